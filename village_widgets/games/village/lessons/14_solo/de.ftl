lesson-title = Allein gegen Carla
lesson-about = Sonst sitzt niemand am Tisch: Carla reagiert auf deine Steine, und du versuchst, vorher zu wissen, wie.
can-answer = Carlas Reaktion kennen, bevor du einen Stein nimmst
can-fate = Mit Carlas Schicksalsplättchen rechnen und Bereiche der Dorfchronik freihalten
can-rank = Allein bis zum Ende spielen und deinen Rang finden

step-waiting = Die Big Box lässt sich allein spielen. Du bist Ada, und das Dorf ist ausgelegt wie für zwei: Den zweiten Platz nehmen [Carlas Hof und Tafel](rival) ein. Carla wird von niemandem gespielt, hat weder Münzen noch Güter, und ein paar feste Regeln sagen, was Carla
    tut. Aber Carla nimmt Steine, Kunden und Plätze in der Dorfchronik, die du gern hättest.

    Die Älteren, die [„1“](member:1:1:farm) und die „2“, stehen neben Carlas Tafel. Die Jüngeren warten an der Kirche, bis ein Stein sie
    hineinschickt.
    .title = Carla
    .task = Zeig auf jemanden aus Carlas Familie, der an der Kirche wartet.
    .sought = eine „3“ oder eine „4“ im unteren Teil von Carlas Tafel
    .hint = Sie stehen im unteren Teil der Tafel.
    .move = Klick auf die [„3“](unborn:1:3) oder die „4“ im unteren Teil von [Carlas Tafel](rival).
    .done = Mehr als diese zwei „3“ und zwei „4“ schickt Carla nie in die Kirche. Den Anfang machst immer du, in dieser Runde und in jeder weiteren.

step-same = Du nimmst einen Stein und führst wie immer die Aktion aus. Dann reagiert Carla: mit einem Stein derselben Farbe vom selben Aktionsfeld, egal, ob du
    die Aktion ausführst oder nicht. Auf einen Peststein reagiert Carla mit Pest.

    Zwei orange Steine liegen bei der [Familie](cube:family:skill). Nimm einen, und Carla nimmt den anderen: Mehr Kinder kommen dort in dieser
    Runde nicht zur Welt.
    .title = Noch mal dasselbe
    .task = Nimm einen orangen Stein von der [Familie](cube:family:skill).
    .hint = Es ist das Feld mit zwei Steinen derselben Farbe und sonst nichts.
    .move = Klick auf einen [orangen Stein](cube:family:skill) bei der Familie.
    .done = Eine „2“ ist auf deinem Hof zur Welt gekommen, und Carla hat den zweiten Stein genommen. Carlas erster liegt neben dem Zeichen der
        Ratsstube, oben auf der Leiste. Jeder weitere kommt im Uhrzeigersinn auf das nächste Feld.
    .crafts = Das darfst du, aber beim Handwerk liegt nur ein oranger Stein: Carla würde anderswo suchen.
    .travel = Das geht, aber bei der Reise liegt nur ein oranger Stein: Carla würde anderswo suchen.
    .elsewhere = Erlaubt, aber dort kommt niemand zur Welt, und bei der Familie bleiben die Steine liegen.

