### English words of Stone Age: rules, nouns, choices, prices, decisions, what happens, the end.
###
### A rule's wording may use any number of the edition under its dotted name with hyphens: tribe.best_tool is
### $tribe-best-tool, the third space of the row is $row-2. A ruling is $rulings-declining and so on ("yes" and "no" where it is
### a switch). A place has the forms .at and .to.

## Rules: setting up

setup-tribe = Each tribe begins with { $tribe-workers } workers and { $tribe-food } food, without resources, tools and cards, and with its markers at 0.
setup-cards = Before the first round a card is turned over for each of the four spaces of the row.
setup-buildings = Each player brings one pile of { $pile } buildings into play, and the top one of each pile lies face up; the other piles stay in the box.
setup-start = You agree or draw lots who starts the first round; whoever it is gets the starting player’s figure.

## Rules: placing workers

place-turn = In turn, each player places one worker or more at one place, until all workers are out; nobody may pass, but whoever can’t place any is skipped.
place-workers = You can only place workers who are still at home.
place-once = You come to each place once a round: nobody joins workers who were placed there before, not even on the hunting ground.
place-room = Forest, clay pit, quarry and river have room for { $room } workers each.
place-gatherers = With two players only { $setup-2-gatherers } of them and with three only { $setup-3-gatherers } can gather at each of forest, clay pit, quarry and river.
place-one = There is only room for a single worker at the tool maker, on the field, on each card and on each building.
place-taken = Somebody’s worker is here already, and nobody can join: not at the tool maker, in the hut, on the field, on a card or on a building.
place-pair = It takes exactly two workers of one player to use the hut.
place-hut-full = A tribe never has more than { $tribe-most-workers } workers, so the hut stays closed to whoever has them all, unless the table has agreed otherwise.
place-village = With two players only { $setup-2-village } and with three only { $setup-3-village } of tool maker, hut and field are used each round: what is left stays closed.

## Rules: acting

act-order = One player after the other acts with all own workers, place by place in any order, and takes them home.
act-own = You can only act where you have placed workers.
act-decline = You may take a worker home without buying: then the card or the building stays where it is.
act-must-buy = If a table has agreed on it, whoever can pay for a card or a building must buy it.
act-no-trade = Nothing is swapped, neither among players nor with the supply: resources only pay for cards and buildings, or stand in for food.
hunt = Hunters roll one die each and bring home the sum divided by { $divisors-hunt } in food, rounded down.
gather = Gatherers roll one die each; the sum is divided by { $divisors-forest } for wood, { $divisors-clay-pit } for brick, { $divisors-quarry } for stone and { $divisors-river } for gold, and rounded down.
supply-unlimited = Resources and food never run out: if the pieces aren’t enough, take something else in their place.
tool-use = Once a roll for food or resources is made, a tool adds its whole value to it; several may be added to the same roll.
tool-once = Each tool is used once a round and then turned; a turned tool is ready again in the next round.
tool-grown = A turned tool that is exchanged for a better one stays turned until the next round; a tool that comes to an empty space can be used at once.
tool-one-use = A one-use tool can be added to a roll like any other, but only once in the game.
tool-maker = The tool maker gives you a tool: your three spaces are filled one after the other, then their tools are exchanged for better ones in the same order.
tool-best = No tool is worth more than { $tribe-best-tool }: with three of those the tool maker has nothing for you.
hut = Two workers in the hut bring one worker more, who comes to the next placing.
hut-no-effect = If a table has agreed that the hut stays open to a tribe that has all { $tribe-most-workers } workers, the tribe gets no further one there.
field = The field moves your marker one space up the food track.
field-top = The food track ends at { $tribe-most-field }: from there the field leads no further.

## Rules: cards

card-price = A card costs { $row-0 }, { $row-1 }, { $row-2 } or { $row-3 } resources of any kinds, but no food, by its space in the row from right to left.
card-take = You keep the cards you bought face down, for the final score.
card-supplies = Food and resources on the upper half of a card come at once.
card-points = Points on the upper half of a card count at once.
card-roll =
    { $rulings-card-tools ->
        [no] Dice on the upper half of a card are rolled at once for the resource shown; at this table no tools can be added.
       *[yes] Dice on the upper half of a card are rolled at once for the resource shown, and tools can be added.
    }
