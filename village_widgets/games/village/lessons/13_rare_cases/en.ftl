lesson-title = Rare cases
lesson-about = What most games never see: pieces run out, late seats get some help, and a table plays by a rule of its own.
can-out = Go on when pieces run out
can-bag = Begin a round with a short bag
can-table = Play by a rule that your table has chosen

step-supply = One of your family has reached city D, and the reward is two influence cubes of your choice. But there are only
    so many cubes in the box.

    All the pink cubes lie on the farms and none is left in the supply. A colour that has run out cannot be taken.
    You need green for the [council](council:1).
    .title = A colour runs out
    .task = Take two green cubes, Persuasion.
    .hint = Both of the same colour.
    .move = Choose the button “Take 2 Persuasion”.
    .done = Now you have two green cubes, and somebody can enter the council on one of your next turns.
    .mixed = Legal, but the council wants { $council-persuasion } green ones.
    .pink = There is no pink cube in the supply. Others hoard them, and that can be a plan.

step-sold-out = Today you want a plow from the [smithy](building:smithy), and you even have the cubes to buy one. But
    look at the farms of your neighbours: they own every plow in the box. There are only as many goods as came with
    the game, and what is gone can be neither made nor bought.

    Plows that are sold to customers go back to the supply. So use the wait: training without making anything is
    allowed, and later a plow will cost you only time.
    .title = Sold out
    .task = Send somebody to the [smithy](building:smithy) for training alone.
    .hint = The plows are gone, the smithy is open: learning is still possible.
    .move = Click the [smithy](building:smithy) and choose to train a “1” or the “2” there.
    .done = Your smith is ready. As soon as somebody sells a plow, you can make one for { $crafts-smithy-time } time,
        and you still have your cubes as well.
    .elsewhere = Legal, but that is another craft. Only a smith makes plows.
    .leave = Legal, but time for learning is well spent now: when the plows come back, you would have to begin from
        nothing.
    .gone = There is no plow left to give you, whatever you pay.
    .cubes = Legal, but those are the cubes for your plow, and you get something else for them.

step-short-bag = A round begins with a full green bag: the setup card says how many cubes of each colour go in from the supply, and
    all the plague cubes join them. Then the action spaces are filled one after the other, from the harvest to the church,
    as the card says.

    But look at the farms of [Bela](farm:1) and [Caro](farm:2): every pink cube is there, and most of the green. A colour
    goes into the bag as far as it goes, and the spaces get cubes as far as the bag goes. You are about to take the last
    cube of the round.
    .title = A short bag
    .task = Take the last cube, and see which space gets none.
    .hint = The last cube lies on the harvest.
    .move = Click the [orange cube](cube:harvest:skill).
    .done = The bag was empty before the church had its turn: nobody can take a cube there this round. No pink cube came, and
        only two green ones. Those who hoard cubes make the rounds shorter for everybody.
    .well = Legal, but then the last cube is somebody else’s, and you have three cubes less.
    .empty = No cube is left there, and the church will be empty in the next round too.

step-late = Whoever is oldest begins. At some tables later seats get something for starting later: the second a grain,
    the third a cube drawn blindly, the fourth a cube of their choice, a fifth one more coin.

    This is such a table. Bela begins, so you sit fourth and may choose. At the [office](building:office) one
    pink cube, Knowledge, buys a scroll.
    .title = Sitting late
    .task = Choose the cube that buys a scroll.
    .hint = Look at the sign of the office. What colour is the cube beside the hand?
    .move = Choose the button “Take 1 Knowledge”: that is the pink cube.
    .done = The pink cube is yours before the first round has begun.
    .other = Legal, but the office sells its scroll for another colour.
    .early = The game has not begun. First you choose what you get for sitting late.

step-last-turns = Some tables read the rules more strictly: there, whoever dies in the last turns leaves the game,
    even if the row has room. At this table it is played so, and again your last turn has led you over the bridge.

    A name in the chronicle is not to be had any more. But you have something to lose: your “1” on the third stage of
    the [council](council:3) is worth { $council-points-2 } points at the end.
    .title = A table’s own rule
    .task = Choose who leaves the game, and keep your points.
    .hint = Which of the two is worth nothing where they are?
    .move = Click your [“1” on the farm](member:0:1:farm).
    .done = Gone, but your council points are safe. Agree before a game how you want to play it.
    .council = Legal, but the council row’s free space doesn’t help at this table, and { $council-points-2 } points
        have gone with this member.
