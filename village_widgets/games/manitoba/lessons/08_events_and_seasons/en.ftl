lesson-title = Events and seasons
lesson-about = The nine events that a season can bring, how to profit from those that count something, and what happens when
    spring and summer end.
can-events = Make the best of an event
can-count = Get ready for events that count Cree
can-season = Know what the end of a season takes and gives

step-path = The first, second and fourth card of a season are events. Each of you carries them out in turn, beginning with the
    active player. All three lie face up from the start of the season.

    With this one you take a step on any path: with a Cree from your square, or with one who stands there already. You get the
    bonus of its space. What lies beside the end of a path the event doesn’t give. And you need not take the step at all.
    .title = A step on a path
    .task = Take the step that brings 3 points.
    .hint = The third space pays the first who gets there. On which path is nobody so far?
    .move = Click the [path of the hunter](path:hunter).
    .done = 3 points, without an action.
    .gatherer = Legal, but it wakes one Cree, and this time you want points. Take it back.
    .shaman = Legal, but it brings a feather, and this time you want points. Take it back.
    .finish = Legal, since the step is yours to take or leave. But it brings something. Take it back.
    .end = Your Cree is at the end of this path. An action would give you the horse beside it, the event doesn’t.

step-step = Another event: one of your Cree moves to a region beside its own, whatever the terrain, if no Cree is there. You take
    the good that you find. This, too, may be left out.

    Canoes are scored next.
    .title = A move in the land
    .task = Move to the [lake](region:1) and take the canoe.
    .hint = It is just above your Cree.
    .move = Click the [lake](region:1).
    .done = A canoe at the right time: you choose where to put it, as always.
    .other = Legal, but canoes are scored next. Take it back.
    .finish = Legal, but a good that costs nothing is worth taking. Take it back.
    .taken = Bela’s Cree stands there.

step-home = This event nobody may leave out: one of your Cree in the land goes home to the huts. You choose which one.

    The next event brings points for the largest group of your Cree on adjacent regions.
    .title = One goes home
    .task = Send a Cree home without breaking your group.
    .hint = Three of yours are together, and one is alone.
    .move = Click your Cree on the [hills](region:2) at the left.
    .done = Your group of three is still together.
    .group = Legal, but the next event counts your group. Take it back.

step-good = Here you take a good from the supply, one of those that the card shows. If there are no more of one kind, you must
    take another.

    Today it is horses or canoes, and the scoring tile says that you will score one of just these two.
    .title = A good for everyone
    .task = Take the good that adds more points.
    .hint = A third horse adds 2 points.
    .move = Click the [canoes](supply:canoes) in the supply.
    .done = The third canoe adds 3 points, once it is in its storage.
    .horses = Legal, but a third horse adds less than a third canoe. Take it back.

step-feather = An event that takes: one feather in your storages goes back to the supply. If you have none there, you lose
    nothing. The feather on your altar is safe.
    .title = A feather is lost
    .task = Give back the feather that costs you fewer points.
    .hint = Compare: what would each of the two storages be worth without its feather?
    .move = Click the [storage of canoes](place:0:canoes).
    .done = Your canoes went from 3 points to 1, and your bison keep their 8.
    .bison = Legal, but that takes your bison from 8 points to 4. Take it back.

step-each = Four events just count. The first one: each of your Cree in the land brings { $worth-each ->
        [one] a point
       *[other] { $worth-each } points
    }. You have one action before it comes.
    .title = Cree in the land
    .task = Be there with one Cree more.
    .hint = The prairie beside your Cree is free.
    .move = Click the [prairie](region:5) beside your Cree.
    .done = Two Cree, two points.
    .moved = Legal, but you still have only one Cree in the land then. Take it back.
    .walk = Legal, and that step brings a point as well. But this time let it be the event. Take it back.
    .finish = Legal, but a Cree more in the land is a point more. Take it back.

step-lakes = Lakes give no path, but there is an event for them: each of your Cree on a lake brings { $worth-lakes } points.
    .title = Cree on lakes
    .task = Be there with two Cree on lakes.
    .hint = One stands on a lake. Another lake is beside your forest.
    .move = Click the [lake](region:9) beside your forest.
    .done = Two on lakes: 4 points.
    .moved = Legal, but then you have no second Cree on a lake. Take it back.
    .elsewhere = Legal, but that is no lake. Take it back.
    .finish = Legal, but that leaves you with 2 points. Take it back.

step-most = Now you are compared: the most Cree in the land bring { $worth-most } points, the second most { $worth-second }. All
    who are level get the points of their place, and there is a second place even then. Whoever has nobody in the land gets
    nothing.

    Bela has four Cree there, you have three, Caro none.
    .title = The most Cree
    .task = Draw level with Bela.
    .hint = A Cree from your square makes four. The lake beside your Cree is free.
    .move = Click the [lake](region:9) beside your Cree.
    .done = You and Bela are first, with { $worth-most } points each. Caro would be second, but with nobody in the land she gets
        nothing.
    .moved = Legal, but a move doesn’t make you more. Take it back.
    .walk = Legal, but then you stay second. Take it back.
    .finish = Legal, but then you stay second. Take it back.

step-group = The same points, but for the largest group: your Cree on regions that are adjacent to each other. A single Cree is a
    group of one.

    Bela’s group has four. You have two pairs. Caro has one Cree.
    .title = The largest group
    .task = Join your Cree into one group that is larger than Bela’s.
    .hint = One free region touches both of your pairs.
    .move = Click the [lake](region:9) between your pairs.
    .done = Five in one group: { $worth-most } points. Bela is second, and Caro’s one Cree comes third.
    .smaller = Legal, but Bela’s four are still the largest group. Take it back.

step-season = The last round of spring. After its scoring the season ends: all feathers in storages go to the supply, while those
    on altars stay. All Cree on mountains go home, and the mountains get feathers again. Then each clan wakes one Cree.

    You have just taken a feather. Canoes are scored now.
    .title = The end of spring
    .task = Put your feather where summer will still find it.
    .hint = One of your altars has no feather yet.
    .move = Click the [large altar](place:0:large-altar).
    .done = Bela lost the feather in her storage, yours lies safe. The Cree are down from the mountains, one of yours is awake
        again, and the cards of summer are out. The end of summer is just the same.
    .canoes = Legal, and it brings 3 points more now, but then the feather is gone. This time keep it. Take it back.
    .lost = Legal, but there the end of the season takes it. Take it back.

step-row = The [season row](season): three events of the six of this season, drawn by chance, and two cards with a scoring tile
    each. Everything is face up, so look ahead. After summer comes autumn, and it is the last.
    .title = A new season
    .task = Point at the card of the next scoring.
    .sought = the first card of this season that is scored
    .hint = It is the third of the five.
    .move = Click the [third card](card:2).
    .done = Bison or horses, in two rounds. Now you know what a whole year brings.