step-next = Oft gibt es keinen zweiten Stein der Farbe. Dann geht Carla von dort, wo du deinen genommen hast, im Uhrzeigersinn
    weiter: [Markt](market), [Reise](travel), [Ratsstube](council), [Kirche](church), [Familie und Ernte](land), [Handwerk](crafts) und wieder Markt.
    Carla nimmt den ersten Stein der Farbe, der auf diesem Weg liegt.

    Vier braune Steine sind noch da. Du willst einen, und beim nächsten Mal auch den an der [Ratsstube](cube:council:faith) oder den an
    der [Kirche](cube:church:faith). Lass diese beiden liegen.
    .title = Carla sucht weiter
    .task = Wähl einen braunen Stein so, dass Carla den von der [Reise](cube:travel:faith) nimmt.
    .hint = Geh von der Reise aus rückwärts: Markt, Handwerk, Ernte. Wo liegt der nächste braune Stein?
    .move = Klick auf den [braunen Stein](cube:harvest:faith) der Ernte.
    .done = Carla hat beim Handwerk und auf dem Markt gesucht und Braun bei der Reise gefunden. Dein Getreide ist in der Scheune. Carlas zweiter
        Stein liegt auf dem zweiten Feld der Leiste.
    .council = Möglich, aber von der Ratsstube aus ist das nächste Feld die Kirche: Dort nähme Carla den braunen Stein und schickte eine „3“ in den
        schwarzen Beutel.
    .travel = Erlaubt, aber das ist der Stein, den Carla nehmen soll. Von dort geht es weiter zur Ratsstube.
    .church = Das geht, aber nach der Kirche kommen Familie und Ernte: Carla nähme den braunen Stein der Ernte.
    .elsewhere = Erlaubt, aber dieser Stein hat eine andere Farbe, und Carlas hätte sie auch.

step-quill = Sieh dir [Carlas Tafel](rival) an. Nach jedem zweiten Feld liegt ein verdecktes Schicksalsplättchen. Carlas dritter Stein kommt am ersten
    vorbei, und es wird sofort aufgedeckt. Eines von je drei Plättchen zeigt einen Federkiel: Jemand aus Carlas Familie stirbt. Die
    niedrigste Zahl neben der Tafel geht zuerst, dann, wer an der Kirche wartet, dann, wer auf den Fenstern steht, das niedrigste Fenster
    zuerst; niemand aus dem Beutel.

    Wohin die Figur kommt, entscheidet der Stein: In der [Dorfchronik](chronicle) ist es der Bereich des Aktionsfelds, von dem er kam. Ernte und
    Familie zählen beide als Hof. Der Bereich Kirche soll für deine eigenen Leute frei bleiben.
    .title = Schicksal
    .task = Geh selbst in die Kirche, damit Carlas Stein von der [Ratsstube](cube:council:faith) kommt.
    .hint = Nimm den braunen Stein der Kirche; der nächste braune im Uhrzeigersinn ist dann Carlas.
    .move = Klick auf den [braunen Stein](cube:church:faith) der Kirche.
    .done = Jemand von dir ist im schwarzen Beutel. Carlas Stein kam von der Ratsstube und an einem Plättchen vorbei, und das zeigte den Federkiel: Eine von Carlas „1“ liegt nun im Bereich Ratsstube.
    .council = Möglich, aber dann kommt Carlas Stein von der Kirche: Eine „3“ geht in den schwarzen Beutel, und zeigt das Plättchen den Federkiel, bekommt Carla einen Platz im Bereich Kirche.
    .elsewhere = Das darfst du, aber dieser Stein schafft nicht beides: du in der Kirche und Carlas Stein von der Ratsstube.

step-any = Später. Du hast den letzten braunen Stein des ganzen Plans genommen, von der [Kirche](church). Carla findet keinen dieser Farbe, nimmt also irgendeinen Stein von demselben Feld; du suchst ihn aus.

    Wichtig dabei: Kommt Carlas Stein von der Kirche, egal in welcher Farbe, geht von denen, die dort warten, die niedrigste Zahl in den
    schwarzen Beutel, ohne etwas zu zahlen.
    .title = Du suchst für Carla aus
    .task = Gib Carla den [Peststein](cube:church:plague) und lass den rosa Stein auf dem Plan.
    .hint = Mit einem rosa Stein kannst du eine Schriftrolle kaufen, ein Peststein kostet dich nur Zeit.
    .move = Klick auf den [Peststein](cube:church:plague) an der Kirche.
    .done = Die Pest macht Carla nichts aus, und der rosa Stein liegt für dich bereit. Eine von Carlas „3“ ist im Beutel: Dafür genügte, dass der
        Stein von der Kirche kam.
    .pink = Das geht, aber Rosa brauchst du. Für Carla sind alle Steine gleich.

