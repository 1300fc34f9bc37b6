### Manitoba auf Deutsch: Regeln, Nomen, Möglichkeiten, Entscheidungen, Verlauf, Ende.

## Regeln: Aufbau

setup-tiles = Es wird ein Territoriumsplättchen mehr gezogen und ausgelegt, als Leute mitspielen, mit je einem passenden Gut auf jedem Gebiet.
setup-totem = Die fünf Scheiben des Totems werden in zufälliger Reihenfolge gestapelt.
setup-clan = Jeder Clan beginnt mit { $clan-huts } schlafenden Cree in den Wigwams und { $clan-square } auf dem Dorfplatz.
setup-goods = Jeder Clan beginnt mit einer Beere, einem Bison, einem Pferd und einem Kanu in seinen Lagern.
setup-region = Rechts vom aktiven Spieler beginnend und gegen den Uhrzeigersinn setzt jeder Clan einen Cree vom Dorfplatz auf ein freies Gebiet und nimmt das Gut dort.
setup-path =
    { $rulings-setup-passes ->
        [2] Wenn alle einen Cree im Land haben, setzt jeder Clan einen vom Dorfplatz auf das erste Feld eines Pfades und bekommt dessen Bonus.
       *[1] Dazu setzt jeder Clan einen Cree vom Dorfplatz auf das erste Feld eines Pfades und bekommt dessen Bonus, bevor der nächste Clan an der Reihe ist.
    }
setup-storage = An diesem Tisch kommen Güter aus dem Aufbau in die Lager, nicht auf Altäre.

## Regeln: das Totem und der Zug

totem-lift = Wer aktiv ist, hebt oben vom Totem mindestens eine Scheibe ab und dreht alles Abgehobene als Stapel um, sodass die unterste Scheibe davon oben liegt.
totem-pass = Nach einer Runde kommen die Scheiben neben dem Dorf auf die im Dorf, und aktiv wird, wer links sitzt.
act-colour = Die Aktionen des aktiven Spielers haben die Farbe der obersten Scheibe im Dorf.
act-once = Wer aktiv ist, hat eine Aktion „Territorium“ und eine Aktion „Visionspfad“, in beliebiger Reihenfolge und keine davon zweimal.
act-wake = Statt beider Aktionen darf der aktive Spieler so viele schlafende Cree aufwecken, wie Scheiben im Dorf liegen.
act-end = Niemand muss eine Aktion nutzen.
trade-none = Clans tauschen nichts und geben einander nichts.
follow-discs = Die anderen dürfen die Farbe einer beliebigen Scheibe im Dorf des aktiven Spielers nutzen, aber nicht die der Scheiben daneben.
follow-one = Alle anderen haben nur eine Aktion: „Territorium“ oder „Visionspfad“.
follow-neighbour = Alle anderen müssen einen neuen Cree neben einen eigenen setzen, wenn sie schon einen im Land haben.
follow-no-wake = Als Aktion darf nur der aktive Spieler Cree aufwecken.

## Regeln: das Territorium

land-enter = Ein Cree kommt von deinem Dorfplatz auf ein freies Gebiet.
land-move = Ein Cree im Land darf auf ein benachbartes freies Gebiet ziehen.
land-free = Ein Gebiet ist frei, wenn dort kein Cree steht, egal, ob ein Gut dort liegt.
land-good = Das Gut auf dem Gebiet, auf das dein Cree kommt, nimmst du sofort.

## Regeln: Güter und Altäre

store-good = Ein Gut kommt in sein eigenes Lager oder auf einen Altar.
store-feather = Eine Feder ist ein Joker: Sie darf in jedes Lager und zählt dort als eines seiner Güter.
store-room = Ein volles Lager nimmt keine Güter mehr auf.
store-back = Ein Gut, für das kein Platz ist, geht in den Vorrat zurück.
altar-place = Jedes Gut, das du nimmst, darf statt ins Lager auf einen Altar.
altar-kind = Auf einem Altar liegen nie zwei gleiche Güter.
altar-empty = Ein voller Altar wird sofort geleert, und alle seine Güter kommen in die Lager.
altar-shell = Wer einen Altar füllt, bekommt ein aktives Wampum, falls noch eins da ist.
altar-renew = Ist es der große Altar, wird außerdem ein verbrauchtes Wampum wieder aktiv.

