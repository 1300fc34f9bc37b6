### Die Wörter der Oberfläche. What begins with ui- is handed to the page as it is.

## Die Zeichen, mit denen Skripte Sätze, Aufzählungen, Beschriftungen und Bemerkungen in Klammern zusammensetzen

ui-between-sentences = {" "}
ui-comma = ,{" "}
ui-colon = :{" "}
ui-semicolon = ;{" "}
ui-bracket-open = {" "}(
ui-bracket-close = )

# What the language hangs on a word without a space, between upright lines, as Korean its particles: “은 | 는 | 에서 | 입니다”.
# Several may follow each other. Texts mark the words of the glossary with and without them.
ui-word-endings = {""}

## Die Einstellungen einer neuen Partie

ui-settings = Neue Partie
ui-games = Welches Spiel
ui-edition = Ausgabe
ui-players = Spieler
ui-player-name = Name
ui-player-colour = Farbe
ui-player-plays = Wer spielt
plays-person = Mensch
plays-beginner = Anfänger
plays-steady = solider Spieler
plays-good = guter Spieler
plays-strong = starker Spieler
plays-random = Zufallsspieler
ui-add-player = Noch jemand spielt mit
# $rival (text): who stands against somebody who plays alone
alone = Allein spielen
alone-against = Allein spielen gegen { $rival }
ui-alone-chapter = Wie das gespielt wird
ui-remove-player = Entfernen
ui-otherwise = Andere Spieler, Namen und Ausgabe
ui-more = Hausregeln, Zufall und dein Exemplar
ui-rulings = Wo die Regeltexte voneinander abweichen oder schweigen
ui-seed = Nummer der Partie
ui-seed-about = Mit derselben Nummer fällt auch der Zufall gleich aus: Dieselben Züge ergeben dieselbe Partie. Lass das Feld leer, wenn es eine neue sein soll.
ui-copy = Zahlen deines Exemplars
ui-copy-about = Eine kleine Datei mit Berichtigungen dessen, was auf deinem eigenen Exemplar gedruckt ist.
ui-copy-clear = Nicht verwenden
ui-begin = Partie beginnen
ui-by-computer = (der Computer)
ui-back = Zurück zur laufenden Partie
ui-load-instead = Oder mit einer gespeicherten Partie weitermachen:

default-name-person = Spieler { $number }
default-name-random = Zufall { $number }
default-name-beginner = Anfänger { $number }
default-name-steady = Solide { $number }
default-name-good = Gut { $number }
default-name-strong = Stark { $number }
edition-name = { $name } ({ $year }, { $least } bis { $most } Spieler)
edition-guessed = Einige gedruckte Zahlen dieser Ausgabe sind nur vermutet. Am Tisch kannst du sie mit deinem Exemplar vergleichen.
edition-name-fixed = { $name } ({ $year }, { $most } Spieler)

copy-used = { $count ->
    [0] Die Datei ändert nichts an { $edition }.
    [one] Eine Zahl von { $edition } ist berichtigt.
   *[other] { $count } Zahlen von { $edition } sind berichtigt.
}

problem-name-missing = Alle am Tisch brauchen einen Namen.
problem-name-long = Ein Name darf höchstens { $most } Buchstaben haben.
problem-name-twice = Zwei am Tisch heißen { $name }.
problem-colour-twice = Zwei am Tisch haben dieselbe Farbe: { $colour }.
problem-colour-unknown = Diese Farbe gibt es nicht.
problem-players = { $edition } ({ $year }) ist für { $least } bis { $most } Spieler.
problem-plays = An jedem Platz muss jemand spielen: ein Mensch oder ein Computer.
problem-ruling = Diese Hausregel gibt es nicht.
problem-seed-long = Die Nummer einer Partie darf höchstens { $most } Buchstaben und Ziffern haben.
problem-file-large = Diese Datei ist dafür viel zu groß.

## Am Tisch

