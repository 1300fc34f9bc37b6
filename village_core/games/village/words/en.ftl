### English words of Village: rules, nouns, choices, prices, decisions, what happens, the end.
###
### A rule's wording may use any number of the edition under its dotted name with hyphens: farm.grain is $farm-grain, the
### second church.grain is $church-grain-1. A ruling is $rulings-tie and so on ("yes" and "no" where it is a switch), and
### $lap-end is bridge or quill. A place has the forms .at, .from and .to, a good and a cube have .a (one of them).

## Rules: setting up and the round

setup-customers = Before the first round customer tiles are turned over for every stall in use and for the { $market-queue } places of the queue.
setup-family =
    Everybody begins with { $box-family-0 } family members of the first generation on the farm, { $farm-coins ->
        [one] 1 coin
       *[other] { $farm-coins } coins
    } and the time marker on the first space of the life track, but without influence, goods and grain.
setup-seats = Where a table plays it so, the second seat gets 1 grain, the third a random influence cube, the fourth an influence cube of choice and the fifth 1 more coin, to make up for starting later.
setup-start-player = Of several players the eldest starts the first round.
round-bag = At the start of a round the influence cubes on the setup card and all plague cubes of the supply go into the green bag; a colour that runs short is added as far as it goes.
round-seeding = The action spaces are filled with cubes drawn blindly from the green bag, as many on each space as the setup card says and as far as the bag goes.
round-start-player = Whoever holds the ring starts the new round and puts the ring back into the council; if nobody has it, the starting player stays the same.
round-end = Whoever takes the last cube from the action spaces may still act; then the round ends and a mass is held, except in the last turns of the game.

## Rules: the turn

turn-take = On your turn you take exactly one cube from an action space that has one, or you go to the well instead.
turn-plague = A plague cube goes straight back to the supply and costs you { $turn-plague-time } time.
turn-leave = Actions and privileges are an offer: you may leave them undone, but a market day must be held.
turn-time =
    Each hourglass of time moves your marker one space along the life track; a lap of the track has { $farm-lap ->
        [one] 1 space
       *[other] { $farm-lap } spaces
    }.
well = At the well you pay { $turn-well } influence cubes of one colour instead of taking a cube, and then carry out any action you like, even one whose space is empty.
well-cubes = The well is open only while at least one cube lies on an action space; once the cubes run out in the last turns, every action is free anyway.
well-coins =
    { $rulings-well-coins ->
        [no] At this table coins cannot stand in for influence at the well.
       *[yes] Coins can stand in for influence at the well too, even for all of it.
    }
coin-joker = A coin can stand in for one influence cube of any colour, wherever influence is paid, but never for grain, goods or time.
supply-influence = Influence is taken from the supply as far as it goes: a colour that has run out cannot be taken.
supply-limited = In the first edition there are only as many goods and coins as came in the box: a kind that has run out cannot be made or taken, and the last coins are paid out as far as they go.
supply-unlimited = In the Big Box goods and coins never run out: if the supply has none left, something else stands in for them.
farm-unlimited = A farm holds any number of influence cubes, goods and coins; only its grain is limited.
place-unlimited = At a workshop, in a city, on a stage of the council and at a church window there is room for any number of the players’ members, of one family or of several.
trade-none = Players trade nothing with each other: all that they pay goes to the supply, and all that they gain comes from there.
member-from-farm = Whoever sets out for the board or for the black bag comes from your farm, so somebody has to be at home.

## Rules: harvest and family

harvest = A harvest brings { $farm-harvest } grain to your farm.
harvest-home = You can bring in a harvest only while at least one of your family is on the farm.
harvest-horse = With a plow and a horse on your farm a harvest brings { $farm-harvest-horse } grain, and you keep both.
harvest-ox = With a plow and an ox on your farm a harvest brings { $farm-harvest-ox } grain, and you keep both.
harvest-limit = A farm has room for { $farm-grain } grain and never holds more.
family-birth = A new member of your family is born and stands on your farm.
family-smallest = The unborn come into the world in order: the next one always has the lowest number still in the supply.
family-all-born = A birth needs somebody who is not born yet, and your whole family already is.
family-home = Instead of a birth you may bring one living member home to the farm from any place on the board.
family-not-bag = A member in the black bag cannot be brought home; only a mass lets them out.

## Rules: crafts and market

crafts-training = To train, a member goes from your farm to a workshop and learns there for the time its training takes; making a good right away is up to you.
crafts-time = Making a good at a workshop takes a trained member the time shown there.
crafts-trained = To make a good for time you need a trained member of your own at that very workshop.
crafts-price = With or without anybody at the workshop you can buy its good for the influence or grain shown there.
crafts-product = One crafts action gives you one good at most, however many of your family work there.
crafts-mill =
    At the mill { $crafts-mill-grain } grain and { $crafts-mill-time } time become { $crafts-mill-coins ->
        [one] 1 coin
       *[other] { $crafts-mill-coins } coins
    }.
crafts-mill-nobody = Nobody can be trained at the mill: no family member ever stands there.
market-day = Going to the market calls a market day, which must be held and in which all players may take part.
market-free-sale = On the very first turn of the day the caller may serve one customer without the extra cost.
market-demand = To serve a customer you hand over all goods and grain shown on the tile.
market-surcharge = Every sale except the caller’s first costs { $market-surcharge-persuasion } Persuasion and { $market-surcharge-time } time on top of what the customer wants.
market-queue = Only customers at the stalls can be served; those in the queue wait their turn.
market-serve = Clockwise, everybody still in the day serves one customer at a time and keeps the tile face down until the end of the game.
market-pass = Whoever passes is out for the rest of the market day.
market-refill = After a market day the queue moves up to the empty stalls, and new customers from the pile join it.

