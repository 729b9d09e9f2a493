### Затерянный остров: названия всего, что есть в игре. gen: родительный падеж.

## Игра

game = Затерянный остров
game-pitch = От одного до четырёх первопроходцев: каждый рисует свою карту одного и того же острова по трём кубикам и четырём слухам. Побеждает лучшая карта.

## Местности

terrain-ruins = руины
    .gen = руин
    .mark = Ру
terrain-plains = равнины
    .gen = равнин
    .mark = Ра
terrain-swamps = болота
    .gen = болот
    .mark = Бо
terrain-rivers = реки
    .gen = рек
    .mark = Ре
terrain-forests = леса
    .gen = лесов
    .mark = Ле
terrain-mountains = горы
    .gen = гор
    .mark = Го

## Слухи

rumour-ring-of-peaks = Кольцо вершин
    .power = { LI-8-1 }
rumour-rivers-that-climb = Реки, текущие в горы
    .power = { LI-8-2 }
rumour-shore-to-shore = Лес от края до края
    .power = { LI-8-3 }
rumour-three-fields = Три поля
    .power = { LI-8-4 }
rumour-talking-marsh = Говорящее болото
    .power = { LI-8-5 }
rumour-watchers = Стражи
    .power = { LI-8-6 }
rumour-twin-peaks = Близнецы
    .power = { LI-8-7 }
rumour-all-shores = Все берега
    .power = { LI-8-8 }
rumour-drowned-reeds = Затопленный тростник
    .power = { LI-8-9 }
rumour-caravan-road = Караванный путь
    .power = { LI-8-10 }
rumour-motley-rows = Пёстрые ряды
    .power = { LI-8-11 }
rumour-shaded-stream = Тенистый поток
    .power = { LI-8-12 }

## Ранги одиночного режима

rank-none = пока без ранга
rank-back-alley-explorer = Исследователь переулков
rank-ordinary-explorer = Заурядный исследователь
rank-true-explorer = Истинный исследователь
rank-marco-polo = Марко Поло
