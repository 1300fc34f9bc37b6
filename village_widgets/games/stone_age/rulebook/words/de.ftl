### Was Stone Age zum Regelheft beiträgt: die Gruppen der Regeln, wie man eine Regel nennt, die man sucht, und was gefragt wird.
###
### In find-<rule> the words of players stand between upright lines: what one sees, slang, other names, verbs; not the words that the
### rule’s own wording has. A question is asked as at the table; its answer may use any number of the edition under its dotted name
### with hyphens, as rules do.

## Die Gruppen, wie gespielt wird

rules-setup = Spielaufbau
rules-placing = Personen einsetzen
rules-acting = Aktionen ausführen
rules-rolling = Jagen, Sammeln und Werkzeuge beim Würfeln
rules-village = Werkzeugmacher, Hütte und Acker
rules-cards = { board-title-cards }
rules-buildings = { board-area-sites }
rules-feeding = Die Personen ernähren
rules-round = Die neue Runde und das Ende der Partie
rules-score = Punkte, Sieg und Gleichstand

## Suchwörter: Spielaufbau

find-setup-tribe = Startkapital | Startausstattung | Anfangsbestand | was bekommt man am Anfang | wie viele Arbeiter am Anfang | Startnahrung | Vorbereitung | womit fängt man an | Beginn | Startmaterial
find-setup-buildings = Gebäudestapel | wie viele Stapel | Hüttenplättchen | sieben Plättchen | Vorbereitung | mischen | Aufbau
find-setup-cards = Kartenauslage | erste Karten | vier Karten | Auslage am Anfang | Vorbereitung | Kartenreihe füllen | Aufbau
find-setup-start = wer fängt an | erster Spieler | Spielbeginn | der Jüngste | Zufall | Startspielerfigur | wer beginnt | auslosen | losen | Startspieler | Beginn
find-supply-unlimited = begrenzt | unbegrenzt | kein Holz mehr | Bank leer | Mangel | zu wenig Holz im Vorrat | Materialmangel | aufgebraucht | Holz ist alle | ausgegangen | reicht nicht

## Suchwörter: Einsetzen

find-place-turn = aussetzen | verzichten | zurückhalten | aufheben | wie viele pro Zug | muss ich alle setzen | Phase 1 | Zwang | Arbeiter platzieren | Mindestzahl | passen | warten | Person aufsparen | stehen lassen | Einsetzen
find-place-workers = keine Arbeiter mehr | verfügbar | Arbeiter verschieben | umsetzen | schon benutzt | wie viele habe ich noch
find-place-once = später dazustellen | verstärken | zweimal am selben Ort | aufteilen | noch einmal hin | nachschicken | ergänzen | hinzusetzen | Jäger nachsetzen | zusätzlich | wieder | nachsetzen | später | später dazu
find-place-one = zwei Arbeiter auf einer Karte | teilen | Kapazität | Einzelplatz | wie viele passen auf eine Karte
find-place-taken = blockiert | blockieren | belegt | voll | verdrängen | rauswerfen | mitbenutzen | Platz besetzt | schon jemand da | dazusetzen | sperren | besetzt
find-place-room = Höchstzahl | maximal | Kreise | Obergrenze | wie viele Sammler | voll | Kapazität | wie viele im Wald | Platzzahl | sieben Personen | sieben
find-place-pair = Liebeshütte | Baby | Kinder machen | allein in die Hütte | drei Arbeiter | Paar | Pärchen | zwei Spieler teilen | Vermehrung | Hüttenplatz | Kindermachen | Sex | zu zweit | einer allein | zwei Personen Hütte
find-place-hut-full = Höchstzahl | Obergrenze | elfter Arbeiter | Bevölkerungsgrenze | alle Figuren | maximale Arbeiterzahl | Maximum | maximal zehn | Bevölkerung | Arbeiterlimit
find-place-gatherers = Spielerzahl | Zweierspiel | Dreierspiel | weniger Mitspieler | wie viele Stämme im Wald | anderer Spieler ist schon da | drei Personen | Zweipersonenspiel | Dreipersonenspiel | zu zweit | zu dritt | Zweispieler | Zweispielerregeln
find-place-village = zwei von drei | dritter Platz gesperrt | geschlossen | Zweierspiel | Dreierspiel | Spielerzahl | weniger Mitspieler | Dorf | drei Personen | Zweipersonenspiel | Dreipersonenspiel | zu zweit | Zweispieler | Zweispielerregeln | zwei Spieler

