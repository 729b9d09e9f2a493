### Forbidden Island: the rules, clause by clause, in our own words.
### FI-4-10 is clause FI-4.10. source: where it comes from; ruling: the part of it that we decided.

FI-1 = Components

FI-1-1 = The island is made of 24 tiles, and each tile has one flood card of its own. Eight tiles hold treasures, two for each treasure. Six are the tiles where the adventurers start; one of these six is Fools' Landing, where the Pilot starts and the helicopter waits. The other ten are plain. Treasures — { treasure-earth }: { tile-temple-of-the-moon }, { tile-temple-of-the-sun }; { treasure-wind }: { tile-whispering-garden }, { tile-howling-garden }; { treasure-fire }: { tile-cave-of-embers }, { tile-cave-of-shadows }; { treasure-ocean }: { tile-coral-palace }, { tile-tidal-palace }. Starts — { role-diver }: { tile-iron-gate }; { role-engineer }: { tile-bronze-gate }; { role-explorer }: { tile-copper-gate }; { role-messenger }: { tile-silver-gate }; { role-navigator }: { tile-gold-gate }; { role-pilot }: { tile-fools-landing }. Plain — { tile-breakers-bridge }, { tile-cliffs-of-abandon }, { tile-crimson-forest }, { tile-dunes-of-deception }, { tile-lost-lagoon }, { tile-misty-marsh }, { tile-observatory }, { tile-phantom-rock }, { tile-twilight-hollow }, { tile-watchtower }.
    .source = print

FI-1-2 = The treasure deck has 28 cards: five each of earth, wind, fire and ocean, three Waters Rise!, three Helicopter Lift and two Sandbags.
    .source = book

FI-1-3 = There are four treasures: the Earth Stone, the Statue of the Wind, the Crystal of Fire and the Ocean's Chalice.
    .source = book

FI-1-4 = The water meter has ten marks. From the first mark to the ninth it calls for 2, 2, 3, 3, 3, 4, 4, 5 and 5 flood cards a turn; the tenth mark is the skull. The marker starts on mark 1 for Novice, mark 2 for Normal, mark 3 for Elite and mark 4 for Legendary.
    .source = print

FI-2 = Set-up

FI-2-1 = The tiles are shuffled and laid out in rows of 2, 4, 6, 6, 4 and 2, centred on a grid of six by six.
    .source = book

FI-2-2 = Six flood cards are drawn. Their tiles become flooded, and the six cards form the flood discard.
    .source = book

FI-2-3 = Each player gets one adventurer at random and starts on that adventurer's tile, flooded or not. A table may choose the adventurers instead.
    .source = book
    .ruling = choosing instead of dealing

FI-2-4 = Each player gets two treasure cards, open for all to see. A Waters Rise! dealt here is replaced by another card and shuffled back into the deck.
    .source = book

FI-2-5 = A random player starts, or one whom the table names, and play goes clockwise.
    .source = book
    .ruling = the table names whoever was on an island last, or anybody

FI-2-6 = The table picks the difficulty, and the marker starts at the mark that belongs to it (FI-1.4).
    .source = book

FI-2-7 = Only the order of the two decks is secret. Everything else is open: hands, discards and the water meter.
    .source = book

FI-3 = A turn

FI-3-1 = A turn has three phases: you take up to three actions, then draw two treasure cards, then draw as many flood cards as the water meter says.
    .source = book

FI-3-2 = You may stop while you still have actions left.
    .source = book

FI-3-3 = Before the first action and between any two steps (each action, each treasure card and each flood card is a step) there is a moment in which any player may play a special card (chapter 6). Everyone who could play something plays it or goes on, the active player too; when all of them have gone on, the step follows by itself. Whoever has gone on plays nothing more in this moment, but a card that anyone plays opens the moment anew for everyone. If nobody could play anything, there is no pause. During the action phase the active player need not wait for the others.
    .source = ruling
    .ruling = what "at any time" in the rulebook comes to: when these moments are, how long they last, how they end

FI-3-4 = Whoever acts or plays a card decides; a player who is moved, lifted or given a card need not agree.
    .source = ruling

FI-4 = Actions

FI-4-1 = Move: you go to an orthogonally adjacent tile, dry or flooded, but never onto a sunken one.
    .source = book

FI-4-2 = The Explorer moves diagonally too.
    .source = book

FI-4-3 = The Pilot flies to any tile for one action, once a turn; ordinary moves stay possible.
    .source = book

FI-4-4 = For one action the Diver passes through one or more orthogonally connected tiles that are flooded, sunken or some of each, and ends on a tile that still exists, dry or flooded. The path may turn, but it stays within the 24 original positions. An ordinary move to an adjacent tile is simply the case in which nothing is passed.
    .source = book
    .ruling = what the path may look like

