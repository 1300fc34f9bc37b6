lesson-title = Den Stamm ernähren
lesson-about = Sind alle Personen daheim, essen alle. Plan das ein und lern, was zu tun ist, wenn die Nahrung knapp wird.
can-enough = So planen, dass alle satt werden
can-field = Die Nahrungsleiste für alle weiteren Runden nutzen
can-hunger = Entscheiden, was du zahlst, wenn die Nahrung knapp wird

step-enough = Deine letzten vier Personen sind einzusetzen. Nach dieser Runde sind sieben zu ernähren: Die aus der Hütte isst schon mit. Du hast 1 Nahrung, und dein Marker auf
    der Nahrungsleiste bringt jede Runde 2. Es fehlen also 4.

    Vier Personen würfeln auf der Jagd im Durchschnitt 14, und das sind 7 Nahrung.
    .title = Genug für alle
    .task = Schick alle vier auf die [Jagd](place:hunt).
    .hint = Eine weniger wäre riskant.
    .move = Klick auf die [Jagd](place:hunt) und wähl vier Personen.
    .done = Sie haben 13 gewürfelt: 6 Nahrung. Mit deiner 1 und den 2 vom Acker sind das 9, und 7 wurden gegessen. Die 2, die übrig sind, behältst du.
    .few = Das geht, aber dann müssen vielleicht einige hungern. Schick alle vier.
    .elsewhere = Erlaubt, aber für sieben Personen ist 1 Nahrung da. Geh jagen.
    .five = Du hast vier Personen daheim.

step-field = Der [Acker](place:field) ernährt dich in jeder weiteren Runde: Jeder Besuch rückt deinen Marker um ein Feld vor, bis {
    $tribe-most-field }. Dort endet die Leiste.

    Du hast 4 Nahrung und sieben Personen, und dein Marker steht auf 2.
    .title = Die Nahrungsleiste
    .task = Führ mit deiner Person auf dem [Acker](place:field) die Aktion aus.
    .hint = Dann steht dein Marker auf 3, und das zählt schon in dieser Runde.
    .move = Klick auf den [Acker](place:field).
    .done = Dein Marker ist auf 3 vorgerückt. Drei vom Acker und vier eigene: genau genug für sieben. Aus dem Steinbruch kamen zwei Stein, und niemand hat sie
        angerührt.
    .later = Erlaubt, denn die Reihenfolge ist frei. Aber erst der Acker: Nimm den Zug zurück.

step-resources = Deine ganze Nahrung ist gegessen, und 2 fehlen. Nun können Rohstoffe einspringen: einer für jede fehlende, egal, von welcher Sorte, und für alle. Einen
    anderen Tausch gibt es nicht, weder untereinander noch mit dem Vorrat. Sonst verlierst du
    { $penalty } Punkte.
    .title = Holz zum Abendessen
    .task = Ernähre deine Personen und gib her, was am wenigsten wert ist.
    .hint = Ein Holz bringt in einem Gebäude { $values-wood } Punkte, Gold { $values-gold }.
    .move = Klick auf deine [Nahrung](food:0) und zahl zwei Holz.
    .done = Niemand musste hungern, und deinen Stein und dein Gold hast du noch.
    .dear = Möglich, aber dein Holz ist weniger wert. Zahl damit.
    .hunger = Erlaubt, aber das kostet { $penalty } Punkte. Zwei Holz sind viel billiger.

step-hunger = Diesmal fehlen 3 Nahrung, und du hast einen Lehm. Wer nicht alle Personen ernährt, verliert { $penalty } Punkte, egal, wie viele hungern: Alle Nahrung ist
    dann weg, die Rohstoffe aber bleiben. Die Personen bleiben auch. Die Punkte können sogar unter 0 fallen.

    Aber sieh auf dein Tableau: Dort liegt eine Karte, die du nie benutzt hast.
    .title = Hunger
    .task = Sorg dafür, dass niemand hungert.
    .hint = Ein Lehm und noch zwei würden drei ernähren.
    .move = Klick auf deine [Karte für zwei beliebige Rohstoffe](any-two:0) und nimm irgendwelche zwei Rohstoffe.
    .done = Drei Rohstoffe für drei, die noch hungrig waren: Alle sind satt, und deine Punkte sind sicher.
    .hunger = Das geht, aber sieh, was es kostet: { $penalty } Punkte. Es geht besser.
    .short = Ein Lehm reicht nicht für drei: Den Abzug vermeidet nur, wer alle ernährt.
