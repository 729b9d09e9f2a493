### Запретная пустыня: подписи простой доски, поверхность, фазы и настройки.

## Как стоит ход

field-actions_left = Осталось действий
field-cards_skipped = Отведено карточек бури в этот ход
field-cards_left = Впереди карточек бури
field-pending = Сейчас происходит
field-scoped = Место под Терраскопом
field-gone_on = Готовы идти дальше

## Пустыня

field-board = Пустыня
    .row = { $number }
    .column = { $number ->
        [1] А
        [2] Б
        [3] В
        [4] Г
       *[5] Д
    }
    .none = буря
    .help = Сверху север, слева запад. Два песчаных маркера и больше блокируют участок.
field-place = Место
field-pawns = Кто здесь
field-ground = Поверхность
    .none = раскопано
field-face = Сторона города
field-sand = песчаных маркеров
    .mark = ▒
field-parts = Здесь лежат детали
field-parts_in_storm = Детали в буре
field-parts_taken = Добытые детали
field-is_blocked = заблокировано
    .mark = ✕
field-buried = Засыпаны песком
field-in_shade = В тени
    .help = В туннеле или под Солнечным щитом: солнце не отнимает воду.
field-clues = Открыта одна подсказка
said-clue = { $part }: { $row ->
        [none] колонка { $column ->
            [1] А
            [2] Б
            [3] В
            [4] Г
           *[5] Д
        }
       *[other] ряд { $row }
    }
field-hidden = Ещё под песком

## Искатели приключений

field-adventurers = Искатели приключений
    .item = { $seat }
field-at = Где
    .none = ещё не в пустыне
field-water = Вода
field-gear = Снаряжение
field-is_shielded = Под Солнечным щитом
field-watered = Только что получили воду
field-received = Только что полученное снаряжение

## Буря и колоды

field-storm_rate = Карточек бури за ход
field-sand_left = Песчаных маркеров в запасе
field-tick = Измеритель силы бури
    .help = Чем выше деление, тем больше карточек бури за ход; на черепе игра проиграна.
field-gear_deck = Осталось в колоде снаряжения
field-storm_top = Колода бури: известны сверху
field-storm_deck = Колода бури: порядок неизвестен
field-storm_under = Колода бури: известны снизу
field-storm_discard = Сброс бури

## Поверхность

ground-dune = дюна
    .mark = ·
ground-oasis = оазис
    .mark = оазис
ground-crash-site = место крушения
    .mark = обломки

## Фазы и то, что в них происходит

phase-laying-tiles = Выкладываются участки
phase-dealing-adventurers = Раздача искателей приключений
phase-acting = Действия
phase-storming = Карточки бури
pending-turning-up = переворачивается участок
pending-drawing-gear = берётся карточка снаряжения
pending-scoping = Терраскоп заглядывает под участок
pending-revealing = просматриваются карточки бури
pending-putting-under = карточку бури можно убрать под колоду

## Настройки

option-difficulty = Сложность
    .help = С какого деления начинает измеритель силы бури: на начальном уровне с 1, на легендарном с 4.
option-adventurers = Искатели приключений
    .choose = Выбрать искателей приключений
    .help = Кто кем играет, по порядку мест, вместо случайной раздачи.
    .none = раздаются случайно
option-first = Кто начинает
    .help = По книге правил начинает тот, кому сильнее всех хочется пить.
    .none = по жребию
