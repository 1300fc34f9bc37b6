lesson-title = Das Ende
lesson-about = Was das Spielende einläutet, wer noch an die Reihe kommt, wie gezählt wird und wer bei Gleichstand gewinnt.
can-ends = Das Ende kommen sehen: die letzte Seite, das letzte Grab
can-last = Aus dem letzten Zug das Beste machen
can-count = Die Punkte von allen zählen

step-chronicle = Die [Dorfchronik](chronicle) ist fast voll: Ein Platz ist noch frei, im Bereich Ratsstube. Ist der letzte Platz der
    Dorfchronik belegt, wird das Spielende eingeläutet. Wer ihn besetzt hat, ist nicht mehr an der Reihe; die anderen machen im
    Uhrzeigersinn noch je einen Zug.

    Dein Marker hat die Brücke überschritten, und eine deiner zwei „2“ stirbt. Vier aus deiner Familie stehen schon in der Dorfchronik.
    Am Ende sind 3, 4 oder mindestens 5 dort { $chronicle-points-3 }, { $chronicle-points-4 } oder { $chronicle-points-5 } Punkte wert.
    Du liegst vorn, wozu also warten?
    .title = Die letzte Seite
    .task = Läute das Spielende ein.
    .hint = Wer käme in den Bereich Ratsstube?
    .move = Lass die [„2“ in der Ratsstube](member:0:2:council-1) sterben.
    .done = Dein fünfter Name in der Dorfchronik, und damit ist sie voll: Das Ende beginnt. Bela und Caro machen noch je einen Zug; du
        hattest deinen letzten.
    .grave = Möglich, aber der Bereich Handwerk ist voll: Deine Figur aus der Schmiede liegt in einem anonymen Grab, und die Partie geht
        weiter.
    .young = Die niedrigste Zahl stirbt zuerst, und zwei „2“ sind noch da.

step-graves = Es gibt einen zweiten Weg zum Ende: Das letzte [anonyme Grab](chronicle) wird gefüllt. In ein Grab kommt, wessen Bereich in der
    Dorfchronik voll ist. Ein Grab ist noch frei, und der Bereich Handwerk ist voll.

    Diesmal liegt Bela weit vorn, und du brauchst noch ein paar Runden. Eine von drei „1“ stirbt: auf dem Hof, in der Schmiede oder
    in [Ort A](city:city-a). Der Marker am Ort bleibt, was auch immer aus der Figur wird.
    .title = Das letzte Grab
    .task = Lass jemanden sterben, ohne das Spielende einzuläuten, und behalte die „1“ auf dem Hof.
    .hint = In welchen Bereichen der Dorfchronik ist noch Platz?
    .move = Lass die [„1“ in Ort A](member:0:1:city-a) sterben.
    .done = Deine Figur liegt nun im Bereich Reise. Das letzte Grab bleibt leer, und die Partie geht weiter.
    .smithy = Das geht, aber deine Figur aus der Schmiede kommt in das letzte Grab. Das Ende beginnt, während Bela vorn liegt, und du bist
        nicht mehr an der Reihe.
    .home = Erlaubt, und die Partie geht weiter, aber auf dem Hof fehlen dir nun zwei Hände.
    .young = Die niedrigste Zahl stirbt zuerst, und drei „1“ sind noch da.

