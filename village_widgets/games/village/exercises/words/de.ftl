### Die Übungen von Village: was gefragt wird, was die Antwort sein könnte und warum. Wie die Schlüssel gefunden werden, steht
### oben in tutor/wording.py. Alle Wörter der Regeln und des Plans sind hier ebenfalls verfügbar.

## Was eine Runde auf der Lebensleiste beendet, in beiden Ausgaben (Akkusativ)

lap-end =
    { $lap-end ->
        [quill] den Federkiel
       *[bridge] die Brücke
    }

## Was geschieht

scene-edition = Es gelten die Regeln von „{ $name }“ ({ $year }).
scene-supply = Im Vorrat ist nur noch das: { $pieces }; von allem anderen ist genug da.
scene-cubes-out = Es sind die letzten Züge, und auf dem Plan liegt kein Stein mehr.
scene-turn = { told-active }
scene-market =
    { $free ->
        [yes] { $caller } hat einen Markttag ausgerufen und ist mit dem ersten Verkauf dran.
       *[no] { $caller } hat einen Markttag ausgerufen, und der Verkauf ohne Aufpreis ist vorbei. Nun ist { $who } mit dem Verkaufen dran.
    }
scene-passed =
    { $count ->
        [one] { $out } hat gepasst.
       *[other] { $out } haben gepasst.
    }
scene-privileges =
    { $stage ->
        [1] { $who } darf das Privileg der ersten Stufe nutzen.
       *[other] { $who } darf ein Privileg der Stufen 1 bis { $stage } nutzen.
    }
scene-rewarded =
    { $count ->
        [one] { $who } darf einen Einflussstein beliebiger Farbe nehmen.
       *[other] { $who } darf { $count } Einflusssteine beliebiger Farbe nehmen.
    }
scene-acting = { $who } hat einen Stein { $space-from } genommen.
scene-anywhere = { $who } hat am Brunnen bezahlt und darf eine beliebige Aktion ausführen.
scene-free = { $who } darf eine beliebige Aktion ausführen, ohne einen Stein zu nehmen.
task-has =
    { $sort ->
        [cube] Wähl einen Stein so, dass du danach { $claim } hast.
        [less-grain]
            { $count ->
                [0] Gib alles Getreide aus, das du noch hast: { $change }.
               *[other] Gib aus: { $change }. Danach hast du noch: { $claim }.
            }
        [less-coin]
            { $count ->
                [0] Gib deine letzte Münze aus.
               *[other] Gib aus: { $change }. Danach hast du noch: { $claim }.
            }
       *[more]
            { $now ->
                [0] Hol dir: { $change }.
               *[other] Hol dir: { $change }. Danach hast du: { $claim }.
            }
    }
task-loses = Nimm einen Stein, der dich { $claim } kostet.
task-goods = Wähl deinen Einfluss so, dass du danach { $claim } hast.
task-at-home =
    { $sort ->
        [none] Schick die letzte Figur von deinem Hof fort.
        [fewer]
            { $count ->
                [one] Schick eine Figur von deinem Hof fort, so dass dort nur eine bleibt.
               *[other] Schick eine Figur von deinem Hof fort, so dass dort { $count } bleiben.
            }
       *[more]
            { $count ->
                [one] Hol jemanden auf deinen leeren Hof.
               *[other] Hol noch jemanden auf deinen Hof, so dass dort { $count } Figuren sind.
            }
    }
task-stands =
    { $sort ->
        [bring-home] Hol eine { $member } { $start-from } auf den Hof zurück.
        [train] Bilde eine { $member } { $end-at } aus.
        [enter-council] Schick eine { $member } von deinem Hof in die Ratsstube.
        [advance] Lass eine { $member } { $end-to } aufrücken.
        [join-church] Leg eine { $member } in den schwarzen Beutel.
       *[travel] Schick eine { $member } { $start-from } { $end-to }.
    }
task-may-use =
    { $stage ->
        [1] Nutz die Ratsstube so, dass du das erste Privileg nutzen darfst und kein anderes.
        [2] Nutz die Ratsstube so, dass du das erste oder das zweite Privileg nutzen darfst.
        [3] Nutz die Ratsstube so, dass du eines der ersten drei Privilegien nutzen darfst.
       *[other] Nutz die Ratsstube so, dass du irgendeines der vier Privilegien nutzen darfst.
    }
