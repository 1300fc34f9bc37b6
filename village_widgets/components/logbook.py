"""The log of a game, step by step; similar steps of several players are one line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Generic, TypeVar

from msgspec.structs import replace

from village_core.games.board_game import GameTable
from village_core.kernel.game import Game
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position, Step
from village_core.kernel.values import CHANCE
from village_widgets.components.messages import Log, LogEntry, Movement, Tone
from village_widgets.components.places import POINT, find_place, map_places
from village_widgets.components.scene import Panel
from village_widgets.components.telling import AGENDA, Telling

T = TypeVar("T", bound=GameTable)


class Logbook(Generic[T]):
    """The log as one page knows it: its steps in words, and the movements on the boards that the page showed."""

    def __init__(self, telling: Telling[T]) -> None:
        self.telling = telling
        self.forget()

    def forget(self) -> None:
        """Forget all, for a page that knows nothing yet."""
        self._steps: tuple[Step[T], ...] = ()
        self._places: Mapping[str, str] = {}

    def describe_news(self, game: Game[T], panels: Iterable[Panel], moving: bool) -> tuple[int, Log]:
        """Return the number of known steps that still hold, and the log after them, now that the page shows ``panels``.

        From then on the page knows the steps of ``game`` and ``panels``. ``moving``: tell movements too, to a page that showed
        the board before. The log starts earlier if a known step now shares a line with others, or no longer does.
        """
        told, steps, self._steps = self._steps, game.steps, game.steps
        before, self._places = self._places, map_places(panels)
        starts, moved = (game.start, *(step.position for step in steps)), before if moving else None
        same = _count_unchanged(told, steps)
        since = min(_find_start(self.telling, told, same), _find_start(self.telling, steps, same))
        entries: list[LogEntry] = []
        for _, group in groupby(range(since, len(steps)), key=lambda at: _find_kind(steps[at])):
            run = [*group]
            line = _summarize(self.telling, [steps[at] for at in run])
            for at in run:
                said = [*self.log_step(at, steps[at], starts[at], moved)]
                if said and line:
                    lines = (*((line,) if at == run[0] else ()), *said[0].lines[1:])
                    said[0] = replace(said[0], lines=lines, deed=max(said[0].deed - 1, -1))
                entries += (entry for entry in said if entry.lines or entry.moves)
        return same, Log(since, tuple(entries))

    def log_step(self, number: int, step: Step[T], start: Position[T], before: Mapping[str, str] | None) -> Iterator[LogEntry]:
        """Yield the log's entries of one step, which began at ``start``; each moment begins another. Empty ones are left out.

        ``before`` are the places of the earlier board; without them no movement is logged.
        """
        table = start.table
        target = AGENDA if before is None else self.telling.find_target(step.option.choice, start)
        at = "" if target == AGENDA else target
        blank = build_blank_entry(number, start)
        entry = replace(blank, panel=(before or {}).get(at, ""))
        for event in step.events:
            if self.telling.is_moment(event):
                if entry.lines or entry.moves:
                    yield entry
                entry = replace(blank, moment=True)
            line = self.telling.describe_event(event)
            deed = line and entry.deed < 0 and self.telling.is_deed(event)
            moves = () if before is None else tuple(self._list_movements(event, table, at, before))
            entry = replace(
                entry,
                lines=(*entry.lines, line) if line else entry.lines,
                deed=len(entry.lines) if deed else entry.deed,
                moves=(*entry.moves, *moves),
                panel=entry.panel or (self._find_panel(moves[0], before) if moves and before else ""),
            )
            table = event.on(table)
        if entry.lines or entry.moves:
            yield entry

    def _list_movements(self, event: Event[T], table: T, at: str, before: Mapping[str, str]) -> Iterator[Movement]:
        """List the movements of ``event`` at ``table``, each place by its finest name on the board.

        The first place is looked up on the board ``before``, then on the present one; the others the other way round.
        """
        for picture, (first, *rest), times, tone in self.telling.animate(event, table, at):
            way = (find_place(first, before, self._places), *(find_place(stop, self._places, before) for stop in rest))
            yield Movement(picture, way, times, tone)

    def _find_panel(self, moved: Movement, before: Mapping[str, str]) -> str:
        """Return the key of the panel where a movement begins, or where it ends if it is solemn; empty if it is on no panel.

        ``before`` has the panels of places that are no longer on the board.
        """
        place = moved.way[-1 if moved.tone is Tone.SOLEMN else 0].partition(POINT)[0]
        return self._places.get(place) or before.get(place, "")


def build_blank_entry(number: int, start: Position[T]) -> LogEntry:
    """Build the entry of a step that began at ``start``, without any line."""
    return LogEntry(number, CHANCE if start.seat is None else start.seat, ())


def _count_unchanged(told: Sequence[Step[T]], steps: Sequence[Step[T]]) -> int:
    """Return how many steps at the beginning of ``steps`` are also those at the beginning of ``told``."""
    changed = (at for at, (old, new) in enumerate(zip(told, steps, strict=False)) if old is not new)
    return next(changed, min(len(told), len(steps)))


def _find_start(telling: Telling[T], steps: Sequence[Step[T]], same: int) -> int:
    """Return the number of the first step that shares one line with step number ``same``; ``same`` if it has its own line."""
    if not 0 < same < len(steps):
        return same
    first, last, kind = same, same, _find_kind(steps[same])
    while first and _find_kind(steps[first - 1]) is kind:
        first -= 1
    while last < len(steps) and _find_kind(steps[last]) is kind:
        last += 1
    return first if _summarize(telling, steps[first:last]) else same


def _find_kind(step: Step[T]) -> type | None:
    """Return the type of a step's first event; None for a step without events."""
    return type(step.events[0]) if step.events else None


def _summarize(telling: Telling[T], run: Sequence[Step[T]]) -> str:
    """Describe a run of steps of one kind in one line; return "" for a single step, or if the game has no wording for the run."""
    return telling.summarize_events([step.events[0] for step in run]) if len(run) > 1 and run[0].events else ""
