"""The final sheet of a tracked game: the known numbers, the entered ones, and who wins with them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from village_core.games.board_game import GameTable
from village_core.games.outcome import Outcome
from village_core.games.tallying import Tallying
from village_core.kernel.values import Choice, Seat
from village_widgets.components.messages import ShownPlayer
from village_widgets.components.telling import Telling

T = TypeVar("T", bound=GameTable)
L = TypeVar("L", bound=str)
MadeEntry: TypeAlias = Mapping[str, object]
"""A choice, an answer (a choice with its payment) or a whole command, as a page sends it back."""


class Reminder(Struct, frozen=True, array_like=True):
    """A reminder for all players, and whether it is urgent."""

    text: str
    urgent: bool


class SheetNumber(Struct, frozen=True, array_like=True):
    """A number of the score sheet, None while unknown; whether people entered it; the choice that corrects it, while one can."""

    count: int | None
    told: bool
    choice: MadeEntry | None = None


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
    done: MadeEntry | None


def word_lead(telling: Telling[T], found: Outcome) -> str:
    """Say who would win with which total; the game words it for each rule that can decide (``tracker-leads-<rule>``)."""
    narrator = telling.narrator
    who = telling.words.join([telling.players[seat].name for seat in found.winners])
    score = narrator.nouns.describe_amount("score", found.sheets[found.winners[0]].total)
    return narrator.format(f"tracker-leads-{found.rule}", who=who, score=score)


def build_tally(
    telling: Telling[T],
    table: T,
    counted: Tallying[T, L],
    lines: Mapping[L, str],
    ties: Mapping[L, tuple[str, Sequence[int]]],
    tell: Callable[[Seat, L, int], Choice] | None,
    lead: Callable[[Telling[T], Outcome], str] = word_lead,
    worked: Iterable[str] = (),
) -> Tally:
    """Build the sheet of a tracked game as it was ``counted`` at its ``table``, for the players of ``telling``.

    ``lines`` are the names of its lines, and ``ties`` those of the lines that break ties, with their numbers by seat; they are
    shown if several players share the highest total and no number is missing. ``tell`` makes the choice that enters a number;
    None once the table has finished the sheet. Until then all players with the highest total are winners, whatever breaks ties,
    and ``lead`` says who would win. While numbers are missing, the sheet says how many instead, and no seat wins. ``worked`` are
    lines about how numbers come about, before those about why who wins.
    """
    known, words, found = counted.known, telling.words, table.outcome or counted.find_outcome(table)
    missing = counted.list_missing(table) if tell else frozenset()
    waiting = {seat for seat, _ in missing}

    def build_line(name: L, label: str, counts: Sequence[int]) -> TallyLine:
        cells = (
            SheetNumber(
                None if (seat, name) in missing else count,
                (seat, name) in known,
                None if tell is None else msgspec.to_builtins(tell(seat, name, count)),
            )
            for seat, count in enumerate(counts)
        )
        return TallyLine(label, tuple(cells), counted.find_least(table, name))

    tied: list[TallyLine] = []
    for name, (label, entered) in ties.items() if len(found.leaders) > 1 and not missing else ():
        tied.append(build_line(name, label, [known.get((seat, name), count) for seat, count in enumerate(entered)]))
    result = lead(telling, found) if tell else telling.describe_result(found)
    return Tally(
        title=words.format("tally-title" if tell else "tally-over"),
        about=words.format("tally-about") if tell else "",
        result=words.format("tally-missing", count=len(missing)) if missing else result,
        reasons=(*worked, *telling.explain_result(found.rule)),
        players=tuple(ShownPlayer(player.name, player.colour) for player in telling.players),
        lines=tuple(build_line(name, label, [sheet.points[name] for sheet in found.sheets]) for name, label in lines.items()),
        ties=tuple(tied),
        totals=tuple(None if seat in waiting else sheet.total for seat, sheet in enumerate(found.sheets)),
        winners=() if missing else found.leaders if tell else found.winners,
        done=msgspec.to_builtins(counted.DONE) if tell else None,
    )
