### Mysterious Island: the names of its pieces.
### a: the name with its article.

## The game

game = Mysterious Island
game-pitch = Two to five players share out a pirate chest with the heroes and villains of Treasure Island. The richest wins.

## Characters

character-hawkins = Jim Hawkins
    .power = Takes no wound from Silver.

character-black-dog = Black Dog
    .power = Without a treasure from the sharing, may steal a 2 from a gentleman in play.

character-smollett = Captain Smollett
    .power = Without a treasure from the sharing, makes the richest player discard one.

character-bones = Billy Bones
    .power = Wounds Silver whenever both are in play.

character-livesey = Dr Livesey
    .power = Wounds back every pirate who wounds him.

character-pew = Blind Pew
    .power = Without a treasure from the sharing, may make Black Dog or Billy Bones discard one.

character-trelawney = Squire Trelawney
    .power = No ability.

character-silver = Long John Silver
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

## Chairs: nothing is said of the only one

chair-own = { "" }
chair-1 = { " " }(chair 1)
chair-2 = { " " }(chair 2)
chair-3 = { " " }(chair 3)
chair-4 = { " " }(chair 4)
