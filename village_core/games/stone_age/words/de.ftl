### Die Wörter von Stone Age: Regeln, Namen, Möglichkeiten, Preise, Entscheidungen, was geschieht, das Ende.
###
### A rule's wording may use any number of the edition under its dotted name with hyphens: tribe.best_tool is
### $tribe-best-tool, the third space of the row is $row-2. A ruling is $rulings-declining and so on ("yes" and "no" where it is
### a switch). A place has the forms .at (dative) and .to (accusative).

## Regeln: Aufbau

setup-tribe = Jeder Stamm beginnt mit { $tribe-workers } Personen und { $tribe-food } Nahrung, ohne Rohstoffe, Werkzeuge und Karten und mit den Markern auf 0.
setup-cards = Vor der ersten Runde wird für jeden der vier Plätze der Kartenreihe eine Karte aufgedeckt.
setup-buildings = Für jeden am Tisch kommt ein Stapel mit { $pile } Gebäuden ins Spiel, das oberste liegt jeweils offen; die übrigen Stapel bleiben in der Schachtel.
setup-start = Ihr einigt euch oder lost aus, wer die erste Runde beginnt und die Figur des Startspielers bekommt.

## Regeln: Personen einsetzen

place-turn = Reihum setzt ihr jeweils eine oder mehrere Personen an einem Ort ein, bis alle Personen eingesetzt sind; passen darf niemand, aber wer keine mehr einsetzen kann, wird übersprungen.
place-workers = Einsetzen kannst du nur Personen, die noch daheim sind.
place-once = An jeden Ort kommst du nur einmal pro Runde: Zu eigenen Personen, die schon dort stehen, darfst du keine hinzustellen, auch nicht auf der Jagd.
place-room = In Wald, Lehmgrube, Steinbruch und Fluss ist jeweils Platz für { $room } Personen.
place-gatherers = In Wald, Lehmgrube, Steinbruch und Fluss dürfen nicht immer alle sammeln: zu zweit jeweils nur { $setup-2-gatherers } von euch, zu dritt nur { $setup-3-gatherers }.
place-one = Beim Werkzeugmacher, auf dem Acker, auf jeder Karte und auf jedem Gebäude ist nur für eine einzige Person Platz.
place-taken = Hier steht schon jemand, und dazu kann niemand: beim Werkzeugmacher nicht, in der Hütte, auf dem Acker, auf einer Karte und einem Gebäude auch nicht.
place-pair = In die Hütte gehören genau zwei Personen desselben Stammes.
place-hut-full = Ein Stamm hat nie mehr als { $tribe-most-workers } Personen, deshalb bleibt die Hütte zu, wenn du sie alle hast, außer der Tisch hat es anders vereinbart.
place-village = Von Werkzeugmacher, Hütte und Acker werden in jeder Runde zu zweit nur { $setup-2-village } und zu dritt nur { $setup-3-village } genutzt: Was übrig ist, bleibt zu.

## Regeln: Aktionen ausführen

