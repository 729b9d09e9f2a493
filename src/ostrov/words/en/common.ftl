### What the whole project says, whatever the game.

seat = Seat { $number }
list = { $others } and { $last }
refused = { $reason }, { $clause }

## Input that cannot be taken

complaint-no-such-game = There is no game "{ $game }". Known games: { $known }.
complaint-no-such-bot = There is no bot "{ $bot }" for this game. Known bots: { $known }.
complaint-too-many-bots = Name at most { $seats } bots, one for each seat.
complaint-no-such-clause = There is no clause "{ $clause }" in the rules of this game.
complaint-no-such-file = There is no file { $path }.
complaint-file-not-readable = The file { $path } cannot be read.
complaint-file-not-writable = The file { $path } cannot be written.
complaint-option-without-value = "{ $option }" is no option: write NAME=VALUE.
complaint-number-too-small = { $name } takes a whole number of at least { $least }.
impossible-seats-out-of-range = This game is for { $least } to { $most } players, not for { $seats }.
impossible-no-options = This game has no options.
impossible-option-unknown = This game has no option "{ $option }". It has: { $known }.
impossible-option-refused = The option { $option } does not take this value, but: { $values }.
impossible-options-not-understood = These are no options of this game ("{ $detail }").
impossible-form-not-understood = This is not a position of this game ("{ $detail }").
impossible-record-not-understood = This is not a saved game, or the file is damaged: choose another one.
impossible-record-of-another-format = This saved game has format { $format }, which this version cannot read.
impossible-record-of-other-rules = This saved game was played by rules version { $rules }; this is version { $known }.
impossible-step-not-understood = Step { $step } of the saved game cannot be read ("{ $detail }").
impossible-step-not-allowed = Step { $step } of the saved game is not allowed: { $detail }
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
help-bench = measure how fast the rules are on this machine
help-game = id of a game, as "ostrov games" lists them
help-seats = number of players (else the most the game takes)
help-difficulty = the same as --option difficulty=NAME
help-option = an option of the game, as "ostrov games" lists them; may be given again
help-bot = who plays: thumb (rules of thumb) or random; several names go around the table (else thumb)
help-games-number = how many games to play (else 1000)
help-seed = which games to play: the same seed gives the same games (else 1)
help-jobs = how many processes to use (else one a core)
help-save = save the first game to a file that "ostrov replay" reads
help-json = print JSON for machines
help-clause = a clause such as FI-6.3 (else all of them)
help-markdown = print the page as Markdown
help-file = a saved game
help-all = print everything at once instead of waiting for Enter
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
rules-about = In our own words. In brackets: where a clause comes from. Rulings are our decisions where the printed rules are silent or can be read in two ways.
source-book = rulebook
source-print = printed on the components
source-ruling = ruling
source-design = our design
source-with-ruling = { $source }; ruling: { $ruling }
