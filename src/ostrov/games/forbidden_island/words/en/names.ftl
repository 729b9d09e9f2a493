### Forbidden Island: the names of its pieces.
### at, to: the tile with its preposition; the, a: the name with its article, and The where it begins a sentence.

## The game

game = Forbidden Island
game-pitch = Two to four adventurers, one team: take the four treasures and fly off before the island sinks.

## Tiles

tile-temple-of-the-moon = Temple of the Moon
    .at = at the Temple of the Moon
    .the = the Temple of the Moon
    .to = to the Temple of the Moon

tile-temple-of-the-sun = Temple of the Sun
    .at = at the Temple of the Sun
    .the = the Temple of the Sun
    .to = to the Temple of the Sun

tile-whispering-garden = Whispering Garden
    .at = in the Whispering Garden
    .the = the Whispering Garden
    .to = to the Whispering Garden

tile-howling-garden = Howling Garden
    .at = in the Howling Garden
    .the = the Howling Garden
    .to = to the Howling Garden

tile-cave-of-embers = Cave of Embers
    .at = in the Cave of Embers
    .the = the Cave of Embers
    .to = to the Cave of Embers

tile-cave-of-shadows = Cave of Shadows
    .at = in the Cave of Shadows
    .the = the Cave of Shadows
    .to = to the Cave of Shadows

tile-coral-palace = Coral Palace
    .at = in the Coral Palace
    .the = the Coral Palace
    .to = to the Coral Palace

tile-tidal-palace = Tidal Palace
    .at = in the Tidal Palace
    .the = the Tidal Palace
    .to = to the Tidal Palace

tile-fools-landing = Fools' Landing
    .at = at Fools' Landing
    .the = Fools' Landing
    .to = to Fools' Landing

tile-bronze-gate = Bronze Gate
    .at = at the Bronze Gate
    .the = the Bronze Gate
    .to = to the Bronze Gate

tile-copper-gate = Copper Gate
    .at = at the Copper Gate
    .the = the Copper Gate
    .to = to the Copper Gate

tile-gold-gate = Gold Gate
    .at = at the Gold Gate
    .the = the Gold Gate
    .to = to the Gold Gate

tile-iron-gate = Iron Gate
    .at = at the Iron Gate
    .the = the Iron Gate
    .to = to the Iron Gate

tile-silver-gate = Silver Gate
    .at = at the Silver Gate
    .the = the Silver Gate
    .to = to the Silver Gate

tile-breakers-bridge = Breakers Bridge
    .at = on Breakers Bridge
    .the = Breakers Bridge
    .to = to Breakers Bridge

tile-cliffs-of-abandon = Cliffs of Abandon
    .at = on the Cliffs of Abandon
    .the = the Cliffs of Abandon
    .to = to the Cliffs of Abandon

tile-crimson-forest = Crimson Forest
    .at = in the Crimson Forest
    .the = the Crimson Forest
    .to = to the Crimson Forest

tile-dunes-of-deception = Dunes of Deception
    .at = in the Dunes of Deception
    .the = the Dunes of Deception
    .to = to the Dunes of Deception

tile-lost-lagoon = Lost Lagoon
    .at = at the Lost Lagoon
    .the = the Lost Lagoon
    .to = to the Lost Lagoon

tile-misty-marsh = Misty Marsh
    .at = in the Misty Marsh
    .the = the Misty Marsh
    .to = to the Misty Marsh

tile-observatory = Observatory
    .at = at the Observatory
    .the = the Observatory
    .to = to the Observatory

tile-phantom-rock = Phantom Rock
    .at = on Phantom Rock
    .the = Phantom Rock
    .to = to Phantom Rock

tile-twilight-hollow = Twilight Hollow
    .at = in Twilight Hollow
    .the = Twilight Hollow
    .to = to Twilight Hollow

tile-watchtower = Watchtower
    .at = at the Watchtower
    .the = the Watchtower
    .to = to the Watchtower

## Treasures

treasure-earth = Earth Stone
    .the = the Earth Stone
    .mark = ★ earth

treasure-wind = Statue of the Wind
    .the = the Statue of the Wind
    .mark = ★ wind

treasure-fire = Crystal of Fire
    .the = the Crystal of Fire
    .mark = ★ fire

treasure-ocean = Ocean's Chalice
    .the = the Ocean's Chalice
    .mark = ★ ocean

## Cards

card-earth = Earth Stone card
    .a = an Earth Stone card
    .help = Four of these cards take { treasure-earth.the } { tile-temple-of-the-moon.at } or { tile-temple-of-the-sun.at } (FI-4.11). One at a time can be given to a player on the same tile (FI-4.9).

card-wind = Statue of the Wind card
    .a = a Statue of the Wind card
    .help = Four of these cards take { treasure-wind.the } { tile-whispering-garden.at } or { tile-howling-garden.at } (FI-4.11). One at a time can be given to a player on the same tile (FI-4.9).

card-fire = Crystal of Fire card
    .a = a Crystal of Fire card
    .help = Four of these cards take { treasure-fire.the } { tile-cave-of-embers.at } or { tile-cave-of-shadows.at } (FI-4.11). One at a time can be given to a player on the same tile (FI-4.9).

card-ocean = Ocean's Chalice card
    .a = an Ocean's Chalice card
    .help = Four of these cards take { treasure-ocean.the } { tile-coral-palace.at } or { tile-tidal-palace.at } (FI-4.11). One at a time can be given to a player on the same tile (FI-4.9).

card-helicopter-lift = Helicopter Lift
    .a = a "Helicopter Lift" card

card-sandbags = Sandbags
    .a = a "Sandbags" card

card-waters-rise = Waters Rise!
    .a = a "Waters Rise!" card

## Adventurers

role-diver = Diver
    .the = the Diver
    .mark = Div
    .power = Passes through any number of connected flooded or sunken tiles for one action, and swims to a nearest tile when the one underfoot sinks.

role-engineer = Engineer
    .the = the Engineer
    .mark = Eng
    .power = Shores up one or two tiles for one action.

role-explorer = Explorer
    .the = the Explorer
    .mark = Exp
    .power = Moves, shores up and swims diagonally too.

role-messenger = Messenger
    .the = the Messenger
    .mark = Mes
    .power = Gives treasure cards to a player anywhere on the island.

role-navigator = Navigator
    .the = the Navigator
    .mark = Nav
    .power = Moves another player's pawn one or two tiles for one action.

role-pilot = Pilot
    .the = the Pilot
    .mark = Pil
    .power = Flies to any tile for one action, once a turn, and also when the tile underfoot sinks.

## Difficulties

difficulty-novice = Novice
difficulty-normal = Normal
difficulty-elite = Elite
difficulty-legendary = Legendary