act-order = Einer nach dem anderen führt mit allen eigenen Personen die Aktionen aus, Ort für Ort in beliebiger Reihenfolge, und nimmt sie zurück.
act-own = Eine Aktion kannst du nur dort ausführen, wo du Personen eingesetzt hast.
act-decline = Du darfst eine Person zurücknehmen, ohne zu kaufen: Dann bleibt die Karte oder das Gebäude liegen.
act-must-buy = Hat ein Tisch es so vereinbart, muss kaufen, wer den Preis einer Karte oder eines Gebäudes zahlen kann.
act-no-trade = Getauscht wird nicht, weder untereinander noch mit dem Vorrat: Mit Rohstoffen zahlst du nur Karten und Gebäude, oder sie springen für Nahrung ein.
hunt = Auf der Jagd würfelst du mit einem Würfel pro Person; die Summe, geteilt durch { $divisors-hunt } und abgerundet, bekommst du als Nahrung.
gather = Wer sammelt, würfelt mit einem Würfel pro Person; geteilt wird die Summe durch { $divisors-forest } für Holz, { $divisors-clay-pit } für Lehm, { $divisors-quarry } für Stein und { $divisors-river } für Gold, jeweils abgerundet.
supply-unlimited = Rohstoffe und Nahrung gehen nie aus: Reichen die Spielsteine nicht, nehmt etwas anderes dafür.
tool-use = Nach einem Wurf um Nahrung oder Rohstoffe zählt ein Werkzeug mit seinem ganzen Wert dazu; mehrere dürfen zum selben Wurf kommen.
tool-once = Jedes Werkzeug lässt sich einmal pro Runde benutzen und wird dann gedreht; in der nächsten Runde ist es wieder bereit.
tool-grown = Ein gedrehtes Werkzeug, das gegen ein besseres getauscht wird, bleibt bis zur nächsten Runde gedreht; eines, das auf ein leeres Feld kommt, ist sofort bereit.
tool-one-use = Ein Einmalwerkzeug kommt zu einem Wurf wie jedes andere Werkzeug, aber nur einmal in der ganzen Partie.
tool-maker = Der Werkzeugmacher gibt dir ein Werkzeug: Erst füllen sich nacheinander deine drei Felder, dann wird dort in derselben Reihenfolge gegen bessere getauscht.
tool-best = Kein Werkzeug hat einen höheren Wert als { $tribe-best-tool }: Hast du drei davon, hat der Werkzeugmacher nichts mehr für dich.
hut = Zwei Personen in der Hütte bringen eine weitere Person, die beim nächsten Einsetzen dabei ist.
hut-no-effect = Hat ein Tisch vereinbart, dass die Hütte auch einem Stamm mit allen { $tribe-most-workers } Personen offen steht, bekommt er dort keine weitere.
field = Auf dem Acker rückst du deinen Marker auf der Nahrungsleiste um ein Feld vor.
field-top = Die Nahrungsleiste endet bei { $tribe-most-field }: Weiter führt der Acker nicht.

## Regeln: Karten

card-price = Eine Karte kostet { $row-0 }, { $row-1 }, { $row-2 } oder { $row-3 } beliebige Rohstoffe, aber keine Nahrung, je nach ihrem Platz in der Reihe, von rechts nach links.
card-take = Gekaufte Karten liegen verdeckt bei dir, bis zur Schlusswertung.
card-supplies = Nahrung und Rohstoffe im oberen Teil einer Karte bekommst du sofort.
card-points = Punkte im oberen Teil einer Karte zählen sofort.
card-roll =
    { $rulings-card-tools ->
        [no] Mit den Würfeln im oberen Teil einer Karte wird sofort um den gezeigten Rohstoff gewürfelt; Werkzeuge helfen an diesem Tisch dabei nicht.
       *[yes] Mit den Würfeln im oberen Teil einer Karte wird sofort um den gezeigten Rohstoff gewürfelt; Werkzeuge dürfen dazukommen.
    }
card-dice = Bei einer Karte mit Würfeln für alle wirft, wer sie kauft, so viele Würfel, wie ihr seid.
card-draft = Von den Würfeln für alle nehmt ihr je einen, zuerst wer gekauft hat, und bekommt, was er wert ist; Werkzeuge ändern daran nichts.
card-faces = Die Augenzahlen der Würfel für alle bringen: { $faces }; ein Acker ist ein Feld auf der Nahrungsleiste.
card-tool = Eine Karte mit einem Werkzeug bringt eines, wie beim Werkzeugmacher.
card-field = Für eine Karte mit einem Acker rückst du deinen Marker auf der Nahrungsleiste um ein Feld vor.
card-one-use = Eine Karte mit einem Einmalwerkzeug liegt bereit, bis du es benutzt.
card-extra = Zeigt eine Karte eine weitere Karte, ziehst du eine vom Stapel, ohne sie den anderen zu zeigen; nur ihr unterer Teil zählt, und ein leerer Stapel bringt nichts.
card-any-two = Eine Karte für zwei beliebige Rohstoffe bleibt bei dir, bis du die Rohstoffe haben willst.
any-two-take = Eine Karte für zwei beliebige Rohstoffe bringt einmal zwei nach Wahl aus dem Vorrat, während Aktionen ausgeführt oder Personen ernährt werden, nicht beim Einsetzen.
any-two-paying = Hat ein Tisch es so vereinbart, lässt sich eine Karte für zwei beliebige Rohstoffe nur nutzen, wenn etwas zu bezahlen ist: eine Karte, ein Gebäude oder Nahrung.