ui-undo = Rückgängig
ui-redo = Wiederholen
ui-save = Speichern
ui-load = Laden
ui-new = { ui-settings }
ui-charts = Diagramme
ui-charts-close = Diagramme schließen
ui-back-to-board = Zurück zum Spielplan
ui-charts-coming = Wird gezeichnet: einen Moment …
ui-pause = Pause
ui-go-on = Weiter
ui-to-the-end = Bis zum Ende
ui-table = Spieltisch
ui-board = Spielplan
ui-thinking = Denkt nach …
ui-hurry = Jetzt ziehen
ui-agenda = Worum es gerade geht
ui-meaning = was das bedeutet
ui-bar-unfold = Mehr zu dieser Entscheidung zeigen
ui-meanwhile = Inzwischen
ui-motion = Bewegung
ui-motion-off = aus
ui-motion-calm = ruhig
ui-motion-lively = lebhaft
ui-motion-skip = Überspringen
ui-motion-again = Noch einmal zeigen
ui-sound = Ton
ui-sound-off = { ui-motion-off }
ui-sound-playing = in Partien
ui-sound-learning = auch in Lektionen
ui-habits = Einstellungen
ui-habit-forced = Tun, was als Einziges möglich ist
ui-habit-forced-about = Wo jemand keine Wahl hat, steht in einer Zeile, was getan wird, und einen Moment später ist es getan; ohne Bewegung sofort. Rückgängig führt zur letzten echten Entscheidung zurück.
ui-habit-cover = Die Seite verdecken, wenn sie weitergereicht wird
ui-habit-cover-about = Für mehrere an einem Gerät: Was geheim ist, wird erst aufgedeckt, wenn das Gerät bei der richtigen Person ist.
ui-uncover = Ich habe es
cover-for = Weitergeben an: { $who }
# $who (text): whom this is done for; $choice (text): what is done, or just was
forced = { $who } hat keine andere Wahl: { $choice }.
# $forced (text): what somebody can't do; $needs (text): “needs …”, what they lack for the easiest of it
# $needs (text): as in refusal-lacking
forced-easiest = { $forced } Selbst für das Leichteste bräuchte es: { $needs }.
idle = Dort ist nichts zu machen.
idle-easiest = Dort ist nichts zu machen. Dafür bräuchtest du: { $needs }.
ui-wait = Warten
# Before what was done by itself, in the words with which it was announced (“… has no other choice: …”)
ui-forced-done = Ging von selbst weiter.
ui-side = Übersicht und Züge
ui-choices = Was möglich ist
ui-all-choices = Alle Züge
ui-choices-back = zurück zu allem, was möglich ist
ui-places-around = Orte auf dem Plan
ui-show-board = Auf dem Plan zeigen
ui-odds = Chancen für das, was kommt
ui-odds-none = Hier hängt gerade nichts vom Zufall ab.
ui-coach = Den Berater fragen
ui-coach-about = Er spielt jeden Zug in Gedanken zwei Runden weiter, immer wieder, mit guten Spielern an allen Plätzen. Er weiß nur, was diese Seite zeigt.
ui-coach-scale = Weiter rechts ist besser. Der senkrechte Strich ist der beste Zug; jeder Balken zeigt, wie weit der Wert eines Zuges danebenliegen kann.
ui-coach-overtaken = Die Partie ist inzwischen weitergegangen: Dies galt der Entscheidung davor.
# $why (text): what there is more and less of
coach-beside-next = Gegenüber dem nächstbesten: { $why }
coach-beside-best = gegenüber dem besten Zug
coach-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-glance = Auf den ersten Blick. Jetzt schaut er weiter …
coach-stuck = Das ist nur der erste Blick: Weiter kann der Berater hier gerade nicht schauen.
coach-looking =
    { $looks ->
        [one] Nach einem Blick auf jeden Zug; er schaut weiter …
       *[other] Nach { $looks } Blicken auf jeden Zug; er schaut weiter …
    }
coach-looked =
    { $looks ->
        [one] Nach einem Blick auf jeden Zug. Mehr würde kaum noch etwas ändern.
       *[other] Nach { $looks } Blicken auf jeden Zug. Mehr würde kaum noch etwas ändern.
    }
