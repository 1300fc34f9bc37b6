lesson-title = Der Aufbau
lesson-about = Leg selbst eine Partie aus, Stück für Stück, setz die ersten Cree ein und behalte ein Blatt mit allen Zahlen für deinen eigenen Tisch.
can-clan = Jedem Clan seine Cree und seine ersten Güter geben
can-box = Güter und Wampums für eure Spielerzahl abzählen
can-begin = Die ersten zwei Cree deines Clans einsetzen

step-clans = Alle nehmen sich ein [Dorf](clan:0) und neun Cree einer Farbe. Einer davon kommt auf 0 der Punkteleiste. Von den anderen schlafen { $setup-huts } in den
    Wigwams, und { $setup-square } stehen auf dem Dorfplatz.

    Und jeder Clan bekommt von jeder Sorte außer Federn { $setup-first ->
        [one] ein Gut
       *[other] { $setup-first } Güter
    } auf die untersten Felder seiner Lager.
    .title = Zwei Clans
    .task = Ihr seid zu zweit, Ada und Bela. Leg beide Clans aus: wie viele Cree in den Wigwams, wie viele auf dem Dorfplatz, wie viele Güter jeder Sorte?
    .hint = Klick auf + oder tipp die Zahl ein und sieh dir die Dörfer an. Dann klick auf „Prüfen“.
    .move = { $setup-huts } in den Wigwams, { $setup-square } auf dem Dorfplatz, { $setup-first } von jeder Sorte.
    .done = Beide Clans sind fertig. Das ist bei jeder Spielerzahl gleich.
    .huts = { $setup-huts } Cree jedes Clans schlafen am Anfang, egal, wie viele mitspielen.
    .square = { $setup-square } Cree jedes Clans stehen am Anfang auf dem Dorfplatz, egal, wie viele mitspielen.
    .first = { $setup-first ->
        [one] In jedem Lager liegt am Anfang ein Gut.
       *[other] In jedem Lager liegen am Anfang { $setup-first } Güter.
    }

step-land = Zieht Territoriumsplättchen, eins mehr, als ihr seid. Legt sie so, dass jedes höchstens zwei andere berührt, und auf jedes Gebiet das Gut seiner
    Landschaft. Die übrigen Plättchen kommen in die Schachtel zurück.
    .title = Das Land
    .task = Leg die Plättchen für zwei aus.
    .hint = Zwei Leute, und eins dazu.
    .move = { $setup-tiles } Plättchen.
    .done = Auf jedem Plättchen ist jede Landschaft einmal, also gibt es { $setup-tiles } Wälder, { $setup-tiles } Seen und so weiter.
    .tiles = Es ist ein Plättchen mehr, als Leute mitspielen.

step-supply = Nicht alle Güter sind im Spiel. Von jeder der vier Sorten braucht ihr zu zweit { $setup-goods-2 }, zu dritt { $setup-goods-3 }, zu viert { $setup-goods-4 };
    die im Land und in euren Dörfern gehören dazu. Federn sind es { $setup-feathers-2 }, { $setup-feathers-3 } oder { $setup-feathers-4 }, Wampums { $setup-shells-2 }, { $setup-shells-3 }
    oder { $setup-shells-4 }. Der Rest kommt in die Schachtel zurück.

    Vergleicht diese Zahlen mit eurem Exemplar: Die gedruckten konnten wir nicht sehen.
    .title = Der Vorrat
    .task = Zähl Güter, Federn und Wampums für zwei ab.
    .hint = Sieh dir jeweils die erste der drei Zahlen an.
    .move = { $setup-goods } von jedem Gut, { $setup-feathers } Federn, { $setup-shells } Wampums.
    .done = Im Vorrat siehst du, was davon übrig ist.
    .goods = Zu zweit sind von jedem der vier Güter { $setup-goods } im Spiel.
    .feathers = Zu zweit sind { $setup-feathers } Federn im Spiel.
    .shells = Zu zweit sind { $setup-shells } Wampums im Spiel.

step-totem = Mischt die Wertungsplättchen verdeckt. Sortiert die Jahreszeitenkarten und legt die des Winters aus: zu dritt nur die Wintersonnenwende, zu zweit oder
    zu viert beide, damit alle gleich oft aktiv sind.

    Wer zuletzt in Manitoba war, ist zuerst aktiv, und wenn niemand dort war, wer am jüngsten ist. Totem und großer Adlerkopf kommen dorthin. Wie die Scheiben am
    Anfang liegen, steht nirgends; hier entscheidet der Zufall.
    .title = Totem und Jahreszeiten
    .task = Zeig auf die Scheibe, die auf dem Totem oben liegt.
    .sought = die oberste Scheibe des Totems
    .hint = Diesmal ist sie braun.
    .move = Klick auf die [braune Scheibe](disc:1).
    .done = Prärien sind leicht zu haben. Nun kommen die Clans ins Land.

