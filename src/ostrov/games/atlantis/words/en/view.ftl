### Escape from Atlantis: labels of the plain board, phases and options. Rows of cells are A to M from the top, and a
### cell's number is counted from the left.

## Where the turn stands

field-moves_left = Moves left
field-mover = Piece under way
    .help = Its number among the travellers, the boats or the creatures, counted from 0.
field-steps_left = Cells it may still go
field-taken = Cell of the tile just taken
field-taken_terrain = Terrain of the tile just taken
field-rolled = Creature on the die
field-struck = Cell in danger
field-declined = Have declined to answer
field-quiet_turns = Quiet turns in a row

## The island and the sea

field-tiles = Island
    .item = { $number ->
        [1] D4
        [2] D5
        [3] D6
        [4] D7
        [5] E4
        [6] E5
        [7] E6
        [8] E7
        [9] E8
        [10] F3
        [11] F4
        [12] F5
        [13] F6
        [14] F7
        [15] F8
        [16] F9
        [17] F10
        [18] G3
        [19] G4
        [20] G5
        [21] G7
        [22] G8
        [23] G9
        [24] H3
        [25] H4
        [26] H5
        [27] H6
        [28] H7
        [29] H8
        [30] H9
        [31] H10
        [32] I4
        [33] I5
        [34] I6
        [35] I7
        [36] I8
        [37] J4
        [38] J5
        [39] J6
       *[40] J7
    }
    .none = sea
field-boats = Boats
    .none = lost
field-serpents = Sea serpents
    .none = gone
field-sharks = Sharks
    .none = gone
field-whales = Whales
    .none = gone
field-gone = Undersides out of the game

## Travellers

field-travellers = Travellers
    .item = { $number ->
        [1] { colour-red }
        [2] { colour-yellow }
        [3] { colour-green }
       *[4] { colour-blue }
    }: { $seat }
    .inner = No. { $number }
field-at = Where
    .none = not placed yet
at-lost = lost
at-north-west = { land-north-west }
at-north-east = { land-north-east }
at-south-west = { land-south-west }
at-south-east = { land-south-east }
field-worth = Worth
    .none = hidden
field-aboard = In a boat
field-swum = Has swum this turn

## Red tiles

field-hands = Red tiles held
    .item = { $seat }
    .inner = Tile { $number }
field-terrain = Terrain
field-underside = Underside
    .none = hidden

## Phases

phase-laying-tiles = Laying the island
phase-placing = Placing travellers
phase-launching = Placing boats
phase-playing = Playing a red tile
phase-riding = Riding the dolphin
phase-running = Before the wind
phase-moving = Moving travellers and boats
phase-taking = Taking a tile
phase-turning-up = Turning the tile up
phase-taking-aboard = Getting into the boat
phase-rolling = Rolling the die
phase-roaming = Moving a creature

## Options

field-options = Variants
field-two_colours = { option-two_colours }
field-overcrowded = { option-overcrowded }
field-last_survivor = { option-last_survivor }
field-all_equal = { option-all_equal }
field-sunken_atlantis = { option-sunken_atlantis }
field-memory_aid = { option-memory_aid }
option-two_colours = Two colours each
    .help = Two players lead two colours each, and the worths of both are added.
    .none = if there are two players
option-overcrowded = Overcrowded
    .help = At set-up, a tile that touches no sea may take two travellers.
option-last_survivor = To the last survivor
    .help = The volcano is one more whirlpool, and the game goes on until every traveller is safe or lost.
option-all_equal = All equal
    .help = Whoever saves most travellers wins, whatever they are worth.
option-sunken_atlantis = Sunken Atlantis
    .help = The volcano is one more whirlpool, and the game goes on until the last tile is gone.
option-memory_aid = Memory aid
    .help = You see the worths of your own travellers all through the game, instead of remembering them.
