### The words of Stone Age: their meaning, their title, and the ways in which texts write them.
###
### The forms stand between upright lines, and # is a number. Write down each form that your texts use, without those that only
### mean something else in them. Case makes no difference. A meaning may use any number of the edition under its dotted name
### with hyphens, as rules do.

word-tribe = The people of one player: { $tribe-workers } workers at first, at most { $tribe-most-workers }. All of them eat in every round.
    .name = Tribe
    .forms = tribe | tribes

word-worker = One of your people. In each round you place all of them, act with them, and then feed them.
    .name = Worker
    .forms = worker | workers

word-field = A place for a single worker. It moves your marker one space up the food track, which feeds you in every round.
    .name = { place-field }
    .forms = field

word-hunting-ground = The place for as many workers as you like. They roll a die each, and the sum divided by { $divisors-hunt } is the food that they bring.
    .name = { place-hunt }
    .forms = hunting ground

word-tool-maker = A place for a single worker, who gets you a tool or makes one better. Tool makers on cards are people who count at the end.
    .name = { place-tool-maker }
    .forms = tool maker | tool makers

word-food = Each worker eats 1 food at the end of a round. You keep what is left; it is worth nothing at the end of the game.
    .name = { CAPITAL(kind-food) }
    .forms = food

word-food-track = Before each meal your tribe gets as much food as your marker on this track says. The field moves it up, as far as { $tribe-most-field }.
    .name = Food track
    .forms = food track

word-tool = Once you have rolled, a tool adds its whole value to the sum. Each is used once a round, and none is worth more than { $tribe-best-tool }.
    .name = Tool
    .forms = tool | tools

word-pip = One of the dots on a die. All pips of a roll are added up before you divide.
    .name = Pip
    .forms = pip | pips

word-hut = A place for exactly two workers of one tribe. They bring one worker more, until the tribe has { $tribe-most-workers }.
    .name = Hut
    .forms = hut

word-resource = Wood, brick, stone and gold. They pay for cards and buildings; each one left over is a point at the end. Food is none.
    .name = Resource
    .forms = resource | resources

word-civilization-card = You buy it with resources of any kinds. Its upper half comes at once, its lower half counts at the end of the game.
    .name = Civilization card
    .forms = civilization card | civilization cards | card | cards

word-dice-for-everyone = One die for each player. Each takes one in turn, the buyer of the card first, and gets what it is worth.
    .name = Dice for everyone
    .forms = dice for everyone

word-one-use-tool = A tool from a card. It can be added to any roll, but only once in the whole game.
    .name = One-use tool
    .forms = one-use tool | one-use tools

word-any-two = A card that you keep until you want it. Then it brings two resources of your choice, once.
    .name = Card for any two
    .forms = card for any two | card for any two resources

word-row = Four cards that can be bought. They cost { $row-0 }, { $row-1 }, { $row-2 } and { $row-3 } resources, from right to left; those that are left move to the right.
    .name = Card row
    .forms = the row

word-building = You pay the resources that it shows, or as many as it lets you choose, and score its points at once.
    .name = Building
    .forms = building | buildings

word-pile = { $pile } buildings, the top one face up. When the last one of a pile is bought, the game ends after that round.
    .name = Pile of buildings
    .forms = pile | piles

word-hunger = If food and resources do not feed all workers, you lose { $penalty } points and all your food.
    .name = Going hungry
    .forms = hunger | hungry

word-symbol = A sign of culture on a green card. At the end the number of different symbols is squared: four are 16 points.
    .name = Symbol of culture
    .forms = symbol | symbols | symbol of culture | symbols of culture

word-farmer = People on yellow cards. At the end farmers are multiplied by your place on the food track.
    .name = Farmer
    .forms = farmer | farmers

word-hut-builder = People on yellow cards. At the end hut builders are multiplied by the number of your buildings.
    .name = Hut builder
    .forms = hut builder | hut builders

word-shaman = People on yellow cards. At the end shamans are multiplied by the number of your workers.
    .name = Shaman
    .forms = shaman | shamans

## Groups of terms on the glossary page

terms-people = The tribe and its rounds
terms-places = Places for workers
terms-pieces = Resources, food, tools and points
terms-cards = Cards and what they show
terms-buildings = { board-area-sites }

## Terms that its texts need not explain, for the glossary page

word-round = Place all workers, act with them, feed them: these three parts make a round.
    .name = Round

word-starting-player = The first to place and to act in a round. In the next round it is the player to the left.
    .name = Starting player

word-feeding = The end of a round: each worker eats 1 food. For food that is missing, resources can stand in.
    .name = Feeding

word-forest = The place for wood. You divide the sum of the dice by { $divisors-forest }.
    .name = { place-forest }

word-clay-pit = The place for brick. You divide the sum of the dice by { $divisors-clay-pit }.
    .name = { place-clay-pit }

word-quarry = The place for stone. You divide the sum of the dice by { $divisors-quarry }.
    .name = { place-quarry }

word-river = The place for gold. You divide the sum of the dice by { $divisors-river }.
    .name = { place-river }

word-wood = A resource from the forest. Where a building takes any resources, it scores { $values-wood }.
    .name = { CAPITAL(kind-wood) }

word-brick = A resource from the clay pit. Where a building takes any resources, it scores { $values-brick }.
    .name = { CAPITAL(kind-brick) }

word-stone = A resource from the quarry. Where a building takes any resources, it scores { $values-stone }.
    .name = { CAPITAL(kind-stone) }

word-gold = A resource from the river. Where a building takes any resources, it scores { $values-gold }.
    .name = { CAPITAL(kind-gold) }

word-points = Buildings and some cards score at once, everything else at the end. Whoever has the most wins.
    .name = { label-points }

word-dice = Hunters and gatherers roll one die each. The sum, divided, is what they bring home.
    .name = Die

word-upper-half = What a card gives its buyer at once.
    .name = Upper half

word-lower-half = What a card is worth at the end: a symbol of culture, or people.
    .name = Lower half

word-deck = The cards that are still to come. If too few are left to fill the row, the game ends at once.
    .name = Deck

word-extra-card = You draw it from the deck, unseen by the others. Only its lower half counts.
    .name = One card more

word-pottery =
    .name = { CAPITAL(figure-pottery) }

word-writing =
    .name = { CAPITAL(figure-writing) }

word-time =
    .name = { CAPITAL(figure-time) }

word-transport =
    .name = { CAPITAL(figure-transport) }

word-healing =
    .name = { CAPITAL(figure-healing) }

word-weaving =
    .name = { CAPITAL(figure-weaving) }

word-art =
    .name = { CAPITAL(figure-art) }

word-music =
    .name = { CAPITAL(figure-music) }

word-craftsman = People on yellow cards. At the end tool makers are multiplied by the value of your tools.
    .name = Tool maker (on cards)
