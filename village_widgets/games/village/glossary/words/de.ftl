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

word-faith = Der braune Einflussstein. Mit ihm bezahlst du beim Eintritt in die Kirche und auf Wegen.
    .name = { influence-faith }
    .forms = Glaube | Glauben

word-knowledge = Der rosa Einflussstein. Mit ihm bezahlst du im Handwerk und auf Wegen.
    .name = { influence-knowledge }
    .forms = # Wissen | ein Wissen | einem Wissen | zwei Wissen | Stein Wissen | Steine Wissen | Steinen Wissen

word-unborn = Alle aus deiner Familie, die noch nicht auf der Welt sind. Sie kommen der Reihe nach, die niedrigste Zahl zuerst.
    .name = { place-unborn }
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

word-time = Damit bezahlst du viele Arbeiten. Für je 1 Zeit rückt dein Marker auf der Lebensleiste ein Feld vor, bis jemand stirbt.
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

word-council = Ein Raum mit vier Stufen. Deine Leute treten ein und rücken auf, gegen Überzeugung oder Schriftrollen; jede Stufe bietet ein Privileg und am Ende Punkte.
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

word-setup-card = Darauf steht je nach Spielerzahl, wie viele Steine auf jedes Aktionsfeld kommen.
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

word-black-bag = Eine Figur, die in die Kirche eintritt, kommt hinein, zu vier Mönchen, und wartet darauf, bei einer Messe gezogen zu werden.
    .name = { place-bag }
    .forms = schwarzer Beutel | schwarze Beutel | schwarzen Beutel | schwarzem Beutel | schwarzen Beutels

word-monk = Eine Figur im schwarzen Beutel, die niemandem gehört. Es gibt vier; ein gezogener Mönch kommt in den Beutel zurück.
    .name = Mönch
    .forms = Mönch | Mönchs | Mönches | Mönche | Mönchen

word-chronicle = Das Buch des Dorfes. Eine verstorbene Figur kommt in den Bereich, in dem sie gearbeitet hat, solange dort Platz ist; ab drei Figuren bringt dir das Punkte.
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

word-prestige = Punkte, die sofort zählen, auf der Ruhmesleiste. Am Ende kommen die anderen dazu, und wer die meisten Punkte hat, gewinnt.
    .name = { board-area-prestige }
    .forms = Ruhm | Ruhms | Ruhmes | Ruhmespunkt | Ruhmespunkts | Ruhmespunkte | Ruhmespunkten

word-free-sale = Der erste Verkauf des Ausrufers an einem Markttag. Er kostet nur, was der Kunde verlangt.
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

word-privilege = Was eine Stufe der Ratsstube bietet: den Ring, Einfluss, ein Gut oder Ruhm für eine Münze. Nutzen darfst du das der Stufe deiner Figur oder ein niedrigeres.
    .name = Privileg
    .forms = Privileg | Privilegs | Privilegien

word-window = Einer von vier Plätzen in der Kirche. Bei einer Messe steigen Figuren dort gegen Getreide auf; am Ende bringt jedes Fenster Punkte.
    .name = Kirchenfenster
    .forms = Kirchenfenster | Kirchenfensters | Kirchenfenstern | erstes Fenster | erste Fenster | ersten Fenster | zweites Fenster | zweite Fenster | zweiten Fenster | drittes Fenster | dritte Fenster | dritten Fenster | viertes Fenster | vierte Fenster | vierten Fenster

word-majority = Die meisten Figuren in der Kirche am Ende einer Messe: { $church-majority } Ruhm. Bei Gleichstand zählt, wessen Figur am höchsten steht.
    .name = Mehrheit
    .forms = Mehrheit | Mehrheiten

## Gruppen der Seite mit dem Glossar

terms-table = Der Tisch und die Runden
terms-pay = Einfluss, Güter, Zeit und Punkte
terms-places = Aktionsfelder und Betriebe
terms-market = Markt und Reise
terms-church = Ratsstube, Kirche und Chronik
terms-end = Das Ende und das Solospiel

## Begriffe, die Texte nicht erklären: nur für die Seite mit dem Glossar

word-round = Sie beginnt, wenn Steine auf die Aktionsfelder kommen. Ist der letzte genommen, endet sie mit einer Messe.
    .name = Runde

word-turn = Du nimmst einen Stein oder gehst zum Brunnen und darfst dann die Aktion ausführen. Danach geht es im Uhrzeigersinn weiter.
    .name = Zug

