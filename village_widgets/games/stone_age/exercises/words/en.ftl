### The exercises of Stone Age: what is asked, what could be the answer, and why it is. How the keys are found is told at the
### top of tutor/wording.py. All words of the rules and the board can be used as well.

## How a decision came about

scene-placing = Now { $who } places workers.
scene-acting = Now { $who } acts.
scene-adding = { $who } has rolled { $pips } for { $what }.
scene-hungry = { $who } lacks { $missing } food.

## Placing workers

task-all-out = Send all your workers who are still at home to one place.
task-alone = Place workers where nobody else can join them this round.
task-fills = Place workers { $place-at }, so that nobody else can go there this round.
task-shuts =
    { $where ->
        [tool-maker] Place workers so that the tool maker stays empty for the whole round.
        [hut] Place workers so that the hut stays empty for the whole round.
       *[field] Place workers so that the field stays empty for the whole round.
    }

## Acting

task-costs =
    { $sort ->
        [buy] Buy a card for { $payment }.
        [build] Build something for { $payment }.
       *[feed] Feed your workers with { $payment }.
    }
task-rolls =
    { $dice ->
        [one] Roll 1 die for { $what }.
       *[other] Roll { $dice } dice for { $what }.
    }
task-throws = Buy the card for which dice are rolled for everyone.
task-draws = Buy the card that brings you another one from the deck.
task-turns-up = See to it that a new building is turned over.
task-has =
    { $sort ->
        [workers] Get one more worker, so that you have { $count }.
        [field] Move your marker on the food track up to { $count }.
        [tools] Get a tool, so that your tools are worth { $count } together.
        [one-use] Get a one-use tool.
        [any-two] Get a card for any two resources.
       *[piece]
            { $now ->
                [0] Get { $change }.
               *[other] Get { $change }, so that you have { $sum }.
            }
    }
task-brings =
    { $sort ->
        [keeping] You have rolled { $pips } for { $what }. Add one tool, so that you get { $count } { $what }, and keep the one-use tool.
       *[adding] You have rolled { $pips } for { $what }. Add one tool, so that you get { $count } { $what }.
    }
task-scores =
    { $points ->
        [one] Score exactly 1 point with this move.
       *[other] Score exactly { $points } points with this move.
    }
task-scores-most = Score as many points as you can with this move.
task-leaves = Take a worker home and buy nothing.
task-idles = Make the move that brings your tribe nothing.
task-enables =
    { $where ->
        [building-1] Use the card for any two resources so that you can then build the first building.
        [building-2] Use the card for any two resources so that you can then build the second building.
        [building-3] Use the card for any two resources so that you can then build the third building.
       *[building-4] Use the card for any two resources so that you can then build the fourth building.
    }
task-feeds-keeping = You lack { $missing } food. Feed all your workers, and keep all your { $what }.
task-keeps-all = You lack { $missing } food. Keep all your resources.

## The next round, and the end

task-slides =
    { $where ->
        [card-1] You act last this round. Make a move so that this card slides to the first place of the row: { $card }.
        [card-2] You act last this round. Make a move so that this card slides to the second place of the row: { $card }.
       *[card-3] You act last this round. Make a move so that this card slides to the third place of the row: { $card }.
    }
task-ends-game = You act last this round. End the game with this move.
task-most-at-end = Suppose the game were over after your move. Make the one that gives you the most points.
task-wins = The last building of a pile is gone, and yours is the last move. Win the game with it.

## Questions

question-yields =
    { $dice ->
        [one] { $who } rolls 1 die for { $what }, and it shows { $pips }. How much { $what } does { $who } get?
       *[other] { $who } rolls { $dice } dice for { $what }, and they show { $pips } together. How much { $what } does { $who } get?
    }
