lesson-title = Der Aufbau
lesson-about = Leg selbst ein Dorf aus, Stück für Stück, und behalte ein Blatt mit allen Zahlen für deinen eigenen Tisch.
can-market = Die Kunden für eure Spielerzahl auslegen
can-close = Plätze der Dorfchronik und Gräber schließen
can-cubes = Den grünen Beutel füllen und daraus die Aktionsfelder

step-farms = Der Spielplan liegt in der Mitte. Alle nehmen sich einen [Hof](farm:0) und alle Figuren der Familie in derselben Farbe. Nur die
    Ältesten stehen vor dem Haus, die { $setup-family } mit einer „1“. Die anderen liegen neben dem Plan: Sie sind noch ungeboren.

    Dein Marker kommt auf das erste Feld der Lebensleiste, ein anderer auf den Anfang der [Ruhmesleiste](prestige). Und alle bekommen
    { $setup-coins ->
        [one] eine Münze
       *[other] { $setup-coins } Münzen
    }.
    .title = Zwei Höfe
    .task = Ihr seid zu zweit, Ada und Bela. Leg beide Höfe aus: wie viele „1“ und wie viele Münzen für jeden?
    .hint = Wähl eine Sorte, klick für jedes Stück auf + und sieh dir die Höfe an. Dann klick auf „Prüfen“.
    .move = Jeder Hof bekommt { $setup-family } „1“ und { $setup-coins ->
        [one] eine Münze
       *[other] { $setup-coins } Münzen
    }.
    .done = Beide Höfe sind fertig. Das ist bei jeder Spielerzahl gleich.
    .family = Alle „1“ einer Familie leben von Anfang an dort, { $setup-family } sind es, und sonst noch niemand.
    .coins = Jede Familie fängt mit { $setup-coins ->
        [one] einer Münze
       *[other] { $setup-coins } Münzen
    } an, egal, wie viele mitspielen.

step-customers = Misch die Kundenplättchen und leg sie als verdeckten Stapel neben den [Markt](market). Dann deck einige auf: erst für die
    Marktstände, wo sie bedient werden können, dann für die Warteschlange.

    An manchen Marktständen steht eine Spielerzahl. Lass die leer, deren Zahl höher ist als eure: Zu zweit benutzt ihr { $setup-stalls-2 }
    Marktstände, zu dritt { $setup-stalls-3 }, zu viert { $setup-stalls-4 }. Die Warteschlange hat bei jeder Spielerzahl { $setup-queue }
    Plätze.
    .title = Die Kunden
    .task = Leg die Kunden für zwei aus.
    .hint = Die Marktstände hängen von der Spielerzahl ab, die Warteschlange nicht.
    .move = { $setup-stalls } an die Marktstände, { $setup-queue } in die Warteschlange.
    .done = Die Kunden warten. Die übrigen Plättchen bleiben im Stapel.
    .stalls = Ihr seid zu zweit: Nur { $setup-stalls } Marktstände werden benutzt. Mehr sind es nur, wenn mehr mitspielen.
    .queue = Die Warteschlange hat immer { $setup-queue } Plätze, und auf jeden kommt ein Kunde.

step-graves = Auch in der [Dorfchronik](chronicle) und bei den Gräbern steht an manchen Plätzen eine Spielerzahl. Stell auf jeden Platz, dessen
    Zahl höher ist als eure, eine Figur einer Farbe, mit der niemand spielt: Er ist für diese Partie geschlossen. Zu viert bleibt alles
    offen.

    Je weniger mitspielen, desto weniger Todesfälle braucht es bis zum Spielende. Die Bereiche der Dorfchronik sind schon geschlossen. Von den
    Gräbern benutzt ihr zu viert alle { $setup-graves-4 }, und mit jedem Spieler weniger schließt ihr eines.
    .title = Dorfchronik und Gräber
    .task = Schließ die Gräber für zwei: Klick auf −, bis die richtige Zahl offen ist.
    .hint = Zwei sind zwei weniger als vier.
    .move = Lass { $setup-graves-2 } Gräber offen.
    .done = Zu dritt blieben { $setup-graves-3 } Gräber offen. Das Ende kommt, wenn alle belegt sind oder die ganze Dorfchronik voll ist.
    .graves = Alle { $setup-graves-4 } sind für vier, { $setup-graves-3 } für drei. Zu zweit ist es noch einmal eines weniger.

