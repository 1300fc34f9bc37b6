"""The score and the winner."""

from __future__ import annotations

import pytest

from tests.village.positions import BIG, FIRST, lay_village, settle
from tests.village.recorded import VILLAGE, WANTED, find_ending
from village_core.games.village import finish
from village_core.games.village.ending import RULES, Scoring, score
from village_core.games.village.events import CubesOut, Ended, EndRungIn, Event, LastTurnsBegan, Scored
from village_core.games.village.finish import find_finish
from village_core.games.village.rules import Rule
from village_core.games.village.vocabulary import Category, Filled, Moment
from village_core.kernel.ledger import Ledger

GRAIN, CUSTOMERS = {"rulings.tie": "grain"}, {"rulings.tie": "customers"}


def test_every_line_is_booked() -> None:
    """Each of seven lines is scored, and the game ends with these sheets.

    score-prestige, score-travel, score-council, score-church, score-chronicle, score-customers, score-coins
    """
    members = {0: {"council-3": [1], "church-4": [2], "chronicle-farm": [1, 1], "chronicle-crafts": [1]}}
    table = lay_village(
        2,
        members=members,
        cities={0: ("city-a", "city-b")},
        served={0: (0, 23)},
        stock={0: {"prestige": 5, "coin": 2, "grain": 4, "scroll": 2}},
    )
    outcome = score(table)
    assert outcome.sheets[0].points == {
        Category.PRESTIGE: 5,
        Category.TRAVEL: 3,
        Category.COUNCIL: 4,
        Category.CHURCH: 6,
        Category.CHRONICLE: 4,
        Category.CUSTOMERS: 8,
        Category.COINS: 2,
    }
    assert outcome.sheets[0].total == 32 and outcome.winners == (0,)
    position = settle(table, Scoring())
    assert position.over and position.table.outcome == outcome


def test_the_events_of_the_score_name_their_rules() -> None:
    """score-prestige: each line of each seat is an event of its own, under its rule; the last one names the winning rule."""
    ledger = Ledger(lay_village(2, stock={1: {"prestige": 3}}))
    Scoring().close(ledger)
    lines = [event for event in ledger.events if isinstance(event, Scored)]
    assert {event.rule for event in lines} == set(RULES.values()) and len(lines) == 14
    assert isinstance(ledger.events[-1], Ended) and ledger.events[-1].rule == Rule.WIN_MOST


TIES = [  # edition, stock, served, members, corrections, winners, rule
    (FIRST, {0: {"prestige": 4}}, {1: (23,)}, {}, {}, (0,), Rule.WIN_MOST),
    (FIRST, {0: {"prestige": 2, "grain": 5}}, {1: (23,)}, {}, {}, (1,), Rule.TIE_CUSTOMERS),
    (FIRST, {0: {"prestige": 2, "grain": 5}}, {1: (23,)}, {}, GRAIN, (0,), Rule.TIE_GRAIN),
    (BIG, {0: {"prestige": 2, "grain": 1}}, {1: (23,)}, {}, {}, (0,), Rule.TIE_GRAIN),
    (BIG, {0: {"prestige": 2, "grain": 1}}, {1: (23,)}, {}, CUSTOMERS, (1,), Rule.TIE_CUSTOMERS),
    (FIRST, {}, {}, {1: {"grave": [1]}}, {}, (0,), Rule.TIE_LIVING),
    (FIRST, {}, {}, {0: {"chronicle-farm": [1], "bag": [1]}, 1: {"gone": [1], "grave": [1]}}, {}, (0,), Rule.TIE_LIVING),
    (BIG, {}, {}, {0: {"farm": [2]}}, {}, (0,), Rule.TIE_LIVING),
    (BIG, {}, {}, {0: {"bag": [1]}, 1: {"smithy": [1]}}, {}, (0, 1), Rule.TIE_SHARED),
]


@pytest.mark.parametrize(("edition", "stock", "served", "members", "corrections", "winners", "rule"), TIES)
def test_winners_and_ties(
    edition: str,
    stock: dict[int, dict[str, int]],
    served: dict[int, tuple[int, ...]],
    members: dict[int, dict[str, list[int]]],
    corrections: dict[str, str],
    winners: tuple[int, ...],
    rule: Rule,
) -> None:
    """win-most, tie-customers, tie-grain, tie-living, tie-shared: each edition breaks ties in its own order.

    Customers count first in 2011, grain in the Big Box, or the other by a correction; then living members do.
    """
    table = lay_village(2, edition, stock=stock, served=served, members=members, corrections=corrections)
    outcome = score(table)
    assert (outcome.winners, outcome.rule) == (winners, rule)


