lesson-title = Der Markttag
lesson-about = Verkauf, was dein Hof und deine Familie hergestellt haben, an deinem eigenen Markttag und an dem der anderen.
can-call = Einen Markttag ausrufen und einmal ohne Aufpreis verkaufen
can-guest = Am Markttag der anderen gegen Aufpreis verkaufen
can-plan = Wissen, wen du bedienst und wann du passt

step-call = Du bist Ada. Deine Familie hat einen Pflug, eine Schriftrolle und ein Pferd, und an den [Marktständen](stall:0) warten
    Kunden. Damit du ihnen etwas verkaufen kannst, muss jemand einen Markttag ausrufen.

    Dafür ist der [Stein auf dem Markt](cube:market:persuasion) da: Wer ihn nimmt, bekommt den Stein und ruft den Markttag aus. Dann
    dürfen alle verkaufen, aber wer ausgerufen hat, fängt an.
    .title = Einen Markttag ausrufen
    .task = Nimm den grünen Stein (Überzeugung) vom [Markt](cube:market:persuasion).
    .hint = Der Stein, den du brauchst, liegt neben den Marktständen. An der [Ratsstube](cube:council:persuasion) liegt einer von
        derselben Farbe, aber dort gibt es keine Kunden.
    .move = Klick auf den grünen [Stein auf dem Markt](cube:market:persuasion).
    .done = Der Markttag hat begonnen. Der Stein gehört dir, und du verkaufst als Erste.
    .harvest = Erlaubt, aber zu einer Ernte kommen keine Kunden. Dein Pflug müsste weiter auf einen Käufer warten.
    .council = Möglich, aber dieser grüne Stein liegt an der Ratsstube: Mit ihm hast du die Aktion dort, und in der Ratsstube kauft niemand
        etwas.

step-free-sale = Auf jedem Kundenplättchen steht, was der Kunde verlangt und wie viele Ruhmespunkte er wert ist. Dein allererster
    Verkauf am eigenen Markttag ist besonders: Du gibst ab, was der Kunde verlangt, und sonst nichts.

    Der [erste Kunde](stall:0) will einen Pflug und ein Pferd zusammen, der [daneben](stall:22) nur einen Pflug. Du hast nur einen
    Pflug, also wähl gut. Nach dir bedienen im Uhrzeigersinn Bela und Caro je einen Kunden.
    .title = Verkaufen ohne Aufpreis
    .task = Bediene den [Kunden](stall:0), der deinen Pflug und dein Pferd will.
    .hint = Such an den Marktständen die meisten Punkte. Du hast alles, was dieser Kunde verlangt.
    .move = Klick auf den [Kunden, der Pflug und Pferd will](stall:0).
    .done = Sechs Punkte! Das Plättchen liegt bis zum Ende der Partie verdeckt auf deinem Hof. Danach hat Bela einen Pflug verkauft
        und Caro drei Getreide: An einem Markttag machen alle mit, immer ein Kunde nach dem anderen.
    .plow-alone = Das darfst du, aber nun ist der Pflug für halb so viele Punkte weg, und an den Marktständen will niemand nur ein Pferd.
    .scroll-first = Das geht, aber auch Bela hat einen Pflug: Fang mit dem besten Kunden an, bevor sich an den Marktständen etwas
        ändert.
    .pass = Erlaubt, aber wer passt, ist für den Rest des Markttags draußen, und du hast so viel zu verkaufen.
    .grain = Ein Kunde nimmt alles oder nichts, und auf deinem Hof ist weniger Getreide, als dieser verlangt.

