### English words of the glossary page. What begins with ui- is handed to the page as it is.

ui-terms-find = Find a term
ui-terms-find-about = In any of the languages: a part of the word is enough.
ui-terms-games = The games
# The number of terms follows after a colon
ui-terms-shown = Terms shown
ui-terms-none = No term has these letters. Try fewer of them, or the word in another language.
