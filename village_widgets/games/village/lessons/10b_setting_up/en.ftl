lesson-title = Setting up
lesson-about = Lay out a village yourself, piece by piece, and keep a sheet with all numbers for your own table.
can-market = Lay out the customers for your number of players
can-close = Close spaces of the chronicle and graves
can-cubes = Fill the green bag, and the action spaces from it

step-farms = The board lies in the middle. Each of you takes a [farm](farm:0), and all members of the family in that colour. Only
    the oldest stand in front of the house, the { $setup-family } with a “1”. The others lie beside the board: they are not born
    yet.

    Your marker goes on the first space of the life track, another one on the start of the [prestige track](prestige). And everybody gets
    { $setup-coins ->
        [one] one coin
       *[other] { $setup-coins } coins
    }.
    .title = Two farms
    .task = You are two, Ada and Bela. Lay out both farms: how many “1” and how many coins for each?
    .hint = Choose a sort of piece, press + for each and look at the farms. Then press “Check”.
    .move = Each farm gets { $setup-family } “1” and { $setup-coins ->
        [one] one coin
       *[other] { $setup-coins } coins
    }.
    .done = Both farms are ready. That is the same for any number of players.
    .family = All of a family’s “1” live there from the start, { $setup-family } of them, and nobody else yet.
    .coins = Each family begins with { $setup-coins ->
        [one] one coin
       *[other] { $setup-coins } coins
    }, no matter how many play.

step-customers = Shuffle the customers and make a pile face down beside the [market](market). Then turn some over: first for the
    stalls, where they can be served, then for the queue.

    Some stalls are marked with a number of players. Leave those empty whose number is higher than yours: with two you use
    { $setup-stalls-2 } stalls, with three { $setup-stalls-3 }, with four { $setup-stalls-4 }. The queue has { $setup-queue }
    places for any number of players.
    .title = The customers
    .task = Lay out the customers for two players.
    .hint = The stalls depend on the number of players, the queue doesn’t.
    .move = { $setup-stalls } at the stalls, { $setup-queue } in the queue.
    .done = The customers wait. The other tiles stay in the pile.
    .stalls = You are two: only { $setup-stalls } stalls are used. More stand there only for more players.
    .queue = The queue always has { $setup-queue } places, and each gets a customer.

step-graves = In the [chronicle](chronicle) and at the graves, some spaces are marked with a number of players too. Put a member of a
    colour that nobody plays on each space whose number is higher than yours: it is closed for this game. With four nothing is
    closed.

    With fewer players, fewer deaths end the game. The rows of the chronicle are closed already. Of the graves four
    players use all { $setup-graves-4 }, and each player fewer closes one.
    .title = Chronicle and graves
    .task = Close graves for two players: press − until the right number is open.
    .hint = Two players are two fewer than four.
    .move = Leave { $setup-graves-2 } graves open.
    .done = With three players { $setup-graves-3 } graves would stay open. The end of the game comes when all are taken, or the whole
        chronicle is.
    .graves = All { $setup-graves-4 } are for four players, { $setup-graves-3 } for three. With two it is one fewer again.

step-bags = Now the two bags. The { $setup-monks } monks go into the [black bag](bag), which lies below the church.

    The green bag is for the cubes. Find the set-up card for your number of players: it says how many cubes of each colour you
    put in. All { $setup-plague } plague cubes go in as well. This is done again before each round.
    .title = The two bags
    .task = Fill the green bag for the first round. Here is the card for two.
    .hint = The card tells the cubes of each of the four colours. Plague isn’t on it: all of it goes in.
    .move = { $setup-colours } cubes of each colour and { $setup-plague } plague cubes.
    .done = Four times { $setup-colours } and { $setup-plague } are in the bag. Goods, grain, coins and the other cubes lie beside the
        board as a supply.
    .colours = The card says { $setup-colours } of each colour for two players.
    .plague = All plague cubes go in before each round, and there are { $setup-plague } in the box.

step-spaces = Shake the bag. Then draw cubes without looking and lay them on the action spaces. How many each space gets stands on
    the card too.

    You draw fewer than you put in: some stay in the bag for the next round.
    .title = The action spaces
    .task = Draw cubes for each action space, as the card says.
    .hint = Go along the card. You can also type a number.
    .move = Harvest { $setup-at-harvest }, family { $setup-at-family }, crafts { $setup-at-crafts }, market { $setup-at-market }, travel { $setup-at-travel }, council { $setup-at-council }, church { $setup-at-church }.
    .done = Each cube will be somebody’s turn. When the last is taken, the round ends with a mass, and you fill the bag again.
    .at-harvest = The card says { $setup-at-harvest } for the harvest.
    .at-family = The card says { $setup-at-family } for the family.
    .at-crafts = The card says { $setup-at-crafts } for the crafts: the most of all.
    .at-market = The market gets only { $setup-at-market ->
        [one] one cube
       *[other] { $setup-at-market } cubes
    }: there are few market days.
    .at-travel = The card says { $setup-at-travel } for travel.
    .at-council = The card says { $setup-at-council } for the council.
    .at-church = The card says { $setup-at-church } for the church.

