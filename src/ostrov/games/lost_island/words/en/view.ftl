### The Lost Island: labels of the plain board, phases and options.

## Where the turn stands

field-dice = Dice to choose from
field-terrain = Terrain to draw
    .none = not named
field-is_in_order = This turn is played in order
field-last_turn_in_order = { option-last_turn_in_order }
field-side = { option-side }
field-rumours = Rumours

## Cartographers

field-cartographers = Cartographers
    .item = { $seat }
field-sheet = Sheet
    .item = Row { $number }
    .help = Columns a, b, c and so on from the left. A hyphen is an empty cell, a dot the sea; R ruins, P plains, S swamps, V rivers, F forests, M mountains.
field-new = Cells drawn just now
field-uses = Uses left
field-compasses = Compasses
field-new_compasses = Compasses found this turn
field-new_spyglasses = Spyglasses drawn this turn
field-counted = Points from spyglasses
field-number = Number to draw
field-is_stuck = The number fits nowhere

## Points

field-scores = What the rumours bring now
    .item = { $seat }
    .inner = Rumour { $number }
field-rumour = Rumour
field-points = Points
field-parts = Where they come from
    .item = Part { $number }
field-cells = Cells

## Phases

phase-dealing-rumours = Dealing the rumours
phase-rolling = Rolling three dice
phase-naming = Naming a terrain
phase-taking = Taking a die
phase-drawing = Drawing
phase-rolling-again = Rolling the other two dice
phase-setting-aside = Setting a die aside
phase-drawing-again = The second drawing

## Options

option-side = Side of the sheet
    .help = Side A is an island of 60 cells in one piece; side B has 65, with bays, lakes and wild cells.
side-a = A
side-b = B
option-rumours = Rumours
    .help = Which four of the twelve rumours bring points: any four, or one of the three sets.
rumours-random = At random
rumours-tight-island = Tight Island
rumours-calm-island = Calm Island
rumours-skull-island = Skull Island
option-last_turn_in_order = Last turn in order
    .help = A turn that may be the last is played one after another instead of all at once.
