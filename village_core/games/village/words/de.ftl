### Die Wörter von Village: Regeln, Namen, Möglichkeiten, Preise, Entscheidungen, was geschieht, das Ende.
###
### A rule's wording may use any number of the edition under its dotted name with hyphens: farm.grain is $farm-grain, the
### second church.grain is $church-grain-1. A ruling is $rulings-tie and so on ("yes" and "no" where it is a switch), and
### $lap-end is bridge or quill. A place has the forms .at, .from (both dative) and .to (accusative), a good and a cube have .a
### (one of them, accusative).

## Regeln: Aufbau und Runde

setup-customers = Vor der ersten Runde werden Kundenplättchen aufgedeckt: eines für jeden benutzten Marktstand und eines für jeden der { $market-queue } Plätze der Warteschlange.
setup-family =
    Alle beginnen mit { $box-family-0 } Figuren der ersten Generation auf dem Hof, { $farm-coins ->
        [one] 1 Münze
       *[other] { $farm-coins } Münzen
    } und dem Marker auf dem ersten Feld der Lebensleiste, aber ohne Einfluss, Güter und Getreide.
setup-seats = Wo ein Tisch es so vereinbart, gibt es zum Ausgleich für den späteren Start an zweiter Stelle 1 Getreide, an dritter einen zufälligen Einflussstein, an vierter einen Einflussstein nach Wahl und an fünfter 1 zusätzliche Münze.
setup-start-player = Spielen mehrere, fängt in der ersten Runde an, wer am ältesten ist.
round-bag = Zu Beginn einer Runde kommen die Einflusssteine vom Aufbaukärtchen und alle Peststeine aus dem Vorrat in den grünen Beutel; reicht eine Farbe nicht, kommt hinein, was da ist.
round-seeding = Die Aktionsfelder werden mit Steinen bestückt, die blind aus dem grünen Beutel gezogen werden: auf jedes Feld so viele, wie das Aufbaukärtchen angibt, und solange der Beutel reicht.
round-start-player = Wer den Ring hat, beginnt die neue Runde und legt ihn in die Ratsstube zurück; hat ihn niemand, bleibt der Startspieler derselbe.
round-end = Wer den letzten Stein von den Aktionsfeldern nimmt, darf noch die Aktion ausführen; dann endet die Runde, und eine Messe wird gehalten, außer nach dem Einläuten des Spielendes.

## Regeln: der Zug

turn-take = In deinem Zug nimmst du genau einen Stein von einem Aktionsfeld, auf dem noch einer liegt, oder du gehst stattdessen zum Brunnen.
turn-plague = Ein Peststein geht sofort in den Vorrat zurück und kostet dich { $turn-plague-time } Zeit.
turn-leave = Aktionen und Privilegien sind ein Angebot: Du darfst sie auslassen. Nur ein Markttag muss stattfinden.
turn-time =
    Jede Sanduhr ist 1 Zeit und rückt deinen Marker auf der Lebensleiste um ein Feld weiter; eine Runde auf der Leiste hat { $farm-lap ->
        [one] 1 Feld
       *[other] { $farm-lap } Felder
    }.
well = Am Brunnen nimmst du keinen Stein, sondern zahlst { $turn-well } Einflusssteine einer Farbe und führst dann eine beliebige Aktion aus, auch eine, deren Feld leer ist.
well-cubes = Der Brunnen lässt sich nur nutzen, solange noch mindestens ein Stein auf einem Aktionsfeld liegt; gehen nach dem Einläuten des Spielendes die Steine aus, darfst du ohnehin eine beliebige Aktion ausführen.
well-coins =
    { $rulings-well-coins ->
        [no] An diesem Tisch zählen Münzen am Brunnen nicht als Einfluss.
       *[yes] Auch am Brunnen zählen Münzen als Einfluss; der ganze Preis darf aus Münzen bestehen.
    }
coin-joker = Eine Münze ist ein Joker: Überall, wo mit Einfluss gezahlt wird, ersetzt sie einen Einflussstein beliebiger Farbe, aber nie Getreide, Güter oder Zeit.
supply-influence = Einfluss kommt aus dem Vorrat, solange er reicht: Ist eine Farbe aufgebraucht, kann sie niemand nehmen.
supply-limited = In der ersten Ausgabe gibt es Güter und Münzen nur so viele, wie in der Schachtel sind: Was aufgebraucht ist, lässt sich weder herstellen noch nehmen, und die letzten Münzen werden ausgezahlt, soweit sie reichen.
supply-unlimited = In der Big Box gehen Güter und Münzen nie aus: Ist der Vorrat leer, nimmt man etwas anderes dafür.
farm-unlimited = Auf einem Hof ist Platz für beliebig viele Einflusssteine, Güter und Münzen; begrenzt ist nur das Getreide.
place-unlimited = In einem Betrieb, an einem Ort, auf einer Stufe der Ratsstube und auf einem Kirchenfenster dürfen beliebig viele Figuren der Mitspielenden stehen, aus einer Familie oder aus mehreren.
trade-none = Untereinander wird nicht gehandelt: Was jemand zahlt, geht in den Vorrat, und was jemand bekommt, kommt von dort.
member-from-farm = Figuren, die auf den Plan oder in den schwarzen Beutel gehen, kommen von deinem Hof: Dort muss also jemand sein.

## Regeln: Ernte und Familie

harvest = Eine Ernte bringt { $farm-harvest } Getreide auf deinen Hof.
harvest-home = Ernten kannst du nur, solange mindestens eine deiner Figuren auf dem Hof ist.
harvest-horse = Mit Pflug und Pferd auf deinem Hof bringt eine Ernte { $farm-harvest-horse } Getreide, und du behältst beide.
harvest-ox = Mit Pflug und Ochse auf deinem Hof bringt eine Ernte { $farm-harvest-ox } Getreide, und du behältst beide.
harvest-limit = Auf einem Hof ist Platz für { $farm-grain } Getreide, mehr fasst er nie.
family-birth = Ein neues Familienmitglied kommt zur Welt und steht auf deinem Hof.
family-smallest = Die Ungeborenen kommen der Reihe nach zur Welt: immer die niedrigste Zahl, die noch im Vorrat ist.
family-all-born = Zur Welt kommen kann nur, wer noch ungeboren ist, und deine Familie ist schon vollzählig.
family-home = Statt Nachwuchs zu bekommen, darfst du eine lebende Figur von irgendwo auf dem Plan auf den Hof zurückholen.
family-not-bag = Aus dem schwarzen Beutel lässt sich niemand auf den Hof zurückholen; hinaus führt nur eine Messe.

## Regeln: Handwerk und Markt

crafts-training = Zur Ausbildung geht eine Figur vom Hof in einen Betrieb und lernt dort so lange, wie die Ausbildung dauert; ob sie gleich ein Gut herstellt, entscheidest du.
crafts-time = Ein Gut herzustellen kostet eine ausgebildete Figur die Zeit, die beim Betrieb steht.
crafts-trained = Um ein Gut gegen Zeit herzustellen, brauchst du in genau diesem Betrieb eine ausgebildete Figur.
crafts-price = Ob eine deiner Figuren im Betrieb steht oder nicht: Du kannst dort das Gut kaufen, zum angegebenen Preis in Einfluss oder Getreide.
crafts-product = Eine Aktion im Handwerk bringt höchstens ein Gut, egal, wie viele deiner Figuren dort arbeiten.
crafts-mill =
    In der Mühle werden aus { $crafts-mill-grain } Getreide und { $crafts-mill-time } Zeit { $crafts-mill-coins ->
        [one] 1 Münze
       *[other] { $crafts-mill-coins } Münzen
    }.
