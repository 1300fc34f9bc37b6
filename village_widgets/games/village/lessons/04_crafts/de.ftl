lesson-title = Das Handwerk
lesson-about = Komm zu Planwagen, Pflügen, Schriftrollen, Tieren und Münzen, und entscheide, ob du mit Steinen, Getreide oder
    Zeit bezahlst.
can-goods = An Planwagen, Pflüge, Schriftrollen und Tiere kommen
can-train = Eine Figur ausbilden und von da an mit Zeit bezahlen
can-mill = In der Mühle aus Getreide Münzen machen

step-buy = Du bist Ada und hast einen Stein vom [Handwerk](crafts) genommen. Jetzt steht dir einer der fünf Betriebe hier
    offen. Von hier kommen die Güter: Kunden verlangen sie, Reisende brauchen sie, Höfe arbeiten mit ihnen besser.

    Bei jedem Betrieb steht ein Preis. Zahl ihn, und das Gut gehört dir sofort: Niemand muss dafür arbeiten. In
    der [Schreibstube](building:office) kostet eine Schriftrolle 1 Wissen, und du hast einen rosa Stein (Wissen).
    .title = Ein Gut kaufen
    .task = Kauf eine Schriftrolle in der [Schreibstube](building:office).
    .hint = Zeig auf die Schreibstube. Du wirst gefragt, was du dort tun willst: kaufen.
    .move = Klick auf die [Schreibstube](building:office) und wähl „Eine Schriftrolle in der Schreibstube kaufen“.
    .done = Eine Schriftrolle für einen Stein, und deine Familie hat keine Minute damit verbracht.
    .slow = Erlaubt, aber Lernen und Schreiben brauchen { $crafts-office-training } und { $crafts-office-time } Zeit. Mit deinem
        Stein bekommst du dieselbe Schriftrolle sofort.
    .learn = Möglich, aber das ist die Ausbildung: Jemand lernt schreiben, und du hast noch immer keine Schriftrolle.
    .leave = Das geht, aber du hast den Stein für eine Schriftrolle, und hier gibst du ihn aus.
    .other = Möglich, aber das ist ein anderes Handwerk, und es braucht Zeit. Mit deinem Stein bekommst du sofort eine Schriftrolle.

step-train = Und wenn du die Steine nicht hast? Dann lernt jemand das Handwerk. Eine Figur geht von deinem Hof in einen Betrieb
    und bleibt dort. In der [Wagnerei](building:wainwright) dauert die Ausbildung { $crafts-wainwright-training } Zeit.

    Wer angekommen ist, darf gleich einen Planwagen herstellen, für weitere { $crafts-wainwright-time } Zeit. Zeit ist das,
    was deine Familie mit ihrem Leben bezahlt: 1 Zeit, in den Bildern eine Sanduhr, rückt deinen Marker auf der Lebensleiste
    ein Feld weiter. Hier kannst du dir ein Bild davon ansehen, was wie viel kostet.
    .title = Ein Handwerk lernen
    .task = Schick eine „1“ in die [Wagnerei](building:wainwright); sie lernt dort und stellt gleich einen Planwagen her.
    .hint = Zwei Dinge in einer Aktion: Such die Möglichkeit, bei der ausgebildet und hergestellt wird.
    .move = Klick auf die [Wagnerei](building:wainwright) und wähl, eine „1“ auszubilden und einen Planwagen herzustellen.
    .done = Kein Stein ist weg, aber dein Marker ist weitergerückt: { $crafts-wainwright-training } Felder fürs Lernen, {
        $crafts-wainwright-time } für den Planwagen. Und nun kennt sich in der Familie jemand mit Planwagen aus.
    .learn = Erlaubt, aber das ist nur die Ausbildung. In derselben Aktion dürftest du den Planwagen herstellen, und du willst
        jetzt einen.
    .other = Möglich, aber das ist ein anderes Handwerk, und hier willst du einen Planwagen.
    .leave = Das darfst du, aber eine Familie ohne Handwerk hat nichts zu verkaufen.
    .nobody = Hier ist noch niemand von dir ausgebildet: Erst muss jemand vom Hof kommen und lernen.

