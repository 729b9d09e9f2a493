### Поле «Запретного острова»: что на нём написано и что читается вслух.

island-grid = Остров
island-dry = сухо
island-flooded = затоплено
island-sunken = на дне
island-holds = здесь ждёт { $treasure }
island-held = артефакт отсюда уже добыт
island-start = отсюда начинает { $role }
island-pawns = здесь: { $pawns }
island-chance-floods = вероятность затопления { $percent } %
island-chance-sinks = вероятность утонуть { $percent } %
island-sign-floods = затопит, %
island-sign-sinks = уйдёт на дно, %
island-and-another = Осушить { $tile-acc } и ещё один участок…
island-treasure-taken = { $treasure }: добыто
island-treasure-waits = { $treasure }: можно добыть здесь — { $places }
island-water = Вода на отметке { $mark } из 10: { $rate ->
        [0] череп
        [one] { $rate } карта приливов за ход
        [few] { $rate } карты приливов за ход
       *[many] { $rate } карт приливов за ход
    }

## Что дальше

island-hint-pawn = { $pawn }: укажите, куда идти.
island-hint-shore = Укажите второй участок или ещё раз первый, чтобы осушить только его.
island-hint-sandbags = Укажите затопленный участок, который станет сухим.
island-hint-useless = { $card }: сейчас не пригодится.
island-hint-card = Укажите, кому передать карту.
island-hint-lift-who = Укажите, кто летит: фишки на одном участке.
island-hint-lift-where = { $pawns }: укажите, куда лететь.

## Карты на руках

island-hand = Карты { $seat-gen }
island-pawn = Фишка { $seat-gen }
island-actions = { $actions ->
        [one] осталось { $actions } действие
        [few] осталось { $actions } действия
       *[many] осталось { $actions } действий
    }
island-no-cards = Карт нет.

## Колоды

island-decks = Колоды и сбросы
island-treasure-deck = Колода артефактов
island-treasure-discard = Сброс артефактов
island-flood-deck = Колода приливов
island-flood-discard = Сброс приливов
island-short-treasure = Артефакты
island-short-flood = Приливы
island-short-discard = сброс
island-layer-only = В любом порядке
island-layer-next = Сначала эти, в любом порядке
island-layer-later = Затем эти, в любом порядке

## Буквы на фишках, все разные

island-letter-diver = А
island-letter-engineer = Ж
island-letter-explorer = И
island-letter-messenger = К
island-letter-navigator = Н
island-letter-pilot = П
