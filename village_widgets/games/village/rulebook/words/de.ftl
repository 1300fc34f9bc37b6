### Villages Teil im Regelheft: die Gruppen der Regeln, Suchwörter zu jeder Regel, und was am Tisch gefragt wird.
###
### In find-<rule> the words of players stand between upright lines: what one sees, slang, other names, verbs; not the words that the
### rule’s own wording has. A question is asked as at the table; its answer may use any number of the edition under its dotted name
### with hyphens, as rules do.

## Die Gruppen, in der Reihenfolge des Spiels

rules-setup = Aufbau und neue Runde
rules-turn = Zug, Brunnen und Münzen
rules-farm = Ernte und Familie
rules-crafts = Handwerk und Mühle
rules-market = Der Markttag
rules-travel = Reise
rules-council = Ratsstube und Privilegien
rules-church = Kirche und Messe
rules-dying = Zeit und Sterben
rules-end = Das Spielende
rules-score = Wertung, Sieg und Gleichstand
rules-solo = Allein gegen Carla

## Was von Regeln zu sehen ist, die einfach gelten

see-setup-customers = Vor dem ersten Zug: An jedem benutzten Marktstand liegt ein Kunde, und die Warteschlange ist voll.
see-setup-family = Sieh dir einen der Höfe an: Damit fangen alle an.
see-setup-start-player = Ada ist an diesem Tisch am ältesten, also hat sie den ersten Zug.
see-turn-time = Ada hat bisher 6 Zeit aufgewendet: Ihr Marker ist auf der Lebensleiste 6 Felder weitergerückt.
see-supply-unlimited = Ada hat hier neun Ochsen. So viele auch auf den Höfen liegen: Wer einen herstellt, bekommt einen.
see-farm-unlimited = Auf Adas Hof liegt das alles, und es ginge noch mehr darauf. Nur für Getreide ist kein Platz mehr.
see-place-unlimited = In einem Betrieb stehen vier Figuren aus drei Familien, und es dürfen noch mehr kommen.
see-solo-setup = Carlas Familie vor dem ersten Zug: Die Älteren stehen neben Carlas Tafel, die Jüngeren warten an der Kirche.
see-solo-order = Nimmst du die Überzeugung vom Feld „Familie“, nimmt Carla eine vom Handwerk: Auf Carlas Tafel kommt das Handwerk vor der Ratsstube.
see-trade-none = Ada hat Getreide und Bela Münzen, aber kein Zug lässt sie handeln.
see-score-nothing = Nichts davon zählt am Ende: Güter, Getreide und Einflusssteine auf dem Hof, und Gräber.

## Suchwörter: Aufbau, Runde, Zug

find-setup-customers = Spielaufbau Markt | Startkunden | Markt füllen | Kunden auslegen | Vorbereitung | wie viele Kunden am Anfang
find-setup-family = Startausstattung | womit fange ich an | Startgeld | wie viel Geld am Anfang | Anfangsfiguren | Lebensmarker Start
find-setup-seats = Startbonus | Entschädigung | Nachteil der Hinteren | Startausgleich | Handicap | Spielerreihenfolge | Startkapital | letzter Spieler
find-setup-start-player = wer beginnt | wer darf zuerst | Älteste | Jüngster | ersten Spieler bestimmen
find-round-bag = nachfüllen | Steine einfüllen | wie viele pro Farbe | schwarze Steine zurück | Sack füllen | Klötzchen
find-round-seeding = auffüllen | wie viele Steine pro Feld | verteilen | neue Steine | Felder belegen | Zufall
find-round-start-player = wer beginnt | erster Spieler | nächster Startspieler | Startspielermarker | wandert der Startspieler weiter | Reihenfolge
find-round-end = Rundenende | wann ist die Runde vorbei | Plan leer | keine Würfel mehr | nächste Runde
find-turn-take = aussetzen | muss ich nehmen | zwei Steine | mehrere | Pflicht | verzichten | was tun, wenn ich dran bin | passen
find-turn-plague = schwarzer Stein | schwarzer Würfel | Pest | Krankheit | Seuche | Pestwürfel | behalten | Strafe | Ratten
find-turn-leave = verzichten | freiwillig | nur den Stein nehmen | Aktion ablehnen | Zwang | muss ich | ungenutzt lassen
find-turn-time = Uhr | Stunden | wie viele Felder | Zeitleiste | wie lang ist ein Leben | Zeitmarker ziehen | wie viele Sanduhren | Zeitfelder
find-well = drei gleiche | Drilling | Steine abwerfen | ohne Stein nehmen | Wunschbrunnen | leeres Feld nutzen | Quelle | drei einer Farbe | gleiche Farbe
find-well-cubes = Brunnen gesperrt | wann zum Brunnen | Plan leer | kein Stein mehr da | Brunnen versiegt
find-well-coins = Geld am Brunnen | drei Münzen | Brunnen mit Gold bezahlen
find-coin-joker = Geld statt Stein | Wildcard | Ersatz | Gold | Taler | falsche Farbe | fehlender Stein | Bargeld
find-supply-influence = Bank leer | ausgegangen | keine grünen mehr | Mangel | Steine sind alle
find-supply-limited = Bank leer | kein Pflug mehr | Geld alle | unbegrenzt | begrenztes Material | ausverkauft | zu wenig Plättchen | ausgegangen | keine mehr da | leer
find-supply-unlimited = aufgebraucht | keine Wagen mehr | Geld alle | Ersatz | ausverkauft | unbegrenzt | ausgegangen | keine mehr da | leer
find-farm-unlimited = Handlimit | Lager | wie viele darf ich behalten | horten | abwerfen | Höchstzahl
find-place-unlimited = besetzt | blockiert | voll | zu zweit | ist da noch Platz | teilen | selbe Werkstatt | zwei Arbeiter
find-trade-none = tauschen | Geschäft | schenken | an Mitspieler verkaufen | feilschen | Handel | handeln | Mitspieler
find-member-from-farm = niemand daheim | alle unterwegs | leerer Hof | keine Arbeiter | wen schicken | Meeple | verfügbare Leute

