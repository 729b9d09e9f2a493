### What the page says beside the games.

page-name = Ostrov
page-title = Ostrov · a table for island games
page-skip = Skip to the content
page-page-menu = Page
page-close = Close
page-yes = Yes
page-no = No
page-lost = There is nothing at this address.
page-to-lobby = To the lobby
page-problem = Something is wrong ({ $code }).
complaint-unreachable = The server cannot be reached. Try again in a moment.

## Lobby

page-welcome = Take a seat
page-welcome-more = Five island games, with friends, with bots, or both. No account needed.
page-your-name = Your name at the table
page-guest = Guest { $number }
page-my-tables = Your tables
page-games = Games
page-seats-range = { $least }–{ $most } players
page-one-team = one team
page-rivals = rivals
page-play = Play
page-rules = Rules
page-your-move = Your move
page-your-move-at = Your move: { $game }
page-gathering = Waiting for players
page-turn = Turn { $number }
page-move-of = To move: { $people }
page-time-left = Time left: { $time }
page-time-over = The time for the move is over
page-table-over = The game is over
page-table-outdated = Played by earlier rules, so it can no longer be opened
page-saved-games = Saved games
page-saved-game = Saved game
page-bring-help = Bring a game saved here or on the command line, and step through it.
page-bring-record = Open a saved game
page-unofficial = Ostrov is an unofficial fan work, not affiliated with the publishers of these games, which are worth owning.

## A new table

page-new-table = New table
page-alone-with-bots = { $bots ->
        [0] Play alone, right away
        [one] Play with a bot, right away
       *[other] Play with { $bots } bots, right away
    }
page-how-many = How many play
page-who-sits = Who sits where
page-seat-choice = Seat { $number }
page-seat-here = On this device
page-seat-friend = A friend, by link
page-bot-named = Bot: { $name }
page-option-none = as the game has it
page-move-time = Time for a move
page-move-time-help = Whoever takes longer may be replaced by a bot until they are back. A day suits a game that lasts for days.
page-span-none = no limit
page-span-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
page-span-days = { $count ->
        [one] a day
       *[other] { $count } days
    }
page-hours-left = { $hours } h { $minutes } min
page-minutes-left = { $minutes }:{ $seconds }
page-start = Start
page-make-and-invite = Make the table and invite

## Seats

