### Deutsche Wörter der Seite mit dem Glossar. Was mit ui- beginnt, bekommt die Seite, wie es ist.

ui-terms-find = Begriff suchen
ui-terms-find-about = In jeder der Sprachen; ein Teil des Wortes genügt.
ui-terms-games = Die Spiele
# The number of terms follows after a colon
ui-terms-shown = Gezeigte Begriffe
ui-terms-none = Kein Begriff enthält diese Buchstaben. Versuch es mit weniger oder mit dem Wort in einer anderen Sprache.
