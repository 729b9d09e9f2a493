### The Lost Island: what is said at the table.

## What happened

event-rumour-dealt = A rumour goes round: { $rumour }.
event-turn-began = Turn { $turn }: { $seat }.
event-rolled = { $seat } rolls { $dice }.
event-named = { $seat } names { $terrain }.
event-die-taken = { $seat } takes the { $die }{ $compasses ->
        [0] .
        [one] {" "}and spends a compass: { $number }.
       *[other] {" "}and spends { $compasses } compasses: { $number }.
    }
event-die-set-aside = { $seat } sets a die aside for { $terrain }, and draws by the { $die }{ $compasses ->
        [0] .
        [one] {" "}with a compass: { $number }.
       *[other] {" "}with { $compasses } compasses: { $number }.
    }
event-order-wanted = { $seat } calls for order.
event-order-waived = { $seat } needs no order.
event-order-called = This turn may be the last: it is played in order.
event-drawn = { $seat } draws { $cell }: { $terrain }.
event-compass-found = { $seat } finds a compass.
event-was-stuck = { $seat } has no room for { $number } and draws nothing.
event-spyglass-counted = { $spyglasses ->
        [one] The spyglass of { $seat } counts { $points }.
       *[other] Two spyglasses of { $seat } count { $points } together.
    }
event-ended = The game is over: { $ending }.
event-scored = { $seat }: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $empty_cells ->
        [0] no empty cell
        [one] one empty cell
       *[other] { $empty_cells } empty cells
    }.
event-won = { $seat } wins.
event-ranked = Rank: { $rank }.

## How it ended

ending-uses-spent = the active player has no terrain left to name
ending-somebody-stuck = a number found no room on a sheet

## What may be chosen

choice-name = Name { $terrain }
choice-take = Take the { $die }, draw { $number }
choice-set-aside = Set aside the { $die } for { $die ->
        [1] { terrain-ruins }
        [2] { terrain-plains }
        [3] { terrain-swamps }
        [4] { terrain-rivers }
        [5] { terrain-forests }
        [6] { terrain-mountains }
       *[other] { $die }
    }, draw { $number }
choice-draw = Draw { $terrain } on { $cell }
choice-call-order = Play this turn in order
choice-waive-order = No need for order
choice-deal-rumour = Rumour: { $rumour }
choice-choose-first = First: seat { $seat-number }
choice-roll = Roll: { $dice }

## What the table waits for

prompt-over = The game is over.
prompt-wait = Waiting for { $seats }.
prompt-name = The dice show { $dice }. Name a terrain.
prompt-take = Drawing { $terrain }: choose a die of { $dice }. { $compasses ->
        [0] You have no compass.
        [one] You have one compass.
       *[other] You have { $compasses } compasses.
    }
prompt-set-aside = The dice show { $dice }. Set one aside for its terrain and draw by the other. { $compasses ->
        [0] You have no compass.
        [one] You have one compass.
       *[other] You have { $compasses } compasses.
    }
prompt-draw = { $cells ->
        [one] One cell to draw
       *[other] { $cells } cells to draw
    }: { $terrain }.
prompt-order = This turn may be the last. Shall it be played in order, clockwise from the active player?
prompt-chance-dealing-rumours = The rumours are being dealt.
prompt-chance-choosing-first-seat = The first player is being chosen.
prompt-chance-rolling = Three dice are being rolled.
prompt-chance-rolling-again = The two dice left are being rolled.

## Why not

