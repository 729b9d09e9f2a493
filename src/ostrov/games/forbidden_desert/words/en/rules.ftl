### Forbidden Desert: the rules, clause by clause, in our own words.
### FD-4-1 is clause FD-4.1. source: where it comes from; ruling: the part of it that we decided.

FD-1 = Components

FD-1-1 = There are 24 tiles with desert on one side and city on the other. The crash site has gear beneath. Of the 20 dunes, eight hide gear, three a tunnel with gear, four the row clue and four the column clue of the propeller, the engine, the solar crystal and the navigation deck, and one the launch pad. Of the three oases, two hide a well and one a mirage.
    .source = print

FD-1-2 = The storm deck has 31 cards. Wind blows in each of the four directions three times over one tile, twice over two and once over three; there are four Sun Beats Down and three Storm Picks Up.
    .source = print

FD-1-3 = The gear deck has twelve cards: three Dune Blasters, three Jet Packs, two Solar Shields, two Terrascopes, one Secret Water Reserve and one Time Throttle.
    .source = print

FD-1-4 = There are 48 sand markers.
    .source = book

FD-1-5 = The storm meter says how many storm cards a turn brings. For two players its ticks read 2 3 3 3 4 4 4 4 5 5 5 6 6 and then the skull; for three or four players 2 3 3 3 3 4 4 4 4 5 5 5 6 6; for five 2 3 3 3 3 3 4 4 4 4 5 5 5 6 6. The marker starts on tick 1 for Novice, 2 for Normal, 3 for Elite and 4 for Legendary.
    .source = print

FD-1-6 = Everyone starts with a full canteen, and no canteen ever holds more: 3 for the Archeologist and the Climber, 4 for the Explorer, the Meteorologist and the Navigator, 5 for the Water Carrier.
    .source = print

FD-2 = Set-up

FD-2-1 = The shuffled tiles, desert up, make a square of five by five with a gap in the centre. The gap is the storm.
    .source = book

FD-2-2 = One sand marker goes on each of eight places that form a diamond: C1, B2, D2, A3, E3, B4, D4 and C5.
    .source = print

FD-2-3 = Each player gets one adventurer at random, a full canteen, and a place on the crash site. A table may choose the adventurers instead.
    .source = book
    .ruling = choosing instead of dealing

FD-2-4 = A random player starts, or one whom the table names, and play goes clockwise.
    .source = book
    .ruling = chance or the table stands in for the thirstiest

FD-2-5 = The table picks the difficulty, and the marker starts on its tick in the column for the number of players. The other 40 sand markers are the supply. Both decks are shuffled.
    .source = book

FD-2-6 = Hidden are the undersides of the tiles and the order of both decks; that an oasis is one can be seen. Everything else is open. Whatever one player learns of it (FD-6.4, FD-7.6) the whole table learns and keeps seeing: an underside stays shown on its tile wherever that goes, and storm cards stay known until they are drawn or reshuffled.
    .source = book
    .ruling = that knowledge is shared and kept

FD-3 = A turn

FD-3-1 = A turn is up to four actions and then the storm. You may stop while you still have actions left.
    .source = book

FD-3-2 = Before the first action and between any two steps (each action and each storm card is a step) there is a moment. In it, on anyone's turn and for no action, players on one tile share water (FD-5.5) or hand over gear, and anyone plays gear (chapter 6). Everyone who could do something does it or goes on, the active player too; when all of them have gone on, the step follows by itself. Whatever is done opens the moment anew for everyone. If nobody could do anything, there is no pause. What has been begun, a tile being turned or a card being drawn or looked at, is finished first. During the actions the active player need not wait for the others.
    .source = book
    .ruling = when these moments are and how they end

FD-3-3 = Two or more sand markers block a tile. A pawn on a blocked tile is buried (but see FD-7.2).
    .source = book

FD-3-4 = Whoever acts or plays a card decides; a player who is moved or taken along need not agree.
    .source = ruling