## Suchwörter: Aktionen

find-act-order = Reihenfolge | wer zuerst | nacheinander | abwechselnd | alles auf einmal | Phase 2 | auflösen | erst sammeln, dann bauen | abräumen | Aktionsreihenfolge | Zugreihenfolge | gleichzeitig | wer ist dran | durchführen
find-act-own = fremder Platz | Feld eines Mitspielers | ohne Arbeiter | nicht besetzt | wegschnappen | klauen | übrige Karte nehmen | anderer Spieler
find-act-decline = Karte nicht kaufen | verzichten | ablehnen | kann nicht bezahlen | zu teuer | liegen lassen | nur blockieren | freiwillig | nicht wollen | ohne Kauf | pleite | unbezahlbar | verzichte
find-act-must-buy = Kaufzwang | Pflicht | Hausregel | Variante | nicht ablehnen
find-act-no-trade = handeln | verkaufen | Bank | wechseln | umtauschen | schenken | verhandeln | 4 zu 1 | Rohstoffhandel | Rohstoffe tauschen | leihen | abgeben | eintauschen | Handel | tauschen | Tausch

## Suchwörter: Würfel und Werkzeuge

find-hunt = jagen | Fleisch | Wild | Hirsch | Tiere | Essen beschaffen | halbieren | durch zwei teilen | Rest verfällt | Jäger | Beute | Nahrung bekommen | Würfelsumme | jage | Jagd | Abrunden
find-gather = fällen | Bäume | abbauen | schürfen | Ton | Ziegel | Augenzahl | teilen | Rest verfällt | abrunden | ernten | wie viel Gold | Holzfäller | Rohstoffe bekommen | Teiler | Divisor | Rundung | Goldsuche | Gold würfeln | Rohstoffe | geteilt durch | durch sechs
find-tool-use = Wurf verbessern | Würfelergebnis erhöhen | nach dem Würfeln | vor dem Würfeln | aufteilen | kombinieren | mehrere Werkzeuge | Axt | Hammer | Bonus | Werkzeugeinsatz | einsetzen | für einen Wurf | wie viele Werkzeuge | verwenden | Werkzeug | Werkzeuge
find-tool-once = zweimal benutzen | verbraucht | erneut verwenden | tappen | querlegen | 90 Grad | aufrichten | wiederverwenden | nochmal | ein zweites Mal | mehrfach | schon benutzt | erneut
find-tool-grown = benutztes Werkzeug verbessern | neues Werkzeug sofort benutzen | verbraucht | aufwerten | umdrehen | querliegend | Werkzeug gerade bekommen | gedrehtes Werkzeug | aufgewertet | verbessert | sofort verwenden
find-tool-one-use = einmalig | einmal benutzen | Wegwerfwerkzeug | abwerfen | vorübergehend | Werkzeug von einer Karte | verbrauchen

## Suchwörter: Dorf

