lesson-title = Zwei Ausgaben
lesson-about = Die Ausgabe von 2011 und die Big Box nebeneinander: dieselbe Stellung in beiden und was verschieden ist.
can-tell = Die beiden Ausgaben an ihren Zahlen erkennen
can-box = Wissen, wann Güter ausgehen
can-five = Den Tisch für fünf aufbauen

step-alike = Dieser Plan ist die Ausgabe von 2011. Jemand aus deiner Familie ist in der Ratsstube auf die [zweite Stufe](council:2)
    aufgerückt, und ihr Privileg bringt dir { $council-influence } Einflusssteine nach deiner Wahl.

    Einen grünen Stein (Überzeugung) hast du. Drei könntest du brauchen: zwei für die nächste Stufe der Ratsstube und einen für einen
    Verkauf am nächsten Markttag. Merk dir, was du jetzt nimmst: Gleich sitzt du wieder hier, mit der anderen Ausgabe auf dem Tisch.
    .title = Das zweite Privileg, 2011
    .task = Nimm zwei grüne Steine (Überzeugung).
    .hint = In dieser Ausgabe dürfen beide dieselbe Farbe haben.
    .move = Wähl „2 Überzeugung nehmen“.
    .done = Drei grüne Steine, für Ratsstube und Markt. In der Ausgabe von 2011 ist es dem zweiten Privileg egal, ob seine Steine gleich
        sind.
    .mixed = Das darfst du, aber damit hast du zwei grüne Steine, und brauchen könntest du drei.
    .other = Das geht, aber Grün ist die Farbe, die dir fehlt.
    .ring = Erlaubt, aber mit dem Ring wirst du Startspieler. Hier willst du Steine.
    .decline = Möglich, aber die Ratsstube bietet dir Steine umsonst an.

step-different = Dasselbe Dorf, derselbe Augenblick, aber nun liegt die Big Box auf dem Tisch. Ein Wort ist neu: Die Einflusssteine
    des [zweiten Privilegs](council:2) müssen verschiedene Farben haben.

    Du bekommst also höchstens einen grünen. Was ließe sich mit zwei Steinen sonst noch anfangen? Mit einem zweiten grünen Stein bezahlst du
    die nächste Stufe der Ratsstube. Und mit deinem rosa Stein (Wissen) und einem orangen (Können) kaufst du in der [Wagnerei](building:wainwright) einen Planwagen.
    .title = Das zweite Privileg, Big Box
    .task = Nimm die zwei Steine, die dir beides ermöglichen.
    .hint = Einen für die Ratsstube, einen für die Wagnerei. Versuch es ruhig mit zwei grünen und sieh, was die Regeln sagen.
    .move = Wähl „1 Können und 1 Überzeugung nehmen“.
    .done = Zwei grüne Steine für die Ratsstube, Orange und Rosa für einen Planwagen. Die Belohnung eines Orts ist großzügiger: Ihre zwei
        Steine dürfen in beiden Ausgaben gleich sein. Und sieh dir die Lebensleiste an: In der Big Box endet ein Umlauf am Federkiel, wo die erste Ausgabe eine Brücke hat. Die Zeit läuft in beiden gleich.
    .half = Das darfst du, aber ohne einen orangen Stein (Können) verkauft dir die Wagnerei nichts.
    .other = Das geht, aber dann fehlt dir für die Ratsstube ein grüner Stein.
    .ring = { step-alike.ring }
    .decline = { step-alike.decline }
    .alike = In der Schachtel von 2011 ging das noch. Es ist der augenfälligste Unterschied zwischen den beiden.

