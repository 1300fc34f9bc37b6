### Beschriftungen auf dem Spielplan von Manitoba, und was seine Bilder zeigen, in Worten.

## Aufbau

setup-section-clans = Jeder Clan
setup-section-land = { board-area-land }
setup-section-supply = Material im Spiel
setup-part-huts = Cree in den Wigwams
setup-part-square = Cree auf dem Dorfplatz
setup-part-first = Güter jeder Sorte außer Federn
setup-part-tiles = Territoriumsplättchen
setup-part-goods = Von jedem Gut außer Federn
setup-part-feathers = Federn
setup-part-shells = Wampums
setup-section-scoring = Punkte und Jahreszeiten
setup-step-goods = Legt von jedem Gut außer Federn { $count } in die Mitte; was übrig ist, bleibt in der Schachtel.
setup-step-feathers = Legt { $count } Federn dazu.
setup-step-shells = Legt { $count } Wampums daneben.
setup-step-tiles = Zieht zufällig { $count } Territoriumsplättchen und legt sie aneinander.
setup-step-regions = Legt auf jedes Gebiet ein Gut, das zu seiner Landschaft passt.
setup-step-track = Legt die Punkteleiste und die vier Teile des Visionsplans aus und die Marker für 50 und 100 Punkte neben die 0 der Leiste.
setup-step-clouds = Mischt die Wertungsplättchen und legt sie verdeckt in Reichweite.
setup-step-seasons = Sortiert die Jahreszeitenkarten nach Jahreszeit in vier verdeckte Stapel.
setup-step-solstice = Legt vom Winter nur die Wintersonnenwende aus, mit dem kleinen Adlerkopf darauf.
setup-step-winter = Legt vom Winter beide Karten aus, links die Wintersonnenwende mit dem kleinen Adlerkopf darauf.
setup-step-colour = Wähle eine Farbe, nimm das Dorf und die Cree dieser Farbe und stelle einen der Cree auf die 0 der Punkteleiste.
setup-step-huts = Stelle { $count } Cree in deine Wigwams.
setup-step-square = Stelle { $count } Cree auf deinen Dorfplatz.
setup-step-first =
    { $count ->
        [one] Lege je 1 Beere, Bison, Pferd und Kanu in ihre Lager.
       *[other] Lege je { $count } Beeren, Bisons, Pferde und Kanus in ihre Lager.
    }
setup-step-active = Wer zuletzt in Manitoba war, ist zuerst aktiv und nimmt das Totem und den großen Adlerkopf; war noch niemand dort, gilt das für die jüngste Person.

## Das Spiel und seine Diagramme

game-title = Manitoba
game-about = Führe einen Clan der Cree durch die Jahreszeiten: Das Totem bestimmt, was möglich ist, und was du im Land sammelst und auf den Pfaden findest, bringt Punkte. Für zwei bis vier ab zwölf Jahren, etwa eine Stunde.
game-printed = Fast alles, was bei Manitoba gedruckt ist, haben wir rekonstruiert: die meisten Zahlen der Lager und Felder der Pfade, die Aufteilung von Ereignissen und Plättchen, die Karte. Vergleich es mit deinem Spiel und trag ein, was anders ist.
chart-score = { chart-axis-points }
chart-points-about = Die bisher erzielten Punkte, Runde für Runde; was noch in den Lagern liegt, zählt erst bei seiner Wertung.
chart-categories-about = Als wäre die Partie jetzt zu Ende: die Punkte bisher, die vier Lager und die Wampums.

board-title-land = Das Land und das Totem
board-title-season = Die Jahreszeit, ihre Karten und der Vorrat
board-title-paths = Die Visionspfade
board-title-clan = Dorf von { $name }
board-area-land = Das Land
board-area-paths = Visionspfade
board-area-totem = Totem
board-of-rounds = Runde { $number } von { $rounds }
board-setting-up = Aufbau
board-winter = Winter: kein Ereignis und keine Wertung
board-due-event = Diese Runde: { $event }
board-due-cloud = Diese Runde wird gewertet: { $cloud }
board-due-end = Diese Runde: die Schlusswertung
board-leads = { $name } ist in dieser Runde aktiv
board-shells = { $active } aktive und { $used } verbrauchte Wampums
board-guessed-about = Manches, was dort gedruckt ist, ist nur vermutet. Du kannst die Werte deines Exemplars eintragen.
board-guessed-tiles = Karte
board-guessed-storages = Lager
board-guessed-paths = Pfade
board-guessed-cards = Karten
board-initial-red = R
board-initial-blue = B
board-initial-green = Gr
board-initial-yellow = Ge
strip-own = Mein Dorf
strip-land = Land und Totem
strip-season = { $season }
strip-paths = Pfade
strip-here = { $who }: { $count } Cree
strip-storage = { $place }: { $count } von { $spaces }, { $points } wert
strip-altar = { $place }: { $count } von { $spaces }

