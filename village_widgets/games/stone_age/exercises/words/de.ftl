### Die Übungen von Stone Age: was gefragt wird, was die Antwort sein könnte und warum. Wie die Schlüssel gefunden werden, steht
### oben in tutor/wording.py. Alle Wörter der Regeln und des Plans sind hier ebenfalls verfügbar.

## Wie es zu einer Entscheidung kam

scene-placing = Nun setzt { $who } Personen ein.
scene-acting = Nun führt { $who } Aktionen aus.
scene-adding = { $who } hat um { $what } gewürfelt: { $pips }.
scene-hungry = { $who } fehlt Nahrung: { $missing }.

## Personen einsetzen

task-all-out = Schick alle Personen, die noch daheim sind, an einen Ort.
task-alone = Setz Personen dort ein, wo in dieser Runde niemand anders dazukommen kann.
task-fills = Setz { $place-at } so viele Personen ein, dass in dieser Runde niemand anders mehr dorthin kann.
task-shuts =
    { $where ->
        [tool-maker] Setz Personen so ein, dass der Werkzeugmacher die ganze Runde leer bleibt.
        [hut] Setz Personen so ein, dass die Hütte die ganze Runde leer bleibt.
       *[field] Setz Personen so ein, dass der Acker die ganze Runde leer bleibt.
    }

## Aktionen ausführen

task-costs =
    { $sort ->
        [buy] Kauf eine Karte für { $payment }.
        [build] Bau etwas für { $payment }.
       *[feed] Ernähre deine Personen mit { $payment }.
    }
task-rolls =
    { $dice ->
        [one] Würfle mit 1 Würfel um { $what }.
       *[other] Würfle mit { $dice } Würfeln um { $what }.
    }
task-throws = Kauf die Karte mit den Würfeln für alle.
task-draws = Kauf die Karte, die dir noch eine vom Stapel bringt.
task-turns-up = Sorg dafür, dass ein neues Gebäude aufgedeckt wird.
task-has =
    { $sort ->
        [workers] Hol dir eine Person mehr, so dass du { $count } hast.
        [field] Rück deinen Marker auf der Nahrungsleiste auf { $count } vor.
        [tools] Hol dir ein Werkzeug, so dass deine Werkzeuge zusammen den Wert { $count } haben.
        [one-use] Hol dir ein Einmalwerkzeug.
        [any-two] Hol dir eine Karte für zwei beliebige Rohstoffe.
       *[piece]
            { $now ->
                [0] Hol dir { $change }.
               *[other] Hol dir { $change }, so dass du { $sum } hast.
            }
    }
task-brings =
    { $sort ->
        [keeping] Du hast um { $what } gewürfelt: { $pips }. Nimm ein Werkzeug dazu, so dass du { $count } { $what } bekommst, und behalte das Einmalwerkzeug.
       *[adding] Du hast um { $what } gewürfelt: { $pips }. Nimm ein Werkzeug dazu, so dass du { $count } { $what } bekommst.
    }
task-scores =
    { $points ->
        [one] Mach einen Zug, der sofort genau 1 Punkt bringt.
       *[other] Mach einen Zug, der sofort genau { $points } Punkte bringt.
    }
task-scores-most = Mach den Zug, der sofort die meisten Punkte bringt.
task-leaves = Nimm eine Person zurück, ohne etwas zu kaufen.
task-idles = Mach den Zug, der deinem Stamm nichts bringt.
task-enables =
    { $where ->
        [building-1] Nutz die Karte für zwei beliebige Rohstoffe so, dass du danach das erste Gebäude bauen kannst.
        [building-2] Nutz die Karte für zwei beliebige Rohstoffe so, dass du danach das zweite Gebäude bauen kannst.
        [building-3] Nutz die Karte für zwei beliebige Rohstoffe so, dass du danach das dritte Gebäude bauen kannst.
       *[building-4] Nutz die Karte für zwei beliebige Rohstoffe so, dass du danach das vierte Gebäude bauen kannst.
    }