ui-costly-figures = In Zahlen
ui-coach-stop = Nicht weiter schauen
ui-coach-stopped = Angehalten: Das wurde bisher gefunden.
ui-costly = Was am meisten gekostet hat
ui-costly-about = Von allem, was Menschen entschieden haben: ein kurzer Blick auf jede Entscheidung, dann ein längerer, mit anderem Zufall, auf die, die wohl am meisten gekostet haben. Beurteilt wird jede nach dem, was da zu sehen war.
ui-costly-go = Dorthin gehen
costly-looking = Die Partie wird durchgesehen. Das dauert ein, zwei Minuten; was gefunden ist, steht schon hier.
costly-found = Diese haben am meisten gekostet.
costly-none = Es fand sich nichts, was etwas gekostet hat: Kein anderer Zug war besser.
costly-stuck = Das wurde gefunden; weiter kann der Berater hier gerade nicht schauen.
costly-done = Getan: { $move }
costly-better = Besser: { $move }
costly-perhaps = Vielleicht besser: { $move }
costly-when = { $who }, Runde { $round }
ui-words-of-game = Begriffe des Spiels
ui-why-not = Was nicht geht und warum
ui-why-nothing = Hier ist nichts verwehrt: Alles, worum es bei dieser Entscheidung geht, ist möglich.
ui-log = Was bisher geschah
ui-because = Warum?
ui-what-if = Was wäre, wenn …
ui-what-if-before = Vor welche Entscheidung willst du zurück? Die Partie selbst bleibt, wie sie ist.
ui-what-if-lines = Was-wäre-wenn-Varianten dieser Partie
ui-what-if-own = Zurück zu deiner Partie
ui-what-if-more = Mehr
ui-what-if-finish = Zu Ende spielen lassen
ui-what-if-level = wer für dich spielt
ui-what-if-compare = In Diagrammen vergleichen
ui-what-if-forget = Diese Variante vergessen
ui-what-if-stop = Dort anhalten
# $line (text): the letter of the line; $round (number); $who (text): whose turn it was
what-if-from = Variante { $line }: ab Runde { $round }, { $who } am Zug
# $round (number): how far it has come
what-if-finishing = Wird zu Ende gespielt: Runde { $round } …
what-if-full = Es gibt schon { $count } Varianten, mehr passen nicht in ein Diagramm. Vergiss eine davon, dann ist Platz für eine neue.
ui-chance = Zufall
ui-barred = gerade nicht möglich
ui-also-barred = Hier nicht möglich
ui-refused = Das geht jetzt nicht
ui-cited = Wo das steht
ui-look-up = Im Regelheft nachschlagen
ui-close = Schließen
ui-cancel = Doch nicht
ui-score = Schlusswertung
ui-total = Summe
label-points = Punkte
label-which = Welches ist es?
label-below-zero = Punkte unter null
ui-winner = gewinnt
ui-used-seed = Nummer dieser Partie
ui-used-seed-about = In einer Partie mit derselben Nummer fällt der Zufall gleich aus: Auf dieselben Züge folgt dasselbe. So lässt sich eine Partie noch einmal spielen, auch gegen jemand anderen.
page-unrun = Diese Seite braucht ihr Notebook: Führ die Zellen aus, dann öffnet sie sich.
page-unshown = Diese Seite ließ sich nicht anzeigen. Der Fehler liegt bei uns, und nichts Gespeichertes ist verloren; vielleicht hilft es, die Seite neu zu laden.
ui-failed = Bei uns ist etwas schiefgegangen. Die Partie ist, wie sie war.
ui-misheard = Was diese Seite gemeldet hat, war nicht zu verstehen, und nichts wurde geändert. Lade die Seite neu.
ui-rescue = Weiter mit dem, was lesbar war
ui-not-loaded = Diese Partie ließ sich nicht laden
ui-loaded = Die Partie ist geöffnet

rescued = { $count ->
    [0] Die Stellung, mit der sie beginnt, war noch lesbar.
    [one] Eine Entscheidung war noch lesbar.
   *[other] { $count } Entscheidungen waren noch lesbar.
}
ui-still = Das ist ein Standbild: Zum Ziehen muss das Notebook laufen.
ui-unreached = Die Seite erreicht ihre Partie gerade nicht. Nichts ist verloren: Speichere die Partie oder lade die Seite neu.
note-then = danach: { $waiting }
showing-nothing = Ein Spielplan zeigt eine Stellung oder eine Partie. read_picture macht aus einem Textbild eine Stellung, load aus einer Datei eine Partie.
board-round = Runde { $number }
board-active = dran
board-guessed = Teils vermutet: { $areas }
told-turn = Am Zug: { $who }.
note-purse-of = { $who } hat { $held }
note-nothing = nichts zum Bezahlen
strip-of = Was { $who } hat

## Die Partien, die in diesem Browser begonnen wurden

