### English words of what is printed on a copy of Manitoba: where to look for it, and what it is called there.

check-step-storages = The storages
check-where-storages = Look at the four storages of your village board. From the lowest space up, type the points beside each space, with blanks between: 1 2 4 8.
check-step-paths = { board-title-paths }
check-where-paths = Look at the vision board. For each path, from its first space to its last, name what the space gives, with commas between.
check-step-again = Beside the ends of the paths
check-where-again = Look to the right of the last space of each path: what each later action there gives. The shaman’s path may have nothing there.
check-step-cards = The events of the seasons
check-where-cards = Sort the season cards. Each season has six cards with a question mark: name their events, in any order.
check-step-scoring = The scoring tiles
check-where-scoring = Lay the twelve scoring tiles face up and name what each shows, in any order.
check-step-setup = Pieces for { $players } players
check-where-setup = Look in the rules for how many pieces are in the game with { $players } players.
check-step-territory = The territory tiles
check-where-territory = Lay the six tiles with their two regions above and their three below. Name the terrains from left to right, first above, then below. If your tiles look otherwise, enter a whole map two steps later instead.
check-step-entered = A map of your own
check-where-entered = If your territory can’t be laid as such a strip, lay it out and enter it here, region by region. Leave it empty to play with the tiles.
check-step-borders = Borders of your map
check-where-borders = The picture shows your map with the number of each region. If other regions touch than it shows, name the pairs: 3-12. Without a map of your own leave this empty.
check-spot-scoring = All twelve tiles
check-spot-setup-feathers = { CAPITAL(kind-feathers) }
check-spot-setup-goods = Each of the four other goods
check-spot-setup-shells = { setup-part-shells }
check-spot-entered-regions = The regions
check-spot-borders-touching = Pairs that touch besides
check-spot-borders-apart = Neighbours that don’t touch
check-map =
    { $count ->
        [0] no map; the tiles are drawn
       *[other] a map of { $count } regions
    }
check-map-parts = { $map }. The map is in { $parts } parts.
check-word-wake = { tracker-wake }
check-word-first = { $score } for the first
check-word-exempt = { tracker-bonus-exempt }
check-word-shell = { bonus-shell }
check-word-land = one territory action more
check-word-renew = a used shell becomes active
check-word-no-offering = no final offering
check-word-nothing = { printed-nothing }
