lesson-title = Setting up
lesson-about = Lay out a game yourself, piece by piece, and keep a sheet with all numbers for your own table.
can-tribe = Give each tribe its workers and food
can-piles = Lay out buildings and cards for your number of players
can-limits = Close places when fewer than four play

step-tribes = The board lies in the middle. Each of you takes a [tribe’s board](tribe:0), { $setup-workers } workers in a colour, and
    { $setup-food } food. The other workers stay in the box’s supply until somebody has children in the hut.

    Your markers go on 0 of the food track and on 0 of the points. Nobody has resources, tools or cards yet.
    .title = Two tribes
    .task = You are two, Ada and Bela. Lay out both tribes: how many workers, and how much food for each?
    .hint = Press +, or type the number, and look at the tribes. Then press “Check”.
    .move = Each tribe gets { $setup-workers } workers and { $setup-food } food.
    .done = Both tribes are ready. That is the same for any number of players.
    .workers = A tribe begins with { $setup-workers } workers, no matter how many play.
    .food = Each tribe begins with { $setup-food } food: enough for two rounds and a little more.

step-piles = Shuffle the [buildings](sites) face down. Make as many piles as there are players, each { $setup-tiles } tiles high, and
    turn the uppermost of each face up. The other buildings go back to the box; nobody looks at them.
    .title = The buildings
    .task = Lay out the buildings for two players.
    .hint = One pile for each player, each as high as for any other number.
    .move = { $setup-piles } piles of { $setup-tiles } tiles.
    .done = When one of the piles is empty, the game ends. Fewer players have fewer piles, but not lower ones.
    .piles = There is one pile for each player, so { $setup-piles } for you.
    .tiles = Each pile has { $setup-tiles } buildings, with any number of players.

step-cards = Shuffle the [cards](cards), and lay some face up in the row at the edge of the board, one on each space. The others are
    the deck.

    Beside the board lie the tools, the dice and all food. Wood, brick, stone and gold lie at the forest, the clay pit, the quarry
    and the river. None of it ever runs out: if pieces are missing, take something else in their place.
    .title = The cards
    .task = Lay out the cards.
    .hint = Look at the row: it has a space for each card.
    .move = { $setup-cards } cards.
    .done = The row is full, with any number of players. Now agree or draw lots who begins, and give that player the start player’s figure.
    .cards = Each space of the row gets one card: { $setup-cards }.

step-limits = Now everything lies there. What else depends on the number of players are two rules of every round, and nobody prints
    them on the board.

    Of tool maker, hut and field two players use only { $setup-village-2 } each round, three players { $setup-village-3 }, four
    { $setup-village-4 }. And at each of forest, clay pit, quarry and river only { $setup-gatherers-2 ->
        [one] one tribe
       *[other] { $setup-gatherers-2 } tribes
    } may gather with two players, { $setup-gatherers-3 } with three, { $setup-gatherers-4 } with four.
    .title = Closed places
    .task = You are two. Use as many of the three places as the rule allows, and let as many tribes gather in the forest.
    .hint = Watch the settlement: the last place becomes faint once enough are used.
    .move = { $setup-village } of the three places, { $setup-gatherers ->
        [one] one tribe
       *[other] { $setup-gatherers } tribes
    } in the forest.
    .done = The field is closed for this round, and the forest is closed to Bela.
    .village = Two players use { $setup-village } of the three each round. Whichever is left stays closed.
    .gatherers = With two players the first tribe in a forest closes it to the other.

step-three = Now by yourself. Caro joins you: you are three, and the table is empty.
    .title = For three: what lies on the table
    .task = Lay out all this for three players.
    .hint = Only one of these numbers depends on the number of players.
    .move = { $setup-workers } workers and { $setup-food } food for each, { $setup-piles } piles of { $setup-tiles } buildings, { $setup-cards } cards.
    .done = All right: only the piles are more than for two.
    .workers = { step-tribes.workers }
    .food = Each tribe begins with { $setup-food } food, no matter how many play.
    .piles = There is one pile for each player. You are three.
    .tiles = { step-piles.tiles }
    .cards = { step-cards.cards }

step-three-limits = And the two rules of every round, still for three players.
    .title = For three: closed places
    .task = Now you are three: use as many of the three places as the rule allows, and let as many tribes gather in the forest.
    .hint = In the settlement it is as with two. In the forest it is not.
    .move = { $setup-village } of the three places, { $setup-gatherers } tribes in the forest.
    .done = Right. With four, all { $setup-village-4 } places are used and all tribes can gather. You have set up for three.
    .village = With three it is as with two: { $setup-village } of the three places are used each round.
    .gatherers = With two players { $setup-gatherers-2 ->
        [one] one tribe gathers
       *[other] { $setup-gatherers-2 } tribes gather
    } there, with three { $setup-gatherers-3 }.

step-sheet = This is the sheet for your own table, with all numbers by number of players. The order is that in which you lay things
    out. You can come back to it at any time.

    Try it: this game was set up for three, but one tribe got a wrong number of something.
    .title = The set-up sheet
    .task = Point at what is wrong for three players.
    .sought = the pieces of a tribe whose number is another one than on the sheet for three
    .hint = Compare the three tribes with the first lines of the sheet.
    .move = Click the [food](food:2) of Caro.
    .done = Right: each tribe begins with { $setup-food } food. Now you can set up the game at a real table.