task-feeds-keeping = Dir fehlt Nahrung: { $missing }. Ernähre alle deine Personen, ohne hiervon etwas auszugeben: { $what }.
task-keeps-all = Dir fehlt Nahrung: { $missing }. Behalte alle deine Rohstoffe.

## Die nächste Runde und das Ende

task-slides =
    { $where ->
        [card-1] Nach dir führt in dieser Runde niemand mehr Aktionen aus. Mach einen Zug, nach dem diese Karte auf den ersten Platz der Reihe rückt: { $card }.
        [card-2] Nach dir führt in dieser Runde niemand mehr Aktionen aus. Mach einen Zug, nach dem diese Karte auf den zweiten Platz der Reihe rückt: { $card }.
       *[card-3] Nach dir führt in dieser Runde niemand mehr Aktionen aus. Mach einen Zug, nach dem diese Karte auf den dritten Platz der Reihe rückt: { $card }.
    }
task-ends-game = Nach dir führt in dieser Runde niemand mehr Aktionen aus. Beende mit diesem Zug die Partie.
task-most-at-end = Angenommen, nach deinem Zug wäre die Partie zu Ende: Mach den, der dir die meisten Punkte bringt.
task-wins = Das letzte Gebäude eines Stapels ist weg, und der letzte Zug gehört dir. Gewinn damit die Partie.

## Fragen

question-yields =
    { $dice ->
        [one] { $who } würfelt mit 1 Würfel um { $what }, und er zeigt { $pips }. Wie viel { $what } bekommt { $who }?
       *[other] { $who } würfelt mit { $dice } Würfeln um { $what }, und sie zeigen zusammen { $pips }. Wie viel { $what } bekommt { $who }?
    }
question-turn = { $who } wählt: { $about }. Wer ist als Nächstes dran?
question-begins = { $who } führt die letzte Aktion dieser Runde aus, { $place-at }. Alle haben genug Nahrung. Wer fängt die nächste Runde an?
question-eats = { $who } führt die letzte Aktion dieser Runde aus, { $place-at }. Dann essen alle. Wie viel Nahrung hat { $who } noch?
question-at-the-top = { $who } führt { $place-at } die Aktion aus. Was hat { $who } dann?
question-counts =
    { $line ->
        [points] Angenommen, die Partie wäre jetzt zu Ende: Wie viele Punkte hätte { $who } auf der Punkteleiste?
        [culture] Angenommen, die Partie wäre jetzt zu Ende: Wie viele Punkte bekäme { $who } für Kultursymbole?
        [farmers] Angenommen, die Partie wäre jetzt zu Ende: Wie viele Punkte bekäme { $who } für Bauern?
        [tool-makers] Angenommen, die Partie wäre jetzt zu Ende: Wie viele Punkte bekäme { $who } für Werkzeugmacher?
        [hut-builders] Angenommen, die Partie wäre jetzt zu Ende: Wie viele Punkte bekäme { $who } für Hüttenbauer?
        [shamans] Angenommen, die Partie wäre jetzt zu Ende: Wie viele Punkte bekäme { $who } für Schamanen?
       *[resources] Angenommen, die Partie wäre jetzt zu Ende: Wie viele Punkte bekäme { $who } für übrige Rohstoffe?
    }
question-winner = Angenommen, die Partie wäre jetzt zu Ende: Wer würde gewinnen?
question-setup =
    { $what ->
        [cards] Eine Partie mit { $players } Spielern beginnt. Wie viele Karten liegen offen in der Reihe?
       *[buildings] Eine Partie mit { $players } Spielern beginnt. Wie viele Gebäudestapel werden ausgelegt?
    }
