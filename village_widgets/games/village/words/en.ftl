# Labels on the board: short, they must fit on small signs.

board-title-land = Farmland: harvest, family and the well
board-title-crafts = Crafts
board-title-market = Market
board-title-travel = Travel
board-title-council = Council chamber
board-title-church = Church
board-title-chronicle = Village chronicle and graves
board-title-prestige = Prestige and round
board-title-farm = Farm of { $name }

board-area-harvest = Harvest
board-area-family = Family
board-area-crafts = Crafts
board-area-market = Market
board-area-travel = Travel
board-area-council = Council
board-area-church = Church
board-area-chronicle = Chronicle
board-area-prestige = Prestige

board-no-cubes = no cubes
board-green-bag = { $count ->
    [one] One cube is in the green bag.
   *[other] { $count } cubes are in the green bag.
}
board-about = Reconstructed: our best guess at what is printed on the board.
board-legend-1 = This mark: our best guess at a printed value.
board-legend-2 = You can put in the numbers of your own copy.

board-well = Well
board-well-price = { $count } influence of one colour for any action

board-building-wainwright = Wainwright
board-building-stable = Stable
board-building-office = Office
board-building-smithy = Smithy
board-building-mill = Mill
board-sign-train = train
board-sign-train-long = Time to train a member in this craft
board-sign-make = work
board-sign-make-long = Time a trained member needs to make the good
board-sign-buy = buy
board-sign-buy-long = Price of the good when nobody works for it

board-market-first = caller’s first sale: free
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
board-cities = Cities

board-privilege-ring = First privilege: the marker for the next starting player
board-privilege-influence = Second privilege: influence of your choice
board-privilege-good = Third privilege: a good of your choice
board-privilege-prestige = Fourth privilege: a coin for prestige
board-each-stage = Each stage costs
board-or = or

board-bag = Black bag
board-monks = { $count } monks are in the bag with the members.
board-join = Join for
board-buy-out = Buy out for
board-majority = Most here

board-row-farm = Farm
board-row-crafts = Crafts
board-row-travel = Travel
board-row-church = Church
board-row-council = Council
board-graves = Graves
board-left-chronicle = { $count ->
    [one] One space of the chronicle is free.
   *[other] { $count } spaces of the chronicle are free.
}
board-left-graves = { $count ->
    [one] One grave is free.
   *[other] { $count } graves are free.
}

board-round = Round { $number }
board-starts = { $name } begins this round.
board-ring = { $name } begins the next round.
board-last = The end is coming: the last turns.

board-initial-red = R
board-initial-yellow = Y
board-initial-blue = B
board-initial-white = W
board-initial-purple = P
board-active = turn
board-lap-bridge = The bridge: whoever passes it loses a member of the family.
board-lap-quill = The quill: whoever passes it loses a member of the family.
board-time = Life track: space { $space } of { $lap }
board-served = Served
board-served-count = { $count ->
    [one] One customer served
   *[other] { $count } customers served
}
