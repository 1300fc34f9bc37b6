lesson-title = Kirche und Messe
lesson-about = Schick jemanden in die Kirche, hol Figuren aus dem schwarzen Beutel, lass sie aufsteigen und gewinn die Mehrheit.
can-join = Jemanden in die Kirche schicken
can-bag = Deine Leute aus dem Beutel freikaufen
can-rise = Figuren für Getreide aufsteigen lassen
can-most = Die Mehrheit gewinnen, auch bei Gleichstand

step-faith = Du bist Ada, und jemand aus deiner Familie möchte in die Kirche eintreten. Den Stein dort hast du genommen, also darfst du nun
    eine Figur von deinem [Hof](farm:0) in den [schwarzen Beutel](bag) legen.

    Der Eintritt kostet { $church-faith } braunen Stein (Glaube) oder stattdessen { $church-time } Zeit. Deine „1“ ist im Beutel nicht zu
    sehen und wartet dort auf eine Messe. Im Beutel bringt niemand Punkte, auf den Kirchenfenstern schon.
    .title = In die Kirche eintreten
    .task = Leg eine „1“ in den [schwarzen Beutel](bag) und zahl mit Glaube.
    .hint = Du wirst gefragt, wie du zahlst. Mit dem braunen Stein ist es am billigsten.
    .move = Klick auf den [schwarzen Beutel](bag) und wähl, 1 Glaube zu zahlen.
    .done = Deine „1“ sitzt mit vier Mönchen im Dunkeln und wartet auf die Glocken.
    .time = Möglich, aber { $church-time } Zeit sind ein gutes Stück Leben, und dein brauner Stein hätte gereicht.
    .coin = Das darfst du, aber eine Münze ist am Ende einen Punkt wert, und bei der Messe kann sie etwas, das Glaube nicht kann.
    .leave = Das geht, aber den Glauben dafür hast du, und ein Platz in der Kirche ist Punkte wert.

step-time = Eine Runde später. Du hast den allerletzten Stein der Runde genommen; ist deine Aktion vorbei, läuten also die Glocken zur Messe. Bis
    dahin könnte noch jemand aus deiner Familie im [Beutel](bag) sein.

    Diesmal hast du keinen Glauben. Du kannst ihn durch deine Münze ersetzen oder { $church-time } Zeit zahlen. Bis zur Brücke hat dein
    Marker noch weit, und die Münze wirst du gleich brauchen.
    .title = Mit Zeit bezahlen
    .task = Leg noch eine „1“ in den [schwarzen Beutel](bag) und behalte deine Münze.
    .hint = Du wirst gefragt, wie du zahlst. Dein Marker kann es sich leisten.
    .move = Klick auf den [schwarzen Beutel](bag) und wähl, { $church-time } Zeit zu zahlen.
    .done = Zwei von dir sind nun im schwarzen Beutel, und die Glocken läuten.
    .coin = Erlaubt, aber nun ist deine Münze weg, und bei der Messe hätte sie mit Sicherheit jemanden aus dem Beutel geholt.
    .leave = Möglich, aber das war die letzte Gelegenheit vor dieser Messe, jemanden in den Beutel zu bringen.
    .rise = Deine „1“ auf dem dritten Fenster steigt bei einer Messe auf, nur dann. Bring erst deine Aktion zu Ende.

step-buy-out = Im [schwarzen Beutel](bag) sind zwei deiner „1“, je eine von Bela und Caro und vier Mönche. Vier Figuren verlassen bei einer Messe
    den Beutel, und gezogen wird blind: Für jede der acht stehen die Chancen eins zu eins.

    Es sei denn, du hilfst nach. Bevor gezogen wird, darf reihum, wer will, eigene Figuren für je { $church-coins } Münze aus dem Beutel
    freikaufen. Sie zählen zu den vieren. Öffne das Bild mit den Chancen, um zu sehen, was deine Münze ändert.
    .title = Freikaufen
    .task = Kauf mit deiner Münze eine deiner „1“ aus dem [schwarzen Beutel](bag) frei.
    .hint = Mit der Münze musst du nicht hoffen.
    .move = Klick auf den [schwarzen Beutel](bag).
    .done = Deine „1“ tritt auf das [erste Fenster](church:1). Die anderen drei Figuren wurden gezogen: zwei Mönche und Caros „1“. Die Mönche
        kommen in den Beutel zurück, und wer nicht gezogen wurde, wartet auf die nächste Messe.
    .done-early = Das darfst du, aber nun hängt alles vom Ziehen ab, und es kann gut sein, dass nur Mönche kommen.
    .rise = Noch nicht. Erst der schwarze Beutel, dann die Fenster.

