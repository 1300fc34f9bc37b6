### English labels of Orchard's board, a game made up for the tests.

orchard-middle = Orchard
orchard-garden = Garden of { $who }
orchard-apple = apple tree
orchard-pear = pear tree
orchard-plum = plum tree
orchard-cake = cakes
colour-name-orange = orange
colour-name-brown = brown
chart-score = { chart-axis-points }
chart-points-about = A line for each player; the dots are the same.
chart-categories-about = As if the game ended now.

printed-die-0 = First face of the die
printed-die-1 = Second face
printed-die-2 = Third face
printed-die-3 = Fourth face
printed-die-4 = Fifth face
printed-die-5 = Sixth face
printed-box-fruit = Fruit of each kind
printed-box-cakes = Cakes
printed-cake-pieces = Fruit for a cake
printed-cake-most = At most
printed-cake-kinds = Kinds of it
printed-cake-points = Points of a cake
printed-rounds = Rounds
printed-rulings-leftovers = Fruit left over counts

lobby-depth-tracked-about = Who bakes, and the final score. It does not know who has which fruit.
export-depth-tracked = cakes and scores
tracker-cakes =
    { $count ->
        [one] 1 cake
       *[other] { $count } cakes
    }
tracker-leads = As it stands: { $result }

laying-section-turn = Round and turn
    .about = What is laid out is the beginning of somebody’s turn.
laying-section-garden = Garden of { $who }
    .about = What lies there.
laying-turn = Whose turn begins?
laying-start = Who began the game?
laying-apple = Apples
laying-pear = Pears
laying-plum = Plums
laying-cakes = Cakes
laying-over = { $where }: { $count } lie in the gardens, { $over } more than the { $most } in the box.
laying-left = Left in the middle: { $apple } apples, { $pear } pears, { $plum } plums, { $cakes } cakes.

advice-points =
    { $way ->
        [gained] A cake is { $cake-points } points at once.
       *[kept] Most other moves leave you with fewer points.
    }
advice-fruit =
    { $way ->
        [gained] Fruit may become cakes.
       *[kept] Most other moves leave you with less fruit.
    }

game-title = Orchard
game-about = A small game of fruit and cakes, made up for the tests.
