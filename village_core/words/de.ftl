### Was der Kern von sich aus sagt: seine Befehle, und was an einem Textbild nicht stimmt.

## Die Befehle: wozu sie da sind

cli-about = Brettspiele auf der Kommandozeile: Partien von Computern, gespeicherte Partien und Stellungen.
cli-command = Was zu tun ist. Jeder Befehl hat ein eigenes --help.
cli-language = die Sprache der Ausgabe, etwa de (ohne Angabe die des Systems)
cli-simulate = Computer spielen Partien; gezeigt wird, wie sich Punkte und Runden verteilen und wie die Partien enden.
cli-replay = Eine gespeicherte Partie von Anfang an erzählen, mit der Schlusswertung.
cli-position = Eine Stellung als Textbild zeigen, mit allem, was darin möglich ist.
cli-check = Prüfen, ob geteilte Tische oder eine gespeicherte Partie in Ordnung sind, und wenn nicht, ab welcher Zeile.
cli-check-file = eine gespeicherte Partie oder eine Kopie von „village backup“; ohne Angabe die Tische, die die Seiten aufbewahren
cli-backup = Alle geteilten Tische in eine neue Datei kopieren, während die Seiten weiterlaufen.
cli-backup-file = die neue Datei
cli-restore = Die geteilten Tische auf den Stand einer Kopie bringen, während die Seiten weiterlaufen; der jetzige Stand wird vorher beiseitegelegt.
cli-restore-file = die Kopie von „village backup“
cli-forget = Zeigen, welche geteilten Tische seit so langer Zeit niemand benutzt hat, und sie auf Wunsch entfernen.
cli-untouched = seit wann sie niemand begonnen, besucht oder etwas eingetragen hat: Tage, Wochen oder Jahre, als 180d, 26w oder 1y
cli-remove = sie endgültig entfernen; ohne diese Angabe werden sie nur aufgelistet
cli-perft = Alle Wege zählen, von einer Stellung aus weiterzuspielen, Tiefe für Tiefe.
cli-coach = Sagen, welche Züge in einer Stellung die besten sind, um wie viele Punkte und worin. Dazu werden sie immer wieder in Gedanken weitergespielt.
cli-games = wie viele Partien (ohne Angabe 1000)
cli-game = welches Spiel (ohne Angabe das erste)
cli-edition = welche Ausgabe (ohne Angabe die erste des Spiels oder die deines Exemplars)
cli-players = wie viele Spieler (ohne Angabe 4 oder so viele, wie die Ausgabe zulässt)
cli-seed = eine Zahl; dieselbe Zahl ergibt dieselben Partien
cli-jobs = wie viele Prozesse gleichzeitig spielen (ohne Angabe 1)
cli-seats = wer spielt, Platz für Platz: { $levels }; die letzte Angabe gilt für alle übrigen Plätze (ohne Angabe random)
cli-ruling = eine Hausregel, die ein Tisch wählen kann, mit Name und Wert; bei einer falschen wird die Liste aller gezeigt; mehrere sind möglich
cli-cluster = die Adresse eines Dask-Schedulers, dessen Worker spielen
cli-out = eine Datei für die Ergebnisse, .csv oder .parquet, eine Zeile für jeden Platz jeder Partie; nach einer Unterbrechung geht es mit demselben Befehl weiter
cli-plays-beginner =
    { $count ->
        [one] einem Anfänger
       *[other] { $count } Anfängern
    }
cli-plays-steady =
    { $count ->
        [one] einem soliden Spieler
       *[other] { $count } soliden Spielern
    }
cli-plays-good =
    { $count ->
        [one] einem guten Spieler
       *[other] { $count } guten Spielern
    }
cli-plays-strong =
    { $count ->
        [one] einem starken Spieler
       *[other] { $count } starken Spielern
    }
cli-plays-random =
    { $count ->
        [one] einem Zufallsspieler
       *[other] { $count } Zufallsspielern
    }
