"""The final sheet of a tracked game: the known numbers, the entered ones, and who wins with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from village_core.games.opening import PrintedTable
from village_core.games.outcome import Outcome
from village_core.games.tallying import Tallying
from village_core.kernel.values import Choice, Seat
from village_core.kernel.words import Words
from village_widgets.components.messages import ShownPlayer

T = TypeVar("T", bound=PrintedTable)
L = TypeVar("L", bound=str)
Made: TypeAlias = Mapping[str, object]
"""A choice, an answer (a choice with its payment) or a whole command, as a page sends it back."""


class SheetNumber(Struct, frozen=True, array_like=True):
    """A number of the score sheet, None while unknown; whether people entered it; the choice that corrects it, while one can."""

    count: int | None
    told: bool
    choice: Made | None = None


class TallyLine(Struct, frozen=True, array_like=True):
    """A line of the score sheet: its numbers by seat, and the least number that can stand in it."""

    label: str
    cells: tuple[SheetNumber, ...]
    least: int


class Tally(Struct, frozen=True):
    """The final score sheet; ``done`` is the choice that finishes it.

    While a number is missing, the totals that it belongs to are unknown, and no seat wins. ``ties`` are the lines that decide
    between equal totals, ``winners`` are seats, and ``result`` and ``reasons`` tell in words who has won and why.
    """

    title: str
    about: str
    result: str
    reasons: tuple[str, ...]
    players: tuple[ShownPlayer, ...]
    lines: tuple[TallyLine, ...]
    ties: tuple[TallyLine, ...]
    totals: tuple[int | None, ...]
    winners: tuple[int, ...]
    done: Made | None


def build_tally(
    words: Words,
    players: Sequence[ShownPlayer],
    table: T,
    counted: Tallying[T, L],
    found: Outcome,
    lines: Mapping[L, str],
    ties: Mapping[L, tuple[str, Sequence[int]]],
    result: str,
    reasons: tuple[str, ...],
    tell: Callable[[Seat, L, int], Choice] | None,
) -> Tally:
    """Build the sheet of a tracked game as it was ``counted`` at its ``table``, with the outcome that was ``found``.

    ``lines`` are the names of its lines, and ``ties`` those of the lines that break ties, with their numbers by seat; they are
    shown if several players share the highest total and no number is missing. ``tell`` makes the choice that enters a number;
    None once the table has finished the sheet. Until then all players with the highest total are winners, whatever breaks ties.
    While numbers are missing, the sheet says how many in place of the ``result``, and no seat wins.
    """
    known = counted.known
    missing = counted.missing(table) if tell else frozenset()
    waiting = {seat for seat, _ in missing}

    def line(name: L, label: str, counts: Sequence[int]) -> TallyLine:
        cells = (
            SheetNumber(
                None if (seat, name) in missing else count,
                (seat, name) in known,
                None if tell is None else msgspec.to_builtins(tell(seat, name, count)),
            )
            for seat, count in enumerate(counts)
        )
        return TallyLine(label, tuple(cells), counted.least(table, name))

    tied: list[TallyLine] = []
    for name, (label, entered) in ties.items() if len(found.leaders) > 1 and not missing else ():
        tied.append(line(name, label, [known.get((seat, name), count) for seat, count in enumerate(entered)]))
    return Tally(
        title=words.format("tally-title" if tell else "tally-over"),
        about=words.format("tally-about") if tell else "",
        result=words.format("tally-missing", count=len(missing)) if missing else result,
        reasons=reasons,
        players=tuple(players),
        lines=tuple(line(name, label, [sheet.points[name] for sheet in found.sheets]) for name, label in lines.items()),
        ties=tuple(tied),
        totals=tuple(None if seat in waiting else sheet.total for seat, sheet in enumerate(found.sheets)),
        winners=() if missing else found.leaders if tell else found.winners,
        done=msgspec.to_builtins(counted.DONE) if tell else None,
    )
