lesson-title = Eine Runde
lesson-about = Der Brunnen und die Münzen, der letzte Stein und wie das Dorf vor der ersten Runde vorbereitet wird.
can-well = Zum Brunnen gehen, wenn auf einem Feld kein Stein mehr liegt
can-coin = Mit einer Münze bezahlen, wenn ein Stein fehlt
can-round = Erkennen, wann eine Runde vorbei ist

step-well = Jetzt willst du ein Kind, und bei der Familie liegt nichts mehr. Dafür gibt es den [Brunnen](well): Zahl { $turn-well }
    Einflusssteine einer Farbe und führ eine beliebige Aktion aus, egal, wo sie ist.

    Alles, was du ausgibst, kommt in den Vorrat neben dem Plan, nie auf ein Aktionsfeld oder zu anderen: Gehandelt
    wird nicht. Der Brunnen kostet dich Steine,
    statt einen zu bringen, also heb ihn dir für das auf, was du wirklich brauchst.
    .title = Der Brunnen
    .task = Geh zum Brunnen.
    .hint = Von welcher Farbe hast du { $turn-well }?
    .move = Klick auf den [Brunnen](well) und zahl mit den orangen Steinen (Können).
    .done = Jetzt steht dir der ganze Plan offen, auch die Familie. Deine drei Steine liegen im Vorrat: Von dort kommen Steine
        wieder in den grünen Beutel, wenn eine Runde beginnt.
    .take = Möglich, aber dann gilt die Aktion, bei der dieser Stein liegt, und dort kommt kein Kind zur Welt.
    .faith = Die Steine müssen alle dieselbe Farbe haben, und Glaube hast du nur einen.

step-coin = Eine Münze kann einen Einflussstein beliebiger Farbe ersetzen, überall, wo mit Einfluss bezahlt wird. Das gilt auch
    am [Brunnen](well).

    Du hast zwei grüne Steine und eine Münze. Denk daran: Eine Münze, die du behältst, ist am Ende einen Punkt wert.
    .title = Eine Münze statt eines Steins
    .task = Geh mit deinen grünen Steinen und der Münze zum Brunnen.
    .hint = Zwei grüne Steine und eine Münze sind zusammen { $turn-well }.
    .move = Klick auf den [Brunnen](well).
    .done = Zwei grüne Steine und deine Münze liegen im Vorrat, und jede Aktion steht dir offen.
    .take = Das darfst du, aber dann gilt nur die Aktion, bei der dieser Stein liegt. Hier sollst du sehen, was eine Münze am Brunnen
        kann.
    .faith = Ein brauner Stein und eine Münze sind nur zwei. Mit einer zweiten Münze ginge es.

step-last-cube = Auf dem ganzen Plan liegt nur noch ein [Stein](cube:harvest:skill). Ist er weg, ist die Runde vorbei: In der Kirche
    gibt es eine Messe, der grüne Beutel wird gefüllt, und neue Steine kommen. Auch der Brunnen lässt sich nur nutzen, solange auf
    einem Aktionsfeld ein Stein liegt.

    Wer fängt die neue Runde an? Wer sich in der Ratsstube den Ring genommen hat: diesmal Bela. Hat ihn niemand, bleibt der
    Startspieler derselbe.
    .title = Der letzte Stein
    .task = Nimm den letzten Stein.
    .hint = Er liegt auf der Ernte.
    .move = Klick auf den [orangen Stein](cube:harvest:skill).
    .done = Du hast deine Ernte eingebracht, und die Runde war vorbei. Sieh dir den Plan an: überall neue Steine. Bela hat den
        Ring in die Ratsstube zurückgelegt und macht den ersten Zug.
    .well = Das geht, aber du würdest { $turn-well } Steine zahlen, und den letzten Stein bekäme Bela.
    .empty = Alle anderen Felder sind leer.

step-cubes = Eine Runde hast du gespielt. So wird eine vorbereitet: Alle Peststeine und von jeder Farbe einige Einflusssteine kommen
    in den grünen Beutel und werden blind auf die sieben Aktionsfelder gezogen, auf jedes so viele, wie das Aufbaukärtchen
    sagt.

    Die schwarzen Steine sind die Pest, die anderen sind Einfluss.
    .title = Vor einer Runde: die Steine
    .task = Zeig auf einen schwarzen Stein.
    .sought = ein schwarzer Stein auf einem Aktionsfeld
    .hint = Je einer liegt auf der Ernte, bei der Familie und bei der Kirche, und zwei liegen beim Handwerk.
    .move = Klick auf den [schwarzen Stein auf der Ernte](cube:harvest:plague).
    .done = Jeder Stein auf dem Plan ist ein Zug für jemanden. Sind alle weg, ist die Runde vorbei, und der grüne Beutel wird
        wieder gefüllt.

step-customers = Leute aus der ganzen Umgebung kommen auf den [Markt](market), um zu kaufen, was das Dorf herstellt. Vor der ersten
    Runde werden ihre Plättchen ausgelegt: Wer an den [Marktständen](stall:10) steht, kann bedient werden, die anderen warten
    in der Warteschlange.

    Wie viele Marktstände es gibt, hängt davon ab, zu wievielt ihr spielt. Die Warteschlange hat immer { $market-queue } Plätze.
    .title = Vor der Partie: die Kunden
    .task = Zeig auf die Kunden in der Warteschlange.
    .sought = die Kunden in der Warteschlange, unter den Marktständen
    .hint = Die Warteschlange ist auf dem Markt, unter den Marktständen.
    .move = Klick auf die [Warteschlange](queue).
    .done = Nach einem Markttag rückt die Warteschlange auf die leeren Marktstände vor. Du kannst also jetzt schon für die planen,
        die noch warten.

step-bag = Deine Leute können ein Handwerk lernen, auf dem Markt verkaufen, reisen oder in Ratsstube und Kirche nach oben kommen. Wer in
    die Kirche eintritt, wartet erst im [schwarzen Beutel](bag), zusammen mit vier Mönchen, die von Anfang an darin sind.

    Stirbt jemand, erinnert die [Dorfchronik](chronicle) daran, solange im passenden Bereich noch ein Platz frei ist. Sind die
    Chronik oder die anonymen Gräber voll, beginnt das Ende der Partie.
    .title = Vor der Partie: der schwarze Beutel
    .task = Zeig auf den schwarzen Beutel.
    .sought = der schwarze Beutel neben der Kirche
    .hint = Zwei Beutel gibt es in diesem Spiel. Der grüne ist für die Steine, der schwarze gehört zur Kirche.
    .move = Klick auf den [schwarzen Beutel](bag) bei der Kirche.
    .done = Jede Runde endet mit einer Messe, und die lässt vier Figuren aus dem Beutel. In einem späteren Kapitel baust du das
        Dorf selbst auf.
