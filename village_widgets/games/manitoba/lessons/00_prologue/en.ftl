lesson-title = The goal
lesson-about = Who wins, where points come from, and what a turn is: count the points of a finished game, then play a turn.

step-points = You are Ada. A year of hunting and gathering is over, and the most points win.
    .title = Who wins?
    .way = These [points](clan:0:score) came along the way. Press them.
    .goods = What is [stored](clan:0:horses) counts, most of all if it is of one kind.
    .shells = And [these](clan:0:shells) count, too.
    .done = One point more than Bela: you win!

step-lift = A new game. This [pile](totem) says where your people may go: lift some of it and turn that over. What is on top then
    is your colour.
    .title = A colour
    .task = Lift down to the [green one](disc:2).
    .hint = It is the second from the top.
    .move = Click the [green one](disc:2).
    .done = Green is on top: you may go to a forest.
    .other = Legal, but this time let green be on top. Take it back.
    .first = First lift: only then do you know where you may go.

step-enter = One of your people may go and take what lies there.
    .title = Into the land
    .task = Send somebody to this [forest](region:8).
    .hint = It is in the top row, on the right.
    .move = Click the [forest](region:8).
    .done = A berry! When the others have acted, a round is over. Now take your time: your first one waits.
    .elsewhere = Legal, but this time go to the other forest. Take it back.
    .later = Legal, but this time go into the land first. Take it back.
    .taken = Bela’s people are there, and it is a lake. Go to the forest.
