# Labels on the board: short, they must fit on small signs.

board-title-land = Farmland: harvest, family and the well
board-title-crafts = { space-crafts }
board-title-market = { space-market }
board-title-travel = { space-travel }
board-title-council = Council chamber
board-title-church = { space-church }
board-title-chronicle = Village chronicle and graves
board-title-prestige = Prestige and round
board-title-farm = Farm of { $name }
strip-own = My farm
board-title-rival = { $name }’s board
board-rival-farm = By her board
board-rival-unborn = At the church
board-rival-asked = She answers this cube, which you took at: { $space }
board-rival-laid = { $count ->
    [one] One cube laid on her track; it is her time marker
   *[other] { $count } cubes laid on her track so far; the last one is her time marker
}
board-rival-fate-hidden = a fate tile, face down
board-rival-fate-blank = a blank fate tile
board-rival-fate-quill = the quill

board-area-rival = Carla’s board
board-area-harvest = { space-harvest }
board-area-family = { space-family }
board-area-crafts = { space-crafts }
board-area-market = { space-market }
board-area-travel = { space-travel }
board-area-council = { space-council }
board-area-church = { space-church }
board-area-chronicle = Chronicle
board-area-prestige = Prestige

board-no-cubes = no cubes
board-green-bag = { $count ->
    [one] One cube is in the green bag.
   *[other] { $count } cubes are in the green bag.
}
board-guessed-about = Some numbers printed there are our best guess. You can put in those of your own copy.

board-well = Well
board-well-price = { $count } influence of one colour for any action

board-sign-train = train
board-sign-train-long = Time to train a member in this craft
board-sign-make = work
board-sign-make-long = Time a trained member needs to make the good
board-sign-buy = buy
board-sign-buy-long = Price of the good when nobody works for it

board-market-first = caller’s first: free
board-market-then = every other:
board-queue = Queue
board-pile = Pile

board-place-city-a = A
board-place-city-b = B
board-place-city-c = C
board-place-city-d = D
board-place-city-e = E
board-place-city-f = F
board-village = Village
board-each-leg = Each leg
board-cities = Points for the number of cities visited

board-privilege-ring = First privilege: the marker for the next starting player
board-privilege-ring-alone = First privilege: the ring, as a coin until the new round
board-privilege-influence = Second privilege: influence of your choice
board-privilege-good = Third privilege: a good of your choice
board-privilege-prestige = Fourth privilege: a coin for prestige
board-each-stage = Each stage costs
board-or = or

board-bag = { place-bag }
board-monks = { $count } monks are in the bag with the members.
board-join = Join for
board-buy-out = Buy out for
board-majority = Most here

board-row-farm = { place-farm }
board-row-crafts = { space-crafts }
board-row-travel = { space-travel }
board-row-church = { space-church }
board-row-council = { space-council }
board-graves = Graves
board-left-chronicle = { $count ->
    [one] One space of the chronicle is free.
   *[other] { $count } spaces of the chronicle are free.
}
board-left-graves = { $count ->
    [one] One grave is free.
   *[other] { $count } graves are free.
}

board-starts = { $name } begins this round.
board-ring = { $name } begins the next round.
board-ring-alone = { $name } has the ring, as a coin until the new round.
board-last = The end is coming: the last turns.

board-initial-red = R
board-initial-yellow = Y
board-initial-blue = B
board-initial-white = W
board-initial-purple = P
board-lap-bridge = The bridge: whoever passes it loses a member of the family.
board-lap-quill = The quill: whoever passes it loses a member of the family.
board-time = Life track: space { $space } of { $lap }
picture-way = { $passed ->
    [0] { amount-time }
   *[other] { amount-time }, past the { $end }
}
picture-odds = { $who }: { $chance } that somebody comes out
strip-home = { $count ->
    [0] nobody at home
    [one] 1 member at home
   *[other] { $count } members at home
}
board-served = Served
board-served-count = { $count ->
    [one] One customer served
   *[other] { $count } customers served
}

# Charts beside the lessons. What can be done is named as on an axis, short; .long is for a sentence.

