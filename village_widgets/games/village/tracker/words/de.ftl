### Die Wörter der Mitschrift. What begins with ui- is handed to the page as it is.

## Was die Seite von sich aus sagt

ui-tracker-players = Alle am Tisch, in Zugreihenfolge
ui-tracker-chronicle = Dorfchronik und Gräber
ui-tracker-show-chronicle = Dorfchronik zeigen
ui-tracker-back = { ui-check-back }
ui-tracker-to-turn = Zurück zum Zug
ui-tracker-family = { chart-odds-who }
ui-tracker-why-not = Warum nicht jemand anderes?
ui-tracker-why-not-mass = { ui-why-not }
ui-tracker-draw = { ui-handful-draw }
ui-tracker-sure-enter = Eintragen
ui-tracker-sure-not = { ui-conflict-leave }
ui-tracker-twice = Kurz nacheinander zweimal eingetragen. War beides gemeint?
ui-tracker-waits-death = dann stirbt jemand
ui-tracker-stopped = Was jetzt kommt, wird gefragt, sobald das gespeichert ist.
ui-tracker-large = Groß zeigen
ui-tracker-small = Knöpfe zeigen
ui-tracker-now = Wer dran ist
ui-tracker-bag = Im schwarzen Beutel
ui-tracker-promote-ask = Soll der Begleiter alles mitverfolgen?
ui-tracker-promote = Alles mitverfolgen
ui-tracker-sells = Wer bedient einen Kunden?
ui-tracker-promote-about = Ihr tragt den Tisch einmal so ein, wie er liegt. Danach führt der Begleiter auch über Steine, Güter und Kunden Buch und kennt jeden Preis und jeden erlaubten Zug.

## Runden, Züge, das Ende

tracker-round = { $number ->
    [0] Vor der ersten Runde
   *[other] Runde { $number }
}
tracker-order = Reihenfolge: { $order }
tracker-starts-this = { $who } fängt diese Runde an
tracker-starts-next = { $who } fängt die nächste an
tracker-near-chronicle = { $count ->
    [0] In der Dorfchronik ist kein Platz mehr.
    [one] Das Ende naht: 1 Platz frei in der Dorfchronik.
   *[other] Das Ende naht: { $count } Plätze frei in der Dorfchronik.
}
tracker-near-graves = { $count ->
    [0] Kein Grab ist mehr frei.
    [one] Das Ende naht: 1 Grab frei.
   *[other] Das Ende naht: { $count } Gräber frei.
}
tracker-unsure = Wir sind nicht sicher, wie viele Plätze euer Spielplan hat: siehe „Dein Exemplar prüfen“.
tracker-unsure-looking = Wir sind nicht sicher, wie viele Plätze der Spielplan hat.
tracker-rung-chronicle = { $who } hat die Dorfchronik gefüllt: Das Spielende ist eingeläutet.
tracker-rung-graves = { $who } hat das letzte Grab gefüllt: Das Spielende ist eingeläutet.
tracker-still = Noch je ein Zug, in dieser Reihenfolge: { $who }
tracker-still-now = Letzte Züge: jetzt { $now }, dann { $who }
tracker-still-last = { $now } hat den allerletzten Zug. Danach: die letzte Messe.
tracker-still-nobody = Das war der letzte Zug. Danach: die letzte Messe.
tracker-mark-start = fängt diese Runde an
tracker-mark-ring = hat den Ring und fängt die nächste Runde an
tracker-mark-death = { $count ->
    [one] ein Todesfall am Ende des Zuges
   *[other] { $count } Todesfälle am Ende des Zuges
}
tracker-mark-death-now = { $count ->
    [one] ein Todesfall, sofort
   *[other] { $count } Todesfälle, einer nach dem anderen
}
tracker-mark-count = ×{ $count }
tracker-mark-last = noch ein Zug
tracker-mark-none = kein Zug mehr
tracker-next = Danach: { $who }
tracker-monk-drawn = Ein Mönch wird gezogen.
tracker-turn-over = { $who } beendet den Zug.
tracker-next-mass = Danach: die letzte Messe
tracker-mass-nobody = im schwarzen Beutel ist niemand eingetragen: Niemand wird gezogen
tracker-end-turn = Zug zu Ende
tracker-then-death = { $count ->
    [one] dann stirbt jemand aus der Familie von { $who }
   *[other] dann sterben { $count } aus der Familie von { $who }
}
tracker-sure-bridge = { $who } überschreitet in diesem Zug schon die Brücke
tracker-sure-quill = { $who } überschreitet in diesem Zug schon den Federkiel
tracker-sure-more = Noch { $time } Zeit, und noch jemand aus der Familie stirbt?
tracker-more-lines = … und { $count } weitere
tracker-times = { $line } ×{ $count }