find-tool-maker = viertes Werkzeug | Werkzeug bekommen | aufwerten | verbessern | umdrehen | Werkstatt | Schmied | Axt | siebtes Werkzeug | Werkzeug herstellen | besseres | tauschen | vierte
find-tool-best = maximales Werkzeug | Höchstwert | Obergrenze | 4-4-4 | voll | dreizehntes
find-hut = Geburt | Nachwuchs | Liebeshütte | neuer Arbeiter | Kinder kriegen | vermehren | wachsen | Familie | Hüttenplatz | Kindermachen | Sex | Bevölkerung | zusätzliche Person | mehr Arbeiter | Babys | Fortpflanzung | Baby | Kind | Hütte
find-hut-no-effect = zehn Arbeiter | Höchstzahl | Hütte blockieren | wirkungslos | Variante | elfter
find-field = Landwirtschaft | Getreide | Weizen | anbauen | Bauernhof | Nahrungseinkommen | Ackerbau | Ernte | Felder | Nahrung pro Runde | Feld | Bauer | Acker
find-field-top = maximale Nahrung | Höchststand | Ende der Leiste | voll | Obergrenze | Landwirtschaft | Felder Maximum | höchstens

## Suchwörter: Karten

find-card-price = Kartenkosten | Kartenpreis | was kostet | billig | teuer | mit Essen bezahlen | mit Gold bezahlen | günstig | Karte kaufen | Kosten | Preis | Kartenkauf | Zahlung | bezahlen | Karten
find-card-take = Kartenstapel | Karten anschauen | geheim | aufdecken | wohin mit der Karte | ablegen | umdrehen | Hand
find-card-supplies = Sofortbonus | geschenkt | gratis | Soforteffekt | Stein von der Karte | obere Hälfte
find-card-points = drei Punkte | Sofortpunkte | Siegpunkte | Bonus | obere Hälfte
find-card-roll = Würfelkarte | Werkzeug bei Karte | zwei Würfel | Glücksspiel | Zufall | würfeln um Gold | Werkzeuge für Kartenwürfel | Kartenwurf
find-card-dice = Geschenk | Würfelkarte | jeder bekommt etwas | wie viele Würfel | Würfelleiste | Lotterie | alle profitieren
find-card-draft = Würfel aussuchen | wer wählt zuerst | Uhrzeigersinn | letzter Würfel | auswählen | nehmen | Würfelwahl | wählen | Reihenfolge der Würfel | Reihenfolge
find-card-faces = was bringt die 6 | Ergebnis | Tabelle | Bedeutung | Würfelseite | Zahl auf dem Würfel | Belohnung | Augen | Würfel 5 | Sechs | Fünf | welche Zahl | was gibt
find-card-tool = Axt | Hammer | gratis Werkzeug | Werkzeugsymbol | geschenkt | Verbesserung
find-card-field = Ähre | Getreidesymbol | Weizen | Landwirtschaft | Feld gratis | Nahrung plus eins
find-card-one-use = einmaliges Werkzeug | Wegwerfwerkzeug | Bonus 2 3 4 | abwerfen | aufheben | vorübergehend
find-card-extra = Zusatzkarte | Bonuskarte | Karte nachziehen | Kartenbonus | geschenkt | zweite Karte | verdeckt ziehen | obere Hälfte der gezogenen | noch eine Karte | zusätzliche Karte
find-card-any-two = Fragezeichen | Wahlrohstoffe | aufheben | später benutzen | Jokerkarte | sparen | beliebig | freie Wahl | Joker
find-any-two-take = Joker einsetzen | zwei gleiche | wann benutzen | Zeitpunkt | aussuchen | verschieden | Wahlrohstoffe | Jokerkarte | freie Wahl | wann
find-any-two-paying = Joker nur beim Bezahlen | Variante | Hausregel | Zeitpunkt | eingeschränkt

## Suchwörter: Gebäude

find-building-price = Gebäudekosten | Hüttenkosten | Baukosten | Preis | Gold statt Stein | wertvollerer Rohstoff | falscher Rohstoff | bauen | Haus | Ersatz | Gebäudepreis | ersetzen | anderer Rohstoff | teurer | Gebäude
find-building-kinds = Fragezeichen | 1-7 | eins bis sieben | vier Rohstoffe zwei Arten | Mischung | lauter gleiche | flexibel | fünf Rohstoffe | Sorten | 4 aus 2 | Variable | freie Wahl | beliebige Anzahl | Arten
find-building-points = Rohstoffwert | wie viele Punkte | Siegpunkte | Sofortpunkte | wann gewertet | Gold sechs | berechnen | Gebäudepunkte | Wert | punkten
find-building-next = nachziehen | neues Plättchen | umdrehen | darunter | gleich weiterbauen | offenlegen
find-building-many = Höchstzahl | Obergrenze | sechstes Gebäude | fünf Plätze | kein Platz | Tableau voll | unbegrenzt | zu viele Hütten | mehr als fünf | wie viele Gebäude | Gebäudelimit | Limit | Begrenzung