step-empty = Zurück ins Jahr 2011. Jemand aus deiner Familie ist in der [Wagnerei](building:wainwright) und jemand in
    der [Schreibstube](building:office), und du hättest gern noch einen Planwagen. Aber zähl die Planwagen auf den Höfen: Zwei gehören dir, drei
    Bela und drei Caro. Das sind acht.

    Acht Güter jeder Art sind in der Schachtel von 2011, mehr nicht. Ist eine Art aus, lässt sie sich weder herstellen noch kaufen noch
    aussuchen, bis jemand eines zurückgibt. Auch die Münzen haben ein Ende: Die letzten werden ausgezahlt, soweit sie reichen.
    .title = Die leere Schachtel, 2011
    .task = Lass deine andere ausgebildete Figur etwas herstellen.
    .hint = Eine Schriftrolle ist gut für die Ratsstube, und davon gibt es reichlich.
    .move = Klick auf die [Schreibstube](building:office) und stell eine Schriftrolle gegen Zeit her.
    .done = Eine Schriftrolle statt eines Planwagens. Wer Planwagen hortet, hält alle vom Reisen ab: In dieser Ausgabe kann das ein Plan
        sein.
    .animal = Das darfst du, aber drei Getreide sind ein hoher Preis, wenn deine Figur in der Schreibstube nur Zeit braucht.
    .mill = Das geht, aber um Münzen ging es nicht. In der Schreibstube wartet deine Figur auf Arbeit.
    .train = Erlaubt, aber du hast schon ausgebildete Figuren. Lass eine davon arbeiten.
    .leave = Möglich, aber in der Schreibstube säße deine Figur untätig herum.
    .wagon = In der Wagnerei ist alles bereit, aber das Regal ist leer. Wenn jemand auf Reisen geht, kommt ein Planwagen zurück.

step-plenty = Dieselben Betriebe, aber mit der Big Box auf dem Tisch. Sie enthält zwölf von jedem Gut, also sind noch vier Planwagen da. Und falls
    auch die ausgehen, nimmt man etwas anderes dafür: Güter und Münzen gehen nie aus.

    Einfluss ist in beiden begrenzt, aber auch hier ist die Big Box reicher: 33 Steine jeder Farbe gegen 18.
    .title = Die volle Schachtel, Big Box
    .task = Lass deine ausgebildete Figur in der [Wagnerei](building:wainwright) einen Planwagen herstellen.
    .hint = Was eben noch nicht ging, geht jetzt.
    .move = Klick auf die [Wagnerei](building:wainwright) und stell einen Planwagen gegen Zeit her.
    .done = Ein dritter Planwagen, und niemand kann dich durch Horten daran hindern.
    .scroll = Auch hier erlaubt, aber nun steht dem Planwagen, den du wolltest, nichts im Weg.
    .animal = Das geht, aber du bist wegen eines Planwagens gekommen.
    .mill = Erlaubt, aber du bist wegen eines Planwagens gekommen.
    .apprentice = Möglich, aber deine ausgebildete Figur stellt einen in der halben Zeit her.
    .train = Das geht, aber du bist wegen eines Planwagens gekommen, und in der Wagnerei ist schon jemand ausgebildet.
    .leave = Das darfst du, aber in der Wagnerei hat deine Figur alles, was sie braucht.

step-tie-living = Der letzte Zug einer Partie, in der Ausgabe von 2011. Du und Bela steht bei je 19 Punkten, und nichts, was du tun kannst, bringt
    noch einen. Also entscheidet die Regel für Gleichstand: zuerst die Zahl der bedienten Kunden. Je einer, wieder gleich.

    Dann die Zahl der lebenden Figuren. Du hast drei, und Bela hat drei. Zwei Steine sind noch da, einer bei
    der [Familie](cube:family:knowledge) und einer auf der [Ernte](cube:harvest:skill).
    .title = Gleichstand, 2011
    .task = Nimm den Stein, mit dem du die Partie gewinnst.
    .hint = Eine lebende Figur mehr genügt. Ungeborene zählen nicht, Geborene schon.
    .move = Klick auf den Stein bei der [Familie](cube:family:knowledge).
    .done = Ein Kind kommt zur Welt, und du gewinnst: vier lebende Figuren gegen drei. Belas Getreide war hier nichts wert.
    .harvest = Das geht, aber 2011 löst Getreide keinen Gleichstand auf. Mit je drei lebenden Figuren würdet ihr euch den Sieg teilen, du und
        Bela.
    .empty = Bei der Kirche liegt kein Stein mehr.