step-search = Du hast den letzten rosa Stein von der [Ratsstube](council) genommen, und nun ist weder Rosa noch sonst etwas dort. Wieder suchst du für
    Carla aus, aber vom nächsten Feld im Uhrzeigersinn, auf dem noch Steine liegen: der Kirche.

    Dort wartet niemand mehr. Zwei von Carlas Figuren stehen auf den Fenstern, zwei sind im Beutel. Kommt Carla jetzt zur Kirche, bleibt die
    Aktion aus, und dabei bleibt es bis zum Ende der Partie.
    .title = Ein leeres Feld
    .task = Gib Carla wieder den [Peststein](cube:church:plague).
    .hint = Für Orange und Rosa zusammen bekommst du in der [Wagnerei](building:wainwright) einen Planwagen.
    .move = { step-any.move }
    .done = Carla hat einen Stein, und in der Kirche ist nichts geschehen. Der orange gehört dir, wenn du ihn willst: Mit ihm und dem rosa Stein kaufst du einen Planwagen.
    .orange = Erlaubt, aber mit dem orangen und dem rosa Stein, den du eben genommen hast, könntest du einen Planwagen kaufen.

step-own-day = Du hast einen Markttag ausgerufen und einen Pflug und einen Planwagen zu verkaufen. Carla bedient an jedem Markttag einen Kunden, ohne etwas
    zu zahlen und nur einen: den [vordersten](stall:22), gleich am Tresen. An deinem eigenen Markttag verkaufst du zuerst, dann bedient Carla,
    wer inzwischen vorn steht. Danach darfst du gegen Aufpreis weitermachen.

    Passt du, bedient Carla trotzdem einen Kunden.
    .title = Ein Kunde für Carla
    .task = Verkauf in einer Reihenfolge, bei der du Pflug und Planwagen loswirst.
    .hint = Carla nimmt von links den ersten Kunden, den du dort übrig lässt. Welcher von deinen steht vorn?
    .move = Klick auf den [Kunden, der einen Pflug will](stall:22).
    .done = Carla hat den Kunden dahinter bedient, und du hast gegen Aufpreis auch deinen Planwagen verkauft. Drei Kunden kamen dran, und dann hat
        Carla auf deinen grünen Stein reagiert. Carlas Stein kam an einem Schicksalsplättchen vorbei, und es war leer: Der Federkiel dieses
        Satzes liegt schon offen.
    .wagon = Möglich, aber dann bedient Carla den vordersten Kunden, und deinen Pflug will niemand.
    .pass = Das darfst du, aber Carla bedient den vordersten Kunden trotzdem, und du verkaufst nichts.
    .queue = In der Warteschlange wird niemand bedient, auch von Carla nicht.

step-grave = Zwei Plättchen dieses Satzes liegen offen, und beide sind leer. Das dritte muss den Federkiel zeigen: Mit dem nächsten Stein stirbt
    jemand aus Carlas Familie. Aber der Markt hat keinen Bereich in der Dorfchronik. Kommt Carlas Stein von dort, liegt die Figur in einem anonymen
    Grab neben der [Dorfchronik](chronicle), und sind die Gräber voll, wird das Spielende eingeläutet.

    In die Ratsstube willst du ohnehin. Nur zwei grüne Steine sind noch da.
    .title = Kein Bereich für den Markt
    .task = Wähl einen Stein so, dass Carlas vom [Markt](cube:market:persuasion) kommt.
    .hint = Ein grüner Stein liegt an der Ratsstube und einer auf dem Markt. Hast du den einen, hat Carla den anderen.
    .move = Klick auf den [grünen Stein](cube:council:persuasion) an der Ratsstube.
    .done = Du bist in die Ratsstube eingetreten und hast den Ring genommen. Dann kam Carlas Stein am dritten Plättchen vorbei: Eine von Carlas „1“
        liegt in einem anonymen Grab. Alle drei Plättchen lagen offen, also wurden sie gemischt und liegen wieder verdeckt da. Mit jedem Umlauf auf der Leiste sterben zwei von Carlas Figuren.
    .market = Das geht, aber dann gehört der Markttag dir, und Carlas grüner Stein kommt von der Ratsstube: Dort bekommt Carla einen Platz.
    .travel = Erlaubt, aber dann nimmt Carla den braunen Stein der Ernte und einen Platz im Bereich Hof.
    .harvest = Möglich, aber dann nimmt Carla den braunen Stein der Reise und einen Platz im Bereich Reise.