## Rules: travel

travel-toll =
    Every journey costs { $travel-time } time and { $travel-wagons ->
        [one] 1 wagon
       *[other] { $travel-wagons } wagons
    }.
travel-influence = A road also asks for the influence shown beside it.
travel-road = A journey follows one road to the next city; from the village, roads lead only to the two nearest cities.
travel-no-return = Nobody travels back to the village: only the family action brings a member home.
travel-move = One member makes a journey, either from your farm or from the city where they are.
travel-reward = On your first visit to a city you receive the reward shown there.
travel-once = You mark each city once and are rewarded once; coming again costs the same and earns nothing.

## Rules: council and church

council-price =
    To enter the council or move up you pay { $council-persuasion } Persuasion or { $council-scrolls ->
        [one] 1 scroll
       *[other] { $council-scrolls } scrolls
    }.
council-time = The stage of the council that you enter also costs its time: { $council-time-0 }, { $council-time-1 }, { $council-time-2 } and { $council-time-3 } time for the first to the fourth.
council-enter = A member from your farm enters the council chamber on its first stage.
council-advance = A member in the council moves up one stage at a time.
council-top = The fourth stage is the highest: from there nobody moves on.
council-member = Using a privilege without moving takes a member of yours in the council.
council-stay = Using a privilege without moving anybody costs nothing but the action.
privilege-stage = You may use one privilege: after entering or moving up, that of the stage that this member has reached or of a lower one; without moving, that of your most advanced member in the council or of a lower stage.
privilege-ring =
    { $alone ->
        [yes] The first privilege lets you take the ring, which you can spend like a coin until the new round begins.
       *[no] The first privilege lets you take the ring: you will start the next round.
    }
privilege-ring-taken = There is only one ring: once it is taken, the first privilege gives nothing until the next round.
privilege-influence =
    The second privilege gives you { $council-influence } influence { $rulings-second-privilege ->
        [different] of different colours, as you choose
       *[any] of your choice
    }.
privilege-different = The influence of the second privilege must be of different colours.
privilege-good = The third privilege gives you one good of your choice.
privilege-prestige =
    The fourth privilege turns exactly { $council-coins ->
        [one] 1 coin
       *[other] { $council-coins } coins
    } into { $council-prestige ->
        [one] 1 prestige point
       *[other] { $council-prestige } prestige points
    }, once each time.
church-price = Joining the church costs { $church-faith } Faith, or { $church-time } time instead.
church-time = Joining the church can be paid with { $church-time } time instead of Faith.
church-bag = Whoever joins the church goes from your farm into the black bag and waits there for a mass.

## Rules: dying

dying-after-action =
    When your marker on the life track passes the { $lap-end ->
        [quill] quill
       *[bridge] bridge
    }, one of your eldest dies at the end of your turn, after the action.
dying-at-once =
    When your marker on the life track passes the { $lap-end ->
        [quill] quill
       *[bridge] bridge
    } during a market day, one of your eldest dies at once.
dying-eldest = The lowest number dies first; among several with the same number the owner chooses.
dying-visible = Only members who can be seen on the farm or on the board can die, not those in the black bag.
dying-nobody = If none of your family can be seen on the farm or on the board, nobody dies, now or later.
dying-chronicle = A member who dies is remembered in the village chronicle, in the row of the place where they were, if it has a free space.
dying-grave = If the row of the place where the dying member was is full, the member is laid in an anonymous grave.
dying-no-room = If neither that row of the chronicle nor the graves have room, a dying member leaves the game.
dying-last-turns = Where a table plays it so, whoever dies in the last turns simply leaves the game.

## Rules: the mass

mass-buy-out =
    Before the draw players in turn order may take members of their own out of the black bag, for { $church-coins ->
        [one] 1 coin
       *[other] { $church-coins } coins
    } each, until four are out.
mass-draw = At a mass four pieces leave the black bag: whatever was not bought out is drawn blindly.
mass-monks = The monks that were drawn go back into the black bag.
mass-rise = In turn order and once each, players may move members up the church windows, as many steps as they can pay; the steps cost { $church-grain-0 }, { $church-grain-1 } and { $church-grain-2 } grain.
mass-top = The fourth window is the highest: nobody rises beyond it.
mass-majority =
    Whoever has the most members in the church at the end of a mass gains { $church-majority ->
        [one] 1 prestige point
       *[other] { $church-majority } prestige points
    }.
mass-majority-tie = If several have the most members in the church, the one whose single most advanced member stands higher wins the prestige.
mass-majority-shared = If the most advanced members of those who are tied in the church stand equally high, each of these players gains the full prestige.

## Rules: the end and the score

end-chronicle = The end begins when the last free space of the village chronicle is filled.
end-graves = The end begins when the last free anonymous grave is filled.
end-last-turns = Whoever filled the last space of the chronicle or of the graves has no more turn; clockwise, each of the others has one.
end-market-caller = If the caller of a market day fills the last space of the chronicle or of the graves on it, the day is finished first; then each of the others has one more turn.
end-market-other =
    If somebody other than the caller fills the last space of the chronicle or of the graves on a market day, the day is finished first; then everybody has one more turn, { $rulings-market-trigger ->
        [trigger-last] beginning with the next after whoever filled it, who comes last
       *[caller-last] beginning with the next after the caller, who comes last
    }.
