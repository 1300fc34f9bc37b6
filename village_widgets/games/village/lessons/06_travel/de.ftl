lesson-title = Reisen
lesson-about = Schick Figuren in die sechs Orte hinaus, sammle Belohnungen und Marker und hol deine Leute auf den Hof zurück.
can-out = Jemanden mit einem Planwagen an einen Ort schicken
can-road = Einen Weg mit den passenden Steinen oder mit einer Münze bezahlen
can-marks = Für die meisten Punkte alle sechs Orte besuchen
can-home = Wissen, dass nur die Familie Reisende zurückholt

step-set-out = Du bist Ada, und jemand in deiner Familie möchte die Welt sehen. Ein Planwagen steht auf deinem [Hof](farm:0). Du hast
    den Stein der Reise genommen, also darf nun eine Figur eine Reise machen.

    Jede Reise kostet { $travel-time } Zeit und { $travel-wagons } Planwagen. Der Planwagen kommt in den Vorrat zurück. Außerdem
    verlangt der Weg den Einfluss, der neben ihm steht: 2 Glaube nach [Ort A](city:city-a), 2 Wissen nach [Ort B](city:city-b). Vom Dorf aus führen Wege nur zu diesen beiden, den nächsten: Wer vom Hof aufbricht, fängt mit einem von
    ihnen an.
    .title = Aufbruch
    .task = Schick eine „1“ nach [Ort A](city:city-a).
    .hint = Du hast zwei braune Steine (Glaube). Welcher der beiden Wege verlangt sie?
    .move = Klick auf [Ort A](city:city-a).
    .done = Deine „1“ ist angekommen und hat dort deinen Marker abgelegt. Für den ersten Besuch belohnt dich der Ort mit drei
        Ruhmespunkten.
    .leave = Erlaubt, aber Planwagen und Steine liegen bereit, und am Ende des Wegs warten drei Ruhmespunkte.
    .far = Eine Reise ist ein Weg bis zum nächsten Ort. Fang mit einem Ort an, zu dem ein Weg aus dem Dorf führt.

step-once = Deine erste Figur ist in [Ort A](city:city-a), und dein Marker liegt auch dort. Marker gehören der Familie: Ein Ort
    belohnt deine Familie einmal, egal, wie viele von euch hinkommen. Wer wiederkommt, zahlt dasselbe und bekommt nichts. Andere
    Familien haben ihre eigenen Marker und nehmen dir die Belohnung nicht weg.

    Marker zu sammeln, lohnt sich. Am Ende der Partie sind 1 bis 6 besuchte Orte { $travel-points-0 }, { $travel-points-1 }, {
    $travel-points-2 }, { $travel-points-3 }, { $travel-points-4 } oder { $travel-points-5 } Punkte wert. Steine hast du für beide
    Wege aus dem Dorf, aber nur einen Planwagen.
    .title = Jeder Ort nur einmal
    .task = Mach eine Reise, die dir einen neuen Marker bringt.
    .hint = Wo war noch niemand aus deiner Familie? Jemand vom Hof könnte dorthin.
    .move = Klick auf [Ort B](city:city-b).
    .done = Ein zweiter Marker und eine zweite Belohnung. Zwei Orte sind am Ende { $travel-points-1 } Punkte wert, drei { $travel-points-2 }.
    .again = Möglich, aber in Ort A liegt dein Marker schon. Zeit, Planwagen und zwei Steine sind weg, und bekommen hast du dafür
        nichts.
    .leave = Das darfst du, aber ein Ort ist noch übrig, für den deine Steine reichen.
    .skill = Dieser Weg verlangt 1 Glaube und 1 Können, und du hast kein Können.

step-road = Später in der Partie hat deine Familie Marker in A, B und C. Eine deiner Figuren ist in [Ort B](city:city-b) und kann von
    dort weiterreisen: Eine Reise beginnt auf deinem Hof oder an dem Ort, an dem die Figur steht.

    Du hast zwei Planwagen. Aber eine Aktion ist eine Reise einer Figur, auf einem Weg bis zum nächsten Ort.
    .title = Ein Weg nach dem anderen
    .task = Schick deine Figur von B aus weiter an einen Ort, an dem noch kein Marker von dir liegt.
    .hint = Drei Wege führen aus Ort B hinaus. Einer geht ins Dorf, einer zu einem Ort mit deinem Marker.
    .move = Klick auf [Ort D](city:city-d).
    .done = Ein vierter Marker! Die Belohnung hier ist Einfluss nach deiner Wahl, also wirst du gleich gefragt, was du willst. Der
        zweite Planwagen wartet auf eine andere Aktion.
    .back = Das geht, aber in Ort A liegt dein Marker schon. Die Reise kostet dasselbe und bringt nichts.
    .leave = Erlaubt, aber deine Figur würde in Ort B warten, obwohl zwei Planwagen bereitstehen.
    .far = Bis dahin sind es zwei Wege. Eine Aktion bringt eine Figur nur bis zum nächsten Ort.

