### English words of what is printed on a copy of Orchard, a game made up for the tests.

check-step-die = The die
check-where-die = Look at the faces of the die, the lowest first.
check-spot-die = Face { $number }
check-step-box = What is in the box
check-where-box = Count the cakes.
check-spot-box-cakes = Cakes
check-step-cake = A cake
check-where-cake = Look at the back of a cake.
check-spot-cake-points = Points of a cake
