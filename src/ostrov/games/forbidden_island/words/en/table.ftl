### Forbidden Island: what is said at the table. Arguments that name a tile, card, treasure or role bring their forms
### along ($to-to, $card-a); seats are named by whoever shows the sentence.

## What happened

event-tile-laid = Laid: { $tile }.
event-adventurer-dealt = Seat { $seat-number } plays the { $role }.
event-card-dealt = { $seat-The } is dealt { $card-a }.
event-turn-began = Turn { $turn }: { $seat }.
event-moved = { $seat-The } moves { $to-to }.
event-flew = { $seat-The } flies { $to-to }.
event-navigated = { $seat-The } moves { $pawn-the } { $to-to }.
event-shored-up = { $seat-The } shores up { $tile-the }.
event-gave = { $seat-The } gives { $card-a } to { $receiver-the }.
event-captured = { $seat-The } captures { $treasure-the }!
event-stopped = { $seat-The } stops with { $actions_left ->
        [one] one action
       *[other] { $actions_left } actions
    } left.
event-card-drawn = { $seat-The } draws { $card-a }.
event-water-rose = The water rises to mark { $mark }: { $flood_rate ->
        [0] the skull
        [one] one flood card a turn
       *[other] { $flood_rate } flood cards a turn
    }.
event-flood-cards-returned = { $cards ->
        [one] One flood card is
       *[other] { $cards } flood cards are shuffled and
    } put back on top of the flood deck.
event-treasure-deck-renewed = The treasure discard, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, is shuffled into a new deck.
event-flood-deck-renewed = The flood discard, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, is shuffled into a new deck.
event-card-discarded = { $seat-The } discards { $card-a }.
event-lifted = { $seat-The } plays Helicopter Lift: { $pawns-the } to { $to-the }.
event-sandbagged = { $seat-The } plays Sandbags and dries { $tile-the }.
event-flew-off = { $seat-The } plays Helicopter Lift and flies everybody home!
event-flooded = Flooded: { $tile }.
event-sunk = Sunk: { $tile }!
event-swam = { $seat-The } swims { $to-to }.
event-ended = The game is over: { $ending }.

## How it ended

ending-escaped = all escaped with the four treasures
ending-treasure-lost = a treasure went down with both its tiles
ending-landing-lost = Fools' Landing has sunk
ending-adventurer-lost = an adventurer was lost in the water
ending-island-drowned = the water reached the skull

## What may be chosen

choice-move = Move { $to-to }
choice-fly = Fly { $to-to }
choice-navigate = Move { $pawn-the } { $to-to }
choice-shore-up = Shore up { $tile-the }
choice-shore-up-two = Shore up { $tile-the } and { $other-the }
choice-give = Give { $card-a } to { $receiver-the }
choice-capture = Capture the treasure of this tile
choice-stop = End your actions
choice-lift = Helicopter Lift: { $pawns-the } to { $to-the }
choice-sandbag = Sandbags: { $tile-the }
choice-fly-off = Helicopter Lift: fly off with everybody
choice-discard = Discard { $card-a }
choice-swim = Swim { $to-to }
choice-go-on = Go on
choice-lay-tile = Tile: { $tile }
choice-flood-at-start = Flooded at the start: { $tile }
choice-deal-adventurer = Adventurer: { $role }
choice-deal-card = Card dealt: { $card }
choice-choose-first = First: seat { $seat-number }
choice-draw-treasure = Treasure card: { $card }
choice-draw-flood = Flood card: { $tile }

## What the table waits for

prompt-over = The game is over.
prompt-wait = Waiting for { $seats-the }.
prompt-act = { $actions ->
        [one] You have one action left.
       *[other] You have { $actions } actions left.
    }
prompt-discard = You hold too many cards: discard one, or play a special one.
prompt-swim = Your tile has sunk: swim!
prompt-rescue = { $pawn-The } is in the water. Play Helicopter Lift, or go on.
prompt-may-play = It is { $seat-the }'s turn. You may play a special card.
prompt-moment-drawing = { $cards ->
        [one] One treasure card is
       *[other] { $cards } treasure cards are
    } to come. Play a special card now, or go on.
prompt-moment-flooding = { $cards ->
        [one] One flood card is
       *[other] { $cards } flood cards are
    } to come. Play a special card now, or go on.
prompt-chance-laying-tiles = The tiles are being laid.
prompt-chance-flooding-first-tiles = The first tiles are being flooded.
prompt-chance-dealing-adventurers = The adventurers are being dealt.
prompt-chance-dealing-cards = The first cards are being dealt.
prompt-chance-choosing-first-seat = The first player is being chosen.
prompt-chance-drawing = A treasure card is being drawn.
prompt-chance-flooding = A flood card is being drawn.

## The tide forecast: chances in whole percent

forecast = Tide forecast
forecast-about = What the flood cards of this turn may bring, if nobody does anything before they are drawn.
forecast-tile = { $tile }: floods { $floods } %, sinks { $sinks } %
forecast-draws = { $cards ->
        [0] No flood cards
        [one] One flood card
       *[other] { $cards } flood cards
    }: { $chance } %
forecast-waters-rise = "Waters Rise!" before that: { $chance } %

## Why not

