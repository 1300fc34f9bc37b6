### Die Begriffe von Manitoba: was sie bedeuten, wie sie heißen, und wie Texte sie schreiben.
###
### The forms stand between upright lines, and # is a number. Write down each form that your texts use, without those that only
### mean something else in them ("gut" is an adjective, too). Case makes no difference. A meaning may use any number of the
### edition under its dotted name with hyphens, as rules do.

word-clan = Die Leute von jemandem am Tisch: alle Cree einer Farbe und ein eigenes Dorf.
    .name = Clan
    .forms = Clan | Clans

word-cree = Eine Figur deines Clans. Sie schläft im Wigwam, wartet auf dem Dorfplatz, steht im Land oder geht einen Pfad. Eine weitere zeigt deine Punkte an.
    .name = { reason-cree }
    .forms = Cree

word-active-player = Wer in dieser Runde das Totem hat: hebt Scheiben ab und hat zwei Aktionen in der Farbe, die oben liegt, oder weckt Cree auf. In der nächsten Runde ist es, wer links sitzt.
    .name = Aktiver Spieler
    .forms = aktiver Spieler | aktive Spieler | aktiven Spieler | aktiven Spielers | bist du aktiv | du bist aktiv | wer aktiv ist | du aktiv bist | andere aktiv sind

word-totem = Fünf Scheiben auf einem Stapel, eine für jede Landschaft. Wer aktiv ist, hebt einige davon ab und dreht sie um: Das sind die Farben der Runde.
    .name = { board-area-totem }
    .forms = Totem | Totems

word-disc = Eins der fünf Teile des Totems. Ihre Farbe steht für eine Landschaft und, außer bei Blau, für einen Pfad.
    .name = Scheibe
    .forms = Scheibe | Scheiben

word-terrain = Wald, Hügel, Prärie, See oder Berg. Jede hat eine Farbe und ein Gut, das es dort gibt.
    .name = Landschaft
    .forms = Landschaft | Landschaften

word-village = Dein eigener Plan mit Wigwams, Dorfplatz, vier Lagern und zwei Altären. Auch die Scheiben, die du abhebst, liegen dort.
    .name = Dorf
    .forms = Dorf | Dorfs | Dorfes | Dörfer | Dörfern

word-path = Vier Wege zu Visionen: die des Sammlers, des Kriegers, des Jägers und des Schamanen. Jedes Feld bringt etwas, wenn dein Cree dort ankommt. Von einem Pfad kehrt niemand zurück.
    .name = Visionspfad
    .forms = Pfad | Pfads | Pfades | Pfade | Pfaden | Visionspfad | Visionspfads | Visionspfades | Visionspfade | Visionspfaden

word-region = Ein Stück Land mit einer einzigen Landschaft. Platz ist dort für einen Cree und ein Gut.
    .name = Gebiet
    .forms = Gebiet | Gebiets | Gebietes | Gebiete | Gebieten

word-square = Hier sind deine Cree wach. Vom Dorfplatz gehen sie ins Land und auf Pfade.
    .name = Dorfplatz
    .forms = Dorfplatz | Dorfplatzes | Dorfplätze | Dorfplätzen

word-hut = Hier schlafen deine Cree. Sie kehren in die Wigwams zurück, wenn Güter ihrer Landschaft gewertet werden, und müssen dann wieder geweckt werden.
    .name = Wigwam
    .forms = Wigwam | Wigwams

word-asleep = Ein Cree im Wigwam schläft. Er kann nirgendwohin, bis er geweckt wird und auf den Dorfplatz kommt.
    .name = Schlafend
    .forms = schläft | schlafen | schlafend | schlafende | schlafenden | schlafender | Schläfer | Schläfern

word-good = Beeren, Bisons, Pferde, Kanus und Federn. Du findest sie im Land, auf Pfaden und bei Ereignissen und legst sie in Lager oder auf Altäre.
    .name = Gut
    .forms = Güter | Gütern | ein Gut | das Gut | kein Gut | jedes Gut | dieses Gut | diesem Gut | dein Gut | einem Gut | dem Gut | deines Gutes | eines Gutes | des Gutes | Gut aus dem Vorrat