end-cubes-out = If the cubes run out during the last turns, there is neither a refill nor a mass; whoever is still to come may carry out any action without taking a cube.
end-final-mass = After the last turns one last mass is held, and then the game is scored.
score-prestige = Prestige points gained during the game count in full.
score-travel = Visiting 1 to 6 cities is worth { $travel-points-0 }, { $travel-points-1 }, { $travel-points-2 }, { $travel-points-3 }, { $travel-points-4 } or { $travel-points-5 } prestige points.
score-council = Each member on the first to the fourth stage of the council is worth { $council-points-0 }, { $council-points-1 }, { $council-points-2 } or { $council-points-3 } prestige points.
score-church = Each member in the first to the fourth church window is worth { $church-points-0 }, { $church-points-1 }, { $church-points-2 } or { $church-points-3 } prestige points.
score-chronicle = A family with 0, 1, 2, 3, 4 or at least 5 members in the village chronicle gains { $chronicle-points-0 }, { $chronicle-points-1 }, { $chronicle-points-2 }, { $chronicle-points-3 }, { $chronicle-points-4 } or { $chronicle-points-5 } prestige points.
score-customers = Customers you served are turned over and count the prestige points on their tiles.
score-coins = Each coin you still have is worth 1 prestige point.
score-nothing = At the end graves, goods, grain and influence cubes are worth no points, and neither are members on the farm, at a workshop, in a city or in the black bag.
win-most = Whoever has the most prestige points wins.
tie-customers = If several have the most prestige points, whoever of them served more customers wins.
tie-grain = If several have the most prestige points, whoever of them has more grain left wins.
tie-living = If players with the most prestige points are still tied after the first tie-breaker, whoever of them has more living members wins; the black bag counts, the unborn do not.

## Rules: the game for one, against Carla

solo-setup = A game for one is set up for two: those of Carla’s family who are older stand beside her board, the younger ones wait at the church, and she has neither coins nor goods.
solo-start = In a game for one you are always the starting player, for the whole game.
solo-order = On Carla’s board the action spaces follow each other clockwise in this order: { $solo-order }, and then from the beginning.
solo-ring = In a game for one the ring you took can be spent like a coin until the new round begins; if you keep it, it goes back to the council then.
solo-ring-spent = A ring that was spent like a coin lies in the supply and can be taken again only in the next round.
solo-match = When you take a cube, act or not, Carla takes one of the same colour, plague for plague, from the same action space.
solo-match-next = If the space that you took your cube from has no other of its colour, Carla takes one from the next action space clockwise that has one.
solo-any = If no cube of the colour is left on the board, Carla takes any cube from the space that you took yours from, and you choose it for her.
solo-any-next = If the board has no cube of your colour and the space that you took yours from is empty, you choose a cube for Carla from the next action space clockwise that has any.
solo-die =
    { $rulings-rival-cube ->
        [die] After you have taken a cube a four-sided die says which colour Carla takes; it is rolled again until that colour is on the board.
       *[match] If you choose to play so, a four-sided die says which colour Carla takes; it is rolled again until that colour is on the board.
    }
solo-die-cube = Carla takes the colour of the die from the space that you took your cube from, or else from the next action space clockwise that has it.
solo-die-one = Once only one colour of influence is left on the board, the die rests: you choose a cube for Carla from the space that you took yours from, or from the next one clockwise that has any.
solo-track = Each cube that Carla takes is laid on the next space of her track, the very first one beside the council.
solo-fate = When a cube is laid past one of Carla’s fate tiles, that tile is turned over at once; behind one of the three in a set is the quill, the other two are blank.
solo-quill = A quill brings a death in Carla’s family: the lowest number beside her board, then of those who wait at the church, then whoever stands lowest at the church windows; nobody in the black bag.
solo-shuffle = As soon as all three tiles of a set lie open, they are shuffled and lie face down again.
solo-dying = Carla’s dead are remembered in the chronicle row of the action space that the cube past the quill came from; harvest and family both count as the farm.
solo-dying-market = If the cube that was laid past the quill came from the market, the member of Carla’s family is laid in an anonymous grave.
solo-market-serve = Carla serves one customer on a market day, the front one, for nothing; on your own market day she does so after your first turn of it.
solo-market-call =
    If Carla’s cube comes from the market, she calls a market day: she serves first{ $rulings-rival-market ->
        [no] , and nobody else sells
       *[yes] , and then you may sell at the extra cost
    }.
solo-church = If Carla’s cube comes from the church, the lowest number of those who wait there joins the black bag, for nothing.
solo-church-nobody = If nobody of Carla’s family waits at the church any more, she leaves that action, until the end of the game.
solo-well =
    After a turn at the well Carla does nothing: she takes no cube{ $rulings-rival-well ->
        [yes] , though she comes to a market day that you call there
       *[no] , and stays away from a market day that you call there
    }.
