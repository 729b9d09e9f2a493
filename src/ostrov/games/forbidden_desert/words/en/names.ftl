### Forbidden Desert: the names of its pieces.
### the, a: the name with its article, and The where it begins a sentence. Places are called by their column and row.

## The game

game = Forbidden Desert
game-pitch = Two to five adventurers, one team: dig up the four parts of a flying machine and take off before sand, sun and storm win.

## Places

place-a1 = A1
place-b1 = B1
place-c1 = C1
place-d1 = D1
place-e1 = E1
place-a2 = A2
place-b2 = B2
place-c2 = C2
place-d2 = D2
place-e2 = E2
place-a3 = A3
place-b3 = B3
place-c3 = C3
place-d3 = D3
place-e3 = E3
place-a4 = A4
place-b4 = B4
place-c4 = C4
place-d4 = D4
place-e4 = E4
place-a5 = A5
place-b5 = B5
place-c5 = C5
place-d5 = D5
place-e5 = E5

## City faces

face-gear = gear
    .a = some gear
    .mark = gear

face-tunnel = tunnel
    .a = a tunnel

face-well = well
    .a = a well

face-mirage = mirage
    .a = a mirage

face-propeller-row = clue to the row of the propeller
    .a = a clue to the row of the propeller
    .mark = ↔ prop.

face-engine-row = clue to the row of the engine
    .a = a clue to the row of the engine
    .mark = ↔ engine

face-crystal-row = clue to the row of the solar crystal
    .a = a clue to the row of the solar crystal
    .mark = ↔ crystal

face-deck-row = clue to the row of the navigation deck
    .a = a clue to the row of the navigation deck
    .mark = ↔ deck

face-propeller-column = clue to the column of the propeller
    .a = a clue to the column of the propeller
    .mark = ↕ prop.

face-engine-column = clue to the column of the engine
    .a = a clue to the column of the engine
    .mark = ↕ engine

face-crystal-column = clue to the column of the solar crystal
    .a = a clue to the column of the solar crystal
    .mark = ↕ crystal

face-deck-column = clue to the column of the navigation deck
    .a = a clue to the column of the navigation deck
    .mark = ↕ deck

face-launch-pad = launch pad
    .a = the launch pad
    .mark = launch

## Parts

part-propeller = propeller
    .the = the propeller
    .mark = ★ prop.

part-engine = engine
    .the = the engine
    .mark = ★ engine

part-crystal = solar crystal
    .the = the solar crystal
    .mark = ★ crystal

part-deck = navigation deck
    .the = the navigation deck
    .mark = ★ deck

## Gear

gear-dune-blaster = Dune Blaster
    .a = a Dune Blaster
    .power = { FD-6-1 }

gear-jet-pack = Jet Pack
    .a = a Jet Pack
    .power = { FD-6-2 }

gear-solar-shield = Solar Shield
    .a = a Solar Shield
    .power = { FD-6-3 }

gear-terrascope = Terrascope
    .a = a Terrascope
    .power = { FD-6-4 }

gear-secret-water-reserve = Secret Water Reserve
    .a = a Secret Water Reserve
    .power = { FD-6-5 }

gear-time-throttle = Time Throttle
    .a = a Time Throttle
    .power = { FD-6-6 }

## Storm cards

stormcard-north-1 = Wind Blows northward, one tile
stormcard-north-2 = Wind Blows northward, two tiles
stormcard-north-3 = Wind Blows northward, three tiles
stormcard-east-1 = Wind Blows eastward, one tile
stormcard-east-2 = Wind Blows eastward, two tiles
stormcard-east-3 = Wind Blows eastward, three tiles
stormcard-south-1 = Wind Blows southward, one tile
stormcard-south-2 = Wind Blows southward, two tiles
stormcard-south-3 = Wind Blows southward, three tiles
stormcard-west-1 = Wind Blows westward, one tile
stormcard-west-2 = Wind Blows westward, two tiles
stormcard-west-3 = Wind Blows westward, three tiles
stormcard-sun-beats-down = Sun Beats Down
stormcard-storm-picks-up = Storm Picks Up

## Adventurers

role-archeologist = Archeologist
    .the = the Archeologist
    .mark = Arc
    .power = Clears one or two sand markers from a tile for one action.

role-climber = Climber
    .the = the Climber
    .mark = Cli
    .power = Enters blocked tiles, takes one other player along on a move, and is never buried, nor is anyone on the same tile.

role-explorer = Explorer
    .the = the Explorer
    .mark = Exp
    .power = Moves, clears and fires the Dune Blaster diagonally too.

role-meteorologist = Meteorologist
    .the = the Meteorologist
    .mark = Met
    .power = Spends actions to draw fewer storm cards, or to look at the next ones and put one of them under the deck.

role-navigator = Navigator
    .the = the Navigator
    .mark = Nav
    .power = Moves another player up to three tiles for one action.

role-water-carrier = Water Carrier
    .the = the Water Carrier
    .mark = Wat
    .power = Draws water from an excavated well for an action, and gives water to players on adjacent tiles too.

## Difficulties

difficulty-novice = Novice
difficulty-normal = Normal
difficulty-elite = Elite
difficulty-legendary = Legendary