## Regeln: Gebäude

building-price = Ein Gebäude kostet genau die Rohstoffe, die darauf stehen; keine andere Sorte kann sie ersetzen.
building-kinds = Bei manchen Gebäuden wählst du die Rohstoffe selbst: so viele, wie darauf steht, und von genau so vielen Sorten, oder von beliebigen, wenn keine Zahl der Sorten darauf steht.
building-points = Ein Gebäude bringt sofort Punkte: die aufgedruckten oder den Wert der bezahlten Rohstoffe, { $values-wood } für Holz, { $values-brick } für Lehm, { $values-stone } für Stein und { $values-gold } für Gold.
building-next = Ist ein Gebäude gekauft, wird das nächste seines Stapels aufgedeckt, aber kaufen kann es erst in der nächsten Runde jemand.
building-many = Ein Stamm darf beliebig viele Gebäude besitzen, auch mehr, als auf sein Tableau passen.

## Regeln: Ernährung und die neue Runde

feed-field = Sind alle Personen daheim, bekommt jeder Stamm so viel Nahrung, wie sein Marker auf der Nahrungsleiste anzeigt.
feed-food = Jede Person isst eine Nahrung; was übrig ist, bleibt.
feed-newborn = Eine Person, die in dieser Runde aus der Hütte kam, isst schon in dieser Runde mit.
feed-resources = Ist alle Nahrung ausgegeben, kann für jede fehlende ein beliebiger Rohstoff einspringen, aber nur für alle fehlenden zusammen.
feed-penalty =
    { $rulings-part-fed ->
        [lost] Wer nicht alle Personen ernährt, verliert alle Nahrung und einmal { $penalty } Punkte, egal, wie viele hungern, und auch die Rohstoffe, wenn sie nicht reichen.
       *[kept] Wer nicht alle Personen ernährt, verliert alle Nahrung und einmal { $penalty } Punkte, egal, wie viele hungern, behält aber die Rohstoffe.
    }
round-start = In einer neuen Runde beginnt, wer links vom bisherigen Startspieler sitzt, und alle Werkzeuge sind wieder bereit.
round-cards =
    { $rulings-row-from ->
        [right] Übrige Karten rücken so weit wie möglich nach rechts, und auf die freien Plätze kommen neue, von rechts her.
       *[left] Übrige Karten rücken so weit wie möglich nach rechts, und auf die freien Plätze kommen neue, von links her.
    }

## Regeln: Ende und Wertung

end-cards = Reichen die Karten nicht, um die Reihe für eine neue Runde zu füllen, wird diese Runde nicht gespielt, und die Partie endet sofort.
end-buildings = Ist das letzte Gebäude eines Stapels gekauft, wird die Runde samt Ernährung zu Ende gespielt, und die Partie endet.
score-points = Die im Lauf der Partie gesammelten Punkte zählen, abzüglich der verlorenen.
score-culture = Die Zahl der verschiedenen Kultursymbole wird mit sich selbst multipliziert; die doppelten werden noch einmal genauso gezählt.
score-farmers = Die Zahl der Bauern wird mit dem Stand auf der Nahrungsleiste multipliziert.
score-tool-makers =
    { $rulings-one-use-scored ->
        [yes] Die Zahl der Werkzeugmacher wird mit dem Wert aller Werkzeuge multipliziert, unbenutzte Einmalwerkzeuge eingeschlossen.
       *[no] Die Zahl der Werkzeugmacher wird mit dem Wert der Werkzeuge auf dem Tableau multipliziert; Einmalwerkzeuge zählen nicht.
    }