tracker-last-cube = Letzter Stein
tracker-last-cube-then = dann Messe
tracker-last-cube-sure = War das der letzte Stein auf dem Plan?
tracker-last-cube-more = Damit enden der Zug und die Runde: Als Nächstes kommt die Messe.

## Die Karte von jemandem am Tisch

tracker-life = Feld { $here } von { $lap } der Lebensleiste.
tracker-left-bridge = noch { $count } bis zur Brücke
tracker-left-quill = noch { $count } bis zum Federkiel
tracker-visited = Marker: { $cities }
tracker-so-many = { $count } × „{ $member }“
tracker-dies-known = Am wahrscheinlichsten, nach dem, was eingetragen ist
tracker-monks = { $count ->
    [one] 1 Mönch
   *[other] { $count } Mönche
}
tracker-dead = Verstorben
tracker-room = { $count ->
    [0] voll
   *[other] { $count } frei
}

tracker-place-council-1 = Ratsstube 1
tracker-place-council-2 = Ratsstube 2
tracker-place-council-3 = Ratsstube 3
tracker-place-council-4 = Ratsstube 4
tracker-place-bag = Beutel
tracker-place-church-1 = Fenster 1
tracker-place-church-2 = Fenster 2
tracker-place-church-3 = Fenster 3
tracker-place-church-4 = Fenster 4

## Was sich eintragen lässt

tracker-lose = +{ $time }
tracker-plague = { spending-plague }
tracker-time = { $count }
tracker-more = +{ $count }
tracker-fewer = −{ $count }

tracker-kind-counts = { label-points }
tracker-kind-time = { chart-life-time }
tracker-kind-turn = Ende des Zuges

tracker-about-harvest = Eingebrachtes Getreide: ohne Hilfe, mit Pflug und Pferd oder Pflug und Ochse. Nur wenn ihr hier darüber Buch führt.
tracker-about-family = Jemand kommt zur Welt oder vom Plan auf den Hof zurück.
tracker-about-crafts = Eine Figur, die dort arbeitet, stellt ein Gut her; eine vom Hof wird ausgebildet und stellt gleich eines her oder wird nur ausgebildet. Gezählt wird nur die Zeit; die Mühle nimmt auch ihr Getreide und bringt ihre Münzen.
tracker-about-market = Wer verkauft und an welchen Kunden. Das Getreide auf dem Plättchen und der Aufpreis werden gleich mit bezahlt. Nur der erste Verkauf dessen, der den Markttag ausgerufen hat, ist ohne Aufpreis. Die Punkte auf einem Plättchen zählen am Ende der Partie.
tracker-about-travel = Wer reist und wohin. Der erste Besuch hinterlässt einen Marker und bringt die gezeigte Belohnung.
tracker-about-council = Wer in der Ratsstube aufrückt und welches Privileg genutzt wurde. Ruhm kauft ihr mit den Münzen, über die ihr hier Buch führt.
tracker-about-church = Wer in den schwarzen Beutel geht und ob dafür Zeit oder Glaube gezahlt wurde.
tracker-about-counts = Punkte, Münzen und Getreide, soweit ihr hier darüber Buch führen wollt. Zu viel Zeit eingetragen? −1 berichtigt den letzten Eintrag.
tracker-none-harvest = Der Hof ist voll: Mehr Getreide fasst er nicht.
tracker-harvested = { $before } → { $after }
tracker-harvested-full = { $before } → { $after } (voll)
tracker-none-family = Niemand kann zur Welt kommen oder zurückkehren.
tracker-none-crafts = Nichts einzutragen.
tracker-none-market = { tracker-none-crafts }
tracker-none-counts = { tracker-none-crafts }
tracker-none-travel = Nach dem, was eingetragen ist, ist niemand auf dem Hof oder auf Reisen. Geh zurück: Die ersten Knöpfe dort sind für aufgewendete Zeit.
tracker-none-council = Nach dem, was eingetragen ist, ist niemand auf dem Hof oder in der Ratsstube. Geh zurück: Die ersten Knöpfe dort sind für aufgewendete Zeit.
tracker-none-church = Nach dem, was eingetragen ist, ist niemand auf dem Hof. Geh zurück: Die ersten Knöpfe dort sind für aufgewendete Zeit.

