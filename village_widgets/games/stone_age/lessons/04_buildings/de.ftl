lesson-title = Gebäude
lesson-about = Rohstoffe zahlen, sofort punkten: Gebäude mit festem Preis und solche, deren Preis du selbst wählst.
can-fixed = Zum aufgedruckten Preis bauen
can-choose = Den Preis selbst wählen: zwei Sorten oder bis zu sieben
can-best = Das Gebäude finden, das am meisten wert ist

step-fixed = Für jeden am Tisch kommt ein Stapel mit { $pile } Gebäuden ins Spiel, das oberste liegt jeweils offen. Wie auf jeder Karte ist auf jedem Gebäude für
    eine Person Platz.

    Deine Person auf dem [ersten](tile:0) kann es bauen: zwei Holz und ein Lehm. Jedes Holz bringt { $values-wood } Punkte und ein Lehm
    { $values-brick }, und das steht auch darauf: 10.
    .title = Dein erstes Gebäude
    .task = Bau das [erste Gebäude](tile:0).
    .hint = Du hast genau, was es kostet.
    .move = Klick auf das [Gebäude](tile:0).
    .done = 10 Punkte, und zwar sofort. Das nächste Gebäude des Stapels wurde aufgedeckt; darauf steht niemand, also muss es bis zur nächsten Runde warten.
    .leave = Möglich, aber du hast alles, was es kostet. Nimm den Zug zurück und bau.
    .other = Erlaubt, und bezahlen kannst du das ohnehin nicht. Aber bau erst das erste.
    .stone = Das kostet einen Stein, und du hast keinen.

step-two-kinds = Bei manchen Gebäuden wählst du, was du zahlst. Dieses nimmt vier Rohstoffe von genau zwei Sorten und bringt ihren Wert: { $values-wood } für Holz,
    { $values-brick } für Lehm, { $values-stone } für Stein, { $values-gold } für Gold.
    .title = Vier von zwei Sorten
    .task = Bau [dieses hier](tile:18) für so viele Punkte wie möglich.
    .hint = Stein ist mehr wert als Holz, aber du brauchst zwei Sorten.
    .move = Klick auf das [Gebäude](tile:18) und zahl drei Stein und ein Holz.
    .done = Drei Stein und ein Holz: 18 Punkte.
    .less = Das darfst du, aber zwei Holz und zwei Stein sind nur 16 Punkte.
    .leave = Erlaubt, aber du kannst es bezahlen. Nimm den Zug zurück.
    .kinds = Dafür brauchst du Rohstoffe von drei Sorten, und du hast zwei.

step-up-to-seven = Das [letzte](tile:25) nimmt, was du willst: einen bis sieben beliebige Rohstoffe zu ihrem Wert. Rohstoffe kommen wieder, also gib alles aus, was du
    hast.
    .title = Eins bis sieben
    .task = Bau [dieses hier](tile:25) mit allem, was du hast.
    .hint = Zwei Holz, ein Lehm und zwei Gold.
    .move = Klick auf das [Gebäude](tile:25), wähl alle deine Rohstoffe und zahl.
    .done = Fünf Rohstoffe: 3 + 3 + 4 + 6 + 6 = 22 Punkte.
    .more = Möglich, aber je mehr du zahlst, desto mehr bringt es. Zahl diesmal alles.
    .leave = Das darfst du, aber Punkte, die sofort zählen, sind gut. Nimm den Zug zurück.

step-which = Drei Personen stehen auf Gebäuden, und deine Rohstoffe reichen nur für eines davon. Rechne aus, was jedes brächte.

    Übrigens darfst du beliebig viele Gebäude besitzen, auch mehr, als auf dein Tableau passen.
    .title = Das Beste von dreien
    .task = Bau, was die meisten Punkte bringt.
    .hint = Es zählt die aufgedruckte Zahl.
    .move = Klick auf das [zweite Gebäude](tile:13).
    .done = 14 Punkte. Deine beiden anderen Personen gehen mit leeren Händen heim, und die Gebäude bleiben liegen.
    .fewer = Erlaubt, aber das bringt 10. Es gibt ein besseres.
    .leave = Das geht, aber eines der anderen kannst du bezahlen. Nimm den Zug zurück.
    .kinds = Dafür brauchst du fünf Rohstoffe einer Sorte. So viele hast du von keiner.
