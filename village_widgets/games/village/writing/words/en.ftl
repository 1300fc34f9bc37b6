### A game that people play with their own pieces and write down here.

handful-back = Take the last cube back

decision-put-out = Round { $number }: put out the cubes
decision-customer = Customer { $number } of { $count }: { $place }
decision-customer-new =
    { $more ->
        [0] A new customer: { $place }
        [one] A new customer: { $place }. One more after it.
       *[other] A new customer: { $place }. { $more } more after it.
    }
short-customer = Customer { $number } of { $count }
short-customer-new = A new customer
customer-stall =
    { $number ->
        [1] for the first stall
        [2] for the second stall
        [3] for the third stall
        [4] for the fourth stall
        [5] for the fifth stall
       *[other] for stall { $number }
    }
customer-queue = for the queue

handful-title = What was drawn from the green bag?
handful-about = Tap a colour once for each cube, in the row of its space. The numbers are what is left in the bag.
handful-count = { $drawn } of { $size }
handful-add = { $space }: one more { $cube }
handful-row = { $space }: { $cubes }
handful-empty = nothing yet
handful-enter = { $spaces ->
    [0] Enter
    [one] Enter this space
   *[other] Enter these { $spaces } spaces
}
handful-enter-all = { $spaces ->
    [one] Enter this space
   *[other] Enter all { $spaces } spaces
}

handful-plague = { spending-plague }

tile-points = { $points } points
tile-grain = { $count ->
    [one] grain
   *[other] { $count } grain
}
tile-scroll = { $count ->
    [one] scroll
   *[other] { $count } scrolls
}
tile-wagon = { $count ->
    [one] wagon
   *[other] { $count } wagons
}
tile-plow = { $count ->
    [one] plow
   *[other] { $count } plows
}
tile-horse = { $count ->
    [one] horse
   *[other] { $count } horses
}
tile-ox = { $count ->
    [one] ox
   *[other] { $count } oxen
}
odds-title = Chance that one of them comes out of the black bag
odds-of = { $inside ->
    [one] 1 inside
   *[other] { $inside } inside
}

anyway-flaw = Even so, the pieces for this are not there: { $what }.
flaw-spaces = the cubes on an action space
flaw-bag = the cubes in the green bag
flaw-supply = { $what } in the supply
flaw-farm = { $who }, { $what }
flaw-family = the family
flaw-cities = the markers on cities
flaw-time = the time marker
flaw-prestige = the prestige marker
flaw-coin = { category-coins }
flaw-grain = { reason-grain }
flaw-scroll = { chart-kind-scroll }
flaw-wagon = { chart-kind-wagon }
flaw-plow = { chart-kind-plow }
flaw-horse = { chart-kind-horse }
flaw-ox = { chart-kind-ox }
flaw-skill = { influence-skill }
flaw-persuasion = { influence-persuasion }
flaw-faith = { influence-faith }
flaw-knowledge = { influence-knowledge }
flaw-plague = the plague cubes
flaw-market = the customers’ tiles
flaw-chronicle = the village chronicle
flaw-graves = the graves
flaw-other = the table