crafts-mill-nobody = In der Mühle wird niemand ausgebildet: Dort steht nie eine Figur.
market-day = Wer auf den Markt geht, ruft einen Markttag aus: Er muss stattfinden, und alle dürfen mitmachen.
market-free-sale = Wer den Markttag ausruft, darf gleich im ersten Zug des Tages einen Kunden ohne Aufpreis bedienen.
market-demand = Um einen Kunden zu bedienen, gibst du alle Güter und alles Getreide ab, die sein Plättchen zeigt.
market-surcharge = Nur der erste Verkauf des Ausrufers ist ohne Aufpreis; jeder andere kostet zusätzlich zu dem, was der Kunde verlangt, { $market-surcharge-persuasion } Überzeugung und { $market-surcharge-time } Zeit.
market-queue = Bedienen kannst du nur Kunden an den Marktständen; die in der Warteschlange müssen noch warten.
market-serve = Im Uhrzeigersinn bedient, wer noch dabei ist, jeweils einen Kunden und behält das Plättchen verdeckt bis zum Spielende.
market-pass = Wer passt, ist für den Rest des Markttags draußen.
market-refill = Nach einem Markttag rückt die Warteschlange auf die leeren Marktstände vor, und vom Stapel stellen sich neue Kunden an.

## Regeln: Reise

travel-toll =
    Jede Reise kostet { $travel-time } Zeit und { $travel-wagons ->
        [one] 1 Planwagen
       *[other] { $travel-wagons } Planwagen
    }.
travel-influence = Ein Weg verlangt außerdem den Einfluss, der neben ihm steht.
travel-road = Eine Reise führt auf einem Weg bis zum nächsten Ort; vom Dorf aus führen Wege nur zu den beiden nächsten Orten.
travel-no-return = Niemand reist ins Dorf zurück: Nur die Aktion „Familie“ holt eine Figur auf den Hof zurück.
travel-move = Eine Figur macht eine Reise: vom Hof aus oder von dem Ort aus, an dem sie steht.
travel-reward = Beim ersten Besuch eines Ortes bekommst du die Belohnung, die dort steht.
travel-once = An jedem Ort legst du nur einmal einen Marker ab und wirst nur einmal belohnt; ein weiterer Besuch kostet dasselbe und bringt nichts.

## Regeln: Ratsstube und Kirche

council-price =
    Um in die Ratsstube einzutreten oder dort aufzurücken, zahlst du { $council-persuasion } Überzeugung oder { $council-scrolls ->
        [one] 1 Schriftrolle
       *[other] { $council-scrolls } Schriftrollen
    }.
council-time = Außerdem kostet jede Stufe der Ratsstube, die du betrittst, Zeit: die erste { $council-time-0 }, die zweite { $council-time-1 }, die dritte { $council-time-2 } und die vierte { $council-time-3 }.
council-enter = Eine Figur vom Hof tritt auf der ersten Stufe in die Ratsstube ein.
council-advance = In der Ratsstube rückt eine Figur immer nur um eine Stufe auf.
council-top = Die vierte Stufe ist die höchste: Von dort rückt niemand weiter auf.
council-member = Um ein Privileg zu nutzen, ohne jemanden zu bewegen, brauchst du eine Figur in der Ratsstube.
council-stay = Ein Privileg zu nutzen, ohne jemanden zu bewegen, kostet nichts als die Aktion.
privilege-stage = Du darfst ein Privileg nutzen: nach dem Eintreten oder Aufrücken das der Stufe, die diese Figur erreicht hat, oder ein niedrigeres; ohne Bewegung das der Stufe deiner höchsten Figur in der Ratsstube oder ein niedrigeres.
privilege-ring =
    { $alone ->
        [yes] Mit dem ersten Privileg nimmst du den Ring. Bis zur neuen Runde kannst du ihn ausgeben wie eine Münze.
       *[no] Mit dem ersten Privileg nimmst du den Ring: Du fängst die nächste Runde an.
    }
privilege-ring-taken = Es gibt nur einen Ring: Ist er genommen, bringt das erste Privileg bis zur nächsten Runde nichts.
privilege-influence =
    Das zweite Privileg bringt dir { $council-influence } Einflusssteine { $rulings-second-privilege ->
        [different] verschiedener Farben nach deiner Wahl
       *[any] nach deiner Wahl
    }.
privilege-different = Die Einflusssteine des zweiten Privilegs müssen verschiedene Farben haben.
privilege-good = Das dritte Privileg bringt dir ein Gut nach Wahl.
privilege-prestige =
    Mit dem vierten Privileg tauschst du genau { $council-coins ->
        [one] 1 Münze
       *[other] { $council-coins } Münzen
    } gegen { $council-prestige ->
        [one] 1 Ruhmespunkt
       *[other] { $council-prestige } Ruhmespunkte
    }, pro Nutzung nur einmal.
church-price = Der Eintritt in die Kirche kostet { $church-faith } Glaube oder stattdessen { $church-time } Zeit.
church-time = Statt mit Glaube darfst du den Eintritt in die Kirche mit { $church-time } Zeit bezahlen.
church-bag = Eine Figur, die in die Kirche eintritt, geht vom Hof in den schwarzen Beutel und wartet dort auf eine Messe.

## Regeln: Sterben

dying-after-action =
    Überschreitet dein Marker auf der Lebensleiste { $lap-end ->
        [quill] den Federkiel
       *[bridge] die Brücke
    }, stirbt am Ende deines Zuges, nach der Aktion, eine deiner ältesten Figuren.
dying-at-once =
    Überschreitet dein Marker auf der Lebensleiste während eines Markttags { $lap-end ->
        [quill] den Federkiel
       *[bridge] die Brücke
    }, stirbt eine deiner ältesten Figuren sofort.
dying-eldest = Die niedrigste Zahl stirbt zuerst; haben mehrere Figuren dieselbe Zahl, entscheidet, wem sie gehören.
dying-visible = Sterben können nur Figuren, die auf dem Hof oder auf dem Plan zu sehen sind, nicht die im schwarzen Beutel.
dying-nobody = Ist niemand aus deiner Familie auf dem Hof oder auf dem Plan zu sehen, stirbt niemand, auch später nicht.
dying-chronicle = Eine verstorbene Figur kommt in die Dorfchronik, und zwar in den Bereich, der zu ihrem Standort gehört, wenn dort noch ein Platz frei ist.
dying-grave = Ist in der Dorfchronik der Bereich voll, der zum Standort einer verstorbenen Figur gehört, kommt sie in ein anonymes Grab.
dying-no-room = Ist weder in diesem Bereich der Chronik noch bei den Gräbern Platz, kommt eine verstorbene Figur aus dem Spiel.
dying-last-turns = Wo ein Tisch es so vereinbart, kommt eine Figur, die nach dem Einläuten des Spielendes stirbt, einfach aus dem Spiel.

## Regeln: die Messe

mass-buy-out =
    Vor dem Ziehen darf reihum, wer will, eigene Figuren aus dem schwarzen Beutel freikaufen, für je { $church-coins ->
        [one] 1 Münze
       *[other] { $church-coins } Münzen
    }, bis vier draußen sind.
