### Was von jedem gedruckten Spiel gesagt wird: warum etwas nicht geht, Quellen und was an einer eigenen Datei nicht stimmt.

not-now = Das ist jetzt nicht möglich.

amount-time = { $count } Zeit
amount-score =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }

options-none = Hier gibt es nichts zu wählen.
options-more = { $count } weitere sind hier weggelassen.
payment-free = kostenlos
lack-pieces =
    { $has ->
        [0] { $needed } (du hast 0)
       *[other] { $needed } (du hast { $has })
    }
lack-among =
    { $different ->
        [0] { $needed } Stück { $kinds } (du hast { $has })
        [one] { $needed } Stück von genau einer Sorte ({ $kinds }; deine decken davon { $has })
       *[other] { $needed } Stück von genau { $different } Sorten ({ $kinds }; deine decken davon { $has })
    }
lack-not-now = Der Preis ist { $needed }, geboten wurde aber { $has }.
# $needs (text): lack-pieces or lack-among, with “or” between the ways that would do
refusal-lacking = Dafür brauchst du: { $needs }.
refusal-unknown =
    { $names ->
        [nothing] „{ $what }“ gibt es in diesem Spiel nicht.
       *[other] „{ $what }“ gibt es in diesem Spiel nicht. Möglich wäre: { $names }.
    }
citation = { $text }, unter „{ $section }“
decision-over = Die Partie ist zu Ende.
waiting-tallying = die Schlusswertung
tally-right = Der Bogen stimmt
choice-tell = { $who }, { $line }: { $count }
choice-note-points = { $who }: { $points ->
        [one] 1 Punkt mehr
       *[other] { $points } Punkte mehr
    }
choice-note-points-fewer = { $who }: { $points ->
        [one] 1 Punkt weniger
       *[other] { $points } Punkte weniger
    }
event-paid = { $who } zahlt: { $spent }.
event-told = { $who }, { $line }: { $count }.
event-points-noted = { $who }: { $points ->
        [one] 1 Punkt mehr
       *[other] { $points } Punkte mehr
    }.
event-points-noted-fewer = { $who }: { $points ->
        [one] 1 Punkt weniger
       *[other] { $points } Punkte weniger
    }.
won-alone = { $who } hat { $score } und gewinnt.
tie-shared = Herrscht selbst dann noch Gleichstand, teilen sie sich den Sieg.
text-data = unsere eigenen Notizen zu diesem Spiel
printed-nothing = nichts
colour-name-red = rot
colour-name-yellow = gelb
colour-name-blue = blau
colour-name-green = grün
problem-named = Möglich wäre: { $names }.
copy-unknown-edition = Diese Ausgabe gibt es nicht.
copy-unknown-name =
    { $detail ->
        [nothing] { $place } ist kein Name in dieser Ausgabe.
       *[other] { $place } ist kein Name in dieser Ausgabe. Ist { $detail } gemeint?
    }