cli-copy = eine Datei mit den Zahlen deines Exemplars
cli-quiet = kein Fortschrittsbalken
cli-save-file = eine gespeicherte Partie oder ein Link zu einer; - liest sie von der Standardeingabe
cli-position-file = eine Stellung als Textbild oder JSON, eine gespeicherte Partie oder ein Link zu einer; - liest sie von der Standardeingabe
cli-at = bei einer gespeicherten Partie die Stellung nach so vielen Entscheidungen (ohne Angabe die letzte)
cli-why = auch sagen, was nicht möglich ist, und warum
cli-write = die Stellung nur aufschreiben, als Textbild oder als JSON
cli-depth = wie viele Entscheidungen tief (ohne Angabe 2)
cli-divide = auch unter jeder Möglichkeit zählen
cli-seconds = nach so vielen Sekunden nicht weiter schauen (ohne Angabe 10)
cli-moves-seed = eine Zahl; mit derselben Zahl werden dieselben Welten betrachtet
cli-costly = die ganze Partie in der Datei durchgehen und sagen, welche Entscheidungen am meisten gekostet haben

## Die Befehle: gespielte Partien

cli-simulated =
    { $games ->
        [one] Eine Partie { $edition } mit { $players }, Startzahl { $seed }
       *[other] { $games } Partien { $edition } mit { $players }, Startzahl { $seed }
    }
