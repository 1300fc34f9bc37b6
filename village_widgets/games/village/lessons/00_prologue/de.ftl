lesson-title = Worum es geht
lesson-about = Wer gewinnt, woher die Punkte kommen und was ein Zug ist: Zähl die Punkte einer fertigen Partie, dann mach einen Zug.

step-points = Du bist Ada. Seit hundert Jahren lebt deine Familie hier, und nun ist die Partie zu Ende. Wer die meisten Punkte hat, gewinnt.
    .title = Wer gewinnt?
    .customers = Diesen [Leuten](farm:0:customers) hast du etwas verkauft: Klick auf sie.
    .coins = Dein [Geld](farm:0:coin) zählt.
    .travel = Diese [Orte](travel) hat deine Familie gesehen.
    .council = In der [Ratsstube](council) hat sie mitregiert.
    .church = In der [Kirche](church) hat sie gedient.
    .chronicle = An deine Toten wird [erinnert](chronicle).
    .prestige = Und das hier kam [unterwegs](prestige) dazu.
    .done = Das alles sammelst du Zug um Zug. Mach einen!

step-take = Eine neue Partie. In deinem Zug nimmst du einen Stein und führst dann die Aktion aus, bei der er lag.
    .title = Ein Zug
    .task = Nimm den [Stein](cube:harvest:persuasion) von der Ernte.
    .hint = Er liegt auf dem Schild über den Kornfeldern.
    .move = Klick auf den [grünen Stein](cube:harvest:persuasion).
    .done = Er gehört dir. Jetzt die Aktion.
    .elsewhere = Das darfst du, aber diesmal wollen wir Getreide.

step-act = Die Kornfelder sind reif.
    .title = Die Aktion
    .task = Bring die [Ernte](field) ein.
    .hint = Die Kornfelder warten.
    .move = Klick auf die [Kornfelder](field).
    .done = Getreide! Das war ein Zug, und Bela ist dran. Jetzt in aller Ruhe: Deine ersten Züge warten.
    .leave = Das darfst du, aber das Getreide kostet dich nichts.
