### The words of Village: their meaning, their title, and the ways in which texts write them.
###
### The forms stand between upright lines, and # is a number. Write down each form that your texts use, without those that only
### mean something else in them ("well" as in "do well"). Case makes no difference. A meaning may use any number of the edition
### under its dotted name with hyphens, as rules do.

word-action-space = One of the seven places with cubes: harvest, family, crafts, market, travel, council and church. On your turn you take a cube from one of them, and may then act there.
    .name = Action space
    .forms = action space | action spaces

word-influence = Cubes in four colours, with which you pay: Skill, Persuasion, Faith and Knowledge. You get them by taking cubes from action spaces.
    .name = Influence
    .forms = influence | influence cube | influence cubes

word-skill = The orange influence cube. It pays for crafts and for roads.
    .name = { influence-skill }
    .forms = skill

word-persuasion = The green influence cube. It pays for the council, and for sales at the market.
    .name = { influence-persuasion }
    .forms = persuasion

word-faith = The brown influence cube. It pays for joining the church, and for roads.
    .name = { influence-faith }
    .forms = faith

word-knowledge = The pink influence cube. It pays for crafts and for roads.
    .name = { influence-knowledge }
    .forms = knowledge

word-unborn = Members of your family who have yet to be born. They come in order, the lowest number first.
    .name = { place-unborn }
    .forms = unborn

word-generation = The number on a member of your family: “1” are the first generation, “4” the last. The lowest number dies first.
    .name = Generation
    .forms = generation | generations

word-coin = It stands in for one influence cube of any colour. A coin that you keep is a point at the end.
    .name = Coin
    .forms = coin | coins

word-life-track = The track around your house. All time that your family spends moves your marker along it, { $farm-lap } spaces from one death to the next.
    .name = Life track
    .forms = life track

word-plague = A black cube. It brings no influence and costs { $turn-plague-time } time, but you may act at its place as with any other cube.
    .name = Plague
    .forms = plague | plague cube | plague cubes

word-time = What much work costs. For each 1 time your marker moves one space along the life track, until somebody dies.
    .name = { chart-life-time }
    .forms = # time

word-supply = All cubes, goods, coins and grain that belong to nobody. They lie beside the board; what you pay goes back there.
    .name = Supply
    .forms = supply

word-bridge =
    The end of the life track. When your marker passes it, one of your eldest dies.
    .name = { $lap-end ->
        [quill] Quill
       *[bridge] Bridge
    }
    .forms = bridge | quill

word-well = Here you pay { $turn-well } influence cubes of one colour instead of taking a cube, and then do any action you like.
    .name = { board-well }
    .forms = the well

word-green-bag = The bag from which cubes are drawn onto the action spaces when a round begins.
    .name = Green bag
    .forms = green bag

word-mass = It ends each round: four pieces come out of the black bag, members may rise in the church for grain, and whoever has the most there gains { $church-majority } prestige.
    .name = Mass
    .forms = mass | masses

word-council = A chamber with four stages. Your people enter and rise for Persuasion or scrolls; each stage offers a privilege, and points at the end.
    .name = { space-council }
    .forms = council | council chamber

word-ring =
    { $alone ->
        [yes] The first privilege of the council. You can spend it like a coin until the new round begins.
       *[no] The marker of the next starting player, and the first privilege of the council. Whoever holds it starts the next round.
    }
    .name = Ring
    .forms = the ring | marker of the next starting player

word-starting-player = The player who has the first turn of a round. Without the ring it stays the same one.
    .name = Starting player
    .forms = starting player

word-setup-card = It says how many cubes come to each action space, by the number of players.
    .name = Setup card
    .forms = setup card

word-customer = A tile that wants certain goods or grain. Whoever hands them over keeps it: its points count at the end.
    .name = Customer
    .forms = customer | customers

word-market-day = The action of the market. Everybody may serve customers in turn, one at a time; the player who called it begins.
    .name = Market day
    .forms = market day | market days

word-stall = A place at the market. Only customers who stand at a stall can be served.
    .name = Stall
    .forms = stall | stalls

word-queue = { $market-queue } customers who wait below the stalls. After a market day they move up to those that are empty.
    .name = { board-queue }
    .forms = queue

word-black-bag = Whoever joins the church goes into it, to four monks, and waits to be drawn at a mass.
    .name = { place-bag }
    .forms = black bag

word-monk = A piece in the black bag that belongs to nobody. There are four; a monk who is drawn goes back into the bag.
    .name = Monk
    .forms = monk | monks

word-chronicle = The book of the village. The dead are remembered in the row of the place where they worked, while it has space; from three on they bring you points.
    .name = Village chronicle
    .forms = chronicle | village chronicle

word-grave = Here lie the dead for whom the chronicle has no space. They bring no points; when the last grave is filled, the end begins.
    .name = { place-grave }
    .forms = grave | graves | anonymous grave | anonymous graves | unmarked grave | unmarked graves

word-workshop = A building of the crafts. Trained members make its good there for time; it can also be bought, for cubes or grain.
    .name = Workshop
    .forms = workshop | workshops

