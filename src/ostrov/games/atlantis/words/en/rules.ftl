### Escape from Atlantis: the rules, clause by clause, in our own words.
### AT-4-6 is clause AT-4.6. source: where it comes from; ruling: the part of it that we decided.

AT-1 = Components

AT-1-1 = The board has 133 hexagonal cells in thirteen rows of 7, 10, 11, 10, 11, 12, 11, 12, 11, 10, 11, 10 and 7. We call the rows A to M from the top and count their cells from the left, so the middle of the board is G6. Each cell has up to six neighbours.
    .source = print
    .ruling = the names of the cells

AT-1-2 = The island has 40 places around G6, which is a lagoon and counts as sea. The other 92 cells are open sea. In each corner lies a safe land, and each touches two sea cells: B1 and C1 in the north-west, B10 and C11 in the north-east, K1 and L1 in the south-west, K11 and L10 in the south-east.
    .source = print

AT-1-3 = Five sea serpents start on G6, B1, C11, K1 and L10.
    .source = print

AT-1-4 = There are 16 beaches, 16 forests and 8 mountains. Their undersides with a green frame, given as beach, forest and mountain: shark 3, 2, 1; whale 3, 2, 0; boat 1, 3, 0; whirlpool 0, 2, 4; volcano 0, 0, 1. With a red frame, for one's own turn: dolphin 3, 1, 0; fair wind 2, 0, 0; move a serpent, move a shark and move a whale 1, 1, 0 each. With a red frame, for the turns of others: shark defence 1, 1, 1; whale defence 0, 2, 1.
    .source = print

AT-1-5 = Each colour has ten travellers, worth 1, 1, 1, 2, 2, 3, 3, 4, 5 and 6. There are 12 boats, 6 sharks, 5 whales and a creature die with two faces each of serpent, shark and whale.
    .source = print

AT-2 = Set-up

AT-2-1 = The tiles are shuffled and laid on the 40 places with their terrain up, and the serpents take their cells.
    .source = book

AT-2-2 = A random player is first, or one whom the table names. Clockwise from there everybody puts one traveller of a worth of their choice on a free tile, again and again, until all are placed. Only the owner sees the worth.
    .source = book
    .ruling = that the first player is drawn at random where the table names nobody

AT-2-3 = Then, in the same order, everybody puts one of their two boats on a sea cell next to the island that has no boat and no serpent, until all are placed.
    .source = book

AT-2-4 = After that nobody, not even the owner, looks at a worth before the game is over. A traveller keeps its colour and number, so that one can remember who is who; its worth stands nowhere, not in the log either. A table may switch on the memory aid, which shows owners the worths of their own.
    .source = book
    .ruling = colour and number, and the memory aid

AT-3 = A turn

AT-3-1 = The first player begins, and turns go clockwise. On your turn you may first play one red tile for your own turn that you took on an earlier turn (chapter 7). Whoever holds red tiles is asked, even if none of them can be played now.
    .source = book
    .ruling = who is asked

AT-3-2 = Then you may make up to three moves in all with your travellers and with boats (chapter 4).
    .source = book

AT-3-3 = Then you have to take one tile off the island (chapter 5).
    .source = book

AT-3-4 = Last you roll the creature die and may move one creature of the kind it shows (chapter 6).
    .source = book

AT-3-5 = A player with no traveller left on tiles, in boats or in the sea makes no moves, not with empty boats either, but takes all other steps. As soon as the last one is safe or lost, the moves of the turn are over.
    .source = book
    .ruling = what happens within a turn

AT-4 = Moves

AT-4-1 = A traveller goes from a tile to an adjacent tile, however many stand there.
    .source = book

AT-4-2 = A traveller gets from a tile, or out of another boat, into a boat with room on an adjacent sea cell. Three fit into a boat, of any colours.
    .source = book

AT-4-3 = Whoever has left the island never steps on a tile again. You move only your own travellers.
    .source = book

AT-4-4 = A swim is a move from a tile to an adjacent sea cell, out of a boat into the water where it is, from sea cell to adjacent sea cell, from the water into a boat with room on the same cell, or from the water onto a safe land beside it. No traveller makes more than one swim a turn.
    .source = book

AT-4-5 = From a boat beside a safe land a traveller may go ashore; the boat stays where it is. Every safe land serves every player.
    .source = book

AT-4-6 = A boat goes to an adjacent sea cell that has no boat. Anyone may move an empty boat. One with passengers is moved only by a player who has at least as many in it as any other player.
    .source = book

AT-4-7 = A swimmer on one cell with a shark or a serpent is removed. A boat with passengers that comes onto a serpent or a whale is removed, and they swim there, with the same consequence. An empty boat is never attacked, whoever moves; but as soon as somebody gets into a boat next to which a serpent or whale lurks on the same cell, all this applies.
    .source = book
    .ruling = empty boats, and getting into a boat

AT-5 = Taking a tile

AT-5-1 = The tile has to touch a sea cell; the lagoon and cells whose tile is gone are sea as well. Beaches go first, then forests, then mountains. Where only enclosed tiles of the lowest terrain are left, one of these is taken.
    .source = book

