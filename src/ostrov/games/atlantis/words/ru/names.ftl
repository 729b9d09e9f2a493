### Последний день Атлантиды: названия всего, что есть в игре.
### gen, dat, acc, ins, loc: падежи (loc без предлога); to: с предлогом, «куда».

## Игра

game = Последний день Атлантиды
game-pitch = От двух до четырёх соперников: переправьте своих путешественников, у каждого из которых своя тайная ценность, с тонущего острова на безопасную сушу.

## Цвета путешественников

colour-red = Красный
    .gen = Красного
    .dat = Красному
    .acc = Красного
    .ins = Красным
    .loc = Красном
    .mark = ▲
colour-yellow = Жёлтый
    .gen = Жёлтого
    .dat = Жёлтому
    .acc = Жёлтого
    .ins = Жёлтым
    .loc = Жёлтом
    .mark = ●
colour-green = Зелёный
    .gen = Зелёного
    .dat = Зелёному
    .acc = Зелёного
    .ins = Зелёным
    .loc = Зелёном
    .mark = ■
colour-blue = Синий
    .gen = Синего
    .dat = Синему
    .acc = Синего
    .ins = Синим
    .loc = Синем
    .mark = ◆

## Местность

terrain-beach = пляж
    .gen = пляжа
    .dat = пляжу
    .acc = пляж
    .ins = пляжем
    .loc = пляже
    .mark = ∴
terrain-forest = лес
    .gen = леса
    .dat = лесу
    .acc = лес
    .ins = лесом
    .loc = лесе
    .mark = ♣
terrain-mountain = гора
    .gen = горы
    .dat = горе
    .acc = гору
    .ins = горой
    .loc = горе
    .mark = ∧

## Обратные стороны тайлов

underside-shark = Акула
    .acc = Акулу
underside-whale = Кит
    .acc = Кита
underside-boat = Лодка
    .acc = Лодку
underside-whirlpool = Водоворот
    .acc = Водоворот
underside-volcano = Извержение вулкана
    .acc = Извержение вулкана
underside-dolphin = Дельфин
    .acc = Дельфина
underside-fair-wind = Попутный ветер
    .acc = Попутный ветер
underside-move-serpent = Перемещение морского змея
    .acc = Перемещение морского змея
underside-move-shark = Перемещение акулы
    .acc = Перемещение акулы
underside-move-whale = Перемещение кита
    .acc = Перемещение кита
underside-shark-defence = Защита от акулы
    .acc = Защиту от акулы
underside-whale-defence = Защита от кита
    .acc = Защиту от кита

## Существа

creature-serpent = морской змей
    .gen = морского змея
    .dat = морскому змею
    .acc = морского змея
    .ins = морским змеем
    .loc = морском змее
    .mark = §
creature-shark = акула
    .gen = акулы
    .dat = акуле
    .acc = акулу
    .ins = акулой
    .loc = акуле
    .mark = ◢
creature-whale = кит
    .gen = кита
    .dat = киту
    .acc = кита
    .ins = китом
    .loc = ките
    .mark = ◠

## Безопасная суша

land-north-west = северо-западная суша
    .to = на северо-западную сушу
    .mark = ↖
land-north-east = северо-восточная суша
    .to = на северо-восточную сушу
    .mark = ↗
land-south-west = юго-западная суша
    .to = на юго-западную сушу
    .mark = ↙
land-south-east = юго-восточная суша
    .to = на юго-восточную сушу
    .mark = ↘