## Regeln: Wampum

shell-use = In deinem Zug darfst du beliebig viele aktive Wampums nutzen; jedes wird dafür auf die verbrauchte Seite gedreht.
shell-wake = Ein aktives Wampum weckt einen schlafenden Cree auf.
shell-berry = Mit einem aktiven Wampum legst du eine Beere aus ihrem Lager in das eines anderen Gutes, wo sie als dieses Gut zählt.
shell-turn = An diesem Tisch werden Wampums nur bei den eigenen Aktionen genutzt, nicht bei Ereignissen und Wertungen.
shell-last = In der letzten Runde werden keine Wampums mehr genutzt.

## Regeln: Visionspfade

path-step = Mit dieser Aktion setzt du einen Cree vom Dorfplatz auf das erste Feld des Pfades oder ziehst deinen Cree dort ein Feld weiter.
path-lost = Ein Bonus, den du nicht nutzen kannst, verfällt.
path-good = Manche Felder geben ein Gut aus dem Vorrat.
path-wake = Manche Felder wecken einen deiner Cree auf.
path-points = Manche Felder geben sofort Punkte.
path-first = Manche Felder geben nur dem ersten Cree von allen Punkte, der so weit kommt.
path-exempt = Manche Felder befreien dich für den Rest der Partie von der Pflichtwertung eines Gutes.
path-shell = Manche Felder geben ein aktives Wampum, falls noch eins da ist.
path-land = Manche Felder erlauben eine weitere Aktion „Territorium“ in beliebiger Landschaft; du darfst auf sie verzichten.
path-renew = Manche Felder machen ein verbrauchtes Wampum wieder aktiv; hast du keins, gibt es eine Feder.
path-again =
    { $rulings-end-bonus-on-arrival ->
        [yes] Ein Cree auf dem letzten Feld bleibt dort; den Bonus daneben gibt es bei der Ankunft und bei jeder späteren Aktion auf diesem Pfad.
       *[no] Ein Cree auf dem letzten Feld bleibt dort; den Bonus daneben gibt es bei jeder späteren Aktion auf diesem Pfad.
    }
path-spared = Das Ende des Schamanenpfades befreit dich vom Opfer am Schluss.
path-over = Am Ende dieses Pfades gibt es nichts mehr zu tun.

## Regeln: Ereignisse

card-path = Ereignis: Setze einen Cree vom Dorfplatz auf einen Pfad, auf dem du noch keinen hast, oder ziehe einen auf einem Pfad ein Feld weiter, mit Bonus.
card-path-end = An diesem Tisch gibt das Ereignis den Bonus neben dem Ende eines Pfades nicht.
card-step = Ereignis: Ziehe einen deiner Cree auf ein benachbartes freies Gebiet beliebiger Landschaft und nimm das Gut dort.
card-must = An diesem Tisch muss ein Ereignis, das Cree bewegt, ausgeführt werden, wenn es möglich ist.
card-home = Ereignis: Einer deiner Cree im Land kehrt in die Wigwams zurück.
card-good = Ereignis: Nimm eins der gezeigten Güter aus dem Vorrat.
card-feather = Ereignis: Liegt in deinen Lagern eine Feder, geht eine in den Vorrat zurück.
card-each = Ereignis: Jeder deiner Cree im Land bringt { $worth-each ->
        [one] 1 Punkt
       *[other] { $worth-each } Punkte
    }.
card-lakes = Ereignis: Jeder deiner Cree auf einem See bringt { $worth-lakes ->
        [one] 1 Punkt
       *[other] { $worth-lakes } Punkte
    }.
card-most =
    { $rulings-second-after-tie ->
        [no] Ereignis: Die meisten Cree im Land bringen { $worth-most } Punkte, die zweitmeisten { $worth-second }, außer wenn mehrere Erste sind; bei Gleichstand bekommen alle die Punkte ihres Platzes.
       *[yes] Ereignis: Die meisten Cree im Land bringen { $worth-most } Punkte, die zweitmeisten { $worth-second }; bei Gleichstand bekommen alle die Punkte ihres Platzes, und auch nach mehreren Ersten gibt es einen Zweiten.
    }
