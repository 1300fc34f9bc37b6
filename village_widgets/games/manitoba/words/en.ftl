### English labels of Manitoba's board, and what its pictures show in words.

## Setting up

setup-section-clans = Each clan
setup-section-land = { board-area-land }
setup-section-supply = Pieces in the game
setup-part-huts = Cree in the huts
setup-part-square = Cree on the square
setup-part-first = Goods of each kind but feathers
setup-part-tiles = Territory tiles
setup-part-goods = Each good but feathers
setup-part-feathers = Feathers
setup-part-shells = Shells
setup-section-scoring = Points and seasons
setup-step-goods = Lay { $count } of each good in the middle, except feathers; what is left over stays in the box.
setup-step-feathers = Add { $count } feathers.
setup-step-shells = Lay { $count } shells beside them.
setup-step-tiles = Draw { $count } territory tiles at random and lay them side by side.
setup-step-regions = Lay on each region one good that matches its terrain.
setup-step-track = Lay out the score track, the markers for 50 and 100 points beside its 0, and the four parts of the vision board.
setup-step-clouds = Shuffle the scoring tiles and lay them face down within reach.
setup-step-seasons = Sort the season cards by season into four decks, face down.
setup-step-solstice = Of winter lay out only the solstice, with the small eagle on it.
setup-step-winter = Of winter lay out both cards, the solstice on the left with the small eagle on it.
setup-step-colour = Everyone chooses a colour, takes its village board and its Cree, and puts one of them on 0 of the score track.
setup-step-huts = Put { $count } Cree into your huts.
setup-step-square = Put { $count } Cree on your village square.
setup-step-first =
    { $count ->
        [one] Put 1 berry, bison, horse and canoe each into their storages.
       *[other] Put { $count } berries, bison, horses and canoes each into their storages.
    }
setup-step-active = Whoever was last in Manitoba, or else the youngest, is active first, and takes the totem and the large eagle.

## The game and its charts

game-title = Manitoba
game-about = Lead a clan of the Cree through the seasons: the totem decides what can be done, and what you gather in the land and meet on the paths brings points. For two to four players, from age twelve, about an hour.
game-printed = Nearly everything printed in Manitoba is our reconstruction: most storage numbers and path spaces, the split of events and tiles, the map. Compare it with your own copy, and enter what differs.
chart-score = { chart-axis-points }
chart-points-about = The points scored so far, round by round; what still lies in the storages counts when it is scored.
chart-categories-about = As if the game ended now: points so far, the four storages, and shells.

board-title-land = The land and the totem
board-title-season = The season, its cards and the supply
board-title-paths = The vision paths
board-title-clan = Village of { $name }
board-area-land = The land
board-area-paths = Vision paths
board-area-totem = Totem
board-of-rounds = Round { $number } of { $rounds }
board-setting-up = setting up
board-winter = Winter: no event and no scoring
board-due-event = This round: { $event }
board-due-cloud = This round is scored: { $cloud }
board-due-end = This round: the final scoring
board-leads = { $name } is active this round
board-shells = { $active } active and { $used } used shells
board-guessed-about = Some of what is printed there is our best guess. You can put in the values of your own copy.
board-guessed-tiles = map
board-guessed-storages = storages
board-guessed-paths = paths
board-guessed-cards = cards
board-initial-red = R
board-initial-blue = B
board-initial-green = G
board-initial-yellow = Y
strip-own = My village
strip-land = Land and totem
strip-season = { $season }
strip-paths = Paths
strip-here = { $who }: { $count } Cree
strip-storage = { $place }: { $count } of { $spaces }, worth { $points }
strip-altar = { $place }: { $count } of { $spaces }

## What can be pointed at

name-region = Region { $number }
name-disc = Disc { $number } from the top
name-totem = The totem
name-huts = Huts of { $who }
name-square = Village square of { $who }
name-shells = Shells of { $who }
name-score = Points of { $who }
name-place = { $place } of { $who }
name-supply = Supply: { $what }
name-supply-shells = Supply: shells
name-card = Card { $number } of the season
name-cloud = The scoring tile that counts next

## What a step, a card or a storage brings

bonus-good = { $piece }
bonus-wake = one Cree wakes
bonus-points = { $score }
bonus-first = { $score } for the first one there
bonus-exempt = free from scoring: { $good }
bonus-shell = an active shell
bonus-land = one territory action more, on any terrain
bonus-renew = a used shell becomes active, or else a feather
bonus-no-offering = no offering in the end
bonus-nothing = { printed-nothing }
walk-gives = { $walk }: { $gives }
score-brings = { $score }: { $points }
card-empty = This card is not turned over yet.
card-end = The last card of autumn: the final scoring. Every storage is scored.
storage-holds =
    { $count ->
        [0] Empty. Scoring it now would cost { $lost }.
       *[other] { $count } of { $spaces } spaces are filled. Scoring it now would bring { $points }.
    }
path-ahead = Next here: { $gives }
path-finished = At the end. Each later action here: { $gives }

## Forced moves

forced-storing = { $who } can put it in one place only.
forced-happening = { $who } can carry out the event in one way only: { $event }.
forced-scoring = { $who } can score one storage only: { $cloud }.

## What the pictures show, for those who can’t see them

told-region =
    { $lies ->
        [good] { $region }: its good lies there. It touches { $beside }.
        [cree] { $region }: a Cree of { $who }. It touches { $beside }.
       *[none] { $region }: empty. It touches { $beside }.
    }
told-totem = Totem from the top: { $discs }.
told-village = In the village of { $who } from the top: { $discs }.
told-season = { $season }. { $round }. { $who } is active.
told-card = Card { $number }: { $card }.
told-points = { $who } has { $points }.
told-supply = In the supply: { $things }.
told-path = { $path }: { $gifts }. Later at the end: { $later }.
told-walker = { $who } on space { $space }
told-walkers = { $path }: { $people }.
told-active = { told-turn }
told-cree = { $huts } Cree in the huts, { $square } on the square.
told-storage =
    { $count ->
        [0] { $place }: empty, { $points }.
       *[other] { $place }: { $goods }, worth { $points }.
    }
told-altar = { $place }, { $spaces } spaces: { $goods }.
told-shells = { board-shells }.
told-hand = Still to be put down: { $goods }.

## Odds

chances-next-tile = The next scoring tile, in { $season }, shows
chances-tiles = At least one of the { $count } scoring tiles still to come shows
chances-events = Among the { $count } events of { $season } is

## Advice in a first game

advice-points = { advice-scoring }
advice-storages =
    { $way ->
        [gained] This puts more into your storages, where it will be scored.
       *[kept] Most other moves leave less in your storages to score.
    }
advice-altars =
    { $way ->
        [gained] This brings an altar closer to being full, and a full altar gives a shell.
       *[kept] Most other moves leave less on your altars.
    }
advice-shells =
    { $way ->
        [gained] A shell is worth points in the end, and can wake a Cree before that.
       *[kept] Most other moves leave you with fewer shells.
    }
advice-cree =
    { $way ->
        [gained] You need Cree that are awake, or you can do nothing.
       *[kept] Most other moves leave you with fewer Cree to use.
    }
advice-land =
    { $way ->
        [gained] Your Cree in the land bring more at the events of this season.
       *[kept] After most other moves your Cree bring less at the events of this season.
    }
advice-paths =
    { $way ->
        [gained] Every step on a path gives something, and some of it lasts.
       *[kept] Most other moves take you less far on the paths.
    }