chart-life = The life track of { $name }
chart-life-about = { $passes ->
    [0] The marker stands on space { $space }. Nothing that can be done now takes it past the { $end }.
   *[other] The marker stands on space { $space }. Each row is one way on; red means that it leads past the { $end }.
}
chart-life-eldest = { $count ->
    [0] Nobody of the family can be seen, so nobody would die.
   *[other] If the marker passes the { $end }, one of the eldest dies: now that is a { $member }.
}
chart-life-here = the marker now
chart-life-on = time spent
chart-life-past = time spent past the { $end }
chart-life-end = the { $end }
chart-life-spaces = spaces of the life track
chart-life-time = Time
chart-life-stop = Stops on
chart-life-for = For
chart-life-space = { $passed ->
    [0] space { $space }
   *[other] space { $space }, past the { $end }
}
chart-bridge = bridge
chart-quill = quill

chart-costs = What it costs
chart-costs-about = One block is one piece or 1 time. A coin can stand in for any influence cube.
chart-costs-nothing = There is nothing to pay for here just now.
chart-costs-count = pieces and time
chart-costs-what = What is done
chart-costs-price = Price
chart-costs-or = or: { $deed }
chart-kind-skill = { influence-skill }
chart-kind-persuasion = { influence-persuasion }
chart-kind-faith = { influence-faith }
chart-kind-knowledge = { influence-knowledge }
chart-kind-time = { reason-time }
chart-kind-grain = { reason-grain }
chart-kind-coin = { category-coins }
chart-kind-scroll = scrolls
chart-kind-wagon = wagons
chart-kind-plow = plows
chart-kind-horse = horses
chart-kind-ox = oxen

chart-action-take =
    .long = a plague cube
chart-action-well =
    { $what ->
        [nothing] Well: coins
       *[influence] Well: { $influence }
    }
chart-action-train =
    { $what ->
        [nothing] { $building }: train
       *[good] { $building }: train + { $product }
    }
    .long =
    { $what ->
        [nothing] training { $building-at }
       *[good] training { $building-at } and making { $product-a }
    }
chart-action-produce = { $building }: make { $product }
    .long = making { $product-a } { $building-at }
chart-action-buy = { $building }: buy { $product }
chart-action-grind = Mill: grind
    .long = grinding grain at the mill
chart-action-serve = Customer: { $prestige }
    .long = a sale on a market day, at the extra cost
chart-action-travel = { $start } – { $end }
    .long = { spending-travel }
chart-action-enter-council = Council: stage 1
    .long = entering the council
chart-action-advance = Council: stage { $stage }
    .long = moving up to stage { $stage } of the council
chart-action-join-church = Join the church
    .long = joining the church without Faith
chart-action-buy-out = Take out a member
chart-action-rise = Window { $from } to { $to }
chart-action-buy-prestige = { $prestige }

chart-odds = Who comes out of the black bag?
chart-odds-about = The bag holds { $inside } pieces, { $monks } of them monks. { $drawn ->
    [one] One piece is drawn without looking, and each has a chance of { $each }.
   *[other] { $drawn } pieces are drawn without looking, and each has a chance of { $each }.
}
chart-odds-empty = Nobody is in the black bag, so nobody is drawn.
chart-odds-count = { $count ->
    [0] nobody comes out
    [one] one member
   *[other] { $count } members
}
chart-odds-who = Family
chart-odds-some = somebody at all
chart-buying-out = If { $name } buys out first
chart-buying-out-about = How many members of { $name } come out in all: those bought out, and those drawn after it if nobody else buys.
chart-buying-out-members = bought out

# What is printed differently in the editions

printed-lap-end = Where a lap of the life track ends
printed-church-direction = Which way members climb the church windows
printed-chronicle-direction = Which way the rows of the chronicle fill
printed-box-influence = Influence cubes of each colour
printed-box-goods = Goods of each kind
printed-box-coins = Coins
printed-box-grain = Grain
printed-box-substitutes = Goods and coins that run out may be replaced by something else
printed-rulings-second-privilege = Influence of the second privilege
printed-rulings-tie = After a tie the winner has more
printed-value-bridge = at the bridge
printed-value-quill = at the quill
printed-value-leftwards = from right to left
printed-value-rightwards = from left to right
printed-value-any = any colours
printed-value-different = different colours
printed-value-customers = { tie-line-served }
printed-value-grain = { tie-line-grain }

# Reasons of the advice in the first game. $way is gained or kept: the move brings something, or most other moves leave less of it.

advice-death =
    This takes your marker over the { $lap-end ->
        [quill] quill
       *[bridge] bridge
    }: one of your eldest will die. While there is room in the village chronicle, that can be worth points.
