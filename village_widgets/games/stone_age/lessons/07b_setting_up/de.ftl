lesson-title = Der Aufbau
lesson-about = Leg selbst eine Partie aus, Stück für Stück, und behalte ein Blatt mit allen Zahlen für deinen eigenen Tisch.
can-tribe = Jedem Stamm seine Personen und seine Nahrung geben
can-piles = Gebäude und Karten für eure Spielerzahl auslegen
can-limits = Orte schließen, wenn ihr weniger als vier seid

step-tribes = Der Spielplan liegt in der Mitte. Alle nehmen sich ein [Spielertableau](tribe:0), { $setup-workers } Personen einer Farbe und
    { $setup-food } Nahrung. Die übrigen Personen bleiben im Vorrat, bis jemand in der Hütte Nachwuchs bekommt.

    Eure Marker kommen auf 0 der Nahrungsleiste und auf 0 der Punkteleiste. Rohstoffe, Werkzeuge und Karten hat noch niemand.
    .title = Zwei Stämme
    .task = Ihr seid zu zweit, Ada und Bela. Leg beide Stämme aus: wie viele Personen und wie viel Nahrung für jeden?
    .hint = Klick auf + oder tipp die Zahl ein und sieh dir die Stämme an. Dann klick auf „Prüfen“.
    .move = Jeder Stamm bekommt { $setup-workers } Personen und { $setup-food } Nahrung.
    .done = Beide Stämme sind fertig. Das ist bei jeder Spielerzahl gleich.
    .workers = Ein Stamm fängt mit { $setup-workers } Personen an, egal, wie viele mitspielen.
    .food = Jeder Stamm fängt mit { $setup-food } Nahrung an: genug für zwei Runden und ein wenig mehr.

step-piles = Misch die [Gebäude](sites) verdeckt. Mach so viele Stapel, wie ihr seid, jeden { $setup-tiles } Plättchen hoch, und deck das oberste jedes Stapels auf. Die
    übrigen Gebäude kommen in die Schachtel zurück; niemand sieht sie sich an.
    .title = Die Gebäude
    .task = Leg die Gebäude für zwei aus.
    .hint = Ein Stapel für jeden, jeder so hoch wie bei jeder anderen Spielerzahl.
    .move = { $setup-piles } Stapel mit { $setup-tiles } Plättchen.
    .done = Ist einer der Stapel leer, endet die Partie. Bei weniger Spielern gibt es weniger Stapel, aber keine niedrigeren.
    .piles = Für jeden gibt es einen Stapel, also { $setup-piles } für euch.
    .tiles = Jeder Stapel hat { $setup-tiles } Gebäude, bei jeder Spielerzahl.

step-cards = Misch die [Karten](cards) und leg einige offen in die Reihe am Rand des Plans, auf jeden Platz eine. Die übrigen sind der Stapel.

    Neben dem Plan liegen die Werkzeuge, die Würfel und alle Nahrung. Holz, Lehm, Stein und Gold liegen bei Wald, Lehmgrube, Steinbruch und Fluss.
    Nichts davon geht je aus: Fehlen Spielsteine, nehmt etwas anderes dafür.
    .title = Die Karten
    .task = Leg die Karten aus.
    .hint = Sieh dir die Reihe an: Sie hat für jede Karte einen Platz.
    .move = { $setup-cards } Karten.
    .done = Die Reihe ist voll, bei jeder Spielerzahl. Nun einigt euch oder lost aus, wer anfängt, und stellt dort die Figur des Startspielers hin.
    .cards = Auf jeden Platz der Reihe kommt eine Karte: { $setup-cards }.

