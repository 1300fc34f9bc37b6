lesson-title = Setting up
lesson-about = Lay out a game yourself, piece by piece, place the first Cree, and keep a sheet with all numbers for your own
    table.
can-clan = Give each clan its Cree and its first goods
can-box = Count out goods and shells for your number of players
can-begin = Place the first two Cree of your clan

step-clans = Each of you takes a [village board](clan:0) and nine Cree of a colour. One of them goes on 0 of the score track. Of
    the others { $setup-huts } sleep in the huts, and { $setup-square } stand on the square.

    And each clan gets { $setup-first ->
        [one] one good
       *[other] { $setup-first } goods
    } of each kind but feathers, on the lowest spaces of its storages.
    .title = Two clans
    .task = You are two, Ada and Bela. Lay out both clans: how many Cree in the huts, how many on the square, how many goods of
        each kind?
    .hint = Press +, or type the number, and look at the villages. Then press “Check”.
    .move = { $setup-huts } in the huts, { $setup-square } on the square, { $setup-first } of each kind.
    .done = Both clans are ready. That is the same for any number of players.
    .huts = { $setup-huts } Cree of each clan begin asleep, no matter how many play.
    .square = { $setup-square } Cree of each clan begin on the square, no matter how many play.
    .first = Each storage begins with { $setup-first ->
        [one] one good
       *[other] { $setup-first } goods
    }.

step-land = Draw territory tiles, one more than there are players. Lay them so that each touches no more than two others, and put
    on every region the good of its terrain. The tiles that are left go back to the box.
    .title = The land
    .task = Lay out the tiles for two players.
    .hint = Two players, and one more.
    .move = { $setup-tiles } tiles.
    .done = Each tile has one region of each terrain, so there are { $setup-tiles } forests, { $setup-tiles } lakes and so on.
    .tiles = There is one tile more than there are players.

step-supply = Not all goods are used. Two players take { $setup-goods-2 } of each of the four kinds, three { $setup-goods-3 },
    four { $setup-goods-4 }; those in the land and in your villages are among them. Feathers are { $setup-feathers-2 }, { $setup-feathers-3 }
    or { $setup-feathers-4 }, shells { $setup-shells-2 }, { $setup-shells-3 } or { $setup-shells-4 }. The rest goes back to the
    box.

    Check these numbers with your own copy: we could not see the printed ones.
    .title = The supply
    .task = Count out goods, feathers and shells for two players.
    .hint = Look at the first of the three numbers.
    .move = { $setup-goods } of each good, { $setup-feathers } feathers, { $setup-shells } shells.
    .done = In the supply you see what is left of them.
    .goods = With two players { $setup-goods } of each of the four goods are in the game.
    .feathers = With two players { $setup-feathers } feathers are in the game.
    .shells = With two players { $setup-shells } shells are in the game.

step-totem = Shuffle the scoring tiles face down. Sort the season cards, and lay out those of winter: with three players only the
    solstice, with two or four both, so that all are active equally often.

    Whoever was in Manitoba last is active first, or else whoever is youngest, and gets the totem and the large eagle. The rules
    do not say how its discs lie at the start; here it is left to chance.
    .title = Totem and seasons
    .task = Point at the disc that lies on top of the totem.
    .sought = the uppermost disc of the totem
    .hint = It is brown this time.
    .move = Click the [brown disc](disc:1).
    .done = Prairies are within easy reach. Now the clans come into the land.

step-region = On the solstice the clans are set up one after the other: first the player on the right of the active one, then
    counter-clockwise, and the active player last. Bela has done it. You are active, so it is your turn now.

    Take the first goods, and put a Cree from your square on any free region. You take what lies there.
    .title = The first Cree
    .task = Put your first Cree on the [mountain](region:6) beside Bela’s Cree.
    .hint = It is in the lower row, just below Bela’s Cree.
    .move = Click the [mountain](region:6).
    .done = Your clan is in the land, and a feather is yours.
    .elsewhere = Legal, since any free region will do. But this time fetch a feather. Take it back.
    .taken = Bela’s Cree stands there.

step-storage = What you get in the set-up goes to storages, not on altars: so this table plays, since the rules name only the
    storage here.
    .title = Only storages
    .task = Put the feather among the [canoes](place:0:canoes).
    .hint = There it counts as a second canoe.
    .move = Click the [storage of canoes](place:0:canoes).
    .done = Two in that storage, and they are worth 3 points.
    .other = Legal, but a second canoe is worth more. Take it back.

step-path = Then you put another Cree from your square on the first space of any path, and get its bonus if you can use it.
    .title = The first step
    .task = Begin the [path of the gatherer](path:gatherer).
    .hint = It is green.
    .move = Click the [path of the gatherer](path:gatherer).
    .done = A berry for you. Three Cree asleep, three on the square, one in the land, one on a path: the game begins.
    .other = Legal, but this time begin with the gatherer. Take it back.

step-three = Now by yourself. Caro joins you: you are three, and the table is empty.
    .title = For three
    .task = Lay out all this for three players.
    .hint = The clans are as with two. The tiles are one more than the players.
    .move = { $setup-huts } in the huts, { $setup-square } on the square, { $setup-first } of each kind; { $setup-tiles } tiles; { $setup-goods }
        of each good, { $setup-feathers } feathers, { $setup-shells } shells.
    .done = All right: the clans stay as they are, and land and supply grow with the players.
    .huts = { step-clans.huts }
    .square = { step-clans.square }
    .first = { step-clans.first }
    .tiles = There is one tile more than there are players. You are three.
    .goods = With three players { $setup-goods } of each of the four goods are in the game.
    .feathers = With three players { $setup-feathers } feathers are in the game.
    .shells = With three players { $setup-shells } shells are in the game.

step-sheet = This is the sheet for your own table, with all numbers by number of players. The order is that in which you lay
    things out. You can come back to it at any time.

    Try it: this game was set up for three, but one clan got too many of something.
    .title = The set-up sheet
    .task = Point at what is wrong for three players.
    .sought = the storage of a clan whose number is another one than on the sheet
    .hint = Compare the three villages with the first lines of the sheet.
    .move = Click the [canoes](place:2:canoes) of Caro.
    .done = Right: each clan begins with { $setup-first ->
        [one] one
       *[other] { $setup-first }
    } of each. Now you can set up the game at a real table.
