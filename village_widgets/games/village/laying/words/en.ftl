### English words of laying out a table of Village by hand.

## Sections

laying-section-turn = Round and turn
    .about = What is laid out is the beginning of somebody’s turn. If you are in the middle of one, finish it first.
laying-section-cubes = Cubes
    .about = Those on every action space and, in the last line, those beside the board. The green bag stays closed.
laying-section-market = Customers at the market
    .about = The stalls from left to right, then the queue, its front first.
laying-section-family = Family of { $who }
    .about = Where is everybody? Whoever died lies in the village chronicle or in a grave.
laying-section-life = Life and prestige of { $who }
    .about = The marker on the life track, the marker on the prestige track, the cities and the customers served.
laying-section-stores = Stores of { $who }
    .about = What lies on the farm.

## Fields

laying-turn = Whose turn begins?
laying-start = Who started this round?
laying-ring = Who has the ring?
laying-ring-council = nobody, it lies in the council
laying-filled = Has the end been rung in?
laying-filled-no = no
laying-filled-chronicle = yes, the chronicle is full
laying-filled-graves = yes, the graves are full
laying-filler = Who filled the last space?
laying-moment = When was that?
laying-moment-turn-end = at the end of their own turn
laying-moment-market-day = during a market day
laying-last = Who has the very last turn?
laying-supply = Beside the board
laying-stalls = Stalls
laying-queue = { board-queue }
laying-family = { $member }, { $number } of { $count }
laying-group-home = At home and unborn
laying-group-crafts = { space-crafts }
laying-group-travel = Travelling
laying-group-council = { space-council }
laying-group-church = { space-church }
laying-group-dead = Died
laying-space = Marker on the life track
    .about =
        0 is the first space after the { $lap-end ->
            [quill] quill
           *[bridge] bridge
        }, { $last } the last one before it.
laying-prestige = { board-area-prestige }
laying-cities = Cities with a marker
laying-customers = Customers served
laying-tiles-add = Choose from all customers
laying-tiles-pick = Touch a customer to put it into the next free place; touch it there to take it away.
laying-piece-skill = { influence-skill }
laying-piece-persuasion = { influence-persuasion }
laying-piece-faith = { influence-faith }
laying-piece-knowledge = { influence-knowledge }
laying-piece-coin = { printed-box-coins }
laying-piece-grain = { printed-box-grain }
laying-piece-scroll = Scrolls
laying-piece-wagon = Wagons
laying-piece-plow = Plows
laying-piece-horse = Horses
laying-piece-ox = Oxen

## What follows from what was entered

laying-told-bag = In the green bag, then: { $bag }.
laying-told-bag-empty = The green bag is empty, then.
laying-told-pile =
    { $count ->
        [0] No customer is left in the pile, then.
        [one] One customer is left in the face-down pile, then.
       *[other] { $count } customers are left in the face-down pile, then.
    }
laying-told-stock = Beside the board there should be: { $stock }.
laying-told-stock-empty = Beside the board there should be neither goods nor coins nor grain.
laying-told-laps =
    { $count ->
        [0] Nobody of this family has died.
        [one] One member has died.
       *[other] { $count } members have died.
    } { $laps ->
        [0] The marker is on its first time round.
        [one] The marker has been round once.
       *[other] The marker has been round { $laps } times.
    }

## What can’t be

laying-alone = A game against Carla can’t be laid out by hand. If something was entered wrongly, take it back or change it in the history.
laying-dies-now = First say who dies in the family of { $who }. After that the table can be laid out.
laying-dies-later = In the family of { $who } somebody dies when this turn is over. Finish the turn and say who dies; after that the table can be laid out.
laying-players = A table for { $most } was expected, { $count } farms are here.
laying-no-cubes = No cube lies on any action space. Then the round is over: hold the mass, put out the cubes of the next round, and lay out the table after that.
laying-chronicle-full = The village chronicle is full, so the end has been rung in. Say so at “Has the end been rung in?”, or somebody lies in the wrong place.
laying-graves-full = The graves are full, so the end has been rung in. Say so at “Has the end been rung in?”, or somebody lies in the wrong place.
laying-chronicle-not-full =
    { $count ->
        [one] The end was rung in by a full village chronicle, but one of its spaces is free.
       *[other] The end was rung in by a full village chronicle, but { $count } of its spaces are free.
    }
laying-graves-not-full =
    { $count ->
        [one] The end was rung in by full graves, but one grave is free.
       *[other] The end was rung in by full graves, but { $count } graves are free.
    }
laying-no-more-turn = { $who } filled the last space on a turn of their own, so { $who } has no more turn.
laying-space-over =
    { $count ->
        [one] { $place }: 1 cube lies there; the setup card puts { $most } there.
       *[other] { $place }: { $count } cubes lie there; the setup card puts { $most } there.
    }
laying-too-many-cubes =
    { $over ->
        [one] One { $cube } cube too many: { $count } are in view, the box has { $most }.
       *[other] { $over } { $cube } cubes too many: { $count } are in view, the box has { $most }.
    }
laying-too-many = { $over-amount } too many: { $count } on the farms, but the box has { $most }.
laying-no-customer = There is no customer number { $count } in this edition.
laying-customer-twice = The customer for { $customer } lies in { $count } places.
laying-stalls-over = There are { $count } customers at the stalls; with so many players { $most } stalls are in use.
laying-queue-over = { $count } customers wait in the queue; it has { $most } places.
laying-stall-empty =
    { $count ->
        [one] One stall is empty although customers are left in the queue or in the pile: the stalls are filled first.
       *[other] { $count } stalls are empty although customers are left in the queue or in the pile: the stalls are filled first.
    }
laying-queue-short =
    { $count ->
        [one] One customer waits in the queue; there should be { $most }, because tiles are left to turn over.
       *[other] { $count } customers wait in the queue; there should be { $most }, because tiles are left to turn over.
    }
laying-members-over = { $who } has { $count } members of generation { $member }; there are { $most }.
laying-members-missing = { $who }: of generation { $member } only { $count } of { $most } members are somewhere.
laying-born-early = { $who }: a { $member } is born already, although a { $elder } is still unborn; the lower number comes first.
laying-first-unborn = { $who }: a “1” can’t be unborn; all of them were on the farm from the start.
laying-life-track = { $who }: the life track has no space { $count }, only 0 to { $most }.
laying-farm-grain = { $who } has { $count } grain; a farm has room for { $most }.
laying-no-city = { $who }: one of the markers does not lie on a city.
laying-city-twice = { $who } has { $count } markers on { $place }; one is all there can be.
laying-city-unmarked = { $who } has somebody in { $place }, but no marker lies there.
laying-row = { $place }: { $count } lie there, but with so many players it has { $most } spaces.
laying-graves = { $count } lie in anonymous graves; with so many players there are { $most }.
