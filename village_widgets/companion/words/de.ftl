### Die Seite des Begleiters: die Tische, der Kopf eines Tisches, sein Verlauf und die Wege zu ihm. What begins with ui- is handed to the page as it is.

## Die Tische

ui-lobby = Am Tisch
ui-lobby-about = Ihr spielt mit dem echten Material. Der Begleiter behält, was mühsam ist oder vergessen wird, auf einem Handy oder auf allen.
ui-lobby-new = Neuer Tisch
ui-lobby-edition = { ui-edition }
ui-lobby-players = Wer wo sitzt, im Uhrzeigersinn
ui-lobby-starts = fängt an
ui-lobby-starts-ask = fängt an?
ui-lobby-starts-seat = Fängt an
ui-lobby-starter = Wer anfängt
ui-lobby-name = Name
ui-lobby-colour = Farbe
ui-lobby-up = Einen Platz nach vorn
ui-lobby-remove = { ui-check-take-away }
ui-lobby-add = { ui-add-player }
ui-lobby-setup = Aufbaublatt
ui-lobby-no-place = Für alle, die hier stehen, reichen die Plätze nicht. Nimm so viele heraus, dass alle einen haben, oder wähl eine Ausgabe oder ein Spiel mit mehr Plätzen.
ui-lobby-depth = Was der Begleiter mitverfolgt
ui-lobby-more = Hausregeln eures Tisches
ui-lobby-rulings-about = Wo die Regeltexte voneinander abweichen oder schweigen, entscheidet euer Tisch.
ui-lobby-owned = { check-used }
ui-lobby-check = { ui-check-title }
ui-lobby-check-about = Ein kurzer Gang durch die gedruckten Zahlen, bei denen wir nicht sicher sind.
ui-lobby-create = Tisch eröffnen
ui-lobby-join = Einem Tisch beitreten
ui-lobby-code = Code
ui-lobby-code-about = Zehn Buchstaben und Ziffern; am Tisch stehen sie unter „Teilen“.
ui-lobby-enter = Beitreten
ui-lobby-several = Mehrere Handys an einem Tisch
ui-lobby-only-here = Diese Seiten haben keinen Server: Ein Tisch liegt nur in diesem Browser. Für mehrere Handys starte den Begleiter auf einem Rechner (der Befehl ist village): Die Handys scannen, was er anzeigt.
ui-lobby-known = Tische dieses Browsers
ui-lobby-go-on-at = Weiter am letzten Tisch
ui-lobby-look-at = Den letzten Tisch ansehen
ui-lobby-over = die Partie ist zu Ende
ui-lobby-forget = Von der Liste nehmen
ui-lobby-forget-sure = Nur die Kopie dieses Browsers verschwindet. Der Tisch bleibt auf dem Server, für alle, die den Code haben.
ui-lobby-forget-here = Niemand sonst hat diesen Tisch, und kein Weg führt zu ihm zurück. Falls du ihn noch einmal brauchst, öffne ihn und speichere ihn vorher als Datei.
ui-lobby-forget-yes = Von der Liste nehmen
ui-lobby-viewing = du siehst nur zu
ui-lobby-file = Eine Partie öffnen
ui-lobby-file-about = Eine Datei, die ein Begleiter gespeichert hat, oder der Link einer ganzen Partie. Eine Datei mit den Zahlen deines Exemplars wird für neue Tische aufbewahrt.
ui-lobby-load = { ui-check-load }
ui-lobby-link = Link einer Partie
ui-lobby-link-open = Den Link öffnen
ui-lobby-go-on = An einem neuen Tisch damit weitermachen
ui-lobby-only-part = Nur ein Teil davon war lesbar.
ui-lobby-forgotten = Dieser Server hat den Tisch nicht
ui-lobby-forgotten-about = Dieser Browser hat eine Kopie von allem, was er davon gesehen hat. Davon ist nichts verloren. Stell den Tisch wieder her, dann können alle mit demselben Code weitermachen. Stellt ihn jemand anderes wieder her, geht es hier von selbst weiter.
ui-lobby-forgotten-viewer = Dieser Browser hat eine Kopie dessen, was er davon gesehen hat. Stell den Tisch wieder her, dann können ihn alle wieder ansehen; weitergespielt wird, sobald jemand mit dem Code des Tisches selbst dazukommt. Oder mach damit an einem neuen Tisch mit eigenem Code weiter.
ui-lobby-restore = Tisch wiederherstellen
ui-lobby-elsewhere = Die Kopie als neuen Tisch öffnen

