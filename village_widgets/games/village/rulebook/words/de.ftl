### Villages Teil im Regelwerk: die Gruppen der Regeln, Suchwörter zu jeder Regel, und was am Tisch gefragt wird.
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

see-setup-customers = Vor dem ersten Zug: An jedem benutzten Stand liegt ein Kunde, und die Warteschlange ist voll.
see-setup-family = Sieh dir einen der Höfe an: Damit fangen alle an.
see-setup-start-player = Ada ist an diesem Tisch am ältesten, also hat sie den ersten Zug.
see-turn-time = Ada hat bisher 6 Zeit verbraucht: So weit ist ihr Marker auf der Lebensleiste.
see-supply-unlimited = Ada hat hier neun Ochsen. So viele auch auf den Höfen liegen: Wer einen herstellt, bekommt ihn.
see-farm-unlimited = Auf Adas Hof liegt das alles, und es ginge noch mehr darauf. Nur für Getreide ist kein Platz mehr.
see-place-unlimited = In einem Betrieb stehen vier Figuren aus drei Familien, und es dürfen noch mehr kommen.
see-trade-none = Ada hat Getreide und Bela Münzen, aber kein Zug lässt sie handeln.
see-score-nothing = Nichts davon zählt am Ende: Güter, Getreide und Einflusssteine auf dem Hof, und Gräber.

## Suchwörter: Aufbau, Runde, Zug

find-setup-customers = Spielaufbau Markt | Startkunden | Markt füllen | Kunden auslegen | Vorbereitung | wie viele Kunden am Anfang
find-setup-family = Startausstattung | womit fange ich an | Startgeld | wie viel Geld am Anfang | Anfangsfiguren | Lebensmarker Start
find-setup-seats = Startbonus | Entschädigung | Nachteil der Hinteren | Startausgleich | Handicap | Spielerreihenfolge | Startkapital | letzter Spieler
find-setup-start-player = wer beginnt | wer darf zuerst | Älteste | Jüngster | ersten Spieler bestimmen
find-round-bag = nachfüllen | Steine einfüllen | wie viele pro Farbe | schwarze Steine zurück | Sack füllen | Würfelchen
find-round-seeding = auffüllen | wie viele Steine pro Feld | verteilen | neue Steine | Felder belegen | Zufall
find-round-start-player = wer beginnt | erster Spieler | nächster Startspieler | Startspielermarker | wandert der Startspieler weiter | Reihenfolge
find-round-end = Rundenende | wann ist die Runde vorbei | Plan leer | keine Würfel mehr | nächste Runde
find-turn-take = aussetzen | muss ich nehmen | zwei Steine | mehrere | Pflicht | verzichten | was tun, wenn ich dran bin | passen
find-turn-plague = schwarzer Stein | schwarzer Würfel | Pest | Krankheit | Seuche | Pestwürfel | behalten | Strafe | Ratten
find-turn-leave = verzichten | freiwillig | nur den Stein nehmen | Aktion ablehnen | Zwang | muss ich | ungenutzt lassen
find-turn-time = Uhr | Stunden | wie viele Felder | Zeitleiste | wie lang ist ein Leben | Zeitmarker ziehen
find-well = drei gleiche | Drilling | Steine abwerfen | ohne Stein nehmen | Wunschbrunnen | leeres Feld nutzen | Quelle
find-well-cubes = Brunnen gesperrt | wann zum Brunnen | Plan leer | kein Stein mehr da | Brunnen versiegt
find-well-coins = Geld am Brunnen | drei Münzen | Brunnen mit Gold bezahlen
find-coin-joker = Geld statt Stein | Wildcard | Ersatz | Gold | Taler | falsche Farbe | fehlender Stein | Bargeld
find-supply-influence = Bank leer | ausgegangen | keine grünen mehr | Mangel | alle
find-supply-limited = Bank leer | kein Pflug mehr | Geld alle | unbegrenzt | begrenztes Material | ausverkauft | zu wenig Plättchen
find-supply-unlimited = aufgebraucht | keine Wagen mehr | Geld alle | Ersatz | ausverkauft | unbegrenzt
find-farm-unlimited = Handlimit | Lager | wie viele darf ich behalten | horten | abwerfen | Höchstzahl
find-place-unlimited = besetzt | blockiert | voll | zu zweit | ist da noch Platz | teilen
find-trade-none = tauschen | Geschäft | schenken | an Mitspieler verkaufen | feilschen
find-member-from-farm = niemand daheim | alle unterwegs | leerer Hof | keine Arbeiter | wen schicken | Meeple | verfügbare Leute