score-hut-builders = Die Zahl der Hüttenbauer wird mit der Zahl der Gebäude multipliziert.
score-shamans = Die Zahl der Schamanen wird mit der Zahl der Personen multipliziert.
score-resources =
    { $rulings-any-two-left ->
        [nothing] Jeder übrige Rohstoff zählt 1 Punkt; eine Karte für zwei beliebige, die nie genutzt wurde, zählt nichts.
       *[two-resources] Jeder übrige Rohstoff zählt 1 Punkt, und eine Karte für zwei beliebige, die nie genutzt wurde, zählt wie zwei.
    }
score-nothing = Übrige Nahrung zählt am Ende nichts; Werkzeuge, Personen, Nahrungsleiste und Gebäude zählen dann nur noch über Karten.
win-most = Wer die meisten Punkte hat, gewinnt.
tie-strength = Haben mehrere die meisten Punkte, gewinnt von ihnen, wer mehr hat, wenn ihr den Stand auf der Nahrungsleiste, den Wert der Werkzeuge und die Zahl der Personen zusammenzählt.

## Quellen

text-001 = die Spielregel (auf Koreanisch)

## Namen

edition-first_2008 = Stone Age
kind-wood = Holz
kind-brick = Lehm
kind-stone = Stein
kind-gold = Gold
kind-food = Nahrung
amount-wood = { $count } Holz
amount-brick = { $count } Lehm
amount-stone = { $count } Stein
amount-gold = { $count } Gold
amount-food = { $count } Nahrung
amount-worker =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
place-hunt = Jagd
    .at = auf der Jagd
    .to = auf die Jagd
place-forest = Wald
    .at = im Wald
    .to = in den Wald
place-clay-pit = Lehmgrube
    .at = in der Lehmgrube
    .to = in die Lehmgrube
place-quarry = Steinbruch
    .at = im Steinbruch
    .to = in den Steinbruch
place-river = Fluss
    .at = am Fluss
    .to = an den Fluss
place-tool-maker = Werkzeugmacher
    .at = beim Werkzeugmacher
    .to = zum Werkzeugmacher
place-hut = Hütte
    .at = in der Hütte
    .to = in die Hütte
place-field = Acker
    .at = auf dem Acker
    .to = auf den Acker
place-card-1 = 1. Karte
    .at = auf der 1. Karte
    .to = auf die 1. Karte
place-card-2 = 2. Karte
    .at = auf der 2. Karte
    .to = auf die 2. Karte
place-card-3 = 3. Karte
    .at = auf der 3. Karte
    .to = auf die 3. Karte
place-card-4 = 4. Karte
    .at = auf der 4. Karte
    .to = auf die 4. Karte
place-building-1 = 1. Gebäude
    .at = auf dem 1. Gebäude
    .to = auf das 1. Gebäude
place-building-2 = 2. Gebäude
    .at = auf dem 2. Gebäude
    .to = auf das 2. Gebäude
place-building-3 = 3. Gebäude
    .at = auf dem 3. Gebäude
    .to = auf das 3. Gebäude
place-building-4 = 4. Gebäude
    .at = auf dem 4. Gebäude
    .to = auf das 4. Gebäude
card = { $gift } / { $figure }
gift-dice = Würfel für alle
gift-food = { amount-food }
gift-wood = { amount-wood }
gift-brick = { amount-brick }
gift-stone = { amount-stone }
gift-gold = { amount-gold }
gift-roll-wood = { $count } Würfel für Holz
gift-roll-brick = { $count } Würfel für Lehm
gift-roll-stone = { $count } Würfel für Stein
gift-roll-gold = { $count } Würfel für Gold
gift-points = { amount-score }
gift-one-use-tool = Einmalwerkzeug (Wert { $count })
gift-tool =
    { $count ->
        [one] ein Werkzeug
       *[other] { $count } Werkzeuge
    }
gift-field =
    { $count ->
        [one] ein Acker
       *[other] { $count } Äcker
    }
gift-card =
    { $count ->
        [one] noch eine Karte
       *[other] noch { $count } Karten
    }
gift-any-two =
    { $count ->
        [one] zwei beliebige Rohstoffe
       *[other] { $count }-mal zwei beliebige Rohstoffe
    }
