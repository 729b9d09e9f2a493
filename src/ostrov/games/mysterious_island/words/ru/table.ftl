### Таинственный остров: что говорится за столом. Персонажи, сокровища и фракции приносят с собой свои формы
### ($treasure-acc); $chair говорится сразу после места, со своим пробелом и только при игре вдвоём.

## Что произошло

event-round-began = Раунд { $round }: первым ходит { $seat }{ $chair }.
event-character-dealt = { $seat }{ $chair } получает персонажа: { $character }.
event-card-dealt = { $seat }{ $chair } получает персонажа.
event-laid-open = На столе открыт { $character }.
event-treasure-peeked = { $seat }{ $chair } смотрит следующее сокровище: это { $treasure }.
event-card-peeked = { $seat }{ $chair } смотрит следующее сокровище.
event-character-led = { $seat }{ $chair } кладёт { $character-acc } лицом вниз.
event-card-led = { $seat }{ $chair } кладёт персонажа лицом вниз.
event-passed = { $seat }{ $chair } пасует{ $wounds ->
        [0] { "" }
        [one] { " " }и избавляется от { $wounds } раны
       *[other] { " " }и избавляется от { $wounds } ран
    }.
event-drawn = { $seat }{ $chair } берёт из колоды { $treasure-acc }.
event-turned-up = { $seat }{ $chair } открывает { $character-acc }.
event-played = { $seat }{ $chair } играет { $character-acc }.
event-sat-out = { $seat }{ $chair } пропускает раунд.
event-revealed = { $seat }{ $chair } вскрывает { $character-acc }: сокровища делят { $faction }.
event-treasures-turned-up = На делёж выложены { $treasures }.
event-taken = { $character } берёт { $treasure-acc }: { $seat }{ $chair }.
event-stole = { $seat }{ $chair }: Чёрный Пёс (2) крадёт двойку у { $victim-gen }.
event-spared = { $seat }{ $chair } не пользуется способностью { $character-gen }.
event-richest-hit = Капитан Смоллетт (3) берётся за самого богатого: это { $seat }{ $chair }.
event-forced = { $seat }{ $chair }: Слепой Пью (6) отнимает сокровище у { $victim-gen }.
event-discarded = { $seat }{ $chair } сбрасывает { $treasure-acc }.
event-wounded = { $by } ранит { $character-acc }; { $seat }{ $chair }: { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }.
event-fell = { $seat }{ $chair } теряет последнюю жизнь и начинает заново.
event-kept = { $seat }{ $chair } оставляет себе { $treasure-acc } и больше ничего.
event-ended = Игра окончена, победа: { $seats } ({ $ending }).

## Чем кончилось

ending-richest = больше всего сокровищ
ending-lowest-character = поровну сокровищ, решил младший персонаж последнего раунда
ending-shared = равенство во всём

## Что можно выбрать

choice-play = Сыграть { $character-acc }
choice-pass = Пас
choice-sit-out = Пропустить раунд
choice-take = Взять { $treasure-acc }
choice-steal = Украсть двойку у { $character-gen }
choice-spare = Оставить как есть
choice-name-richest = Назвать: { $seat }{ $chair }
choice-force = Заставить { $character-acc } сбросить сокровище
choice-discard = Сбросить { $treasure-acc }
choice-keep = Оставить { $treasure-acc }
choice-choose-first = Первым ходит место { $seat-number }
choice-deal = Роздан персонаж: { $character }
choice-peek = Следующее сокровище: { $treasure }
choice-draw = Из колоды взята { $treasure }
choice-turn-up = Открывается персонаж второго игрока
choice-reveal = Вскрывается персонаж первого игрока

## Чего ждёт стол

prompt-over = Игра окончена.
prompt-wait = { $seats-count ->
        [1] Решает
       *[other] Решают
    } { $seats }.
# При игре вдвоём: чей стул решает и с какой картой, если она есть.
prompt-ask-whose = { $cards ->
        [0] { "" }
        [1] { $seat }{ $chair }:{ " " }
       *[2] { $seat }{ $chair }, { $character }:{ " " }
    }
