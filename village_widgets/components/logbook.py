"""What happened, step by step, as the log has it: what several did alike one after the other is one line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import TypeVar

from msgspec.structs import replace

from village_core.kernel.frames import Table
from village_core.kernel.position import Step
from village_widgets.components.messages import LogEntry
from village_widgets.components.telling import Telling

T = TypeVar("T", bound=Table)


def unchanged(told: Sequence[Step[T]], steps: Sequence[Step[T]]) -> int:
    """How many of the first ``steps`` are those in ``told``."""
    changed = (at for at, (old, new) in enumerate(zip(told, steps, strict=False)) if old is not new)
    return next(changed, min(len(told), len(steps)))


def entries(
    telling: Telling[T], told: Sequence[Step[T]], steps: Sequence[Step[T]], same: int, tell: Callable[[int], Iterable[LogEntry]]
) -> tuple[int, list[LogEntry]]:
    """What is to be told of ``steps`` where those in ``told`` were told before, and so many are the ``same``.

    Gives from which step on the log is made anew, and its entries from there on. That is a step that was told already where
    several that belong together are complete now, or not any more. ``tell`` tells one step.
    """
    since = min(_began(telling, told, same), _began(telling, steps, same))
    found: list[LogEntry] = []
    for _, group in groupby(range(since, len(steps)), key=lambda at: _kind(steps[at])):
        run = [*group]
        line = _together(telling, [steps[at] for at in run])
        for at in run:
            said = [*tell(at)]
            if said and line:
                lines = (*((line,) if at == run[0] else ()), *said[0].lines[1:])
                said[0] = replace(said[0], lines=lines, deed=max(said[0].deed - 1, -1))
            found += (entry for entry in said if entry.lines or entry.moves)
    return since, found


def _began(telling: Telling[T], steps: Sequence[Step[T]], same: int) -> int:
    """The step by which what goes on at step ``same`` began, if all of it is told together; else ``same``."""
    if not 0 < same < len(steps):
        return same
    first, last, kind = same, same, _kind(steps[same])
    while first and _kind(steps[first - 1]) is kind:
        first -= 1
    while last < len(steps) and _kind(steps[last]) is kind:
        last += 1
    return first if _together(telling, steps[first:last]) else same


def _kind(step: Step[T]) -> type | None:
    """What a step is mainly: the type of the first event."""
    return type(step.events[0]) if step.events else None


def _together(telling: Telling[T], run: Sequence[Step[T]]) -> str:
    """The one line for a run of steps of one kind, if they are told together."""
    return telling.together([step.events[0] for step in run]) if len(run) > 1 and run[0].events else ""
