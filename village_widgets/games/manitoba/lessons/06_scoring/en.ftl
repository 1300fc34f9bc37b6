lesson-title = Scoring
lesson-about = Twice a season goods are scored: one good, one of two, or the good that you have most of. What it brings, what it
    costs, and who may leave it out.
can-score = Prepare for a scoring and choose the good
can-empty = Avoid the minus points of an empty storage
can-skip = Leave a scoring out when you are exempt

step-single = The [third card](card:2) of each season and the fifth are not events: a good is scored. Which one, the scoring tile
    on the card shows. Today it is bison, for everybody.

    You are the last to act in this round, and you have just taken a bison. Each player scores once all have acted.
    .title = One good for all
    .task = Put the bison where it counts now.
    .hint = Four bison are worth 8 points.
    .move = Click the [storage of bison](place:0:bison).
    .done = Bela scored first, because she was active: 1 point. Then you: 8 points for four bison. But that wasn’t all: look at
        your village and at the land.
    .altar = Legal, but there it isn’t scored, and three bison bring only 4 points. Take it back.

step-after = Three more things happened. All goods of the scored storage went to the supply. Your Cree on the prairies, where
    bison live, went home. And every prairie without a Cree and without a good has a bison again.

    So whoever scores much begins again with an empty storage and with sleeping Cree.
    .title = What a scoring costs
    .task = Point at the place where your two Cree from the prairies are now.
    .sought = the place in your village where your Cree sleep
    .hint = They are not on your square: they are asleep.
    .move = Click your [huts](huts:0).
    .done = There they sleep until you wake them.

step-empty = This time horses are scored, and your storage of horses is empty. Whoever must score an empty storage loses { $lost }
    points, and everything else happens as well: Cree on hills go home, and hills are refilled.

    You have just taken a horse. And look at your small altar: it lacks one good.
    .title = Minus two
    .task = See to it that a horse lies in your storage, and get a shell besides.
    .hint = What becomes of the goods on an altar that is full?
    .move = Click the [small altar](place:0:small-altar).
    .done = The altar was full, so the horse went on to its storage in time: 1 point instead of minus { $lost }, and a shell for
        you.
    .plain = Legal, and it avoids the minus points. But there is a place where the horse does that and more. Take it back.
    .minus = Legal, but now your storage of horses was empty: minus { $lost } points. Take it back.

step-two = On this tile there are two goods, berries and bison. Each player chooses one of them, and only that one is scored.
    Nobody may leave it out.

    You have three berries and four bison. The fifth card of this season scores berries.
    .title = One of two
    .task = Score the good that is worth more now.
    .hint = Look at the numbers beside the top goods.
    .move = { step-single.move }
    .done = 8 points. Your berries wait for the fifth card, and your Cree in the forest may stay there.
    .berries = Legal, but four bison are worth more than three berries, and berries are scored next anyway. Take it back.

step-most = On this tile there are no goods but the sign for the most: you score your fullest storage. If several are equally
    full, you choose one of them. Feathers and turned berries count in the storage in which they lie.
    .title = The most goods
    .task = Score the fullest storage that brings the most.
    .hint = Two storages hold three goods each.
    .move = Click the [storage of canoes](place:0:canoes).
    .done = Two canoes and a feather: 6 points. Now they are in the supply, the feather too.
    .berries = Legal, since three berries are as many. But the canoes bring more. Take it back.

step-skip = Bison again, and you have only two. But on the path of the [hunter](path:hunter) your Cree has reached the crossed-out
    bison: you are exempt from bison until the end of the game.

    Whoever is exempt may score or leave it out. Whoever leaves it out does nothing at all: goods stay, Cree stay, nothing is
    refilled. With two goods on a tile you must be exempt from both, with the most goods from all that are equally full.
    .title = Exempt
    .task = Keep your bison and your Cree on the prairies for later.
    .hint = Nobody can force you to score bison.
    .move = Click “Leave the scoring out”.
    .done = Your bison and your two Cree on the prairies are still there. The next time they may be worth more.
    .bison = Legal, but it brings 2 points, and two Cree go home. Take it back.

step-short = You have scored your only bison, and now you refill the prairies. Two are empty, but only one bison is left in the
    supply: Bela, who is exempt, keeps hers.

    If there are too few goods, whoever refills chooses the regions.
    .title = Too few goods
    .task = Put the last bison where your Cree is near.
    .hint = Your Cree is in the forest in the middle.
    .move = Click the [prairie](region:5) beside your Cree.
    .done = A bison in front of your door. The other prairie stays empty until bison are scored again.
    .theirs = Legal, but there Bela is nearer. Take it back.
