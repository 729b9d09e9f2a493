### Forbidden Desert: what is said at the table. Arguments that name a part, gear, a face or a role bring their forms
### along ($part-the, $gear-a); seats are named by whoever shows the sentence.

## What happened

event-crash-site-laid = The crash site is at { $place }.
event-oasis-laid = There is an oasis at { $place }.
event-adventurer-dealt = Seat { $seat-number } plays the { $role }.
event-turn-began = Turn { $turn }: { $seat }.
event-moved = { $seat-The } moves from { $origin } to { $to }.
event-taken-along = { $seat-The } comes along from { $origin } to { $to }.
event-cleared = { $seat-The } clears { $markers ->
        [one] one sand marker
       *[other] { $markers } sand markers
    } from { $place }.
event-excavated = { $seat-The } excavates { $place } and finds { $face-a }.
event-gear-found = { $seat-The } gets { $gear-a }.
event-water-gained = { $seat-The } gains { $amount } water and has { $water } now.
event-part-placed = Both clues agree: { $part-the } is at { $place }.
event-part-in-storm = Both clues agree: { $part-the } is at { $place }, in the storm.
event-part-picked-up = { $seat-The } picks up { $part-the }!
event-navigated = { $seat-The } moves { $pawn-the } from { $origin } to { $to }.
event-card-skipped = { $seat-The } holds off one storm card; { $cards ->
        [0] none is
        [one] one is
       *[other] { $cards } are
    } left to draw this turn.
event-looked-ahead = { $seat-The } looks at { $cards ->
        [one] the top storm card
       *[other] the top { $cards } storm cards
    }.
event-storm-card-revealed = Seen in the storm deck: { $card }.
event-put-under-deck = { $seat-The } puts { $card } under the storm deck.
event-left-on-top = { $seat-The } leaves the storm deck as it is.
event-stopped = { $seat-The } stops with { $actions_left ->
        [one] one action
       *[other] { $actions_left } actions
    } left.
event-water-given = { $seat-The } gives { $amount } water to { $receiver-the }.
event-gear-given = { $seat-The } hands { $gear-a } to { $receiver-the }.
event-blasted = { $seat-The } fires the Dune Blaster at { $place }: { $markers ->
        [one] one sand marker is
       *[other] { $markers } sand markers are
    } gone.
event-flew = { $seat-The } flies with the Jet Pack from { $origin } to { $to }.
event-shield-raised = { $seat-The } raises the Solar Shield.
event-scope-used = { $seat-The } looks through the Terrascope under { $place }.
event-underside-seen = Under { $place } there is { $face-a }.
event-reserve-opened = { $seat-The } opens the Secret Water Reserve.
event-time-throttled = { $seat-The } plays the Time Throttle and has { $actions_left ->
        [one] one action
       *[other] { $actions_left } actions
    } left.
event-storm-card-drawn = Storm card: { $card }.
event-tile-blown = The tile at { $origin } slides to { $to }.
event-sand-fell = Sand falls on { $place }: { $sand ->
        [one] one marker lies
       *[other] { $sand } markers lie
    } there now.
event-storm-picked-up = The storm rises to tick { $tick }: { $rate ->
        [0] the skull
        [one] one storm card a turn
       *[other] { $rate } storm cards a turn
    }.
event-water-lost = { $seat-The } drinks and has { $water } water left.
event-storm-deck-renewed = The storm discard, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, is shuffled into a new deck.
event-ended = The game is over: { $ending }.

## How it ended

ending-escaped = all took off in the flying machine
ending-died-of-thirst = an adventurer died of thirst
ending-buried-in-sand = the sand has buried everything
ending-swept-away = the storm reached the skull

## What may be chosen

choice-move = Move to { $to }
choice-take-along = Move to { $to } and take { $pawn-the } along
choice-clear = Clear { $markers ->
        [one] one sand marker
       *[other] { $markers } sand markers
    } from { $place }
