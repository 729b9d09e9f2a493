### Затерянный остров: названия всего, что есть в игре. gen: родительный падеж.

## Игра

game = Затерянный остров
game-pitch = От одного до четырёх картографов: каждый рисует свою карту одного и того же острова по трём кубикам и четырём слухам. Побеждает лучшая карта.

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
rumour-ring-of-peaks-power = { LI-8-1 }
rumour-rivers-that-climb = Реки, текущие в горы
rumour-rivers-that-climb-power = { LI-8-2 }
rumour-shore-to-shore = Лес от края до края
rumour-shore-to-shore-power = { LI-8-3 }
rumour-three-fields = Три поля
rumour-three-fields-power = { LI-8-4 }
rumour-talking-marsh = Говорящее болото
rumour-talking-marsh-power = { LI-8-5 }
rumour-watchers = Стражи
rumour-watchers-power = { LI-8-6 }
rumour-twin-peaks = Близнецы
rumour-twin-peaks-power = { LI-8-7 }
rumour-all-shores = Все берега
rumour-all-shores-power = { LI-8-8 }
rumour-drowned-reeds = Затопленный тростник
rumour-drowned-reeds-power = { LI-8-9 }
rumour-caravan-road = Караванный путь
rumour-caravan-road-power = { LI-8-10 }
rumour-motley-rows = Пёстрые ряды
rumour-motley-rows-power = { LI-8-11 }
rumour-shaded-stream = Тенистый поток
rumour-shaded-stream-power = { LI-8-12 }

## Ранги одиночной игры

rank-none = пока без ранга
rank-back-alley-explorer = Исследователь переулков
rank-ordinary-explorer = Заурядный исследователь
rank-true-explorer = Истинный исследователь
rank-marco-polo = Марко Поло
