### The exercises of Stone Age: what is asked, what could be the answer, and why it is. How the keys are found is told at the
### top of tutor/wording.py. All words of the rules and the board can be used as well.

## Placing workers

task-all-out = { $who }: send all workers who are still at home to one place.
task-alone = { $who }: place workers where nobody else can come to them any more this round.
task-fills = { $who }: place workers { $place-at }, so that nobody else can come there any more this round.
task-shuts = { $who }: place workers so that this place stays empty and is closed to everybody this round: { $place }.

## Acting

task-rolls =
    { $dice ->
        [one] { $who }: make a move for which 1 die is rolled for { $what }.
       *[other] { $who }: make a move for which { $dice } dice are rolled for { $what }.
    }
task-throws = { $who }: make a move for which the dice for everyone are rolled.
task-draws = { $who }: make a move for which another card is drawn from the deck.
task-turns-up = { $who }: make a move after which a new building is turned over.
task-has =
    { $what ->
        [workers] Make a move after which { $who } has { $count } workers.
        [field] Make a move after which the marker of { $who } stands at { $count } on the food track.
        [tools] Make a move after which the tools of { $who } are worth { $count } together.
        [one-use] Make a move after which { $who } has a one-use tool.
        [any-two] Make a move after which { $who } has a card for any two resources.
       *[other] Make a move after which { $who } has exactly { $count } { $what }.
    }
task-brings =
    { $keeps ->
        [yes] { $decision } Add one tool, so that it brings { $count } { $what }, and keep the one-use tool.
       *[no] { $decision } Add one tool, so that it brings { $count } { $what }.
    }
task-scores = { $who }: make a move that scores exactly { $points } points at once.
task-scores-most = { $who }: make the move that scores the most points at once.
task-leaves = { $who }: take a worker home and buy nothing.
task-idles = { $who }: make the move that brings your tribe nothing.
task-enables = { $who }: use the card for any two resources, so that you can build this then: { $place }.
task-feeds-keeping = { $decision } Feed everybody, and keep all your { $what }.
task-keeps-all = { $decision } Keep all your resources.

## The next round, and the end

task-slides = { $who } is the last to act this round. Make a move after which this card comes to lie further right in the row: { $card }. It is to be this one then: { $place }.
task-ends-game = { $who } is the last to act this round. Make the move that ends the game.
task-most-at-end = { $who }: suppose the game ended with this move. Make the one with which you would have the most points.
task-wins = The last building of a pile is gone, and { $who } has the last move of the game. Make the one that wins it.

## Questions

question-yields = { $decision } The dice show { $pips } together. How much does that bring?
question-turn = { $who } does this: { $about }. Whose turn is it next?
question-begins = { $who } is the last to act this round and does this: { $about }. Everybody has food enough. Who begins the next round?
question-eats = { $who } is the last to act this round and does this: { $about }. Then everybody is fed. How much food has { $who } left?
question-at-the-top = { $who } does this: { $about }. How far has the tribe come then?
question-counts = Suppose the game ended now. How many points would { $who } have for this: { $line }?
question-winner = Suppose the game ended now. Who would win?
question-setup = A game begins. How many lie open?
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
