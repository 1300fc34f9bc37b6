### Was auf einem Exemplar von Stone Age gedruckt ist: wo es zu finden ist und wie es dort heißt.

check-step-tribe = Die Nahrungsleiste
check-where-tribe = Sieh dir die Nahrungsleiste auf dem Spielplan an, auf der dein Marker durch den Acker vorrückt.
check-spot-tribe-most-field = Ihr letztes Feld
check-spot-rulings-row-from = Neue Karten werden angelegt von
printed-value-left = links
printed-value-right = rechts
