lesson-title = Farm and family
lesson-about = Bring in rich harvests, let your family grow, and fetch people home when you need them.
can-children = Have a child when your family gets small
can-harvest = Bring in more grain with a plow and an animal
can-barn = See when your barn is full
can-home = Fetch somebody home, except from the black bag

step-birth = A family that stays small grows old and is gone. On the family space a child is born, and stands on
    your [farm](farm:0) at once.

    The unborn come in order: the lowest number first. As long as a “2” waits, no “3” can be born.
    .title = A child
    .task = Let a child be born.
    .hint = The unborn wait at the edge of your farm. Who is next?
    .move = Click the [“2”](unborn:0:2).
    .done = A “2” lives on your farm. When the last “2” has been born, the “3” are next.
    .home = Legal, but your smith is useful where they are, and a child would have been one more pair of hands.
    .leave = Legal, but a birth costs you nothing.
    .young = The “3” have to wait until no “2” is left to be born.

step-plow = A harvest brings { $farm-harvest } grain. With a plow and a horse it brings { $farm-harvest-horse }, with a plow and an
    ox { $farm-harvest-ox }. They stay on the farm and work again next time.

    You have made a plow and an [ox](farm:0) is in the stable. Now it pays.
    .title = Plow and ox
    .task = Take a cube from the harvest, and the grain with it.
    .hint = The fields lie beside the well.
    .move = Click a cube on the [harvest](cube:harvest:faith).
    .done = { $farm-harvest-ox } grain in one turn, and plow and ox are still yours.
    .idle = Legal, but then your plow and your ox stand idle.

step-full = Your barn is full: a [farm](farm:0) has room for { $farm-grain } grain and never holds more. Another harvest would
    bring nothing, so it is not even possible.

    You have been to the well, so any action is open. At the [mill](building:mill) { $crafts-mill-grain } grain and
    { $crafts-mill-time } time become { $crafts-mill-coins } coins.
    .title = A full barn
    .task = Make coins from your grain.
    .hint = Which of the workshops has wings?
    .move = Click the [mill](building:mill).
    .done = Two coins, and room in the barn for the next harvest.
    .birth = Legal, but a child does not empty your barn.
    .spend = Legal, and it makes room too. But animals eat { $crafts-stable-grain } grain, and you want coins.
    .leave = Legal, but you have paid the well for an action.
    .other = Legal, but your barn stays full, and you wanted coins.
    .harvest = The fields are ripe, the barn is full. Make room first.

step-empty-house = Everybody is away: at the workshops and in the council. With nobody at home there is no harvest, and nobody can
    set out for the council, the church, a workshop or a city: all of them start from the [farm](farm:0).

    You have paid at the well, so you may act anywhere, on the family space too. Instead of a birth it lets you bring one
    living member home from any place on the board. Two of yours work at the [smithy](building:smithy), and one smith is
    enough.
    .title = The empty house
    .task = Bring one of your two smiths home.
    .hint = Coming home is an action of the family space. Point at the one who is to come.
    .move = Click your [“1” at the smithy](member:0:1:smithy).
    .done = Somebody is at home again, and the other smith goes on making plows.
    .birth = Legal, and a child would keep the house as well. But here one of two smiths is idle.
    .council = Legal, but the way into the council is expensive, and those who rise there bring points at the end.
    .wainwright = Legal, but then nobody makes wagons for you. At the smithy one of two would stay.
    .other = Legal, but your house stays empty.
    .journey = Whoever sets out comes from your farm, and there is nobody.
    .harvest = Nobody is there to bring in the grain.

step-bag = Your “2” in city B has seen enough of the world and could do the council good. Coming home does not lose
    the [mark](city:city-b) in the city: that belongs to the family.

    Your “1” sits in the [black bag](bag) of the church. Whoever is in there cannot be called home. Only a mass lets
    them out.
    .title = Not from the bag
    .task = Bring your traveller home.
    .hint = Somebody stands in one of the cities.
    .move = Click your [“2” in city B](member:0:2:city-b).
    .done = The “2” is at home, and the mark in city B still counts.
    .birth = Legal, but your traveller would go on waiting.
    .office = Legal, but somebody has to write your scrolls.
    .leave = Legal, but it costs nothing to call somebody home.
    .bag = The church does not give anybody back on request. At a mass you could buy them out.

step-all-born = All eleven of your family have been born. No more children will come, so the family space has one use left
    for you: bringing somebody home.

    Your “3” is in [city A](city:city-a), far from the work that waits. The two in the church are worth points where
    they are.
    .title = Everybody is born
    .task = Bring your “3” home from city A.
    .hint = It is the only one of yours on the travel map.
    .move = Click your [“3” in city A](member:0:3:city-a).
    .done = The house is full of life. Think of it when you choose who goes where: the family is all the people you will
        ever have.
    .leave = Legal, but your “3” would be lost for the work at home.
    .church = Legal, but in the church this one is worth points, and whoever leaves it has to begin with the black
        bag again.
    .birth = Your whole family is born already.