## Suchwörter: Ernährung

find-feed-field = Nahrungseinkommen | Landwirtschaft | Ernte | Ertrag | Getreide | wann gibt es Nahrung | vor dem Essen
find-feed-food = füttern | ernähren | Hunger | Mahlzeit | Unterhalt | Nahrung sparen | aufheben | Phase 3 | satt | Futter | Verpflegung | Versorgung | fressen | wie viel Essen | Nahrung behalten | Essen | Nahrung
find-feed-newborn = Neugeborenes | Nachwuchs füttern | frisch geboren | sechster Arbeiter | muss das Kind essen | Babys | neue Person | Geburt | mitessen | sofort füttern | Baby | Kind
find-feed-resources = Rohstoffe statt Nahrung | mit Holz füttern | Ersatz | nicht genug Essen | umwandeln | teilweise | hungern | Gold essen | Nahrungsmangel | zu wenig Nahrung | Nahrung fehlt | ersetzen
find-feed-penalty = Strafe | verhungern | Hungersnot | unter null | Abzug | pro Arbeiter | sterben | nicht füttern | Strafpunkte | hungern | Nahrungsmangel | Punktabzug | tot | nicht ernährt | zu wenig Nahrung | verhungert | 10 Minuspunkte | Minuspunkte | Hunger

## Suchwörter: Neue Runde und Ende

find-round-start = nächster Startspieler | Startspielermarker weitergeben | wer fängt an | Uhrzeigersinn | Rundenwechsel | Werkzeuge aufrichten | erster Spieler | wer beginnt | neuer Startspieler | wechselt | Reihenfolge
find-round-cards = nachfüllen | auffüllen | nachrutschen | billiger | unverkauft | verschieben | Lücken | Kartenauslage | Rundenwechsel | nachlegen | Karten nachziehen | neue Karten | übrige Karten | rutschen | Nachschub
find-end-cards = Kartenstapel leer | Deck leer | letzte Runde | wann ist Schluss | Auslöser | Ende | aufgebraucht | keine Karte mehr | Spielendebedingung | Endbedingung | Stapel leer | Spielende | Schluss
find-end-buildings = Spielende | Gebäudestapel leer | Stapel aufgebraucht | letzte Runde | wann ist Schluss | Hüttenstapel | sofort vorbei | Auslöser | Ende | Endbedingung | letztes Plättchen | Schluss | aufgebraucht

## Suchwörter: Wertung

