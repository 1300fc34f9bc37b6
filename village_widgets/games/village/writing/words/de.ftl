### Eine Partie, die mit dem eigenen Material gespielt und hier festgehalten wird.

handful-back = Letzten Stein zurücknehmen

decision-put-out = Runde { $number }: Steine auslegen
decision-customer = Kunde { $number } von { $count }: { $place }
decision-customer-new =
    { $more ->
        [0] Ein neuer Kunde: { $place }
        [one] Ein neuer Kunde: { $place }. Danach noch einer.
       *[other] Ein neuer Kunde: { $place }. Danach noch { $more }.
    }
short-customer = Kunde { $number } von { $count }
short-customer-new = Ein neuer Kunde
customer-stall =
    { $number ->
        [1] für den ersten Marktstand
        [2] für den zweiten Marktstand
        [3] für den dritten Marktstand
        [4] für den vierten Marktstand
        [5] für den fünften Marktstand
       *[other] für Marktstand { $number }
    }
customer-queue = für die Warteschlange

handful-title = Was wurde aus dem grünen Beutel gezogen?
handful-about = Tipp für jeden Stein einmal auf seine Farbe, in der Zeile seines Aktionsfelds. Die Zahlen sagen, was noch im Beutel ist.
handful-count = { $drawn } von { $size }
handful-add = { $space }: noch einmal { $cube }
handful-row = { $space }: { $cubes }
handful-empty = noch nichts
handful-enter = { $spaces ->
    [0] Eintragen
    [one] Dieses Feld eintragen
   *[other] Diese { $spaces } Felder eintragen
}
handful-enter-all = { $spaces ->
    [one] Dieses Feld eintragen
   *[other] Alle { $spaces } Felder eintragen
}

handful-plague = { spending-plague }

tile-points = { $points } Punkte
tile-grain = { $count ->
    [one] Getreide
   *[other] { $count } Getreide
}
tile-scroll = { $count ->
    [one] Schriftrolle
   *[other] { $count } Schriftrollen
}
tile-wagon = { $count ->
    [one] Planwagen
   *[other] { $count } Planwagen
}
tile-plow = { $count ->
    [one] Pflug
   *[other] { $count } Pflüge
}
tile-horse = { $count ->
    [one] Pferd
   *[other] { $count } Pferde
}
tile-ox = { $count ->
    [one] Ochse
   *[other] { $count } Ochsen
}
odds-title = Chance, dass eine dieser Figuren aus dem schwarzen Beutel kommt
odds-of = { $inside ->
    [one] 1 im Beutel
   *[other] { $inside } im Beutel
}

anyway-flaw = Auch dann fehlt das Material dafür: { $what }.
flaw-spaces = die Steine auf einem Aktionsfeld
flaw-bag = die Steine im grünen Beutel
flaw-supply = { $what } im Vorrat
flaw-farm = { $who }, { $what }
flaw-family = die Familie
flaw-cities = die Marker auf den Orten
flaw-time = der Marker auf der Lebensleiste
flaw-prestige = der Ruhmesmarker
flaw-coin = { category-coins }
flaw-grain = { reason-grain }
flaw-scroll = { chart-kind-scroll }
flaw-wagon = { chart-kind-wagon }
flaw-plow = { chart-kind-plow }
flaw-horse = { chart-kind-horse }
flaw-ox = { chart-kind-ox }
flaw-skill = { influence-skill }
flaw-persuasion = { influence-persuasion }
flaw-faith = { influence-faith }
flaw-knowledge = { influence-knowledge }
flaw-plague = die Peststeine
flaw-market = die Kundenplättchen
flaw-chronicle = die Dorfchronik
flaw-graves = die Gräber
flaw-other = der Tisch