## Suchwörter: Ernte und Familie

find-harvest = Weizen | Korn | Säcke | Feld | Nahrung | Landwirtschaft | Ertrag | einfahren
find-harvest-home = niemand daheim | leerer Hof | Bauer | wer arbeitet auf dem Feld | ohne Leute | alle weg
find-harvest-horse = Pferd und Pflug | drei Säcke | Zugtier | Gaul | Tier | Bonus | verbraucht | abgeben
find-harvest-ox = Ochsen und Pflug | Kuh | Rind | Bulle | Zugtier | vier Säcke | beste Ernte | Pferd dazu | verbraucht
find-harvest-limit = Höchstmenge | Lager | maximal | Obergrenze | Scheune voll | zu viel Korn | Überschuss | Erntegrenze
find-family-birth = Baby | Kind | Geburt | Kinder kriegen | Meeple dazu | schwanger | Nachwuchs | gebären
find-family-smallest = welches Kind | Generation wählen | Enkel | überspringen | Zahl aussuchen | dritte Generation
find-family-all-born = keine Kinder mehr | alle geboren | kein Meeple übrig | Nachwuchs unmöglich | elf Figuren
find-family-home = heimholen | nach Hause | zurückrufen | zurücknehmen | Rückkehr | Arbeiter abziehen | heimkehren
find-family-not-bag = aus dem Sack | Mönch befreien | Kirche verlassen | Priester zurück | herausnehmen

## Suchwörter: Handwerk

find-crafts-training = Lehre | Lehrling | Geselle | anlernen | nur ausbilden | Figur einsetzen | später herstellen | Ausbildungszeit
find-crafts-time = produzieren | fertigen | bauen | Sanduhren | Herstellungskosten | wie lange dauert ein Pflug | Handwerker
find-crafts-trained = wer darf herstellen | falsche Werkstatt | Schmied baut Wagen | Fachkraft | Meister | produzieren
find-crafts-price = erwerben | Warenpreis | Steine für Pflug | ohne Arbeiter | einkaufen | was kostet ein Pferd | eintauschen
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
find-market-refill = nachrücken | auffüllen | neue Plättchen | Lücken | wann bewegt sich die Schlange | nachlegen

## Suchwörter: Reise

find-travel-toll = Wagen | Karren | Kutsche | ohne Wagen | Reisekosten | Sanduhren | Fahrt
find-travel-influence = Wegkosten | welche Steine | Straße | Maut | Zoll | braun | rosa | orange
find-travel-road = zwei Städte auf einmal | benachbart | Stadt überspringen | durchreisen | wie weit | Landkarte | Entfernung
find-travel-no-return = heimreisen | nach Hause | Rückreise | umkehren | heimkehren | Reisender zurück
find-travel-move = wer reist | zweiter Reisender | zwei unterwegs | Meeple ziehen | weiterreisen | Abenteurer
find-travel-reward = Bonus | Stadt | Prämie | ankommen | was gibt es in der Stadt | Vorteil
find-travel-once = zweimal | Stadt erneut | nochmal | Fahne | schon jemand da | Wiederholung

## Suchwörter: Ratsstube

