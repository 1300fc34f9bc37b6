lesson-title = The end
lesson-about = The last round and the final scoring: what everybody offers first, what is scored once more, what a shell is worth,
    and who wins.
can-offering = Prepare for the final offering
can-skip = Know when to leave a storage out at the end
can-count = Count everybody’s points

step-spared = The fifth card of autumn has no scoring tile. After this round the game ends, and every storage is scored once more.
    But first each clan makes an offering: one good from every storage that isn’t empty.

    Only a Cree on the last space of the [shaman’s path](path:shaman) spares you that. Yours is one space away. You are the last
    to act.
    .title = The offering
    .task = Spare yourself the offering.
    .hint = White lies in Bela’s village, and white is the shaman’s colour.
    .move = Click the [path of the shaman](path:shaman).
    .done = You kept all your goods: 17 points for them, where 8 would have been left. Bela had to offer one of each. You win with
        59 to 48.
    .horse = Legal, but one good more is less than the four that you offer. Take it back.
    .finish = Legal, but then you offer four goods. Take it back.

step-exempt = In another game you haven’t come so far. You make the offering, and then each of your storages must be scored, an
    empty one with minus { $lost } points. But on the path of the gatherer you have reached the crossed-out berries: a storage
    from which you are exempt is left out if it would cost you points.

    You have one berry and three bison. One action is left.
    .title = What one more is worth now
    .task = Take the good that brings the most after the offering.
    .hint = Two berries would be one after the offering. And four bison?
    .move = Click the [prairie](region:10) beside your Cree.
    .done = Four bison, one offered, three scored: 4 points. Your only berry was offered. The storage is empty now and costs you
        nothing, since you are exempt.
    .berry = Legal, but then one berry is left, for 1 point. A bison brings 2 more. Take it back.
    .moved = Legal, but that brings a berry, and a bison would bring more. Take it back.
    .walk = Legal, but it brings 1 point, and a bison brings 2. Take it back.
    .finish = Legal, but you would give away points. Take it back.

step-count = It is all over: no Cree goes home, nothing is refilled. Now your points are counted. What lies on altars counts for
    nothing.
    .title = All your points
    .way = First the [points](clan:0:score) that you gained on the way.
    .berries = Then the storages, after the offering. No [berries](clan:0:berries) are left, but you are exempt and lose nothing.
    .goods = Three [bison](clan:0:bison), a horse and a canoe.
    .shells = At last your [shells](clan:0:shells): { $worth-active } points for each that is active, { $worth-used } for each
        used one.
    .done = The most points win, and you are the new chief of all clans.

step-tie = Once more, but this time Bela has done better, and you can only draw level with her. If several have the most points,
    they win together: there is nothing else to compare.
    .title = Together
    .task = Draw level with Bela.
    .hint = The same move as before would do.
    .move = { step-exempt.move }
    .done = 51 to 51: you and Bela have both won. That was the last rule of the game.
    .other = Legal, but then Bela wins alone. Take it back.
