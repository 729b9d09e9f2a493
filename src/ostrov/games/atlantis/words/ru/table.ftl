### Последний день Атлантиды: что говорится за столом. Путешественник назван цветом и номером, место — клеткой.

## Что произошло

event-tile-laid = { $cell }: { $terrain }.
event-first-chosen = Начинает { $seat }.
event-placed = { $colour } { $number } начинает на { $cell }.
event-launched = { $seat }: лодка на { $cell }.
event-turn-began = Ход { $turn }: { $seat }.
event-tile-played = { $seat }: сыгран тайл «{ $underside }» ({ $terrain }).
event-walked = { $colour } { $number } идёт с { $origin } на { $to }.
event-boarded = { $colour } { $number } садится в лодку на { $cell }.
event-swam = { $colour } { $number } плывёт с { $origin } на { $to }.
event-dived = { $colour } { $number } прыгает в воду на { $cell }.
event-landed = { $colour } { $number } спасён: { $land }!
event-sailed = { $seat } ведёт лодку с { $origin } на { $to }.
event-played-no-tile = { $seat } не играет красный тайл.
event-stopped = { $seat } дальше не движется.
event-creature-left = { $seat } оставляет существо на месте.
event-tile-taken = { $seat } убирает { $terrain-acc } с { $cell }.
event-tile-shown = Под тайлом — { $underside }!
event-tile-kept = { $seat } оставляет тайл себе ({ $terrain }): { $underside }.
event-tile-kept-secret = { $seat } оставляет тайл себе ({ $terrain }), не показывая.
event-creature-came = На { $cell } появляется { $creature }.
event-boat-came = На { $cell } появляется лодка.
event-whirled = На { $cell } открывается водоворот.
event-creature-gone = С { $cell } исчезает { $creature }.
event-boat-gone = Лодка на { $cell } погибла.
event-traveller-lost = { $colour } { $number } гибнет на { $cell }.
event-rolled = { $seat }: на кубике { $creature }.
event-roamed = С { $origin } на { $to } переплывает { $creature }.
event-defended = { $seat } отвечает на { $cell }: { $underside }!
event-ended = Игра окончена: { $ending }.

## Чем кончилось

ending-erupted = извержение вулкана
ending-nobody-left = вне безопасной суши никого не осталось
ending-island-gone = остров ушёл под воду
ending-calm = пять кругов подряд никто не двигался с места
ending-adrift = за шестьдесят кругов никто не добрался до суши

## Что можно выбрать

choice-place = { $colour } путешественник ценностью { $worth } — на { $cell }
choice-launch = Поставить лодку на { $cell }
choice-play-dolphin = Дельфин: { $colour } { $number } — на { $to }
choice-play-wind = Попутный ветер: лодка с { $boat } на { $to }
choice-summon = Переместить { $creature-acc } с { $origin } на { $to }
choice-ride = Дельфин везёт дальше: { $colour } { $number } — на { $to }
choice-run-on = Ветер несёт дальше: с { $boat } на { $to }
choice-walk = { $colour } { $number }: идти на { $to }
choice-board = { $colour } { $number }: сесть в лодку на { $to }
choice-swim = { $colour } { $number }: плыть на { $to }
choice-dive = { $colour } { $number }: покинуть лодку и плыть
choice-climb = { $colour } { $number }: забраться в лодку здесь же
choice-land = { $colour } { $number }: сойти на безопасную сушу
choice-sail = Вести лодку с { $boat } на { $to }
choice-take-tile = Убрать тайл с { $cell }
choice-take-aboard = Взять на борт: { $colour } { $number }
choice-roam = Переместить { $creature-acc } с { $origin } на { $to }
choice-stop = На этом всё
choice-defend = Сыграть защиту
choice-decline = Не отвечать
choice-lay-tile = { $cell }: { $terrain }
choice-choose-first = Первым ходит место { $seat-number }
choice-turn-up = Обратная сторона: { $underside }
choice-roll = На кубике: { $creature }

## Чего ждёт стол

prompt-over = Игра окончена.
prompt-wait = { $seats-count ->
        [1] Решает
       *[other] Решают
    } { $seats }.