advice-prestige =
    { $way ->
        [gained] This brings prestige at once.
       *[kept] Most other moves leave you with less prestige.
    }
advice-travel =
    { $way ->
        [gained] Each new city makes your journeys worth more in the end.
       *[kept] Most other moves leave your journeys worth less.
    }
advice-council =
    { $way ->
        [gained] A seat in the council brings privileges now and prestige in the end.
       *[kept] Most other moves leave you with less in the council.
    }
advice-church =
    { $way ->
        [gained] Higher windows in the church bring more prestige in the end.
       *[kept] Most other moves leave you with less in the church.
    }
advice-chronicle =
    { $way ->
        [gained] Whoever is written into the village chronicle brings prestige in the end.
       *[kept] Most other moves bring your family less in the village chronicle.
    }
advice-customers =
    { $way ->
        [gained] A customer served is prestige that nobody can take away.
       *[kept] Most other moves leave you with fewer customers.
    }
advice-goods =
    { $way ->
        [gained] Goods are what customers ask for, and some you can use yourself.
       *[kept] Most other moves leave you with less to sell.
    }
advice-goods-wanted =
    { $place ->
        [stalls] It gets you { $good-a }: a customer at the stalls asks for one.
       *[queue] It gets you { $good-a }: a customer in the queue asks for one.
    }
advice-goods-ready = Now your goods are what a customer asks for, or closer to it.
advice-grain =
    { $way ->
        [gained] Grain feeds many plans: the mill, the stable, the church and hungry customers.
       *[kept] Most other moves leave you with less grain.
    }
advice-influence =
    { $way ->
        [gained] More influence cubes open more doors later.
       *[kept] Most other moves leave you with less influence.
    }
advice-coins =
    { $way ->
        [gained] A coin is worth prestige in the end, and until then it can stand in for any influence cube.
       *[kept] Most other moves leave you with fewer coins.
    }
advice-family =
    { $way ->
        [gained] More family at home means more hands for everything else.
       *[kept] Most other moves leave fewer of your family at home.
    }
advice-trained =
    { $way ->
        [gained] Whoever is trained can make goods again and again.
       *[kept] Most other moves leave you with fewer trained members.
    }
advice-bag =
    { $way ->
        [gained] A member in the black bag may be drawn at the next mass and stand in the church.
       *[kept] Most other moves leave fewer of your family in the black bag.
    }
advice-time =
    { $way ->
        [gained] It costs little of your time.
       *[kept] Most other moves cost you more time.
    }
advice-ring-alone =
    { $way ->
        [gained] The ring can be spent like a coin until the new round.
       *[kept] Most other moves leave the ring where it is.
    }
advice-ring =
    { $way ->
        [gained] With the ring you start the next round and choose first.
       *[kept] Most other moves leave the ring to somebody else.
    }

## The colours of the players

colour-name-white = white
colour-name-purple = purple

## The settings of a new game: how much of it the companion follows
lobby-depth-tracked-about = A few taps a turn: time, deaths, chronicle, mass and scores. It does not know enough for a coach.
export-depth-tracked = time, deaths, masses and scores

## How to come to act at a space that was pointed at

first-cube = To act here, first take a cube { $from }.
first-well = No cube is left { $at }: only the well leads here now.

## Names of what can be pointed at, spoken by screen readers

# What is left to say of a choice under the name of its place
part-take = { $cube }
part-well =
    { $what ->
        [nothing] Coins alone
       *[influence] { $influence }
    }
part-train =
    { $what ->
        [nothing] Train a { $member }
       *[product] Train a { $member } and make { $product-a }
    }
part-produce = Make { $product-a }
part-buy = Buy { $product-a }
part-travel = A { $member } { $start-from }
part-bury = The { $member }

name-rank = { $rank } from { $points }
name-ranks = The ranks: { $ranks }.
name-cube = { $place }: { $piece }
name-stall = Customer: { $customer }
name-unborn = { $who }: unborn { $member }
name-member = { $who }: { $member } { $place }
name-city = { $city }, which brings { $reward }
name-journey = { $journey } for { $reward }
name-influence = { $count } influence of your choice
name-well = The well
name-field = The fields: harvest
name-house = The family’s house: births
name-market = The bell: market day
name-queue = The queue of customers
name-bag = The black bag