lobby-depth-full = Ganzer Tisch
lobby-depth-full-about = Alles wird eingetragen. Der Begleiter weiß, was erlaubt ist und was es kostet.
lobby-depth-tracked = Mitschrift

lobby-problem-start = Anfangen muss jemand, der am Tisch sitzt.
lobby-problem-depth = So lässt sich die Partie nicht mitverfolgen.
lobby-no-code = In „{ $text }“ steckt kein Code eines Tisches. Ein Code hat zehn Buchstaben und Ziffern, in zwei Gruppen zu fünf. Kam er als Link, dann ist der Link abgeschnitten oder verändert: Bitte noch einmal darum.
lobby-no-game = Der Link nennt ein Spiel, das es hier nicht gibt: „{ $detail }“. Wähl unten ein Spiel oder bitte noch einmal um den Link.
lobby-unknown = Hier hat kein Tisch diesen Code. Sieh nach, ob er so eingetippt ist, wie er angezeigt wird.
lobby-unknown-here = Dieser Tisch liegt in einem anderen Browser. Diese Seiten haben keinen Server, deshalb kann man einem Tisch nicht von woanders beitreten. Wer ihn hat, kann dir stattdessen die ganze Partie als Link schicken: „Teilen“ am Tisch dort.
lobby-too-much =
    Aus deinem Netz wurden sehr viele Tische begonnen oder falsche Codes eingetippt, deshalb legt dieser Server eine Pause ein. Versuch es { $minutes ->
        [one] in einer Minute
       *[other] in { $minutes } Minuten
    } noch einmal. Nichts, was eingetragen wurde, ist verloren.
lobby-opened =
    { $count ->
        [0] Noch ganz am Anfang.
        [one] Ein Eintrag bisher.
       *[other] { $count } Einträge bisher.
    }
lobby-opened-other = Eine Partie { $game }.

## Der Kopf eines Tisches