## Suchwörter: Ernte und Familie

find-harvest = Weizen | Korn | Säcke | Feld | Nahrung | Landwirtschaft | Ertrag | einfahren
find-harvest-home = niemand daheim | leerer Hof | Bauer | wer arbeitet auf dem Feld | ohne Leute | alle weg | niemand zuhause | ohne jemanden
find-harvest-horse = Pferd und Pflug | drei Säcke | Zugtier | Gaul | Tier | Bonus | verbraucht | abgeben
find-harvest-ox = Ochsen und Pflug | Kuh | Rind | Bulle | Zugtier | vier Säcke | beste Ernte | Pferd dazu | verbraucht
find-harvest-limit = Höchstmenge | Lager | maximal | Obergrenze | Scheune voll | zu viel Korn | Überschuss | Erntegrenze
find-family-birth = Baby | Kind | Geburt | Kinder kriegen | Meeple dazu | schwanger | Nachwuchs | gebären
find-family-smallest = welches Kind | Generation wählen | Enkel | überspringen | Zahl aussuchen | dritte Generation
find-family-all-born = keine Kinder mehr | alle geboren | kein Meeple übrig | Nachwuchs unmöglich | elf Figuren
find-family-home = heimholen | nach Hause | zurückrufen | zurücknehmen | Rückkehr | Arbeiter abziehen | heimkehren | zurückholen
find-family-not-bag = aus dem Sack | Mönch befreien | Kirche verlassen | Priester zurück | herausnehmen

## Suchwörter: Handwerk

find-crafts-training = Lehre | Lehrling | Geselle | anlernen | nur ausbilden | Figur einsetzen | später herstellen | Ausbildungszeit
find-crafts-time = produzieren | fertigen | bauen | Sanduhren | Herstellungskosten | wie lange dauert ein Pflug | Handwerker
find-crafts-trained = wer darf herstellen | falsche Werkstatt | Schmied baut Wagen | Fachkraft | Meister | produzieren
find-crafts-price = erwerben | Warenpreis | Steine für Pflug | ohne Arbeiter | einkaufen | was kostet ein Pferd | eintauschen | kaufen | Preis
find-crafts-product = zwei Güter | mehrere Waren | zwei Schmiede | doppelt produzieren | Stückzahl | Pflüge auf einmal
find-crafts-mill = Müller | mahlen | Mehl | Geld verdienen | Korn verkaufen | Windmühle | Einkommen
find-crafts-mill-nobody = Müller | Arbeiter zur Mühle | Meeple | Lehrling | einsetzen

## Suchwörter: Markt

find-market-day = verkaufen | Handel | Jahrmarkt | ohne Ware | niemand verkauft | Pflicht | Markt erzwingen
find-market-free-sale = Gratisverkauf | kostenlos | Vorteil des aktiven Spielers | ohne grünen Stein | wer verkauft zuerst | Bonus
find-market-demand = was will der Kunde | Auftrag erfüllen | liefern | Waren zahlen | Kosten | teilweise
find-market-surcharge = Zusatzkosten | grüner Stein | Gebühr | Steuer | Sanduhr beim Verkaufen | zweiter Verkauf | fremder Markt | Strafe
find-market-queue = Schlange | hintere Kunden | blaue Felder | gelbe Felder | vordrängeln | wartende Kunden
find-market-serve = verkaufen | wie oft | Reihenfolge am Markt | Punkte sofort | mehrmals | geheim | verdeckte Kunden
find-market-pass = aufhören | aussteigen | wieder einsteigen | zurückkommen | aussetzen
find-market-refill = nachrücken | auffüllen | neue Plättchen | Lücken | wann bewegt sich die Schlange | nachlegen | Kunden nachrücken | neue Kunden

## Suchwörter: Reise