mass-draw = Bei einer Messe kommen vier Figuren aus dem schwarzen Beutel: Werden weniger als vier freigekauft, wird der Rest blind gezogen.
mass-monks = Die gezogenen Mönche kommen in den schwarzen Beutel zurück.
mass-rise = Reihum dürft ihr je einmal eigene Figuren auf den Kirchenfenstern aufsteigen lassen, so viele Schritte, wie ihr bezahlen könnt; die Schritte kosten { $church-grain-0 }, { $church-grain-1 } und { $church-grain-2 } Getreide.
mass-top = Das vierte Fenster ist das höchste: Darüber hinaus steigt niemand auf.
mass-majority =
    Wer am Ende einer Messe die meisten Figuren in der Kirche hat, bekommt { $church-majority ->
        [one] 1 Ruhmespunkt
       *[other] { $church-majority } Ruhmespunkte
    }.
mass-majority-tie = Haben mehrere die meisten Figuren in der Kirche, bekommt den Ruhm, wessen höchste Figur weiter oben steht.
mass-majority-shared = Stehen die höchsten Figuren derer, die in der Kirche gleichauf liegen, gleich hoch, bekommen alle Beteiligten den vollen Ruhm.

## Regeln: Ende und Wertung

end-chronicle = Das Spielende wird eingeläutet, wenn der letzte freie Platz der Dorfchronik belegt ist.
end-graves = Das Spielende wird eingeläutet, wenn das letzte freie anonyme Grab belegt ist.
end-last-turns = Wer in der Chronik oder bei den Gräbern den letzten freien Platz besetzt hat, kommt nicht mehr an die Reihe; im Uhrzeigersinn haben alle anderen noch genau einen Zug.
end-market-caller = Besetzt der Ausrufer eines Markttags dabei in der Chronik oder bei den Gräbern den letzten freien Platz, wird der Markttag erst zu Ende gespielt; danach haben alle anderen noch einen Zug.
end-market-other =
    Besetzt an einem Markttag nicht der Ausrufer, sondern jemand anderes in der Chronik oder bei den Gräbern den letzten freien Platz, wird der Markttag erst zu Ende gespielt; danach haben alle noch einen Zug, { $rulings-market-trigger ->
        [trigger-last] beginnend links von dem, der den Platz besetzt hat und damit zuletzt drankommt
       *[caller-last] beginnend links vom Ausrufer, der damit zuletzt drankommt
    }.
end-cubes-out = Gehen nach dem Einläuten des Spielendes die Steine aus, wird weder aufgefüllt noch eine Messe gehalten; wer noch dran ist, darf eine beliebige Aktion ausführen, ohne einen Stein zu nehmen.
end-final-mass = Nach den letzten Zügen wird eine letzte Messe gehalten, und dann wird gewertet.
score-prestige = Ruhmespunkte, die du während der Partie bekommen hast, zählen voll.
score-travel = Wer 1 bis 6 Orte besucht hat, bekommt dafür { $travel-points-0 }, { $travel-points-1 }, { $travel-points-2 }, { $travel-points-3 }, { $travel-points-4 } oder { $travel-points-5 } Ruhmespunkte.
score-council = Jede Figur auf der ersten bis vierten Stufe der Ratsstube bringt { $council-points-0 }, { $council-points-1 }, { $council-points-2 } oder { $council-points-3 } Ruhmespunkte.
score-church = Jede Figur auf dem ersten bis vierten Kirchenfenster bringt { $church-points-0 }, { $church-points-1 }, { $church-points-2 } oder { $church-points-3 } Ruhmespunkte.
score-chronicle = Eine Familie mit 0, 1, 2, 3, 4 oder mindestens 5 Figuren in der Dorfchronik bekommt { $chronicle-points-0 }, { $chronicle-points-1 }, { $chronicle-points-2 }, { $chronicle-points-3 }, { $chronicle-points-4 } oder { $chronicle-points-5 } Ruhmespunkte.
score-customers = Die Kunden, die du bedient hast, werden aufgedeckt und bringen die Ruhmespunkte auf ihren Plättchen.
score-coins = Jede Münze, die du noch hast, zählt 1 Ruhmespunkt.
score-nothing = Bei Spielende bringen Gräber, Güter, Getreide und Einflusssteine keine Punkte, ebenso wenig Figuren auf dem Hof, in einem Betrieb, an einem Ort oder im schwarzen Beutel.
win-most = Wer die meisten Ruhmespunkte hat, gewinnt.
tie-customers = Haben mehrere die meisten Ruhmespunkte, gewinnt, wer von ihnen mehr Kunden bedient hat.
tie-grain = Haben mehrere die meisten Ruhmespunkte, gewinnt, wer von ihnen mehr Getreide übrig hat.
tie-living = Herrscht zwischen denen mit den meisten Ruhmespunkten auch nach dem ersten Vergleich noch Gleichstand, gewinnt, wer von ihnen mehr lebende Figuren hat; der schwarze Beutel zählt mit, die Ungeborenen nicht.

## Regeln: das Solospiel gegen Carla

solo-setup = Ein Solospiel wird wie ein Spiel zu zweit aufgebaut: Die Älteren aus Carlas Familie stehen neben Carlas Tafel, die Jüngeren warten an der Kirche, und Carla hat weder Münzen noch Güter.
solo-start = Im Solospiel bist du die ganze Partie über Startspieler.
solo-order = Auf Carlas Tafel folgen die Aktionsfelder im Uhrzeigersinn so aufeinander: { $solo-order }, dann wieder von vorn.
solo-ring = Im Solospiel kannst du den genommenen Ring bis zur neuen Runde ausgeben wie eine Münze; behältst du ihn, kommt er dann in die Ratsstube zurück.
solo-ring-spent = Ein Ring, der wie eine Münze ausgegeben wurde, liegt im Vorrat und kann erst in der nächsten Runde wieder genommen werden.
solo-match = Nimmst du einen Stein, nimmt Carla einen der gleichen Farbe vom selben Aktionsfeld, ob du dann etwas tust oder nicht; das gilt auch für Peststeine.
solo-match-next = Liegt auf dem Feld, von dem du deinen Stein genommen hast, kein weiterer dieser Farbe, nimmt Carla einen vom nächsten Aktionsfeld im Uhrzeigersinn, auf dem einer liegt.
solo-any = Liegt auf dem ganzen Plan kein Stein der Farbe mehr, nimmt Carla irgendeinen Stein von dem Feld, von dem du deinen genommen hast; welchen, suchst du aus.
solo-any-next = Liegt auf dem Plan kein Stein deiner Farbe mehr und ist das Feld leer, von dem du deinen genommen hast, suchst du für Carla einen Stein vom nächsten Aktionsfeld im Uhrzeigersinn aus, auf dem noch welche liegen.
solo-die =
    { $rulings-rival-cube ->
        [die] Hast du einen Stein genommen, sagt ein vierseitiger Würfel, welche Farbe Carla nimmt; er wird so lange geworfen, bis er eine Farbe zeigt, die noch auf dem Plan liegt.
       *[match] Wenn du es so spielen willst, sagt ein vierseitiger Würfel, welche Farbe Carla nimmt; er wird so lange geworfen, bis er eine Farbe zeigt, die noch auf dem Plan liegt.
    }
