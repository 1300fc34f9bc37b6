lesson-title = Lager und Altäre
lesson-about = Wohin ein Gut kommt: in sein Lager oder auf einen Altar, der dir ein Wampum gibt, sobald er voll ist. Und was eine Feder kann.
can-store = Erkennen, welches Gut dir am meisten bringt
can-feather = Eine Feder dorthin legen, wo sie zählt
can-altar = Einen Altar für ein Wampum füllen

step-rows = Sieh dir die Zahlen in deinem [Dorf](clan:0) an. Ein Lager bringt die Punkte neben seinem obersten Gut, und für die darunter gibt es nichts dazu. Der
    vierte Bison ist also viel mehr wert als der erste.

    Bei den Kanus steigen die Punkte früh, bei Bisons und Pferden spät. Bei den Beeren steigen sie langsam, aber Beeren können etwas anderes werden, wie du noch
    sehen wirst.
    .title = Was eins mehr wert ist
    .task = Zeig auf das Lager, dem ein weiteres Gut die meisten Punkte bringt.
    .sought = das Lager, das durch ein weiteres Gut am meisten gewinnt
    .hint = Nimm die Zahl neben dem nächsten Feld und zieh die neben dem obersten Gut ab.
    .move = Klick auf das [Lager der Bisons](place:0:bison).
    .done = Von 4 auf 8: Ein vierter Bison bringt 4 Punkte dazu. Ein Kanu brächte 3, ein Pferd oder eine Beere 2.

step-feather = Von einem Berg hast du eine Feder. Sie hat kein eigenes Lager, aber sie ist ein Joker: Du legst sie in ein Lager deiner Wahl, und dort zählt sie als
    ein Gut mehr.

    Als Nächstes werden Bisons gewertet, wie die [Jahreszeitenkarten](season) zeigen. Und dein Lager der Beeren ist voll: Es nimmt nichts mehr auf.
    .title = Eine Feder
    .task = Leg die Feder dorthin, wo sie bei der nächsten Wertung am meisten bringt.
    .hint = Drei Bisons sind 4 Punkte wert. Und vier?
    .move = { step-rows.move }
    .done = Drei Bisons und eine Feder zählen wie vier: 8 Punkte.
    .less = Erlaubt, aber dieses Lager ist nicht als Nächstes dran. Nimm den Zug zurück.
    .altar = Möglich, aber ein Altar wird nicht gewertet. Nimm den Zug zurück.
    .full = In diesem Lager ist kein Feld mehr frei, auch nicht für eine Feder.

step-back = Bela ist aktiv, und in ihrem Dorf liegen Braun und Blau: Du kannst in eine Prärie oder auf einen See. Aber dein Lager der Kanus ist voll, mit zwei Federn
    obenauf, und auf jedem deiner Altäre liegt schon ein Kanu.

    Ein Gut, für das kein Platz ist, geht in den Vorrat zurück. Einem anderen Clan kannst du es nicht geben: Clans tauschen nichts und schenken sich nichts.
    .title = Kein Platz
    .task = Schick einen neuen Cree dorthin, wo du behalten kannst, was er findet.
    .hint = Wohin könnte ein Kanu? Und wohin ein Bison?
    .move = Klick auf die [Prärie](region:5) neben deinem Cree.
    .done = Für diesen Bison ist Platz: im Lager und auf beiden Altären.
    .back = Das geht, aber für das Kanu ist kein Platz: Es kam in den Vorrat. Nimm den Zug zurück.
    .settled = Erlaubt, aber lass einen neuen Cree ins Land kommen. Nimm den Zug zurück.

step-altar = In deinem Dorf stehen zwei Altäre, ein [kleiner](place:0:small-altar) für drei Güter und ein [großer](place:0:large-altar) für vier. Immer wenn du
    während der Partie ein Gut nimmst, darfst du es auf einen Altar legen statt in sein Lager.

    Auf einem Altar bringt es keine Punkte. Dort wartet es, bis der Altar voll ist.
    .title = Ein Altar
    .task = Leg das Kanu auf den kleinen Altar.
    .hint = Dort liegt schon eine Beere.
    .move = Klick auf den [kleinen Altar](place:0:small-altar).
    .done = Zwei von drei. Noch ein Gut, und es geschieht etwas.
    .storage = Erlaubt, aber sehen wir uns an, wozu Altäre gut sind. Nimm den Zug zurück.
    .large = Das geht, aber füll diesmal den kleinen. Nimm den Zug zurück.

step-kind = Auf einem Altar liegen nie zwei gleiche Güter. Du hast noch eine Feder, und auf dem kleinen Altar liegt schon eine. Auf dem großen wäre sie die erste.
    .title = Nie zwei gleiche
    .task = Leg auch diese Feder auf einen Altar.
    .hint = Jeder Altar darf seine eigene haben.
    .move = Klick auf den [großen Altar](place:0:large-altar).
    .done = Auf jedem Altar eine Feder: Das ist erlaubt.
    .storage = Das darfst du, aber nimm diesmal einen Altar. Nimm den Zug zurück.
    .second = Dort liegt schon eine Feder, und zwei gleiche Güter dürfen es nicht sein.

step-fill = Du hast ein Pferd genommen. Auf dem kleinen Altar liegen eine Beere und eine Feder: Das Pferd wäre das dritte Gut. Ein voller Altar wird sofort geleert,
    und alle seine Güter kommen in die Lager.
    .title = Ein voller Altar
    .task = Leg das Pferd so, dass ein Altar voll wird.
    .hint = Drei Felder, und zwei sind belegt.
    .move = { step-altar.move }
    .done = Der Altar ist voll und wird schon geleert: Beere und Pferd sind in ihren Lagern. Nun kommt die Feder.
    .storage = Erlaubt, aber deinem Altar fehlt nur ein Gut. Nimm den Zug zurück.

step-out = Die Feder darf in jedes Lager, aber nicht auf einen Altar: Was von einem vollen Altar kommt, kommt immer in ein Lager.
    .title = Wohin mit der Feder
    .task = Leg die Feder ins Lager der Pferde.
    .hint = Dort ist sie das vierte Pferd.
    .move = Klick auf das [Lager der Pferde](place:0:horses).
    .done = Vier Pferde, 8 Punkte. Und für den vollen Altar hast du ein [Wampum](shells:0) bekommen; das gibt es, solange noch eins da ist. Am Ende ist es 2 Punkte
        wert, und vorher kann es viel.
    .other = Möglich, aber bei den Pferden bringt sie am meisten. Nimm den Zug zurück.

step-large = Jetzt der große Altar: Drei seiner vier Felder sind belegt, und ein Bison ist nicht dabei.

    Auch er gibt dir ein Wampum. Außerdem dreht er ein verbrauchtes um, sodass es wieder aktiv ist. So ein [verbrauchtes](shells:0) hast du.
    .title = Der große Altar
    .task = Füll den großen Altar.
    .hint = Leg deinen Bison dorthin.
    .move = { step-kind.move }
    .done = Alle vier sind in ihren Lagern, du hast ein Wampum bekommen, und dein verbrauchtes ist wieder aktiv.
    .storage = Das geht, aber dem Altar fehlt nur noch ein Bison. Nimm den Zug zurück.