## Charts

chart-points-about = A line for each player, without customers that are still face down; the dots follow the prestige track alone.
chart-categories-about = As if the game ended now, without customers that are still face down; at the end it is the final score.
chart-score = { reason-prestige }
setup-section-farms = On each farm
setup-section-market = Customers
setup-section-chronicle = Spaces that stay open
setup-section-bags = Into the bags: monks, cubes
setup-section-spaces = From the green bag to the spaces
setup-part-family = “1” at home
setup-part-coins = { printed-box-coins }
setup-part-stalls = At the stalls
setup-part-queue = In the queue
setup-part-row-farm = Chronicle: farm
setup-part-row-crafts = Chronicle: crafts
setup-part-row-travel = Chronicle: travel
setup-part-row-church = Chronicle: church
setup-part-row-council = Chronicle: council
setup-part-graves = { board-graves }
setup-part-monks = Monks (black bag)
setup-part-colours = Each colour
setup-part-plague = Black plague
setup-part-at-harvest = { space-harvest }
setup-part-at-family = { space-family }
setup-part-at-crafts = { space-crafts }
setup-part-at-market = { space-market }
setup-part-at-travel = { space-travel }
setup-part-at-council = { space-council }
setup-part-at-church = { space-church }
setup-section-carla = { board-area-rival }
setup-step-colour = Everyone chooses a colour and takes its farm, its family members and its markers.
setup-step-family = Put the { $count } family members with a “1” on your farm; the others wait beside the board.
setup-step-markers = Put one marker on the first space of your life track and one at the start of the prestige track.
setup-step-coins =
    { $count ->
        [one] Take 1 coin; the other coins lie beside the board.
       *[other] Take { $count } coins; the others lie beside the board.
    }
setup-step-pile = Shuffle the customers and pile them face down beside the market.
setup-step-stalls = Turn over { $count } customers, one for each stall that is in use.
setup-step-queue = Turn over { $count } more, one for each place of the queue.
setup-step-cover = Cover all other spaces with family members of a colour that nobody plays.
setup-step-row-farm =
    { $count ->
        [one] In the chronicle’s row for the farm 1 space stays open.
       *[other] In the chronicle’s row for the farm { $count } spaces stay open.
    }
setup-step-row-crafts =
    { $count ->
        [one] In the chronicle’s row for crafts 1 space stays open.
       *[other] In the chronicle’s row for crafts { $count } spaces stay open.
    }
setup-step-row-travel =
    { $count ->
        [one] In the chronicle’s row for travel 1 space stays open.
       *[other] In the chronicle’s row for travel { $count } spaces stay open.
    }
setup-step-row-church =
    { $count ->
        [one] In the chronicle’s row for the church 1 space stays open.
       *[other] In the chronicle’s row for the church { $count } spaces stay open.
    }
setup-step-row-council =
    { $count ->
        [one] In the chronicle’s row for the council 1 space stays open.
       *[other] In the chronicle’s row for the council { $count } spaces stay open.
    }
setup-step-graves =
    { $count ->
        [one] 1 anonymous grave stays open.
       *[other] { $count } anonymous graves stay open.
    }
setup-step-ring = Lay the ring of the next starting player on the council chamber.
setup-step-monks = Put the { $count } monks into the black bag and lay it by the church.
setup-step-supply = Lay goods, grain and cubes beside the board.
setup-step-colours = Put { $count } influence cubes of each of the four colours into the green bag.
setup-step-plague = Add all { $count } plague cubes, and shuffle the bag.
setup-step-at-harvest =
    { $count ->
        [one] Harvest: draw 1 cube.
       *[other] Harvest: draw { $count } cubes.
    }
setup-step-at-family =
    { $count ->
        [one] Family: draw 1 cube.
       *[other] Family: draw { $count } cubes.
    }
setup-step-at-crafts =
    { $count ->
        [one] Crafts: draw 1 cube.
       *[other] Crafts: draw { $count } cubes.
    }
setup-step-at-market =
    { $count ->
        [one] Market: draw 1 cube.
       *[other] Market: draw { $count } cubes.
    }
setup-step-at-travel =
    { $count ->
        [one] Travel: draw 1 cube.
       *[other] Travel: draw { $count } cubes.
    }