task-starts-next = Sorg dafür, dass du die nächste Runde anfängst.
question-decides = { $scene } { $who } wählt: { $after }. Was kommt als Nächstes?
question-steps-up = { $scene } { $who } passt, und der Markttag ist vorbei. Welcher Kunde rückt auf den ersten leeren Marktstand vor?
claim-nothing = Nichts davon
claim-decides =
    { $step ->
        [turn] { $who } beginnt einen Zug.
        [acting] { $who } darf eine Aktion ausführen oder auslassen.
        [market-day] { $who } darf einen Kunden bedienen oder passen.
       *[rewarded] { $who } nimmt Einfluss nach Wahl.
    }
claim-steps-up = { $customer }

## Pläne

task-costs =
    { $sort ->
        [well] Geh zum Brunnen und zahl dort: { $payment }.
        [train] Bilde jemanden aus deiner Familie aus und zahl dafür: { $payment }.
        [produce] Stell ein Gut her und zahl dafür: { $payment }.
        [buy] Kauf ein Gut und zahl dafür: { $payment }.
        [grind] Benutz die Mühle und zahl dafür: { $payment }.
        [serve] Bediene einen Kunden und zahl dafür: { $payment }.
        [travel] Mach eine Reise und zahl dafür: { $payment }.
        [enter-council] Schick jemanden aus deiner Familie in die Ratsstube und zahl dafür: { $payment }.
        [advance] Lass jemanden aus deiner Familie in der Ratsstube aufrücken und zahl dafür: { $payment }.
        [join-church] Leg jemanden aus deiner Familie in den schwarzen Beutel und zahl dafür: { $payment }.
        [rise] Lass jemanden aus deiner Familie in der Kirche aufsteigen und zahl dafür: { $payment }.
       *[buy-prestige] Kauf Ruhm und zahl dafür: { $payment }.
    }
task-sparing =
    { $what ->
        [time] { $choice }. Dabei so wenig Zeit aufwenden wie möglich.
       *[jokers] { $choice }. Dabei so viele Münzen wie möglich behalten.
    }
task-well-closes = Wähl einen Stein so, dass für den Rest der Runde niemand mehr zum Brunnen gehen kann.
task-sells-again = Es ist dein Markttag, und dein erster Verkauf ist ohne Aufpreis. Wähl ihn so, dass du noch einen weiteren bezahlen kannst.
task-new-mark = Reise an einen Ort, an dem deine Familie noch nicht war.
task-gets-safely =
    { $what ->
        [scroll] Dein Marker ist kurz davor, { lap-end } zu überschreiten. Hol dir eine Schriftrolle, ohne dass jemand dafür stirbt.
        [wagon] Dein Marker ist kurz davor, { lap-end } zu überschreiten. Hol dir einen Planwagen, ohne dass jemand dafür stirbt.
        [plow] Dein Marker ist kurz davor, { lap-end } zu überschreiten. Hol dir einen Pflug, ohne dass jemand dafür stirbt.
        [horse] Dein Marker ist kurz davor, { lap-end } zu überschreiten. Hol dir ein Pferd, ohne dass jemand dafür stirbt.
       *[ox] Dein Marker ist kurz davor, { lap-end } zu überschreiten. Hol dir einen Ochsen, ohne dass jemand dafür stirbt.
    }
task-crosses-unseen = Dein Marker ist kurz davor, { lap-end } zu überschreiten, und nur eine deiner Figuren ist zu sehen. Überschreite { lap-end } so, dass niemand stirbt.
task-rests =
    { $where ->
        [grave] Eine deiner ältesten Figuren stirbt. Wähl eine, die in ein anonymes Grab kommt.
       *[no] Eine deiner ältesten Figuren stirbt. Wähl eine, die in die Dorfchronik kommt.
    }
