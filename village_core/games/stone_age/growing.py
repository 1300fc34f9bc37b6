"""The growth of a tribe: tools, workers, the field."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from village_core.games.stone_age.edition import Edition
from village_core.games.stone_age.events import FieldGained, NothingGained, ToolGained, WorkerGained
from village_core.games.stone_age.printed import TribeBoard
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table, Tools, Tribe
from village_core.games.stone_age.vocabulary import Growth, Place
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Seat

PLACES: Final = {Place.TOOL_MAKER: Growth.TOOL, Place.HUT: Growth.WORKER, Place.FIELD: Growth.FIELD}
"""The growth that each place of the village gives."""
RULES: Final = {Growth.TOOL: Rule.TOOL_MAKER, Growth.WORKER: Rule.HUT, Growth.FIELD: Rule.FIELD}
"""The rule by which the village gives each growth."""
ENDS: Final = {Growth.TOOL: Rule.TOOL_BEST, Growth.WORKER: Rule.HUT_NO_EFFECT, Growth.FIELD: Rule.FIELD_TOP}
"""The rule by which a tribe gets no more of each growth."""


def can_grow(tribe: Tribe, board: TribeBoard, growth: Growth) -> bool:
    """Tell whether the tribe can get one more tool, worker or field (``tool-best``, ``hut-no-effect``, ``field-top``)."""
    match growth:
        case Growth.TOOL:
            return min(tribe.tools) < board.best_tool
        case Growth.WORKER:
            return tribe.workers < board.most_workers
    return tribe.field < board.most_field


def is_hut_closed(tribe: Tribe, edition: Edition) -> bool:
    """Tell whether a ruling (``at_the_top``) closes the hut to the tribe because it has all its workers (``place-hut-full``)."""
    return edition.rulings.at_the_top == "hut-closed" and not can_grow(tribe, edition.tribe, Growth.WORKER)


def find_limit(tribe: Tribe, edition: Edition, growth: Growth) -> Rule | None:
    """Return the rule by which a tribe gets no more of a growth, or None while it can grow."""
    if can_grow(tribe, edition.tribe, growth):
        return None
    return Rule.PLACE_HUT_FULL if growth is Growth.WORKER and is_hut_closed(tribe, edition) else ENDS[growth]


def grow(ledger: Ledger[Table], seat: Seat, growth: Growth, rule: Rule) -> None:
    """Give a tribe one more tool, worker or field; at its limit it gains nothing.

    A tool goes to the next free space; once all three have one, the first of the least valuable becomes worth one more.
    """
    tribe = ledger.table.tribes[seat]
    if not can_grow(tribe, ledger.table.edition.tribe, growth):
        ledger.emit(NothingGained(ENDS[growth], seat))
    elif growth is Growth.TOOL:
        ledger.emit(ToolGained(rule, seat, tribe.tools.index(min(tribe.tools))))
    else:
        ledger.emit((WorkerGained if growth is Growth.WORKER else FieldGained)(rule, seat))


def split_tools(gains: int) -> Tools:
    """Return the three tools of a tribe after this many gains; their sum is the number of gains (``tool-maker``)."""
    return (gains + 2) // 3, (gains + 1) // 3, gains // 3


def foresee_growth(tribe: Tribe, board: TribeBoard) -> Tribe:
    """Return the tribe as it will be when workers are fed (rules ``hut`` and ``field``).

    It has one more worker if any are in the hut, and one more field if any are on the field, up to the limits of ``board``.
    """
    workers = bool(tribe.count_at(Place.HUT)) and can_grow(tribe, board, Growth.WORKER)
    field = bool(tribe.count_at(Place.FIELD)) and can_grow(tribe, board, Growth.FIELD)
    return replace(tribe, workers=tribe.workers + workers, field=tribe.field + field)
