### Das eigene Exemplar prüfen: Jeder gedruckte Wert, bei dem wir nicht sicher sind, wird angesehen.

ui-check-title = Dein Exemplar prüfen
ui-check-about = Niemand hat uns einen gedruckten Spielplan zum Abschreiben gegeben, deshalb sind manche Zahlen erschlossen. Mit deiner eigenen Schachtel kannst du sie in ein paar Minuten berichtigen: Wir zeigen, wo du hinschauen sollst, und du sagst, was dort gedruckt ist.
ui-check-edition = Deine Ausgabe
ui-check-players = Wie viele ihr seid
ui-check-also = Andere Spielerzahlen
ui-check-begin = Anfangen
ui-check-go-on = { ui-go-on }
ui-check-all-done = Hier ist alles angesehen. Tipp auf einen Schritt, um ihn noch einmal zu sehen.
ui-check-steps = Schritte
ui-check-leave = Verlassen
ui-check-all = Alle Schritte
ui-check-back = Zurück
ui-check-skip = Später
ui-check-as-printed = Wie hier gezeigt
ui-check-keep = So lassen
ui-check-change = Ändern
ui-check-less = Eins weniger
ui-check-more = Eins mehr
ui-check-take-away = Entfernen
ui-check-add = Tipp auf das, was verlangt wird:
ui-check-words = Schreib, was gedruckt ist, oder tipp die Wörter an:
ui-check-grid = Wähl etwas aus und tipp dann die Stellen an, an denen es liegt. Jede zweite Reihe liegt eine halbe Stelle weiter links.
ui-check-ours = Wir haben
ui-check-differs = Was auf deinem Exemplar anders ist
ui-check-running = Neue Tische verwenden deine Zahlen. An einem Tisch, der schon läuft, öffne „Dein Exemplar prüfen“ in seinem Menü: Was er noch nicht gebraucht hat, lässt sich dort noch ändern.
ui-check-here = An diesem Tisch
ui-check-next = Was dieser Tisch als Nächstes braucht
ui-check-past = Was er vielleicht schon gebraucht hat
ui-check-unkept = Dieser Browser bewahrt nichts auf, deshalb sind deine Zahlen weg, sobald du die Seite schließt. Bis dahin verwenden neue Tische sie hier; speichere sie als Datei, um sie wiederzuhaben.
ui-check-save = Als Datei speichern
ui-check-load = Datei öffnen
ui-check-load-sure = Du hast hier schon Zahlen. Die aus der Datei würden sie ersetzen.
ui-check-load-yes = Zahlen aus der Datei nehmen
ui-check-forget = Meine Zahlen vergessen
ui-check-forget-sure = Alle deine Berichtigungen für diese Ausgabe verschwinden aus diesem Browser. Eine gespeicherte Datei bleibt dir.
ui-check-forget-yes = Vergessen
ui-check-unread = Nicht alles in deinen Zahlen war brauchbar
ui-check-unread-kept = Das Übrige wird verwendet. Was vorher da war, liegt in diesem Browser daneben.

check-number = Schritt { $number } von { $steps }
check-picture = { $title }: Hier musst du hinschauen. Die Zahlen in den Ringen sind die der Liste.
check-state-open = { $count } anzusehen
check-state-same = wie bei uns
check-state-differs = { $count } anders
check-use = An diesem Tisch verwenden
check-change = { $what } { $before } → { $after }
check-table-same = Dieser Tisch spielt mit den Zahlen, die du bisher genannt hast.
check-table-other = Das sind Zahlen einer anderen Ausgabe als der an diesem Tisch.
check-table-fresh = An diesem Tisch noch nicht gebraucht, lässt sich also noch ändern: { $changes }.
check-table-late = An diesem Tisch schon gebraucht, bleibt hier also, wie es ist: { $changes }. Deine Datei behält deine Zahl. Wenn es auf den Unterschied ankommt, berichtige, was damit eingetragen wurde, oder beginne einen neuen Tisch: Der verwendet deine Zahlen.
check-kept =
    { $open ->
        [0] { $edition }: { $confirmed } Zahlen wie bei uns, { $corrected } anders auf deinem Exemplar.
        [one] { $edition }: { $confirmed } Zahlen wie bei uns, { $corrected } anders auf deinem Exemplar, eine noch anzusehen.
       *[other] { $edition }: { $confirmed } Zahlen wie bei uns, { $corrected } anders auf deinem Exemplar, { $open } noch anzusehen.
    }
check-file = Zahlen eines eigenen Exemplars von { $edition }, { $year }.
    Jede Zeile sagt, was darauf gedruckt ist; die Zeilen mit „confirmed“ sind wie bei uns.
check-stay = In diesem Browser aufbewahrt: Ein neuer Tisch fragt „{ $used }“. Um sie anderswo zu haben, nimm die Datei mit und öffne sie dort: am Tisch unter „Eine Partie öffnen“ oder auf der Seite Spielen unter „Zahlen deines Exemplars“.
check-taken =
    { $count ->
        [0] Die Zahlen deiner Datei sind übernommen: { $confirmed } wie bei uns, keine anders.
       *[other] Die Zahlen deiner Datei sind übernommen: { $count } anders auf deinem Exemplar, { $confirmed } wie bei uns.
    }
check-is-game = Das ist eine gespeicherte Partie, nicht die Zahlen eines Exemplars. Öffne sie am Tisch, unter „Eine Partie öffnen“.
check-used = Die Zahlen meines Exemplars verwenden
check-players =
    { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
check-believed-likely = wahr­schein­lich: { $value }
check-believed-reconstructed = vermutet: { $value }
check-step-rulings = Hausregeln
check-where-rulings = Sieh im Regelheft nach, das deinem Exemplar beilag.
check-yours = auf deinem: { $value }
check-from-to = { $least } bis { $most }
check-both = { $spot }: { $field }
check-value = { $field } { $value }
check-player = { default-name-person }
