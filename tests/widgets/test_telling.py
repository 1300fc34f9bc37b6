"""The telling of a game of Village to a page: the standing, and what is nearly possible."""

from __future__ import annotations

from types import SimpleNamespace

from msgspec.structs import replace

from village_core.games import village
from village_core.games.village.choices import Serve
from village_core.games.village.ending import score
from village_core.games.village.vocabulary import Category
from village_core.kernel.values import Lack, Player, Refusal
from village_widgets.components.rows import _find_easiest
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


def test_only_what_lacks_nothing_but_pieces_is_the_easiest():
    """The easiest way lacks the fewest pieces; a way that another rule bars too is none, also if there is no other."""
    grain, plow, other = Lack("market", "grain", 5, 2), Lack("market", "plow", 1), Lack("turn")
    barred, dear, cheap = (Refusal(Serve(0), (way,)) for way in ((plow, other), (grain, plow), (grain,)))
    for refusals, easiest in (((barred,), None), ((barred, dear), dear), ((dear, cheap, barred), cheap)):
        assert _find_easiest(SimpleNamespace(refusals=refusals)) == easiest
