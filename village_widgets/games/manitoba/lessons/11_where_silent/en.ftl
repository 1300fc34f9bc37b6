lesson-title = Where the rules are silent
lesson-about = Where the rules can be read in two ways, a table may choose. All these questions, each with what is usual here and
    why, for those who want to know all.
can-agree = Agree on a rule where the text is silent
can-scoring = Tell what a table can choose about scorings
can-end = Tell what a table can choose about the end

step-setup = About the set-up two things are open. The rules name only the storage for its goods, so usually they don’t go to
    altars. And they describe one set-up for each player, so usually each clan places both its Cree before the next clan does.

    At this table altars are allowed, and all come into the land before anybody begins a path.
    .title = The set-up
    .task = Put your first bison on the small altar.
    .hint = It has three spaces.
    .move = Click the [small altar](place:0:small-altar).
    .done = A head start for a shell. And now Bela begins with her path, since all are in the land.
    .storage = Legal, and the usual way. But at this table try the altar. Take it back.
    .large = Legal, but take the small one, which fills sooner. Take it back.

step-must = May you decline an event that moves your Cree? Usually yes, since no action need be carried out. But the text of these
    events makes no offer, it states. So at this table they must be carried out if it is possible.

    Your Cree stands well on the lake: the next event pays for lakes. But it has to move.
    .title = Events that move Cree
    .task = Make the move that brings you at least something.
    .hint = On one of the regions beside it a good lies.
    .move = Click the [hills](region:7) at the right.
    .done = A horse, at least.
    .other = Legal, but there is nothing there. Take it back.
    .stay = At other tables you could stay. Here you can’t, for a move is possible.

step-outside = Shells are used in one’s own turn. Is a scoring your turn, when you are the one who scores? Usually not: a turn is
    the turn of actions. At this table shells can be used at one’s own event and scoring, too.
    .title = Shells at a scoring
    .task = Use your shell before bison are scored.
    .hint = Three bison and a berry make four.
    .move = Click the [storage of bison](place:0:bison), and choose the shell.
    .done = 8 points, at the last moment. It also means that nobody sees it coming.
    .score = Legal, but with the shell it would be 4 points more. Take it back.
    .other = Legal, but bison are scored. Take it back.
    .wake = Legal, but 4 points are better. Take it back.

step-arrival = The bonus beside the end of a path comes “whenever” you act there later. Does it come on arrival, too? Usually not:
    there you get the 5 points. At this table it does. And an event that takes you a step further gives it as well, which it
    usually doesn’t, because the bonus belongs to the action.
    .title = At the end of a path
    .task = Take the last step on the [path of the hunter](path:hunter).
    .hint = Brown is on top.
    .move = Click the [path of the hunter](path:hunter).
    .done = 5 points, and 2 more at once.
    .enter = Legal, but this is about the path. Take it back.
    .wake = Legal, but this is about the path. Take it back.
    .finish = Legal, but you would give points away. Take it back.

step-nothing = Most goods, and your storages are all empty. Usually you must choose one of them and lose 2 points: all four are
    level, and on a tie you choose. At this table whoever has nothing scores nothing, and neither Cree nor regions are touched.

    You are about to store your only good.
    .title = The most of nothing
    .task = Keep the bison, and keep your Cree on the prairies.
    .hint = What lies on an altar isn’t stored.
    .move = Click one of your [altars](place:0:small-altar).
    .done = Nothing was scored, nothing lost. At most tables this would have cost 2 points.
    .storage = Legal, for 1 point. But the bison is gone then, and two Cree go home. Take it back.

step-stay = Does scoring an empty storage still send your Cree home? Usually yes: the minus points are part of the first step, and
    the other steps follow. At this table nothing else happens.

    Horses are scored, and you have none.
    .title = Minus two, and no more
    .task = Put a Cree on the [hills](region:7) all the same.
    .hint = It won’t have to go home.
    .move = Click the [hills](region:7) beside your Cree.
    .done = Minus 2, but your Cree stays on the hills, and there are three of them now.
    .moved = Legal, but let a new Cree come into the land. Take it back.
    .walk = Legal, but this is about the hills. Take it back.
    .finish = Legal, but you could have a Cree more in the land. Take it back.

step-floor = Can a score fall below zero? Usually yes: the rules name no floor. At this table it can’t.

    You have no points yet. Horses or canoes are scored: you have no horse, and only one canoe. And the next scoring is canoes.
    .title = Not below zero
    .task = Keep your canoe for the next scoring, without losing a point.
    .hint = What can zero points lose here?
    .move = Click the [storage of horses](place:0:horses).
    .done = Zero stays zero, and the canoe is still yours.
    .canoes = Legal, and it brings 1 point. But this time keep the canoe. Take it back.

step-mountains = At a season’s end the mountains get feathers again. Usually this happens once, when all Cree are down, and if
    feathers are short the active player chooses. The text can also be read as if each player in turn came down and refilled at
    once, as at this table.

    It matters only when feathers are short. Two mountains are empty, one feather is left, and Caro’s Cree is still up there.
    .title = The mountains
    .task = Put the feather where your Cree is near.
    .hint = Your Cree is on the hills, in the upper row.
    .move = Click the [mountain](region:4) beside your Cree.
    .done = You took the last feather for your side. For Caro’s mountain none was left.
    .far = Legal, but that is farther from your Cree. Take it back.

step-spares = A storage that holds nothing but feathers: is one of them offered at the end? Usually yes, since one good comes from
    each storage that isn’t empty. But the text says “feathers excepted”, and some read it so that such a storage is spared, as at
    this table.

    Your storage of horses is empty.
    .title = Feathers at the offering
    .task = Put your last feather where it is safe and brings the most.
    .hint = An empty storage costs 2 points.
    .move = { step-floor.move }
    .done = The feather was spared: 1 point instead of minus 2. At most tables it would have been offered.
    .other = Legal, but then your horses cost 2 points. Take it back.
    .altar = Legal, but an altar counts for nothing at the end. Take it back.

step-places = About the events that compare you three things are open. Is there a second place after a tie for the first? Usually
    yes. Is a single Cree a group? Usually yes. And can somebody without any Cree there be second? Usually not, since nobody has
    the most of nothing.

    At this table a single Cree is no group, and after a tie nobody is second. Bela has two Cree together.
    .title = First, second, alone
    .task = Get a group that is as large as Bela’s.
    .hint = One more beside your Cree.
    .move = Click the [lake](region:9) beside your Cree.
    .done = Two against two: 6 points each. Alone you would have got nothing. Ask before the game what your table plays.
    .alone = Legal, but a single Cree is no group here. Take it back.