card-group =
    { $rulings-group-of-one ->
        [no] Ereignis: Die größte Gruppe eigener Cree auf benachbarten Gebieten bringt { $worth-most } Punkte, die zweitgrößte { $worth-second }; ein einzelner Cree ist keine Gruppe.
       *[yes] Ereignis: Die größte Gruppe eigener Cree auf benachbarten Gebieten bringt { $worth-most } Punkte, die zweitgrößte { $worth-second }; auch ein einzelner Cree ist eine Gruppe.
    }
card-none = An diesem Tisch geht ein Clan ohne Cree im Land bei diesen Punkten leer aus.

## Regeln: Wertungen

tile-one = Ein Wertungsplättchen mit einem Gut: Dieses Gut wird gewertet.
tile-two = Ein Wertungsplättchen mit zwei Gütern: Alle werten eins davon.
tile-most =
    { $rulings-most-of-nothing ->
        [skip] Das Wertungsplättchen für die meisten Güter: Du wertest das vollste Lager, bei Gleichstand eins nach Wahl; wer gar nichts hat, wertet nichts.
       *[choose] Das Wertungsplättchen für die meisten Güter: Du wertest das vollste Lager, bei Gleichstand eins nach Wahl, auch wenn alle leer sind.
    }
tile-must = Auslassen darf eine Wertung nur, wer von jedem Gut befreit ist, das zu werten wäre.
tile-skip = Wer befreit ist, darf die Wertung auslassen und macht dann keinen ihrer Schritte.
tile-points = Ein gewertetes Lager bringt die Punkte neben dem obersten Gut.
tile-empty =
    { $rulings-minus-two-goes-home ->
        [no] Ein leeres Lager zu werten kostet { $lost } Punkte, und sonst geschieht nichts.
       *[yes] Ein leeres Lager zu werten kostet { $lost } Punkte, und alle anderen Schritte folgen.
    }
tile-return = Alle Güter eines gewerteten Lagers gehen in den Vorrat.
tile-home = Deine Cree in der Landschaft des gewerteten Gutes kehren in die Wigwams zurück.
tile-refill = Danach bekommt jedes Gebiet dieser Landschaft, auf dem weder ein Cree noch ein Gut ist, sein Gut aus dem Vorrat.
tile-short = Sind zu wenige Güter übrig, wählt die Gebiete aus, wer auffüllt.
points-floor = An diesem Tisch fällt niemand unter null Punkte.

## Regeln: die Jahreszeiten

season-cards = Eine neue Jahreszeit bringt drei zufällige ihrer sechs Ereignisse und für jede Wertungskarte ein Wertungsplättchen, alle offen.
season-feathers = Nach Frühling und Sommer gehen alle Federn in den Lagern in den Vorrat, die auf Altären nicht.
season-home = Nach Frühling und Sommer kehren alle Cree von den Bergen in die Wigwams zurück.
season-refill =
    { $rulings-mountain-refill ->
        [each] Reihum nehmen alle ihre eigenen Cree von den Bergen und füllen dann die leeren mit Federn auf.
       *[once] Wenn alle Cree die Berge verlassen haben, werden die leeren mit Federn aufgefüllt.
    }
season-wake = Nach Frühling und Sommer weckt jeder Clan einen Cree auf.

## Regeln: Ende und Punkte

end-autumn = Nach der fünften Runde des Herbstes endet die Partie mit der Schlusswertung.
end-offering =
    { $rulings-offering-spares-feathers ->
        [yes] Vor der Schlusswertung opfert jeder Clan ein Gut aus jedem Lager, in dem nicht nur Federn liegen.
       *[no] Vor der Schlusswertung opfert jeder Clan ein Gut aus jedem Lager, das nicht leer ist.
    }
