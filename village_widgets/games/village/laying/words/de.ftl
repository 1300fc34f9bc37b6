### Einen Tisch von Village von Hand aufbauen.

## Abschnitte

laying-section-turn = Runde und Zug
    .about = Aufgebaut wird immer der Beginn eines Zuges. Steckt ihr mitten in einem, spielt ihn erst zu Ende.
laying-section-cubes = Steine
    .about = Die Steine auf jedem Aktionsfeld und, in der letzten Zeile, die neben dem Plan. Der grüne Beutel bleibt zu.
laying-section-market = Kunden auf dem Markt
    .about = Die Marktstände von links nach rechts, dann die Warteschlange, vorn angefangen.
laying-section-family = Familie von { $who }
    .about = Wo sind alle? Wer verstorben ist, liegt in der Dorfchronik oder in einem Grab.
laying-section-life = Leben und Ruhm von { $who }
    .about = Der Marker auf der Lebensleiste, der Marker auf der Ruhmesleiste, die Orte und die bedienten Kunden.
laying-section-stores = Vorräte von { $who }
    .about = Was auf dem Hof liegt.

## Felder

laying-turn = Wessen Zug beginnt?
laying-start = Wer hat diese Runde angefangen?
laying-ring = Wer hat den Ring?
laying-ring-council = niemand, er liegt in der Ratsstube
laying-filled = Ist das Spielende eingeläutet?
laying-filled-no = nein
laying-filled-chronicle = ja, die Dorfchronik ist voll
laying-filled-graves = ja, die Gräber sind voll
laying-filler = Wer hat den letzten freien Platz besetzt?
laying-moment = Wann war das?
laying-moment-turn-end = am Ende des eigenen Zuges
laying-moment-market-day = während eines Markttags
laying-last = Wer hat den allerletzten Zug?
laying-supply = Neben dem Plan
laying-stalls = Marktstände
laying-queue = { board-queue }
laying-family = { $member }, { $number } von { $count }
laying-group-home = Auf dem Hof und ungeboren
laying-group-crafts = { space-crafts }
laying-group-travel = Auf Reisen
laying-group-council = { space-council }
laying-group-church = { space-church }
laying-group-dead = Verstorben
laying-space = Marker auf der Lebensleiste
    .about =
        0 ist das erste Feld hinter { $lap-end ->
            [quill] dem Federkiel
           *[bridge] der Brücke
        }, { $last } das letzte davor.
laying-prestige = { board-area-prestige }
laying-cities = Orte mit einem Marker
laying-customers = Bediente Kunden
laying-tiles-add = Aus allen Kunden wählen
laying-tiles-pick = Tipp auf einen Kunden, um ihn auf den nächsten freien Platz zu legen; tipp ihn dort an, um ihn wegzunehmen.
laying-piece-skill = { influence-skill }
laying-piece-persuasion = { influence-persuasion }
laying-piece-faith = { influence-faith }
laying-piece-knowledge = { influence-knowledge }
laying-piece-coin = { printed-box-coins }
laying-piece-grain = { printed-box-grain }
laying-piece-scroll = Schriftrollen
laying-piece-wagon = Planwagen
laying-piece-plow = Pflüge
laying-piece-horse = Pferde
laying-piece-ox = Ochsen

## Was aus dem Eingetragenen folgt

laying-told-bag = Im grünen Beutel sind dann: { $bag }.
laying-told-bag-empty = Der grüne Beutel ist dann leer.
laying-told-pile =
    { $count ->
        [0] Im Stapel ist dann kein Kunde mehr.
        [one] Im verdeckten Stapel ist dann noch ein Kunde.
       *[other] Im verdeckten Stapel sind dann noch { $count } Kunden.
    }
laying-told-stock = Neben dem Plan sollte liegen: { $stock }.
laying-told-stock-empty = Neben dem Plan sollten weder Güter noch Münzen noch Getreide liegen.
laying-told-laps =
    { $count ->
        [0] Niemand aus dieser Familie ist gestorben.
        [one] Eine Figur ist gestorben.
       *[other] { $count } Figuren sind gestorben.
    } { $laps ->
        [0] Der Marker ist noch im ersten Umlauf.
        [one] Der Marker ist einmal herum.
       *[other] Der Marker ist { $laps }-mal herum.
    }

## Was nicht sein kann

