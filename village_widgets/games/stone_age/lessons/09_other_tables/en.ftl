lesson-title = At other tables
lesson-about = Where the rules are silent, a table may agree on something else. Three such agreements, for those who want to know all.
can-agree = Agree on a rule where the texts are silent
can-ten = Know what a tribe of ten can do

step-must-buy = At some tables nobody may leave what can be paid: whoever has a worker on a card or a building and can pay for it, must
    buy it. So think twice where you place your workers.
    .title = Who can pay must buy
    .task = Buy the [card](card:10), since you have to, with the wood.
    .hint = It costs { $row-0 }.
    .move = Click the [card](card:10), and pay one wood.
    .done = The card is yours, and the gold is kept.
    .gold = Legal, but wood would do.
    .hunt = Legal, but this is about the card. Take it back.
    .leave = Everywhere else you could leave the card. At this table you can’t, for you can pay.

step-to-pay = At some tables the card for any two resources can only be used when there is something to pay for: a card, a building, or
    food. Now there is nothing: you have gatherers, and somebody on the field.
    .title = Any two, but only to pay
    .task = Let your [gatherers](place:forest) work. Try the card for any two before, if you like.
    .hint = The card waits until there is something to pay.
    .move = Click the [forest](place:forest).
    .done = Two wood, and the card for any two is kept for later.
    .field = Legal, but here it is the wood that we want. Take it back.
    .kept = There is nothing to pay for now.

step-ten = Your tribe has all { $tribe-most-workers } workers. Usually the hut is closed to such a tribe. At some tables it is not: you may
    go there, if only so that nobody else does.
    .title = Ten, and the hut
    .task = Send your last two workers to the [hut](place:hut).
    .hint = It is in the settlement.
    .move = Click the [hut](place:hut).
    .done = Nobody else can use the hut this round.
    .elsewhere = Legal, but this time you want to keep the others out of the hut.

step-no-effect = What do they bring there? Nothing more: there is no eleventh worker. In the same way the field does nothing for whoever
    stands at { $tribe-most-field }, and the tool maker for whoever has three tools of { $tribe-best-tool }.
    .title = Nothing more
    .task = Let the two in the [hut](place:hut) act.
    .hint = The hut is in the settlement.
    .move = { step-ten.move }
    .done = They came home, and you still have { $tribe-most-workers } workers.
    .later = Legal, but first the hut. Take it back.
