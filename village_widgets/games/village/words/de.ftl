# Beschriftungen auf dem Plan: kurz, sie müssen auf kleine Schilder passen.

board-title-land = Äcker: Ernte, Familie und der Brunnen
board-title-crafts = { space-crafts }
board-title-market = { space-market }
board-title-travel = { space-travel }
board-title-council = Ratsstube
board-title-church = { space-church }
board-title-chronicle = Dorfchronik und Gräber
board-title-prestige = Ruhm und Runde
board-title-farm = Hof von { $name }
strip-own = Mein Hof
board-title-rival = Tafel von { $name }
board-rival-farm = An der Tafel
board-rival-unborn = An der Kirche
board-rival-asked = Carla reagiert auf diesen Stein; du hast ihn hier genommen: { $space }
board-rival-laid = { $count ->
    [one] Ein Stein liegt auf Carlas Leiste; er zeigt dort die Zeit an
   *[other] { $count } Steine liegen bisher auf Carlas Leiste; der letzte zeigt dort die Zeit an
}
board-rival-fate-hidden = ein verdecktes Schicksalsplättchen
board-rival-fate-blank = ein leeres Schicksalsplättchen
board-rival-fate-quill = der Federkiel

board-area-rival = Carlas Tafel
board-area-harvest = { space-harvest }
board-area-family = { space-family }
board-area-crafts = { space-crafts }
board-area-market = { space-market }
board-area-travel = { space-travel }
board-area-council = { space-council }
board-area-church = { space-church }
board-area-chronicle = Chronik
board-area-prestige = Ruhm

board-no-cubes = keine Steine
board-green-bag = { $count ->
    [one] Im grünen Beutel ist ein Stein.
   *[other] Im grünen Beutel sind { $count } Steine.
}
board-guessed-about = Einige Zahlen, die dort gedruckt sind, sind nur vermutet. Du kannst die deines Exemplars eintragen.

board-well = Brunnen
board-well-price = { $count } Einflusssteine einer Farbe für eine beliebige Aktion

board-sign-train = Lehre
board-sign-train-long = So viel Zeit kostet die Ausbildung in diesem Handwerk
board-sign-make = Arbeit
board-sign-make-long = So viel Zeit braucht eine ausgebildete Figur, um das Gut herzustellen
board-sign-buy = Kauf
board-sign-buy-long = So viel kostet das Gut, wenn niemand dafür arbeitet

board-market-first = Ausrufer: 1. gratis
board-market-then = sonst je:
board-queue = Warteschlange
board-pile = Stapel

board-place-city-a = A
board-place-city-b = B
board-place-city-c = C
board-place-city-d = D
board-place-city-e = E
board-place-city-f = F
board-village = Dorf
board-each-leg = je Strecke
board-cities = Punkte nach der Zahl der besuchten Orte

board-privilege-ring = Erstes Privileg: der Marker „Nächster Startspieler“
board-privilege-ring-alone = Erstes Privileg: der Ring, bis zur neuen Runde als Münze
board-privilege-influence = Zweites Privileg: Einflusssteine nach Wahl
board-privilege-good = Drittes Privileg: ein Gut nach Wahl
board-privilege-prestige = Viertes Privileg: eine Münze für Ruhm
board-each-stage = Jede Stufe kostet
board-or = oder

board-bag = Beutel
board-monks = { $count } Mönche sind bei den Figuren im Beutel.
board-join = Eintritt
board-buy-out = Freikauf
board-majority = Mehrheit

board-row-farm = { place-farm }
board-row-crafts = { space-crafts }
board-row-travel = { space-travel }
board-row-church = { space-church }
board-row-council = { space-council }
board-graves = Gräber
board-left-chronicle = { $count ->
    [one] Ein Platz der Chronik ist frei.
   *[other] { $count } Plätze der Chronik sind frei.
}
board-left-graves = { $count ->
    [one] Ein Grab ist frei.
   *[other] { $count } Gräber sind frei.
}

board-starts = { $name } fängt diese Runde an.
board-ring = { $name } fängt die nächste Runde an.
board-ring-alone = { $name } hat den Ring, bis zur neuen Runde als Münze.
board-last = Das Ende naht: die letzten Züge.

