### Запретная пустыня: подписи простой доски, поверхность, фазы и настройки.

## Как стоит ход

field-actions_left = Осталось действий
field-steps_done = Сделано шагов в этой фазе
field-cards_skipped = Отведено карточек бури в этот ход
field-cards_left = Впереди карточек бури
field-pending = Сейчас происходит
    .none = ничего
field-scoped = Место под Терраскопом
field-gone_on = Готовы идти дальше

## Пустыня

field-desert = Пустыня
    .item = Ряд { $number }
    .inner = Колонка { $number ->
        [1] А
        [2] Б
        [3] В
        [4] Г
       *[5] Д
    }
    .none = буря
    .help = Ряды с севера на юг, колонки с запада на восток. Два песчаных маркера и больше блокируют участок.
field-ground = Поверхность
    .none = раскопано
field-face = Сторона города
    .none = неизвестна
field-sand = Песчаных маркеров
field-parts = Здесь лежат детали
field-parts_in_storm = Детали в буре
field-parts_taken = Добытые детали

## Персонажи

field-adventurers = Персонажи
    .item = { $seat }
field-role = Персонаж
    .none = ещё не роздан
field-at = Где
    .none = ещё не в пустыне
field-water = Вода
field-gear = Снаряжение
field-is_shielded = Под Солнечным щитом
field-watered = Только что получили воду
field-received = Только что полученное снаряжение

## Буря и колоды

field-tick = Измеритель бури
    .help = Чем выше деление, тем больше карточек бури за ход; на черепе игра проиграна.
field-gear_deck = Осталось в колоде снаряжения
field-storm_top = Колода бури: известны сверху
field-storm_deck = Колода бури: порядок неизвестен
field-storm_under = Колода бури: известны снизу
field-storm_discard = Сброс бури

## Поверхность

ground-dune = дюна
ground-oasis = оазис
ground-crash-site = место крушения

## Фазы и то, что в них происходит

phase-laying-tiles = Выкладываются участки
phase-dealing-adventurers = Раздача персонажей
phase-acting = Действия
phase-storming = Карточки бури
pending-turning-up = переворачивается участок
pending-drawing-gear = берётся карточка снаряжения
pending-scoping = Терраскоп заглядывает под участок
pending-revealing = просматриваются карточки бури
pending-putting-under = карточку бури можно убрать под колоду

## Настройки

option-difficulty = Сложность
    .help = С какого деления начинает измеритель бури: для новичков с 1, в легендарной игре с 4.
option-adventurers = Персонажи
    .help = Кто кем играет, по порядку мест, вместо случайной раздачи.
    .none = раздаются случайно
