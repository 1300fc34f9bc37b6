### English labels of Manitoba's board, and what its pictures show in words.

game-title = Manitoba
game-about = Lead a clan of the Cree through the seasons: the totem decides what can be done, and what you gather in the land and meet on the paths brings points. For two to four players, from age twelve, about an hour.
chart-score = points
chart-points-about = The points scored so far, round by round; what still lies in the storages counts when it is scored.
chart-categories-about = As if the game ended now: points so far, the four storages, and shells.

board-title-land = The land and the totem
board-title-season = The season, its cards and the supply
board-title-paths = The vision paths
board-title-clan = Village of { $name }