board-initial-red = R
board-initial-yellow = G
board-initial-blue = B
board-initial-white = W
board-initial-purple = V
board-lap-bridge = Die Brücke: Wer sie überschreitet, verliert ein Familienmitglied.
board-lap-quill = Der Federkiel: Wer ihn überschreitet, verliert ein Familienmitglied.
board-time = Lebensleiste: Feld { $space } von { $lap }
picture-way = { $passed ->
    [0] { amount-time }
   *[other] { amount-time }, über { $end ->
        [Federkiel] den
       *[other] die
    } { $end }
}
picture-odds = { $who }: { $chance }, dass jemand gezogen wird
strip-home = { $count ->
    [0] niemand auf dem Hof
    [one] 1 Figur auf dem Hof
   *[other] { $count } Figuren auf dem Hof
}
board-served = Bedient
board-served-count = { $count ->
    [one] Ein Kunde bedient
   *[other] { $count } Kunden bedient
}

# Diagramme neben den Lektionen. What can be done is named as on an axis, short; .long is for a sentence.

chart-life = Die Lebensleiste von { $name }
chart-life-about = { $passes ->
    [0] Der Marker steht auf Feld { $space }. Nichts, was jetzt möglich ist, bringt ihn über { $end ->
        [Federkiel] den
       *[other] die
    } { $end }.
   *[other] Der Marker steht auf Feld { $space }. Jede Zeile ist ein Weg von dort aus; rot heißt, dass er über { $end ->
        [Federkiel] den
       *[other] die
    } { $end } führt.
}
chart-life-eldest = { $count ->
    [0] Aus der Familie ist niemand zu sehen, also würde niemand sterben.
   *[other] Überschreitet der Marker { $end ->
        [Federkiel] den
       *[other] die
    } { $end }, stirbt eine der ältesten Figuren: Gerade ist das eine { $member }.
}
chart-life-here = der Marker jetzt
chart-life-on = aufgewendete Zeit
chart-life-past = aufgewendete Zeit über { $end ->
    [Federkiel] den
   *[other] die
} { $end } hinaus
chart-life-end = { $end ->
    [Federkiel] der
   *[other] die
} { $end }
chart-life-spaces = Felder der Lebensleiste
chart-life-time = Zeit
chart-life-stop = Bleibt stehen auf
chart-life-for = Für
chart-life-space = { $passed ->
    [0] Feld { $space }
   *[other] Feld { $space }, über { $end ->
        [Federkiel] den
       *[other] die
    } { $end }
}
# With capitals, as the articles before them are chosen by them.
chart-bridge = Brücke
chart-quill = Federkiel

chart-costs = Was es kostet
chart-costs-about = Ein Kästchen ist ein Stein, ein Gut, ein Getreide, eine Münze oder 1 Zeit. Eine Münze kann jeden Einflussstein ersetzen.
chart-costs-nothing = Hier ist gerade nichts zu bezahlen.
chart-costs-count = bezahlte Dinge und Zeit
chart-costs-what = Aktion
chart-costs-price = Preis
chart-costs-or = oder: { $deed }
chart-kind-skill = { influence-skill }
chart-kind-persuasion = { influence-persuasion }
chart-kind-faith = { influence-faith }
chart-kind-knowledge = { influence-knowledge }
chart-kind-time = { reason-time }
chart-kind-grain = { reason-grain }
chart-kind-coin = { category-coins }
chart-kind-scroll = Schriftrollen
chart-kind-wagon = Planwagen
chart-kind-plow = Pflüge
chart-kind-horse = Pferde
chart-kind-ox = Ochsen

chart-action-take =
    .long = ein Peststein
chart-action-well =
    { $what ->
        [nothing] Brunnen: Münzen
       *[influence] Brunnen: { $influence }
    }
chart-action-train =
    { $what ->
        [nothing] { $building }: lernen
       *[good] { $building }: lernen + { $product }
    }
    .long =
    { $what ->
        [nothing] eine Ausbildung { $building-at }
       *[good] eine Ausbildung { $building-at }, um gleich { $product-a } herzustellen
    }
