lesson-title = Zeit und Tod
lesson-about = Behalte die Lebensleiste im Blick, entscheide, wer stirbt und wo man sich erinnert, und überliste ab und zu die Zeit.
can-time = Sehen, wann dein Marker die Brücke überschreitet
can-who = Wählen, welche deiner ältesten Figuren stirbt
can-rest = Wissen, wer in die Dorfchronik kommt und wer in ein Grab
can-cheat = Ein Leben retten: niemanden sterben lassen

step-bridge = Du bist Ada. Mit jeder Sanduhr Zeit, die du aufwendest, rückt dein Marker auf der Lebensleiste um deinen [Hof](farm:0) ein
    Feld weiter. Sie ist ein
    Weg ohne Ende, { $farm-lap } Felder lang, und auf ihm ist eine Brücke. Noch 2 Zeit, und dein Marker ist drüben.

    Einen Planwagen herzustellen, kostet deine ausgebildete „1“ { $crafts-wainwright-time } Zeit. Das führt über die Brücke, und dann
    stirbt eine deiner ältesten Figuren. Aber erst wird die Arbeit getan: Gestorben wird am Ende deines Zuges, nach der Aktion.
    .title = Über die Brücke
    .task = Stell trotzdem einen Planwagen in der [Wagnerei](building:wainwright) her.
    .hint = Deine „1“ dort weiß, wie es geht. Es kostet Zeit, aber sonst nichts.
    .move = Klick auf die [Wagnerei](building:wainwright) und wähl, einen Planwagen herzustellen.
    .done = Der Planwagen steht auf deinem Hof, und dein Marker hat die Brücke überschritten. Eine Generation geht zu Ende. Das gehört
        zum Spiel und kann sogar eine Menge wert sein.
    .train = Erlaubt, aber auch Lernen führt über die Brücke. Deine „1“ in der Wagnerei hat schon gelernt und kann etwas herstellen.
    .leave = Möglich, aber niemand lebt ewig. Deinen Stein hast du umsonst ausgegeben, und die Brücke ist noch immer da.

step-eldest = Der Planwagen ist fertig, und nun stirbt eine deiner ältesten Figuren. Die Zahl auf einer Figur ist ihre Generation: Die
    niedrigste geht zuerst. Bei dir ist das eine „1“.

    Unter mehreren „1“ wählst du. Eine arbeitet in der [Wagnerei](member:0:1:wainwright), drei sind auf dem [Hof](farm:0). Wer stirbt,
    kommt in die [Dorfchronik](chronicle), in den Bereich des Orts, an dem die Figur war, solange dort ein Platz frei ist.
    .title = Die Ältesten
    .task = Wähl, wer stirbt, und lass deine ausgebildete Figur am Leben.
    .hint = Im Bereich Hof und im Bereich Handwerk ist Platz. Wer ist zu entbehren?
    .move = Klick auf eine [„1“ auf deinem Hof](member:0:1:farm).
    .done = Sie liegt nun im Bereich Hof der Dorfchronik. Deine Figur in der Wagnerei arbeitet weiter.
    .worker = Das darfst du, aber nun kann niemand von dir mehr Planwagen herstellen. Eine andere „1“ müsste es wieder lernen, und das kostet
        Zeit.
    .young = Das ist eine „2“. Solange noch eine „1“ zu sehen ist, leben die „2“.

step-row = Jahre später. Eine „1“ von dir arbeitet in der [Schmiede](member:0:1:smithy), eine andere ist auf dem [Hof](member:0:1:farm), und
    eine von beiden muss gehen.

    Sieh erst in die [Dorfchronik](chronicle). Ist der Bereich voll, kommt die Figur in ein anonymes Grab, und ein Grab ist am Ende
    nichts wert. In der Dorfchronik sind 3 Namen deiner Familie { $chronicle-points-3 } Punkte wert, 4 sind { $chronicle-points-4 } wert
    und 5 oder mehr { $chronicle-points-5 }. Du hast zwei.
    .title = Dorfchronik oder Grab
    .task = Wähl die Figur, die in die [Dorfchronik](chronicle) kommt.
    .hint = Vergleich die Bereiche Hof und Handwerk. Wo ist ein Platz frei?
    .move = Klick auf deine [„1“ in der Schmiede](member:0:1:smithy).
    .done = Dein dritter Name in der Dorfchronik, das macht am Ende { $chronicle-points-3 } Punkte. Es zählt, wo jemand beim Sterben ist;
        es kann also klug sein, die Alten dorthin zu schicken, wo Platz ist.
    .grave = Das geht, aber der Bereich Hof ist voll; also liegt diese „1“ in einem anonymen Grab und bringt dir keine Punkte.
    .young = Das ist eine „2“. Erst kommen die „1“, wo immer sie sind.

