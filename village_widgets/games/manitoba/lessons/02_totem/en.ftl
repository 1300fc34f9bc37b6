lesson-title = The totem
lesson-about = Choose your disc, see what it opens to the others, tell how the totem goes on, and wake your Cree instead of
    acting.
can-colour = Lift down to the colour that you want
can-next = Tell how the totem lies in the next round
can-close = Keep a colour from the others
can-wake = Wake your Cree instead of acting

step-which = You are active again, and you would like a horse. Hills are beige, and beige is the [third disc](disc:3).

    You can’t take a disc out of the pile. You lift it with all that lie on it, and turn these over together: what was on top is
    at the bottom then.
    .title = Your disc
    .task = Lift discs so that you can act on the hills.
    .hint = The disc that you want must be the lowest one that you lift.
    .move = Click the [beige disc](disc:3).
    .done = Beige, brown, green: just the other way round than before.
    .colour = Legal, but now another colour is on top. Take it back and lift down to beige.
    .first = First lift discs: without them you have no colour.

step-beside = Only beige is yours. But Bela and Caro, with one action each, may use any disc in your village: beige, brown or
    green.

    The discs that you did not lift lie beside your village. Their colours nobody uses in this round.
    .title = What the others get
    .task = Point at a disc that nobody can use.
    .sought = a disc beside your village
    .hint = Two discs were left when you lifted.
    .move = Click the [blue disc](disc:4).
    .done = Blue and white lie beside your village. So nobody goes to a lake or a mountain in this round.

step-next = After the round the discs beside your village go on top of those in it, just as they lie. Then the totem goes to the
    left: Bela is active.
    .title = The next round
    .task = Point at the disc that Bela will find on top.
    .sought = the disc that will be on top
    .hint = The discs beside your village aren’t turned over.
    .move = { step-beside.move }
    .done = All have acted, and the totem is Bela’s: blue, white, beige, brown, green. What you left is easy to get now, and what
        you used lies deeper.

step-few = Summer. The [event](card:1) of this round will bring { $worth-lakes } points for each Cree on a lake. Bela is on one
    already and would like more; you have none there.

    Brown would do for you, and so would beige. But each disc that you lift is open to the others.
    .title = Few discs or many
    .task = Lift so that nobody can use blue in this round.
    .hint = Blue is the second disc. Leave it where it is.
    .move = Click the [brown disc](disc:1).
    .done = Brown alone lies in your village. The fewer discs you lift, the less the others can choose from.
    .blue = Legal, but now blue lies in your village, and Bela can use it. Take it back.

step-sleepers = Your [square](square:0) is empty: three of your Cree are in the land, two on paths, and three are asleep in
    the [huts](huts:0).

    When you are active, you may wake Cree in place of both actions: as many as discs lie in your village. Their colours don’t
    matter to you then, but to the others they do.
    .title = Three sleepers
    .task = Lift just as many discs as it takes to wake all three.
    .hint = A disc for each sleeper.
    .move = Click the [third disc](disc:3).
    .done = Three discs: up to three Cree can wake.
    .few = Legal, but then somebody sleeps on. Take it back and lift three.
    .many = Legal, and more than enough. But the others get one colour more to choose from: take it back and lift three.
    .first = Nobody is on your square who could go there. And first you lift discs.

step-wake = Brown is on top. You could still move a Cree in the land to a prairie. But then you could not wake anybody: it is one
    or the other.
    .title = Waking
    .task = Wake your Cree.
    .hint = They sleep in your huts.
    .move = Click your [huts](huts:0).
    .done = All three are on your square and can go anywhere from the next round on. Bela and Caro use your three colours now. But
        they can’t wake anybody: only the active player can.
    .finish = Legal, but then all three sleep on. Take it back.
    .act = Legal, but now nobody wakes in this round. Take it back.
    .nobody = Nobody is on your square who could go there.
