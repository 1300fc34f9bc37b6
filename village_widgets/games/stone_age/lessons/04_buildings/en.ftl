lesson-title = Buildings
lesson-about = Pay resources, score at once: buildings with a fixed price, and some whose price you choose yourself.
can-fixed = Build for the price that is printed
can-choose = Choose the price yourself: two kinds, or up to seven
can-best = Find the building that is worth most

step-fixed = Before the game each player brings a pile of { $pile } buildings, and the top one lies face up. Like each card, each
    building has room for one worker.

    Your worker on the [first one](tile:0) can build it: two wood and a brick. It scores { $values-wood } for each wood and
    { $values-brick } for a brick, and that is what is printed on it: 10.
    .title = Your first building
    .task = Build the [first building](tile:0).
    .hint = You have just what it costs.
    .move = Click the [building](tile:0).
    .done = 10 points, at once. The next building of the pile was turned over; nobody’s worker is on it, so it has to wait for
        the next round.
    .leave = Legal, but you have all it costs. Take it back and build.
    .other = Legal, and you can’t pay for that one anyway. But build the first one first.
    .stone = That one takes a stone, and you have none.

step-two-kinds = Some buildings let you choose what you pay. This one takes four resources of exactly two kinds, and scores their
    value: { $values-wood } for wood, { $values-brick } for brick, { $values-stone } for stone, { $values-gold } for gold.
    .title = Four of two kinds
    .task = Build [this one](tile:18) for as many points as you can.
    .hint = Stone is worth more than wood, but you need two kinds.
    .move = Click the [building](tile:18), and pay three stone and one wood.
    .done = Three stone and a wood: 18 points.
    .less = Legal, but two wood and two stone are only 16 points.
    .leave = Legal, but you can pay for it. Take it back.
    .kinds = That one takes resources of three kinds, and you have two.

step-up-to-seven = The [last one](tile:25) takes what you like: one to seven resources of any kinds, for their value. More
    resources will come, so spend all you have.
    .title = One to seven
    .task = Build [this one](tile:25) with everything you have.
    .hint = Two wood, a brick and two gold.
    .move = Click the [building](tile:25), choose all your resources, and pay.
    .done = Five resources: 3 + 3 + 4 + 6 + 6 = 22 points.
    .more = Legal, but the more you pay, the more it scores. This time, pay everything.
    .leave = Legal, but points at once are fine. Take it back.

step-which = Three workers stand on buildings, and your resources are enough for only one of them. Count what each would score.

    By the way: you may own any number of buildings, even more than your board has spaces for.
    .title = The best of three
    .task = Build what scores the most points.
    .hint = The printed number is what counts.
    .move = Click the [second building](tile:13).
    .done = 14 points. Your other two workers go home empty-handed, and the buildings stay.
    .fewer = Legal, but that one scores 10. There is a better one.
    .leave = Legal, but one of the others can be paid. Take it back.
    .kinds = That one takes five resources of one kind. You haven’t got so many of any.
