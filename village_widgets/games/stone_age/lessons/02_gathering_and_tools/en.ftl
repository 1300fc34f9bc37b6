lesson-title = Tools and a bigger tribe
lesson-about = Make tools, add them to your dice when it pays, and let your tribe grow in the hut.
can-tools = Make tools, and better ones
can-add = Add tools to a roll when it pays
can-grow = Send two to the hut for one worker more

step-tool-maker = A later round, and you act. One of your workers is at the [tool maker](place:tool-maker). Three spaces on
    your [board](tribe:0) wait for tools, and one is there already.
    .title = A tool
    .task = Let your worker make a tool.
    .hint = The tool maker is in the settlement, on the left.
    .move = Click the [tool maker](place:tool-maker).
    .done = A second tool of 1 lies on your board, and it can be used at once, in this very turn.
    .later = Legal, but fetch the tool first: you may need it for the dice. Take it back.
    .field = You have nobody on the field this round.

step-river = Three of yours look for gold. The sum of their dice is divided by { $divisors-river }, so every pip counts.
    .title = Gold
    .task = Let your three gatherers at the [river](place:river) work.
    .hint = The river is below the other places.
    .move = Click the [river](place:river).
    .done = 11: that would be one gold, and 5 pips lost. But wait, you have tools.
    .forest = Legal, but let us look for gold first. Take it back.

step-add = Once you have rolled, you may add tools: each adds its value to the sum. You rolled 11, and 12 would be two gold.
    .title = Adding a tool
    .task = Add a tool of 1.
    .hint = Your tools lie on your own board.
    .move = Click your [first tool](tool:0:0).
    .done = 12, and two gold. The tool is turned: it has done its work for this round.
    .early = Legal, but that is one gold, and one pip more would make it two.
    .forest = Your gatherers in the forest come later: first finish this roll.

step-whole = Another round: you rolled 7 in the clay pit, and divide by { $divisors-clay-pit }. One pip is missing for a second brick.

    A tool adds its whole value, never a part of it. And each is used once a round: the crossed one has been used.
    .title = The right tool
    .task = Get the second brick with the smallest tool that will do.
    .hint = You have a tool of 2, and a tool of 1 that is ready.
    .move = Click your [second tool](tool:0:1).
    .done = 8, and two brick. Your tool of 2 is still ready for the quarry.
    .two = Legal, but that makes 9, and no more brick than 8. Keep the 2 for the quarry.
    .early = Legal, but one pip more would be another brick.
    .turned = That one was used before in this round. It is ready again in the next one.

step-together = You rolled 8 at the river. Several tools may be added to the same roll: 12 is two gold.
    .title = Several at once
    .task = Add a tool of 2, and then the other.
    .hint = Two of your tools are worth 2, one is worth 1.
    .move = Click your [first tool](tool:0:0); the second follows.
    .done = 8, 10, 12: two gold.
    .small = Legal, but with the 1 you need all three of them. The two of 2 will do.
    .early = Legal, but that is one gold, and your tools are worth four pips and more.

step-better = When all three spaces are full, the tool maker makes your tools better, one after the other: first each becomes
    worth 2, then 3, then { $tribe-best-tool }. No tool is worth more than that. A turned tool
    that gets better stays turned until the next round.

    Your worker is about to get one more.
    .title = Better tools
    .task = Point at the tool that will be better.
    .sought = the tool of yours that is still worth 1
    .hint = The first two are worth 2 already.
    .move = Click your [third tool](tool:0:2).
    .done = It will be worth 2. The next one after that makes your first tool worth 3.

step-pair = Your turn to place, and two workers are left. It takes exactly two of one tribe to use the [hut](place:hut): they
    bring one worker more. A tribe can grow to { $tribe-most-workers }, then the hut is closed to it.
    .title = Two for the hut
    .task = Send both workers to the [hut](place:hut).
    .hint = It stands between the tool maker and the field.
    .move = Click the [hut](place:hut).
    .done = All workers are out, and you begin to act.
    .elsewhere = Legal, but a bigger tribe can do more in every round to come.
    .one = One alone is too few. It takes two.

step-hut = Your two in the hut need no dice.
    .title = One more
    .task = Let the two in the [hut](place:hut) act.
    .hint = The hut is in the middle of the settlement.
    .move = { step-pair.move }
    .done = All three came home: your tribe has six workers now, and from the next round on you place them all. It also has
        six mouths to feed.
    .hunt = Legal, but let us see the hut first. Take it back.