laying-alone = Eine Partie gegen Carla lässt sich nicht von Hand aufbauen. Wurde etwas falsch eingetragen, nimm es zurück oder ändere es im Verlauf.
laying-dies-now = Sag erst, wer in der Familie von { $who } stirbt. Danach lässt sich der Tisch aufbauen.
laying-dies-later = In der Familie von { $who } stirbt jemand, wenn dieser Zug vorbei ist. Spielt ihn zu Ende und sagt, wer stirbt; danach lässt sich der Tisch aufbauen.
laying-players = Erwartet wurde ein Tisch für { $most }, hier sind { $count } Höfe.
laying-no-cubes = Auf keinem Aktionsfeld liegt ein Stein. Dann ist die Runde vorbei: Haltet die Messe, legt die Steine der nächsten Runde aus und baut den Tisch danach auf.
laying-chronicle-full = Die Dorfchronik ist voll, also ist das Spielende eingeläutet. Sag das unter „Ist das Spielende eingeläutet?“, oder jemand liegt am falschen Ort.
laying-graves-full = Die Gräber sind voll, also ist das Spielende eingeläutet. Sag das unter „Ist das Spielende eingeläutet?“, oder jemand liegt am falschen Ort.
laying-chronicle-not-full =
    { $count ->
        [one] Eine volle Dorfchronik soll das Spielende eingeläutet haben, aber einer ihrer Plätze ist frei.
       *[other] Eine volle Dorfchronik soll das Spielende eingeläutet haben, aber { $count } ihrer Plätze sind frei.
    }
laying-graves-not-full =
    { $count ->
        [one] Volle Gräber sollen das Spielende eingeläutet haben, aber ein Grab ist frei.
       *[other] Volle Gräber sollen das Spielende eingeläutet haben, aber { $count } Gräber sind frei.
    }
laying-no-more-turn = { $who } hat den letzten freien Platz im eigenen Zug besetzt, also hat { $who } keinen Zug mehr.
laying-space-over =
    { $count ->
        [one] { $place }: Dort liegt 1 Stein; nach dem Aufbaukärtchen sind es { $most }.
       *[other] { $place }: Dort liegen { $count } Steine; nach dem Aufbaukärtchen sind es { $most }.
    }
laying-too-many-cubes =
    { $over ->
        [one] { $cube }: ein Stein zu viel. { $count } sind zu sehen, in der Schachtel sind { $most }.
       *[other] { $cube }: { $over } Steine zu viel. { $count } sind zu sehen, in der Schachtel sind { $most }.
    }
laying-too-many = { $over-amount } zu viel: Auf den Höfen sind es { $count }, in der Schachtel aber nur { $most }.
laying-no-customer = Einen Kunden mit der Nummer { $count } gibt es in dieser Ausgabe nicht.
laying-customer-twice = Derselbe Kunde liegt an { $count } Stellen: { $customer }.
laying-stalls-over = An den Marktständen sind { $count } Kunden; bei dieser Spielerzahl werden { $most } Stände benutzt.
laying-queue-over = In der Warteschlange stehen { $count } Kunden; sie hat { $most } Plätze.
laying-stall-empty =
    { $count ->
        [one] Ein Marktstand ist leer, obwohl in der Warteschlange oder im Stapel noch Kunden sind: Die Stände füllen sich zuerst.
       *[other] { $count } Marktstände sind leer, obwohl in der Warteschlange oder im Stapel noch Kunden sind: Die Stände füllen sich zuerst.
    }
laying-queue-short =
    { $count ->
        [one] In der Warteschlange steht ein Kunde; es sollten { $most } sein, denn im Stapel sind noch Plättchen.
       *[other] In der Warteschlange stehen { $count } Kunden; es sollten { $most } sein, denn im Stapel sind noch Plättchen.
    }
laying-members-over = { $who } hat { $count } Figuren mit der Zahl { $member }; es gibt { $most }.
laying-members-missing = { $who }: Von den Figuren mit der Zahl { $member } sind nur { $count } von { $most } irgendwo.
laying-born-early = { $who }: Eine { $member } ist schon geboren, obwohl eine { $elder } noch ungeboren ist; die niedrigere Zahl kommt zuerst.
laying-first-unborn = { $who }: Eine „1“ kann nicht ungeboren sein; alle waren von Anfang an auf dem Hof.
laying-life-track = { $who }: Ein Feld { $count } hat die Lebensleiste nicht, nur 0 bis { $most }.
laying-farm-grain = { $who } hat { $count } Getreide; auf einem Hof ist Platz für { $most }.
laying-no-city = { $who }: Einer der Marker liegt nicht an einem Ort.
laying-city-twice = { $who }, { $place }: Dort liegen { $count } Marker; mehr als einer kann es nicht sein.
laying-city-unmarked = { $who }, { $place }: Dort steht jemand, aber kein Marker liegt da.
laying-row = { $place }: Dort liegen { $count }, aber bei dieser Spielerzahl gibt es { $most } Plätze.
laying-graves = In anonymen Gräbern liegen { $count }; bei dieser Spielerzahl gibt es { $most }.
