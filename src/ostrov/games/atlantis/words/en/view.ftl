### Escape from Atlantis: labels of the plain board, phases and options. Rows of cells are A to M from the top, and a
### cell's number is counted from the left.

## Where the turn stands

field-moves_left = Moves left
field-struck = Cell in danger
field-declined = Have declined to answer
field-still_turns = Turns since anybody moved
field-quiet_turns = Turns since anybody landed or was lost

## The island and the sea

field-board = Island and sea
    .help = The rows of cells are A to M from the top, and a cell's number is counted from the left.
field-cell = Cell
field-terrain = Terrain
    .none = sea
    .mark = ~
field-land = Beside safe land
field-has_boat = boat
    .mark = ◡
field-creatures = Creatures
field-pawns = Travellers
said-pawn = { $aboard ->
        [true] { $colour } { $number } in the boat
       *[other] { $colour } { $number }
    }
    .mark = { $aboard ->
        [true] ({ $colour-mark }{ $number })
       *[other] { $colour-mark }{ $number }
    }
field-tiles_left = Tiles on the island

field-left_under = What the tiles may still hide
    .help = What you hold and what has left the game is not counted; what others hold is.
field-takeable = Tiles that may be taken next
field-supply = Beside the board
field-boats = Boats
field-sharks = Sharks
field-whales = Whales
field-die = The die shows

## Travellers

field-parties = Travellers
    .item = { $colour } ({ $seat })
field-unplaced = Not placed yet
field-under_way = Under way
field-safe = Safe
field-lost = Lost
field-points = Points of those safe
field-travellers = Where they are, and what they are worth
    .item = { $number ->
        [1] { colour-red }
        [2] { colour-yellow }
        [3] { colour-green }
       *[4] { colour-blue }
    }
    .inner = No. { $number }
said-traveller = { $at ->
        [none] not placed yet
       *[other] { $at }
    }{ $worth ->
        [none] { "" }
       *[other] , worth { $worth }
    }

at-lost = lost
at-north-west = { land-north-west }
at-north-east = { land-north-east }
at-south-west = { land-south-west }
at-south-east = { land-south-east }

## Red tiles

field-hands = Red tiles held
    .item = { $seat }
    .inner = Tile { $number }
said-redtile = { $underside ->
        [none] hidden ({ $terrain })
       *[other] { $underside } ({ $terrain })
    }

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
field-four_boats = { option-four_boats }
field-overcrowded = { option-overcrowded }
field-last_survivor = { option-last_survivor }
field-all_equal = { option-all_equal }
field-sunken_atlantis = { option-sunken_atlantis }
field-memory_aid = { option-memory_aid }
field-first = { option-first }
option-two_colours = Two colours each
    .help = Two players lead two colours each, and the worths of both are added.
    .none = if there are two players
option-four_boats = Four boats each
    .help = Two players with two colours each start with four boats each instead of two.
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
option-first = Who begins
    .help = The rulebook lets you choose the first player any way you like.
    .none = at random