step-surcharge = Du bist wieder dran, und ein Kunde ist noch da: Er will eine [Schriftrolle](stall:23). Deinen Verkauf ohne
    Aufpreis hattest du schon. Von jetzt an kostet dich jeder Verkauf { $market-surcharge-persuasion } Überzeugung und {
    $market-surcharge-time } Zeit, zusätzlich zu dem, was der Kunde verlangt.

    Du kannst mit dem grünen Stein zahlen, den du genommen hast, oder ihn durch deine Münze ersetzen. Am Ende der Partie ist
    jede Münze, die du noch hast, einen Punkt wert, ein Stein keinen.
    .title = Der Aufpreis
    .task = Bediene den Kunden, der eine [Schriftrolle](stall:23) will, und zahl mit deinem grünen Stein.
    .hint = Zeig auf den Kunden. Du wirst gefragt, wie du zahlst: Behalte die Münze.
    .move = Klick auf den [Kunden, der eine Schriftrolle will](stall:23), und wähl, mit Überzeugung zu zahlen.
    .done = Der letzte Kunde ist bedient, also ist der Markttag vorbei. Die Warteschlange ist auf die leeren Marktstände vorgerückt,
        und vom Stapel haben sich hinten neue Kunden angestellt.
    .coin = Möglich, aber du hast eine Münze hergegeben, die am Ende einen Punkt wert ist, und einen Stein behalten, der keinen Punkt bringt. Heb
        dir lieber die Münze auf.
    .pass = Das darfst du, aber dann bleibt deine Schriftrolle unverkauft. Zwei Punkte für einen Stein und ein wenig Zeit sind ein gutes
        Geschäft.

step-guest = Ein anderer Markttag, und diesmal hat Bela ihn ausgerufen. Sie hat ohne Aufpreis verkauft, und Caro hat gepasst. Jetzt
    darfst auch du verkaufen: Ein Markttag ist für alle da.

    Bedienen kannst du nur Kunden an den [Marktständen](stall:16). Wer in der [Warteschlange](stall:3) steht, muss warten, bis ein
    Marktstand frei ist. Am Markttag der anderen zahlst du immer den Aufpreis. Überzeugung hast du keine, aber eine Münze kann sie
    ersetzen.
    .title = Am Markttag der anderen
    .task = Bediene an den Marktständen den Kunden, der dir die meisten Punkte für deinen [Planwagen](stall:16) gibt.
    .hint = Zwei Kunden an den Marktständen wollen einen Planwagen. Einer von ihnen will noch Getreide dazu und gibt mehr Punkte.
    .move = Klick auf den [Kunden, der Planwagen und Getreide will](stall:16).
    .done = Überzeugung hattest du keine, also hast du den Aufpreis mit deiner Münze bezahlt. Münze, Planwagen und ein Getreide haben dir vier Punkte gebracht. Auch der Markttag der anderen kann dein Tag sein.
    .small = Das geht, aber der Kunde daneben gibt vier Punkte für denselben Planwagen und ein Getreide. Der Aufpreis ist derselbe.
    .pass = Erlaubt, aber dann bringt dir Belas Markttag nichts. Vier Punkte für eine Münze und ein wenig Zeit sind ein gutes
        Geschäft.
    .queue = Sechs Punkte locken, aber Geduld: Bedienen kannst du diesen Kunden, sobald er an einen Marktstand vorgerückt ist.

step-pass = Wieder Belas Markttag. Mit deiner Schriftrolle wäre der [Kunde hier](stall:23) zufrieden, für zwei Punkte. Aber sieh dir
    den Ersten in der [Warteschlange](stall:6) an: fünf Punkte für eine Schriftrolle und einen Planwagen, und du hast beides.

    Niemand muss verkaufen. Passt du, bist du für den Rest des Markttags draußen und zahlst nichts.
    .title = Passen
    .task = Heb deine Schriftrolle für den besseren Kunden auf und pass.
    .hint = Fürs Passen gibt es auf dem Plan kein Feld. Such einen Knopf neben der Frage.
    .move = Wähl den Knopf „Für den Rest des Tages passen“.
    .done = Bela hat noch einmal verkauft, dann hatten alle gepasst. Die Warteschlange ist vorgerückt: Der Kunde, der eine
        Schriftrolle und einen Planwagen will, steht nun an einem Marktstand, und deine Güter sind noch da.
    .small = Möglich, aber nun ist die Schriftrolle für zwei Punkte weg. Zusammen mit deinem Planwagen hätte sie am nächsten
        Markttag fünf bringen können.
    .queue = Noch nicht. Nach dem Markttag rückt die Warteschlange auf die leeren Marktstände vor.

