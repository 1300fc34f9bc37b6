"""The final sheet of a tracked game: what is known, what was told, and who wins with that."""

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
"""A choice, an answer (a choice with what is paid for it) or a whole command, as it is sent back."""


class Counted(Struct, frozen=True, array_like=True):
    """A number of the score sheet: whether somebody told it, and the choice that puts it right, while it can be."""

    count: int
    told: bool
    choice: Made | None = None


class TallyLine(Struct, frozen=True, array_like=True):
    """A line of the score sheet, by seat, and the least number that can stand in it."""

    label: str
    cells: tuple[Counted, ...]
    least: int


class Tally(Struct, frozen=True):
    """The final score sheet; ``done`` is what ends its filling in."""

    title: str
    about: str
    result: str
    reasons: tuple[str, ...]
    players: tuple[ShownPlayer, ...]
    lines: tuple[TallyLine, ...]
    ties: tuple[TallyLine, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    done: Made | None


def tally(
    words: Words,
    players: Sequence[ShownPlayer],
    counted: Tallying[T, L],
    found: Outcome,
    lines: Mapping[L, str],
    ties: Mapping[L, tuple[str, Sequence[int]]],
    result: str,
    reasons: tuple[str, ...],
    tell: Callable[[Seat, L, int], Choice] | None,
) -> Tally:
    """The sheet of a tracked game as it was ``counted`` and what was ``found`` with that.

    ``lines`` are the names of its lines; ``ties`` those of what breaks ties, with what it comes to by seat as far as it was
    entered, shown where some share the highest total. ``tell`` makes the choice that tells a line, while the sheet is filled.
    """
    known = counted.known

    def line(name: L, label: str, counts: Sequence[int]) -> TallyLine:
        cells = (
            Counted(count, (seat, name) in known, None if tell is None else msgspec.to_builtins(tell(seat, name, count)))
            for seat, count in enumerate(counts)
        )
        return TallyLine(label, tuple(cells), counted.least(name))

    tied: list[TallyLine] = []
    for name, (label, entered) in ties.items() if len(found.leaders) > 1 else ():
        tied.append(line(name, label, [known.get((seat, name), count) for seat, count in enumerate(entered)]))
    return Tally(
        title=words.format("tally-title" if tell else "tally-over"),
        about=words.format("tally-about") if tell else "",
        result=result,
        reasons=reasons,
        players=tuple(players),
        lines=tuple(line(name, label, [sheet.points[name] for sheet in found.sheets]) for name, label in lines.items()),
        ties=tuple(tied),
        totals=tuple(sheet.total for sheet in found.sheets),
        winners=found.leaders if tell else found.winners,
        done=msgspec.to_builtins(counted.DONE) if tell else None,
    )
