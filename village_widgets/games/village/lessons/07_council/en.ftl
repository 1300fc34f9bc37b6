lesson-title = The council
lesson-about = Send somebody into the council chamber, climb its stages, and use what each of them offers.
can-enter = Send somebody into the council
can-climb = Climb its stages for scrolls or Persuasion
can-use = Use one privilege with every move

step-enter = You are Ada, and one of your family would like a say in the village. The council has four stages. A
    member from your farm enters on the [first stage](council:1).

    Entering costs { $council-persuasion } green Persuasion cubes or { $council-scrolls } scroll, and the time of the
    stage, which is { $council-time-0 } on the first. You have two Persuasion on your [farm](farm:0). Each stage has a
    privilege, but only for those who have somebody in the council.
    .title = Into the council
    .task = Send a “1” to the [first stage](council:1) of the council.
    .hint = Whoever enters begins at the bottom.
    .move = Click the [first stage](council:1).
    .done = Your “1” is in the council, for two cubes and { $council-time-0 } time. And something comes with it at
        once: the privilege of the stage.
    .leave = Legal, but you have the two cubes that open this door.
    .stay = That is for families who have somebody in the council already. You don’t have anybody there yet.

step-ring = With every move in the council, you may use one privilege: that of the stage your member has reached, or a
    lower one. Your “1” is on the first stage, so it is the [first privilege](privilege:ring) or none.

    Its ring makes you the starting player of the next round. You get the first choice among all the new cubes. When
    the new round begins, the ring goes back to the council.
    .title = The ring
    .task = Take the [ring](privilege:ring).
    .hint = The first privilege is the one beside your member.
    .move = Click the [first privilege](privilege:ring).
    .done = The ring is yours, and you start the next round. If nobody had taken it, the starting player would have
        stayed the same.
    .decline = Legal, but the ring was free. Nobody has to use a privilege, and nobody gets anything for going
        without.
    .high = Your member isn’t high enough for that yet. First climb.

step-scroll = A round later, with your “1” still on the first stage. You could move it up to the [second](council:2),
    for the same price as entering, and this time for { $council-time-1 } time. One action is one step: one of yours
    enters, or moves up a single stage, whatever you could pay.

    A scroll does for { $council-persuasion } Persuasion. You have one scroll, one Persuasion and one coin, and a coin
    can stand in for a cube. But a coin that you keep is a point at the end.
    .title = Moving up
    .task = Move your “1” up to the [second stage](council:2), and keep your coin.
    .hint = You are asked how to pay. Which of the two ways needs no coin?
    .move = Click the [second stage](council:2) and choose to pay with the scroll.
    .done = The second stage, for a scroll and { $council-time-1 } time. The third would be another action, for the
        same price and more time. Now the second privilege is open to you.
    .coin = Legal, but a Persuasion and a coin are gone, and the coin was a point. The scroll could have paid alone.
    .second = Legal, but that is a second member on the first stage, where the ring is gone. Your first one would have
        opened a new privilege.
    .leave = Legal, but you can pay, and a better privilege is one step away.
    .stay = Staying would open the first privilege only, and Bela has taken the ring. Climb, and there is more.

step-influence = From the second stage you may use the first or the [second privilege](privilege:influence), but not
    both. The [ring](privilege:ring) is with Bela. There is only one, so until the next round the first privilege
    gives nothing.

    The second one gives you { $council-influence } influence cubes of your choice. They may be alike.
    .title = Influence of your choice
    .task = Take two cubes of the colour that the council asks for.
    .hint = Every stage of the council asks for the same colour.
    .move = Click the [second privilege](privilege:influence) and choose “Take 2 Persuasion”.
    .done = Two Persuasion, and you had one already. The council helps to pay for its own stairs.
    .other = Legal, and useful elsewhere. But every stage costs { $council-persuasion } Persuasion, and two cubes of it help most.
    .decline = Legal, but two cubes for nothing are worth bending down for.
    .ring = Bela has taken it. There is one ring only, and it comes back with the new round.

step-stay = Your “1” has reached the [third stage](council:3). You have taken the council’s last cube and would like
    to use the privilege there, but climbing on costs more Persuasion than you have. Also, your marker is right before
    the bridge: any time you spend now would cost a life.

    You needn’t move at all. With somebody in the council you may stay where you are and use a privilege of your
    highest member’s stage or below. That costs nothing but the action: no cubes, no scroll, no time.
    .title = A privilege without moving
    .task = Use a privilege without moving anybody.
    .hint = The choice has no place on the board. Look for a button beside the question.
    .move = Choose the button “Use a privilege without moving”.
    .done = Nothing paid, nobody moved, and still a privilege: that works whenever one of yours sits in the council. Now
        pick it.
    .leave = Legal, but then the action brings you nothing, and your member is on the third stage already.
    .short = You have one Persuasion, and that is not enough. But you needn’t move for a privilege.

step-good = The [third privilege](privilege:good) gives you one good of your choice: a scroll, a wagon, a plow, a
    horse or an ox. Nobody has to learn for it, and it takes no time.

    You have a horse in your stable. Have a look at the [customer](stall:0) with the most points, at the first stall.
    .title = A good of your choice
    .task = Take the good that this [customer](stall:0) wants together with your horse.
    .hint = Six points for two things: a horse, and what stands beside it on the tile.
    .move = Click the [third privilege](privilege:good) and choose the plow.
    .done = A plow out of the council chamber! With your horse it is worth six points on the next market day, and
        until then the two of them pull for your harvest.
    .other = Legal, but nobody at the stalls gives six points for that and a horse.
    .lower = Legal, but a lower privilege than you need. The plow would have been worth six points with your horse.
    .decline = Legal, but you could have had any good there is.
    .high = So close! For the fourth privilege somebody of yours has to be on the fourth stage.

step-top = Your “2” has climbed all the way to the [fourth stage](council:4). There the stairs end: nobody moves on
    from here. A member there is worth { $council-points-3 } points at the end of the game, on the third stage
    { $council-points-2 }, on the second { $council-points-1 }, on the first { $council-points-0 }.

    The top is a fine place to stay. If you don’t move, your highest member counts. If somebody moves or enters, the
    stage of that member does.
    .title = At the top
    .task = Get at the [fourth privilege](privilege:prestige) without paying for a move.
    .hint = You have done this before, on the third stage.
    .move = { step-stay.move }
    .done = Every privilege but the ring lies before you, and you have paid nothing yet.
    .enter = Legal, but whoever enters opens the first stage only, and Bela has the ring. You paid, and no privilege
        is left for you.
    .leave = Legal, but the best privilege of the council was yours for the asking.
    .higher = There is no fifth stage. Your “2” has arrived.

step-prestige = The [fourth privilege](privilege:prestige) turns exactly { $council-coins } coin into
    { $council-prestige } prestige points. It does so once each time, however many coins you have.

    A coin you keep is worth one point at the end. You have two.
    .title = A coin for fame
    .task = Turn a coin into prestige.
    .hint = The privilege beside the fourth stage.
    .move = Click the [fourth privilege](privilege:prestige).
    .done = { $council-prestige } points for a coin that was worth one! And whenever you come back with another coin,
        you can do it again. Your marker has moved on the [prestige track](prestige).
    .good = Legal, but a good still has to find its customer. Here are { $council-prestige } points for a coin, at
        once.
    .influence = Legal, but you have cubes, and here are { $council-prestige } points for a coin, at once.
    .decline = Legal, but you have two coins, and one of them could have become { $council-prestige } points.
