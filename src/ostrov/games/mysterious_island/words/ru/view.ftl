### Таинственный остров: подписи простой доски и фазы.

## Как стоит раунд

field-first = Ходит первым
field-deciding = Решает сейчас
field-acting = Чья способность
said-acting = { $character }, { $seat }{ $chair }
said-at = { $seat }{ $chair }
field-round = Раунд

## У кого что

field-chairs = За столом
    .item = { $seat }{ $chair }
field-part = В этом раунде
field-character = Персонаж
field-treasures = Сокровища
field-points = Всего очков
field-wounds = Раны
field-lives_left = Осталось жизней

## Что лежит открыто

field-open = Открытые персонажи
field-second = Открыт вторым игроком
field-shown = Сокровища на делёж
field-deck = Осталось в колоде сокровищ
    .help = Сколько каких.
field-out = Сокровища вне игры
    .help = Сколько каких.

## Что видят не все

field-secrets = Тайны
    .help = Видны только тем, кто смотрел эти карты.
field-secrets-first = Роздано первому игроку
field-secrets-led = Карта первого игрока лицом вниз
field-secrets-second = Роздано второму игроку
field-secrets-peeked = Верх колоды сокровищ

field-unseen = Персонажи, которых вы не видели
    .help = Лицом вниз лежит кто-то из них.

## Что стул делает в раунде

part-to-come = ещё решает
part-face-down = карта лицом вниз
part-in = в игре
part-out = пропускает раунд

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

## Настройки

option-first = Кто начинает
    .help = Книга правил оставляет выбор столу. Потом первыми бывают все по очереди.
    .none = по жребию
