lesson-title = Hof und Familie
lesson-about = Bring reiche Ernten ein, lass deine Familie wachsen und hol Figuren auf den Hof zurück, wenn du sie brauchst.
can-children = Für Nachwuchs sorgen, wenn die Familie klein wird
can-harvest = Mit Pflug und Tier mehr Getreide ernten
can-barn = Sehen, wann die Scheune voll ist
can-home = Figuren auf den Hof zurückholen, nur nicht aus dem schwarzen Beutel

step-birth = Eine Familie, die klein bleibt, wird alt und stirbt aus. Bei der Familie kommt ein Kind zur Welt und steht
    sofort auf deinem [Hof](farm:0).

    Die Ungeborenen kommen der Reihe nach: die niedrigste Zahl zuerst. Solange noch eine „2“ wartet, kann keine „3“
    zur Welt kommen.
    .title = Ein Kind
    .task = Lass ein Kind zur Welt kommen.
    .hint = Die Ungeborenen warten am Rand deines Hofs. Wer ist an der Reihe?
    .move = Klick auf die [„2“](unborn:0:2).
    .done = Eine „2“ lebt auf deinem Hof. Ist die letzte „2“ auf der Welt, kommen die „3“ an die Reihe.
    .home = Möglich, aber in der Schmiede ist deine Figur nützlich, und ein Kind wären zwei Hände mehr gewesen.
    .leave = Das darfst du, aber Nachwuchs kostet dich nichts.
    .young = Die „3“ müssen warten, bis keine „2“ mehr ungeboren ist.

step-plow = Eine Ernte bringt { $farm-harvest } Getreide. Mit Pflug und Pferd bringt sie { $farm-harvest-horse }, mit Pflug und
    Ochse { $farm-harvest-ox }. Beide bleiben auf dem Hof und helfen beim nächsten Mal wieder.

    Einen Pflug hast du hergestellt, und ein [Ochse](farm:0) steht im Stall. Jetzt zahlt sich das aus.
    .title = Pflug und Ochse
    .task = Nimm einen Stein von der Ernte und hol damit das Getreide.
    .hint = Die Kornfelder liegen neben dem Brunnen.
    .move = Klick auf einen Stein auf der [Ernte](cube:harvest:faith).
    .done = { $farm-harvest-ox } Getreide in einem Zug, und Pflug und Ochse gehören dir noch immer.
    .idle = Das geht, aber dann stehen dein Pflug und dein Ochse ungenutzt herum.

step-full = Deine Scheune ist voll: Auf einem [Hof](farm:0) ist Platz für { $farm-grain } Getreide, mehr fasst er nie. Noch eine
    Ernte brächte nichts und ist darum gar nicht erst möglich.

    Du warst am Brunnen, also steht dir jede Aktion offen. In der [Mühle](building:mill) werden aus { $crafts-mill-grain } Getreide
    und { $crafts-mill-time } Zeit { $crafts-mill-coins } Münzen.
    .title = Eine volle Scheune
    .task = Mach aus deinem Getreide Münzen.
    .hint = Welcher der Betriebe hat Flügel?
    .move = Klick auf die [Mühle](building:mill).
    .done = Zwei Münzen und Platz in der Scheune für die nächste Ernte.
    .birth = Erlaubt, aber ein Kind leert die Scheune nicht.
    .spend = Erlaubt, und Platz schafft es auch. Aber ein Tier kostet { $crafts-stable-grain } Getreide, und du willst Münzen.
    .leave = Möglich, aber du hast am Brunnen für eine Aktion bezahlt.
    .other = Das geht, aber deine Scheune bleibt voll, und du wolltest Münzen.
    .harvest = Die Kornfelder sind reif, aber die Scheune ist voll. Schaff erst Platz.

