### English labels of Orchard's board, a game made up for the tests.

orchard-middle = Orchard
orchard-garden = Garden of { $who }
orchard-apple = apple tree
orchard-pear = pear tree
orchard-plum = plum tree
orchard-cake = cakes
colour-name-green = green
colour-name-orange = orange
colour-name-brown = brown