step-at-once = Bela hat einen Markttag ausgerufen, und du bist mit dem Verkaufen dran. Der Kunde am [ersten Marktstand](stall:22) hätte gern
    deinen Pflug. Der Aufpreis ist { $market-surcharge-persuasion } Überzeugung und { $market-surcharge-time } Zeit, und dein Marker steht
    direkt vor der Brücke.

    An einem Markttag wartet niemand auf das Ende eines Zuges: Führt die Zeit für einen Verkauf über die Brücke, stirbt eine deiner
    ältesten Figuren sofort. Das wäre die „1“ auf deinem [Hof](member:0:1:farm), die letzte „1“, die zu sehen ist.
    .title = Mitten auf dem Markt
    .task = Bediene den [Kunden](stall:22), der deinen Pflug will.
    .hint = Drei Punkte und ein weiterer Name in der Dorfchronik: kein schlechter Tag.
    .move = Klick auf den [Kunden, der deinen Pflug will](stall:22).
    .done = Verkauft. Und sofort, noch bevor Caro mit dem Verkaufen dran war, ist deine „1“ gestorben und liegt im Bereich Hof
        der [Dorfchronik](chronicle). Mit dem Namen im Bereich Handwerk sind das zwei.
    .pass = Erlaubt, aber dein Pflug bleibt unverkauft. Auf dem Markt zu sterben, ist nicht schlimmer als anderswo, und im Bereich Hof ist
        heute Platz.

step-visible = Dein Marker hat die Brücke überschritten. Sterben können nur Figuren, die zu sehen sind: auf dem Hof oder auf dem Plan, auch auf
    einem [Kirchenfenster](church:2). Die im [schwarzen Beutel](bag) sind nicht zu sehen, also sind sie sicher.

    Deine einzige „1“ ist im schwarzen Beutel. Die Ältesten, die zu sehen sind, sind also deine zwei „2“: eine auf dem [Hof](farm:0), eine
    auf dem zweiten Fenster, dort am Ende { $church-points-1 } Punkte wert.
    .title = Wer zu sehen ist
    .task = Wähl, wer stirbt, und behalte deinen Platz auf dem [Fenster](church:2).
    .hint = Beide „2“ kämen in die Dorfchronik. Eine von ihnen bringt dort, wo sie steht, auch noch Punkte.
    .move = Klick auf die [„2“ auf deinem Hof](member:0:2:farm).
    .done = Deine „2“ auf dem Fenster ist noch da, und dein vierter Name steht in der Dorfchronik. Die „1“ im schwarzen Beutel ist älter als
        beide und lebt weiter.
    .window = Möglich, aber diese Figur war auf dem zweiten Fenster { $church-points-1 } Punkte wert. Für die andere ist im Bereich Hof Platz.
    .bag = Deine „1“ ist älter, aber in den schwarzen Beutel sieht niemand hinein. Wer dort drin ist, kann nicht sterben.

step-no-room = Die Partie ist fast vorbei: Caro hat das letzte [Grab](chronicle) gefüllt, und du hattest deinen letzten Zug. Er hat deinen
    Marker über die Brücke gebracht.

    Nun gibt es eine dritte Möglichkeit: Ist der Bereich voll und sind auch die Gräber voll, kommt die Figur aus dem Spiel, und niemand erinnert sich
    an sie. Du hast eine „1“ auf dem [Hof](member:0:1:farm) und eine in [Ort B](member:0:1:city-b).
    .title = Kein Platz
    .task = Wähl die Figur, für die noch Platz ist.
    .hint = Zwei Bereiche der Dorfchronik zählen hier: Hof und Reise.
    .move = Klick auf deine [„1“ in Ort B](member:0:1:city-b).
    .done = Im Bereich Reise war noch ein Platz, also ist das dein dritter Name in der Dorfchronik: { $chronicle-points-3 } Punkte. Deine
        Marker an den Orten bleiben dir.
    .gone = Das darfst du, aber der Bereich Hof ist voll, und die Gräber sind es auch. Diese „1“ ist aus dem Spiel, ohne eine Spur und ohne
        Punkte.

step-nobody = Nun der schönste Kniff von allen. Zwei deiner „1“ sind im [schwarzen Beutel](bag), und eine ist auf dem [Hof](farm:0): die letzte
    aus deiner Familie, die zu sehen ist. Dein Marker steht direkt vor der Brücke. Du hast am Brunnen bezahlt, darfst also eine beliebige
    Aktion ausführen.

    Überschreitet dein Marker die Brücke, während niemand aus deiner Familie auf dem Hof oder auf dem Plan zu sehen ist, stirbt niemand.
    Nachgeholt wird das auch nicht.
    .title = Niemand stirbt
    .task = Überschreite die Brücke so, dass niemand dafür stirbt.
    .hint = Den Eintritt in die Kirche kannst du mit { $church-time } Zeit bezahlen. Und wohin geht deine „1“ dabei?
    .move = Klick auf den [schwarzen Beutel](bag): Deine „1“ tritt für { $church-time } Zeit in die Kirche ein.
    .done = Dein Marker ist über die Brücke, und niemand ist dafür gestorben. Es zählt, wer im Augenblick des Sterbens zu sehen ist, nach
        der Aktion. Und da war niemand mehr zu sehen. Mit einem braunen Stein kostet der Eintritt keine Zeit.
    .harvest = Das geht, aber dein Marker steht noch da. Sobald du wieder Zeit aufwendest, kostet das deine letzte „1“ auf dem Hof das Leben.
    .birth = Erlaubt, und ein Kind ist etwas Schönes, aber nun ist noch jemand zu sehen, und die Brücke wartet weiter.
    .train = Erlaubt, aber in einem Betrieb sehen alle deine „1“, und sie stirbt, wenn der Zug endet.
    .market = Möglich, aber du hast nichts zu verkaufen, und dein Marker bleibt, wo er ist.
    .leave = Das darfst du, aber die Brücke wartet weiter, und du hast für eine Aktion bezahlt.
