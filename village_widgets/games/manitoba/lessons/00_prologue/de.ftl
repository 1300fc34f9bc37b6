lesson-title = Worum es geht
lesson-about = Wer gewinnt, woher die Punkte kommen und was ein Zug ist: Zähl die Punkte einer fertigen Partie, dann spiel einen
    Zug.

step-points = Du bist Ada. Ein Jahr voller Jagen und Sammeln ist vorbei, und wer die meisten Punkte hat, gewinnt.
    .title = Wer gewinnt?
    .way = Diese [Punkte](clan:0:score) kamen unterwegs zusammen. Klick auf sie.
    .goods = Auch was noch [übrig](clan:0:horses) ist, zählt: am meisten, wenn es viel von einer Sorte ist.
    .shells = Und [diese hier](clan:0:shells) zählen auch.
    .done = Ein Punkt mehr als Bela: Du gewinnst!

step-lift = Eine neue Partie. Dieser [Stapel](totem) sagt, wohin deine Leute dürfen: Heb etwas davon ab und dreh es um. Was dann
    oben liegt, ist deine Farbe.
    .title = Eine Farbe
    .task = Heb bis zu [Grün](disc:2) ab.
    .hint = Das ist das zweite von oben.
    .move = Klick auf [Grün](disc:2).
    .done = Grün liegt oben: Du darfst in einen Wald.
    .other = Das darfst du, aber diesmal soll Grün oben liegen. Nimm den Zug zurück.
    .first = Heb erst ab: Vorher weißt du nicht, wohin du darfst.

step-enter = Jemand von deinen Leuten darf hin und nimmt, was dort liegt.
    .title = Ins Land
    .task = Schick jemanden in diesen [Wald](region:8).
    .hint = Er liegt in der obersten Reihe, rechts.
    .move = Klick auf den [Wald](region:8).
    .done = Eine Beere! Waren auch die anderen dran, ist eine Runde vorbei. Jetzt in aller Ruhe: Deine erste wartet.
    .elsewhere = Das geht, aber diesmal in den anderen Wald. Nimm den Zug zurück.
    .later = Erlaubt, aber diesmal geht es erst ins Land. Nimm den Zug zurück.
    .taken = Das ist ein See, und dort sind Belas Leute. Geh in den Wald.