copy-out-of-range = Diesen Wert kann { $place } nicht haben: { $limit }.
copy-limit-most = Höchstens { $bound } ist möglich
copy-limit-least = Mindestens { $bound } muss es sein
copy-limit-int = Dort wird eine ganze Zahl gebraucht
copy-limit-bool = Dort steht entweder true oder false
copy-limit-other = Das Wort gehört nicht zu denen, die dort passen
copy-bad-word = { $place }, Wort { $line }: „{ $detail }“ passt dort nicht.
copy-word-count = { $place }: { $line } Wörter stehen da, gebraucht werden { $detail }.
copy-not-a-value = { $place } braucht eine ganze Zahl, ein Wort oder true oder false; hat es Teile, dann nenn einen davon hinter einem Punkt.
copy-not-toml = Diese Datei mit Zahlen lässt sich nicht lesen: { $detail }.
copy-long-line = Zeile { $detail } dieser Datei mit Zahlen ist länger, als eine Zeile darin je sein muss.
copy-not-settings = Eine Ausgabe gibt man so an: EditionSettings("{ $detail }").
copy-players = Diese Ausgabe ist für { $detail } Spieler.
unknown-player = Niemand hier heißt „{ $detail }“.
unknown-chapter = Ein Kapitel „{ $detail }“ gibt es nicht.
unknown-seat = Einen Platz „{ $detail }“ gibt es nicht.
save-not-a-save = Das ist keine gespeicherte Partie: Ihre erste Zeile, in der steht, um welches Spiel es geht, lässt sich nicht lesen.
save-too-new = Diese Partie wurde mit einer neueren Fassung des Programms gespeichert (Format { $detail }); diese hier kann sie noch nicht lesen.
save-other-game = Ein Spiel „{ $detail }“ gibt es hier nicht.
save-bad-position = In Zeile { $line } der gespeicherten Partie steht eine Stellung, die nicht sein kann: { $detail }
save-bad-line = Zeile { $line } der gespeicherten Partie lässt sich nicht lesen.
save-changed = Zeile { $line } ist nicht mehr so, wie sie gespeichert wurde: Die Datei ist beschädigt oder seitdem verändert worden. Alles vor dieser Zeile ist in Ordnung und lässt sich öffnen.
save-changed-head = Die erste Zeile, mit der die Partie beginnt, ist nicht mehr so, wie sie gespeichert wurde: Die Datei ist beschädigt oder seitdem verändert worden. Ohne diese Zeile ist auf nichts in der Datei Verlass. Öffne eine andere Kopie, falls es eine gibt.
save-unsealed = Sie wurde mit einer älteren Fassung gespeichert, noch ohne die Siegel, an denen man sieht, ob sich eine Datei seitdem verändert hat.
save-misfit = In Zeile { $line } der gespeicherten Partie steht ein Zug, den die Regeln dort nicht erlauben.
save-other-position = In Zeile { $line } kommt die Partie zu einer anderen Stellung als der, die dort gespeichert wurde.

## Was ein Berater zu Zügen sagt

coach-best = Bisher der beste.
# $move (text): a move as a demand; $why (text): a clause, “it saves time”
coach-headline = { $move } – { $why }
# $said (text): a sentence of coach-headline, without its full stop, or a move alone
coach-headline-equal = { $said }. Etwa genauso gut: { $other }
coach-headline-only = { $move } – etwas anderes ist nicht möglich
coach-untracked = Die Mitschrift weiß nicht, wer was hat, und so kann der Berater nicht sagen, welcher Zug der beste ist. Sobald eingetragen ist, was auf dem Tisch liegt, und von da an alles mitverfolgt wird, kannst du ihn fragen.
coach-points =
    { $others ->
        [none] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte zu erwarten
       *[other] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte zu erwarten, { NUMBER($others, minimumFractionDigits: 1, maximumFractionDigits: 1) } für den Besten der anderen
    }
coach-same = Läuft auf dasselbe hinaus.
coach-equal = Etwa gleich gut.
coach-behind =
    { $sure ->
        [yes] { $about ->
            [one] Etwa 1 Punkt schlechter.
           *[other] Etwa { $about } Punkte schlechter.
        }
       *[no] { $about ->
            [one] Etwa 1 Punkt schlechter, aber das ist nicht sicher.
           *[other] Etwa { $about } Punkte schlechter, aber das ist nicht sicher.
        }
    }
coach-figures = { NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weniger
coach-priced = { $move } ({ $price })
coach-part = { $what } ({ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) })
coach-more = Mehr Punkte: { $what }.
coach-less = Weniger Punkte: { $what }.
reason-others = Ausbremsen der anderen
    .why = das lässt den anderen weniger

## Warum ein Computer getan hat, was er getan hat

because-only = Etwas anderes war für { $who } nicht möglich.
because-best = Von allen möglichen Zügen war dieser für { $who } der beste.
because-even = Mehrere Züge waren für { $who } etwa gleich gut.
because-slip = { $who } hat hier nicht nachgedacht; das kommt ab und zu vor.
because-further = { $who } hat die besten Züge in Gedanken ein Stück weitergespielt, und dieser schnitt am besten ab.
because-random = { $who } tut irgendetwas von dem, was möglich ist: Das entscheidet der Zufall.
# $what (text): a reason; $about (number): whole points, as the judgement reckons them
because-part = { $about ->
    [0] { $what } (ein wenig)
    [one] { $what } (etwa 1 Punkt wert)
   *[other] { $what } (etwa { $about } Punkte wert)
}
because-more = Mehr: { $what }.
because-less = Weniger: { $what }.
because-beside = { $why } Verglichen mit den meisten anderen Zügen: { $differs }