solo-window = One of Carla’s family who is drawn at a mass goes to the lowest church window where none of hers stands yet.
solo-windows-full = If one of Carla’s family stands at every church window already, the next one who is drawn goes back into the black bag.
solo-majority = Carla counts when the mass asks who has most members in the church, but she gains no prestige.
solo-new-round = For a new round all cubes on Carla’s board but the last go back to the supply; her next cube is laid on the space after that one.
solo-rank = A game for one is worth a rank, by the prestige points that you reach.

## Nouns: editions, influence, pieces and amounts

edition-first_2011 = Village
edition-big_box_2023 = Village: Big Box
influence-skill = Skill
influence-persuasion = Persuasion
influence-faith = Faith
influence-knowledge = Knowledge
colour-orange = orange
colour-green = { colour-name-green }
colour-brown = brown
colour-pink = pink
cube-skill = Skill ({ $colour })
    .a = a Skill ({ $colour }) cube
cube-persuasion = Persuasion ({ $colour })
    .a = a Persuasion ({ $colour }) cube
cube-faith = Faith ({ $colour })
    .a = a Faith ({ $colour }) cube
cube-knowledge = Knowledge ({ $colour })
    .a = a Knowledge ({ $colour }) cube
cube-plague = plague (black)
    .a = a plague (black) cube
good-scroll = scroll
    .a = a scroll
good-wagon = wagon
    .a = a wagon
good-plow = plow
    .a = a plow
good-horse = horse
    .a = a horse
good-ox = ox
    .a = an ox
good-coin = coin
rival-name = Carla
rival-beside = beside her board
rival-waiting = waiting at the church
# $cube (text): a cube's name with its colour
amount-cubes = { $count } { $cube }
amount-skill = { $count } Skill
amount-persuasion = { $count } Persuasion
amount-faith = { $count } Faith
amount-knowledge = { $count } Knowledge
amount-plague = { $count } plague
amount-grain = { $count } grain
amount-coin =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
amount-scroll =
    { $count ->
        [one] 1 scroll
       *[other] { $count } scrolls
    }
amount-wagon =
    { $count ->
        [one] 1 wagon
       *[other] { $count } wagons
    }
amount-plow =
    { $count ->
        [one] 1 plow
       *[other] { $count } plows
    }
amount-horse =
    { $count ->
        [one] 1 horse
       *[other] { $count } horses
    }
amount-ox =
    { $count ->
        [one] 1 ox
       *[other] { $count } oxen
    }
amount-prestige =
    { $count ->
        [one] 1 prestige point
       *[other] { $count } prestige points
    }
amount-joker =
    { $count ->
        [one] 1 coin as influence
       *[other] { $count } coins as influence
    }
amount-ring = the ring
amount-ring-joker = the ring as influence
## Nouns: spaces, places, people

space-harvest = Harvest
    .at = at the harvest
    .from = from the harvest
space-family = Family
    .at = at the family space
    .from = from the family space
space-crafts = Crafts
    .at = at the crafts
    .from = from the crafts
space-market = Market
    .at = at the market
    .from = from the market
space-travel = Travel
    .at = at the travel space
    .from = from the travel space
space-council = Council
    .at = at the council
    .from = from the council
space-church = Church
    .at = at the church
    .from = from the church
member = “{ $generation }”
place-unborn = Unborn
    .at = among the unborn
    .from = from the unborn
    .to = to the unborn
place-farm = Farm
    .at = on the farm
    .from = from the farm
    .to = to the farm
place-wainwright = Wainwright
    .at = at the wainwright
    .from = from the wainwright
    .to = to the wainwright
place-stable = Stable
    .at = at the stable
    .from = from the stable
    .to = to the stable
place-office = Office
    .at = at the office
    .from = from the office
    .to = to the office
place-smithy = Smithy
    .at = at the smithy
    .from = from the smithy
    .to = to the smithy
place-mill = Mill
    .at = at the mill
    .from = from the mill
    .to = to the mill
place-city-a = City A
    .at = in city A
    .from = from city A
    .to = to city A
place-city-b = City B
    .at = in city B
    .from = from city B
    .to = to city B
place-city-c = City C
    .at = in city C
    .from = from city C
    .to = to city C
place-city-d = City D
    .at = in city D
    .from = from city D
    .to = to city D
place-city-e = City E
    .at = in city E
    .from = from city E
    .to = to city E
place-city-f = City F
    .at = in city F
    .from = from city F
    .to = to city F
place-council-1 = Council, first stage
    .at = on the first stage of the council
    .from = from the first stage of the council
    .to = to the first stage of the council
place-council-2 = Council, second stage
    .at = on the second stage of the council
    .from = from the second stage of the council
    .to = to the second stage of the council
place-council-3 = Council, third stage
    .at = on the third stage of the council
    .from = from the third stage of the council
    .to = to the third stage of the council
place-council-4 = Council, fourth stage
    .at = on the fourth stage of the council
    .from = from the fourth stage of the council
    .to = to the fourth stage of the council
place-bag = Black bag
    .at = in the black bag
    .from = out of the black bag
    .to = into the black bag
place-church-1 = Church, first window
    .at = in the first church window
    .from = from the first church window
    .to = to the first church window
place-church-2 = Church, second window
    .at = in the second church window
    .from = from the second church window
    .to = to the second church window
place-church-3 = Church, third window
    .at = in the third church window
    .from = from the third church window
    .to = to the third church window
place-church-4 = Church, fourth window
    .at = in the fourth church window
    .from = from the fourth church window
    .to = to the fourth church window
