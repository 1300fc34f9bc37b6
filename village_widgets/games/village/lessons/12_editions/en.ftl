lesson-title = Two editions
lesson-about = The edition of 2011 and the Big Box side by side: the same position in both, and what differs.
can-tell = Tell the two editions apart by their numbers
can-box = Know when the box is empty
can-five = Set the table for five

step-alike = This board is the edition of 2011. One of your family has climbed to the [second stage](council:2) of the
    council, and its privilege gives you { $council-influence } influence of your choice.

    You have one green Persuasion cube. You could use three: two for the next stage of the council, and one for a sale
    on the next market day. Remember what you take now: you will sit here again in a moment, with the other edition on
    the table.
    .title = The second privilege, 2011
    .task = Take two green Persuasion cubes.
    .hint = In this edition both may be of the same colour.
    .move = Choose “Take 2 Persuasion”.
    .done = Three green cubes, for the council and the market. In the edition of 2011 the second privilege does not care
        whether its cubes are alike.
    .mixed = Legal, but that makes two green cubes, and you have use for three.
    .other = Legal, but green is the colour you are short of.
    .ring = Legal, but the ring makes you starting player. Here you want cubes.
    .decline = Legal, but the council is offering you cubes for nothing.

step-different = The same village, the same moment, but now the Big Box is on the table. One word is new: the influence of
    the [second privilege](council:2) must be of different colours.

    So you get one green cube at most. What else could you do with two cubes? A second Persuasion pays for the next stage
    of the council. And with the pink Knowledge you have, one orange Skill buys a wagon at
    the [wainwright](building:wainwright).
    .title = The second privilege, Big Box
    .task = Take the two cubes that open both ways to you.
    .hint = One for the council, one for the wainwright. Try two green ones, if you like, and see what the rules say.
    .move = Choose “Take 1 Skill and 1 Persuasion”.
    .done = Two green cubes for the council, orange and pink for a wagon. A city’s reward is more generous: its two cubes
        may be alike in both editions. And look at the life track: in the Big Box a lap ends at a quill, where the
        first edition has a bridge. The hours run alike.
    .half = Legal, but without an orange Skill the wainwright sells you nothing.
    .other = Legal, but then a green Persuasion is missing for the council.
    .ring = { step-alike.ring }
    .decline = { step-alike.decline }
    .alike = In the box of 2011 this was fine. It is the plainest difference between the two.

step-empty = Back to 2011. You have one of your family at the [wainwright](building:wainwright) and one at
    the [office](building:office), and you would like another wagon. But count the wagons on the farms: two are yours,
    three are Bela’s, three are Caro’s. That makes eight.

    There are eight goods of each kind in the box of 2011, and no more. A kind that has run out can’t be made,
    bought or chosen until somebody gives one back. Coins have an end, too: the last ones are paid out as far as they go.
    .title = The empty box, 2011
    .task = Let your other craftsman make something.
    .hint = A scroll is good for the council, and there are plenty of them.
    .move = Click the [office](building:office) and make a scroll for time.
    .done = A scroll instead of a wagon. Whoever hoards wagons holds up everybody’s journeys: in this edition that can be a
        plan.
    .animal = Legal, but three grain is a high price while your scribe works for time alone.
    .mill = Legal, but coins are not what was asked for. Your scribe is waiting for work.
    .train = Legal, but you have trained people already. Let one of them work.
    .leave = Legal, but your scribe would sit idle.
    .wagon = Your wainwright is ready, but the shelf is empty. When somebody sets out on a journey, a wagon comes back.

