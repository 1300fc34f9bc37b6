### English words of the pages' frame: what stands around a notebook on a page, and pages that are no notebooks.

name = Village Companion
unofficial = unofficial
skip = Skip to the page
pages = Pages
language = Language

## The pages in the header

page-welcome = Welcome
page-learn = Learn
page-play = Play
page-table = At the table
page-analysis = What wins?
page-glossary = Glossary
page-rulebook = Rulebook

## Until a page's first picture is there

setting-up = Setting up the table …
setting-up-note = The first visit takes a few seconds.
slow = Still setting up …
slow-note = This takes longer than it should. You can wait, or load the page again.
again = Load the page again
waiting = All places are taken just now
waiting-note = Leave this page open: it goes on by itself as soon as there is room.

# $place (number): which one in the line a page is, the first being 1
waiting-place = { $place ->
    [1] You are next.
   *[other] You are number { $place } in the line.
}

## When the page has lost its process, or newer pages are there

lost = Connection lost
lost-note = This page no longer reaches its table. Games you have saved are kept.
lost-returns = It comes back by itself. What you have entered is not lost.
newer = A newer version of these pages is ready. Whatever is kept here stays.
take-over = Use it

## What the browser keeps

unkept = Your browser keeps nothing of these pages.
unkept-about = Everything works, but games, progress and tables that are only in this browser are gone once you close or reload the page. Allow site data for this address in the browser’s settings, or save what you want to keep as a file.
kept = What this browser keeps
kept-note = Your games, your tables and what you have learnt are kept by this browser. A file takes all of it along to another one.
kept-save = Save all of it to a file
kept-take = Take it from a file
kept-taken = Taken in. What was here before has stayed.
kept-nothing = All that is in that file is here already.
kept-full = This browser has no room for all of it. Nothing has been changed.
kept-unreadable = That file holds nothing of these pages. Nothing has been changed.

## Failures and wrong addresses

failed = This page could not be set up
failed-note = The mistake is on our side, and nothing you saved is lost.
to-welcome = Go to the welcome page
missing = There is no such page
missing-note = The address may be mistyped, or the page has moved.
no-script = This page needs JavaScript, which is switched off in your browser.

# $variable (text): the name of a setting
name-refused = This isn’t a name of this server
name-refused-why = { name } answers only under the names of the computer that it runs on. Otherwise any web site could pass itself off as this one.
name-refused-here = On that computer open
name-refused-there = On another device open the address that was printed when the pages were started.
name-refused-add = If you look after this server and people shall find it under this name, add the name to the setting { $variable } and start it again:

## Pages without a server, and the foot of every page

# under an icon on a phone
name-short = Village
about = An unofficial companion: learn Village, play it, keep its time at the table.
anywhere-served = **These figures need a computer that serves the pages**, and these pages have none. Install the companion on one and start it with the command `village`: this page then shows them.
licences = Licences
licences-note = These pages carry Python and the libraries below, so that they need no server. Each has its own licence.
licences-source = Its source code
footer = A companion made by players. Not connected with the game’s authors or publishers, who hold all rights to the game itself.

## What the terminal says of a server, and of the pages without one
# $address (text): that of the pages
# $folder (text): a folder of this machine
# $variable (text): the name of a setting

served-here = { name } is open at { $address }
served-there = Phones in the same network: { $address }
served-closed =
    Tables and progress can’t be kept: the folder { $folder } can’t be written.
    Name another one in { $variable }.
served-end = (Ctrl+C ends it.)
# $pages, $megabytes (number)
built = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, in { $folder }
# $command (text): what to type
built-look = To look at it: { $command }
