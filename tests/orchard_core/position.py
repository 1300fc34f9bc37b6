"""A position of Orchard, impossible positions, and new games."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

import msgspec
from msgspec.structs import replace

from tests.orchard_core.edition import build_edition
from tests.orchard_core.frames import Bake, Following, Gather, Rest, Roll, Rolling, Turn
from tests.orchard_core.table import FRUIT, Garden, Table
from tests.orchard_core.tracking import Done, EndRound, NoteCake, Tallying, Tell, Watching
from village_core.games.editions import BadSettings, EditionSettings
from village_core.games.opening import Depth
from village_core.games.position import PrintedPosition, find_agenda_flaws
from village_core.kernel.frames import Frame
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import Payment, Seat

AnyFrame: TypeAlias = Turn | Rolling | Following | Watching | Tallying
AnyChoice: TypeAlias = Gather | Bake | Rest | Roll | NoteCake | EndRound | Tell | Done


class Position(PrintedPosition[Table], frozen=True, dict=True):
    """A table of Orchard and what still has to be decided at it."""

    game: ClassVar[str] = "orchard"

    table: Table
    agenda: tuple[AnyFrame, ...]


class Answer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A choice with its payment, as a saved game holds it."""

    choice: AnyChoice
    payment: Payment = Payment()


def new_game(settings: EditionSettings, players: int, /, start: Seat = 0, depth: Depth = Depth.FULL) -> Position:
    """Begin a game; ``start`` is taken modulo the number of players.

    Raises ``BadSettings`` for a number of players that the edition can't seat.
    """
    edition = build_edition(settings)
    edition.check_seats(players)
    box = edition.box
    start %= players
    supply = Garden(box.fruit, box.fruit, box.fruit, box.cakes)
    first = Turn(start) if depth is Depth.FULL else Watching()
    return Position(Table(settings, (Garden(),) * players, supply, start, depth=depth), (first,))


def change_edition(table: Table, copy: EditionSettings) -> Table:
    """Return the table with another edition's box: the middle has as much fruit and as many cakes more or fewer."""
    before, after, supply = table.edition.box, build_edition(copy).box, table.supply
    counts = {what: getattr(supply, what) + after.fruit - before.fruit for what in FRUIT}
    return replace(table, copy=copy, supply=Garden(**counts, cakes=supply.cakes + after.cakes - before.cakes))


def find_flaw(position: KernelPosition[Table]) -> str:
    """Return the dotted place of the first impossible thing; empty if all of it can be."""
    table = position.table
    try:
        box = table.edition.box
    except BadSettings as error:
        return f"table.copy.{error.place}"
    for what, whole in (*((fruit.value, box.fruit) for fruit in FRUIT), ("cakes", box.cakes)):
        held = [getattr(garden, what) for garden in (*table.gardens, table.supply)]
        if min(held) < 0 or sum(held) != whole:
            return f"table.supply.{what}"
    if not table.edition.players[0] <= len(table.gardens) <= table.edition.players[1]:
        return "table.gardens"
    if table.start not in table.seats or not 1 <= table.round <= table.edition.rounds:
        return "table.round"
    return next(find_agenda_flaws(position, _comes_about), "")


def _comes_about(table: Table, frame: Frame[Table]) -> bool:
    """Tell whether a frame can be on the agenda of a table of this depth and number of seats."""
    match frame:
        case Turn(seat) | Rolling(seat) | Following(seat):
            return table.depth is Depth.FULL and seat in table.seats
        case Tallying():
            return table.depth is Depth.TRACKED and frame.are_counts_possible(table)
    return table.depth is Depth.TRACKED
