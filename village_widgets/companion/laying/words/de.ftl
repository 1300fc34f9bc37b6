### Das Formular, mit dem ein Tisch von Hand aufgebaut wird. What begins with ui- is handed to the page as it is.

## Das Formular

ui-laying = Den Tisch aufbauen
ui-laying-next = { ui-lesson-next }
ui-laying-previous = { ui-check-back }
ui-laying-overview = Übersicht
ui-laying-lay = So aufbauen
ui-laying-leave = Vorerst lassen
ui-laying-afresh = Neu beginnen mit dem Stand des Begleiters
ui-laying-resume = Zurück zu deinen Einträgen
ui-laying-kept = Was du vorhin eingetragen hast, ist noch hier.
ui-laying-set-aside = Das ist der Stand des Begleiters. Deine Einträge sind nicht verloren.
ui-laying-enter = gestrichelt: noch nicht eingetragen
ui-laying-plus = eins mehr
ui-laying-minus = eins weniger
ui-laying-onward = nächste Zahl
ui-laying-erase = löschen
ui-laying-digits = Ziffern
ui-laying-seen = angesehen
ui-laying-unseen = noch nicht angesehen
ui-laying-wrong = etwas stimmt nicht
ui-laying-fine = Alles passt zusammen. Jedes Teil aus der Schachtel ist irgendwo.
ui-laying-fine-unseen = Was hier steht, passt zusammen. Wo ein leerer Kreis ist, wurde noch nicht nachgesehen.
ui-laying-not-looked = Noch nicht angesehen:
ui-laying-look = Ansehen
ui-laying-as-it-stands = Es stimmt, wie es ist
ui-laying-unsure = So kann es noch nicht stimmen. Tipp auf eine Zeile, um dorthin zu gehen; von deinen Einträgen ist nichts verloren.
ui-laying-empty-slot = leer
ui-laying-take-away = { ui-check-take-away }

laying-progress = { $number } von { $count }
laying-round = Runde
laying-round-missing = Die erste Runde ist Runde 1.
laying-section-overview = { ui-laying-overview }
    .about = Wenn alles stimmt, bau den Tisch so auf. Von da an geht die Partie weiter.
laying-cell = { $where }: { $what }

## Was nicht sein kann

laying-not-a-number = { $where }: Hier wird eine ganze Zahl gebraucht.
laying-not-a-choice = { $where }: Das ist keine der Antworten.
laying-below-zero = { $where }: Weniger als nichts kann da nicht sein.
laying-too-high = { $where }: Das ist zu viel, höchstens { $most }.
laying-nobody = { $where }: Dort sitzt niemand.