step-limits = Nun liegt alles da. Von der Spielerzahl hängen nur noch zwei Regeln für jede Runde ab, und auf dem Plan stehen sie nicht.

    Von Werkzeugmacher, Hütte und Acker nutzt ihr in jeder Runde zu zweit nur { $setup-village-2 }, zu dritt { $setup-village-3 }, zu viert
    { $setup-village-4 }. Und in Wald, Lehmgrube, Steinbruch und Fluss sammeln jeweils nur so viele Stämme: zu zweit { $setup-gatherers-2 ->
        [one] einer
       *[other] { $setup-gatherers-2 }
    }, zu dritt { $setup-gatherers-3 }, zu viert { $setup-gatherers-4 }.
    .title = Geschlossene Orte
    .task = Ihr seid zu zweit. Nutz von Werkzeugmacher, Hütte und Acker so viele, wie die Regel erlaubt, und lass so viele Stämme wie erlaubt im Wald sammeln.
    .hint = Behalte die Siedlung im Auge: Sind genug Orte genutzt, wird der letzte blass.
    .move = { $setup-village } der drei Orte, { $setup-gatherers ->
        [one] ein Stamm
       *[other] { $setup-gatherers } Stämme
    } im Wald.
    .done = Der Acker ist für diese Runde zu, und der Wald ist für Bela zu.
    .village = Zu zweit werden in jeder Runde { $setup-village } der drei genutzt. Was übrig ist, bleibt zu.
    .gatherers = Zu zweit schließt der erste Stamm im Wald ihn für den anderen.

step-three = Jetzt du allein. Caro kommt dazu: Ihr seid zu dritt, und der Tisch ist leer.
    .title = Zu dritt: was auf dem Tisch liegt
    .task = Leg das alles für drei aus.
    .hint = Nur eine dieser Zahlen hängt von der Spielerzahl ab.
    .move = { $setup-workers } Personen und { $setup-food } Nahrung für jeden Stamm, { $setup-piles } Stapel mit { $setup-tiles } Gebäuden, { $setup-cards } Karten.
    .done = Stimmt alles: Nur Stapel gibt es mehr als zu zweit.
    .workers = { step-tribes.workers }
    .food = Jeder Stamm fängt mit { $setup-food } Nahrung an, egal, wie viele mitspielen.
    .piles = Für jeden gibt es einen Stapel. Ihr seid zu dritt.
    .tiles = { step-piles.tiles }
    .cards = { step-cards.cards }

step-three-limits = Und die zwei Regeln für jede Runde, noch immer zu dritt.
    .title = Zu dritt: geschlossene Orte
    .task = Nun seid ihr zu dritt: Nutz von Werkzeugmacher, Hütte und Acker so viele, wie die Regel erlaubt, und lass so viele Stämme wie erlaubt im Wald sammeln.
    .hint = In der Siedlung ist es wie zu zweit. Im Wald nicht.
    .move = { $setup-village } der drei Orte, { $setup-gatherers } Stämme im Wald.
    .done = Richtig. Zu viert werden alle { $setup-village-4 } Orte genutzt, und alle Stämme dürfen sammeln. Du hast für drei aufgebaut.
    .village = Zu dritt ist es wie zu zweit: { $setup-village } der drei Orte werden in jeder Runde genutzt.
    .gatherers = Zu zweit { $setup-gatherers-2 ->
        [one] sammelt dort ein Stamm
       *[other] sammeln dort { $setup-gatherers-2 } Stämme
    }, zu dritt { $setup-gatherers-3 }.

step-sheet = Das ist das Blatt für deinen eigenen Tisch, mit allen Zahlen nach Spielerzahl. Die Reihenfolge ist die, in der ihr auslegt. Du kannst jederzeit hierher zurückkommen.

    Probier es aus: Diese Partie wurde für drei aufgebaut, aber ein Stamm hat von etwas die falsche Zahl bekommen.
    .title = Das Blatt für den Aufbau
    .task = Zeig auf das, was für drei nicht stimmt.
    .sought = was ein Stamm in anderer Anzahl hat, als auf dem Blatt für drei steht
    .hint = Vergleich die drei Stämme mit den ersten Zeilen des Blatts.
    .move = Klick auf die [Nahrung](food:2) von Caro.
    .done = Richtig: Jeder Stamm fängt mit { $setup-food } Nahrung an. Jetzt kannst du das Spiel an einem echten Tisch aufbauen.