step-work = In der [Wagnerei](building:wainwright) ist deine Figur nun ausgebildet, und das bleibt so. Von jetzt an bringt dir eine
    Aktion im Handwerk für { $crafts-wainwright-time } Zeit einen Planwagen, ganz ohne weitere Ausbildung.

    Du könntest den Planwagen auch mit deinen beiden Steinen kaufen. Aber ein Weg, den du im Sinn hast, wird genau solche Steine
    verlangen, also zahl diesmal mit Zeit. Wer in der Wagnerei gelernt hat, stellt Planwagen her und sonst nichts: In jedem anderen
    Betrieb brauchst du jemanden, der dort ausgebildet ist. Voll wird es nirgends: Überall dürfen beliebig viele
    Figuren stehen, deine und die anderer Familien.
    .title = Arbeiten gegen Zeit
    .task = Lass in der [Wagnerei](building:wainwright) einen zweiten Planwagen herstellen.
    .hint = Weder ausbilden noch kaufen: Deine ausgebildete Figur stellt ihn her.
    .move = Klick auf die [Wagnerei](building:wainwright) und wähl „Einen Planwagen in der Wagnerei herstellen“.
    .done = Ein Planwagen für { $crafts-wainwright-time } Zeit, und deine Steine sind noch da. Einmal ausgebildet, sparst du immer
        wieder Zeit.
    .cubes = Das geht, aber nun sind beide Steine weg, und du wolltest sie behalten. Deine Figur in der Wagnerei macht das für ein
        wenig Zeit.
    .second = Erlaubt, aber eine ausgebildete Figur reicht hier. Noch eine auszubilden, kostet Zeit, die du sparen könntest.
    .leave = Das geht, aber deine Figur in der Wagnerei steht da und hat nichts zu tun.
    .smithy = Deine Figur ist in der Wagnerei ausgebildet. In diesem Betrieb hat niemand von dir gelernt.
    .other = Das darfst du, aber so bekommst du keinen Planwagen, und deine ausgebildete Figur steht in der Wagnerei und hat nichts zu
        tun.

step-stable = Eine Aktion bringt dir ein Gut, nie mehr. Zwei aus deiner Familie arbeiten in den [Ställen](building:stable), und trotzdem
    bekommst du ein Tier: nicht eins von jeder Figur, und auch nicht eins hergestellt und eins gekauft. Du willst einen Ochsen, denn
    mit Pflug und Ochse bringt eine Ernte { $farm-harvest-ox } Getreide.

    Ihn herzustellen, braucht { $crafts-stable-time } Zeit. Ihn zu kaufen, kostet { $crafts-stable-grain } Getreide. Sieh dir deinen
    Marker auf der Lebensleiste an: Überschreitet er die Brücke, stirbt eine deiner ältesten Figuren. Das willst du noch nicht. Du
    kannst dir ein Bild davon ansehen, wie weit dich jede Möglichkeit brächte.
    .title = Ein Gut je Aktion
    .task = Hol dir mit dieser Aktion einen Ochsen, ohne dass jemand stirbt.
    .hint = Ein Feld geht noch, das zweite bringt deinen Marker über die Brücke. Welcher Preis braucht gar keine Zeit?
    .move = Klick auf die [Ställe](building:stable) und wähl „Einen Ochsen in den Ställen kaufen“.
    .done = Der Ochse gehört dir, für { $crafts-stable-grain } Getreide, und dein Marker ist stehen geblieben. Mit deinem Pflug bringt
        die nächste Ernte { $farm-harvest-ox } Getreide. Ausgebildete Figuren sind trotzdem nützlich: Sie lassen dir die Wahl.
    .bridge = Das geht, aber diese Zeit bringt deinen Marker über die Brücke, und eine deiner ältesten Figuren stirbt. Mit Getreide
        wäre es auch gegangen.
    .horse = Erlaubt, aber ein Pferd hilft weniger: Mit Pflug und Pferd bringt eine Ernte { $farm-harvest-horse } Getreide, mit Pflug
        und Ochse { $farm-harvest-ox }.
    .mill = Möglich, aber die Mühle macht aus Getreide Münzen, und ihre Zeit bringt deinen Marker über die Brücke. Du bist wegen eines
        Ochsen gekommen.
    .leave = Das darfst du, aber ohne den Ochsen steht dein Pflug herum.
    .train = Das geht, aber die Zeit für die Ausbildung bringt deinen Marker über die Brücke, und eine deiner ältesten Figuren stirbt.