step-choose = [Ort D](city:city-d) gibt dir zwei Einflusssteine nach deiner Wahl. Sie dürfen gleich sein. Du wählst sofort, bevor
    sonst jemand dran ist.

    Denk voraus: Wohin willst du als Nächstes? In Ort C liegt dein Marker schon. Der Weg nach [Ort F](city:city-f) verlangt 2 Können.
    .title = Eine Belohnung nach Wahl
    .task = Nimm die zwei Steine, mit denen du den Weg nach [Ort F](city:city-f) bezahlst.
    .hint = Zwei Steine derselben Farbe: Können ist orange.
    .move = Wähl „2 Können nehmen“.
    .done = Die Steine für den nächsten Weg hast du in der Hand. Manche Belohnungen sind Punkte, manche Münzen, und diese hier hält
        dich auf Reisen.
    .other-road = Möglich, aber mit diesen beiden bezahlst du den Weg nach Ort C, und dort liegt dein Marker schon.
    .one = Das darfst du, aber 1 Können ist nur die Hälfte dessen, was der Weg nach Ort F verlangt.
    .none = Das geht, aber der Weg nach Ort F verlangt 2 Können, und du hast keines.
    .first = Noch nicht. Erst belohnt der Ort deine Familie, und die nächste Reise ist eine andere Aktion.

step-coin = Du möchtest von [Ort D](city:city-d) weiter nach [Ort F](city:city-f). Der Weg verlangt zwei orange Steine (Können), aber
    diesmal hast du nur einen.

    Münzen helfen unterwegs wie überall: Jede kann einen beliebigen Einflussstein ersetzen. Den Planwagen und die Zeit ersetzen sie
    allerdings nicht.
    .title = Unterwegs mit Münze
    .task = Reise nach [Ort F](city:city-f) und gib nicht mehr Münzen aus als nötig.
    .hint = Du wirst gefragt, wie du zahlst. Einen der beiden orangen Steine hast du selbst.
    .move = Klick auf [Ort F](city:city-f) und wähl, mit 1 Können und einer Münze zu zahlen.
    .done = Ein fünfter Marker, und die Belohnung in Ort F ist eine Münze: Du hast wieder zwei.
    .two-coins = Erlaubt, aber eine Münze zu viel: Dein oranger Stein bezahlt den halben Weg.
    .back = Möglich, aber dort liegt dein Marker schon. Du zahlst für die Reise und bekommst nichts.
    .leave = Das darfst du, aber in Ort F warten ein Marker und eine Münze.

step-home = Nun ist deine „1“ weit weg in [Ort F](city:city-f), und auf deinem Hof ist niemand mehr, der eine Ernte einbringen oder ein
    Handwerk lernen könnte. Du hast am Brunnen bezahlt, darfst also eine beliebige Aktion ausführen.

    Versuch es ruhig: Kein Weg führt Reisende ins Dorf zurück. Sie sterben in der Fremde oder kommen auf eine einzige Art zurück,
    durch die Aktion „Familie“. Statt Nachwuchs bringt sie eine deiner Figuren von irgendwo auf dem Plan auf den Hof.
    .title = Kein Weg zurück
    .task = Hol deine „1“ aus [Ort F](member:0:1:city-f) zurück.
    .hint = Zeig nicht auf das Dorf. Zeig auf die Figur, die zurückkommen soll.
    .move = Klick auf deine [„1“ in Ort F](member:0:1:city-f).
    .done = Wieder auf dem Hof, ohne Planwagen und ohne Zeit. Der Marker bleibt in Ort F: Was einmal besucht ist, bleibt besucht.
    .step-back = Möglich, aber das kostet einen Planwagen, 2 Können und Zeit, bringt nichts, und auch Ort D ist noch weit vom Hof.
    .birth = Erlaubt, aber das ist jemand Neues. Deine reisende Figur bleibt fort, und die Aktion „Familie“ ist verbraucht.
    .leave = Möglich, aber du hast am Brunnen drei Steine für diese Aktion bezahlt.
    .walk = Auch auf dem kürzesten Weg nicht: Keine Reise endet im Dorf.
    .field = Auf deinem Hof ist niemand, und eine Ernte braucht dort jemanden.
    .worker = Das darfst du, aber diese Figur hat im Dorf gearbeitet. Deine reisende ist noch immer weit weg.
    .away = Das geht, aber deine „1“ ist noch immer weit weg, und die Aktion ist verbraucht.

step-six = Ein Marker fehlt: [Ort E](city:city-e). Zwei aus deiner Familie sind unterwegs, und beide stehen gleich daneben. Von C aus
    verlangt der Weg 2 Können, von F aus 1 Glaube und 1 Wissen.

    Du hast 1 Können, 1 Glaube, eine Münze und einen Planwagen. Das reicht für einen der beiden Wege, und welchen du nimmst,
    ist egal.
    .title = Der sechste Ort
    .task = Mach die Reise, die deinen Reiseplan vollständig macht.
    .hint = Die Münze ersetzt den Stein, der fehlt: auf dem einen Weg 1 Können, auf dem anderen 1 Wissen.
    .move = Klick auf [Ort E](city:city-e) und wähl, wer dorthin reist.
    .done = Alle sechs Orte! Fünf Marker waren { $travel-points-4 } Punkte wert, sechs sind { $travel-points-5 } wert. Außerdem hat
        dir Ort E zwei grüne Steine gegeben, und solche brauchst du in der Ratsstube. Dorthin geht es im nächsten Kapitel.
    .marked = Erlaubt, aber dort liegt dein Marker schon. Dein einziger Planwagen ist weg, und Ort E fehlt noch immer.
    .leave = Möglich, aber bis zum letzten Marker ist es nur ein Weg.
