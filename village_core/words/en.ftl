### English words of what the core says by itself: its commands, and what is wrong with a text picture.

## The commands: what they are for

cli-about = Board games at the command line: games of programs, saved games and positions.
cli-command = The command. Each has its own --help.
cli-language = the language to speak, such as en (the system’s if you don’t say)
cli-simulate = Let programs play games, and show how points, rounds and endings are spread.
cli-replay = Tell a saved game from its beginning, with the final score.
cli-position = Show a position as a text picture, with everything that can be done in it.
cli-check = Check the shared tables or a saved game, and report from which line on they are damaged.
cli-check-file = a saved game, or a copy that “village backup” made; without one, the tables that the pages keep
cli-backup = Copy all shared tables into a new file. Pages go on meanwhile.
cli-backup-file = the new file
cli-restore = Replace the shared tables by those of a copy. Their present state is put aside first; pages go on meanwhile.
cli-restore-file = the copy that “village backup” made
cli-forget = List the shared tables that have been unused for a given time, and remove them on request.
cli-untouched = the time in which no page began, opened or changed them: days, weeks or years, as 180d, 26w or 1y
cli-remove = remove them for good; without it they are only listed
cli-perft = Count all ways to go on from a position, depth by depth.
cli-coach = Say which moves are best at a position, by how many points, and in what. The coach plays each of them on many times.
cli-games = how many games (1000 if you don’t say)
cli-game = which game (the first one if you don’t say)
cli-edition = which edition (the game’s first, or your own copy’s, if you don’t say)
cli-players = how many players (4, or as many as the edition seats, if you don’t say)
cli-seed = a number; the same number gives the same games
cli-jobs = how many processes play at the same time (1 if you don’t say)
cli-seats = who plays, seat by seat: { $levels }; the last one sits at all seats that are left (random if you don’t say)
cli-ruling = a ruling that a table may choose, by name and value; a wrong one prints the list of all; you may give several
cli-cluster = the address of a Dask scheduler, whose workers play
cli-out = a file for the results, .csv or .parquet, a row for each seat of each game; after an interruption the same command goes on
cli-plays-beginner =
    { $count ->
        [one] one beginner
       *[other] { $count } beginners
    }
cli-plays-steady =
    { $count ->
        [one] one steady player
       *[other] { $count } steady players
    }
cli-plays-good =
    { $count ->
        [one] one good player
       *[other] { $count } good players
    }
cli-plays-strong =
    { $count ->
        [one] one strong player
       *[other] { $count } strong players
    }
cli-plays-random =
    { $count ->
        [one] one random player
       *[other] { $count } random players
    }
cli-copy = a file with the numbers of your own copy
cli-quiet = no progress bar
cli-save-file = a saved game, or a link to one; - reads it from standard input
cli-position-file = a position as text picture or JSON, a saved game, or a link to one; - reads it from standard input
cli-at = of a saved game, the position after this many decisions (the last one if you don’t say)
cli-why = also say what can’t be done, and why
cli-write = only write the position down, as text picture or as JSON
cli-depth = how many decisions deep (2 if you don’t say)
cli-divide = also count below each choice
cli-seconds = stop looking after this many seconds (10 if you don’t say)
cli-moves-seed = a number; the same number looks at the same worlds
cli-costly = go through the whole game in the file, and say which decisions cost most

## The commands: random games

cli-simulated =
    { $games ->
        [one] One game of { $edition } by { $players }, seed { $seed }
       *[other] { $games } games of { $edition } by { $players }, seed { $seed }
    }