step-start = Two things are left. The eldest player takes the start player’s tile and begins: here that is Ada. Look at the flag on
    her [farm](farm:0).

    The ring for the next start player lies on the council. Whoever takes it as a privilege begins the next round.
    .title = Who begins
    .task = Point at the ring on the [council](council).
    .sought = the ring for the next start player, at a stage of the council
    .hint = It lies at one of the council’s four stages.
    .move = Click the [ring](privilege:ring) on the council.
    .done = The village is set up, and Ada begins. In the first edition that is all, for two to four players.

step-big-box = In the Big Box you lay out the same things, for up to five. Its chronicle lies beside the graves as a board of its own,
    and even with four you close the spaces marked “5”. Whoever starts later may get something for it: the second a bag of grain,
    the third a random cube, the fourth a cube of choice, the fifth one more coin.

    With five you close nothing, and all stalls are used.
    .title = The Big Box, and five players
    .task = Lay these out for five. Here is the card for the cubes.
    .hint = Nothing is closed with five players: all graves are open, and all { $setup-stalls } stalls are used.
    .move = { $setup-stalls } at the stalls, { $setup-graves } graves, { $setup-at-crafts } cubes at the crafts, { $setup-at-church } in the church.
    .done = That is the Big Box with five. With two to four the numbers are those of the first edition.
    .stalls = All stalls are used, as with four: { $setup-stalls }.
    .graves = With five no grave is closed. There are { $setup-graves }.
    .at-crafts = The card for five says { $setup-at-crafts } for the crafts.
    .at-church = The card for five says { $setup-at-church } for the church.

step-three = Now by yourself. Caro joins you: you are three, with the first edition. The table is empty; only the chronicle’s rows are
    closed already, and the monks are in their bag.

    If you don’t remember a number, think of two and of four players.
    .title = For three, from memory
    .task = Lay out all this for three players. Only the cubes stand on a card.
    .hint = Farms, queue and plague are as ever. Stalls and graves lie between those of two and of four players.
    .move = { $setup-family } “1” and { $setup-coins ->
        [one] one coin
       *[other] { $setup-coins } coins
    } for each, { $setup-stalls } at the stalls, { $setup-queue } in the queue, { $setup-graves } graves, { $setup-colours } cubes of each colour, { $setup-plague } plague cubes.
    .done = All right. Now only the action spaces are missing.
    .family = All “1” stand at the house with any number of players, { $setup-family } on each farm.
    .coins = { step-farms.coins }
    .stalls = Two players use { $setup-stalls-2 } stalls, four use { $setup-stalls-4 }. Three are between them.
    .queue = The queue doesn’t depend on the number of players: { $setup-queue } places.
    .graves = Two players leave { $setup-graves-2 } graves open, four leave { $setup-graves-4 }. Three are between them.
    .colours = The card for three says { $setup-colours } of each colour.
    .plague = All plague cubes go in, with any number of players: { $setup-plague }.

step-three-cubes = The green bag is full, and you have looked up the card for three. Shake and draw!
    .title = For three: the action spaces
    .task = Draw cubes for each action space, as the card for three says.
    .hint = Family, crafts and church get more than with two players.
    .move = { step-spaces.move }
    .done = You have set up a village for three. Whoever is eldest begins.
    .at-harvest = The card for three says { $setup-at-harvest } for the harvest.
    .at-family = The card for three says { $setup-at-family } for the family, more than with two.
    .at-crafts = The card for three says { $setup-at-crafts } for the crafts, more than with two.
    .at-market = The market gets only { $setup-at-market ->
        [one] one cube
       *[other] { $setup-at-market } cubes
    }, as with two.
    .at-travel = The card for three says { $setup-at-travel } for travel, as with two.
    .at-council = The card for three says { $setup-at-council } for the council, as with two.
    .at-church = The card for three says { $setup-at-church } for the church, more than with two.

step-sheet = This is the sheet for your own table, with all numbers by number of players. The order is that in which you lay things
    out. You can come back to it at any time.

    Try it: this village was set up for two, but one action space has a cube too many.
    .title = The set-up sheet
    .task = Point at the action space with a cube too many for two players.
    .sought = the action space with more cubes than the card for two says
    .hint = Compare the spaces with the card for two, from harvest to church.
    .move = Look at the family: { $setup-at-family } would be right. Click its [plague cube](cube:family:plague).
    .done = Right: with two the family gets { $setup-at-family }, with three { $setup-at-family-3 }. Now you can set up the village at a
        real table.