word-goods = Scrolls, wagons, plows, horses and oxen. Customers want them, journeys and harvests need some of them.
    .name = Goods
    .forms = goods

word-training = Learning a craft: somebody goes from your farm to a workshop and stays there. From then on they make its good for time.
    .name = Training
    .forms = training | trained

word-prestige = Points that count at once, on the track of the same name. At the end the others are added, and the most points win.
    .name = { board-area-prestige }
    .forms = prestige | prestige point | prestige points

word-free-sale = The first sale of the player who called the market day. It costs only what the customer wants.
    .name = Free sale
    .forms = free sale

word-extra-cost = { $market-surcharge-persuasion } Persuasion and { $market-surcharge-time } time, for each sale except the caller’s first.
    .name = Extra cost
    .forms = extra cost

word-journey = One member goes along one road to the next city, for { $travel-time } time, { $travel-wagons ->
        [one] 1 wagon
       *[other] { $travel-wagons } wagons
    } and the influence beside the road.
    .name = Journey
    .forms = journey | journeys

word-privilege = What a stage of the council offers: the ring, influence, a good, or prestige for a coin. You may use that of your member’s stage, or a lower one.
    .name = Privilege
    .forms = privilege | privileges

word-window = One of four places in the church. Members rise there at a mass, for grain; at the end each window brings points.
    .name = Church window
    .forms = church window | church windows | first window | second window | third window | fourth window

word-majority = Most members in the church at the end of a mass: { $church-majority } prestige. In a tie the one who stands highest counts.
    .name = Majority
    .forms = majority

## Groups of terms on the glossary page

terms-table = The table and its rounds
terms-pay = Influence, goods, time and points
terms-places = Action spaces and workshops
terms-market = Market and travel
terms-church = Council, church and chronicle
terms-end = The end, and playing alone

## Terms that its texts need not explain, for the glossary page

word-round = It begins when cubes come to the action spaces, and ends with a mass once the last of them is taken.
    .name = Round

word-turn = You take a cube or go to the well, and may then act there. Then it is the next player’s turn.
    .name = Turn

word-member = A figure of your family, with the number of its generation. It stands on your farm, or goes out to work, to travel, to the council or the church.
    .name = Family member

word-farm = Your own board, with your family and all that you own. The life track runs around it.
    .name = { place-farm }

word-scroll = A good from the office. Customers want it, and it pays for the council instead of Persuasion.
    .name = { CAPITAL(good-scroll) }

word-wagon = A good from the wainwright. Customers want it, and nobody travels without one.
    .name = { CAPITAL(good-wagon) }

word-plow = A good from the smithy. Customers want it, and with a horse or an ox it brings more grain at the harvest.
    .name = { CAPITAL(good-plow) }

word-horse = A good from the stable. Customers want it, and with a plow a harvest brings { $farm-harvest-horse } grain.
    .name = { CAPITAL(good-horse) }

word-ox = A good from the stable. Customers want it, and with a plow a harvest brings { $farm-harvest-ox } grain.
    .name = { CAPITAL(good-ox) }

word-grain = It comes from the harvest, and a farm has room for { $farm-grain }. The mill, the mass, workshops and customers take it.
    .name = { printed-box-grain }

word-harvest = The action space that brings { $farm-harvest } grain to your farm, or more with a plow and an animal.
    .name = { space-harvest }

word-family = The action space where the next of your family is born, or one of the living comes home to the farm.
    .name = { space-family }

word-crafts = The action space of the five workshops: train a member there, make a good, or buy one.
    .name = { space-crafts }

word-market = The action space where a market day is called.
    .name = { space-market }

word-travel = The action space for journeys to the six cities, which bring a reward at once and points at the end.
    .name = { space-travel }

word-church = The action space where a member joins the church: first into the black bag, then, if drawn at a mass, to the windows.
    .name = { space-church }

word-wainwright = The workshop where wagons are made.
    .name = { place-wainwright }

word-stable = The workshop where horses and oxen are raised.
    .name = { place-stable }

word-office = The workshop where scrolls are written.
    .name = { place-office }

word-smithy = The workshop where plows are forged.
    .name = { place-smithy }

word-mill = The workshop that turns { $crafts-mill-grain } grain into coins, for time. Nobody is trained there.
    .name = { place-mill }

word-city = One of six, A to F. Your first visit brings the reward shown there, and the number of your cities counts at the end.
    .name = City

word-road = It leads from the village or a city to the next city. Beside it stands the influence that the journey costs.
    .name = Road

word-stage = One of four steps in the council. Members enter on the first and move up one at a time; at the end each counts by its stage.
    .name = Council stage

word-last-turns = When the last space of the chronicle or the last grave is filled, the others have one turn more, and then comes the last mass.
    .name = Last turns

word-final-scoring = After the last mass, points for cities, council, church, chronicle, customers and coins are added to the prestige.
    .name = Final scoring

word-rival = She plays against you in the game for one. Whenever you take a cube, she takes one too.
    .name = { rival-name }

word-fate-tile = Three make a set beside Carla’s track, face down. Behind one is the quill: then somebody of her family dies.
    .name = Fate tile
