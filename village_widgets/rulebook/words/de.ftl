### Deutsche Wörter der Seite mit dem Regelheft. Was mit ui- beginnt, bekommt die Seite, wie es ist.

ui-rules-find = Regel suchen
ui-rules-find-about = Tippe, was du am Tisch fragen würdest, in einer beliebigen der Sprachen.
ui-rules-common = ich | wir | ihr | man | du | er | sie | es | mich | mir | uns | mein | meine | meinen | meiner | dein | deine | darf | darfst | dürfen | kann | kannst | können | muss | müssen | soll | will | wollen | habe | hab | hat | haben | ist | sind | war | wird | werden | der | die | das | den | dem | des | ein | eine | einen | einem | einer | eines | und | oder | aber | nicht | kein | keine | keinen | was | wer | wen | wem | wie | wann | wo | wohin | woher | warum | wieso | wozu | welche | welcher | welches | wenn | ob | dann | da | hier | noch | schon | auch | nur | denn | so | zu | zum | zur | im | ins | an | am | auf | aus | bei | mit | von | vom | für | nach | um | über | unter | passiert | kriege | kriegt | gibt | jetzt | mal | eigentlich
ui-rules-games = Die Regeln von
# The number of rules follows after a colon
ui-rules-found = Gefundene Regeln
ui-rules-none = Keine Regel enthält diese Wörter. Versuch es mit weniger oder mit anderen.
ui-rules-leans = Sie beruht auf
ui-rules-asked = Übungen dazu
ui-rules-link = Link zu dieser Regel
ui-rules-board = Die Regel auf dem Spielplan

# The only heading of a game whose rules are not in groups yet
rules-all = Alle Regeln
# Beside a value of a ruling: what a table plays that decides nothing else
ruling-usual = üblich

## Die Stellung, die eine Regel zeigt

# $choice is worded as on its button.
example-refused = Probier es: „{ $choice }“. Die Regel verbietet es.
example-made = Mach es und sieh, was geschieht: „{ $choice }“.
example-try = Ausprobieren
example-none = Für diese Regel gibt es noch keine Stellung.

## Der Aufbau auf einen Blick

ui-glance-title = Aufbau auf einen Blick
ui-glance-clear = Alle Häkchen entfernen
ui-glance-board = Der fertig aufgebaute Tisch
# $count (number): Werte, die von der Ausgabe abweichen
setup-section-start = Wer anfängt
glance-owned =
    Mit den Zahlen deines Exemplars: { $count ->
        [one] 1 weicht ab
       *[other] { $count } weichen ab
    }.
