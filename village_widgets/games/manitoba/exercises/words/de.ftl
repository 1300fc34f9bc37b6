### Die Übungen von Manitoba: was gefragt wird, was die Antwort sein könnte und warum. Wie die Schlüssel gefunden werden, steht
### oben in tutor/wording.py. Alle Wörter der Regeln und des Plans sind hier ebenfalls verfügbar.

## Wie es zu einer Entscheidung kam

scene-lifting = { $who } ist aktiv und hebt Scheiben ab.
scene-active-none = { $who } ist aktiv und hat Scheiben abgehoben.
scene-active-landed = { $who } ist aktiv und hat die Aktion „Territorium“ schon genutzt.
scene-active-walked = { $who } ist aktiv und hat die Aktion „Visionspfad“ schon genutzt.
scene-other-none = { $who } ist an der Reihe, aber nicht aktiv.
scene-other-both = { $who } ist nicht aktiv und hat die einzige Aktion schon genutzt.
scene-storing = { $who } hat ein Gut genommen und muss es ablegen ({ $good }).
scene-storing-emptied = { $who } hat einen Altar gefüllt, und ein Gut von dort muss nun weggelegt werden ({ $good }).
scene-happening = { $who } führt das Ereignis aus: { $event }.
scene-scoring = { $who } wertet mit diesem Plättchen: { $cloud }.
scene-refilling = { $who } füllt Gebiete auf, aber es sind zu wenige Güter übrig ({ $terrain }).
scene-settling-land = { $who } setzt den ersten Cree ins Land.
scene-settling-path = { $who } setzt einen Cree auf einen Pfad.

## Das Totem

task-on-top = Heb so viele Scheiben ab, dass in deinem Dorf diese Farbe oben liegt: { $disc }.
task-next-top = Heb so viele Scheiben ab, dass in der nächsten Runde diese Farbe oben liegt: { $disc }.
task-shares = Heb so viele Scheiben ab, dass die anderen { $disc } nutzen können, aber nicht { $barred }.
task-opens-land = Heb so viele Scheiben ab, dass du danach im Land dieses Gut nehmen kannst: { $good }.
task-could-wake = Heb so viele Scheiben ab, dass du danach { $count } Cree aufwecken könntest.

## Das Land

task-takes =
    { $which ->
        [berries] Hol dir eine Beere.
        [bison] Hol dir einen Bison.
        [horses] Hol dir ein Pferd.
        [canoes] Hol dir ein Kanu.
       *[feathers] Hol dir eine Feder.
    }
task-takes-nothing = Geh mit einem Cree auf ein Gebiet, auf dem kein Gut liegt.
task-comes =
    { $sort ->
        [enter] Setz einen neuen Cree vom Dorfplatz in diese Landschaft: { $terrain }.
       *[move] Zieh einen Cree, der schon im Land ist, in diese Landschaft: { $terrain }.
    }
task-blocks = Als Nächstes ist { $rival } an der Reihe. Mach einen Zug, nach dem { $rival } die Aktion „Territorium“ nicht nutzen kann.
task-has =
    { $sort ->
        [group] Sorg dafür, dass deine größte Gruppe { $count } Cree hat.
        [square]
            { $count ->
                [one] Sorg dafür, dass 1 Cree auf deinem Dorfplatz steht.
               *[other] Sorg dafür, dass { $count } Cree auf deinem Dorfplatz stehen.
            }
        [huts]
            { $count ->
                [one] Werte so, dass danach 1 Cree in deinen Wigwams schläft.
               *[other] Werte so, dass danach { $count } Cree in deinen Wigwams schlafen.
            }
       *[active]
            { $count ->
                [one] Sorg dafür, dass du 1 aktives Wampum hast.
               *[other] Sorg dafür, dass du { $count } aktive Wampums hast.
            }
    }
task-declines = Verzichte auf den Rest deines Zuges.

## Güter und Altäre

task-worth =
    { $points ->
        [one] Sorg dafür, dass dein Lager der { $kind } 1 Punkt wert ist.
       *[other] Sorg dafür, dass dein Lager der { $kind } { $points } Punkte wert ist.
    }
task-stocks =
    { $count ->
        [one] Sorg dafür, dass in deinem Lager der { $kind } 1 Gut liegt.
       *[other] Sorg dafür, dass in deinem Lager der { $kind } { $count } Güter liegen.
    }
