### Was auf einem Exemplar von Village gedruckt ist: wo es zu finden ist und wie es dort heißt.

check-also-about = Aufbaukärtchen, Dorfchronik und Gräber hängen von der Spielerzahl ab. Gefragt wird nur nach eurer, wenn du nicht mehr willst.
check-counting = Das Programm zählt ab 0: council.time.2 ist dort die dritte Zahl.
check-problem-demand = Ein Kunde muss etwas verlangen.
check-problem-spaces = Mindestens ein Feld bekommt in jeder Runde einen Stein.

## Die Schritte, und wo etwas zu finden ist

check-step-farm = Dein Hof
check-where-farm = Nimm den Hof: Zähl die Felder der Lebensleiste einmal rundherum und sieh nach, was sonst darauf gedruckt ist.
check-step-turn = Jeder Zug
check-where-turn = Sieh nach beim Brunnen auf dem Plan und bei den Peststeinen in den Regeln.
check-step-crafts = Das Handwerk
check-where-crafts = Sieh dir die fünf Betriebe an: Was sagen die Zahlen daneben?
check-step-market = Der Markt
check-where-market = Sieh dir die Warteschlange an und den Preis eines weiteren Verkaufs.
check-step-customers = Kunden: { $points }
check-where-customers = Leg deine Kundenplättchen mit diesen Punkten aus. Auf die Leute darauf kommt es nicht an: Jedes dieser Plättchen sollte einmal da sein.
check-step-travel = Jede Reise
check-where-travel = Sieh neben dem Reiseplan nach: was jede Strecke kostet, und die Punkte für Orte.
check-step-legs = Wege zwischen den Orten
check-where-legs = Sieh dir den Reiseplan an: die Steine, die an jedem Weg gedruckt sind. Die Buchstaben sind unsere: A ist der nördliche der beiden Orte neben dem Dorf, B der südliche; danach kommen C und D, E und F liegen am weitesten weg.
check-step-cities = Belohnungen der Orte
check-where-cities = Sieh dir den Reiseplan an: was an jedem Ort für den ersten Besuch gedruckt ist.
check-step-council = Die Ratsstube
check-where-council = Sieh dir die vier Stufen der Ratsstube an, von der niedrigsten zur höchsten: Die Zahl der Sanduhren ist die Zeit, die eine Stufe kostet.
check-step-church = Die Kirche
check-where-church = Sieh zwischen den Kirchenfenstern nach: Die Zahl der Getreidesäcke ist der Preis für den Aufstieg von einem Fenster zum nächsten.
check-step-chronicle-points = Punkte der Dorfchronik
check-where-chronicle-points = Sieh dir die Dorfchronik an: die Punkte für so viele Figuren darin.
check-step-chronicle-direction = Wie sich die Dorfchronik füllt
check-where-chronicle-direction = Sieh dir die Dorfchronik an oder lies in deinen Regeln nach: An welches Ende eines Bereichs kommen die ersten Verstorbenen?
check-step-setup = Aufbaukärtchen für { $players } Spieler
check-where-setup = Nimm das Aufbaukärtchen für { $players } Spieler: die Steine, die jede Runde in den Beutel kommen, und wie viele auf jedes Feld gelegt werden.
check-step-solo = { board-area-rival }
check-where-solo = Sieh dir Carlas Tafel an, mit der man allein spielt: die Felder ihrer Leiste, wo die Schicksalsplättchen liegen, und die Reihenfolge der Aktionsfelder.
check-step-chronicle = Dorfchronik und Gräber für { $players } Spieler
check-where-chronicle = Sieh dir die Dorfchronik und die Gräber an: Zähl in jedem Bereich die freien Plätze bei { $players } Spielern. Plätze für mehr Spieler zählen nicht.
check-step-box = Was in der Schachtel ist
check-where-box = Zähl das Material oder sieh in der Liste in den Regeln nach.

## Wie eine Stelle heißt