cli-progress = games
cli-points = Points of a player
cli-winning-points = Points of a winner
cli-rounds = Rounds
cli-decisions = Decisions, draws included
cli-seat = Player { $letter }
cli-mean = mean { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, standard deviation { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-quantile =
    { $percent ->
        [0] lowest { $value }
        [25] quarter { $value }
        [50] half { $value }
        [75] three quarters { $value }
        [100] highest { $value }
       *[other] { $percent } % { $value }
    }
cli-class = { $low }–{ $high }
cli-endings = How the end was rung in
cli-last-turns = And then
cli-shared-wins = victory was shared
cli-ranks = Ranks
cli-rung-by = Who rang the end in
cli-by-seat = Points and victories by seat, from the starting player on
cli-victories = mean { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of all victories
cli-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

## The commands: saved games and positions

cli-replay-head = { $edition }: { $players }
cli-replay-decisions =
    { $count ->
        [one] One decision.
       *[other] { $count } decisions.
    }
cli-final-score = Final score
cli-total = total
cli-choices = What can be done:
cli-refusals = What can’t be done:
# $cited (text): passages of rule texts
cli-refused = { $why } [{ $cited }]
cli-or = { $first } or { $last }
cli-coached =
    { $looks ->
        [one] After one look at each move:
       *[other] After { $looks } looks at each move:
    }
cli-lead =
    { $ahead ->
        [yes] +{ NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[no] { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
cli-coached-move =
    { $others ->
        [0] { $number }. { $move }: { cli-lead } points
       *[other] { $number }. { $move }: { cli-lead } points beside the best of the others
    }
cli-coached-figures = { $figures }.
cli-coached-then = then { $move }
cli-costly-found =
    { $count ->
        [0] No decision was found that cost anything.
        [one] The decision that cost most:
       *[other] The { $count } decisions that cost most:
    }
cli-costly-done = { $step }. { $who }: { $move }. { $verdict }
cli-costly-better = better: { $move }
cli-nobody-decides = At this position no player decides: something is to be drawn, or the game is over.
cli-depth-line = depth { $depth }: { $leaves }

## The commands: the store of tables

cli-store-tables = { $tables ->
    [one] One table
   *[other] { $tables } tables
    }, { $lines ->
    [one] one line
   *[other] { $lines } lines
    }
cli-store-unsealed = { $lines ->
    [one] One line
   *[other] { $lines } lines
    } of { $tables ->
    [one] one table
   *[other] { $tables } tables
    } were written before lines carried seals: whether they changed can’t be told.
cli-store-wrong = { $table }: unreadable from its beginning
cli-store-wrong-from = { $table }: line { $line } isn’t what was entered; { $sound ->
    [one] the line before it is sound
   *[other] the { $sound } lines before it are sound
    }
cli-store-readers-wrong = { $readers ->
    [one] What one reader had learnt isn’t what was kept
   *[other] What { $readers } readers had learnt isn’t what was kept
    }: their pages put it aside and go on with the browser’s own copy.
cli-save-read = { $count ->
    [0] No decision yet
    [one] One decision
   *[other] { $count } decisions
    }, read to the end.
cli-save-sound = Every line is as it was saved.
cli-store-sound = All of it is sound.
cli-backed-up = Copied into { $file }.
cli-put-aside = The former tables are in { $files }.
cli-restored = { $file } is now the same as the copy.

cli-forget-table = { $table }: { $lines ->
    [one] one line
   *[other] { $lines } lines
    }, untouched since { $day }
cli-forget-would = { $tables ->
    [one] This table
   *[other] These { $tables } tables
    } would be forgotten. Nothing has been removed: the same command with --remove does it, for good.
cli-forget-none = No table has been unused for this long.
cli-forgotten = { $tables ->
    [0] Nothing was removed.
    [one] One table is forgotten.
   *[other] { $tables } tables are forgotten.
    }

## The commands: what goes wrong

cli-store-damaged = { $tables ->
    [0] Readers’ texts are damaged.
    [one] One table is damaged.
   *[other] { $tables } tables are damaged.
    }
cli-store-unusable = The store can’t be used: { $detail }
cli-store-on-server = The tables are on a database server, which has its own way to be copied (for PostgreSQL, pg_dump).

cli-error = village: { $said }
cli-bad-language = There is no language “{ $language }” here. There are: { $known }.
cli-too-many-seats = There are { $seats } levels for { $players } seats.
cli-bad-ruling = There is no such ruling: { $ruling }. There are: { $rulings }.
cli-out-kind = { $file } has to end in { $kinds }.
cli-out-there = There is already a file { $file }.
cli-out-other = { $file } was begun with other games. Move it away to begin these.
cli-not-installed = This needs a package that is not installed: { $package }.
cli-pages-missing = The pages need { $package }, which is not installed here. The commands work without it: village --help
cli-no-days = { $said } is not a time: give days, weeks or years, as 180d, 26w or 1y
cli-no-cluster = No scheduler answers at { $address }.
cli-no-file = There is no file { $file }.
cli-unreadable = { $file } can’t be read: { $detail }
cli-in-file = { $file }: { $said }
cli-in-line = line { $line }: { $said }
cli-bad-json = This is neither a position nor a saved game: { $detail }
cli-impossible = There is no such position: something is wrong with { $detail }.
cli-other-edition = { $file } is for { $edition }, another edition than the one asked for.
cli-not-a-game = --at is for saved games only.
cli-no-such-step =
    { $count ->
        [one] This game has one decision, so --at can be 0 or 1.
       *[other] This game has { $count } decisions, so --at can be 0 to { $count }.
    }
cli-too-small = { $name } has to be at least { $least }.
cli-rescued =
    { $count ->
        [0] The position above could still be read.
        [one] One decision could still be read and is told above.
       *[other] { $count } decisions could still be read and are told above.
    }

## The parser of the command line

cli-parser-usage = usage: { "" }
cli-parser-arguments = positional arguments
cli-parser-options = options
cli-parser-help = show this help message and exit
cli-parser-argument = argument { $argument-name }: { $message }
cli-parser-error = { $prog }: error: { $message }
cli-parser-unknown = unrecognized arguments: { $said }
cli-parser-required = the following arguments are required: { $said }
cli-parser-one = expected one argument
cli-parser-optional = expected at most one argument
cli-parser-some = expected at least one argument
cli-parser-ambiguous = ambiguous option: { $option } could match { $matches }
cli-parser-ignored = ignored explicit argument “{ $said }”
cli-parser-choice = invalid choice: '{ $value }' (choose from { $choices })
cli-parser-command = unknown command “{ $parser-name }” (choose from { $choices })
cli-parser-number = “{ $value }” is not a whole number

## Text pictures: what is wrong with a line

picture-other-game = This is a picture of another game: { $detail }.
picture-players = { copy-players }
picture-bad-number = “{ $detail }” should be a number.
picture-bad-correction = A correction is a dotted name and a value, like “track.time.1 = 3”.
picture-unknown-line = A picture has no line that begins with “{ $detail }”.
picture-unknown-part = “{ $detail }” means nothing here.
picture-unknown-seat = Nobody sits at “{ $detail }”: seats are a, b, c and so on.
picture-unknown-frame = “{ $detail }” is nothing that can be on the agenda.
picture-bad-frame = “{ $detail }” on the agenda has something too much, too little or wrong.
picture-twice = There are two lines for “{ $detail }”.
picture-no-winners = There are scores but no winners.
picture-no-score = The score of “{ $detail }” is missing.
picture-too-many = There are not that many in the box: { $detail }.
## Files and links that people bring: what is wrong with them

file-empty = There is nothing in this file.
file-too-large = This file is far too large: a saved game has a few hundred kilobytes, and nothing above { $detail } megabytes is looked at.
file-too-many-lines = This saved game has more than { $detail } lines. No game is that long, so it was not opened.
file-packed = This file is packed ({ $detail }). Unpack it first, then choose the file inside.
file-document = This is a document of another program, such as Word or a spreadsheet, and no saved game. A saved game is a file that ends in .jsonl.
file-picture = This is a picture or a printed page. To open a QR code, point the phone’s camera at it; to open a game, choose the file that ends in .jsonl.
file-binary = This is not a text file, so it can’t be a saved game.
file-web-page = This is a web page. The saved game is the file that ends in .jsonl.
file-is-code = This is the code of a shared table. Enter it where you join a table.
file-is-copy = This file holds the numbers of your own copy, not a game. At the table, open it under “Check your copy”. For a new game on the page Play, choose it under “Numbers of your own copy”.
link-foreign = This is a web address, but no link of a game. Such a link has “#game=” in it, with many letters behind.
link-damaged = This link is not whole: letters are missing or have changed. Copy all of it once more, or open the saved game as a file.
link-too-long = This link is too long to be one of ours (the limit is { $detail }).
link-too-new = This link was made by a newer version of the program (format { $detail }); this one can’t read it yet.
link-other-engine = This link was made by another version of the rules ({ $detail }), and with the rules as they are here it would be another game. Open it where it was made, save it as a file, and open that here.