step-last-turn = Bela hat das letzte Grab gefüllt und ist darum nicht mehr an der Reihe. Caro war schon dran, und dein Zug ist der letzte der
    Partie. Du hast am Brunnen bezahlt, also steht dir jede Aktion offen. Gräber, Figuren auf dem Hof oder in einem Betrieb, Steine,
    Güter und Getreide sind am Ende nichts wert. Was lässt sich aus dem machen, was du hast?

    Eine Münze ist ein Punkt. Ein zweiter Ort: { $travel-points-1 } Punkte statt { $travel-points-0 }, und Ort B selbst bringt dir noch 3
    Ruhmespunkte. Die vierte Stufe der [Ratsstube](council:4): { $council-points-3 } statt { $council-points-2 }, und ihr Privileg macht
    aus deiner Münze { $council-prestige } Ruhmespunkte. Ein [verkaufter Pflug](stall:22): 3 Punkte.
    .title = Dein letzter Zug
    .task = Tu, was die meisten Punkte bringt.
    .hint = Rechne Ratsstube und Reise durch. Und behalte deine Münze für dich.
    .move = Reise nach [Ort B](city:city-b) und zahl mit 2 Können.
    .done = Fünf Punkte. Eine letzte Messe gab es noch, alles wurde gezählt, und wer die meisten Punkte hat, gewinnt: du, mit einem
        einzigen Punkt Vorsprung. Woher jeder Punkt kam, zeigt der Wertungsbogen.
    .coin = Erlaubt, aber eine Münze, die du behältst, ist einen Punkt wert, ein Stein keinen. Am Ende herrscht Gleichstand, und Bela hat
        mehr Kunden bedient.
    .council = Möglich, aber das bringt zwei Punkte, und die Münze bringt zwei mehr, als sie wert war. Vier reichen nicht ganz: Dann hat
        Bela gleich viele Punkte und mehr Kunden.
    .market = Erlaubt, aber das bringt drei Punkte. Es ist mehr zu holen.
    .other-road = Das darfst du, aber es kostet eine Münze, die als Belohnung zurückkommt. Zwei Punkte für den zweiten Marker, und das war es.
    .chamber = Das geht, aber die erste Stufe der Ratsstube ist { $council-points-0 } Punkte wert.
    .stay = Erlaubt, aber die ersten drei Privilegien bringen am Ende keine Punkte.
    .church = Möglich, aber wenn deine Figur bei der letzten Messe überhaupt gezogen wird, ist das erste Fenster nur { $church-points-0 }
        wert.
    .leave = Erlaubt, aber das ist deine letzte Aktion. Mach aus etwas Punkte.
    .pink = Der Weg aus dem Dorf verlangt zwei rosa Steine (Wissen). Davon hast du keinen, aber in Ort A ist jemand von dir.

step-caller = Du hast einen Markttag ausgerufen, und dein Verkauf ohne Aufpreis ist vorbei. Dein Marker steht direkt vor der Brücke: Die Zeit,
    die der [nächste Verkauf](stall:22) kostet, bringt ihn hinüber. An einem Markttag wird sofort gestorben, und der letzte freie Platz
    der Dorfchronik ist im Bereich Hof.

    Wer den Markttag ausgerufen hat und dabei den letzten freien Platz besetzt, spielt den Tag erst zu Ende. Dann machen die anderen
    noch je einen Zug.
    .title = Läuten am eigenen Markttag
    .task = Verkauf deinen Pflug und lass das Ende kommen.
    .hint = Ein Kunde will nichts als einen Pflug.
    .move = Klick auf den [Kunden, der einen Pflug will](stall:22).
    .done = Deine „1“ ist sofort gestorben, als Vierte deiner Familie in der Dorfchronik, und nun ist sie voll. Der Markttag ging zu Ende.
        Jetzt machen Bela und Caro noch je einen Zug; du hast den Markttag ausgerufen und hast deshalb keinen mehr.
    .pass = Möglich, aber dein Pflug ist am Ende nichts wert, der Kunde schon.

step-other = Derselbe Markt, aber diesmal hat ihn Bela ausgerufen. Besetzt nicht Bela den letzten freien Platz, sondern jemand anders,
    wird der Tag erst zu Ende gespielt, und dann machen alle noch einen Zug, auch du.

    Diese Züge gehen im Uhrzeigersinn, und wer ausgerufen hat, kommt zuletzt. Ein Verkauf am [Markttag der anderen](stall:22) ist also ein
    guter Moment, um das Spielende einzuläuten.
    .title = Am Markttag der anderen
    .task = Verkauf deinen Pflug an Belas Markttag.
    .hint = Derselbe Kunde wie eben.
    .move = { step-caller.move }
    .done = Die Dorfchronik ist voll, und alle machen noch einen Zug: erst Caro, dann du und zuletzt Bela.
    .pass = Erlaubt, aber dann wartet das Ende auf jemand anderen und der Kunde auch.