FD-3-5 = So that a moment ends, in one moment each player gives water to each other player at most once, and each gear card changes hands at most once. Gear that is played begins a new moment, as a step does, so what was handed over before may be handed on. To end one's actions early is no step, so it begins no new moment. Water and gear are given, never taken.
    .source = ruling

FD-4 = Actions

FD-4-1 = Move: you go to an orthogonally adjacent tile that is not blocked, and never into the storm.
    .source = book

FD-4-2 = From an excavated tunnel to another is a single move, if neither is blocked. The Climber, with a passenger or without, may also come up in a blocked one, and the Climber and whoever stands with the Climber may leave a blocked one. For anything but moving, tunnels bring no tiles nearer to each other.
    .source = book
    .ruling = the Climber and company in blocked tunnels, and that only moves go through

FD-4-3 = Clear: you take one sand marker off your own tile or an orthogonally adjacent one. Sand that is taken off, by whatever means, goes back to the supply.
    .source = book

FD-4-4 = Excavate: you turn your own tile from desert to city if no sand is on it, and do what the city face says. This cannot be taken back.
    .source = book

FD-4-5 = Pick up a part: it has to lie on your own tile, and that tile has to be excavated and not blocked. Each part costs one action.
    .source = book

FD-4-6 = Whose pawn is buried can do nothing but clear (FD-4.3, FD-7.1, FD-7.3), on that tile or one within reach; the actions of a role (FD-7.4, FD-7.5, FD-7.7, FD-7.8) are out as well. What costs no action stays possible. This is judged anew before each action.
    .source = book
    .ruling = the actions of roles, and what costs no action

FD-5 = City faces

FD-5-1 = Gear, and a tunnel too: you take the top gear card and lay it open before you. There is no hand limit. Twelve such tiles and twelve cards: the deck never runs short.
    .source = book
    .print = the tunnels' gear, and how many there are

FD-5-2 = Well: every player on the tile gains 2 water, this once, but never more than the canteen holds. Mirage: nothing.
    .source = book

FD-5-3 = Clue: as soon as both clues of a part are excavated, the part is put where the row of the one crosses the column of the other. From then on it travels with that tile. Several parts may share a tile.
    .source = book
    .ruling = several parts on a tile

FD-5-4 = If that crossing is the storm, the part lies in it, and the next tile that the wind moves there gets every part lying there.
    .source = book
    .ruling = that the wind does this, not the card named in the Russian rulebook

FD-5-5 = Sharing water: any amount goes from one player to another on the same tile. The giver may keep nothing at all, and the receiver's canteen holds no more than it can.
    .source = book

FD-5-6 = In an excavated tunnel nobody loses water to Sun Beats Down, blocked or not.
    .source = book
    .ruling = blocked or not

FD-6 = Gear

FD-6-1 = Dune Blaster: all sand goes off your own tile or one orthogonally adjacent tile. There has to be some.
    .source = print
    .ruling = there has to be some

FD-6-2 = Jet Pack: you fly to any other tile that is not blocked, and one other pawn from your tile may come. Either of you may be buried. This is not a move, so the Climber's power adds nothing.
    .source = print
    .ruling = buried pawns and the Climber

FD-6-3 = Solar Shield: until the start of your next turn, Sun Beats Down costs no water to you and to whoever stands on your tile when the card is drawn. The shield goes where you go. A second one is not raised while the first still holds.
    .source = print
    .ruling = one at a time

FD-6-4 = Terrascope: the underside of one unexcavated tile is looked at, if it is not known already.
    .source = print
    .ruling = not a known one

FD-6-5 = Secret Water Reserve: everyone on the holder's tile gains 2 water. Somebody there has to have room for it.
    .source = print
    .ruling = somebody has to have room

FD-6-6 = Time Throttle: two more actions this turn. Only on the holder's own turn, and before its first storm card is drawn, even when all actions were taken or every storm card is skipped; until then there is time to bring it to that player and hand it over.
    .source = print
    .ruling = how late it may be played