prompt-answer = Опасность на { $cell }. Поможет «{ $underside }»: сыграйте этот тайл или не отвечайте.
prompt-move = { $moves ->
        [one] У вас осталось { $moves } перемещение.
        [few] У вас осталось { $moves } перемещения.
       *[many] У вас осталось { $moves } перемещений.
    }
prompt-roam = Можно передвинуть существо ({ $creature }): { $steps ->
        [one] на { $steps } клетку.
        [few] не больше чем на { $steps } клетки.
       *[many] не больше чем на { $steps } клеток.
    }
prompt-step-placing = Поставьте путешественника.
prompt-step-launching = Поставьте лодку на воду.
prompt-step-playing = Сыграйте красный тайл или пропустите этот шаг.
prompt-step-riding = Дельфин может плыть дальше.
prompt-step-running = Ветер ещё дует.
prompt-step-taking = Уберите тайл с острова.
prompt-step-taking-aboard = Выберите, кто сядет в лодку.
prompt-chance-laying-tiles = Остров выкладывается.
prompt-chance-choosing-first-seat = Выбирается первый игрок.
prompt-chance-turning-up = Тайл переворачивается.
prompt-chance-rolling = Бросается кубик.

## Почему нельзя

refusal-game-is-over = Игра окончена
refusal-left-to-chance = Это решает случай
refusal-cannot-come-up = Сейчас это выпасть не может
refusal-not-your-turn = Сейчас не ход { $actor-gen }
refusal-island-is-being-laid = Остров ещё выкладывают
refusal-not-this-step = В игре сейчас другой шаг
refusal-nobody-left-to-move = { $actor }: перемещать больше некого, и лодки тоже стоят
refusal-tile-must-be-taken = Один тайл с острова нужно убрать
refusal-no-tile-left = Тайлов на острове больше нет
refusal-boat-must-be-filled = В лодку садятся трое из пловцов на этой клетке: выберите следующего
refusal-no-such-cell = Клетки { $cell } нет
refusal-no-such-traveller = У путешественников одного цвета номера от 1 до 10
refusal-no-such-worth = Ценность путешественника — от 1 до 6
refusal-not-on-the-island = Клетка { $cell } — не часть острова
refusal-not-your-colour = Это не цвет игрока: { $actor }
refusal-worth-is-placed = Путешественников такой ценности больше не осталось
refusal-tile-is-taken = На этом тайле уже кто-то стоит
refusal-tile-is-full = На этом тайле нет места
refusal-not-at-the-shore = Лодку ставят в море, у самого острова
refusal-boat-is-there = Там уже есть лодка
refusal-serpent-is-there = Там морской змей
refusal-not-your-traveller = Это чужой путешественник
refusal-traveller-is-gone = Этот путешественник уже спасён или погиб
refusal-never-back-on-the-island = Кто покинул остров, на него не возвращается
refusal-not-adjacent = Эти клетки не соседние
refusal-no-tile-there = Тайла там нет
refusal-no-boat-there = Лодки там нет
refusal-boat-is-full = В лодке нет места
refusal-boat-is-empty = Лодка пуста
refusal-swimmers-board-where-they-are = Пловец садится только в лодку на своей же клетке
refusal-has-swum = Этот путешественник в этот ход уже плавал
refusal-aboard-a-boat = Из лодки сначала попадают в воду там, где лодка
refusal-no-sea-there = Моря там нет
refusal-not-aboard = Этот путешественник не в лодке
refusal-not-in-the-water = Этот путешественник не в воде
refusal-no-safe-land-here = Здесь нет безопасной суши, чтобы сойти
refusal-others-steer = В этой лодке больше чужих путешественников
refusal-lower-terrain-first = Сначала тонет более низкая местность
refusal-tile-is-enclosed = Сначала убирают тайл у воды
refusal-not-in-the-water-here = В лодку садятся только те, кто плывёт на этой клетке
refusal-no-creature-there = Такого существа там нет
refusal-die-shows-another = На кубике другое существо
refusal-another-creature-moves = Уже плывёт другое существо
refusal-another-is-carried = В пути уже другой
refusal-tile-not-held = { $actor }: такого тайла на руке нет
refusal-cell-is-not-bare = Существо перемещают на пустую клетку моря
refusal-answers-first = Сначала ответ за тем, кого спросили
refusal-nothing-to-answer = Отвечать не на что
refusal-not-on-own-turn = Защиту играют в чужой ход
refusal-not-asked = { $actor }: сейчас спрашивают не вас
refusal-no-whale-defence = { $actor }: защиты от кита на руке нет
refusal-no-shark-defence = { $actor }: защиты от акулы на руке нет

