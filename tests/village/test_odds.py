"""Exact odds: in small cases they equal a walk over all outcomes, in large ones the share of many draws."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from tests.village import positions
from village_core.games.village.choices import BuyOut, Done
from village_core.games.village.market import Revealing
from village_core.games.village.mass import BuyingOut, Drawing
from village_core.games.village.odds import find_next_customers, find_next_draw, find_next_seeding, list_odds_of_buying_out
from village_core.games.village.rounds import NewRound, Seeding
from village_core.games.village.rules import Rule
from village_core.games.village.vocabulary import CHURCH, CUBES, GOODS, SPACES
from village_core.kernel.distribution import find_distribution
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Player
from village_widgets.games.village.telling import VillageTelling, load_words

MANY = 4000


def count_out(position: Position) -> tuple[int, ...]:
    """Return the number of members of each family in the first window, by seat."""
    return tuple(len(farm.list_generations_at(CHURCH[0])) for farm in position.table.farms)


def is_drawn(position: Position) -> bool:
    """Tell if no draw at a mass is under way: it is over, or there was none."""
    return not isinstance(position.top, Drawing)


@pytest.mark.parametrize(("mine", "theirs"), [(mine, theirs) for mine, theirs in product(range(1, 4), range(4))])
def test_a_mass_by_every_number_of_coins(mine: int, theirs: int) -> None:
    """mass-buy-out, mass-draw, mass-monks: the odds of both seats equal a walk over all draws, however many one buys out.

    ``mine`` and ``theirs``: the members of seat 0, who buys out, and of seat 1 in the bag.
    """
    inside = {0: {"bag": [1, 1, 2][:mine]}, 1: {"bag": [1, 2, 2][:theirs]}}
    position = positions.lay_mass(positions.lay_village(2, members=inside, stock={0: {"coin": 4}, 1: {"coin": 4}}))
    bag = find_next_draw(position)
    for coins in range(mine + 1):
        after = positions.play(position, *[BuyOut(generation) for generation in inside[0]["bag"][:coins]])
        while after.seat != CHANCE and isinstance(after.top, BuyingOut):
            after = positions.play(after, Done())
        found = find_distribution(after, count_out, is_drawn)
        ours, others = list_odds_of_buying_out(bag, 0)[coins], bag.buy_out(0, coins).compute_odds(1)
        assert sum(ours) == sum(others) == 1
        for count, likely in enumerate(ours):
            assert likely == sum((each for (own, _), each in found.items() if own == count), Fraction(0))
        for count, likely in enumerate(others):
            assert likely == sum((each for (_, other), each in found.items() if other == count), Fraction(0))


@pytest.mark.parametrize("bag", ["faith plague skill skill", "skill skill skill", "knowledge plague plague faith skill"])
def test_the_next_seeding_is_what_the_law_says(bag: str) -> None:
    """round-seeding: the odds that a colour lies on the first space equal those counted over all draws for that space."""
    position = positions.settle(positions.lay_village(2, spaces={}, bag=bag), Seeding(SPACES))
    table = position.table
    known = find_next_seeding(table)._replace(cubes=tuple(table.bag))
    sizes = table.edition.setup[2].spaces
    found = find_distribution(position, lambda end: end.table.spaces)
    assert len(found) > 1 or len({*bag.split()}) == 1
    for at_colour, cube in enumerate(CUBES):
        there = sum((likely for spaces, likely in found.items() if spaces[0][at_colour]), Fraction(0))
        assert there == known.find_chance(cube, min(sizes[SPACES[0]], sum(table.bag)))


@pytest.mark.parametrize(("edition", "players"), [(positions.FIRST, 2), (positions.BIG, 5)])
def test_a_whole_seeding_is_what_many_draws_come_to(edition: str, players: int) -> None:
    """round-bag, round-seeding: the bag of the next round is predicted, and each colour lies as often as the odds say."""
    before = positions.lay_village(players, edition, spaces={})
    known = find_next_seeding(before)
    position = positions.settle(before, NewRound())
    assert known.cubes == tuple(position.table.bag)
    random, seen, sizes = Random(7), Counter[tuple[int, str]](), before.edition.setup[players].spaces
    for _ in range(MANY // 4):
        here = position
        while here.seat == CHANCE:
            here = here.take(here.sample(random)).position
        for space, cubes in zip(SPACES, here.table.spaces, strict=True):
            seen.update((sizes[space], cube) for cube, count in zip(CUBES, cubes, strict=True) if count)
    times = Counter(sizes.values())
    for size, cube in product(known.sizes, CUBES):
        assert seen[size, cube] / (times[size] * MANY // 4) == pytest.approx(float(known.find_chance(cube, size)), abs=0.05)


def test_customers_to_come_are_what_the_law_says() -> None:
    """market-refill: the odds that the next customers want a good equal a walk over all draws of unseen tiles."""
    table = positions.open_game(2).table
    few = replace(table, pile=table.pile[:6], queue=table.queue[:2], stalls=(None, None, *table.stalls[2:]))
    position = positions.settle(few, Revealing(Rule.MARKET_REFILL))
    count, known = position.top.count_missing(few), find_next_customers(few, 0)
    found = find_distribution(position, lambda end: frozenset(few.pile) - frozenset(end.table.pile))
    assert {*known.wanting} == {*GOODS}
    for good in known.wanting:
        wants = {tile for tile in few.pile if good in few.edition.customers[tile].wants}
        assert known.find_chance(good, count) == sum((likely for tiles, likely in found.items() if tiles & wants), Fraction(0))


def test_what_others_served_face_down_may_still_come_for_all_one_knows() -> None:
    """A seat's odds are the same whichever unseen tiles lie in the pile.

    A seat that has served another tile itself has other odds.
    """
    table = positions.open_game(2).table
    first, second, *rest = table.pile
    farms = [replace(farm, customers=(first,)) for farm in table.farms]
    one = replace(table, pile=(second, *rest), farms=(table.farms[0], farms[1]))
    two = replace(one, pile=(first, *rest), farms=(table.farms[0], replace(farms[1], customers=(second,))))
    assert find_next_customers(one, 0) == find_next_customers(two, 0)
    assert find_next_customers(one, 1) != find_next_customers(two, 1)


def test_a_page_is_told_the_odds_where_it_decides() -> None:
    """A page shows the odds of its decision in per cent and as fractions, its own seat's first.

    At a mass there is a bar for each number of coins; in a turn the odds of later steps are shown too, the likeliest first.
    """
    inside = {0: {"bag": [1]}, 1: {"bag": [1, 1]}}
    position = positions.lay_mass(positions.lay_village(2, members=inside, stock={0: {"coin": 1}}))
    telling = VillageTelling((Player("Ann", "red"), Player("Bob", "blue")), position.table.edition, load_words())
    mine, theirs = telling.describe_odds(position, 0)
    likely = Fraction(4, 7)
    assert mine.title.startswith("Ann is drawn") and [bar.who for bar in mine.bars] == ["no coin", "1 coin"]
    assert (mine.bars[0].said, mine.bars[0].percent, mine.bars[0].exact) == ("57\u00a0%", round(100 * likely), "4/7")
    assert telling.describe_odds(position, 1)[0] == theirs
    last = replace(position.table, pile=position.table.pile[:1])
    assert not any(bar.inside for bar in telling.describe_odds(positions.lay_turn(last), 0)[-1].bars), "a single one can come"
    assert [bar.who for bar in theirs.bars] == ["no coin", "1 coin", "2 coins"] and "Ann: " in theirs.bars[1].inside
    told = telling.describe_odds(positions.lay_turn(position.table), 0)
    assert len(told) > 3 and all(odds.title and odds.bars for odds in told)
    later = [bar.percent for bar in told[-1].bars]
    assert later == sorted(later, reverse=True)
    assert telling.describe_odds(positions.lay_market_day(positions.open_game(2).table), 0)[0].title.startswith(
        "The next customer"
    )