place-chronicle-farm = Village chronicle, farm row
    .at = in the farm row of the village chronicle
    .from = from the farm row of the village chronicle
    .to = to the farm row of the village chronicle
place-chronicle-crafts = Village chronicle, crafts row
    .at = in the crafts row of the village chronicle
    .from = from the crafts row of the village chronicle
    .to = to the crafts row of the village chronicle
place-chronicle-travel = Village chronicle, travel row
    .at = in the travel row of the village chronicle
    .from = from the travel row of the village chronicle
    .to = to the travel row of the village chronicle
place-chronicle-church = Village chronicle, church row
    .at = in the church row of the village chronicle
    .from = from the church row of the village chronicle
    .to = to the church row of the village chronicle
place-chronicle-council = Village chronicle, council row
    .at = in the council row of the village chronicle
    .from = from the council row of the village chronicle
    .to = to the council row of the village chronicle
place-grave = Anonymous grave
    .at = in an anonymous grave
    .from = from an anonymous grave
    .to = to an anonymous grave
place-gone = Out of the game
    .at = out of the game
    .from = from outside the game
    .to = { place-gone.at }
customer = { $demand } ({ $prestige })

## Choices, as on a button

choice-take =
    { $what ->
        [nothing] Take a cube { $space-from }
       *[cube] Take { $cube } { $space-from }
    }
choice-well =
    { $what ->
        [nothing] Go to the well with coins alone
       *[influence] Go to the well with { $influence }
    }
choice-leave = Leave the action
choice-harvest = Bring in the harvest
choice-birth = Let a { $member } be born
choice-bring-home = Bring a { $member } home { $place-from }
choice-train =
    { $what ->
        [nothing] Train a { $member } { $building-at }
       *[product] Train a { $member } { $building-at } and make { $product-a }
    }
choice-produce = Make { $product-a } { $building-at }
choice-buy = Buy { $product-a } { $building-at }
choice-grind = Grind grain at the mill
choice-hold-market = Call a market day
choice-serve = Serve the customer: { $customer }
choice-pass = Pass for the rest of the day
choice-travel = Send a { $member } { $start-from } { $end-to }
choice-enter-council = Send a { $member } into the council
choice-advance = Move a { $member } up { $start-from }
choice-stay-in-council = Use a privilege without moving
choice-take-ring =
    { $alone ->
        [yes] Take the ring, as a coin until the new round
       *[no] Take the ring and start the next round
    }
choice-take-influence = Take { $kinds }
choice-take-good = Take { $good-a }
choice-buy-prestige = Buy { $prestige }
choice-decline = Use no privilege
choice-join-church = Put a { $member } into the black bag
choice-bury =
    { $rest ->
        [nothing] Let the { $member } { $place-at } die
       *[place] Let the { $member } { $place-at } die: { $rest }
    }
choice-buy-out = Take a { $member } out of the black bag
choice-rise = Let the { $member } rise { $start-from }
choice-done = Stop here
choice-spend =
    { $who }: { $time } time{ $why ->
        [nothing] { "" }
       *[other] , { $why }
    }
choice-send =
    { $time ->
        [0] { $who }: the { $member } goes { $start-from } { $end-to }
       *[other] { $who }: the { $member } goes { $start-from } { $end-to }, { $time } time
    }
choice-note =
    { $turn ->
        [more] { $who }: { $pieces } more
       *[fewer] { $who }: { $pieces } fewer
    }
choice-sold = { $who } serves a customer: { $customer }
choice-claim-ring = { $who } takes the ring
choice-end-turn = The turn is over
choice-end-round = The turn is over and no cube is left on the board
choice-nobody-dies = Nobody dies
choice-reveal = Turned over: { $customer }
choice-seed = { $space }: { $cubes }
choice-draw-member = A { $member } of { $who }
choice-draw-monk = A monk
choice-draw-influence = { $influence }
choice-turn-fate =
    { $fate ->
        [quill] The quill
       *[blank] A blank tile
    }

## Prices, refusals, sources

lack-influence =
    { $has ->
        [0] { $needed } (you have none)
       *[other] { $needed } (you have { $has }, coins counted)
    }
lack-harvest-limit = Right now yours holds { $has }.
lack-supply-limited = Right now the supply has no { $good } left.
lack-privilege-stage = Right now your member has reached stage { $has }, and this needs stage { $needed }.
lack-seeding-count =
    { $needed ->
        [one] One cube belongs here, not { $has }.
       *[other] { $needed } cubes belong here, not { $has }.
    }
lack-seeding-colour =
    { $has ->
        [0] The green bag has none of that colour for { $needed }.
       *[other] The green bag has only { $has } of that colour for { $needed }.
    }
text-000 = a player’s summary of the rules (written in Korean)
text-002 = a short form of the rules (written in German)
text-004 = the publisher’s rules of the Big Box (their Chinese edition)
text-EN = the publisher’s English rules, from our notes

## Decisions

decision-turn = { $who }: take a cube from an action space, or go to the well.
decision-acting = { $who }: act { $space-at }, or leave the action.
decision-acting-any = { $who }: carry out any one action, or leave it.
decision-privileges =
    { $stage ->
        [1] { $who }: use the privilege of the first stage, or none.
       *[other] { $who }: use one privilege of stages 1 to { $stage }, or none.
    }