end-spared = Ein Clan am Ende des Schamanenpfades opfert nichts.
end-skip = In der Schlusswertung lässt ein Clan ein Lager, von dem er befreit ist, aus, wenn es Punkte kosten würde.
score-points = Es zählen die Punkte aus der Partie, abzüglich der verlorenen.
score-berries = Das Lager der Beeren wird am Ende noch einmal gewertet.
score-bison = Das Lager der Bisons wird am Ende noch einmal gewertet.
score-horses = Das Lager der Pferde wird am Ende noch einmal gewertet.
score-canoes = Das Lager der Kanus wird am Ende noch einmal gewertet.
score-shells = Jedes aktive Wampum zählt am Ende { $worth-active } Punkte, jedes verbrauchte { $worth-used }.
score-nothing = Güter auf Altären, Cree und Plätze auf den Pfaden zählen am Ende nichts.
win-most = Wer die meisten Punkte hat, gewinnt.

## Quellen

text-003 = die Spielregel von Manitoba (auf Koreanisch)

## Nomen

edition-first_2018 = Manitoba
good-berries = Beere
good-bison = Bison
good-horses = Pferd
good-canoes = Kanu
good-feathers = Feder
kind-berries = Beeren
kind-bison = Bisons
kind-horses = Pferde
kind-canoes = Kanus
kind-feathers = Federn
amount-berries =
    { $count ->
        [one] 1 Beere
       *[other] { $count } Beeren
    }
amount-bison =
    { $count ->
        [one] 1 Bison
       *[other] { $count } Bisons
    }
amount-horses =
    { $count ->
        [one] 1 Pferd
       *[other] { $count } Pferde
    }
amount-canoes =
    { $count ->
        [one] 1 Kanu
       *[other] { $count } Kanus
    }
amount-feathers =
    { $count ->
        [one] 1 Feder
       *[other] { $count } Federn
    }
amount-cree = { $count } Cree
amount-awake = { $count } Cree auf dem Dorfplatz
amount-sleeper =
    { $count ->
        [one] 1 schlafenden Cree
       *[other] { $count } schlafende Cree
    }
amount-shell =
    { $count ->
        [one] 1 aktives Wampum
       *[other] { $count } aktive Wampums
    }
amount-disc =
    { $count ->
        [one] 1 Scheibe
       *[other] { $count } Scheiben
    }
place-berries = Lager der Beeren
    .to = ins Lager der Beeren
place-bison = Lager der Bisons
    .to = ins Lager der Bisons
place-horses = Lager der Pferde
    .to = ins Lager der Pferde
place-canoes = Lager der Kanus
    .to = ins Lager der Kanus
place-small-altar = kleiner Altar
    .to = auf den kleinen Altar
place-large-altar = großer Altar
    .to = auf den großen Altar
terrain-forest = Wald
terrain-hills = Hügel
terrain-prairie = Prärie
terrain-lake = See
terrain-mountain = Berg
disc-forest = Grün
disc-hills = Beige
disc-prairie = Braun
disc-lake = Blau
disc-mountain = Weiß
region = { $terrain } { $number }
tile = Territoriums­plättchen { $number }
path-gatherer = Pfad des Sammlers
    .to = auf dem Pfad des Sammlers
path-warrior = Pfad des Kriegers
    .to = auf dem Pfad des Kriegers
path-hunter = Pfad des Jägers
    .to = auf dem Pfad des Jägers
path-shaman = Pfad des Schamanen
    .to = auf dem Pfad des Schamanen
season-winter = Winter
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
happens-path = ein Schritt auf einem Pfad
happens-step = ein Zug im Land
happens-home = ein Cree kehrt zurück
happens-good = ein Gut aus dem Vorrat ({ $goods })
happens-feather = eine Feder geht verloren
happens-each = Punkte für Cree im Land
happens-lakes = Punkte für Cree auf Seen
happens-most = Punkte für die meisten Cree im Land
happens-group = Punkte für die größte Gruppe
cloud-most = meiste Güter
list-goods = { $first } oder { $last }
map-missing = Auf der Karte fehlt eine Landschaft: { $detail ->
        [forest] { terrain-forest }
        [hills] { terrain-hills }
        [prairie] { terrain-prairie }
        [lake] { terrain-lake }
       *[mountain] { terrain-mountain }
    }.
