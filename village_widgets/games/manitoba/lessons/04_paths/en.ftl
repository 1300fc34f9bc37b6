lesson-title = The vision paths
lesson-about = Walk the four paths: bonuses at once, points for the first, effects that last, and what the ends give.
can-walk = Take a step and use what the space gives
can-race = See where points wait for the first
can-ends = Say what the end of each path gives

step-first-space = Four [paths](paths) lead to visions: that of the gatherer is green, the warrior’s beige, the hunter’s brown,
    the shaman’s white. Blue has none.

    With the first step you put a Cree from your square on the first space, with each later one it goes a space forward. What the
    space shows you get at once. Who goes on a path never comes back.
    .title = Four paths
    .task = Take the first step on the [path of the gatherer](path:gatherer).
    .hint = It is the green one.
    .move = Click the [path of the gatherer](path:gatherer).
    .done = A berry from the supply. Caro’s Cree stands on the same space, and that is fine: on paths there is room for all.
    .land = Legal, but this time take a step on a path. Take it back.
    .wake = Legal, but this time take a step on a path. Take it back.
    .finish = Legal, but a step on a path would bring you something. Take it back.
    .brown = The hunter’s path is brown, and green is on top.

step-useless = Caro is active; brown and green lie in the village. Your next space on the [path of the gatherer](path:gatherer)
    wakes one of your Cree, the next on the [path of the hunter](path:hunter) gives a bison.

    What you can’t use is lost. So look first what you need.
    .title = What you can use
    .task = Take the step whose bonus you can use.
    .hint = Who is asleep in your huts?
    .move = Click the [path of the hunter](path:hunter).
    .done = A bison. The other bonus can wait until somebody sleeps.
    .asleep = Legal, but none of your Cree is asleep, so the bonus was lost. Take it back.
    .land = { step-first-space.wake }
    .finish = Legal, but one of the paths would bring you something. Take it back.

step-race = On some spaces only the first of all clans gets something: whoever comes later gets nothing. The third spaces of
    the [warrior](path:warrior), the [hunter](path:hunter) and the gatherer are such, for 3 points.
    .title = Points for the first
    .task = Take the step that brings 3 points.
    .hint = Where has nobody been so far?
    .move = { step-useless.move }
    .done = 3 points, and nobody else will get them there.
    .late = Legal, but Bela was there before you, and you got nothing. Take it back.
    .land = { step-first-space.wake }
    .finish = Legal, but there are 3 points to be had. Take it back.

step-exempt = The next scoring is about horses, as the open [tile](cloud) shows. You have none, and to score an empty storage
    costs { $lost } points.

    But some spaces exempt you from scoring a good. You may still score it, but you need not. That lasts for the whole game, also
    when your Cree goes on.
    .title = An exemption
    .task = Take the step that exempts you from scoring horses.
    .hint = The warrior rides. Your Cree there stands before the fourth space.
    .move = Click the [path of the warrior](path:warrior).
    .done = Whenever horses are scored now, you may leave it out. The other paths exempt you from other goods: look at their
        fourth spaces.
    .land = Legal, and a horse helps you once. But an exemption lasts for the whole game: take it back.
    .wake = Legal, but without horses the next scoring costs you { $lost } points. Take it back.
    .finish = Legal, but without horses the next scoring costs you { $lost } points. Take it back.

step-more = A few rounds later you have been in the land already: your territory action is done. But look at the fifth space of
    the [path of the warrior](path:warrior).
    .title = One action more
    .task = Take a step on the [path of the warrior](path:warrior).
    .hint = Beige is on top, and that path is beige.
    .move = { step-exempt.move }
    .done = The space gives you one more territory action, here and now.
    .finish = Legal, but the next space gives something special. Take it back.
    .once = That would be a second territory action. But a space on a path can give you one.

step-extra = This action isn’t bound to your colour: put a new Cree on any free region, or move one to any free region beside it.
    You may also do neither.
    .title = On any terrain
    .task = Get the canoe from this [lake](region:13).
    .hint = Lakes are blue, but colours don’t matter now.
    .move = Click the [lake](region:13).
    .done = A canoe, without any blue disc. And the round goes on.
    .elsewhere = Legal, any free region will do. But this time get the canoe: take it back.
    .finish = Legal, you may leave it out. But there is a canoe to be had: take it back.
    .taken = Somebody stands there already. That holds for this action, too.

step-shell = The third space of the [path of the shaman](path:shaman) gives you a shell. What shells can do comes in a later
    chapter. Once used, a shell is turned over, and two spaces further on the same path one of yours gets active again. If none of
    yours is used, that space gives a feather.
    .title = A shell
    .task = Take a step on the [path of the shaman](path:shaman).
    .hint = It is the white one.
    .move = Click the [path of the shaman](path:shaman).
    .done = An active shell lies beside your village. The fifth space of the gatherer gives one, too.
    .land = { step-first-space.land }
    .wake = { step-first-space.wake }
    .finish = Legal, but there is a shell to be had. Take it back.

step-end = The paths of gatherer, warrior and hunter end with 5 points, for everybody who gets there. On the [path of the
    hunter](path:hunter) you stand right before the end.
    .title = The end of a path
    .task = Go to the end of the [path of the hunter](path:hunter).
    .hint = One step is missing.
    .move = { step-useless.move }
    .done = 5 points, and your Cree stays there for good.
    .land = Legal, but 5 points are waiting. Take it back.
    .wake = Legal, but 5 points are waiting. Take it back.
    .finish = Legal, but 5 points are waiting. Take it back.

step-spared = The path of the [shaman](path:shaman) ends differently. Before the final scoring each clan has to offer a good from
    every storage that isn’t empty. Whoever stands at the end of this path offers nothing.
    .title = No offering
    .task = Go to the end of the [path of the shaman](path:shaman).
    .hint = White lies in Caro’s village, and you stand on the fifth space.
    .move = { step-shell.move }
    .done = Your clan keeps all its goods in the end.
    .brown = Legal, but this time go to the end of the path of the shaman. Take it back.
    .land = { step-first-space.wake }
    .finish = Legal, but without that step you must offer goods in the end. Take it back.

step-again = Two of your Cree are at an end. They can’t go further, and yet a path action is of use there: each time you get what
    is printed beside the end, but not the 5 points. Only the path of the shaman has nothing beside its end.
    .title = At the end, again and again
    .task = Use the end of the [path of the hunter](path:hunter).
    .hint = Choose the path where you stand at the end already.
    .move = { step-useless.move }
    .done = 2 points, and the next time again. The gatherer’s end gives a berry each time, the warrior’s a horse.
    .green = Legal, but this time use an end. Take it back.
    .land = Legal, but this time use an end. Take it back.
    .finish = Legal, but 2 points are waiting. Take it back.
