lesson-title = Deine erste Runde
lesson-about = Heb Scheiben vom Totem ab, schick einen Cree ins Land, geh auf einem Pfad voran und sieh, was die anderen und die
    Jahreszeit tun: zwei Runden in ein paar Minuten.
can-lift = Scheiben abheben, bis die gewünschte Farbe oben liegt
can-act = Im Land und auf einem Pfad Aktionen ausführen
can-follow = Eine Aktion ausführen, wenn jemand anders aktiv ist

step-lift = Du bist Ada und führst einen Clan der Cree. In dieser Runde bist du aktiv: Du wählst die Farbe.

    Das [Totem](totem) ist ein Stapel aus fünf Scheiben, je einer für jede Landschaft. Einige davon hebst du oben ab und drehst
    sie zusammen um. Die letzte, die du abgehoben hast, liegt dann oben, und das ist deine Farbe. Braun steht für die Prärie, wo
    die Bisons sind.
    .title = Das Totem
    .task = Heb so ab, dass [Braun](disc:2) deine Farbe wird.
    .hint = Braun ist die zweite Scheibe. Die grüne darüber kommt mit.
    .move = Klick auf die [braune Scheibe](disc:2).
    .done = Zwei Scheiben liegen in deinem Dorf, und die braune ist oben. Wozu die grüne gut ist, siehst du bald.
    .green = Das darfst du, aber nun ist Grün deine Farbe. Nimm den Zug zurück und heb eine Scheibe mehr ab.
    .more = Erlaubt, aber nun liegt eine andere Farbe oben. Nimm den Zug zurück und heb bis zu Braun ab.
    .first = Heb erst Scheiben ab: Ohne sie hast du keine Farbe.

step-enter = Mit deiner Farbe hast du zwei Aktionen, in beliebiger Reihenfolge: eine im Land und eine auf einem Pfad.

    Fang im Land an. Ein Cree von deinem [Dorfplatz](square:0) geht in eine Prärie, in der kein Cree steht. Die in
    den [Wigwams](huts:0) schlafen und können nirgendwohin.
    .title = Ins Land
    .task = Setz einen Cree in die [Prärie](region:5), die deinem ersten am nächsten ist.
    .hint = Dein erster Cree steht links in einer Prärie. Von dort geht es zwei Gebiete nach rechts.
    .move = Klick auf die [Prärie](region:5).
    .done = Dein Cree ist angekommen, und der Bison dort gehört dir.
    .elsewhere = Das geht, jede Prärie ohne Cree ist recht. Aber diesmal nimm die nächste: Nimm den Zug zurück.
    .later = Erlaubt, denn die Reihenfolge ist frei. Aber fang im Land an: Nimm den Zug zurück.
    .wake = Möglich, aber das Aufwecken ersetzt beide Aktionen. Nimm den Zug zurück und geh ins Land.
    .finish = Das darfst du, aber du würdest beide Aktionen verschenken. Nimm den Zug zurück.
    .green = Das ist ein Wald. Auch Grün liegt in deinem Dorf, aber deine Farbe ist nur die oberste Scheibe.

step-store = Ein Gut, das du nimmst, kommt in dein Dorf. Jede Sorte hat dort ihr eigenes [Lager](clan:0), das von unten gefüllt
    wird. Die Zahl neben dem obersten Gut sagt, wie viele Punkte das Lager bringen würde.
    .title = Platz für den Bison
    .task = Leg ihn ins [Lager der Bisons](place:0:bison).
    .hint = Zwei Bisons liegen schon dort.
    .move = Klick auf das [Lager der Bisons](place:0:bison).
    .done = Drei Bisons, und daneben steht 4 statt 2. Wann solche Punkte gezählt werden, erklärt ein späteres Kapitel.
    .altar = Erlaubt und nützlich, wie ein späteres Kapitel zeigt. Aber diesmal ins Lager: Nimm den Zug zurück.