task-on-altar =
    { $where ->
        [small-altar]
            { $count ->
                [one] Leg das erste Gut auf deinen kleinen Altar.
               *[other] Leg das Gut so ab, dass auf deinem kleinen Altar { $count } Güter liegen.
            }
       *[large-altar]
            { $count ->
                [one] Leg das erste Gut auf deinen großen Altar.
               *[other] Leg das Gut so ab, dass auf deinem großen Altar { $count } Güter liegen.
            }
    }
task-fills =
    { $sort ->
        [small-altar] Mach deinen kleinen Altar voll.
       *[large-altar] Mach deinen großen Altar voll.
    }
task-lets-fill =
    { $sort ->
        [small-altar] Nimm ein Gut, mit dem du deinen kleinen Altar füllen kannst.
       *[large-altar] Nimm ein Gut, mit dem du deinen großen Altar füllen kannst.
    }
task-outlasts = Nach dieser Runde endet die Jahreszeit. Leg die Feder so ab, dass du sie darüber hinaus behältst.

## Pfade

task-wakes = Geh einen Schritt, der einen deiner Cree aufweckt.
task-frees = Geh einen Schritt, nach dem du { $kind } nie mehr werten musst.
task-spares = Geh einen Schritt, der dich vom Opfer am Schluss befreit.
task-opens-extra = Geh einen Schritt, der dir noch eine Aktion „Territorium“ bringt.
task-idles = Geh einen Schritt, dessen Bonus du nicht nutzen kannst.

## Ereignisse und Wertungen

task-scores =
    { $sort ->
        [lose]
            { $lost ->
                [one] Werte das Lager, das dich 1 Punkt kostet.
               *[other] Werte das Lager, das dich { $lost } Punkte kostet.
            }
        [gain]
            { $points ->
                [one] Werte so, dass du genau 1 Punkt bekommst.
               *[other] Werte so, dass du genau { $points } Punkte bekommst.
            }
       *[step]
            { $points ->
                [one] Geh einen Schritt, der dir sofort 1 Punkt bringt.
               *[other] Geh einen Schritt, der dir sofort { $points } Punkte bringt.
            }
    }
task-scores-by-event =
    { $points ->
        [one] Du bist zuletzt an der Reihe, dann folgt das Ereignis. Mach einen Zug, nach dem es dir 1 Punkt bringt.
       *[other] Du bist zuletzt an der Reihe, dann folgt das Ereignis. Mach einen Zug, nach dem es dir { $points } Punkte bringt.
    }
task-leaves = Du bist befreit. Lass alles, wie es ist.
task-keeps = Werte so, dass dein Lager der { $kind } seine Güter behält.
task-relays =
    { $count ->
        [0] Werte so, dass kein Gebiet ein neues Gut bekommt.
        [one] Werte so, dass 1 Gebiet ein neues Gut bekommt.
       *[other] Werte so, dass { $count } Gebiete ein neues Gut bekommen.
    }
task-sends-from = Hol den Cree aus dieser Landschaft in die Wigwams zurück: { $terrain }.
task-loses-least = Gib die Feder ab, die deine Lager am wenigsten Punkte kostet.
task-refills-near = Leg ein Gut dorthin, wohin einer deiner Cree sofort ziehen könnte.

## Das Ende

task-ends-with = Mit diesem Zug endet die Partie. Leg die Feder dorthin, wo sie dir die meisten Punkte bringt.
task-wins = Mit diesem Zug endet die Partie. Gewinn sie allein.

## Fragen

question-before =
    { $when ->
        [setup] Eine neue Partie wird aufgebaut, und { $start } ist zuerst aktiv.
        [season] { $who } wertet in dieser Jahreszeit zuletzt und wählt: { $about }. Dann endet die Jahreszeit.
        [event] { $who } ist in dieser Runde zuletzt an der Reihe und tut nichts mehr. Dann kommt das Ereignis: { $event }.
        [end] { $who } tut nichts mehr, und die Partie endet.
       *[move] { $who } wählt: { $about }.
    }
question-decides =
    { $when ->
        [setup] { question-before } Wer setzt den ersten Cree ins Land?
       *[move] { question-before } Wer ist als Nächstes an der Reihe?
    }
question-has-then =
    { $what ->
        [square] { question-before } Wie viele Cree hat { $whose } danach auf dem Dorfplatz?
        [huts] { question-before } Wie viele Cree von { $whose } schlafen danach?
        [land] { question-before } Wie viele Cree hat { $whose } danach im Land?
        [active] { question-before } Wie viele aktive Wampums hat { $whose } danach?
        [feathers] { question-before } Wie viele Federn hat { $whose } danach?
       *[stored] { question-before } Wie viele Güter hat { $whose } danach im Lager der { $kind }?
    }
