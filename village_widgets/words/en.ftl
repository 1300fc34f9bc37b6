### English words of the interface. What begins with ui- is handed to the page as it is.

## The signs with which scripts put together sentences, lists, labels and remarks in brackets

ui-between-sentences = {" "}
ui-comma = ,{" "}
ui-colon = :{" "}
ui-semicolon = ;{" "}
ui-bracket-open = {" "}(
ui-bracket-close = )

# What the language hangs on a word without a space, between upright lines, as Korean its particles: “은 | 는 | 에서 | 입니다”.
# Several may follow each other. Texts mark the words of the glossary with and without them.
ui-word-endings = {""}

## The settings of a new game

ui-settings = New game
ui-games = Which game
ui-edition = Edition
ui-players = Players
ui-player-name = Name
ui-player-colour = Colour
ui-player-plays = Played by
plays-person = person
plays-beginner = beginner
plays-steady = steady player
plays-good = good player
plays-strong = strong player
plays-random = random player
ui-add-player = Add a player
# $rival (text): who stands against somebody who plays alone
alone = Play alone
alone-against = Play alone against { $rival }
ui-alone-chapter = How that is played
ui-remove-player = Remove
ui-otherwise = Other players, names and edition
ui-more = Rulings, luck and your own copy
ui-rulings = Where the rule texts differ or are silent
ui-seed = Number of the game
ui-seed-about = With the same number comes the same luck: the same moves give the same game. Leave it empty for a new one.
ui-copy = Numbers of your own copy
ui-copy-about = A small file with corrections of what is printed on your own copy of the game.
ui-copy-clear = Don’t use it
ui-begin = Start the game
ui-by-computer = (the computer)
ui-back = Back to the running game
ui-load-instead = Or go on with a saved game:

default-name-person = Player { $number }
default-name-random = Random { $number }
default-name-beginner = Beginner { $number }
default-name-steady = Steady { $number }
default-name-good = Good { $number }
default-name-strong = Strong { $number }
edition-name = { $name } ({ $year }, { $least } to { $most } players)
edition-guessed = Some numbers printed in this edition are our best guess. At the table you can check them against your copy.
edition-name-fixed = { $name } ({ $year }, { $most ->
    [one] 1 player
   *[other] { $most } players
})

copy-used = { $count ->
    [0] The file changes nothing in { $edition }.
    [one] One number of { $edition } is corrected.
   *[other] { $count } numbers of { $edition } are corrected.
}

problem-name-missing = Every player needs a name.
problem-name-long = A name can have { $most } letters at most.
problem-name-twice = Two players are called { $name }.
problem-colour-twice = Two players are { $colour }.
problem-colour-unknown = There is no such colour.
problem-players = { $edition } ({ $year }) is for { $least } to { $most } players.
problem-plays = Somebody has to play at every seat: a person or one of the programs.
problem-ruling = There is no such ruling.
problem-seed-long = The number of a game can have { $most } letters and digits at most.
problem-file-large = This file is far too large for that.

## At the table

