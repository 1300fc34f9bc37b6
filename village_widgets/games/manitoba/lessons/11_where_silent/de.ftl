lesson-title = Wo die Regeln schweigen
lesson-about = Wo sich die Regeln auf zwei Arten lesen lassen, darf ein Tisch wählen. Alle diese Fragen, jede mit dem, was hier üblich ist, und dem Grund dafür, für
    alle, die es genau wissen wollen.
can-agree = Eine Regel ausmachen, wo der Text schweigt
can-scoring = Sagen, was ein Tisch bei Wertungen wählen kann
can-end = Sagen, was ein Tisch für das Ende wählen kann

step-setup = Beim Aufbau sind zwei Dinge offen. Für seine Güter nennen die Regeln nur das Lager, also kommen sie normalerweise nicht auf Altäre. Und beschrieben ist
    ein Aufbau je Spieler, also setzt normalerweise jeder Clan seine beiden Cree, bevor der nächste dran ist.

    An diesem Tisch sind Altäre erlaubt, und erst kommen alle ins Land, dann auf die Pfade.
    .title = Der Aufbau
    .task = Leg deinen ersten Bison auf den kleinen Altar.
    .hint = Er hat drei Felder.
    .move = Klick auf den [kleinen Altar](place:0:small-altar).
    .done = Ein Vorsprung auf dem Weg zum Wampum. Und nun fängt Bela mit ihrem Pfad an, denn alle sind im Land.
    .storage = Erlaubt, und das Übliche. Aber probier an diesem Tisch den Altar. Nimm den Zug zurück.
    .large = Das geht, aber nimm den kleinen, der ist eher voll. Nimm den Zug zurück.

step-must = Darfst du auf ein Ereignis verzichten, das deine Cree bewegt? Normalerweise ja, denn keine Aktion muss ausgeführt werden. Aber der Text dieser Ereignisse
    bietet nichts an, er stellt fest. An diesem Tisch müssen sie also ausgeführt werden, wenn es möglich ist.

    Dein Cree steht gut auf dem See: Das nächste Ereignis belohnt Seen. Aber er muss ziehen.
    .title = Ereignisse, die Cree bewegen
    .task = Mach den Zug, der dir wenigstens etwas bringt.
    .hint = Auf einem der Gebiete daneben liegt ein Gut.
    .move = Klick auf den [Hügel](region:7) rechts.
    .done = Immerhin ein Pferd.
    .other = Erlaubt, aber dort ist nichts. Nimm den Zug zurück.
    .stay = An anderen Tischen könntest du bleiben. Hier nicht, denn ein Zug ist möglich.

step-outside = Wampums werden im eigenen Zug genutzt. Ist eine Wertung dein Zug, wenn du gerade wertest? Normalerweise nicht: Dein Zug sind deine Aktionen. An diesem
    Tisch lassen sich Wampums auch beim eigenen Ereignis und bei der eigenen Wertung nutzen.
    .title = Wampum bei einer Wertung
    .task = Nutz dein Wampum, bevor Bisons gewertet werden.
    .hint = Drei Bisons und eine Beere sind vier.
    .move = Klick auf das [Lager der Bisons](place:0:bison) und wähl das Wampum.
    .done = 8 Punkte, im letzten Moment. So sieht es auch niemand kommen.
    .score = Erlaubt, aber mit dem Wampum wären es 4 Punkte mehr. Nimm den Zug zurück.
    .other = Möglich, aber gewertet werden Bisons. Nimm den Zug zurück.
    .wake = Das geht, aber 4 Punkte sind besser. Nimm den Zug zurück.

step-arrival = Den Bonus neben dem Ende eines Pfades gibt es bei jeder späteren Aktion dort. Auch schon bei der Ankunft? Normalerweise nicht: Da bekommst du die 5
    Punkte. An diesem Tisch ja. Und auch ein Ereignis, das dich einen Schritt weiterbringt, gibt ihn hier. Normalerweise tut es das nicht, denn der Bonus gehört zur
    Aktion.
    .title = Am Ende eines Pfades
    .task = Mach den letzten Schritt auf dem [Pfad des Jägers](path:hunter).
    .hint = Braun liegt oben.
    .move = Klick auf den [Pfad des Jägers](path:hunter).
    .done = 5 Punkte und sofort noch 2 dazu.
    .enter = Erlaubt, aber hier geht es um den Pfad. Nimm den Zug zurück.
    .wake = Möglich, aber hier geht es um den Pfad. Nimm den Zug zurück.
    .finish = Das darfst du, aber damit verschenkst du Punkte. Nimm den Zug zurück.

step-nothing = Meiste Güter, und deine Lager sind alle leer. Normalerweise musst du eins davon wählen und verlierst 2 Punkte: Alle vier sind gleich voll, und bei
    Gleichstand wird gewählt. An diesem Tisch wertet nichts, wer nichts hat, und weder Cree noch Gebiete sind betroffen.

    Gleich legst du dein einziges Gut ab.
    .title = Am meisten von nichts
    .task = Behalte den Bison und deine Cree auf den Prärien.
    .hint = Was auf einem Altar liegt, ist in keinem Lager.
    .move = Klick auf einen deiner [Altäre](place:0:small-altar).
    .done = Nichts gewertet, nichts verloren. An den meisten Tischen hätte das 2 Punkte gekostet.
    .storage = Erlaubt, für 1 Punkt. Aber dann ist der Bison weg, und zwei Cree kehren heim. Nimm den Zug zurück.

