lesson-title = Worum es geht
lesson-about = Wer gewinnt, woher die Punkte kommen und was eine Runde ist: Zähl die Punkte einer fertigen Partie, dann spiel einen Zug.

step-points = Du bist Ada. Dein Stamm hat gejagt, gesammelt und gebaut, und nun ist die Partie zu Ende. Wer die meisten Punkte hat, gewinnt.
    .title = Wer gewinnt?
    .way = Diese [Punkte](tribe:0:score) kamen unterwegs zusammen, die meisten für das, was du gebaut hast. Klick auf sie.
    .resources = Jeder von [diesen hier](tribe:0:wood), der übrig ist, zählt einen Punkt.
    .culture = Diese [Zeichen](tribe:0:culture) kennst du, zum Beispiel Musik: Viele verschiedene zählen am meisten.
    .people = Und diese [Leute](tribe:0:people) sorgen dafür, dass anderes zählt.
    .done = All das hat dein Stamm geschafft. Schick ihn los.

step-place = Eine neue Partie. In jeder Runde setzt ihr reihum alle eure Personen ein. Eine von deinen Personen ist noch übrig.
    .title = Einsetzen
    .task = Setz sie im [Wald](place:forest) ein.
    .hint = Das ist das grüne Land mit den Bäumen.
    .move = Klick auf den [Wald](place:forest).
    .done = Alle sind draußen. Jetzt wird gearbeitet.
    .elsewhere = Das darfst du, aber diesmal wollen wir Holz.
    .taken = Dort ist schon Bela. Geh in den Wald.

step-act = Auf der Jagd wird gewürfelt.
    .title = Arbeiten
    .task = Lass deine [Leute auf der Jagd](place:hunt) jagen.
    .hint = Sie stehen dort, wo der Hirsch läuft.
    .move = Klick auf die [Jagd](place:hunt).
    .done = Eine gute Jagd. Haben alle gearbeitet, essen alle: Das ist eine Runde. Jetzt in aller Ruhe: Deine erste Runde wartet.
    .later = Das darfst du, die Reihenfolge ist frei. Aber diesmal erst die Jagd.