ui-undo = Undo
ui-redo = Redo
ui-save = Save
ui-load = Load
ui-new = { ui-settings }
ui-charts = Charts
ui-charts-close = Close the charts
ui-back-to-board = Back to the board
ui-charts-coming = It is being drawn: one moment …
ui-pause = Pause
ui-go-on = Go on
ui-to-the-end = To the end
ui-table = Game table
ui-board = Board
ui-thinking = Thinking …
ui-hurry = Move now
ui-agenda = What is being decided
ui-meaning = what it means
ui-bar-unfold = Show more of what is being decided
ui-meanwhile = Meanwhile
ui-motion = Movement
ui-motion-off = off
ui-motion-calm = calm
ui-motion-lively = lively
ui-motion-skip = Skip
ui-motion-again = Show again
ui-sound = Sound
ui-sound-off = { ui-motion-off }
ui-sound-playing = in games
ui-sound-learning = in lessons too
ui-habits = Settings
ui-habit-forced = Do what is the only thing possible
ui-habit-forced-about = Where somebody has no choice, a line says what will be done, and a moment later it is done; with Movement off it is done at once. Undo goes back to the last real decision.
ui-habit-cover = Cover the page when it changes hands
ui-habit-cover-about = For several people at one device: whatever is hidden turns over only when its owner has it.
ui-uncover = I have it
cover-for = Hand this to { $who }
# $who (text): whom this is done for; $choice (text): what is done, or just was
forced = { $who } has no other choice: { $choice }.
# $forced (text): what somebody can't do; $needs (text): “needs …”, what they lack for the easiest of it
# $needs (text): as in refusal-lacking
forced-easiest = { $forced } Even the easiest needs { $needs }.
idle = Nothing to do there.
idle-easiest = Nothing to do there: that needs { $needs }.
ui-wait = Wait
# Before what was done by itself, in the words with which it was announced (“… has no other choice: …”)
ui-forced-done = Went on by itself.
ui-side = Overview and choices
ui-choices = What can be done
ui-all-choices = All choices
ui-choices-back = back to what else can be done
ui-places-around = Places of the board
ui-show-board = Show on the board
ui-odds = Odds of what is to come
ui-odds-none = Nothing that is left to chance matters here.
ui-coach = Ask the coach
ui-coach-about = Each move is played on in its head for two rounds, again and again, with good players at all seats. It knows only what this page shows.
ui-coach-scale = Further to the right is better. The upright line is the best move; each bar shows how far a move may be wrong.
ui-coach-overtaken = The game has gone on since: this was about the decision before.
# $why (text): what there is more and less of
coach-beside-next = Beside the next best: { $why }
coach-beside-best = beside the best move
coach-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-glance = At first glance. Now it looks further …
coach-stuck = This is only how the moves look at first glance: the coach can’t look further here just now.
coach-looking =
    { $looks ->
        [one] After one look at each move; it goes on looking …
       *[other] After { $looks } looks at each move; it goes on looking …
    }
coach-looked =
    { $looks ->
        [one] After one look at each move. More would hardly change this.
       *[other] After { $looks } looks at each move. More would hardly change this.
    }
ui-costly-figures = In numbers
ui-coach-stop = Stop looking
ui-coach-stopped = Stopped: this is what was found so far.
ui-costly = What cost most
ui-costly-about = Of everything that people decided: a short look at each decision, then a longer one, with other luck, at those that seem to have cost most. Each is judged by what could be seen then.
ui-costly-go = Go there
costly-looking = Going through the game. That takes a minute or two; what is found already stands here.
costly-found = These cost most.
costly-none = Nothing was found that cost anything: no other move was better.
costly-stuck = This is what was found; the coach can’t look further here just now.
costly-done = Done: { $move }
costly-better = Better: { $move }
costly-perhaps = Perhaps better: { $move }
costly-when = { $who }, round { $round }
ui-words-of-game = Words of the game
ui-why-not = What can’t be done, and why
ui-why-nothing = Nothing is refused here: all that this decision is about can be done.
ui-log = What happened
ui-because = Why?
ui-what-if = What if …
ui-what-if-before = Go back to just before which decision? The game itself stays as it is.
ui-what-if-lines = What-if lines of this game
ui-what-if-own = Back to your game
ui-what-if-more = More
ui-what-if-finish = Let the players finish it
ui-what-if-level = who plays for you
ui-what-if-compare = Compare in charts
ui-what-if-forget = Forget this line
ui-what-if-stop = Stop there
# $line (text): the letter of the line; $round (number); $who (text): whose turn it was
what-if-from = What if { $line }: from round { $round }, { $who } to move
# $round (number): how far it has come
what-if-finishing = It is being played to its end: round { $round } …
what-if-full = There are { $count } lines already, as many as fit in one chart. Forget one of them, and there is room for another.
ui-chance = Chance
ui-barred = not possible now
ui-also-barred = Not possible here
ui-refused = That can’t be done now
ui-cited = Where it is written
ui-look-up = Look it up in the rulebook
ui-close = Close
ui-cancel = Never mind
ui-score = Final score
ui-total = Total
label-points = Points
label-which = Which one?
label-below-zero = Points below zero
ui-winner = winner
ui-used-seed = Number of this game
ui-used-seed-about = A game begun with the same number has the same luck: after the same moves the same comes. So a game can be played again, or against somebody else.
page-unrun = This page needs its notebook: run the cells, and it opens.
page-unshown = This page could not be shown. The mistake is on our side, and nothing you saved is lost; loading the page again may help.
ui-failed = Something went wrong on our side. The game is as it was.
ui-misheard = What this page said is not understood, and nothing was changed. Load the page again.
ui-rescue = Go on with what could be read
ui-not-loaded = This game could not be loaded
ui-loaded = The game is open

