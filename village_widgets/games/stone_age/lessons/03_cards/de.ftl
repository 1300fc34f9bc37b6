lesson-title = Zivilisationskarten
lesson-about = Was Karten kosten und was sie sofort bringen: Nahrung, Rohstoffe, Punkte, Würfel für alle und mehr.
can-buy = Eine Karte kaufen oder liegen lassen
can-gifts = Nutzen, was eine Karte sofort bringt
can-dice = Den richtigen Würfel nehmen, wenn alle einen bekommen

step-price = Deine Person steht auf der dritten Karte von rechts. Sie kostet { $row-2 } Rohstoffe, welche du willst; Nahrung ist keiner. Die Karten kosten
    { $row-0 }, { $row-1 }, { $row-2 } und { $row-3 }, von rechts nach links.

    Den oberen Teil bekommst du sofort: zwei Stein. Der untere zählt am Ende der Partie; die Karte bleibt also verdeckt bei dir.
    .title = Eine Karte kaufen
    .task = Kauf die Karte, [auf der du stehst](card:17), und behalte dein Gold.
    .hint = Gold ist schwer zu bekommen. Holz reicht.
    .move = Klick auf die [Karte](card:17) und zahl drei Holz.
    .done = Drei Holz für zwei Stein und einen unteren Teil, der am Ende zählt.
    .gold = Erlaubt, aber dein Gold ist mehr wert als Holz, und die Karte nimmt jeden Rohstoff.
    .leave = Möglich, aber du hast, was sie kostet. Nimm den Zug zurück und kauf die Karte.
    .hunt = Das geht, aber erst die Karte. Nimm den Zug zurück.
    .there = Deine Person steht auf einer anderen Karte.

step-leave = Diesmal steht deine Person auf der Karte ganz links, und die kostet { $row-3 }. Du hast drei Rohstoffe, und rechtzeitig kommt nichts mehr dazu.
    Niemand muss kaufen: Die Person geht heim, und die Karte bleibt liegen. Das darfst du auch, wenn du zahlen könntest.
    .title = Eine Karte liegen lassen
    .task = Nimm deine Person zurück, ohne zu kaufen.
    .hint = Zeig auf die Karte: Du wirst gefragt, was du dort tun willst.
    .move = Klick auf die [Karte](card:27) und wähl „Nicht kaufen“.
    .done = Die Person ist daheim, deine Rohstoffe hast du noch, und die Karte bleibt liegen.
    .forest = Erlaubt, und Holz würde helfen, aber sehen wir uns an, wie man eine Karte liegen lässt. Nimm den Zug zurück.
    .poor = Du hast drei Rohstoffe, und diese Karte kostet { $row-3 }.

step-gifts = Drei deiner Personen stehen auf Karten. Sieh dir die oberen Teile an: Ein Acker rückt deinen Marker auf der Nahrungsleiste vor, ein Werkzeug ist
    wie eines vom Werkzeugmacher, und Punkte zählen sofort. Zeig auf eine Karte, um zu lesen, was sie bewirkt.
    .title = Acker, Werkzeug, Punkte
    .task = Kauf die Karte, die deinen Marker auf der Nahrungsleiste vorrückt.
    .hint = Auf ihr ist eine Ähre.
    .move = Klick auf die [Karte mit dem Acker](card:31).
    .done = Dein Marker ist auf 2 vorgerückt: eine Nahrung mehr in jeder Runde.
    .tool = Erlaubt, aber die bringt ein Werkzeug. Such die Ähre.
    .points = Möglich, aber die bringt Punkte. Such die Ähre.
    .leave = Das geht, aber du willst, was eine Karte bringt. Nimm den Zug zurück.

step-dice = Die Karte mit den Würfeln ist für alle: Wer sie kauft, wirft so viele Würfel, wie ihr seid. Davon nehmt ihr je einen, und wer gekauft hat, nimmt zuerst.
    .title = Würfel für alle
    .task = Kauf die [Karte mit den Würfeln](card:9).
    .hint = Deine Person steht darauf, und sie kostet { $row-1 }.
    .move = Klick auf die [Karte](card:9).
    .done = 2, 4, 5 und 6. Die Würfel liegen am Lagerfeuer, und du wählst zuerst.
    .leave = Erlaubt, aber du würdest zuerst wählen. Nimm den Zug zurück und kauf die Karte.
    .hunt = Möglich, aber erst die Karte. Nimm den Zug zurück.

