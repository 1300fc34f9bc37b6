lesson-title = Feeding the tribe
lesson-about = When all workers are home, all of them eat. Plan for it, and know what to do when food runs short.
can-enough = Plan so that all will eat
can-field = Use the food track for all rounds to come
can-hunger = Decide what to pay when food runs short

step-enough = The last four of your workers are to be placed. After this round you will have seven to feed: the one from the hut
    eats in this round already. You have 1 food, and your marker on the food track brings 2 each round. So 4 are missing.

    Four hunters roll 14 on average, and that is 7 food.
    .title = Enough for all
    .task = Send all four to the [hunting ground](place:hunt).
    .hint = One hunter less would be risky.
    .move = Click the [hunting ground](place:hunt) and choose four workers.
    .done = They rolled 13: 6 food. With your 1 and the field’s 2 that is 9, and 7 were eaten. The 2 that are left you keep.
    .few = Legal, but then some might go hungry. Send all four.
    .elsewhere = Legal, but there is 1 food for seven mouths. Hunt!
    .five = You have four workers at home.

step-field = The [field](place:field) feeds you in every round to come: each visit moves your marker one space up, as far as {
    $tribe-most-field }. There the track ends.

    You have 4 food and seven workers, and your marker stands at 2.
    .title = The food track
    .task = Let your worker on the [field](place:field) act.
    .hint = Then your marker stands at 3, and this round it counts already.
    .move = Click the [field](place:field).
    .done = Your marker moved to 3. Three from the field and four of your own: just enough for seven. Your gatherers brought two
        stone, and nobody touched them.
    .later = Legal, since the order is yours. But the field first, please: take it back.

step-resources = All your food has been eaten, and 2 are missing. Now resources can stand in: one for each food, of any kind, and for all that is
    missing. That is the only exchange there is: nothing else is swapped, neither with others nor with the supply. If not, you
    lose { $penalty } points.
    .title = Wood for supper
    .task = Feed your workers, and give away what is worth least.
    .hint = A wood scores { $values-wood } in a building, gold { $values-gold }.
    .move = Click your [food](food:0), and pay two wood.
    .done = Nobody went hungry, and your stone and gold are still there.
    .dear = Legal, but your wood is worth less. Pay with that.
    .hunger = Legal, but that costs { $penalty } points. Two wood are much cheaper.

step-hunger = This time 3 food are missing, and you have one brick. Whoever doesn’t feed all workers loses { $penalty } points, however
    many are hungry: all food is gone then, but resources are kept. The workers stay, too. Points can even fall below 0.

    But look at your board: there is a card that you never used.
    .title = Hunger
    .task = See to it that nobody goes hungry.
    .hint = One brick and two more would feed three.
    .move = Click your [card for any two](any-two:0), and take any two resources.
    .done = Three resources, three mouths: everybody was fed, and your points are safe.
    .hunger = Legal, but look what it costs: { $penalty } points. You can do better.
    .short = One brick is not enough for three: only feeding all of them avoids the penalty.
