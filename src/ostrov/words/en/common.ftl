### What the whole project says, whatever the game.

seat = Seat { $number }
list = { $others } and { $last }
refused = { $reason }, { $clause }

## Input that cannot be taken

complaint-no-such-game = There is no game "{ $game }". Known games: { $known }.
complaint-no-such-bot = There is no bot "{ $bot }" for this game. Known bots: { $known }.
complaint-too-many-bots = Name at most { $seats } bots, one for each seat.
complaint-bot-not-found = The bot { $bot } cannot be imported: { $detail }. Write MODULE:CLASS, with the module in this folder or installed.
complaint-not-a-bot = { $bot } is no bot: it has to be a subclass of ostrov.Bot.
complaint-bot-failed = The bot { $bot } has failed: { $detail }.
complaint-bot-chose-illegally = The bot { $bot } chose { $choice }, which is none of the actions it was given.
complaint-no-such-clause = There is no clause "{ $clause }" in the rules of this game.
complaint-no-such-file = There is no file { $path }.
complaint-file-not-readable = The file { $path } cannot be read.
complaint-file-not-writable = The file { $path } cannot be written.
complaint-option-without-value = "{ $option }" is no option: write NAME=VALUE.
complaint-number-too-small = { $name } takes a whole number of at least { $least }.
complaint-seal-not-understood = This is no seal: it has 64 digits and letters from a to f. Copy the whole of it.
complaint-number-out-of-range = { $name } takes a whole number from { $least } to { $most }.
complaint-output-not-written = The output could not be written: { $detail }.
complaint-letters-not-shown = The output knows no Russian letters ({ $encoding }). Set PYTHONIOENCODING=utf-8, or take --lang en.
impossible-seats-out-of-range = This game is for { $least } to { $most } players, not for { $seats }.
impossible-starter-impossible = Who begins is one of the seats, and chosen only until the first turn.
impossible-first-seat-unknown = Who begins is a seat from 1 to { $seats }, or left to chance.
impossible-option-unknown = This game has no option "{ $option }". It has: { $known }.
impossible-option-refused = The option { $option } does not take this value, but: { $values }.
impossible-options-not-understood = These are no options of this game ("{ $detail }").
impossible-form-not-understood = This is not a position of this game ("{ $detail }").
impossible-record-not-understood = This is not a saved game, or the file is damaged: choose another one.
impossible-record-of-another-format = This saved game has format { $format }, which this version cannot read.
impossible-record-of-other-rules = This saved game was played by rules version { $rules }, and the rules here have version { $known }. Open it with the Ostrov that saved it.
impossible-record-too-long = This saved game has { $steps } steps, and no such game takes more than { $longest }: choose another file.
impossible-step-not-understood = Step { $step } of the saved game cannot be read ("{ $detail }").
impossible-step-not-allowed = Step { $step } of the saved game is not allowed: { $detail }
impossible-record-without-proof = This saved game does not tell how its chance was drawn. Only a game that was played to its end at a table can be checked: save it there.
refusal-no-such-seat = There are only { $seats } seats at this table

## The command line

wrong-number = { $name } takes a number, not "{ $value }"
wrong-choice = { $name } does not take "{ $value }", but: { $known }
wrong-missing = something is missing: { $names }
wrong-unknown = there is no { $names }
wrong-lonely = { $name } wants a value after it
command-not-understood = { $program }: { $detail }. See { $program } --help.
complaint-seconds-out-of-range = --seconds takes a number between 0.01 and 3600.
help-ostrov = A table for island games: exact rules, bots, simulation.
help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-help = show this help
help-version = show the version
help-lang = language of the answers: en or ru (else the environment's)
help-simulate = play many games between bots and count what came of them
help-games = show which games there are
help-rules = show the rules of a game, or one clause
help-replay = step through a saved game
help-verify = check that the draws of a saved game follow from what was sealed before it
help-bench = measure how fast the rules are on this machine
help-game = id of a game, as "ostrov games" lists them
help-seats = number of players (else the most the game takes)
help-difficulty = the same as --option difficulty=NAME
help-first = the seat that begins, counted from 1 (else chance decides)
help-option = an option of the game, as "ostrov games" lists them; may be given again
help-bot = who plays: thumb (rules of thumb), random, or MODULE:CLASS for a bot of your own; several names go around the table (else thumb)
help-games-number = how many games to play (else 1000)
help-seed = which games to play: the same seed gives the same games (else 1)
help-jobs = how many processes to use (else one a core)
help-save = save the first game to a file that "ostrov replay" reads
help-json = print JSON for machines
help-clause = a clause such as FI-6.3 (else all of them)
help-markdown = print the page as Markdown
help-file = a saved game
help-all = print everything at once instead of waiting for Enter
help-seal = the seal that was noted down before the game
help-bench-game = id of a game (else every game)
help-seconds = how long each measurement lasts (else 1)
progress-games = Playing
progress-bench = Measuring
column-id = id
games-players = players: { $least }–{ $most }
games-option = { $name } = { $values }
games-bots = bots: { $bots }
simulate-title = { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }: { $bots }
simulate-games = games
simulate-won = won (95 % interval)
simulate-seat = seat { $number }, { $bot }
simulate-bot = { $bot }, a seat on average
simulate-place = first in { $share }, { $points } points
simulate-turns = turns a game
simulate-decisions = decisions a game
simulate-speed = games a second
bench-title = A second on one core, random play
bench-measure = measure
bench-compiled = compiled
bench-interpreted = interpreted
bench-ratio = ratio
bench-not-compiled = not compiled here
bench-games = games from set-up to end
bench-simulations = copy and play to the end
bench-decisions = decisions
bench-copies = copies
replay-how = Enter for the next step, q to stop.
replay-unfinished = The saved game ends here; it was not finished.

## Whether chance was fair

verify-fair = { $draws ->
        [one] The one draw follows
       *[other] All { $draws } draws follow
    } from what was sealed before the game. The possible outcomes and their weights were taken from the rules of this program.
verify-other-seal = This game was not dealt from the seal that you noted down.
verify-false-seed = The seed does not fit its seal.
verify-false-part = What { $name } revealed does not fit what { $name } had committed to.
verify-false-draw = Draw { $draw }, at step { $step }, does not follow: { $drawn } was drawn, and { $follows } follows.
verify-not-allowed = Step { $step } is not allowed by the rules of this program.
verify-cut-short = The record is cut short: the game was not over yet.
verify-gave = In the key, beside the server's seed: what { $people } gave. If at least one of them chose at random and is not in league with the operator, nobody has chosen these draws.
verify-server-alone = No player gave anything to the key: the server alone decided. It has kept to its seed, but it may have tried many seeds before.
verify-left-out = Not in the key, because it was not revealed in time: what { $people } had committed to. Whoever holds back in this way has the choice between two sets of draws.
verify-without = Gave nothing to the key: { $people }.
verify-seal-known = The seal is the one that was noted down before.
verify-seal-unknown = Not proven: that this seal was shown before the game. To check that, give the one that you noted down with --seal.
rules-about = In our own words. In brackets: where a clause comes from. Rulings are our decisions where the printed rules are silent or can be read in two ways.
source-book = rulebook
source-print = printed on the components
source-ruling = ruling
source-design = our design
