lesson-title = Your first round
lesson-about = Place your workers, act with them, roll for food and wood, and feed your tribe: a whole round in a few minutes.
can-place = Place your workers, and act with them
can-hunt = Roll the dice for food and wood
can-eat = Feed your tribe at the end of a round

step-first-worker = You are Ada, and you lead a tribe of { $tribe-workers }. In turn, each tribe sends workers to one place.

    The field is for a single worker, and it will feed you round after round.
    .title = Your first worker
    .task = Send a worker to the [field](place:field).
    .hint = It lies in the settlement, on the right.
    .move = Click the [field](place:field).
    .done = The field is yours this round. Bela, Caro and Dov have sent workers to other places. Now it is your turn again.
    .tool = Legal, and useful later. But your people eat every round: take the move back and choose the field.
    .hut = Legal, and a bigger tribe is a fine thing. But first it has to eat: take the move back and choose the field.
    .elsewhere = Legal, but this time you want the field.

step-hunters = Your turn again: you have four workers at home. Your tribe eats every round, so some should hunt for food.

    On the [hunting ground](place:hunt) there is room for as many as you like. In the settlement there is not: where a worker
    stands on the field or at the tool maker, nobody else can go this round.
    .title = Hunters
    .task = Send two workers to the [hunting ground](place:hunt).
    .hint = Click the hunting ground, then choose how many go.
    .move = Click the [hunting ground](place:hunt) and choose two workers.
    .done = Two will hunt. The others have placed workers too: look who stands in the forest and the quarry.
    .one = Legal, but one hunter finds little. Send two.
    .many = Legal, but you want somebody left for wood. Send two.
    .elsewhere = Legal, but somebody has to bring home food. Send two to the hunting ground.
    .field = The field has room for one worker only, and yours is there already.

step-gatherers = Two of your workers are still at home, and everybody must go out before the round goes on.

    There is room for { $room } workers each in the [forest](place:forest), in the clay pit, in the quarry and at the river. But
    you come to each place once a round: whoever hunts already gets no help.
    .title = Gatherers
    .task = Send both to the [forest](place:forest).
    .hint = Bela’s three leave room for four more.
    .move = Click the [forest](place:forest) and choose two workers.
    .done = Nobody has a worker left at home. Now the workers act, and you begin.
    .one = Legal, but then one is still at home, and couldn’t join the other in the forest any more. Send both.
    .elsewhere = Legal, but this time it is wood that you want.
    .again = Your hunters are out already. You should have sent more at once.

step-hunting = Whoever started acts first, with all own workers, place by place, in any order. Then comes the next tribe.

    Begin with your [hunters](place:hunt). Each of them rolls a die, and the sum is divided by { $divisors-hunt }: that is
    the food they bring. A remainder is lost.
    .title = The hunt
    .task = Let your two [hunters](place:hunt) hunt.
    .hint = They stand on the hunting ground.
    .move = Click the [hunting ground](place:hunt).
    .done = The dice showed 7: halved and rounded down, that is 3 food. The hunters went home.
    .later = Legal, since the order is yours. But let us hunt first: take it back.
    .hut = Those are Bela’s workers. You act with your own only.

step-wood = Gathering goes like hunting, only that you divide by more: by { $divisors-forest } for wood, { $divisors-clay-pit } for
    brick, { $divisors-quarry } for stone, and { $divisors-river } for gold.
    .title = Wood
    .task = Let your two [gatherers](place:forest) work.
    .hint = They stand in the forest.
    .move = Click the [forest](place:forest).
    .done = You rolled 8: that is 2 wood. Then your worker on the field went home, and your marker moved up the food track
        to 1. The others acted, and everybody ate. The next tribe to the left starts then: Bela.
    .field = Legal, and easy: no dice are rolled there. But let us fetch wood first: take it back.

step-fed = All workers were home, so all had to eat: first your field gave you 1 food, then each of your { $tribe-workers } ate
    one. What is left over you keep.
    .title = Everybody eats
    .task = Point at your [food](food:0).
    .sought = the food of your own tribe
    .hint = It lies on your tribe’s board, beside the gold.
    .move = Click your [food](food:0).
    .done = 12 from the start, 3 from the hunt, 1 from the field, and 5 were eaten: 11 are left. That was a whole round: place,
        act, eat.