solo-die-cube = Carla nimmt die gewürfelte Farbe von dem Feld, von dem du deinen Stein genommen hast, oder sonst vom nächsten Aktionsfeld im Uhrzeigersinn, auf dem sie liegt.
solo-die-one = Liegt nur noch eine Farbe Einfluss auf dem Plan, ruht der Würfel: Du suchst für Carla einen Stein von dem Feld aus, von dem du deinen genommen hast, oder vom nächsten im Uhrzeigersinn, auf dem noch welche liegen.
solo-track = Jeder Stein, den Carla nimmt, kommt auf das nächste Feld von Carlas Leiste, der allererste neben die Ratsstube.
solo-fate = Wird ein Stein über eines von Carlas Schicksalsplättchen hinaus gelegt, wird das Plättchen sofort aufgedeckt; eines der drei Plättchen eines Satzes zeigt den Federkiel, die anderen beiden sind leer.
solo-quill = Ein Federkiel bedeutet einen Todesfall in Carlas Familie: zuerst die niedrigste Zahl neben Carlas Tafel, dann die niedrigste unter denen, die an der Kirche warten, dann die Figur, die auf den Kirchenfenstern am niedrigsten steht; nie jemand im schwarzen Beutel.
solo-shuffle = Sobald alle drei Plättchen eines Satzes offen liegen, werden sie gemischt und liegen wieder verdeckt.
solo-dying = Carlas Verstorbene kommen in den Bereich der Dorfchronik, der zu dem Aktionsfeld gehört, von dem der Stein kam, durch den der Federkiel aufgedeckt wurde; Ernte und Familie zählen beide als Hof.
solo-dying-market = Kam der Stein, der am Federkiel vorbei gelegt wurde, vom Markt, kommt die Figur aus Carlas Familie in ein anonymes Grab.
solo-market-serve = An einem Markttag bedient Carla einen Kunden, den vordersten, ohne etwas dafür zu zahlen; an deinem eigenen Markttag tut sie das nach deinem ersten Zug.
solo-market-call =
    Kommt Carlas Stein vom Markt, ruft sie einen Markttag aus: Sie bedient { $rulings-rival-market ->
        [no] einen Kunden, und sonst verkauft niemand
       *[yes] zuerst, und danach darfst du mit Aufpreis verkaufen
    }.
solo-church = Kommt Carlas Stein von der Kirche, geht von denen, die dort warten, die niedrigste Zahl in den schwarzen Beutel, ohne zu zahlen.
solo-church-nobody = Wartet niemand aus Carlas Familie mehr an der Kirche, lässt sie diese Aktion aus, bis zum Ende der Partie.
solo-well =
    Nach einem Zug am Brunnen tut Carla nichts: Sie nimmt keinen Stein{ $rulings-rival-well ->
        [yes] , kommt aber zu einem Markttag, den du dort ausrufst
       *[no] { " " }und bleibt einem Markttag fern, den du dort ausrufst
    }.
solo-window = Wird bei einer Messe jemand aus Carlas Familie gezogen, kommt die Figur auf das niedrigste Kirchenfenster, auf dem noch keine von Carlas Figuren steht.
solo-windows-full = Steht schon auf jedem Kirchenfenster eine von Carlas Figuren, kommt die nächste, die gezogen wird, in den schwarzen Beutel zurück.
solo-majority = Bei der Frage, wer die meisten Figuren in der Kirche hat, zählt Carla mit, bekommt aber keinen Ruhm.
solo-new-round = Zu Beginn einer neuen Runde kommen alle Steine auf Carlas Tafel außer dem letzten in den Vorrat zurück; Carlas nächster Stein kommt auf das Feld danach.
solo-rank = Ein Solospiel bringt einen Rang ein, je nachdem, wie viele Ruhmespunkte du erreichst.

## Namen: Ausgaben, Einfluss, Dinge und Mengen

edition-first_2011 = Village
edition-big_box_2023 = Village: Big Box
influence-skill = Können
influence-persuasion = Überzeugung
influence-faith = Glaube
influence-knowledge = Wissen
colour-orange = orange
colour-green = { colour-name-green }
colour-brown = braun
colour-pink = rosa
cube-skill = Können ({ $colour })
    .a = 1 Können ({ $colour })
cube-persuasion = Überzeugung ({ $colour })
    .a = 1 Überzeugung ({ $colour })
cube-faith = Glaube ({ $colour })
    .a = 1 Glauben ({ $colour })
cube-knowledge = Wissen ({ $colour })
    .a = 1 Wissen ({ $colour })
cube-plague = Pest (schwarz)
    .a = einen Peststein (schwarz)
good-scroll = Schriftrolle
    .a = eine Schriftrolle
good-wagon = Planwagen
    .a = einen Planwagen
good-plow = Pflug
    .a = einen Pflug
good-horse = Pferd
    .a = ein Pferd
good-ox = Ochse
    .a = einen Ochsen
good-coin = Münze
rival-name = Carla
rival-beside = neben Carlas Tafel
rival-waiting = wartet an der Kirche
# $cube (text): a cube's name with its colour
amount-cubes = { $count } { $cube }
amount-skill = { $count } Können
amount-persuasion = { $count } Überzeugung
amount-faith = { $count } Glaube
amount-knowledge = { $count } Wissen
amount-plague =
    { $count ->
        [one] 1 Peststein
       *[other] { $count } Peststeine
    }
