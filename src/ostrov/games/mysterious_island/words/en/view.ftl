### Mysterious Island: labels of the plain board and phases.

## Where the round stands

field-first = Goes first
field-deciding = Decides now
field-acting = Whose ability it is
said-acting = { $character }, { $seat }{ $chair }
said-at = { $seat }{ $chair }
field-round = Round

## Who has what

field-chairs = At the table
    .item = { $seat }{ $chair }
field-part = In this round
field-character = Character
field-treasures = Treasures
field-points = Points
field-wounds = Wounds
field-lives_left = Lives left

## What lies open

field-open = Open characters
field-second = Turned up by the second player
field-shown = Treasures to share
field-deck = Left in the treasure deck
    .help = How many of each worth.
field-out = Treasures out of the game
    .help = How many of each worth.

## What not everybody sees

field-secrets = Secrets
    .help = Only those see them who looked at the cards.
field-secrets-first = Dealt to the first player
field-secrets-led = The first player's card, face down
field-secrets-second = Dealt to the second player
field-secrets-peeked = Top of the treasure deck

field-unseen = Characters you have not seen
    .help = What lies face down is one of them.

## What a chair does in the round

part-to-come = has yet to decide
part-face-down = leads face down
part-in = in play
part-out = sits out

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

## Options

option-first = Who begins
    .help = The rulebook leaves it to the table. Afterwards everybody comes first in turn.
    .none = at random