FI-4-5 = For one action the Navigator moves the pawn of one other player by one or two adjacent tiles. The Explorer may be moved diagonally. The Diver may cross one sunken or flooded tile as the first of the two steps. The Pilot's flight is not used. The pawn ends on a tile that still exists.
    .source = book
    .ruling = how the Explorer, the Diver and the Pilot are moved

FI-4-6 = Shore up: you turn one flooded tile dry, either your own or one orthogonally adjacent to it.
    .source = book

FI-4-7 = The Explorer shores up diagonally too.
    .source = book

FI-4-8 = The Engineer shores up one or two tiles within the same action.
    .source = book
    .ruling = both tiles within the same action

FI-4-9 = Give: you hand one treasure card to a player on the same tile, and each card costs one action. Special cards are never given.
    .source = book

FI-4-10 = The Messenger gives to a player anywhere.
    .source = book

FI-4-11 = Capture: on either tile of a treasure, dry or flooded, you discard four matching cards and take the treasure, if it has not been taken yet. A fifth card stays in your hand.
    .source = book

FI-5 = Drawing treasure cards

FI-5-1 = You draw two cards, one at a time.
    .source = book

FI-5-2 = When Waters Rise! is drawn, the marker goes up by one, the flood discard is shuffled and put on top of the flood deck, and the card itself goes to the treasure discard; no other card is drawn in its place. With an empty flood discard only the marker moves. The new rate holds this very turn.
    .source = book

FI-5-3 = When the last card of the treasure deck has been drawn and dealt with (a Waters Rise! discarded, a hand-limit discard made), the treasure discard is shuffled into a new deck at once, that card included if it was discarded.
    .source = book
    .ruling = which cards are included

FI-5-4 = The hand limit is five cards, special cards included. It is checked the moment a card arrives: after each card you draw, and when you are given one, also on another player's turn. The holder discards down to five before anything else goes on, and nobody else plays a card meanwhile. A special card chosen for this may be played for its effect instead (FI-6.2, FI-6.3, FI-8.1), if it can take effect.
    .source = book
    .ruling = nobody else plays a card meanwhile

FI-6 = Special cards

FI-6-1 = A special card is played by its holder at any moment of FI-3.3, on anyone's turn, and costs no action; then it goes to the treasure discard.
    .source = book

FI-6-2 = Helicopter Lift: one or more pawns standing on one tile go to any one other tile that still exists. The holder of the card need not be among them.
    .source = print

FI-6-3 = Sandbags: any one flooded tile becomes dry. The card may not be played in the flood phase of any player, which runs from the draw of the first flood card until the last one is settled. The moments before and after are free.
    .source = book
    .ruling = where the flood phase begins and ends

FI-6-4 = While a pawn has to swim (FI-7.4), Helicopter Lift may still be played, but not Sandbags. It may be played for the pawns on the sinking tile too; pawns that are not lifted then swim.
    .source = ruling

FI-7 = Flooding

FI-7-1 = As many flood cards are drawn as the water meter says, one at a time, and each is fully settled before the next.
    .source = book

FI-7-2 = If the tile on the card is dry, it becomes flooded, and the card goes to the flood discard.
    .source = book

FI-7-3 = If the tile is already flooded, it sinks: it is removed together with its card, for good.
    .source = book

FI-7-4 = Every pawn on a removed tile swims at once to an orthogonally adjacent tile, dry or flooded, chosen by its owner. The Explorer may also swim diagonally. The Diver swims to a nearest tile, counted in orthogonal steps over the 24 positions; among equally near ones the owner picks. The Pilot may go to any tile. Several pawns swim in turn order, beginning with the active player.
    .source = book
    .ruling = the order of several pawns and how distance is counted

FI-7-5 = A pawn that cannot swim is lost, and the game is lost with it. If someone holds a Helicopter Lift, though, the pawn may be lifted first, and the game is lost only when every holder has declined.
    .source = book
    .ruling = rescue by Helicopter Lift

FI-7-6 = When the last card of the flood deck has been settled, the flood discard is shuffled into a new deck at once, that card included unless its tile is gone. This happens at the end of a turn as well; otherwise drawing goes on from the new deck.
    .source = book
    .ruling = that the last card is included

FI-8 = End of the game

FI-8-1 = You win together when all four treasures are yours, every pawn is on Fools' Landing, dry or flooded, and a Helicopter Lift is played to fly off; one discarded under FI-5.4 will do as well. This is not an action and may happen on anyone's turn.
    .source = book

FI-8-2 = You lose at once when both tiles of an untaken treasure are gone, when Fools' Landing is gone, when a pawn is lost (FI-7.5) or when the marker reaches the skull. This is checked the moment a tile is removed or the marker moves, before anyone swims and before any card can be played: the sinking of Fools' Landing or of the second tile of an untaken treasure cannot be answered.
    .source = book
    .ruling = the moment of the check