prompt-second = { prompt-ask-whose }Сыграйте открытого вами персонажа или пропустите раунд.
prompt-ask-leading = { prompt-ask-whose }Положите лицом вниз одного из двух своих персонажей или спасуйте.
prompt-ask-following = { prompt-ask-whose }Сыграйте одного из открытых персонажей или пропустите раунд.
prompt-ask-sharing = { prompt-ask-whose }Выберите сокровище.
prompt-ask-stealing = { prompt-ask-whose }Чёрный Пёс (2) может украсть двойку у джентльмена.
prompt-ask-naming = { prompt-ask-whose }Самых богатых несколько: Капитан Смоллетт (3) называет одного.
prompt-ask-forcing = { prompt-ask-whose }Слепой Пью (6) может лишить сокровища Чёрного Пса (2) или Билли Бонса (4).
prompt-ask-discarding = { prompt-ask-whose }Сбросьте одно из своих сокровищ.
prompt-ask-keeping = { prompt-ask-whose }Последняя жизнь потеряна: выберите единственное сокровище, которое останется у вас.
prompt-chance-choosing-first = Выбирается первый игрок.
prompt-chance-dealing = Раздаются персонажи.
prompt-chance-peeking = Первый игрок смотрит сокровища.
prompt-chance-turning-up = Открывается персонаж второго игрока.
prompt-chance-revealing = Вскрывается персонаж первого игрока.
prompt-chance-drawing = Из колоды берут сокровище.

## Почему нельзя

refusal-game-is-over = Игра окончена
refusal-left-to-chance = Это решает случай
refusal-cannot-come-up = Сейчас такого выпасть не может
refusal-another-decides = Сейчас решает не { $actor }
refusal-something-else-is-asked = Сначала надо решить другое
refusal-no-such-chair = Такого стула за этим столом нет
refusal-character-not-dealt-to-you = { $actor } не держит такого персонажа: { $character }
refusal-only-the-first-passes = Пасует только первый игрок, остальные могут пропустить раунд
refusal-the-first-plays-or-passes = Первый игрок раунд не пропускает, но может спасовать
refusal-only-the-character-dealt = У второго игрока есть только розданный ему персонаж
refusal-character-taken = { $character } уже у другого игрока
refusal-character-not-open = Среди открытых персонажей такого нет: { $character }
refusal-treasure-not-turned-up = Такого сокровища на столе нет
refusal-character-not-in-play = { $character } не в игре
refusal-only-from-gentlemen = Чёрный Пёс (2) крадёт только у джентльменов
refusal-no-treasure-worth-two = Двойки, которую можно украсть, здесь нет: { $character }
refusal-partners-are-safe = Стулья одного игрока друг другу не вредят
refusal-nothing-to-let-be = Капитан Смоллетт (3) обязан кого-то назвать
refusal-not-among-the-richest = Назвать можно только одного из самых богатых
refusal-only-dog-or-bones = Слепой Пью (6) властен только над Чёрным Псом (2) и Билли Бонсом (4)
refusal-holds-no-treasure = Сбрасывать нечего, сокровищ нет: { $character }
refusal-treasure-not-held = { $actor } не держит такого сокровища

## Что не так с позицией

impossible-chairs-miscounted = Стульев в этой игре { $chairs }, и на других ничего не происходит.
impossible-too-many-wounds = Когда жизней { $lives }, столько ран ни у кого не бывает.
impossible-treasure-miscounted = { $treasure }: таких сокровищ { $count }, а должно быть { $number }.
impossible-character-twice = { $character } лежит в двух местах.
impossible-deal-miscounted = Розданные персонажи не подходят к этому моменту: два у первого игрока, один у второго, четыре открыты.
impossible-play-impossible = У кого-то в игре персонаж, которого сейчас у него быть не может.
impossible-peek-impossible = Просмотренные сокровища не подходят к этому моменту или к колоде.
impossible-deck-is-empty = Колода сокровищ пуста: ни делить, ни брать больше нечего.
impossible-deck-is-left = Игра не окончена, пока в колоде есть сокровища.
impossible-sharing-impossible = Так сокровища поделить не могли.
impossible-decision-impossible = Тому, кого спрашивают, решать здесь нечего.
impossible-ending-and-phase-disagree = Игра окончена тогда и только тогда, когда известно, чем она кончилась.
impossible-cannot-have-ended-so = Так игра кончиться не могла: { $ending }.