step-her-day = Carlas Stein kam vom Markt, also ruft Carla einen Markttag aus. Der vorderste Kunde wurde sofort bedient. Nun darfst du verkaufen, gegen
    Aufpreis: { $market-surcharge-persuasion } grüner Stein und { $market-surcharge-time } Zeit.

    Du hast weder Grün noch eine Münze. Aber du hast den [Ring](council): Allein ist er so gut wie eine Münze, bis die neue Runde beginnt. In anderen
    Partien macht er dich zum Startspieler, und das bist du ja sowieso.
    .title = Der Ring ist eine Münze
    .task = Bediene den Kunden, der eine [Schriftrolle und Getreide](stall:20) will, und zahl mit dem Ring.
    .hint = Eine Münze kann einen grünen Stein ersetzen, und dein Ring kann eine Münze ersetzen.
    .move = Klick auf den [Kunden, der Schriftrolle und Getreide will](stall:20).
    .done = Drei Punkte für eine Schriftrolle, ein Getreide und den Ring. An manchen Tischen wird an einem Markttag, den Carla ausruft, nichts verkauft:
        Mach das vor der Partie mit dir selbst aus.
    .small = Das darfst du, aber der andere gibt mehr für dieselbe Schriftrolle, und dein Getreide hat nichts Besseres vor.
    .pass = Das geht, aber der Ring ist am Ende nichts wert und deine Schriftrolle nur, was ein Kunde dafür gibt.
    .queue = Geduld: In der Warteschlange wird gewartet.

step-ring-spent = In derselben Runde hast du die zweite Stufe der [Ratsstube](council) erreicht und darfst ein Privileg nutzen. Der Ring ist nicht dort: Du
    hast ihn ausgegeben, und ein ausgegebener Ring liegt im Vorrat, bis die neue Runde beginnt.

    Einen Ring, den du behältst, behältst du nicht lange. Beginnt die neue Runde, kommt er in die Ratsstube zurück, also gib ihn aus.
    .title = Ein ausgegebener Ring
    .task = Nimm zwei Steine, mit denen du einen Pflug kaufst: Orange und Rosa.
    .hint = Das ist das Privileg der zweiten Stufe, je einer von beiden.
    .move = Wähl den Knopf mit 1 Können und 1 Wissen.
    .done = Beide Steine gehören dir. Der Ring kommt mit der neuen Runde in die Ratsstube zurück, und dort kann ihn jemand von dir nehmen.
    .other = Erlaubt, aber mit diesen beiden kaufst du keinen Pflug.
    .decline = Möglich, aber zwei geschenkte Steine gibt es selten.

step-well = Die letzten zwei Steine der Runde sind braun. Nimmst du einen, nimmt Carla den anderen, und die Runde ist vorbei.

    Am [Brunnen](well) zahlst du drei Steine einer Farbe und führst eine beliebige Aktion aus, ohne einen Stein zu nehmen. Darauf reagiert Carla nicht:
    Kein Stein wird genommen, niemand stirbt, und du bist wieder dran.
    .title = Ein Zug für dich allein
    .task = Geh für ein Kind zum [Brunnen](well) und lass die Steine liegen.
    .hint = Du hast drei braune Steine.
    .move = Klick auf den [Brunnen](well) und zahl mit Braun.
    .done = Eine „2“ ist zur Welt gekommen, beide Steine liegen noch da, und du entscheidest wieder. Rufst du am Brunnen einen Markttag aus, nimmt Carla auch daran nicht teil, es sei denn, an deinem Tisch gilt es anders.
    .travel = Das darfst du, aber danach nimmt Carla den letzten Stein, und die Runde ist vorbei.
    .crafts = Das geht, aber danach nimmt Carla den letzten Stein, und die Runde ist vorbei.