refusal-game-is-over = The game is over
refusal-left-to-chance = This is left to chance
refusal-not-your-turn = It is not the turn of { $actor-the }
refusal-actions-are-over = The actions of this turn are over
refusal-another-discards-first = Someone has to discard first
refusal-discard-first = { $actor-The } has to discard first
refusal-swim-first = Whoever is in the water swims first
refusal-nothing-to-wait-for = Nobody waits for { $actor-the } now
refusal-cannot-come-up = This cannot come up now
refusal-has-gone-on = { $actor-The } has gone on already
refusal-already-there = { $actor-The } is { $to-at } already
refusal-tile-is-sunken = That tile has sunk
refusal-no-way-to-dive = The Diver finds no way there through flooded or sunken tiles
refusal-not-around = { $actor-The } is not next to { $to-the }, not even diagonally
refusal-not-adjacent = { $actor-The } is not next to { $to-the }
refusal-only-pilot-flies = Only the Pilot flies
refusal-has-flown = The Pilot flies only once a turn
refusal-only-navigator-navigates = Only the Navigator moves the pawns of others
refusal-navigates-others-only = The Navigator moves only the pawns of others for this action
refusal-pawn-already-there = { $pawn-The } is { $to-at } already
refusal-too-far-to-navigate = { $pawn-The } is more than two steps away from { $to-the }
refusal-tile-is-dry = That tile is dry
refusal-too-far-to-shore-up = { $actor-The } cannot shore up a tile that far away
refusal-only-engineer-shores-up-two = Only the Engineer shores up two tiles with one action
refusal-two-different-tiles = The two tiles have to be different
refusal-special-never-given = Special cards are never given away
refusal-card-not-held = { $actor-The } does not hold this card
refusal-not-to-oneself = A card is given to somebody else
refusal-receiver-elsewhere = { $actor-The } and { $receiver-the } are not on the same tile
refusal-no-treasure-here = There is no treasure on this tile
refusal-treasure-taken = The treasure of this tile has been taken
refusal-four-cards-needed = It takes four cards of this treasure
refusal-hand-within-limit = { $actor-The } does not have to discard
refusal-nobody-to-lift = Somebody has to be lifted
refusal-pawns-apart = The pawns are not on one tile
refusal-pawns-already-there = They are { $to-at } already
refusal-no-sandbags-for-swimmers = Sandbags do not help anyone in the water
refusal-no-sandbags-while-flooding = Sandbags cannot be played while the island floods
refusal-treasures-missing = Not all four treasures have been taken
refusal-not-all-on-landing = Not everybody is at Fools' Landing
refusal-not-in-the-water = { $actor-The } is not in the water
refusal-another-swims-first = Another pawn swims first
refusal-too-far-to-swim = It is too far to swim { $to-to }

## What is wrong with a position or with options

impossible-adventurers-mismatched = Name { $seats } different adventurers, one for each seat.
impossible-tile-laid-twice = The tile { $thing } is laid twice.
impossible-island-misshapen = The island needs each of its 24 tiles once, in rows of 2, 4, 6, 6, 4 and 2.
impossible-role-twice = Two seats play the same adventurer, { $thing }.
impossible-role-missing = Seat { $seat-number } has no adventurer.
impossible-pawn-misplaced = The pawn of seat { $seat-number } has to be on the island once adventurers are dealt, and not before.
impossible-tile-flooded-and-sunken = The tile { $thing } is named twice among the flooded and sunken ones.
impossible-flood-card-twice = The flood card of { $thing } is there twice.
impossible-flood-card-missing = The flood card of { $thing } is missing.
impossible-flood-card-of-sunken-tile = The tile { $thing } has sunk, so its flood card is out of the game.
impossible-empty-layer = A layer of the flood deck is empty.
impossible-hand-impossible = Seat { $seat-number } cannot hold such a hand: no Waters Rise!, and six cards at the most.
impossible-card-miscounted = Of { $card } there are { $count } cards, and there should be { $number }.
impossible-seat-out-of-range = A seat is named that nobody has: this game has { $seats }.
impossible-steps-miscounted = That many steps do not fit into this part of the set-up.
impossible-setup-flooded = Before the first turn as many tiles are flooded as flood cards have been drawn, six at last, and none has sunk.
impossible-setup-roles = Adventurers are chosen for all seats at once, or dealt one after another.
impossible-setup-pawn = Seat { $seat-number } starts on its adventurer's own tile.
impossible-setup-hand = The first cards are dealt seat by seat, two to each; seat { $seat-number } has another number.
impossible-setup-begun = Before the first turn nothing has been done, taken or discarded, and the marker is at one of the four starting marks.
impossible-actions-miscounted = A seat that acts has one to three actions left.
impossible-cards-left-miscounted = The cards drawn and the cards left do not make up this phase.
impossible-nobody-can-discard-now = A seat discards only right after a card came into its hand.
impossible-nobody-can-swim-now = Nobody swims unless a tile has just sunk.
impossible-swimmers-apart = All who swim stood on the same tile.
impossible-pawn-on-sunken-tile = The pawn of seat { $seat-number } is on { $thing }, which has sunk.
impossible-swimmer-on-land = Seat { $seat-number } swims, but its tile is there.
impossible-hand-limit-broken = Seat { $seat-number }: a hand of more than five cards has to be discarded from, and no other.
impossible-treasure-deck-not-renewed = An empty treasure deck is renewed at once.
impossible-flood-deck-not-renewed = An empty flood deck is renewed at once.
impossible-ending-and-phase-disagree = The game is over with an ending, and only then.
impossible-should-have-ended = The game should be over: { $ending }.
impossible-cannot-have-ended-so = The game cannot have ended so: { $ending }.
