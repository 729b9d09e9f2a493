### The Lost Island: names of everything in the game.

## The game

game = The Lost Island
game-pitch = One to four cartographers each draw their own map of one island from three dice and four rumours. The best map wins.

## Terrains

terrain-ruins = ruins
    .mark = Ru
terrain-plains = plains
    .mark = Pl
terrain-swamps = swamps
    .mark = Sw
terrain-rivers = rivers
    .mark = Ri
terrain-forests = forests
    .mark = Fo
terrain-mountains = mountains
    .mark = Mo

## Rumours

rumour-ring-of-peaks = Ring of peaks
    .power = { LI-8-1 }
rumour-rivers-that-climb = Rivers that climb
    .power = { LI-8-2 }
rumour-shore-to-shore = Shore to shore
    .power = { LI-8-3 }
rumour-three-fields = Three fields
    .power = { LI-8-4 }
rumour-talking-marsh = Talking marsh
    .power = { LI-8-5 }
rumour-watchers = Watchers
    .power = { LI-8-6 }
rumour-twin-peaks = Twin peaks
    .power = { LI-8-7 }
rumour-all-shores = All shores
    .power = { LI-8-8 }
rumour-drowned-reeds = Drowned reeds
    .power = { LI-8-9 }
rumour-caravan-road = Caravan road
    .power = { LI-8-10 }
rumour-motley-rows = Motley rows
    .power = { LI-8-11 }
rumour-shaded-stream = Shaded stream
    .power = { LI-8-12 }

## Ranks of solo play

rank-none = no rank yet
rank-back-alley-explorer = Back-alley explorer
rank-ordinary-explorer = Ordinary explorer
rank-true-explorer = True explorer
rank-marco-polo = Marco Polo
