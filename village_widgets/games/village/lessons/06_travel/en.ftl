lesson-title = Travel
lesson-about = Send members out to the six cities, collect rewards and marks, and bring them home.
can-out = Send somebody to a city with a wagon
can-road = Pay for a road with its cubes, or with a coin
can-marks = Collect six cities for the most points
can-home = Remember that only the family fetches travellers home

step-set-out = You are Ada, and somebody in your family wants to see the world. A wagon stands on your [farm](farm:0).
    You have taken the travel cube, so now one member may make one journey.

    Every journey costs { $travel-time } time and { $travel-wagons } wagon. The wagon goes back to the supply. The
    road also asks for the influence that is shown beside it: two Faith to [city A](city:city-a), two Knowledge
    to [city B](city:city-b). From the village, roads lead only to these two, the nearest:
    whoever sets out from the farm begins with one of them.
    .title = Setting out
    .task = Send a “1” to [city A](city:city-a).
    .hint = You have two brown Faith cubes. Which of the two roads asks for them?
    .move = Click [city A](city:city-a).
    .done = Your “1” has arrived and has left your marker there. For your first visit the city rewards you with three
        prestige points.
    .leave = Legal, but wagon and cubes are ready, and three prestige points are waiting down the road.
    .far = One journey is one road, to the next city. Begin with a city that the village has a road to.

step-once = Your first traveller is in [city A](city:city-a), and your marker is there too. Marks belong to the
    family: a city rewards your family once, however many of you come there. Coming again costs the same and earns
    nothing. Other families have marks of their own, and don’t take your reward away.

    Marks are worth collecting. At the end of the game 1 to 6 marked cities are worth { $travel-points-0 }, {
    $travel-points-1 }, { $travel-points-2 }, { $travel-points-3 }, { $travel-points-4 } or { $travel-points-5 }
    points. You have cubes for either road from the village, but only one wagon.
    .title = Each city once
    .task = Make a journey that earns you a new mark.
    .hint = Where has nobody of your family been yet? Somebody on the farm could go there.
    .move = Click [city B](city:city-b).
    .done = A second mark and a second reward. Two cities are worth { $travel-points-1 } points at the end, three are
        worth { $travel-points-2 }.
    .again = Legal, but you have marked city A already. Time, wagon and two cubes are gone, and you got nothing for
        them.
    .leave = Legal, but there is a city left that your cubes can reach.
    .skill = That road asks for one Faith and one Skill, and you have no Skill.

step-road = Later in the game, your family has marks in A, B and C. One of them is in [city B](city:city-b) and can
    travel on from there: a journey begins on your farm or in the city where a member is.

    You have two wagons. But one action is one journey by one member, along one road to the next city.
    .title = One road at a time
    .task = Send your traveller on from B to a city that you haven’t marked.
    .hint = Three roads lead out of city B. One goes to the village, one to a city with your marker.
    .move = Click [city D](city:city-d).
    .done = A fourth mark! This city’s reward is influence of your choice, so you are asked at once what you want. The
        second wagon waits for another action.
    .back = Legal, but you have marked city A already. The journey costs the same and earns nothing.
    .leave = Legal, but your traveller would wait in city B with two wagons ready.
    .far = That is two roads away. One action takes a traveller to the next city.

step-choose = [City D](city:city-d) gives you two influence cubes of your choice. They may be alike. You choose at
    once, before anybody else has a turn.

    Look ahead: where do you want to go next? City C has your marker already. The road to [city F](city:city-f) asks
    for two Skill.
    .title = A reward of your choice
    .task = Take the two cubes that pay for the road to [city F](city:city-f).
    .hint = Two cubes of the same colour: Skill is orange.
    .move = Choose “Take 2 Skill”.
    .done = Cubes for the next road are in your hand. Some rewards are points, some are coins, and this one keeps you
        travelling.
    .other-road = Legal, but these two pay for the road to city C, which has your marker already.
    .one = Legal, but one Skill is only half of what the road to city F asks for.
    .none = Legal, but the road to city F asks for two Skill, and you have none.
    .first = Not yet. First the city rewards your family, and the next journey is another action.

step-coin = You would like to go on from [city D](city:city-d) to [city F](city:city-f). The road asks for two Skill,
    but this time you have only one.

    Coins help on the road as everywhere: each can stand in for any one influence cube. They don’t replace the wagon
    or the time, though.
    .title = A coin on the road
    .task = Travel to [city F](city:city-f), and spend no more coins than you need.
    .hint = You are asked how to pay. One of the two Skill you can pay yourself.
    .move = Click [city F](city:city-f) and choose to pay with one Skill and one coin.
    .done = A fifth mark, and city F’s reward is a coin: you have two again.
    .two-coins = Legal, but one coin too many: your Skill cube pays for half of the road.
    .back = Legal, but that city has your marker already. You pay for the journey and earn nothing.
    .leave = Legal, but a mark and a coin are waiting in city F.

step-home = Now your “1” is far away in [city F](city:city-f), and nobody is left on your farm to bring in a harvest
    or to learn a craft. You have paid at the well, so you may carry out any one action.

    Try it if you like: no road takes a traveller back into the village. Travellers die abroad or come home in one way
    only, by the family action. Instead of a birth, it brings one of your members home from wherever they are on the
    board.
    .title = No way back
    .task = Bring your “1” home from [city F](member:0:1:city-f).
    .hint = Don’t point at the village. Point at the one who is to come home.
    .move = Click your [“1” in city F](member:0:1:city-f).
    .done = Home again, for no wagon and no time. The marker stays in city F: a mark once made is yours for good.
    .step-back = Legal, but that costs a wagon, two Skill and time, earns nothing, and city D is still far from home.
    .birth = Legal, but that is somebody new. Your traveller stays away, and the family action was used up.
    .leave = Legal, but you have paid three cubes at the well for this action.
    .walk = Not even by the shortest way: travelling never ends in the village.
    .field = Nobody is on your farm, and a harvest needs somebody at home.
    .worker = Legal, but that one was working at home in the village. Your traveller is still far away.
    .away = Legal, but your “1” is still far away, and the action is used up.

step-six = One mark is missing: [city E](city:city-e). Two of your family are abroad, and both stand beside it. From C
    the road asks for two Skill, from F for one Faith and one Knowledge.

    You have one Skill, one Faith, one coin and one wagon. That is enough for one of the two roads, and it doesn’t
    matter which.
    .title = The sixth city
    .task = Make the journey that completes your map.
    .hint = The coin stands in for the cube that is missing: a Skill on one road, a Knowledge on the other.
    .move = Click [city E](city:city-e) and choose who goes there.
    .done = All six cities! Five marks were worth { $travel-points-4 } points, six are worth { $travel-points-5 }.
        City E also gave you two Persuasion, as you would need them in the council. That is where the next chapter
        goes.
    .marked = Legal, but that city has your marker already. Your only wagon is gone, and city E is still missing.
    .leave = Legal, but the last mark is one road away.