step-plenty = The same crafts, with the Big Box on the table. It holds twelve of each good, so four wagons are left. And if
    even those run out, something else stands in for them: goods and coins never end.

    Influence has a limit in both, but the Big Box is richer here as well: 33 cubes of each colour against 18.
    .title = The full box, Big Box
    .task = Let your trained [wainwright](building:wainwright) make a wagon.
    .hint = What was refused a moment ago is possible now.
    .move = Click the [wainwright](building:wainwright) and make a wagon for time.
    .done = A third wagon, and nobody can stop you by hoarding them.
    .scroll = Legal here as well, but now there is nothing in the way of the wagon you wanted.
    .animal = Legal, but you came for a wagon.
    .mill = Legal, but you came for a wagon.
    .apprentice = Legal, but your trained wainwright makes one in half the time.
    .train = Legal, but you came for a wagon, and your wainwright is trained already.
    .leave = Legal, but your wainwright has all it takes.

step-tie-living = The last turn of a game, in the edition of 2011. You and Bela stand at 19 points each, and nothing you can
    do brings another. So the tie decides: first the number of customers served. One each, a tie again.

    Then the number of living members. You have three and Bela has three. There are two cubes left, one on
    the [family space](cube:family:knowledge) and one on the [harvest](cube:harvest:skill).
    .title = A tie, 2011
    .task = Take the cube that wins the game.
    .hint = One more living member would do it. The unborn don’t count, but those who are born do.
    .move = Click the cube on the [family space](cube:family:knowledge).
    .done = A child is born, and you win: four living members against three. Bela’s grain was worth nothing here.
    .harvest = Legal, but in 2011 grain breaks no tie. With three living members each, you and Bela would share the
        victory.
    .empty = No cube is left on the church.

step-tie-grain = Again the same last turn, but with the Big Box. It doesn’t count customers in a tie. It asks who has more
    grain left, and only then who has more living members.

    There is one grain in [Bela’s barn](farm:1), and yours is empty.
    .title = A tie, Big Box
    .task = Take the cube that wins the game this time.
    .hint = A harvest brings { $farm-harvest } grain.
    .move = Click the cube on the [harvest](cube:harvest:skill).
    .done = Two grain against one: the same village, the same 19 points, another rule, another move. Agree before you play
        which edition’s rules you use.
    .family = Legal, but here grain comes first. Bela’s one grain beats your empty barn, and nobody asks for living members
        any more.
    .empty = { step-tie-living.empty }

step-five = The edition of 2011 is for two to four. The Big Box seats a fifth, Eda, and brings cubes and a
    chronicle for five.

    It also recommends a little help for those who start later. Caro starts. Dov, second, has a grain; Eda, third, got a
    cube at random; you are fourth and may choose a cube; Bela, fifth, has one coin more. You would like to send
    somebody into the [church](bag) early.
    .title = Five at the table
    .task = Take the cube that pays for joining the church.
    .hint = Joining costs { $church-faith } brown cube, or { $church-time } time.
    .move = Choose “Take 1 Faith”.
    .done = A good beginning for the last but one. At a table of the older edition you can play with this help, too, if you
        all like it: it is an option of the play page.
    .other = Legal, but the church wants a brown Faith cube.
    .early = The game has not begun. First choose your cube.

step-removed = Some differences are not between the boxes but between the texts. All agree who dies in the last turns. But where
    do they go? Most texts say: into the chronicle or a grave, as ever. One says: out of the game, remembered by nobody.
    This table plays it that way.

    It is your last turn, and you have taken a travel cube. [City B](city:city-b) would bring you five points. But the
    journey takes { $travel-time } time, and that carries your marker over the bridge. Your eldest is the “1” on
    the [fourth stage](member:0:1:council-4) of the council, worth { $council-points-3 } points.
    .title = Another reading
    .task = Do what leaves you most points.
    .hint = Five points won, { $council-points-3 } lost, and no place in the chronicle for it. Is the journey worth it?
    .move = Choose to leave the action.
    .done = You win by a single point, because you stayed at home. Where the dead of the last turns are remembered, your
        “1” would be the third of your family in the chronicle, worth { $chronicle-points-3 } points, and the journey
        would be right. The play page lets you choose this rule and others like it.
    .travel = Legal, and at most tables right. But here your “1” leaves the council and is remembered by nobody: Bela
        draws level at 21 points and wins the tie with more customers.
