lesson-title = Die Prüfung
lesson-about = Zwanzig Aufgaben zum ganzen Spiel, die meisten davon Züge auf dem Plan. Sie werden schwerer, je mehr du richtig löst, und keine
    zwei Prüfungen sind gleich.

    Lass dir Zeit: Es läuft keine Uhr, und nach jeder Antwort kannst du fragen, warum.