setup-step-at-council =
    { $count ->
        [one] Council: draw 1 cube.
       *[other] Council: draw { $count } cubes.
    }
setup-step-at-church =
    { $count ->
        [one] Church: draw 1 cube.
       *[other] Church: draw { $count } cubes.
    }
setup-step-fate = Shuffle each of the two sets of three fate tiles and lay them face down at their places on Carla’s board.
setup-step-front = Lay one of Carla’s markers beside the front customer of the market.
lesson-chart-life = A life as a chart
lesson-chart-costs = What it costs, as a chart
lesson-chart-odds = The odds as a chart

## The start page

game-title = Village
game-about = { "*" }Village{ "*" } is a board game about a family through the generations: its people farm, learn a craft, travel, serve in the council and the church, sell at the market, grow old, and are remembered, or forgotten.

## The pictures in words, for those who can't see them

told-everybody-passes = Everybody passes: the market day is over.
told-cubes = { $place }: { $cubes }.
told-member =
    { $count ->
        [one] { $who }’s generation { $generation }
       *[other] { $count } of { $who }’s generation { $generation }
    }
told-standing = { $place }: { $people }.
told-stalls = At the stalls: { $customers }.
told-queue = In the queue: { $customers }.
told-pile =
    { $count ->
        [one] One more customer is in the pile.
       *[other] { $count } more customers are in the pile.
    }
told-visited = { $place }: visited by { $people }.
told-visitor = { $who }
told-monks = { $count } monks are in the black bag.
told-nobody = nobody
told-chronicle =
    { $room ->
        [0] { $row }: { $people }; it is full.
        [one] { $row }: { $people }; one space is free.
       *[other] { $row }: { $people }; { $room } spaces are free.
    }
told-round = Round { $number }. { $who } began it.
told-points = { $who }: { $points }.
told-active = It is { $who }’s turn.
told-life =
    Life: { $space ->
        [0] at the start
       *[other] space { $space } of { $lap }
    }, { $left } more to the { $end ->
        [quill] quill
       *[bridge] bridge
    }.
told-home = At home: { $members }.
told-unborn = Not born yet: { $members }.
told-rival-cubes = { $count ->
    [one] On her track: { $cubes }; one cube laid so far.
   *[other] On her track: { $cubes }; { $count } cubes laid so far.
}
told-rival-fate = Her fate tiles along the track: { $tiles }.
told-rival-beside = Beside her board: { $members }.
told-rival-waiting = Waiting at the church: { $members }.
told-generation = { $count } of generation { $generation }
told-owned = In the stores: { $things }.
told-served =
    { $count ->
        [0] No customers served yet.
        [one] One customer served.
       *[other] { $count } customers served.
    }

## What was done because nothing else was possible
# $who (text): for whom; $everybody (yes or no): whether that is everybody; $count (number): the spaces to act at; $space-at: the first of them

forced-market-day = { $everybody ->
    [yes] Nobody can sell now.
   *[no] { $who } can’t sell now.
}
forced-buying-out = { $everybody ->
    [yes] Nobody can buy anybody out.
   *[no] { $who } can’t buy anybody out.
}
forced-rising = { $everybody ->
    [yes] Nobody can rise.
   *[no] { $who } can’t let anybody rise.
}
forced-acting = { $count ->
    [one] { $who } can’t do anything { $space-at }.
   *[other] { $who } can’t carry out any action.
}
forced-privileges = { $who } can’t use a privilege.

## Odds where one decides

chances-mass =
    { $now ->
        [now] { $who } is drawn from the black bag, if so much is paid first
       *[later] If mass were held now: { $who } is drawn, if so much is paid first
    }
chances-coins =
    { $coins ->
        [0] no coin
        [one] 1 coin
       *[other] { $coins } coins
    }
chances-out =
    { $count ->
        [0] nobody comes out: { $chance }
       *[other] { $count } out: { $chance }
    }
chances-other = { $who }: { $chance }
chances-seeding =
    { $size ->
        [one] If a round began now: the cube on a space with one
       *[other] If a round began now: at least one on a space with { $size } cubes
    }
chances-inside = { $inside } of { $whole } in the bag
chances-customers =
    { $unseen ->
        [one] The next customer asks for … (you have not seen 1 customer)
       *[other] The next customer asks for … (you have not seen { $unseen } customers)
    }
chances-one-of = one of the next { $most }: { $chance }