decision-rewarded =
    { $count ->
        [one] { $who }: take one influence cube of your choice.
       *[other] { $who }: take { $count } influence cubes of your choice.
    }
decision-market-day = { $who }: serve a customer at the extra cost, or pass for the day.
decision-market-day-called = { $who }: { $caller } has called a market day. Serve a customer at the extra cost, or pass for the day.
decision-market-day-called-rival = { decision-market-day-called }
decision-market-day-free = { $who }: serve a customer without the extra cost, or pass for the day.
decision-dying = { $who }: choose which of your eldest dies.
decision-buying-out =
    { $left ->
        [one] { $who }: take a member out of the black bag for a coin? One place is left.
       *[other] { $who }: take members out of the black bag for a coin each? { $left } places are left.
    }
decision-rising = { $who }: move members up the church windows for grain, or stop.
decision-revealing = Chance: a customer is turned over from the pile.
decision-seeding =
    { $count ->
        [one] Chance: one cube is drawn for { $space }.
       *[other] Chance: { $count } cubes are drawn for { $space }.
    }
decision-drawing =
    { $left ->
        [one] Chance: one more piece is drawn from the black bag.
       *[other] Chance: { $left } more pieces are drawn from the black bag.
    }
decision-drawing-influence = Chance: { $who } gets a random influence cube.
decision-answering = { $who }: choose the cube that Carla takes.
decision-rolling = Chance: the die says which colour Carla takes.
decision-turning-fate = Chance: one of Carla’s fate tiles is turned over.
waiting-reacting = Carla may come to the market, or send somebody to church
waiting-turning-fate = one of Carla’s fate tiles is turned over
waiting-answering = Carla takes a cube
waiting-rolling = the die says which colour Carla takes
waiting-turn = { $who } takes a turn
waiting-revealing = new customers are turned over
waiting-seeding = the action spaces are filled
waiting-buying-out = members may be taken out of the black bag
waiting-drawing = the black bag is drawn from
waiting-rising = members may rise in the church
waiting-acting = { $who } acts
waiting-privileges = { $who } uses a privilege
waiting-rewarded = { $who } takes influence
waiting-market-day = the market day goes on
waiting-dying = { $who } loses one of the eldest
waiting-drawing-influence = { $who } gets a random influence cube
waiting-compensating = the later seats are compensated
waiting-new-round = a new round begins
waiting-last-turns =
    { $left ->
        [0] the last mass
       *[other] the last turns of { $order }
    }
waiting-scoring = { waiting-tallying }
decision-tracking = { $who } takes a turn.
decision-laid-to-rest = { $who }: which of your eldest dies, and where did they work?
decision-tallying = Count together: what does everybody’s line of the final sheet come to?
waiting-tracking = { waiting-turn }
waiting-laid-to-rest = { waiting-dying }

## What happened

event-cube-taken = { $who } takes { $cube-a } { $space-from }.
event-cube-taken-rival = { event-cube-taken }
event-rival-came = Carla has come: the older ones of her family stand beside her board, the younger ones wait at the church.
event-round-began-solo-start = A new round begins; you start.
event-unanswered = Carla lets the well be.
event-die-rolled = The die says what Carla takes: { $influence }.
event-track-moved = The cube lies on space { $spot } of Carla’s track.
event-fate-turned-solo-fate = It passes a fate tile: nothing is behind it.
event-fate-turned-solo-quill = It passes a fate tile, and behind it is the quill: somebody of Carla’s family dies.
event-fate-shuffled = All three tiles of this set lay open: they are shuffled and lie face down again.
event-ring-spent = { $who } spends the ring like a coin.
event-track-cleared = From Carla’s board back to the supply: { $cubes }.
event-market-called-solo-market-call = Carla calls a market day.
event-customer-served-solo-market-serve = Carla serves the front customer: { $customer }.
event-action-left-solo-church-nobody = Nobody of Carla’s family waits at the church: she leaves the action.
event-time-passed = { $who } loses { $time } time.
event-time-passed-turn-plague = The plague costs { $who } { $time } time.
event-time-passed-crafts-product = The work at the crafts costs { $who } { $time } time.
event-time-passed-crafts-training = The training costs { $who } { $time } time.
event-time-passed-crafts-time = Making a good costs { $who } { $time } time.
event-time-passed-crafts-mill = The mill costs { $who } { $time } time.
event-time-passed-market-surcharge = Selling costs { $who } { $time } time.
event-time-passed-travel-toll = The journey costs { $who } { $time } time.
event-time-passed-travel-move = { event-time-passed-travel-toll }
event-time-passed-council-time = The council costs { $who } { $time } time.
event-time-passed-council-price = { event-time-passed-council-time }
event-time-passed-council-enter = { event-time-passed-council-time }
event-time-passed-council-advance = { event-time-passed-council-time }
event-time-passed-church-time = Joining the church costs { $who } { $time } time.
event-time-passed-church-price = { event-time-passed-church-time }
event-time-passed-church-bag = { event-time-passed-church-time }
event-paid-well = { $who } goes to the well and pays { $spent }.
event-board-seeded = The action spaces are filled with cubes.
event-board-emptied = No cube is left on the board.
event-noted =
    { $turn ->
        [more] { $who } has { $pieces } more.
       *[fewer] { $who } has { $pieces } fewer.
    }
event-noted-crafts-mill =
    { $turn ->
        [more] The mill brings { $who } { $pieces }.
       *[fewer] The mill costs { $who } { $pieces }.
    }
