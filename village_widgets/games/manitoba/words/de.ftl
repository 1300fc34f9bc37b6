### Beschriftungen auf dem Spielplan von Manitoba, und was seine Bilder zeigen, in Worten.

game-title = Manitoba
game-about = Führe einen Clan der Cree durch die Jahreszeiten: Das Totem bestimmt, was möglich ist, und was du im Land sammelst und auf den Pfaden findest, bringt Punkte. Für zwei bis vier ab zwölf Jahren, etwa eine Stunde.
chart-score = Punkte
chart-points-about = Die bisher erzielten Punkte, Runde für Runde; was noch in den Lagern liegt, zählt erst bei seiner Wertung.
chart-categories-about = Als wäre die Partie jetzt zu Ende: die Punkte bisher, die vier Lager und die Wampums.

board-title-land = Das Land und das Totem
board-title-season = Die Jahreszeit, ihre Karten und der Vorrat
board-title-paths = Die Visionspfade
board-title-clan = Dorf von { $name }