step-last-mass = Nach den letzten Zügen gibt es noch eine letzte Messe. Jede Figur, die dann auf den [Kirchenfenstern](church:1) steht, bringt {
    $church-points-0 }, { $church-points-1 }, { $church-points-2 } oder { $church-points-3 } Punkte, vom ersten bis zum vierten.

    Du hast zwei Getreide. Vom zweiten Fenster auf das dritte kostet es eines und bringt einen Punkt mehr. Vom dritten auf das [vierte](church:4)
    kostet es zwei.
    .title = Die letzte Messe
    .task = Gib dein Getreide dort aus, wo es die meisten Punkte bringt.
    .hint = Vergleich die Zahlen an den Fenstern.
    .move = Lass die „2“ auf das [vierte Fenster](church:4) aufsteigen.
    .done = Zwei Punkte mehr für zwei Getreide. Außerdem hast du die meisten Figuren in der Kirche, und das hat dir bei dieser Messe Ruhm
        gebracht. Ruhmespunkte aus der laufenden Partie zählen voll mit.
    .low = Möglich, aber ein Punkt mehr ist weniger als zwei, und dein zweites Getreide brächte dir keinen.
    .done-early = Das darfst du, aber Getreide ist am Ende nichts wert.

step-tie = Das ist der letzte Zug einer anderen Partie: ein Markttag, den du ausgerufen hast, und Bela hat gepasst. Rechne: Du hast 17
    Ruhmespunkte und 7 für deine vier in der Dorfchronik, zusammen 24. Bela hat 14, 12 für die Dorfchronik und eine Münze, zusammen 27.

    Am Ende werden die Kunden aufgedeckt und bringen, was auf ihren Plättchen steht. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand
    gewinnt, wer mehr Kunden bedient hat, dann, wer mehr lebende Figuren hat; ist auch das gleich, teilt ihr euch den Sieg. Du hast nur einen grünen Stein (Überzeugung), also bleibt dir [ein Verkauf](stall:22).
    .title = Um Haaresbreite
    .task = Bediene den Kunden, mit dem du die Partie gewinnst.
    .hint = Drei Punkte brauchst du, um Bela einzuholen. Und dann?
    .move = { step-caller.move }
    .done = 27 zu 27, und du hast einen Kunden mehr bedient als Bela. Der Sieg gehört dir.
    .scroll = Das geht, aber zwei Punkte ergeben 26, und Bela gewinnt um einen.
    .pass = Erlaubt, aber dann gewinnt Bela um drei.

step-cubes-out = Das Spielende ist eingeläutet, und nun sind die Steine ausgegangen. Dann gehen die Züge ohne sie weiter: keine Messe jetzt, keine neue Runde, und
    wer noch drankommt, darf ohne Stein eine beliebige Aktion ausführen. Auch der Brunnen ist zu, aber wer braucht ihn noch? Die letzte
    Messe gibt es ganz am Ende trotzdem. Dieser letzte Zug gehört dir.

    Du und Bela habt je 19 Punkte und je einen Kunden. Keine Aktion bringt dir noch einen Punkt. Aber bei so einem Gleichstand entscheiden
    die lebenden Figuren, wo immer sie sind. Du hast drei, und [Bela](farm:1) auch.
    .title = Noch jemand
    .task = Gewinn bei Gleichstand.
    .hint = Ungeborene zählen nicht. Wie zählen sie doch?
    .move = Klick auf deine [„3“ unter den Ungeborenen](unborn:0:3).
    .done = Ein Kind, im letzten Augenblick der Partie geboren: vier lebende Figuren gegen drei, und der Sieg gehört dir. Mit je drei hättet
        ihr ihn geteilt.
    .home = Möglich, aber wer unterwegs ist, lebt genauso wie jemand auf dem Hof. Mit je drei lebenden Figuren teilst du dir den Sieg mit
        Bela.
    .down = Das darfst du, aber die Ratsstube war dir { $council-points-2 } Punkte wert, und der Hof bringt keine. Bela gewinnt.
    .plow = Das geht, aber Güter sind am Ende nichts wert. Mit je drei lebenden Figuren teilst du dir den Sieg mit Bela.
    .market = Möglich, aber du hast nichts zu verkaufen. Mit je drei lebenden Figuren teilst du dir den Sieg mit Bela.
    .council = Das darfst du, aber keines dieser Privilegien ist einen Punkt wert. Mit je drei lebenden Figuren teilst du dir den Sieg mit Bela.
    .leave = Das geht, aber dann teilst du dir den Sieg mit Bela: je drei lebende Figuren.
    .field = Eine Ernte braucht jemanden auf dem Hof, und Getreide würde dir hier nicht helfen.
