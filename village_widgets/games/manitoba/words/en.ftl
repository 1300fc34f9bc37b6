### English labels of Manitoba's board, and what its pictures show in words.

## Setting up

setup-section-clans = Each clan
setup-section-land = The land
setup-section-supply = Pieces in the game
setup-part-huts = Cree in the huts
setup-part-square = Cree on the square
setup-part-first = Goods of each kind but feathers
setup-part-tiles = Territory tiles
setup-part-goods = Each good but feathers
setup-part-feathers = Feathers
setup-part-shells = Shells

## The game and its charts

game-title = Manitoba
game-about = Lead a clan of the Cree through the seasons: the totem decides what can be done, and what you gather in the land and meet on the paths brings points. For two to four players, from age twelve, about an hour.
chart-score = points
chart-points-about = The points scored so far, round by round; what still lies in the storages counts when it is scored.
chart-categories-about = As if the game ended now: points so far, the four storages, and shells.

board-title-land = The land and the totem
board-title-season = The season, its cards and the supply
board-title-paths = The vision paths
board-title-clan = Village of { $name }

## Odds

chances-next-tile = The next scoring tile, in { $season }, shows
chances-tiles = At least one of the { $count } scoring tiles still to come shows
chances-events = Among the { $count } events of { $season } is

## Advice in a first game

advice-points =
    { $way ->
        [gained] This scores points at once.
       *[kept] Most other moves leave you with fewer points.
    }
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