figure-pottery = Töpferei
figure-writing = Schrift
figure-time = Zeit
figure-transport = Transport
figure-healing = Heilkunst
figure-weaving = Weberei
figure-art = Kunst
figure-music = Musik
figure-farmer =
    { $count ->
        [one] 1 Bauer
       *[other] { $count } Bauern
    }
figure-tool-maker = { $count } Werkzeugmacher
figure-hut-builder = { $count } Hüttenbauer
figure-shaman =
    { $count ->
        [one] 1 Schamane
       *[other] { $count } Schamanen
    }
building-fixed = { $cost } für { $score }
building-free =
    { $kinds ->
        [0] { $pieces } bis { $most } beliebige Rohstoffe zu ihrem Wert
        [1] { $pieces } Rohstoffe einer Sorte zu ihrem Wert
       *[other] { $pieces } Rohstoffe von { $kinds } Sorten zu ihrem Wert
    }
face = { $face } ({ $worth })
reward-wood = { kind-wood }
reward-brick = { kind-brick }
reward-stone = { kind-stone }
reward-gold = { kind-gold }
reward-tool = ein Werkzeug
reward-field = ein Acker
reward-nothing = { printed-nothing }

## Was fehlt

lack-place-room =
    { $has ->
        [0] Gerade ist kein Platz mehr.
        [one] Gerade ist noch Platz für 1 Person.
       *[other] Gerade ist noch Platz für { $has } Personen.
    }

## Möglichkeiten, wie auf einem Knopf

choice-place =
    { $thing ->
        [nothing] { $workers } { $place-to } schicken
       *[other] { $workers } { $place-to } schicken: { $thing }
    }
choice-work = Aktion { $place-at } ausführen
choice-buy =
    { $thing ->
        [nothing] Karte kaufen
       *[other] Karte kaufen: { $thing }
    }
choice-build =
    { $thing ->
        [nothing] Bauen
       *[other] Bauen: { $thing }
    }
choice-decline =
    { $thing ->
        [nothing] Nicht kaufen
       *[other] Nicht kaufen: { $thing }
    }
choice-add-tool = Werkzeug { $space } hinzunehmen
choice-add-one-use = Einmalwerkzeug (Wert { $value }) hinzunehmen
choice-collect = Ertrag nehmen
choice-take-two = Karte für zwei beliebige Rohstoffe nutzen: { $kinds }
choice-keep = Karte für zwei beliebige Rohstoffe behalten
choice-take-die = Würfel { $face } nehmen
choice-feed = Die Personen mit Rohstoffen ernähren
choice-starve = Personen hungern lassen
choice-roll = { $pips }
choice-throw = { $faces }
choice-turn-card = Aufgedeckt: { $card }
choice-draw-card = Gezogen: { $card }
choice-turn-tile = Aufgedeckt: { $tile }
choice-grow-tool = { $who }: ein Werkzeug mehr
choice-grow-worker = { $who }: eine Person mehr
choice-grow-field = { $who }: ein Feld weiter auf der Nahrungsleiste
choice-note-card = { $who } nimmt eine Karte: { $card }
choice-note-building = { $who } nimmt ein Gebäude für { $score } ({ $place })
choice-end-turn = Mit allen Personen fertig
choice-go-hungry = { $who } hat nicht alle Personen ernährt
choice-fed = Alle anderen haben ihre Personen ernährt
choice-end-game-cards = Die Partie ist zu Ende: Die Karten reichen nicht mehr für die Reihe
choice-end-game-buildings = Die Partie ist zu Ende: Ein Gebäudestapel ist leer
choice-show-card = { choice-turn-card }
choice-done = { tally-right }

## Entscheidungen, und was auf sie wartet

decision-placing = { $who }: Setz Personen ein.
decision-acting = { $who }: Führ mit deinen Personen die Aktionen aus.
decision-rolling =
    { $dice ->
        [one] Zufall: { $who } würfelt mit 1 Würfel um { $what }.
       *[other] Zufall: { $who } würfelt mit { $dice } Würfeln um { $what }.
    }