rescued = { $count ->
    [0] The position it begins with could still be read.
    [one] One decision could still be read.
   *[other] { $count } decisions could still be read.
}
ui-still = This is a still picture: moves need a running notebook.
ui-unreached = The page cannot reach its game just now. Nothing is lost: save the game, or load the page again.
note-then = then: { $waiting }
showing-nothing = A board shows a position or a game. read_picture makes a position of a text picture, load a game of a save.
board-round = Round { $number }
board-active = turn
board-guessed = Partly our guess: { $areas }
told-turn = It is the turn of { $who }.
note-purse-of = { $who } has { $held }
note-nothing = nothing to pay with
strip-of = What { $who } has

## The games that were begun on this browser

ui-your-games = Your games
# $name (text): an edition; $year (text): of that edition
kept-title = { $name } ({ $year })
ui-game-current = on the table
ui-game-lesson = from the course
# A label; their letters follow
ui-game-lines = What-if lines
ui-game-save = Save to a file
ui-game-delete = Delete
ui-game-deleted = Deleted.
ui-game-unreadable = A game that can’t be read
ui-game-parted = The game before is kept in “{ ui-your-games }”.
ui-games-all = Show all
ui-games-about = This browser keeps every game that is begun. If it runs out of room, games that are over make way, the oldest first; an unfinished game never does.
ui-games-unkept = This browser keeps these games only as long as this page is open. Save those you want to keep to a file.
ui-games-full = This browser has no room for your game
ui-games-full-about = The game goes on, but it is kept only as long as this page is open. Save it to a file, or delete other games in “{ ui-your-games }”.

## Putting a payment together, where there are too many ways to pay to list them

ui-compose-more = Add one
ui-compose-less = Take one back
ui-pay = Pay
ui-compose-fill = Fill in the rest

composer-kind = { $put } of { $held }
composer-room = { $more ->
    [0] no more
   *[other] up to { $more } more
}
composer-so-far = { $pieces } so far. { $still }
composer-short = { $least ->
    [one] 1 more piece is missing.
   *[other] { $least } more pieces are missing.
}
composer-short-more = { $least } to { $most } more pieces are missing.
composer-paid = This pays for it.
composer-paid-more = { $most ->
    [one] This pays for it. 1 more piece may be added.
   *[other] This pays for it. Up to { $most } more pieces may be added.
}

## Names of what can be pointed at, spoken by screen readers

name-agenda = The decision

## Charts

chart-points = Points if the game ended now
chart-categories = Points by category
chart-decisions = decisions
chart-compared = Lines compared
chart-compared-about = Points if the game ended there, in the game itself and in each what-if line; the dots follow the points scored so far.
chart-compared-categories = Lines by category
chart-compared-categories-about = Where each of them stands now; at the end it is the final score.
chart-itself = Your game
# $line (text): a letter
chart-line = What if { $line }
chart-whose = Points of
chart-table = The same in a table
chart-axis-points = points
chart-per-cent = per cent
percent = { $percent } %
percent-little = under 1 %
percent-nearly = over 99 %

## The store of tables
# $detail (text): what the store says, or a number

store-bad-address = The address of the store in VILLAGE_STORE is none that we understand. It can be postgresql+psycopg://user:password@host/name or sqlite:///path-of-a-file.
store-no-driver = The store in VILLAGE_STORE needs a package that isn’t installed here: { $detail }.
store-no-folder = The store should be in a folder that isn’t there: { $detail }. Make the folder, or name another one in VILLAGE_DATA.
store-forbidden = What the tables are kept in belongs to somebody else on this computer, or is closed to us: { $detail }. Let us in, or name another folder in VILLAGE_DATA.
store-unreachable = The database server doesn’t answer just now, or doesn’t let us in. What you enter stays on this page and is sent again.
store-unwritable = The database can’t be written here. What you enter stays on this page and is sent again.
store-full = There is no room left on the disk. What you enter stays on this page and is sent again.
store-busy = The database is busy with others just now. What you enter stays on this page and is sent again.
store-broken = The database is damaged. We leave it as it is, so that it can be mended, and write nothing into it.
store-changed =
    { $detail ->
        [head] What stands at the beginning of this table isn’t what it began with: the database is damaged. We leave it as it is and write nothing into it. “village check” says which tables are sound.
       *[other] Line { $detail } of this table isn’t what was entered: the database is damaged. We leave it as it is and write nothing into it. “village check” says which tables are sound.
    }