chart-action-produce = { $building }: Arbeit ({ $product })
    .long = { $product-a } { $building-at } herstellen
chart-action-buy = { $building }: Kauf ({ $product })
chart-action-grind = Mühle: mahlen
    .long = Getreide in der Mühle mahlen
chart-action-serve = Kunde: { $prestige }
    .long = ein Verkauf an einem Markttag, mit Aufpreis
chart-action-travel = { $start } – { $end }
    .long = { spending-travel }
chart-action-enter-council = Ratsstube: Stufe 1
    .long = in die Ratsstube eintreten
chart-action-advance = Ratsstube: Stufe { $stage }
    .long = auf Stufe { $stage } der Ratsstube aufrücken
chart-action-join-church = Eintritt in die Kirche
    .long = gegen Zeit in die Kirche eintreten
chart-action-buy-out = Figur freikaufen
chart-action-rise = Fenster { $from } bis { $to }
chart-action-buy-prestige = { $prestige }

chart-odds = Wer kommt aus dem schwarzen Beutel?
chart-odds-about = Im Beutel sind { $inside } Figuren, darunter { $monks } Mönche. { $drawn ->
    [one] Eine wird blind gezogen, und jede hat die gleiche Chance: { $each }.
   *[other] { $drawn } werden blind gezogen, und jede hat die gleiche Chance: { $each }.
}
chart-odds-empty = Im schwarzen Beutel ist niemand, also wird niemand gezogen.
chart-odds-count = { $count ->
    [0] niemand wird gezogen
    [one] eine Figur
   *[other] { $count } Figuren
}
chart-odds-who = Familie
chart-odds-some = überhaupt jemand
chart-buying-out = Wenn { $name } zuerst freikauft
chart-buying-out-about = Wie viele Figuren von { $name } insgesamt herauskommen: die freigekauften und die danach gezogenen, wenn sonst niemand freikauft.
chart-buying-out-members = freigekauft

# Was in den Ausgaben verschieden gedruckt ist

printed-lap-end = Wo ein Umlauf auf der Lebensleiste endet
printed-church-direction = In welcher Richtung Figuren auf den Kirchenfenstern aufsteigen
printed-chronicle-direction = In welcher Richtung sich die Bereiche der Dorfchronik füllen
printed-box-influence = Einflusssteine je Farbe
printed-box-goods = Güter je Sorte
printed-box-coins = Münzen
printed-box-grain = Getreide
printed-box-substitutes = Für Güter und Münzen, die ausgehen, darf etwas anderes einspringen
printed-rulings-second-privilege = Einflusssteine des zweiten Privilegs
printed-rulings-tie = Wer bei Gleichstand gewinnt, hat mehr
printed-value-bridge = an der Brücke
printed-value-quill = am Federkiel
printed-value-leftwards = von rechts nach links
printed-value-rightwards = von links nach rechts
printed-value-any = beliebige Farben
printed-value-different = verschiedene Farben
printed-value-customers = { tie-line-served }
printed-value-grain = { tie-line-grain }

# Gründe des Rats in der ersten Partie. $way is gained or kept: the move brings something, or most other moves leave less of it.

advice-death =
    Das bringt deinen Marker über { $lap-end ->
        [quill] den Federkiel
       *[bridge] die Brücke
    }: Eine deiner ältesten Figuren wird sterben. Solange in der Dorfchronik Platz ist, kann das Punkte wert sein.
advice-prestige =
    { $way ->
        [gained] Das bringt sofort Ruhm.
       *[kept] Bei den meisten anderen Zügen hast du danach weniger Ruhm.
    }
advice-travel =
    { $way ->
        [gained] Mit jedem neuen Ort sind deine Reisen am Ende mehr wert.
       *[kept] Bei den meisten anderen Zügen sind deine Reisen weniger wert.
    }
advice-council =
    { $way ->
        [gained] Wer in der Ratsstube sitzt, bringt jetzt Privilegien und am Ende Ruhm.
       *[kept] Bei den meisten anderen Zügen hast du weniger von der Ratsstube.
    }