ui-your-games = Deine Partien
# $name (text): an edition; $year (text): of that edition
kept-title = { $name } ({ $year })
ui-game-current = auf dem Tisch
ui-game-lesson = aus dem Kurs
# A label; their letters follow
ui-game-lines = Varianten
ui-game-save = In eine Datei speichern
ui-game-delete = Löschen
ui-game-deleted = Gelöscht.
ui-game-unreadable = Eine Partie, die sich nicht lesen lässt
ui-game-parted = Die Partie davor liegt unter „{ ui-your-games }“.
ui-games-all = Alle zeigen
ui-games-about = Dieser Browser bewahrt jede begonnene Partie auf. Wird der Platz knapp, weichen beendete, die ältesten zuerst; eine unbeendete nie.
ui-games-unkept = Dieser Browser bewahrt diese Partien nur auf, solange die Seite offen ist. Speichere in eine Datei, was du behalten willst.
ui-games-full = In diesem Browser ist kein Platz für deine Partie
ui-games-full-about = Die Partie geht weiter, wird aber nur aufbewahrt, solange diese Seite offen ist. Speichere sie in eine Datei oder lösche andere unter „{ ui-your-games }“.

## Eine Zahlung zusammenstellen, wo es zu viele Arten zu zahlen gibt, um sie aufzuzählen

ui-compose-more = Eins dazu
ui-compose-less = Eins zurücknehmen
ui-pay = Zahlen
ui-compose-fill = Den Rest ergänzen

composer-kind = { $put } von { $held }
composer-room = { $more ->
    [0] nicht mehr
   *[other] noch bis zu { $more }
}
composer-so-far = Bisher: { $pieces }. { $still }
composer-short = { $least ->
    [one] Es fehlt noch 1.
   *[other] Es fehlen noch { $least }.
}
composer-short-more = Es fehlen noch { $least } bis { $most }.
composer-paid = Damit ist es bezahlt.
composer-paid-more = { $most ->
    [one] Damit ist es bezahlt. 1 darf noch dazu.
   *[other] Damit ist es bezahlt. Bis zu { $most } dürfen noch dazu.
}

## Namen dessen, worauf man zeigen kann, von Vorleseprogrammen gesprochen

name-agenda = Die Entscheidung

## Diagramme

chart-points = Punkte, wenn die Partie jetzt endete
chart-categories = Punkte nach Bereichen
chart-decisions = Entscheidungen
chart-compared = Varianten im Vergleich
chart-compared-about = Punkte, wenn die Partie dort endete: in der Partie selbst und in jeder Variante; die gepunktete Linie folgt den bisher erzielten Punkten.
chart-compared-categories = Varianten nach Bereichen
chart-compared-categories-about = Wo jede von ihnen jetzt steht; am Ende ist das die Schlusswertung.
chart-itself = Deine Partie
# $line (text): a letter
chart-line = Variante { $line }
chart-whose = Punkte von
chart-table = Dasselbe als Tabelle
chart-axis-points = Punkte
chart-per-cent = Prozent
percent = { $percent } %
percent-little = unter 1 %
percent-nearly = über 99 %

## Der Speicher der Tische
# $detail (text): what the store says, or a number

store-bad-address = Mit der Adresse des Speichers in VILLAGE_STORE können wir nichts anfangen. Möglich sind postgresql+psycopg://user:password@host/name oder sqlite:///path-of-a-file.
store-no-driver = Der Speicher in VILLAGE_STORE braucht ein Paket, das hier nicht installiert ist: { $detail }.
store-no-folder = Der Speicher soll in einem Ordner liegen, den es nicht gibt: { $detail }. Leg den Ordner an oder nenn in VILLAGE_DATA einen anderen.
store-forbidden = Das, worin die Tische liegen, gehört auf diesem Rechner jemand anderem oder ist für uns gesperrt: { $detail }. Gib uns Zugang oder nenn in VILLAGE_DATA einen anderen Ordner.
store-unreachable = Der Datenbankserver antwortet gerade nicht oder lässt uns nicht hinein. Was du einträgst, bleibt auf dieser Seite und wird noch einmal gesendet.
store-unwritable = In die Datenbank lässt sich hier nicht schreiben. Was du einträgst, bleibt auf dieser Seite und wird noch einmal gesendet.
store-full = Auf der Festplatte ist kein Platz mehr. Was du einträgst, bleibt auf dieser Seite und wird noch einmal gesendet.
store-busy = Die Datenbank ist gerade mit anderen beschäftigt. Was du einträgst, bleibt auf dieser Seite und wird noch einmal gesendet.
store-broken = Die Datenbank ist beschädigt. Wir lassen sie, wie sie ist, damit sie sich reparieren lässt, und schreiben nichts hinein.
store-changed =
    { $detail ->
        [head] Am Anfang dieses Tisches steht nicht mehr, womit er begonnen hat: Die Datenbank ist beschädigt. Wir lassen sie, wie sie ist, und schreiben nichts hinein. „village check“ sagt, welche Tische in Ordnung sind.
       *[other] In Zeile { $detail } dieses Tisches steht nicht mehr, was eingetragen wurde: Die Datenbank ist beschädigt. Wir lassen sie, wie sie ist, und schreiben nichts hinein. „village check“ sagt, welche Tische in Ordnung sind.
    }
