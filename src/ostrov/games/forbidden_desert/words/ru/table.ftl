### Запретная пустыня: что говорится за столом. Аргументы, называющие деталь, снаряжение, сторону участка или искателя
### приключений, приносят с собой свои формы ($part-acc, $gear-acc); как зовут игроков, решает тот, кто показывает предложение.

## Что произошло

event-crash-site-laid = Место крушения — { $place }.
event-oasis-laid = Оазис — { $place }.
event-adventurer-dealt = Место { $seat-number }: { $role }.
event-turn-began = Ход { $turn }: { $seat }.
event-moved = { $seat } идёт с { $origin } на { $to }.
event-taken-along = { $seat } тоже перебирается с { $origin } на { $to }.
event-cleared = { $seat } расчищает { $place }: { $markers ->
        [one] убран { $markers } маркер
        [few] убрано { $markers } маркера
       *[many] убрано { $markers } маркеров
    }.
event-excavated = { $seat } раскапывает { $place } и находит { $face-acc }.
event-gear-found = { $seat } получает { $gear-acc }.
event-water-gained = { $seat } набирает воды: +{ $amount }, теперь { $water }.
event-part-placed = Обе подсказки найдены: { $part } лежит на { $place }.
event-part-in-storm = Обе подсказки найдены: { $part } лежит на { $place }, прямо в буре.
event-part-picked-up = { $seat } забирает { $part-acc }!
event-navigated = { $seat } ведёт { $pawn-acc } с { $origin } на { $to }.
event-card-skipped = { $seat } отводит одну карточку бури; в этот ход { $cards ->
        [one] остаётся { $cards }
       *[other] остаётся { $cards }
    }.
event-looked-ahead = { $seat } смотрит верх колоды бури: { $cards ->
        [one] { $cards } карточку
        [few] { $cards } карточки
       *[many] { $cards } карточек
    }.
event-storm-card-revealed = В колоде бури видно: { $card }.
event-put-under-deck = { $seat } убирает под колоду бури: { $card }.
event-left-on-top = { $seat } оставляет колоду бури как есть.
event-stopped = { $seat } заканчивает, { $actions_left ->
        [one] не использовав { $actions_left } действие
        [few] не использовав { $actions_left } действия
       *[many] не использовав { $actions_left } действий
    }.
event-water-given = { $seat } делится водой: { $receiver-dat } достаётся { $amount }.
event-gear-given = { $seat } передаёт { $gear-acc } { $receiver-dat }.
event-blasted = { $seat } стреляет из Дюнного бластера по { $place }: { $markers ->
        [one] { $markers } маркер сметён
        [few] { $markers } маркера сметены
       *[many] { $markers } маркеров сметены
    }.
event-flew = { $seat } летит на Реактивном ранце с { $origin } на { $to }.
event-shield-raised = { $seat } поднимает Солнечный щит.
event-scope-used = { $seat } заглядывает Терраскопом под { $place }.
event-underside-seen = Под { $place } скрывается { $face }.
event-reserve-opened = { $seat } вскрывает Тайный запас воды.
event-time-throttled = { $seat } включает Ускоритель времени: { $actions_left ->
        [one] осталось { $actions_left } действие
        [few] осталось { $actions_left } действия
       *[many] осталось { $actions_left } действий
    }.
event-storm-card-drawn = Карточка бури: { $card }.
event-tile-blown = Участок сползает с { $origin } на { $to }.
event-sand-fell = На { $place } сыплется песок: там теперь { $sand ->
        [one] { $sand } маркер
        [few] { $sand } маркера
       *[many] { $sand } маркеров
    }.
event-storm-picked-up = Буря крепчает до деления { $tick }: { $rate ->
        [0] это череп
        [one] теперь { $rate } карточка за ход
        [few] теперь { $rate } карточки за ход
       *[many] теперь { $rate } карточек за ход
    }.
event-water-lost = { $seat } пьёт, воды остаётся { $water }.
event-storm-deck-renewed = Сброс бури ({ $cards ->
        [one] { $cards } карточка
        [few] { $cards } карточки
       *[many] { $cards } карточек
    }) перемешан в новую колоду.
event-ended = Игра окончена: { $ending }.

## Чем кончилось

ending-escaped = все улетели на летательном аппарате
ending-died-of-thirst = кто-то из команды умер от жажды
ending-buried-in-sand = пески поглотили всё
ending-swept-away = буря дошла до черепа

## Что можно выбрать

choice-move = Переместиться на { $to }
choice-take-along = Переместиться на { $to } и взять с собой { $pawn-acc }
choice-clear = Убрать с { $place } { $markers ->
        [one] { $markers } маркер
        [few] { $markers } маркера
       *[many] { $markers } маркеров
    }
