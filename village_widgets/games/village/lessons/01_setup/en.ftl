lesson-title = Setting up
lesson-about = Get to know your farm, the customers and the cubes, and take your first turn.

step-family = You are Ada, and this is [your farm](farm:0). Your family lives here for four generations: the “1” are the
    oldest, the “2”, “3” and “4” at the lower edge of the farm are not born yet.

    Around the farm runs the life track. Much of what your family does takes time, and time makes people old. The aim of
    the game: to be well remembered when the stories are told.
    .title = Your family
    .task = Point at your “1” on the farm.
    .hint = They are the people in front of the house, in your colour.
    .move = Click the [“1” at your house](member:0:1:farm).
    .done = Four “1” begin the story, with { $farm-coins ->
        [one] one coin
       *[other] { $farm-coins } coins
    } in the house. Everybody else is born during the game.

step-customers = People from all around come to the [market](market) to buy what the village makes. Before the first round
    their tiles are turned over: those at the [stalls](stall:10) can be served, the others wait in the queue.

    How many stalls there are depends on how many of you play. The queue always has { $market-queue } places.
    .title = The customers
    .task = Point at the customers who wait in the queue.
    .hint = The queue is on the market, below the stalls.
    .move = Click the [queue](queue).
    .done = After a market day the queue moves up to the empty stalls. So you can already plan for those who wait.

step-cubes = Now the village fills with cubes. All the plague cubes and some of each colour of influence go into the green
    bag, and are drawn blindly onto the seven action spaces: so many on each as the setup card says.

    The coloured cubes are influence: you will pay with them. The black ones are the plague, and nobody wants those.
    .title = The cubes
    .task = Point at a black cube.
    .hint = There is one on the harvest, on the family, in the church, and there are two at the crafts.
    .move = Click the [black cube on the harvest](cube:harvest:plague).
    .done = Each cube on the board is a turn for somebody. When all are gone, the round is over and the green bag is
        filled again.

step-bag = Your people can learn a craft, sell at the market, travel, or rise in the council and in the church. Whoever joins
    the church waits in the [black bag](bag) first, together with four monks who have been in there from the start.

    When somebody dies, the [village chronicle](chronicle) remembers them, as long as their row has a free space.
    When the chronicle or the anonymous graves are full, the end of the game begins.
    .title = Being remembered
    .task = Point at the black bag.
    .hint = There are two bags in this game. The green one is for cubes, the black one belongs to the church.
    .move = Click the [black bag](bag) at the church.
    .done = A mass ends each round, and lets four pieces out of the bag. Now the village is ready.

step-late = Whoever is oldest begins. At some tables later seats get something for starting later: the second a grain,
    the third a cube drawn blindly, the fourth a cube of their choice, a fifth one more coin.

    This is such a table. Bela begins, so you sit fourth and may choose. At the [office](building:office) one
    pink cube, Knowledge, buys a scroll.
    .title = Sitting late
    .task = Choose the cube that buys a scroll.
    .hint = Look at the sign of the office. What colour is the cube beside the hand?
    .move = Choose the button “Take 1 Knowledge”: that is the pink cube.
    .done = The pink cube is yours before the first round has begun.
    .other = Legal, but the office sells its scroll for another colour.
    .early = The game has not begun. First you choose what you get for sitting late.

step-first-cube = Back at a table of three, and it is your turn. A turn is short: take one cube from an action space, then do what
    that space is for.

    You would like a bigger family, so you act on the [family space](land). Any cube there lets you. Which
    one you take is up to you, and the pink one will buy you a scroll later.
    .title = Your first cube
    .task = Take the pink cube from the family space.
    .hint = Three cubes lie there: orange, pink and black.
    .move = Click the [pink cube](cube:family:knowledge).
    .done = The cube is on your farm now, and you may act.
    .skill = Legal, but the office wants a pink cube for its scroll. The orange one pays for other things.
    .plague = Legal, but the plague costs you { $turn-plague-time } time and brings no influence. You may act all the same, so
        it is not always a bad choice.
    .elsewhere = Legal, but that cube is for another action, and your family stays as it is.

step-first-birth = The cube is yours, and now comes the action of its space. On the family space a new member of your family
    is born. They come in order: the next is a [“2”](unborn:0:2).
    .title = Your first action
    .task = Let a “2” be born.
    .hint = The unborn wait at the lower edge of your farm.
    .move = Click the [“2”](unborn:0:2) at the lower edge of your farm.
    .done = Five people live on your farm. That was a whole turn: a cube and an action. Now Bela would take her turn, then
        Caro, and so on until the cubes are gone.
    .leave = Legal, but the birth costs you nothing, and a bigger family can do more.