def test_customers_decide_a_tie_of_three() -> None:
    """tie-customers: if three players tie, the one who has served most customers wins alone."""
    table = lay_village(3, stock={0: {"prestige": 6}, 1: {"prestige": 4}}, served={1: (23,), 2: (21, 22)})
    outcome = score(table)
    assert [sheet.total for sheet in outcome.sheets] == [6, 6, 6]
    assert outcome.winners == (2,) and outcome.rule == Rule.TIE_CUSTOMERS


def test_a_tie_break_compares_the_leaders_alone() -> None:
    """tie-customers: of three players two have most points; the third, who has served most customers, does not count."""
    table = lay_village(3, stock={0: {"prestige": 7}, 1: {"prestige": 5}}, served={1: (23,), 2: (21, 22)})
    outcome = score(table)
    assert [sheet.total for sheet in outcome.sheets] == [7, 7, 6]
    assert outcome.winners == (1,) and outcome.rule == Rule.TIE_CUSTOMERS


def test_the_bag_scores_nothing() -> None:
    """score-church: a member in the black bag scores 0 at the end."""
    assert score(lay_village(2, members={0: {"bag": [1, 1, 1, 1]}})).sheets[0].total == 0


def test_final_scoring_of_council_church_and_coins() -> None:
    """score-council, score-church, score-coins, score-prestige: members score by stage and window.

    Stages 0 2 4 6, windows 2 3 4 6, each coin one.
    """
    table = lay_village(
        3,
        BIG,
        members={
            0: {"council-1": [1], "council-2": [1], "council-3": [1], "council-4": [1]},
            1: {"church-1": [1], "church-2": [1], "church-3": [1], "church-4": [1], "bag": [2], "grave": [2]},
        },
        stock={2: {"coin": 3, "prestige": 7}},
    )
    outcome = score(table)
    sheets = outcome.sheets
    assert sheets[0].points["council"] == 12 == sheets[0].total
    assert sheets[1].points["church"] == 15 == sheets[1].total
    assert (sheets[2].points["coins"], sheets[2].points["prestige"], sheets[2].total) == (3, 7, 10)
    assert outcome.winners == (1,) and outcome.rule == Rule.WIN_MOST


def test_the_filler_has_a_last_turn_only_after_the_market_day_of_another() -> None:
    """end-last-turns, end-market-other: in recorded games the filler has a last turn exactly after the market day of another.

    The filler is the seat that filled the last space; the games are those of several players.
    """
    endings = [find_ending(VILLAGE.load(wanted.name)) for wanted in WANTED if wanted.players > 1]
    assert {end.rule for end in endings} == {Rule.END_LAST_TURNS, Rule.END_MARKET_CALLER, Rule.END_MARKET_OTHER}
    for end in endings:
        assert (end.seat in end.order) == (end.rule == Rule.END_MARKET_OTHER)


RUNG = EndRungIn(Rule.END_CHRONICLE, 1, Filled.CHRONICLE, Moment.TURN_END)
BEGAN = LastTurnsBegan(Rule.END_LAST_TURNS, (0, 1))
FREE = CubesOut(Rule.END_CUBES_OUT, 0)


@pytest.mark.parametrize("happened", [(), (RUNG,), (BEGAN,), (FREE, BEGAN)])
def test_a_finish_is_not_known_before_the_last_turns_begin(happened: tuple[Event, ...]) -> None:
    """There is no finish before the end was rung in, nor before the last turns began, nor if either was laid out by hand."""
    assert find_finish(happened) is None and finish.find_ending(happened) is None


def test_the_last_turns_make_a_finish_certain() -> None:
    """The finish has the seat that rang the end in and the seats that act once more."""
    found = find_finish((RUNG, BEGAN, FREE))
    assert found is not None and (found.seat, found.order, found.free) == (1, (0, 1), (0,))


@pytest.mark.parametrize(
    ("happened", "last"),
    [((RUNG, BEGAN, FREE), True), ((RUNG, BEGAN, FREE, RUNG, FREE), True), ((RUNG, BEGAN, RUNG, FREE), False)],
)
def test_the_last_cube_went_with_the_end_if_none_is_left_at_once(happened: tuple[Event, ...], last: bool) -> None:
    """The turn that rang the end in took the last cube only if the first of the last turns has none as soon as they begin."""
    found = find_finish(happened)
    assert found is not None and found.last_cube is last