refusal-game-is-over = The game is over
refusal-left-to-chance = That is left to chance
refusal-cannot-come-up = That cannot come up now
refusal-dice-first = The dice come first
refusal-not-your-turn = Only the active player names a terrain
refusal-die-names-the-terrain = In this half of the turn a die names the terrain
refusal-terrain-is-named = The terrain of this turn is named already
refusal-no-use-left = { $actor } has no use of { $terrain } left
refusal-terrain-first = A terrain has to be named first
refusal-active-takes-first = The active player takes a die first
refusal-die-is-taken = { $actor } has chosen a die already
refusal-played-in-order = This turn is played in order, and it is not { $actor } yet
refusal-order-first = First everybody says whether this turn is to be played in order
refusal-order-is-answered = { $actor } has said already that there is no need for order
refusal-no-question-of-order = It is not being asked now whether to play in order
refusal-die-not-there = No die shows { $die }
refusal-too-few-compasses = { $actor } has too few compasses to make it { $number }
refusal-set-aside-first = One of the two dice has to be set aside for its terrain
refusal-only-alone = Dice are set aside only when playing alone
refusal-nothing-to-set-aside = There is no die to set aside now
refusal-die-first = A die has to be chosen before drawing
refusal-stuck-draws-nothing = The number of { $actor } fits nowhere, so nothing is drawn
refusal-all-is-drawn = { $actor } has drawn the full number
refusal-cell-is-sea = { $cell } is sea
refusal-cell-is-drawn = { $cell } is drawn already
refusal-not-next-to-new = { $cell } is not next to a cell of this drawing
refusal-not-next-to-drawn = { $cell } is not next to a drawn cell
refusal-number-does-not-fit = The full number does not fit from { $cell }
refusal-only-the-named-terrain = Only a wild cell takes another terrain than the named one

## What is wrong with a position

impossible-seat-out-of-range = A seat is named that does not exist: this game has { $seats }.
impossible-rumours-miscounted = Four different rumours lie on the table, fewer only while they are dealt.
impossible-sheet-misshapen = The sheet of seat { $seat-number } does not have the shape of its side.
impossible-new-cell-not-drawn = Seat { $seat-number } has a new cell that is not drawn, or is named twice.
impossible-new-cell-misdrawn = Seat { $seat-number } has a new cell that shows another terrain than the named one and is not wild.
impossible-sheet-not-connected = The drawing of seat { $seat-number } falls apart.
impossible-uses-miscounted = Seat { $seat-number } has more uses than there are for so many players, or has not crossed off the named one.
impossible-compasses-miscounted = The compasses of seat { $seat-number } do not go with the cells that it has drawn, or drawn just now.
impossible-spyglasses-miscounted = The spyglasses of seat { $seat-number } do not go with the cells that it has drawn, or drawn just now.
impossible-phase-of-solo-play = Only one who plays alone has a second half of the turn.
impossible-phase-of-shared-play = One who plays alone is first, and no lots are drawn for it.
impossible-first-half-missing = In the second half of a turn something is drawn already.
impossible-dice-miscounted = That is not the number of dice on the table in this phase.
impossible-terrain-misplaced = A terrain is named from its naming until the drawing is done, and only then.
impossible-turn-miscounted = Turns are counted from 1 as soon as the game is set up, and there are no more of them than uses.
impossible-begun-too-early = Nothing is drawn and no use is crossed off before the game is set up.
impossible-order-not-called = This turn may be the last, so the table plays it in order.
impossible-order-misplaced = A turn is played in order only while several players draw.
impossible-order-not-in-question = Order is asked about only by several players, where the table wants to be asked, in a turn that may be the last.
impossible-order-answered-already = Somebody needs no order although it is not being asked about, or everybody has said so.
impossible-number-misplaced = The number of seat { $seat-number } does not go with the phase or with its new cells.
impossible-die-misplaced = The die of seat { $seat-number } does not lie there, or compasses could not make the number of it.
impossible-stuck-or-not = Seat { $seat-number } is stuck if its number fits nowhere, and only then.
impossible-nobody-is-drawing = Everybody has finished drawing, so the turn is over.
impossible-ahead-of-order = Somebody has chosen ahead of the order.
impossible-ending-and-phase-disagree = The game is over exactly when it is known how it ended.
impossible-cannot-have-ended-so = The game cannot have ended so: { $ending }.
impossible-should-have-ended = The active player has no use left: the game should be over.
impossible-bonuses-not-settled = Compasses and spyglasses are new only in a turn in which something has been drawn.
