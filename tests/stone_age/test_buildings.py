"""Buildings: fixed prices, prices by number and kinds, one to seven; their points, and the next of the pile."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from tests.stone_age import positions
from village_core.games.narration import load_words
from village_core.games.stone_age import GAME, EditionSettings, build_edition
from village_core.games.stone_age.buildings import TurningTiles
from village_core.games.stone_age.choices import Build, Decline, TurnTile
from village_core.games.stone_age.events import PileEmptied, PointsGained
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.vocabulary import Place

EDITION = build_edition(EditionSettings("first_2008"))
VALUES = {"wood": 3, "brick": 4, "stone": 5, "gold": 6}
SITE = Build(Place.BUILDING_1)
SEVEN = {"wood": 7, "brick": 7, "stone": 7, "gold": 7}


def stand_on(tile: int, **tribe: object) -> object:
    """Build a position where the first player, with this tribe, has a worker on the building ``tile`` and another one hunting."""
    return positions.lay_acting(
        positions.lay_stone_age(2, {0: {"at": {"building-1": 1, "hunt": 1}, **tribe}}, tops=(tile, 27 if tile != 27 else 26))
    )


def count_worth(spent: tuple[tuple[str, int], ...]) -> int:
    """Return the worth of resources by the values printed on the board."""
    return sum(VALUES[what] * count for what, count in spent)


@pytest.mark.parametrize("tile", range(17))
def test_a_fixed_building_costs_what_it_shows_and_is_worth_its_sum(tile: int) -> None:
    """building-price, building-points: a fixed building is paid in one way, and brings the worth of its price at once."""
    cost = Counter(EDITION.fixed[tile].cost.split())
    [way] = positions.list_payments(stand_on(tile, **SEVEN), SITE)
    assert dict(way) == cost and count_worth(way) == EDITION.fixed[tile].points
    after = positions.play(stand_on(tile, **SEVEN), SITE)
    assert after.table.tribes[0].score == count_worth(way) and after.table.tribes[0].buildings == (tile,)


def test_what_a_fixed_building_lacks_is_named() -> None:
    """building-price: the refusal of a fixed building names each kind of piece that is lacking, with its numbers."""
    [lacks] = positions.refuse(stand_on(0, wood=1), SITE).reasons
    assert [(lack.rule, lack.what, lack.needed, lack.has) for lack in lacks] == [
        (Rule.BUILDING_PRICE, "wood", 2, 1),
        (Rule.BUILDING_PRICE, "brick", 1, 0),
    ]


@pytest.mark.parametrize("tile", range(17, 25))
def test_a_building_of_so_many_kinds_takes_exactly_so_many(tile: int) -> None:
    """building-kinds: the ways to pay are all combinations of exactly n pieces of k kinds, each once.

    Their least and most points are those of a table written down here.
    """
    free = EDITION.free[tile - 17]
    handfuls = [each for each in combinations_with_replacement(VALUES, free.pieces) if len(set(each)) == free.kinds]
    ways = positions.list_payments(stand_on(tile, **SEVEN), SITE)
    assert sorted(ways) == sorted(tuple(sorted(Counter(each).items())) for each in handfuls)
    least, most = {
        (4, 1): (12, 24), (4, 2): (13, 23), (4, 3): (15, 21), (4, 4): (18, 18),
        (5, 1): (15, 30), (5, 2): (16, 29), (5, 3): (18, 27), (5, 4): (21, 24),
    }[free.pieces, free.kinds]  # fmt: skip
    assert (min(map(count_worth, ways)), max(map(count_worth, ways))) == (least, most)


@pytest.mark.parametrize("tile", [25, 26, 27])
def test_a_building_for_one_to_seven(tile: int) -> None:
    """building-kinds, building-points: with seven of each resource there are 329 ways to pay, from 3 to 42 points."""
    ways = positions.list_payments(stand_on(tile, **SEVEN), SITE)
    assert len(ways) == len(set(ways)) == 329
    assert {sum(dict(way).values()) for way in ways} == set(range(1, 8))
    assert (min(map(count_worth, ways)), max(map(count_worth, ways))) == (3, 42)


def test_one_reason_where_kinds_are_lacking() -> None:
    """building-kinds: five of one kind don't pay for four pieces of two kinds: refused for one reason, put in words.

    A building for one to seven pieces is refused for one reason to a player without any.
    """
    [[lack]] = positions.refuse(stand_on(18, wood=5), SITE).reasons
    assert (lack.rule, lack.needed, lack.has, lack.kinds) == (Rule.BUILDING_KINDS, 4, 3, 2)
    assert len(positions.refuse(stand_on(25), SITE).reasons) == 1
    position = stand_on(18, wood=5)
    said = GAME.narrate(load_words(GAME.words), ("Ann", "Bob"), position).describe_refusal(positions.refuse(position, SITE))
    assert "exactly 2 kinds among wood, brick, stone, or gold" in said


def test_the_next_building_of_a_pile_is_turned_over() -> None:
    """building-next: after a purchase chance turns over one of the unseen buildings; no player can buy it in the same round.

    As an outcome a tile that has been seen is refused.
    """
    position = positions.play(stand_on(0, wood=2, brick=1), SITE)
    assert isinstance(position.top, TurningTiles) and position.top.rule == Rule.BUILDING_NEXT
    assert [choice.tile for choice, _ in position.top.list_outcomes(position.table)] == list(position.table.hidden)
    after = positions.play(position, TurnTile(20))
    assert after.table.piles[0].top == 20 and after.table.piles[0].under == 5 and 20 not in after.table.hidden
    assert SITE not in positions.list_choices(after)
    assert positions.refuse(position, TurnTile(0)).rules == (Rule.BUILDING_NEXT,)


def test_a_building_may_be_left() -> None:
    """act-decline: a declined building stays on its pile, and the resources with the player."""
    after = positions.play(stand_on(0, wood=2, brick=1), Decline(Place.BUILDING_1))
    assert after.table.piles[0].top == 0 and after.table.tribes[0].wood == 2


def test_the_last_building_of_a_pile_rings_the_end_in() -> None:
    """end-buildings: buying a pile's last building announces the end; after the feeding the game is scored."""
    gone = {"buildings": (4, 5, 6, 7, 8, 9)}
    table = positions.lay_stone_age(2, {0: {"wood": 2, "brick": 1, "at": {"building-1": 1}}, 1: gone}, under=(0, 6))
    done = positions.lay_acting(table).play(SITE)
    assert [event.rule for event in done.events if isinstance(event, PileEmptied)] == [Rule.END_BUILDINGS]
    assert done.position.table.outcome is not None, "after the feeding the game is over"


def test_points_are_told_by_their_rule() -> None:
    """building-points: two stone for a building raise the score by ten, in an event of that rule."""
    [event] = [
        event
        for event in positions.list_events(stand_on(25, stone=2), positions.pay(SITE, stone=2))
        if isinstance(event, PointsGained)
    ]
    assert (event.rule, event.points) == (Rule.BUILDING_POINTS, 10)
