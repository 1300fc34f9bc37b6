"""Stone Age's positions for exercises about prices."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import CARDS, Place
from village_core.kernel.position import Position
from village_core.kernel.values import RuleKey
from village_widgets.games.stone_age.exercises import tables
from village_widgets.games.stone_age.exercises.tables import enrich, give, pick_table, raise_building, send_out, start_acting
from village_widgets.tutor.paying import PriceExercises
from village_widgets.tutor.refusing import Scene


def stand_on_card(random: Random, level: int) -> Position[Table]:
    """Return a position in which a tribe has a worker on a card and another on the field. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    return start_acting(send_out(enrich(random, table, seat, level), seat, random.choice(CARDS[1:]), Place.FIELD), seat)


def stand_on_building(random: Random, level: int, *, fixed: bool) -> Position[Table]:
    """Return a position in which a tribe has workers on a building, a card and the field.

    ``fixed``: the building names its resources. May raise ``Unfit``.
    """
    table, seat = pick_table(random, level)
    printed = table.edition
    tile = random.randrange(len(printed.fixed)) if fixed else random.randrange(len(printed.fixed), len(printed.buildings))
    table, site = raise_building(random, enrich(random, table, seat, level), tile)
    return start_acting(send_out(table, seat, site, random.choice(CARDS), Place.FIELD), seat)


def shorten_food(random: Random, level: int) -> Position[Table]:
    """Return a position in which a tribe that lacks food and has resources must feed its workers. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    missing = random.randint(2, 3)
    table = give(enrich(random, table, seat, level), seat, field=0, food=table.tribes[seat].workers - missing)
    return tables.start_feeding(table, seat)


SCENES: Final[dict[RuleKey, Scene[Table]]] = {
    Rule.CARD_PRICE: stand_on_card,
    Rule.BUILDING_PRICE: partial(stand_on_building, fixed=True),
    Rule.BUILDING_KINDS: partial(stand_on_building, fixed=False),
    Rule.FEED_RESOURCES: shorten_food,
}
PAYING: Final = PriceExercises(SCENES)
KINDS: Final = PAYING.kinds
