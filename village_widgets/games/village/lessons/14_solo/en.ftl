lesson-title = Alone against Carla
lesson-about = Nobody else at the table: Carla answers your cubes, and you try to know beforehand how.
can-answer = Know Carla’s answer before you take a cube
can-fate = Count on her fate tiles, and deny her rows
can-rank = Play alone to the end, and find your rank

step-waiting = The Big Box can be played alone. You are Ada, and the village is laid out as for
    two: [Carla’s farm and board](rival) is the second one. Carla is nobody’s player. She has neither coins nor
    goods, and a few fixed rules say what she does. But she takes cubes, customers and places in the chronicle that
    you would like to have.

    Her older ones, the [“1”](member:1:1:farm) and the “2”, stand beside her board. The younger ones wait at the
    church until a cube sends them in.
    .title = Carla
    .task = Point at one of Carla’s family who waits at the church.
    .sought = a “3” or a “4” on the lower shelf of Carla’s board
    .hint = They are on the lower shelf of her board.
    .move = Click the [“3”](unborn:1:3) or the “4” on the lower shelf of [her board](rival).
    .done = Those two “3” and two “4” are all she will ever send to church. You always begin, in this round and in
        each one that follows.

step-same = You take a cube and act as ever. Then Carla answers: she takes a cube of the same colour from the same
    action space, and whether you act or not makes no difference. To a plague cube she answers with plague.

    Two orange cubes lie on the [family](cube:family:skill) space. Take one, and she takes the other: nobody else
    can have a child there this round.
    .title = The same again
    .task = Take an orange cube from the [family](cube:family:skill) space.
    .hint = It is the space with two cubes of the same colour and nothing else.
    .move = Click an [orange cube](cube:family:skill) on the family space.
    .done = A “2” was born on your farm, and Carla took the second cube. Her first one lies beside the council’s
        sign at the top of her ring. Each one after it goes to the next space clockwise.
    .crafts = Legal, but there is only one orange cube in the crafts: Carla would look for hers elsewhere.
    .travel = Legal, but there is only one orange cube at travel: Carla would look for hers elsewhere.
    .elsewhere = Legal, but nobody is born there, and the family space keeps its cubes.

step-next = Often there is no second cube of the colour. Then Carla goes on clockwise from where you took
    yours: [market](market), [travel](travel), [council](council), [church](church), [family and
    harvest](land), [crafts](crafts), and the market again. She takes the first one of the colour that she comes to.

    Four brown cubes are left. You want one, and next time the one in the [council](cube:council:faith) or
    the [church](cube:church:faith) as well. Leave both of them where they are.
    .title = She goes on looking
    .task = Take a brown cube so that Carla takes hers from [travel](cube:travel:faith).
    .hint = Go backwards from travel: market, crafts, harvest. Where is the next brown cube?
    .move = Click the [brown cube](cube:harvest:faith) of the harvest.
    .done = Carla looked in the crafts and at the market and found brown at travel. Your grain is in the barn. Her
        second cube lies on the second space of her ring.
    .council = Legal, but from the council her next space is the church: she would take the brown cube there, and
        send a “3” into the black bag.
    .travel = Legal, but that is the cube meant for Carla. From there she goes on to the council.
    .church = Legal, but after the church come family and harvest: she would take the brown cube of the harvest.
    .elsewhere = Legal, but that cube is of another colour, and so is Carla’s.

step-quill = Look at [her board](rival). After every second space lies a fate tile, face down. Her third cube passes
    the first of them, and the tile is turned over at once. Behind one tile of each three is a quill: somebody of
    her family dies. The lowest number beside her board goes first, then those who wait at the church, then those at
    the windows, the lowest window first; nobody in the bag.

    Where they lie is decided by the cube: the row of the [chronicle](chronicle) is that of the action space it came
    from. Harvest and family both count as the farm. You want the church’s row to stay free for your own people.
    .title = Fate
    .task = Go to church yourself, so that Carla’s cube comes from the [council](cube:council:faith).
    .hint = Take the brown cube of the church, and the next brown one clockwise is Carla’s.
    .move = Click the [brown cube](cube:church:faith) of the church.
    .done = One of yours is in the black bag. Carla’s cube came from the council and passed a tile, and behind it
        was the quill: a “1” of hers is remembered there as a councillor.
    .council = Legal, but then her cube comes from the church: a “3” joins the black bag, and if the tile is the
        quill, she lies in the church’s row.
    .elsewhere = Legal, but this cube does not do both: you at church, and Carla’s cube from the council.

step-any = Later. You took the last brown cube of the whole board, from the [church](church). Carla finds none of
    that colour, so she takes any cube from the space you took yours from, and you choose it for her.

    One thing comes with it: when her cube is from the church, whatever its colour, the lowest number of those who
    wait there joins the black bag, and she pays nothing for it.
    .title = You choose for her
    .task = Give Carla the [plague cube](cube:church:plague), and keep the pink one on the board.
    .hint = A pink cube can buy you a scroll, a plague cube only costs you time.
    .move = Click the [plague cube](cube:church:plague) in the church.
    .done = The plague does nothing to Carla, and the pink cube is there for you. One of her “3” is in the bag: for
        that it was enough that her cube came from the church.
    .pink = Legal, but pink is what you need. To Carla all cubes are alike.

