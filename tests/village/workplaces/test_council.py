"""Council."""

from __future__ import annotations

import pytest

from tests.village.positions import BIG, FIRST, lay_acting, lay_village, list_choices, list_payments, play, refuse
from village_core.games.village import choices
from village_core.games.village.rules import Rule
from village_core.games.village.vocabulary import COUNCIL, Good, Influence, Place

SKILLS = choices.TakeInfluence((Influence.SKILL, Influence.SKILL))
SKILL_AND_FAITH = choices.TakeInfluence((Influence.SKILL, Influence.FAITH))


@pytest.mark.parametrize("edition", [FIRST, BIG])
@pytest.mark.parametrize(("stage", "time"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_the_price_of_every_stage(edition: str, stage: int, time: int) -> None:
    """council-price, council-time, council-enter, council-advance: two persuasion or one scroll, and the stage's time."""
    start = COUNCIL[stage - 2] if stage > 1 else Place.FARM
    choice = choices.Advance(1, start) if stage > 1 else choices.EnterCouncil(1)
    table = lay_village(2, edition, members={0: {start: [1]} if stage > 1 else {}}, stock={0: {"persuasion": 2, "scroll": 1}})
    found = [(payment.spent, payment.time) for payment in list_payments(lay_acting(table, "council"), choice)]
    assert found == [((("persuasion", 2),), time), ((("scroll", 1),), time)]
    poor = lay_acting(
        lay_village(2, edition, members={0: {start: [1]} if stage > 1 else {}}, stock={0: {"persuasion": 1}}), "council"
    )
    reasons = refuse(poor, choice).reasons
    assert [[(lack.rule, lack.what, lack.needed, lack.has) for lack in way] for way in reasons] == [
        [(Rule.COUNCIL_PRICE, "persuasion", 2, 1)],
        [(Rule.COUNCIL_PRICE, "scroll", 1, 0)],
    ]


def test_entering_offers_the_first_privilege_only() -> None:
    """council-enter, privilege-stage, privilege-ring: entering gives the first privilege alone.

    That holds for a player with a member on the fourth stage as well.
    """
    table = lay_village(2, members={0: {"council-4": [2]}}, stock={0: {"scroll": 1, "coin": 1}})
    position = play(lay_acting(table, "council"), choices.EnterCouncil(1))
    assert list_choices(position) == {choices.TakeRing(), choices.Decline()}
    lack = refuse(position, choices.BuyPrestige()).reasons[0][0]
    assert (lack.rule, lack.needed, lack.has) == (Rule.PRIVILEGE_STAGE, 4, 1)


def test_a_move_offers_the_stage_entered_and_lower() -> None:
    """council-advance, privilege-stage: moving to the third stage opens privileges one to three, not the fourth."""
    table = lay_village(2, members={0: {"council-2": [1], "council-4": [2]}}, stock={0: {"scroll": 1, "coin": 1}})
    position = play(lay_acting(table, "council"), choices.Advance(1, Place.COUNCIL_2))
    assert {choices.TakeRing(), SKILLS, choices.TakeGood(Good.OX), choices.Decline()} <= list_choices(position)
    assert refuse(position, choices.BuyPrestige()).rules == (Rule.PRIVILEGE_STAGE,)


def test_staying_offers_the_highest_members_privileges() -> None:
    """council-stay, privilege-stage: without a move the highest member counts, and no time passes."""
    table = lay_village(2, members={0: {"council-1": [1], "council-4": [1]}}, stock={0: {"coin": 1}})
    position = play(lay_acting(table, "council"), choices.StayInCouncil())
    assert {choices.TakeRing(), SKILLS, choices.TakeGood(Good.OX), choices.BuyPrestige(), choices.Decline()} <= list_choices(
        position
    )
    assert position.table.farms[0].time == 0


def test_staying_needs_a_member() -> None:
    """council-member: without a member in the council there is no privilege without a move."""
    position = lay_acting(lay_village(2), "council")
    assert refuse(position, choices.StayInCouncil()).rules == (Rule.COUNCIL_MEMBER,)


def test_nobody_goes_beyond_the_fourth_stage() -> None:
    """council-top: a member at the fourth stage, which is the last, cannot advance."""
    position = lay_acting(lay_village(2, members={0: {"council-4": [1]}}, stock={0: {"scroll": 1}}), "council")
    assert refuse(position, choices.Advance(1, Place.COUNCIL_4)).rules == (Rule.COUNCIL_TOP,)


def test_nobody_at_home_enters() -> None:
    """member-from-farm: only a member on the farm enters the council."""
    position = lay_acting(lay_village(2, members={0: {"smithy": [1, 1, 1, 1]}}, stock={0: {"scroll": 1}}), "council")
    assert list_choices(position) == {choices.Leave()} and refuse(position, choices.EnterCouncil(1)).rules == (
        Rule.MEMBER_FROM_FARM,
    )


def test_a_taken_ring_leaves_empty_handed() -> None:
    """privilege-ring-taken: entering while the ring is taken brings no privilege; higher up only the ring is barred."""
    entered = play(lay_acting(lay_village(2, stock={0: {"scroll": 1}}, ring=1), "council"), choices.EnterCouncil(1))
    assert entered.seat == 1 and entered.table.ring == 1 and entered.table.farms[0].list_generations_at(Place.COUNCIL_1) == (1,)
    higher = play(lay_acting(lay_village(2, members={0: {"council-2": [1]}}, ring=1), "council"), choices.StayInCouncil())
    assert refuse(higher, choices.TakeRing()).rules == (Rule.PRIVILEGE_RING_TAKEN,) and SKILLS in list_choices(higher)


def test_a_taken_ring_leaves_nothing_to_stay_for() -> None:
    """privilege-ring-taken: on the first stage with the ring gone staying has no effect, so it is refused."""
    for holder in (0, 1):
        position = lay_acting(lay_village(2, members={0: {"council-1": [1]}}, ring=holder), "council")
        assert refuse(position, choices.StayInCouncil()).rules == (Rule.PRIVILEGE_RING_TAKEN,)


def test_second_privilege_in_both_editions() -> None:
    """privilege-influence, privilege-different: any two cubes in 2011, two different ones in the Big Box."""
    members = {0: {"council-2": [1]}}
    first = play(lay_acting(lay_village(2, FIRST, members=members), "council"), choices.StayInCouncil())
    assert SKILLS in list_choices(first) and play(first, SKILLS).table.farms[0].skill == 2
    big = play(lay_acting(lay_village(2, BIG, members=members), "council"), choices.StayInCouncil())
    assert refuse(big, SKILLS).rules == (Rule.PRIVILEGE_DIFFERENT,)
    farm = play(big, SKILL_AND_FAITH).table.farms[0]
    assert (farm.skill, farm.faith) == (1, 1)


@pytest.mark.parametrize("edition", [FIRST, BIG])
def test_third_privilege(edition: str) -> None:
    """privilege-good, supply-limited: any good of the supply can be chosen, except one that has run out in 2011."""
    table = lay_village(2, edition, members={0: {"council-3": [1]}}, stock={1: {"ox": 8 if edition == FIRST else 12}})
    position = play(lay_acting(table, "council"), choices.StayInCouncil())
    assert play(position, choices.TakeGood(Good.SCROLL)).table.farms[0].scroll == 1
    if edition == FIRST:
        assert refuse(position, choices.TakeGood(Good.OX)).rules == (Rule.SUPPLY_LIMITED,)
    else:
        assert choices.TakeGood(Good.OX) in list_choices(position)


def test_fourth_privilege_is_one_coin_for_three_prestige() -> None:
    """privilege-prestige: exactly one coin, once; influence does not stand in for the coin."""
    table = lay_village(2, members={0: {"council-4": [1]}}, stock={0: {"coin": 3}})
    position = play(lay_acting(table, "council"), choices.StayInCouncil(), choices.BuyPrestige())
    farm = position.table.farms[0]
    assert (farm.coin, farm.prestige, position.seat) == (2, 3, 1)
    poor = play(
        lay_acting(lay_village(2, members={0: {"council-4": [1]}}, stock={0: {"faith": 3}}), "council"), choices.StayInCouncil()
    )
    assert refuse(poor, choices.BuyPrestige()).rules == (Rule.PRIVILEGE_PRESTIGE,)


def test_a_privilege_may_be_declined() -> None:
    """turn-leave: a player who has entered the council may decline the privilege of the stage, and the turn ends."""
    position = play(lay_acting(lay_village(2, stock={0: {"scroll": 1}}), "council"), choices.EnterCouncil(1), choices.Decline())
    assert position.seat == 1 and position.table.ring is None