step-bags = Nun die zwei Beutel. Die { $setup-monks } Mönche kommen in den [schwarzen Beutel](bag), der unter der Kirche liegt.

    Der grüne Beutel ist für die Steine. Such das Aufbaukärtchen für eure Spielerzahl: Darauf steht, wie viele Steine jeder Farbe
    hineinkommen. Dazu kommen alle { $setup-plague } Peststeine. Das macht ihr vor jeder Runde wieder so.
    .title = Die zwei Beutel
    .task = Füll den grünen Beutel für die erste Runde. Hier ist das Kärtchen für zwei.
    .hint = Auf dem Kärtchen steht die Zahl der Steine für jede der vier Farben. Die Pest steht nicht darauf: Sie kommt ganz hinein.
    .move = { $setup-colours } Steine jeder Farbe und { $setup-plague } Peststeine.
    .done = Viermal { $setup-colours } und { $setup-plague } sind im Beutel. Güter, Getreide, Münzen und die übrigen Steine liegen als Vorrat
        neben dem Plan.
    .colours = Auf dem Kärtchen für zwei stehen { $setup-colours } von jeder Farbe.
    .plague = Alle Peststeine kommen vor jeder Runde hinein, und in der Schachtel sind { $setup-plague }.

step-spaces = Schüttel den Beutel. Dann zieh blind Steine und leg sie auf die Aktionsfelder. Wie viele jedes bekommt, steht ebenfalls auf dem
    Kärtchen.

    Du ziehst weniger, als du hineingelegt hast: Einige bleiben für die nächste Runde im Beutel.
    .title = Die Aktionsfelder
    .task = Zieh für jedes Aktionsfeld so viele Steine, wie auf dem Kärtchen steht.
    .hint = Geh das Kärtchen durch. Du kannst auch eine Zahl eintippen.
    .move = Ernte { $setup-at-harvest }, Familie { $setup-at-family }, Handwerk { $setup-at-crafts }, Markt { $setup-at-market }, Reise { $setup-at-travel }, Ratsstube { $setup-at-council }, Kirche { $setup-at-church }.
    .done = Jeder Stein wird für jemanden ein Zug sein. Ist der letzte genommen, endet die Runde mit einer Messe, und ihr füllt den Beutel
        wieder.
    .at-harvest = Für die Ernte steht { $setup-at-harvest } auf dem Kärtchen.
    .at-family = Für die Familie steht { $setup-at-family } auf dem Kärtchen.
    .at-crafts = Fürs Handwerk steht { $setup-at-crafts } auf dem Kärtchen: am meisten von allen.
    .at-market = Der Markt bekommt nur { $setup-at-market ->
        [one] einen Stein
       *[other] { $setup-at-market } Steine
    }: Markttage gibt es wenige.
    .at-travel = Für die Reise steht { $setup-at-travel } auf dem Kärtchen.
    .at-council = Für die Ratsstube steht { $setup-at-council } auf dem Kärtchen.
    .at-church = Für die Kirche steht { $setup-at-church } auf dem Kärtchen.

step-start = Zwei Dinge fehlen noch. Wer am ältesten ist, nimmt das Plättchen des Startspielers und fängt an: hier Ada. Sieh dir die Fahne auf
    Adas [Hof](farm:0) an.

    Der Marker „Nächster Startspieler“, der Ring, liegt in der Ratsstube. Wer ihn sich als Privileg nimmt, fängt die nächste Runde an.
    .title = Wer anfängt
    .task = Zeig auf den Ring in der [Ratsstube](council).
    .sought = der Ring für den nächsten Startspieler, an einer Stufe der Ratsstube
    .hint = Er liegt an einer der vier Stufen der Ratsstube.
    .move = Klick auf den [Ring](privilege:ring) in der Ratsstube.
    .done = Das Dorf ist aufgebaut, und Ada fängt an. In der ersten Ausgabe ist das alles, für zwei bis vier.

step-big-box = In der Big Box legt ihr dasselbe aus, für bis zu fünf. Die Dorfchronik liegt dort als eigene Tafel neben den Gräbern, und auch zu
    viert schließt ihr die Plätze mit einer „5“. Wer später anfängt, bekommt dafür vielleicht etwas: der zweite Platz ein Getreide, der
    dritte einen zufälligen Stein, der vierte einen Stein nach Wahl, der fünfte eine Münze mehr.

    Zu fünft schließt ihr nichts und benutzt alle Marktstände.
    .title = Die Big Box und fünf am Tisch
    .task = Leg das hier für fünf aus. Hier ist das Kärtchen für die Steine.
    .hint = Zu fünft ist nichts geschlossen: Alle Gräber sind offen, und alle { $setup-stalls } Marktstände werden benutzt.
    .move = { $setup-stalls } an die Marktstände, { $setup-graves } Gräber, { $setup-at-crafts } Steine zum Handwerk, { $setup-at-church } zur Kirche.
    .done = Das ist die Big Box zu fünft. Zu zweit bis zu viert sind es die Zahlen der ersten Ausgabe.
    .stalls = Alle Marktstände werden benutzt, wie zu viert: { $setup-stalls }.
    .graves = Zu fünft ist kein Grab geschlossen. Es gibt { $setup-graves }.
    .at-crafts = Auf dem Kärtchen für fünf steht { $setup-at-crafts } fürs Handwerk.
    .at-church = Auf dem Kärtchen für fünf steht { $setup-at-church } für die Kirche.

