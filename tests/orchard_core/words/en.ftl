### English words of Orchard, a game made up for the tests.

edition-new = Orchard
edition-old = { edition-new }
gather = Roll the die and take as much fruit of one kind as it shows, as far as the supply goes.
supply = Fruit of which none is left can’t be gathered.
bake =
    { $cake-kinds ->
        [0] A cake takes { $cake-pieces } to { $cake-most } pieces of any fruit.
       *[other] A cake takes { $cake-pieces } pieces of fruit of exactly { $cake-kinds } kinds.
    }
cakes = There are only { $box-cakes } cakes; when they are gone nobody bakes.
rest = You may do nothing.
end-cakes = The round in which the last cake is baked is the last.
end-rounds = The game ends after round { $rounds }.
score-cakes = Each cake is worth { $cake-points } points.
score-fruit =
    { $rulings-leftovers ->
        [yes] Every two pieces of fruit left over are worth a point.
       *[no] Fruit left over is worth nothing.
    }
win-most = Whoever has the most points wins.
win-shared = Players with equally many points share the victory.

text-rules = rules
category-cakes = cakes
category-fruit = fruit left over
ruling-leftovers = Does fruit left over count?
ruling-leftovers-yes = Yes, a point for every two
ruling-leftovers-no = No
kind-apple = apples
kind-pear = pears
kind-plum = plums
amount-apple = { $count } apples
amount-pear = { $count } pears
amount-plum = { $count } plums
choice-gather = Roll for { $what }
choice-bake = Bake a cake
choice-rest = Rest
choice-roll = { $pips }
choice-note-cake = { $who } bakes a cake
choice-end-round = The round is over
choice-done = { tally-right }
decision-turn = { $who }: gather, bake or rest?
decision-rolling = What does the die show?
decision-watching = Who bakes a cake?
decision-tallying = What does everybody count?
waiting-following = the next turn
event-gathered = { $who } gathers { $pieces }.
event-baked = { $who } bakes a cake of { $spent }.
event-baked-unpaid = { $who } bakes a cake.
event-rested = { $who } rests.
event-round-began = A new round begins.
event-scored = { $who }, { $category }: { $score }.
event-ended = { won-alone }
event-ended-shared = { $who } share the victory with { $score }.
ending-end-cakes = the last cake was baked
ending-end-rounds = the last round was over
picture-no-head = A picture begins with a line like “orchard old, 2 players”.

reason-points = points
    .why = it brings points
reason-fruit = fruit
    .why = it leaves you with more fruit