task-most-points = Jetzt zählen nur noch die Punkte am Ende der Partie. Mach den Zug, der dir die meisten bringt.
task-rings-in = Eine deiner ältesten Figuren stirbt. Wähl die, deren Tod das Spielende einläutet.
task-goes-on = Eine deiner ältesten Figuren stirbt. Wähl so, dass die Partie weitergeht.
task-majority-goes-to =
    { $winners ->
        [0] Die Messe ist fast vorbei, und nur du darfst noch Figuren aufsteigen lassen. Mach höchstens einen Schritt, so dass niemand den Ruhm für die Mehrheit bekommt.
        [one] Die Messe ist fast vorbei, und nur du darfst noch Figuren aufsteigen lassen. Mach höchstens einen Schritt, so dass { $winner } den Ruhm für die Mehrheit bekommt.
       *[other] Die Messe ist fast vorbei, und nur du darfst noch Figuren aufsteigen lassen. Mach höchstens einen Schritt, so dass { $winner } jeweils den Ruhm für die Mehrheit bekommen.
    }

## Sterben

question-death =
    Der Marker von { $who } auf der Lebensleiste hat gerade { lap-end } überschritten. { $deed ->
        [leave] { $who } lässt die Aktion aus.
       *[other] { $who } beendet den Zug so: { $about }.
    } { $rulings-last-deaths ->
        [removed] An diesem Tisch kommt eine Figur, die nach dem Einläuten des Spielendes stirbt, aus dem Spiel, und das Spielende ist schon eingeläutet.{" "}
       *[placed] {""}
    }Wer stirbt am Ende dieses Zuges, und wo liegt die Figur dann?
claim-dies =
    { $gone ->
        [yes] Die { $member } { $place-at } stirbt und kommt aus dem Spiel.
       *[no] Die { $member } { $place-at } stirbt und liegt { $end-at }.
    }
claim-owner-chooses = { $who } wählt, welche { $member } stirbt.
claim-nobody-dies = Niemand stirbt.
question-death-when =
    { $scene ->
        [first-sale] { $caller } hat einen Markttag ausgerufen und macht den ersten Verkauf: { $about }.
        [market] Es ist der Markttag, den { $caller } ausgerufen hat, und der erste Verkauf ist vorbei. { $who } wählt: { $about }.
        [action] { $who } hat einen Stein genommen und führt diese Aktion aus: { $about }.
       *[turn] { $who } beginnt den Zug so: { $about }.
    } Kostet das in der Familie von { $who } ein Leben, und wenn ja, wann?
claim-death-comes =
    { $when ->
        [once] Ja: Eine der ältesten Figuren stirbt sofort.
        [turn-end] Ja: Eine der ältesten Figuren stirbt am Ende des Zuges.
        [not-passed] Nein: Der Marker überschreitet { lap-end } nicht.
       *[unseen] Nein: Der Marker überschreitet zwar { lap-end }, aber niemand aus der Familie ist zu sehen.
    }

## Messe

question-majority-drawn = Bei einer Messe kommt die letzte Figur aus dem schwarzen Beutel ({ $about }). Niemand steigt diesmal auf. Wer bekommt Ruhm für die meisten Figuren in der Kirche?
claim-majority-goes-to =
    { $winners ->
        [0] Niemand bekommt welchen.
        [one] { $who } bekommt { $prestige }.
       *[other] { $who } bekommen je { $prestige }.
    }
question-rising-barred = { $who } darf nun Figuren in der Kirche aufsteigen lassen. Welche von ihnen kann jetzt nicht aufsteigen?
claim-cannot-rise = Die { $member } { $place-at }
question-drawn-blindly =
    { $count ->
        [0] Eine Messe beginnt.
        [one] Bei dieser Messe wurde bisher eine Figur aus dem schwarzen Beutel freigekauft.
       *[other] Bei dieser Messe wurden bisher { $count } Figuren aus dem schwarzen Beutel freigekauft.
    } { $deed ->
        [done] { $who } kauft niemanden frei, und die anderen auch nicht.
       *[buy-out] { $who } kauft eine { $member } frei, und danach kauft niemand mehr jemanden frei.
    } Wie viele Figuren werden dann blind gezogen?
claim-drawn-blindly =
    { $count ->
        [0] Keine
        [one] 1 Figur
       *[other] { $count } Figuren
    }