store-line-too-long = Das ist zu lang zum Speichern: Höchstens { $detail } Zeichen sind möglich.
store-bad-line = Darin steht ein Zeichen, das sich nicht speichern lässt: { $detail }.
store-bad-token = Die Seite hat ihrer Nachricht eine Kennung gegeben, die keine sein kann.
store-bad-codes = Die Codes des Tisches sind keine von unseren.
store-gap = Zwischen dem, was du einträgst, und der letzten Zeile des Tisches fehlt etwas. Sieh dir den Tisch noch einmal an und trag es dann erneut ein.
store-table-full = Dieser Tisch ist voll: Mehr als { $detail } Zeilen fasst keiner. Beginne einen neuen, da, wo dieser steht.

## Was jemand beim Lernen geschafft hat

progress-broken = Dein Lernstand lässt sich nicht mehr lesen. Wir legen die Datei beiseite und fangen neu an; die Lektionen gehen wie immer.
progress-too-large = Die Datei mit deinem Lernstand ist viel zu groß, um eine zu sein. Wir legen sie beiseite und fangen neu an; die Lektionen gehen wie immer.
progress-unreadable = Dein Lernstand lässt sich gerade nicht lesen. Die Lektionen gehen wie immer.
progress-not-kept = Dein Lernstand lässt sich hier gerade nicht festhalten. Die Lektionen gehen wie immer, aber beim nächsten Mal wissen sie vielleicht nichts mehr davon.
progress-no-reader = Dieser Browser hat kein brauchbares Namensschild für uns, deshalb können wir uns deinen Lernstand nicht merken. Die Lektionen gehen wie immer.

## Ausgaben nebeneinander
# $editions (number): how many there are

compare-edition = { $name } ({ $year })
compare-choices = Was hier möglich ist
compare-no-choices = { $editions ->
    [2] Was hier möglich ist, ist in beiden möglich, und es kommt dasselbe dabei heraus.
   *[other] Was hier möglich ist, ist in allen möglich, und es kommt dasselbe dabei heraus.
}
compare-rules = Regeln, die sich unterscheiden
compare-no-rules = Die Regeln sind dieselben.
compare-numbers = Was gedruckt ist und was in der Schachtel liegt
compare-no-numbers = Gedruckt ist alles gleich.
compare-allowed = Erlaubt.
compare-allowed-for = Erlaubt. Preis: { $ways }.
compare-refused = Nicht erlaubt. { $why }
compare-not-so = So geht das nicht.
compare-no-rule = Eine solche Regel gibt es nicht.
compare-players = { $edition } ist für { $least } bis { $most } Spieler, diese Stellung lässt sich darin also nicht aufbauen.
compare-flaw = Diese Stellung lässt sich in { $edition } nicht aufbauen: Etwas darin passt dort nicht ({ $place }).
# $mark (text): how sure we are of a number, behind it
compare-mark = ({ $mark })
mark-certain = sicher
mark-likely = wahrscheinlich
mark-reconstructed = vermutet
mark-corrected = nach deinem Exemplar
printed-yes = ja
printed-no = nein
printed-players-0 = Kleinste Spielerzahl
printed-players-1 = Größte Spielerzahl

## Lernen

# Those who sit at the tables of the course, by seat. The reader is the first.