FD-6-7 = Gear is played by its holder in any moment of FD-3.2, for no action, and is then out of the game. Between the draw of a storm card and its settling nothing is played or shared; afterwards gear works on the position as it is, fresh sand included. A Solar Shield played earlier counts.
    .source = book
    .ruling = where exactly gear comes too late

FD-7 = Adventurers

FD-7-1 = The Archeologist takes one or two markers off one tile with one clear action.
    .source = book

FD-7-2 = The Climber may move onto blocked tiles, and on any move, through tunnels too, take one other player from the same tile along for nothing. The Climber and everyone on the Climber's tile are never buried and may always leave it, each onto tiles that they themselves could enter. Who is left behind on a blocked tile is buried. None of this lifts FD-4.4, FD-4.5 or FD-9.1.
    .source = book
    .ruling = the company's way, and what is not lifted

FD-7-3 = The Explorer moves, clears and fires the Dune Blaster diagonally too.
    .source = book

FD-7-4 = The Meteorologist: each action spent on it draws one storm card fewer this turn, down to none. FD-7.5 still goes by the full number of the meter.
    .source = book
    .ruling = down to none

FD-7-5 = The Meteorologist, for one action, looks at as many top storm cards as the meter says, or as many as are left, and may put one of them under the deck. The others stay in their order.
    .source = book
    .ruling = the order

FD-7-6 = What FD-7.5 shows, everybody sees.
    .source = ruling

FD-7-7 = The Navigator, for one action, moves one other player by one to three tiles. Every step goes onto an unblocked tile, and a tunnel counts as one step. The Explorer goes diagonally too. The Climber goes onto blocked tiles too, and may bring one passenger from the Climber's tile all the way, even the Navigator. A buried pawn is not moved; the Climber and company never are buried. The way ends on another tile than it began.
    .source = book
    .print = the unblocked tiles
    .ruling = buried pawns, the passenger's way, and that no way leads back to its start

FD-7-8 = The Water Carrier, for one action on an excavated well, gains 2 water, if there is room in the canteen; on a blocked one too, where the Climber keeps them from being buried (FD-7.2). The Water Carrier also gives water, for nothing and in any moment, to players on orthogonally adjacent tiles, blocked or not, but does not receive it that way.
    .source = book
    .ruling = the blocked well, blocked or not, and that there has to be room

FD-8 = The storm

FD-8-1 = After the actions as many storm cards are drawn as the meter says, less those of FD-7.4, one at a time, and each is fully settled before the next.
    .source = book

FD-8-2 = Wind: as often as the card shows tiles, the tile next to the storm that can slide the way of the arrow does so, with its pawns, sand and parts, and the storm takes its place. Where there is no such tile, nothing happens. The arrow is the way the tiles go.
    .source = book

FD-8-3 = Then one sand marker falls on each tile that has moved, excavated or not.
    .source = book

FD-8-4 = Storm Picks Up: the marker goes up one tick. The new number counts from the next player's turn.
    .source = book

FD-8-5 = Sun Beats Down: every player loses 1 water, except for FD-5.6 and FD-6.3. It is settled in turn order, beginning with the active player, and the first who has none to lose ends the game (FD-9.2).
    .source = book
    .ruling = the order

FD-8-6 = When the last storm card has been settled, the discard is shuffled into a new deck at once, that card included, also at the end of a turn; drawing goes on from it.
    .source = book
    .ruling = that the last card is included

FD-9 = End of the game

FD-9-1 = You win together, at once and on anyone's turn, when all four parts have been picked up and every pawn is on the launch pad, excavated and not blocked.
    .source = book

FD-9-2 = You lose together, at once, when a player has to lose water and has none left (0 is still alive), when a sand marker has to be placed and none is left, or when the meter reaches the skull.
    .source = book
    .print = that 0 is still alive
