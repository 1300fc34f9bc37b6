### Beschriftungen auf dem Spielplan von Stone Age, was seine Bilder zeigen, in Worten, und was Karten und Gebäude bewirken.

game-title = Stone Age
game-about = Schick deinen Stamm jagen, sammeln, bauen und handeln, und würfle um das, was er heimbringt. Für zwei bis vier ab zehn Jahren, etwa anderthalb Stunden.
chart-score = { chart-axis-points }
chart-points-about = Die im Lauf der Partie erzielten Punkte, Runde für Runde; Karten und Rohstoffe zählen erst am Ende.
chart-categories-about = Als wäre die Partie jetzt zu Ende, ohne die Karten, die nur ihr Besitzer kennt.

## Beschriftungen auf dem Plan

board-title-wilds = Wo die Stämme jagen und sammeln
board-title-settlement = Die Siedlung
board-title-cards = Zivilisationskarten
board-title-sites = { board-area-sites }
board-title-hearth = Das Lagerfeuer: Runde, Punkte und Würfel
strip-own = Mein Stamm
strip-fire = Würfel und Punkte
strip-workers = { $who }: { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
board-title-tribe = Stamm von { $name }
board-area-settlement = Siedlung
board-area-cards = Karten
board-area-sites = Gebäude
# Kürzer als im Text: „Werkzeugmacher“ hat auf dem Plan keinen Platz
board-place-tool-maker = Werkzeuge
board-place-hut = { place-hut }
board-place-field = { place-field }
board-settlement-some = Nur { $count } der drei werden pro Runde genutzt.
board-settlement-all = Alle drei werden pro Runde genutzt.
board-starts = { $name } fängt diese Runde an
board-deck =
    { $count ->
        [0] Im Stapel ist keine Karte mehr.
        [one] Im Stapel ist noch 1 Karte.
       *[other] Im Stapel sind noch { $count } Karten.
    }
board-under =
    { $count ->
        [0] das letzte
       *[other] noch { $count }
    }
board-kinds =
    { $kinds ->
        [0] beliebig
        [one] 1 Sorte
       *[other] { $kinds } Sorten
    }
board-emptied = letzte Runde!
board-tray = Hier liegen die Würfel für alle.
board-field = Nahrungsleiste { $field } von { $most }
board-worth = = { $points }
board-kept = { $buildings } Gebäude und { $cards } Karten
board-initial-red = R
board-initial-blue = B
board-initial-green = Gr
board-initial-yellow = Ge

## Worauf man zeigen kann

# What is left to say of a choice under the name of its area
part-place = { $place }: { $thing }

name-die = Würfel: { $face }
name-tool = Werkzeug { $space } von { $who }
name-one-use = Einmalwerkzeug (Wert { $value }) von { $who }
name-any-two = Karte von { $who } für zwei beliebige Rohstoffe
name-roll = Was gewürfelt wurde
name-food = Nahrung von { $who }
name-wood = Holz von { $who }
name-brick = Lehm von { $who }
name-stone = Stein von { $who }
name-gold = Gold von { $who }
name-home = Personen von { $who }, die daheim sind
name-kept = Gebäude und Karten von { $who }
name-farmer = Bauern von { $who }
name-tool-maker = Werkzeugmacher von { $who }
name-hut-builder = Hüttenbauer von { $who }
name-shaman = Schamanen von { $who }
name-culture = Kultursymbole von { $who }
placed-average = { $placed }, etwa { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $kind }
tool-worth = { $tool }, Wert { $value }
collect-pieces = { $collect }: { $pieces }
strip-tools = Bereite Werkzeuge: { $tools }
kept-line = • { $thing }
kept-drawn = • { $thing }, verdeckt gezogen
kept-nothing = Noch kein Gebäude und keine Karte.

## Was eine Karte oder ein Gebäude bewirkt

about-card =
    Sofort: { $gift }
    Am Ende: { $figure }
about-fixed = Es kostet { $cost } und zählt sofort { $score }.
about-free =
    { $kinds ->
        [0] Du zahlst { $pieces } bis { $most } beliebige Rohstoffe. Es zählt sofort ihren Wert: Holz { $value-wood }, Lehm { $value-brick }, Stein { $value-stone }, Gold { $value-gold }.
        [1] Du zahlst { $pieces } Rohstoffe einer Sorte. Es zählt sofort ihren Wert: Holz { $value-wood }, Lehm { $value-brick }, Stein { $value-stone }, Gold { $value-gold }.
       *[other] Du zahlst { $pieces } Rohstoffe von genau { $kinds } Sorten. Es zählt sofort ihren Wert: Holz { $value-wood }, Lehm { $value-brick }, Stein { $value-stone }, Gold { $value-gold }.
    }
gift-about-dice = so viele Würfel, wie ihr seid; du nimmst zuerst einen, dann reihum die anderen: { $faces }.
gift-about-food = { $count } Nahrung.
gift-about-wood = { $count } Holz.
gift-about-brick = { $count } Lehm.
gift-about-stone = { $count } Stein.
gift-about-gold = { $count } Gold.
gift-about-roll-wood = du würfelst mit { $count } Würfeln um Holz, wie im Wald.
gift-about-roll-brick = du würfelst mit { $count } Würfeln um Lehm, wie in der Lehmgrube.
gift-about-roll-stone = du würfelst mit { $count } Würfeln um Stein, wie im Steinbruch.
gift-about-roll-gold = du würfelst mit { $count } Würfeln um Gold, wie am Fluss.
gift-about-points = { $count } Punkte.
gift-about-one-use-tool = ein Werkzeug mit Wert { $count }, das bei einem Wurf hilft und dann verbraucht ist.
gift-about-tool = ein Werkzeug, wie beim Werkzeugmacher.
gift-about-field = ein Feld weiter auf der Nahrungsleiste.
gift-about-card = du ziehst noch eine Karte vom Stapel; nur ihr unterer Teil zählt.
gift-about-any-two =
    { $when ->
        [paying] zwei beliebige Rohstoffe, sofort oder später, wenn etwas zu bezahlen ist.
       *[deciding] zwei beliebige Rohstoffe, wann immer du sie willst.
    }
figure-about-symbol = { $symbol }, ein Kultursymbol: Die Zahl deiner verschiedenen Symbole wird mit sich selbst multipliziert.
figure-about-farmer =
    { $count ->
        [one] ein Bauer, so viel wert wie deine Nahrungsleiste.
       *[other] { $count } Bauern, jeder so viel wert wie deine Nahrungsleiste.
    }
figure-about-tool-maker =
    { $count ->
        [one] ein Werkzeugmacher, so viel wert wie deine Werkzeuge zusammen.
       *[other] { $count } Werkzeugmacher, jeder so viel wert wie deine Werkzeuge zusammen.
    }
figure-about-hut-builder =
    { $count ->
        [one] ein Hüttenbauer, so viel wert, wie du Gebäude hast.
       *[other] { $count } Hüttenbauer, jeder so viel wert, wie du Gebäude hast.
    }
figure-about-shaman =
    { $count ->
        [one] ein Schamane, so viel wert, wie du Personen hast.
       *[other] { $count } Schamanen, jeder so viel wert, wie du Personen hast.
    }
counted-culture = { $different } verschiedene Symbole und { $more } davon noch einmal: { $different } × { $different } + { $more } × { $more } = { $points } Punkte am Ende.
counted-farmer = { $number } × { $many } auf der Nahrungsleiste = { $points } Punkte am Ende.
counted-tool-maker = { $number } × { $many } an Werkzeugen = { $points } Punkte am Ende.
counted-hut-builder = { $number } × { $many } Gebäude = { $points } Punkte am Ende.
counted-shaman = { $number } × { $many } Personen = { $points } Punkte am Ende.

## Chancen, wo jemand entscheidet

chances-where =
    { $tools ->
        [0] { $place }
       *[other] { $place }, mit allen bereiten Werkzeugen
    }
chances-goal =
    { $missing ->
        [0] { $where }: mindestens { $pieces }
       *[other] { $where }: mindestens { $pieces }, so viel, wie fehlt
    }
chances-brings = im Schnitt { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }
chances-at-least = mindestens { $count }
chances-other = mindestens { $count }: { $chance }
chances-average =
    { $tools ->
        [0] Im Schnitt { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $kind }
       *[other] Im Schnitt { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $kind }, mit allen bereiten Werkzeugen
    }
chances-of = { $where }. { $said }

## Was die Bilder zeigen, für alle, die sie nicht sehen können

told-worker = { $workers } von { $who }
told-standing = { $place }: { $people }.
told-card = { $place }, für { $cost }: { $thing ->
    [nothing] nichts
   *[other] { $thing }
}.
told-site =
    { $under ->
        [0] { $place }: { $thing ->
            [nothing] nichts
           *[other] { $thing }
        }; darunter keines mehr.
       *[other] { $place }: { $thing ->
            [nothing] nichts
           *[other] { $thing }
        }; darunter noch { $under }.
    }
told-round = Runde { $number }, angefangen hat { $who }.
told-points = { $who } hat { $points }.
told-active = { told-turn }
told-workers = { $home } von { $workers } Personen sind daheim.
told-tool =
    { $turned ->
        [yes] { $value } (benutzt)
       *[no] { $value }
    }
told-one-use = { $value } (nur einmal)
told-tools = Werkzeuge: { $tools }.
told-owned = Vorräte: { $things }.
told-any-two =
    { $count ->
        [one] Eine Karte für zwei beliebige Rohstoffe liegt bereit.
       *[other] { $count } Karten für zwei beliebige Rohstoffe liegen bereit.
    }
told-cards = Die Karten zeigen: { $cards }.

## Rat in der ersten Partie

advice-points = { advice-scoring }
advice-cards =
    { $way ->
        [gained] Damit zählen deine Karten am Ende mehr.
       *[kept] Bei den meisten anderen Zügen zählen deine Karten am Ende weniger.
    }
advice-resources =
    { $way ->
        [gained] Aus Rohstoffen werden Gebäude und Karten.
       *[kept] Bei den meisten anderen Zügen hast du weniger Rohstoffe.
    }
advice-food =
    { $way ->
        [gained] Dein Stamm muss essen, und das hilft für die nächsten Runden.
       *[kept] Bei den meisten anderen Zügen hast du weniger Nahrung.
    }
advice-growth =
    { $way ->
        [gained] Mehr Personen, bessere Werkzeuge oder ein besserer Acker helfen dir in jeder weiteren Runde.
       *[kept] Bei den meisten anderen Zügen wächst dein Stamm weniger.
    }
advice-workers-out =
    { $way ->
        [gained] Dort bringen deine Personen einiges heim.
       *[kept] An den meisten anderen Orten brächten deine Personen weniger heim.
    }
advice-workers-home =
    { $way ->
        [gained] Die Arbeit dort ist getan, und deine Personen kommen heim.
       *[kept] Bei den meisten anderen Zügen hast du weniger Personen zum Einsetzen.
    }

## Aufbau

setup-section-tribes = Stämme
setup-section-buildings = { board-area-sites }
setup-section-cards = { board-area-cards }
setup-section-limits = In jeder Runde
setup-part-workers = Personen je Stamm
setup-part-food = Nahrung je Stamm
setup-part-piles = Stapel
setup-part-tiles = Gebäude je Stapel
setup-part-cards = Offene Karten
setup-part-village = Von Werkzeugmacher, Hütte und Acker genutzt
setup-part-gatherers = Stämme je Wald, Lehmgrube, Steinbruch, Fluss
setup-section-middle = In der Mitte
setup-step-resources = Legt Holz, Lehm, Stein und Gold an ihre Orte, die Nahrung auf die Jagd und Werkzeuge, Würfel und Becher neben den Plan.
setup-step-colour = Wähle eine Farbe und nimm das Spielertableau, die Personen und die Marker dieser Farbe.
setup-step-workers = Stelle { $count } Personen auf dein Spielertableau; die anderen warten neben dem Spiel.
setup-step-food = Nimm { $count } Nahrung von der Jagd.
setup-step-markers = Stelle einen Marker auf die 0 der Nahrungsleiste und einen auf die 0 der Punkteleiste.
setup-step-piles = Mischt die Gebäude verdeckt und stapelt sie auf { $count } Plätzen.
setup-step-tiles = Jeder Stapel hat { $count } Gebäude; dreht das oberste um. Überzählige Gebäude bleiben in der Schachtel.
setup-step-cards = Mischt die Zivilisationskarten und deckt { $count } auf, eine für jeden Platz der Kartenreihe.
setup-step-village =
    { $count ->
        [one] Von Werkzeugmacher, Hütte und Acker wird in jeder Runde nur 1 Ort genutzt: der zuerst besetzte.
       *[other] Von Werkzeugmacher, Hütte und Acker werden in jeder Runde nur { $count } Orte genutzt: die zuerst besetzten.
    }
setup-step-gatherers =
    { $count ->
        [one] In Wald, Lehmgrube, Steinbruch und Fluss darf jeweils nur 1 Stamm zugleich sein.
       *[other] In Wald, Lehmgrube, Steinbruch und Fluss dürfen jeweils bis zu { $count } Stämme zugleich sein.
    }
