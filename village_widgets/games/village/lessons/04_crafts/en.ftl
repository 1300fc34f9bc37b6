lesson-title = The crafts
lesson-about = Get wagons, plows, scrolls, animals and coins, and choose whether to pay with cubes, with grain or with
    time.
can-goods = Get wagons, plows, scrolls and animals
can-train = Train somebody, and pay with time from then on
can-mill = Turn grain into coins at the mill

step-buy = You are Ada, and you have taken a cube from the [crafts](crafts). So now you may act in one of the five
    buildings here. They are where goods come from: customers want them, travellers need them, farms work better with
    them.

    Every workshop shows a price. Pay it and you have the good at once: nobody has to work for it. At
    the [office](building:office) a scroll costs one Knowledge, and you have a pink Knowledge cube.
    .title = Buying a good
    .task = Buy a scroll at the [office](building:office).
    .hint = Point at the office. You are asked what to do there: you want to buy.
    .move = Click the [office](building:office) and choose “Buy a scroll”.
    .done = A scroll for one cube, and not a minute of your family’s time.
    .slow = Legal, but learning and writing take { $crafts-office-training } and { $crafts-office-time } time. Your
        cube gets you the same scroll at once.
    .learn = Legal, but that is training: somebody learns to write, and you still have no scroll.
    .leave = Legal, but you have the cube for a scroll, and here is where it is spent.
    .other = Legal, but that is another craft, and it takes time. Your cube gets you a scroll at once.

step-train = What if you don’t have the cubes? Then somebody learns the craft. A member goes from your farm to a
    workshop and stays there. At the [wainwright](building:wainwright) training takes { $crafts-wainwright-training }
    time.

    Whoever has arrived may make a wagon right away, for { $crafts-wainwright-time } time more. Time is what your
    family pays with its life: 1 time, an hourglass in the pictures, moves your marker one space along the life track.
    You can open a picture of what everything costs here.
    .title = Learning a craft
    .task = Send a “1” to the [wainwright](building:wainwright), who learns there and makes a wagon at once.
    .hint = Two things in one action: look for the choice that trains and makes.
    .move = Click the [wainwright](building:wainwright) and choose to train a “1” and make a wagon.
    .done = No cube was spent, but your marker moved on: { $crafts-wainwright-training } spaces for learning, {
        $crafts-wainwright-time } for the wagon. And now you have a wainwright in the family.
    .learn = Legal, but that is the training alone. You may make the wagon in the same action, and you want one now.
    .other = Legal, but that is another craft, and here you want a wagon.
    .leave = Legal, but a family without a craft has nothing to sell.
    .nobody = Nobody of yours is trained here yet: somebody has to come from the farm and learn first.

step-work = Your [wainwright](building:wainwright) is trained, and that stays so. From now on a crafts action gives
    you a wagon for { $crafts-wainwright-time } time, with no more training.

    You could also buy the wagon with your two cubes. But a road you have in mind will ask for cubes like these, so
    this time pay with time. A wainwright makes wagons and nothing else: at each of the other workshops you need
    somebody trained for that craft. A place never fills up: any number of members, yours and other families’, may stand there.
    .title = Working for time
    .task = Let your [wainwright](building:wainwright) make a second wagon.
    .hint = Neither training nor buying: your trained member makes it.
    .move = Click the [wainwright](building:wainwright) and choose “Make a wagon”.
    .done = A wagon for { $crafts-wainwright-time } time, and your cubes are still there. Training once saves time
        again and again.
    .cubes = Legal, but both of your cubes are gone, and you wanted to keep them. Your wainwright does it for a little
        time.
    .second = Legal, but one trained member is enough here. Training another costs time that you could save.
    .leave = Legal, but your wainwright is standing there with nothing to do.
    .smithy = Your trained member is a wainwright. At this workshop nobody of yours has learned.
    .other = Legal, but that doesn’t get you a wagon, and your trained wainwright is standing there with nothing to
        do.

