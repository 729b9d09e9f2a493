### Mysterious Island: the rules, clause by clause, in our own words.
### MI-5-6 is clause MI-5.6. source: where it comes from; ruling: the part of it that we decided.

MI-1 = Components

MI-1-1 = There are eight characters with the values 1 to 8: Jim Hawkins 1, Black Dog 2, Captain Smollett 3, Billy Bones 4, Dr Livesey 5, Blind Pew 6, Squire Trelawney 7 and Long John Silver 8. The odd ones are gentlemen, the even ones pirates.
    .source = book

MI-1-2 = The deck has 18 treasures worth 2, 3 or 4, six of each.
    .source = book
    .ruling = how many there are of each worth is our own design

MI-1-3 = Everybody has three lives with two or three players, and four lives with four or five.
    .source = book

MI-2 = Set-up, each round

MI-2-1 = Chance picks who is first in the first round, or the table names somebody. After each round the next player clockwise is first. Second, third and so on are counted clockwise from there, and decide in that order.
    .source = book
    .ruling = that chance picks where the table does not

MI-2-2 = All eight characters are shuffled. The first player is dealt two and the second player one, which nobody else may see; four are laid open on the table; the last one is put aside without anybody looking at it.
    .source = book

MI-2-3 = The treasures are shuffled once, before the first round, and form a deck face down.
    .source = book

MI-3 = The first player

MI-3-1 = You look at the two top treasures, alone, and put them back in the same order. If only one is left, you look at that one.
    .source = book
    .ruling = that nobody else looks, the same order, and one treasure left

MI-3-2 = Then you play one of your two characters face down. The other is out of this round, and nobody sees it. Instead of playing you may pass.
    .source = book
    .ruling = nobody sees the other one

MI-3-3 = If you pass, you lose all your wounds, and all the others, clockwise, draw one treasure each from the deck, as long as there are any. That ends the round. You may pass without a wound too, and the characters that were dealt stay hidden.
    .source = book
    .ruling = as long as there are any; passing without a wound; characters stay hidden

MI-3-4 = Treasures that somebody holds lie open, so their worth is known to all when Black Dog steals (MI-5.5) or Smollett looks for the richest (MI-5.6).
    .source = ruling

MI-4 = The others, clockwise

MI-4-1 = The second player turns the dealt character up, and then plays it, or discards it and sits the round out.
    .source = book

MI-4-2 = The third player, and then the fourth and the fifth, plays one of the open characters that are still on the table, or sits the round out and takes none.
    .source = book
    .ruling = who sits out takes none

MI-5 = Sharing the treasure

MI-5-1 = The first player's character is turned up, and its faction wins the round. The two top treasures are turned up too, or the one that is left.
    .source = book
    .ruling = that the treasures are turned up then, and one treasure left

MI-5-2 = The characters in play of the winning faction choose one treasure each, the lowest value first, until there are none.
    .source = book

MI-5-3 = If the first player's character is the only one of its faction in play, the first player takes both treasures.
    .source = book

MI-5-4 = Then come the abilities of those in play who got nothing in the sharing, by ascending value, all before the battle. A treasure that is discarded is out of the game.
    .source = book
    .ruling = the order

MI-5-5 = Black Dog may steal one treasure worth 2 from a gentleman in play who has one; Black Dog's player chooses from whom.
    .source = book

MI-5-6 = With Captain Smollett, the player with the highest sum of treasures, in play or not, has to discard one of them, and chooses which. It may be Smollett's own player. If several have the highest sum, Smollett's player names one of them. If nobody has any treasure, nothing happens.
    .source = book
    .ruling = nobody has any treasure

MI-5-7 = Blind Pew may make Black Dog or Billy Bones discard a treasure, if that character is in play and has one; the one who discards chooses which. If both could be made to, Pew's player names one.
    .source = book
    .ruling = only one who has a treasure can be named

MI-6 = Battle

MI-6-1 = Everybody in play fights the first player and nobody else. Of two characters of different factions the lower one takes a wound. Characters of the same faction do not fight.
    .source = book

MI-6-2 = All wounds of a battle are dealt at the same moment, so the ability of a character works even if its player's last life goes in that battle.
    .source = book
    .ruling = at the same moment

MI-6-3 = Jim Hawkins takes no wound from Silver.
    .source = book
    .ruling = this holds although the rulebook's example of a battle leaves the ability out

MI-6-4 = If Billy Bones and Silver are both in play, Silver takes a wound, whoever is first.
    .source = book

MI-6-5 = Every pirate who wounds Dr Livesey takes a wound from him.
    .source = book

MI-6-6 = Whoever has as many wounds as lives keeps a single treasure, of their own choice, discards all others out of the game, and goes on with full lives. Wounds beyond the last life do not count. If several have to choose, they do so clockwise from the first player.
    .source = book
    .ruling = the choice, and the order of several

MI-7 = End

MI-7-1 = The game ends after the round in which the deck runs out of treasures.
    .source = book
    .ruling = that the round is played to its end

MI-7-2 = The highest sum of treasures wins. Of those who tie, the one who played the lowest character in the last round wins; one who played none stands behind all who did. If they are still even, or none of them played any, they share the win.
    .source = book
    .ruling = one who played none, and sharing the win

MI-8 = Two players

MI-8-1 = Two players have four chairs, numbered clockwise: the one runs the chairs 1 and 3, the other 2 and 4, with three lives a chair. Wounds, lives and treasures belong to the chair. The player whom chance picks begins with the lower of their chairs, and in each round the first chair is the next one clockwise. Whatever chapters 3 to 6 say of a player holds for a chair.
    .source = book
    .ruling = what belongs to a chair, which chair begins, and how the chapters are read

MI-8-2 = The chairs of one player never wound each other and do nothing to each other, whatever their factions. If the other chair of Smollett's player is the only richest one, nothing happens; if it ties, it cannot be named. Smollett's own chair can.
    .source = book
    .ruling = Smollett

MI-8-3 = Treasures of two chairs are not added up. The player of the chair with the highest sum wins. If chairs of both players tie for it, MI-7.2 decides between these chairs: the lowest character that one of them played in the last round wins, and what other chairs hold or played does not count. If none of the tied chairs played, both players win.
    .source = book
    .ruling = that a chair wins for its player, and that only the tied chairs count

MI-8-4 = When a chair passes, the three others draw, the other chair of the same player too. A player sees what is dealt to either of their chairs.
    .source = ruling