step-mass = Eine Messe gibt es wie immer, und Carla ist dabei. Wird eine von Carlas Figuren gezogen, kommt sie auf das niedrigste Fenster, auf dem noch keine
    von ihnen steht. Auf jedem der vier steht also höchstens eine. Stünde schon auf jedem Fenster eine, käme die nächste in den Beutel zurück.

    Carla zahlt nie und steigt von selbst nie auf. Eine Münze bringt mit Sicherheit jemanden von dir aus dem Beutel.
    .title = Die Messe mit Carla
    .task = Kauf eine „1“ aus dem [schwarzen Beutel](church) frei.
    .hint = Die Münze, die du hast, ist dafür da.
    .move = Klick auf eine deiner [„1“ im schwarzen Beutel](member:0:1:bag).
    .done = Drei weitere wurden gezogen: Eine „4“ von Carla kam auf das zweite Fenster, denn auf dem ersten stand schon jemand, und eine „3“ auf das dritte.
        Der Mönch kam in den Beutel zurück.
    .two = Erlaubt, aber die „2“ lebt länger und hat anderes zu tun. Schick die Alten.
    .stay = Möglich, aber von dir sind nur zwei im Beutel, und wer herauskommt, bleibt dem Zufall überlassen.
    .rise = Erst das Ziehen, dann die Fenster.

step-rise = Je drei Figuren: Du und Carla habt gleich viele, und die am weitesten aufgestiegene entscheidet. Carlas steht auf dem dritten [Fenster](church),
    deine auf dem zweiten. Bei der Frage, wer die meisten Figuren in der Kirche hat, zählt Carla mit. Ruhm bekommt Carla keinen, nimmt ihn aber dir.
    .title = Die Mehrheit mit Carla
    .task = Lass eine Figur so aufsteigen, dass du die { $church-majority } Ruhmespunkte für die Mehrheit bekommst.
    .hint = Es reicht, gleich hoch zu stehen: Bei Gleichstand bekommen beide die Punkte, und Carla kann mit ihren nichts anfangen.
    .move = Klick auf eine deiner Figuren auf dem [zweiten Fenster](member:0:1:church-2).
    .done = Gleich viele, gleich hoch. Du bekommst { $church-majority } Ruhmespunkte, Carla bekommt nichts.
    .low = Das darfst du, aber dann steht deine höchste Figur noch immer tiefer als Carlas.
    .stay = Das geht, aber dann liegt Carla vorn, und für die Mehrheit bekommt niemand etwas.
    .late = Gezogen wurde schon.

step-round = Die letzten zwei Steine liegen auf der [Ernte](cube:harvest:faith) und beim [Handwerk](cube:crafts:faith). Du nimmst einen, und Carlas Stein ist der letzte der Runde.

    Dann beginnt eine neue Runde, und du fängst an: Allein fängst du jede an. Alle Steine auf [Carlas Tafel](rival) außer dem letzten kommen in den
    Vorrat zurück. Der eine markiert, wie weit Carla gekommen ist, und Carlas nächster kommt auf das Feld danach.
    .title = Eine neue Runde
    .task = Nimm den Stein der [Ernte](cube:harvest:faith) und sieh, was aus Carlas Tafel wird.
    .hint = Du hast ein Feld und eine Scheune.
    .move = { step-next.move }
    .done = Zwei Getreide für dich und der letzte Stein für Carla. Dein Ring ist zurück in der Ratsstube, auf Carlas Tafel liegt noch ein Stein, und die
        Aktionsfelder sind wieder voll.
    .crafts = Erlaubt, aber dann nimmt Carla den Stein der Ernte, und deine Scheune bleibt halb leer.
    .well = Erlaubt, und Carla würde nicht reagieren. Aber heute wollen wir die neue Runde sehen.

