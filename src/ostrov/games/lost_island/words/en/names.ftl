### The Lost Island: names of everything in the game.

## The game

game = The Lost Island
game-pitch = One to four cartographers each draw their own map of one island from three dice and four rumours. The best map wins.

## Terrains

terrain-ruins = ruins
terrain-plains = plains
terrain-swamps = swamps
terrain-rivers = rivers
terrain-forests = forests
terrain-mountains = mountains

## Rumours

rumour-ring-of-peaks = Ring of peaks
rumour-rivers-that-climb = Rivers that climb
rumour-shore-to-shore = Shore to shore
rumour-three-fields = Three fields
rumour-talking-marsh = Talking marsh
rumour-watchers = Watchers
rumour-twin-peaks = Twin peaks
rumour-all-shores = All shores
rumour-drowned-reeds = Drowned reeds
rumour-caravan-road = Caravan road
rumour-motley-rows = Motley rows
rumour-shaded-stream = Shaded stream

## Ranks of solo play

rank-none = no rank yet
rank-back-alley-explorer = Back-alley explorer
rank-ordinary-explorer = Ordinary explorer
rank-true-explorer = True explorer
rank-marco-polo = Marco Polo