word-storage = Eine Spalte für eine Art von Gütern, gefüllt von unten. Wird es gewertet, bringt es die Punkte neben dem obersten Gut; ein leeres kostet { $lost }.
    .name = Lager
    .forms = Lager | Lagers | Lagern

word-path-action = Setze einen Cree vom Dorfplatz auf das erste Feld eines Pfades oder ziehe deinen Cree dort ein Feld weiter. Was das Feld zeigt, bekommst du sofort.
    .name = Aktion „Visionspfad“
    .forms = Aktion „Visionspfad“ | Aktionen „Visionspfad“ | Schritt auf einem Pfad | Schritte auf Pfaden

word-season-card = Jede Runde hat eine. Sie sagt, ob ein Ereignis oder eine Wertung die Runde beendet; im Winter geschieht nichts.
    .name = Jahreszeitenkarte
    .forms = Jahreszeitenkarte | Jahreszeitenkarten

word-event = Was eine Karte mit Fragezeichen bringt, wenn alle an der Reihe waren. Zuerst führt es der aktive Spieler aus, dann im Uhrzeigersinn die anderen.
    .name = Ereignis
    .forms = Ereignis | Ereignisses | Ereignisse | Ereignissen

word-wake = Cree kommen aus den Wigwams auf den Dorfplatz. Wer aktiv ist, darf das statt beider Aktionen tun, mit so vielen Cree, wie Scheiben im Dorf liegen.
    .name = Aufwecken
    .forms = aufwecken | aufgeweckt | aufzuwecken | weckst | weckt | wecken | geweckt

word-free-region = Ein Gebiet ist frei, wenn dort kein Cree steht, und leer, wenn dort auch kein Gut liegt.
    .name = Freies Gebiet
    .forms = freies Gebiet | freie Gebiet | freien Gebiet | freiem Gebiet | freie Gebiete | freien Gebiete | freien Gebieten | freier Gebiete | Gebiet ist frei | Gebiet, das frei ist | Gebiet frei | Gebiet leer

word-supply = Alle Güter und Wampums, die niemandem gehören. Was gewertet ist oder keinen Platz findet, kommt dorthin zurück.
    .name = Vorrat
    .forms = Vorrat | Vorrats | Vorrates

word-bonus = Was ein Feld auf einem Pfad gibt, sofort und nur deinem Clan. Was du nicht nutzen kannst, verfällt.
    .name = Bonus
    .forms = Bonus | Boni

word-exempt = Ein bestimmtes Gut musst du für den Rest der Partie nicht mehr werten, auch wenn du es noch darfst. Das kommt von einem Feld auf einem Pfad.
    .name = Befreit
    .forms = befreit | befreien | Befreiung | Befreiungen

word-territory-action = Setze einen Cree vom Dorfplatz auf ein freies Gebiet oder ziehe einen von seinem Gebiet auf ein freies daneben. Das Gut dort gehört dir.
    .name = Aktion „Territorium“
    .forms = Aktion „Territorium“ | Aktionen „Territorium“

word-shell = Ein Plättchen für einen vollen Altar. Ein aktives drehst du um und weckst einen Cree oder machst eine Beere zu einem anderen Gut. Am Ende zählt es { $worth-active }, verbraucht { $worth-used }.
    .name = Wampum
    .forms = Wampum | Wampums

word-offering = Vor der Schlusswertung gibt jeder Clan ein Gut aus jedem Lager ab, das nicht leer ist. Wer am Ende des Schamanenpfades steht, gibt nichts.
    .name = Opfer
    .forms = Opfer | Opfers | opfern | opfert | opferst | geopfert

word-feather = Ein Joker von den Bergen. Sie darf in jedes Lager oder auf einen Altar. Nach Frühling und Sommer verlassen die Federn die Lager.
    .name = Feder
    .forms = Feder | Federn | Adlerfeder | Adlerfedern