step-nothing-to-sell = Als Nächstes willst du jemanden in die Ratsstube schicken. Das kostet zwei grüne Steine (Überzeugung), und du hast
    einen. Der einzige andere grüne Stein liegt auf dem [Markt](cube:market:persuasion), und zu verkaufen hast du nichts.

    Nehmen darfst du ihn trotzdem. Nur ist der Markt anders als die übrigen Aktionsfelder: Seine Aktion kannst du nicht auslassen.
    Der Markttag muss stattfinden, und die anderen dürfen ihn nutzen.
    .title = Nichts zu verkaufen
    .task = Nimm den grünen Stein vom [Markt](cube:market:persuasion).
    .hint = Du bist wegen des Steins gekommen, nicht wegen der Kunden.
    .move = { step-call.move }
    .done = Du hast deinen zweiten grünen Stein. Der Markttag hat stattgefunden, obwohl du nur passen konntest. Bela hat einen Pflug
        verkauft und den Aufpreis bezahlt: Der Verkauf ohne Aufpreis stand nur dir zu und ging nicht auf sie über.
    .orange = Das darfst du, aber ein oranger Stein (Können) öffnet in der Ratsstube keine Tür. Du brauchst einen grünen.
    .brown = Das geht, aber ein brauner Stein (Glaube) öffnet in der Ratsstube keine Tür. Du brauchst einen grünen.

step-plan = Dein eigener Markttag und dein erster Zug. Du hast einen Planwagen, einen Ochsen, zwei Getreide und einen grünen Stein (Überzeugung): genug
    für den Verkauf ohne Aufpreis und für einen mit.

    Der [Kunde, der Planwagen und Ochse will](stall:3), gibt sechs Punkte. Lässt sich mit zwei Verkäufen mehr herausholen? Sieh dir an,
    was [Bela](farm:1) hat, bevor du anfängst.
    .title = Ein Markttag mit Plan
    .task = Mach den ersten von zwei Verkäufen, die zusammen acht Punkte bringen.
    .hint = Planwagen und Ochse können an zwei verschiedene Kunden gehen. Auch Bela hat einen Planwagen und einen grünen Stein: Welchen
        der beiden Kunden würde sie dir wegnehmen?
    .move = Klick zuerst auf den [Kunden, der nur einen Planwagen will](stall:21).
    .done = Drei Punkte, und Belas Planwagen findet nun keinen Kunden: Sie hat keinen Ochsen. Die beiden anderen haben gepasst.
    .six = Erlaubt, aber nun sind Planwagen und Ochse mit einem Verkauf weg, und dein Getreide findet keinen Kunden. Das sind sechs Punkte, möglich sind acht.
    .bela = Möglich, aber in der falschen Reihenfolge: Auch Bela hat einen Planwagen und würde den Kunden dafür bedienen, bevor du
        wieder dran bist.
    .pass = Das darfst du, aber dann geht der Markttag an dir vorbei, und dabei hast du ihn selbst ausgerufen.

step-second-sale = Nun der zweite Teil des Plans: dein Ochse und deine zwei Getreide. Diesmal zahlst du den Aufpreis, und dein grüner Stein liegt bereit.
    .title = Der zweite Verkauf
    .task = Bediene den [Kunden](stall:13), der will, was du noch hast.
    .hint = Such den Kunden, der einen Ochsen und zwei Getreide will.
    .move = Klick auf den [Kunden, der Ochse und Getreide will](stall:13).
    .done = Drei und fünf sind acht Punkte. Am Ende der Partie werden deine Kunden aufgedeckt und gezählt; ein gut geplanter Markttag
        kann also so viel wert sein wie eine ganze Reise.
    .pass = Das geht, aber fünf weitere Punkte haben auf dich gewartet.
    .wagon = Auch dieser Kunde will einen Planwagen, und deiner ist schon verkauft.