question-first-to-buy-out = { $who } hat gerade einen Zug beendet. Kein Stein ist mehr da, also beginnt eine Messe. Wer darf zuerst Figuren aus dem schwarzen Beutel freikaufen?
question-next-to-buy-out =
    { $count ->
        [0] Eine Messe beginnt.
        [one] Bei dieser Messe wurde bisher eine Figur aus dem schwarzen Beutel freigekauft.
       *[other] Bei dieser Messe wurden bisher { $count } Figuren aus dem schwarzen Beutel freigekauft.
    } { $deed ->
        [done] { $who } kauft niemanden mehr frei.
       *[buy-out] { $who } kauft eine { $member } frei.
    } Wer darf danach Figuren aus dem schwarzen Beutel freikaufen?
question-next-to-rise =
    { $deed ->
        [done] Bei einer Messe ist das Ziehen vorbei. { $who } darf zuerst Figuren in der Kirche aufsteigen lassen und tut es nicht. Wer darf danach?
       *[rise] Bei einer Messe ist das Ziehen vorbei. { $who } darf zuerst Figuren in der Kirche aufsteigen lassen und wählt: { $about }. Wer darf danach?
    }
claim-decides-next = { $who }
claim-step-is-over =
    { $step ->
        [buying-out] Niemand: Das Freikaufen ist hier zu Ende.
       *[rising] Niemand: Jetzt wird die Mehrheit gezählt.
    }
question-monks =
    { $count ->
        [0] Bei dieser Messe wurde bisher kein Mönch gezogen.
        [one] Bei dieser Messe wurde bisher ein Mönch gezogen.
       *[other] Bei dieser Messe wurden bisher { $count } Mönche gezogen.
    } Nun kommt die vierte und letzte Figur aus dem schwarzen Beutel ({ $about }). Wie viele Mönche kommen nach diesem Ziehen in den schwarzen Beutel zurück?
claim-monks-go-back =
    { $count ->
        [0] Keiner
        [one] 1 Mönch
       *[other] { $count } Mönche
    }
question-bag-holds =
    { $count ->
        [0] Bei dieser Messe wurde bisher kein Mönch gezogen.
        [one] Bei dieser Messe wurde bisher ein Mönch gezogen.
       *[other] Bei dieser Messe wurden bisher { $count } Mönche gezogen.
    } Nun kommt die vierte und letzte Figur aus dem schwarzen Beutel ({ $about }). Wie viele Figuren, Familienmitglieder und Mönche zusammen, sind im schwarzen Beutel, wenn die Messe vorbei ist?
claim-bag-holds = { claim-drawn-blindly }

## Wertung und Ende

question-farm-worth = Die letzte Messe ist vorbei. Wie viele Punkte bekommt { $who } { $category ->
        [prestige] für die Ruhmesleiste
        [travel] für die Orte auf dem Reiseplan
        [council] für Figuren in der Ratsstube
        [church] für Figuren in der Kirche
        [chronicle] für Figuren in der Dorfchronik
        [customers] für bediente Kunden
       *[coins] für Münzen
    }?
question-farm-total = Die letzte Messe ist vorbei. Wie viele Punkte hat { $who } am Ende, alles zusammengezählt?
claim-worth =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
claim-totals = { claim-worth }
because-line = { $category } { $points }
because-farm-total = { $lines }: zusammen { $total }.
question-winner-line = { $who } { $points }
question-winner =
    Es gelten die Regeln von „{ $name }“ ({ $year }). Die letzte Messe ist vorbei. { $told ->
        [totals] Alles zusammengezählt sind die Punkte: { $lines }.{" "}
        [customers] Die verdeckten Kunden sind so viel wert: { $lines }.{" "}
       *[nothing] {""}
    }Wer gewinnt, und nach welcher Regel?
claim-wins =
    { $by ->
        [win-most] { $who }: die meisten Punkte
        [tie-customers] { $who }: gleich viele Punkte, aber mehr Kunden bedient
        [tie-grain] { $who }: gleich viele Punkte, aber mehr Getreide übrig
        [tie-living] { $who }: gleich viele Punkte, auch nach der ersten Gleichstandsregel gleichauf, aber mehr lebende Figuren
       *[tie-shared] { $who } gemeinsam: in allem gleich, was zählt
    }