store-line-too-long = That is too long to be stored: { $detail } characters are the most.
store-bad-line = There is a letter in it that can’t be stored: { $detail }.
store-bad-token = The page gave its message a mark that can’t be one.
store-bad-codes = The table’s codes are none of ours.
store-gap = Between what you enter and the table’s last line something is missing. Look at the table again, then enter it once more.
store-table-full = This table is full: { $detail } lines are the most. Start a new one from where it stands.

## What a reader has got done

progress-broken = What you had got done can’t be read any more. We put the file aside and start afresh; the lessons work as ever.
progress-too-large = The file of what you had got done is far too large to be one. We put it aside and start afresh; the lessons work as ever.
progress-unreadable = What you had got done can’t be read just now. The lessons work as ever.
progress-not-kept = What you get done can’t be written down here just now. The lessons work as ever, but they may not remember it next time.
progress-no-reader = This browser has no proper name tag for us, so we can’t remember what you get done. The lessons work as ever.

## Editions side by side
# $editions (number): how many there are

compare-edition = { $name } ({ $year })
compare-choices = What can be done here
compare-no-choices = { $editions ->
    [2] Whatever can be done here can be done in both, and the same comes of it.
   *[other] Whatever can be done here can be done in all of them, and the same comes of it.
}
compare-rules = Rules that differ
compare-no-rules = The rules are the same.
compare-numbers = What is printed and what is in the box
compare-no-numbers = Everything is printed alike.
compare-allowed = Allowed.
compare-allowed-for = Allowed, for { $ways }.
compare-refused = Not allowed. { $why }
compare-not-so = This can’t be done in this way.
compare-no-rule = There is no such rule.
compare-players = { $edition } is for { $least } to { $most } players, so this position can’t be laid out in it.
compare-flaw = This position can’t be laid out in { $edition }: something in it doesn’t fit there ({ $place }).
# $mark (text): how sure we are of a number, behind it
compare-mark = ({ $mark })
mark-certain = sure
mark-likely = likely
mark-reconstructed = our best guess
mark-corrected = from your own copy
printed-yes = yes
printed-no = no
printed-players-0 = Fewest players
printed-players-1 = Most players

## Learning

# Those who sit at the tables of the course, by seat. The reader is the first.

learner-0 = Ada
learner-1 = Bela
learner-2 = Caro
learner-3 = Dov
learner-4 = Eda

exercises-checked = { $count } exercises in { $seconds } seconds: { $wrong } faults, { $missing } rules never asked.
exercises-read = { $count } exercises as readers get them: { $repeats } repeated in a sitting.
exercises-spent = { $kind } has nothing new to ask about { $rule }.
option-paid = { $choice }, paying { $payment }
task-solution = It can be done like this: { $move }.
question-refused = { $scene } Which of these is not allowed?
question-possible = { $scene } Which of these is allowed now?
question-by-rule = { $scene } Why is this not allowed: { $about }?
claim-refused = { $choice }
claim-possible = { $choice }
claim-barred-by = { $rule }
remark-refused =
    { $free ->
        [yes] That is allowed, and it costs nothing.
       *[no] That is allowed. It costs { $cost }.
    }
remark-barred-by = That is a rule, but it does not stand in the way here.
remark-number =
    { $way ->
        [more] The right number is lower.
       *[fewer] The right number is higher.
    }
remark-ends-with =
    { $points ->
        [one] You would end with 1 point. There is a better move.
       *[other] You would end with { $points } points. There is a better move.
    }
remark-not-alone = You would not win the game alone with that.
remark-costs =
    { $miss ->
        [sort] That would be another sort of move: “{ $choice }”.
        [free] That would cost you nothing.
       *[price] That would cost you { $cost }.
    }
