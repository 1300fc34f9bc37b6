### Beschriftungen auf dem Spielplan von Manitoba, und was seine Bilder zeigen, in Worten.

## Aufbau

setup-section-clans = Jeder Clan
setup-section-land = Das Land
setup-section-supply = Material im Spiel
setup-part-huts = Cree in den Wigwams
setup-part-square = Cree auf dem Dorfplatz
setup-part-first = Güter jeder Sorte außer Federn
setup-part-tiles = Territoriumsplättchen
setup-part-goods = Jedes Gut außer Federn
setup-part-feathers = Federn
setup-part-shells = Wampums

## Das Spiel und seine Diagramme

game-title = Manitoba
game-about = Führe einen Clan der Cree durch die Jahreszeiten: Das Totem bestimmt, was möglich ist, und was du im Land sammelst und auf den Pfaden findest, bringt Punkte. Für zwei bis vier ab zwölf Jahren, etwa eine Stunde.
chart-score = Punkte
chart-points-about = Die bisher erzielten Punkte, Runde für Runde; was noch in den Lagern liegt, zählt erst bei seiner Wertung.
chart-categories-about = Als wäre die Partie jetzt zu Ende: die Punkte bisher, die vier Lager und die Wampums.

board-title-land = Das Land und das Totem
board-title-season = Die Jahreszeit, ihre Karten und der Vorrat
board-title-paths = Die Visionspfade
board-title-clan = Dorf von { $name }

## Chancen

chances-next-tile = Das nächste Wertungsplättchen, im { $season }, zeigt
chances-tiles = Mindestens eins der { $count } Wertungsplättchen, die noch kommen, zeigt
chances-events = Unter den { $count } Ereignissen im { $season } ist

## Ratschläge in einer ersten Partie

advice-points =
    { $way ->
        [gained] Das bringt sofort Punkte.
       *[kept] Bei den meisten anderen Zügen hast du weniger Punkte.
    }
advice-storages =
    { $way ->
        [gained] So liegt mehr in deinen Lagern, wenn sie gewertet werden.
       *[kept] Bei den meisten anderen Zügen liegt weniger in deinen Lagern.
    }
advice-altars =
    { $way ->
        [gained] So füllt sich ein Altar, und ein voller Altar bringt ein Wampum.
       *[kept] Bei den meisten anderen Zügen liegt weniger auf deinen Altären.
    }
advice-shells =
    { $way ->
        [gained] Ein Wampum bringt am Ende Punkte und kann vorher einen Cree wecken.
       *[kept] Bei den meisten anderen Zügen hast du weniger Wampums.
    }
advice-cree =
    { $way ->
        [gained] Ohne wache Cree kannst du nichts tun.
       *[kept] Bei den meisten anderen Zügen hast du weniger Cree, die etwas tun können.
    }
advice-land =
    { $way ->
        [gained] Deine Cree im Land bringen bei den Ereignissen dieser Jahreszeit mehr.
       *[kept] Bei den meisten anderen Zügen bringen deine Cree bei den Ereignissen dieser Jahreszeit weniger.
    }
advice-paths =
    { $way ->
        [gained] Jeder Schritt auf einem Pfad bringt etwas, manches davon auf Dauer.
       *[kept] Bei den meisten anderen Zügen kommst du auf den Pfaden weniger weit.
    }
