### Таинственный остров: подписи простой доски и фазы.

## Как стоит раунд

field-seats = Игроков
field-round = Раунд
field-first = Ходит первым
field-deciding = Решает сейчас
field-steps_done = Роздано или просмотрено карт
field-used = Последний действовавший персонаж
field-got = Получили сокровище при дележе
field-fallen = Выбирают, что оставить

## Стулья

place = Стул { $number }
field-chairs = Стулья
    .item = Стул { $number }: { $seat }
field-treasures = Сокровища
field-wounds = Раны
field-character = Сыгранный персонаж
    .none = нет или лежит лицом вниз

## Что лежит открыто

field-open = Открытые персонажи
field-second = Открыт вторым игроком
    .none = ещё нет
field-shown = Сокровища на делёж
field-deck = Осталось в колоде сокровищ
    .help = Сколько каких.
field-out = Сокровища вне игры
    .help = Сколько каких.

## Что видят не все

field-secrets = Тайны
    .help = Видны только тем, кто смотрел эти карты.
field-secrets-first = Роздано первому игроку
    .none = вам не видно
field-secrets-led = Карта первого игрока лицом вниз
    .none = нет, или вам не видно
field-secrets-second = Роздано второму игроку
    .none = нет, или вам не видно
field-secrets-peeked = Верх колоды сокровищ
    .none = вам не видно

## Фазы

phase-choosing-first = Выбор первого игрока
phase-dealing = Раздача персонажей
phase-peeking = Первый игрок смотрит сокровища
phase-leading = Карта первого игрока
phase-turning-up = Открывается карта второго игрока
phase-following = Персонажи остальных
phase-revealing = Вскрывается карта первого игрока
phase-sharing = Делёж сокровищ
phase-stealing = Чёрный Пёс
phase-naming = Капитан Смоллетт
phase-forcing = Слепой Пью
phase-discarding = Сброс сокровища
phase-keeping = Выбор, что оставить
phase-drawing = Сокровища из колоды после паса
