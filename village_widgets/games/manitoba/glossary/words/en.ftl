### The words of Manitoba: their meaning, their title, and the ways in which texts write them.
###
### The forms stand between upright lines, and # is a number. Write down each form that your texts use, without those that only
### mean something else in them ("good" as in "a good place"). Case makes no difference. A meaning may use any number of the
### edition under its dotted name with hyphens, as rules do.

word-clan = The people of one player: all Cree of one colour, and a village of their own.
    .name = Clan
    .forms = clan | clans

word-cree = A figure of your clan. It sleeps in a hut, waits on the square, stands in the land or goes along a path. One more marks your points.
    .name = { reason-cree }
    .forms = Cree

word-active-player = Whoever has the totem in this round: lifts discs, then has two actions in the colour on top, or wakes Cree. In the next round it is the player to the left.
    .name = Active player
    .forms = active player | you are active | whoever is active | somebody else is active | others are active

word-totem = Five discs in a pile, one for each terrain. The active player lifts some from the top and turns them over: these are the colours of the round.
    .name = { board-area-totem }
    .forms = totem

word-disc = One of the five pieces of the totem. Its colour stands for a terrain and, except for blue, for a path.
    .name = Disc
    .forms = disc | discs

word-terrain = Forest, hills, prairie, lake or mountain. Each has a colour, and a good that is found there.
    .name = Terrain
    .forms = terrain | terrains

word-village = Your own board, with huts, a square, four storages and two altars. The discs that you lift lie there, too.
    .name = Village
    .forms = village | villages | village board | village boards

word-path = Four ways to visions: those of the gatherer, the warrior, the hunter and the shaman. Each space brings something when your Cree gets there. No Cree comes back from a path.
    .name = Vision path
    .forms = path | paths | vision path | vision paths

word-region = A piece of the land, of one terrain. There is room for one Cree and one good.
    .name = Region
    .forms = region | regions

word-square = Here your Cree are awake. From the square they go into the land and on paths.
    .name = Village square
    .forms = square | village square

word-hut = Here your Cree sleep. They return to the huts when goods of their terrain are scored, and must be woken again.
    .name = Hut
    .forms = hut | huts

word-asleep = A Cree in a hut is asleep. It can’t go anywhere until it is woken and comes to the square.
    .name = Asleep
    .forms = asleep | sleeper | sleepers | sleeping Cree

word-good = Berries, bison, horses, canoes and feathers. You find them in the land, on paths and at events, and store them or put them on altars.
    .name = Good
    .forms = goods | a good | the good | one good | that good | each good | any good | every good | no good | good from the supply

word-storage = A column for one kind of good, filled from below. When it is scored, it brings the points beside the top token; an empty one costs { $lost }.
    .name = Storage
    .forms = storage | storages

word-path-action = Put a Cree from your square on the first space of a path, or move your Cree there one space forward. You get at once what the space shows.
    .name = Path action
    .forms = path action | path actions | step on a path | steps on a path

word-season-card = Each round has one. It says whether an event or a scoring ends the round; in winter nothing does.
    .name = Season card
    .forms = season card | season cards

word-event = What a card with a question mark brings when all have acted. The active player carries it out first, then the others clockwise.
    .name = Event
    .forms = event | events

word-wake = Cree go from the huts to the square. The active player may do this in place of both actions, for as many Cree as discs lie in the village.
    .name = Waking
    .forms = wake | wakes | woken | wake action

word-free-region = A region is free if no Cree stands there, and empty if there is no good there either.
    .name = Free region
    .forms = free region | free regions | region that is free | region is free | region is empty

word-supply = All goods and shells that nobody has. What is scored or finds no room goes back there.
    .name = Supply
    .forms = supply

word-bonus = What a space on a path gives, at once and only to your clan. What you can’t use is lost.
    .name = Bonus
    .forms = bonus | bonuses

word-exempt = You need not score a certain good for the rest of the game, though you still may. That comes from a space on a path.
    .name = Exempt
    .forms = exempt | exempts | exempted | exemption | exemptions

