### Was auf einem Exemplar von Manitoba gedruckt ist: wo man hinschaut und wie es dort heißt.

check-step-storages = Die Lager
check-where-storages = Sieh dir die vier Lager deines Dorfs an. Schreib von unten nach oben die Punkte neben jedem Feld, mit Leerzeichen dazwischen: 1 2 4 8.
check-step-paths = { board-title-paths }
check-where-paths = Sieh dir den Visionsplan an. Nenn für jeden Pfad vom ersten bis zum letzten Feld, was das Feld gibt, mit Kommas dazwischen.
check-step-again = Neben den Enden der Pfade
check-where-again = Sieh rechts neben das letzte Feld jedes Pfads: Was gibt dort jede spätere Aktion? Beim Pfad des Schamanen steht vielleicht nichts.
check-step-cards = Die Ereignisse der Jahreszeiten
check-where-cards = Sortier die Jahreszeitenkarten. Jede Jahreszeit hat sechs Karten mit einem Fragezeichen: Nenn ihre Ereignisse, in beliebiger Reihenfolge.
check-step-scoring = Die Wertungsplättchen
check-where-scoring = Leg die zwölf Wertungsplättchen offen aus und nenn, was jedes zeigt, in beliebiger Reihenfolge.
check-step-setup = Material für { $players } Spieler
check-where-setup = Sieh im Regelheft nach, wie viel bei { $players } Spielern im Spiel ist.
check-step-territory = Die Territoriumsplättchen
check-where-territory = Leg die sechs Plättchen mit zwei Gebieten oben und drei unten hin. Nenn die Landschaften von links nach rechts, erst oben, dann unten. Sehen deine Plättchen anders aus, dann gib zwei Schritte später eine ganze Karte ein.
check-step-entered = Eine eigene Karte
check-where-entered = Lässt sich dein Territorium nicht als solcher Streifen legen, dann leg es aus und gib es hier Gebiet für Gebiet ein. Bleibt es leer, wird mit den Plättchen gespielt.
check-step-borders = Grenzen deiner Karte
check-where-borders = Das Bild zeigt deine Karte mit der Nummer jedes Gebiets. Berühren sich andere Gebiete als dort, dann nenn die Paare: 3-12. Ohne eigene Karte bleibt das leer.
check-spot-scoring = Alle zwölf Plättchen
check-spot-setup-feathers = { CAPITAL(kind-feathers) }
check-spot-setup-goods = Jedes der vier anderen Güter
check-spot-setup-shells = { setup-part-shells }
check-spot-entered-regions = Die Gebiete
check-spot-borders-touching = Paare, die sich außerdem berühren
check-spot-borders-apart = Nachbarn, die sich nicht berühren
check-map =
    { $count ->
        [0] keine Karte; die Plättchen werden gezogen
       *[other] eine Karte mit { $count } Gebieten
    }
check-map-parts = { $map }. Die Karte besteht aus { $parts } Teilen.
check-word-wake = einen Cree aufwecken
check-word-first = { $score } für den Ersten
check-word-exempt = { tracker-bonus-exempt }
check-word-shell = { bonus-shell }
check-word-land = eine Aktion „Territorium“ mehr
check-word-renew = ein verbrauchtes Wampum wird aktiv
check-word-no-offering = kein Opfer am Schluss
check-word-nothing = { printed-nothing }