map-pair = Ein Paar besteht aus zwei verschiedenen Gebieten der Karte; { $detail } ist keins.
map-pair-twice = Das Paar { $detail } steht doppelt da.

## Möglichkeiten, wie auf Knöpfen

choice-lift = { $discs } abheben, oben liegt { $disc }
choice-enter = Cree einsetzen: { $region }
choice-move = Cree von { $origin } nach { $region } ziehen
choice-walk = Einen Schritt { $path-to } gehen
choice-wake = Cree aufwecken
choice-finish = Nichts mehr tun
choice-wake-one = Mit einem Wampum einen Cree aufwecken
choice-turn-berry = Mit einem Wampum eine Beere { $place-to } legen
choice-store = { CAPITAL($place-to) } legen
choice-score = { $kind } werten
choice-skip = Die Wertung auslassen
choice-refill = Auffüllen: { $region }
choice-send-home = Cree zurückholen: { $region }
choice-take-good = { $piece } nehmen
choice-lose-feather = Eine Feder abgeben ({ $place })
choice-lay-tile = Ausgelegt: { $tile }
choice-lay-totem = Von oben: { $order }
choice-turn-event = Aufgedeckt: { $card }
choice-turn-cloud = Aufgedeckt: { $cloud }
choice-note-good = { $who } legt { $piece } { $place-to }
choice-note-step = { $who } geht { $path-to } einen Schritt
choice-note-waking = { $who } nutzt ein Wampum: Ein Cree wacht auf
choice-note-berry = { $who } nutzt ein Wampum: Eine Beere kommt { $place-to }
choice-note-feather-lost = { $who } verliert eine Feder ({ $place })
choice-note-score = { $who } wertet { $kind }
choice-note-skip = { $who } lässt die Wertung aus
choice-end-round = Die Runde ist zu Ende
choice-done = { tally-right }

## Entscheidungen, und was auf sie wartet

decision-drawing-tiles = Zufall: Ein Territoriumsplättchen wird gezogen.
decision-laying-totem = Zufall: Das Totem wird gestapelt.
decision-settling-land = { $who }: Setze deinen ersten Cree auf ein freies Gebiet.
decision-settling-path = { $who }: Setze einen Cree auf einen Pfad.
decision-lifting = { $who }: Hebe Scheiben vom Totem ab.
decision-acting = { $who }: Führe eine Aktion aus oder hör auf.
decision-storing = { $who }: Wohin legst du, was du genommen hast ({ $good })?
decision-extra-land = { $who }: Führe noch eine Aktion „Territorium“ in beliebiger Landschaft aus, oder verzichte.
decision-happening = { $who }, Ereignis: { $event }.
decision-scoring = { $who }, Wertung: { $cloud }.
decision-refilling = { $who }: Es sind zu wenige Güter übrig; wähle ein Gebiet zum Auffüllen ({ $terrain }).
decision-turning-events = Zufall: Ein Ereignis der neuen Jahreszeit wird aufgedeckt.
decision-turning-clouds = Zufall: Ein Wertungsplättchen wird aufgedeckt.
decision-watching = Alle spielen und tragen ein.
decision-counting = Wertung: { $cloud }. Alle tragen ein, welches Lager sie werten.
decision-counting-unknown = Wertung: Welches Plättchen liegt dort?
decision-tallying = Prüft zusammen: Stimmt jede Zeile der Schlusswertung?
waiting-drawing-tiles = das Territorium wird ausgelegt
waiting-laying-totem = das Totem wird gestapelt
waiting-settling-land = { $who } kommt ins Land
waiting-settling-path = { $who } beginnt einen Pfad
waiting-lifting = { $who } hebt Scheiben ab
waiting-acting = { $who } ist am Zug
waiting-storing = { $who } lagert ein Gut
waiting-extra-land = { $who } hat noch eine Aktion „Territorium“
waiting-happening = das Ereignis der Runde
waiting-scoring = die Wertung
waiting-refilling = Gebiete werden aufgefüllt
waiting-season-over = das Ende der Jahreszeit
waiting-descending = Cree verlassen die Berge
waiting-waking = jeder Clan weckt einen Cree auf
waiting-turning-events = die Ereignisse der Jahreszeit
waiting-turning-clouds = die Wertungsplättchen der Jahreszeit
waiting-counting = { waiting-scoring }