step-empty-house = Alle sind fort: in den Betrieben und in der Ratsstube. Ist niemand auf dem Hof, gibt es keine Ernte, und niemand
    kann in die Ratsstube, in die Kirche, in einen Betrieb oder auf Reisen gehen: Alle diese Wege beginnen auf dem [Hof](farm:0).

    Du hast am Brunnen bezahlt, darfst also überall die Aktion ausführen, auch bei der Familie. Statt Nachwuchs zu bekommen, kannst du
    dort eine lebende Figur von irgendwo auf dem Plan zurückholen. Zwei von deinen arbeiten in der [Schmiede](building:smithy),
    und eine genügt dort.
    .title = Das leere Haus
    .task = Hol eine deiner beiden Figuren aus der Schmiede zurück.
    .hint = Das Zurückholen ist eine Aktion der Familie. Zeig auf die Figur, die kommen soll.
    .move = Klick auf deine [„1“ in der Schmiede](member:0:1:smithy).
    .done = Nun ist wieder jemand auf dem Hof, und die andere Figur stellt weiter Pflüge her.
    .birth = Erlaubt, und auch ein Kind würde das Haus hüten. Aber in der Schmiede ist eine von zwei Figuren überflüssig.
    .council = Erlaubt, aber der Weg in die Ratsstube ist teuer, und eine Figur, die dort aufrückt, bringt am Ende Punkte.
    .wainwright = Möglich, aber dann stellt niemand mehr Planwagen für dich her. In der Schmiede bliebe eine von zweien da.
    .other = Das geht, aber dein Haus bleibt leer.
    .journey = Aufbrechen kannst du nur vom Hof aus, und dort ist niemand.
    .harvest = Es ist niemand da, der das Getreide einbringt.

step-bag = Deine „2“ in Ort B hat genug von der Welt gesehen und könnte in der Ratsstube Gutes tun. Holst du sie zurück, bleibt
    dir der [Marker](city:city-b) am Ort erhalten: Er gehört der Familie.

    Deine „1“ sitzt im [schwarzen Beutel](bag) der Kirche. Wer dort drin ist, lässt sich nicht zurückholen. Hinaus führt nur
    eine Messe.
    .title = Nicht aus dem Beutel
    .task = Hol deine reisende Figur auf den Hof zurück.
    .hint = Jemand steht an einem der Orte.
    .move = Klick auf deine [„2“ in Ort B](member:0:2:city-b).
    .done = Die „2“ ist auf dem Hof, und der Marker in Ort B zählt weiterhin.
    .birth = Erlaubt, aber deine reisende Figur müsste weiter warten.
    .office = Das geht, aber irgendwer muss deine Schriftrollen schreiben.
    .leave = Erlaubt, aber es kostet nichts, jemanden zurückzuholen.
    .bag = Die Kirche gibt niemanden auf Wunsch heraus. Bei einer Messe könntest du deine Figur freikaufen.

step-all-born = Alle elf aus deiner Familie sind auf der Welt. Kinder kommen keine mehr, also taugt die Familie für dich nur noch
    zu einem: jemanden zurückzuholen.

    Deine „3“ ist in [Ort A](city:city-a), weit weg von der Arbeit, die wartet. Die beiden in der Kirche sind dort, wo sie
    stehen, Punkte wert.
    .title = Alle sind geboren
    .task = Hol deine „3“ aus Ort A zurück.
    .hint = Auf dem Reiseplan steht sonst niemand von dir.
    .move = Klick auf deine [„3“ in Ort A](member:0:3:city-a).
    .done = Das Haus ist voller Leben. Denk daran, wenn du wählst, wer wohin geht: Mehr Leute als diese Familie bekommst du
        nie.
    .leave = Das geht, aber deine „3“ würde bei der Arbeit fehlen.
    .church = Das darfst du, aber in der Kirche ist diese Figur Punkte wert, und wer sie verlässt, muss wieder beim schwarzen Beutel
        anfangen.
    .birth = Deine ganze Familie ist schon auf der Welt.