learner-0 = Ada
learner-1 = Bela
learner-2 = Caro
learner-3 = Dov
learner-4 = Eda

exercises-checked = { $count } Übungen in { $seconds } Sekunden: { $wrong } Fehler, { $missing } Regeln nie abgefragt.
exercises-read = { $count } Übungen, wie man sie zu sehen bekommt: { $repeats } in einer Sitzung wiederholt.
exercises-spent = { $kind } hat nichts Neues mehr zu fragen zu { $rule }.
option-paid = { $choice }, Zahlung: { $payment }
task-solution = So geht es: { $move }.
question-refused = { $scene } Was davon ist nicht erlaubt?
question-possible = { $scene } Was davon ist jetzt erlaubt?
question-by-rule = { $scene } Warum ist das nicht erlaubt: { $about }?
claim-refused = { $choice }
claim-possible = { $choice }
claim-barred-by = { $rule }
remark-refused =
    { $free ->
        [yes] Das ist erlaubt, und es kostet nichts.
       *[no] Das ist erlaubt. Es kostet: { $cost }.
    }
remark-barred-by = Das ist eine Regel, aber hier steht sie nicht im Weg.
remark-number =
    { $way ->
        [more] Die richtige Zahl ist kleiner.
       *[fewer] Die richtige Zahl ist größer.
    }
remark-ends-with =
    { $points ->
        [one] Du hättest am Ende 1 Punkt. Es gibt einen besseren Zug.
       *[other] Du hättest am Ende { $points } Punkte. Es gibt einen besseren Zug.
    }
remark-not-alone = Damit würdest du die Partie nicht allein gewinnen.
remark-costs =
    { $miss ->
        [sort] Das wäre ein Zug anderer Art: { $choice }.
        [free] Das würde dich nichts kosten.
       *[price] Das würde dich so viel kosten: { $cost }.
    }
lesson-check = Prüf dich: { $number } von { $count }
lesson-right = Bisher { $right } von { $asked } richtig
lesson-result = { $count ->
    [one] Du hast { $right } von 1 richtig.
   *[other] Du hast { $right } von { $count } richtig. Dein bestes Ergebnis bisher: { $best }.
}
lesson-following = Als Nächstes: { $title }{ $count ->
    [0] {""}
    [one] {" "}(1 Minute)
   *[other] {" "}({ $count } Minuten)
}
lesson-can = Das kannst du jetzt:
lesson-over = Geschafft
lesson-heading = { $number ->
    [0] { $title }
   *[other] { $number } · { $title }
}
lesson-place = { lesson-heading }: { $step }
lesson-counted = +{ $points }: { $lines }
lesson-legal-but = Erlaubt, aber nicht das, was die Aufgabe verlangt: { $choice }. Nimm es zurück und versuch es noch einmal.
lesson-round = Inzwischen hat Runde { $round } begonnen: Der Spielplan zeigt es.
lesson-look = { $name }: Hier schaust du nur. Was du jetzt tun kannst, steht neben dem Plan.
lesson-lay-out = { $name }: Hier baust du mit den Knöpfen + und − auf.
lesson-take-back = { $name }: Nimm erst deinen Zug zurück, dann versuch es noch einmal.
setup-few = zu wenig
setup-many = zu viel
setup-card = Für { $players } Spieler
setup-sheet = Aufbaublatt: Zahlen nach Spielerzahl
setup-foreign = { $players } Spieler: { $edition } ({ $year }).
lesson-go-on = { $name }: Dieser Schritt ist geschafft. Weiter geht es mit dem nächsten.
lesson-elsewhere =
    { $miss ->
        [panel] Du hast hierauf gezeigt: { $name }. Gesucht ist: { $sought }. Du findest es auf dem Bild „{ $panel }“.
        [sort] Du hast hierauf gezeigt: { $name }. Die Art stimmt, aber gesucht ist: { $sought }.
       *[other] Du hast hierauf gezeigt: { $name }. Das Bild stimmt. Gesucht ist darauf: { $sought }.
    }
