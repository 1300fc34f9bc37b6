"""What was entered at a table, line by line in words: what holds, what was taken back, and by whom."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final, TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.words import Words
from village_widgets.companion.parts import Told
from village_widgets.companion.shared import Record, Shared
from village_widgets.components.telling import Plain

T = TypeVar("T", bound=Table)
LONGEST: Final = 30
"""Letters of whoever entered a line."""


def past(shared: Shared[T], told: Told[T], words: Words) -> list[Plain]:
    """Every line of a table: its number, who entered it, when (seconds since 1970), what it says, whether it was taken back,
    and how many steps have to be taken back to stand where it did (0 where nobody can).
    """
    live = sorted(shared.live)
    found: list[Plain] = []
    before = shared.game.start
    for record in shared.records:
        undone = record.step is not None and record.number not in shared.live
        later = len(live) - bisect_right(live, record.number) if record.number in shared.live and shared.writes else 0
        said: list[Plain] = [*lines(record, before, told, words)]
        found.append([record.number, record.entry.by[:LONGEST], record.entry.at, said, undone, later])
        before = record.after
    return found


def lines(record: Record, before: object, told: Told[T], words: Words) -> tuple[str, ...]:
    """What one line of a table says."""
    if record.entry.undo:
        return (words.say("history-undo", count=record.entry.undo),)
    if record.entry.redo:
        return (words.say("history-redo", count=record.entry.redo),)
    if record.step is None:
        return (words.say("history-checked"),)
    return tuple(told.step(record.step, before))


def meanwhile(records: tuple[Record, ...], shared: Shared[T], told: Told[T], words: Words) -> list[Plain]:
    """What others entered, each with who did."""
    entered: list[Plain] = []
    for record in records:
        before = shared.records[record.number - 2].after if record.number > 1 else shared.game.start
        said: list[Plain] = [*lines(record, before, told, words)]
        entered.append([record.entry.by[:LONGEST], said])
    return entered