step-three = Jetzt du allein. Caro kommt dazu: Ihr seid zu dritt und spielt die erste Ausgabe. Der Tisch ist leer; nur die Bereiche der
    Dorfchronik sind schon geschlossen, und die Mönche sind in ihrem Beutel.

    Fällt dir eine Zahl nicht ein, denk an die für zwei und für vier.
    .title = Zu dritt, aus dem Kopf
    .task = Leg das alles für drei aus. Nur die Steine stehen auf einem Kärtchen.
    .hint = Höfe, Warteschlange und Pest sind wie immer. Marktstände und Gräber liegen zwischen denen für zwei und für vier.
    .move = { $setup-family } „1“ und { $setup-coins ->
        [one] eine Münze
       *[other] { $setup-coins } Münzen
    } für jeden Hof, { $setup-stalls } an die Marktstände, { $setup-queue } in die Warteschlange, { $setup-graves } Gräber, { $setup-colours } Steine jeder Farbe, { $setup-plague } Peststeine.
    .done = Stimmt alles. Nun fehlen nur noch die Aktionsfelder.
    .family = Bei jeder Spielerzahl stehen alle „1“ am Haus, { $setup-family } auf jedem Hof.
    .coins = { step-farms.coins }
    .stalls = Zu zweit benutzt ihr { $setup-stalls-2 } Marktstände, zu viert { $setup-stalls-4 }. Zu dritt ist es die Zahl dazwischen.
    .queue = Die Warteschlange hängt nicht von der Spielerzahl ab: { $setup-queue } Plätze.
    .graves = Zu zweit bleiben { $setup-graves-2 } Gräber offen, zu viert { $setup-graves-4 }. Zu dritt ist es die Zahl dazwischen.
    .colours = Auf dem Kärtchen für drei stehen { $setup-colours } von jeder Farbe.
    .plague = Alle Peststeine kommen hinein, bei jeder Spielerzahl: { $setup-plague }.

step-three-cubes = Der grüne Beutel ist voll, und das Kärtchen für drei liegt bereit. Schüttel und zieh.
    .title = Zu dritt: die Aktionsfelder
    .task = Zieh für jedes Aktionsfeld so viele Steine, wie auf dem Kärtchen für drei steht.
    .hint = Familie, Handwerk und Kirche bekommen mehr als zu zweit.
    .move = { step-spaces.move }
    .done = Du hast ein Dorf für drei aufgebaut. Wer am ältesten ist, fängt an.
    .at-harvest = Auf dem Kärtchen für drei steht { $setup-at-harvest } für die Ernte.
    .at-family = Auf dem Kärtchen für drei steht { $setup-at-family } für die Familie, mehr als zu zweit.
    .at-crafts = Auf dem Kärtchen für drei steht { $setup-at-crafts } fürs Handwerk, mehr als zu zweit.
    .at-market = Der Markt bekommt nur { $setup-at-market ->
        [one] einen Stein
       *[other] { $setup-at-market } Steine
    }, wie zu zweit.
    .at-travel = Auf dem Kärtchen für drei steht { $setup-at-travel } für die Reise, wie zu zweit.
    .at-council = Auf dem Kärtchen für drei steht { $setup-at-council } für die Ratsstube, wie zu zweit.
    .at-church = Auf dem Kärtchen für drei steht { $setup-at-church } für die Kirche, mehr als zu zweit.

step-sheet = Das ist das Blatt für deinen eigenen Tisch, mit allen Zahlen nach Spielerzahl. Die Reihenfolge ist die, in der ihr auslegt. Du
    kannst jederzeit hierher zurückkommen.

    Probier es aus: Dieses Dorf wurde für zwei aufgebaut, aber auf einem Aktionsfeld liegt ein Stein zu viel.
    .title = Das Blatt für den Aufbau
    .task = Zeig auf das Aktionsfeld, auf dem für zwei ein Stein zu viel liegt.
    .sought = das Aktionsfeld mit mehr Steinen, als auf dem Kärtchen für zwei steht
    .hint = Vergleich die Felder mit dem Kärtchen für zwei, von der Ernte bis zur Kirche.
    .move = Sieh dir die Familie an: { $setup-at-family } wäre richtig. Klick auf den [Peststein](cube:family:plague) dort.
    .done = Richtig: Zu zweit bekommt die Familie { $setup-at-family }, zu dritt { $setup-at-family-3 }. Jetzt kannst du das Dorf an einem
        echten Tisch aufbauen.
