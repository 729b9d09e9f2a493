### Escape from Atlantis: the names of its pieces.
### a, the: the name with its article; to: with its preposition.

## The game

game = Survive: Escape from Atlantis!
game-pitch = Two to four rivals: bring your travellers, each carrying a hidden worth, off a sinking island to safe land.

## Colours of travellers

colour-red = Red
    .mark = ▲
colour-yellow = Yellow
    .mark = ●
colour-green = Green
    .mark = ■
colour-blue = Blue
    .mark = ◆

## Terrains

terrain-beach = beach
    .a = a beach
    .mark = ∴
terrain-forest = forest
    .a = a forest
    .mark = ♣
terrain-mountain = mountain
    .a = a mountain
    .mark = ∧

## Undersides

underside-shark = Shark
underside-whale = Whale
underside-boat = Boat
underside-whirlpool = Whirlpool
underside-volcano = Volcano
underside-dolphin = Dolphin
underside-fair-wind = Fair wind
underside-move-serpent = Move a serpent
underside-move-shark = Move a shark
underside-move-whale = Move a whale
underside-shark-defence = Shark defence
underside-whale-defence = Whale defence

## Creatures

creature-serpent = sea serpent
    .a = a sea serpent
    .the = the sea serpent
    .mark = §
creature-shark = shark
    .a = a shark
    .the = the shark
    .mark = ◢
creature-whale = whale
    .a = a whale
    .the = the whale
    .mark = ◠

## Safe lands

land-north-west = the north-western land
    .to = to the north-western land
    .mark = ↖
land-north-east = the north-eastern land
    .to = to the north-eastern land
    .mark = ↗
land-south-west = the south-western land
    .to = to the south-western land
    .mark = ↙
land-south-east = the south-eastern land
    .to = to the south-eastern land
    .mark = ↘