choice-excavate = Провести раскопки на своём участке
choice-pick-up = Взять { $part-acc }
choice-navigate = Вести { $pawn-acc } на { $to }
choice-navigate-two = Вести на { $to } двоих: { $pawns }
choice-skip-card = Открыть в этот ход на одну карточку бури меньше
choice-look-ahead = Посмотреть следующие карточки бури
choice-fill-canteen = Набрать воды из колодца
choice-stop = Закончить действия
choice-put-under = Убрать под колоду карточку номер { $number } сверху
choice-leave-on-top = Оставить карточки как есть
choice-give-water = Дать воды { $receiver-dat }: { $amount }
choice-give-gear = Передать { $gear-acc } { $receiver-dat }
choice-blast = Дюнный бластер: расчистить { $place }
choice-fly = Реактивный ранец: лететь на { $to }
choice-fly-with = Реактивный ранец: лететь на { $to }, захватив { $pawn-acc }
choice-raise-shield = Солнечный щит: поднять
choice-scope = Терраскоп: заглянуть под { $place }
choice-open-reserve = Тайный запас воды: вскрыть
choice-throttle = Ускоритель времени: ещё два действия
choice-go-on = Дальше
choice-lay-crash-site = Место крушения: { $place }
choice-lay-oasis = Оазис: { $place }
choice-deal-adventurer = Искатель приключений: { $role }
choice-choose-first = Первым ходит место { $seat-number }
choice-uncover = Под участком: { $face }
choice-draw-gear = Карточка снаряжения: { $gear }
choice-reveal-storm-card = Следующая известная карточка бури: { $card }
choice-draw-storm-card = Карточка бури: { $card }

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
prompt-put-under = Уберите одну из этих карточек бури под колоду или оставьте все.
prompt-may-play = Сейчас ходит { $seat }. Вы можете поделиться водой или снаряжением или применить снаряжение.
prompt-moment-storming = { $cards ->
        [0] В этот ход буря вас щадит.
        [one] Впереди { $cards } карточка бури.
        [few] Впереди { $cards } карточки бури.
       *[many] Впереди { $cards } карточек бури.
    } Поделитесь чем-нибудь, примените снаряжение или продолжайте.
prompt-chance-laying-tiles = Пустыня выкладывается.
prompt-chance-dealing-adventurers = Раздаются искатели приключений.
prompt-chance-choosing-first-seat = Выбирается первый игрок.
prompt-chance-storming = Открывается карточка бури.
prompt-chance-turning-up = Участок переворачивается.
prompt-chance-drawing-gear = Берётся карточка снаряжения.
prompt-chance-scoping = Терраскоп показывает, что под участком.
prompt-chance-revealing = Открываются следующие карточки бури.

## Почему нельзя

refusal-game-is-over = Игра окончена
refusal-left-to-chance = Это решает случай
refusal-cannot-come-up = Сейчас такого выпасть не может
refusal-not-your-turn = Сейчас не ход { $actor-gen }
refusal-actions-are-over = Действия этого хода закончены
refusal-settled-first = Сначала доводится до конца то, что начато
refusal-finish-looking-first = Сначала Метеоролог решает, что делать с карточками бури
refusal-has-gone-on = { $actor } уже пропускает этот момент
refusal-nothing-to-wait-for = Сейчас никто не ждёт { $actor-gen }
refusal-is-buried = Засыпанный песком может только расчищать: { $actor }
refusal-already-there = { $actor } уже на { $to }
refusal-storm-is-there = Там буря
refusal-tile-is-blocked = Путь на { $to } закрыт песком
refusal-not-adjacent = { $to } не рядом с { $actor-ins }
refusal-not-around = { $to } не рядом с { $actor-ins }, даже по диагонали
refusal-only-climber-takes-along = Других берёт с собой только Скаут
refusal-companion-elsewhere = Спутник должен стоять на том же участке
refusal-only-archeologist-clears-two = Два маркера одним действием убирает только Археолог
refusal-too-far-to-clear = { $actor } не дотянется до этого участка
refusal-not-so-much-sand = На { $place } нет двух маркеров
refusal-no-sand-there = На { $place } нет песка
refusal-already-excavated = Этот участок уже раскопан
refusal-sand-in-the-way = На участке лежит песок
refusal-part-not-here = { $part } не на этом участке
refusal-part-not-excavated = Участок, где лежит { $part }, сначала надо раскопать
refusal-part-under-sand = Участок, где лежит { $part }, завален песком
refusal-only-meteorologist = Это умеет только Метеоролог
refusal-no-card-to-skip = В этот ход больше нечего отводить
refusal-look-first = Сначала Метеоролог смотрит карточки бури
refusal-card-not-looked-at = Под колоду уходит только одна из просмотренных карточек
refusal-only-navigator = Других ведёт только Навигатор
refusal-navigates-others-only = Этим действием Навигатор ведёт только других
refusal-pawn-is-buried = Засыпанного песком не увести
refusal-pawn-already-there = Они уже на { $to }
refusal-too-far-to-navigate = За три шага до { $to } не добраться
refusal-only-water-carrier = Воду из колодца набирает только Хранитель воды
refusal-no-well-here = { $actor } не на раскопанном колодце
refusal-canteen-full = Фляжка полна
refusal-not-to-oneself = Отдают кому-то другому
refusal-receiver-elsewhere = { $actor } и { $receiver } не на одном участке
refusal-receiver-out-of-reach = { $receiver } не на участке Хранителя воды и не рядом
refusal-water-given-already = { $actor } уже поил { $receiver-acc } в этот момент
refusal-not-so-much-water = { $actor } не имеет столько воды
refusal-canteen-too-small = Столько не войдёт во фляжку { $receiver-gen }
refusal-gear-not-held = { $actor } не держит этой карточки
refusal-gear-just-received = Эта карточка в этот момент уже перешла из рук в руки
refusal-too-far-to-blast = Дюнный бластер не достанет до { $place }
refusal-already-shielded = { $actor } уже под Солнечным щитом
refusal-underside-known = Что под { $place }, и так все знают
refusal-nobody-thirsty = На этом участке все фляжки полны
refusal-storm-has-begun = Буря этого хода уже началась