home-onward = { $number ->
    [0] Weiter: { $title }, Schritt { $step }
   *[other] Weiter: Kapitel { $number }, Schritt { $step }
}
home-check = Weiter: Kapitel { $number }, die Fragen
home-onward-about = { $game }: { $title }
home-begin = { $number ->
    [0] Anfangen: { $title }
   *[other] Anfangen: Kapitel { $number }, { $title }
}
home-begin-about = { $game }, { $count ->
    [0] eine ganze Partie
    [one] etwa 1 Minute
   *[other] etwa { $count } Minuten
}
home-done = { $done } von { $count } Grundkapiteln geschafft{ $exams ->
    [0] .
   *[other] , danach kommt die Prüfung.
}
home-steps = { $done } von { $count } Schritten
home-minutes = { $count ->
    [one] etwa 1 Minute
   *[other] etwa { $count } Minuten
}
home-question = bei Aufgabe { $number } von { $count }
home-score = { $right }/{ $count }
home-score-said = Übungen: { $right } von { $count } richtig
ui-home = Der Kurs
ui-ways = { ui-go-on }
ui-home-map = Die Kapitel auf einer Karte
ui-home-again = Die Prüfung würde das noch einmal fragen
ui-lesson = Lektion
ui-lesson-steps = Schritte dieses Kapitels
ui-lesson-done = geschafft
ui-lesson-now = hier bist du
ui-lesson-checks = Prüf dich
ui-lesson-hint = Hinweis
ui-lesson-hint-more = Noch ein Hinweis
ui-lesson-back = Zurücknehmen
ui-lesson-next = Weiter
ui-lesson-again = Mehr Übungen
ui-lesson-repeat = Kapitel wiederholen
ui-continue-game = Deine Partie fortsetzen
ui-lesson-skip = Gleich zum ersten Kapitel
ui-lesson-why = { ui-because }
ui-lesson-example = Auf dem Plan ansehen
ui-lesson-reset = Den ganzen Kurs von vorn beginnen
ui-lesson-reset-sure = Alles vergessen, was du in allen Kapiteln geschafft hast?
ui-lesson-reset-yes = Ja, von vorn
ui-lesson-whole-board = Den ganzen Plan zeigen
ui-lesson-near-board = Nur zeigen, worauf es hier ankommt
ui-lesson-reread = Lohnt sich noch einmal
ui-lesson-taught = Im Kurs gezeigt
ui-lesson-yes = Richtig.
ui-lesson-no = Nicht ganz.
ui-lesson-try-again = Versuch es noch einmal.
ui-lesson-answers = Antworten
ui-lesson-lay = Was aufzubauen ist
ui-lesson-more = Eins mehr
ui-lesson-less = Eins weniger
ui-lesson-check = Prüfen
ui-lesson-sheet-piece = Material
ui-lesson-contents = Alle Kapitel
ui-lesson-advanced = Für alle, die es genau wissen wollen
ui-advice-ask = Um Rat fragen
ui-advice-on = Wieder mit Rat
ui-advice-off = Ohne Rat weiter
advice-move = Versuch das: { $move }.
advice-then = Danach: { $move }.
advice-priced = { $move }; Preis: { $price }
advice-where = Schau einmal hier: { $place }.
advice-where-agenda = Schau dir die Frage an, die gerade gestellt ist.
advice-scoring =
    { $way ->
        [gained] Das bringt sofort Punkte.
       *[kept] Bei den meisten anderen Zügen hast du weniger Punkte.
    }
advice-only = Etwas anderes kannst du gerade nicht tun.
advice-enough = Sonst ist hier gerade nichts seinen Preis wert.
advice-even = Mehrere Züge sind hier etwa gleich gut.

## Die Startseite

begin-learn = Noch nie gespielt?
begin-learn-about = Fang hier an. Du lernst beim Spielen: Jedes Kapitel setzt dich an einen Tisch, lässt dich ziehen und erzählt dir, was daraus wird.
begin-learn-link = { $game } lernen
begin-play = Du kennst dich aus?
begin-play-about = Spiel auf deinem eigenen Bildschirm. Der Begleiter kennt die Regeln und führt Buch.
begin-play-link = Hinsetzen und { $game } spielen
begin-alone = Sonst niemand da? Das erklärt ein Kapitel: { $link }.
begin-alone-link = { $game } allein spielen
begin-figures = Welche Züge lohnen sich? { $link } zeigt viele Partien guter Spieler in Zahlen und deine eigenen dazu.
begin-figures-link = Was gewinnt
begin-table = Die echte Schachtel auf dem Tisch?
begin-table-about = Ein Handy neben dem Spielplan oder das von allen. Der Begleiter führt Buch über Partie und Punkte und verliert nichts, was eingetragen wurde.
begin-table-link = { $game } an deinen Tisch holen

