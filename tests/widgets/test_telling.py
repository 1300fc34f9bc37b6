"""The telling of a game of Village to a page."""

from __future__ import annotations

from msgspec.structs import replace

from village_core.games import village
from village_core.games.village.ending import score
from village_core.games.village.vocabulary import Category
from village_core.kernel.values import Player
from village_widgets.games.village.telling import VillageTelling, load_words

PLAYERS = (Player("Anna", "red"), Player("Ben", "blue"))


def test_a_standing_gives_no_face_down_customer_away():
    """The score so far counts no points for face-down customers; after the end they count."""
    position = village.new_game(village.EditionSettings("first_2011"), 2)
    farms = tuple(replace(farm, customers=(tile,)) for tile, farm in enumerate(position.table.farms))
    position = replace(position, table=replace(position.table, farms=farms))
    telling = VillageTelling(PLAYERS, position.table.edition, load_words())
    at = list(Category).index(Category.CUSTOMERS)
    assert [points[at] for points in telling.find_standing(position).categories] == [0, 0]
    over = replace(position, table=replace(position.table, outcome=score(position.table)), agenda=())
    assert [points[at] for points in telling.find_standing(over).categories] == [6, 6]
