### Escape from Atlantis: what is said at the table. A traveller is named by colour and number, a place by its cell.

## What happened

event-tile-laid = { $cell }: { $terrain }.
event-first-chosen = { $seat } begins.
event-placed = { $colour } { $number } starts on { $cell }.
event-launched = { $seat } puts a boat on { $cell }.
event-turn-began = Turn { $turn }: { $seat }.
event-tile-played = { $seat } plays "{ $underside }" ({ $terrain }).
event-walked = { $colour } { $number } walks from { $origin } to { $to }.
event-boarded = { $colour } { $number } boards the boat on { $cell }.
event-swam = { $colour } { $number } swims from { $origin } to { $to }.
event-dived = { $colour } { $number } gets into the water on { $cell }.
event-landed = { $colour } { $number } is safe: { $land }!
event-sailed = { $seat } sails the boat from { $origin } to { $to }.
event-played-no-tile = { $seat } plays no red tile.
event-stopped = { $seat } moves no further.
event-creature-left = { $seat } leaves the creature where it is.
event-tile-taken = { $seat } takes { $terrain-a } from { $cell }.
event-tile-shown = Under it: { $underside }!
event-tile-kept = { $seat } keeps the tile ({ $terrain }): { $underside }.
event-tile-kept-secret = { $seat } keeps the tile ({ $terrain }) without showing it.
event-creature-came = There is { $creature-a } on { $cell }.
event-boat-came = There is a boat on { $cell }.
event-whirled = A whirlpool opens on { $cell }.
event-creature-gone = Gone from { $cell }: { $creature }.
event-boat-gone = The boat on { $cell } is lost.
event-traveller-lost = { $colour } { $number } is lost on { $cell }.
event-rolled = { $seat } rolls { $creature-a }.
event-roamed = From { $origin } { $creature-the } goes to { $to }.
event-defended = { $seat } answers on { $cell }: { $underside }!
event-ended = The game is over: { $ending }.

## How it ended

ending-erupted = the volcano has erupted
ending-nobody-left = nobody is left outside safe land
ending-island-gone = the island has sunk
ending-calm = for five rounds nobody has moved
ending-adrift = for sixty rounds nobody has landed

## What may be chosen

choice-place = Place a { $colour } traveller worth { $worth } on { $cell }
choice-launch = Put a boat on { $cell }
choice-play-dolphin = Dolphin: { $colour } { $number } to { $to }
choice-play-wind = Fair wind: the boat on { $boat } to { $to }
choice-summon = Move { $creature-the } from { $origin } to { $to }
choice-ride = On with the dolphin: { $colour } { $number } to { $to }
choice-run-on = On with the wind: from { $boat } to { $to }
choice-walk = { $colour } { $number }: walk to { $to }
choice-board = { $colour } { $number }: board the boat on { $to }
choice-swim = { $colour } { $number }: swim to { $to }
choice-dive = { $colour } { $number }: leave the boat and swim
choice-climb = { $colour } { $number }: climb into the boat here
choice-land = { $colour } { $number }: go ashore to safety
choice-sail = Sail the boat on { $boat } to { $to }
choice-take-tile = Take the tile on { $cell }
choice-take-aboard = Take { $colour } { $number } aboard
choice-roam = Move { $creature-the } on { $origin } to { $to }
choice-stop = Leave it at that
choice-defend = Play the defence
choice-decline = Do not answer
choice-lay-tile = { $cell }: { $terrain }
choice-choose-first = First: seat { $seat-number }
choice-turn-up = Underside: { $underside }
choice-roll = The die: { $creature }

## What the table waits for

prompt-over = The game is over.
prompt-wait = Waiting for { $seats }.
prompt-answer = Danger on { $cell }. "{ $underside }" would answer it: play it, or do not answer.
prompt-move = { $moves ->
        [one] You have one move left.
       *[other] You have { $moves } moves left.
    }
prompt-roam = You may move { $creature-a }: { $steps ->
        [one] one step.
       *[other] up to { $steps } steps.
    }
prompt-step-placing = Place a traveller.
prompt-step-launching = Put a boat on the water.
prompt-step-playing = Play a red tile, or leave it at that.
prompt-step-riding = The dolphin may go on.
prompt-step-running = The wind still blows.
prompt-step-taking = Take a tile off the island.
prompt-step-taking-aboard = Choose who gets into the boat.
prompt-chance-laying-tiles = The island is being laid.
prompt-chance-choosing-first-seat = The first player is being chosen.
prompt-chance-turning-up = The tile is being turned up.
prompt-chance-rolling = The die is being rolled.

## Why not