ui-table-tools = Der Tisch
ui-table-menu = { ui-what-if-more }
ui-table-undo = { ui-undo }
ui-table-redo = { ui-redo }
ui-pad-undo = Letzten Eintrag zurücknehmen
ui-table-history = { ui-history }
ui-table-share = { ui-share }
ui-table-leave = Tisch verlassen
ui-table-leave-about = Nichts ist verloren: Der Tisch bleibt in der Liste dieses Browsers.
ui-table-leave-unkept = Dieser Browser führt keine Liste von Tischen. Um später zurückzukommen, notiere den Code unter „Teilen“ oder speichere die Partie als Datei.
ui-table-away = { ui-exports }
ui-table-undecided = Eine Frage wartet
ui-table-language = Sprache
ui-table-awake = Bildschirm wach halten
ui-table-awake-on = An: Der Bildschirm bleibt wach.
ui-table-awake-off = Aus: Der Bildschirm darf ausgehen.
ui-table-awake-not = Hier nicht möglich: Browser erlauben es nur auf Seiten, die über https kommen, und auch nicht alle. Stell dein Handy so ein, dass es an bleibt, oder häng es ans Ladekabel.
ui-table-whose = Wessen Handy ist das?
ui-table-whose-about = Was du einträgst, steht mit deinem Namen im Verlauf, und deine eigenen verdeckten Plättchen liegen hier offen.
ui-table-everybody = Für alle auf dem Tisch
ui-table-again = Noch einmal, dieselben Leute
ui-table-again-about = Ein neuer Tisch mit denselben Leuten, derselben Ausgabe und denselben Hausregeln. Dieser bleibt in der Liste.
ui-table-led = Dieselben Leute spielen noch einmal. Das ist ihr neuer Tisch.
ui-table-back-to-last = Zurück zur letzten Partie
ui-table-next-begun = Dieselben Leute spielen noch einmal, an einem neuen Tisch.
ui-table-go-along = Mitgehen
ui-table-laying = Den Tisch berichtigen
ui-table-rules = Eine Regel nachschlagen
ui-table-rules-about = Alle Regeln durchsuchen; was du gerade einträgst, bleibt stehen.
ui-table-rules-coming = Die Regeln sind unterwegs.
ui-table-check = { ui-check-title }
ui-table-check-about = Was dieser Tisch als Nächstes braucht, kommt zuerst und lässt sich noch ändern.
ui-table-looking = Du siehst nur zu. Eintragen lässt sich hier nichts.
ui-table-saving = Wird gespeichert …
ui-table-saved = Gespeichert
ui-table-waiting = Noch nicht gespeichert. Es bleibt auf dieser Seite und wird noch einmal gesendet.
ui-table-failed = Bei uns ist etwas schiefgegangen. Der Tisch ist, wie er war.
ui-table-wrong = Das lässt sich nicht eintragen
ui-table-unproven = Der Server hatte diesen Tisch verloren, und ein Gerät, das nur zusieht, hat ihn wiederhergestellt. Prüf die letzten Einträge im Verlauf: Dein nächster Eintrag bestätigt sie.
ui-table-no-copy = Dieser Browser bewahrt keine eigene Kopie auf.

table-unread = Diese Fassung des Begleiters kann Zeile { $number } dieses Tisches nicht lesen. Was davor kam, ist zu sehen; eintragen lässt sich nichts.
table-misfit = Dann wäre der Tisch unmöglich. Sieh ihn dir noch einmal an. ({ $detail })
table-only-looking = Diese Seite sieht nur zu: Eintragen lässt sich hier nichts.

## Was wartet

ui-waiting = Wartet aufs Speichern
ui-waiting-take = Zurücknehmen
ui-waiting-sent = unterwegs
ui-waiting-entry = Ein Eintrag
ui-waiting-undo = { ui-undo }
ui-waiting-redo = { ui-redo }
ui-waiting-chance = { ui-handful-draw }
ui-waiting-lay = Der Tisch, wie er liegt
ui-waiting-copy = Die Zahlen des Exemplars
ui-waiting-correct = Ein Eintrag, berichtigt

## Jemand war schneller

ui-drawn = Für euch gezogen
ui-conflict = Jemand war schneller
ui-conflict-about = Das wurde eingetragen, während du dabei warst:
# What came before an input is all from the same page
ui-conflict-before = Stimmt das noch?
ui-conflict-before-about = Davor hat deine Seite das eingetragen:
ui-conflict-somebody = Jemand
conflict-own = Diese Seite
ui-conflict-mine = Du wolltest eintragen:
ui-conflict-still = Trotzdem eintragen
ui-conflict-leave = Nicht eintragen
ui-conflict-later = Später entscheiden
ui-conflict-several = Einige Einträge warten auf dich
# Two pages told the same turn in two ways
ui-conflict-which = Was stimmt?
ui-conflict-which-about = Vielleicht habt ihr beide dasselbe eingetragen. Das kam zuerst:
ui-conflict-instead = Meins stimmt
ui-conflict-keep = Das erste stimmt
ui-conflict-both = Beides ist geschehen
ui-conflict-behind = Du hast danach eingetragen:
ui-conflict-look = Der Tisch hat sich verändert. Sieh ihn dir an und trag dann deins ein.

conflict-correct = { ui-correct }
conflict-undo =
    { $count ->
        [one] Rückgängig
       *[other] { $count } Einträge zurücknehmen
    }
