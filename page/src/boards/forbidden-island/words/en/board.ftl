### The board of Forbidden Island: what is said on it and read aloud.

island-grid = The island
island-dry = dry
island-flooded = flooded
island-sunken = sunken
island-holds = holds { $treasure-the }
island-held = its treasure has been taken
island-start = start of { $role-the }
island-pawns = here: { $pawns }
island-chance-floods = floods with a chance of { $percent } %
island-chance-sinks = sinks with a chance of { $percent } %
island-sign-floods = floods, in %
island-sign-sinks = sinks, in %
island-and-another = Shore up { $tile-the } and another…
island-treasure-taken = { $treasure }: taken
island-treasure-waits = { $treasure }: to be taken from { $places }
island-water = Water at mark { $mark } of 10: { $rate ->
        [0] the skull
       *[other] { $rate } flood cards a turn
    }

## What to tap next

island-hint-pawn = Tap where { $pawn-the } goes.
island-hint-shore = Tap the second tile, or the first again for it alone.
island-hint-sandbags = Tap the flooded tile that becomes dry.
island-hint-useless = { $card }: no use for it now.
island-hint-card = Tap who gets the card.
island-hint-lift-who = Tap who flies: pawns on one tile.
island-hint-lift-where = { $pawns }: tap where to fly.

## Hands

island-hand = Cards of { $seat-the }
island-pawn = The pawn of { $seat-the }
island-actions = { $actions ->
        [one] one action left
       *[other] { $actions } actions left
    }
island-no-cards = No cards.

## Decks

island-decks = Decks and discards
island-treasure-deck = Treasure deck
island-treasure-discard = Treasure discard
island-flood-deck = Flood deck
island-flood-discard = Flood discard
island-short-treasure = Treasures
island-short-flood = Floods
island-short-discard = discard
island-layer-only = In any order
island-layer-next = These come next, in any order
island-layer-later = Then these, in any order

## Letters on the pawns, all different

island-letter-diver = D
island-letter-engineer = E
island-letter-explorer = X
island-letter-messenger = M
island-letter-navigator = N
island-letter-pilot = P