question-turn = { $who } sends { $about }. Whose turn is it next?
question-begins = { $who } is the last to act this round, { $place-at }. Everybody has food enough. Who begins the next round?
question-eats = { $who } is the last to act this round, { $place-at }. Then everybody is fed. How much food has { $who } left?
question-at-the-top = { $who } acts { $place-at }. What does { $who } have then?
question-counts =
    { $line ->
        [points] Suppose the game ended now. How many points would { $who } have from the score track?
        [culture] Suppose the game ended now. How many points would { $who } get for symbols of culture?
        [farmers] Suppose the game ended now. How many points would { $who } get for farmers?
        [tool-makers] Suppose the game ended now. How many points would { $who } get for tool makers?
        [hut-builders] Suppose the game ended now. How many points would { $who } get for hut builders?
        [shamans] Suppose the game ended now. How many points would { $who } get for shamans?
       *[resources] Suppose the game ended now. How many points would { $who } get for resources left over?
    }
question-winner = Suppose the game ended now. Who would win?
question-setup =
    { $what ->
        [cards] A game for { $players } begins. How many cards lie open in the row?
       *[buildings] A game for { $players } begins. How many piles of buildings are laid out?
    }
claim-decides = { $who }
claim-has-then =
    { $what ->
        [workers] { $count } workers
        [field] { $count } on the food track
        [tools] tools worth { $count } together
       *[other] { $count } { $what }
    }
claim-counts = { $score }
claim-winners = { $seats }
claim-lies =
    { $what ->
        [cards] { $count } cards
       *[other] { $count } piles of buildings
    }

## What is wrong with an answer

remark-all-out = Some of your workers would still be at home.
remark-alone = Others could still join your workers there.
remark-fills =
    { $miss ->
        [open] Others could still go there.
       *[elsewhere] Those workers would go elsewhere: “{ $choice }”.
    }
remark-shuts =
    { $where ->
        [tool-maker] The tool maker could still be used.
        [hut] The hut could still be used.
       *[field] The field could still be used.
    }
remark-rolls =
    { $dice ->
        [0] No dice would be rolled for that.
        [one] 1 die would be rolled for { $what }.
       *[other] { $dice } dice would be rolled for { $what }.
    }
remark-throws = No dice would be rolled for everyone.
remark-draws = That brings no other card from the deck.
remark-turns-up = No new building would be turned over.
remark-has =
    { $sort ->
        [workers] You would have { $count } workers then.
        [field] Your marker would stand at { $count } then.
        [tools] Your tools would be worth { $count } together then.
        [one-use] That brings you no one-use tool.
        [any-two] That brings you no card for any two resources.
       *[piece]
            { $count ->
                [0] You would have none then.
               *[other] You would have { $sum } then.
            }
    }
remark-brings =
    { $miss ->
        [used] That uses up the one-use tool.
       *[count] That would bring you { $count } { $what }.
    }
remark-scores =
    { $points ->
        [0] That scores nothing at once.
        [one] That scores 1 point.
       *[other] That scores { $points } points.
    }
remark-scores-most =
    { $points ->
        [0] That scores nothing at once.
        [one] That scores 1 point. You can have more.
       *[other] That scores { $points } points. You can have more.
    }
remark-leaves =
    { $deed ->
        [buy] That buys the card.
        [build] That buys the building.
       *[other] There is nothing to buy there.
    }
remark-idles = That brings your tribe something.
remark-enables =
    { $deed ->
        [take-two] You could not pay for that building with those two.
       *[other] You could not pay for that building then.
    }
remark-feeds-keeping =
    { $miss ->
        [hungry] Workers would go hungry.
       *[paid] That pays with { $what }.
    }
remark-keeps-all = That costs you { $cost }.
remark-slides = The card would lie elsewhere in the next round.
remark-ends-game = The game would go on.
remark-most-at-end = { remark-ends-with }
remark-wins = { remark-not-alone }
remark-decides = It is not { $who }: go on clockwise.
remark-has-then = { remark-number }
remark-counts = { remark-number }
remark-winners =
    { $way ->
        [more] They are not tied.
        [fewer] Another tribe is tied with { $seats }.
       *[other] Another tribe has more points, or wins the tie.
    }
remark-lies = { remark-number }
