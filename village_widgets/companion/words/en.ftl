### The companion's page: the lobby, the table's head, its history, and the ways to it. What begins with ui- is handed to the page as it is.

## The lobby

ui-lobby = At the table
ui-lobby-about = You play with the real pieces. The companion keeps what is tedious or forgotten, on one phone or on everybody’s.
ui-lobby-new = New table
ui-lobby-edition = { ui-edition }
ui-lobby-players = Who sits where, clockwise
ui-lobby-starts = starts
ui-lobby-starts-ask = starts?
ui-lobby-starts-seat = This player starts
ui-lobby-starter = Who starts
ui-lobby-name = Name of player
ui-lobby-colour = Colour of player
ui-lobby-up = Seat one place earlier
ui-lobby-remove = { ui-check-take-away }
ui-lobby-add = { ui-add-player }
ui-lobby-setup = Set-up sheet
ui-lobby-no-place = The players listed here have no place. Take players away until all have one, or choose an edition or a game with more places.
ui-lobby-depth = How much the companion follows
ui-lobby-more = Rulings of your table
ui-lobby-rulings-about = Where the rule texts differ or are silent, your table decides.
ui-lobby-owned = { check-used }
ui-lobby-check = { ui-check-title }
ui-lobby-check-about = A short walk through the printed numbers we are not sure of.
ui-lobby-create = Open the table
ui-lobby-join = Join a table
ui-lobby-code = Code
ui-lobby-code-about = Ten letters and digits; the table shows it under “Share”.
ui-lobby-enter = Join
ui-lobby-several = Several phones at one table
ui-lobby-only-here = These pages have no server: a table is in this browser alone. For several phones at one table, start the companion on a computer (the command is village): phones scan what it shows.
ui-lobby-known = Tables of this browser
ui-lobby-go-on-at = Go on at the last table
ui-lobby-look-at = Look at the last table
ui-lobby-over = the game is over
ui-lobby-forget = Take off this list
ui-lobby-forget-sure = Only this browser’s own copy goes. The table stays on the server, for everybody who has its code.
ui-lobby-forget-here = Nobody else has this table, and nothing leads back to it. If you may want it again, open it and save it as a file first.
ui-lobby-forget-yes = Take it off
ui-lobby-viewing = you only look on
ui-lobby-file = Open a game
ui-lobby-file-about = A file that a companion has saved, or the link of a whole game. A file with the numbers of your own copy is kept for new tables.
ui-lobby-load = { ui-check-load }
ui-lobby-link = Link of a game
ui-lobby-link-open = Open the link
ui-lobby-go-on = Go on with it at a new table
ui-lobby-only-part = Only part of it could be read.
ui-lobby-forgotten = This server doesn’t have the table
ui-lobby-forgotten-about = This browser has kept a copy of everything it has seen of it. Nothing of that is lost. Put it back, and everybody can go on with the same code. Where somebody else puts it back, this page goes on by itself.
ui-lobby-forgotten-viewer = This browser has kept a copy of what it has seen of it. Put it back, and everybody can look at it again; players go on with it as soon as one of them comes with the table’s own code. Or go on with it as a new table with a code of its own.
ui-lobby-restore = Put the table back
ui-lobby-elsewhere = Open the copy as a new table

lobby-depth-full = Full table
lobby-depth-full-about = Everything is entered. The companion knows what is allowed, and what it costs.
lobby-depth-tracked = Tracker

lobby-problem-start = Somebody who sits at the table has to start.
lobby-problem-depth = The game can’t be followed like this.
lobby-no-code = “{ $text }” has no table’s code in it. A code has ten letters and digits, in two groups of five. If it came as a link, the link was cut off or changed: ask for it again.
lobby-no-game = The link names a game that isn’t here: “{ $detail }”. Choose a game below, or ask for the link again.
lobby-unknown = No table has this code here. Look whether it is typed as it is shown.
lobby-unknown-here = That table is in another browser. These pages have no server, so a table can’t be joined from elsewhere. Whoever has it can send you the whole game instead, as a link: “Share” at their table.
lobby-too-much =
    Very many tables were begun from your network, or wrong codes typed, so this server makes a pause. Try again in { $minutes ->
        [one] a minute.
       *[other] { $minutes } minutes.
    } Nothing that was entered is lost.
lobby-opened =
    { $count ->
        [0] At its very beginning.
        [one] One entry so far.
       *[other] { $count } entries so far.
    }
lobby-opened-other = A game of { $game }.

## The head of a table