advice-church =
    { $way ->
        [gained] Höhere Kirchenfenster bringen am Ende mehr Ruhm.
       *[kept] Bei den meisten anderen Zügen hast du weniger von der Kirche.
    }
advice-chronicle =
    { $way ->
        [gained] Figuren in der Dorfchronik bringen am Ende Ruhmespunkte.
       *[kept] Bei den meisten anderen Zügen hat deine Familie weniger von der Dorfchronik.
    }
advice-customers =
    { $way ->
        [gained] Ein bedienter Kunde ist Ruhm, den dir niemand mehr nimmt.
       *[kept] Bei den meisten anderen Zügen hast du weniger Kunden.
    }
advice-goods =
    { $way ->
        [gained] Güter sind das, was Kunden verlangen, und manche kannst du selbst gebrauchen.
       *[kept] Bei den meisten anderen Zügen hast du weniger zu verkaufen.
    }
advice-goods-wanted =
    { $place ->
        [stalls] Das bringt dir { $good-a }: Genau so etwas verlangt ein Kunde an den Marktständen.
       *[queue] Das bringt dir { $good-a }: Genau so etwas verlangt ein Kunde in der Warteschlange.
    }
advice-goods-ready = Damit hast du die Güter, die ein Kunde verlangt, oder bist näher dran.
advice-grain =
    { $way ->
        [gained] Getreide nährt viele Pläne: die Mühle, die Ställe, die Kirche und hungrige Kunden.
       *[kept] Bei den meisten anderen Zügen hast du weniger Getreide.
    }
advice-influence =
    { $way ->
        [gained] Mehr Einflusssteine öffnen später mehr Türen.
       *[kept] Bei den meisten anderen Zügen hast du weniger Einfluss.
    }
advice-coins =
    { $way ->
        [gained] Eine Münze ist am Ende Ruhm wert, und bis dahin kann sie jeden Einflussstein ersetzen.
       *[kept] Bei den meisten anderen Zügen hast du weniger Münzen.
    }
advice-family =
    { $way ->
        [gained] Mehr Familie auf dem Hof heißt mehr Hände für alles andere.
       *[kept] Bei den meisten anderen Zügen bleiben weniger deiner Figuren auf dem Hof.
    }
advice-trained =
    { $way ->
        [gained] Ausgebildete Figuren können immer wieder Güter herstellen.
       *[kept] Bei den meisten anderen Zügen hast du weniger ausgebildete Figuren.
    }
advice-bag =
    { $way ->
        [gained] Eine Figur im schwarzen Beutel wird vielleicht bei der nächsten Messe gezogen und steht dann in der Kirche.
       *[kept] Bei den meisten anderen Zügen hast du weniger Figuren im schwarzen Beutel.
    }
advice-time =
    { $way ->
        [gained] Das kostet wenig von deiner Zeit.
       *[kept] Die meisten anderen Züge kosten dich mehr Zeit.
    }
advice-ring-alone =
    { $way ->
        [gained] Den Ring kannst du bis zur neuen Runde ausgeben wie eine Münze.
       *[kept] Bei den meisten anderen Zügen bleibt der Ring, wo er ist.
    }
advice-ring =
    { $way ->
        [gained] Mit dem Ring fängst du die nächste Runde an und wählst zuerst.
       *[kept] Bei den meisten anderen Zügen bekommt jemand anderes den Ring.
    }

## Die Farben der Familien

colour-name-white = weiß
colour-name-purple = violett

## Die Einstellungen einer neuen Partie: wie viel davon der Begleiter mitverfolgt
lobby-depth-tracked-about = Ein paar Mal tippen pro Zug: Zeit, Todesfälle, Dorfchronik, Messe und Punkte. Für einen Berater reicht das nicht.
export-depth-tracked = Zeit, Todesfälle, Messen und Punkte

## Wie man zur Aktion eines Feldes kommt, auf das gezeigt wurde

first-cube = Um diese Aktion zu nutzen, nimm zuerst einen Stein { $from }.
first-well = { CAPITAL($at) } liegt kein Stein mehr: Hierher führt jetzt nur noch der Brunnen.

