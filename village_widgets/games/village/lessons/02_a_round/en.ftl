lesson-title = A round
lesson-about = Cubes, the plague, the well and coins: everything a turn can be, until the last cube is gone.

step-plague = It is your turn. You take one cube from an action space, and then you do what that space is for. You want grain,
    so you need the [harvest](field), but only a black cube is left there.

    A plague cube brings no influence. It goes back to the supply and costs you { $turn-plague-time } time. After that you
    may act as with any other cube.
    .title = The plague
    .task = Take the plague cube from the harvest.
    .hint = The black one. It hurts a little, but it is the only way to the fields.
    .move = Click the [black cube](cube:harvest:plague) on the harvest.
    .done = { $turn-plague-time } hourglasses have run out for your family, and the fields are yours.
    .elsewhere = Legal, but no grain grows there, and your farm has none left.
    .family = There is no cube on the family space any more. Whoever wants to act there has to find another way.

step-act = You have paid for your turn, now use it. A harvest brings { $farm-harvest } grain to your [farm](farm:0).

    You could also leave the action undone. Actions are an offer; only a market day must be held.
    .title = Acting
    .task = Bring in the harvest.
    .hint = The fields are waiting.
    .move = Click the [fields](field).
    .done = { $farm-harvest } grain are in your barn. A whole turn: a cube, then the action of its space. Bela is next.
    .leave = Legal, but then the plague was for nothing.
    .birth = You took your cube at the harvest, so the harvest is all you can do this turn.

step-leave = This time you have taken a cube from the church because you wanted the cube. The [church](bag) would take one
    of your family for one Faith or { $church-time } time. You have no Faith, and your family is not young any more: two
    more hourglasses, and somebody dies.
    .title = Leaving an action
    .task = Leave the action undone.
    .hint = There is no place on the board for doing nothing. Look for a button beside the question.
    .move = Choose the button “Leave the action”.
    .done = The cube is yours, your time is saved, and nobody had to die.
    .join = Legal, but { $church-time } time takes your marker over the bridge, and somebody in your family would die for it.
    .elsewhere = You took your cube at the church, so the fields are not open to you this turn.

step-well = Now you want a child, and the family space is empty. For this there is the [well](well): pay { $turn-well }
    influence cubes of one colour, and do any action you like, wherever it is.

    The well costs you cubes instead of bringing one. Keep it for what you really need.
    .title = The well
    .task = Go to the well.
    .hint = Which colour do you have { $turn-well } of?
    .move = Click the [well](well) and pay with Skill, the orange cubes.
    .done = The whole board is open to you now, the family space too.
    .take = Legal, but then you act where that cube lies, and no child is born there.
    .faith = The cubes have to be of one colour, and you have one Faith only.

step-coin = A coin can stand in for one influence cube of any colour, wherever influence is paid. That holds at
    the [well](well) too.

    You have two green cubes and a coin. Remember that a coin you keep is worth a point at the end.
    .title = A coin for a cube
    .task = Go to the well with your green cubes and the coin.
    .hint = Two Persuasion and one coin make { $turn-well }.
    .move = Click the [well](well).
    .done = Two green cubes and your coin lie in the supply, and any action is yours.
    .take = Legal, but then you act only where that cube lies. Here you want to see what a coin can do at the well.
    .faith = One Faith and one coin are only two. A second coin would do it.

step-supply = One of your family has reached city D, and the reward is two influence cubes of your choice. But there are only
    so many cubes in the box.

    All the pink cubes lie on the farms and none is left in the supply. A colour that has run out cannot be taken.
    You need green for the [council](council:1).
    .title = A colour runs out
    .task = Take two green cubes, Persuasion.
    .hint = Both of the same colour.
    .move = Choose the button “Take 2 Persuasion”.
    .done = Now you have two green cubes, and somebody can enter the council on one of your next turns.
    .mixed = Legal, but the council wants { $council-persuasion } green ones.
    .pink = There is no pink cube in the supply. Others hoard them, and that can be a plan.

step-last-cube = One [cube](cube:harvest:skill) is left on the whole board. When it is gone, the round is over: a mass is held in
    the church, the green bag is filled, and new cubes come. The well, too, is only open while a cube lies on an
    action space.

    Who begins the new round? Whoever took the ring in the council: this time Bela. If nobody has it, the
    starting player stays.
    .title = The last cube
    .task = Take the last cube.
    .hint = It lies on the harvest.
    .move = Click the [orange cube](cube:harvest:skill).
    .done = You brought in your harvest, and the round was over. Look at the board: new cubes everywhere! Bela has put
        the ring back into the council, and the new round begins with her.
    .well = Legal, but you would pay { $turn-well } cubes, and the last cube would be Bela’s.
    .empty = Every other space is empty.