conflict-redo =
    { $count ->
        [one] Wiederholen
       *[other] { $count } Einträge wiederholen
    }

## Was der Zufall brachte, und was die Regeln verwehren

ui-handful-draw = Für uns ziehen
ui-anyway = Es war trotzdem so
ui-put-right = Den Tisch richtigstellen
ui-tracker-pad = Eintragen, was geschah
ui-tracker-for = Eintrag für
ui-tracker-entered = Eingetragen
ui-tracker-news = Zuletzt eingetragen
anyway-line = ✱ Gegen die Regeln: { $said }
laid-line = ✎ Der Tisch wurde von Hand aufgebaut.
copy-line = ✎ Die Zahlen des Exemplars wurden geändert: { $changes }
anyway-free = nichts gezahlt
anyway-asked = { $paid } (wie die Regeln es verlangen)
anyway-impossible = Auch dann fehlt das Material dafür.
anyway-put-right = Sieht der Tisch anders aus als hier gezeigt, stell ihn erst richtig und trag das dann noch einmal ein.

## Der Verlauf

ui-history = Verlauf
ui-history-about = Alles, was eingetragen wurde. Zurückgenommenes bleibt stehen, durchgestrichen.
ui-history-empty = Noch ist nichts eingetragen.
ui-history-back = Hierhin zurück
ui-history-back-sure = Alles danach wird zurückgenommen. Gelöscht wird nichts: „Wiederholen“ holt es wieder hervor.
ui-history-back-yes = Zurückgehen
ui-history-forth = Bis hierher wiederholen
ui-history-news = Neues wurde eingetragen: anzeigen
ui-history-undone = zurückgenommen
ui-history-change = { ui-check-change }
ui-correct = Einen Eintrag ändern
ui-correct-about = Was ist wirklich geschehen? Der Begleiter trägt alles danach dann von selbst noch einmal ein.
ui-correct-leave = Es ist nicht geschehen: weglassen
ui-correct-others = Etwas anderes ist geschehen
ui-correct-whose = Wessen Eintrag es ist
ui-correct-nobody = Niemandes
ui-correct-adds = Davor wurde etwas vergessen
ui-corrected = Geändert
ui-corrected-undo = Änderung rückgängig machen
ui-corrected-later = Was sich dadurch später ändert
ui-corrected-same = Alles danach ist, wie es war.
ui-corrected-lines = Alles, was daraus folgt
ui-unfit = Das passt nicht mehr
ui-unfit-about = Nichts ändert sich, bevor du jeden späteren Eintrag geklärt hast. Schließ das hier, und alles bleibt, wie es war.
ui-unfit-leave = Weglassen
ui-unfit-anyway = Es war trotzdem so: behalten
ui-unfit-asked = Zuerst

history-corrected-was = Berichtigt. Vorher: { $what }
history-corrected-now = Jetzt: { $what }
history-corrected-added = Später ergänzt: { $what }
history-corrected-left = Später weggelassen: { $what }
# Several entries: those said so far, and one more
history-several = { $first }; { $last }
entry-paid = { $said }, Zahlung: { $paid }
back-said = { $who }: { $said }
back-corrected = Ein Eintrag wurde berichtigt.
back-already = { $who } hatte das schon eingetragen: { $said }
back-somebody = { ui-conflict-somebody }
history-turn = { $where } · { $who }
history-turn-count = { $count } Einträge

history-undo =
    { $count ->
        [one] Ein Eintrag wurde zurückgenommen.
       *[other] { $count } Einträge wurden zurückgenommen.
    }
history-undo-what = Zurückgenommen: { $what }
history-redo-what = Wiederholt: { $what }
history-times = { $line } (×{ $count })
history-redo =
    { $count ->
        [one] Ein Eintrag wurde wiederholt.
       *[other] { $count } Einträge wurden wiederholt.
    }
history-checked = Es wurde geprüft, ob der Stand des Tisches stimmt.