ui-table-tools = The table
ui-table-menu = { ui-what-if-more }
ui-table-undo = { ui-undo }
ui-table-redo = { ui-redo }
ui-pad-undo = Take back the last entry
ui-table-history = { ui-history }
ui-table-share = { ui-share }
ui-table-leave = Leave the table
ui-table-leave-about = Nothing is lost: the table stays in the list of this browser.
ui-table-leave-unkept = This browser keeps no list of tables. To come back later, note the code under “Share”, or save the game as a file.
ui-table-away = { ui-exports }
ui-table-undecided = A question waits
ui-table-language = Language
ui-table-awake = Keep the screen awake
ui-table-awake-on = On: the screen stays awake.
ui-table-awake-off = Off: the screen may go to sleep.
ui-table-awake-not = Not possible here: browsers allow it only on pages that come over https, and not all of them do. Set your phone to stay on, or plug it in.
ui-table-whose = Whose phone is this?
ui-table-whose-about = What you enter is signed in the history, and your own hidden tiles lie face up here.
ui-table-everybody = It lies on the table
ui-table-again = Same players again
ui-table-again-about = A new table with the same edition and rulings. This one stays in the list.
ui-table-led = The same players play again. This is their new table.
ui-table-back-to-last = Back to the last game
ui-table-next-begun = The same players play again at a new table.
ui-table-go-along = Go along
ui-table-laying = Correct the table
ui-table-rules = Look up a rule
ui-table-rules-about = Search all rules; what you are entering stays as it is.
ui-table-rules-coming = The rules are on their way.
ui-table-check = { ui-check-title }
ui-table-check-about = What this table uses next comes first, and can still be changed.
ui-table-looking = You only look on. Nothing can be entered here.
ui-table-saving = Saving …
ui-table-saved = Saved
ui-table-waiting = Not stored yet. It is kept on this page and sent again.
ui-table-failed = Something went wrong on our side. The table is as it was.
ui-table-wrong = That can’t be entered
ui-table-unproven = The server had lost this table, and a device that only looks on put it back. Check the latest entries in the history: your next entry confirms them.
ui-table-no-copy = This browser keeps no copy of its own.

table-unread = Line { $number } of this table can’t be read by this version of the companion. What came before it is shown; nothing can be entered.
table-misfit = The table would be impossible then. Look at it again. ({ $detail })
table-only-looking = This page only looks on: nothing can be entered here.

## What waits

ui-waiting = Waiting to be stored
ui-waiting-take = Take back
ui-waiting-sent = on its way
ui-waiting-entry = An entry
ui-waiting-undo = { ui-undo }
ui-waiting-redo = { ui-redo }
ui-waiting-chance = { ui-handful-draw }
ui-waiting-lay = The table, laid out
ui-waiting-copy = The copy’s numbers
ui-waiting-correct = An entry, corrected

## Somebody else was faster

ui-drawn = Drawn for you
ui-conflict = Somebody was faster
ui-conflict-about = This was entered while you were at it:
# What came before an input is all from the same page
ui-conflict-before = Is this still right?
ui-conflict-before-about = Your page entered this before it:
ui-conflict-somebody = Somebody
conflict-own = This page
ui-conflict-mine = You wanted to enter:
ui-conflict-still = Enter it still
ui-conflict-leave = Don’t enter it
ui-conflict-later = Decide later
ui-conflict-several = Some entries wait for you
# Two pages told the same turn in two ways
ui-conflict-which = Which is right?
ui-conflict-which-about = You may both have told the same. This was entered first:
ui-conflict-instead = Mine is right
ui-conflict-keep = The first one is right
ui-conflict-both = Both happened
ui-conflict-behind = You entered this after it:
ui-conflict-look = The table has changed. Look at it, then enter yours.

conflict-correct = { ui-correct }
conflict-undo =
    { $count ->
        [one] Undo
       *[other] Undo { $count } entries
    }
conflict-redo =
    { $count ->
        [one] Redo
       *[other] Redo { $count } entries
    }

## What chance brought, and what the rules refuse

ui-handful-draw = Draw for us
ui-anyway = It happened anyway
ui-put-right = Put the table right
ui-tracker-pad = Enter what happened
ui-tracker-for = Entering for
ui-tracker-entered = Entered
ui-tracker-news = Entered last
anyway-line = ✱ Against the rules: { $said }
laid-line = ✎ The table was laid out by hand.
copy-line = ✎ The copy’s numbers were changed: { $changes }
anyway-free = nothing was paid
anyway-asked = { $paid } (as the rules ask)
anyway-impossible = Even so, the pieces for this are not there.
anyway-put-right = If the table differs from what is shown here, put it right first, and then enter this again.

## The history