question-last-turns =
    { $day ->
        [none] Am Ende des Zuges stirbt eine der ältesten Figuren von { $who }, und das läutet das Spielende ein. { $who } wählt: { $about }.
        [own] { $who } hat einen Markttag ausgerufen und verliert dabei eine der ältesten Figuren. Das läutet das Spielende ein. { $who } wählt: { $about }. Für den Rest des Tages passen alle.
       *[other] An einem Markttag, den { $caller } ausgerufen hat, verliert { $who } eine der ältesten Figuren, und das läutet das Spielende ein. { $who } wählt: { $about }. Für den Rest des Tages passen alle.
    } Wer macht noch einen Zug, und in welcher Reihenfolge?
claim-turns-left = { $order }
list-then = { $first }, dann { $last }
question-then-what =
    { $last ->
        [no] { $who } hat den letzten Stein genommen und verliert am Ende dieses Zuges eine der ältesten Figuren. Das läutet das Spielende ein. { $who } wählt: { $about }.
       *[yes] Es sind die letzten Züge, und { $who } hat gerade einen beendet. { $left ->
            [0] Sonst kommt niemand mehr dran.
           *[other] Noch an der Reihe sind: { $seats }.
        }
    } Was geschieht als Nächstes?
claim-comes-next =
    { $comes ->
        [cube] { $who } nimmt einen Stein und darf dort die Aktion ausführen.
        [free] { $who } darf ohne Stein eine beliebige Aktion ausführen.
        [last-mass] Die letzte Messe findet statt.
        [mass] Eine Messe findet statt, und danach beginnt eine neue Runde.
       *[score] Es wird sofort gewertet, ohne Messe.
    }

## Runden

question-customers-missing = Ihr baut eine Partie für { $players } Spieler auf und deckt Kunden auf. Wie viele müssen noch aufgedeckt werden, bevor die erste Runde beginnt?
claim-customers-missing =
    { $count ->
        [one] noch 1
       *[other] noch { $count }
    }
question-compensation = An diesem Tisch gibt es einen Ausgleich für spätere Plätze. { $starter } fängt an. Was bekommt { $who } vor der ersten Runde?
claim-compensation =
    { $gets ->
        [grain] 1 Getreide
        [random] Einen zufälligen Einflussstein
        [choice] Einen Einflussstein nach Wahl
        [coin] 1 Münze
       *[nothing] Nichts
    }
question-filling = Die Messe ist vorbei, und eine neue Runde beginnt. Auf dem Aufbaukärtchen für { $players } Spieler steht: { $added } Einflusssteine von jeder Farbe. Im Vorrat sind: { $supply }. Was kommt in den grünen Beutel?
claim-goes-into-bag = { $cubes }
question-seeding-card = { $space } { $count }
question-seeding = Eine Runde beginnt; Steine im grünen Beutel: { $bag }. Auf dem Aufbaukärtchen steht: { $card }. Wie viele Steine liegen dann { $space-at }?
claim-space-gets =
    { $count ->
        [0] Keiner
        [one] 1 Stein
       *[other] { $count } Steine
    }
question-next-starter = Es ist der letzte Zug einer Runde: Auf dem Plan liegt kein Stein mehr. { $who } wählt: { $about }. Wer fängt die nächste Runde an?
question-round-end = Das Spielende ist noch nicht eingeläutet. { $who } wählt: { $about }. Was kommt danach?
claim-starts-round = { $who }

## Allein gegen Carla

task-her-cube = Wähl einen Stein so, dass Carla { $cube-a } { $space-from } nimmt.
task-you-choose = Wähl einen Stein so, dass du auch für Carla einen aussuchen musst, und zwar { $space-from }.
task-die-cannot = Ein Würfel entscheidet, welche Farbe Carla nimmt. Wähl einen Stein so, dass diese Farbe beim Würfeln nicht mehr zählen kann: { $cube }.
task-die-finds = Ein Würfel entscheidet, welche Farbe Carla nimmt. Wähl einen Stein so, dass Carla den Stein { $space-from } nimmt, wenn der Würfel diese Farbe zeigt: { $cube }.
task-carla-does =
    { $deed ->
        [calls] Wähl einen Stein so, dass Carla einen Markttag ausruft.
        [sends] Wähl einen Stein so, dass jemand aus Carlas Familie in den schwarzen Beutel kommt.
        [leaves] Wähl einen Stein so, dass Carla einen von der Kirche nimmt, wo niemand aus Carlas Familie wartet.
       *[rests] Mach einen Zug, auf den Carla nicht reagiert.
    }