step-stable = One action gives you one good, and never more. Two of your family work at
    the [stable](building:stable), and still you get one animal: not one from each of them, and not one made and another
    bought. You want an ox, because with plow and ox a harvest brings { $farm-harvest-ox } grain.

    Making it takes { $crafts-stable-time } time. Buying it costs { $crafts-stable-grain } grain. Look at your marker
    on the life track: when it passes the bridge, one of your eldest dies. You don’t want that yet. You can open a
    picture of how far each choice would take you.
    .title = One good an action
    .task = Let this action’s one good be an ox, without letting anybody die.
    .hint = One space more is safe, the second takes your marker past the bridge. Which price takes no time at all?
    .move = Click the [stable](building:stable) and choose “Buy an ox”.
    .done = The ox is yours for { $crafts-stable-grain } grain, and your marker didn’t move. With your plow the next
        harvest brings { $farm-harvest-ox } grain. Trained members are useful even so: they give you the choice.
    .bridge = Legal, but that time carries your marker past the bridge, and one of your eldest dies. Grain would have
        done it.
    .horse = Legal, but a horse helps less: with plow and horse a harvest brings { $farm-harvest-horse } grain, with
        plow and ox { $farm-harvest-ox }.
    .mill = Legal, but the mill turns grain into coins, and its time carries your marker past the bridge. You came for
        an ox.
    .leave = Legal, but without the ox your plow stands idle.
    .train = Legal, but the time for the training carries your marker past the bridge, and one of your eldest dies.

step-mill = The fifth building is the [mill](building:mill). Nobody is trained there, and nobody ever stands there.
    You bring { $crafts-mill-grain } grain and { $crafts-mill-time } time, and you leave with { $crafts-mill-coins }
    coins.

    Coins are worth having. Each one that you still have at the end of the game is a prestige point, and until then a
    coin can stand in for any one influence cube.
    .title = Grain into coins
    .task = Grind grain at the [mill](building:mill).
    .hint = You need no trained member for this, only grain and a little time.
    .move = Click the [mill](building:mill).
    .done = The coins are on your farm, one grain is left, and your “1”s are all where they were. Only grain
        has a limit: a farm holds any number of cubes, goods and coins.
    .animal = Legal, but that takes all your grain, and an animal is not money. Without a plow it doesn’t help at the
        harvest either.
    .leave = Legal, but the coins are waiting for you.
    .plow = Legal, but that is a plow for time, and you have come for money.
    .train = Legal, but learning brings no money, and the mill needs nobody who has learned.

step-coin = At the market a [customer](stall:1) offers six points for a plow and an ox. You have the ox. A plow costs
    one Knowledge and one Skill at the [smithy](building:smithy), and you have a Knowledge cube, but no Skill.

    Remember the coins: each can stand in for one cube. And look at your marker before you think of training: one more
    space and it passes the bridge.
    .title = Putting it together
    .task = Buy a plow at the [smithy](building:smithy) and keep as many coins as you can.
    .hint = When you are asked how to pay, let a coin stand in only for the cube that you don’t have.
    .move = Click the [smithy](building:smithy), choose “Buy a plow”, and pay with one Knowledge and one coin.
    .done = Plow and ox stand on your farm: a great harvest, or six points at the market. And nobody had to die for
        it. How to sell them is in the next chapter.
    .two-coins = Legal, but one coin too many: your Knowledge cube does the same, and a coin is a point at the end.
    .bridge = Legal, but learning and making a plow take a lot of time, and one of your eldest dies. The cube and a
        coin do it at once.
    .later = Legal, but the time for the training carries your marker past the bridge, and you still have no plow.
    .wagon = Legal, but the customer wants a plow with the ox, and what you have just paid will be missing.
    .leave = Legal, but everything you need for the plow is on your farm.
    .other = Legal, but that takes time, your marker passes the bridge, and one of your eldest dies.