step-die = Manche finden Carla zu leicht vorherzusehen. An diesem Tisch geht es anders: Statt deine Farbe zu nehmen, würfelt Carla eine. Gewürfelt wird so
    lange, bis eine Farbe fällt, die noch auf dem Plan liegt. Gesucht wird sie dort, wo du deinen Stein genommen hast, und dann wie immer im
    Uhrzeigersinn.

    Du weißt jetzt weniger, aber nicht nichts. Eine Farbe, deren letzten Stein du nimmst, kann Carla nicht bekommen.
    .title = Der Würfel
    .task = Nimm den letzten [rosa Stein](cube:crafts:knowledge), damit der Würfel nicht Rosa zeigen kann.
    .hint = Er liegt beim Handwerk.
    .move = Klick auf den [rosa Stein](cube:crafts:knowledge) beim Handwerk.
    .done = Du hast in der Schreibstube jemanden ausgebildet und eine Schriftrolle hergestellt. Der Würfel zeigte Braun. Beim Handwerk und auf dem Markt
        lag keiner, also hat Carla den braunen Stein der Reise genommen.
    .orange = Möglich, aber auf dem Plan liegt noch ein oranger Stein, und Rosa kann der Würfel weiterhin zeigen.
    .elsewhere = Das darfst du, aber Rosa könnte der Würfel weiterhin zeigen.

step-one-colour = Liegt nur noch eine Farbe Einfluss auf dem Plan, ruht der Würfel. Dann suchst du für Carla aus: irgendeinen Stein von dem Feld, von dem du
    deinen genommen hast, oder vom nächsten im Uhrzeigersinn, auf dem noch welche liegen.

    Du hast den orangen Stein von der [Reise](travel) genommen. Braun ist die einzige Farbe, die noch da ist.
    .title = Der Würfel ruht
    .task = Gib Carla den [Peststein](cube:travel:plague) und heb den braunen für eine Reise auf.
    .hint = Beide Steine liegen bei der Reise.
    .move = Klick auf den [Peststein](cube:travel:plague) bei der Reise.
    .done = Carla hat die Pest, und der braune Stein liegt noch bei der Reise. Wie über Carlas Steine entschieden wird, liegt bei dir: Wähl es, wenn du eine
        Partie anfängst.
    .brown = Das geht, aber Braun kostet der Weg nach Ort A.

step-rank = Das Ende kommt wie immer, durch die Gräber oder durch die Dorfchronik. Läutet dein Zug es ein, reagiert Carla noch auf den Stein dieses Zuges, und
    die letzte Messe folgt; läutet Carlas Stein es ein, hast du noch einen Zug, auf den Carla nicht reagiert. Diesmal hat eine von Carlas Figuren das
    letzte Grab belegt. Gegen Carla gewinnt niemand: Deine Punkte sind einen Rang wert.

    Die { $church-majority } Ruhmespunkte für die Mehrheit hast du sicher, und alles zusammen sind es 48. Ab 50 bist du Meister, und zwei Getreide sind noch
    da.
    .title = Ein Rang
    .task = Mach den Schritt, der dich auf 50 Punkte bringt.
    .hint = Je höher, desto mehr sind die Fenster wert. Du brauchst zwei Punkte mehr.
    .move = Klick auf deine [„2“ auf dem dritten Fenster](member:0:2:church-3).
    .done = 50 Punkte und der Rang Meister. Ab 60 gibt es noch bessere. Wähl nun auf der Startseite „Allein spielen“: Carla wartet.
    .low = Erlaubt, aber dieser Schritt ist nur einen Punkt wert.
    .stay = Möglich, aber Getreide ist am Ende nichts wert, und du bleibst unter 50.
    .top = Ein höheres Fenster gibt es nicht.