lesson-check = Check yourself: { $number } of { $count }
lesson-right = { $right } right of { $asked } so far
lesson-result = { $count ->
    [one] You got { $right } of 1 right.
   *[other] You got { $right } of { $count } right. Your best so far is { $best }.
}
lesson-following = Next: { $title }{ $count ->
    [0] {""}
    [one] {" "}(1 minute)
   *[other] {" "}({ $count } minutes)
}
lesson-can = You can now:
lesson-over = Done
lesson-heading = { $number ->
    [0] { $title }
   *[other] { $number } · { $title }
}
lesson-place = { lesson-heading }: { $step }
lesson-counted = +{ $points }: { $lines }
lesson-legal-but = Legal, but this is not what the task asks for: { $choice }. Take it back and try again.
lesson-round = Meanwhile round { $round } has begun: the board shows it.
lesson-look = { $name }: here you only look. What you can do now stands beside the board.
lesson-lay-out = { $name }: here you lay out pieces with the buttons + and −.
lesson-take-back = { $name }: take your move back first, then try again.
setup-few = too few
setup-many = too many
setup-card = For { $players } players
setup-sheet = Set-up sheet: numbers by number of players
setup-foreign = { $players } players: { $edition } ({ $year }).
lesson-go-on = { $name }: this step is done. Go on to the next one.
lesson-elsewhere =
    { $miss ->
        [panel] You pointed at this: { $name }. Look for this: { $sought }. You find it on the picture “{ $panel }”.
        [sort] You pointed at this: { $name }. That is the right sort of place, but look for this: { $sought }.
       *[other] You pointed at this: { $name }. The picture is right. Look for this on it: { $sought }.
    }
home-onward = { $number ->
    [0] Continue: { $title }, step { $step }
   *[other] Continue: chapter { $number }, step { $step }
}
home-check = Continue: chapter { $number }, the questions
home-onward-about = { $game }: { $title }
home-begin = { $number ->
    [0] Begin: { $title }
   *[other] Begin: chapter { $number }, { $title }
}
home-begin-about = { $game }, { $count ->
    [0] a whole game
    [one] about 1 minute
   *[other] about { $count } minutes
}
home-done = { $done } of { $count } chapters of the core done{ $exams ->
    [0] .
   *[other] , and then the exam.
}
home-steps = { $done } of { $count } steps
home-minutes = { $count ->
    [one] about 1 minute
   *[other] about { $count } minutes
}
home-question = at task { $number } of { $count }
home-score = { $right }/{ $count }
home-score-said = exercises: { $right } of { $count } right
ui-home = The course
ui-ways = { ui-go-on }
ui-home-map = The chapters on a map
ui-home-again = The exam would test this again
ui-lesson = Lesson
ui-lesson-steps = Steps of this chapter
ui-lesson-done = done
ui-lesson-now = you are here
ui-lesson-checks = Check yourself
ui-lesson-hint = A hint
ui-lesson-hint-more = Another hint
ui-lesson-back = Take it back
ui-lesson-next = Next
ui-lesson-again = More exercises
ui-lesson-repeat = Repeat the chapter
ui-continue-game = Continue your game
ui-lesson-skip = Skip to the first chapter
ui-lesson-why = { ui-because }
ui-lesson-example = See it on the board
ui-lesson-reset = Start the whole course over
ui-lesson-reset-sure = Forget everything you have got done in all chapters?
ui-lesson-reset-yes = Yes, start over
ui-lesson-whole-board = Show the whole board
ui-lesson-near-board = Show only what matters here
ui-lesson-reread = Worth reading again
ui-lesson-taught = Shown in the course
ui-lesson-yes = Right.
ui-lesson-no = Not quite.
ui-lesson-try-again = Try once more.
ui-lesson-answers = Answers
ui-lesson-lay = Pieces to lay out
ui-lesson-more = One piece more
ui-lesson-less = One piece fewer
ui-lesson-check = Check
ui-lesson-sheet-piece = Pieces
ui-lesson-contents = All chapters
ui-lesson-advanced = For those who want to know everything
ui-advice-ask = Ask for advice
ui-advice-on = Advice again, please
ui-advice-off = No more advice
advice-move = Try this: { $move }.
advice-then = Then: { $move }.
advice-priced = { $move }; you give { $price }
advice-where = Have a look here: { $place }.
advice-where-agenda = Have a look at the question that is being asked.
advice-scoring =
    { $way ->
        [gained] This scores points at once.
       *[kept] Most other moves leave you with fewer points.
    }