## Worauf man zeigen kann

name-region = Gebiet { $number }
name-disc = Scheibe { $number } von oben
name-totem = Das Totem
name-huts = Wigwams von { $who }
name-square = Dorfplatz von { $who }
name-shells = Wampums von { $who }
name-score = Punkte von { $who }
name-place = { $who }: { $place }
name-supply = Vorrat: { $what }
name-supply-shells = Vorrat: Wampums
name-card = Karte { $number } der Jahreszeit
name-cloud = Das Wertungsplättchen, das als Nächstes zählt

## Was ein Schritt, eine Karte oder ein Lager bringt

bonus-good = { $piece }
bonus-wake = ein Cree wacht auf
bonus-points = { $score }
bonus-first = { $score } für den ersten Cree dort
bonus-exempt = von der Wertung befreit: { $good }
bonus-shell = ein aktives Wampum
bonus-land = noch eine Aktion „Territorium“ in beliebiger Landschaft
bonus-renew = ein verbrauchtes Wampum wird aktiv, sonst eine Feder
bonus-no-offering = am Schluss kein Opfer
bonus-nothing = { printed-nothing }
walk-gives = { $walk }: { $gives }
score-brings = { $score }: { $points }
card-empty = Diese Karte ist noch nicht aufgedeckt.
card-end = Die letzte Karte des Herbstes: die Schlusswertung. Jedes Lager wird gewertet.
storage-holds =
    { $count ->
        [0] Leer. Jetzt gewertet, kostet es { $lost }.
       *[other] { $count } von { $spaces } Feldern sind belegt. Jetzt gewertet, bringt es { $points }.
    }
path-ahead = Hier als Nächstes: { $gives }
path-finished = Am Ende. Jede weitere Aktion hier: { $gives }

## Wenn es nur eine Möglichkeit gibt

forced-storing = { $who } hat dafür nur einen Platz.
forced-happening = { $who } kann das Ereignis nur auf eine Weise ausführen: { $event }.
forced-scoring = { $who } kann nur ein Lager werten: { $cloud }.

## Was die Bilder zeigen, für alle, die sie nicht sehen können

told-region =
    { $lies ->
        [good] { $region }: Das Gut liegt dort. Benachbart: { $beside }.
        [cree] { $region }: ein Cree von { $who }. Benachbart: { $beside }.
       *[none] { $region }: leer. Benachbart: { $beside }.
    }
told-totem = Totem von oben: { $discs }.
told-village = Im Dorf von { $who } von oben: { $discs }.
told-season = { $season }. { $round }. Aktiv ist { $who }.
told-card = Karte { $number }: { $card }.
told-points = { $who } hat { $points }.
told-supply = Im Vorrat: { $things }.
told-path = { $path }: { $gifts }. Später am Ende: { $later }.
told-walker = { $who } auf Feld { $space }
told-walkers = { $path }: { $people }.
told-active = { told-turn }
told-cree = { $huts } Cree in den Wigwams, { $square } auf dem Dorfplatz.
told-storage =
    { $count ->
        [0] { $place }: leer, { $points }.
       *[other] { $place }: { $goods }, { $points } wert.
    }
told-altar = { $place }, { $spaces } Felder: { $goods }.
told-shells = { board-shells }.
told-hand = Noch abzulegen: { $goods }.

## Chancen

chances-next-tile = Das nächste Wertungsplättchen, im { $season }, zeigt
chances-tiles = Mindestens eins der { $count } Wertungsplättchen, die noch kommen, zeigt
chances-events = Unter den { $count } Ereignissen im { $season } ist

## Ratschläge in einer ersten Partie

advice-points = { advice-scoring }
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