event-noted-market-demand =
    { $turn ->
        [more] { $who } has { $pieces } more.
       *[fewer] { $who } hands over { $pieces } to the customer.
    }
event-noted-travel-reward =
    { $turn ->
        [more] The city rewards { $who } with { $pieces }.
       *[fewer] { $who } has { $pieces } fewer.
    }
event-noted-elsewhere = { $who } has moved a { $member } { $start-from }, but that was not entered.
event-coin-stood-in =
    { $count ->
        [one] A coin stands in for influence.
       *[other] { $count } coins stand in for influence.
    }
event-gained = { $who } gets { $pieces }.
event-gained-harvest = { $who } brings in a harvest of { $pieces }.
event-gained-harvest-horse = { $who } harvests { $pieces } with plow and horse.
event-gained-harvest-ox = { $who } harvests { $pieces } with plow and ox.
event-gained-crafts-product = { $who } gets { $pieces } at the workshop.
event-gained-crafts-mill = At the mill { $who } turns grain into { $pieces }.
event-gained-travel-reward = The city rewards { $who } with { $pieces }.
event-gained-privilege-influence = As a privilege { $who } takes { $pieces }.
event-gained-privilege-good = { event-gained-privilege-influence }
event-gained-setup-seats = For starting later { $who } gets { $pieces }.
event-prestige-gained = { $who } gains { $prestige }.
event-prestige-gained-travel-reward = The city brings { $who } { $prestige }.
event-prestige-gained-privilege-prestige = { $who } turns money into { $prestige }.
event-moved = { $who } moves a { $member } { $start-from } { $end-to }.
event-moved-family-birth = A { $member } is born to { $who }.
event-moved-family-home = { $who } brings a { $member } home { $start-from }.
event-moved-crafts-training = { $who } sends a { $member } { $end-to } for training.
event-moved-travel-move = { $who } sends a { $member } travelling { $start-from } { $end-to }.
event-moved-council-enter = { $who } sends a { $member } into the council.
event-moved-council-advance = { $who } moves a { $member } up { $end-to }.
event-moved-church-bag = { $who } sends a { $member } to church, into the black bag.
event-moved-dying-chronicle = A { $member } of { $who } dies { $start-at } and is remembered { $end-at }.
event-moved-dying-grave = A { $member } of { $who } dies { $start-at } and is laid in an anonymous grave.
event-moved-dying-grave-rival = { event-moved-dying-grave }
event-moved-dying-no-room = A { $member } of { $who } dies { $start-at } and, with no room anywhere, leaves the game.
event-moved-dying-no-room-rival = { event-moved-dying-no-room }
event-moved-dying-last-turns = A { $member } of { $who } dies { $start-at } in the last turns and leaves the game.
event-moved-dying-last-turns-rival = { event-moved-dying-last-turns }
event-moved-mass-buy-out = { $who } buys a { $member } out of the black bag, for the first church window.
event-moved-mass-draw = A { $member } of { $who } is drawn from the black bag and stands in the first church window.
event-moved-mass-rise = { $who } lets a { $member } rise { $end-to }.
event-moved-solo-church = { $who } sends a { $member } into the black bag.
event-moved-solo-window = A { $member } of { $who } is drawn from the black bag and stands { $end-at }.
event-moved-solo-windows-full = A { $member } of { $who } is drawn, but one of hers stands at every window: back into the black bag.
event-moved-solo-dying = A { $member } of { $who } dies and is remembered { $end-at }.
event-moved-solo-dying-market = A { $member } of { $who } dies and is laid in an anonymous grave.
event-visited = { $who } leaves a marker { $city-at }.
event-ring-taken =
    { $alone ->
        [yes] { $who } takes the ring, as a coin until the new round.
       *[no] { $who } takes the ring and will start the next round.
    }
event-action-left = { $who } leaves it at that.
event-market-called = { $who } goes to the market and calls a market day: all may sell, { $who } first.
event-customer-served = { $who } serves a customer: { $customer }.
event-passed = { $who } passes and is out for the day.
event-queue-moved = The queue moves up to the empty stalls.
event-customer-revealed = A new customer: { $customer }.
event-crossed =
    { $lap-end ->
        [quill] { $who } passes the quill on the life track: one of the eldest will die.
       *[bridge] { $who } passes the bridge on the life track: one of the eldest will die.
    }
event-forgotten = Nobody in the family of { $who } can be seen, so nobody dies.
event-forgotten-rival = { event-forgotten }
event-end-rung-in =
    { $filled ->
        [graves] { $who } fills the last anonymous grave: the end of the game begins.
       *[chronicle] { $who } fills the last space of the village chronicle: the end of the game begins.
    }
event-end-rung-in-rival = { event-end-rung-in }
event-last-turns-began = One last turn each: { $order }.
event-cubes-out = No cubes are left: { $who } may carry out any action.
event-mass-began = The bells ring for mass.
event-mass-began-end-final-mass = The bells ring for the last mass.
event-monk-drawn = A monk is drawn from the black bag and waits beside it.
event-monks-drawn =
    { $count ->
        [one] No family member is left in the black bag: a monk is drawn from it.
       *[other] No family member is left in the black bag: { $count } monks are drawn from it.
    }
event-monks-returned =
    { $monks ->
        [one] One monk was drawn and goes back into the black bag.
       *[other] { $monks } monks were drawn and go back into the black bag.
    }
