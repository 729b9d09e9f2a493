### Запретный остров: что говорится за столом. Аргументы, называющие участок, карту, артефакт или персонажа, приносят
### с собой свои формы ($to-to, $card-acc); как зовут игроков, решает тот, кто показывает предложение.

## Что произошло

event-tile-laid = На стол ложится участок: { $tile }.
event-adventurer-dealt = Место { $seat-number }: { $role }.
event-card-dealt = { $seat } получает { $card-acc }.
event-turn-began = Ход { $turn }: { $seat }.
event-moved = { $seat } идёт { $to-to }.
event-flew = { $seat } летит { $to-to }.
event-navigated = { $seat } ведёт { $pawn-acc } { $to-to }.
event-shored-up = { $seat } осушает { $tile-acc }.
event-gave = { $seat } передаёт { $card-acc } { $receiver-dat }.
event-captured = { $seat } завладевает { $treasure-ins }!
event-stopped = { $seat } заканчивает, { $actions_left ->
        [one] не использовав { $actions_left } действие
        [few] не использовав { $actions_left } действия
       *[many] не использовав { $actions_left } действий
    }.
event-card-drawn = { $seat } вытягивает { $card-acc }.
event-water-rose = Вода поднимается до отметки { $mark }: { $flood_rate ->
        [0] это череп
        [one] теперь { $flood_rate } карта приливов за ход
        [few] теперь { $flood_rate } карты приливов за ход
       *[many] теперь { $flood_rate } карт приливов за ход
    }.
event-flood-cards-returned = { $cards ->
        [one] { $cards } карта приливов возвращается
        [few] { $cards } карты приливов перемешаны и возвращаются
       *[many] { $cards } карт приливов перемешаны и возвращаются
    } на верх колоды.
event-treasure-deck-renewed = Сброс артефактов ({ $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }) перемешан в новую колоду.
event-flood-deck-renewed = Сброс приливов ({ $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }) перемешан в новую колоду.
event-card-discarded = { $seat } сбрасывает { $card-acc }.
event-lifted = { $seat } вызывает вертолёт: { $pawns } — { $to-to }.
event-sandbagged = { $seat } кладёт мешки с песком и осушает { $tile-acc }.
event-flew-off = { $seat } вызывает вертолёт и увозит всех домой!
event-flooded = Вода заливает { $tile-acc }.
event-sunk = { $tile } — на дне!
event-swam = { $seat } плывёт { $to-to }.
event-ended = Игра окончена: { $ending }.

## Чем кончилось

ending-escaped = все улетели с четырьмя артефактами
ending-treasure-lost = артефакт ушёл на дно вместе с обоими своими участками
ending-landing-lost = взлётная площадка ушла на дно
ending-adventurer-lost = кто-то из команды погиб в воде
ending-island-drowned = вода дошла до черепа

## Что можно выбрать

choice-move = Переместиться { $to-to }
choice-fly = Лететь { $to-to }
choice-navigate = Вести { $pawn-acc } { $to-to }
choice-shore-up = Осушить { $tile-acc }
choice-shore-up-two = Осушить { $tile-acc } и { $other-acc }
choice-give = Передать { $card-acc } { $receiver-dat }
choice-capture = Завладеть артефактом этого участка
choice-stop = Закончить действия
choice-lift = Вертолёт: { $pawns } — { $to-to }
choice-sandbag = Мешки с песком: { $tile }
choice-fly-off = Вертолёт: улететь всем вместе
choice-discard = Сбросить { $card-acc }
choice-swim = Плыть { $to-to }
choice-go-on = Дальше
choice-lay-tile = Участок: { $tile }
choice-flood-at-start = Затоплен вначале: { $tile }
choice-deal-adventurer = Персонаж: { $role }
choice-deal-card = Роздана карта: { $card }
choice-choose-first = Первым ходит место { $seat-number }
choice-draw-treasure = Карта артефактов: { $card }
choice-draw-flood = Карта приливов: { $tile }

## Чего ждёт стол

prompt-over = Игра окончена.
prompt-wait = { $seats-count ->
        [1] Решает
       *[other] Решают
    } { $seats }.