step-stay = Kehren deine Cree auch heim, wenn du ein leeres Lager wertest? Normalerweise ja: Die Minuspunkte gehören zum ersten Schritt, und die anderen Schritte
    folgen. An diesem Tisch geschieht sonst nichts.

    Gewertet werden Pferde, und du hast keins.
    .title = Minus zwei und sonst nichts
    .task = Setz trotzdem einen Cree auf den [Hügel](region:7).
    .hint = Er muss nicht heim.
    .move = Klick auf den [Hügel](region:7) neben deinen Cree.
    .done = Minus 2, aber dein Cree bleibt auf dem Hügel, und nun sind es drei.
    .moved = Erlaubt, aber lass einen neuen Cree ins Land kommen. Nimm den Zug zurück.
    .walk = Möglich, aber hier geht es um den Hügel. Nimm den Zug zurück.
    .finish = Das darfst du, aber ein Cree mehr im Land wäre möglich. Nimm den Zug zurück.

step-floor = Können Punkte unter null fallen? Normalerweise ja: Die Regeln nennen keine Grenze. An diesem Tisch nicht.

    Du hast noch keine Punkte. Gewertet werden Pferde oder Kanus: Du hast kein Pferd und nur ein Kanu. Und die nächste Wertung gilt den Kanus.
    .title = Nicht unter null
    .task = Behalte dein Kanu für die nächste Wertung, ohne einen Punkt zu verlieren.
    .hint = Was können null Punkte hier verlieren?
    .move = Klick auf das [Lager der Pferde](place:0:horses).
    .done = Null bleibt null, und das Kanu gehört noch dir.
    .canoes = Das geht und bringt 1 Punkt. Aber behalte diesmal das Kanu. Nimm den Zug zurück.

step-mountains = Am Ende einer Jahreszeit kommen wieder Federn auf die Berge. Normalerweise geschieht das einmal, wenn alle Cree herunter sind, und reichen die
    Federn nicht, wählt der aktive Spieler. Der Text lässt sich auch so lesen, dass ihr reihum jeweils herabsteigt und gleich auffüllt, wie an diesem Tisch.

    Einen Unterschied macht das nur, wenn Federn knapp sind. Zwei Berge sind leer, eine Feder ist noch da, und Caros Cree ist noch oben.
    .title = Die Berge
    .task = Leg die Feder in die Nähe deines Cree.
    .hint = Dein Cree ist auf einem Hügel in der oberen Reihe.
    .move = Klick auf den [Berg](region:4) neben deinem Cree.
    .done = Die letzte Feder liegt auf deiner Seite. Für Caros Berg war keine mehr da.
    .far = Erlaubt, aber das ist weiter weg von deinem Cree. Nimm den Zug zurück.

step-spares = Ein Lager, in dem nur Federn liegen: Wird am Ende eine davon geopfert? Normalerweise ja, denn aus jedem Lager, das nicht leer ist, kommt ein Gut. Aber
    im Text steht „Federn ausgenommen“, und manche lesen das so, dass ein solches Lager verschont bleibt, wie an diesem Tisch.

    Dein Lager der Pferde ist leer.
    .title = Federn beim Opfer
    .task = Leg deine letzte Feder dorthin, wo sie sicher ist und am meisten bringt.
    .hint = Ein leeres Lager kostet 2 Punkte.
    .move = { step-floor.move }
    .done = Die Feder blieb verschont: 1 Punkt statt 2 Minuspunkten. An den meisten Tischen wäre sie geopfert worden.
    .other = Erlaubt, aber dann kosten dich die Pferde 2 Punkte. Nimm den Zug zurück.
    .altar = Möglich, aber ein Altar zählt am Ende nichts. Nimm den Zug zurück.

step-places = Bei den Ereignissen, die euch vergleichen, sind drei Dinge offen. Gibt es nach einem Gleichstand um den ersten Platz einen zweiten? Normalerweise ja.
    Ist ein einzelner Cree eine Gruppe? Normalerweise ja. Und kann jemand ganz ohne Cree auf den zweiten Platz kommen? Normalerweise nicht, denn von nichts hat
    niemand am meisten.

    An diesem Tisch ist ein einzelner Cree keine Gruppe, und nach einem Gleichstand gibt es keinen zweiten Platz. Bela hat zwei Cree beisammen.
    .title = Platz eins, Platz zwei, allein
    .task = Bilde eine Gruppe, die so groß ist wie Belas.
    .hint = Einer mehr neben deinem Cree.
    .move = Klick auf den [See](region:9) neben deinem Cree.
    .done = Zwei gegen zwei: je 6 Punkte. Allein hättest du nichts bekommen. Fragt vor der Partie, was an eurem Tisch gilt.
    .alone = Erlaubt, aber ein einzelner Cree ist hier keine Gruppe. Nimm den Zug zurück.