event-church-empty = Nobody stands in the church: nobody walks up, and nobody gains prestige for it.
event-majority-won = { $who } has the most members in the church and gains { $prestige }.
event-majority-won-solo-majority = { $who } is ahead in the church: nobody gains prestige for it.
event-majority-won-mass-majority-tie = { $who } has the most advanced member of those tied in the church and gains { $prestige }.
event-majority-won-mass-majority-shared = { $who } is tied for the church and gains { $prestige }.
event-round-began = A new round begins; { $who } starts.
event-bag-filled = Into the green bag: { $cubes }.
event-cubes-placed = { $space }: { $cubes }.
event-scored = { $who }, { $category }: { $prestige }.
event-ended = { $who } wins with { $prestige }.
event-ended-tie-customers = { $who } wins the tie at { $prestige } with more customers served.
event-ended-tie-grain = { $who } wins the tie at { $prestige } with more grain left.
event-ended-tie-living = { $who } wins the tie at { $prestige } with more living members.
event-ended-tie-shared = { $who } share the victory with { $prestige }.

event-ended-solo-rank = { $who } reaches { $prestige } and the rank “{ $rank }”.

## The score and the endings

rank-0 = Apprentice
rank-1 = Traveller
rank-2 = Master
rank-3 = Grand master
rank-4 = Genius
rank-5 = Sage

tie-line-served = customers served
tie-line-grain = grain left
tie-line-living = living members
spending-plague = plague
spending-training = a training
spending-production = a production
spending-travel = a journey
spending-council = the council
spending-church = the church
spending-market = the market day
spending-mill = the mill
category-prestige = prestige track
category-travel = travel
category-council = council
category-church = church
category-chronicle = village chronicle
category-customers = customers
category-coins = coins
ending-chronicle-end-last-turns = the village chronicle filled at the end of a turn
ending-chronicle-end-market-caller = the village chronicle filled by the caller of a market day
ending-chronicle-end-market-other = the village chronicle filled on somebody else’s market day
ending-graves-end-last-turns = the anonymous graves filled at the end of a turn
ending-graves-end-market-caller = the anonymous graves filled by the caller of a market day
ending-graves-end-market-other = the anonymous graves filled on somebody else’s market day
ending-by-player = you
ending-by-rival = { rival-name }
ending-also-cubes-out = the cubes ran out in the last turns
ending-also-last-cube = the turn that rang in the end took the last cube

copy-alone = A game against Carla is always followed in full, because what she does depends on every cube on the board.

## Text pictures: what is wrong with a line

picture-no-head = A picture begins with a line like “village first_2011, 2 players”.
picture-unknown-generation = “{ $detail }” is no generation: they are 1 to 4.
picture-tile-unknown = There is no customer tile { $detail }.
picture-tile-differs = That tile has another demand; it is { $detail }.
picture-tile-twice = Tile { $detail } is in two places.
picture-too-many-stalls = The market has only { $detail } stalls.
picture-row-full = More members than spaces: { $detail }.
picture-too-many-members = More members than the family has: { $detail }.
picture-too-much-grain = A farm holds no more than { $detail } grain.

## What somebody has, as reasons for a move

reason-prestige = prestige
    .why = it brings prestige at once
reason-travel = { category-travel }
    .why = it gets you on in your travels
reason-council = { category-council }
    .why = it gets you on in the council
reason-church = { category-church }
    .why = it gets you on in the church
reason-chronicle = { category-chronicle }
    .why = it leads to a place in the village chronicle
reason-customers = { tie-line-served }
    .why = it serves customers, or lets you serve them soon
reason-goods = goods
    .why = it leaves you with more goods to sell
reason-grain = grain
    .why = it leaves you with more grain
reason-influence = influence
    .why = it leaves you with more influence
reason-coins = { category-coins }
    .why = it leaves you with more coins
reason-family = family at home
    .why = it keeps more of your family at home, ready to work
reason-trained = trained members
    .why = it leaves you with more trained members
reason-bag = members in the black bag
    .why = it leaves more of your members in the black bag for the mass
reason-time = time
    .why = it saves time
reason-ring = first turn next round
    .why = you begin the next round
reason-ring-alone = the ring as a coin
    .why = it leaves you the ring, which is as good as a coin

## Rulings that a table may choose

ruling-market_trigger = Last turns after somebody else’s market day
ruling-market_trigger-caller-last = the caller comes last
ruling-market_trigger-trigger-last = whoever filled the last space comes last
ruling-last_deaths = Deaths in the last turns
ruling-last_deaths-placed = are remembered or buried as always
ruling-last_deaths-removed = leave the game
ruling-well_coins = Coins at the well
ruling-well_coins-yes = can stand in for influence
ruling-well_coins-no = cannot stand in for influence
ruling-rival_cube = Carla’s cube
ruling-rival_cube-match = is of the colour of yours
ruling-rival_cube-die = is of the colour of a die
ruling-rival_market = Carla’s market days
ruling-rival_market-yes = let you sell after her
ruling-rival_market-no = are hers alone
ruling-rival_well = A market day through the well
ruling-rival_well-yes = brings Carla too
ruling-rival_well-no = is yours alone
ruling-seat_compensation = Later seats
ruling-seat_compensation-yes = get something for starting later
ruling-seat_compensation-no = start as everybody does