prompt-act = { $actions ->
        [one] У вас осталось { $actions } действие.
        [few] У вас осталось { $actions } действия.
       *[many] У вас осталось { $actions } действий.
    }
prompt-discard = У вас слишком много карт: сбросьте одну или сыграйте карту специального действия.
prompt-swim = Ваш участок ушёл на дно: плывите!
prompt-rescue = { $pawn } в воде. Вызовите вертолёт или продолжайте.
prompt-may-play = Сейчас ходит { $seat }. Вы можете сыграть карту специального действия.
prompt-moment-drawing = { $cards ->
        [one] Впереди { $cards } карта артефактов.
        [few] Впереди { $cards } карты артефактов.
       *[many] Впереди { $cards } карт артефактов.
    } Сыграйте карту специального действия сейчас или продолжайте.
prompt-moment-flooding = { $cards ->
        [one] Впереди { $cards } карта приливов.
        [few] Впереди { $cards } карты приливов.
       *[many] Впереди { $cards } карт приливов.
    } Сыграйте карту специального действия сейчас или продолжайте.
prompt-chance-laying-tiles = Остров выкладывается.
prompt-chance-flooding-first-tiles = Вода заливает первые участки.
prompt-chance-dealing-adventurers = Раздаются персонажи.
prompt-chance-dealing-cards = Раздаются первые карты.
prompt-chance-choosing-first-seat = Выбирается первый игрок.
prompt-chance-drawing = Вытягивается карта артефактов.
prompt-chance-flooding = Вытягивается карта приливов.

## Прогноз прилива: вероятности в целых процентах

forecast = Прогноз прилива
forecast-about = Что могут принести карты приливов этого хода, если до них никто ничего не сделает.
forecast-tile = { $tile }: затопление — { $floods } %, уход на дно — { $sinks } %
forecast-draws = { $cards ->
        [0] Без карт приливов
        [one] { $cards } карта приливов
        [few] { $cards } карты приливов
       *[many] { $cards } карт приливов
    }: { $chance } %
forecast-waters-rise = «Наводнение!» до этого: { $chance } %

## Почему нельзя

refusal-game-is-over = Игра окончена
refusal-left-to-chance = Это решает случай
refusal-not-your-turn = Сейчас не ход { $actor-gen }
refusal-actions-are-over = Действия этого хода закончены
refusal-another-discards-first = Сначала кто-то должен сбросить карту
refusal-discard-first = { $actor } сначала должен сбросить карту
refusal-swim-first = Сначала выплывает тот, кто в воде
refusal-nothing-to-wait-for = Сейчас никто не ждёт { $actor-gen }
refusal-cannot-come-up = Сейчас такого выпасть не может
refusal-has-gone-on = { $actor } уже не играет карт в этот момент
refusal-already-there = { $actor } уже { $to-at }
refusal-tile-is-sunken = Этот участок ушёл на дно
refusal-no-way-to-dive = Аквалангисту не пройти туда через затопленные и утонувшие участки
refusal-not-around = { $to } не рядом с { $actor-ins }, даже по диагонали
refusal-not-adjacent = { $to } не рядом с { $actor-ins }
refusal-only-pilot-flies = Летает только Пилот
refusal-has-flown = Пилот летает только раз за ход
refusal-only-navigator-navigates = Чужие фишки водит только Навигатор
refusal-navigates-others-only = Этим действием Навигатор водит только чужие фишки
refusal-pawn-already-there = { $pawn } уже { $to-at }
refusal-too-far-to-navigate = { $to } дальше двух шагов от { $pawn-gen }
refusal-tile-is-dry = Этот участок и так сухой
refusal-too-far-to-shore-up = { $actor } не дотянется до этого участка
refusal-only-engineer-shores-up-two = Два участка одним действием осушает только Инженер
refusal-two-different-tiles = Участки должны быть разными
refusal-special-never-given = Карты специальных действий не передаются
refusal-card-not-held = { $actor } не держит этой карты
refusal-not-to-oneself = Карту отдают кому-то другому
refusal-receiver-elsewhere = { $actor } и { $receiver } не на одном участке
refusal-no-treasure-here = На этом участке нет артефакта
refusal-treasure-taken = Артефакт этого участка уже взят
refusal-four-cards-needed = Нужны четыре карты этого артефакта
refusal-hand-within-limit = { $actor } не должен сбрасывать карты
refusal-nobody-to-lift = Кто-то должен лететь
refusal-pawns-apart = Эти фишки не на одном участке
refusal-pawns-already-there = Они уже { $to-at }
refusal-no-sandbags-for-swimmers = Мешки с песком не помогут тому, кто в воде
refusal-no-sandbags-while-flooding = Мешки с песком нельзя сыграть, пока остров заливает
refusal-treasures-missing = Взяты ещё не все четыре артефакта
refusal-not-all-on-landing = Ещё не все на взлётной площадке
refusal-not-in-the-water = { $actor } не в воде
refusal-another-swims-first = Сначала плывёт другой
refusal-too-far-to-swim = { $to } слишком далеко, не доплыть

