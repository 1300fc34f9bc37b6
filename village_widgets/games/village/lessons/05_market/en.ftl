lesson-title = The market day
lesson-about = Sell what your farm and your family have made, on your own market day and on somebody else’s.
can-call = Call a market day, and sell once for nothing
can-guest = Sell on somebody else’s day for the extra cost
can-plan = Choose which customer to serve, and when to pass

step-call = You are Ada. Your family has made a plow, a scroll and a horse, and customers wait at
    the [stalls](stall:0). To sell to them, somebody has to call a market day.

    That is what the [cube on the market](cube:market:persuasion) is for: whoever takes it gets the cube and calls the
    day. Everybody may sell then, but the caller goes first.
    .title = Calling the market day
    .task = Take the green Persuasion cube from the [market](cube:market:persuasion).
    .hint = The cube you need lies beside the stalls. The [council](cube:council:persuasion) has one of the same
        colour, but no customers.
    .move = Click the green [cube on the market](cube:market:persuasion).
    .done = The day has begun. The cube is yours, and you are the first to sell.
    .harvest = Legal, but a harvest brings no customers. Your plow would go on waiting for its buyer.
    .council = Legal, but this green cube lies in the council: it lets you act there, and nobody buys anything in the
        council.

step-free-sale = Each customer’s tile shows what they want and how many prestige points they are worth. Your very
    first sale as the caller is special: you hand over what the customer wants, and nothing else.

    The [first customer](stall:0) wants a plow and a horse together, the [one beside them](stall:22) a plow alone. You
    have only one plow, so choose well. After you, clockwise, Bela and Caro serve one customer each.
    .title = The free sale
    .task = Serve the [customer](stall:0) who wants your plow and your horse.
    .hint = Look for the most points among the stalls. You have everything that this customer wants.
    .move = Click the [customer with plow and horse](stall:0).
    .done = Six points! The tile lies face down on your farm until the end of the game. Then Bela sold her plow and
        Caro three grain: everybody takes part in a market day, one customer at a time.
    .plow-alone = Legal, but now the plow is gone for half as many points, and nobody at the stalls wants a horse
        alone.
    .scroll-first = Legal, but Bela has a plow too: begin with the best customer, before anything changes at the
        stalls.
    .pass = Legal, but whoever passes is out for the rest of the day, and you have so much to sell.
    .grain = A customer takes all or nothing, and your farm has less grain than this one wants.

step-surcharge = It is your turn again, and one customer is left: the [one who wants a scroll](stall:23). Your free
    sale is used up. From now on each sale costs you { $market-surcharge-persuasion } Persuasion and {
    $market-surcharge-time } time on top of what the customer wants.

    You can pay with the Persuasion cube you have taken or let your coin stand in for it. At the end of the game a
    coin you still have is a point; a cube is none.
    .title = The extra cost
    .task = Serve the customer who wants a [scroll](stall:23), and pay with your Persuasion cube.
    .hint = Point at the customer. You are asked how to pay: keep the coin.
    .move = Click the [customer with the scroll](stall:23) and choose to pay with Persuasion.
    .done = The last customer is served, so the day is over. The queue has moved up to the empty stalls, and new
        customers from the pile have joined it behind.
    .coin = Legal, but you have given away a coin, which is a point at the end, and kept a cube, which is none. A coin
        is the better reserve.
    .pass = Legal, but then your scroll stays unsold. Two points for a cube and a little time are a good trade.

step-guest = Another day, and this time Bela has called it. She has made her free sale, and Caro has passed. Now you
    may sell as well: a market day is for everybody.

    Only customers at the [stalls](stall:16) can be served. Those in the [queue](stall:3) have to wait until a stall
    is free. As a guest you always pay the extra cost. You have no Persuasion, but a coin can stand in for it.
    .title = On somebody else’s day
    .task = Serve the customer at the stalls who gives you the most points for your [wagon](stall:16).
    .hint = Two customers at the stalls want a wagon. One of them wants grain with it and gives more points.
    .move = Click the [customer with wagon and grain](stall:16).
    .done = You had no Persuasion, so your coin paid the extra cost. You gave it, a wagon and a grain for four points.
        A day that others call can be your day too.
    .small = Legal, but the customer beside this one gives four points for the same wagon and a grain. The extra cost
        is the same.
    .pass = Legal, but then Bela’s day brings you nothing. Four points for a coin and a little time are a good trade.
    .queue = Six points are tempting, but patience: this customer can be served once they have moved up to a stall.

step-pass = Bela’s day again. Your scroll would please the [customer here](stall:23), for two points. But look at the
    head of the [queue](stall:6): five points for a scroll and a wagon, and you have both.

    Nobody has to sell. If you pass, you are out for the rest of the day, and you pay nothing.
    .title = Passing
    .task = Keep your scroll for the better customer: pass.
    .hint = Passing has no place on the board. Look for a button beside the question.
    .move = Choose the button “Pass for the rest of the day”.
    .done = Bela sold once more, then everybody had passed. The queue moved up: the customer who wants a scroll and a
        wagon now stands at a stall, and your goods are still there.
    .small = Legal, but now the scroll is gone for two points. Together with your wagon it could have earned five on
        the next market day.
    .queue = Not yet! After the day the queue moves up to the empty stalls.

step-nothing-to-sell = You want to send somebody into the council next. That takes two green Persuasion cubes, and you
    have one. The only other green cube lies on the [market](cube:market:persuasion), and you have nothing to sell.

    You may take it all the same. But the market is different from the other action spaces: you can’t leave its
    action. The day must be held, and the others may use it.
    .title = Nothing to sell
    .task = Take the Persuasion cube from the [market](cube:market:persuasion).
    .hint = You have come for the cube, not for the customers.
    .move = { step-call.move }
    .done = You have your second green cube. The day was held, although you could only pass. Bela sold a plow and paid
        the extra cost: your free sale was yours alone and didn’t go on to her.
    .orange = Legal, but an orange Skill cube opens no door in the council. You need a green one.
    .brown = Legal, but a brown Faith cube opens no door in the council. You need a green one.

step-plan = Your own day, and it is your first turn. You have a wagon, an ox, two grain and one Persuasion: enough for
    the free sale and one sale at the extra cost.

    The [customer for wagon and ox](stall:3) gives six points. Is there a way to earn more with two sales? Look at
    what [Bela](farm:1) has before you begin.
    .title = A day with a plan
    .task = Make the first of two sales that bring eight points together.
    .hint = Wagon and ox can go to two different customers. Bela has a wagon and a Persuasion as well: which of the
        two customers would she take from you?
    .move = Click the [customer who wants a wagon](stall:21), and nothing else, first.
    .done = Three points, and Bela’s wagon finds no customer now: she has no ox. Both of the others have passed.
    .six = Legal, but now wagon and ox are gone in one sale, and your grain finds no customer. Six points: eight are
        possible.
    .bela = Legal, but in the wrong order: Bela has a wagon too and would serve the wagon’s customer before your next
        turn.
    .pass = Legal, but then the day goes by without you, and it was you who called it.

step-second-sale = Now for the second part of the plan: your ox and your two grain. You pay the extra cost this time,
    and your Persuasion is ready.
    .title = The second sale
    .task = Serve the [customer](stall:13) who wants what you have left.
    .hint = Look for an ox with two grain.
    .move = Click the [customer with ox and grain](stall:13).
    .done = Three and five make eight points. At the end of the game your customers are turned over and counted, so a
        well-planned market day can be worth a whole journey.
    .pass = Legal, but five more points were waiting for you.
    .wagon = This customer wants a wagon too, and yours has found its buyer.
