lesson-title = Wertungen
lesson-about = Zweimal in jeder Jahreszeit werden Güter gewertet: ein bestimmtes, eins von zweien oder das, von dem du am meisten hast. Was das bringt, was es kostet
    und wer es auslassen darf.
can-score = Dich auf eine Wertung vorbereiten und das Gut wählen
can-empty = Die Minuspunkte für ein leeres Lager vermeiden
can-skip = Eine Wertung auslassen, wenn du befreit bist

step-single = Die [dritte Karte](card:2) jeder Jahreszeit und die fünfte sind keine Ereignisse: Ein Gut wird gewertet. Welches, zeigt das Wertungsplättchen auf der
    Karte. Heute sind es Bisons, für alle.

    Du bist in dieser Runde zuletzt dran und hast gerade einen Bison genommen. Gewertet wird, sobald alle ihre Aktionen gemacht haben.
    .title = Ein Gut für alle
    .task = Leg den Bison dorthin, wo er jetzt zählt.
    .hint = Vier Bisons sind 8 Punkte wert.
    .move = Klick auf das [Lager der Bisons](place:0:bison).
    .done = Bela war aktiv und hat zuerst gewertet: 1 Punkt. Dann du: 8 Punkte für vier Bisons. Das war aber nicht alles: Sieh dir dein Dorf und das Land an.
    .altar = Erlaubt, aber dort wird er nicht gewertet, und drei Bisons bringen nur 4 Punkte. Nimm den Zug zurück.

step-after = Noch drei Dinge sind geschehen. Alle Güter des gewerteten Lagers sind in den Vorrat gegangen. Deine Cree auf den Prärien, wo die Bisons leben, sind
    heimgekehrt. Und auf jeder Prärie, auf der weder ein Cree noch ein Gut war, ist wieder ein Bison.

    Wer viel wertet, fängt also mit einem leeren Lager und mit schlafenden Cree neu an.
    .title = Was eine Wertung kostet
    .task = Zeig dorthin, wo deine zwei Cree von den Prärien jetzt sind.
    .sought = die Stelle in deinem Dorf, an der deine Cree schlafen
    .hint = Auf dem Dorfplatz sind sie nicht: Sie schlafen.
    .move = Klick auf deine [Wigwams](huts:0).
    .done = Dort schlafen sie, bis du sie aufweckst.

step-empty = Diesmal werden Pferde gewertet, und dein Lager der Pferde ist leer. Wer ein leeres Lager werten muss, verliert { $lost } Punkte, und alles andere
    geschieht trotzdem: Cree auf Hügeln kehren heim, und die Hügel werden aufgefüllt.

    Gerade hast du ein Pferd genommen. Und sieh dir deinen kleinen Altar an: Ihm fehlt ein Gut.
    .title = Minus zwei
    .task = Sorg dafür, dass ein Pferd in deinem Lager liegt, und hol dir dazu noch ein Wampum.
    .hint = Was wird aus den Gütern auf einem Altar, der voll ist?
    .move = Klick auf den [kleinen Altar](place:0:small-altar).
    .done = Der Altar war voll, also kam das Pferd noch rechtzeitig in sein Lager: 1 Punkt statt { $lost } Minuspunkten und ein Wampum für dich.
    .plain = Das geht, und es vermeidet die Minuspunkte. Aber anderswo bewirkt das Pferd das und noch mehr. Nimm den Zug zurück.
    .minus = Erlaubt, aber so war dein Lager der Pferde leer: { $lost } Minuspunkte. Nimm den Zug zurück.

step-two = Auf diesem Plättchen sind zwei Güter, Beeren und Bisons. Alle wählen eins davon, und nur das wird gewertet. Auslassen darf es niemand.

    Du hast drei Beeren und vier Bisons. Die fünfte Karte dieser Jahreszeit wertet Beeren.
    .title = Eins von zweien
    .task = Werte das Gut, das jetzt mehr wert ist.
    .hint = Sieh dir die Zahlen neben den obersten Gütern an.
    .move = { step-single.move }
    .done = 8 Punkte. Deine Beeren warten auf die fünfte Karte, und dein Cree im Wald darf dort bleiben.
    .berries = Möglich, aber vier Bisons sind mehr wert als drei Beeren, und Beeren kommen ohnehin als Nächstes dran. Nimm den Zug zurück.

step-most = Auf diesem Plättchen ist kein Gut, sondern das Zeichen für die meisten: Du wertest dein vollstes Lager. Sind mehrere gleich voll, wählst du eins davon.
    Federn und verwandelte Beeren zählen in dem Lager, in dem sie liegen.
    .title = Die meisten Güter
    .task = Werte das vollste Lager, das am meisten bringt.
    .hint = In zwei Lagern liegen je drei Güter.
    .move = Klick auf das [Lager der Kanus](place:0:canoes).
    .done = Zwei Kanus und eine Feder: 6 Punkte. Nun sind sie im Vorrat, auch die Feder.
    .berries = Erlaubt, denn drei Beeren sind genauso viele. Aber die Kanus bringen mehr. Nimm den Zug zurück.

step-skip = Wieder Bisons, und du hast nur zwei. Aber auf dem Pfad des [Jägers](path:hunter) hat dein Cree den durchgestrichenen Bison erreicht: Bis zum Ende der
    Partie bist du von der Pflichtwertung der Bisons befreit.

    Wer befreit ist, darf werten oder es auslassen. Wer es auslässt, macht gar nichts: Güter bleiben, Cree bleiben, nichts wird aufgefüllt. Bei zwei Gütern musst du
    von beiden befreit sein, bei den meisten Gütern von allen, die gleich voll sind.
    .title = Befreit
    .task = Behalte deine Bisons und deine Cree auf den Prärien für später.
    .hint = Niemand kann dich zwingen, Bisons zu werten.
    .move = Klick auf „Die Wertung auslassen“.
    .done = Deine Bisons und deine zwei Cree auf den Prärien sind noch da. Beim nächsten Mal sind sie vielleicht mehr wert.
    .bison = Das darfst du, aber es bringt 2 Punkte, und zwei Cree kehren heim. Nimm den Zug zurück.

step-short = Du hast deinen einzigen Bison gewertet, und nun füllst du die Prärien auf. Zwei sind leer, aber im Vorrat ist nur noch ein Bison: Bela ist befreit und
    behält ihre.

    Reichen die Güter nicht, wählt die Gebiete aus, wer auffüllt.
    .title = Zu wenige Güter
    .task = Leg den letzten Bison in die Nähe deines Cree.
    .hint = Dein Cree ist im Wald in der Mitte.
    .move = Klick auf die [Prärie](region:5) neben deinem Cree.
    .done = Ein Bison direkt vor der Tür. Die andere Prärie bleibt leer, bis wieder Bisons gewertet werden.
    .theirs = Erlaubt, aber dort ist Bela näher dran. Nimm den Zug zurück.
