lesson-title = The church and the mass
lesson-about = Send somebody into the church, bring them out of the black bag, let them rise, and win the majority.
can-join = Send somebody into the church
can-bag = Buy your people out of the bag
can-rise = Let members rise for grain
can-most = Win the majority, also in a tie

step-faith = You are Ada, and one of your family wants to join the church. You have taken the cube there, so now you
    may put a member from your [farm](farm:0) into the [black bag](bag).

    Joining costs { $church-faith } brown Faith cube, or { $church-time } time instead. Your “1” can’t be seen in
    the bag and waits there for a mass. In the bag nobody earns points; in the church windows they do.
    .title = Joining the church
    .task = Put a “1” into the [black bag](bag), and pay with Faith.
    .hint = You are asked how to pay. Your Faith cube is the cheapest way.
    .move = Click the [black bag](bag) and choose to pay 1 Faith.
    .done = Your “1” sits in the dark with four monks and waits for the bells.
    .time = Legal, but { $church-time } time is a good part of a life, and your Faith cube would have done.
    .coin = Legal, but a coin is worth a point at the end, and a coin can do something at the mass that Faith can’t.
    .leave = Legal, but you have the Faith it takes, and a place in the church is worth points.

step-time = A round later. You have taken the very last cube of the round, so as soon as your action is done, the
    bells ring for a mass. One more of your family could be in the [bag](bag) by then.

    This time you have no Faith. You can let your coin stand in for it or pay { $church-time } time. Your marker is a
    long way from the bridge, and you will want that coin in a moment.
    .title = Paying with time
    .task = Put another “1” into the [black bag](bag), and keep your coin.
    .hint = You are asked how to pay. Your marker can afford it.
    .move = Click the [black bag](bag) and choose to pay { $church-time } time.
    .done = Two of yours are in the black bag now, and the bells are ringing.
    .coin = Legal, but now your coin is gone, and at the mass it could have brought somebody out of the bag for
        certain.
    .leave = Legal, but that was the last chance before this mass to bring somebody into the bag.
    .rise = Your “1” in the third window rises at a mass, and only then. First finish your action.

step-buy-out = In the [black bag](bag) there are two of your “1”s, one each of Bela’s and Caro’s, and four monks. Four
    pieces leave the bag at a mass, and they are drawn blindly: one chance in two for each of the eight.

    Unless you help. Before the draw, in turn order, everybody may take members of their own out of the bag for
    { $church-coins } coin each. They count among the four. Open the picture of the odds to see what your coin changes.
    .title = Buying out
    .task = Take one of your “1”s out of the [black bag](bag) with your coin.
    .hint = With the coin, you needn’t hope.
    .move = Click the [black bag](bag).
    .done = Your “1” steps into the [first window](church:1). The other three pieces were drawn: two monks and Caro’s
        “1”. The monks go back into the bag, and those who weren’t drawn wait for the next mass.
    .done-early = Legal, but now everything hangs on the draw, and it may well bring nothing but monks.
    .rise = Not yet. First the black bag, then the windows.

step-rise = Now, in turn order, each player may once let members rise, as many steps as their grain pays. It costs { $church-grain-0 }
    to the [second window](church:2), { $church-grain-1 } to the third, { $church-grain-2 } to the [fourth](church:4).
    The windows are worth { $church-points-0 }, { $church-points-1 }, { $church-points-2 } and { $church-points-3 }
    points at the end of the game.

    You have one grain. After the rising, whoever has the most members in the church gains { $church-majority }
    prestige points. Look how many each of you has.
    .title = Rising
    .task = Let one of yours rise to the next window.
    .hint = One of your two members needs one grain, the other needs two.
    .move = Click the [second window](church:2).
    .done = One more point for the end. And then the majority: two of yours are in the church, Bela and Caro have one
        each, so the { $church-majority } prestige points are yours. How high Bela’s member sits didn’t matter.
        Numbers come first.
    .stay = Legal, but the grain could have become a point at once, and it will be a while until the next mass.
    .dear = The last step is the steepest: it costs { $church-grain-2 } grain, and you have one.
    .late = The draw is over. Whoever is still in the bag waits for the next mass.

step-tie = Another mass, and the pieces are drawn. You and Bela have two members each in the church: one in the [second window](church:2),
    one in the [first](church:1). You are the first to rise. You have one grain, and Bela has none.

    If several have the most members, the one whose most advanced member stands higher gets the points alone. It is
    one member each that is compared, the best one.
    .title = A tie
    .task = Rise so that the majority is yours alone.
    .hint = Who of yours can stand higher than anybody of Bela’s?
    .move = Click the [third window](church:3).
    .done = Your “1” in the third window looks down on Bela’s best, so the { $church-majority } prestige points are
        yours alone.
    .low = Legal, and also worth a point at the end. But Bela’s best stands as high as yours: then each of you gains
        { $church-majority } points.
    .stay = Legal, but then your best stand equally high, and Bela gains as many points as you.
    .late = Your third one stays in the black bag this time. The draw is over.

step-enough = You and Bela have two members each again, and the best of both stand in the [fourth window](church:4).
    That is the highest, and nobody rises beyond it. So the tie will stand, and each of you will get the full { $church-majority } points.

    One of yours could rise from the first to the [second window](church:2) for one grain. But a new customer stands
    at the [first stall](stall:13): five points for an ox and two grain, and that is what you have.
    .title = Enough
    .task = Keep your grain for the [customer](stall:13).
    .hint = Nobody has to rise. Look for a button beside the question.
    .move = Choose the button “Stop here”.
    .done = The tie stays a tie, so it is shared: each of you gains the full { $church-majority } prestige points. And
        you still have ox and grain for your customer.
    .grain = Legal, but one point has cost you five: the customer wants two grain, and you have one left.
    .top = Your “2” is in the highest window already. Further up there is nothing but the sky.

step-last-mass = The last mass of the game. After it everything is scored, and grain is worth nothing any more. It
    will be close between you and Bela.

    You have two grain: enough for two small steps by your “1” in the [first window](church:1), or for the big one by
    your “2” from the third to the [fourth](church:4). Both are worth two points. But think of the majority: you and
    Bela have two members each, and she has no grain.
    .title = The last mass
    .task = Rise so that Bela gains nothing from the majority.
    .hint = Whose best member stands highest in the end?
    .move = Click the [fourth window](church:4).
    .done = Your “2” stands above everybody, the majority is yours alone, and the game is over: 35 points for you, 34
        for Bela. Had you shared the majority with her, she would have won.
    .low = Legal, but your “1” can climb no higher than Bela’s best, so you will share the majority with her. That
        loses you the game by a point.
    .stay = Legal, but grain is worth nothing any more, and the windows are.
    .late = The last of your family in the black bag stays there and is worth nothing. This draw is over.
