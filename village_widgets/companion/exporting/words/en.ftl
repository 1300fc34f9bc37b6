### English words of what a game can be taken away as. What begins with ui- is handed to the page as it is.

ui-exports = Save or export
ui-export-app-open = Hand the result to BG Stats on this device
ui-export-app-open-about = Opens the app if it is installed here. It shows you the play before it keeps it.
ui-export-ready = Ready to keep:{" "}

export-later = Score sheets, and results for apps that log plays, come here when the game has ended.
export-link = The whole game as a link stands under “Share”.
export-file = The game as a file
export-file-about = Everything that was entered, what was taken back included. Any companion can open it again. The game of a full table opens on the page “Play”, too: there the coach goes through it, and you try what else might have come.
export-print = Score sheet to print
export-print-about = A page of its own, for paper or to keep.
export-sheet = Score sheet for a spreadsheet
export-sheet-about = A line for each player and a column for each category (CSV).
export-app = Result for BG Stats
export-app-about = One play as this app takes it from others (JSON).
export-plays = Result for other play logs
export-plays-about = A table with the columns of a play at BoardGameGeek (CSV).

export-title = { $game }: final score
export-player = Player
export-total = { ui-total }
export-place = Place
export-winner = Winner
export-yes = { printed-yes }
export-nth = { $place }.
export-day = Date
export-edition = { ui-edition }
export-players = { ui-players }
export-rounds = Rounds
export-depth = Written down
export-depth-full = everything that happened
export-why = Why it was decided so
export-unofficial = Written down with Village Companion, an unofficial program made by players. It has no connection with the authors or publishers of the game.

ui-export-own = { export-file }
ui-export-alone = Nobody answers just now. This file comes from this page’s own copy, with everything that was stored; the rest can be had when the connection is back.
ui-export-alone-over = Nobody answers just now. All of this comes from this page’s own copy.