find-council-price = grüne Steine | Rathaus | Politik | ein grüner Stein | Kosten im Rat | Dokument | Urkunde
find-council-time = Sanduhren | Rathaus | wie lange | Dauer | Kosten pro Spalte
find-council-enter = Rathaus | Ratsherr | Politiker | hineingehen | neues Mitglied | gleich auf die zweite
find-council-advance = befördern | hochrücken | aufsteigen | zwei Stufen | überspringen | Karriere | vorrücken
find-council-top = Bürgermeister | letzte Stufe | fünfte Stufe | oben angekommen | Ende | Maximum
find-council-member = niemand im Rat | ohne Ratsherrn | leerer Rat | Politiker | Bonus
find-council-stay = gratis | stehen bleiben | ohne aufzurücken | umsonst | nur den Bonus | immer wieder
find-privilege-stage = zwei Privilegien | mehrere Boni | beide | Vorteil | Fähigkeit | Ratsherr | welches
find-privilege-ring = Startspielermarker | zuerst dran | nächster Startspieler | erster Spieler | Reihenfolge | Anfang
find-privilege-ring-taken = Ring weg | Startspielermarker weg | schon vergeben | nutzlose Stufe | wegnehmen | klauen
find-privilege-influence = Gratissteine | zwei gleiche Farben | aussuchen | doppelt | Würfelchen
find-privilege-different = zwei gleiche | gleiche Farbe | zweimal grün | doppelt | Paar
find-privilege-good = Gratisware | geschenkter Pflug | Plättchen umsonst | Pferd nehmen | irgendeine Ware
find-privilege-prestige = Punkte kaufen | Geld in Punkte | Siegpunkte | zwei Münzen | sechs Punkte | umwandeln

## Suchwörter: Kirche und Messe

find-church-price = Mönch werden | Priester | brauner Stein | Kloster | Pfarrer | Spende | Kircheneintritt
find-church-time = Sanduhren | ohne braunen Stein | beten | Novize | Alternative
find-church-bag = Sack | Mönch | Priester | wohin | verschwindet | welche Generation | eine 4
find-mass-buy-out = Lösegeld | Geld in der Messe | herauskaufen | auslösen | Figur herausholen | sicher statt Glück
find-mass-draw = Ziehung | Los | Zufall | Glück | wie viele | Gottesdienst | Sack
find-mass-monks = schwarze Figuren | Nieten | neutrale Figuren | Priester | Holzfiguren | wieder hinein
find-mass-rise = befördern | vorrücken | Bischof | Priester | Säcke spenden | Spende | hochziehen | wie weit
find-mass-top = Bischof | letztes Fenster | Ende | Maximum | fünftes | oben angekommen
find-mass-majority = Mehrheit | zwei Punkte | Bonus nach der Messe | Priester | wer führt | größte Gruppe
find-mass-majority-tie = Gleichstand | gleich viele | Priester | Patt | Unentschieden | wer liegt vorn
find-mass-majority-shared = beide Punkte | teilen | halbieren | immer noch gleich | Patt | Unentschieden

## Suchwörter: Sterben

find-dying-after-action = Tod | Runde um den Hof | wann stirbt jemand | Lebenszeit abgelaufen | Sanduhrleiste | Umrundung | letzte Sanduhr | Uhr
find-dying-at-once = Tod auf dem Markt | mitten im Verkauf | unmittelbar | beim Handeln
find-dying-eldest = wer stirbt | Opa | Alte | Generation | Reihenfolge des Todes | aussuchen | jüngste | Meeple
find-dying-visible = Mönch stirbt | sicher im Sack | versteckt | geschützt | unsterblich | Priester
find-dying-nobody = alle versteckt | Tod verfällt | nachholen | aufgeschoben | verschont | kein Meeple
find-dying-chronicle = Buch | wohin mit den Toten | begraben | Geschichte | Ehre | Ruhmeshalle | toter Schmied
find-dying-grave = Friedhof | Grabstein | begraben | Buch voll | namenlos | vergessen | Grab aussuchen
find-dying-no-room = Friedhof voll | kein Platz | entfernt | in die Schachtel | wohin sonst
find-dying-last-turns = Tod am Schluss | entfernt | zu spät gestorben | letzte Runde

## Suchwörter: Ende und Wertung

find-end-chronicle = Schluss | Buch voll | wann ist es vorbei | Auslöser | Ende der Partie | ein Bereich voll
find-end-graves = Schluss | Friedhof voll | Auslöser | wann ist es vorbei | Ende der Partie
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
find-solo-order = Reihenfolge | welches Feld als nächstes | Automa | wo sucht sie | Richtung allein
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