page-seats = Seats
page-free-seat = Free seat
page-you = { $person } (you)
page-stands-in = { $person } (a bot plays)
page-several = { $who } × { $count }
page-awaited = to decide now
page-away = away
page-seat-of = Seat { $number }: { $who }
page-more-in-rules = More in the rules
page-hand-over = Let a bot play for you
page-stand-in = Let a bot stand in
page-stand-in-ask = Ask for a bot to stand in
page-slow-away = { $person } is away.
page-slow-has-time = { $person } has little time left for this move.
page-slow-over = { $person } has run out of time for this move.
page-bot-may-in = In { $time } a bot may stand in.
page-stand-in-wanted = Already in favour of a bot: { $people }
page-stand-in-waits = It also takes the yes of: { $people }
page-nudge = Remind { $person }
page-was-nudged = Reminded.
page-nudged = { $person } is waiting for your move
page-nudged-at = { $person } is waiting for your move: { $game }
page-your-time = Your time for this move: { $time }
page-your-time-over = Your time for this move is over. The others may let a bot stand in.
page-hand-over-help = The seat stays with its owner, who can take it back at any moment.
page-take-back-seat = Play on myself
page-leave-seat = Leave the seat
page-leave-seat-to = Somebody else may play on
page-leave-seat-sure = Leave the seat to somebody else?
page-leave-seat-means = The seat becomes free: whoever gets the new link can sit down and play on from here. Until then the game waits whenever this seat is to decide. If you mean to come back, rather let a bot play for you.
page-leave-seat-stay = Stay
page-seats-free = { $count ->
        [0] Everybody is here.
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
page-sit-here = Sit here
page-sit-there = Sit down: { $seat }
page-no-key = Ask whoever made the table for the link to sit down. You can watch meanwhile.
page-invite = Invite
page-invite-help = { $count ->
        [one] This link is for one person: whoever uses it first has the seat.
       *[other] Each link is for one seat: give everybody a link of their own.
    }
page-invite-here-only = This address works on this device only. For the others start the table with { $command } and open it by the address that is printed there.
page-options = What is played
page-invite-link = Link of the invitation: { $seat }
page-link-for-seat = { $seat }: { $link }
page-copy = Copy the link
page-copy-one = Copy
page-copy-all = Copy all links
page-copied = Copied.
page-new-link = New link
page-renewed = The old link no longer works.
page-show-qr-code = QR code
page-invitation = Invitation
page-you-are-invited = You are invited to play.
page-invitation-spent = This invitation is no longer good. Ask for a new link; you can watch meanwhile.
page-invite-for-bot = Invite somebody in place of the bot
page-invite-for-bot-help = The bot plays until somebody sits down by the link.
page-qr-code = QR code of the invitation's link: { $seat }

## At the table

page-opening = Opening the table …
page-no-such-table = There is no such table.
page-other-rules = This table was played by other rules than those of today.
page-other-rules-means = A game is kept as its choices, and by today's rules they would lead elsewhere. So it can no longer be opened; make a new table.
page-table-removed = This table was removed by those who run this server.
page-reconnecting = Reconnecting …
page-sent-when-connected = Your choice will be sent then.
page-board = Board
page-legend = Signs on the board
page-doable-here = { $cell }: what can be done here
page-prompt = What the table waits for
page-happening = …
page-spectator = You are watching.
page-waits-for-free = The game waits for somebody to take the free seat: { $seat }.
page-tools = Table
page-undo = Undo
page-undo-ask = Ask to undo
page-undo-asked = { $person } asks to take back a choice.
page-undo-asked-by-you = You ask to take back your last choice.
page-undo-with = Undone along with it: { $what }.
page-undone-along = Undone along with it: { $what }.
page-change-sat-down = { $person } sits down: { $seat }.
page-change-took-back-seat = { $person } plays on: { $seat }.
page-change-left-seat = { $person } leaves the seat: { $seat }.
page-change-bot-stands-in = A bot plays for { $person } now: { $seat }.
page-change-bot-sat-down = A bot sits down: { $seat }.
page-change-undone = { $person } takes back a choice: { $seat }.
page-change-undone-by-consent = All agree, and { $person } takes back a choice: { $seat }.
page-later-choices = { $count ->
        [one] one later choice
       *[other] { $count } later choices
    }
page-later-draws = { $count ->
        [one] one draw
       *[other] { $count } draws
    }
page-undo-waits = Not answered yet: { $people }
page-undo-agree = Agree
page-undo-refuse = Refuse
page-undo-declined = { $person } did not agree to undo.
page-stood-in = A bot plays for you: { $seat }.
page-meanwhile = { $seat }: what may be done meanwhile
page-any = all
page-more-actions = { $count ->
        [one] And one more: narrow it down.
       *[other] And { $count } more: narrow it down.
    }
page-field-to = where to
page-field-tile = tile
page-field-other = other tile
page-field-pawn = whom
page-field-pawns = whom
page-field-place = place
page-field-cell = where
page-field-worth = worth
page-field-colour = colour
page-field-number = number
page-field-boat = boat
page-field-origin = from
page-field-creature = creature
page-field-terrain = terrain
page-skip-steps = Skip to now
page-confirm = Are you sure?
page-confirm-why = This cannot be taken back freely.
page-confirm-never = Do not ask again
page-log = Log
page-log-empty = Nothing has happened yet.
page-set-up = Set-up
page-mixing = Shuffling: the game begins when everybody's browser has given its part to chance. Not there yet: { $people }. Nobody's part is waited for longer than ten seconds.
page-sealed = Sealed: { $seal } …
page-seal = Seal of the draws
page-seal-means = All that chance will bring here follows from a secret number of the server, the seed, and from random numbers that the players' browsers give when everybody is there. This is the fingerprint of the seed (SHA-256): the server cannot change it any more. At the end all of them are shown, and your browser checks that every card and die came from them. Your device remembers the seal; to be surer still, note it down or compare it with the others.
page-copy-seal = Copy the seal
page-since = Since your last turn
page-understood = Understood
page-curtain = Pass the device to { $seat }
page-curtain-who = Only whoever plays this seat should look now. Tap when ready.
page-curtain-ready = I am ready

## The end

page-team-won = You have won!
page-team-lost = You have lost
page-they-won = The team has won
page-they-lost = The team has lost
page-you-won = You have won!
page-others-won = { $count ->
        [one] { $people } has won
       *[other] { $people } have won
    }
page-seat-column = Seat
page-points = Points
page-again = Play again
page-again-there = To the next game
page-replay = Replay
page-save-record = Save the game
page-check-draws = Check every draw
page-check-draws-help = The seed was sealed before the game began, and the players gave numbers of their own. Everything can be drawn again and compared.
page-draws-fair = { $draws ->
        [one] One draw checked: it follows from what was sealed before the game.
       *[other] { $draws } draws checked: all follow from what was sealed before the game.
    }
page-draws-wrong-seal = The seed is not the one that was sealed before the game.
page-draws-wrong-table = These are the draws of another table.
page-draws-wrong-record = The saved game is not the one that was played here.
page-draws-wrong-draw = Draw { $number } does not follow from the seed.
page-draws-missing-draw = What came at step { $number } is not among the draws.
page-draws-no-proof = This game was dealt by an earlier version, whose draws cannot be checked any more.
page-draws-wrong-part = What { $name } revealed is not what { $name } had committed to.
page-draws-other-parts = The players' commitments are not those that your browser saw before it revealed its own number.
page-draws-left-out = The number that your browser gave is not in the key. It came too late, or the server left it out.
page-verified-elsewhere = Checked by { $host }:
page-verified-here = Checked by this server:
page-verifier-away = { $host }, which was to check the game as well, could not be reached. Try again later.
page-verify-failed = The server has not checked its own game. Try again later.
page-verify-yourself = Which outcomes were possible, and how likely each was, only this server has said. To rely on nobody, save the game and check it on your own machine: ostrov verify FILE --seal SEAL.
page-draws-extra-draw = Draw { $number } is no part of the game that was played.
page-draws-other-outcome = What came at step { $number } is not what was drawn.
page-seal-unseen = This device had not been shown the seal before the end. Compare it with somebody who had.
page-seed = Seed

## Replay

page-back-to-table = Back to the table
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-run = Play
page-replay-pause = Pause
page-replay-forth = One step on
page-replay-last = To the end
page-replay-moment = Moment
page-replay-of = { $number } of { $count }
page-eyes = Through whose eyes
page-eyes-spectator = A spectator's eyes
page-no-moments = Nothing has happened at this table yet.

## Rules

page-search-rules = Search the rules
page-clauses-found = { $count ->
        [one] One clause found.
       *[other] { $count } clauses found.
    }
page-nothing-found = Nothing found.
page-in-the-rules = In the rules

## Settings

page-settings = Settings
page-language = Language
page-language-en = English
page-language-ru = Русский
page-language-later = The other language comes as soon as the server can be reached.
page-theme = Colours
page-theme-auto = As the device
page-theme-light = Light
page-theme-dark = Dark
page-speed = Speed
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-at-once = At once
page-speed-calm = Your device asks for little motion, so everything is shown at once.
page-sound = Sounds
page-notices = Notices
page-notices-help = When it is your turn and this page is out of sight.
page-notices-refused = The browser does not allow notices for this page. Allow them in the browser's settings for this site, then switch them on here.
page-notices-impossible = Not to be had here: browsers give notices only to pages that come over https or from the same device, and some give none.
page-forecast = Show what the next draw may bring
page-forecast-help = Only what a player could work out from the open cards.
page-confirmations = Ask before what cannot be undone
page-confirmations-help = For example before you end your actions.
page-plain-board = Plain board
page-plain-board-help = Everything in words, for screen readers and small connections.

## Keys

page-keys = Keyboard
page-key-space = Space
page-does-keys = this list
page-does-actions = to the actions
page-does-onward = go on, or end the actions
page-does-undo = undo
page-does-log = open or close the log
page-does-rules = rules
page-does-board = plain board and back
page-does-settings = settings
page-does-skip = skip to now; in a replay, play and pause
page-does-back = in a replay, one step back
page-does-forth = in a replay, one step on
page-does-walk = on a drawn board, from tile to tile
page-does-tap = as a tap: on a tile, a card or a button
page-does-let-go = close what is open, let go of what is picked

## Boards

page-cancel = Cancel
page-about = About: { $name }
page-for-seat = { $seat }: { $said }
page-pile-empty = There is nothing in it.