check-piece-grain = { reason-grain }
check-one-of-customers = Plättchen { $number }
check-spot-customer = Kunde: { $demand }
check-spot-leg = { $start } – { $end }
check-spot-space = { $space }
check-spot-row = { $row }
check-spot-solo-track = Felder der Leiste
check-spot-solo-above = Oberes Schicksalsplättchen { $number } liegt hinter Feld
check-spot-solo-below = Unteres Schicksalsplättchen { $number } liegt hinter Feld
check-spot-solo-beside = Bis zu dieser Zahl steht die Familie neben Carlas Tafel
check-spot-solo-ranks = Punkte, ab denen Rang { $number } gilt
check-spot-solo-clockwise = Aktionsfeld { $number }, im Uhrzeigersinn
check-spot-setup-added = Steine jeder Farbe in den Beutel
check-spot-setup-stalls = Marktstände
check-spot-chronicle-graves = { board-graves }
check-spot-box-influence = { printed-box-influence }
check-spot-box-plague = Peststeine
check-spot-box-monks = Mönche
check-spot-box-goods = { printed-box-goods }
check-spot-box-coins = { printed-box-coins }
check-spot-box-grain = { printed-box-grain }
check-spot-box-substitutes = Für Güter und Münzen, die ausgehen, springt etwas anderes ein
check-spot-box-family = Figuren mit einer { $number }
check-spot-farm-lap = Felder einmal um die Lebensleiste
check-spot-farm-grain = Platz für Getreide
check-spot-farm-harvest = Getreide bei einer Ernte
check-spot-farm-harvest-horse = Getreide mit Pferd und Pflug
check-spot-farm-harvest-ox = Getreide mit Ochse und Pflug
check-spot-farm-coins = Münzen zu Beginn
check-spot-turn-plague-time = Zeit für einen Peststein
check-spot-turn-well = Steine für den Brunnen
check-spot-market-queue = Kunden in der Warteschlange
check-spot-market-surcharge-persuasion = Überzeugung für einen weiteren Verkauf
check-spot-market-surcharge-time = Zeit für einen weiteren Verkauf
check-spot-travel-time = Zeit für jede Strecke
check-spot-travel-wagons = Planwagen für jede Strecke
check-spot-travel-points =
    { $number ->
        [one] Punkte für einen Ort
       *[other] Punkte für { $number } Orte
    }
check-spot-council-time = Zeit für Stufe { $number }
check-spot-council-points = Punkte auf Stufe { $number }
check-spot-council-persuasion = Überzeugung für eine Stufe
check-spot-council-scrolls = Schriftrollen für eine Stufe
check-spot-council-influence = { printed-rulings-second-privilege }
check-spot-council-coins = Münzen für das vierte Privileg
check-spot-council-prestige = Ruhm durch das vierte Privileg
check-spot-church-faith = Glaube für den Eintritt
check-spot-church-time = Zeit für den Eintritt
check-spot-church-grain = Getreide von Fenster { $number } zum nächsten
check-spot-church-points = Punkte auf Fenster { $number }
check-spot-church-majority = Ruhm für die Mehrheit
check-spot-church-coins = Münzen für einen Freikauf
check-spot-church-direction = { printed-church-direction }
check-spot-chronicle-direction = { printed-chronicle-direction }
check-spot-chronicle-points =
    { $count ->
        [one] Punkte für eine Figur in der Chronik
       *[other] Punkte für { $count } Figuren in der Chronik
    }
check-spot-rulings-second-privilege = { printed-rulings-second-privilege }
check-spot-rulings-tie = { printed-rulings-tie }

check-field-points = { label-points }
check-field-demand = Verlangt
check-field-prestige = { board-area-prestige }
check-field-coins = { printed-box-coins }
check-field-influence = Einfluss nach Wahl
check-field-training = Zeit für die Ausbildung
check-field-time = Zeit für die Arbeit
check-field-grain = { printed-box-grain }
check-field-makes = Gut { $number }