find-travel-toll = Wagen | Karren | Kutsche | ohne Wagen | Reisekosten | Sanduhren | Fahrt
find-travel-influence = Wegkosten | welche Steine | Straße | Maut | Zoll | braun | rosa | orange
find-travel-road = zwei Städte auf einmal | benachbart | Stadt überspringen | durchreisen | wie weit | Landkarte | Entfernung | Ort überspringen | zwei Schritte | Abkürzung
find-travel-no-return = heimreisen | nach Hause | Rückreise | umkehren | heimkehren | Reisender zurück
find-travel-move = wer reist | zweiter Reisender | zwei unterwegs | Meeple ziehen | weiterreisen | Abenteurer
find-travel-reward = Bonus | Stadt | Prämie | ankommen | was gibt es in der Stadt | Vorteil
find-travel-once = zweimal | Stadt erneut | nochmal | Fahne | schon jemand da | Wiederholung

## Suchwörter: Ratsstube

find-council-price = grüne Steine | Rathaus | Politik | ein grüner Stein | Kosten im Rat | Dokument | Urkunde | Kosten der Ratsstube | Preis
find-council-time = Sanduhren | Rathaus | wie lange | Dauer | Kosten pro Spalte | Zeit in der Ratsstube
find-council-enter = Rathaus | Ratsherr | Politiker | hineingehen | neues Mitglied | gleich auf die zweite
find-council-advance = befördern | hochrücken | aufsteigen | zwei Stufen | überspringen | Karriere | vorrücken
find-council-top = Bürgermeister | letzte Stufe | fünfte Stufe | oben angekommen | Ende | Maximum
find-council-member = niemand im Rat | ohne Ratsherrn | leerer Rat | Politiker | Bonus
find-council-stay = gratis | stehen bleiben | ohne aufzurücken | umsonst | nur den Bonus | immer wieder
find-privilege-stage = zwei Privilegien | mehrere Boni | beide | Vorteil | Fähigkeit | Ratsherr | welches
find-privilege-ring = Startspielermarker | zuerst dran | nächster Startspieler | erster Spieler | Reihenfolge | Anfang | erste Stufe | erstes Privileg
find-privilege-ring-taken = Ring weg | Startspielermarker weg | schon vergeben | nutzlose Stufe | wegnehmen | klauen
find-privilege-influence = Gratissteine | zwei gleiche Farben | aussuchen | doppelt | Klötzchen | zweite Stufe | zweites Privileg
find-privilege-different = zwei gleiche | gleiche Farbe | zweimal grün | doppelt | Paar
find-privilege-good = Gratisware | geschenkter Pflug | Plättchen umsonst | Pferd nehmen | irgendeine Ware | dritte Stufe | drittes Privileg
find-privilege-prestige = Punkte kaufen | Geld in Punkte | Siegpunkte | zwei Münzen | sechs Punkte | umwandeln | vierte Stufe | viertes Privileg

## Suchwörter: Kirche und Messe

find-church-price = Mönch werden | Priester | brauner Stein | Kloster | Pfarrer | Spende | Kircheneintritt
find-church-time = Sanduhren | ohne braunen Stein | beten | Novize | Alternative
find-church-bag = Sack | Mönch | Priester | wohin | verschwindet | welche Generation | eine 4
find-mass-buy-out = Lösegeld | Geld in der Messe | herauskaufen | auslösen | Figur herausholen | sicher statt Glück
find-mass-draw = Ziehung | Los | Zufall | Glück | wie viele | Gottesdienst | Sack
find-mass-monks = schwarze Figuren | Nieten | neutrale Figuren | Priester | Holzfiguren | wieder hinein
find-mass-rise = befördern | vorrücken | Bischof | Priester | Säcke spenden | Spende | hochziehen | wie weit | Fenster aufsteigen | hochsteigen
find-mass-top = Bischof | letztes Fenster | Ende | Maximum | fünftes | oben angekommen
find-mass-majority = Mehrheit | zwei Punkte | Bonus nach der Messe | Priester | wer führt | größte Gruppe | die meisten in der Kirche
find-mass-majority-tie = Gleichstand | gleich viele | Priester | Patt | Unentschieden | wer liegt vorn | Gleichstand in der Kirche
find-mass-majority-shared = beide Punkte | teilen | halbieren | immer noch gleich | Patt | Unentschieden | Gleichstand in der Kirche | beide gleich

## Suchwörter: Sterben

find-dying-after-action = Tod | Runde um den Hof | wann stirbt jemand | Lebenszeit abgelaufen | Sanduhrleiste | Umrundung | letzte Sanduhr | Uhr
find-dying-at-once = Tod auf dem Markt | mitten im Verkauf | unmittelbar | beim Handeln
find-dying-eldest = wer stirbt | Opa | Alte | Generation | Reihenfolge des Todes | aussuchen | jüngste | Meeple | wer muss sterben | Ältester zuerst
find-dying-visible = Mönch stirbt | sicher im Sack | versteckt | geschützt | unsterblich | Priester
find-dying-nobody = alle versteckt | Tod verfällt | nachholen | aufgeschoben | verschont | kein Meeple
find-dying-chronicle = Buch | wohin mit den Toten | begraben | Geschichte | Ehre | Ruhmeshalle | toter Schmied
find-dying-grave = Friedhof | Grabstein | begraben | Buch voll | namenlos | vergessen | Grab aussuchen
find-dying-no-room = Friedhof voll | kein Platz | entfernt | in die Schachtel | wohin sonst | kein Grab mehr
find-dying-last-turns = Tod am Schluss | entfernt | zu spät gestorben | letzte Runde