find-score-points = Siegpunkte | Punkteleiste | Marker | Zwischenstand | Minuspunkte | unter null
find-score-culture = grüne Karten | Sets | Paare | zweite Reihe | doppelte Symbole | 64 | Töpferei | Musik | Kulturkarten | verschieden | Satzwertung | Quadratzahl | Quadrat | Satz | Symbole | Symbole werten
find-score-farmers = gelbe Karten | Sandkarten | Landwirtschaft | malnehmen | Schlusswertung | Bauernkarten | Landwirt | Bauer
find-score-tool-makers = gelbe Karten | Sandkarten | Anzahl oder Wert | Schmied | malnehmen | Schlusswertung | einmaliges Werkzeug | Werkzeugmacherkarten | Werkzeugpunkte
find-score-hut-builders = gelbe Karten | Sandkarten | Baumeister | Häuser | gebaute Hütten | malnehmen | Schlusswertung | Hüttenbauerkarten | Gebäudezahl
find-score-shamans = gelbe Karten | Sandkarten | Medizinmann | Priester | Bevölkerung | Arbeiter | malnehmen | Schlusswertung | Schamanenkarten | Schamane
find-score-resources = Reste | Holz am Ende | Gold am Ende | restliche Rohstoffe | Schlusswertung | unverbraucht | Überschuss | übrig | liegen geblieben
find-score-nothing = Nahrung am Ende | restliche Nahrung | wertlos | null Punkte | Schlusswertung | verfällt | übriges Essen | Nahrungspunkte | Arbeiterpunkte | Punkte für Nahrung | Essen
find-win-most = Sieger | Gewinner | wer gewinnt | Spielziel | höchste Punktzahl | gewinnen | Siegbedingung | siegt | Sieg
find-tie-strength = Gleichstand | Unentschieden | punktgleich | Tiebreaker | wer gewinnt | gleich viele Punkte | Stichentscheid | gleiche Punktzahl | Patt
find-tie-shared = Tiebreaker | Unentschieden | mehrere Sieger | immer noch gleich | geteilter Sieg | beide gewinnen | Stichentscheid | gleiche Punktzahl | Patt | Gleichstand

## Was gefragt wird

question-s01 = Kann ich eine Zivilisationskarte mit Nahrung bezahlen?
    .answer = Nein. Sie kostet so viele Rohstoffe, wie an ihrem Platz steht: Holz, Lehm, Stein oder Gold, ganz nach Wahl.
question-s02 = Ich habe in diesem Zug ein Werkzeug bekommen. Darf ich es gleich benutzen?
    .answer = Ja, wenn du zuerst beim Werkzeugmacher warst: Die Reihenfolge deiner Aktionen bestimmst du, und ein neues Werkzeug ist sofort bereit.
question-s03 = Muss ich vor dem Wurf sagen, ob ich Werkzeuge benutze? Und dürfen es mehrere bei einem Wurf sein?
    .answer = Nein, nach dem Wurf reicht es. Beliebig viele dürfen dazukommen, jedes mit seinem ganzen Wert und nur einmal pro Runde. Was beim Teilen übrig bleibt, verfällt.
question-s04 = Muss die Person, die in der Hütte dazukam, schon in dieser Runde ernährt werden?
    .answer = Ja. Einsetzen kannst du sie erst in der nächsten Runde, aber essen wollen alle, die zu deinem Stamm gehören.
question-s05 = Darf eine einzelne Person in die Hütte, oder drei? Können zwei Stämme sie sich teilen?
    .answer = Nein, es sind immer genau zwei Personen desselben Stammes.
question-s06 = Darf ich erst Holz sammeln und damit in derselben Runde ein Gebäude bezahlen?
    .answer = Ja. Du gehst Ort für Ort vor, in beliebiger Reihenfolge, und was du gerade gesammelt hast, gehört dir schon.
question-s07 = Führen wir die Aktionen abwechselnd aus, jeweils an einem Ort, oder kommt erst einer mit allem dran?
    .answer = Erst führt einer die Aktionen aller eigenen Personen aus, dann kommt der Nächste.
question-s08 = Darf ich eine Person auf eine Karte oder ein Gebäude setzen, das ich nicht bezahlen kann, nur um zu blockieren?
    .answer = Ja. Beim Einsetzen wird nichts bezahlt. Später geht die Person einfach heim, und die Karte oder das Gebäude bleibt liegen.
question-s09 = Jemand hat eine Karte nicht gekauft. Darf ich sie noch in dieser Runde nehmen?
    .answer = Nein, das konnte nur, wer dort eine Person stehen hatte. Die Karte bleibt für die nächste Runde liegen.
question-s10 = Im Wald stehen fünf Personen. Darf ich drei dazustellen?
    .answer = Nein. Insgesamt ist Platz für { $room }, egal, wem sie gehören. Zwei passen noch.
