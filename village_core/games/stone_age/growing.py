"""How a tribe grows: tools, workers, the field."""

from __future__ import annotations

from msgspec.structs import replace

from village_core.games.stone_age.events import FieldGained, NothingGained, ToolGained, WorkerGained
from village_core.games.stone_age.printed import TribeBoard
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table, Tools, Tribe
from village_core.games.stone_age.vocabulary import Place
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Seat


def gain_tool(ledger: Ledger[Table], seat: Seat, rule: Rule) -> None:
    """The next space gets a tool; once all three have one, the first of the least valuable becomes worth one more."""
    tools = ledger.table.tribes[seat].tools
    least = min(tools)
    if least < ledger.table.edition.tribe.best_tool:
        ledger.emit(ToolGained(rule, seat, tools.index(least)))
    else:
        ledger.emit(NothingGained(Rule.TOOL_BEST, seat))


def tools_of(gains: int) -> Tools:
    """The three tools that a tribe has after so many gains, which is also what they are worth together (``tool-maker``)."""
    return (gains + 2) // 3, (gains + 1) // 3, gains // 3


def grown(tribe: Tribe, board: TribeBoard) -> Tribe:
    """What the tribe will be by the meal: with what its workers in the hut and on the field bring (``hut``, ``field``)."""
    workers = min(tribe.workers + bool(tribe.at(Place.HUT)), board.most_workers)
    return replace(tribe, workers=workers, field=min(tribe.field + bool(tribe.at(Place.FIELD)), board.most_field))


def gain_worker(ledger: Ledger[Table], seat: Seat, rule: Rule) -> None:
    """One worker more, as long as there are any."""
    if ledger.table.tribes[seat].workers < ledger.table.edition.tribe.most_workers:
        ledger.emit(WorkerGained(rule, seat))
    else:
        ledger.emit(NothingGained(Rule.HUT_NO_EFFECT, seat))


def gain_field(ledger: Ledger[Table], seat: Seat, rule: Rule) -> None:
    """One space up the food track, as far as it goes."""
    if ledger.table.tribes[seat].field < ledger.table.edition.tribe.most_field:
        ledger.emit(FieldGained(rule, seat))
    else:
        ledger.emit(NothingGained(Rule.FIELD_TOP, seat))
