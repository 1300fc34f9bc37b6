### Eine Partie Manitoba mitschreiben, die mit eigenem Material gespielt wird.

totem-title = Tipp die Scheiben des Totems an, von oben nach unten
totem-name = { board-area-totem }
totem-count = { $typed } von { $discs } Scheiben
totem-lying = Von oben: { $discs }
totem-enter = Totem eintragen
totem-back = Letzte Scheibe zurücknehmen
tile-rows = { $short } / { $long }