advice-only = There is nothing else you could do now.
advice-enough = Nothing else here is worth its price now.
advice-even = Several moves are about equally good here.

## The start page

begin-learn = Never played it?
begin-learn-about = Start here. You learn by playing: each chapter puts you at a table, asks you for a move, and tells you what comes of it.
begin-learn-link = Learn { $game }
begin-play = You know your way around?
begin-play-about = Play on your own screen. The companion knows the rules and keeps the books.
begin-play-link = Sit down and play { $game }
begin-alone = Nobody else at hand? A chapter shows { $link }.
begin-alone-link = how { $game } is played alone
begin-figures = Which moves pay? { $link } shows many games of good players in figures, and your own.
begin-figures-link = What wins
begin-table = The real box on your table?
begin-table-about = One phone beside the board, or everybody’s. The companion keeps the books and the scores, and loses nothing that was entered.
begin-table-link = Take { $game } to your table

## How long a course is

length-line = { $called }: { $steps } steps, { $exercises } exercises, { $words } words, { $minutes } minutes
length-core = The core, all chapters that teach
length-reckoned = Reckoned with { $words } words a minute and { $seconds } seconds a move. A whole game and an exam come besides.

## Many games at a glance

analysis-game = Game
analysis-edition = { ui-edition }
analysis-every-edition = all of them
analysis-players = { ui-players }
analysis-category = Category
analysis-games =
    { $count ->
        [one] One game between good players. The thin lines reach as far as chance may have moved a value.
       *[other] { $count } games. The thin lines in the figures reach as far as chance may have moved a value: in 19 of 20 figures, every true value lies inside.
    }
analysis-games-few =
    { $count ->
        [0] There are no such games.
        [one] One game says little. From ten games on you read here what wins.
       *[other] { $count } games say little. From ten games on you read here what wins.
    }
analysis-choose = Choose games that you saved
analysis-choose-about = Files that you saved where you play or at the table. Their names end in .jsonl.
analysis-running =
    { $count ->
        [one] One of these games is not over. It doesn’t count yet.
       *[other] { $count } of these games are not over. They don’t count yet.
    }
analysis-says-lead = Winners are furthest ahead in this category: { $category }. They have { $points } points more there than the others in their game, give or take { $error }.
analysis-says-no-lead = In no category are winners so far ahead that it couldn’t be chance.
analysis-says-worth-more = More of this wins: { $category }. With { $points } points or more, { $upper } won; with fewer, { $lower }.
analysis-says-worth-less = More of this does not help: { $category }. With { $points } points or more, { $upper } won; with fewer, { $lower }.
analysis-says-worth-same = Much or little of this, it hardly matters: { $category }. With { $points } points or more, { $upper } won; with fewer, { $lower }. That may be chance.
analysis-says-seat = It matters where you sit. Seat { $seat }, counted from the starting player, won { $share } of the games ({ $low } to { $high }); { $fair } would be fair.
analysis-says-fair = Where you sit doesn’t decide: no seat won so far from { $fair } of the games that it couldn’t be chance.
analysis-says-length = Most games last { $rounds } rounds.
analysis-says-lengths = Half of all games last { $low } to { $high } rounds.
analysis-says-ending = Most games end like this: { $ending } ({ $share }; { $low } to { $high }).
analysis-victories = victories
analysis-fair = what would be fair
analysis-rounds = games with that many rounds
analysis-leads = Where winners are ahead
analysis-leads-about = How many more points winners have in each category than the others in their game, on average.
analysis-worth = What the chosen category is worth
analysis-worth-about = How many won with that many points in it.
analysis-seats = Does it matter where one sits?
analysis-seats-about = How many games each seat won, counted from the starting player.
analysis-lengths = How long games are
analysis-lengths-about = How many games lasted that many rounds.
analysis-endings = How games end
analysis-endings-about = What rang in the end.
