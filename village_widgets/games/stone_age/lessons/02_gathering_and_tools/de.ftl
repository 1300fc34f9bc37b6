lesson-title = Werkzeuge und ein größerer Stamm
lesson-about = Komm zu Werkzeugen, nutz sie beim Würfeln, wenn es sich lohnt, und lass deinen Stamm in der Hütte wachsen.
can-tools = An Werkzeuge kommen und sie verbessern
can-add = Werkzeuge zu einem Wurf dazunehmen, wenn es sich lohnt
can-grow = Zwei Personen in die Hütte schicken, für eine mehr

step-tool-maker = Eine spätere Runde, und du führst Aktionen aus. Eine deiner Personen ist beim [Werkzeugmacher](place:tool-maker). Drei Felder auf
    deinem [Tableau](tribe:0) warten auf Werkzeuge, und eines liegt schon da.
    .title = Ein Werkzeug
    .task = Hol dir ein Werkzeug.
    .hint = Der Werkzeugmacher ist in der Siedlung, links.
    .move = Klick auf den [Werkzeugmacher](place:tool-maker).
    .done = Ein zweites Werkzeug mit dem Wert 1 liegt auf deinem Tableau, und du kannst es sofort benutzen, noch in diesem Zug.
    .later = Das geht, aber hol erst das Werkzeug: Vielleicht brauchst du es beim Würfeln. Nimm den Zug zurück.
    .field = Auf dem Acker hast du in dieser Runde niemanden.

step-river = Drei von dir suchen Gold. Die Summe ihrer Würfel wird durch { $divisors-river } geteilt, also zählt jedes Auge.
    .title = Gold
    .task = Lass deine drei am [Fluss](place:river) suchen.
    .hint = Der Fluss ist unter den anderen Orten.
    .move = Klick auf den [Fluss](place:river).
    .done = 11: Das wäre ein Gold, und 5 Augen verfielen. Aber halt, du hast Werkzeuge.
    .forest = Erlaubt, aber suchen wir erst Gold. Nimm den Zug zurück.

step-add = Nach dem Würfeln darfst du Werkzeuge dazunehmen: Jedes zählt mit seinem Wert zur Summe. Du hast 11 gewürfelt, und 12 wären zwei Gold.
    .title = Ein Werkzeug dazunehmen
    .task = Nimm ein Werkzeug mit dem Wert 1 dazu.
    .hint = Deine Werkzeuge liegen auf deinem eigenen Tableau.
    .move = Klick auf dein [erstes Werkzeug](tool:0:0).
    .done = 12 und damit zwei Gold. Das Werkzeug ist gedreht: Für diese Runde hat es seine Arbeit getan.
    .early = Möglich, aber das ist ein Gold, und ein Auge mehr würde zwei daraus machen.
    .forest = Deine Leute im Wald kommen später dran: Erst dieser Wurf.

step-whole = Eine andere Runde: Du hast in der Lehmgrube 7 gewürfelt und teilst durch { $divisors-clay-pit }. Ein Auge fehlt zum zweiten Lehm.

    Ein Werkzeug zählt immer mit seinem ganzen Wert, nie nur zum Teil. Und benutzt wird jedes einmal pro Runde: Das durchgestrichene ist schon
    benutzt.
    .title = Das richtige Werkzeug
    .task = Hol dir den zweiten Lehm mit dem kleinsten Werkzeug, das reicht.
    .hint = Du hast ein Werkzeug mit dem Wert 2 und eines mit dem Wert 1, das bereit ist.
    .move = Klick auf dein [zweites Werkzeug](tool:0:1).
    .done = 8 und damit zwei Lehm. Dein Werkzeug mit dem Wert 2 ist noch bereit, für den Steinbruch.
    .two = Erlaubt, aber das ergibt 9 und nicht mehr Lehm als 8. Heb die 2 für den Steinbruch auf.
    .early = Das geht, aber ein Auge mehr wäre ein weiterer Lehm.
    .turned = Das hast du in dieser Runde schon benutzt. In der nächsten ist es wieder bereit.

step-together = Du hast am Fluss 8 gewürfelt. Zu einem Wurf dürfen auch mehrere Werkzeuge kommen: 12 sind zwei Gold.
    .title = Mehrere auf einmal
    .task = Nimm ein Werkzeug mit dem Wert 2 dazu und dann das andere.
    .hint = Zwei deiner Werkzeuge haben den Wert 2, eines den Wert 1.
    .move = Klick auf dein [erstes Werkzeug](tool:0:0), danach auf das zweite.
    .done = 8, 10, 12: zwei Gold.
    .small = Erlaubt, aber mit der 1 brauchst du alle drei. Die beiden mit dem Wert 2 reichen.
    .early = Möglich, aber das ist ein Gold, und deine Werkzeuge sind vier Augen und mehr wert.

step-better = Sind alle drei Felder voll, werden deine Werkzeuge beim Werkzeugmacher besser, eines nach dem anderen: Erst bekommt jedes den Wert 2, dann
    3, dann { $tribe-best-tool }. Mehr ist kein Werkzeug wert. Ein gedrehtes Werkzeug, das besser wird, bleibt bis zur nächsten Runde gedreht.

    Deine Person holt sich gleich so eine Verbesserung.
    .title = Bessere Werkzeuge
    .task = Zeig auf das Werkzeug, das besser wird.
    .sought = dein Werkzeug, das noch den Wert 1 hat
    .hint = Die ersten beiden haben schon den Wert 2.
    .move = Klick auf dein [drittes Werkzeug](tool:0:2).
    .done = Es bekommt den Wert 2. Beim nächsten Mal bekommt dein erstes Werkzeug den Wert 3.

step-pair = Du bist mit Einsetzen dran, und zwei Personen sind noch übrig. In die [Hütte](place:hut) gehören genau zwei Personen eines Stammes: Sie
    bringen eine Person mehr. Ein Stamm kann auf { $tribe-most-workers } wachsen, dann ist die Hütte für ihn zu.
    .title = Zwei für die Hütte
    .task = Schick beide in die [Hütte](place:hut).
    .hint = Sie steht zwischen dem Werkzeugmacher und dem Acker.
    .move = Klick auf die [Hütte](place:hut).
    .done = Alle sind draußen, und du fängst mit den Aktionen an.
    .elsewhere = Das darfst du, aber ein größerer Stamm kann in jeder weiteren Runde mehr.
    .one = Eine allein ist zu wenig. Es müssen zwei sein.

step-hut = Deine zwei in der Hütte brauchen keine Würfel.
    .title = Eine mehr
    .task = Führ mit den zweien in der [Hütte](place:hut) die Aktion aus.
    .hint = Die Hütte ist in der Mitte der Siedlung.
    .move = { step-pair.move }
    .done = Zu dritt kamen sie heim: Dein Stamm hat nun sechs Personen, und ab der nächsten Runde setzt du sie alle ein. Es sind allerdings auch sechs,
        die essen wollen.
    .hunt = Das geht, aber sehen wir uns erst die Hütte an. Nimm den Zug zurück.
