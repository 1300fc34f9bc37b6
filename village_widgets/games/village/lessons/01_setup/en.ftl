lesson-title = Your first turns
lesson-about = Take a cube, act, and meet your family: two kinds of turn in a few minutes.
can-cube = Take a cube, and act where it lay
can-born = Bring a child into your family
can-plague = Take a plague cube and pay with time
can-leave = Take a cube for its own sake, without acting

step-first-cube = You are Ada, and you lead a family. A turn is short: take one cube from an action space, then do what
    that space is for.

    You would like a bigger family. Any cube on the family space lets you act there; the pink one,
    Knowledge, will pay for something useful later.
    .title = Your first cube
    .task = Take the [pink cube](cube:family:knowledge) from the family space.
    .hint = Three cubes lie there: orange, pink and black.
    .move = Click the [pink cube](cube:family:knowledge).
    .done = The cube is yours, and you may act. Coloured cubes are influence, which you pay with: pink is Knowledge, orange
        Skill, green Persuasion and brown Faith.
    .skill = Legal, but something useful will cost Knowledge, a pink cube, later. Skill pays for other things.
    .plague = Legal, but a black cube brings no influence and costs you instead. You may act all the same, so it is not
        always a bad choice.
    .elsewhere = Legal, but that cube is for another action, and your family stays as it is.

step-first-birth = Now comes the action. On the family space a new member of your family is born. They come in order: the
    next is a [“2”](unborn:0:2).
    .title = Your first action
    .task = Let a [“2”](unborn:0:2) be born, on your farm.
    .hint = The unborn wait at the lower edge of your farm.
    .move = Click the [“2”](unborn:0:2) at the lower edge of your farm.
    .done = Five people live on your farm. That was a whole turn: a cube and an action. Now Bela would take her turn, then
        Caro, and so on until the cubes are gone.
    .leave = Legal, but the birth costs you nothing, and a bigger family can do more.

step-family = Your [farm](farm:0) began with four “1”, the first generation, and { $farm-coins ->
        [one] one coin
       *[other] { $farm-coins } coins
    }. A coin pays for any one cube. The “1” are the oldest; most of the “2”, all the “3” and the “4” are not born yet.

    Around the house runs the life track. Much of what your family does takes time, and time makes people old. In the
    end those count who are well remembered.
    .title = Your family
    .task = Point at the oldest on your farm, the “1”.
    .sought = the people with a “1” at the house of your own farm
    .hint = They are the people in front of the house, in your colour.
    .move = Click the [“1” at your house](member:0:1:farm).
    .done = The oldest die first. Before that they can do a great deal for you.

step-plague = A later round, and it is your turn. You want grain, so you need the [harvest](field), but only a black cube is
    left there.

    A plague cube brings no influence. It goes back to the supply and costs you { $turn-plague-time } time. After that you
    may act as with any other cube.
    .title = The plague
    .task = Take the plague cube from the harvest.
    .hint = The black one. It hurts a little, but it is the only way to the fields.
    .move = Click the [black cube](cube:harvest:plague) on the harvest.
    .done = Your marker has gone { $turn-plague-time } spaces along the [life track](farm:0): that is what { $turn-plague-time } time costs your
        family. The fields are yours.
    .elsewhere = Legal, but no grain grows there, and your farm has none left.
    .family = There is no cube on the family space any more. Whoever wants to act there has to find another way.

step-act = You have paid for your turn, now use it. A harvest brings { $farm-harvest } grain to your [farm](farm:0).

    You could also leave the action undone. Actions are an offer; only that of the market must be held.
    .title = Acting
    .task = Bring in the harvest.
    .hint = The fields are waiting.
    .move = Click the [fields](field).
    .done = { $farm-harvest } grain are in your [barn](farm:0). A whole turn: a cube, then the action of its space. Bela is next.
    .leave = Legal, but then the plague was for nothing.
    .birth = You took your cube at the harvest, so the harvest is all you can do this turn.

step-leave = This time you have taken a cube from the church because you wanted the cube. The [church](bag) would take one
    of your family for one Faith or { $church-time } time. You have no Faith, and on your [life track](farm:0) it is not far to the
    bridge: 2 time more, and somebody dies.
    .title = Leaving an action
    .task = Leave the action undone.
    .hint = There is no place on the board for doing nothing. Look for a button beside the question.
    .move = Choose the button “Leave the action”.
    .done = The cube is yours, your time is saved, and nobody had to die.
    .join = Legal, but { $church-time } time takes your marker over the bridge, and somebody in your family would die for it.
    .elsewhere = You took your cube at the church, so the fields are not open to you this turn.