word-territory-action = Put a Cree from your square on a free region, or move one from its region to a free one beside it. The good there is yours.
    .name = Territory action
    .forms = territory action | territory actions

word-shell = A tile for a filled altar. Turn an active one over to wake a Cree, or to use a berry as another good. In the end it is worth { $worth-active }, or { $worth-used } if it is used.
    .name = Shell
    .forms = shell | shells

word-offering = Before the final scoring each clan gives one good from every storage that isn’t empty. Whoever stands at the end of the shaman’s path gives nothing.
    .name = Offering
    .forms = offering | offerings | offer a good | offers nothing

word-feather = A joker from the mountains. It goes into any storage, or on an altar. After spring and summer feathers leave the storages.
    .name = Feather
    .forms = feather | feathers | eagle feather | eagle feathers

word-altar = One has room for { $clan-altars-0 } goods, one for { $clan-altars-1 }, never two of a kind. A full one is emptied into the storages at once and gives a shell.
    .name = Altar
    .forms = altar | altars

word-scoring = In the third and the fifth round of a season a storage is scored and emptied. Your Cree on its terrain return to the huts, and its goods come back to the land.
    .name = Scoring
    .forms = scoring | scorings | is scored | are scored

word-scoring-tile = It lies on a card 3 or 5 and shows what is scored: one good, one of two, or the most goods.
    .name = Scoring tile
    .forms = scoring tile | scoring tiles

word-most-goods = A scoring tile for the fullest storage of each player. On a tie you choose one of those.
    .name = Most goods
    .forms = most goods

word-group = Your own Cree on regions that touch each other. An event gives points for the largest group and the second largest.
    .name = Group
    .forms = group | groups

word-final-scoring = After the last round and the offering all storages are scored once more, and then shells. Goods on altars bring nothing.
    .name = Final scoring
    .forms = final scoring

## Groups of terms on the glossary page

terms-table = The totem and the actions
terms-land = { board-area-land }
terms-clan = A clan and its village
terms-goods = Goods
terms-paths = { board-area-paths }
terms-seasons = Seasons, events and scorings

## Terms that its texts need not explain, for the glossary page

word-round = The active player acts, then each of the others once, and the season card is carried out.
    .name = Round

word-forest = The green terrain, where berries grow.
    .name = { CAPITAL(terrain-forest) }

word-hills = The beige terrain, where the horses are.
    .name = { CAPITAL(terrain-hills) }

word-prairie = The brown terrain, where the bison are.
    .name = { CAPITAL(terrain-prairie) }

word-lake = The blue terrain, where the canoes are. Blue has no path.
    .name = { CAPITAL(terrain-lake) }

word-mountain = The white terrain, where the eagle feathers are. After spring and summer all Cree leave it.
    .name = { CAPITAL(terrain-mountain) }

word-territory-tile = Five regions, one of each terrain. The land has one tile more than there are players.
    .name = Territory tile

word-adjacent = Regions that touch each other. A Cree that moves goes to an adjacent one.
    .name = Adjacent

word-points = Paths, events and scorings bring them on the way, storages and shells once more at the end. The most points win.
    .name = { label-points }

word-berries = The good of the forests. A shell can turn one into another good.
    .name = { CAPITAL(kind-berries) }

word-bison = The good of the prairies.
    .name = { CAPITAL(kind-bison) }

word-horses = The good of the hills.
    .name = { CAPITAL(kind-horses) }

word-canoes = The good of the lakes.
    .name = { CAPITAL(kind-canoes) }

word-gatherer = The green path.
    .name = { CAPITAL(path-gatherer) }

word-warrior = The beige path.
    .name = { CAPITAL(path-warrior) }

word-hunter = The brown path.
    .name = { CAPITAL(path-hunter) }

word-shaman = The white path. Its end frees a clan from the offering.
    .name = { CAPITAL(path-shaman) }

word-season = After winter come spring, summer and autumn, with five rounds each. Each has events of its own.
    .name = Season

word-solstice = The first card of winter. It stands for the set-up, before the first round.
    .name = Solstice
