"""What Stone Age adds to exercises about prices: where somebody can pay."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import CARDS, Place
from village_core.kernel.position import Position
from village_widgets.games.stone_age.exercises.tables import acting, feeding, given, out, raised, rich, valley
from village_widgets.tutor.exercise import somebody
from village_widgets.tutor.paying import Paying


def card(random: Random, level: int) -> Position[Table]:
    """A worker stands on a card, another on the field."""
    table = valley(random, level)
    seat = somebody(random, table)
    return acting(out(rich(random, table, seat, level), seat, random.choice(CARDS[1:]), Place.FIELD), seat)


def building(fixed: bool) -> Callable[[Random, int], Position[Table]]:
    """A worker stands on a building with a price of this sort, another on a card."""

    def scene(random: Random, level: int) -> Position[Table]:
        table = valley(random, level)
        seat = somebody(random, table)
        printed = table.edition
        tile = random.randrange(len(printed.fixed)) if fixed else random.randrange(len(printed.fixed), len(printed.buildings))
        table, site = raised(random, rich(random, table, seat, level), tile)
        return acting(out(table, seat, site, random.choice(CARDS), Place.FIELD), seat)

    return scene


def hungry(random: Random, level: int) -> Position[Table]:
    """Food is short, and there are resources."""
    table = valley(random, level)
    seat = somebody(random, table)
    missing = random.randint(2, 3)
    table = given(rich(random, table, seat, level), seat, field=0, food=table.tribes[seat].workers - missing)
    return feeding(table, seat)


PAYING: Final = Paying(
    {
        Rule.CARD_PRICE: card,
        Rule.BUILDING_PRICE: building(fixed=True),
        Rule.BUILDING_KINDS: building(fixed=False),
        Rule.FEED_RESOURCES: hungry,
    }
)
KINDS: Final = PAYING.kinds
