lesson-title = Wampums
lesson-about = Was ein Wampum während der Partie kann: einen Cree aufwecken oder eine Beere als anderes Gut zählen lassen. In deinem eigenen Zug, zu jeder Zeit.
can-wake = Mit einem Wampum einen Cree aufwecken
can-berry = Eine Beere als anderes Gut zählen lassen
can-time = Wampums rechtzeitig vor einer Wertung nutzen

step-wake = Du bist aktiv und darfst auf die Prärien. Aber auf deinem [Dorfplatz](square:0) ist niemand: Alle schlafen oder sind unterwegs. Die Aktion „Aufwecken“
    würde deinen ganzen Zug kosten.

    Stattdessen kannst du ein aktives Wampum nutzen. Es weckt einen Cree auf und wird dafür auf die verbrauchte Seite gedreht. Das ist keine Aktion: Deine beiden
    hast du noch vor dir.
    .title = Wach ohne Aktion
    .task = Weck mit deinem Wampum einen Cree auf.
    .hint = Einer wird wach, und dein Zug gehört noch immer dir.
    .move = Klick auf deine [Wigwams](huts:0) und wähl das Wampum.
    .done = Ein Cree ist auf dem Dorfplatz, und beide Aktionen stehen noch aus. Das Wampum zeigt nun 1 statt 2.
    .wake = Erlaubt, aber so war das Aufwecken dein ganzer Zug. Nimm ihn zurück.
    .moved = Das geht, aber nutzen wir zuerst das Wampum. Nimm den Zug zurück.
    .walk = Möglich, aber erst das Wampum. Nimm den Zug zurück.
    .finish = Das darfst du, aber damit verschenkst du zwei Aktionen. Nimm den Zug zurück.

step-before = Wampums darfst du zu jeder Zeit deines Zuges nutzen: bevor du Scheiben abhebst, zwischen deinen Aktionen und nach der letzten. Und so viele, wie du
    willst, auch eins, das du gerade erst bekommen hast.
    .title = Jederzeit in deinem Zug
    .task = Weck einen Cree auf, bevor du Scheiben abhebst.
    .hint = Außer denen auf den Pfaden schlafen alle deine Cree.
    .move = { step-wake.move }
    .done = Nun ist jemand wach, und du weißt das schon, wenn du die Scheiben wählst.
    .lift = Erlaubt, und das Wampum ginge auch danach. Aber probier es diesmal davor. Nimm den Zug zurück.
    .berry = Das geht, aber dir fehlt jemand, der wach ist. Nimm den Zug zurück.

step-berry = Ein Wampum kann noch etwas: Es legt eine Beere aus ihrem Lager in ein anderes, in dem Platz ist. Dort zählt sie von nun an als dieses Gut.

    Du bist in dieser Runde zuletzt dran, deine Aktion ist gemacht, und gleich werden Bisons gewertet.
    .title = Aus einer Beere wird ein Bison
    .task = Nutz dein Wampum so, dass dir die Bisons am meisten bringen.
    .hint = Drei Bisons sind 4 Punkte, vier sind 8.
    .move = Klick auf das [Lager der Bisons](place:0:bison).
    .done = Drei Bisons und eine Beere haben wie vier gezählt: 8 Punkte. Die Beere ist in den Vorrat gegangen, als Beere.
    .horses = Erlaubt, aber Pferde werden jetzt nicht gewertet. Nimm den Zug zurück.
    .wake = Möglich, aber vier Punkte sind mehr als ein wacher Cree. Nimm den Zug zurück.
    .finish = Das geht, aber ein Wampum zur rechten Zeit ist hier 4 Punkte wert. Nimm den Zug zurück.

step-scoring = Dasselbe, nur zu spät: Alle haben ihre Aktionen gemacht, und nun werden Bisons oder Kanus gewertet. Dein Wampum ist aktiv, aber das ist nicht dein
    Zug, und Wampums nutzt du nur in deinem Zug. Für Ereignisse gilt das auch.
    .title = Zu spät
    .task = Werte das Gut, das dir mehr bringt. Probier vorher ruhig das Wampum aus.
    .hint = Drei Bisons sind 4 Punkte, zwei Kanus sind 3.
    .move = { step-berry.move }
    .done = 4 Punkte. Mit dem Wampum im eigenen Zug wären es 8 gewesen: Sieh dir die nächste Karte rechtzeitig an.
    .canoes = Erlaubt, aber die Bisons bringen einen Punkt mehr. Nimm den Zug zurück.
    .late = Eine Beere hier wäre gut gewesen. Aber dein Zug ist vorbei, und Wampum wartet bis zum nächsten.

step-last = Die letzte Runde der Partie. Von nun an darf niemand mehr Wampums nutzen. Ein aktives ist am Ende { $worth-active } Punkte wert, ein verbrauchtes { $worth-used }.

    Du bist aktiv, und Braun liegt oben. Auf dem Pfad des Jägers kommt dein Cree auf ein Feld mit 3 Punkten.
    .title = Die letzte Runde
    .task = Mach den [Schritt auf dem Pfad](path:hunter).
    .hint = Braun ist die Farbe des Jägers.
    .move = Klick auf den [Pfad des Jägers](path:hunter).
    .done = 3 Punkte, und dein Wampum behält seine { $worth-active }.
    .enter = Erlaubt, und du darfst beides. Aber fang mit dem Pfad an: Nimm den Zug zurück.
    .wake = Möglich, aber wer jetzt wach wird, hat nichts mehr zu tun. Nimm den Zug zurück.
    .finish = Das darfst du, aber damit verschenkst du Punkte. Nimm den Zug zurück.
    .shell = In dieser Runde ruht das Wampum. Am Ende zählt es so, wie es liegt.
