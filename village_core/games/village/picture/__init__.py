"""A position of Village as a text picture: what FEN and a printed board are to chess.

A line for each area of the board, for each farm, and for the agenda. Seats are ``a``, ``b`` … clockwise, members ``a1`` (seat
and generation), cubes ``S P F K`` for skill, persuasion, faith and knowledge and ``x`` for plague, customers the number of
their tile with its demand. ``read(write(position)) == position``. A picture written by hand may leave out empty areas; supply,
pile and the unborn follow from the rest, members of the first generation who are named nowhere are at home, and without an
agenda the starting player takes a turn. ``#`` begins a comment.
"""

from village_core.games.village.picture.reading import read
from village_core.games.village.picture.writing import write
from village_core.kernel.picture import BadPicture

__all__ = ["BadPicture", "read", "write"]