choice-excavate = Excavate this tile
choice-pick-up = Pick up { $part-the }
choice-navigate = Move { $pawn-the } to { $to }
choice-navigate-two = Move { $pawns-the } to { $to }
choice-skip-card = Draw one storm card fewer this turn
choice-look-ahead = Look at the next storm cards
choice-fill-canteen = Draw water from the well
choice-stop = End your actions
choice-put-under = Put card { $number } from the top under the deck
choice-leave-on-top = Leave the cards as they are
choice-give-water = Give { $amount } water to { $receiver-the }
choice-give-gear = Hand { $gear-a } to { $receiver-the }
choice-blast = Dune Blaster: clear { $place }
choice-fly = Jet Pack: fly to { $to }
choice-fly-with = Jet Pack: fly to { $to } with { $pawn-the }
choice-raise-shield = Solar Shield: raise it
choice-scope = Terrascope: look under { $place }
choice-open-reserve = Secret Water Reserve: open it
choice-throttle = Time Throttle: two more actions
choice-go-on = Go on
choice-lay-crash-site = Crash site: { $place }
choice-lay-oasis = Oasis: { $place }
choice-deal-adventurer = Adventurer: { $role }
choice-choose-first = First: seat { $seat-number }
choice-uncover = Underside: { $face }
choice-draw-gear = Gear card: { $gear }
choice-reveal-storm-card = Next known storm card: { $card }
choice-draw-storm-card = Storm card: { $card }

## What the table waits for

prompt-over = The game is over.
prompt-wait = Waiting for { $seats-the }.
prompt-act = { $actions ->
        [one] You have one action left.
       *[other] You have { $actions } actions left.
    }
prompt-put-under = Put one of these storm cards under the deck, or leave them.
prompt-may-play = It is { $seat-the }'s turn. You may share water or gear, or play gear.
prompt-moment-storming = { $cards ->
        [0] The storm spares you this turn.
        [one] One storm card is to come.
       *[other] { $cards } storm cards are to come.
    } Share or play something now, or go on.
prompt-chance-laying-tiles = The tiles are being laid.
prompt-chance-dealing-adventurers = The adventurers are being dealt.
prompt-chance-choosing-first-seat = The first player is being chosen.
prompt-chance-storming = A storm card is being drawn.
prompt-chance-turning-up = A tile is being turned.
prompt-chance-drawing-gear = A gear card is being drawn.
prompt-chance-scoping = An underside is being looked at.
prompt-chance-revealing = The next storm cards are being looked at.

## Why not

refusal-game-is-over = The game is over
refusal-left-to-chance = This is left to chance
refusal-cannot-come-up = This cannot come up now
refusal-not-your-turn = It is not the turn of { $actor-the }
refusal-actions-are-over = The actions of this turn are over
refusal-settled-first = What has been begun is settled first
refusal-finish-looking-first = The Meteorologist decides about the storm cards first
refusal-has-gone-on = { $actor-The } has gone on already
refusal-nothing-to-wait-for = Nobody waits for { $actor-the } now
refusal-is-buried = { $actor-The } is buried in sand and may only clear
refusal-already-there = { $actor-The } is at { $to } already
refusal-storm-is-there = The storm is there
refusal-tile-is-blocked = Sand blocks { $to }
refusal-not-adjacent = { $to } is not next to { $actor-the }
refusal-not-around = { $to } is not next to { $actor-the }, not even diagonally
refusal-only-climber-takes-along = Only the Climber takes others along
refusal-companion-elsewhere = Whoever comes along stands on the same tile
refusal-only-archeologist-clears-two = Only the Archeologist clears two markers with one action
refusal-too-far-to-clear = { $actor-The } cannot clear a tile that far away
refusal-not-so-much-sand = There are not two markers on { $place }
refusal-no-sand-there = There is no sand on { $place }
refusal-already-excavated = That tile has been excavated
refusal-sand-in-the-way = Sand lies on the tile
refusal-part-not-here = { $part-The } is not on this tile
refusal-part-not-excavated = The tile with { $part-the } has to be excavated first
refusal-part-under-sand = Sand blocks the tile with { $part-the }
refusal-only-meteorologist = Only the Meteorologist does this
refusal-no-card-to-skip = No storm card is left to hold off this turn
refusal-look-first = The Meteorologist looks at the storm cards first
refusal-card-not-looked-at = Only one of the cards looked at goes under the deck
refusal-only-navigator = Only the Navigator moves others
refusal-navigates-others-only = The Navigator moves only others with this action
refusal-pawn-is-buried = Whoever is buried in sand is not moved
refusal-pawn-already-there = They are at { $to } already
refusal-too-far-to-navigate = There is no way of three steps to { $to }
refusal-only-water-carrier = Only the Water Carrier draws water from a well
refusal-no-well-here = { $actor-The } is not on an excavated well
refusal-canteen-full = The canteen is full
refusal-not-to-oneself = It is given to somebody else
refusal-receiver-elsewhere = { $actor-The } and { $receiver-the } are not on the same tile
refusal-receiver-out-of-reach = { $receiver-The } is neither on the tile of the Water Carrier nor next to it
refusal-water-given-already = { $actor-The } has given water to { $receiver-the } in this moment already
refusal-not-so-much-water = { $actor-The } does not have so much water
refusal-canteen-too-small = The canteen of { $receiver-the } does not hold so much
refusal-gear-not-held = { $actor-The } does not hold this gear
refusal-gear-just-received = This card has changed hands in this moment already
refusal-too-far-to-blast = The Dune Blaster does not reach { $place }
refusal-already-shielded = { $actor-The } has a Solar Shield up
refusal-underside-known = Everybody knows what is under { $place }
refusal-nobody-thirsty = Nobody on the tile has room for more water
refusal-storm-has-begun = The storm of this turn has begun

