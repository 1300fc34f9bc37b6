lesson-title = A round
lesson-about = The well and coins, the last cube, and how the village is made ready before the first round.
can-well = Act at the well when a space has no cube left
can-coin = Pay with a coin when a cube is missing
can-round = Tell when a round is over

step-well = Now you want a child, and the family space is empty. For this there is the [well](well): pay { $turn-well }
    influence cubes of one colour, and do any action you like, wherever it is.

    All that you spend goes back to the supply beside the board, never onto an action space or to another player: nothing is
    traded. The well costs you cubes instead of bringing one, so keep it for what you really need.
    .title = The well
    .task = Go to the well.
    .hint = Which colour do you have { $turn-well } of?
    .move = Click the [well](well) and pay with Skill, the orange cubes.
    .done = The whole board is open to you now, the family space too. Your three cubes lie in the supply: from there
        cubes come back into the green bag when a round begins.
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
        the ring back into the council, and takes the first turn.
    .well = Legal, but you would pay { $turn-well } cubes, and the last cube would be Bela’s.
    .empty = Every other space is empty.

step-cubes = You have played a round. Here is how one is made ready. All the plague cubes and some of each colour of influence
    go into the green bag, and are drawn blindly onto the seven action spaces: so many on each as the setup card says.

    The black cubes are the plague; the others are influence.
    .title = Before a round: the cubes
    .task = Point at a black cube.
    .sought = a black cube on an action space
    .hint = There is one on the harvest, on the family, in the church, and there are two at the crafts.
    .move = Click the [black cube on the harvest](cube:harvest:plague).
    .done = Each cube on the board is a turn for somebody. When all are gone, the round is over and the green bag is
        filled again.

step-customers = People from all around come to the [market](market) to buy what the village makes. Before the first round
    their tiles are laid out: those at the [stalls](stall:10) can be served, the others wait in the queue.

    How many stalls there are depends on how many of you play. The queue always has { $market-queue } places.
    .title = Before the game: the customers
    .task = Point at the customers who wait in the queue.
    .sought = the customers in the queue, below the stalls
    .hint = The queue is on the market, below the stalls.
    .move = Click the [queue](queue).
    .done = After a market day the queue moves up to the empty stalls. So you can already plan for those who wait.

step-bag = Your people can learn a craft, sell at the market, travel, or rise in the council and in the church. Whoever joins
    the church waits in the [black bag](bag) first, together with four monks who have been in there from the start.

    When somebody dies, the [village chronicle](chronicle) remembers them, as long as their row has a free space.
    When the chronicle or the anonymous graves are full, the end of the game begins.
    .title = Before the game: the black bag
    .task = Point at the black bag.
    .sought = the black bag beside the church
    .hint = There are two bags in this game. The green one is for cubes, the black one belongs to the church.
    .move = Click the [black bag](bag) at the church.
    .done = A mass ends each round, and lets four pieces out of the bag. Later, a chapter lets you set up the village yourself.