## Namen dessen, worauf man zeigen kann, von Vorleseprogrammen gesprochen

# What is left to say of a choice under the name of its place
part-take = { $cube }
part-well =
    { $what ->
        [nothing] Nur Münzen
       *[influence] { $influence }
    }
part-train =
    { $what ->
        [nothing] Eine { $member } ausbilden
       *[product] Eine { $member } ausbilden und { $product-a } herstellen
    }
part-produce = { CAPITAL($product-a) } herstellen
part-buy = { CAPITAL($product-a) } kaufen
part-travel = Eine { $member } { $start-from }
part-bury = Die { $member }

name-rank = { $rank } ab { $points }
name-ranks = Die Ränge: { $ranks }.
name-cube = { $place }: { $piece }
name-stall = Kunde: { $customer }
name-unborn = { $who }: ungeborene { $member }
name-member = { $who }: { $member } { $place }
name-city = { $city }, bringt { $reward }
name-journey = { $journey } für { $reward }
name-influence = { $count } Einfluss nach Wahl
name-well = Der Brunnen
name-field = Die Felder: Ernte
name-house = Das Haus der Familie: Nachwuchs
name-market = Die Glocke: Markttag
name-queue = Die Warteschlange der Kunden
name-bag = Der schwarze Beutel

## Diagramme

chart-points-about = Eine Linie für jede Familie, ohne Kunden, die noch verdeckt liegen; die gepunktete folgt allein der Ruhmesleiste.
chart-categories-about = Als wäre die Partie jetzt zu Ende, ohne Kunden, die noch verdeckt liegen; am Ende ist es die Schlusswertung.
chart-score = { reason-prestige }
setup-section-farms = Auf jeden Hof
setup-section-market = Kunden
setup-section-chronicle = Plätze, die frei bleiben
setup-section-bags = In die Beutel: Mönche, Steine
setup-section-spaces = Aus dem grünen Beutel auf die Felder
setup-part-family = „1“ auf dem Hof
setup-part-coins = { printed-box-coins }
setup-part-stalls = An den Marktständen
setup-part-queue = In der Warteschlange
setup-part-row-farm = Chronik: Hof
setup-part-row-crafts = Chronik: Handwerk
setup-part-row-travel = Chronik: Reise
setup-part-row-church = Chronik: Kirche
setup-part-row-council = Chronik: Ratsstube
setup-part-graves = { board-graves }
setup-part-monks = Mönche (schwarzer Beutel)
setup-part-colours = Von jeder Farbe
setup-part-plague = Peststeine (schwarz)
setup-part-at-harvest = { space-harvest }
setup-part-at-family = { space-family }
setup-part-at-crafts = { space-crafts }
setup-part-at-market = { space-market }
setup-part-at-travel = { space-travel }
setup-part-at-council = { space-council }
setup-part-at-church = { space-church }
setup-section-carla = { board-area-rival }
setup-step-colour = Wähle eine Farbe und nimm den Hof, die Familienmitglieder und die Marker dieser Farbe.
setup-step-family = Stelle die { $count } Familienmitglieder mit einer „1“ auf deinen Hof; die anderen warten neben dem Plan.
setup-step-markers = Lege einen Marker auf das erste Feld deiner Lebensleiste und einen an den Anfang der Ruhmesleiste.
setup-step-coins =
    { $count ->
        [one] Nimm 1 Münze; die übrigen liegen neben dem Plan.
       *[other] Nimm { $count } Münzen; die übrigen liegen neben dem Plan.
    }
setup-step-pile = Mischt die Kundenplättchen und legt sie als verdeckten Stapel neben den Markt.
setup-step-stalls = Deckt { $count } Kunden auf, einen für jeden Marktstand, der benutzt wird.
setup-step-queue = Deckt { $count } weitere auf, einen für jeden Platz der Warteschlange.
setup-step-cover = Deckt alle anderen Plätze mit Familienmitgliedern einer Farbe ab, die niemand spielt.
setup-step-row-farm =
    { $count ->
        [one] Im Bereich Hof der Dorfchronik bleibt 1 Platz frei.
       *[other] Im Bereich Hof der Dorfchronik bleiben { $count } Plätze frei.
    }