question-gains-then =
    { $when ->
        [event] { question-before } Wie viele Punkte bekommt { $whose } dafür?
       *[move] { question-before } Wie viele Punkte bringt das { $whose } sofort?
    }
question-lies-then =
    { $when ->
        [season] { question-before } Auf wie vielen Bergen liegt danach eine Feder?
       *[move] { question-before } Auf wie vielen Gebieten dieser Landschaft liegt danach ein Gut: { $terrain }?
    }
question-order-then =
    { $what ->
        [village] { question-before } In welcher Reihenfolge liegen die Scheiben im Dorf, von oben nach unten?
       *[round] { question-before } In welcher Reihenfolge liegen die Scheiben in der nächsten Runde, von oben nach unten?
    }
question-goes-to = { question-before } Wohin kommt das Gut von dort?
question-line-then =
    { $what ->
        [points] { question-before } Wie viele Punkte hat { $whose } aus der Partie, noch ohne die Schlusswertung?
        [shells] { question-before } Wie viele Punkte bekommt { $whose } für Wampums?
       *[stored] { question-before } Wie viele Punkte bekommt { $whose } in der Schlusswertung für das Lager der { $kind }?
    }
question-offers-then = { question-before } Wie viele Güter opfert { $whose }?
question-winners-then = { question-before } Wer gewinnt?
question-rounds-left = Die Jahreszeit ist { $season }, und es ist Runde { $number } von { $rounds }. Wie viele Runden der Partie folgen noch?
question-lays-out =
    { $what ->
        [tiles] Eine Partie mit { $players } Spielern beginnt. Wie viele Territoriumsplättchen werden ausgelegt?
        [events] Eine neue Jahreszeit beginnt: { $season }. Wie viele Ereignisse werden dafür aufgedeckt?
       *[clouds] Eine neue Jahreszeit beginnt: { $season }. Wie viele Wertungsplättchen werden dafür aufgedeckt?
    }
question-begins-with = Eine neue Partie wird aufgebaut. Welche Farbe liegt auf dem Totem oben?

because-tied = Bei gleich vielen Punkten gewinnen sie gemeinsam.

## Antworten

claim-decides = { $who }
claim-has-then =
    { $count ->
        [0] keine
       *[other]
            { $what ->
                [stored] { $count }
               *[piece] { $amount }
            }
    }
claim-gains-then =
    { $way ->
        [lose] { $amount } Abzug
        [none] keine
       *[gain] { $amount }
    }
claim-lies-then = { $count }
claim-order-then = { $order }
claim-goes-to =
    { $where ->
        [small-altar] auf den kleinen Altar
        [large-altar] auf den großen Altar
        [supply] in den Vorrat
       *[storage] in sein Lager
    }
claim-offers-then = { $count }
claim-winners-then = { $seats }
claim-rounds-left = { $count }
claim-lays-out = { $count }
claim-begins-with =
    { $count ->
        [one] immer { $order }
       *[other] irgendeine der fünf
    }

## Was an einer Antwort nicht stimmt

remark-on-top = Dann läge diese Farbe oben: { $disc }.
remark-next-top = Dann läge in der nächsten Runde diese Farbe oben: { $disc }.
remark-shares =
    { $miss ->
        [closed] Die erste Farbe käme nicht in dein Dorf.
       *[open] Die anderen könnten auch die zweite Farbe nutzen.
    }
remark-opens-land = Dann läge diese Farbe oben, die zu einem anderen Gut gehört: { $disc }.
remark-could-wake =
    { $count ->
        [0] Dann könntest du keinen Cree aufwecken.
       *[other] Dann könntest du { $count } Cree aufwecken.
    }
remark-takes =
    { $miss ->
        [nothing] Das bringt dir kein Gut.
       *[other] Das bringt dir ein anderes Gut.
    }
remark-takes-nothing =
    { $miss ->
        [stays] Das führt auf kein Gebiet.
       *[takes] Auf diesem Gebiet liegt ein Gut.
    }
remark-comes =
    { $miss ->
        [terrain] Das ist eine andere Landschaft.
       *[deed]
            { $sort ->
                [enter] Damit kommt kein Cree vom Dorfplatz ins Land.
               *[move] Damit zieht kein Cree, der schon im Land ist.
            }
    }
