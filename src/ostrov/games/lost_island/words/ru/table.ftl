### Затерянный остров: что говорится за столом.

## Что произошло

event-rumour-dealt = Ходит слух: { $rumour }.
event-turn-began = Ход { $turn }: { $seat }.
event-rolled = { $seat } бросает кубики: { $dice }.
event-named = { $seat } называет местность: { $terrain }.
event-die-taken = { $seat } берёт кубик: { $die }{ $compasses ->
        [0] .
        [one] {" "}и тратит { $compasses } компас, выходит { $number }.
        [few] {" "}и тратит { $compasses } компаса, выходит { $number }.
       *[many] {" "}и тратит { $compasses } компасов, выходит { $number }.
    }
event-die-set-aside = { $seat } откладывает кубик ({ $terrain }) и рисует по другому: { $die }{ $compasses ->
        [0] .
        [one] {" "}и { $compasses } компас, выходит { $number }.
        [few] {" "}и { $compasses } компаса, выходит { $number }.
       *[many] {" "}и { $compasses } компасов, выходит { $number }.
    }
event-order-wanted = { $seat } требует играть по очереди.
event-order-waived = { $seat } не требует очереди.
event-order-called = Этот ход может стать последним: играем по очереди.
event-drawn = { $seat } рисует { $terrain } на { $cell }.
event-compass-found = { $seat } находит компас.
event-was-stuck = { $seat } ничего не рисует: числу { $number } нигде нет места.
event-spyglass-counted = { $spyglasses ->
        [one] { $seat }: подзорная труба приносит { $points }.
       *[other] { $seat }: две подзорные трубы вместе приносят { $points }.
    }