## Suchwörter: Ende und Wertung

find-end-chronicle = Schluss | Buch voll | wann ist es vorbei | Auslöser | Ende der Partie | ein Bereich voll
find-end-graves = Schluss | Friedhof voll | Auslöser | wann ist es vorbei | Ende der Partie | Gräber voll
find-end-last-turns = letzter Zug | Schlussrunde | noch einmal dran | wer darf noch | letzte Runde | nach dem Auslösen
find-end-market-caller = Tod auf dem eigenen Markt | Auslöser beim Verkauf | Schluss | letzte Runde
find-end-market-other = Tod auf fremdem Markt | Auslöser beim Verkauf | Schluss | letzte Runde
find-end-cubes-out = Plan leer | freie Wahl | Gratisaktion | nichts mehr da | Schlussrunde
find-end-final-mass = Gottesdienst | Kirche am Schluss | Schlussmesse | noch mal Mönche ziehen | vor der Abrechnung
find-score-prestige = Siegpunkte | Punkteleiste | Punktestand | Zwischenstand | SP
find-score-travel = Reisepunkte | Städte | Punkte für Marker | Siegpunkte | alle Städte
find-score-council = Rathaus | Ratsherren | Siegpunkte | Politiker | Bürgermeister
find-score-church = Priester | Mönche | Siegpunkte | Bischof | Kirchenpunkte
find-score-chronicle = Tote | Buch | Siegpunkte | Ahnen | Verstorbene | zwölf Punkte | zählen Gräber
find-score-customers = Marktpunkte | Verkäufe | Siegpunkte | Aufträge
find-score-coins = Geld | Gold | Taler | Restgeld | übriges Vermögen | Siegpunkte | Bargeld
find-score-nothing = übrig | wertlos | zählen Gräber | Restpunkte | übrige Rohstoffe | nichts wert
find-win-most = Sieger | Sieg | wer siegt | Gewinner | Ziel des Spiels | Siegpunkte
find-tie-customers = Patt | Unentschieden | Punktgleichheit | gleich viele Punkte | Tiebreaker | Verkäufe
find-tie-grain = Patt | Unentschieden | Punktgleichheit | gleich viele Punkte | Tiebreaker | Korn | Säcke
find-tie-living = Patt | Unentschieden | Punktgleichheit | Überlebende | Tiebreaker | zweites Kriterium
find-tie-shared = Patt | Unentschieden | gemeinsamer Sieg | Punktgleichheit | zwei Sieger | Tiebreaker

## Suchwörter: gegen Carla

find-solo-setup = alleine spielen | Solo | Bot | Automa | ein Spieler | virtuelle Gegnerin | Vorbereitung
find-solo-start = alleine | Solo | wer beginnt | Reihenfolge | zuerst
find-solo-order = Reihenfolge | welches Feld als nächstes | Automa | wo sucht sie | Richtung | Reihenfolge im Solospiel
find-solo-ring = alleine | Solo | wozu Startspielermarker | Joker | Geld
find-solo-ring-spent = Solo | zweimal nehmen | benutzt | wohin damit
find-solo-match = Bot | Automa | was nimmt sie | welcher Würfel | Zug der Gegnerin | nachmachen
find-solo-match-next = Bot | Automa | Reihenfolge der Felder | anderes Feld | Richtung
find-solo-any = Bot | Automa | andere Farbe | wer entscheidet | für sie wählen
find-solo-any-next = Bot | Automa | nichts mehr da | Reihenfolge der Felder | weitersuchen
find-solo-die = W4 | würfeln | Variante | Zufall | Bot | schwieriger
find-solo-die-cube = W4 | Würfelergebnis | Bot | Variante
find-solo-die-one = W4 | nicht würfeln | letzte Farbe | Bot
find-solo-track = ihre Zeitleiste | Bot | wohin mit ihrem Stein | zwölf Felder | Kreis
find-solo-fate = umdrehen | überschreiten | Bot stirbt | Glück | Marker auf ihrer Tafel
find-solo-quill = Feder | wer von ihr stirbt | Bot | Tod | Opfer
find-solo-shuffle = neu mischen | zurückdrehen | alle umgedreht | Reset
find-solo-dying = ihre Toten | Buch | Bot stirbt | begraben
find-solo-dying-market = ihre Toten | Friedhof | Bot stirbt | begraben
find-solo-market-serve = Bot verkauft | welches Plättchen nimmt sie | Automa | erster Marktstand
find-solo-market-call = Bot verkauft | ihr Markt | darf ich mit | Automa | Handel
find-solo-church = Mönch | Priester | Bot | Automa | 3er und 4er
find-solo-church-nobody = Bot | keine Priester übrig | Automa | verbraucht
find-solo-well = Bot setzt aus | antwortet sie | Automa | Pause
find-solo-window = Bot gezogen | Priester | wo steht sie | Mönch
find-solo-windows-full = Bot gezogen | fünfter Mönch | vier von ihr | kein Platz
find-solo-majority = Mehrheit | zwei Punkte | Bot hat mehr | Priester | wer führt
find-solo-new-round = Tafel leeren | Bot zurücksetzen | Steine abräumen | zwischen den Runden
find-solo-rank = Punktetabelle | gewonnen | wie gut war ich | Titel | Stufe | Ergebnis | Bewertung

