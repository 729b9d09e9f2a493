### Forbidden Island: labels of the plain board, phases and options.

## Where the turn stands

field-actions_left = Actions left
field-has_flown = The Pilot has flown this turn
field-cards_left = Cards still to draw
field-gone_on = Ready to go on
field-discarding = Must discard
field-swimming = In the water

## The island

field-board = Island
field-tile = Tile
field-water = Water
field-treasure = Treasure
field-pawns = Who is here
field-flood_rate = Flood cards a turn
field-mark = Water level
    .help = The skull is at 10, and the game is lost there.
field-flooded = Flooded tiles
field-sunken = Sunken tiles

## Adventurers

field-adventurers = Adventurers
    .item = { $seat }
field-at = Where
    .none = not on the island yet
field-hand = Hand

## Treasures and decks

field-treasures_taken = Treasures taken
field-treasure_deck = Left in the treasure deck
field-treasure_discard = Treasure discard
field-flood_deck = Left in the flood deck
    .item = Layer { $number }
    .help = Layers from the top down; within one nobody knows the order.
field-flood_discard = Flood discard

## Water on the tiles

water-flooded = flooded
    .mark = ≈
water-sunken = sunken
    .mark = ×

## Phases

phase-laying-tiles = Laying the tiles
phase-flooding-first-tiles = Flooding the first tiles
phase-dealing-adventurers = Dealing the adventurers
phase-dealing-cards = Dealing the first cards
phase-acting = Actions
phase-drawing = Drawing treasure cards
phase-flooding = Drawing flood cards

## Options

option-difficulty = Difficulty
    .help = How high the water stands at the start: level 1 for Novice, 4 for Legendary.
option-adventurers = Adventurers
    .choose = Choose the adventurers
    .help = Who has which role, seat by seat, instead of roles dealt at random.
    .none = dealt at random
option-first = Who begins
    .help = The rulebook lets whoever was on an island last begin, or somebody at random.
    .none = at random
