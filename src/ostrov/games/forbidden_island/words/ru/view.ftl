### Запретный остров: подписи простой доски, фазы и настройки.

## Как стоит ход

field-actions_left = Осталось действий
field-has_flown = Пилот уже летал в этот ход
field-cards_left = Осталось вытянуть карт
field-gone_on = Готовы идти дальше
field-discarding = Кто сбрасывает карты
field-swimming = В воде

## Остров

field-board = Остров
field-tile = Участок
field-water = Вода
field-treasure = Артефакт
field-pawns = Кто здесь
field-flood_rate = Карт приливов за ход
field-mark = Уровень воды
    .help = На 10 — череп, и игра проиграна.
field-flooded = Затопленные участки
field-sunken = Утонувшие участки

## Персонажи

field-adventurers = Персонажи
    .item = { $seat }
field-at = Где
    .none = ещё не на острове
field-hand = На руках

## Артефакты и колоды

field-treasures_taken = Добытые артефакты
field-treasure_deck = Осталось в колоде артефактов
field-treasure_discard = Сброс артефактов
field-flood_deck = Осталось в колоде приливов
    .item = Слой { $number }
    .help = Слои сверху вниз; порядка внутри слоя никто не знает.
field-flood_discard = Сброс приливов

## Вода на участках

water-flooded = затоплено
    .mark = ≈
water-sunken = на дне
    .mark = ×

## Фазы

phase-laying-tiles = Выкладываются участки
phase-flooding-first-tiles = Первые затопления
phase-dealing-adventurers = Раздача персонажей
phase-dealing-cards = Раздача первых карт
phase-acting = Действия
phase-drawing = Карты артефактов
phase-flooding = Карты приливов

## Настройки

option-difficulty = Сложность
    .help = Как высоко стоит вода вначале: для новичков на делении 1, в легендарной игре на 4.
option-adventurers = Персонажи
    .choose = Выбрать персонажей
    .help = Кто кем играет, по порядку мест, вместо случайной раздачи.
    .none = раздаются случайно
option-first = Кто начинает
    .help = По книге правил начинает тот, кто последним побывал на острове, или кто-нибудь по жребию.
    .none = по жребию
