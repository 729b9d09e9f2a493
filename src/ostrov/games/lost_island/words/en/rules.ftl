### The Lost Island: its rules in numbered clauses.

LI-1 = Terrains

LI-1-1 = There are six terrains: 1 ruins, 2 plains, 3 swamps, 4 rivers, 5 forests, 6 mountains. The number is the face that stands for the terrain in solo play.
    .source = book
    .ruling = all numbers but that of the forests

LI-2 = Sheets

LI-2-1 = Cells are neighbours if they share a side. A group is a largest connected set of cells of one terrain. A coast cell has the edge of the sheet, sea or a lake on at least one side. To touch is to share a side; an empty cell and sea are no terrain; a terrain named in the singular means one cell; rows and columns go on across the sea; a group touches the coast if one of its cells is a coast cell.
    .source = ruling

LI-2-2 = The sheet has two sides, drawn here row by row (# a cell, c compass, s spyglass, w wild, a dot for sea). Side A has 74 cells: `..##c##..` `.#######.` `#c#######` `########c` `#########` `#########` `##c######` `######c##` `.#s######` Side B has 78, with bays and two lakes: `.###..#c#.` `##########` `#c#.###w##` `#####s####` `##w#######` `########s#` `.####.####` `####c#####` `..#w..##c.`
    .source = design

LI-3 = Set-up

LI-3-1 = All play the same side. Four of the twelve rumours lie open, drawn at random or as a named set: Tight Island is 3, 4, 8 and 11, Calm Island 1, 5, 10 and 12, Skull Island 2, 6, 7 and 9. For a first game side A and one of the sets are advised.
    .source = book

LI-3-2 = With four players each may name every terrain once, with three twice, with one or two three times. These are the uses.
    .source = book

LI-3-3 = A random player is active first, or one whom the table names; then it goes clockwise.
    .source = book
    .ruling = at random or as the table says, where the rulebook takes the oldest

LI-4 = A turn of two to four players

LI-4-1 = The active player rolls three dice, names a terrain of which a use is left, crosses that use off, and takes one of the dice.
    .source = book

LI-4-2 = Each of the others chooses one of the two dice that remain, and several may choose the same one. Their own uses play no part.
    .source = book

LI-4-3 = Everyone draws the named terrain on their own sheet, on as many cells as their die shows (compasses may change that, LI-6.1). The others choose and draw at the same time, in any order, while the active player draws too, and everything is seen as it is made.
    .source = book
    .ruling = that it is seen at once

LI-4-4 = A turn that may be the last is played in order: clockwise from the active player each chooses, spends compasses and draws in the open, one after another. A turn may be the last if, once the active player has taken a die, the next player has no use left (LI-7.1), or the active player's number fits nowhere, or the higher of the two remaining dice, with the compasses of some other player, can exceed that player's largest empty region (LI-7.2). It is then played in order without asking. A table may choose to ask instead: before anybody else chooses and anything is drawn, each player calls for the order or does without it, and one call is enough.
    .source = book
    .ruling = that nobody has to call for it, when a turn may be the last, and how a table asks

LI-5 = Drawing

LI-5-1 = The very first cell on a sheet may be any. From then on the first cell of a turn lies next to any cell drawn before.
    .source = book

LI-5-2 = Each further cell of the turn lies next to one drawn in the same turn.
    .source = book

LI-5-3 = It is exactly the number, never fewer cells, and never in two places. Where the whole number cannot be reached, one may not start.
    .source = book

LI-6 = Bonuses

LI-6-1 = A compass cell gives a mark when it is drawn. In any later turn marks may be spent, each making the chosen die one higher or lower, for this player and this turn only, within 1 to 6. Any number of marks may go at once. They are declared together with the die, before drawing.
    .source = book
    .ruling = when they are declared

LI-6-2 = A spyglass cell is counted at the end of the turn in which it is drawn: the four rumours are scored on the sheet as it stands, and the lowest of the four is written down, be it 0. Two spyglasses in one turn count twice.
    .source = book

LI-6-3 = On a wild cell (side B) its drawer may draw any terrain; the other cells of the turn keep the named one. A wild cell counts in the number and connects, and each wild is decided by itself.
    .source = book
    .ruling = that it counts and connects, and that each is decided by itself

LI-7 = The end

LI-7-1 = The game ends at once when the active player has no use of any terrain left at the start of the turn.
    .source = book

LI-7-2 = It ends after a turn in which somebody could not draw the full number. That player draws nothing, the others finish the turn. One is stuck only when the number fits nowhere on the sheet, that is, when the largest connected empty region is smaller than the number with its compasses. To choose such a die, or to make one with a compass, is allowed, and nobody owes a compass or the other die to avoid it. A spyglass drawn in the last turn counts.
    .source = book
    .ruling = what stuck means exactly, and the spyglass of the last turn

LI-7-3 = The score is the four rumours and whatever the spyglasses counted. The highest wins; of equal ones, the one with fewer empty cells; if that is equal too, all of them.
    .source = book

LI-8 = Rumours

LI-8-1 = Ring of peaks: 3 for every two mountains on the coast.
    .source = design

LI-8-2 = Rivers that climb: 2 for each cell of every river group that touches both a mountain and the coast, at most 6 a group.
    .source = design

LI-8-3 = Shore to shore: 2 for each row and column, beyond five in all, that the largest forest group reaches; of equally large ones the best counts.
    .source = design

LI-8-4 = Three fields: 7 for each plains group of exactly three, at most 21.
    .source = design

LI-8-5 = Talking marsh: 5 for each swamp group that touches at least three other terrains.
    .source = design

LI-8-6 = Watchers: 4 for each ruin that touches at least three different other terrains.
    .source = design

LI-8-7 = Twin peaks: for two mountain groups of one size, 3 times that size; each group belongs to one pair at most.
    .source = design

LI-8-8 = All shores: 8 times the number of coast cells of the terrain that has fewest of them, all six being counted; at most 24.
    .source = design

LI-8-9 = Drowned reeds: 2 for each swamp next to a river.
    .source = design

LI-8-10 = Caravan road: 5 for each ruins group that touches a plains group of four or more.
    .source = design

LI-8-11 = Motley rows: 4 for each row with at least five different terrains, at most 24.
    .source = design

LI-8-12 = Shaded stream: 3 for each river with forest on at least two of its sides.
    .source = design

LI-9 = Playing alone

LI-9-1 = You roll three dice, name a terrain and cross off a use, take a die and draw, as in any turn.
    .source = book

LI-9-2 = Then you roll the two dice left and set one of them aside: its face names a terrain (LI-1.1). No use is crossed off, and no compass changes this face.
    .source = book

LI-9-3 = You draw that terrain on as many cells as the last die shows. Compasses may change the number of either drawing.
    .source = book
    .ruling = which numbers compasses change

LI-9-4 = Your rank on side A: from 75 points Back-alley explorer, from 90 Ordinary explorer, from 110 True explorer, from 130 Marco Polo. Side B asks 20 more for each. Below the first there is none; whoever has a rank has won.
    .source = book
    .ruling = that any rank is a win

LI-9-5 = The worths of chapter 8 and the size of the sheets are set so that, over the three sets and random fours, random drawing stays below the first rank in nearly all games, a good player's median lies between the second rank and the third, and the fourth is reached in fewer than one game in ten. With random fours every rumour brings a good player between 14 and 32 points on average, on either side, and is the lowest of its four in no more than 45 of a hundred games, so that a spyglass is worth thinking about. With four players the uses are spent (LI-7.1) in at least one game in fifty. `python -m benchmarks.lost_island_calibration` measures all this.
    .source = design

LI-9-6 = For chapter 5 each of the two drawings is a turn of its own and starts next to any drawn cell. For chapter 6 both are one turn: a compass of the first drawing serves from the next turn on, and a spyglass counts after the second. A drawing that cannot be made ends the game at once.
    .source = ruling