remark-blocks = { $rival } könnte die Aktion „Territorium“ noch nutzen.
remark-has =
    { $sort ->
        [group] Deine größte Gruppe hätte { $count } Cree.
        [square]
            { $count ->
                [0] Auf deinem Dorfplatz stünde kein Cree.
                [one] Auf deinem Dorfplatz stünde 1 Cree.
               *[other] Auf deinem Dorfplatz stünden { $count } Cree.
            }
        [huts]
            { $count ->
                [0] In deinen Wigwams schliefe kein Cree.
                [one] In deinen Wigwams schliefe 1 Cree.
               *[other] In deinen Wigwams schliefen { $count } Cree.
            }
       *[active]
            { $count ->
                [0] Du hättest kein aktives Wampum.
                [one] Du hättest 1 aktives Wampum.
               *[other] Du hättest { $count } aktive Wampums.
            }
    }
remark-declines = Damit tust du noch etwas.
remark-worth =
    { $points ->
        [one] Das Lager wäre dann 1 Punkt wert.
       *[other] Das Lager wäre dann { $points } Punkte wert.
    }
remark-stocks =
    { $count ->
        [0] Dort läge kein Gut.
        [one] Dort läge 1 Gut.
       *[other] Dort lägen { $count } Güter.
    }
remark-on-altar =
    { $count ->
        [0] Auf diesem Altar läge kein Gut.
        [one] Auf diesem Altar läge 1 Gut.
       *[other] Auf diesem Altar lägen { $count } Güter.
    }
remark-fills = Damit wird der Altar nicht voll.
remark-lets-fill =
    { $miss ->
        [nothing] Das bringt dir kein Gut.
       *[lies] So ein Gut liegt schon auf dem Altar.
    }
remark-outlasts = Am Ende der Jahreszeit wäre die Feder weg.
remark-wakes = Das weckt keinen deiner Cree auf.
remark-frees = Das befreit dich nicht davon.
remark-spares = Du müsstest trotzdem opfern.
remark-opens-extra = Das bringt dir keine weitere Aktion „Territorium“.
remark-idles = Damit verfällt kein Bonus.
remark-scores =
    { $points ->
        [0] Das bringt dir sofort keine Punkte.
        [one] Das bringt dir 1 Punkt.
       *[other]
            { $way ->
                [lose] { $lost ->
                    [one] Das kostet dich 1 Punkt.
                   *[other] Das kostet dich { $lost } Punkte.
                }
               *[gain] Das bringt dir { $points } Punkte.
            }
    }
remark-scores-by-event =
    { $points ->
        [0] Das Ereignis brächte dir nichts.
        [one] Das Ereignis brächte dir 1 Punkt.
       *[other] Das Ereignis brächte dir { $points } Punkte.
    }
remark-leaves = Damit wertest du.
remark-keeps = Dann gehen die Güter dieses Lagers in den Vorrat.
remark-relays =
    { $count ->
        [0] Kein Gebiet bekäme ein neues Gut.
        [one] 1 Gebiet bekäme ein neues Gut.
       *[other] { $count } Gebiete bekämen ein neues Gut.
    }
remark-sends-from = Dieser Cree steht in einer anderen Landschaft.
remark-loses-least = Eine andere Feder kostet dich weniger Punkte.
remark-refills-near = Neben diesem Gebiet steht keiner deiner Cree.
remark-wins = { remark-not-alone }
remark-decides =
    { $step ->
        [settling-land] Nicht { $who }: Wer aktiv ist, kommt zuletzt, und es geht gegen den Uhrzeigersinn.
       *[acting] Nicht { $who }: Geh im Uhrzeigersinn weiter.
    }
remark-has-then = { remark-number }
remark-gains-then = { remark-number }
remark-lies-then = { remark-number }
remark-order-then = Verfolg die Scheiben: Was abgehoben ist, wird umgedreht, was neben dem Dorf bleibt, nicht.
remark-goes-to =
    { $where ->
        [supply] Dafür ist noch Platz.
        [small-altar] Auf den kleinen Altar kann es nicht.
        [large-altar] Auf den großen Altar kann es nicht.
       *[storage] In sein Lager kann es nicht.
    }
remark-line-then = { remark-number }
remark-offers-then = { remark-number }
remark-winners-then =
    { $way ->
        [more] Da herrscht kein Gleichstand.
        [fewer] Noch ein Clan liegt mit { $seats } gleichauf.
       *[other] Ein anderer Clan hat mehr Punkte.
    }
remark-rounds-left = { remark-number }
remark-lays-out = { remark-number }
remark-begins-with = Denk daran, wie die Scheiben gestapelt werden.
