### Последний день Атлантиды: подписи простой доски, фазы и настройки. Ряды клеток зовутся сверху вниз от A до M, номер
### клетки считается слева.

## Как стоит ход

field-moves_left = Осталось перемещений
field-mover = Фишка в пути
    .help = Её номер среди путешественников, лодок или существ, считая с 0.
field-steps_left = Сколько ещё клеток она пройдёт
field-taken = Клетка снятого тайла
field-taken_terrain = Местность снятого тайла
field-rolled = Существо на кубике
field-struck = Клетка в опасности
field-declined = Отказались отвечать
field-quiet_turns = Спокойных ходов подряд

## Остров и море

field-tiles = Остров
    .item = { $number ->
        [1] D4
        [2] D5
        [3] D6
        [4] D7
        [5] E4
        [6] E5
        [7] E6
        [8] E7
        [9] E8
        [10] F3
        [11] F4
        [12] F5
        [13] F6
        [14] F7
        [15] F8
        [16] F9
        [17] F10
        [18] G3
        [19] G4
        [20] G5
        [21] G7
        [22] G8
        [23] G9
        [24] H3
        [25] H4
        [26] H5
        [27] H6
        [28] H7
        [29] H8
        [30] H9
        [31] H10
        [32] I4
        [33] I5
        [34] I6
        [35] I7
        [36] I8
        [37] J4
        [38] J5
        [39] J6
       *[40] J7
    }
    .none = море
field-boats = Лодки
    .none = погибла
field-serpents = Морские змеи
    .none = исчез
field-sharks = Акулы
    .none = исчезла
field-whales = Киты
    .none = исчез
field-gone = Обороты вне игры

## Путешественники

field-travellers = Путешественники
    .item = { $number ->
        [1] { colour-red }
        [2] { colour-yellow }
        [3] { colour-green }
       *[4] { colour-blue }
    }: { $seat }
    .inner = № { $number }
field-at = Где
    .none = ещё не поставлен
at-lost = погиб
at-north-west = { land-north-west }
at-north-east = { land-north-east }
at-south-west = { land-south-west }
at-south-east = { land-south-east }
field-worth = Ценность
    .none = скрыта
field-aboard = В лодке
field-swum = Уже плыл в этот ход

## Красные тайлы

field-hands = Красные тайлы на руках
    .item = { $seat }
    .inner = Тайл { $number }
field-terrain = Местность
field-underside = Оборот
    .none = скрыт

## Фазы

phase-laying-tiles = Выкладывается остров
phase-placing = Расстановка путешественников
phase-launching = Расстановка лодок
phase-playing = Красный тайл
phase-riding = Верхом на дельфине
phase-running = По ветру
phase-moving = Перемещения
phase-taking = Снимается тайл
phase-turning-up = Тайл переворачивается
phase-taking-aboard = Посадка в лодку
phase-rolling = Бросок кубика
phase-roaming = Ход существа

## Настройки

field-options = Варианты правил
field-two_colours = { option-two_colours }
field-overcrowded = { option-overcrowded }
field-last_survivor = { option-last_survivor }
field-all_equal = { option-all_equal }
field-sunken_atlantis = { option-sunken_atlantis }
field-memory_aid = { option-memory_aid }
option-two_colours = По два цвета
    .help = Вдвоём каждый ведёт два цвета, ценности обоих складываются.
    .none = если играют двое
option-overcrowded = Перенаселение
    .help = При расстановке тайл, не касающийся моря, вмещает двух путешественников.
option-last_survivor = До последнего выжившего
    .help = Вулкан — ещё один водоворот, и игра идёт, пока каждый путешественник не спасётся или не погибнет.
option-all_equal = Все равны
    .help = Выигрывает спасший больше путешественников, какой бы ценности они ни были.
option-sunken_atlantis = Атлантида затонула
    .help = Вулкан — ещё один водоворот, и игра идёт, пока не уйдёт последний тайл.
option-memory_aid = Подсказка памяти
    .help = Ценности своих путешественников вы видите всю игру, и помнить их не нужно.
