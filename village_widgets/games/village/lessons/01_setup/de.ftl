lesson-title = Deine ersten Züge
lesson-about = Nimm einen Stein, führ die Aktion aus und lern deine Familie kennen: zwei Arten von Zügen in ein paar Minuten.
can-cube = Einen Stein nehmen und die Aktion ausführen, bei der er lag
can-born = Ein Kind in die Familie holen
can-plague = Einen Peststein nehmen und mit Zeit bezahlen
can-leave = Einen Stein nur um seinetwillen nehmen, ohne Aktion

step-first-cube = Du bist Ada und führst eine Familie. Ein Zug ist kurz: Nimm einen Stein von einem Aktionsfeld, dann tu, wofür
    dieses Feld da ist.

    Du hättest gern eine größere Familie. Jeder Stein bei der Familie erlaubt dir dort die Aktion; mit dem rosafarbenen (Wissen) bezahlst du später etwas Nützliches.
    .title = Dein erster Stein
    .task = Nimm den [rosa Stein](cube:family:knowledge) von der Familie.
    .hint = Drei Steine liegen dort: orange, rosa und schwarz.
    .move = Klick auf den [rosa Stein](cube:family:knowledge).
    .done = Der Stein gehört dir, und du darfst die Aktion ausführen. Farbige Steine sind Einfluss, mit ihnen bezahlst du: Rosa
        ist Wissen, Orange Können, Grün Überzeugung und Braun Glaube.
    .skill = Das geht, aber etwas Nützliches kostet später Wissen, einen rosa Stein. Mit Können bezahlst du anderes.
    .plague = Erlaubt, aber ein schwarzer Stein bringt keinen Einfluss, sondern kostet dich etwas. Die Aktion hast du trotzdem,
        er ist also nicht immer eine schlechte Wahl.
    .elsewhere = Möglich, aber dieser Stein ist für eine andere Aktion, und deine Familie bleibt, wie sie ist.

step-first-birth = Jetzt kommt die Aktion. Bei der Familie kommt ein neues Familienmitglied zur Welt. Das geht der Reihe nach:
    Als Nächstes kommt eine [„2“](unborn:0:2).
    .title = Deine erste Aktion
    .task = Lass auf deinem Hof eine [„2“](unborn:0:2) zur Welt kommen.
    .hint = Die Ungeborenen warten am unteren Rand deines Hofs.
    .move = Klick auf die [„2“](unborn:0:2) am unteren Rand deines Hofs.
    .done = Fünf Leute leben auf deinem Hof. Das war ein ganzer Zug: ein Stein und eine Aktion. Nun wäre Bela dran, dann
        Caro und so weiter, bis keine Steine mehr da sind.
    .leave = Das darfst du, aber der Nachwuchs kostet dich nichts, und eine größere Familie kann mehr.

step-family = Dein [Hof](farm:0) hat mit vier „1“ angefangen, der ersten Generation, und mit { $farm-coins ->
        [one] einer Münze
       *[other] { $farm-coins } Münzen
    }. Eine Münze ersetzt beim Bezahlen einen beliebigen Stein. Die „1“ sind die Ältesten; die meisten „2“, alle „3“ und die
    „4“ sind noch ungeboren.

    Rund ums Haus läuft die Lebensleiste. Vieles, was deine Familie tut, braucht Zeit, und Zeit macht die Leute alt. Am Ende
    zählt, an wen man sich gut erinnert.
    .title = Deine Familie
    .task = Zeig auf die Ältesten auf deinem Hof, die „1“.
    .sought = die Figuren mit einer „1“ am Haus deines eigenen Hofs
    .hint = Es sind die Leute vor dem Haus, in deiner Farbe.
    .move = Klick auf die [„1“ bei deinem Haus](member:0:1:farm).
    .done = Die Ältesten sterben zuerst. Bis dahin können sie eine Menge für dich tun.

step-plague = Eine spätere Runde, und du bist dran. Du willst Getreide, brauchst also die [Ernte](field), aber dort liegt nur
    noch ein schwarzer Stein.

    Ein Peststein bringt keinen Einfluss. Er geht in den Vorrat zurück und kostet dich { $turn-plague-time } Zeit. Danach
    darfst du die Aktion ausführen wie mit jedem anderen Stein.
    .title = Die Pest
    .task = Nimm den Peststein von der Ernte.
    .hint = Den schwarzen. Es tut ein bisschen weh, aber anders kannst du nicht ernten.
    .move = Klick auf den [schwarzen Stein](cube:harvest:plague) auf der Ernte.
    .done = Dein Marker ist auf der [Lebensleiste](farm:0) { $turn-plague-time } Felder weitergerückt: Das bedeuten { $turn-plague-time } Zeit für deine Familie. Jetzt darfst du ernten.
    .elsewhere = Das geht, aber dort wächst kein Getreide, und auf deinem Hof ist keines mehr.
    .family = Bei der Familie liegt kein Stein mehr. Wer dort die Aktion will, muss einen anderen Weg finden.

step-act = Deinen Zug hast du bezahlt, nun nutz ihn. Eine Ernte bringt { $farm-harvest } Getreide auf deinen [Hof](farm:0).

    Du könntest die Aktion auch auslassen. Aktionen sind ein Angebot; nur die des Markts muss stattfinden.
    .title = Die Aktion
    .task = Bring die Ernte ein.
    .hint = Die Kornfelder warten.
    .move = Klick auf die [Kornfelder](field).
    .done = { $farm-harvest } Getreide liegen in deiner [Scheune](farm:0). Ein ganzer Zug: ein Stein, dann die Aktion seines Felds. Bela ist
        dran.
    .leave = Erlaubt, aber dann war die Pest umsonst.
    .birth = Deinen Stein hast du von der Ernte genommen, also kannst du in diesem Zug nur ernten.

step-leave = Diesmal hast du einen Stein von der Kirche genommen, weil es dir um den Stein ging. Die [Kirche](bag) nähme jemanden
    aus deiner Familie auf, für 1 Glaube oder { $church-time } Zeit. Glaube hast du keinen, und auf
    deiner [Lebensleiste](farm:0) ist es nicht weit bis zur Brücke: noch 2 Zeit, und jemand stirbt.
    .title = Eine Aktion auslassen
    .task = Lass die Aktion aus.
    .hint = Fürs Nichtstun gibt es auf dem Plan kein Feld. Such einen Knopf neben der Frage.
    .move = Wähl den Knopf „Aktion auslassen“.
    .done = Der Stein gehört dir, die Zeit ist gespart, und niemand musste sterben.
    .join = Möglich, aber { $church-time } Zeit bringen deinen Marker über die Brücke, und dafür würde jemand aus deiner Familie
        sterben.
    .elsewhere = Deinen Stein hast du von der Kirche genommen, also kannst du in diesem Zug nicht ernten.