## Was Spieler fragen

question-v01 = Ich habe einen schwarzen Stein genommen. Behalte ich ihn, und zählt er später für etwas?
    .answer = Nein. Er geht sofort in den Vorrat zurück und kostet dich { $turn-plague-time } Zeit; er ist kein Einfluss, und bezahlen lässt sich mit ihm nichts. Wenn die nächste Runde beginnt, kommen alle Peststeine aus dem Vorrat wieder in den grünen Beutel.
question-v02 = Keiner der Steine nützt mir etwas. Darf ich einfach aussetzen?
    .answer = Nein. In jedem Zug nimmst du genau einen Stein oder gehst zum Brunnen. Nur die Aktion danach ist freiwillig.
question-v03 = Darf ich einen Stein nur wegen seiner Farbe nehmen, von einem Feld, dessen Aktion ich nicht ausführen kann?
    .answer = Ja. Ob du die Aktion ausführen kannst oder willst, spielt für den Stein keine Rolle. Nur am Markt muss der Markttag stattfinden, auch wenn du nichts zu verkaufen hast.
question-v04 = Nehme ich am Brunnen auch einen Stein? Und darf ich ein Feld wählen, auf dem noch welche liegen?
    .answer = Keinen Stein: Der Brunnen tritt an seine Stelle. Du zahlst { $turn-well } Einflusssteine einer Farbe und führst eine beliebige Aktion aus, ob auf ihrem Feld Steine liegen oder nicht. Was dort liegt, bleibt liegen.
question-v05 = Ich nehme den allerletzten Stein. Bekomme ich die Aktion noch? Und wenn ich zum Brunnen gehe, solange noch einer liegt: Ist die Runde dann auch vorbei?
    .answer = Ja, erst führst du die Aktion aus, dann endet die Runde mit einer Messe. Gehst du zum Brunnen, bleibt der letzte Stein, wo er ist, und die Runde geht weiter: Als Nächstes ist dran, wer links von dir sitzt.
question-v06 = Niemand hat in dieser Runde den Ring genommen. Wechselt der Startspieler?
    .answer = Nein. Hat niemand den Ring, bleibt der Startspieler derselbe. Nur wer den Ring mit dem ersten Privileg nimmt, fängt die nächste Runde an.
question-v07 = Sind Pflug und Pferd oder Ochse nach der Ernte verbraucht?
    .answer = Nein. Sie bleiben auf deinem Hof, bereit für die nächste Ernte; du gibst sie nur an Kunden ab. Auch deine Familie bleibt auf dem Hof.
question-v08 = Ich habe einen Ochsen, aber keinen Pflug. Bringt mir die Ernte dann mehr?
    .answer = Nein, nur wie üblich { $farm-harvest } Getreide. Ein Tier zählt nur zusammen mit einem Pflug und ein Pflug nur zusammen mit einem Tier.
question-v09 = Im Vorrat sind noch Figuren mit einer „2“. Darf mein nächstes Kind eine „3“ sein?
    .answer = Nein. Es kommt immer die niedrigste Zahl zur Welt, die noch im Vorrat ist: erst alle mit einer „2“, dann die erste „3“.
question-v10 = Kann die Aktion „Familie“ jemanden zurückholen, der gestorben ist?
    .answer = Nein. Auf den Hof zurück kommen nur lebende Figuren, egal, wo auf dem Plan sie stehen. Verstorbene bleiben in der Dorfchronik oder in ihren Gräbern.
question-v11 = Meine Familie ist vollzählig. Nützt mir die Aktion „Familie“ noch etwas?
    .answer = Ja. Zur Welt kommt niemand mehr, aber du kannst weiterhin eine lebende Figur vom Plan auf den Hof zurückholen.
question-v12 = Wenn ich eine Figur aus der Ratsstube zurückhole, kann sie später wieder auf ihre alte Stufe?
    .answer = Nein. Auf dem Hof ist sie wie alle anderen: Sie tritt wieder auf der ersten Stufe ein, und du zahlst jede Stufe neu.
question-v13 = Darf ich jemanden nur ausbilden und das Gut erst später herstellen?
    .answer = Ja. Dann kostet es nur die Zeit der Ausbildung. Ein Gut, das du mit einer späteren Aktion dort herstellst, kostet nur die Zeit der Arbeit.
