lesson-title = Ereignisse und Jahreszeiten
lesson-about = Die neun Ereignisse, die eine Jahreszeit bringen kann, was du aus denen machst, die etwas zählen, und was geschieht, wenn Frühling und Sommer enden.
can-events = Aus einem Ereignis das Beste machen
can-count = Für Ereignisse bereit sein, die Cree zählen
can-season = Wissen, was das Ende einer Jahreszeit nimmt und gibt

step-path = Die erste, die zweite und die vierte Karte einer Jahreszeit sind Ereignisse. Alle führen sie reihum aus, und wer aktiv ist, fängt an. Offen liegen sie
    vom Beginn der Jahreszeit an.

    Hier machst du einen Schritt auf einem beliebigen Pfad: mit einem Cree vom Dorfplatz oder mit einem, der schon auf dem Pfad steht. Den Bonus des Feldes bekommst
    du. Was neben dem Ende eines Pfades steht, gibt das Ereignis nicht. Und verzichten darfst du auch.
    .title = Ein Schritt auf einem Pfad
    .task = Mach den Schritt, der 3 Punkte bringt.
    .hint = Das dritte Feld belohnt den ersten Cree, der ankommt. Auf welchem Pfad ist noch niemand so weit?
    .move = Klick auf den [Pfad des Jägers](path:hunter).
    .done = 3 Punkte, ganz ohne Aktion.
    .gatherer = Erlaubt, aber das weckt einen Cree auf, und diesmal willst du Punkte. Nimm den Zug zurück.
    .shaman = Möglich, aber das bringt eine Feder, und diesmal willst du Punkte. Nimm den Zug zurück.
    .finish = Das darfst du, denn der Schritt ist freiwillig. Aber er bringt etwas. Nimm den Zug zurück.
    .end = Dein Cree ist am Ende dieses Pfades. Eine Aktion würde dir das Pferd daneben geben, das Ereignis nicht.

step-step = Noch ein Ereignis: Einer deiner Cree zieht auf ein benachbartes Gebiet, egal welcher Landschaft, wenn dort kein Cree steht. Das Gut dort nimmst du. Auch
    darauf darfst du verzichten.

    Als Nächstes werden Kanus gewertet.
    .title = Ein Zug im Land
    .task = Zieh auf den [See](region:1) und nimm das Kanu.
    .hint = Er ist gleich über deinem Cree.
    .move = Klick auf den [See](region:1).
    .done = Ein Kanu zur rechten Zeit: Wohin du es legst, wählst du wie immer.
    .other = Erlaubt, aber als Nächstes werden Kanus gewertet. Nimm den Zug zurück.
    .finish = Das geht, aber ein geschenktes Gut solltest du nehmen. Nimm den Zug zurück.
    .taken = Dort steht Belas Cree.

step-home = Auf dieses Ereignis darf niemand verzichten: Einer deiner Cree im Land kehrt in die Wigwams zurück. Welcher, bestimmst du.

    Das nächste Ereignis bringt Punkte für die größte Gruppe eigener Cree auf benachbarten Gebieten.
    .title = Einer kehrt heim
    .task = Schick einen Cree heim, ohne deine Gruppe zu zerreißen.
    .hint = Drei von deinen sind beisammen, einer steht allein.
    .move = Klick auf deinen Cree auf dem [Hügel](region:2) links.
    .done = Deine Dreiergruppe ist noch beisammen.
    .group = Erlaubt, aber das nächste Ereignis zählt deine Gruppe. Nimm den Zug zurück.

step-good = Hier nimmst du ein Gut aus dem Vorrat, eins von denen, die auf der Karte sind. Ist eine Sorte aus, musst du eine andere nehmen.

    Diesmal sind es Pferde oder Kanus, und das Wertungsplättchen sagt, dass du eins von genau diesen beiden werten wirst.
    .title = Ein Gut für alle
    .task = Nimm das Gut, das mehr Punkte bringt.
    .hint = Ein drittes Pferd bringt 2 Punkte dazu.
    .move = Klick auf die [Kanus](supply:canoes) im Vorrat.
    .done = Das dritte Kanu bringt 3 Punkte dazu, sobald es in seinem Lager liegt.
    .horses = Erlaubt, aber ein drittes Pferd bringt weniger als ein drittes Kanu. Nimm den Zug zurück.

step-feather = Ein Ereignis, das etwas nimmt: Eine Feder aus deinen Lagern geht in den Vorrat zurück. Liegt dort keine, verlierst du nichts. Die Feder auf deinem
    Altar ist sicher.
    .title = Eine Feder geht verloren
    .task = Gib die Feder ab, die dich weniger Punkte kostet.
    .hint = Vergleich: Was wäre jedes der zwei Lager ohne seine Feder wert?
    .move = Klick auf das [Lager der Kanus](place:0:canoes).
    .done = Deine Kanus sind von 3 Punkten auf 1 gefallen, und deine Bisons behalten ihre 8.
    .bison = Möglich, aber damit fallen deine Bisons von 8 Punkten auf 4. Nimm den Zug zurück.