amount-grain = { $count } Getreide
amount-coin =
    { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
amount-scroll =
    { $count ->
        [one] 1 Schriftrolle
       *[other] { $count } Schriftrollen
    }
amount-wagon = { $count } Planwagen
amount-plow =
    { $count ->
        [one] 1 Pflug
       *[other] { $count } Pflüge
    }
amount-horse =
    { $count ->
        [one] 1 Pferd
       *[other] { $count } Pferde
    }
amount-ox =
    { $count ->
        [one] 1 Ochse
       *[other] { $count } Ochsen
    }
amount-prestige =
    { $count ->
        [one] 1 Ruhmespunkt
       *[other] { $count } Ruhmespunkte
    }
amount-joker =
    { $count ->
        [one] 1 Münze als Einfluss
       *[other] { $count } Münzen als Einfluss
    }
amount-ring = der Ring
amount-ring-joker = der Ring als Einfluss
## Namen: Felder, Orte, Leute

space-harvest = Ernte
    .at = bei der Ernte
    .from = von der Ernte
space-family = Familie
    .at = auf dem Feld Familie
    .from = vom Feld Familie
space-crafts = Handwerk
    .at = beim Handwerk
    .from = vom Handwerk
space-market = Markt
    .at = auf dem Markt
    .from = vom Markt
space-travel = Reise
    .at = auf dem Feld Reise
    .from = vom Feld Reise
space-council = Ratsstube
    .at = an der Ratsstube
    .from = von der Ratsstube
space-church = Kirche
    .at = an der Kirche
    .from = von der Kirche
member = „{ $generation }“
place-unborn = Ungeboren
    .at = unter den Ungeborenen
    .from = von den Ungeborenen
    .to = zu den Ungeborenen
place-farm = Hof
    .at = auf dem Hof
    .from = vom Hof
    .to = auf den Hof
place-wainwright = Wagnerei
    .at = in der Wagnerei
    .from = aus der Wagnerei
    .to = in die Wagnerei
place-stable = Ställe
    .at = in den Ställen
    .from = aus den Ställen
    .to = in die Ställe
place-office = Schreibstube
    .at = in der Schreibstube
    .from = aus der Schreibstube
    .to = in die Schreibstube
place-smithy = Schmiede
    .at = in der Schmiede
    .from = aus der Schmiede
    .to = in die Schmiede
place-mill = Mühle
    .at = in der Mühle
    .from = aus der Mühle
    .to = in die Mühle
place-city-a = Ort A
    .at = in Ort A
    .from = von Ort A
    .to = nach Ort A
place-city-b = Ort B
    .at = in Ort B
    .from = von Ort B
    .to = nach Ort B
place-city-c = Ort C
    .at = in Ort C
    .from = von Ort C
    .to = nach Ort C
place-city-d = Ort D
    .at = in Ort D
    .from = von Ort D
    .to = nach Ort D
place-city-e = Ort E
    .at = in Ort E
    .from = von Ort E
    .to = nach Ort E
place-city-f = Ort F
    .at = in Ort F
    .from = von Ort F
    .to = nach Ort F
place-council-1 = Ratsstube, 1. Stufe
    .at = auf der 1. Stufe der Ratsstube
    .from = von der 1. Stufe der Ratsstube
    .to = auf die 1. Stufe der Ratsstube
place-council-2 = Ratsstube, 2. Stufe
    .at = auf der 2. Stufe der Ratsstube
    .from = von der 2. Stufe der Ratsstube
    .to = auf die 2. Stufe der Ratsstube
place-council-3 = Ratsstube, 3. Stufe
    .at = auf der 3. Stufe der Ratsstube
    .from = von der 3. Stufe der Ratsstube
    .to = auf die 3. Stufe der Ratsstube
place-council-4 = Ratsstube, 4. Stufe
    .at = auf der 4. Stufe der Ratsstube
    .from = von der 4. Stufe der Ratsstube
    .to = auf die 4. Stufe der Ratsstube
place-bag = Schwarzer Beutel
    .at = im schwarzen Beutel
    .from = aus dem schwarzen Beutel
    .to = in den schwarzen Beutel
place-church-1 = Kirche, 1. Fenster
    .at = auf dem 1. Kirchenfenster
    .from = vom 1. Kirchenfenster
    .to = auf das 1. Kirchenfenster
place-church-2 = Kirche, 2. Fenster
    .at = auf dem 2. Kirchenfenster
    .from = vom 2. Kirchenfenster
    .to = auf das 2. Kirchenfenster
place-church-3 = Kirche, 3. Fenster
    .at = auf dem 3. Kirchenfenster
    .from = vom 3. Kirchenfenster
    .to = auf das 3. Kirchenfenster
place-church-4 = Kirche, 4. Fenster
    .at = auf dem 4. Kirchenfenster
    .from = vom 4. Kirchenfenster
    .to = auf das 4. Kirchenfenster
place-chronicle-farm = Dorfchronik, Bereich Hof
    .at = im Bereich Hof der Dorfchronik
    .from = aus dem Bereich Hof der Dorfchronik
    .to = in den Bereich Hof der Dorfchronik
place-chronicle-crafts = Dorfchronik, Bereich Handwerk
    .at = im Bereich Handwerk der Dorfchronik
    .from = aus dem Bereich Handwerk der Dorfchronik
    .to = in den Bereich Handwerk der Dorfchronik
place-chronicle-travel = Dorfchronik, Bereich Reise
    .at = im Bereich Reise der Dorfchronik
    .from = aus dem Bereich Reise der Dorfchronik
    .to = in den Bereich Reise der Dorfchronik
place-chronicle-church = Dorfchronik, Bereich Kirche
    .at = im Bereich Kirche der Dorfchronik
    .from = aus dem Bereich Kirche der Dorfchronik
    .to = in den Bereich Kirche der Dorfchronik
place-chronicle-council = Dorfchronik, Bereich Ratsstube
    .at = im Bereich Ratsstube der Dorfchronik
    .from = aus dem Bereich Ratsstube der Dorfchronik
    .to = in den Bereich Ratsstube der Dorfchronik
place-grave = Anonymes Grab
    .at = in einem anonymen Grab
    .from = aus einem anonymen Grab
    .to = in ein anonymes Grab
place-gone = Aus dem Spiel
    .at = nicht mehr im Spiel
    .from = von außerhalb des Spiels
    .to = aus dem Spiel
customer = { $demand } ({ $prestige })

## Möglichkeiten, wie auf einem Knopf

choice-take =
    { $what ->
        [nothing] Einen Stein { $space-from } nehmen
       *[cube] { $cube } { $space-from } nehmen
    }
choice-well =
    { $what ->
        [nothing] Nur mit Münzen zum Brunnen gehen
       *[influence] Mit { $influence } zum Brunnen gehen
    }
choice-leave = Aktion auslassen
choice-harvest = Die Ernte einbringen
choice-birth = Eine { $member } zur Welt kommen lassen
choice-bring-home = Eine { $member } { $place-from } auf den Hof zurückholen
choice-train =
    { $what ->
        [nothing] Eine { $member } { $building-at } ausbilden
       *[product] Eine { $member } { $building-at } ausbilden und gleich { $product-a } bekommen
    }
choice-produce = { CAPITAL($product-a) } { $building-at } herstellen
choice-buy = { CAPITAL($product-a) } { $building-at } kaufen
choice-grind = Getreide in der Mühle mahlen
choice-hold-market = Einen Markttag ausrufen
choice-serve = Den Kunden bedienen: { $customer }
choice-pass = Für den Rest des Tages passen
choice-travel = Eine { $member } { $start-from } { $end-to } schicken
choice-enter-council = Eine { $member } in die Ratsstube schicken
choice-advance = Eine { $member } { $start-from } aufrücken lassen
choice-stay-in-council = Ein Privileg nutzen, ohne jemanden zu bewegen
choice-take-ring =
    { $alone ->
        [yes] Den Ring nehmen (gilt bis zur neuen Runde als Münze)
       *[no] Den Ring nehmen und die nächste Runde anfangen
    }
choice-take-influence = { $kinds } nehmen
choice-take-good = { CAPITAL($good-a) } nehmen
choice-buy-prestige = { $prestige } kaufen
choice-decline = Kein Privileg nutzen
choice-join-church = Eine { $member } in den schwarzen Beutel legen
choice-bury =
    { $rest ->
        [nothing] Die { $member } { $place-at } sterben lassen
       *[place] Die { $member } { $place-at } sterben lassen: { $rest }
    }
choice-buy-out = Eine { $member } aus dem schwarzen Beutel freikaufen
choice-rise = Die { $member } { $start-from } aufsteigen lassen
choice-done = Hier aufhören
choice-spend =
    { $who }: { $time } Zeit{ $why ->
        [nothing] { "" }
       *[other] { " " }für { $why }
    }
choice-send =
    { $time ->
        [0] { $who }: Die { $member } geht { $start-from } { $end-to }
       *[other] { $who }: Die { $member } geht { $start-from } { $end-to }, { $time } Zeit
    }
choice-note =
    { $turn ->
        [more] { $who }: { $pieces } mehr
       *[fewer] { $who }: { $pieces } weniger
    }
choice-sold = { $who } bedient einen Kunden: { $customer }
choice-claim-ring = { $who } nimmt den Ring
choice-end-turn = Der Zug ist zu Ende
choice-end-round = Der Zug ist zu Ende, und auf dem Plan liegt kein Stein mehr
choice-nobody-dies = Niemand stirbt
choice-reveal = Aufgedeckt: { $customer }
choice-seed = { $space }: { $cubes }
choice-draw-member = { $who }: eine { $member }
choice-draw-monk = Ein Mönch
choice-draw-influence = { $influence }
choice-turn-fate =
    { $fate ->
        [quill] Der Federkiel
       *[blank] Ein leeres Plättchen
    }

## Preise, warum etwas nicht geht, Quellen

lack-influence =
    { $has ->
        [0] { $needed } (du hast 0)
       *[other] { $needed } (du hast { $has }, Münzen mitgezählt)
    }
lack-harvest-limit = Auf deinem sind es gerade { $has }.
lack-supply-limited = Im Vorrat ist davon gerade nichts mehr: { $good }.
lack-privilege-stage = Deine Figur steht erst auf Stufe { $has }, und dafür braucht es Stufe { $needed }.
lack-seeding-count =
    { $needed ->
        [one] Hierher gehört ein Stein, nicht { $has }.
       *[other] Hierher gehören { $needed } Steine, nicht { $has }.
    }
lack-seeding-colour =
    { $has ->
        [0] Im grünen Beutel ist nichts mehr von dieser Farbe für { $needed }.
       *[other] Im grünen Beutel sind von dieser Farbe nur { $has } für { $needed }.
    }
text-000 = die Regelübersicht eines Spielers (auf Koreanisch)
text-002 = die Kurzspielregel (auf Deutsch)
text-004 = die Spielregel des Verlags zur Big Box (in der chinesischen Ausgabe)
text-EN = die englische Spielregel des Verlags, nach unseren Notizen

## Entscheidungen

decision-turn = { $who }: Nimm einen Stein von einem Aktionsfeld oder geh zum Brunnen.
decision-acting = { $who }: Nutz die Aktion { $space-at } oder lass sie aus.
decision-acting-any = { $who }: Führ eine beliebige Aktion aus oder lass sie aus.
decision-privileges =
    { $stage ->
        [1] { $who }: Nutz das Privileg der ersten Stufe oder keines.
       *[other] { $who }: Nutz ein Privileg der Stufen 1 bis { $stage } oder keines.
    }
decision-rewarded =
    { $count ->
        [one] { $who }: Nimm einen Einflussstein nach Wahl.
       *[other] { $who }: Nimm { $count } Einflusssteine nach Wahl.
    }
decision-market-day = { $who }: Bediene einen Kunden mit Aufpreis oder passe für den Rest des Tages.
decision-market-day-called = { $who }: { $caller } hat einen Markttag ausgerufen. Bediene einen Kunden mit Aufpreis oder passe für den Rest des Tages.
decision-market-day-called-rival = { decision-market-day-called }
decision-market-day-free = { $who }: Bediene einen Kunden ohne Aufpreis oder passe für den Rest des Tages.
decision-dying = { $who }: Welche deiner ältesten Figuren stirbt?
decision-buying-out =
    { $left ->
        [one] { $who }: Eine Figur für eine Münze aus dem schwarzen Beutel freikaufen? Eine darf noch heraus.
       *[other] { $who }: Figuren für je eine Münze aus dem schwarzen Beutel freikaufen? { $left } dürfen noch heraus.
    }
decision-rising = { $who }: Lass Figuren für Getreide auf den Kirchenfenstern aufsteigen oder hör auf.
decision-revealing = Zufall: Vom Stapel wird ein Kunde aufgedeckt.
decision-seeding =
    { $count ->
        [one] Zufall: Für das Feld { $space } wird ein Stein gezogen.
       *[other] Zufall: Für das Feld { $space } werden { $count } Steine gezogen.
    }
decision-drawing =
    { $left ->
        [one] Zufall: Noch eine Figur wird aus dem schwarzen Beutel gezogen.
       *[other] Zufall: Noch { $left } Figuren werden aus dem schwarzen Beutel gezogen.
    }
decision-drawing-influence = Zufall: { $who } bekommt einen zufälligen Einflussstein.
decision-answering = { $who }: Wähl den Stein, den Carla nimmt.
decision-rolling = Zufall: Der Würfel sagt, welche Farbe Carla nimmt.
decision-turning-fate = Zufall: Eines von Carlas Schicksalsplättchen wird aufgedeckt.
waiting-reacting = Carla kommt vielleicht auf den Markt oder schickt jemanden in die Kirche
waiting-turning-fate = eines von Carlas Schicksalsplättchen wird aufgedeckt
waiting-answering = Carla nimmt einen Stein
waiting-rolling = der Würfel sagt, welche Farbe Carla nimmt
waiting-turn = { $who } ist am Zug
waiting-revealing = neue Kunden werden aufgedeckt
waiting-seeding = die Aktionsfelder werden bestückt
waiting-buying-out = Figuren aus dem schwarzen Beutel dürfen freigekauft werden
waiting-drawing = aus dem schwarzen Beutel wird gezogen
waiting-rising = Figuren dürfen in der Kirche aufsteigen
waiting-acting = { $who } führt eine Aktion aus
waiting-privileges = { $who } nutzt ein Privileg
waiting-rewarded = { $who } nimmt Einfluss
waiting-market-day = der Markttag geht weiter
waiting-dying = { $who } verliert eine der ältesten Figuren
waiting-drawing-influence = { $who } bekommt einen zufälligen Einflussstein
waiting-compensating = die späteren Plätze bekommen ihren Ausgleich
waiting-new-round = eine neue Runde beginnt
waiting-last-turns =
    { $left ->
        [0] die letzte Messe
       *[other] die letzten Züge: { $order }
    }
waiting-scoring = { waiting-tallying }
decision-tracking = { $who } ist am Zug.
decision-laid-to-rest = { $who }: Welche deiner ältesten Figuren stirbt, und wo hat sie gearbeitet?
decision-tallying = Zählt zusammen: Was ergibt jede Zeile des Wertungsbogens?
waiting-tracking = { waiting-turn }
waiting-laid-to-rest = { waiting-dying }

## Was geschah

event-cube-taken = { $who } nimmt { $cube-a } { $space-from }.
event-cube-taken-rival = { event-cube-taken }
event-rival-came = Carla ist gekommen: Die Älteren aus ihrer Familie stehen neben Carlas Tafel, die Jüngeren warten an der Kirche.
event-round-began-solo-start = Eine neue Runde beginnt; du fängst an.
event-unanswered = Carla lässt den Brunnen Brunnen sein.
event-die-rolled = Der Würfel sagt, was Carla nimmt: { $influence }.
event-track-moved = Der Stein liegt auf Feld { $spot } von Carlas Leiste.
event-fate-turned-solo-fate = Er kommt an einem Schicksalsplättchen vorbei: Es ist leer.
event-fate-turned-solo-quill = Er kommt an einem Schicksalsplättchen vorbei, und es zeigt den Federkiel: Jemand aus Carlas Familie stirbt.
event-fate-shuffled = Alle drei Plättchen dieses Satzes lagen offen: Sie werden gemischt und liegen wieder verdeckt.
event-ring-spent = { $who } gibt den Ring aus wie eine Münze.
event-track-cleared = Von Carlas Tafel zurück in den Vorrat: { $cubes }.
event-market-called-solo-market-call = Carla ruft einen Markttag aus.
event-customer-served-solo-market-serve = Carla bedient den vordersten Kunden: { $customer }.
event-action-left-solo-church-nobody = Niemand aus Carlas Familie wartet an der Kirche: Sie lässt die Aktion aus.
event-time-passed = { $who } verliert { $time } Zeit.
event-time-passed-turn-plague = Die Pest kostet { $who } { $time } Zeit.
event-time-passed-crafts-product = Die Arbeit im Handwerk kostet { $who } { $time } Zeit.
event-time-passed-crafts-training = Die Ausbildung kostet { $who } { $time } Zeit.
event-time-passed-crafts-time = Die Herstellung kostet { $who } { $time } Zeit.
event-time-passed-crafts-mill = Die Mühle kostet { $who } { $time } Zeit.
event-time-passed-market-surcharge = Der Verkauf kostet { $who } { $time } Zeit.
event-time-passed-travel-toll = Die Reise kostet { $who } { $time } Zeit.
event-time-passed-travel-move = { event-time-passed-travel-toll }
event-time-passed-council-time = Die Ratsstube kostet { $who } { $time } Zeit.
event-time-passed-council-price = { event-time-passed-council-time }
event-time-passed-council-enter = { event-time-passed-council-time }
event-time-passed-council-advance = { event-time-passed-council-time }
event-time-passed-church-time = Der Eintritt in die Kirche kostet { $who } { $time } Zeit.
event-time-passed-church-price = { event-time-passed-church-time }
event-time-passed-church-bag = { event-time-passed-church-time }
event-paid-well = { $who } geht zum Brunnen und zahlt: { $spent }.
event-board-seeded = Die Aktionsfelder werden mit Steinen bestückt.
event-board-emptied = Auf dem Plan liegt kein Stein mehr.
event-noted =
    { $turn ->
        [more] { $who }: { $pieces } mehr.
       *[fewer] { $who }: { $pieces } weniger.
    }
event-noted-crafts-mill =
    { $turn ->
        [more] Die Mühle bringt { $who } { $pieces }.
       *[fewer] Die Mühle kostet { $who } { $pieces }.
    }
event-noted-market-demand =
    { $turn ->
        [more] { $who }: { $pieces } mehr.
       *[fewer] { $who } gibt dem Kunden: { $pieces }.
    }
event-noted-travel-reward =
    { $turn ->
        [more] Der Ort belohnt { $who }: { $pieces }.
       *[fewer] { $who }: { $pieces } weniger.
    }
event-noted-elsewhere = { $who } hat eine { $member } { $start-from } bewegt, ohne dass es eingetragen wurde.
event-coin-stood-in =
    { $count ->
        [one] Eine Münze zählt dabei als Einfluss.
       *[other] { $count } Münzen zählen dabei als Einfluss.
    }
event-gained = { $who } bekommt: { $pieces }.
event-gained-harvest = { $who } bringt die Ernte ein: { $pieces }.
event-gained-harvest-horse = { $who } erntet mit Pflug und Pferd: { $pieces }.
event-gained-harvest-ox = { $who } erntet mit Pflug und Ochse: { $pieces }.
event-gained-crafts-product = { $who } bekommt im Betrieb: { $pieces }.
event-gained-crafts-mill = { $who } macht in der Mühle aus Getreide { $pieces }.
event-gained-travel-reward = Der Ort belohnt { $who }: { $pieces }.
event-gained-privilege-influence = { $who } nimmt als Privileg: { $pieces }.
event-gained-privilege-good = { event-gained-privilege-influence }
event-gained-setup-seats = Zum Ausgleich für den späteren Start bekommt { $who }: { $pieces }.
event-prestige-gained = { $who } bekommt { $prestige }.
event-prestige-gained-travel-reward = Der Ort bringt { $who } { $prestige }.
event-prestige-gained-privilege-prestige = { $who } kauft { $prestige }.
event-moved = { $who } stellt eine { $member } { $start-from } { $end-to }.
event-moved-family-birth = Bei { $who } kommt eine { $member } zur Welt.
event-moved-family-home = { $who } holt eine { $member } { $start-from } auf den Hof zurück.
event-moved-crafts-training = { $who } schickt eine { $member } zur Ausbildung { $end-to }.
event-moved-travel-move = { $who } schickt eine { $member } auf die Reise { $start-from } { $end-to }.
event-moved-council-enter = { $who } schickt eine { $member } in die Ratsstube.
event-moved-council-advance = { $who } lässt eine { $member } { $end-to } aufrücken.
event-moved-church-bag = { $who } schickt eine { $member } in die Kirche, in den schwarzen Beutel.
event-moved-dying-chronicle = { $who }: Eine { $member } stirbt { $start-at } und liegt nun { $end-at }.
event-moved-dying-grave = { $who }: Eine { $member } stirbt { $start-at } und kommt in ein anonymes Grab.
event-moved-dying-grave-rival = { $who }: Eine { $member } stirbt ({ $start-at }) und kommt in ein anonymes Grab.
event-moved-dying-no-room = { $who }: Eine { $member } stirbt { $start-at } und kommt aus dem Spiel, denn nirgends ist noch Platz.
event-moved-dying-no-room-rival = { $who }: Eine { $member } stirbt ({ $start-at }) und kommt aus dem Spiel, denn nirgends ist noch Platz.
event-moved-dying-last-turns = { $who }: Eine { $member } stirbt { $start-at } und kommt aus dem Spiel, denn das Spielende ist schon eingeläutet.
event-moved-dying-last-turns-rival = { $who }: Eine { $member } stirbt ({ $start-at }) und kommt aus dem Spiel, denn das Spielende ist schon eingeläutet.
event-moved-mass-buy-out = { $who } kauft eine { $member } aus dem schwarzen Beutel frei; sie steht auf dem 1. Kirchenfenster.
event-moved-mass-draw = { $who }: Eine { $member } wird aus dem schwarzen Beutel gezogen und steht auf dem 1. Kirchenfenster.
event-moved-mass-rise = { $who } lässt eine { $member } { $end-to } aufsteigen.
event-moved-solo-church = { $who } schickt eine { $member } in den schwarzen Beutel.
event-moved-solo-window = { $who }: Eine { $member } wird aus dem schwarzen Beutel gezogen und steht { $end-at }.
event-moved-solo-windows-full = { $who }: Eine { $member } wird gezogen, aber auf jedem Fenster steht schon eine Figur der Familie: zurück in den schwarzen Beutel.
event-moved-solo-dying = { $who }: Eine { $member } stirbt und liegt nun { $end-at }.
event-moved-solo-dying-market = { $who }: Eine { $member } stirbt und kommt in ein anonymes Grab.
event-visited = { $who } legt { $city-at } einen Marker ab.
event-ring-taken =
    { $alone ->
        [yes] { $who } nimmt den Ring; er gilt bis zur neuen Runde als Münze.
       *[no] { $who } nimmt den Ring und fängt die nächste Runde an.
    }
event-action-left = { $who } belässt es dabei.
event-market-called = { $who } geht auf den Markt und ruft einen Markttag aus: Alle dürfen verkaufen, { $who } zuerst.
event-customer-served = { $who } bedient einen Kunden: { $customer }.
event-passed = { $who } passt und ist für diesen Markttag draußen.
event-queue-moved = Die Warteschlange rückt auf die leeren Marktstände vor.
event-customer-revealed = Ein neuer Kunde: { $customer }.
event-crossed =
    { $lap-end ->
        [quill] { $who } überschreitet den Federkiel auf der Lebensleiste: Eine der ältesten Figuren wird sterben.
       *[bridge] { $who } überschreitet die Brücke auf der Lebensleiste: Eine der ältesten Figuren wird sterben.
    }
event-forgotten = Aus der Familie von { $who } ist niemand zu sehen, also stirbt niemand.
event-forgotten-rival = { event-forgotten }
event-end-rung-in =
    { $filled ->
        [graves] { $who } füllt das letzte freie anonyme Grab: Das Spielende ist eingeläutet.
       *[chronicle] { $who } besetzt den letzten freien Platz der Dorfchronik: Das Spielende ist eingeläutet.
    }
event-end-rung-in-rival = { event-end-rung-in }
event-last-turns-began = Einen letzten Zug haben noch: { $order }.
event-cubes-out = Es sind keine Steine mehr da: { $who } darf eine beliebige Aktion ausführen.
event-mass-began = Die Glocken läuten zur Messe.
event-mass-began-end-final-mass = Die Glocken läuten zur letzten Messe.
event-monk-drawn = Ein Mönch wird aus dem schwarzen Beutel gezogen und wartet daneben.
event-monks-drawn =
    { $count ->
        [one] Im schwarzen Beutel ist keine Figur einer Familie mehr: Ein Mönch wird gezogen.
       *[other] Im schwarzen Beutel ist keine Figur einer Familie mehr: { $count } Mönche werden gezogen.
    }
event-monks-returned =
    { $monks ->
        [one] Ein Mönch wurde gezogen und kommt in den schwarzen Beutel zurück.
       *[other] { $monks } Mönche wurden gezogen und kommen in den schwarzen Beutel zurück.
    }
event-church-empty = In der Kirche steht niemand: Niemand steigt auf, und niemand bekommt dafür Ruhm.
event-majority-won = { $who } hat die meisten Figuren in der Kirche und bekommt { $prestige }.
event-majority-won-solo-majority = { $who } liegt in der Kirche vorn: Niemand bekommt dafür Ruhm.
event-majority-won-mass-majority-tie = Gleichstand in der Kirche: { $who } hat die am weitesten aufgestiegene Figur und bekommt { $prestige }.
event-majority-won-mass-majority-shared = { $who } liegt in der Kirche gleichauf vorn und bekommt { $prestige }.
event-round-began = Eine neue Runde beginnt; { $who } fängt an.
event-bag-filled = In den grünen Beutel: { $cubes }.
event-cubes-placed = { $space }: { $cubes }.
event-scored = { $who }, { $category }: { $prestige }.
event-ended = { $who } hat { $prestige } und gewinnt.
event-ended-tie-customers = Gleichstand, je { $prestige }: { $who } hat mehr Kunden bedient und gewinnt.
event-ended-tie-grain = Gleichstand, je { $prestige }: { $who } hat mehr Getreide übrig und gewinnt.
event-ended-tie-living = Gleichstand, je { $prestige }: { $who } hat mehr lebende Figuren und gewinnt.
event-ended-tie-shared = { $who } haben je { $prestige } und teilen sich den Sieg.

event-ended-solo-rank = { $who } erreicht { $prestige } und den Rang „{ $rank }“.

## Die Wertung und das Ende

rank-0 = Lehrling
rank-1 = Reisender
rank-2 = Meister
rank-3 = Großmeister
rank-4 = Genie
rank-5 = Weiser

tie-line-served = bediente Kunden
tie-line-grain = übriges Getreide
tie-line-living = lebende Figuren
spending-plague = die Pest
spending-training = eine Ausbildung
spending-production = die Herstellung
spending-travel = eine Reise
spending-council = die Ratsstube
spending-church = die Kirche
spending-market = den Markttag
spending-mill = die Mühle
category-prestige = Ruhmesleiste
category-travel = Reise
category-council = Ratsstube
category-church = Kirche
category-chronicle = Dorfchronik
category-customers = Kunden
category-coins = Münzen
ending-chronicle-end-last-turns = die Dorfchronik wurde am Ende eines Zuges voll
ending-chronicle-end-market-caller = die Dorfchronik wurde an einem Markttag vom Ausrufer gefüllt
ending-chronicle-end-market-other = die Dorfchronik wurde an einem fremden Markttag gefüllt
ending-graves-end-last-turns = die anonymen Gräber wurden am Ende eines Zuges voll
ending-graves-end-market-caller = die anonymen Gräber wurden an einem Markttag vom Ausrufer gefüllt
ending-graves-end-market-other = die anonymen Gräber wurden an einem fremden Markttag gefüllt
ending-by-player = du
ending-by-rival = { rival-name }
ending-also-cubes-out = die Steine gingen nach dem Einläuten des Spielendes aus
ending-also-last-cube = mit dem Zug, der das Ende einläutete, wurde der letzte Stein genommen

copy-alone = Eine Partie gegen Carla wird immer ganz mitverfolgt, denn was sie tut, hängt von jedem Stein auf dem Plan ab.

## Textbilder: was an einer Zeile nicht stimmt

picture-no-head = Eine Stellung als Text beginnt mit einer Zeile wie „village first_2011, 2 players“.
picture-unknown-generation = „{ $detail }“ ist keine Generation: Es gibt 1 bis 4.
picture-tile-unknown = Ein Kundenplättchen { $detail } gibt es nicht.
picture-tile-differs = Dieses Plättchen verlangt etwas anderes, nämlich: { $detail }.
picture-tile-twice = Plättchen { $detail } liegt an zwei Stellen.
picture-too-many-stalls = Der Markt hat nur { $detail } Stände.
picture-row-full = Mehr Figuren als Plätze: { $detail }.
picture-too-many-members = Mehr Figuren, als die Familie hat: { $detail }.
picture-too-much-grain = Ein Hof fasst nicht mehr als { $detail } Getreide.

## Was jemand hat, als Grund für einen Zug

reason-prestige = Ruhm
    .why = das bringt sofort Ruhm
reason-travel = { category-travel }
    .why = das bringt dich auf deinen Reisen voran
reason-council = { category-council }
    .why = das bringt dich in der Ratsstube voran
reason-church = { category-church }
    .why = das bringt dich in der Kirche voran
reason-chronicle = { category-chronicle }
    .why = das führt zu einem Platz in der Dorfchronik
reason-customers = { tie-line-served }
    .why = das bedient Kunden oder macht es bald möglich
reason-goods = Güter
    .why = so bleiben dir mehr Güter zum Verkaufen
reason-grain = Getreide
    .why = so bleibt dir mehr Getreide
reason-influence = Einfluss
    .why = so bleibt dir mehr Einfluss
reason-coins = { category-coins }
    .why = so bleiben dir mehr Münzen
reason-family = Familie auf dem Hof
    .why = so bleiben mehr deiner Figuren auf dem Hof, bereit für die Arbeit
reason-trained = ausgebildete Figuren
    .why = so hast du mehr ausgebildete Figuren
reason-bag = Figuren im schwarzen Beutel
    .why = so hast du für die Messe mehr Figuren im schwarzen Beutel
reason-time = Zeit
    .why = das spart Zeit
reason-ring = Startrecht in der nächsten Runde
    .why = du fängst die nächste Runde an
reason-ring-alone = Ring als Münze
    .why = so bleibt dir der Ring, und der ist so gut wie eine Münze

## Hausregeln, zwischen denen ein Tisch wählen kann

ruling-market_trigger = Letzte Züge nach einem fremden Markttag
ruling-market_trigger-caller-last = der Ausrufer kommt zuletzt dran
ruling-market_trigger-trigger-last = wer den letzten freien Platz besetzt hat, kommt zuletzt dran
ruling-last_deaths = Verstorbene nach dem Einläuten des Spielendes
ruling-last_deaths-placed = kommen wie immer in die Dorfchronik oder in ein Grab
ruling-last_deaths-removed = kommen aus dem Spiel
ruling-well_coins = Münzen am Brunnen
ruling-well_coins-yes = zählen als Einfluss
ruling-well_coins-no = zählen nicht als Einfluss
ruling-rival_cube = Carlas Stein
ruling-rival_cube-match = hat dieselbe Farbe wie deiner
ruling-rival_cube-die = hat die Farbe, die ein Würfel zeigt
ruling-rival_market = Carlas Markttage
ruling-rival_market-yes = lassen dich nach ihr verkaufen
ruling-rival_market-no = gehören ihr allein
ruling-rival_well = Ein am Brunnen ausgerufener Markttag
ruling-rival_well-yes = lockt auch Carla an
ruling-rival_well-no = gehört dir allein
ruling-seat_compensation = Spätere Plätze
ruling-seat_compensation-yes = bekommen einen Ausgleich
ruling-seat_compensation-no = fangen an wie alle