ui-history = History
ui-history-about = Everything that was entered. What was taken back stays, struck through.
ui-history-empty = Nothing has been entered yet.
ui-history-back = Go back to here
ui-history-back-sure = Everything after it is taken back. Nothing is deleted: Redo brings it forth again.
ui-history-back-yes = Go back
ui-history-forth = Bring back up to here
ui-history-news = Something new was entered: show it
ui-history-undone = taken back
ui-history-change = { ui-check-change }
ui-correct = Change an entry
ui-correct-about = What really happened? The companion then enters everything after it again by itself.
ui-correct-leave = It didn’t happen: leave it out
ui-correct-others = Something else happened
ui-correct-whose = Whose entry it is
ui-correct-nobody = Nobody’s
ui-correct-adds = Something before it was forgotten
ui-corrected = Changed
ui-corrected-undo = Undo this change
ui-corrected-later = What this changes later
ui-corrected-same = Everything after it is as it was.
ui-corrected-lines = All that it brings
ui-unfit = This no longer fits
ui-unfit-about = Nothing changes until you settle every later entry. Close this to leave everything as it was.
ui-unfit-leave = Leave it out
ui-unfit-anyway = It happened anyway: keep it
ui-unfit-asked = First

history-corrected-was = Corrected. It was: { $what }
history-corrected-now = It is now: { $what }
history-corrected-added = Added later: { $what }
history-corrected-left = Left out later: { $what }
# Several entries: those said so far, and one more
history-several = { $first }; { $last }
entry-paid = { $said }, for { $paid }
back-said = { $who }: { $said }
back-corrected = One entry was corrected.
back-already = { $who } had already entered this: { $said }
back-somebody = { ui-conflict-somebody }
history-turn = { $where } · { $who }
history-turn-count = { $count } entries

history-undo =
    { $count ->
        [one] One entry was taken back.
       *[other] { $count } entries were taken back.
    }
history-undo-what = Taken back: { $what }
history-redo-what = Brought back: { $what }
history-times = { $line } (×{ $count })
history-redo =
    { $count ->
        [one] One entry was brought back.
       *[other] { $count } entries were brought back.
    }
history-checked = The state of the table was checked.

## Ways to a table

ui-share = Share
ui-share-copy = Copy the link
ui-share-copied = Copied
ui-share-copy-code = Copy the code
ui-share-copy-by-hand = Mark it and copy it by hand:
ui-share-too-long = Too long for a QR code that a camera could read: copy the link.
ui-share-own = Nobody answers just now. These are the ways that this page knows by itself.
ui-share-own-table = { share-table }
ui-share-own-viewer = { share-viewer }
ui-share-picture = QR code
ui-share-show = Show the QR code
ui-share-show-still = Show the QR code all the same

share-table = For players
share-table-about = Whoever has this code may enter things.
share-viewer = For onlookers
share-viewer-about = Whoever has this code sees everything and can enter nothing.
share-game = The whole game as a link
share-game-about = Everything up to now in { $count } letters, without this server: any companion can open it.
share-game-long = This game has grown too long for a link. Save it as a file instead: “Save or export” in the menu.
share-only-here = This table is in this browser alone, for these pages have no server. For several phones at one table, start the companion on a computer (the command is village): phones scan what it shows. The whole game, as it is now, can go to any other device:
share-only-here-looking = This table is in this browser alone. The whole game, as it is now, can go to any other device:
share-start = To let phones in, start the companion with the command village, and open the address that it shows for phones. This table is found there by its code.
share-no-page = { share-no-page-looking } { share-start }
share-no-page-looking = A notebook has no address that a phone could open.
share-alone = { share-alone-looking } { share-start }
share-alone-looking = Phones can’t open this page’s address: it works on this computer alone.

## The final sheet of a tracked game

ui-tally = { ui-score }
ui-tally-total = { ui-total }
ui-tally-ties = The tie
ui-tally-ties-about = The highest total is shared. These lines decide, from top to bottom.
ui-tally-known = worked out from what was entered
ui-tally-told = entered by you
ui-tally-number = The marked numbers are impossible. A whole number of at most three digits is needed; nothing else that you entered is lost.
ui-tally-empty = The empty fields are still missing. Count there, and enter 0 where nothing is left.
ui-tally-back = Back to the numbers
ui-tally-done = The sheet is right: who wins?
ui-tally-print = Print the sheet
ui-tally-why = How the winner is found
ui-tally-wins = wins
standing-alone = As it stands: { $who } with { $score }
standing-shared = As it stands: { $who } share the victory with { $score }.
tally-title = { ui-score }
tally-over = The game is over
tally-about = Filled in as far as it was entered during the game. Count what is empty, and tap a number to correct it.
tally-missing =
    { $count ->
        [one] One number is still missing. Then the winner is named.
       *[other] { $count } numbers are still missing. Then the winner is named.
    }