cli-progress = Partien
cli-points = Punkte pro Spieler
cli-winning-points = Punkte pro Sieg
cli-rounds = Runden
cli-decisions = Entscheidungen, das Ziehen eingeschlossen
cli-seat = Spieler { $letter }
cli-mean = Mittelwert { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, Standardabweichung { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-quantile =
    { $percent ->
        [0] kleinster Wert { $value }
        [25] ein Viertel bis { $value }
        [50] die Hälfte bis { $value }
        [75] drei Viertel bis { $value }
        [100] größter Wert { $value }
       *[other] { $percent } % bis { $value }
    }
cli-class = { $low }–{ $high }
cli-endings = Was das Spielende eingeläutet hat
cli-last-turns = Und dann
cli-shared-wins = der Sieg wurde geteilt
cli-ranks = Ränge
cli-rung-by = Wer das Spielende eingeläutet hat
cli-by-seat = Punkte und Siege nach Platz, vom Startspieler aus gezählt
cli-victories = Mittelwert { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % aller Siege
cli-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

## Die Befehle: gespeicherte Partien und Stellungen

cli-replay-head = { $edition }: { $players }
cli-replay-decisions =
    { $count ->
        [one] Eine Entscheidung.
       *[other] { $count } Entscheidungen.
    }
cli-final-score = Schlusswertung
cli-total = Summe
cli-choices = Was möglich ist:
cli-refusals = Was nicht möglich ist:
# $cited (text): passages of rule texts
cli-refused = { $why } [{ $cited }]
cli-or = { $first } oder { $last }
cli-coached =
    { $looks ->
        [one] Nach einem Blick auf jeden Zug:
       *[other] Nach { $looks } Blicken auf jeden Zug:
    }
cli-lead =
    { $ahead ->
        [yes] +{ NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[no] { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
cli-coached-move =
    { $others ->
        [0] { $number }. { $move }: { cli-lead } Punkte
       *[other] { $number }. { $move }: { cli-lead } Punkte gegenüber dem Besten der anderen
    }
cli-coached-figures = { $figures }.
cli-coached-then = dann { $move }
cli-costly-found =
    { $count ->
        [0] Es fand sich keine Entscheidung, die etwas gekostet hat.
        [one] Die Entscheidung, die am meisten gekostet hat:
       *[other] Die { $count } Entscheidungen, die am meisten gekostet haben:
    }
cli-costly-done = { $step }. { $who }: { $move }. { $verdict }
cli-costly-better = besser: { $move }
cli-nobody-decides = In dieser Stellung entscheidet niemand: Es wird etwas gezogen, oder die Partie ist zu Ende.
cli-depth-line = Tiefe { $depth }: { $leaves }

## Die Befehle: der Speicher der Tische

cli-store-tables = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
    }, { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
    }
cli-store-unsealed = Geschrieben, bevor Zeilen Siegel bekamen: { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
    } { $tables ->
    [one] eines Tisches
   *[other] von { $tables } Tischen
    }. Ob sich daran etwas geändert hat, lässt sich nicht sagen.
cli-store-wrong = { $table }: von Anfang an nicht lesbar
cli-store-wrong-from = { $table }: In Zeile { $line } steht nicht, was eingetragen wurde; { $sound ->
    [one] die Zeile davor ist in Ordnung
   *[other] die { $sound } Zeilen davor sind in Ordnung
    }
cli-store-readers-wrong = Nicht mehr so, wie er aufbewahrt wurde: der Lernstand von { $readers ->
    [one] einer Person
   *[other] { $readers } Personen
    }. Die Seiten legen ihn beiseite und machen mit der Kopie des Browsers weiter.
cli-save-read = { $count ->
    [0] Noch keine Entscheidung
    [one] Eine Entscheidung
   *[other] { $count } Entscheidungen
    }, bis zum Ende gelesen.
cli-save-sound = Jede Zeile ist so, wie sie gespeichert wurde.
cli-store-sound = Alles ist in Ordnung.
cli-backed-up = Kopiert nach { $file }.
cli-put-aside = Die früheren Tische liegen in { $files }.
cli-restored = { $file } hat jetzt den Stand der Kopie.

cli-forget-table = { $table }: { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
    }, unberührt seit { $day }
cli-forget-would = { $tables ->
    [one] Dieser Tisch würde
   *[other] Diese { $tables } Tische würden
    } vergessen. Entfernt wurde nichts: Derselbe Befehl mit --remove tut es, endgültig.
cli-forget-none = Es gibt keinen Tisch, den seit so langer Zeit niemand benutzt hat.
cli-forgotten = { $tables ->
    [0] Nichts wurde entfernt.
    [one] Ein Tisch ist vergessen.
   *[other] { $tables } Tische sind vergessen.
    }

## Die Befehle: was schiefgeht

cli-store-damaged = { $tables ->
    [0] Ein Lernstand ist beschädigt.
    [one] Ein Tisch ist beschädigt.
   *[other] { $tables } Tische sind beschädigt.
    }
cli-store-unusable = Der Speicher ist nicht zu gebrauchen: { $detail }
cli-store-on-server = Die Tische liegen auf einem Datenbankserver, der auf eigene Weise kopiert wird (bei PostgreSQL mit pg_dump).

cli-error = village: { $said }
cli-bad-language = Die Sprache { $language } gibt es hier nicht. Es gibt: { $known }.
cli-too-many-seats = Angegeben sind { $seats } Spielstärken für { $players } Plätze.
cli-bad-ruling = Eine solche Hausregel gibt es nicht: { $ruling }. Es gibt: { $rulings }.
cli-out-kind = { $file } muss auf { $kinds } enden.
cli-out-there = Eine Datei { $file } gibt es schon.
cli-out-other = { $file } wurde mit anderen Partien begonnen. Leg die Datei woanders hin, um mit diesen zu beginnen.
cli-not-installed = Das braucht ein Paket, das nicht installiert ist: { $package }.
cli-pages-missing = Die Seiten brauchen { $package }, und das ist hier nicht installiert. Die Befehle gehen auch ohne: village --help
cli-no-days = { $said } ist keine Zeitspanne: Gib Tage, Wochen oder Jahre an, als 180d, 26w oder 1y
cli-no-cluster = Unter { $address } antwortet kein Scheduler.
cli-no-file = Eine Datei { $file } gibt es nicht.
cli-unreadable = { $file } lässt sich nicht lesen: { $detail }
cli-in-file = { $file }: { $said }
cli-in-line = Zeile { $line }: { $said }
cli-bad-json = Das ist weder eine Stellung noch eine gespeicherte Partie: { $detail }
cli-impossible = Eine solche Stellung gibt es nicht, etwas darin stimmt nicht: { $detail }.
cli-other-edition = { $file } ist für { $edition }, verlangt war eine andere Ausgabe.
cli-not-a-game = Ein --at hat nur eine gespeicherte Partie.
cli-no-such-step =
    { $count ->
        [one] Diese Partie hat eine Entscheidung, also kann --at 0 oder 1 sein.
       *[other] Diese Partie hat { $count } Entscheidungen, also kann --at von 0 bis { $count } gehen.
    }
cli-too-small = { $name } muss mindestens { $least } sein.
cli-rescued =
    { $count ->
        [0] Die Stellung oben war noch lesbar.
        [one] Eine Entscheidung war noch lesbar und ist oben erzählt.
       *[other] { $count } Entscheidungen waren noch lesbar und sind oben erzählt.
    }

## Der Parser der Kommandozeile

cli-parser-usage = Aufruf: { "" }
cli-parser-arguments = Argumente
cli-parser-options = Optionen
cli-parser-help = diese Hilfe zeigen und beenden
cli-parser-argument = Argument { $argument-name }: { $message }
cli-parser-error = { $prog }: Fehler: { $message }
cli-parser-unknown = unbekannte Argumente: { $said }
cli-parser-required = diese Argumente werden gebraucht: { $said }
cli-parser-one = genau ein Argument wird erwartet
cli-parser-optional = höchstens ein Argument wird erwartet
cli-parser-some = mindestens ein Argument wird erwartet
cli-parser-ambiguous = mehrdeutige Option: { $option } kann heißen: { $matches }
cli-parser-ignored = unerwartetes Argument „{ $said }“
cli-parser-choice = „{ $value }“ gibt es hier nicht (möglich: { $choices })
cli-parser-command = Befehl „{ $parser-name }“ gibt es nicht (möglich: { $choices })
cli-parser-number = „{ $value }“ ist keine ganze Zahl

## Textbilder: was an einer Zeile nicht stimmt

picture-other-game = Dies ist ein Bild eines anderen Spiels: { $detail }.
picture-players = { copy-players }
picture-bad-number = Statt „{ $detail }“ sollte hier eine Zahl stehen.
picture-bad-correction = Eine Berichtigung ist ein Name mit Punkten und ein Wert, wie „track.time.1 = 3“.
picture-unknown-line = Ein Bild hat keine Zeile, die mit „{ $detail }“ anfängt.
picture-unknown-part = Mit „{ $detail }“ lässt sich hier nichts anfangen.
picture-unknown-seat = Am Platz „{ $detail }“ sitzt niemand: Plätze heißen a, b, c und so weiter.
picture-unknown-frame = „{ $detail }“ kann nicht anstehen.
picture-bad-frame = In der offenen Entscheidung ist bei „{ $detail }“ etwas zu viel, zu wenig oder falsch.
picture-twice = Für „{ $detail }“ gibt es zwei Zeilen.
picture-no-winners = Es gibt Wertungen, aber niemand gewinnt.
picture-no-score = Die Wertung von „{ $detail }“ fehlt.
picture-too-many = So viele sind nicht in der Schachtel: { $detail }.
## Dateien und Links, die jemand mitbringt: was daran nicht stimmt

file-empty = In dieser Datei steht nichts.
file-too-large = Diese Datei ist viel zu groß: Eine gespeicherte Partie hat ein paar Hundert Kilobyte, und über { $detail } Megabyte wird nichts angesehen.
file-too-many-lines = Diese gespeicherte Partie hat mehr als { $detail } Zeilen. So lang ist keine Partie, deshalb wurde sie nicht geöffnet.
file-packed = Diese Datei ist gepackt ({ $detail }). Entpacke sie erst und wähl dann die Datei darin.
file-document = Das ist ein Dokument eines anderen Programms, etwa von Word oder einer Tabellenkalkulation, und keine gespeicherte Partie. Eine gespeicherte Partie ist eine Datei, die auf .jsonl endet.
file-picture = Das ist ein Bild oder eine gedruckte Seite. Um einen QR-Code zu öffnen, richte die Kamera des Handys darauf; um eine Partie zu öffnen, wähl die Datei, die auf .jsonl endet.
file-binary = Das ist keine Textdatei, also kann es keine gespeicherte Partie sein.
file-web-page = Das ist eine Webseite. Die gespeicherte Partie ist die Datei, die auf .jsonl endet.
file-is-code = Das ist der Code eines geteilten Tisches. Gib ihn dort ein, wo man einem Tisch beitritt.
file-is-copy = In dieser Datei stehen die Zahlen deines Exemplars, keine Partie. Öffne sie am Tisch unter „Dein Exemplar prüfen“. Für eine neue Partie auf der Seite Spielen wähle sie unter „Zahlen deines Exemplars“.
link-foreign = Das ist eine Webadresse, aber kein Link einer Partie. In einem solchen Link steht „#game=“ und dahinter viele Buchstaben.
link-damaged = Dieser Link ist nicht ganz: Buchstaben fehlen oder sind verändert. Kopiere ihn noch einmal vollständig oder öffne die gespeicherte Partie als Datei.
link-too-long = Dieser Link ist zu lang, um einer von unseren zu sein (die Grenze ist { $detail }).
link-too-new = Dieser Link wurde mit einer neueren Fassung des Programms gemacht (Format { $detail }); diese hier kann ihn noch nicht lesen.
link-other-engine = Dieser Link wurde mit einer anderen Fassung der Regeln gemacht ({ $detail }), und mit den Regeln hier wäre es eine andere Partie. Öffne ihn dort, wo er gemacht wurde, speichere die Partie als Datei und öffne die hier.
