### Forbidden Desert: labels of the plain board, grounds, phases and options.

## Where the turn stands

field-actions_left = Actions left
field-cards_skipped = Storm cards skipped this turn
field-cards_left = Storm cards still to come
field-pending = Being done
field-scoped = Place under the Terrascope
field-gone_on = Ready to go on

## The desert

field-board = Desert
    .row = { $number }
    .column = { $number ->
        [1] A
        [2] B
        [3] C
        [4] D
       *[5] E
    }
    .none = the storm
    .help = North is up, west is left. Two sand markers or more block a tile.
field-place = Place
field-pawns = Who is here
field-ground = Ground
    .none = excavated
field-face = City side
field-sand = sand markers
    .mark = ▒
field-parts = Parts lying here
field-parts_in_storm = Parts in the storm
field-parts_taken = Parts taken
field-is_blocked = blocked
    .mark = ✕
field-buried = Buried in sand
field-in_shade = In the shade
    .help = In a tunnel or under a Solar Shield: the sun takes no water there.
field-clues = One clue open
said-clue = { $part }: { $row ->
        [none] column { $column ->
            [1] A
            [2] B
            [3] C
            [4] D
           *[5] E
        }
       *[other] row { $row }
    }
field-hidden = Still under the sand

## Adventurers

field-adventurers = Adventurers
    .item = { $seat }
field-at = Where
    .none = not in the desert yet
field-water = Water
field-gear = Gear
field-is_shielded = Under a Solar Shield
field-watered = Given water just now
field-received = Gear received just now

## Storm and decks

field-storm_rate = Storm cards a turn
field-sand_left = Sand markers left
field-tick = Storm meter
    .help = The higher the tick, the more storm cards a turn; at the skull the game is lost.
field-gear_deck = Left in the gear deck
field-storm_top = Storm deck, known on top
field-storm_deck = Storm deck, in no known order
field-storm_under = Storm deck, known at the bottom
field-storm_discard = Storm discard

## Grounds

ground-dune = dune
    .mark = ·
ground-oasis = oasis
    .mark = oasis
ground-crash-site = crash site
    .mark = crash

## Phases, and what is being done within them

phase-laying-tiles = Laying the tiles
phase-dealing-adventurers = Dealing the adventurers
phase-acting = Actions
phase-storming = Drawing storm cards
pending-turning-up = a tile is turned up
pending-drawing-gear = a gear card is drawn
pending-scoping = the Terrascope looks under a tile
pending-revealing = storm cards are looked at
pending-putting-under = a storm card may go under the deck

## Options

option-difficulty = Difficulty
    .help = Where the storm meter starts: on tick 1 for Novice, 4 for Legendary.
option-adventurers = Adventurers
    .choose = Choose the adventurers
    .help = Who has which role, seat by seat, instead of roles dealt at random.
    .none = dealt at random
option-first = Who begins
    .help = The rulebook lets whoever is thirstiest begin.
    .none = at random