step-search = You took the last pink cube from the [council](council), and now neither pink nor anything else is
    left there. Once more you choose for Carla, but from the next space clockwise that has any cubes: the church.

    Nobody waits there any more. Two of hers stand at the windows, two are in the bag. When she comes to the church
    now, she leaves the action, and it stays so until the end of the game.
    .title = An empty space
    .task = Give Carla the [plague cube](cube:church:plague) again.
    .hint = Orange and pink together buy a wagon from the [wainwright](building:wainwright).
    .move = { step-any.move }
    .done = Carla has her cube, and in the church nothing happened. The orange one is yours if you want it: with the
        pink one it buys a wagon.
    .orange = Legal, but with the pink one that you have just taken, the orange one would buy you a wagon.

step-own-day = You have called a market day, with a plow and a wagon to sell. Carla serves one customer on each
    market day, for nothing, and only one: the [front one](stall:22), nearest to the counter. On your own day you
    sell first, and then she serves whoever is in front by now. After that you may go on at the extra cost.

    If you pass she serves her customer all the same.
    .title = A customer for Carla
    .task = Sell in an order that lets you sell both the plow and the wagon.
    .hint = Carla takes the first customer from the left whom you leave there. Which of yours stands in front?
    .move = Click the [customer who wants a plow](stall:22).
    .done = Carla served the one behind, and you sold your wagon too, for the extra cost. Three customers came, and
        then Carla answered your green cube. It passed a fate tile, and nothing was behind it: the quill of this set
        lies open already.
    .wagon = Legal, but then Carla serves the front customer, and nobody wants your plow.
    .pass = Legal, but Carla serves the front customer all the same, and you sell nothing.
    .queue = Nobody is served in the queue, not even by Carla.

step-grave = Two tiles of this set lie open, and both are blank. The third must be the quill: with her next cube
    somebody of Carla’s family dies. But the market has no row in the chronicle. If her cube comes from there, the
    member lies in an anonymous grave beside the [chronicle](chronicle), and when the graves are full, the end is
    rung in.

    You would like to go to the council anyway. Only two green cubes are left.
    .title = No row for traders
    .task = Take a cube so that Carla’s comes from the [market](cube:market:persuasion).
    .hint = There is one green cube in the council and one on the market. If you have one, she has the other.
    .move = Click the [green cube](cube:council:persuasion) in the council.
    .done = You entered the council and took the ring. Then her cube passed the third tile: one of her “1” lies in
        an anonymous grave. All three tiles lay open, so they were shuffled and lie face down again. In each lap of
        her ring two of hers die.
    .market = Legal, but then the day is yours, and Carla’s green cube comes from the council: she gets a place
        there.
    .travel = Legal, but then Carla takes the brown cube of the harvest, and a place in the farm’s row.
    .harvest = Legal, but then Carla takes the brown cube of travel, and a place in the row of travel.

step-her-day = Carla’s cube came from the market, so she calls a market day. She served the front customer at once.
    Now you may sell, at the extra cost: { $market-surcharge-persuasion } green cube and { $market-surcharge-time }
    time.

    You have neither green nor a coin. But you have the [ring](council): alone it is as good as a coin, until the
    new round begins. In other games it makes you the starting player, and that you are anyway.
    .title = The ring is a coin
    .task = Serve the customer who wants a [scroll and grain](stall:20), and pay with the ring.
    .hint = A coin may stand in for a green cube, and your ring may stand in for a coin.
    .move = Click the [customer with scroll and grain](stall:20).
    .done = Three points for a scroll, a grain and the ring. At some tables nothing is sold on a day that Carla
        called: agree with yourself before you begin.
    .small = Legal, but the other one gives more for the same scroll, and your grain has no better use.
    .pass = Legal, but the ring is worth nothing at the end, and your scroll only what a customer gives for it.
    .queue = Patience: they wait in the queue.

step-ring-spent = You have reached the second stage of the [council](council) in the same round and may use one
    privilege. The ring is not there: you spent it, and a spent ring lies in the supply until the new round begins.

    A ring that you keep is not kept for long. It goes back to the council when the new round begins, so spend it.
    .title = A spent ring
    .task = Take two cubes that buy a plow: orange and pink.
    .hint = That is the privilege of the second stage, one of each kind.
    .move = Choose the button with one Skill and one Knowledge.
    .done = Both cubes are yours. The ring comes back to the council with the new round, and somebody of yours can
        take it there.
    .other = Legal, but those two do not buy a plow.
    .decline = Legal, but two cubes for nothing are seldom to be had.

step-well = The last two cubes of the round are brown. If you take one, Carla takes the other, and the round is
    over.

    At the [well](well) you pay three cubes of one colour and carry out any action you like, without a cube. Carla
    does not answer it. She takes nothing, nobody dies, and it is your turn again.
    .title = A turn of your own
    .task = Go to the [well](well) for a child, and leave the cubes where they are.
    .hint = You have three brown cubes.
    .move = Click the [well](well) and pay with brown.
    .done = A “2” was born, both cubes still lie there, and you decide again. If you call a market day by the well,
        Carla keeps away from it as well, unless your table plays it otherwise.
    .travel = Legal, but Carla takes the last cube after it, and the round is over.
    .crafts = Legal, but Carla takes the last cube after it, and the round is over.