question-v14 = Meine Figur in der Schmiede ist ausgebildet. Kann sie auch einen Planwagen herstellen?
    .answer = Nein. Sie stellt nur her, was es in ihrem eigenen Betrieb gibt; für einen Planwagen brauchst du in der Wagnerei eine ausgebildete Figur. Oder du kaufst ihn, dafür muss niemand irgendwo stehen.
question-v15 = Zwei meiner Figuren arbeiten in der Schmiede. Bekomme ich zwei Pflüge für eine Aktion?
    .answer = Nein. Eine Aktion im Handwerk bringt nur ein Gut, egal, wie viele deiner Figuren dort stehen.
question-v16 = Im Betrieb steht keine Figur von mir. Kann ich das Gut einfach kaufen?
    .answer = Ja. Du zahlst den Einfluss oder das Getreide, das dort angegeben ist; das kostet keine Zeit, und niemand muss dort stehen. Münzen dürfen fehlenden Einfluss ersetzen.
question-v17 = Kann ich ein Pferd mit Münzen statt mit Getreide bezahlen?
    .answer = Nein. Eine Münze ersetzt Einfluss, nie Getreide oder Güter. In den Ställen zahlst du { $crafts-stable-grain } Getreide, oder du hast dort eine ausgebildete Figur und wendest die Zeit auf.
question-v18 = Brauche ich einen Müller? Und was bekomme ich für einen einzigen Getreidesack?
    .answer =
        Nein. In der Mühle steht niemand, und ausgebildet wird dort auch niemand. Sie nimmt genau { $crafts-mill-grain } Getreide und { $crafts-mill-time } Zeit und gibt dafür { $crafts-mill-coins ->
            [one] 1 Münze
           *[other] { $crafts-mill-coins } Münzen
        }; für weniger gibt sie nichts.
question-v19 = Ist an einem Markttag der erste Verkauf für alle ohne Aufpreis?
    .answer = Nein, nur der des Ausrufers. Alle anderen zahlen schon beim ersten Verkauf { $market-surcharge-persuasion } Überzeugung und { $market-surcharge-time } Zeit zusätzlich.
question-v20 = Kann ich den zusätzlichen grünen Stein am Markt mit einer Münze bezahlen?
    .answer = Ja. Eine Münze ersetzt einen Einflussstein beliebiger Farbe, auch am Markt. Die Zeit und das, was der Kunde verlangt, kommen dazu.
question-v21 = Darf ich einen Kunden bedienen, der noch in der Warteschlange ist?
    .answer = Nein, nur die an den Marktständen, auf den blauen Feldern. Nach dem Markttag rückt die Warteschlange auf die Marktstände vor, die dann leer sind.
question-v22 = Jemand hat gerade den ersten Kunden bedient. Rückt die Warteschlange sofort vor?
    .answer = Nein. Der Marktstand bleibt leer, bis der ganze Markttag vorbei ist.
question-v23 = Ich habe einen Markttag ausgerufen, kann aber nichts verkaufen. Dürfen die anderen trotzdem verkaufen?
    .answer = Ja, der Markttag findet trotzdem statt. Passt du gleich zu Beginn, bist du für den Rest des Tages draußen; die anderen dürfen verkaufen, jedes Mal mit Aufpreis.
question-v24 = Zählen die Punkte eines Kunden sofort, wenn ich ihn bediene?
    .answer = Nein. Das Plättchen liegt verdeckt bei dir und zählt erst in der Schlusswertung.
question-v25 = Ich habe keinen Planwagen, aber viele Münzen. Kann ich reisen?
    .answer = Nein. Jede Reise braucht einen Planwagen, und Münzen ersetzen ihn nicht. Sie ersetzen nur den Einfluss, den der Weg verlangt.
question-v26 = Kann ich mit einer Aktion zwei Orte weit reisen, wenn ich beide Wege bezahlen kann?
    .answer = Nein. Eine Aktion führt auf einem Weg bis zum nächsten Ort; niemand reist durch. Für den zweiten Weg brauchst du noch einmal die Aktion „Reise“.
question-v27 = Die Ratsstube verlangt { $council-persuasion } Überzeugung, und ich habe einen einzigen grünen Stein. Was kann ich tun?
    .answer = Dieser Stein allein reicht nicht, aber Münzen dürfen ersetzen, was fehlt, sogar alles. Oder du zahlst mit einer Schriftrolle. Die Zeit der Stufe kommt in jedem Fall dazu.
question-v28 = Ich habe zwei Figuren in der Ratsstube. Darf ich zwei Privilegien nutzen?
    .answer = Nein, nur eines pro Aktion: das der erreichten Stufe oder ein niedrigeres. Bewegst du niemanden, zählt die Stufe deiner höchsten Figur.
question-v29 = Jemand hat den Ring schon. Darf ich trotzdem in die Ratsstube eintreten? Und nützt mir meine Figur auf der ersten Stufe etwas?
    .answer = Ja, eintreten darfst du, aber das erste Privileg bringt dir diesmal nichts. Es mit einer Figur auf der ersten Stufe zu nutzen, ohne jemanden zu bewegen, hätte keine Wirkung und geht deshalb nicht. Aufrücken geht.
