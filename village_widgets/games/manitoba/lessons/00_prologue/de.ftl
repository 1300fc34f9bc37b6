lesson-title = Worum es geht
lesson-about = Wer gewinnt, woher die Punkte kommen und was ein Zug ist: Zähl die Punkte einer fertigen Partie, dann spiel einen
    Zug.

step-points = Du bist Ada. Deine Leute haben ein Jahr lang gesammelt, gejagt und geträumt, und nun ist die Partie zu Ende. Wer die
    meisten Punkte hat, gewinnt.
    .title = Wer gewinnt?
    .way = Diese [Punkte](clan:0:score) kamen unterwegs zusammen. Klick auf sie.
    .goods = Auch was [übrig](clan:0:bison) ist, zählt: am meisten, wenn es viel von einer Sorte ist.
    .shells = Und jedes von [diesen hier](clan:0:shells) zählt einen oder zwei Punkte.
    .done = Unterwegs lagst du mit Bela gleichauf. Was übrig war, hat dir den Sieg gebracht!

step-lift = Eine neue Partie, und du fängst an. Dieser [Stapel](totem) entscheidet, wohin deine Leute dürfen: Heb etwas davon oben
    ab und dreh es um; was dann oben liegt, ist deine Farbe.
    .title = Eine Farbe
    .task = Heb bis zu [Grün](disc:2) ab.
    .hint = Das ist das zweite von oben.
    .move = Klick auf [Grün](disc:2).
    .done = Grün liegt oben: Du darfst in einen Wald.
    .other = Das darfst du, aber diesmal soll Grün oben liegen. Nimm den Zug zurück.
    .first = Heb erst ab: Vorher weißt du nicht, wohin du darfst.

step-enter = Jemand von deinen Leuten darf in einen Wald und nimmt mit, was dort liegt.
    .title = Ins Land
    .task = Schick jemanden in diesen [Wald](region:8).
    .hint = Er liegt in der obersten Reihe, rechts.
    .move = Klick auf den [Wald](region:8).
    .done = Eine Beere für dich! Dann sind auch die anderen dran: Das ist eine Runde. Jetzt in aller Ruhe: Deine erste Runde
        wartet.
    .elsewhere = Das geht, aber diesmal in den anderen Wald. Nimm den Zug zurück.
    .later = Erlaubt, aber diesmal geht es erst ins Land. Nimm den Zug zurück.
    .taken = Das ist ein See, und dort sind Belas Leute. Geh in den Wald.