decision-adding = { $who }: { $pips } für { $what }; nimm Werkzeuge hinzu oder nimm den Ertrag.
decision-throwing = Zufall: { $who } wirft die Würfel für alle.
decision-using-two = { $who }: Die Karte für zwei beliebige Rohstoffe jetzt nutzen oder für eine spätere Runde behalten?
waiting-using-two = eine Karte für zwei beliebige Rohstoffe
decision-drafting = { $who }: Nimm einen der Würfel.
decision-drawing-card = Zufall: { $who } zieht eine Karte vom Stapel.
decision-turning-cards = Zufall: Für die Reihe wird eine Karte aufgedeckt.
decision-turning-tiles = Zufall: Das nächste Gebäude eines Stapels wird aufgedeckt.
decision-hungry =
    { $missing ->
        [one] { $who }: Es fehlt 1 Nahrung; zahl mit einem Rohstoff, oder deine Personen hungern.
       *[other] { $who }: Es fehlen { $missing } Nahrung; zahl mit Rohstoffen, oder deine Personen hungern.
    }
decision-watching = { $who } führt Aktionen aus.
decision-feasting = Alle ernähren ihre Personen.
decision-turning-over = { $who } deckt die Karte auf, die verdeckt gezogen wurde.
decision-tallying = Zählt zusammen: Was ergibt jede Zeile der Schlusswertung?
waiting-turning-over = { $who } deckt eine Karte auf
waiting-turning-cards = die Kartenreihe wird gefüllt
waiting-turning-tiles = das nächste Gebäude wird aufgedeckt
waiting-placing = Personen werden eingesetzt
waiting-acting = die Personen führen ihre Aktionen aus
waiting-drawing-card = { $who } zieht eine Karte

## Was geschieht

event-placed = { $who } schickt { $workers } { $place-to }.
event-rolled =
    { $dice ->
        [one] { $who } würfelt mit 1 Würfel um { $what }: { $pips }.
       *[other] { $who } würfelt mit { $dice } Würfeln um { $what }: { $pips }.
    }
event-tool-used = { $who } nimmt ein Werkzeug mit Wert { $value } hinzu.
event-one-use-tool-used = { $who } nimmt das Einmalwerkzeug mit Wert { $value } hinzu und hat es damit verbraucht.
event-gained =
    { $count ->
        [0] { $who } geht beim Würfeln um { $what } leer aus.
       *[other] { $who } bekommt { $pieces }.
    }
event-gained-feed-field = { $who } bekommt { $pieces } vom Acker.
event-gained-any-two-take = { $who } nimmt { $pieces } für die Karte.
event-paid-feed-food = { $who } ernährt den Stamm mit { $spent }.
event-paid-feed-resources = { $who } gibt { $spent } für die fehlende Nahrung.
event-paid-feed-penalty = { $who } verliert auch { $spent }.
event-tool-gained = { $who } bekommt ein Werkzeug.
event-one-use-tool-gained = { $who } bekommt ein Einmalwerkzeug mit Wert { $value }.
event-worker-gained = { $who } hat eine Person mehr.
event-field-gained = { $who } rückt auf der Nahrungsleiste vor.
event-nothing-gained = { $who } bekommt nichts mehr.
event-nothing-gained-card-extra = Für { $who } ist keine Karte mehr zum Ziehen da.
event-any-two-kept = { $who } behält die Karte für zwei beliebige Rohstoffe.
event-any-two-used = { $who } nutzt die Karte für zwei beliebige Rohstoffe.
event-points-gained = { $who } bekommt { $score }.
event-starved = { $who } kann oder will nicht alle Personen ernähren und verliert { $score }.
event-card-taken = { $who } nimmt eine Karte: { $card }.
event-card-drawn = { $who } zieht eine Karte, die sonst niemand sieht.
event-card-turned = Neu in der Reihe: { $card }.
event-row-moved = Die übrigen Karten rücken auf die billigeren Plätze.
event-building-taken = { $who } baut: { $tile }.
event-pile-emptied = Das war das letzte Gebäude eines Stapels: Nach dieser Runde endet die Partie.
event-tile-turned = Das nächste Gebäude: { $tile }.
event-declined = { $who } nimmt eine Person zurück, ohne zu kaufen.
event-dice-thrown = { $who } würfelt für alle: { $faces }.
event-round-began = Eine neue Runde beginnt; { $who } fängt an.
event-scored = { $who }, { $category }: { $score }.
event-ended = { won-alone }
event-ended-shared = { $who } haben je { $score } und teilen sich den Sieg.
event-card-noted = { event-card-taken }
event-card-kept = { $who } zieht verdeckt eine Karte, die am Ende zählt.
event-card-shown = { $who } deckt auf: { $card }.
event-building-noted = { $who } nimmt ein Gebäude ({ $place }).
tie-line-strength = Nahrungsleiste, Werkzeuge und Personen

