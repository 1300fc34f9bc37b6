lesson-title = Das Ende
lesson-about = Die letzte Runde und die Schlusswertung: was alle zuerst opfern, was noch einmal gewertet wird, was ein Wampum wert ist und wer gewinnt.
can-offering = Dich auf das Opfer am Schluss vorbereiten
can-skip = Wissen, wann du am Ende ein Lager auslässt
can-count = Die Punkte aller zählen

step-spared = Die fünfte Karte des Herbstes hat kein Wertungsplättchen. Nach dieser Runde endet die Partie, und jedes Lager wird noch einmal gewertet. Zuvor aber
    opfert jeder Clan: ein Gut aus jedem Lager, das nicht leer ist.

    Das erspart dir nur ein Cree auf dem letzten Feld des [Schamanenpfades](path:shaman). Deinem fehlt ein Feld. Du bist zuletzt dran.
    .title = Das Opfer
    .task = Erspar dir das Opfer.
    .hint = In Belas Dorf liegt Weiß, und Weiß ist die Farbe des Schamanen.
    .move = Klick auf den [Pfad des Schamanen](path:shaman).
    .done = Du hast alle deine Güter behalten: 17 Punkte für sie, wo nur 8 geblieben wären. Bela musste von jeder Sorte eins opfern. Du gewinnst mit 59 zu 48.
    .horse = Erlaubt, aber ein Gut mehr ist weniger als die vier, die du opferst. Nimm den Zug zurück.
    .finish = Das darfst du, aber dann opferst du vier Güter. Nimm den Zug zurück.

step-exempt = In einer anderen Partie bist du nicht so weit. Du opferst, und dann muss jedes deiner Lager gewertet werden, ein leeres mit { $lost } Minuspunkten.
    Aber auf dem Pfad des Sammlers hast du die durchgestrichenen Beeren erreicht: Ein Lager, von dem du befreit bist, wird ausgelassen, wenn es dich Punkte kosten
    würde.

    Du hast eine Beere und drei Bisons. Eine Aktion bleibt dir.
    .title = Was eins mehr jetzt wert ist
    .task = Nimm das Gut, das nach dem Opfer am meisten bringt.
    .hint = Aus zwei Beeren würde nach dem Opfer eine. Und aus vier Bisons?
    .move = Klick auf die [Prärie](region:10) neben deinem Cree.
    .done = Vier Bisons, einer geopfert, drei gewertet: 4 Punkte. Deine einzige Beere wurde geopfert. Nun ist das Lager leer und kostet dich nichts, denn du bist
        befreit.
    .berry = Erlaubt, aber dann bleibt eine Beere, für 1 Punkt. Ein Bison bringt 2 dazu. Nimm den Zug zurück.
    .moved = Das geht, aber damit nimmst du eine Beere, und ein Bison brächte mehr. Nimm den Zug zurück.
    .walk = Möglich, aber das bringt 1 Punkt, und ein Bison bringt 2. Nimm den Zug zurück.
    .finish = Das darfst du, aber damit verschenkst du Punkte. Nimm den Zug zurück.

step-count = Alles ist vorbei: Kein Cree kehrt heim, nichts wird aufgefüllt. Nun werden deine Punkte gezählt. Was auf Altären liegt, zählt nicht.
    .title = Alle deine Punkte
    .way = Zuerst die [Punkte](clan:0:score), die du unterwegs gesammelt hast.
    .berries = Dann die Lager, nach dem Opfer. Von den [Beeren](clan:0:berries) ist keine mehr da, aber du bist befreit und verlierst nichts.
    .goods = Drei [Bisons](clan:0:bison), ein Pferd und ein Kanu.
    .shells = Zuletzt deine [Wampums](clan:0:shells): { $worth-active } Punkte für jedes aktive, { $worth-used } für jedes verbrauchte.
    .done = Wer die meisten Punkte hat, gewinnt, und du führst nun alle Clans an.

step-tie = Noch einmal, aber diesmal war Bela besser, und du kannst sie nur noch einholen. Haben mehrere die meisten Punkte, gewinnen sie gemeinsam: Verglichen wird
    sonst nichts.
    .title = Gemeinsam
    .task = Hol Bela ein.
    .hint = Derselbe Zug wie vorhin reicht.
    .move = { step-exempt.move }
    .done = 51 zu 51: Du und Bela habt beide gewonnen. Das war die letzte Regel des Spiels.
    .other = Erlaubt, aber dann gewinnt Bela allein. Nimm den Zug zurück.
