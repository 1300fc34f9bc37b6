lesson-title = The end
lesson-about = What rings in the end, who still has a turn, how the points are counted, and who wins a tie.
can-ends = See the end coming: the last page, the last grave
can-last = Make the most of the last turn
can-count = Count everybody’s points

step-chronicle = The [village chronicle](chronicle) is nearly full: one space is left, in the row of the council. When the
    last space of the chronicle is filled, the end of the game begins. Whoever filled it has no more turn; clockwise,
    each of the others has one.

    Your marker has passed the bridge, and one of your two “2” dies. Four of your family are remembered in the chronicle
    already. At the end 3, 4 or at least 5 are worth { $chronicle-points-3 }, { $chronicle-points-4 } or {
    $chronicle-points-5 } points. You are ahead, so why wait?
    .title = The last page
    .task = Ring in the end.
    .hint = Who would be written into the row of the council?
    .move = Let the [“2” in the council](member:0:2:council-1) die.
    .done = Your fifth in the chronicle, and with it the chronicle is full: the end begins. Bela and Caro have one turn
        each; you have had your last.
    .grave = Legal, but the row of the crafts is full: your smith lies in an anonymous grave, and the game goes on.
    .young = The lowest number dies first, and two “2” are still there.

step-graves = There is a second way to the end: the last [anonymous grave](chronicle) is filled. A grave is for those whose row
    in the chronicle is full. One grave is free, and the row of the crafts is full.

    This time Bela is far ahead, and you need a few more rounds. One of three “1” dies: on the farm, at the smithy,
    or in [city A](city:city-a). The mark in the city stays, whatever becomes of the traveller.
    .title = The last grave
    .task = Let somebody die without ringing in the end, and keep the “1” on the farm.
    .hint = In which rows of the chronicle is there still room?
    .move = Let the [“1” in city A](member:0:1:city-a) die.
    .done = Your traveller is remembered in the row of the travels. The last grave stays empty, and the game goes on.
    .smithy = Legal, but your smith fills the last grave. The end begins while Bela leads, and you have no more turn.
    .home = Legal, and the game goes on, but you have lost a pair of hands at home.
    .young = The lowest number dies first, and three “1” are still there.

step-last-turn = Bela has filled the last grave, so she has no more turn. Caro has had hers, and yours is the last of the game.
    You have paid at the well, and any action is open. Graves, members at home or at work, cubes, goods and grain
    are worth nothing at the end. What can yours become?

    A coin is a point. A second city: { $travel-points-1 } points instead of { $travel-points-0 }, and city B itself
    gives you 3 prestige points. The fourth stage of the [council](council:4): { $council-points-3 } instead of {
    $council-points-2 }, and its privilege turns your coin into { $council-prestige } prestige points. A [plow
    sold](stall:22): 3 points.
    .title = Your last turn
    .task = Do what brings the most points.
    .hint = Count the council and the journey. And keep your coin for yourself.
    .move = Travel to [city B](city:city-b), and pay with two Skill.
    .done = Five points. One last mass was held, everything was counted, and whoever has most wins: you, by a single
        point. The score sheet shows where each point came from.
    .coin = Legal, but a coin you keep is a point, and a cube is none. You end level with Bela, and she has served more
        customers.
    .council = Legal, but it brings two points, and your coin two more than it was worth. Four are not quite enough:
        Bela has as many then, and more customers.
    .market = Legal, but that brings three points. There is more to be had.
    .other-road = Legal, but it costs a coin that comes back as the reward. Two points for the second mark, and no more.
    .chamber = Legal, but the first stage of the council is worth { $council-points-0 } points.
    .stay = Legal, but the first three privileges bring no points at the end.
    .church = Legal, but if the last mass draws your member at all, the first window is worth only { $church-points-0 }.
    .leave = Legal, but this is your last action. Turn something into points.
    .pink = The road from the village asks for two pink Knowledge. You have none, but somebody of yours is in city A.