step-mass = A mass is held as always, and Carla is part of it. One of hers who is drawn goes to the lowest window
    where none of hers stands. So she has at most one at each of the four. If one of hers stood at
    every window, the next would go back into the bag.

    She never pays and never rises by herself. A coin brings one of yours out of the bag for certain.
    .title = The mass with Carla
    .task = Buy a “1” out of the [black bag](church).
    .hint = The coin that you have is for this.
    .move = Click one of your [“1” in the black bag](member:0:1:bag).
    .done = Three more were drawn: a “4” of Carla’s went to the second window, for at the first there was one
        already, and a “3” to the third. The monk went back into the bag.
    .two = Legal, but the “2” will live longer and has other things to do. Send the old ones.
    .stay = Legal, but of yours only two are in the bag, and who comes out is left to chance.
    .rise = First the drawing, then the windows.

step-rise = Three members each: you and Carla are equal, and the most advanced one decides. Hers stands at the
    third [window](church), yours at the second. Carla counts when the mass asks who has most members in the church.
    She gains no prestige for it, but she takes it from you.
    .title = The majority with Carla
    .task = Move a member up so that the { $church-majority } points of the majority are yours.
    .hint = Who stands as high as hers is enough: those who are equal gain the points both, and Carla has no use for
        hers.
    .move = Click one of yours at the [second window](member:0:1:church-2).
    .done = Equal in number and in height. You gain { $church-majority } prestige points, and Carla gains nothing.
    .low = Legal, but then your most advanced member still stands lower than hers.
    .stay = Legal, but then Carla is ahead, and nobody gains anything for the majority.
    .late = The drawing is over.

step-round = The last two cubes lie on [harvest](cube:harvest:faith) and [crafts](cube:crafts:faith). You take one,
    and Carla’s answer is the last one of the round.

    Then a new round begins, and you start it: alone you start every one. All cubes on [Carla’s board](rival) but
    the last go back to the supply. That one marks how far she has come, and her next cube goes to the space after
    it.
    .title = A new round
    .task = Take the cube of the [harvest](cube:harvest:faith), and see what becomes of her board.
    .hint = You have a field and a barn.
    .move = { step-next.move }
    .done = Two sacks for you, and the last cube for Carla. Your ring went back to the council, one cube is left on
        her board, and the action spaces are full again.
    .crafts = Legal, but then Carla takes the cube of the harvest, and your barn stays half empty.
    .well = Legal, and Carla would not answer. But today we want to see the new round.

step-die = Some find Carla too easy to foresee. This table plays the other way: instead of taking your colour, Carla
    rolls a die for hers. It is rolled again until it shows a colour that is still on the board. She looks for that
    colour where you took your cube, and then clockwise as ever.

    You know less now, but not nothing. A colour of which you take the last cube she cannot get.
    .title = The die
    .task = Take the last [pink cube](cube:crafts:knowledge), so that the die cannot show pink.
    .hint = It lies in the crafts.
    .move = Click the [pink cube](cube:crafts:knowledge) in the crafts.
    .done = You trained somebody at the office and made a scroll. The die showed brown. There was none in the crafts
        and none on the market, so Carla took the brown cube of travel.
    .orange = Legal, but there is another orange cube on the board, and the die can still show pink.
    .elsewhere = Legal, but the die could still show pink.

step-one-colour = Once only one colour of influence is left on the board, the die rests. Then you choose for Carla:
    any cube of the space that you took yours from, or of the next one clockwise that has any.

    You took the orange cube from [travel](travel). Brown is the only colour left.
    .title = The die rests
    .task = Give Carla the [plague cube](cube:travel:plague), and keep the brown one for a journey.
    .hint = Both cubes lie at travel.
    .move = Click the [plague cube](cube:travel:plague) at travel.
    .done = The plague is hers, and the brown cube is still on travel. Which way to decide her cube is up to you:
        choose it when you begin a game.
    .brown = Legal, but brown is what the road to city A costs.

step-rank = The end comes as always, by the graves or by the chronicle. If your turn rings it in, Carla answers that
    turn’s cube and the last mass is held; if her cube does, you have one turn more, which she does not answer. This
    time it was one of hers who took the last grave. Nobody wins against Carla: your points are worth a rank.

    You have the { $church-majority } points of the majority for certain, and with everything counted 48. From 50 on
    you are a master, and there are two grain left.
    .title = A rank
    .task = Take the step that brings you to 50 points.
    .hint = The windows are worth more the higher they are. You need two points more.
    .move = Click your [“2” at the third window](member:0:2:church-3).
    .done = 50 points, and the rank of a master. From 60 on there are still better ones. Now choose “Play alone” on
        the start page: Carla waits.
    .low = Legal, but that step is worth only one point.
    .stay = Legal, but grain is worth nothing at the end, and you stay below 50.
    .top = There is no higher window.
