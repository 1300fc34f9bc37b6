lesson-title = Das Totem
lesson-about = Wähl deine Scheibe, sieh, welche Farben das den anderen öffnet, sieh voraus, wie das Totem als Nächstes liegt, und
    weck deine Cree auf, statt Aktionen auszuführen.
can-colour = Abheben, bis die gewünschte Farbe oben liegt
can-next = Sagen, wie das Totem in der nächsten Runde liegt
can-close = Den anderen eine Farbe vorenthalten
can-wake = Statt beider Aktionen Cree aufwecken

step-which = Du bist wieder aktiv und hättest gern ein Pferd. Hügel sind beige, und Beige ist die [dritte Scheibe](disc:3).

    Eine Scheibe kannst du nicht aus dem Stapel ziehen. Du hebst sie mit allen ab, die darauf liegen, und drehst diese zusammen
    um: Was oben lag, ist dann unten.
    .title = Deine Scheibe
    .task = Heb so ab, dass du auf die Hügel kannst.
    .hint = Die Scheibe, die du willst, muss die unterste sein, die du abhebst.
    .move = Klick auf die [beige Scheibe](disc:3).
    .done = Beige, Braun, Grün: genau umgekehrt wie vorher.
    .colour = Das darfst du, aber nun liegt eine andere Farbe oben. Nimm den Zug zurück und heb bis zu Beige ab.
    .first = Heb erst Scheiben ab: Ohne sie hast du keine Farbe.

step-beside = Du nutzt nur Beige. Aber Bela und Caro, mit je einer Aktion, dürfen jede Scheibe in deinem Dorf nutzen: Beige, Braun
    oder Grün.

    Was du nicht abgehoben hast, liegt neben deinem Dorf. Diese Farben nutzt in dieser Runde niemand.
    .title = Was die anderen bekommen
    .task = Zeig auf eine Scheibe, die niemand nutzen kann.
    .sought = eine Scheibe neben deinem Dorf
    .hint = Zwei Scheiben sind beim Abheben übrig geblieben.
    .move = Klick auf die [blaue Scheibe](disc:4).
    .done = Blau und Weiß liegen neben deinem Dorf. Also geht in dieser Runde niemand an einen See oder auf einen Berg.

step-next = Nach der Runde kommen die Scheiben neben deinem Dorf auf die im Dorf, so wie sie liegen. Dann wandert das Totem nach
    links: Bela ist aktiv.
    .title = Die nächste Runde
    .task = Zeig auf die Scheibe, die bei Bela oben liegen wird.
    .sought = die Scheibe, die oben liegen wird
    .hint = Die Scheiben neben deinem Dorf werden nicht umgedreht.
    .move = { step-beside.move }
    .done = Alle haben ihre Aktionen gehabt, und das Totem liegt bei Bela: Blau, Weiß, Beige, Braun, Grün. Was du liegen gelassen
        hast, ist jetzt leicht zu bekommen, und was du genutzt hast, liegt tiefer.

step-few = Sommer. Das [Ereignis](card:1) dieser Runde bringt { $worth-lakes } Punkte für jeden Cree auf einem See. Bela ist schon
    auf einem und hätte gern mehr; du hast dort niemanden.

    Braun wäre dir recht und Beige auch. Aber jede Scheibe, die du abhebst, ist auch für die anderen da.
    .title = Wenige Scheiben oder viele
    .task = Heb so ab, dass in dieser Runde niemand Blau nutzen kann.
    .hint = Blau ist die zweite Scheibe. Lass sie liegen.
    .move = Klick auf die [braune Scheibe](disc:1).
    .done = In deinem Dorf liegt nur Braun. Je weniger Scheiben du abhebst, desto weniger Auswahl haben die anderen.
    .blue = Das geht, aber nun liegt Blau in deinem Dorf, und Bela kann es nutzen. Nimm den Zug zurück.

step-sleepers = Dein [Dorfplatz](square:0) ist leer: Drei deiner Cree sind im Land, zwei auf Pfaden, und drei schlafen in
    den [Wigwams](huts:0).

    Bist du aktiv, darfst du statt beider Aktionen Cree aufwecken: so viele, wie Scheiben in deinem Dorf liegen. Ihre Farben sind
    dir dann gleich, den anderen aber nicht.
    .title = Drei schlafen
    .task = Heb genau so viele Scheiben ab, wie nötig sind, um alle drei aufzuwecken.
    .hint = Eine Scheibe für jeden, der schläft.
    .move = Klick auf die [dritte Scheibe](disc:3).
    .done = Drei Scheiben: Bis zu drei Cree können aufwachen.
    .few = Erlaubt, aber dann schläft jemand weiter. Nimm den Zug zurück und heb drei ab.
    .many = Das darfst du, und es ist mehr als genug. Aber die anderen haben dann mehr Auswahl: Nimm den Zug zurück und heb drei
        ab.
    .first = Auf deinem Dorfplatz ist niemand, der dorthin könnte. Und erst hebst du Scheiben ab.

step-wake = Braun liegt oben. Du könntest noch einen Cree im Land in eine Prärie ziehen. Aber dann könntest du niemanden
    aufwecken: entweder das eine oder das andere.
    .title = Aufwecken
    .task = Weck deine Cree auf.
    .hint = Sie schlafen in den Wigwams.
    .move = Klick auf deine [Wigwams](huts:0).
    .done = Alle drei sind auf deinem Dorfplatz und können ab der nächsten Runde überallhin. Bela und Caro nutzen nun deine drei
        Farben. Aber aufwecken können sie niemanden: Das darf nur, wer aktiv ist.
    .finish = Möglich, aber dann schlafen alle drei weiter. Nimm den Zug zurück.
    .act = Das geht, aber nun wacht in dieser Runde niemand auf. Nimm den Zug zurück.
    .nobody = Auf deinem Dorfplatz ist niemand, der dorthin könnte.