question-s11 = Wie viele von uns dürfen zu zweit oder zu dritt im selben Wald sammeln? Und bleibt es bei { $room } Plätzen?
    .answer = Zu zweit { $setup-2-gatherers } von euch, zu dritt { $setup-3-gatherers }, zu viert alle. Für { $room } Personen ist immer Platz. Das gilt auch für Lehmgrube, Steinbruch und Fluss.
question-s12 = Zu zweit werden nur zwei der drei Orte im Dorf genutzt. Sind damit zwei Stämme oder zwei Orte gemeint?
    .answer = Zwei Orte. Du darfst auch beide allein nutzen; der dritte ist dann in dieser Runde für alle zu.
question-s13 = Darf ich beim Einsetzen passen und eine Person daheim behalten?
    .answer = Nein, solange es noch einen Ort für sie gibt. Übersprungen wirst du nur, wenn es keinen mehr gibt.
question-s14 = Darf ich meine Leute mit Holz ernähren und die Nahrung aufheben?
    .answer = Nein. Erst kommt die Nahrung, so viel wie nötig. Rohstoffe springen nur für das ein, was dann noch fehlt.
question-s15 = Ein Gebäude verlangt vier Rohstoffe von zwei Sorten. Reichen vier Holz? Und drei von der einen und einer von der anderen?
    .answer = Genau vier von genau zwei Sorten: Drei und einer gehen, zwei und zwei auch, vier gleiche nicht.
question-s16 = Darf ich mit Gold bezahlen, wo das Gebäude Stein zeigt? Gold ist doch mehr wert.
    .answer = Nein. Ein Gebäude kostet genau das, was darauf steht.
question-s17 = Auf meinem Tableau sind fünf Plätze für Gebäude. Darf ich ein sechstes haben?
    .answer = Ja, es gibt keine Grenze. Leg es irgendwohin: Für die Hüttenbauer zählen alle.
question-s18 = Meine Karte bringt eine weitere Karte. Bekomme ich auch, was die gezogene oben zeigt?
    .answer = Nein. Von ihr zählt nur der untere Teil, am Ende der Partie. Ist der Stapel leer, bekommst du nichts.
question-s19 = Werden Karten billiger, die niemand gekauft hat?
    .answer = Ja, wenn rechts von ihnen etwas gekauft wurde: Vor der nächsten Runde rücken sie nach rechts, wo sie weniger kosten.
question-s20 = Die Kartenreihe lässt sich nicht mehr füllen. Spielen wir diese Runde noch?
    .answer = Nein. Die Partie ist sofort zu Ende und wird gewertet.
question-s21 = Ich habe das letzte Gebäude eines Stapels genommen. Ist sofort Schluss?
    .answer = Nein. Die Runde wird zu Ende gespielt, mit allen Aktionen und der Ernährung. Danach wird gewertet.
question-s22 = Wie werden grüne Karten gewertet, wenn ich fünf verschiedene Symbole habe und eines davon doppelt?
    .answer = 5 × 5 für die fünf verschiedenen, und was übrig ist, zählt für sich: 1 × 1. Zusammen sind das 26.
question-s23 = Werden Werkzeugmacher mit der Zahl oder mit dem Wert meiner Werkzeuge multipliziert? Zählen Einmalwerkzeuge mit?
    .answer = { $rulings-one-use-scored ->
        [yes] Mit dem Gesamtwert der Werkzeuge auf deinem Tableau und der Einmalwerkzeuge, die du nicht benutzt hast.
       *[no] Mit dem Gesamtwert der Werkzeuge auf deinem Tableau. Einmalwerkzeuge zählen nicht mit, außer ihr habt es anders vereinbart.
    }
question-s24 = Bringt übrige Nahrung Punkte? Und ist Gold am Ende mehr wert als Holz?
    .answer = Nahrung bringt nichts. Jeder übrige Rohstoff zählt 1 Punkt, Gold so viel wie Holz.
