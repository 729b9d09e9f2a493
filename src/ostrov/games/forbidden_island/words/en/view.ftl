### Forbidden Island: labels of the plain board, phases and options.

## Where the turn stands

field-actions_left = Actions left
field-has_flown = The Pilot has flown this turn
field-steps_done = Steps done in this phase
field-cards_left = Cards still to draw
field-gone_on = Ready to go on
field-discarding = Must discard
field-swimming = In the water

## The island

field-island = Island
    .item = Row { $number }
    .help = Six rows from north to south, each in the middle of a square of six by six.
field-mark = Water level
    .help = From 1 up to the skull at 10. Flood cards a turn at the levels 1 to 9: 2, 2, 3, 3, 3, 4, 4, 5, 5.
field-flooded = Flooded tiles
field-sunken = Sunken tiles

## Adventurers

field-adventurers = Adventurers
    .item = { $seat }
field-role = Role
    .none = not dealt yet
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
    .help = Who has which role, seat by seat, instead of roles dealt at random.
    .none = dealt at random
