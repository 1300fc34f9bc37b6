lesson-title = Das Ende und die Wertung
lesson-about = Was die Partie beendet, was deine Karten dann wert sind und wer bei Gleichstand gewinnt.
can-end = Das Ende kommen sehen: Gebäude und Karten
can-culture = Die Kultursymbole zählen
can-people = Deine Leute mit dem multiplizieren, was sie können

step-culture = Am Ende zählen deine Karten. Sieh dir die grünen an: Auf jeder ist ein Kultursymbol. Die Zahl der verschiedenen Symbole wird mit sich selbst
    multipliziert: Vier bringen 16 Punkte, fünf bringen 25. Symbole, die du doppelt hast, werden noch einmal genauso gezählt.

    Du hast Töpferei, zweimal Kunst und Heilkunst. Die Punkte, die du während der Partie gesammelt hast, zählen natürlich auch.
    .title = Symbole
    .task = Kauf die Karte mit einem Symbol, das du noch nicht hast.
    .hint = Deine Symbole sind auf deinem Tableau, unter den Leuten.
    .move = Klick auf die [dritte Karte von rechts](card:17).
    .done = Vier verschiedene Symbole sind 16 Punkte statt 9, und das zweite Symbol für Kunst bringt noch 1 dazu.
    .same = Das geht, aber Heilkunst hast du schon: Mit dieser Karte wären es 3 Punkte mehr, mit einem neuen Symbol 7.
    .leave = Erlaubt, aber ein neues Symbol kannst du bezahlen. Nimm den Zug zurück.

step-people = Auf den gelben Karten sind Leute, und mit ihnen wird am Ende multipliziert: Bauern mit deinem Stand auf der Nahrungsleiste, Werkzeugmacher
    mit dem Wert der Werkzeuge auf deinem Tableau, Hüttenbauer mit der Zahl deiner Gebäude und Schamanen mit der Zahl deiner Personen.

    Du hast acht Personen, dein Marker steht auf 2, und du hast ein Gebäude.
    .title = Leute
    .task = Kauf die Karte, die dir am Ende am meisten bringt.
    .hint = Zwei Schamanen, zwei Bauern oder ein Hüttenbauer?
    .move = Klick auf die [Karte mit den Schamanen](card:22).
    .done = 2 Schamanen × 8 Personen = 16 Punkte, und zwei Holz von den Würfeln dazu.
    .farmers = Möglich, aber 2 Bauern × 2 auf der Nahrungsleiste sind nur 4 Punkte.
    .builders = Das darfst du, aber 1 Hüttenbauer × 1 Gebäude ist nur 1 Punkt.
    .leave = Das geht, aber etwas wert sind alle drei. Nimm die beste.
    .tools = Dort hast du niemanden. Und 2 Werkzeugmacher × 2 bei den Werkzeugen wären 4 Punkte.

step-last-tile = Die Partie kann auf zwei Arten enden. Die erste: Ist das letzte Gebäude eines Stapels gekauft, wird die Runde samt Ernährung zu Ende gespielt,
    und dann wird alles gezählt.

    Übrige Rohstoffe sind je 1 Punkt wert, Nahrung keinen; Werkzeuge, Personen, Nahrungsleiste und Gebäude zählen nur noch über Karten. Wer die meisten Punkte hat, gewinnt.
    .title = Das letzte Gebäude
    .task = Bau das [letzte Gebäude des Stapels](tile:0) und beende die Partie.
    .hint = Du hast, was es kostet.
    .move = Klick auf das [Gebäude](tile:0).
    .done = 48 und 10 während der Partie, 6 für zwei Bauern, 1 für das übrige Holz: Das sind 65, und der Sieg gehört dir.
    .leave = Erlaubt, aber ohne diese Punkte gewinnt früher oder später Caro.

step-last-cards = So kann die Partie auch enden: Reichen die Karten nicht, um die Reihe für eine neue Runde zu füllen, wird diese Runde nicht gespielt, und die Partie endet sofort. Zwei
    Karten sind noch im Stapel, und zwei Plätze sind schon leer.

    Bela liegt weit vorn. Du brauchst noch ein paar Runden.
    .title = Die letzten Karten
    .task = Sorg dafür, dass die Partie weitergeht.
    .hint = Kaufst du, sind drei Plätze zu füllen, und nur zwei Karten sind da.
    .move = Klick auf die [Karte](card:14) und wähl „Nicht kaufen“.
    .done = Zwei Karten sind gekommen, das reicht gerade: Es gibt noch eine Runde. Gut möglich, dass es die letzte ist.
    .ends = Möglich, aber nun werden drei Karten gebraucht, und nur zwei sind noch da: Die Partie ist zu Ende, und Bela hat gewonnen.

step-tie = Die letzte Runde einer anderen Partie: Das letzte Gebäude eines Stapels ist weg. Du hast 49 Punkte, und mit deinem Holz sind es 50. Auch Bela hat 50, und auf dem Plan stehen von euch beiden nur
    noch Leute auf der Jagd.

    Bei Gleichstand gewinnt, wer bei Nahrungsleiste, Werkzeugen und Personen zusammen mehr hat: Du hast 3, 0 und 6, Bela 2, 0 und 7. Ist auch das gleich, wird der Sieg
    geteilt. Eine Person ist noch daheim.
    .title = Um Haaresbreite
    .task = Setz deine letzte Person dort ein, wo du damit bei Gleichstand gewinnst.
    .hint = Eins mehr bei Nahrungsleiste, Werkzeugen oder Personen würde reichen.
    .move = Klick auf den [Werkzeugmacher](place:tool-maker).
    .done = 50 zu 50 und 10 gegen 9: Der Sieg gehört dir.
    .card = Das darfst du, aber sie kostet dein Holz und ist einen Punkt wert: 50 zu 50, und der Sieg wird geteilt.
    .luck = Möglich, aber das hilft höchstens mit Glück. Es geht auch ohne.
    .field = Auf dem Acker steht Caros Person.
