lesson-title = An anderen Tischen
lesson-about = Wo die Regeln schweigen, kann ein Tisch etwas anderes ausmachen. Drei solche Abmachungen, für alle, die es genau wissen wollen.
can-agree = Eine Regel ausmachen, wo die Texte schweigen
can-ten = Wissen, was ein Stamm mit zehn Personen kann

step-must-buy = An manchen Tischen darf niemand liegen lassen, was er bezahlen kann: Wer eine Person auf einer Karte oder einem Gebäude hat und zahlen kann, muss kaufen. Überleg dir
    also gut, wo du deine Personen einsetzt.
    .title = Wer zahlen kann, muss kaufen
    .task = Kauf die [Karte](card:10), denn hier musst du, und zwar mit dem Holz.
    .hint = Sie kostet { $row-0 }.
    .move = Klick auf die [Karte](card:10) und zahl ein Holz.
    .done = Die Karte gehört dir, und das Gold hast du noch.
    .gold = Erlaubt, aber Holz hätte gereicht.
    .hunt = Möglich, aber hier geht es um die Karte. Nimm den Zug zurück.
    .leave = Überall sonst könntest du die Karte liegen lassen. An diesem Tisch nicht, denn du kannst zahlen.

step-to-pay = An manchen Tischen lässt sich die Karte für zwei beliebige Rohstoffe nur nutzen, wenn etwas zu bezahlen ist: eine Karte, ein Gebäude oder Nahrung. Jetzt ist da nichts: Du hast
    Leute im Wald und jemanden auf dem Acker.
    .title = Zwei beliebige Rohstoffe, aber nur zum Bezahlen
    .task = Lass deine Leute im [Wald](place:forest) sammeln. Probier vorher ruhig die Karte für zwei beliebige Rohstoffe aus.
    .hint = Die Karte wartet, bis etwas zu bezahlen ist.
    .move = Klick auf den [Wald](place:forest).
    .done = Zwei Holz, und die Karte für zwei beliebige Rohstoffe bleibt für später.
    .field = Das darfst du, aber hier wollen wir das Holz. Nimm den Zug zurück.
    .kept = Gerade ist nichts zu bezahlen.

step-ten = Dein Stamm hat alle { $tribe-most-workers } Personen. Normalerweise ist die Hütte dann für ihn zu. An manchen Tischen nicht: Du darfst hin, und sei es nur, damit niemand
    anders hinkommt.
    .title = Zehn und die Hütte
    .task = Schick deine letzten zwei Personen in die [Hütte](place:hut).
    .hint = Sie ist in der Siedlung.
    .move = Klick auf die [Hütte](place:hut).
    .done = Niemand anders kann in dieser Runde in die Hütte.
    .elsewhere = Das geht, aber diesmal willst du die anderen aus der Hütte heraushalten.

step-no-effect = Was bringen sie dort? Nichts weiter: Eine elfte Person gibt es nicht. Genauso bewirkt der Acker nichts, wenn du schon auf { $tribe-most-field } stehst, und der Werkzeugmacher
    nichts, wenn du drei Werkzeuge mit dem Wert { $tribe-best-tool } hast.
    .title = Nichts weiter
    .task = Führ mit den zweien in der [Hütte](place:hut) die Aktion aus.
    .hint = Die Hütte ist in der Siedlung.
    .move = { step-ten.move }
    .done = Sie sind wieder daheim, und du hast noch immer { $tribe-most-workers } Personen.
    .later = Erlaubt, aber erst die Hütte. Nimm den Zug zurück.