step-draft = Was ein Würfel sofort bringt, sagt seine Augenzahl: bei 1 ein Holz, bei 2 einen Lehm, bei 3 einen Stein, bei 4 ein Gold, bei 5 ein Werkzeug, bei 6 ein Feld auf der Nahrungsleiste. Die anderen nehmen, was du übrig lässt.
    .title = Dein Würfel
    .task = Nimm den Würfel, der dich auf der Nahrungsleiste vorrückt.
    .hint = Er zeigt sechs Augen.
    .move = Klick auf die [6](die:6).
    .done = Eine Nahrung mehr in jeder Runde für dich. Bela hat das Gold genommen, Caro das Werkzeug, und für Dov blieb der Lehm.
    .gold = Erlaubt, und Gold ist gut. Aber diesmal willst du auf der Nahrungsleiste vorrücken.
    .tool = Das darfst du, aber diesmal willst du auf der Nahrungsleiste vorrücken.
    .brick = Erlaubt, aber du wählst zuerst, und es gibt Besseres als Lehm.

step-roll = Bei manchen Karten würfelst du sofort mit zwei Würfeln um einen Rohstoff, als hätten zwei Personen ihn gesammelt. Bei dieser ist es Gold.

    Außerdem hast du ein Werkzeug von einer früheren Karte. Es ist besonders: Du kannst es nur einmal in der ganzen Partie benutzen.
    .title = Eine Karte zum Würfeln
    .task = Kauf die [Karte, mit der du um Gold würfelst](card:24).
    .hint = Es ist die billigste der vier.
    .move = Klick auf die [Karte](card:24).
    .done = 10. Das ist ein Gold, und zum zweiten fehlen zwei Augen.
    .food = Das geht, aber hier wollen wir würfeln. Nimm den Zug zurück.
    .leave = Erlaubt, aber ein Holz für zwei Würfel ist geschenkt. Nimm den Zug zurück.

step-one-use = Du hast ein [Einmalwerkzeug](one-use:0:3) mit dem Wert 3. Es kann zu jedem Wurf kommen wie andere Werkzeuge, auch bei einer Karte, und ist
    dann weg.
    .title = Einmal in der Partie
    .task = Nimm dein Einmalwerkzeug dazu.
    .hint = Es liegt rechts von deinen drei Feldern für Werkzeuge.
    .move = Klick auf das [Einmalwerkzeug](one-use:0:3).
    .done = 13 und damit zwei Gold. Das Werkzeug ist verbraucht.
    .early = Erlaubt, und das Werkzeug zu schonen, kann klug sein. Aber hier willst du das zweite Gold.

step-any-two = Die Karte für zwei beliebige Rohstoffe bleibt bei dir, bis du sie haben willst. Benutz sie, wann immer du etwas entscheidest: Du nimmst einmal zwei
    Rohstoffe, gleiche oder verschiedene.

    Deine Person steht auf einer Karte für { $row-2 }, und du hast ein Holz.
    .title = Zwei beliebige Rohstoffe
    .task = Nutz deine [Karte für zwei beliebige Rohstoffe](any-two:0).
    .hint = Sie liegt rechts von deinen Werkzeugen.
    .move = Klick auf deine [Karte für zwei beliebige Rohstoffe](any-two:0) und wähl zwei.
    .done = Mit diesen beiden konntest du zahlen: Die Karte gehört dir.
    .leave = Möglich, aber du hast etwas, das hilft.
    .poor = Du hast einen Rohstoff. Noch zwei, und es reicht.

step-extra = Eine Karte bringt noch eine Karte: Du ziehst sie vom Stapel, ohne sie den anderen zu zeigen. Nur ihr unterer Teil zählt, am Ende.
    .title = Noch eine Karte
    .task = Kauf die [Karte, die noch eine bringt](card:34).
    .hint = { step-roll.hint }
    .move = Klick auf die [Karte](card:34).
    .done = Du hast eine Karte gezogen, und sie liegt verdeckt bei dir: Niemand sonst weiß, was du hast.
    .food = Das darfst du, aber such die Karte, auf der noch eine Karte ist.
    .leave = Das geht, aber diese ist geschenkt. Nimm den Zug zurück.

step-next-row = Vor der Partie werden vier Karten aufgedeckt. Vor jeder neuen Runde rücken die übrigen so weit wie möglich nach rechts, und neue füllen die Reihe.
    Was niemand will, wird also billiger.

    In dieser Runde wurden zwei Karten gekauft. Welche der anderen ist in der nächsten die billigste?
    .title = Die Reihe rückt weiter
    .task = Zeig auf die Karte, die dann { $row-0 } kostet.
    .sought = die Karte, die in der nächsten Runde ganz rechts liegt
    .hint = Sie rückt um einen Platz nach rechts.
    .move = Klick auf die [zweite Karte von rechts](card:17).
    .done = Sie ist auf den Platz ganz rechts gerückt, die andere neben sie, und links sind zwei neue Karten dazugekommen.
