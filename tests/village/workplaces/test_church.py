"""Church."""

from __future__ import annotations

from tests.village.positions import decide, lay_acting, lay_village, list_choices, list_payments, play, refuse
from village_core.games.village.choices import JoinChurch, Leave
from village_core.games.village.rules import Rule
from village_core.games.village.vocabulary import Place


def test_faith_or_time() -> None:
    """church-price, church-time, church-bag: joining costs one faith or three hours, and leads into the bag."""
    position = lay_acting(lay_village(2, stock={0: {"faith": 1, "coin": 1}}), "church")
    found = [(payment.spent, payment.time) for payment in list_payments(position, JoinChurch(1))]
    assert found == [((("faith", 1),), 0), ((("coin", 1),), 0), ((), 3)]
    farm = decide(position, JoinChurch(1), faith=1).position.table.farms[0]
    assert (farm.faith, farm.time, farm.list_generations_at(Place.BAG)) == (0, 0, (1,))
    waiting = play(lay_acting(lay_village(2), "church"), JoinChurch(1)).table.farms[0]
    assert (waiting.time, waiting.list_generations_at(Place.BAG)) == (3, (1,))


def test_one_member_of_any_generation() -> None:
    """church-bag, member-from-farm: any one member of the farm, and only one."""
    position = lay_acting(lay_village(2, members={0: {"farm": [2]}}), "church")
    assert list_choices(position) == {JoinChurch(1), JoinChurch(2), Leave()}
    assert play(position, JoinChurch(2)).seat == 1
    nobody = lay_acting(lay_village(2, members={0: {"smithy": [1, 1, 1, 1]}}), "church")
    assert refuse(nobody, JoinChurch(1)).rules == (Rule.MEMBER_FROM_FARM,)