step-each = Vier Ereignisse zählen nur etwas. Das erste: Jeder deiner Cree im Land bringt { $worth-each ->
        [one] einen Punkt
       *[other] { $worth-each } Punkte
    }. Vorher hast du noch eine Aktion.
    .title = Cree im Land
    .task = Sei mit einem Cree mehr dabei.
    .hint = Die Prärie neben deinem Cree ist frei.
    .move = Klick auf die [Prärie](region:5) neben deinem Cree.
    .done = Zwei Cree, zwei Punkte.
    .moved = Erlaubt, aber so hast du noch immer nur einen Cree im Land. Nimm den Zug zurück.
    .walk = Das geht, und auch dieser Schritt bringt einen Punkt. Aber hier geht es um das Ereignis. Nimm den Zug zurück.
    .finish = Das darfst du, aber ein Cree mehr im Land ist ein Punkt mehr. Nimm den Zug zurück.

step-lakes = Zu den Seen gehört kein Pfad, dafür aber ein Ereignis: Jeder deiner Cree auf einem See bringt { $worth-lakes } Punkte.
    .title = Cree auf Seen
    .task = Sei mit zwei Cree auf Seen dabei.
    .hint = Einer steht auf einem See. Ein weiterer See ist neben deinem Wald.
    .move = Klick auf den [See](region:9) neben deinem Wald.
    .done = Zwei auf Seen: 4 Punkte.
    .moved = Erlaubt, aber dann hast du keinen zweiten Cree auf einem See. Nimm den Zug zurück.
    .elsewhere = Möglich, aber das ist kein See. Nimm den Zug zurück.
    .finish = Das darfst du, aber so bleibt es bei 2 Punkten. Nimm den Zug zurück.

step-most = Jetzt werdet ihr verglichen: Die meisten Cree im Land bringen { $worth-most } Punkte, die zweitmeisten { $worth-second }. Bei Gleichstand bekommen alle
    die Punkte ihres Platzes, und einen zweiten Platz gibt es auch dann. Wer niemanden im Land hat, geht leer aus.

    Bela hat dort vier Cree, du hast drei, Caro keinen.
    .title = Die meisten Cree
    .task = Hol Bela ein.
    .hint = Mit einem Cree vom Dorfplatz sind es vier. Der See neben deinen Cree ist frei.
    .move = Klick auf den [See](region:9) neben deinen Cree.
    .done = Du und Bela liegt gemeinsam vorn, mit je { $worth-most } Punkten. Caro wäre Zweite, aber ohne jemanden im Land bekommt sie nichts.
    .moved = Erlaubt, aber vom Ziehen werden es nicht mehr. Nimm den Zug zurück.
    .walk = Das geht, aber so bleibst du auf Platz zwei. Nimm den Zug zurück.
    .finish = Das darfst du, aber so bleibst du auf Platz zwei. Nimm den Zug zurück.

step-group = Dieselben Punkte, aber für die größte Gruppe: eigene Cree auf Gebieten, die aneinander grenzen. Ein einzelner Cree ist eine Gruppe von eins.

    Belas Gruppe hat vier. Du hast zwei Paare. Caro hat einen Cree.
    .title = Die größte Gruppe
    .task = Verbinde deine Cree zu einer Gruppe, die größer ist als die von Bela.
    .hint = Ein freies Gebiet grenzt an deine beiden Paare.
    .move = Klick auf den [See](region:9) zwischen deinen Paaren.
    .done = Fünf in einer Gruppe: { $worth-most } Punkte. Bela ist Zweite, und Caros einer Cree kommt als Dritter.
    .smaller = Erlaubt, aber Belas vier sind noch immer die größte Gruppe. Nimm den Zug zurück.

step-season = Die letzte Runde des Frühlings. Nach ihrer Wertung endet die Jahreszeit: Alle Federn in Lagern gehen in den Vorrat, die auf Altären bleiben. Alle Cree
    auf Bergen kehren heim, und auf die Berge kommen wieder Federn. Dann weckt jeder Clan einen Cree auf.

    Gerade hast du eine Feder genommen. Gewertet werden jetzt Kanus.
    .title = Das Ende des Frühlings
    .task = Leg deine Feder dorthin, wo sie im Sommer noch da ist.
    .hint = Einer deiner Altäre hat noch keine Feder.
    .move = Klick auf den [großen Altar](place:0:large-altar).
    .done = Bela hat die Feder in ihrem Lager verloren, deine liegt sicher. Die Cree sind von den Bergen herunter, einer von deinen ist wieder wach, und die Karten
        des Sommers liegen aus. Das Ende des Sommers läuft genauso ab.
    .canoes = Erlaubt, und es bringt jetzt 3 Punkte mehr, aber dann ist die Feder weg. Behalte sie diesmal. Nimm den Zug zurück.
    .lost = Das geht, aber dort nimmt sie dir das Ende der Jahreszeit. Nimm den Zug zurück.

step-row = Die [Karten der Jahreszeit](season): drei ihrer sechs Ereignisse, zufällig gezogen, und zwei Karten mit je einem Wertungsplättchen. Alles liegt offen,
    also schau voraus. Nach dem Sommer kommt der Herbst, und der ist der letzte.
    .title = Eine neue Jahreszeit
    .task = Zeig auf die Karte der nächsten Wertung.
    .sought = die erste Karte dieser Jahreszeit, die gewertet wird
    .hint = Es ist die dritte von fünf.
    .move = Klick auf die [dritte Karte](card:2).
    .done = Bisons oder Pferde, in zwei Runden. Nun weißt du, was ein ganzes Jahr bringt.
