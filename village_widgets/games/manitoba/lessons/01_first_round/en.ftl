lesson-title = Your first round
lesson-about = Lift the totem, send a Cree into the land, take a step on a path, and see what the others and the season do: two
    rounds in a few minutes.
can-lift = Lift discs for the colour that you want
can-act = Act in the land and on a path
can-follow = Act once when somebody else is active

step-lift = You are Ada, and lead a clan of the Cree. This round you are active: you choose the colour.

    The [totem](totem) is a pile of five discs, one for each terrain. Lift some from the top and turn them over together: the
    last is on top then, and is your colour. Brown stands for prairies.
    .title = The totem
    .task = Lift discs so that [brown](disc:2) is your colour.
    .hint = Brown is the second disc. The green one above it comes along.
    .move = Click the [brown disc](disc:2).
    .done = Two discs lie in your village, and brown is on top. What the green one is good for you will see soon.
    .green = Legal, but now your colour is green. Take it back and lift one more.
    .more = Legal, but now another colour is on top. Take it back and lift down to brown.
    .first = First lift discs: without them you have no colour.

step-enter = Your colour gives you two actions, in any order: one in the land and one on a path.

    Begin in the land. A Cree from your [square](square:0) goes to a prairie where no Cree stands. Those in your [huts](huts:0)
    are asleep and can’t go anywhere.
    .title = Into the land
    .task = Put a Cree on the [prairie](region:5) that is nearest to your first one.
    .hint = Your first Cree is on a prairie on the left. Go two regions to the right from there.
    .move = Click the [prairie](region:5).
    .done = Your Cree has arrived, and the bison there is yours.
    .elsewhere = Legal, since any prairie without a Cree will do. But this time take the nearest one.
    .later = Legal, since the order is yours. But begin in the land: take it back.
    .wake = Legal, but waking takes the place of both actions. Take it back and go into the land.
    .finish = Legal, but you would give away both actions. Take it back.
    .green = That is a forest. Green lies in your village too, but only the disc on top is your colour.

step-store = A good that you take goes to your village. Each kind has a [storage](clan:0) of its own there, which fills from
    below. The number beside the top one says how many points they would bring.
    .title = A place for the bison
    .task = Put it into the [storage of bison](place:0:bison).
    .hint = Two bison lie there already.
    .move = Click the [storage of bison](place:0:bison).
    .done = Three bison, and 4 beside them instead of 2. When such points are counted, a later chapter tells.
    .altar = Legal, and useful, as a later chapter will show. But this time use the storage: take it back.

step-walk = The second action is a step on a [path](paths). Brown is the path of the hunter. None of your Cree is there yet, so
    one comes from your square to the first space, and you get at once what the space shows.

    Nobody has to use an action. But here it would be a pity not to.
    .title = A step on a path
    .task = Take a step on the [path of the hunter](path:hunter).
    .hint = It is the brown one.
    .move = Click the [path of the hunter](path:hunter).
    .done = 1 point, and you have done both. Then Bela and Caro had one action each, in brown or green: Bela went to a forest,
        Caro began the path of the hunter. Now all have acted.
    .finish = Legal, but a step forward costs you nothing. Take it back.
    .green = That path is green, and your colour is brown.

step-event = At the end of a round its [season card](card:0) is carried out. This one was an event: points for each Cree of yours
    in the land. You have two there.
    .title = The event
    .task = Point at your [score](score:0).
    .sought = the score of your own clan
    .hint = It is at the top of your village board.
    .move = Click your [score](score:0).
    .done = 1 from the path and 2 for your Cree in the land: 3 points. Then the next round began. Bela is active now, has lifted
        three discs and gone to a lake. Caro took a horse. Now it is your turn.

step-follow = Blue, white and beige lie in Bela’s village. You are not active in this round, so you have a single action, in the
    land or on a path. But you may use the colour of any of these discs.

    A Cree that you put into the land has to come beside one of your own now.
    .title = Somebody else is active
    .task = Put a Cree on the [hills](region:7) beside your last one.
    .hint = Hills are beige, and these touch the prairie that you went to.
    .move = Click the [hills](region:7).
    .done = A horse for you. Bela lifted the discs, but you used them, too. Now comes the event of this round: each clan takes one
        good. Bela took a bison, Caro a berry.
    .elsewhere = Legal, but this time you want the horse of those hills. Take it back.
    .path = Legal, but that was your only action. This time go into the land: take it back.
    .finish = Legal, but you would give your action away. Take it back.
    .green = Green isn’t in Bela’s village in this round.

step-take = The [card](card:1) shows a berry and a bison, and you may take one of them. Look at the numbers in
    your [storages](clan:0): what would one more bring?
    .title = A good for each clan
    .task = Take the good that adds more to your points.
    .hint = A third berry makes 4 out of 2. And a fourth bison?
    .move = Choose the [bison](supply:bison).
    .done = Four bison: 8 instead of 4. Those were two rounds: lift, act, let the others act, and carry out the card. Caro is
        active next, and so it goes round.
    .berry = Legal, but it makes 4 out of 2, and the bison makes 8 out of 4. Take it back.