task-hers-rests = Zeigt Carlas nächstes Schicksalsplättchen den Federkiel, stirbt jemand aus Carlas Familie. Wähl einen Stein so, dass die Figur dann { $end-at } liegt.
task-hers-served = Es ist dein Markttag, und dein erster Verkauf ist ohne Aufpreis. Verkauf so, dass Carla diesen Kunden bedient: { $customer }.
task-spends-ring = Du hast den Ring. Mach einen Zug, bei dem du ihn ausgibst.
task-gains-majority = Bei der Messe ist das Ziehen vorbei. Lass jemanden aus deiner Familie in der Kirche so aufsteigen, dass du für die Mehrheit { $prestige } bekommst.
question-alone-customers = Ein Solospiel wird aufgebaut, und Kunden werden aufgedeckt. Wie viele müssen noch aufgedeckt werden, bevor die erste Runde beginnt?
question-next-round =
    { $ring ->
        [spent] Du spielst allein, hast den Ring ausgegeben, und auf dem Plan liegt kein Stein mehr. Deine letzte Aktion der Runde lässt du aus. Wie beginnt die nächste Runde?
       *[yours] Du spielst allein, hast den Ring, und auf dem Plan liegt kein Stein mehr. Deine letzte Aktion der Runde lässt du aus. Wie beginnt die nächste Runde?
    }
claim-next-round =
    { $alone ->
        [yes] Du fängst an, und der Ring liegt in der Ratsstube.
        [yours] Du fängst an, und du hast den Ring.
        [supply] Du fängst an, und der Ring liegt im Vorrat.
       *[no] Carla fängt an, und der Ring liegt in der Ratsstube.
    }
question-her-track =
    { $new ->
        [yes] Du spielst allein, auf dem Plan liegt kein Stein mehr, und deine letzte Aktion der Runde lässt du aus. Auf welches Feld der Leiste, gezählt vom Zeichen der Ratsstube an, legt Carla den ersten Stein der neuen Runde?
       *[no] Du spielst allein und hast einen Stein genommen. Die Aktion lässt du aus. Auf welches Feld der Leiste, gezählt vom Zeichen der Ratsstube an, legt Carla den nächsten Stein?
    }
claim-lies-on = Feld { $spot }
question-face-down =
    { $quill ->
        [yes] Du spielst allein. Carlas Stein kommt an einem Schicksalsplättchen vorbei, und es zeigt den Federkiel. Wie viele der drei Plättchen dieses Satzes liegen danach verdeckt?
       *[no] Du spielst allein. Carlas Stein kommt an einem Schicksalsplättchen vorbei, und es ist leer. Wie viele der drei Plättchen dieses Satzes liegen danach verdeckt?
    }
