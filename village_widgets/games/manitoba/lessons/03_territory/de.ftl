lesson-title = Das Territorium
lesson-about = Finde freie Gebiete, komm an, zieh weiter, nimm, was dort liegt, und halt zusammen, wenn andere aktiv sind.
can-free = Auf einen Blick sehen, ob ein Gebiet frei ist
can-move = Einen Cree ziehen und das Gut dort nehmen
can-near = Einen neuen Cree neben die eigenen setzen

step-free = Du bist aktiv, und Beige liegt oben: Du kannst auf die Hügel. Davon gibt es vier.

    Ein Cree kann nur auf ein Gebiet, das frei ist. Das heißt: Kein Cree steht dort. Ein Gut darf da liegen oder nicht. Ist dort
    weder ein Cree noch ein Gut, so ist das Gebiet leer.
    .title = Freie Gebiete
    .task = Zeig auf einen freien Hügel.
    .sought = ein Hügel ohne Cree
    .hint = Auf zweien der vier steht ein Cree, auf einem Belas und auf dem anderen deiner.
    .move = Klick auf den [Hügel mit einem Pferd](region:11).
    .done = Zwei der Hügel sind frei. Auf einem ist ein Pferd, und der andere ist leer.

step-enter = Bist du aktiv, darf ein neuer Cree auf jedes freie Gebiet deiner Farbe, nah oder fern. Das Gut dort nimmst du sofort.
    .title = Ankommen
    .task = Setz einen Cree auf einen Hügel und hol dir dabei ein Pferd.
    .hint = Nur auf einem der freien Hügel ist ein Pferd.
    .move = { step-free.move }
    .done = Dein Cree bleibt dort, und das Pferd ist in deinem Lager.
    .bare = Erlaubt, denn er ist frei. Aber dort gibt es nichts zu holen: Nimm den Zug zurück.
    .other = Das geht, aber diesmal hol ein Pferd aus dem Land. Nimm den Zug zurück.
    .taken = Dort steht Belas Cree, also ist dieser Hügel nicht frei.

step-move = Auf deinem Dorfplatz ist niemand. Aber ein Cree im Land kann weiterziehen: auf ein freies Gebiet deiner Farbe, das an
    seines grenzt. Die blassen Gebiete am Rand gehören zum anderen Teil: Dort geht das Land weiter.

    Blau liegt oben. Welcher deiner vier Cree hat einen See mit einem Kanu neben sich?
    .title = Weiterziehen
    .task = Zieh einen Cree an einen See und hol dir ein Kanu.
    .hint = Sieh dir deinen Cree im Wald an.
    .move = Klick auf den [See](region:9) neben deinem Wald.
    .done = Das Kanu gehört dir. Der Wald, den dein Cree verlassen hat, ist nun leer und bleibt es eine Weile.
    .bare = Erlaubt, aber dieser See ist leer. Nimm den Zug zurück und such ein Kanu.
    .wake = Das darfst du, aber diesmal hol dir ein Kanu. Nimm den Zug zurück.
    .finish = Möglich, aber hier ist ein Kanu zu haben. Nimm den Zug zurück.
    .nobody = Ein neuer Cree kommt vom Dorfplatz, und dort ist niemand. Aber weiterziehen könnte jemand.

step-near = Caro ist aktiv und hat Weiß und Grün abgehoben. Du hast eine Aktion.

    Wer aktiv ist, darf einen neuen Cree auf jedes freie Gebiet setzen. Alle anderen müssen zusammenhalten: Ihr neuer Cree muss
    neben einen eigenen, egal auf welcher Landschaft der steht.
    .title = Zusammenhalten
    .task = Setz einen neuen Cree in einen Wald und hol dir eine Beere.
    .hint = Zwei der Wälder grenzen an deine Cree, und einer davon ist frei.
    .move = Klick auf den [Wald](region:12).
    .done = Eine Beere, und deine Cree stehen nebeneinander. Bei manchen Ereignissen kommt es darauf an.
    .mountain = Das geht, aber diesmal hol dir eine Beere. Nimm den Zug zurück.
    .shift = Erlaubt, aber diesmal setz einen neuen Cree ein. Nimm den Zug zurück.
    .path = Das darfst du, aber diesmal hol dir eine Beere aus dem Land. Nimm den Zug zurück.
    .finish = Möglich, aber hier ist eine Beere zu haben. Nimm den Zug zurück.
    .far = Dieser Wald grenzt an keinen deiner Cree. Dorthin könntest du nur, wenn du aktiv wärst.

step-anywhere = In dieser Partie ist keiner deiner Cree mehr im Land. Dann muss sich ein neuer an niemanden halten und darf auf
    jedes freie Gebiet in einer Farbe, die im Dorf liegt. Caro hat nur Blau abgehoben.
    .title = Niemand im Land
    .task = Hol dir ein Kanu.
    .hint = Zwei Seen sind leer, und auf einem steht Caros Cree.
    .move = Klick auf den [See mit einem Kanu](region:13).
    .done = Ein Kanu, und dein nächster Cree hat wieder jemanden, neben den er sich stellen kann.
    .bare = Erlaubt, aber dieser See ist leer. Nimm den Zug zurück.
    .finish = Möglich, aber hier ist ein Kanu zu haben. Nimm den Zug zurück.