step-caller = You have called a market day, and your free sale is over. Your marker stands right before the bridge: the hour
    that the [next sale](stall:22) costs takes it across. On a market day somebody dies at once, and the last free space of
    the chronicle is in the row of the farm.

    If the caller fills the last space, the day is finished first. Then each of the others has one more turn.
    .title = The caller rings the bell
    .task = Sell your plow, and let the end come.
    .hint = One customer wants nothing but a plow.
    .move = Click the [customer with the plow](stall:22).
    .done = Your “1” died at once, as the fourth of your family in the chronicle, and filled it. The day was held to its
        end. Now Bela and Caro have one turn each, and you, the caller, have none.
    .pass = Legal, but your plow is worth nothing at the end, and the customer is.

step-other = The same market, but this time Bela has called it. If somebody else than the caller fills the last space, the day
    is finished first, and then everybody has one more turn, you too.

    These turns go clockwise from the caller, and she comes last. So a sale on [somebody else’s day](stall:22) is a good
    moment to ring in the end.
    .title = On somebody else’s day
    .task = Sell your plow on Bela’s market day.
    .hint = The same customer as before.
    .move = { step-caller.move }
    .done = The chronicle is full, and everybody has one more turn: first Caro, then you, and Bela last.
    .pass = Legal, but then the end waits for somebody else, and so does the customer.

step-last-mass = After the last turns one last mass is held. Then whoever stands in the [church windows](church:1) scores {
    $church-points-0 }, { $church-points-1 }, { $church-points-2 } or { $church-points-3 } points, from the first to the
    fourth.

    You have two grain. From the second window to the third costs one and brings one point more. From the third to
    the [fourth](church:4) costs two.
    .title = The last mass
    .task = Spend your grain where it brings the most points.
    .hint = Compare the numbers on the windows.
    .move = Let the “2” rise into the [fourth window](church:4).
    .done = Two points more for two grain. You also have the most members in the church, which brought you prestige at this
        mass. Prestige points gained during the game count in full.
    .low = Legal, but one point more is less than two, and your second grain would bring you none.
    .done-early = Legal, but grain scores nothing at the end.

step-tie = This is the last turn of another game: a market day that you have called, and Bela has passed. Count: you have 17
    prestige points and 7 for your four in the chronicle, together 24. Bela has 14, 12 for the chronicle and a coin,
    together 27.

    Customers are turned over at the end and score what is on their tiles. Whoever has the most points wins. In a tie
    whoever served more customers wins, then whoever has more living members; if even that is equal, they share the
    victory. You have only one Persuasion, so [one sale](stall:22) is left to you.
    .title = By a hair
    .task = Serve the customer who wins you the game.
    .hint = You need three points to draw level with Bela. And then?
    .move = { step-caller.move }
    .done = 27 to 27, and you have served one customer more than Bela. The victory is yours!
    .scroll = Legal, but two points make 26, and Bela wins by one.
    .pass = Legal, but then Bela wins by three.

step-cubes-out = The cubes have run out during the last turns. Then the turns go on without them: no mass now and no new round,
    and whoever is still to come may carry out any one action without a cube. The well is closed as well, but who
    needs it? The last mass is held at the very end all the same. This last turn is yours.

    You and Bela have 19 points each and one customer each. No action brings you another point. But in such a tie the
    living members decide, wherever they are. You have three, and so has [Bela](farm:1).
    .title = One more
    .task = Win the tie.
    .hint = The unborn don’t count. What makes them count?
    .move = Click your [“3” among the unborn](unborn:0:3).
    .done = A child, born in the last moment of the game: four living members against three, and the victory is yours.
        With three each, you would have shared it.
    .home = Legal, but somebody abroad is as alive as somebody at home. With three living members each, you share the
        victory with Bela.
    .down = Legal, but the council was worth { $council-points-2 } points to you, and home is worth none. Bela wins.
    .plow = Legal, but goods are worth nothing at the end. With three living members each, you share the victory with Bela.
    .market = Legal, but you have nothing to sell. With three living members each, you share the victory with Bela.
    .council = Legal, but none of these privileges is worth a point. With three living members each, you share the victory
        with Bela.
    .leave = Legal, but then you share the victory with Bela: three living members each.
    .field = A harvest needs somebody at home, and grain would not help you here.
