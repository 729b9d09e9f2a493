### The Lost Island: labels of the plain board, phases and options.

## Where the turn stands

field-dice = Dice to choose from
field-terrain = Terrain to draw
field-waived = Need no order
field-is_in_order = This turn is played in order
field-side = { option-side }
field-rumours = Rumours

## Sheets

field-sheets = Sheets
    .item = { $seat }
    .row = { $number }
    .column = { $number ->
        [1] a
        [2] b
        [3] c
        [4] d
        [5] e
        [6] f
        [7] g
        [8] h
        [9] i
       *[10] j
    }
    .none = sea
    .mark = ~
field-cell = Cell
field-square-terrain = Terrain
    .none = empty
field-bonus = Sign
field-is_new = drawn just now
    .mark = +

## Signs on the sheet

bonus-compass = compass
    .mark = ✦
bonus-spyglass = spyglass
    .mark = ◎
bonus-wild = wild cell
    .mark = ✱

## Cartographers

field-cartographers = Cartographers
    .item = { $seat }
field-uses = Uses left
field-compasses = Compasses
field-number = Number to draw
field-die = Die taken
field-is_stuck = The number fits nowhere

## Points

field-standings = Points now
    .item = { $seat }
field-standing-rumours = For rumours
field-spyglasses = For spyglasses
field-points = In all
field-empty_cells = Empty cells
field-room = Largest number that fits
field-left = Cells to draw now


## Phases

phase-dealing-rumours = Dealing the rumours
phase-rolling = Rolling three dice
phase-naming = Naming a terrain
phase-taking = Taking a die
phase-asking = Asking whether to play in order
phase-drawing = Drawing
phase-rolling-again = Rolling the other two dice
phase-setting-aside = Setting a die aside
phase-drawing-again = The second drawing

## Options

option-side = Side of the sheet
    .help = Side A is an island of 74 cells in one piece; side B has 78, with bays, lakes and wild cells. For a first game the rulebook advises side A.
side-a = A
side-b = B
option-rumours = Rumours
    .help = Which four of the twelve rumours bring points: any four, or one of the three sets. For a first game the rulebook advises a set.
rumours-random = At random
rumours-tight-island = Tight Island
rumours-calm-island = Calm Island
rumours-skull-island = Skull Island
option-last_turn_in_order = Last turn in order
    .help = A turn that may be the last is played one after another instead of all at once: always, or if one of the players calls for it.
last_turn_in_order-automatic = Always
last_turn_in_order-on-demand = If somebody calls for it
option-first = Who begins
    .help = The rulebook lets the oldest begin. Alone it makes no difference.
    .none = at random
