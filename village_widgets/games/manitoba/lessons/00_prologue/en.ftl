lesson-title = The goal
lesson-about = Who wins, where points come from, and what a turn is: count the points of a finished game, then play a turn.

step-points = You are Ada. Your people have gathered, hunted and dreamed through a whole year, and now the game is over. The most
    points win.
    .title = Who wins?
    .way = These [points](clan:0:score) came along the way. Press them.
    .goods = What is still [stored](clan:0:bison) counts too: much of one kind counts most.
    .shells = And [these](clan:0:shells) are worth one or two points each.
    .done = On the way you were level with Bela. What was left over made you the winner!

step-lift = A new game, and you begin. This [pile](totem) decides where your people may go: lift some of it from the top, turn
    that over, and what lies on top is your colour.
    .title = A colour
    .task = Lift down to the [green one](disc:2).
    .hint = It is the second from the top.
    .move = Click the [green one](disc:2).
    .done = Green lies on top: you may go to a forest.
    .other = Legal, but this time let green be on top. Take it back.
    .first = First lift: only then do you know where you may go.

step-enter = One of your people may go to a forest and take what lies there.
    .title = Into the land
    .task = Send somebody to this [forest](region:8).
    .hint = It is in the top row, on the right.
    .move = Click the [forest](region:8).
    .done = A berry for you! Then the others act, too: that is a round. Now take your time: your first round waits.
    .elsewhere = Legal, but this time go to the other forest. Take it back.
    .later = Legal, but this time go into the land first. Take it back.
    .taken = Bela’s people are there, and it is a lake. Go to the forest.