card-dice = A card with dice for everyone lets its buyer roll as many dice as there are players.
card-draft = Of the dice for everyone each player takes one, the buyer first, and gets what it is worth; tools can’t change them.
card-faces = The faces of the dice for everyone give: { $faces }; a field is one space up the food track.
card-tool = A card with a tool gives one like the tool maker does.
card-field = A card with a field moves your marker one space up the food track.
card-one-use = A card with a one-use tool lies ready until you use it.
card-extra = A card that shows another card lets you draw one from the deck, unseen by the others; only its lower half counts, and an empty deck gives nothing.
card-any-two = A card for any two resources is kept until its owner wants them.
any-two-take = A card for any two resources gives two of its owner’s choice from the supply, once, while workers act or are fed, not while they are placed.
any-two-paying = If a table has agreed on it, a card for any two resources can only be used when there is something to pay for: a card, a building, or food.

## Rules: buildings

building-price = A building costs just the resources shown on it, and no other kind can stand in for them.
building-kinds = For some buildings you choose the resources yourself: as many as shown, and of exactly as many kinds as shown, or of any kinds if no number of kinds is shown.
building-points = A building scores at once: its points, or the value of what was paid, { $values-wood } for wood, { $values-brick } for brick, { $values-stone } for stone and { $values-gold } for gold.
building-next = When a building is bought, the next one of its pile is turned over, but nobody can buy that one before the next round.
building-many = A tribe may own any number of buildings, even more than its board has spaces for.

## Rules: feeding, and the new round

feed-field = When all workers are home, each tribe takes as much food as its marker on the food track says.
feed-food = Each worker eats one food; what is left over is kept.
feed-newborn = A worker who came from the hut in this round eats in this round already.
feed-resources = Once all food is paid, a resource of any kind can stand in for each food that is missing, but for all of it or for none.
feed-penalty =
    { $rulings-part-fed ->
        [lost] Whoever doesn’t feed all workers loses all food and { $penalty } points, once, however many go hungry, and resources too where they don’t suffice.
       *[kept] Whoever doesn’t feed all workers loses all food and { $penalty } points, once, however many go hungry, but keeps the resources.
    }
round-start = In a new round the next player to the left starts, and all tools are ready again.
round-cards =
    { $rulings-row-from ->
        [right] Cards that are left move as far to the right as they can, and new ones are laid on the free spaces, the right ones first.
       *[left] Cards that are left move as far to the right as they can, and new ones are laid on the free spaces, the left ones first.
    }

## Rules: the end and the score

end-cards = If there are too few cards to fill the row for a new round, that round isn’t played and the game ends at once.
end-buildings = Once the last building of a pile is bought, the round is finished with its feeding, and the game ends.
score-points = The points scored during the game count, less those lost.
score-culture = The number of different symbols of culture is squared; what is left over of them is counted once more in the same way.
score-farmers = Your farmers are multiplied by your space on the food track.
score-tool-makers =
    { $rulings-one-use-scored ->
        [yes] Tool makers are multiplied by the value of all tools, unused one-use tools included.
       *[no] Tool makers are multiplied by the value of the tools on the board; one-use tools don’t count.
    }
score-hut-builders = Your hut builders are multiplied by the number of your buildings.
score-shamans = Your shamans are multiplied by the number of your workers.
score-resources =
    { $rulings-any-two-left ->
        [nothing] Each resource left over is worth 1 point; a card for any two that was never used is worth nothing.
       *[two-resources] Each resource left over is worth 1 point, and a card for any two that was never used counts as two.
    }
score-nothing = Food that is left over is worth nothing at the end; tools, workers, the food track and buildings then only count through cards.
win-most = Whoever has the most points wins.
tie-strength = If several have the most points, whoever of them has more wins when the space on the food track, the value of the tools and the number of workers are added up.

