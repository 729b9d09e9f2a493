### What the plain board and the lobby say of every game. How labels and their attributes are used: server/web/kinds.py.

## Values without a name of their own

value-none = none
value-nobody = nobody
value-yes = yes
value-no = no
value-on = on
value-off = off

## Fields

field-seat = Seen by
    .none = a spectator
field-awaited = Who decides
field-chance_awaited = Chance decides
field-table = On the table
field-phase = Phase
field-turn = Turn
field-active = Whose turn
field-starter = Who begins
field-ending = How it ended

## Phases

phase-choosing-first-seat = Choosing who begins
phase-over = The game is over

## Bots

bot-thumb = Rule of thumb
    .help = Plays by simple rules that mostly turn out well: a decent partner and opponent.
bot-random = Random moves
    .help = Does anything that is allowed, whatever comes of it: for trying things out.
