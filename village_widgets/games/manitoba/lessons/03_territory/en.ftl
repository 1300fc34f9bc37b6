lesson-title = The territory
lesson-about = Find free regions, arrive and move, take what lies there, and keep together when others are active.
can-free = See at once whether a region is free
can-move = Move a Cree and take the good there
can-near = Put a new Cree beside your own

step-free = You are active, and beige is on top: you can act on hills. There are four of them.

    A Cree can only go to a region that is free. That means: no Cree stands there. A good may lie there or not. Where neither a
    Cree nor a good is, the region is empty.
    .title = Free regions
    .task = Point at hills that are free.
    .sought = hills without a Cree
    .hint = On two of the four there is a Cree, Bela’s on one and yours on the other.
    .move = Click the [hills with a horse](region:11).
    .done = Two of the hills are free. On one of them there is a horse, and the other is empty.

step-enter = When you are active, a new Cree may go to any free region of your colour, near or far. You take the good there at
    once.
    .title = Arriving
    .task = Put a Cree on hills so that you get a horse.
    .hint = Only one of the free hills has a horse.
    .move = { step-free.move }
    .done = Your Cree stays there, and the horse is in your storage.
    .bare = Legal, since they are free. But there is nothing to take: take it back.
    .other = Legal, but this time fetch a horse in the land. Take it back.
    .taken = Bela’s Cree stands there, so these hills aren’t free.

step-move = Nobody is on your square. But a Cree in the land can move: to a free region of your colour that touches its own. The
    pale regions at the edges are those of the other part: there the land goes on.

    Blue is on top. Which of your four Cree has a lake with a canoe beside it?
    .title = Moving
    .task = Move a Cree to a lake and get a canoe.
    .hint = Look at your Cree in the forest.
    .move = Click the [lake](region:9) beside your forest.
    .done = The canoe is yours. The forest that your Cree left is empty now, and stays so for a while.
    .bare = Legal, but that lake is empty. Take it back and look for a canoe.
    .wake = Legal, but this time get a canoe. Take it back.
    .finish = Legal, but there is a canoe to be had. Take it back.
    .nobody = A new Cree comes from the square, and nobody is there. But somebody could move.

step-near = Caro is active and has lifted white and green. You have one action.

    Whoever is active may put a new Cree on any free region. The others have to keep together: their new Cree must come beside one
    of their own, on whatever terrain that one stands.
    .title = Keep together
    .task = Put a new Cree on a forest and get a berry.
    .hint = Two of the forests touch your Cree, and one of these two is free.
    .move = Click the [forest](region:12).
    .done = A berry, and your Cree stand side by side. That matters at some events.
    .mountain = Legal, but this time get a berry. Take it back.
    .shift = Legal, but this time put a new Cree there. Take it back.
    .path = Legal, but this time get a berry in the land. Take it back.
    .finish = Legal, but there is a berry to be had. Take it back.
    .far = That forest touches none of your Cree. You could only go there if you were active.

step-anywhere = In this game no Cree of yours is left in the land. Then there is nobody to keep to, and a new one may go to any
    free region of a colour in the village. Caro has lifted blue alone.
    .title = Nobody in the land
    .task = Get a canoe.
    .hint = Two lakes are empty, and on one stands Caro’s Cree.
    .move = Click the [lake with a canoe](region:13).
    .done = A canoe, and your next Cree has somebody to keep to again.
    .bare = Legal, but that lake is empty. Take it back.
    .finish = Legal, but there is a canoe to be had. Take it back.