step-tie-grain = Noch einmal derselbe letzte Zug, aber mit der Big Box. Bei Gleichstand zählt sie keine Kunden. Sie fragt, wer mehr Getreide übrig
    hat, und erst danach, wer mehr lebende Figuren hat.

    In [Belas Scheune](farm:1) liegt ein Getreide, und deine ist leer.
    .title = Gleichstand, Big Box
    .task = Nimm den Stein, mit dem du die Partie diesmal gewinnst.
    .hint = Eine Ernte bringt { $farm-harvest } Getreide.
    .move = Klick auf den Stein auf der [Ernte](cube:harvest:skill).
    .done = Zwei Getreide gegen eines: dasselbe Dorf, dieselben 19 Punkte, eine andere Regel, ein anderer Zug. Macht vor der Partie aus, nach
        welcher Ausgabe ihr spielt.
    .family = Erlaubt, aber hier kommt Getreide zuerst. Belas 1 Getreide schlägt deine leere Scheune, und nach lebenden Figuren fragt niemand
        mehr.
    .empty = { step-tie-living.empty }

step-five = Die Ausgabe von 2011 ist für zwei bis vier. In der Big Box ist Platz für eine Fünfte, hier Eda: Steine und
    eine Dorfchronik für fünf liegen bei. Die Big Box empfiehlt auch einen kleinen Ausgleich für spätere Plätze. Caro fängt an. Dov sitzt als Zweiter und hat ein Getreide; Eda, die Dritte,
    hat einen zufälligen Stein bekommen; du bist die Vierte und darfst dir einen Stein aussuchen; Bela, die Fünfte, hat eine Münze mehr. Du
    möchtest früh jemanden in die [Kirche](bag) schicken.
    .title = Zu fünft am Tisch
    .task = Nimm den Stein, mit dem du den Eintritt in die Kirche bezahlst.
    .hint = Der Eintritt kostet { $church-faith } braunen Stein oder { $church-time } Zeit.
    .move = Wähl „1 Glaube nehmen“.
    .done = Ein guter Anfang auf dem vorletzten Platz. Auch mit der älteren Ausgabe könnt ihr diesen Ausgleich spielen, wenn alle mögen: Er
        lässt sich auf der Seite „Spielen“ wählen.
    .other = Möglich, aber die Kirche will einen braunen Stein (Glaube).
    .early = Die Partie hat noch nicht begonnen. Erst such dir deinen Stein aus.

step-removed = Manche Unterschiede liegen nicht zwischen den Schachteln, sondern zwischen den Texten. Alle sind sich einig, wer nach dem Einläuten des Spielendes stirbt. Aber wohin kommt die Figur? Die meisten sagen: in die Dorfchronik oder in ein Grab, wie immer. Einer sagt: aus dem Spiel, und
    niemand erinnert sich. So wird es an diesem Tisch gespielt.

    Es ist dein letzter Zug, und du hast einen Stein der Reise genommen. [Ort B](city:city-b) brächte dir fünf Punkte. Aber die Reise kostet {
    $travel-time } Zeit, und das bringt deinen Marker über die Brücke. Deine älteste Figur ist die „1“ auf
    der [vierten Stufe](member:0:1:council-4) der Ratsstube, { $council-points-3 } Punkte wert.
    .title = Eine andere Auslegung
    .task = Tu das, was dir die meisten Punkte lässt.
    .hint = Fünf Punkte gewonnen, { $council-points-3 } verloren, und dafür kein Platz in der Dorfchronik. Lohnt sich die Reise?
    .move = Wähl, die Aktion auszulassen.
    .done = Du gewinnst um einen einzigen Punkt, weil du nicht gereist bist. Wo auch an die Toten der letzten Züge erinnert wird, wäre deine „1“
        die Dritte deiner Familie in der Dorfchronik, { $chronicle-points-3 } Punkte wert, und die Reise wäre richtig. Auf der Seite „Spielen“
        kannst du diese Regel und andere dieser Art wählen.
    .travel = Erlaubt, und an den meisten Tischen richtig. Aber hier verlässt deine „1“ die Ratsstube, und niemand erinnert sich an sie: Bela
        zieht mit 21 Punkten gleich und gewinnt bei Gleichstand mit mehr Kunden.
