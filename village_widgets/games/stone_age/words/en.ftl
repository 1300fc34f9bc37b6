### English labels of Stone Age's board, what its pictures show in words, and what cards and buildings do.

game-title = Stone Age
game-about = Send your tribe to hunt, gather, build and trade, and roll the dice for what it brings home. For two to four players, from age ten, about an hour and a half.
chart-score = { chart-axis-points }
chart-points-about = The points scored during the game, round by round; cards and resources count only at the end.
chart-categories-about = As if the game ended now, without the cards that only their owner has seen.

## Labels of the board

board-title-wilds = Where tribes hunt and gather
board-title-settlement = The settlement
board-title-cards = Civilization cards
board-title-sites = { board-area-sites }
board-title-hearth = The camp fire: round, points and dice
strip-own = My tribe
strip-fire = Dice and points
strip-workers = { $who }: { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
board-title-tribe = Tribe of { $name }
board-area-settlement = Settlement
board-area-cards = Cards
board-area-sites = Buildings
board-place-tool-maker = { place-tool-maker }
board-place-hut = { place-hut }
board-place-field = { place-field }
board-settlement-some = Only { $count } of the three are used each round.
board-settlement-all = All three can be used each round.
board-starts = { $name } begins this round
board-deck =
    { $count ->
        [0] No card is left in the deck.
        [one] 1 card is left in the deck.
       *[other] { $count } cards are left in the deck.
    }
board-under =
    { $count ->
        [0] the last one
       *[other] { $count } more
    }
board-kinds =
    { $kinds ->
        [0] any kinds
        [one] 1 kind
       *[other] { $kinds } kinds
    }
board-emptied = last round!
board-tray = Dice for everyone lie here.
board-field = Food track { $field } of { $most }
board-worth = = { $points }
board-kept = { $buildings } buildings and { $cards } cards
board-initial-red = R
board-initial-blue = B
board-initial-green = G
board-initial-yellow = Y

## What can be pointed at

# What is left to say of a choice under the name of its area
part-place = { $place }: { $thing }

name-die = Die { $face }
name-tool = Tool { $space } of { $who }
name-one-use = One-use tool { $value } of { $who }
name-any-two = Card of { $who } for any two resources
name-roll = What was rolled
name-food = Food of { $who }
name-wood = Wood of { $who }
name-brick = Brick of { $who }
name-stone = Stone of { $who }
name-gold = Gold of { $who }
name-home = Workers of { $who } at home
name-kept = Buildings and cards of { $who }
name-farmer = Farmers of { $who }
name-tool-maker = Tool makers of { $who }
name-hut-builder = Hut builders of { $who }
name-shaman = Shamans of { $who }
name-culture = Symbols of culture of { $who }
placed-average = { $placed }, about { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $kind }
tool-worth = { $tool }, worth { $value }
collect-pieces = { $collect }: { $pieces }
strip-tools = Tools that are ready: { $tools }
kept-line = • { $thing }
kept-drawn = • { $thing }, drawn face down
kept-nothing = No building and no card yet.

## What a card or a building does

about-card =
    At once: { $gift }
    At the end: { $figure }
about-fixed = It costs { $cost } and scores { $score } at once.
about-free =
    { $kinds ->
        [0] You pay { $pieces } to { $most } resources of any kinds. It scores their value at once: wood { $value-wood }, brick { $value-brick }, stone { $value-stone }, gold { $value-gold }.
        [1] You pay { $pieces } resources of one kind. It scores their value at once: wood { $value-wood }, brick { $value-brick }, stone { $value-stone }, gold { $value-gold }.
       *[other] You pay { $pieces } resources of exactly { $kinds } kinds. It scores their value at once: wood { $value-wood }, brick { $value-brick }, stone { $value-stone }, gold { $value-gold }.
    }
gift-about-dice = a die is rolled for each player; you take one first, then the others in turn: { $faces }.
gift-about-food = { $count } food.
gift-about-wood = { $count } wood.
gift-about-brick = { $count } brick.
gift-about-stone = { $count } stone.
gift-about-gold = { $count } gold.
gift-about-roll-wood = you roll { $count } dice for wood, as in the forest.
gift-about-roll-brick = you roll { $count } dice for brick, as in the clay pit.
gift-about-roll-stone = you roll { $count } dice for stone, as in the quarry.
gift-about-roll-gold = you roll { $count } dice for gold, as at the river.
gift-about-points = { $count } points.
gift-about-one-use-tool = a tool of { $count }, which helps one roll and is then used up.
gift-about-tool = a tool, as from the tool maker.
gift-about-field = one space up the food track.
gift-about-card = you draw another card from the deck; only its lower half will count.
gift-about-any-two =
    { $when ->
        [paying] any two resources, at once or later, when there is something to pay for.
       *[deciding] any two resources, whenever you want them.
    }
figure-about-symbol = { $symbol }, a symbol of culture: the number of your different symbols is squared.
figure-about-farmer =
    { $count ->
        [one] a farmer, worth your food track.
       *[other] { $count } farmers, each worth your food track.
    }
figure-about-tool-maker =
    { $count ->
        [one] a tool maker, worth the value of your tools.
       *[other] { $count } tool makers, each worth the value of your tools.
    }
figure-about-hut-builder =
    { $count ->
        [one] a hut builder, worth the number of your buildings.
       *[other] { $count } hut builders, each worth the number of your buildings.
    }
figure-about-shaman =
    { $count ->
        [one] a shaman, worth the number of your workers.
       *[other] { $count } shamans, each worth the number of your workers.
    }
counted-culture = { $different } different symbols and { $more } of them again: { $different } × { $different } + { $more } × { $more } = { $points } points at the end.
counted-farmer = { $number } × { $many } on the food track = { $points } points at the end.
counted-tool-maker = { $number } × { $many } in tools = { $points } points at the end.
counted-hut-builder = { $number } × { $many } buildings = { $points } points at the end.
counted-shaman = { $number } × { $many } workers = { $points } points at the end.

## Odds where one decides

chances-where =
    { $tools ->
        [0] { $place }
       *[other] { $place }, with all the tools at hand
    }
chances-goal =
    { $missing ->
        [0] { $where }: at least { $pieces }
       *[other] { $where }: at least { $pieces }, as much as is missing
    }
chances-brings = { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
chances-at-least = at least { $count }
chances-other = at least { $count }: { $chance }
chances-average =
    { $tools ->
        [0] On average { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $kind }
       *[other] On average { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $kind }, with all the tools at hand
    }
chances-of = { $where }. { $said }

## What the pictures show, for those who can’t see them

told-worker = { $workers } of { $who }
told-standing = { $place }: { $people }.
told-card = { $place }, for { $cost }: { $thing }.
told-site =
    { $under ->
        [0] { $place }: { $thing }; none under it.
       *[other] { $place }: { $thing }; { $under } under it.
    }
told-round = Round { $number }, begun by { $who }.
told-points = { $who } has { $points }.
told-active = { told-turn }
told-workers = { $home } of { $workers } workers are at home.
told-tool =
    { $turned ->
        [yes] { $value } (used)
       *[no] { $value }
    }
told-one-use = { $value }, once
told-tools = Tools: { $tools }.
told-owned = Supplies: { $things }.
told-any-two =
    { $count ->
        [one] A card for any two resources is kept.
       *[other] { $count } cards for any two resources are kept.
    }
told-cards = Cards show: { $cards }.

## Advice in a first game

advice-points = { advice-scoring }
advice-cards =
    { $way ->
        [gained] This makes your cards worth more at the end.
       *[kept] Most other moves make your cards worth less at the end.
    }
advice-resources =
    { $way ->
        [gained] Resources become buildings and cards.
       *[kept] Most other moves leave you with fewer resources.
    }
advice-food =
    { $way ->
        [gained] Your tribe has to eat, and this helps for the rounds to come.
       *[kept] Most other moves leave you with less food.
    }
advice-growth =
    { $way ->
        [gained] More workers, better tools or a better field help you in every round to come.
       *[kept] Most other moves let your tribe grow less.
    }
advice-workers-out =
    { $way ->
        [gained] There your workers will bring home a good deal.
       *[kept] In most other places your workers would bring home less.
    }
advice-workers-home =
    { $way ->
        [gained] The work there is done, and your workers come home.
       *[kept] Most other moves leave you with fewer workers to place.
    }

## Setting up

setup-section-tribes = Tribes
setup-section-buildings = { board-area-sites }
setup-section-cards = { board-area-cards }
setup-section-limits = In each round
setup-part-workers = Workers of each tribe
setup-part-food = Food of each tribe
setup-part-piles = Piles
setup-part-tiles = Buildings in each pile
setup-part-cards = Cards face up
setup-part-village = Used of tool maker, hut and field
setup-part-gatherers = Tribes at each of forest, pit, quarry, river
setup-section-middle = In the middle
setup-step-resources = Lay wood, clay, stone and gold at their places, the food at the hunting ground, and tools, dice and cup beside the board.
setup-step-colour = Everyone chooses a colour and takes its tribe board, workers and markers.
setup-step-workers = Put { $count } workers on your board; the others wait beside the game.
setup-step-food = Take { $count } food from the hunting ground.
setup-step-markers = Put one marker on 0 of the food track and one on 0 of the score track.
setup-step-piles = Shuffle the buildings face down, and pile them up in { $count } places.
setup-step-tiles = Each pile has { $count } buildings; turn the top one over. The others stay in the box.
setup-step-cards = Shuffle the civilization cards and turn { $count } of them over, one for each space of the row.
setup-step-village =
    { $count ->
        [one] Of tool maker, hut and field only 1 is used in a round, in the order in which players take them.
       *[other] Of tool maker, hut and field { $count } are used in a round, in the order in which players take them.
    }
setup-step-gatherers =
    { $count ->
        [one] Only 1 tribe at a time may be in each of forest, pit, quarry and river.
       *[other] Up to { $count } tribes at a time may be in each of forest, pit, quarry and river.
    }
