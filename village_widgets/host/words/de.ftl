### Der Rahmen der Seiten: was um ein Notebook herum steht, und Seiten, die keine Notebooks sind.

name = Village Companion
# under an icon on a phone
name-short = Village
unofficial = inoffiziell
about = Ein inoffizieller Begleiter: Village lernen, spielen und am Tisch die Zeit im Blick behalten.
skip = Zum Inhalt springen
pages = Seiten
language = Sprache

## Die Seiten in der Kopfzeile

page-welcome = Start
page-learn = Lernen
page-play = Spielen
page-table = Am Tisch
page-analysis = Was gewinnt?
page-glossary = Glossar
page-rulebook = Regelheft

## Bis das erste Bild einer Seite da ist

setting-up = Der Tisch wird aufgebaut …
setting-up-note = Beim ersten Mal dauert es ein paar Sekunden.
slow = Der Tisch wird noch aufgebaut …
slow-note = Es dauert länger als gedacht. Du kannst warten oder die Seite neu laden.
again = Seite neu laden
waiting = Gerade sind alle Plätze besetzt
waiting-note = Lass die Seite offen: Sobald ein Platz frei wird, geht es von selbst weiter.

# $place (number): which one in the line a page is, the first being 1
waiting-place = { $place ->
    [1] Du bist als Nächstes dran.
   *[other] Du bist Nummer { $place } in der Schlange.
}

## When the page has lost its process, or newer pages are there

lost = Verbindung verloren
lost-note = Diese Seite erreicht ihren Tisch nicht mehr. Gespeicherte Partien bleiben erhalten.
lost-returns = Sie kommt von selbst zurück. Was du eingetragen hast, ist nicht verloren.
newer = Eine neuere Fassung dieser Seiten liegt bereit. Was hier aufbewahrt ist, bleibt.
take-over = Neue Fassung laden

## What the browser keeps

unkept = Dein Browser bewahrt nichts von diesen Seiten auf.
unkept-about = Alles funktioniert, aber Partien, Lernstand und Tische, die nur in diesem Browser liegen, sind weg, sobald du die Seite schließt oder neu lädst. Erlaube in den Einstellungen des Browsers Websitedaten für diese Adresse oder speichere als Datei, was du behalten willst.
kept = Was dieser Browser aufbewahrt
kept-note = Deine Partien, deine Tische und dein Lernstand liegen in diesem Browser. Mit einer Datei ziehen sie in einen anderen um.
kept-save = Alles in einer Datei speichern
kept-take = Aus einer Datei holen
kept-taken = Übernommen. Was schon da war, ist geblieben.
kept-nothing = Alles aus dieser Datei ist schon hier.
kept-full = Dieser Browser hat nicht für alles Platz. Nichts wurde geändert.
kept-unreadable = In dieser Datei steckt nichts von diesen Seiten. Nichts wurde geändert.

## Failures and wrong addresses

failed = Diese Seite ließ sich nicht aufbauen
failed-note = Der Fehler liegt bei uns, und nichts Gespeichertes ist verloren.
to-welcome = Zur Startseite
missing = Diese Seite gibt es nicht
missing-note = Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.
no-script = Diese Seite braucht JavaScript, und das ist in deinem Browser ausgeschaltet.

# $variable (text): the name of a setting
name-refused = So heißt dieser Server nicht
name-refused-why = { name } antwortet nur unter den Namen des Rechners, auf dem er läuft. Sonst könnte sich jede Website für diese hier ausgeben.
name-refused-here = Auf jenem Rechner öffne
name-refused-there = Auf einem anderen Gerät öffne die Adresse, die beim Start der Seiten angezeigt wurde.
name-refused-add = Wenn du diesen Server betreust und er unter diesem Namen zu finden sein soll, trag den Namen in die Einstellung { $variable } ein und starte ihn neu:

## Pages without a server, and the foot of every page

anywhere-served = **Diese Zahlen brauchen einen Rechner, der die Seiten ausliefert**, und hier gibt es keinen. Installiere den Begleiter auf einem Rechner und starte ihn mit dem Befehl `village`: Dann zeigt diese Seite sie an.
licences = Lizenzen
licences-note = Diese Seiten bringen Python und die Bibliotheken unten mit, damit sie keinen Server brauchen. Jede hat ihre eigene Lizenz.
licences-source = Quelltext
footer = Ein Begleiter, von Spielern gemacht. Er hat nichts mit den Autoren und Verlagen des Spiels zu tun; bei ihnen liegen alle Rechte am Spiel selbst.

## Was das Terminal von einem Server sagt, und von den Seiten ohne Server
# $address (text): that of the pages
# $folder (text): a folder of this machine
# $variable (text): the name of a setting

served-here = { name } ist offen unter { $address }
served-there = Handys im selben Netz: { $address }
served-closed =
    Tische und Lernstand lassen sich nicht aufbewahren: In den Ordner { $folder } kann nicht geschrieben werden.
    Nenne in { $variable } einen anderen.
served-end = (Strg+C beendet ihn.)
# $pages, $megabytes (number)
built = { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
}, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, in { $folder }
# $command (text): what to type
built-look = Zum Ansehen: { $command }