question-v30 = Kann ich den Eintritt in die Kirche mit einer Münze bezahlen? Und darf auch eine „4“ gehen?
    .answer = Ja, beides. Die Münze ersetzt den Glauben, und es kostet keine Zeit. Wer auf dem Hof ist, darf gehen, egal, aus welcher Generation.
question-v31 = Darf ich bei der Messe mit Münzen statt mit Getreide zahlen, damit jemand aufsteigt?
    .answer = Nein, ein Schritt kostet Getreide und nichts anderes. Münzen helfen nur vor dem Ziehen: Mit ihnen kaufst du Figuren aus dem schwarzen Beutel frei.
question-v32 = Ben und ich haben gleich viele Figuren in der Kirche und mehr als alle anderen. Wer bekommt den Ruhm? Und wenn unsere höchsten Figuren gleich hoch stehen?
    .answer = Verglichen wird nur eure jeweils höchste Figur: Wessen Figur weiter oben steht, bekommt den Ruhm. Stehen beide gleich hoch, bekommt ihr beide den vollen Ruhm. Die anderen Figuren in der Kirche zählen dabei nicht.
question-v33 =
    Mein Marker erreicht die letzte Sanduhr vor { $lap-end ->
        [quill] dem Federkiel
       *[bridge] der Brücke
    }. Stirbt schon jemand?
    .answer =
        Nein, erst wenn er { $lap-end ->
            [quill] den Federkiel
           *[bridge] die Brücke
        } überschreitet, also jeweils nach { $farm-lap } Sanduhren. Dann stirbt am Ende deines Zuges eine deiner ältesten Figuren.
question-v34 = Darf ich eine verstorbene Figur in ein anonymes Grab legen, obwohl in ihrem Bereich der Dorfchronik noch Platz ist?
    .answer = Nein, du hast keine Wahl. Sie kommt in den Bereich, der zu ihrem Standort gehört, wenn dort noch ein Platz frei ist. Nur wenn er voll ist, kommt sie in ein Grab.
question-v35 = In der Dorfchronik ist der Bereich „Handwerk“ voll. Ist das Spiel vorbei?
    .answer = Nein. Das Spielende wird eingeläutet, wenn der letzte freie Platz der ganzen Chronik oder das letzte anonyme Grab belegt ist. Wer von jetzt an im Handwerk stirbt, kommt in ein Grab.
question-v36 =
    Mein Marker überschreitet { $lap-end ->
        [quill] den Federkiel
       *[bridge] die Brücke
    }, aber alle meine Figuren sind im schwarzen Beutel. Verliere ich dafür später eine?
    .answer = Nein. Ist niemand aus deiner Familie auf dem Hof oder auf dem Plan zu sehen, stirbt niemand, und nachgeholt wird es auch nicht.
question-v37 = Was sind übrige Güter, Getreide und Steine am Ende wert? Und meine Verstorbenen?
    .answer = Nichts: Von dem, was übrig ist, zählen nur Münzen, je 1 Punkt. Verstorbene zählen nur in der Dorfchronik. Gräber sind nichts wert, und wer in der Ratsstube oder der Kirche gestorben ist, zählt dort nicht mehr.
question-b01 = Darf ich mit dem zweiten Privileg zwei Steine derselben Farbe nehmen?
    .answer = In der Ausgabe von 2011 ja, da sind beliebige erlaubt. In der Big Box nein: Dort müssen sie verschiedene Farben haben.
question-b02 = Wir haben gleich viele Punkte. Wer gewinnt?
    .answer = In der Ausgabe von 2011, wer mehr Kunden bedient hat, in der Big Box, wer mehr Getreide übrig hat. Ist auch das gleich, wer mehr lebende Figuren hat. Ist alles gleich, teilt ihr euch den Sieg.
question-b03 = Im Vorrat sind keine Pflüge oder keine Münzen mehr. Bekomme ich trotzdem welche?
    .answer = In der Ausgabe von 2011 nein: Es gibt nur, was in der Schachtel ist. In der Big Box ja: Güter und Münzen gehen nie aus, also schreibt auf, was ihr bekommt.
question-b04 = Ich fange später an als die anderen. Bekomme ich dafür etwas?
    .answer = Nur, wenn euer Tisch so spielt. Die Big Box empfiehlt es, in den Regeln von 2011 gibt es das nicht. Dann gibt es am Anfang an zweiter Stelle 1 Getreide, an dritter einen zufälligen Stein, an vierter einen Stein nach Wahl und an fünfter 1 zusätzliche Münze.
question-b05 = Gegen Carla: Ich habe einen Stein genommen und die Aktion ausgelassen. Nimmt Carla trotzdem einen?
    .answer = Ja. Auf jeden Stein, den du nimmst, antwortet Carla mit einem der gleichen Farbe vom selben Feld, ob du etwas tust oder nicht, und auf einen Peststein mit einem Peststein.
