lesson-title = Time and death
lesson-about = Watch the life track, decide who dies and where they are remembered, and once in a while cheat time.
can-time = See when your marker crosses the bridge
can-who = Choose which of your eldest dies
can-rest = Say who is remembered, and who lies in a grave
can-cheat = Save a life: let nobody die

step-bridge = You are Ada. Each hourglass of time that you spend moves your marker one space along the life track
    around your [farm](farm:0).
    It is an endless path of { $farm-lap } spaces, and on it there is a bridge. 2 time more, and your marker
    is across.

    Making a wagon takes your trained “1” { $crafts-wainwright-time } time. That leads over the bridge, and then one
    of your eldest dies. But first the work is done: death comes at the end of your turn, after the action.
    .title = Over the bridge
    .task = Make a wagon at the [wainwright](building:wainwright) all the same.
    .hint = Your “1” there knows how. It takes time, but nothing else.
    .move = Click the [wainwright](building:wainwright) and choose to make a wagon.
    .done = The wagon is on your farm, and your marker has passed the bridge. A generation comes to its end. It is
        part of the game, and it can even be worth a lot.
    .train = Legal, but learning leads over the bridge too. Your “1” at the wainwright has learned already and can
        make something.
    .leave = Legal, but nobody lives forever. Your cube was spent for nothing, and the bridge is still there.

step-eldest = The wagon is made, and now one of your eldest dies. The number on a member is the generation: the lowest
    number goes first. For you, that is a “1”.

    Among several “1”s you choose. One works at the [wainwright](member:0:1:wainwright), three are on the [farm](farm:0).
    Whoever dies is written into the village [chronicle](chronicle), in the row of the place where they were, as long
    as it has a free space.
    .title = The eldest
    .task = Choose who dies, so that your trained worker lives on.
    .hint = There is room in the farm row and in the crafts row. Who can be spared?
    .move = Click a [“1” on your farm](member:0:1:farm).
    .done = Remembered in the farm row of the chronicle. Your wainwright goes on working.
    .worker = Legal, but now nobody of yours can make wagons. Another “1” would have to learn it again, and that takes
        time.
    .young = That one is a “2”. As long as a “1” can be seen, the “2”s live.

step-row = Years later. A “1” of yours works at the [smithy](member:0:1:smithy), another is on the [farm](member:0:1:farm),
    and one of them has to go.

    Look at the [chronicle](chronicle) first. If the row is full, the member is laid in an anonymous grave, and a
    grave is worth nothing at the end. In the chronicle, 3 names of your family are { $chronicle-points-3 } points, 4
    are { $chronicle-points-4 } and 5 or more { $chronicle-points-5 }. You have two.
    .title = Chronicle or grave
    .task = Choose the one who will be remembered in the [chronicle](chronicle).
    .hint = Compare the farm row and the crafts row. Which one has a free space?
    .move = Click your [“1” at the smithy](member:0:1:smithy).
    .done = Your third name in the chronicle, which makes { $chronicle-points-3 } points at the end. It counts where
        people are when they die, so it can be wise to send the old ones where there is room.
    .grave = Legal, but the farm row is full, so this “1” lies in an anonymous grave and brings you no points.
    .young = That is a “2”. First come the “1”s, wherever they are.

step-at-once = Bela has called a market day, and it is your turn to sell. The customer at the [first stall](stall:22)
    would like your plow. The extra cost is { $market-surcharge-persuasion } Persuasion and { $market-surcharge-time }
    time, and your marker is right before the bridge.

    On a market day nobody waits for the end of a turn: if the time for a sale leads over the bridge, one of your
    eldest dies at once. That would be the “1” on your [farm](member:0:1:farm), the last “1” that can be seen.
    .title = In the middle of the market
    .task = Serve the [customer](stall:22) who wants your plow.
    .hint = Three points and one more name in the chronicle: not a bad day.
    .move = Click the [customer with the plow](stall:22).
    .done = Sold! And at once, before Caro’s turn to sell, your “1” has died and stands in the farm row of the [chronicle](chronicle).
        With the name in the crafts row, that makes two.
    .pass = Legal, but your plow stays unsold. Death at the market is no worse than at any other time, and the farm
        row has room today.

step-visible = Your marker has passed the bridge. Only members who can be seen die: on the farm, or on the board, also
    in a [window of the church](church:2). Those in the [black bag](bag) can’t be seen, so they are safe.

    Your only “1” is in the black bag. So the eldest that can be seen are your two “2”s: one on the [farm](farm:0),
    one in the second window, worth { $church-points-1 } points there at the end.
    .title = Who can be seen
    .task = Choose who dies, and keep your place in the [window](church:2).
    .hint = Both “2”s would be remembered. One of them also earns points where they are.
    .move = Click the [“2” on your farm](member:0:2:farm).
    .done = Your “2” in the window is still there, and your fourth name stands in the chronicle. The “1” in the black
        bag is older than both and lives on.
    .window = Legal, but that member was worth { $church-points-1 } points in the second window. The farm row has room
        for the other one.
    .bag = Your “1” is older, but nobody can see into the black bag. Whoever is in there can’t die.

step-no-room = The game is nearly over: Caro has filled the last [grave](chronicle), and you have had your last turn.
    It has led your marker over the bridge.

    Now there is a third possibility. If the row is full and the graves are full as well, the member leaves the game
    and isn’t remembered anywhere. You have a “1” on the [farm](member:0:1:farm) and one in [city B](member:0:1:city-b).
    .title = No room
    .task = Choose the one for whom there is still room.
    .hint = Two rows of the chronicle count here: the farm row and the travel row.
    .move = Click your [“1” in city B](member:0:1:city-b).
    .done = The travel row had a space left, so this is your third name in the chronicle: { $chronicle-points-3 }
        points. Your marks in the cities stay with you.
    .gone = Legal, but the farm row is full and so are the graves. This “1” has left the game without a trace, and
        without points.

step-nobody = Now the finest trick of all. Two of your “1”s are in the [black bag](bag), and one is on the [farm](farm:0):
    the last of your family that anybody can see. Your marker is right before the bridge. You have paid at the well,
    so you may carry out any one action.

    If your marker passes the bridge while none of your family can be seen on farm or board, nobody dies. It isn’t
    made up for later either.
    .title = Nobody dies
    .task = Cross the bridge so that nobody dies for it.
    .hint = Joining the church can be paid with { $church-time } time. And where does your “1” go for it?
    .move = Click the [black bag](bag): your “1” joins the church for { $church-time } time.
    .done = Your marker is over the bridge, and nobody has died for it. What counts is who can be seen at the moment
        of death, after the action. By then, nobody could be. With a Faith cube, joining takes no time.
    .harvest = Legal, but your marker hasn’t moved. The next time you spend costs the life of your last “1” at home.
    .birth = Legal, and a child is a fine thing, but now somebody else can be seen too, and the bridge still waits.
    .train = Legal, but at a workshop your “1” can be seen by everybody, and dies when the turn ends.
    .market = Legal, but you have nothing to sell, and your marker stays where it is.
    .leave = Legal, but the bridge still waits, and you have paid for an action.