step-region = Zur Wintersonnenwende werden die Clans nacheinander aufgebaut: zuerst, wer rechts vom aktiven Spieler sitzt, dann gegen den Uhrzeigersinn, und wer
    aktiv ist, zuletzt. Bela ist fertig. Aktiv bist du, also bist du jetzt dran.

    Nimm die ersten Güter und setz einen Cree vom Dorfplatz auf ein beliebiges freies Gebiet. Was dort liegt, nimmst du.
    .title = Der erste Cree
    .task = Setz deinen ersten Cree auf den [Berg](region:6) neben Belas Cree.
    .hint = Er ist in der unteren Reihe, gleich unter Belas Cree.
    .move = Klick auf den [Berg](region:6).
    .done = Dein Clan ist im Land, und eine Feder gehört dir.
    .elsewhere = Erlaubt, denn jedes freie Gebiet geht. Aber hol diesmal eine Feder. Nimm den Zug zurück.
    .taken = Dort steht Belas Cree.

step-storage = Was du beim Aufbau bekommst, kommt in die Lager und nicht auf Altäre: So spielt dieser Tisch, denn die Regeln nennen hier nur das Lager.
    .title = Nur Lager
    .task = Leg die Feder zu den [Kanus](place:0:canoes).
    .hint = Dort zählt sie als zweites Kanu.
    .move = Klick auf das [Lager der Kanus](place:0:canoes).
    .done = Zwei in diesem Lager, und sie sind 3 Punkte wert.
    .other = Das geht, aber ein zweites Kanu ist mehr wert. Nimm den Zug zurück.

step-path = Dann setzt du noch einen Cree vom Dorfplatz auf das erste Feld eines beliebigen Pfades und bekommst dessen Bonus, wenn du ihn nutzen kannst.
    .title = Der erste Schritt
    .task = Fang den [Pfad des Sammlers](path:gatherer) an.
    .hint = Er ist grün.
    .move = Klick auf den [Pfad des Sammlers](path:gatherer).
    .done = Eine Beere für dich. Drei Cree schlafen, drei sind auf dem Dorfplatz, einer im Land, einer auf einem Pfad: Die Partie beginnt.
    .other = Erlaubt, aber fang diesmal mit dem Sammler an. Nimm den Zug zurück.

step-three = Jetzt du allein. Caro kommt dazu: Ihr seid zu dritt, und der Tisch ist leer.
    .title = Zu dritt
    .task = Leg das alles für drei aus.
    .hint = Die Clans sind wie zu zweit. Plättchen gibt es eins mehr als Leute.
    .move = { $setup-huts } in den Wigwams, { $setup-square } auf dem Dorfplatz, { $setup-first } von jeder Sorte; { $setup-tiles } Plättchen; { $setup-goods } von
        jedem Gut, { $setup-feathers } Federn, { $setup-shells } Wampums.
    .done = Stimmt alles: Die Clans bleiben gleich, Land und Vorrat wachsen mit der Spielerzahl.
    .huts = { step-clans.huts }
    .square = { step-clans.square }
    .first = { step-clans.first }
    .tiles = Es ist ein Plättchen mehr, als Leute mitspielen. Ihr seid zu dritt.
    .goods = Zu dritt sind von jedem der vier Güter { $setup-goods } im Spiel.
    .feathers = Zu dritt sind { $setup-feathers } Federn im Spiel.
    .shells = Zu dritt sind { $setup-shells } Wampums im Spiel.

step-sheet = Das ist das Blatt für deinen eigenen Tisch, mit allen Zahlen nach Spielerzahl. Die Reihenfolge ist die, in der ihr auslegt. Du kannst jederzeit hierher
    zurückkommen.

    Probier es aus: Diese Partie wurde für drei aufgebaut, aber ein Clan hat von etwas zu viel bekommen.
    .title = Das Blatt für den Aufbau
    .task = Zeig auf das, was für drei nicht stimmt.
    .sought = das Lager eines Clans, in dem eine andere Zahl liegt, als auf dem Blatt steht
    .hint = Vergleich die drei Dörfer mit den ersten Zeilen des Blatts.
    .move = Klick auf die [Kanus](place:2:canoes) von Caro.
    .done = Richtig: Jeder Clan fängt mit { $setup-first ->
        [one] einem
       *[other] { $setup-first }
    } von jeder Sorte an. Jetzt kannst du das Spiel an einem echten Tisch aufbauen.