## Das Ende, und was ein Tisch wählen kann

category-points = erzielte Punkte
category-culture = Kultur
category-farmers = Bauern
category-tool-makers = Werkzeugmacher
category-hut-builders = Hüttenbauer
category-shamans = Schamanen
category-resources = übrige Rohstoffe
ending-end-cards = die Karten reichten nicht für eine weitere Runde
ending-end-buildings = das letzte Gebäude eines Stapels wurde gekauft
ruling-any_two_left = Eine nie genutzte Karte für zwei beliebige Rohstoffe
ruling-any_two_left-two-resources = zählt am Ende wie zwei Rohstoffe
ruling-any_two_left-nothing = zählt am Ende nichts
ruling-any_two_when = Eine Karte für zwei beliebige Rohstoffe lässt sich nutzen
ruling-any_two_when-deciding = immer, wenn man etwas entscheidet, während Aktionen ausgeführt oder Personen ernährt werden
ruling-any_two_when-paying = nur, wenn etwas zu bezahlen ist
ruling-declining = Eine Karte oder ein Gebäude, das du bezahlen kannst
ruling-declining-yes = darf liegen bleiben
ruling-declining-no = muss gekauft werden
ruling-row_from = Neue Karten kommen
ruling-row_from-left = von links
ruling-row_from-right = von rechts
ruling-part_fed = Rohstoffe, die nicht für alle Personen reichen
ruling-part_fed-kept = bleiben
ruling-part_fed-lost = gehen auch verloren
ruling-card_tools = Werkzeuge zu den Würfeln einer Karte
ruling-card_tools-yes = dürfen dazukommen
ruling-card_tools-no = helfen nicht
ruling-at_the_top = Personen, Werkzeuge und Nahrungsleiste am Anschlag
ruling-at_the_top-hut-closed = die Hütte bleibt zu, Werkzeugmacher und Acker bringen nichts mehr
ruling-at_the_top-no-effect = nichts davon bringt noch etwas
ruling-one_use_scored = Unbenutzte Einmalwerkzeuge am Ende
ruling-one_use_scored-yes = zählen als Werkzeuge
ruling-one_use_scored-no = zählen nicht

## Textbilder: was an einer Zeile nicht stimmt

picture-no-head = Eine Stellung als Text beginnt mit einer Zeile wie „stone_age first_2008, 2 players“.
picture-no-such-card = Eine Karte { $detail } gibt es nicht.
picture-no-such-tile = Ein Gebäude { $detail } gibt es nicht.
picture-card-differs = Das ist eine andere Karte, nämlich { $detail }.
picture-tile-differs = Das ist ein anderes Gebäude, nämlich { $detail }.
picture-card-twice = Karte { $detail } liegt an zwei Stellen.
picture-tile-twice = Gebäude { $detail } liegt an zwei Stellen.
picture-too-many-spaces = Davon gibt es nur { $detail }.

## Was jemand hat, als Grund für einen Zug

reason-points = { category-points }
    .why = das bringt sofort Punkte
reason-cards = Karten
    .why = deine Karten zählen am Ende mehr
reason-resources = Rohstoffe
    .why = so bleiben dir mehr Rohstoffe
reason-food = { kind-food }
    .why = so bleibt dir mehr Nahrung
reason-growth = Personen, Werkzeuge und Acker
    .why = das macht deinen Stamm für die nächsten Runden stärker
reason-workers-out = Personen auf dem Plan
    .why = deine Personen auf dem Plan bringen mehr
reason-workers-home = Personen zum Einsetzen
    .why = so bleiben dir mehr Personen zum Einsetzen
