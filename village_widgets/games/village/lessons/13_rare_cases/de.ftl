lesson-title = Seltene Fälle
lesson-about = Was die meisten Partien nie erleben: Es geht etwas aus, spätere Plätze bekommen einen Ausgleich, und ein Tisch hat seine
    eigene Hausregel.
can-out = Weiterspielen, wenn etwas ausgeht
can-bag = Eine Runde beginnen, wenn der Beutel nicht reicht
can-table = Nach einer Hausregel spielen, die euer Tisch gewählt hat

step-supply = Jemand aus deiner Familie hat Ort D erreicht, und die Belohnung sind zwei Einflusssteine nach Wahl. Aber in der Schachtel sind
    nur so viele Steine, wie eben darin sind.

    Alle rosa Steine liegen auf den Höfen, im Vorrat ist keiner mehr. Eine Farbe, die aus ist, kann niemand nehmen. Du brauchst Grün für
    die [Ratsstube](council:1).
    .title = Eine Farbe geht aus
    .task = Nimm zwei grüne Steine (Überzeugung).
    .hint = Beide in derselben Farbe.
    .move = Wähl den Knopf „2 Überzeugung nehmen“.
    .done = Nun hast du zwei grüne Steine, und in einem deiner nächsten Züge kann jemand in die Ratsstube eintreten.
    .mixed = Erlaubt, aber die Ratsstube will { $council-persuasion } grüne.
    .pink = Im Vorrat ist kein rosa Stein. Andere horten sie, und das kann ein Plan sein.

step-sold-out = Heute willst du einen Pflug aus der [Schmiede](building:smithy), und sogar die Steine dafür hast du. Aber sieh dir die Höfe
    neben dir an: Dort stehen alle Pflüge aus der Schachtel. Es gibt nur so viele Güter, wie im Spiel sind, und was weg ist, lässt sich
    weder herstellen noch kaufen.

    Pflüge, die an Kunden gehen, kommen in den Vorrat zurück. Nutz also die Wartezeit: Ausbilden, ohne etwas herzustellen, ist erlaubt, und
    später kostet dich ein Pflug nur noch Zeit.
    .title = Ausverkauft
    .task = Schick jemanden nur zur Ausbildung in die [Schmiede](building:smithy).
    .hint = Pflüge gibt es keine mehr, aber die Schmiede ist offen: Lernen geht noch.
    .move = Klick auf die [Schmiede](building:smithy) und wähl, dort eine „1“ oder die „2“ auszubilden.
    .done = In der Schmiede steht nun jemand bereit. Sobald irgendwer einen Pflug verkauft, kannst du für { $crafts-smithy-time } Zeit einen
        herstellen, und deine Steine hast du auch noch.
    .elsewhere = Möglich, aber das ist ein anderes Handwerk. Pflüge kommen nur aus der Schmiede.
    .leave = Das darfst du, aber Zeit fürs Lernen ist jetzt gut angelegt: Kommen die Pflüge zurück, müsstest du von vorn anfangen.
    .gone = Es ist kein Pflug mehr da, egal, was du zahlst.
    .cubes = Möglich, aber das sind die Steine für deinen Pflug, und du bekommst etwas anderes dafür.

step-short-bag = Eine Runde beginnt mit einem vollen grünen Beutel: Auf dem Aufbaukärtchen steht, wie viele Steine jeder Farbe aus dem Vorrat
    hineinkommen, und alle Peststeine kommen dazu. Dann werden die Aktionsfelder eines nach dem anderen gefüllt, von der Ernte bis zur
    Kirche, wie auf dem Kärtchen steht.

    Aber sieh dir die Höfe von [Bela](farm:1) und [Caro](farm:2) an: Dort sind alle rosa Steine und die meisten grünen. Von einer Farbe kommt
    in den Beutel, was da ist, und die Felder bekommen Steine, solange der Beutel reicht. Du nimmst gleich den letzten Stein der Runde.
    .title = Der Beutel reicht nicht
    .task = Nimm den letzten Stein und sieh, welches Feld keinen bekommt.
    .hint = Der letzte Stein liegt auf der Ernte.
    .move = Klick auf den [orangen Stein](cube:harvest:skill).
    .done = Der Beutel war leer, bevor die Kirche an der Reihe war: Dort kann in dieser Runde niemand einen Stein nehmen. Rosa kam gar nicht, Grün
        nur zweimal. Wer Steine hortet, macht die Runden für alle kürzer.
    .well = Erlaubt, aber dann bekommt jemand anders den letzten Stein, und du hast drei Steine weniger.
    .empty = Dort liegt kein Stein mehr, und auch in der nächsten Runde wird die Kirche leer sein.

step-late = Wer am ältesten ist, fängt an. An manchen Tischen bekommen spätere Plätze einen Ausgleich: der zweite ein Getreide, der dritte einen
    blind gezogenen Stein, der vierte einen Stein nach Wahl, der fünfte eine Münze mehr.

    So ein Tisch ist das hier. Bela fängt an, also sitzt du auf dem vierten Platz und darfst wählen. In der [Schreibstube](building:office)
    kaufst du für einen rosa Stein (Wissen) eine Schriftrolle.
    .title = Ein später Platz
    .task = Such dir den Stein aus, mit dem du die Schriftrolle kaufst.
    .hint = Sieh auf das Schild der Schreibstube. Welche Farbe hat der Stein neben der Hand?
    .move = Wähl den Knopf „1 Wissen nehmen“: Das ist der rosa Stein.
    .done = Der rosa Stein gehört dir, noch bevor die erste Runde begonnen hat.
    .other = Möglich, aber die Schreibstube verkauft ihre Schriftrolle für eine andere Farbe.
    .early = Die Partie hat noch nicht begonnen. Erst such dir aus, was du für deinen späten Platz bekommst.

step-last-turns = Manche Tische lesen die Regeln strenger: Eine Figur, die dort nach dem Einläuten des Spielendes stirbt, kommt aus dem Spiel, auch wenn im Bereich noch Platz
    ist. An diesem Tisch wird es so gehalten, und wieder hat dich dein letzter Zug über die Brücke gebracht.

    Ein Name in der Dorfchronik ist nicht mehr zu holen. Aber etwas zu verlieren hast du: Deine „1“ auf der dritten Stufe
    der [Ratsstube](council:3) ist am Ende { $council-points-2 } Punkte wert.
    .title = Eine Hausregel
    .task = Wähl, wer aus dem Spiel kommt, und behalte deine Punkte.
    .hint = Welche der beiden ist dort, wo sie steht, nichts wert?
    .move = Klick auf deine [„1“ auf dem Hof](member:0:1:farm).
    .done = Fort, aber deine Punkte in der Ratsstube sind sicher. Macht vor einer Partie aus, wie ihr es halten wollt.
    .council = Das darfst du, aber der freie Platz im Bereich Ratsstube hilft an diesem Tisch nicht, und mit dieser Figur sind { $council-points-2 }
        Punkte weg.