## Что не так с позицией или настройками

impossible-adventurers-mismatched = { $seats ->
        [one] Назовите { $seats } искателя приключений, по одному на место.
        [few] Назовите { $seats } разных искателей приключений, по одному на место.
       *[many] Назовите { $seats } разных искателей приключений, по одному на место.
    }
impossible-desert-misshapen = В пустыне пять рядов по пять мест, и одно из них — буря.
impossible-sand-overspent = Песчаных маркеров всего 48.
impossible-face-misplaced = Такой стороны города под участком { $place } быть не может.
impossible-desert-faces-miscounted = Оазисов три, считая колодцы и мираж, а место крушения одно.
impossible-city-faces-miscounted = Какая-то сторона города встречается чаще, чем есть таких участков.
impossible-part-twice = Деталь { $thing } сразу в двух местах.
impossible-part-before-its-clues = { $part } не может появиться, пока не раскопаны обе подсказки.
impossible-part-missing = Обе подсказки раскопаны, значит, деталь где-то есть: { $part }.
impossible-role-twice = Двум местам достался один искатель приключений: { $thing }.
impossible-role-missing = У места { $seat-number } нет искателя приключений.
impossible-pawn-misplaced = Фишка места { $seat-number } встаёт на участок, когда розданы искатели приключений, и не раньше.
impossible-canteen-overfull = Фляжка места { $seat-number } столько не вмещает.
impossible-seat-out-of-range = Названо место, которого нет: мест в этой игре { $seats }.
impossible-gear-miscounted = Слишком много карточек: { $gear }.
impossible-gear-deck-mismatched = В колоде снаряжения двенадцать карточек без одной за каждый раскопанный участок с шестерёнкой или туннелем.
impossible-gear-received-not-held = Место { $seat-number } получило снаряжение, которого у него нет.
impossible-storm-card-miscounted = { $card }: карточек { $count }, а должно быть { $number }.
impossible-setup-sand = Пока идёт подготовка, на каждом месте ромба лежит по маркеру, когда участки выложены, а до того песка нет.
impossible-setup-pawn = Место { $seat-number } начинает на месте крушения с полной фляжкой.
impossible-setup-roles = Искателей приключений выбирают сразу для всех мест или раздают по одному.
impossible-setup-begun = До первого хода буря стоит в центре, и ничего ещё не перевёрнуто, не подсмотрено, не открыто и не применено.
impossible-steps-miscounted = Столько шагов в этой фазе сделать нельзя.
impossible-gone-on-for-nothing = Пропустить момент мог только тот, кто мог что-то сделать.
impossible-tick-off-the-meter = Для стольких игроков на измерителе нет деления { $tick }.
impossible-actions-miscounted = У того, кто действует, остаются действия.
impossible-cards-left-miscounted = Открытые, отведённые и оставшиеся карточки бури не складываются в этот ход.
impossible-storm-deck-not-renewed = Пустая колода бури сразу обновляется.
impossible-pending-impossible = То, что якобы начато, начать было нельзя.
impossible-ending-and-phase-disagree = Игра окончена тогда и только тогда, когда известно, чем она кончилась.
impossible-should-have-ended = Игра уже должна быть окончена: { $ending }.
impossible-cannot-have-ended-so = Так игра кончиться не могла: { $ending }.
