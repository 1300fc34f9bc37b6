### Die Begriffe von Stone Age: was sie bedeuten, wie sie heißen, und wie Texte sie schreiben.
###
### The forms stand between upright lines, and # is a number. Write down each form that your texts use, without those that only
### mean something else in them. Case makes no difference. A meaning may use any number of the edition under its dotted name
### with hyphens, as rules do.

word-tribe = Alle Personen von jemandem am Tisch: zuerst { $tribe-workers }, höchstens { $tribe-most-workers }. In jeder Runde essen sie alle.
    .name = Stamm
    .forms = Stamm | Stamms | Stammes | Stämme | Stämmen

word-worker = Jemand aus deinem Stamm. In jeder Runde setzt du alle ein, führst mit ihnen Aktionen aus und ernährst sie dann.
    .name = Person
    .forms = Person | Personen

word-field = Ein Ort für eine einzige Person. Hier rückst du deinen Marker auf der Nahrungsleiste um ein Feld vor, und die ernährt dich in jeder Runde.
    .name = { place-field }
    .forms = Acker | Ackers | Äcker | Äckern

word-hunting-ground = Der Ort für beliebig viele Personen. Du würfelst mit einem Würfel pro Person, und die Summe geteilt durch { $divisors-hunt } ist die Nahrung, die sie bringen.
    .name = { place-hunt }
    .forms = Jagd

word-tool-maker = Ein Ort für eine einzige Person: Sie holt dir ein Werkzeug oder macht eines besser. Werkzeugmacher auf Karten sind Leute, die am Ende zählen.
    .name = { place-tool-maker }
    .forms = Werkzeugmacher | Werkzeugmachers | Werkzeugmachern

word-food = Jede Person isst am Ende einer Runde 1 Nahrung. Was übrig ist, behältst du; am Ende der Partie ist es nichts wert.
    .name = { kind-food }
    .forms = Nahrung

word-food-track = Vor jedem Essen bekommt dein Stamm so viel Nahrung, wie dein Marker auf dieser Leiste anzeigt. Auf dem Acker rückst du ihn vor, höchstens bis { $tribe-most-field }.
    .name = Nahrungsleiste
    .forms = Nahrungsleiste | Nahrungsleisten

word-tool = Nach dem Würfeln kommt ein Werkzeug mit seinem ganzen Wert zur Summe. Jedes wird einmal pro Runde benutzt, und keines ist mehr wert als { $tribe-best-tool }.
    .name = Werkzeug
    .forms = Werkzeug | Werkzeugs | Werkzeuges | Werkzeuge | Werkzeugen

word-pip = Einer der Punkte auf einem Würfel. Alle Augen eines Wurfs werden zusammengezählt, bevor du teilst.
    .name = Auge
    .forms = Auge | Augen

word-hut = Ein Ort für genau zwei Personen desselben Stammes. Sie bringen eine Person mehr, bis der Stamm { $tribe-most-workers } hat.
    .name = Hütte
    .forms = Hütte

word-resource = Holz, Lehm, Stein und Gold. Damit bezahlst du Karten und Gebäude; jeder, der übrig ist, zählt am Ende einen Punkt. Nahrung gehört nicht dazu.
    .name = Rohstoff
    .forms = Rohstoff | Rohstoffs | Rohstoffes | Rohstoffe | Rohstoffen

word-civilization-card = Du kaufst sie mit beliebigen Rohstoffen. Ihr oberer Teil wirkt sofort, ihr unterer Teil zählt am Ende der Partie.
    .name = Zivilisationskarte
    .forms = Zivilisationskarte | Zivilisationskarten | Karte | Karten

word-dice-for-everyone = So viele Würfel, wie ihr seid. Reihum nehmen alle einen, zuerst wer die Karte gekauft hat, und bekommen, was er wert ist.
    .name = Würfel für alle
    .forms = Würfel für alle | Würfeln für alle

word-one-use-tool = Ein Werkzeug von einer Karte. Es kommt zu einem beliebigen Wurf dazu, aber nur einmal in der ganzen Partie.
    .name = Einmalwerkzeug
    .forms = Einmalwerkzeug | Einmalwerkzeugs | Einmalwerkzeuge | Einmalwerkzeugen

word-any-two = Eine Karte, die bei dir bleibt, bis du sie brauchst. Dann bringt sie einmal zwei Rohstoffe deiner Wahl.
    .name = Karte für zwei beliebige Rohstoffe
    .forms = Karte für zwei beliebige | Karte für zwei beliebige Rohstoffe | Karten für zwei beliebige | Karten für zwei beliebige Rohstoffe

word-row = Vier Karten, die man kaufen kann. Sie kosten { $row-0 }, { $row-1 }, { $row-2 } und { $row-3 } Rohstoffe, von rechts nach links; was übrig bleibt, rückt nach rechts.
    .name = Kartenreihe
    .forms = Kartenreihe | die Reihe | in der Reihe | aus der Reihe

word-building = Du zahlst die Rohstoffe, die es zeigt, oder so viele, wie es dich wählen lässt, und bekommst seine Punkte sofort.
    .name = Gebäude
    .forms = Gebäude | Gebäudes | Gebäuden