setup-step-row-crafts =
    { $count ->
        [one] Im Bereich Handwerk der Dorfchronik bleibt 1 Platz frei.
       *[other] Im Bereich Handwerk der Dorfchronik bleiben { $count } Plätze frei.
    }
setup-step-row-travel =
    { $count ->
        [one] Im Bereich Reise der Dorfchronik bleibt 1 Platz frei.
       *[other] Im Bereich Reise der Dorfchronik bleiben { $count } Plätze frei.
    }
setup-step-row-church =
    { $count ->
        [one] Im Bereich Kirche der Dorfchronik bleibt 1 Platz frei.
       *[other] Im Bereich Kirche der Dorfchronik bleiben { $count } Plätze frei.
    }
setup-step-row-council =
    { $count ->
        [one] Im Bereich Ratsstube der Dorfchronik bleibt 1 Platz frei.
       *[other] Im Bereich Ratsstube der Dorfchronik bleiben { $count } Plätze frei.
    }
setup-step-graves =
    { $count ->
        [one] 1 anonymes Grab bleibt frei.
       *[other] { $count } anonyme Gräber bleiben frei.
    }
setup-step-ring = Legt den Ring für den nächsten Startspieler auf die Ratsstube.
setup-step-monks = Steckt die { $count } Mönche in den schwarzen Beutel und legt ihn an die Kirche.
setup-step-supply = Legt Güter, Getreide und Steine neben den Plan.
setup-step-colours = Steckt von jeder der vier Farben { $count } Einflusssteine in den grünen Beutel.
setup-step-plague = Gebt alle { $count } Peststeine dazu und mischt den Beutel.
setup-step-at-harvest =
    { $count ->
        [one] Ernte: Zieht 1 Stein.
       *[other] Ernte: Zieht { $count } Steine.
    }
setup-step-at-family =
    { $count ->
        [one] Familie: Zieht 1 Stein.
       *[other] Familie: Zieht { $count } Steine.
    }
setup-step-at-crafts =
    { $count ->
        [one] Handwerk: Zieht 1 Stein.
       *[other] Handwerk: Zieht { $count } Steine.
    }
setup-step-at-market =
    { $count ->
        [one] Markt: Zieht 1 Stein.
       *[other] Markt: Zieht { $count } Steine.
    }
setup-step-at-travel =
    { $count ->
        [one] Reise: Zieht 1 Stein.
       *[other] Reise: Zieht { $count } Steine.
    }
setup-step-at-council =
    { $count ->
        [one] Ratsstube: Zieht 1 Stein.
       *[other] Ratsstube: Zieht { $count } Steine.
    }
setup-step-at-church =
    { $count ->
        [one] Kirche: Zieht 1 Stein.
       *[other] Kirche: Zieht { $count } Steine.
    }
setup-step-fate = Mische die zwei Sätze zu je drei Schicksalsplättchen getrennt und lege sie verdeckt an ihre Plätze auf Carlas Tafel.
setup-step-front = Lege einen von Carlas Markern neben den vordersten Kunden am Markt.
lesson-chart-life = Ein Leben als Diagramm
lesson-chart-costs = Was es kostet, als Diagramm
lesson-chart-odds = Die Chancen als Diagramm

## Die Startseite

game-title = Village
game-about = { "*" }Village{ "*" } ist ein Brettspiel über eine Familie und ihre Generationen: Ihre Leute bestellen das Feld, lernen ein Handwerk, reisen, dienen in Ratsstube und Kirche, verkaufen auf dem Markt, werden alt und kommen in die Dorfchronik oder werden vergessen.

## Die Bilder in Worten, für alle, die sie nicht sehen können

told-everybody-passes = Alle passen: Der Markttag ist vorbei.
told-cubes = { $place }: { $cubes }.
told-member =
    { $count ->
        [one] „{ $generation }“ von { $who }
       *[other] { $count } Figuren mit einer „{ $generation }“ von { $who }
    }
