### Mysterious Island: labels of the plain board and phases.

## Where the round stands

field-seats = Players
field-round = Round
field-first = Goes first
field-deciding = Decides now
field-steps_done = Cards dealt or looked at
field-used = Last character to act
field-got = Got a treasure in the sharing
field-fallen = Must choose what to keep

## Chairs

place = Chair { $number }
field-chairs = Chairs
    .item = Chair { $number }: { $seat }
field-treasures = Treasures
field-wounds = Wounds
field-character = Character played
    .none = none, or face down

## What lies open

field-open = Open characters
field-second = Turned up by the second player
    .none = not yet
field-shown = Treasures to share
field-deck = Left in the treasure deck
    .help = How many of each worth.
field-out = Treasures out of the game
    .help = How many of each worth.

## What not everybody sees

field-secrets = Secrets
    .help = Only those see them who looked at the cards.
field-secrets-first = Dealt to the first player
    .none = hidden from you
field-secrets-led = The first player's card, face down
    .none = none, or hidden from you
field-secrets-second = Dealt to the second player
    .none = none, or hidden from you
field-secrets-peeked = Top of the treasure deck
    .none = hidden from you

## Phases

phase-choosing-first = Choosing who begins
phase-dealing = Dealing the characters
phase-peeking = Looking at the top treasures
phase-leading = The first player's card
phase-turning-up = Turning up the second player's card
phase-following = The others' characters
phase-revealing = Revealing the first player's card
phase-sharing = Sharing the treasures
phase-stealing = Black Dog
phase-naming = Captain Smollett
phase-forcing = Blind Pew
phase-discarding = Discarding a treasure
phase-keeping = Choosing what to keep
phase-drawing = Drawing treasures after a pass
