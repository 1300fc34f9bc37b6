### Die Begriffe von Village: was sie bedeuten, wie sie heißen, und wie Texte sie schreiben.
###
### The forms stand between upright lines, and # is a number. Write down each form that your texts use, without those that only
### mean something else in them ("Können" and "Wissen" are also verbs). Case makes no difference. A meaning may use any number of
### the edition under its dotted name with hyphens, as rules do.

word-action-space = Eines der sieben Felder mit Steinen: Ernte, Familie, Handwerk, Markt, Reise, Ratsstube und Kirche. In deinem Zug nimmst du einen Stein von einem davon und darfst dann die Aktion dort ausführen.
    .name = Aktionsfeld
    .forms = Aktionsfeld | Aktionsfelds | Aktionsfeldes | Aktionsfelder | Aktionsfeldern

word-influence = Steine in vier Farben, mit denen du bezahlst: Können, Überzeugung, Glaube und Wissen. Du bekommst sie, indem du Steine von Aktionsfeldern nimmst.
    .name = Einfluss
    .forms = Einfluss | Einflusses | Einflussstein | Einflusssteins | Einflusssteine | Einflusssteinen

word-skill = Der orange Einflussstein. Mit ihm bezahlst du im Handwerk und auf Wegen.
    .name = { influence-skill }
    .forms = # Können | ein Können | einem Können | zwei Können | Stein Können | Steine Können | Steinen Können

word-persuasion = Der grüne Einflussstein. Mit ihm bezahlst du in der Ratsstube und bei Verkäufen auf dem Markt.
    .name = { influence-persuasion }
    .forms = Überzeugung

word-faith = Der braune Einflussstein. Mit ihm bezahlst du den Eintritt in die Kirche und auf Wegen.
    .name = { influence-faith }
    .forms = Glaube | Glauben

word-knowledge = Der rosa Einflussstein. Mit ihm bezahlst du im Handwerk und auf Wegen.
    .name = { influence-knowledge }
    .forms = # Wissen | ein Wissen | einem Wissen | zwei Wissen | Stein Wissen | Steine Wissen | Steinen Wissen

word-unborn = Alle aus deiner Familie, die noch nicht auf der Welt sind. Sie kommen der Reihe nach, die niedrigste Zahl zuerst.
    .name = Die Ungeborenen
    .forms = ungeboren | ungeborene | ungeborenen | ungeborener | ungeborenes | ungeborenem

word-generation = Die Zahl auf einer Figur deiner Familie: „1“ ist die erste Generation, „4“ die letzte. Die niedrigste Zahl stirbt zuerst.
    .name = Generation
    .forms = Generation | Generationen

word-coin = Sie ersetzt einen Einflussstein beliebiger Farbe. Eine Münze, die du behältst, ist am Ende ein Punkt.
    .name = Münze
    .forms = Münze | Münzen

word-life-track = Die Leiste rund um dein Haus. Alle Zeit, die deine Familie aufwendet, bewegt deinen Marker darauf voran, { $farm-lap } Felder von einem Todesfall zum nächsten.
    .name = Lebensleiste
    .forms = Lebensleiste | Lebensleisten

word-plague = Ein schwarzer Stein. Er bringt keinen Einfluss und kostet { $turn-plague-time } Zeit, aber die Aktion seines Feldes darfst du ausführen wie bei jedem anderen Stein.
    .name = Pest
    .forms = Pest | Peststein | Peststeins | Peststeine | Peststeinen

word-time = Was viele Arbeit kostet. Für je 1 Zeit rückt dein Marker auf der Lebensleiste ein Feld vor, bis jemand stirbt.
    .name = { chart-life-time }
    .forms = # Zeit

word-supply = Alle Steine, Güter, Münzen und alles Getreide, die niemandem gehören. Sie liegen neben dem Plan; was du zahlst, kommt dorthin zurück.
    .name = Vorrat
    .forms = Vorrat | Vorrats | Vorrates | Vorräte | Vorräten

