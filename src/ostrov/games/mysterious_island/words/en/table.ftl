### Mysterious Island: what is said at the table. Arguments that name a character, a treasure or a faction bring their
### forms along ($treasure-a); $chair is said right after the seat, with a space of its own, and only with two players.

## What happened

event-round-began = Round { $round }: { $seat }{ $chair } is first.
event-character-dealt = { $seat }{ $chair } is dealt { $character }.
event-card-dealt = { $seat }{ $chair } is dealt a character.
event-laid-open = Open on the table: { $character }.
event-treasure-peeked = { $seat }{ $chair } looks at the next treasure: { $treasure-a }.
event-card-peeked = { $seat }{ $chair } looks at the next treasure.
event-character-led = { $seat }{ $chair } plays { $character } face down.
event-card-led = { $seat }{ $chair } plays a character face down.
event-passed = { $seat }{ $chair } passes{ $wounds ->
        [0] { "" }
        [one] { " " }and loses a wound
       *[other] { " " }and loses { $wounds } wounds
    }.
event-drawn = { $seat }{ $chair } draws { $treasure-a }.
event-turned-up = { $seat }{ $chair } turns up { $character }.
event-played = { $seat }{ $chair } plays { $character }.
event-sat-out = { $seat }{ $chair } sits out.
event-revealed = { $seat }{ $chair } reveals { $character }: { $faction } share the treasure.
event-treasures-turned-up = Up for sharing: { $treasures-a }.
event-taken = { $seat }{ $chair } takes { $treasure-a } with { $character }.
event-stole = With Black Dog (2), { $seat }{ $chair } steals a 2 from { $victim }.
event-spared = { $seat }{ $chair } makes no use of { $character }.
event-richest-hit = Captain Smollett (3) turns on the richest: { $seat }{ $chair }.
event-forced = With Blind Pew (6), { $seat }{ $chair } makes { $victim } discard a treasure.
event-discarded = { $seat }{ $chair } discards { $treasure-a }.
event-wounded = { $by } wounds { $character }: { $seat }{ $chair } has { $wounds ->
        [one] one wound
       *[other] { $wounds } wounds
    }.
event-fell = { $seat }{ $chair } has lost the last life, and starts afresh.
event-kept = { $seat }{ $chair } keeps { $treasure-a } and nothing else.
event-ended = The game is over, won by { $seats }: { $ending }.

## How it ended

ending-richest = the most treasure
ending-lowest-character = even in treasure, with the lowest character in the last round
ending-shared = even in everything

## What may be chosen

choice-play = Play { $character }
choice-pass = Pass
choice-sit-out = Sit the round out
choice-take = Take { $treasure-a }
choice-steal = Steal a 2 from { $character }
choice-spare = Let it be
choice-name-richest = Name { $seat }{ $chair }
choice-force = Make { $character } discard a treasure
choice-discard = Discard { $treasure-a }
choice-keep = Keep { $treasure-a }
choice-choose-first = First: seat { $seat-number }
choice-deal = Dealt: { $character }
choice-peek = Next treasure: { $treasure-a }
choice-draw = Treasure drawn: { $treasure-a }
choice-turn-up = The second player's character is turned up
choice-reveal = The first player's character is revealed

## What the table waits for

prompt-over = The game is over.
prompt-wait = Waiting for { $seats }.
# With two players: whose chair is asked, and its card, if it has one.
prompt-ask-whose = { $cards ->
        [0] { "" }
        [1] { $seat }{ $chair }:{ " " }
       *[2] { $seat }{ $chair }, { $character }:{ " " }
    }
prompt-second = { prompt-ask-whose }Play the character you turned up, or sit out.
prompt-ask-leading = { prompt-ask-whose }Play one of your two characters face down, or pass.
prompt-ask-following = { prompt-ask-whose }Play one of the open characters, or sit out.
prompt-ask-sharing = { prompt-ask-whose }Choose a treasure.
prompt-ask-stealing = { prompt-ask-whose }Black Dog (2) may steal a 2 from a gentleman.
prompt-ask-naming = { prompt-ask-whose }Several are the richest: Captain Smollett (3) names one of them.
prompt-ask-forcing = { prompt-ask-whose }Blind Pew (6) may make Black Dog (2) or Billy Bones (4) discard a treasure.
prompt-ask-discarding = { prompt-ask-whose }Discard one of your treasures.
prompt-ask-keeping = { prompt-ask-whose }Your last life is lost: choose the one treasure you keep.
prompt-chance-choosing-first = The first player is being chosen.
prompt-chance-dealing = The characters are being dealt.
prompt-chance-peeking = The first player looks at the treasures.
prompt-chance-turning-up = The second player's character is being turned up.
prompt-chance-revealing = The first player's character is being revealed.
prompt-chance-drawing = A treasure is being drawn.

## Why not

refusal-game-is-over = The game is over
refusal-left-to-chance = This is left to chance
refusal-cannot-come-up = This cannot come up now
refusal-another-decides = It is not for { $actor } to decide now
refusal-something-else-is-asked = Something else is to be decided first
refusal-no-such-chair = There is no such chair at this table
refusal-character-not-dealt-to-you = { $actor } was not dealt { $character }
refusal-only-the-first-passes = Only the first player passes; the others may sit out
refusal-the-first-plays-or-passes = The first player does not sit out, but may pass
refusal-only-the-character-dealt = The second player has only the character that was dealt
refusal-character-taken = Another player has taken { $character }
refusal-character-not-open = { $character } does not lie open on the table
refusal-treasure-not-turned-up = No such treasure lies there
refusal-character-not-in-play = { $character } is not in play
refusal-only-from-gentlemen = Black Dog (2) steals from gentlemen only
refusal-no-treasure-worth-two = { $character } has no 2 to steal
refusal-partners-are-safe = Chairs of one player do nothing to each other
refusal-nothing-to-let-be = Captain Smollett (3) has no choice but to name somebody
refusal-not-among-the-richest = Only one of the richest may be named
refusal-only-dog-or-bones = Blind Pew (6) has power over Black Dog (2) and Billy Bones (4) only
refusal-holds-no-treasure = { $character } has no treasure to discard
refusal-treasure-not-held = { $actor } has no such treasure

## What is wrong with a position

impossible-chairs-miscounted = This game has { $chairs } chairs, and nothing happens at any other.
impossible-too-many-wounds = With { $lives } lives, nobody has that many wounds.
impossible-treasure-miscounted = Treasures { $treasure }: there are { $count }, and there should be { $number }.
impossible-character-twice = { $character } lies in two places.
impossible-deal-miscounted = The characters dealt do not fit the moment: two to the first player, one to the second, four open.
impossible-play-impossible = Somebody has a character in play that they cannot have at this moment.
impossible-peek-impossible = The treasures peeked at do not fit the moment or the deck.
impossible-deck-is-empty = With no treasure left in the deck there is nothing more to share or to draw.
impossible-deck-is-left = The game is not over while the deck has treasures.
impossible-sharing-impossible = The treasures cannot have been shared so.
impossible-decision-impossible = Whoever is asked has nothing to decide here.
impossible-ending-and-phase-disagree = The game is over with an ending, and only then.
impossible-cannot-have-ended-so = The game cannot have ended so: { $ending }.
