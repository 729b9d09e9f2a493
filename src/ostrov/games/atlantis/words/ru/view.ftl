### Последний день Атлантиды: подписи простой доски, фазы и настройки. Ряды клеток зовутся сверху вниз от A до M, номер
### клетки считается слева.

## Как стоит ход

field-moves_left = Осталось перемещений
field-struck = Клетка в опасности
field-declined = Отказались отвечать
field-still_turns = Ходов без перемещений
field-quiet_turns = Ходов без спасённых и погибших

## Остров и море

field-board = Остров и море
    .help = Ряды клеток — от A до M сверху вниз, номер клетки считается слева.
field-cell = Клетка
field-terrain = Местность
    .none = море
    .mark = ~
field-land = Рядом безопасная суша
field-has_boat = лодка
    .mark = ◡
field-creatures = Существа
field-pawns = Путешественники
said-pawn = { $aboard ->
        [true] { $colour } { $number } в лодке
       *[other] { $colour } { $number }
    }
    .mark = { $aboard ->
        [true] ({ $colour-mark }{ $number })
       *[other] { $colour-mark }{ $number }
    }
field-tiles_left = Тайлов на острове

field-left_under = Что ещё может быть под тайлами
    .help = Ваши тайлы и те, что вышли из игры, не считаются; тайлы соперников считаются.
field-takeable = Какие тайлы можно снять
field-supply = В запасе
field-boats = Лодки
field-sharks = Акулы
field-whales = Киты
field-die = На кубике

## Путешественники

field-parties = Путешественники
    .item = { $colour } ({ $seat })
field-unplaced = Ещё не поставлены
field-under_way = В пути
field-safe = Спаслись
field-lost = Погибли
field-points = Очки спасённых
field-travellers = Где они и чего стоят
    .item = { $number ->
        [1] { colour-red }
        [2] { colour-yellow }
        [3] { colour-green }
       *[4] { colour-blue }
    }
    .inner = № { $number }
said-traveller = { $at ->
        [none] ещё в запасе
       *[other] { $at }
    }{ $worth ->
        [none] { "" }
       *[other] , ценность { $worth }
    }

at-lost = погиб
at-north-west = { land-north-west }
at-north-east = { land-north-east }
at-south-west = { land-south-west }
at-south-east = { land-south-east }

## Красные тайлы

field-hands = Красные тайлы на руках
    .item = { $seat }
    .inner = Тайл { $number }
said-redtile = { $underside ->
        [none] обратная сторона скрыта ({ $terrain })
       *[other] { $underside } ({ $terrain })
    }

## Фазы

phase-laying-tiles = Выкладывается остров
phase-placing = Расстановка путешественников
phase-launching = Расстановка лодок
phase-playing = Красный тайл
phase-riding = Дельфин
phase-running = Попутный ветер
phase-moving = Перемещения
phase-taking = Убирается тайл
phase-turning-up = Тайл переворачивается
phase-taking-aboard = Посадка в лодку
phase-rolling = Бросок кубика
phase-roaming = Перемещение существа

## Настройки

field-options = Варианты правил
field-two_colours = { option-two_colours }
field-four_boats = { option-four_boats }
field-overcrowded = { option-overcrowded }
field-last_survivor = { option-last_survivor }
field-all_equal = { option-all_equal }
field-sunken_atlantis = { option-sunken_atlantis }
field-memory_aid = { option-memory_aid }
field-first = { option-first }
option-two_colours = По два цвета
    .help = Вдвоём каждый ведёт два цвета, ценности обоих складываются.
    .none = если играют двое
option-four_boats = По четыре лодки
    .help = Вдвоём, с двумя цветами у каждого, начинают с четырьмя лодками вместо двух.
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
option-first = Кто начинает
    .help = По книге правил первого игрока выбирают как угодно.
    .none = по жребию