## Sources

text-001 = the rules of the game (written in Korean)

## Nouns

edition-first_2008 = Stone Age
kind-wood = wood
kind-brick = brick
kind-stone = stone
kind-gold = gold
kind-food = food
amount-wood = { $count } wood
amount-brick = { $count } brick
amount-stone = { $count } stone
amount-gold = { $count } gold
amount-food = { $count } food
amount-worker =
    { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
place-hunt = Hunting ground
    .at = on the hunting ground
    .to = to the hunting ground
place-forest = Forest
    .at = in the forest
    .to = to the forest
place-clay-pit = Clay pit
    .at = in the clay pit
    .to = to the clay pit
place-quarry = Quarry
    .at = in the quarry
    .to = to the quarry
place-river = River
    .at = at the river
    .to = to the river
place-tool-maker = Tool maker
    .at = at the tool maker
    .to = to the tool maker
place-hut = Hut
    .at = in the hut
    .to = to the hut
place-field = Field
    .at = on the field
    .to = to the field
place-card-1 = First card
    .at = on the first card
    .to = to the first card
place-card-2 = Second card
    .at = on the second card
    .to = to the second card
place-card-3 = Third card
    .at = on the third card
    .to = to the third card
place-card-4 = Fourth card
    .at = on the fourth card
    .to = to the fourth card
place-building-1 = First building
    .at = on the first building
    .to = to the first building
place-building-2 = Second building
    .at = on the second building
    .to = to the second building
place-building-3 = Third building
    .at = on the third building
    .to = to the third building
place-building-4 = Fourth building
    .at = on the fourth building
    .to = to the fourth building
card = { $gift } / { $figure }
gift-dice = dice for everyone
gift-food = { amount-food }
gift-wood = { amount-wood }
gift-brick = { amount-brick }
gift-stone = { amount-stone }
gift-gold = { amount-gold }
gift-roll-wood = { $count } dice for wood
gift-roll-brick = { $count } dice for brick
gift-roll-stone = { $count } dice for stone
gift-roll-gold = { $count } dice for gold
gift-points = { amount-score }
gift-one-use-tool = one-use tool { $count }
gift-tool =
    { $count ->
        [one] a tool
       *[other] { $count } tools
    }
gift-field =
    { $count ->
        [one] a field
       *[other] { $count } fields
    }
gift-card =
    { $count ->
        [one] another card
       *[other] { $count } other cards
    }
gift-any-two =
    { $count ->
        [one] any two resources
       *[other] any two resources, { $count } times
    }
figure-pottery = pottery
figure-writing = writing
figure-time = time
figure-transport = transport
figure-healing = healing
figure-weaving = weaving
figure-art = art
figure-music = music
figure-farmer =
    { $count ->
        [one] 1 farmer
       *[other] { $count } farmers
    }
figure-tool-maker =
    { $count ->
        [one] 1 tool maker
       *[other] { $count } tool makers
    }
figure-hut-builder =
    { $count ->
        [one] 1 hut builder
       *[other] { $count } hut builders
    }
figure-shaman =
    { $count ->
        [one] 1 shaman
       *[other] { $count } shamans
    }
building-fixed = { $cost } for { $score }
building-free =
    { $kinds ->
        [0] { $pieces } to { $most } resources of any kinds for their value
        [1] { $pieces } resources of one kind for their value
       *[other] { $pieces } resources of { $kinds } kinds for their value
    }
face = { $face } ({ $worth })
reward-wood = { kind-wood }
reward-brick = { kind-brick }
reward-stone = { kind-stone }
reward-gold = { kind-gold }
reward-tool = a tool
reward-field = a field
reward-nothing = { printed-nothing }

## What is lacking

lack-place-room =
    { $has ->
        [0] Right now there is no room left.
        [one] Right now there is room for 1 worker.
       *[other] Right now there is room for { $has } workers.
    }

## Choices, as on a button

choice-place =
    { $thing ->
        [nothing] Send { $workers } { $place-to }
       *[other] Send { $workers } { $place-to }: { $thing }
    }
choice-work = Act { $place-at }
choice-buy =
    { $thing ->
        [nothing] Buy the card
       *[other] Buy the card: { $thing }
    }
choice-build =
    { $thing ->
        [nothing] Build
       *[other] Build: { $thing }
    }
choice-decline =
    { $thing ->
        [nothing] Don’t buy
       *[other] Don’t buy: { $thing }
    }
choice-add-tool = Add tool { $space }
choice-add-one-use = Add the one-use tool { $value }
choice-collect = Take the yield
choice-take-two = Use the card for any two: { $kinds }
choice-keep = Keep the card for any two
choice-take-die = Take the die { $face }
choice-feed = Feed the workers with resources
choice-starve = Let workers go hungry
choice-roll = { $pips }
choice-throw = { $faces }
choice-turn-card = Turned over: { $card }
choice-draw-card = Drawn: { $card }
choice-turn-tile = Turned over: { $tile }
choice-grow-tool = { $who }: one tool more
choice-grow-worker = { $who }: one worker more
choice-grow-field = { $who }: one space up the food track
choice-note-card = { $who } takes a card: { $card }
choice-note-building = { $who } takes a building for { $score } ({ $place })
choice-end-turn = Has acted with all workers
choice-go-hungry = { $who } has not fed all workers
choice-fed = Everybody else has fed the workers
choice-end-game-cards = The game is over: there are too few cards to fill the row
choice-end-game-buildings = The game is over: a pile of buildings is empty
choice-show-card = { choice-turn-card }
choice-done = { tally-right }

## Decisions, and what waits for them

decision-placing = { $who }: place workers.
decision-acting = { $who }: act with your workers.
decision-rolling =
    { $dice ->
        [one] Chance: { $who } rolls 1 die for { $what }.
       *[other] Chance: { $who } rolls { $dice } dice for { $what }.
    }
decision-adding = { $who }: { $pips } for { $what }; add tools, or take the yield.
decision-throwing = Chance: { $who } rolls the dice for everyone.
decision-using-two = { $who }: use the card for any two resources now, or keep it for a later round?
waiting-using-two = a card for any two resources
decision-drafting = { $who }: take one of the dice.
decision-drawing-card = Chance: { $who } draws a card from the deck.
decision-turning-cards = Chance: a card is turned over for the row.
decision-turning-tiles = Chance: the next building of a pile is turned over.
decision-hungry = { $who }: { $missing } food is missing; pay resources, or go hungry.
decision-watching = { $who } acts.
decision-feasting = Everybody feeds the workers.
decision-turning-over = { $who } turns over the card that was drawn face down.
decision-tallying = Count together: what does everybody’s line of the final score come to?
waiting-turning-over = { $who } turns over a card
waiting-turning-cards = the card row is filled
waiting-turning-tiles = the next building is turned over
waiting-placing = workers are placed
waiting-acting = the workers act
waiting-drawing-card = { $who } draws a card

## What happens

event-placed = { $who } sends { $workers } { $place-to }.
event-rolled =
    { $dice ->
        [one] { $who } rolls { $pips } with 1 die for { $what }.
       *[other] { $who } rolls { $pips } with { $dice } dice for { $what }.
    }
event-tool-used = { $who } adds a tool of { $value }.
event-one-use-tool-used = { $who } adds the one-use tool of { $value } and has used it up.
event-gained =
    { $count ->
        [0] { $who } gets no { $what }.
       *[other] { $who } gets { $pieces }.
    }
event-gained-feed-field = { $who } gets { $pieces } from the field.
event-gained-any-two-take = { $who } takes { $pieces } for the card.
event-paid-feed-food = { $who } feeds the tribe with { $spent }.
event-paid-feed-resources = { $who } gives { $spent } for the food that is missing.
event-paid-feed-penalty = { $who } loses { $spent } as well.
event-tool-gained = { $who } gets a tool.
event-one-use-tool-gained = { $who } has a one-use tool of { $value }.
event-worker-gained = { $who } has one worker more.
event-field-gained = { $who } moves up the food track.
event-nothing-gained = { $who } gets nothing more.
event-nothing-gained-card-extra = There is no card left for { $who } to draw.
event-any-two-kept = { $who } keeps the card for any two resources.
event-any-two-used = { $who } uses the card for any two resources.
event-points-gained = { $who } scores { $score }.
event-starved = { $who } can’t or won’t feed all workers and loses { $score }.
event-card-taken = { $who } takes a card: { $card }.
event-card-drawn = { $who } draws a card, which nobody else sees.
event-card-turned = Into the row comes a card: { $card }.
event-row-moved = The cards that are left move to the cheaper spaces.
event-building-taken = { $who } builds: { $tile }.
event-pile-emptied = That was the last building of a pile: the game ends after this round.
event-tile-turned = The next building: { $tile }.
event-declined = { $who } takes a worker home without buying.
event-dice-thrown = { $who } rolls for everyone: { $faces }.
event-round-began = A new round begins with { $who }.
event-scored = { $who }, { $category }: { $score }.
event-ended = { won-alone }
event-ended-shared = { $who } share the victory with { $score }.
event-card-noted = { event-card-taken }
event-card-kept = { $who } draws a card face down, which counts at the end.
event-card-shown = { $who } turns over: { $card }.
event-building-noted = { $who } takes a building ({ $place }).
tie-line-strength = food track, tools and workers

## The end, and what a table may choose

category-points = points in the game
category-culture = culture
category-farmers = farmers
category-tool-makers = tool makers
category-hut-builders = hut builders
category-shamans = shamans
category-resources = resources left over
ending-end-cards = there were too few cards for another round
ending-end-buildings = the last building of a pile was bought
ruling-any_two_left = A card for any two resources that was never used
ruling-any_two_left-two-resources = counts as two resources at the end
ruling-any_two_left-nothing = counts nothing at the end
ruling-any_two_when = A card for any two resources can be used
ruling-any_two_when-deciding = whenever its owner decides something while workers act or are fed
ruling-any_two_when-paying = only when there is something to pay for
ruling-declining = A card or a building that could be paid
ruling-declining-yes = may be left
ruling-declining-no = must be bought
ruling-row_from = New cards are laid
ruling-row_from-left = from the left
ruling-row_from-right = from the right
ruling-part_fed = Resources that can’t feed everybody
ruling-part_fed-kept = are kept
ruling-part_fed-lost = are lost as well
ruling-card_tools = Tools on the dice of a card
ruling-card_tools-yes = can be added
ruling-card_tools-no = can’t be added
ruling-at_the_top = Workers, tools and food track at their end
ruling-at_the_top-hut-closed = the hut stays closed, the others give nothing
ruling-at_the_top-no-effect = all of them give nothing
ruling-one_use_scored = Unused one-use tools at the end
ruling-one_use_scored-yes = count as tools
ruling-one_use_scored-no = don’t count

## Text pictures: what is wrong with a line

picture-no-head = A picture begins with a line like “stone_age first_2008, 2 players”.
picture-no-such-card = There is no card { $detail }.
picture-no-such-tile = There is no building { $detail }.
picture-card-differs = That card is another one; it is { $detail }.
picture-tile-differs = That building is another one; it is { $detail }.
picture-card-twice = Card { $detail } is in two places.
picture-tile-twice = Building { $detail } is in two places.
picture-too-many-spaces = There are only { $detail } of them.

## What somebody has, as reasons for a move

reason-points = { category-points }
    .why = it brings points at once
reason-cards = cards
    .why = your cards count more at the end
reason-resources = resources
    .why = it leaves you with more resources
reason-food = { kind-food }
    .why = it leaves you with more food
reason-growth = workers, tools and fields
    .why = it makes your tribe stronger for the rounds to come
reason-workers-out = workers on the board
    .why = your workers on the board bring more
reason-workers-home = workers still to be placed
    .why = it leaves you more workers to place