word-member = Eine Figur deiner Familie mit der Zahl ihrer Generation. Sie steht auf deinem Hof, oder sie arbeitet, reist oder geht in die Ratsstube oder die Kirche.
    .name = Familienmitglied

word-farm = Dein eigener Plan mit deiner Familie und allem, was dir gehört. Rundherum läuft die Lebensleiste.
    .name = { place-farm }

word-scroll = Ein Gut aus der Schreibstube. Kunden verlangen es, und in der Ratsstube bezahlst du damit statt mit Überzeugung.
    .name = { good-scroll }

word-wagon = Ein Gut aus der Wagnerei. Kunden verlangen es, und ohne Planwagen reist niemand.
    .name = { good-wagon }

word-plow = Ein Gut aus der Schmiede. Kunden verlangen es, und mit Pferd oder Ochse bringt es bei der Ernte mehr Getreide.
    .name = { good-plow }

word-horse = Ein Gut aus den Ställen. Kunden verlangen es, und mit einem Pflug bringt eine Ernte { $farm-harvest-horse } Getreide.
    .name = { good-horse }

word-ox = Ein Gut aus den Ställen. Kunden verlangen es, und mit einem Pflug bringt eine Ernte { $farm-harvest-ox } Getreide.
    .name = { good-ox }

word-grain = Es kommt von der Ernte, und auf einem Hof ist Platz für { $farm-grain }. Mühle, Messe, Betriebe und Kunden verlangen es.
    .name = { printed-box-grain }

word-harvest = Das Aktionsfeld, das { $farm-harvest } Getreide auf deinen Hof bringt, mit Pflug und Tier noch mehr.
    .name = { space-harvest }

word-family = Das Aktionsfeld, auf dem das nächste Familienmitglied zur Welt kommt oder eine lebende Figur auf den Hof zurückkehrt.
    .name = { space-family }

word-crafts = Das Aktionsfeld der fünf Betriebe: Dort bildest du eine Figur aus, stellst ein Gut her oder kaufst eines.
    .name = { space-crafts }

word-market = Das Aktionsfeld, auf dem ein Markttag ausgerufen wird.
    .name = { space-market }

word-travel = Das Aktionsfeld für Reisen zu den sechs Orten. Sie bringen sofort eine Belohnung und am Ende Punkte.
    .name = { space-travel }

word-church = Das Aktionsfeld, auf dem eine Figur in die Kirche eintritt: zuerst in den schwarzen Beutel, und wenn sie bei einer Messe gezogen wird, in die Fenster.
    .name = { space-church }

word-wainwright = Der Betrieb, in dem Planwagen hergestellt werden.
    .name = { place-wainwright }

word-stable = Der Betrieb, aus dem Pferde und Ochsen kommen.
    .name = { place-stable }

word-office = Der Betrieb, in dem Schriftrollen geschrieben werden.
    .name = { place-office }

word-smithy = Der Betrieb, in dem Pflüge geschmiedet werden.
    .name = { place-smithy }

word-mill = Der Betrieb, in dem aus { $crafts-mill-grain } Getreide gegen Zeit Münzen werden. Ausgebildet wird dort niemand.
    .name = { place-mill }

word-city = Einer von sechs, A bis F. Dein erster Besuch bringt die Belohnung, die dort steht, und am Ende zählt, wie viele Orte du besucht hast.
    .name = Ort

word-road = Er führt vom Dorf oder von einem Ort zum nächsten. Daneben steht der Einfluss, den die Reise kostet.
    .name = Weg

word-stage = Eine von vier in der Ratsstube. Figuren treten auf der ersten ein und rücken immer um eine auf; am Ende zählt jede nach ihrer Stufe.
    .name = Stufe der Ratsstube

word-last-turns = Ist der letzte Platz der Chronik oder das letzte Grab belegt, haben alle anderen noch einen Zug, und dann kommt die letzte Messe.
    .name = Letzte Züge

word-final-scoring = Nach der letzten Messe kommen zum Ruhm die Punkte für Orte, Ratsstube, Kirche, Chronik, Kunden und Münzen.
    .name = Schlusswertung

word-rival = Deine Gegnerin im Solospiel. Immer wenn du einen Stein nimmst, nimmt auch Carla einen.
    .name = { rival-name }

word-fate-tile = Drei davon liegen als Satz verdeckt an Carlas Leiste. Eines zeigt den Federkiel: Wird es aufgedeckt, stirbt jemand aus Carlas Familie.
    .name = Schicksalsplättchen
