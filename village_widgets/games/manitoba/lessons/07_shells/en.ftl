lesson-title = Shells
lesson-about = What shells do during the game: one wakes a Cree, or lets a berry count as another good. In your own turn, at any
    moment of it.
can-wake = Wake a Cree with a shell
can-berry = Let a berry count as another good
can-time = Use shells in time, before a scoring

step-wake = You are active, and the prairies are yours to enter. But nobody is on your [square](square:0): all are asleep, or out.
    The waking action would take your whole turn.

    Instead you can use an active shell. It wakes one Cree and is turned over to its used side; that is no action, so both of
    yours are still to come.
    .title = Awake without an action
    .task = Wake a Cree with your shell.
    .hint = One sleeper, and your turn is still yours.
    .move = Click your [huts](huts:0), and choose the shell.
    .done = A Cree is on the square, and both actions are still open. The shell shows 1 now instead of 2.
    .wake = Legal, but now the waking was your whole turn. Take it back.
    .moved = Legal, but let us use the shell first. Take it back.
    .walk = Legal, but first the shell. Take it back.
    .finish = Legal, but you would give away two actions. Take it back.

step-before = You may use shells at any time in your turn: before you lift discs, between your actions, after the last one. And as
    many as you like, also one that you got just now.
    .title = At any time in your turn
    .task = Wake a Cree before you lift discs.
    .hint = All your Cree but those on paths are asleep.
    .move = { step-wake.move }
    .done = Now somebody is awake, and you can choose your discs with that in mind.
    .lift = Legal, and you could use the shell afterwards. But this time try it before. Take it back.
    .berry = Legal, but what you lack is somebody awake. Take it back.

step-berry = A shell can do something else: it moves a berry from its storage into another one that has room. There it counts as
    that good from now on.

    You are the last to act in this round, your action is done, and bison are scored at once.
    .title = A berry becomes a bison
    .task = Use your shell so that bison bring you the most.
    .hint = Three bison are 4 points, four are 8.
    .move = Click the [storage of bison](place:0:bison).
    .done = Three bison and a berry counted as four: 8 points. The berry went to the supply, as a berry.
    .horses = Legal, but horses aren’t scored now. Take it back.
    .wake = Legal, but four points are more than a Cree who is awake. Take it back.
    .finish = Legal, but a shell at the right moment is worth 4 points here. Take it back.

step-scoring = The same a round too late: everybody has acted, and now bison or canoes are scored. Your shell is active, but this
    is no turn of yours, and shells are used in your turn only. The same holds for events.
    .title = Too late
    .task = Score the good that brings you more. Try the shell before, if you like.
    .hint = Three bison are 4 points, two canoes are 3.
    .move = { step-berry.move }
    .done = 4 points. With the shell in your turn it would have been 8: look at the next card in time.
    .canoes = Legal, but the bison bring one point more. Take it back.
    .late = A berry here would have been fine. But your turn is over, and shells wait for the next one.

step-last = The last round of the game. From now on nobody can use shells. One that is still active is worth { $worth-active }
    points at the end, a used one { $worth-used }.

    You are active, and brown is on top. Your Cree on the path of the hunter comes to a space with 3 points.
    .title = The last round
    .task = Take the [step on the path](path:hunter).
    .hint = Brown is the colour of the hunter.
    .move = Click the [path of the hunter](path:hunter).
    .done = 3 points, and your shell stays at { $worth-active }.
    .enter = Legal, and you may do both. But begin with the path: take it back.
    .wake = Legal, but who is awake now has nothing more to do. Take it back.
    .finish = Legal, but you would give points away. Take it back.
    .shell = In this round shells rest. They count at the end as they lie.