## Wie lang ein Kurs ist

length-line = { $called }: { $steps } Schritte, { $exercises } Übungen, { $words } Wörter, { $minutes } Minuten
length-core = Die Grundkapitel, alle, in denen gelernt wird
length-reckoned = Gerechnet mit { $words } Wörtern pro Minute und { $seconds } Sekunden pro Zug. Eine ganze Partie und eine Prüfung kommen dazu.

## Viele Partien auf einen Blick

analysis-game = Spiel
analysis-edition = { ui-edition }
analysis-every-edition = alle
analysis-players = { ui-players }
analysis-category = Bereich
analysis-games =
    { $count ->
        [one] Eine Partie zwischen guten Spielern. Die dünnen Linien reichen so weit, wie der Zufall einen Wert verschoben haben kann.
       *[other] { $count } Partien. Die dünnen Linien in den Diagrammen reichen so weit, wie der Zufall einen Wert verschoben haben kann: In 19 von 20 Diagrammen liegt jeder wahre Wert darin.
    }
analysis-games-few =
    { $count ->
        [0] Solche Partien gibt es nicht.
        [one] Eine Partie sagt wenig. Ab zehn Partien steht hier, was gewinnt.
       *[other] { $count } Partien sagen wenig. Ab zehn Partien steht hier, was gewinnt.
    }
analysis-choose = Gespeicherte Partien auswählen
analysis-choose-about = Dateien, die du beim Spielen oder am Tisch gespeichert hast. Ihre Namen enden auf .jsonl.
analysis-running =
    { $count ->
        [one] Eine dieser Partien ist noch nicht zu Ende. Sie zählt noch nicht mit.
       *[other] { $count } dieser Partien sind noch nicht zu Ende. Sie zählen noch nicht mit.
    }
analysis-says-lead = In diesem Bereich liegt am weitesten vorn, wer gewinnt: { $category }. Dort sind es { $points } Punkte mehr als bei den anderen derselben Partie, plus/minus { $error }.
analysis-says-no-lead = In keinem Bereich liegen die Sieger so weit vorn, dass der Vorsprung kein Zufall sein könnte.
analysis-says-worth-more = Mehr davon gewinnt: { $category }. Ab { $points } Punkten gewannen { $upper }, darunter { $lower }.
analysis-says-worth-less = Mehr davon hilft nicht: { $category }. Ab { $points } Punkten gewannen { $upper }, darunter { $lower }.
analysis-says-worth-same = Viel oder wenig davon spielt kaum eine Rolle: { $category }. Ab { $points } Punkten gewannen { $upper }, darunter { $lower }. Das kann Zufall sein.
analysis-says-seat = Es kommt darauf an, wo man sitzt. Platz { $seat }, vom Startspieler aus gezählt, gewann { $share } der Partien ({ $low } bis { $high }); gerecht wären { $fair }.
analysis-says-fair = Wo man sitzt, entscheidet nicht: Kein Platz gewann so viel mehr oder weniger als { $fair } der Partien, dass es nicht Zufall sein könnte.
analysis-says-length = Die meisten Partien dauern { $rounds } Runden.
analysis-says-lengths = Die Hälfte aller Partien dauert { $low } bis { $high } Runden.
analysis-says-ending = Die meisten Partien enden so: { $ending } ({ $share }; { $low } bis { $high }).
analysis-victories = Siege
analysis-fair = was gerecht wäre
analysis-rounds = Partien mit so vielen Runden
analysis-leads = Worin Sieger vorn liegen
analysis-leads-about = Wie viele Punkte mehr in jedem Bereich hat, wer gewinnt, als die anderen derselben Partie, im Durchschnitt.
analysis-worth = Was der gewählte Bereich wert ist
analysis-worth-about = Siegquote nach Punkten in diesem Bereich.
analysis-seats = Kommt es darauf an, wo man sitzt?
analysis-seats-about = Wie viele Partien jeder Platz gewann, vom Startspieler aus gezählt.
analysis-lengths = Wie lange Partien dauern
analysis-lengths-about = Wie viele Partien so viele Runden dauerten.
analysis-endings = Wie Partien enden
analysis-endings-about = Was das Ende einläutete.
