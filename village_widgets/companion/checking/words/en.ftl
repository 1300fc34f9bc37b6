### English words of the check of an owner’s copy: every printed value that we are not sure of is looked at.

ui-check-title = Check your copy
ui-check-about = Nobody gave us a printed board to copy from, so some numbers are worked out. With your own box open you can put them right in a few minutes: we show where to look, you say what is printed there.
ui-check-edition = Your edition
ui-check-players = Players at your table
ui-check-also = Other numbers of players
ui-check-begin = Begin
ui-check-go-on = { ui-go-on }
ui-check-all-done = Everything here has been looked at. Tap a step to see it again.
ui-check-steps = Steps
ui-check-leave = Leave
ui-check-all = All steps
ui-check-back = Back
ui-check-skip = Later
ui-check-as-printed = As shown here
ui-check-keep = Keep these
ui-check-change = Change
ui-check-less = One less
ui-check-more = One more
ui-check-take-away = Take away
ui-check-add = Tap what it asks for:
ui-check-words = Type what is printed, or tap the words:
ui-check-grid = Choose one of these, then tap the places where it lies. Every second row lies half a place further to the left.
ui-check-ours = We have
ui-check-differs = What is different on your copy
ui-check-running = New tables will use your numbers. At a table that is already running, open “Check your copy” from its menu: what it has not used yet can still be changed there.
ui-check-here = At this table
ui-check-next = What this table uses next
ui-check-past = What it may have used already
ui-check-unkept = This browser keeps nothing, so your numbers are gone when this page is closed. Until then new tables here use them; save them as a file to have them again.
ui-check-save = Save as a file
ui-check-load = Open a file
ui-check-load-sure = You have numbers here already. Those of the file would take their place.
ui-check-load-yes = Use those of the file
ui-check-forget = Forget my numbers
ui-check-forget-sure = All your corrections for this edition are taken out of this browser. A file you saved stays with you.
ui-check-forget-yes = Forget them
ui-check-unread = Not everything in your numbers could be used
ui-check-unread-kept = The rest is used. What was there before is kept beside it in this browser.

check-number = Step { $number } of { $steps }
check-picture = { $title }: where to look. The numbers in the rings are those of the list.
check-state-open = { $count } to look at
check-state-same = as we have it
check-state-differs = { $count } different
check-use = Use at this table
check-change = { $what } { $before } → { $after }
check-table-same = This table plays with the numbers you told so far.
check-table-other = These are numbers of another edition than the one at this table.
check-table-fresh = Not used yet at this table, so it can still change: { $changes }.
check-table-late = Used already at this table, so it stays as it is here: { $changes }. Your file keeps your number. If the difference matters, correct what was entered with it, or begin a new table, which uses your numbers.
check-kept =
    { $open ->
        [0] { $edition }: { $confirmed } numbers as we have them, { $corrected } different on your copy.
        [one] { $edition }: { $confirmed } numbers as we have them, { $corrected } different on your copy, one still to look at.
       *[other] { $edition }: { $confirmed } numbers as we have them, { $corrected } different on your copy, { $open } still to look at.
    }
check-file = Numbers of one owner’s copy of { $edition }, { $year }.
    Every line says what is printed on it; the lines marked “confirmed” are as we have them.
check-stay = Kept in this browser: a new table asks “{ $used }”. To have them elsewhere, take the file along and open it there: at the table under “Open a game”, or on the page Play under “Numbers of your own copy”.
check-taken =
    { $count ->
        [0] The numbers of your file are taken over: { $confirmed } as we have them, none different.
       *[other] The numbers of your file are taken over: { $count } different on your copy, { $confirmed } as we have them.
    }
check-is-game = This is a saved game, not the numbers of a copy. Open it at the table, under “Open a game”.
check-used = Use the numbers of my own copy
check-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
check-believed-likely = likely: { $value }
check-believed-reconstructed = our best guess: { $value }
check-step-rulings = Rulings
check-where-rulings = Look at the rules that came with your copy.
check-yours = on yours: { $value }
check-from-to = { $least } to { $most }
check-both = { $spot }: { $field }
check-value = { $field } { $value }
check-player = { default-name-person }