word-bridge =
    Das Ende der Lebensleiste. Kommt dein Marker darüber hinaus, stirbt eine deiner ältesten Figuren.
    .name = { $lap-end ->
        [quill] Federkiel
       *[bridge] Brücke
    }
    .forms = Brücke | Brücken | Federkiel | Federkiels | Federkiele | Federkielen

word-well = Hier zahlst du { $turn-well } Einflusssteine einer Farbe, statt einen Stein zu nehmen, und führst dann eine beliebige Aktion aus.
    .name = { board-well }
    .forms = Brunnen | Brunnens

word-green-bag = Der Beutel, aus dem zu Beginn einer Runde die Steine für die Aktionsfelder gezogen werden.
    .name = Grüner Beutel
    .forms = grüner Beutel | grüne Beutel | grünen Beutel | grünem Beutel | grünen Beutels

word-mass = Sie beendet jede Runde: Vier Figuren kommen aus dem schwarzen Beutel, gegen Getreide dürfen Figuren in der Kirche aufsteigen, und wer dort die meisten hat, bekommt { $church-majority } Ruhm.
    .name = Messe
    .forms = Messe | Messen

word-council = Ein Raum mit vier Stufen. Deine Leute treten ein und rücken auf, gegen Überzeugung oder Schriftrollen; jede Stufe bietet ein Privileg, und am Ende Punkte.
    .name = { space-council }
    .forms = Ratsstube

word-ring =
    { $alone ->
        [yes] Das erste Privileg der Ratsstube. Bis zur neuen Runde kannst du ihn ausgeben wie eine Münze.
       *[no] Der Marker „Nächster Startspieler“ und das erste Privileg der Ratsstube. Wer ihn hat, fängt die nächste Runde an.
    }
    .name = Ring
    .forms = Ring | Rings | Ringes | Marker „Nächster Startspieler“ | Markers „Nächster Startspieler“

word-starting-player = Wer den ersten Zug einer Runde hat. Nimmt niemand den Ring, bleibt es derselbe.
    .name = Startspieler
    .forms = Startspieler | Startspielers | Startspielern

word-setup-card = Es sagt je nach Spielerzahl, wie viele Steine auf jedes Aktionsfeld kommen.
    .name = Aufbaukärtchen
    .forms = Aufbaukärtchen | Aufbaukärtchens

word-customer = Ein Plättchen, das bestimmte Güter oder Getreide verlangt. Wer sie abgibt, behält es: Seine Punkte zählen am Ende.
    .name = Kunde
    .forms = Kunde | Kunden | Kundenplättchen | Kundenplättchens

word-market-day = Die Aktion des Marktes. Reihum dürfen alle Kunden bedienen, immer einen auf einmal; wer den Markttag ausgerufen hat, beginnt.
    .name = Markttag
    .forms = Markttag | Markttags | Markttages | Markttage | Markttagen

word-stall = Ein Platz auf dem Markt. Bedient werden können nur Kunden, die an einem Marktstand stehen.
    .name = Marktstand
    .forms = Marktstand | Marktstands | Marktstandes | Marktstände | Marktständen

word-queue = { $market-queue } Kunden, die unter den Marktständen warten. Nach einem Markttag rücken sie auf die leeren vor.
    .name = { board-queue }
    .forms = Warteschlange | Warteschlangen

word-black-bag = Wer in die Kirche eintritt, kommt hinein, zu vier Mönchen, und wartet darauf, bei einer Messe gezogen zu werden.
    .name = { place-bag }
    .forms = schwarzer Beutel | schwarze Beutel | schwarzen Beutel | schwarzem Beutel | schwarzen Beutels

word-monk = Eine Figur im schwarzen Beutel, die niemandem gehört. Es gibt vier; ein gezogener Mönch kommt in den Beutel zurück.
    .name = Die Mönche
    .forms = Mönch | Mönchs | Mönches | Mönche | Mönchen

word-chronicle = Das Buch des Dorfes. Wer stirbt, kommt in den Bereich, in dem die Figur gearbeitet hat, solange dort Platz ist; ab drei Figuren bringt dir das Punkte.
    .name = Dorfchronik
    .forms = Chronik | Dorfchronik