event-ended = Игра окончена: { $ending }.
event-scored = { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, { $empty_cells ->
        [0] пустых клеток нет
        [one] { $empty_cells } пустая клетка
        [few] { $empty_cells } пустые клетки
       *[many] { $empty_cells } пустых клеток
    }.
event-won = { $seat } побеждает.
event-ranked = Ранг: { $rank }.

## Чем кончилось

ending-uses-spent = активному игроку больше нечего назвать
ending-somebody-stuck = кому-то не хватило места на листе

## Что можно выбрать

choice-name = Назвать: { $terrain }
choice-take = Взять { $die }, рисовать { $number }
choice-set-aside = Отложить { $die } ради { $die ->
        [1] { terrain-ruins.gen }
        [2] { terrain-plains.gen }
        [3] { terrain-swamps.gen }
        [4] { terrain-rivers.gen }
        [5] { terrain-forests.gen }
        [6] { terrain-mountains.gen }
       *[other] { $die }
    }, рисовать { $number }
choice-draw = Нарисовать { $terrain } на { $cell }
choice-call-order = Играть этот ход по очереди
choice-waive-order = Очередь не нужна
choice-deal-rumour = Слух: { $rumour }
choice-choose-first = Первым ходит место { $seat-number }
choice-roll = Бросок: { $dice }

## Чего ждёт стол

prompt-over = Игра окончена.
prompt-wait = { $seats-count ->
        [1] Решает
       *[other] Решают
    } { $seats }.
prompt-name = На кубиках { $dice }. Назовите местность.
prompt-take = Рисуем: { $terrain }. Выберите кубик: { $dice }. { $compasses ->
        [0] Компасов у вас нет.
        [one] У вас { $compasses } компас.
        [few] У вас { $compasses } компаса.
       *[many] У вас { $compasses } компасов.
    }
prompt-set-aside = На кубиках { $dice }. Один отложите ради местности, по другому рисуйте. { $compasses ->
        [0] Компасов у вас нет.
        [one] У вас { $compasses } компас.
        [few] У вас { $compasses } компаса.
       *[many] У вас { $compasses } компасов.
    }
prompt-draw = Рисуем { $terrain }: { $cells ->
        [one] осталась { $cells } клетка.
        [few] осталось { $cells } клетки.
       *[many] осталось { $cells } клеток.
    }
prompt-order = Этот ход может стать последним. Играть его по очереди, от активного игрока по часовой стрелке?
prompt-chance-dealing-rumours = Раздаются слухи.
prompt-chance-choosing-first-seat = Выбирается первый игрок.
prompt-chance-rolling = Бросаются три кубика.
prompt-chance-rolling-again = Бросаются два оставшихся кубика.

## Почему нельзя

refusal-game-is-over = Игра окончена
refusal-left-to-chance = Это решает случай
refusal-cannot-come-up = Сейчас такого выпасть не может
refusal-dice-first = Сначала бросают кубики
refusal-not-your-turn = Местность называет только активный игрок
refusal-die-names-the-terrain = В этой половине хода местность называет кубик
refusal-terrain-is-named = Местность этого хода уже названа
refusal-no-use-left = У { $actor-gen } больше нельзя назвать: { $terrain }
refusal-terrain-first = Сначала называют местность
refusal-active-takes-first = Первым кубик берёт активный игрок
refusal-die-is-taken = { $actor } уже с кубиком
refusal-played-in-order = Этот ход идёт по очереди, и { $actor } пока ждёт
refusal-order-first = Сначала каждый говорит, играть ли этот ход по очереди
refusal-order-is-answered = { $actor }: ответ уже был, очередь не нужна
refusal-no-question-of-order = Сейчас не решают, играть ли по очереди
refusal-die-not-there = Кубика с числом { $die } нет
refusal-too-few-compasses = { $actor }: не хватает компасов, чтобы вышло { $number }
refusal-set-aside-first = Один из двух кубиков надо отложить ради местности
refusal-only-alone = Кубики откладывают только в одиночном режиме
refusal-nothing-to-set-aside = Сейчас откладывать нечего
refusal-die-first = Прежде чем рисовать, выбирают кубик
refusal-stuck-draws-nothing = { $actor } ничего не рисует: числу нигде нет места
refusal-all-is-drawn = { $actor }: нарисовано уже всё число
refusal-cell-is-sea = { $cell } — море
refusal-cell-is-drawn = Клетка { $cell } уже занята рисунком
refusal-not-next-to-new = { $cell } не граничит с клетками этого рисунка
refusal-not-next-to-drawn = { $cell } не граничит ни с чем нарисованным
refusal-number-does-not-fit = Если начать с { $cell }, всё число не поместится
refusal-only-the-named-terrain = Другую местность, кроме названной, принимает только вольная клетка

## Что не так с позицией

impossible-seat-out-of-range = Названо место, которого нет: мест в этой игре { $seats }.
impossible-rumours-miscounted = На столе четыре разных слуха; меньше их, только пока они раздаются.
impossible-sheet-misshapen = Лист места { $seat-number } не той формы, что его сторона.
impossible-new-cell-not-drawn = У места { $seat-number } новая клетка не нарисована или названа дважды.
impossible-new-cell-misdrawn = У места { $seat-number } на новой клетке не та местность, что названа, а клетка не вольная.
impossible-sheet-not-connected = Рисунок места { $seat-number } распадается на части.
impossible-uses-miscounted = У места { $seat-number } больше использований, чем бывает при стольких игроках, или названное не зачёркнуто.
impossible-compasses-miscounted = Компасы места { $seat-number } не вяжутся с его клетками, прежними или новыми.
impossible-spyglasses-miscounted = Подзорные трубы места { $seat-number } не вяжутся с его клетками, прежними или новыми.
impossible-phase-of-solo-play = Вторая половина хода бывает только в одиночном режиме.
impossible-phase-of-shared-play = В одиночном режиме первого не выбирают.
impossible-first-half-missing = Во второй половине хода что-то уже нарисовано.
impossible-dice-miscounted = В этой фазе на столе лежит другое число кубиков.
impossible-terrain-misplaced = Местность названа с той минуты, как её назвали, и до конца рисования, не иначе.
impossible-turn-miscounted = Ходы считаются с первого, как только игра подготовлена, и их не больше, чем использований.
impossible-begun-too-early = До конца подготовки никто ничего не рисует и не зачёркивает.
impossible-order-not-called = Этот ход может стать последним, значит, стол играет его по очереди.
impossible-order-misplaced = По очереди играют, только пока рисуют несколько игроков.
impossible-order-not-in-question = Об очереди спрашивают, только если игроков несколько, стол этого хочет и ход может стать последним.
impossible-order-answered-already = Кто-то отказался от очереди, хотя о ней не спрашивают, или отказались уже все.
impossible-number-misplaced = Число места { $seat-number } не вяжется с фазой или с его новыми клетками.
impossible-die-misplaced = Кубика места { $seat-number } на столе нет, или компасы не сделают из него такое число.
impossible-stuck-or-not = Месту { $seat-number } некуда рисовать тогда и только тогда, когда его число нигде не помещается.
impossible-nobody-is-drawing = Все дорисовали, значит, ход окончен.
impossible-ahead-of-order = Кто-то выбрал раньше своей очереди.
impossible-ending-and-phase-disagree = Игра окончена тогда и только тогда, когда известно, чем она кончилась.
impossible-cannot-have-ended-so = Так игра кончиться не могла: { $ending }.
impossible-should-have-ended = Активному игроку нечего назвать: игра уже должна быть окончена.
impossible-bonuses-not-settled = Новые компасы и трубы бывают только в том ходу, где уже что-то нарисовано.
