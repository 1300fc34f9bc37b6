lesson-title = Zu zweit und zu dritt
lesson-about = Was zu zweit oder zu dritt anders ist: Die Siedlung ist kleiner, und an jedem Ort sammeln weniger.
can-village = Zu zweit oder zu dritt spielen: zwei von drei Orten
can-close = Mit deinen Personen einen Ort für andere schließen

step-two-of-three = Zu zweit oder zu dritt werden von Werkzeugmacher, Hütte und Acker in jeder Runde nur zwei genutzt. Was übrig ist, bleibt zu. Und Gebäudestapel gibt es so
    viele, wie ihr seid.

    Diesmal seid ihr zu dritt. In der Hütte ist schon Bela. Du hast genug Nahrung, aber Caro hat wenig.
    .title = Zwei von drei
    .task = Nimm den [Werkzeugmacher](place:tool-maker), damit Caro nicht auf den Acker kommt.
    .hint = Hütte und Werkzeugmacher sind zwei.
    .move = Klick auf den [Werkzeugmacher](place:tool-maker).
    .done = Zwei werden genutzt, also ist der Acker für diese Runde zu: Sieh, wie blass er ist. Bela und Caro sind in den Wald gegangen.
    .field = Erlaubt, und Caro bekommt ihn so auch nicht. Aber was du brauchst, ist ein Werkzeug.
    .elsewhere = Möglich, aber dann geht Caro auf den Acker.
    .hut = Dort sind Belas Personen.

step-two-gather = Zu dritt dürfen in Wald, Lehmgrube, Steinbruch und am Fluss jeweils höchstens zwei Stämme sammeln, egal, wie viel Platz da ist. Jagd, Karten und Gebäude sind
    wie immer.

    Bela und Caro haben fünf Personen in den [Wald](place:forest) geschickt, und du hast vier daheim.
    .title = Zwei Stämme in einem Wald
    .task = Schick drei Personen in die [Lehmgrube](place:clay-pit).
    .hint = Lehm sammelt noch niemand.
    .move = Klick auf die [Lehmgrube](place:clay-pit) und wähl drei Personen.
    .done = Ein weiterer Stamm könnte dort noch dazukommen. Der Wald ist für dich zu, trotz der freien Ringe.
    .few = Das darfst du, aber schick diesmal drei.
    .elsewhere = Das geht, aber diesmal willst du Lehm.
    .forest = Für zwei Personen wäre Platz, aber zwei Stämme sind schon dort.
    .field = Er ist leer, aber zu: Zwei der drei werden genutzt.

step-one-gathers = Zu zweit sammelt an jedem Ort nur ein Stamm. Eine Person genügt, um ihn für den anderen zu schließen.

    Bela will [zwei Stein und ein Gold](tile:8) verbauen. Das Gold hat sie schon.
    .title = Ein Stamm im Steinbruch
    .task = Halt Bela von dem Ort fern, den sie braucht.
    .hint = Was fehlt ihr?
    .move = Schick jemanden in den [Steinbruch](place:quarry).
    .done = Der Steinbruch gehört dir, und Bela bekommt in dieser Runde keinen Stein. Nun weißt du alles, was zu zweit und zu dritt anders ist.
    .elsewhere = Erlaubt, aber dann holt sie sich ihren Stein.
    .forest = Dort sammelt Bela, und zu zweit ist der Ort damit für dich zu.