word-pile = { $pile } Gebäude, das oberste liegt offen. Ist das letzte eines Stapels gekauft, endet die Partie nach dieser Runde.
    .name = Gebäudestapel
    .forms = Gebäudestapel | Gebäudestapels | Gebäudestapeln | eines Stapels | jedes Stapels | seines Stapels | ein Stapel | jeder Stapel | # Stapel

word-hunger = Reichen Nahrung und Rohstoffe nicht für alle Personen, verlierst du { $penalty } Punkte und alle Nahrung.
    .name = Hunger
    .forms = Hunger | Hungers | hungern | hungert | hungrig | hungrige | hungrigen

word-symbol = Ein Zeichen der Kultur auf einer grünen Karte. Am Ende wird die Zahl der verschiedenen Symbole mit sich selbst multipliziert: Vier sind 16 Punkte.
    .name = Kultursymbol
    .forms = Symbol | Symbols | Symbole | Symbolen | Kultursymbol | Kultursymbols | Kultursymbole | Kultursymbolen

word-farmer = Leute auf gelben Karten. Am Ende wird ihre Zahl mit deinem Stand auf der Nahrungsleiste multipliziert.
    .name = Bauer
    .forms = Bauer | Bauern

word-hut-builder = Leute auf gelben Karten. Am Ende wird ihre Zahl mit der Zahl deiner Gebäude multipliziert.
    .name = Hüttenbauer
    .forms = Hüttenbauer | Hüttenbauers | Hüttenbauern

word-shaman = Leute auf gelben Karten. Am Ende wird ihre Zahl mit der Zahl deiner Personen multipliziert.
    .name = Schamane
    .forms = Schamane | Schamanen

## Gruppen der Seite mit dem Glossar

terms-people = Der Stamm und die Runden
terms-places = Orte für deine Personen
terms-pieces = Rohstoffe, Nahrung, Werkzeuge und Punkte
terms-cards = Karten und was sie zeigen
terms-buildings = { board-area-sites }

## Begriffe, die Texte nicht erklären: nur für die Seite mit dem Glossar

word-round = Alle Personen einsetzen, mit ihnen Aktionen ausführen, sie ernähren: Aus diesen drei Teilen besteht eine Runde.
    .name = Runde

word-starting-player = Wer in einer Runde zuerst einsetzt und zuerst Aktionen ausführt. In der nächsten Runde ist es, wer links davon sitzt.
    .name = Startspieler

word-feeding = Das Ende einer Runde: Jede Person isst 1 Nahrung. Für fehlende Nahrung können Rohstoffe einspringen.
    .name = Ernährung

word-forest = Der Ort für Holz. Die Summe der Würfel wird durch { $divisors-forest } geteilt.
    .name = { place-forest }

word-clay-pit = Der Ort für Lehm. Die Summe der Würfel wird durch { $divisors-clay-pit } geteilt.
    .name = { place-clay-pit }

word-quarry = Der Ort für Stein. Die Summe der Würfel wird durch { $divisors-quarry } geteilt.
    .name = { place-quarry }

word-river = Der Ort für Gold. Die Summe der Würfel wird durch { $divisors-river } geteilt.
    .name = { place-river }

word-wood = Ein Rohstoff aus dem Wald. In einem Gebäude mit freier Wahl zählt er { $values-wood } Punkte.
    .name = { kind-wood }

word-brick = Ein Rohstoff aus der Lehmgrube. In einem Gebäude mit freier Wahl zählt er { $values-brick } Punkte.
    .name = { kind-brick }

word-stone = Ein Rohstoff aus dem Steinbruch. In einem Gebäude mit freier Wahl zählt er { $values-stone } Punkte.
    .name = { kind-stone }

word-gold = Ein Rohstoff aus dem Fluss. In einem Gebäude mit freier Wahl zählt er { $values-gold } Punkte.
    .name = { kind-gold }

word-points = Gebäude und manche Karten zählen sofort, alles andere am Ende. Wer die meisten hat, gewinnt.
    .name = Punkte

word-dice = Wer jagt oder sammelt, würfelt mit einem pro Person. Die Summe wird geteilt: So viel gibt es dafür.
    .name = Würfel

word-upper-half = Was eine Karte bringt, sobald du sie kaufst.
    .name = Oberer Teil

word-lower-half = Was eine Karte am Ende zählt: ein Kultursymbol oder Leute.
    .name = Unterer Teil

word-deck = Die Karten, die noch kommen. Reichen sie nicht mehr für die Kartenreihe, endet die Partie sofort.
    .name = Kartenstapel

word-extra-card = Du ziehst sie vom Stapel, ohne sie den anderen zu zeigen. Nur ihr unterer Teil zählt.
    .name = Noch eine Karte

word-pottery =
    .name = { figure-pottery }

word-writing =
    .name = { figure-writing }

word-time =
    .name = { figure-time }

word-transport =
    .name = { figure-transport }

word-healing =
    .name = { figure-healing }

word-weaving =
    .name = { figure-weaving }

word-art =
    .name = { figure-art }

word-music =
    .name = { figure-music }

word-craftsman = Leute auf gelben Karten. Am Ende wird ihre Zahl mit dem Wert deiner Werkzeuge multipliziert.
    .name = Werkzeugmacher (auf Karten)