## Wege zu einem Tisch

ui-share = Teilen
ui-share-copy = Link kopieren
ui-share-copied = Kopiert
ui-share-copy-code = Code kopieren
ui-share-copy-by-hand = Von Hand markieren und kopieren:
ui-share-too-long = Zu lang für einen QR-Code, den eine Kamera lesen könnte: Kopiere den Link.
ui-share-own = Gerade antwortet niemand. Diese Wege kennt die Seite von selbst.
ui-share-own-table = { share-table }
ui-share-own-viewer = { share-viewer }
ui-share-picture = QR-Code
ui-share-show = QR-Code zeigen
ui-share-show-still = QR-Code trotzdem zeigen

share-table = Für Mitspieler
share-table-about = Wer diesen Code hat, darf eintragen.
share-viewer = Für Zuschauer
share-viewer-about = Wer diesen Code hat, sieht alles und kann nichts eintragen.
share-game = Die ganze Partie als Link
share-game-about = Alles bis jetzt in { $count } Zeichen, ohne diesen Server: Jeder Begleiter kann es öffnen.
share-game-long = Für einen Link ist diese Partie zu lang geworden. Speichere sie als Datei: „Speichern oder exportieren“ im Menü.
share-only-here = Dieser Tisch liegt nur in diesem Browser, denn diese Seiten haben keinen Server. Für mehrere Handys an einem Tisch starte den Begleiter auf einem Rechner (der Befehl ist village): Die Handys scannen, was er anzeigt. Die ganze Partie, wie sie jetzt ist, kann auf jedes andere Gerät:
share-only-here-looking = Dieser Tisch liegt nur in diesem Browser. Die ganze Partie, wie sie jetzt ist, kann auf jedes andere Gerät:
share-start = Damit Handys dazukommen können, starte den Begleiter mit dem Befehl village und öffne die Adresse, die er für Handys anzeigt. Dort ist dieser Tisch mit seinem Code zu finden.
share-no-page = { share-no-page-looking } { share-start }
share-no-page-looking = Ein Notebook hat keine Adresse, die ein Handy öffnen könnte.
share-alone = { share-alone-looking } { share-start }
share-alone-looking = Handys können die Adresse dieser Seite nicht öffnen: Sie gilt nur auf diesem Rechner.

## Der Wertungsbogen einer Mitschrift

ui-tally = { ui-score }
ui-tally-total = { ui-total }
ui-tally-ties = Gleichstand
ui-tally-ties-about = Mehrere haben die höchste Summe. Diese Zeilen entscheiden, von oben nach unten.
ui-tally-known = aus dem Eingetragenen berechnet
ui-tally-told = von euch eingetragen
ui-tally-number = Die markierten Zahlen sind unmöglich. Gebraucht wird eine ganze Zahl mit höchstens drei Ziffern; sonst ist nichts von dem verloren, was du eingetragen hast.
ui-tally-empty = Die leeren Felder fehlen noch. Zählt dort nach und tragt 0 ein, wo nichts übrig ist.
ui-tally-back = Zurück zu den Zahlen
ui-tally-done = Der Bogen stimmt: Wer gewinnt?
ui-tally-print = Bogen drucken
ui-tally-why = Wie der Sieg ermittelt wird
ui-tally-wins = gewinnt
standing-alone = Stand jetzt: { $who } mit { $score }
standing-shared = Stand jetzt: { $who } teilen sich den Sieg mit { $score }.
tally-title = { ui-score }
tally-over = Die Partie ist zu Ende
tally-about = Ausgefüllt, soweit es während der Partie eingetragen wurde. Zählt nach, was leer ist, und tippt auf eine Zahl, um sie zu berichtigen.
tally-missing =
    { $count ->
        [one] Eine Zahl fehlt noch. Dann steht fest, wer gewinnt.
       *[other] { $count } Zahlen fehlen noch. Dann steht fest, wer gewinnt.
    }
