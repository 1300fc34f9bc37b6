lesson-title = Deine erste Runde
lesson-about = Setz deine Personen ein, führ mit ihnen Aktionen aus, würfle um Nahrung und Holz und ernähre deinen Stamm: eine ganze Runde in
    ein paar Minuten.
can-place = Personen einsetzen und mit ihnen Aktionen ausführen
can-hunt = Um Nahrung und Holz würfeln
can-eat = Am Ende der Runde den Stamm ernähren

step-first-worker = Du bist Ada und führst einen Stamm mit { $tribe-workers } Personen. Reihum setzt jeder Stamm Personen an einem Ort ein.

    Auf dem Acker ist nur für eine Platz, und er ernährt dich Runde für Runde.
    .title = Deine erste Person
    .task = Setz eine Person auf dem [Acker](place:field) ein.
    .hint = Er liegt in der Siedlung, rechts.
    .move = Klick auf den [Acker](place:field).
    .done = Der Acker gehört in dieser Runde dir. Bela, Caro und Dov haben Personen an anderen Orten eingesetzt. Nun bist du wieder dran.
    .tool = Erlaubt und später nützlich. Aber deine Leute essen jede Runde: Nimm den Zug zurück und wähl den Acker.
    .hut = Erlaubt, und ein größerer Stamm ist etwas Schönes. Aber erst muss er essen: Nimm den Zug zurück und wähl den Acker.
    .elsewhere = Das geht, aber diesmal willst du auf den Acker.

step-hunters = Du bist wieder dran: Vier Personen sind noch daheim. Dein Stamm isst jede Runde, also sollten einige Nahrung jagen.

    Auf der [Jagd](place:hunt) ist Platz für so viele, wie du willst. In der Siedlung nicht: Steht auf dem Acker oder beim Werkzeugmacher eine
    Person, kann in dieser Runde niemand mehr hin.
    .title = Auf die Jagd
    .task = Schick zwei Personen auf die [Jagd](place:hunt).
    .hint = Klick auf die Jagd, dann wähl, wie viele gehen.
    .move = Klick auf die [Jagd](place:hunt) und wähl zwei Personen.
    .done = Zwei gehen jagen. Auch die anderen haben Personen eingesetzt: Sieh nach, wer im Wald und im Steinbruch steht.
    .one = Erlaubt, aber eine Person allein findet wenig. Schick zwei.
    .many = Möglich, aber für das Holz soll noch jemand übrig sein. Schick zwei.
    .elsewhere = Das darfst du, aber irgendwer muss Nahrung heimbringen. Schick zwei auf die Jagd.
    .field = Auf dem Acker ist nur für eine Person Platz, und deine steht schon dort.

step-gatherers = Zwei deiner Personen sind noch daheim, und alle müssen hinaus, bevor die Runde weitergeht.

    Im [Wald](place:forest), in der Lehmgrube, im Steinbruch und am Fluss ist für je { $room } Personen Platz. Aber an jeden Ort kommst du nur
    einmal pro Runde: Wer schon jagt, bekommt keine Hilfe mehr.
    .title = Sammeln
    .task = Schick beide in den [Wald](place:forest).
    .hint = Neben Belas dreien ist noch Platz für vier.
    .move = Klick auf den [Wald](place:forest) und wähl zwei Personen.
    .done = Niemand hat mehr Personen daheim. Nun werden die Aktionen ausgeführt, und du fängst an.
    .one = Das geht, aber dann ist eine noch daheim und könnte der anderen im Wald nicht mehr folgen. Schick beide.
    .elsewhere = Erlaubt, aber diesmal willst du Holz.
    .again = Auf der Jagd bist du schon. Da hättest du gleich mehr schicken müssen.

step-hunting = Wer angefangen hat, führt auch zuerst die Aktionen aus, mit allen eigenen Personen, Ort für Ort in beliebiger Reihenfolge. Dann kommt
    der nächste Stamm.

    Fang mit der [Jagd](place:hunt) an. Für jede Person dort wird ein Würfel geworfen, und die Summe wird durch { $divisors-hunt } geteilt: So viel
    Nahrung gibt es. Ein Rest verfällt.
    .title = Die Jagd
    .task = Lass deine zwei Personen [jagen](place:hunt).
    .hint = Sie stehen auf der Jagd.
    .move = Klick auf die [Jagd](place:hunt).
    .done = Die Würfel zeigten 7: halbiert und abgerundet sind das 3 Nahrung. Die beiden sind wieder daheim.
    .later = Erlaubt, denn die Reihenfolge ist frei. Aber erst die Jagd: Nimm den Zug zurück.
    .hut = Das sind Belas Personen. Aktionen führst du nur mit deinen eigenen aus.

step-wood = Gesammelt wird wie gejagt, nur teilst du durch mehr: durch { $divisors-forest } für Holz, { $divisors-clay-pit } für Lehm,
    { $divisors-quarry } für Stein und { $divisors-river } für Gold.
    .title = Holz
    .task = Lass deine zwei im [Wald](place:forest) sammeln.
    .hint = Sie stehen im Wald.
    .move = Klick auf den [Wald](place:forest).
    .done = Du hast 8 gewürfelt: Das sind 2 Holz. Dann kam deine Person vom Acker heim, und dein Marker ist auf der Nahrungsleiste auf 1
        vorgerückt. Die anderen haben ihre Aktionen ausgeführt, und alle haben gegessen. Nun fängt an, wer links sitzt: Bela.
    .field = Erlaubt und einfach: Dort wird nicht gewürfelt. Aber holen wir erst das Holz: Nimm den Zug zurück.

step-fed = Alle Personen waren daheim, also mussten alle essen: Erst gab dir dein Acker 1 Nahrung, dann aß jede deiner { $tribe-workers } Personen
    eine. Was übrig ist, behältst du.
    .title = Alle essen
    .task = Zeig auf deine [Nahrung](food:0).
    .sought = die Nahrung deines eigenen Stammes
    .hint = Sie liegt auf dem Tableau deines Stammes, neben dem Gold.
    .move = Klick auf deine [Nahrung](food:0).
    .done = 12 vom Anfang, 3 von der Jagd, 1 vom Acker, und 5 wurden gegessen: 11 sind übrig. Das war eine ganze Runde: einsetzen, Aktionen
        ausführen, essen.