tracker-birth = Geboren
tracker-likely-family = Umrandet ist, was am wahrscheinlichsten ist: Zur Welt kommt die niedrigste Zahl, die noch wartet.
tracker-likely-crafts = Umrandet ist, was am wahrscheinlichsten ist: wo jemand aus dieser Familie arbeitet.
tracker-home = Kommt auf den Hof, von
tracker-make = Arbeit
tracker-making = stellt hier ein Gut her: { $place }, { $time } Zeit
tracker-train-make = lernen, Arbeit
tracker-train = lernen
# $sent (text): who learns, where, and the time in all
tracker-training-making = { $sent }, mit einem Gut
tracker-surcharge-not = Ohne Aufpreis
tracker-surcharge-alone = Nicht dabei
tracker-nobody-sells = Niemand (sonst) verkauft
tracker-sold-to = { $who } bedient einen Kunden
tracker-which-customer = Welchen Kunden bedient { $who }?
tracker-other-customer = Deiner ist nicht dabei? Berichtige ihn unter „Dein Exemplar prüfen“ oder trag seine Punkte unter „Punkte“ ein.
tracker-guessed = { $what }, nicht sicher
tracker-some-guessed = „?“: Wir sind nicht sicher.
tracker-mostly-guessed = Das meiste hier ist nur vermutet.
tracker-ring = nimmt den Ring
tracker-privilege = { word-privilege.name }
tracker-points-for = { $points } für { $coins }
tracker-with-time = gegen Zeit
tracker-with-faith = gegen Glaube
tracker-count-time = Zeit: { $count }
tracker-less-time = { $who }: Letzter Zeiteintrag um 1 verringert
tracker-count-prestige = Ruhm: { $count }
tracker-count-coin = Münzen: { $count }
tracker-count-grain = Getreide: { $count }

## Wer stirbt

