lesson-title = Two and three players
lesson-about = What is different with two or three: the village is smaller, and fewer gather at each place.
can-village = Play with two or three: two of three places
can-close = Close a place to others with your workers

step-two-of-three = With two or three players only two of tool maker, hut and field are used each round. Whichever is left stays
    closed. And there are as many piles of buildings as players.

    You are three this time. Bela is in the hut already. You have food enough, but Caro has little.
    .title = Two of three
    .task = Take the [tool maker](place:tool-maker), so that Caro doesn’t get the field.
    .hint = Hut and tool maker make two.
    .move = Click the [tool maker](place:tool-maker).
    .done = Two are used, so the field is closed for this round: look how faint it is. Bela and Caro went to the forest.
    .field = Legal, and Caro doesn’t get it either. But what you need is a tool.
    .elsewhere = Legal, but then Caro goes to the field.
    .hut = Bela’s workers are there.

step-two-gather = With three players two tribes at most can gather at each of forest, clay pit, quarry and river, however much room
    there is. Hunting, cards and buildings are as ever.

    Bela and Caro have sent five to the [forest](place:forest), and you have four workers at home.
    .title = Two tribes in a forest
    .task = Send three workers to the [clay pit](place:clay-pit).
    .hint = Nobody gathers clay yet.
    .move = Click the [clay pit](place:clay-pit) and choose three workers.
    .done = One more tribe could still join you there. The forest is closed to you in spite of its free rings.
    .few = Legal, but this time send three.
    .elsewhere = Legal, but this time it is brick that you want.
    .forest = There is room for two workers, but two tribes are there already.
    .field = It is empty, but closed: two of the three are used.

step-one-gathers = With two players only one tribe gathers at each place. One worker is enough to close it to the other.

    Bela wants to build [two stone and a gold](tile:8). She has the gold already.
    .title = One tribe in a quarry
    .task = Keep Bela out of the place that she needs.
    .hint = What is she short of?
    .move = Send somebody to the [quarry](place:quarry).
    .done = The quarry is yours, and Bela gets no stone this round. Now you know all that is different for two and three.
    .elsewhere = Legal, but then she fetches her stone.
    .forest = Bela gathers there, and with two players that closes it to you.