claim-decides = { $who }
claim-has-then =
    { $what ->
        [workers] { $count } Personen
        [field] { $count } auf der Nahrungsleiste
        [tools] Werkzeuge im Gesamtwert von { $count }
        [food] { $count } Nahrung
        [wood] { $count } Holz
        [brick] { $count } Lehm
        [stone] { $count } Stein
        [gold] { $count } Gold
       *[other] { $count } { $what }
    }
claim-counts = { $score }
claim-winners = { $seats }
claim-lies =
    { $what ->
        [cards] { $count } Karten
       *[other] { $count } Gebäudestapel
    }

## Was an einer Antwort nicht stimmt

remark-all-out = Einige deiner Personen wären noch daheim.
remark-alone = Dort könnten andere noch dazukommen.
remark-fills =
    { $miss ->
        [open] Andere könnten noch dorthin.
       *[elsewhere] Diese Personen wären woanders: { $choice }.
    }
remark-shuts =
    { $where ->
        [tool-maker] Der Werkzeugmacher könnte noch genutzt werden.
        [hut] Die Hütte könnte noch genutzt werden.
       *[field] Der Acker könnte noch genutzt werden.
    }
remark-rolls =
    { $dice ->
        [0] Dafür würde gar nicht gewürfelt.
        [one] Damit würde mit 1 Würfel um { $what } gewürfelt.
       *[other] Damit würde mit { $dice } Würfeln um { $what } gewürfelt.
    }
remark-throws = Da gäbe es keine Würfel für alle.
remark-draws = Das bringt keine weitere Karte vom Stapel.
remark-turns-up = Es würde kein neues Gebäude aufgedeckt.
remark-has =
    { $sort ->
        [workers] Dann hättest du { $count } Personen.
        [field] Dann stünde dein Marker auf { $count }.
        [tools] Dann hätten deine Werkzeuge zusammen den Wert { $count }.
        [one-use] Das bringt dir kein Einmalwerkzeug.
        [any-two] Das bringt dir keine Karte für zwei beliebige Rohstoffe.
       *[piece]
            { $count ->
                [0] Davon hättest du dann nichts.
               *[other] Dann hättest du { $sum }.
            }
    }
remark-brings =
    { $miss ->
        [used] Damit verbrauchst du das Einmalwerkzeug.
       *[count] Das brächte dir { $count } { $what }.
    }
remark-scores =
    { $points ->
        [0] Das bringt sofort nichts.
        [one] Das bringt 1 Punkt.
       *[other] Das bringt { $points } Punkte.
    }
remark-scores-most =
    { $points ->
        [0] Das bringt sofort nichts.
        [one] Das bringt 1 Punkt. Es geht mehr.
       *[other] Das bringt { $points } Punkte. Es geht mehr.
    }
remark-leaves =
    { $deed ->
        [buy] Damit kaufst du die Karte.
        [build] Damit kaufst du das Gebäude.
       *[other] Dort gibt es nichts zu kaufen.
    }
remark-idles = Das bringt deinem Stamm etwas.
remark-enables =
    { $deed ->
        [take-two] Mit diesen beiden könntest du das Gebäude nicht bezahlen.
       *[other] Dann könntest du das Gebäude nicht bezahlen.
    }
remark-feeds-keeping =
    { $miss ->
        [hungry] Dann müssten Personen hungern.
       *[paid] Damit gibst du { $what } aus.
    }
remark-keeps-all = Das kostet dich { $cost }.
remark-slides = Die Karte läge in der nächsten Runde woanders.
remark-ends-game = Die Partie ginge weiter.
remark-most-at-end = { remark-ends-with }
remark-wins = { remark-not-alone }
remark-decides = Nicht { $who }: Geh im Uhrzeigersinn weiter.
remark-has-then = { remark-number }
remark-counts = { remark-number }
remark-winners =
    { $way ->
        [more] Da herrscht kein Gleichstand.
        [fewer] Noch ein Stamm liegt mit { $seats } gleichauf.
       *[other] Ein anderer Stamm hat mehr Punkte oder gewinnt bei Gleichstand.
    }
remark-lies = { remark-number }
