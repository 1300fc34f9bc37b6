### Die Wörter der Mitschrift von Stone Age.

ui-tracker-tribes = Stämme, in Spielreihenfolge
ui-tracker-card = Karte
ui-tracker-building = { word-building.name }
ui-tracker-points = { label-points }
ui-tracker-points-which = Wie viele Punkte?
ui-tracker-hint = Tipp an, was dazukam, dann, wer als Nächstes dran ist.
ui-tracker-card-which = Was zeigt ihr unterer Teil?
ui-tracker-card-gift = Welche? Ihr oberer Teil bringt:
ui-tracker-card-other = nein, eine andere
ui-tracker-card-first = sag erst, welche Karte es ist
ui-tracker-building-which = Von welchem Stapel und für wie viele Punkte?
ui-tracker-other = Andere Summe
ui-tracker-other-first = sag erst, von welchem Stapel, oder lösch die Summe
ui-tracker-other-where = Tipp auf die Summe bei dem Stapel, von dem das Gebäude kam.
ui-tracker-other-about = Ein Gebäude für Rohstoffe deiner Wahl ist so viel wert wie sie alle zusammen.
ui-tracker-row-empty = Bis zur nächsten Runde liegt keine Karte mehr in der Reihe.
ui-tracker-feast = Alle ernähren ihre Personen
ui-tracker-feast-about = Eine Nahrung für jede Person; einen Teil davon gibt die Nahrungsleiste. Tipp an, wer nicht zahlen konnte oder wollte, dann geht es weiter.
tracker-hungry = Nicht ernährt: −{ $penalty }
ui-tracker-starved = hat die Punkte verloren
ui-tracker-forgot = Etwas vergessen? Jetzt noch eintragen
ui-tracker-over = Ist die Partie zu Ende?
ui-tracker-taken = in dieser Runde genommen

tracker-buildings = { $count ->
    [one] 1 Gebäude
   *[other] { $count } Gebäude
}
tracker-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
tracker-food = { $count ->
    [0] keine Nahrung zu zahlen
   *[other] zahlt { $count } Nahrung
}
tracker-grow-tool = { word-tool.name }
tracker-grow-worker = { word-worker.name }
tracker-grow-field = { word-food-track.name }
tracker-grows = { $before } → { $after }
tracker-full = { $count }, mehr geht nicht
tracker-alike = { $count ->
    [one] { $figure }
   *[other] { $figure }, { $count } davon
}
tracker-left = { $count ->
    [0] leer
   *[other] noch { $count }
}
tracker-more = +{ $count }
tracker-fewer = −{ $count }
tracker-next = Als Nächstes: { $who }
tracker-next-feast = Alle waren dran: Personen ernähren
# $starved (number): who could not or would not feed all workers; $left (number): all others
tracker-fed = { $left ->
    [0] Ernährung fertig
   *[other] { $starved ->
        [0] Alle sind ernährt
       *[other] Alle anderen sind ernährt
    }
}
tracker-next-round = dann beginnt { $who } die nächste Runde
tracker-over-cards = dann ist die Partie zu Ende: zu wenige Karten für die Reihe
tracker-over-buildings = dann ist die Partie zu Ende: Ein Stapel ist leer
tracker-end-cards = Ja: zu wenige Karten für die Reihe
tracker-end-buildings = Ja: Ein Gebäudestapel ist leer
tracker-starts = Runde { $round }, begonnen von { $who }
tracker-placing = Runde { $round }: { $who } beginnt. Setzt im Uhrzeigersinn eure Personen ein, dann führt { $who } die Aktionen aus.
tracker-last-cards = Die Reihe lässt sich nicht mehr füllen: Mit dieser Runde endet die Partie.
tracker-last-buildings = Ein Gebäudestapel ist leer: Mit dieser Runde endet die Partie.
tracker-few-cards = { $count ->
    [0] Der Kartenstapel ist leer: Sobald eine Karte genommen wird, endet die Partie mit jener Runde.
    [one] Im Kartenstapel ist noch 1 Karte: Sobald in einer Runde 2 genommen werden, endet die Partie mit ihr.
   *[other] Im Kartenstapel sind noch { $count } Karten: Sobald in einer Runde mehr genommen werden, endet die Partie mit ihr.
}
tracker-few-buildings = In einem Stapel ist noch ein Gebäude: Wird es genommen, endet die Partie mit dieser Runde.
tracker-leads-win-most = { standing-alone }
tracker-leads-tie-strength = Stand jetzt: Gleichstand mit { $score }. Vorn liegt { $who }, mit mehr bei Nahrungsleiste, Werkzeugen und Personen zusammen.
tracker-leads-tie-shared = { standing-shared }
tracker-worked = { $who }: { $people } × { $times } = { $points }
tracker-worked-unused = { $who }: { $people } × ({ $times } + unbenutzte Einmalwerkzeuge, bis zu { $most })
tracker-times-field = { $count } auf der Nahrungsleiste
tracker-times-tools = { $count } an Werkzeugen
tracker-times-huts = { tracker-buildings }
tracker-times-workers = { $count } Personen
tracker-figure-farmer = { category-farmers }
tracker-figure-tool-maker = { category-tool-makers }
tracker-figure-hut-builder = { category-hut-builders }
tracker-figure-shaman = { category-shamans }
entered-end-turn = { $who } ist mit allen Personen fertig.
kind-of-grow = Werkzeug, Person, Nahrungsleiste
kind-of-note-card = { ui-tracker-card }
kind-of-note-building = { ui-tracker-building }
kind-of-note-points = { label-points }
kind-of-go-hungry = Hunger
kind-of-tell = { ui-score }
lobby-depth-tracked-about = Ein paar Mal tippen pro Zug: wer dran ist, Personen, Nahrungsleiste, Werkzeuge, Karten, Gebäude, Hunger und die ausgerechnete Schlusswertung. Für einen Berater reicht das nicht.
ui-tracker-now = ist jetzt dran
ui-tracker-waits-feast = Alle waren dran. Was jetzt kommt, wird gefragt, sobald das gespeichert ist.
export-depth-tracked = Zuwachs, Karten, Gebäude, Hunger und Punkte
