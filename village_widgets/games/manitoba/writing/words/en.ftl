### English words for writing down a game of Manitoba that people play with their own pieces.

totem-title = Tap the discs of the totem, from the top down
totem-name = { board-area-totem }
totem-count = { $typed } of { $discs } discs
totem-lying = From the top: { $discs }
totem-enter = Enter the totem
totem-back = Take the last disc back
tile-rows = { $short } / { $long }
