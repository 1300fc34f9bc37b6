### English words of what is said of any printed game: refusals, sources, and what is wrong with a file of somebody’s own.

not-now = This is not one of the things that can be done now.

amount-time = { $count } time
amount-score =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

options-none = There is nothing to choose here.
options-more = { $count } more are left out here.
payment-free = free
lack-pieces =
    { $has ->
        [0] { $needed } (you have none)
       *[other] { $needed } (you have { $has })
    }
lack-among =
    { $different ->
        [0] { $needed } of { $kinds } (you have { $has })
       *[other] { $needed } of exactly { $different } kinds among { $kinds } (yours make up { $has } of these)
    }
lack-not-now = The price is { $needed }, but { $has } was offered.
# $needs (text): lack-pieces or lack-among, with “or” between the ways that would do
refusal-lacking = This needs { $needs }.
refusal-unknown =
    { $names ->
        [nothing] “{ $what }” doesn’t exist in this game.
       *[other] “{ $what }” doesn’t exist in this game. These would do: { $names }.
    }
citation = { $text }, under “{ $section }”
decision-over = The game is over.
waiting-tallying = the final score
tally-right = The sheet is right
choice-tell = { $who }, { $line }: { $count }
choice-note-points = { $who }: { $points ->
        [one] 1 point more
       *[other] { $points } points more
    }
choice-note-points-fewer = { $who }: { $points ->
        [one] 1 point fewer
       *[other] { $points } points fewer
    }
event-paid = { $who } pays { $spent }.
event-told = { $who }, { $line }: { $count }.
event-points-noted = { $who }: { $points ->
        [one] 1 point more
       *[other] { $points } points more
    }.
event-points-noted-fewer = { $who }: { $points ->
        [one] 1 point fewer
       *[other] { $points } points fewer
    }.
won-alone = { $who } wins with { $score }.
tie-shared = If even that is a tie, they share the victory.
text-data = our own notes on this game
printed-nothing = nothing
colour-name-red = red
colour-name-yellow = yellow
colour-name-blue = blue
colour-name-green = green
problem-named = These would do: { $names }.
copy-unknown-edition = There is no such edition.
copy-unknown-name =
    { $detail ->
        [nothing] { $place } is not a name in this edition.
       *[other] { $place } is not a name in this edition. Did you mean { $detail }?
    }
copy-out-of-range = { $place } can’t have that value: { $limit }.
copy-limit-most = it can be at most { $bound }
copy-limit-least = it has to be at least { $bound }
copy-limit-int = a whole number is needed there
copy-limit-bool = it is either true or false
copy-limit-other = it is not one of the words that fit there
copy-bad-word = { $place }, word { $line }: “{ $detail }” does not fit there.
copy-word-count = { $place } has { $line } words, but { $detail } are needed.
copy-not-a-value = { $place } needs one whole number, one word, or true or false; if it has parts, name one of them after a dot.
copy-not-toml = This file of numbers can’t be read: { $detail }.
copy-long-line = Line { $detail } of this file of numbers is longer than any line of such a file has to be.
copy-not-settings = An edition is named like this: EditionSettings("{ $detail }").
copy-players = This edition is for { $detail } players.
unknown-player = No player is called “{ $detail }”.
unknown-chapter = There is no chapter “{ $detail }”.
unknown-seat = There is no seat “{ $detail }”.
save-not-a-save = This is not a saved game: its first line (the one that says which game it is) can’t be read.
save-too-new = This game was saved by a newer version of the program (format { $detail }); this one can’t read it yet.
save-other-game = There is no game “{ $detail }” here.
save-bad-position = Line { $line } of the saved game holds a position that can’t be: { $detail }
save-bad-line = Line { $line } of the saved game can’t be read.
save-changed = Line { $line } is not as it was saved: the file has been damaged or changed since. All before that line is sound and can be opened.
save-changed-head = The first line, with which the game begins, is not as it was saved: the file has been damaged or changed since. Without it nothing in the file can be relied on. Open another copy, if there is one.
save-unsealed = It was saved by an earlier version, without the seals that tell whether a file has changed since.
save-misfit = Line { $line } of the saved game holds a move that the rules don’t allow there.
save-other-position = The game reaches another position at line { $line } than the one that was saved there.

## What a coach says of moves

coach-best = Best so far.
# $move (text): a move as a demand; $why (text): a clause, “it saves time”
coach-headline = { $move }: { $why }
# $said (text): a sentence of coach-headline, without its full stop, or a move alone
coach-headline-equal = { $said }. About as good: { $other }
coach-headline-only = { $move }: there is nothing else to do
coach-untracked = The tracker does not know what everybody has, so the coach can’t say which move is best. Once the table is entered as it lies, and everything is followed from there, it can be asked.
coach-points =
    { $others ->
        [none] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points expected
       *[other] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points expected, { NUMBER($others, minimumFractionDigits: 1, maximumFractionDigits: 1) } for the best of the others
    }
coach-same = Comes to the same.
coach-equal = About equal.
coach-behind =
    { $sure ->
        [yes] { $about ->
            [one] Worse by about 1 point.
           *[other] Worse by about { $about } points.
        }
       *[no] { $about ->
            [one] Worse by about 1 point, but that is not sure.
           *[other] Worse by about { $about } points, but that is not sure.
        }
    }
coach-figures = { NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points less
coach-priced = { $move } ({ $price })
coach-part = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } from { $what }
coach-more = More points: { $what }.
coach-less = Fewer points: { $what }.
reason-others = holding the others back
    .why = it leaves less to the others

## Why a program did what it did

because-only = { $who } could do nothing else.
because-best = Of all its moves this left { $who } with most.
because-even = Several moves were about equally good for { $who }.
because-slip = { $who } did this without a thought, as happens now and then.
because-further = { $who } played its best moves on for a few turns, and this one came out best.
because-random = { $who } does anything that can be done, by chance.
# $what (text): a reason; $about (number): whole points, as the judgement reckons them
because-part = { $about ->
    [0] { $what } (a little)
    [one] { $what } (worth about 1 point)
   *[other] { $what } (worth about { $about } points)
}
because-more = More: { $what }.
because-less = Less: { $what }.
because-beside = { $why } Beside most of its moves: { $differs }