word-grave = Hier liegen die Verstorbenen, für die in der Dorfchronik kein Platz ist. Sie bringen keine Punkte; ist das letzte Grab belegt, beginnt das Ende.
    .name = { place-grave }
    .forms = Grab | Grabs | Grabes | Gräber | Gräbern | anonymes Grab | anonyme Grab | anonymen Grab | anonymem Grab | anonymen Grabs | anonymen Grabes | anonyme Gräber | anonymen Gräber | anonymer Gräber | anonymen Gräbern

word-workshop = Ein Gebäude des Handwerks. Ausgebildete Figuren stellen dort gegen Zeit ein Gut her; kaufen kann man es auch, für Steine oder Getreide.
    .name = Betrieb
    .forms = Betrieb | Betriebs | Betriebes | Betriebe | Betrieben

word-goods = Schriftrollen, Planwagen, Pflüge, Pferde und Ochsen. Kunden verlangen sie, Reisen und Ernten brauchen manche davon.
    .name = Güter
    .forms = Güter | Gütern | ein Gut | das Gut | des Gutes | dieses Gut | jedes Gut | kein Gut | dein Gut | sein Gut | # Gut

word-training = Ein Handwerk lernen: Jemand geht von deinem Hof in einen Betrieb und bleibt dort. Von da an stellt die Figur gegen Zeit Güter her.
    .name = Ausbildung
    .forms = Ausbildung | Ausbildungen | ausbilden | ausgebildet | ausgebildete | ausgebildeten | ausgebildeter | ausgebildetes | ausgebildetem

word-prestige = Punkte, die sofort zählen, auf der Ruhmesleiste. Am Ende kommen die anderen dazu, und die meisten Punkte gewinnen.
    .name = { board-area-prestige }
    .forms = Ruhm | Ruhms | Ruhmes | Ruhmespunkt | Ruhmespunkts | Ruhmespunkte | Ruhmespunkten

word-free-sale = Der erste Verkauf dessen, der den Markttag ausgerufen hat. Er kostet nur, was der Kunde verlangt.
    .name = Freier Verkauf
    .forms = freier Verkauf | freie Verkauf | freien Verkauf | freiem Verkauf | freien Verkaufs | Verkauf ohne Aufpreis | Verkaufs ohne Aufpreis

word-extra-cost = { $market-surcharge-persuasion } Überzeugung und { $market-surcharge-time } Zeit, für jeden Verkauf außer dem ersten des Ausrufers.
    .name = Aufpreis
    .forms = Aufpreis | Aufpreises

word-journey = Eine Figur geht auf einem Weg bis zum nächsten Ort, für { $travel-time } Zeit, { $travel-wagons ->
        [one] 1 Planwagen
       *[other] { $travel-wagons } Planwagen
    } und den Einfluss neben dem Weg.
    .name = Reise
    .forms = Reise | Reisen

word-privilege = Was eine Stufe der Ratsstube bietet: den Ring, Einfluss, ein Gut, oder Ruhm für eine Münze. Nutzen darfst du das der Stufe deiner Figur oder ein niedrigeres.
    .name = Privilegien
    .forms = Privileg | Privilegs | Privilegien

word-window = Einer von vier Plätzen in der Kirche. Bei einer Messe steigen Figuren dort gegen Getreide auf; am Ende bringt jedes Fenster Punkte.
    .name = Kirchenfenster
    .forms = Kirchenfenster | Kirchenfensters | Kirchenfenstern | erstes Fenster | erste Fenster | ersten Fenster | zweites Fenster | zweite Fenster | zweiten Fenster | drittes Fenster | dritte Fenster | dritten Fenster | viertes Fenster | vierte Fenster | vierten Fenster

word-majority = Die meisten Figuren in der Kirche am Ende einer Messe: { $church-majority } Ruhm. Bei Gleichstand zählt, wessen Figur am höchsten steht.
    .name = Die Mehrheit
    .forms = Mehrheit | Mehrheiten
