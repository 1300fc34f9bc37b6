lesson-title = Civilization cards
lesson-about = What cards cost and what they give at once: food, resources, points, dice for everyone, and more.
can-buy = Buy a card, or leave it
can-gifts = Use what a card gives at once
can-dice = Choose your die when everybody gets one

step-price = Your worker stands on the third card from the right. It costs { $row-2 } resources, of whatever kinds you like;
    food is none. The cards cost { $row-0 }, { $row-1 }, { $row-2 } and { $row-3 }, from right to left.

    The upper half comes at once: two stone. The lower half counts at the end of the game, so you keep the card, face down.
    .title = Buying a card
    .task = Buy the card on [your space](card:17), and keep your gold.
    .hint = Gold is hard to come by. Wood will do.
    .move = Click the [card](card:17), and pay three wood.
    .done = Three wood for two stone, and a lower half that counts at the end.
    .gold = Legal, but your gold is worth more than wood, and the card takes any resource.
    .leave = Legal, but you have what it costs. Take it back and buy the card.
    .hunt = Legal, but first the card. Take it back.
    .there = Your worker stands on another card.

step-leave = This time your worker stands on the card at the left, which costs { $row-3 }. You have three resources, and nothing more will
    come in time. Nobody has to buy: a worker can go home, and the card stays where it is. You may do so as well when
    you could pay.
    .title = Leaving a card
    .task = Take your worker home without buying.
    .hint = Point at the card: you are asked what to do there.
    .move = Click the [card](card:27), and choose “Don’t buy”.
    .done = The worker is home, your resources are kept, and the card stays.
    .forest = Legal, and wood would help, but let us see how to leave a card. Take it back.
    .poor = You have three resources, and this card costs { $row-3 }.

step-gifts = Three workers of yours stand on cards. Look at their upper halves: a field moves your marker up the food track, a
    tool is like one from the tool maker, and points count at once. Point at a card to read what it does.
    .title = Field, tool, points
    .task = Buy the card that moves your marker up the food track.
    .hint = It shows an ear of grain.
    .move = Click the [card with the field](card:31).
    .done = Your marker moved up to 2: one food more in every round.
    .tool = Legal, but that one gives a tool. Look for the ear of grain.
    .points = Legal, but that one gives points. Look for the ear of grain.
    .leave = Legal, but you want what a card gives. Take it back.

step-dice = The card with dice is for everyone: its buyer rolls as many dice as there are players. Each takes one of them, the buyer
    first.
    .title = Dice for everyone
    .task = Buy the [card with the dice](card:9).
    .hint = Your worker stands on it, and it costs { $row-1 }.
    .move = Click the [card](card:9).
    .done = 2, 4, 5 and 6. They lie at the camp fire, and you choose first.
    .leave = Legal, but you would be the first to choose. Take it back and buy it.
    .hunt = Legal, but first the card. Take it back.

step-draft = The face of a die says what it gives at once: 1 a wood, 2 a brick, 3 a stone, 4 a gold, 5 a tool, 6 a step on the food
    track. The others will take what you leave.
    .title = Your die
    .task = Take the die that moves you up the food track.
    .hint = It shows six pips.
    .move = Click the [6](die:6).
    .done = One more food in every round for you. Bela took the gold, Caro the tool, and the brick was left for Dov.
    .gold = Legal, and gold is fine. But this time you want the food track.
    .tool = Legal, but this time you want the food track.
    .brick = Legal, but you are first, and there is better than brick.

step-roll = Some cards let you roll two dice at once for a resource, as if two workers had gathered it. This one is for gold.

    You also have a tool from an earlier card. It is special: it can be used only once in the whole game.
    .title = A card that rolls
    .task = Buy the [card that rolls for gold](card:24).
    .hint = It is the cheapest of the four.
    .move = Click the [card](card:24).
    .done = 10! That is one gold, and two pips short of a second.
    .food = Legal, but let us roll. Take it back.
    .leave = Legal, but one wood for two dice is a bargain. Take it back.

step-one-use = You have a [one-use tool](one-use:0:3) of 3. It can be added to any roll like other tools, also on a card, and is
    gone then.
    .title = Once in a game
    .task = Add your one-use tool.
    .hint = It lies to the right of your three spaces for tools.
    .move = Click the [one-use tool](one-use:0:3).
    .done = 13, and two gold. The tool has been used up.
    .early = Legal, and sparing the tool may be wise. But here you want the second gold.

step-any-two = The card for any two resources is kept until you want them. Use it whenever you decide something: you take two of the
    same kind or of different kinds, once.

    Your worker stands on a card for { $row-2 }, and you have one wood.
    .title = Any two
    .task = Use your [card for any two](any-two:0).
    .hint = It lies to the right of your tools.
    .move = Click your [card for any two](any-two:0), and choose two resources.
    .done = With these two you could pay: the card is yours.
    .leave = Legal, but you have something that helps.
    .poor = You have one resource. Two more, and it works.

step-extra = One card gives another card: you draw it from the deck, unseen by the others. Only its lower half counts, at the end.
    .title = Another card
    .task = Buy the [card that gives another](card:34).
    .hint = { step-roll.hint }
    .move = Click the [card](card:34).
    .done = You drew a card and keep it face down: nobody else knows what you have.
    .food = Legal, but look for the card that shows another card.
    .leave = Legal, but this one is a bargain. Take it back.

step-next-row = Before the game four cards are turned over. Before each new round those that are left move as far to the right as
    they can, and new ones fill the row. So what nobody wants becomes cheaper.

    Two cards have been bought this round. Which of the others will be the cheapest in the next one?
    .title = The row moves on
    .task = Point at the card that will cost { $row-0 }.
    .sought = the card that will lie farthest to the right in the next round
    .hint = It moves to the right by one space.
    .move = Click the [second card from the right](card:17).
    .done = It moved to the last space on the right, the other followed beside it, and two new cards came on the left.
