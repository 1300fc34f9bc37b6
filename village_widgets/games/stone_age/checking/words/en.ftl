### English words of what is printed on a copy of Stone Age: where to look for it, and what it is called there.

check-step-tribe = The food track
check-where-tribe = Look at the food track on the board, where your marker climbs from the field.
check-spot-tribe-most-field = Its last space
check-spot-rulings-row-from = New cards are laid from
printed-value-left = the left
printed-value-right = the right