question-b06 = Gegen Carla: Auf dem Feld liegt kein weiterer Stein meiner Farbe. Woher nimmt Carla dann einen?
    .answer = Vom nächsten Aktionsfeld im Uhrzeigersinn, auf dem die Farbe liegt. Die Reihenfolge steht auf Carlas Tafel: Markt, Reise, Ratsstube, Kirche, Familie, Ernte, Handwerk, dann wieder von vorn.
question-b07 = Gegen Carla: Nirgends liegt noch ein Stein dieser Farbe. Darf ich für Carla einen beliebigen aussuchen?
    .answer = Ja, aber von dem Feld, von dem du deinen genommen hast; auch ein Peststein geht. Nur wenn es leer ist, kommt das nächste im Uhrzeigersinn an die Reihe, auf dem noch Steine liegen.
question-b08 = Gegen Carla: Ich rufe einen Markttag aus und bediene den vordersten Kunden. Bedient Carla dann niemanden?
    .answer = Doch: den, der bis dahin der zweite war. Bedienst du einen anderen oder passt du, bedient Carla den vordersten. Hast du nicht gepasst, darfst du danach mit Aufpreis weitermachen.
question-b09 = Gegen Carla fange ich sowieso immer an. Wozu ist der Ring dann gut?
    .answer = Bis zur neuen Runde kannst du ihn ausgeben wie eine Münze. Behältst du ihn, kommt er dann in die Ratsstube zurück, und du fängst trotzdem an.
question-b10 = Gegen Carla: Carla hat mehr Figuren in der Kirche als ich. Wer bekommt den Ruhm?
    .answer = Niemand. Carla zählt mit, wenn es um die meisten Figuren geht, bekommt aber nie Ruhm, und du hast nicht die meisten.
question-f01 = Alle meine Figuren sind vom Hof weg. Kann ich ernten?
    .answer = Nein, mindestens eine muss auf dem Hof sein. Hol erst jemanden zurück, oder bekomm Nachwuchs.
question-f02 = Ich habe einen Pflug, ein Pferd und einen Ochsen. Wie viel bringt die Ernte?
    .answer = { $farm-harvest-ox } Getreide, so viel wie mit Pflug und Ochse allein. Die beiden Tiere werden nicht zusammengezählt.
question-f03 = Mein Hof ist voller Getreide. Darf ich trotzdem ernten?
    .answer = Nein. Ein Hof fasst { $farm-grain } Getreide und nie mehr, eine Ernte würde also nichts bringen. Ist noch etwas Platz, erntest du so viel, wie hineinpasst.
question-f04 = Darf ich einen Stein nehmen und die Aktion auslassen? Auch am Markt?
    .answer = Ja, jede Aktion darfst du auslassen. Nur ein Markttag muss stattfinden; passen darfst du dort aber sofort.
question-f05 = Kann ich das vierte Privileg in einer Aktion zweimal nutzen, wenn ich genug Münzen habe?
    .answer = Nein. Es lässt sich nur einmal pro Aktion nutzen, zu genau seinem Preis. Für mehr Ruhm brauchst du noch einmal die Aktion „Ratsstube“.
question-f06 = Meine Figur hat die vierte Stufe der Ratsstube erreicht. Muss sie weiter?
    .answer = Nein, eine fünfte Stufe gibt es nicht. Sie darf dort bleiben, und bei jeder Aktion in der Ratsstube nutzt du ein beliebiges der vier Privilegien.
question-f07 = Hat jede Figur meiner Familie eine eigene Lebenszeit?
    .answer =
        Nein, die ganze Familie hat eine gemeinsame Lebensleiste. Egal, wer die Zeit aufwendet: Jedes Mal, wenn der Marker { $lap-end ->
            [quill] den Federkiel
           *[bridge] die Brücke
        } überschreitet, stirbt die niedrigste Zahl.
question-f08 = Kann die Aktion „Familie“ eine Figur aus dem schwarzen Beutel holen?
    .answer = Nein. Hinaus führt nur eine Messe: wenn die Figur gezogen oder vorher für eine Münze freigekauft wird. Steht sie erst auf einem Kirchenfenster, kann die Aktion „Familie“ sie auf den Hof zurückholen.
question-f09 = Kann eine Figur, die auf Reisen ist, ins Dorf zurückreisen?
    .answer = Nein, keine Reise führt ins Dorf zurück. Die Aktion „Familie“ holt sie auf den Hof zurück, von jedem Ort und ohne dass du Wege bezahlst.
question-f10 = Bringt ein zweiter Besuch an einem Ort etwas?
    .answer = Nein. Den Weg bezahlst du wieder, aber an jedem Ort legst du nur einmal einen Marker ab und wirst nur einmal belohnt. Trotzdem kann dein Weg zu einem anderen Ort über ihn führen.
question-f11 = Wann ist das Spiel vorbei, und habe ich noch einen Zug?
    .answer = Das Spielende wird eingeläutet, wenn der letzte freie Platz der Dorfchronik oder das letzte anonyme Grab belegt ist. Wer den Platz besetzt hat, ist nicht mehr dran, alle anderen noch einmal. Dann folgen die letzte Messe und die Schlusswertung.