tracker-dies-bridge = { $who } hat die Brücke überschritten: Wer stirbt?
tracker-dies-quill = { $who } hat den Federkiel überschritten: Wer stirbt?
tracker-dies-about-turn-end = Jemand von der ältesten Generation auf dem Hof oder dem Plan: eine „{ $generation }“.
tracker-dies-about-market-day = Sofort, jemand von der ältesten Generation auf dem Hof oder dem Plan: eine „{ $generation }“.
tracker-elsewhere = Oder woanders? Dann wurde eine Geburt nicht eingetragen: Der Begleiter nimmt eine „{ $generation }“, die bei ihm noch ungeboren ist.
tracker-elsewhere-taken = Oder woanders? Dann wurde eine Bewegung nicht eingetragen: Der Begleiter nimmt die „{ $generation }“, die bei ihm noch { $place-at } ist.
tracker-against = Jetzt gegen die Regeln: { $choice }
tracker-nobody = Niemand ist da
tracker-nobody-then = niemand stirbt
tracker-none-out = Nach dem, was eingetragen ist, hat { $who } niemanden auf dem Hof oder dem Plan. Wurde eine Geburt nicht eingetragen?
tracker-none-out-of = Nach dem, was eingetragen ist, hat { $who } keine „{ $generation }“ auf dem Hof oder dem Plan. Wurde eine Geburt nicht eingetragen?
tracker-where-born = Eine Geburt wurde nicht eingetragen: Wo hat die „{ $generation }“ gearbeitet?
tracker-walk-farm = auf dem Hof
tracker-walk-crafts = im Handwerk
tracker-walk-travel = auf Reisen
tracker-walk-church = in der Kirche
tracker-walk-council = in der Ratsstube
tracker-leads-row = { $count ->
    [one] Bereich { $row }, 1 Platz frei
   *[other] Bereich { $row }, { $count } Plätze frei
}
tracker-leads-grave = { $count ->
    [one] anonymes Grab, 1 frei
   *[other] anonymes Grab, { $count } frei
}
tracker-leads-gone = kein Platz mehr: aus dem Spiel
tracker-rings-in = { $leads }: läutet das Spielende ein

## Die Messe

tracker-step-buying-out = Freikauf
tracker-step-drawing = Ziehen
tracker-step-rising = Aufstieg
tracker-step-majority = { word-majority.name }
tracker-out-title = Messe: Wird jemand freigekauft?
tracker-out-who = Freigekauft, reihum
tracker-out-so-far = { $count } von { $most } sind draußen.
tracker-nobody-out = Niemand (sonst)
tracker-nobody-out-then = wie meistens; dann wird gezogen
tracker-drawn-now = Niemand (sonst), und das wurde zuerst gezogen
tracker-spoken-for = { $who }: { $choice }
tracker-price-noted = { $count ->
    [0] { $price }, aber nichts davon ist eingetragen
   *[other] { $price }, nur { $count } eingetragen
}
tracker-draw-title = { $count ->
    [one] Messe: noch 1 aus dem schwarzen Beutel ziehen
   *[other] Messe: noch { $count } aus dem schwarzen Beutel ziehen
}
tracker-draw-about = Zieht blind und tippt auf das, was herauskommt. Mönche warten neben dem Beutel, bis die Messe vorbei ist.
tracker-drawn-was = Was wurde gezogen?
tracker-odds = { $count } von { $all }
tracker-monk = { word-monk.name }
tracker-only-monks = Nur Mönche
tracker-only-monks-count = alle { $count }
tracker-rise-title = Messe: Steigt jemand auf?
tracker-rise-who = Aufgestiegen, reihum
tracker-rise = hinauf von { $place }, { $price }
tracker-nobody-rises = { tracker-nobody-out }
tracker-nobody-rises-then = wie meistens; die Messe ist vorbei
tracker-majority-now = Mehrheit, wie es jetzt steht: { $who }. { $rule }
tracker-majority-nobody = In der Kirche ist niemand: Niemand hat die Mehrheit.

## Der Wertungsbogen

tracker-counting = Zusammen zählen
tracker-leads-with = Stand jetzt: { $who } mit { $prestige }
tracker-leads-tie-customers = Stand jetzt, gleichauf mit { $prestige }: { $tied }. Vorn liegt { $who }, mit mehr bedienten Kunden.
tracker-leads-tie-grain = Stand jetzt, gleichauf mit { $prestige }: { $tied }. Vorn liegt { $who }, mit mehr übrigem Getreide.
tracker-leads-tie-living = Stand jetzt, gleichauf mit { $prestige }: { $tied }. Vorn liegt { $who }, mit mehr lebenden Figuren.
tracker-leads-tie-shared = Stand jetzt, gleichauf mit { $prestige }: { $tied }. Zwischen { $who } entscheidet nichts: Sie teilen sich den Sieg.