step-rise = Nun dürfen alle reihum einmal Figuren aufsteigen lassen, so viele Schritte, wie ihr Getreide bezahlt. Auf das [zweite Fenster](church:2)
    kostet es { $church-grain-0 }, auf das dritte { $church-grain-1 }, auf das [vierte](church:4) { $church-grain-2 }. Am Ende der Partie sind die
    Fenster { $church-points-0 }, { $church-points-1 }, { $church-points-2 } und { $church-points-3 } Punkte wert.

    Du hast ein Getreide. Nach dem Aufsteigen bekommt, wer die meisten Figuren in der Kirche hat, { $church-majority } Ruhmespunkte. Sieh
    nach, wie viele ihr jeweils habt.
    .title = Aufsteigen
    .task = Lass eine deiner Figuren auf das nächste Fenster aufsteigen.
    .hint = Eine deiner beiden Figuren braucht ein Getreide, die andere zwei.
    .move = Klick auf das [zweite Fenster](church:2).
    .done = Ein Punkt mehr am Ende. Und dann die Mehrheit: Von dir sind zwei in der Kirche, von Bela und Caro je eine, also gehören die
        { $church-majority } Ruhmespunkte dir. Wie hoch Belas Figur steht, war egal. Zuerst zählt die Anzahl.
    .stay = Möglich, aber das Getreide hätte gleich ein Punkt werden können, und bis zur nächsten Messe dauert es eine Weile.
    .dear = Der letzte Schritt ist der steilste: Er kostet { $church-grain-2 } Getreide, und du hast eines.
    .late = Gezogen wurde schon. Wer noch im Beutel ist, wartet auf die nächste Messe.

step-tie = Wieder eine Messe, und die Figuren sind gezogen. Du und Bela habt je zwei Figuren in der Kirche: eine auf dem [zweiten Fenster](church:2),
    eine auf dem [ersten](church:1). Du bist als Erste mit dem Aufsteigen dran. Du hast ein Getreide, Bela hat keines.

    Haben mehrere die meisten Figuren, bekommt die Punkte allein, wessen am weitesten aufgestiegene Figur höher steht. Verglichen wird je
    eine Figur, die beste.
    .title = Gleichstand
    .task = Steig so auf, dass die Mehrheit dir allein gehört.
    .hint = Wer von dir kann höher stehen als irgendwer von Bela?
    .move = Klick auf das [dritte Fenster](church:3).
    .done = Deine „1“ auf dem dritten Fenster sieht auf Belas beste Figur herab, also gehören die { $church-majority } Ruhmespunkte dir allein.
    .low = Erlaubt, und am Ende auch einen Punkt wert. Aber Belas beste Figur steht so hoch wie deine: Dann bekommt ihr beide
        { $church-majority } Punkte.
    .stay = Erlaubt, aber dann stehen eure besten Figuren gleich hoch, und Bela bekommt so viele Punkte wie du.
    .late = Deine dritte Figur bleibt diesmal im schwarzen Beutel. Gezogen wurde schon.

step-enough = Du und Bela habt wieder je zwei Figuren, und die besten von euch beiden stehen auf dem [vierten Fenster](church:4). Das ist das höchste, weiter steigt
    niemand auf. Der Gleichstand bleibt also, und ihr bekommt beide die vollen { $church-majority } Punkte.

    Eine deiner Figuren könnte für ein Getreide vom ersten auf das [zweite Fenster](church:2) aufsteigen. Aber
    am [ersten Marktstand](stall:13) steht ein neuer Kunde: fünf Punkte für einen Ochsen und zwei Getreide, und genau das hast du.
    .title = Genug
    .task = Behalte dein Getreide für den [Kunden](stall:13).
    .hint = Niemand muss aufsteigen. Such einen Knopf neben der Frage.
    .move = Wähl den Knopf „Hier aufhören“.
    .done = Es bleibt beim Gleichstand, also wird geteilt, und zwar so: Ihr bekommt beide die vollen { $church-majority } Ruhmespunkte. Und
        du hast noch Ochse und Getreide für deinen Kunden.
    .grain = Möglich, aber ein Punkt hat dich fünf gekostet: Der Kunde will zwei Getreide, und du hast noch eines.
    .top = Deine „2“ ist schon auf dem höchsten Fenster. Darüber ist nur noch der Himmel.

step-last-mass = Die letzte Messe der Partie. Danach wird alles gewertet, und Getreide ist nichts mehr wert. Zwischen dir und Bela wird es
    knapp.

    Du hast zwei Getreide: genug für zwei kleine Schritte deiner „1“ auf dem [ersten Fenster](church:1) oder für den großen deiner „2“ vom dritten
    auf das [vierte](church:4). Beides ist zwei Punkte wert. Aber denk an die Mehrheit: Du und Bela habt je zwei Figuren, und sie hat kein
    Getreide.
    .title = Die letzte Messe
    .task = Steig so auf, dass Bela von der Mehrheit nichts hat.
    .hint = Wessen beste Figur steht am Ende am höchsten?
    .move = Klick auf das [vierte Fenster](church:4).
    .done = Deine „2“ steht über allen, die Mehrheit gehört dir allein, und die Partie ist vorbei: 35 Punkte für dich, 34 für Bela. Hättest
        du die Mehrheit mit ihr geteilt, hätte sie gewonnen.
    .low = Das darfst du, aber höher als Belas beste Figur kommt deine „1“ nicht, also teilst du die Mehrheit mit ihr. Damit verlierst du die Partie
        um einen Punkt.
    .stay = Das geht, aber Getreide ist nichts mehr wert, die Fenster schon.
    .late = Deine letzte Figur im schwarzen Beutel bleibt dort und ist nichts wert. Gezogen wurde schon.
