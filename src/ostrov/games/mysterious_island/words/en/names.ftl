### Mysterious Island: the names of its pieces.
### a: the name with its article. A character is never named without its value, on which everything rests.

## The game

game = Mysterious Island
game-pitch = Two to five players share out a pirate chest with the heroes and villains of Treasure Island. The richest wins.

## Characters

character-hawkins = Jim Hawkins (1)
    .power = Takes no wound from Silver (8).

character-black-dog = Black Dog (2)
    .power = Without a treasure from the sharing, may steal a 2 from a gentleman in play.

character-smollett = Captain Smollett (3)
    .power = Without a treasure from the sharing, makes the richest player discard one.

character-bones = Billy Bones (4)
    .power = Wounds Silver (8) whenever both are in play.

character-livesey = Dr Livesey (5)
    .power = Wounds back every pirate who wounds him.

character-pew = Blind Pew (6)
    .power = Without a treasure from the sharing, may make Black Dog (2) or Billy Bones (4) discard one.

character-trelawney = Squire Trelawney (7)
    .power = No ability.

character-silver = Long John Silver (8)
    .power = No ability.

## Factions

faction-pirates = the pirates
faction-gentlemen = the gentlemen

## Treasures

treasure-2 = worth 2
    .a = a 2

treasure-3 = worth 3
    .a = a 3

treasure-4 = worth 4
    .a = a 4

## Chairs: nothing is said of the only one; of two, those of one player are left and right

chair-own = { "" }
chair-1 = { " " }(left)
chair-2 = { " " }(left)
chair-3 = { " " }(right)
chair-4 = { " " }(right)
