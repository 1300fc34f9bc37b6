### English words of what is printed on a copy of Village: where to look for it, and what it is called there.

check-also-about = Setup cards, chronicle and graves differ with the number of players. Only yours is asked, unless you want more.
check-counting = The program counts from 0: council.time.2 is the third number there.
check-problem-demand = A customer has to ask for something.
check-problem-spaces = At least one space gets a cube each round.

## The steps, and where to look

check-step-farm = Your farm
check-where-farm = Look at the farm board: count the spaces of the life track from one end of the lap to the next, and what else is printed there.
check-step-turn = Every turn
check-where-turn = Look at the well on the board, and at the plague cubes in the rules.
check-step-crafts = The crafts
check-where-crafts = Look at the five buildings: what the figures beside each say.
check-step-market = The market
check-where-market = Look at the queue and at what a further sale costs.
check-step-customers = Customers worth { $points }
check-where-customers = Lay out your customer tiles with these points. The people on them don’t matter: each of these tiles should be there once.
check-step-travel = Every journey
check-where-travel = Look beside the map: what every leg costs, and the points for cities.
check-step-legs = Roads between the cities
check-where-legs = Look at the map: the cubes printed on each road. The letters are ours: A is the northern one of the two cities next to the village, B the southern; C and D come after them, E and F are the farthest.
check-step-cities = Rewards of the cities
check-where-cities = Look at the map: what is printed at each city for its first visit.
check-step-council = The council
check-where-council = Look at the four stages of the council chamber, from the lowest to the highest: the number of hourglasses is the time to enter.
check-step-church = The church
check-where-church = Look between the windows: the bags of grain it takes to rise from one window to the next.
check-step-chronicle-points = Points of the chronicle
check-where-chronicle-points = Look at the village chronicle: the points for so many members remembered.
check-step-chronicle-direction = Filling the chronicle
check-where-chronicle-direction = Look at the village chronicle, or in your rules: at which end of a row the first of the dead are laid.
check-step-setup = Setup card for { $players } players
check-where-setup = Take the setup card for { $players } players: the cubes that go into the bag each round, and how many are put on each space.
check-step-solo = { board-area-rival }
check-where-solo = Look at Carla’s board, which a game for one is played with: the spaces of her track, where the fate tiles lie, and the order of the action spaces.
check-step-chronicle = Chronicle and graves for { $players } players
check-where-chronicle = Look at the village chronicle and the graves: count the free spaces of each row with { $players } players. Spaces for more players don’t count.
check-step-box = What is in the box
check-where-box = Count the pieces, or look at the list in the rules.

## What a spot is called

check-piece-grain = { reason-grain }
check-one-of-customers = Tile { $number }
check-spot-customer = Customer for { $demand }
check-spot-leg = { $start } – { $end }
check-spot-space = { $space }
check-spot-row = { $row }
check-spot-solo-track = Spaces of her track
check-spot-solo-above = Upper fate tile { $number } lies after space
check-spot-solo-below = Lower fate tile { $number } lies after space
check-spot-solo-beside = Up to this number her family stands beside her board
check-spot-solo-ranks = Points from which rank { $number } counts
check-spot-solo-clockwise = Action space { $number }, clockwise
check-spot-setup-added = Cubes of each colour into the bag
check-spot-setup-stalls = Market stalls
check-spot-chronicle-graves = { board-graves }
check-spot-box-influence = { printed-box-influence }
check-spot-box-plague = Plague cubes
check-spot-box-monks = Monks
check-spot-box-goods = { printed-box-goods }
check-spot-box-coins = { printed-box-coins }
check-spot-box-grain = { printed-box-grain }
check-spot-box-substitutes = Goods and coins that run out are replaced by something else
check-spot-box-family = Members with a { $number }
check-spot-farm-lap = Spaces once round the life track
check-spot-farm-grain = Room for grain
check-spot-farm-harvest = Grain from a harvest
check-spot-farm-harvest-horse = Grain with horse and plow
check-spot-farm-harvest-ox = Grain with ox and plow
check-spot-farm-coins = Coins to start with
check-spot-turn-plague-time = Time of a plague cube
check-spot-turn-well = Cubes paid at the well
check-spot-market-queue = Customers in the queue
check-spot-market-surcharge-persuasion = Persuasion for a further sale
check-spot-market-surcharge-time = Time for a further sale
check-spot-travel-time = Time of every leg
check-spot-travel-wagons = Wagons for every leg
check-spot-travel-points =
    { $number ->
        [one] Points for one city
       *[other] Points for { $number } cities
    }
check-spot-council-time = Time of stage { $number }
check-spot-council-points = Points of stage { $number }
check-spot-council-persuasion = Persuasion for a stage
check-spot-council-scrolls = Scrolls for a stage
check-spot-council-influence = { printed-rulings-second-privilege }
check-spot-council-coins = Coins for the fourth privilege
check-spot-council-prestige = Prestige of the fourth privilege
check-spot-church-faith = Faith to join
check-spot-church-time = Time to join
check-spot-church-grain = Grain from window { $number } to the next
check-spot-church-points = Points of window { $number }
check-spot-church-majority = Prestige for most members
check-spot-church-coins = Coins to buy a member out
check-spot-church-direction = { printed-church-direction }
check-spot-chronicle-direction = { printed-chronicle-direction }
check-spot-chronicle-points =
    { $count ->
        [one] Points for one member remembered
       *[other] Points for { $count } members remembered
    }
check-spot-rulings-second-privilege = { printed-rulings-second-privilege }
check-spot-rulings-tie = { printed-rulings-tie }

check-field-points = { label-points }
check-field-demand = Asks for
check-field-prestige = { board-area-prestige }
check-field-coins = { printed-box-coins }
check-field-influence = Influence of choice
check-field-training = Time to train
check-field-time = Time to produce
check-field-grain = { printed-box-grain }
check-field-makes = Product { $number }