step-walk = Die zweite Aktion ist ein Schritt auf einem [Pfad](paths). Braun ist der Pfad des Jägers. Dort ist noch keiner deiner
    Cree, also kommt einer vom Dorfplatz auf das erste Feld, und du bekommst sofort, was das Feld zeigt.

    Niemand muss eine Aktion nutzen. Aber hier wäre es schade darum.
    .title = Ein Schritt auf einem Pfad
    .task = Mach einen Schritt auf dem [Pfad des Jägers](path:hunter).
    .hint = Es ist der braune.
    .move = Klick auf den [Pfad des Jägers](path:hunter).
    .done = 1 Punkt, und du hast beide Aktionen ausgeführt. Dann hatten Bela und Caro je eine Aktion, mit Braun oder Grün: Bela
        ging in einen Wald, Caro begann den Pfad des Jägers. Nun haben alle ihre Aktionen gehabt.
    .finish = Das geht, aber ein Schritt voran kostet dich nichts. Nimm den Zug zurück.
    .green = Dieser Pfad ist grün, und deine Farbe ist Braun.

step-event = Am Ende einer Runde wird ihre [Jahreszeitenkarte](card:0) ausgeführt. Diesmal war es ein Ereignis: Punkte für jeden
    eigenen Cree im Land. Du hast dort zwei.
    .title = Das Ereignis
    .task = Zeig auf deine [Punkte](score:0).
    .sought = die Punkte deines eigenen Clans
    .hint = Sie stehen in deinem Dorf, ganz oben.
    .move = Klick auf deine [Punkte](score:0).
    .done = 1 vom Pfad und 2 für deine Cree im Land: 3 Punkte. Dann begann die nächste Runde. Nun ist Bela aktiv, hat drei
        Scheiben abgehoben und ist an einen See gegangen. Caro hat ein Pferd genommen. Jetzt bist du dran.

step-follow = Blau, Weiß und Beige liegen in Belas Dorf. In dieser Runde bist du nicht aktiv, also hast du nur eine Aktion, im
    Land oder auf einem Pfad. Dafür darfst du die Farbe jeder dieser Scheiben nutzen.

    Ein Cree, den du neu ins Land setzt, muss nun neben einen von deinen.
    .title = Jemand anders ist aktiv
    .task = Setz einen Cree auf den [Hügel](region:7) neben deinem letzten.
    .hint = Hügel sind beige, und dieser grenzt an die Prärie, in die du gegangen bist.
    .move = Klick auf den [Hügel](region:7).
    .done = Ein Pferd für dich. Bela hat die Scheiben abgehoben, aber auch du hast sie genutzt. Nun kommt das Ereignis dieser
        Runde: Jeder Clan nimmt ein Gut. Bela hat einen Bison genommen, Caro eine Beere.
    .elsewhere = Das geht, aber diesmal willst du das Pferd von diesem Hügel. Nimm den Zug zurück.
    .path = Erlaubt, aber das war deine einzige Aktion. Diesmal geht es ins Land: Nimm den Zug zurück.
    .finish = Möglich, aber du würdest deine Aktion verschenken. Nimm den Zug zurück.
    .green = Grün liegt in dieser Runde nicht in Belas Dorf.

step-take = Die [Karte](card:1) zeigt eine Beere und einen Bison, und eins von beiden darfst du nehmen. Sieh dir die Zahlen in
    deinen [Lagern](clan:0) an: Was brächte eins mehr?
    .title = Ein Gut für jeden Clan
    .task = Nimm das Gut, das dir mehr Punkte bringt.
    .hint = Eine dritte Beere macht 4 aus 2. Und ein vierter Bison?
    .move = Wähl den [Bison](supply:bison).
    .done = Vier Bisons: 8 statt 4. Das waren zwei Runden: abheben, Aktionen ausführen, die anderen sind dran, dann die Karte. Als
        Nächstes ist Caro aktiv, und so geht es reihum.
    .berry = Erlaubt, aber sie macht 4 aus 2, und der Bison macht 8 aus 4. Nimm den Zug zurück.
