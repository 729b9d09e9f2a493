### Затерянный остров: названия всего, что есть в игре. gen: родительный падеж.

## Игра

game = Затерянный остров
game-pitch = От одного до четырёх картографов: каждый рисует свою карту одного и того же острова по трём кубикам и четырём слухам. Побеждает лучшая карта.

## Местности

terrain-ruins = руины
    .gen = руин
terrain-plains = равнины
    .gen = равнин
terrain-swamps = болота
    .gen = болот
terrain-rivers = реки
    .gen = рек
terrain-forests = леса
    .gen = лесов
terrain-mountains = горы
    .gen = гор

## Слухи

rumour-ring-of-peaks = Кольцо вершин
rumour-rivers-that-climb = Реки, текущие в горы
rumour-shore-to-shore = Лес от края до края
rumour-three-fields = Три поля
rumour-talking-marsh = Говорящее болото
rumour-watchers = Стражи
rumour-twin-peaks = Близнецы
rumour-all-shores = Все берега
rumour-drowned-reeds = Затопленный тростник
rumour-caravan-road = Караванный путь
rumour-motley-rows = Пёстрые ряды
rumour-shaded-stream = Тенистый поток

## Ранги одиночной игры

rank-none = пока без ранга
rank-back-alley-explorer = Исследователь переулков
rank-ordinary-explorer = Заурядный исследователь
rank-true-explorer = Истинный исследователь
rank-marco-polo = Марко Поло