told-standing = { $place }: { $people }.
told-stalls = An den Marktständen: { $customers }.
told-queue = In der Warteschlange: { $customers }.
told-pile =
    { $count ->
        [one] Im Stapel ist noch ein Kunde.
       *[other] Im Stapel sind noch { $count } Kunden.
    }
told-visited = { $place }: schon besucht von { $people }.
told-visitor = { $who }
told-monks = Im schwarzen Beutel sind { $count } Mönche.
told-nobody = niemand
told-chronicle =
    { $row }: { $people }; { $room ->
        [0] alles belegt.
        [one] ein Platz ist frei.
       *[other] { $room } Plätze sind frei.
    }
told-round = Runde { $number }. Angefangen hat { $who }.
told-points = { $who }: { $points }.
told-active = Am Zug: { $who }.
told-life =
    Leben: { $space ->
        [0] am Anfang
       *[other] Feld { $space } von { $lap }
    }, noch { $left } { $left ->
        [one] Feld
       *[other] Felder
    } bis { $end ->
        [quill] zum Federkiel
       *[bridge] zur Brücke
    }.
told-home = Auf dem Hof: { $members }.
told-unborn = Noch ungeboren: { $members }.
told-rival-cubes = { $count ->
    [one] Auf Carlas Leiste: { $cubes }; bisher ein Stein.
   *[other] Auf Carlas Leiste: { $cubes }; bisher { $count } Steine.
}
told-rival-fate = Carlas Schicksalsplättchen an der Leiste: { $tiles }.
told-rival-beside = Neben Carlas Tafel: { $members }.
told-rival-waiting = Wer an der Kirche wartet: { $members }.
told-generation =
    { $count ->
        [one] eine „{ $generation }“
       *[other] { $count } Figuren mit einer „{ $generation }“
    }
told-owned = Im Besitz: { $things }.
told-served =
    { $count ->
        [0] Noch kein Kunde ist bedient.
        [one] Ein Kunde ist bedient.
       *[other] { $count } Kunden sind bedient.
    }

## Was getan wurde, weil nichts anderes möglich war
# $who (text): for whom; $everybody (yes or no): whether that is everybody; $count (number): the spaces to act at; $space-at: the first of them

forced-market-day = { $everybody ->
    [yes] Niemand kann jetzt verkaufen.
   *[no] { $who } kann jetzt nichts verkaufen.
}
forced-buying-out = { $everybody ->
    [yes] Niemand kann jemanden freikaufen.
   *[no] { $who } kann niemanden freikaufen.
}
forced-rising = { $everybody ->
    [yes] Niemand kann aufsteigen.
   *[no] { $who } kann niemanden aufsteigen lassen.
}
forced-acting = { $count ->
    [one] { $who } kann { $space-at } nichts tun.
   *[other] { $who } kann keine Aktion ausführen.
}
forced-privileges = { $who } kann kein Privileg nutzen.

## Chancen, wo jemand entscheidet

chances-mass =
    { $now ->
        [now] { $who } wird aus dem schwarzen Beutel gezogen, wenn vorher so viel gezahlt wird
       *[later] Wäre jetzt Messe: { $who } wird gezogen, wenn vorher so viel gezahlt wird
    }
chances-coins =
    { $coins ->
        [0] keine Münze
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
chances-out =
    { $count ->
        [0] niemand wird gezogen: { $chance }
       *[other] { $count } draußen: { $chance }
    }
chances-other = { $who }: { $chance }
chances-seeding =
    { $size ->
        [one] Finge jetzt eine Runde an: der Stein auf einem Feld mit einem
       *[other] Finge jetzt eine Runde an: mindestens einer auf einem Feld mit { $size } Steinen
    }
chances-inside = { $inside } von { $whole } im Beutel
chances-customers =
    { $unseen ->
        [one] Der nächste Kunde verlangt … (einen Kunden kennst du noch nicht)
       *[other] Der nächste Kunde verlangt … ({ $unseen } Kunden kennst du noch nicht)
    }
chances-one-of = einer der nächsten { $most }: { $chance }