step-mill = Der fünfte Betrieb ist die [Mühle](building:mill). Dort wird niemand ausgebildet, und dort steht nie jemand. Du bringst
    { $crafts-mill-grain } Getreide und { $crafts-mill-time } Zeit mit und gehst mit { $crafts-mill-coins } Münzen wieder.

    Münzen sind gut zu haben. Jede, die du am Ende der Partie noch hast, ist ein Ruhmespunkt, und bis dahin kann eine Münze einen
    beliebigen Einflussstein ersetzen.
    .title = Aus Getreide werden Münzen
    .task = Mahl Getreide in der [Mühle](building:mill).
    .hint = Dafür brauchst du keine ausgebildete Figur, nur Getreide und ein wenig Zeit.
    .move = Klick auf die [Mühle](building:mill).
    .done = Die Münzen liegen auf deinem Hof, ein Getreide ist übrig, und deine „1“ sind alle noch da, wo sie waren. Begrenzt ist
        nur das Getreide: Steine, Güter und Münzen fasst ein Hof beliebig viele.
    .animal = Erlaubt, aber das nimmt dir dein ganzes Getreide, und ein Tier ist kein Geld. Ohne Pflug hilft es auch bei der Ernte
        nicht.
    .leave = Möglich, aber die Münzen warten auf dich.
    .plow = Erlaubt, aber das ist ein Pflug gegen Zeit, und du bist wegen des Gelds gekommen.
    .train = Das geht, aber Lernen bringt kein Geld, und die Mühle braucht niemanden, der etwas gelernt hat.

step-coin = Auf dem Markt bietet ein [Kunde](stall:1) sechs Punkte für einen Pflug und einen Ochsen. Den Ochsen hast du. Ein Pflug
    kostet in der [Schmiede](building:smithy) 1 Wissen und 1 Können, und du hast 1 Wissen, aber kein Können.

    Denk an die Münzen: Jede kann einen Stein ersetzen. Und sieh auf deinen Marker, bevor du an eine Ausbildung denkst: noch ein
    Feld, und er überschreitet die Brücke.
    .title = Alles zusammen
    .task = Kauf in der [Schmiede](building:smithy) einen Pflug und behalte so viele Münzen wie möglich.
    .hint = Wenn du gefragt wirst, wie du zahlst: Lass eine Münze nur den Stein ersetzen, der dir fehlt.
    .move = Klick auf die [Schmiede](building:smithy), wähl „Einen Pflug in der Schmiede kaufen“ und zahl mit 1 Wissen und einer Münze.
    .done = Pflug und Ochse stehen auf deinem Hof: eine große Ernte oder sechs Punkte auf dem Markt. Und niemand musste dafür
        sterben. Wie du sie verkaufst, steht im nächsten Kapitel.
    .two-coins = Erlaubt, aber eine Münze zu viel: Dein rosa Stein tut dasselbe, und eine Münze ist am Ende ein Punkt.
    .bridge = Möglich, aber erst zu lernen und dann einen Pflug herzustellen, braucht viel Zeit, und eine deiner ältesten Figuren
        stirbt. Mit dem Stein und einer Münze geht es sofort.
    .later = Das darfst du, aber die Zeit für die Ausbildung bringt deinen Marker über die Brücke, und einen Pflug hast du noch immer
        nicht.
    .wagon = Das geht, aber der Kunde will zum Ochsen einen Pflug, und was du eben bezahlt hast, wird dir fehlen.
    .leave = Erlaubt, aber alles, was du für den Pflug brauchst, liegt auf deinem Hof.
    .other = Möglich, aber das braucht Zeit, dein Marker überschreitet die Brücke, und eine deiner ältesten Figuren stirbt.
