### Затерянный остров: подписи простой доски, фазы и настройки.

## Как стоит ход

field-dice = Кубики на выбор
field-terrain = Что рисуют
    .none = не названо
field-is_in_order = Этот ход играется по очереди
field-last_turn_in_order = { option-last_turn_in_order }
field-side = { option-side }
field-rumours = Слухи

## Картографы

field-cartographers = Картографы
    .item = { $seat }
field-sheet = Лист
    .item = Ряд { $number }
    .help = Столбцы a, b, c и так далее слева направо. Дефис — пустая клетка, точка — море; R — руины, P — равнины, S — болота, V — реки, F — леса, M — горы.
field-new = Только что нарисованные клетки
field-uses = Осталось использований
field-compasses = Компасы
field-new_compasses = Компасы, найденные в этот ход
field-new_spyglasses = Подзорные трубы этого хода
field-counted = Очки за подзорные трубы
field-number = Сколько рисовать
field-is_stuck = Числу нигде нет места

## Очки

field-scores = Что сейчас приносят слухи
    .item = { $seat }
    .inner = Слух { $number }
field-rumour = Слух
field-points = Очки
field-parts = Откуда они
    .item = Часть { $number }
field-cells = Клетки

## Фазы

phase-dealing-rumours = Раздача слухов
phase-rolling = Бросок трёх кубиков
phase-naming = Выбор местности
phase-taking = Выбор кубика
phase-drawing = Рисование
phase-rolling-again = Бросок двух других кубиков
phase-setting-aside = Один кубик откладывается
phase-drawing-again = Второй рисунок

## Настройки

option-side = Сторона листа
    .help = Сторона А — цельный остров из 60 клеток; на стороне Б их 65, с бухтами, озёрами и вольными клетками.
side-a = А
side-b = Б
option-rumours = Слухи
    .help = Какие четыре слуха из двенадцати приносят очки: случайные или один из трёх наборов.
rumours-random = Случайные
rumours-tight-island = Тесный остров
rumours-calm-island = Спокойный остров
rumours-skull-island = Остров Черепа
option-last_turn_in_order = Последний ход по очереди
    .help = Ход, который может стать последним, играют один за другим, а не все сразу.