word-altar = Einer hat Platz für { $clan-altars-0 } Güter, einer für { $clan-altars-1 }, nie zwei gleiche. Ein voller wird sofort in die Lager geleert und bringt ein Wampum.
    .name = Altar
    .forms = Altar | Altars | Altäre | Altären

word-scoring = In der dritten und der fünften Runde einer Jahreszeit wird ein Lager gewertet und geleert. Deine Cree in seiner Landschaft gehen heim, und seine Güter kommen wieder ins Land.
    .name = Wertung
    .forms = Wertung | Wertungen

word-scoring-tile = Es liegt auf einer Karte 3 oder 5 und zeigt, was gewertet wird: ein Gut, eins von zweien oder die meisten Güter.
    .name = Wertungsplättchen
    .forms = Wertungsplättchen | Wertungsplättchens

word-most-goods = Ein Wertungsplättchen für das vollste Lager von allen am Tisch. Bei Gleichstand wählst du eins davon.
    .name = Meiste Güter
    .forms = meiste Güter | meisten Güter

word-group = Eigene Cree auf Gebieten, die sich berühren. Ein Ereignis gibt Punkte für die größte und die zweitgrößte Gruppe.
    .name = Gruppe
    .forms = Gruppe | Gruppen

word-final-scoring = Nach der letzten Runde und dem Opfer werden alle Lager noch einmal gewertet, dann die Wampums. Güter auf Altären bringen nichts.
    .name = Schlusswertung
    .forms = Schlusswertung

## Gruppen der Seite mit dem Glossar

terms-table = Das Totem und die Aktionen
terms-land = { board-area-land }
terms-clan = Ein Clan und sein Dorf
terms-goods = Güter
terms-paths = { board-area-paths }
terms-seasons = Jahreszeiten, Ereignisse und Wertungen

## Begriffe, die Texte nicht erklären: nur für die Seite mit dem Glossar

word-round = Erst handelt der aktive Spieler, dann alle anderen je einmal; danach wird die Jahreszeitenkarte ausgeführt.
    .name = Runde

word-forest = Die grüne Landschaft, in der Beeren wachsen.
    .name = { terrain-forest }

word-hills = Die beige Landschaft mit den Pferden.
    .name = { terrain-hills }

word-prairie = Die braune Landschaft mit den Bisons.
    .name = { terrain-prairie }

word-lake = Die blaue Landschaft mit den Kanus. Zu Blau gehört kein Pfad.
    .name = { terrain-lake }

word-mountain = Die weiße Landschaft mit den Adlerfedern. Nach Frühling und Sommer verlassen sie alle Cree.
    .name = { terrain-mountain }

word-territory-tile = Fünf Gebiete, eins von jeder Landschaft. Es liegt eins mehr aus, als Leute mitspielen.
    .name = Territoriumsplättchen

word-adjacent = Gebiete, die sich berühren. Ein Cree, der zieht, kommt auf ein benachbartes.
    .name = Benachbart

word-points = Unterwegs bringen sie Pfade, Ereignisse und Wertungen, am Ende noch einmal Lager und Wampums. Wer die meisten hat, gewinnt.
    .name = { label-points }

word-berries = Das Gut der Wälder. Mit einem Wampum wird eine zu einem anderen Gut.
    .name = { kind-berries }

word-bison = Das Gut der Prärien.
    .name = { kind-bison }

word-horses = Das Gut der Hügel.
    .name = { kind-horses }

word-canoes = Das Gut der Seen.
    .name = { kind-canoes }

word-gatherer = Der grüne Pfad.
    .name = { path-gatherer }

word-warrior = Der beige Pfad.
    .name = { path-warrior }

word-hunter = Der braune Pfad.
    .name = { path-hunter }

word-shaman = Der weiße Pfad. An seinem Ende ist ein Clan vom Opfer befreit.
    .name = { path-shaman }

word-season = Nach dem Winter kommen Frühling, Sommer und Herbst mit je fünf Runden. Jede hat eigene Ereignisse.
    .name = Jahreszeit

word-solstice = Die erste Karte des Winters. Sie steht für den Aufbau, vor der ersten Runde.
    .name = Wintersonnenwende