refusal-game-is-over = The game is over
refusal-left-to-chance = This is left to chance
refusal-cannot-come-up = This cannot come up now
refusal-not-your-turn = It is not the turn of { $actor-the }
refusal-island-is-being-laid = The island is still being laid
refusal-not-this-step = The game has come to another step
refusal-nobody-left-to-move = { $actor } has nobody left to move, and moves no boats either
refusal-tile-must-be-taken = One tile has to be taken off the island
refusal-no-tile-left = No tile is left on the island
refusal-boat-must-be-filled = Three of those who swim here get into the boat: choose the next one
refusal-no-such-cell = There is no cell { $cell }
refusal-no-such-traveller = The travellers of a colour have the numbers 1 to 10
refusal-no-such-worth = Travellers are worth 1 to 6
refusal-not-on-the-island = { $cell } is not part of the island
refusal-not-your-colour = This is not a colour of { $actor-the }
refusal-worth-is-placed = No traveller of this worth is left to place
refusal-tile-is-taken = Somebody stands on this tile already
refusal-tile-is-full = There is no room on this tile
refusal-not-at-the-shore = A boat starts on a sea cell next to the island
refusal-boat-is-there = There is a boat already
refusal-serpent-is-there = There is a sea serpent
refusal-not-your-traveller = This traveller belongs to another
refusal-traveller-is-gone = This traveller is safe or lost
refusal-never-back-on-the-island = Whoever has left the island never returns to it
refusal-not-adjacent = The two cells are not adjacent
refusal-no-tile-there = There is no tile there
refusal-no-boat-there = There is no boat there
refusal-boat-is-full = The boat is full
refusal-boat-is-empty = The boat is empty
refusal-swimmers-board-where-they-are = A swimmer boards only a boat on the same cell
refusal-has-swum = This traveller has swum this turn
refusal-aboard-a-boat = From a boat one first gets into the water where the boat is
refusal-no-sea-there = There is no sea there
refusal-not-aboard = This traveller is not in a boat
refusal-not-in-the-water = This traveller is not in the water
refusal-no-safe-land-here = There is no safe land here to go ashore
refusal-others-steer = Others have more people in this boat
refusal-lower-terrain-first = Lower terrain sinks first
refusal-tile-is-enclosed = A tile next to the sea goes first
refusal-not-in-the-water-here = Only those who swim on this cell get into the boat
refusal-no-creature-there = There is no such creature
refusal-die-shows-another = The die shows another creature
refusal-another-creature-moves = Another creature is on its way
refusal-another-is-carried = Another one is on its way
refusal-tile-not-held = { $actor } does not hold this tile
refusal-cell-is-not-bare = A creature is moved to a sea cell with nothing on it
refusal-answers-first = Somebody is asked for an answer first
refusal-nothing-to-answer = There is nothing to answer
refusal-not-on-own-turn = A defence is played on the turn of another
refusal-not-asked = { $actor } is not asked now
refusal-no-whale-defence = { $actor } has no whale defence
refusal-no-shark-defence = { $actor } has no shark defence

## What is wrong with a position or with options

impossible-two-colours-are-for-two = Two colours each are for two players only.
impossible-four-boats-are-for-two-colours = Four boats each are for two players with two colours each.
impossible-no-such-cell = There is no cell { $cell }.
impossible-island-misshapen = The island has 40 places; mountains are laid first, then forests, then beaches.
impossible-too-many-boats = There are only { $number } boats: those listed and those still under tiles are more.
impossible-boat-misplaced = No boat can be on { $cell }: one a cell, and only at sea.
impossible-boats-miscounted = The boats do not agree with the set-up.
impossible-serpents-miscounted = List all { $number } sea serpents, with null for each that has left the game.
impossible-too-many-sharks = There are only { $number } sharks: those listed and those still under tiles are more.
impossible-too-many-whales = There are only { $number } whales: those listed and those still under tiles are more.
impossible-creature-on-land = A creature on { $cell }, which is not sea.
impossible-travellers-miscounted = Each of the { $colours } colours in play has ten travellers.
impossible-placing-out-of-order = Travellers are placed in the order of their numbers: { $colour }.
impossible-placing-unfinished = All travellers are placed before the boats: { $colour }.
impossible-set-up-disturbed = Before the first turn all tiles and serpents are in their places, boats at the shore, and hands empty.
impossible-placing-misplaced = A traveller starts on a tile of its own; in Overcrowded two share one that touches no sea.
impossible-placing-out-of-turn = Travellers are placed by turns, so no player is two ahead or out of order.
impossible-worths-miscounted = Worths are 1 1 1 2 2 3 3 4 5 6, and each placed traveller has one: { $colour }.
impossible-nobody-aboard-there = There is no boat at { $cell } to be aboard of.
impossible-no-room-aboard = There is no boat with room on { $cell }.
impossible-underside-too-often = There are not so many tiles "{ $underside }" ({ $terrain }).
impossible-no-red-tile = A hand holds red tiles only ({ $terrain }).
impossible-seat-out-of-range = A seat is named that nobody has: this game has { $seats }.
impossible-tiles-miscounted = Tiles and undersides do not agree: { $terrain }.
impossible-ending-and-phase-disagree = The game is over with an ending, and only then.
impossible-turn-misnumbered = Turns are counted from 1 once the set-up is done, and not before.
impossible-moves-miscounted = A seat that moves has one to three moves left.
impossible-nobody-to-move = Whoever moves has somebody outside safe land.
impossible-no-tile-taken = No tile has been taken to turn up or to get into a boat.
impossible-nobody-to-take-aboard = There is nobody to take aboard, or no room.
impossible-mover-misplaced = What is under way has to be there, with steps left, and only in its step.
impossible-steps-miscounted = So many steps are not left.
impossible-quiet-turns-miscounted = Turns without a move or a landing count "To the last survivor" once no tile is left, for 5 and 60 rounds at most.
impossible-danger-unsettled = On { $cell } somebody is with a creature that would have taken them.
impossible-nobody-to-answer = Nobody can be asked for an answer on { $cell }.
impossible-should-have-ended = The game should be over: { $ending }.
impossible-cannot-have-ended-so = The game cannot have ended so: { $ending }.
