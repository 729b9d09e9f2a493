### Затерянный остров: подписи простой доски, фазы и настройки.

## Как стоит ход

field-dice = Кубики на выбор
field-terrain = Что рисуют
field-waived = Очередь не нужна
field-is_in_order = Этот ход играется по очереди
field-side = { option-side }
field-rumours = Слухи

## Листы

field-sheets = Листы
    .item = { $seat }
    .row = { $number }
    .column = { $number ->
        [1] a
        [2] b
        [3] c
        [4] d
        [5] e
        [6] f
        [7] g
        [8] h
        [9] i
       *[10] j
    }
    .none = море
    .mark = ~
field-cell = Клетка
field-square-terrain = Местность
    .none = пусто
field-bonus = Значок
field-is_new = нарисовано только что
    .mark = +

## Значки на листе

bonus-compass = компас
    .mark = ✦
bonus-spyglass = подзорная труба
    .mark = ◎
bonus-wild = вольная клетка
    .mark = ✱

## Первопроходцы

field-cartographers = Первопроходцы
    .item = { $seat }
field-uses = Осталось использований
field-compasses = Компасы
field-number = Сколько рисовать
field-die = Взятый кубик
field-is_stuck = Числу нигде нет места

## Очки

field-standings = Очки сейчас
    .item = { $seat }
field-standing-rumours = По слухам
field-spyglasses = За подзорные трубы
field-points = Всего
field-empty_cells = Пустых клеток
field-room = Наибольшее число, которому есть место
field-left = Осталось дорисовать


## Фазы

phase-dealing-rumours = Раздача слухов
phase-rolling = Бросок трёх кубиков
phase-naming = Выбор местности
phase-taking = Выбор кубика
phase-asking = Решается, играть ли по очереди
phase-drawing = Рисование
phase-rolling-again = Бросок двух других кубиков
phase-setting-aside = Один кубик откладывается
phase-drawing-again = Второй рисунок

## Настройки

option-side = Сторона листа
    .help = Сторона А — цельный остров из 74 клеток; на стороне Б их 78, с бухтами, озёрами и вольными клетками. Для первой партии правила советуют сторону А.
side-a = А
side-b = Б
option-rumours = Слухи
    .help = Какие четыре слуха из двенадцати приносят очки: случайные или один из трёх наборов. Для первой партии правила советуют готовый набор.
rumours-random = Случайные
rumours-tight-island = Тесный остров
rumours-calm-island = Спокойный остров
rumours-skull-island = Остров Черепа
option-last_turn_in_order = Последний ход по очереди
    .help = Ход, который может стать последним, играют один за другим, а не все сразу: всегда или если этого потребует кто-то из игроков.
last_turn_in_order-automatic = Всегда
last_turn_in_order-on-demand = По требованию
option-first = Кто начинает
    .help = По книге правил начинает самый старший. В одиночку это не важно.
    .none = по жребию