## Was geschieht

event-tile-laid = Ausgelegt: { $tile }.
event-totem-laid = Das Totem von oben: { $order }.
event-endowed = { $who } beginnt mit { $goods }.
event-lifted = { $who } hebt { $discs } ab; oben liegt { $disc }.
event-entered = { $who } setzt einen Cree ein: { $region }.
event-moved = { $who } zieht einen Cree nach { $region }.
event-went-home =
    { $count ->
        [one] 1 Cree von { $who } kehrt in die Wigwams zurück ({ $terrain }).
       *[other] { $count } Cree von { $who } kehren in die Wigwams zurück ({ $terrain }).
    }
event-picked = { $who } nimmt { $piece }.
event-gained = { $who } bekommt { $piece }.
event-stored = { $who } legt { $piece } { $place-to }.
event-put-back = { $piece } findet keinen Platz und geht in den Vorrat zurück.
event-altar-emptied = { $who } hat einen Altar gefüllt und leert ihn.
event-shell-gained = { $who } bekommt ein aktives Wampum.
event-shell-renewed = Ein verbrauchtes Wampum von { $who } ist wieder aktiv.
event-shell-used = { $who } nutzt ein Wampum.
event-berry-turned = { $who } legt eine Beere { $place-to }.
event-woke = { $who } weckt { $sleepers } auf.
event-walked = { $who } erreicht Feld { $space } auf dem { $path }.
event-repeated = { $who } bekommt den Bonus am Ende vom { $path }.
event-exempted = { $who } muss { $kind } nicht mehr werten.
event-spared = { $who } muss am Schluss nichts opfern.
event-spared-end-spared = { $who } opfert nichts.
event-points-gained = { $who } bekommt { $score }.
event-points-lost = { $who } verliert { $score }.
event-nothing-gained = { $who } bekommt nichts.
event-nothing-gained-altar-shell = Für { $who } ist kein Wampum mehr da.
event-declined = { $who } tut nichts mehr.
event-skipped = { $who } ist befreit und lässt die Wertung aus.
event-feather-lost = { $who } verliert eine Feder.
event-feathers-lost = { $who } gibt { $feathers } ab.
event-storage-cleared = { $who } legt alle Güter aus dem { $place } in den Vorrat zurück.
event-offered = { $who } opfert je ein Gut: { $places }.
event-refilled =
    { $count ->
        [one] 1 Gebiet wird aufgefüllt ({ $kind }).
       *[other] { $count } Gebiete werden aufgefüllt ({ $kind }).
    }
event-season-began = Eine neue Jahreszeit beginnt: { $season }.
event-event-turned = Ein Ereignis der Jahreszeit: { $card }.
event-cloud-turned = Zu werten: { $cloud }.
event-reminded-path-good = { $who } darf { $piece } aus dem Vorrat nehmen.
event-reminded-path-wake = { $who } weckt einen Cree auf.
event-reminded-path-land = { $who } darf noch eine Aktion „Territorium“ nutzen, in beliebiger Landschaft.
event-reminded-path-renew = { event-reminded-path-good }
event-reminded-shell-wake = { event-reminded-path-wake }
event-reminded-tile-home = Cree von { $who } kehren in die Wigwams zurück, und Gebiete werden aufgefüllt ({ $terrain }).
event-all-reminded = Cree auf Bergen kehren in die Wigwams zurück, die Berge werden aufgefüllt, und jeder Clan weckt einen Cree auf.
event-round-began = Eine neue Runde beginnt; { $who } ist aktiv.
event-scored = { $who }, { $category }: { $score }.
event-ended = { won-alone }
event-ended-shared = { $who } haben je { $score } und teilen sich den Sieg.

## Das Ende, und was ein Tisch wählen darf