## Что не так с позицией или настройками

impossible-two-colours-are-for-two = По два цвета бывает только у двух игроков.
impossible-four-boats-are-for-two-colours = По четыре лодки бывает только у двух игроков, у каждого из которых два цвета.
impossible-no-such-cell = Клетки { $cell } нет.
impossible-island-misshapen = На острове 40 мест; сначала выкладывают горы, потом леса, потом пляжи.
impossible-too-many-boats = Лодок всего { $number }, а перечисленных и ещё лежащих под тайлами больше.
impossible-boat-misplaced = На { $cell } лодки быть не может: лодка на клетку одна, и только в море.
impossible-boats-miscounted = Число лодок не сходится с подготовкой.
impossible-serpents-miscounted = Перечислите всех морских змеев, их { $number }; выбывший из игры — null.
impossible-too-many-sharks = Акул всего { $number }, а перечисленных и ещё лежащих под тайлами больше.
impossible-too-many-whales = Китов всего { $number }, а перечисленных и ещё лежащих под тайлами больше.
impossible-creature-on-land = Существо на { $cell }, а там не море.
impossible-travellers-miscounted = Цветов в игре { $colours }, и в каждом десять путешественников.
impossible-placing-out-of-order = Путешественников ставят по порядку номеров: { $colour }.
impossible-placing-unfinished = До лодок ставят всех путешественников: { $colour }.
impossible-set-up-disturbed = До первого хода все тайлы и морские змеи на местах, лодки у самого острова, а руки пусты.
impossible-placing-misplaced = Путешественник начинает на своём тайле; при перенаселении двое делят тайл, не касающийся моря.
impossible-placing-out-of-turn = Путешественников ставят по очереди: никто не опережает других больше чем на одного.
impossible-worths-miscounted = Ценности — 1 1 1 2 2 3 3 4 5 6, по одной на каждого, кто на поле: { $colour }.
impossible-nobody-aboard-there = Лодки, чтобы в ней сидеть, там нет: { $cell }.
impossible-no-room-aboard = На { $cell } нет лодки с местом.
impossible-underside-too-often = Столько тайлов «{ $underside }» ({ $terrain }) не бывает.
impossible-no-red-tile = На руке бывают только красные тайлы ({ $terrain }).
impossible-seat-out-of-range = Названо место, которого нет: всего их { $seats }.
impossible-tiles-miscounted = Тайлы и обратные стороны не сходятся: { $terrain }.
impossible-ending-and-phase-disagree = Конец бывает только у оконченной игры, и у неё он есть.
impossible-turn-misnumbered = Ходы считают с первого, когда подготовка закончена, и не раньше.
impossible-moves-miscounted = У того, кто перемещает, осталось от одного до трёх перемещений.
impossible-nobody-to-move = Кто ходит, у того кто-то ещё не на безопасной суше.
impossible-no-tile-taken = Нет тайла, который убрали, чтобы перевернуть его или сесть в лодку.
impossible-nobody-to-take-aboard = Брать на борт некого или некуда.
impossible-mover-misplaced = Тот, кто в пути, должен быть на месте, с шагами в запасе и только в свой шаг.
impossible-steps-miscounted = Столько шагов остаться не могло.
impossible-quiet-turns-miscounted = Ходы без перемещений и без спасённых считают в игре «До последнего выжившего», когда тайлов больше нет: не больше 5 и 60 кругов.
impossible-danger-unsettled = На { $cell } кто-то рядом с существом, которое уже забрало бы его.
impossible-nobody-to-answer = На { $cell } некого спросить об ответе.
impossible-should-have-ended = Игра уже должна была кончиться: { $ending }.
impossible-cannot-have-ended-so = Так игра кончиться не могла: { $ending }.
