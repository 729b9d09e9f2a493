### Что простая доска и зал говорят о любой игре. Как применяются подписи и их атрибуты: server/web/kinds.py.

## Значения без собственного имени

value-none = нет
value-nobody = никто
value-yes = да
value-no = нет
value-on = включено
value-off = выключено

## Поля

field-seat = Кто смотрит
    .none = зритель
field-awaited = Кто решает
field-chance_awaited = Решает случай
field-table = На столе
field-phase = Фаза
field-turn = Ход
field-active = Чей ход
field-starter = Кто начинает
field-ending = Чем кончилось

## Фазы

phase-choosing-first-seat = Выбор первого игрока
phase-over = Игра окончена

## Боты

bot-thumb = Простые приёмы
    .help = Играет по простым правилам, которые обычно выручают: неплохой партнёр и соперник.
bot-random = Случайные ходы
    .help = Делает что угодно из разрешённого, не думая о последствиях: чтобы попробовать игру.
