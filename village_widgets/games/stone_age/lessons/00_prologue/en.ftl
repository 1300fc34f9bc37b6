lesson-title = The goal
lesson-about = Who wins, where points come from, and what a round is: count the points of a finished game, then play a turn.

step-points = You are Ada. Your people have hunted, gathered and built, and now the game is over. The most points win.
    .title = Who wins?
    .way = These [points](tribe:0:score) came along the way, most for what you built. Press them.
    .resources = Each of [these](tribe:0:wood) left over is a point.
    .culture = You know these [signs](tribe:0:culture), like music: many different ones count most.
    .people = And these [people](tribe:0:people) make things count.
    .done = All of it is your people’s work. Send them out!

step-place = A new game. Each round all send out their people, in turn. One of yours is left.
    .title = Placing
    .task = Send it to the [forest](place:forest).
    .hint = It is the green land with the trees.
    .move = Click the [forest](place:forest).
    .done = All are out. Now they work.
    .elsewhere = You may, but this time let us have wood.
    .taken = Bela is there already. Go to the forest.

step-act = Your hunters roll dice.
    .title = Working
    .task = Let your [hunters](place:hunt) hunt.
    .hint = They stand where the deer runs.
    .move = Click the [hunters](place:hunt).
    .done = A good hunt! Once all have worked, all eat: that is a round. Now take your time: your first round waits.
    .later = You may, in any order. But this time hunt first.