## What is wrong with a position or with options

impossible-adventurers-mismatched = Name { $seats } different adventurers, one for each seat.
impossible-desert-misshapen = The desert has five rows of five places, one of them the storm.
impossible-sand-overspent = There are only 48 sand markers.
impossible-face-misplaced = The city face at { $place } does not belong under that desert face.
impossible-desert-faces-miscounted = There are three oases, wells and mirage included, and one crash site.
impossible-city-faces-miscounted = A city face is there more often than there are tiles of it.
impossible-part-twice = The part { $thing } is in two places.
impossible-part-before-its-clues = { $part-The } cannot be there before both its clues are excavated.
impossible-part-missing = Both clues to { $part-the } are excavated, so it has to be somewhere.
impossible-role-twice = Two seats play the same adventurer, { $thing }.
impossible-role-missing = Seat { $seat-number } has no adventurer.
impossible-pawn-misplaced = The pawn of seat { $seat-number } stands on a tile once adventurers are dealt, and not before.
impossible-canteen-overfull = The canteen of seat { $seat-number } does not hold so much.
impossible-seat-out-of-range = A seat is named that nobody has: this game has { $seats }.
impossible-gear-miscounted = There are too many cards: { $gear }.
impossible-gear-deck-mismatched = The gear deck holds twelve cards less one for each tile of gear or tunnel excavated.
impossible-gear-received-not-held = Seat { $seat-number } received gear that it does not hold.
impossible-storm-card-miscounted = Of { $card } there are { $count } cards, and there should be { $number }.
impossible-setup-sand = While the game is set up, one marker lies on each place of the diamond once the tiles are laid, and nothing before.
impossible-setup-pawn = Seat { $seat-number } starts on the crash site with a full canteen.
impossible-setup-roles = Adventurers are chosen for every seat, or dealt one after another.
impossible-setup-begun = Before the first turn the storm is in the centre, and nothing has been turned, seen, drawn or played.
impossible-steps-miscounted = So many steps cannot have been done in this phase.
impossible-gone-on-for-nothing = Only those have gone on who could do something in this moment.
impossible-tick-off-the-meter = The meter has no tick { $tick } for so many players.
impossible-actions-miscounted = A seat that acts has actions left.
impossible-cards-left-miscounted = The storm cards drawn, skipped and left do not make up this turn.
impossible-storm-deck-not-renewed = An empty storm deck is renewed at once.
impossible-pending-impossible = What is said to have been begun cannot have been begun.
impossible-ending-and-phase-disagree = The game is over with an ending, and only then.
impossible-should-have-ended = The game should be over: { $ending }.
impossible-cannot-have-ended-so = The game cannot have ended so: { $ending }.