category-points = Punkte aus der Partie
category-berries = { kind-berries }
category-bison = { kind-bison }
category-horses = { kind-horses }
category-canoes = { kind-canoes }
category-shells = Wampums
ending-end-autumn = der Herbst war vorbei
ruling-setup_altar = Güter aus dem Aufbau
ruling-setup_altar-no = kommen in Lager
ruling-setup_altar-yes = dürfen auch auf Altäre
ruling-setup_passes = Im Aufbau
ruling-setup_passes-1 = setzt jeder Clan beide Cree, bevor der nächste an der Reihe ist
ruling-setup_passes-2 = kommen erst alle Clans ins Land, dann alle auf einen Pfad
ruling-shells_outside = Wampums bei Ereignissen und Wertungen
ruling-shells_outside-no = lassen sich nicht nutzen
ruling-shells_outside-yes = lassen sich nutzen
ruling-events_optional = Ereignisse, die Cree bewegen
ruling-events_optional-yes = darf man ablehnen
ruling-events_optional-no = muss man ausführen
ruling-end_bonus_on_arrival = Den Bonus neben dem Ende eines Pfades
ruling-end_bonus_on_arrival-no = geben erst spätere Aktionen
ruling-end_bonus_on_arrival-yes = gibt auch die Ankunft
ruling-event_end_bonus = Den Bonus neben dem Ende eines Pfades durch ein Ereignis
ruling-event_end_bonus-no = gibt es nicht
ruling-event_end_bonus-yes = gibt es auch
ruling-most_of_nothing = Meiste Güter, wenn alle Lager leer sind
ruling-most_of_nothing-choose = ein leeres wird gewertet
ruling-most_of_nothing-skip = nichts wird gewertet
ruling-minus_two_goes_home = Nachdem ein leeres Lager gewertet wurde
ruling-minus_two_goes_home-yes = kehren Cree zurück, und Gebiete werden aufgefüllt
ruling-minus_two_goes_home-no = geschieht sonst nichts
ruling-mountain_refill = Am Ende einer Jahreszeit werden Berge aufgefüllt
ruling-mountain_refill-once = einmal, wenn alle Cree unten sind
ruling-mountain_refill-each = reihum, jeweils nach dem Abzug der eigenen Cree
ruling-offering_spares_feathers = Aus einem Lager, in dem nur Federn liegen
ruling-offering_spares_feathers-no = wird eine geopfert
ruling-offering_spares_feathers-yes = wird nichts geopfert
ruling-second_after_tie = Nach einem Gleichstand der Ersten
ruling-second_after_tie-yes = bekommt der zweite Platz noch Punkte
ruling-second_after_tie-no = bekommt der zweite Platz keine Punkte
ruling-majority_zero = Clans ohne Cree im Land
ruling-majority_zero-no = bekommen keine Punkte für einen Platz
ruling-majority_zero-yes = dürfen Erste oder Zweite sein
ruling-group_of_one = Ein einzelner Cree
ruling-group_of_one-yes = ist eine Gruppe
ruling-group_of_one-no = ist keine Gruppe
ruling-below_zero = Punktestände
ruling-below_zero-yes = dürfen unter null fallen
ruling-below_zero-no = bleiben bei null stehen

## Textbilder: was an einer Zeile falsch ist

picture-no-head = Ein Bild beginnt mit einer Zeile wie „manitoba first_2018, 2 players“.
picture-no-such-number = Eine { $detail } gibt es hier nicht, oder sie steht an zwei Stellen.
picture-regions = Das Land hat { $detail } Gebiete.
picture-round = Das Spiel hat { $detail } Runden.

## Was jemand hat, als Grund für einen Zug

reason-points = erzielte Punkte
    .why = das bringt sofort Punkte
reason-storages = Güter in Lagern
    .why = so bleiben dir mehr Güter zum Werten
reason-altars = Güter auf Altären
    .why = das bringt dich näher an ein Wampum
reason-shells = { category-shells }
    .why = so bleiben dir mehr Wampums
reason-cree = Cree
    .why = so bleiben dir mehr Cree für Aktionen
reason-land = Cree im Land
    .why = das bringt mehr bei den Ereignissen der Jahreszeit
reason-paths = Schritte auf Pfaden
    .why = das bringt dich auf den Pfaden weiter