claim-face-down =
    { $count ->
        [0] Keines
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
question-hers-dies = Du spielst allein. Carlas Stein kommt an einem Schicksalsplättchen vorbei, und es zeigt den Federkiel. Wer aus Carlas Familie stirbt?
claim-hers-dies = Die { $member }: { $where }
question-her-window = Du spielst allein, und eine Messe findet statt. Jemand aus Carlas Familie wird aus dem schwarzen Beutel gezogen. Wohin kommt die Figur?
claim-her-window = { $place }
question-rank = Du hast allein gespielt und insgesamt { $points } Punkte erreicht. Welcher Rang ist das?
claim-ranks = { $name }

## Was an einer Antwort nicht stimmt

remark-has =
    { $miss ->
        [same]
            { $count ->
                [0] Davon bringt dir das nichts.
               *[other] Dann hättest du noch immer: { $claim }.
            }
       *[other]
            { $count ->
                [0] Davon bliebe dir dann nichts.
               *[other] Dann hättest du: { $claim }.
            }
    }
remark-loses =
    { $time ->
        [0] Das kostet dich keine Zeit.
       *[other] Das kostet dich { $claim }.
    }
remark-goods =
    { $miss ->
        [same] Das bringt dir keinen Einfluss.
       *[other] Dann hättest du: { $claim }.
    }
remark-at-home =
    { $count ->
        [0] Dann wäre keine deiner Figuren auf dem Hof.
        [one] Dann wäre eine deiner Figuren auf dem Hof.
       *[other] Dann wären { $count } deiner Figuren auf dem Hof.
    }
remark-stands =
    { $miss ->
        [none] Damit bewegst du niemanden aus deiner Familie: { $choice }.
        [end] Damit bringst du eine { $member } { $end-to }.
        [start] Damit bewegst du die { $member } { $start-from }.
       *[member] Damit bewegst du eine { $member }.
    }
remark-may-use =
    { $stage ->
        [0] Das gibt dir kein Privileg.
        [1] Dann könntest du nur das erste Privileg nutzen.
        [2] Dann könntest du das erste oder das zweite Privileg nutzen.
        [3] Dann könntest du eines der ersten drei Privilegien nutzen.
       *[other] Dann könntest du irgendeines der vier Privilegien nutzen.
    }
remark-starts-next = Dann würde { $who } die nächste Runde anfangen.
remark-decides =
    { $differs ->
        [seat] Nicht { $who } macht weiter.
        [step] { $who } macht zwar weiter, aber nicht damit.
       *[other] Das kommt nicht als Nächstes.
    }
remark-steps-up = Dieser Kunde steht weiter hinten in der Warteschlange.
remark-sparing =
    { $miss ->
        [time] Das kostet: { $cost }. Es geht auch mit weniger Zeit.
        [jokers] Das kostet: { $cost }. Es geht auch mit weniger Münzen.
       *[choice] Das wäre ein anderer Zug: { $choice }.
    }
remark-well-closes = Auf dem Plan läge noch ein Stein, also ließe sich der Brunnen noch nutzen.
remark-sells-again =
    { $miss ->
        [poor] Danach könntest du keinen weiteren Verkauf bezahlen.
       *[passes] Damit verkaufst du nichts.
    }
remark-new-mark =
    { $miss ->
        [known] An diesem Ort war deine Familie schon.
       *[stays] Das ist keine Reise.
    }
remark-gets-safely =
    { $miss ->
        [dies] Das kostet Zeit: Dein Marker überschreitet { lap-end }, und eine deiner ältesten Figuren stirbt.
       *[without] Niemand stirbt, aber das ist nicht das, was du holen solltest.
    }
remark-crosses-unseen =
    { $miss ->
        [dies] Dein Marker überschreitet { lap-end }, aber eine deiner Figuren ist noch zu sehen und stirbt.
       *[short] Dein Marker würde { lap-end } nicht überschreiten.
    }
remark-rests =
    { $where ->
        [grave] Für diese Figur ist in der Dorfchronik noch Platz.
       *[no] Für diese Figur ist in der Dorfchronik kein Platz mehr.
    }
remark-most-points = { remark-ends-with }
remark-rings-in = Dieser Tod läutet das Spielende nicht ein: Die Partie geht weiter.
remark-goes-on = Dieser Tod läutet das Spielende ein.
remark-dies =
    { $differs ->
        [generation] Es ist nicht die { $member }: Die niedrigste Zahl, die zu sehen ist, stirbt zuerst.
        [place] Eine { $member } stirbt, aber eine andere.
        [end] Das ist die richtige Figur, aber sie kommt woandershin.
       *[sort] Sieh noch einmal nach, wer zu sehen ist und wie viele davon die niedrigste Zahl haben.
    }
remark-owner-chooses =
    { $differs ->
        [generation] Zu wählen gibt es etwas, aber nicht zwischen diesen.
       *[sort] Hier gibt es nichts zu wählen.
    }
remark-nobody-dies = Jemand aus der Familie ist zu sehen, also stirbt jemand.
remark-death-comes =
    { $when ->
        [once] Hier stirbt niemand sofort.
        [turn-end] Am Ende dieses Zuges stirbt niemand.
        [not-passed] Zähl noch einmal: Der Marker überschreitet { lap-end } sehr wohl.
       *[unseen] Das ist nicht der Grund: Sieh dir den Marker und die Familie noch einmal an.
    }
remark-majority-goes-to =
    { $differs ->
        [points] Der Ruhm für die Mehrheit wird nicht aufgeteilt.
        [seats] Zähl die Figuren in der Kirche noch einmal, dann vergleich, wie hoch sie stehen.
       *[move]
            { $winners ->
                [0] Dann bekäme niemand den Ruhm für die Mehrheit.
                [one] Damit bekommt { $winner } den Ruhm für die Mehrheit.
               *[other] Damit bekommen { $winner } jeweils den Ruhm für die Mehrheit.
            }
    }
remark-cannot-rise = Diese { $member } kann aufsteigen, und zwar für { $cost }.
remark-drawn-blindly = { remark-number }
remark-monks-go-back = { remark-number }
remark-bag-holds = { remark-number }
remark-decides-next = Nicht { $who }: Geh im Uhrzeigersinn herum und überspring alle, die nichts tun können.
remark-step-is-over = Es kann noch jemand weitermachen.
remark-worth = { remark-number }
remark-totals = { remark-number }
remark-wins =
    { $differs ->
        [seats] Die Punkte oder sonst die Regeln für Gleichstand sagen etwas anderes.
       *[by] Richtig, aber entschieden wird das nach einer anderen Regel.
    }
remark-turns-left =
    { $way ->
        [more] Das sind zu viele Züge.
        [fewer] Das sind zu wenige Züge.
       *[other] Die Zahl der Züge stimmt, aber nicht die Reihenfolge.
    }
remark-comes-next =
    { $comes ->
        [cube] Einen Stein nimmt jetzt niemand mehr.
        [free] Einen Zug ohne Stein gibt es jetzt nicht.
        [last-mass] Für die letzte Messe ist es noch zu früh.
        [mass] Es beginnt keine neue Runde, also gibt es so eine Messe nicht.
       *[score] Gewertet wird noch nicht.
    }
remark-customers-missing = { remark-number }
remark-compensation = Das bekommt ein anderer Platz: Zähl die Plätze ab dem Startspieler.
remark-goes-into-bag = Vergleich noch einmal mit dem Vorrat: Von jeder Farbe kommt hinein, was da ist, und die Pest kommt auch dazu.
remark-space-gets = { remark-number }
remark-starts-round = Nicht { $who }: Sieh nach, wo der Ring ist.
remark-her-cube = Carla nähme einen anderen Stein oder einen von woanders.
remark-you-choose = Von dort würdest du für Carla keinen Stein aussuchen.
remark-die-cannot = Diese Farbe läge noch auf dem Plan und könnte beim Würfeln zählen.
remark-die-finds = Den Stein { $space-from } nähme Carla dann nicht.
remark-carla-does =
    { $deed ->
        [take] Auf diesen Stein reagiert Carla anders.
       *[other] So würde Carla nicht reagieren.
    }
remark-hers-rests = Ein Federkiel brächte dann niemanden aus Carlas Familie dorthin.
remark-hers-served = Diesen Kunden würde Carla dann nicht bedienen.
remark-spends-ring = Damit gibst du den Ring nicht aus.
remark-gains-majority = Dann bekämst du den Ruhm für die Mehrheit nicht.
remark-next-round =
    { $differs ->
        [start] In einem Solospiel fängst immer du an.
       *[ring] Du fängst zwar an, aber der Ring ist woanders.
    }
remark-lies-on = { remark-number }
remark-face-down = { remark-number }
remark-hers-dies =
    { $differs ->
        [generation] Aus Carlas Familie kommt eine andere Zahl zuerst.
       *[place] Die Zahl stimmt, aber nicht der Ort.
    }
remark-her-window = Nicht dorthin: Sieh nach, welche Fenster frei sind, von unten nach oben.
remark-ranks = Mit diesen Punkten ist es ein anderer Rang.
