lesson-title = Storages and altars
lesson-about = Where a good goes: into its storage, or on an altar that gives you a shell when it is full. And what a feather can
    do.
can-store = See which good is worth most to you
can-feather = Put a feather where it counts
can-altar = Fill an altar for a shell

step-rows = Look at the numbers in your [village](clan:0). A storage brings the points beside its top good, and nothing for those
    below. So the fourth bison is worth much more than the first.

    Canoes rise early, bison and horses late. Berries rise slowly, but they can become something else, as you will see.
    .title = What one more is worth
    .task = Point at the storage in which one more good adds the most points.
    .sought = the storage that would gain most from one more good
    .hint = Take the number beside the next space, less the one beside the top good.
    .move = Click the [storage of bison](place:0:bison).
    .done = From 4 to 8: a fourth bison adds 4 points. A canoe would add 3, a horse or a berry 2.

step-feather = From a mountain you have a feather. It has no storage of its own, but it stands in for any good: you put it into
    the storage that you like, and there it counts as one more.

    Bison are scored next, as the [season cards](season) show. And your storage of berries is full: it takes nothing more.
    .title = A feather
    .task = Put the feather where it brings the most at the next scoring.
    .hint = Three bison are worth 4 points. And four?
    .move = { step-rows.move }
    .done = Three bison and a feather count as four: 8 points.
    .less = Legal, but that storage isn’t scored next. Take it back.
    .altar = Legal, but an altar isn’t scored. Take it back.
    .full = This storage has no space left, not even for a feather.

step-back = Bela is active, and brown and blue lie in her village: you can go to a prairie or a lake. But your storage of canoes
    is full, with two feathers at its top, and on each of your altars a canoe lies already.

    A good for which there is no room goes back to the supply. You can’t give it to another clan: clans neither swap nor give anything.
    .title = No room
    .task = Send a new Cree where you can keep what it finds.
    .hint = Where could a canoe go? And a bison?
    .move = Click the [prairie](region:5) beside your Cree.
    .done = There is room for this bison in its storage and on both altars.
    .back = Legal, but there is no place for the canoe: it went to the supply. Take it back.
    .settled = Legal, but let a new Cree come into the land. Take it back.

step-altar = Your village has two altars, a [small](place:0:small-altar) one for three goods and a [large](place:0:large-altar)
    one for four. Whenever you take a good during the game, you may put it on an altar instead of into its storage.

    On an altar it scores nothing. It waits there until the altar is full.
    .title = An altar
    .task = Put the canoe on the small altar.
    .hint = A berry lies there already.
    .move = Click the [small altar](place:0:small-altar).
    .done = Two of three. One more good, and something happens.
    .storage = Legal, but let us see what altars are for. Take it back.
    .large = Legal, but this time fill up the small one. Take it back.

step-kind = An altar never holds two goods of a kind. You have another feather, and one lies on the small altar already. On the
    large altar it would be the first.
    .title = Never two of a kind
    .task = Put this feather on an altar, too.
    .hint = Each altar can have one of its own.
    .move = Click the [large altar](place:0:large-altar).
    .done = A feather on each altar: that is allowed.
    .storage = Legal, but this time use an altar. Take it back.
    .second = A feather lies there already, and that is one of a kind.

step-fill = You have taken a horse. On the small altar lie a berry and a feather: the horse would be the third good. A full altar
    is emptied at once, and all its goods go to their storages.
    .title = A full altar
    .task = Put the horse where it fills an altar.
    .hint = Three spaces, and two are taken.
    .move = { step-altar.move }
    .done = The altar is full, and already it is being emptied: berry and horse have gone to their storages. Now it is the
        feather’s turn.
    .storage = Legal, but your altar lacks just one good. Take it back.

step-out = The feather may go to any storage, but not on an altar: what comes from a full altar always goes to storages.
    .title = Where the feather goes
    .task = Put the feather into the storage of horses.
    .hint = There it is the fourth horse.
    .move = Click the [storage of horses](place:0:horses).
    .done = Four horses, 8 points. And for the full altar you got a [shell](shells:0), if one is left. It is worth 2 points at the
        end, and before that it can do a lot.
    .other = Legal, but among the horses it adds the most. Take it back.

step-large = Now the large altar: three of its four spaces are taken, and a bison isn’t among them.

    It gives you a shell as well. Besides, it turns one used shell over, so that it is active again. You have such a [used
    one](shells:0).
    .title = The large altar
    .task = Fill the large altar.
    .hint = Put your bison there.
    .move = { step-kind.move }
    .done = All four went to their storages, you got a shell, and your used one is active again.
    .storage = Legal, but the altar lacks nothing but a bison. Take it back.
