lesson-title = Die Ratsstube
lesson-about = Schick jemanden in die Ratsstube, rück Stufe um Stufe auf und nutz, was jede von ihnen bietet.
can-enter = Jemanden in die Ratsstube schicken
can-climb = Für Schriftrollen oder Überzeugung aufrücken
can-use = Bei jedem Schritt ein Privileg nutzen

step-enter = Du bist Ada, und jemand aus deiner Familie möchte im Dorf mitreden. Die Ratsstube hat vier Stufen. Eine Figur von deinem
    Hof tritt auf der [ersten Stufe](council:1) ein.

    Der Eintritt kostet { $council-persuasion } grüne Steine (Überzeugung) oder { $council-scrolls } Schriftrolle, dazu die Zeit der
    Stufe, auf der ersten { $council-time-0 }. Auf deinem [Hof](farm:0) liegen zwei grüne. Jede Stufe hat ein Privileg, aber
    nur für die, die jemanden in der Ratsstube haben.
    .title = In die Ratsstube
    .task = Schick eine „1“ auf die [erste Stufe](council:1) der Ratsstube.
    .hint = Wer eintritt, fängt unten an.
    .move = Klick auf die [erste Stufe](council:1).
    .done = Deine „1“ ist in der Ratsstube, für zwei Steine und { $council-time-0 } Zeit. Und etwas gibt es gleich dazu: das Privileg
        der Stufe.
    .leave = Erlaubt, aber du hast die zwei Steine, die diese Tür öffnen.
    .stay = Das ist für Familien, die schon jemanden in der Ratsstube haben. Von dir ist dort noch niemand.

step-ring = Bei jedem Schritt in der Ratsstube darfst du ein Privileg nutzen: das der Stufe, die deine Figur erreicht hat, oder ein
    niedrigeres. Deine „1“ steht auf der ersten Stufe, also das [erste Privileg](privilege:ring) oder keines.

    Mit seinem Ring fängst du die nächste Runde an. Dann wählst du als Erste unter all den neuen Steinen. Beginnt die neue Runde, kommt
    der Ring in die Ratsstube zurück.
    .title = Der Ring
    .task = Nimm den [Ring](privilege:ring).
    .hint = Das erste Privileg ist das neben deiner Figur.
    .move = Klick auf das [erste Privileg](privilege:ring).
    .done = Der Ring gehört dir, und du fängst die nächste Runde an. Hätte ihn niemand genommen, wäre der Startspieler derselbe
        geblieben.
    .decline = Das darfst du, aber der Ring war frei. Niemand muss ein Privileg nutzen, und wer verzichtet, bekommt dafür nichts.
    .high = Dafür steht deine Figur noch nicht hoch genug. Erst aufrücken.

step-scroll = Eine Runde später, deine „1“ steht noch auf der ersten Stufe. Du könntest sie auf die [zweite](council:2) aufrücken lassen, zum
    selben Preis wie beim Eintritt und diesmal für { $council-time-1 } Zeit. Eine Aktion ist ein Schritt: Jemand von dir tritt ein oder
    rückt um eine einzige Stufe auf, egal, was du zahlen könntest.

    Statt { $council-persuasion } Überzeugung kannst du auch eine Schriftrolle zahlen. Du hast eine Schriftrolle, 1 Überzeugung und eine Münze, und
    die Münze kann einen Stein ersetzen. Aber eine Münze, die du behältst, ist am Ende ein Punkt.
    .title = Aufrücken
    .task = Lass deine „1“ auf die [zweite Stufe](council:2) aufrücken und behalte deine Münze.
    .hint = Du wirst gefragt, wie du zahlst. Welche der beiden Arten braucht keine Münze?
    .move = Klick auf die [zweite Stufe](council:2) und wähl, mit der Schriftrolle zu zahlen.
    .done = Die zweite Stufe, für eine Schriftrolle und { $council-time-1 } Zeit. Die dritte wäre eine andere Aktion, zum selben Preis
        und für mehr Zeit. Nun steht dir das zweite Privileg offen.
    .coin = Das geht, aber ein grüner Stein und eine Münze sind weg, und die Münze war ein Punkt. Die Schriftrolle allein hätte gereicht.
    .second = Erlaubt, aber das ist eine zweite Figur auf der ersten Stufe, wo der Ring weg ist. Deine erste hätte dir ein neues
        Privileg geöffnet.
    .leave = Möglich, aber du kannst zahlen, und ein besseres Privileg ist nur einen Schritt entfernt.
    .stay = Bliebst du stehen, gäbe es nur das erste Privileg, und den Ring hat Bela genommen. Rück auf, dann bekommst du mehr.

step-influence = Von der zweiten Stufe aus darfst du das erste oder das [zweite Privileg](privilege:influence) nutzen, aber nicht beide.
    Den [Ring](privilege:ring) hat Bela. Es gibt nur einen, also bringt das erste Privileg bis zur nächsten Runde nichts.

    Das zweite bringt dir { $council-influence } Einflusssteine nach deiner Wahl. Sie dürfen gleich sein.
    .title = Einfluss nach Wahl
    .task = Nimm zwei Steine der Farbe, die die Ratsstube verlangt.
    .hint = Jede Stufe der Ratsstube verlangt dieselbe Farbe.
    .move = Klick auf das [zweite Privileg](privilege:influence) und wähl „2 Überzeugung nehmen“.
    .done = Zwei grüne Steine, und einen hattest du schon. Die Ratsstube hilft, ihre eigene Treppe zu bezahlen.
    .other = Erlaubt und anderswo nützlich. Aber jede Stufe kostet { $council-persuasion } Überzeugung, und zwei Steine davon helfen am
        meisten.
    .decline = Das darfst du, aber für zwei geschenkte Steine darf man sich ruhig bücken.
    .ring = Den hat Bela genommen. Es gibt nur einen Ring, und er kommt mit der neuen Runde zurück.