## Что не так с позицией или настройками

impossible-adventurers-mismatched = { $seats ->
        [one] Назовите { $seats } персонажа, по одному на место.
        [few] Назовите { $seats } разных персонажа, по одному на место.
       *[many] Назовите { $seats } разных персонажей, по одному на место.
    }
impossible-tile-laid-twice = Участок { $thing } выложен дважды.
impossible-island-misshapen = Острову нужны все 24 участка, каждый один раз, рядами по 2, 4, 6, 6, 4 и 2.
impossible-role-twice = Двум местам достался один персонаж: { $thing }.
impossible-role-missing = У места { $seat-number } нет персонажа.
impossible-pawn-misplaced = Фишка места { $seat-number } появляется на острове, когда розданы персонажи, и не раньше.
impossible-tile-flooded-and-sunken = Участок { $thing } назван дважды среди затопленных и утонувших.
impossible-flood-card-twice = Карта приливов { $thing } встречается дважды.
impossible-flood-card-missing = Не хватает карты приливов: { $thing }.
impossible-flood-card-of-sunken-tile = Участок { $thing } на дне, значит, и его карты приливов в игре нет.
impossible-empty-layer = Один из слоёв колоды приливов пуст.
impossible-hand-impossible = У места { $seat-number } не может быть такой руки: никаких «Наводнений!» и не больше шести карт.
impossible-card-miscounted = { $card }: карт { $count }, а должно быть { $number }.
impossible-seat-out-of-range = Названо место, которого нет: мест в этой игре { $seats }.
impossible-steps-miscounted = Столько шагов в этой части подготовки не бывает.
impossible-setup-flooded = До первого хода затоплено столько участков, сколько открыто карт приливов, под конец шесть, и ни один не утонул.
impossible-setup-roles = Персонажей выбирают сразу для всех мест или раздают по одному.
impossible-setup-pawn = Место { $seat-number } начинает на стартовом участке своего персонажа.
impossible-setup-hand = Первые карты раздают по порядку мест, по две каждому; у места { $seat-number } их другое число.
impossible-setup-begun = До первого хода ничего не сделано, не взято и не сброшено, а маркер стоит на одном из четырёх начальных делений.
impossible-actions-miscounted = У того, кто действует, остаётся от одного до трёх действий.
impossible-cards-left-miscounted = Вытянутые и оставшиеся карты не складываются в эту фазу.
impossible-nobody-can-discard-now = Карту сбрасывают только сразу после того, как она пришла в руку.
impossible-nobody-can-swim-now = Плывут только тогда, когда участок только что ушёл на дно.
impossible-swimmers-apart = Все, кто плывёт, стояли на одном участке.
impossible-pawn-on-sunken-tile = Фишка места { $seat-number } стоит на участке { $thing }, а он на дне.
impossible-swimmer-on-land = Место { $seat-number } плывёт, хотя его участок цел.
impossible-hand-limit-broken = Место { $seat-number }: лишние карты сбрасывает тот, у кого их больше пяти, и только он.
impossible-treasure-deck-not-renewed = Пустая колода артефактов сразу обновляется.
impossible-flood-deck-not-renewed = Пустая колода приливов сразу обновляется.
impossible-ending-and-phase-disagree = Игра окончена тогда и только тогда, когда известно, чем она кончилась.
impossible-should-have-ended = Игра уже должна быть окончена: { $ending }.
impossible-cannot-have-ended-so = Так игра кончиться не могла: { $ending }.