AT-5-2 = Travellers on the tile swim in the cell that it leaves.
    .source = book

AT-5-3 = A green underside is shown, does what it does at once, and leaves the game. A red one goes to the hand of the player: all may see its terrain and how many there are, but only the holder its underside. A hand has no limit.
    .source = book
    .ruling = that a hand has no limit

AT-5-4 = Shark: one from the supply comes onto the cell, and swimmers there are removed. Whale: one comes onto the cell.
    .source = book

AT-5-5 = Boat: one from the supply comes onto the cell, and swimmers there get into it. If there are more than three, the player whose turn it is names the three.
    .source = book

AT-5-6 = Whirlpool: all creatures, swimmers and boats, with whoever is in them, leave the game from this cell and from every sea cell next to it. Travellers on tiles are untouched.
    .source = book

AT-5-7 = Volcano: the game ends at once.
    .source = book

AT-5-8 = When no tile is left, this step is left out.
    .source = ruling

AT-6 = Creatures

AT-6-1 = Creatures keep to sea cells, take no notice of each other and may share a cell. You need not move one. If none of the kind is on the board, nothing happens.
    .source = book

AT-6-2 = A serpent moves one cell. A boat with passengers there is lost with all of them, and swimmers there are removed.
    .source = book

AT-6-3 = A shark moves one or two cells, but no further than the first swimmers it meets, who are removed. It takes no notice of boats.
    .source = book

AT-6-4 = A whale moves one to three cells, but no further than the first boat with passengers it meets. The boat is removed and they swim there; a shark or serpent on that cell takes them. It takes no notice of swimmers.
    .source = book

AT-7 = Red tiles

AT-7-1 = Dolphin: one of your swimmers goes one to three sea cells. This is neither one of your three moves nor the swim of AT-4.4. A shark or serpent on the way ends the ride as in AT-4.7.
    .source = book
    .ruling = that it is no swim, and what ends it

AT-7-2 = Fair wind: a boat with passengers that you may move (AT-4.6) goes one to three sea cells, which is none of your three moves. Every step is bound by AT-4.6, so no cell with a boat is crossed, and by AT-4.7; a wreck ends it.
    .source = book
    .ruling = who may use it, and how each step goes

AT-7-3 = Move a serpent, shark or whale: one that is on the board goes to any sea cell without boat, swimmer or creature. A red tile without a possible target cannot be played. Of two tiles alike, the one of lower terrain is played.
    .source = book
    .ruling = tiles without a target, and two alike

AT-7-4 = Shark defence: on the turn of another, when a shark and swimmers of yours come together on a cell, the shark leaves the game and everybody swimming there stays.
    .source = book

AT-7-5 = Whale defence: on the turn of another, when a whale and a boat with a traveller of yours come together on a cell, the whale leaves the game and the boat stays.
    .source = book

AT-7-6 = It does not matter how they came together: a creature moved, a tile, a wreck, or another player sailing a boat you share.
    .source = ruling

AT-7-7 = Players are asked clockwise from the one whose turn it is: everybody who has people there and any red tile in hand, whatever it is, so that nobody learns who could have answered. One defence removes one creature, and all are asked anew while another shark or whale threatens. Whales are answered before the boat is lost, sharks before swimmers are removed. A serpent on the cell strikes all the same. A creature that is removed moves no further.
    .source = ruling

AT-8 = End of the game

AT-8-1 = When the volcano erupts, everybody who is not on safe land is lost. The highest sum of worths on safe land wins, and a tie is shared.
    .source = book
    .ruling = the tie

AT-8-2 = The game is over, too, when no traveller is left outside safe land, since nothing can change any more (but not in AT-9.5). At the end all worths are turned up.
    .source = ruling

AT-9 = Variants, which may be combined

AT-9-1 = Two colours each, for two players, and their rule unless they do without: twenty travellers each, and the worths of both colours are added. A player still has two boats (AT-2.3); a table may give each of them four instead. Each still has one turn, both colours count together in a boat, and at set-up one piece of either colour is placed at a time.
    .source = book
    .ruling = all but the colours, the sum and the two boats

AT-9-2 = Overcrowded: at set-up a tile that touches no sea cell may take two travellers.
    .source = book

AT-9-3 = To the last survivor: the game goes on until each traveller is on land or removed, and the volcano is another whirlpool.
    .source = book

AT-9-4 = All equal: whoever saves most travellers wins, whatever they are worth.
    .source = book

AT-9-5 = Sunken Atlantis: the game goes on until the last tile is gone, and the volcano is another whirlpool. It ends when what is under the last tile is done with, without a roll of the die; whoever is not on land then is lost.
    .source = book
    .ruling = the moment

AT-9-6 = With both AT-9.3 and AT-9.5 the game ends when both conditions hold. In AT-9.3, once no tile is left, it also ends after five full rounds in which nobody has moved a traveller or a boat, and at the latest after sixty in which nobody has landed; a removal begins both counts anew, and the turn of the last move, landing, removal or tile is none of theirs.
    .source = ruling