step-stay = Deine „1“ hat die [dritte Stufe](council:3) erreicht. Du hast den letzten Stein der Ratsstube genommen und möchtest dort das
    Privileg nutzen, aber weiter aufzurücken kostet mehr Überzeugung, als du hast. Außerdem steht dein Marker direkt vor der Brücke:
    Jede Zeit, die du jetzt aufwendest, würde ein Leben kosten.

    Du musst gar nicht aufrücken. Hast du jemanden in der Ratsstube, darfst du stehen bleiben und ein Privileg nutzen: das der Stufe
    deiner höchsten Figur oder ein niedrigeres. Das kostet nichts als die Aktion: keine Steine, keine Schriftrolle, keine Zeit.
    .title = Ein Privileg, ohne aufzurücken
    .task = Nutz ein Privileg, ohne jemanden zu bewegen.
    .hint = Dafür gibt es auf dem Plan kein Feld. Such einen Knopf neben der Frage.
    .move = Wähl den Knopf „Ein Privileg nutzen, ohne aufzurücken“.
    .done = Nichts bezahlt, niemanden bewegt und trotzdem ein Privileg: Das geht immer, wenn jemand von dir in der Ratsstube sitzt. Nun
        such es dir aus.
    .leave = Das geht, aber dann bringt dir die Aktion nichts, und deine Figur steht schon auf der dritten Stufe.
    .short = Du hast 1 Überzeugung, und das reicht nicht. Aber für ein Privileg musst du nicht aufrücken.

step-good = Das [dritte Privileg](privilege:good) bringt dir ein Gut nach Wahl: Schriftrolle, Planwagen, Pflug, Pferd oder Ochse. Niemand muss
    dafür etwas lernen, und Zeit kostet es auch keine.

    In deinem Stall steht ein Pferd. Sieh dir den [Kunden](stall:0) mit den meisten Punkten an, am ersten Marktstand.
    .title = Ein Gut nach Wahl
    .task = Nimm das Gut, das dieser [Kunde](stall:0) zusammen mit deinem Pferd will.
    .hint = Sechs Punkte für zwei Dinge: ein Pferd und das, was auf dem Plättchen daneben steht.
    .move = Klick auf das [dritte Privileg](privilege:good) und wähl den Pflug.
    .done = Ein Pflug aus der Ratsstube! Mit deinem Pferd ist er am nächsten Markttag sechs Punkte wert, und bis dahin helfen dir beide bei der Ernte.
    .other = Erlaubt, aber niemand an den Marktständen gibt dafür und für ein Pferd sechs Punkte.
    .lower = Möglich, aber ein niedrigeres Privileg, als du brauchst. Der Pflug wäre mit deinem Pferd sechs Punkte wert gewesen.
    .decline = Erlaubt, aber du hättest jedes Gut haben können, das es gibt.
    .high = Fast. Fürs vierte Privileg muss jemand von dir auf der vierten Stufe stehen.

step-top = Deine „2“ ist bis ganz nach oben gekommen, auf die [vierte Stufe](council:4). Dort endet die Treppe: Von hier rückt niemand weiter
    auf. Eine Figur dort ist am Ende der Partie { $council-points-3 } Punkte wert, auf der dritten Stufe { $council-points-2 }, auf der
    zweiten { $council-points-1 }, auf der ersten { $council-points-0 }.

    Ganz oben lässt es sich gut aushalten. Bewegst du niemanden, zählt deine höchste Figur. Rückt jemand auf oder tritt ein, zählt die
    Stufe dieser Figur.
    .title = Ganz oben
    .task = Hol dir das [vierte Privileg](privilege:prestige), ohne für einen Schritt zu zahlen.
    .hint = Das hast du schon einmal gemacht, auf der dritten Stufe.
    .move = { step-stay.move }
    .done = Bis auf den Ring liegen alle Privilegien vor dir, und bezahlt hast du noch nichts.
    .enter = Das geht, aber wer eintritt, öffnet nur die erste Stufe, und den Ring hat Bela. Du hast gezahlt, und für dich ist kein Privileg mehr da.
    .leave = Erlaubt, aber das beste Privileg der Ratsstube hättest du einfach haben können.
    .higher = Eine fünfte Stufe gibt es nicht. Deine „2“ ist am Ziel.

step-prestige = Das [vierte Privileg](privilege:prestige) macht aus genau { $council-coins } Münze { $council-prestige } Ruhmespunkte. Jedes Mal
    nur einmal, egal, wie viele Münzen du hast.

    Eine Münze, die du behältst, ist am Ende einen Punkt wert. Du hast zwei.
    .title = Eine Münze für den Ruhm
    .task = Mach aus einer Münze Ruhm.
    .hint = Das Privileg neben der vierten Stufe.
    .move = Klick auf das [vierte Privileg](privilege:prestige).
    .done = { $council-prestige } Punkte für eine Münze, die einen wert war. Und wann immer du mit einer weiteren Münze wiederkommst, geht
        das noch einmal. Dein Marker ist auf der [Ruhmesleiste](prestige) vorgerückt.
    .good = Möglich, aber ein Gut muss seinen Kunden erst finden. Hier gibt es { $council-prestige } Punkte für eine Münze, und zwar
        sofort.
    .influence = Das darfst du, aber Steine hast du, und hier gibt es { $council-prestige } Punkte für eine Münze, und zwar sofort.
    .decline = Das geht, aber du hast zwei Münzen, und aus einer hätten { $council-prestige } Punkte werden können.
