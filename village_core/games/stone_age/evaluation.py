"""What a seat's things are worth: the points it has, and what the rest may still become. A judgement, not a rule.

Everything is counted in points. The weights are estimates, deliberately few and plain.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache
from typing import Final

from village_core.games.stone_age.edition import Edition
from village_core.games.stone_age.ending import sheet
from village_core.games.stone_age.odds import average
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import AT, CARDS, GROUNDS, RESOURCES, SITES, Category, Kind, Place
from village_core.kernel.values import Seat


class Reason(StrEnum):
    """Why somebody may be glad of a position."""

    POINTS = "points"
    CARDS = "cards"
    RESOURCES = "resources"
    FOOD = "food"
    GROWTH = "growth"
    WORKERS_OUT = "workers-out"


PIECE: Final = 0.9
"""What a resource is worth of its value: most are paid for a building, one day."""
FOOD: Final = 1.5
FED: Final = 3
"""Rounds for which food is provided for; beyond them it is worth nothing."""
WORKER: Final = 7.0
TOOL: Final = 3.5
FIELD: Final = 5.0
ONE_USE: Final = 0.7
PURCHASE: Final = 4.0
"""What it is worth to have a worker on a card or a building."""


def evaluate(table: Table, seat: Seat) -> Mapping[str, float]:
    """What ``seat`` has, in points by reason."""
    tribe, edition = table.tribes[seat], table.edition
    scored = sheet(table, seat)
    points = scored.points
    need = max(0, tribe.workers - tribe.field) * FED
    growth = {"workers": WORKER * tribe.workers, "tools": TOOL * sum(tribe.tools), "field": FIELD * tribe.field}
    held = sum(edition.values[kind] * getattr(tribe, kind) for kind in RESOURCES)
    return {
        Reason.POINTS: points[Category.POINTS],
        Reason.CARDS: scored.total - points[Category.POINTS] - points[Category.RESOURCES],
        Reason.RESOURCES: PIECE * (held + 2 * tribe.any_two * edition.values[Kind.GOLD]),
        Reason.FOOD: FOOD * min(tribe.food, need),
        Reason.GROWTH: sum(growth.values()) + ONE_USE * sum(tribe.one_use),
        Reason.WORKERS_OUT: _out(tribe.placed, edition),
    }


@lru_cache(maxsize=4096)
def _out(placed: tuple[int, ...], edition: Edition) -> float:
    """What the workers who are out will bring home; asked again and again for the same workers at the same places."""
    village = {Place.TOOL_MAKER: TOOL, Place.HUT: WORKER / 2, Place.FIELD: FIELD}
    found = 0.0
    for place, at in AT.items():
        workers = placed[at]
        if workers and place in GROUNDS:
            kind = GROUNDS[place]
            worth = FOOD if kind is Kind.FOOD else PIECE * edition.values[kind]
            found += worth * float(average(workers, edition.divisors[place]))
        elif workers:
            found += PURCHASE if place in (*CARDS, *SITES) else village[place] * workers
    return found