question-s25 = Dürfen wir Rohstoffe untereinander tauschen, oder mit der Bank?
    .answer = Nein, Handel gibt es überhaupt nicht. Der einzige Tausch kommt beim Essen: ein Rohstoff für jede fehlende Nahrung.
question-more-hunters = Darf ich später in der Runde noch weitere Personen auf die Jagd schicken?
    .answer = Nein. An jeden Ort kommst du nur einmal pro Runde, auch auf die Jagd.
question-hunger = Mir fehlt Nahrung. Verliere ich { $penalty } Punkte pro Person? Und darf ich meine Rohstoffe behalten?
    .answer = Du verlierst nur einmal { $penalty } Punkte, egal, wie viele hungern, und alle Nahrung. Die Rohstoffe darfst du behalten. Deine Punkte können sogar unter 0 fallen.
question-one-to-seven = Ein Gebäude nimmt einen bis sieben Rohstoffe. Kann ich es mit keinem bauen, oder mit acht?
    .answer = Beides nicht. Mindestens einer, höchstens sieben, ganz nach Wahl: Es bringt, was sie wert sind.
question-at-the-top = Ich habe { $tribe-most-workers } Personen, { $tribe-most-field } auf der Nahrungsleiste oder drei Werkzeuge mit dem Wert { $tribe-best-tool }. Darf ich noch in die Hütte, auf den Acker oder zum Werkzeugmacher?
    .answer = { $rulings-at-the-top ->
        [hut-closed] Die Hütte bleibt dir verschlossen. Acker und Werkzeugmacher nicht, aber dort bekommst du nichts mehr. Die Regeln sagen dazu nichts; ein Tisch kann auch die Hütte freigeben, aber auch dort bekommst du dann nichts.
       *[no-effect] Ja, überallhin, aber du bekommst dort nichts mehr.
    }
question-new-cards = In welcher Reihenfolge kommen neue Karten in die Reihe?
    .answer = { $rulings-row-from ->
        [right] Von rechts her, nachdem die alten so weit wie möglich nach rechts gerückt sind.
       *[left] Von links her, nachdem die alten so weit wie möglich nach rechts gerückt sind. Manche Regeln sagen: von rechts; das könnt ihr vereinbaren.
    }

## Was zu sehen ist, wo eine Regel nur gilt

see-setup-tribe = Sieh dir beide Stämme an: So beginnt eine Partie, mit beliebig vielen Spielern.
see-setup-cards = Vor dem ersten Zug: Auf jedem Platz der Reihe liegt eine Karte, die übrigen sind der Stapel.
see-setup-buildings = Zu dritt habt ihr drei Stapel ins Spiel gebracht. Die Zahl auf jedem sagt, wie viele Gebäude unter dem sichtbaren liegen.
see-setup-start = Caro hat das Los gezogen und beginnt: Die Figur des Startspielers zeigt es.
see-supply-unlimited = Alles Holz der Schachtel liegt schon bei den Stämmen. Führ im Wald die Aktion aus: Du bekommst trotzdem, was du würfelst.
see-act-no-trade = Ada hat Holz und Bela Gold, aber kein Zug lässt sie tauschen. Ada kann jetzt nur jagen.
see-tool-grown = Das erste Werkzeug ist gedreht. Lass es beim Werkzeugmacher auf den Wert 2 bringen und würfle dann am Fluss: Einsetzen lässt es sich noch immer nicht.
see-card-faces = Jeder Würfel zeigt, was er bringt; nimm einen davon.
see-building-many = Ada hat fünf Gebäude, und ihr Tableau ist voll. Bau trotzdem noch eines.
see-feed-newborn = Sechs Nahrung, fünf Personen und zwei davon in der Hütte: Führ ihre Aktion aus und sieh, dass sechs gegessen haben.
see-score-nothing = Reichlich Nahrung, Personen, Werkzeuge, Nahrungsleiste und Gebäude, aber keine Karte: Am Ende käme zu den Punkten nur einer für das Holz dazu.
