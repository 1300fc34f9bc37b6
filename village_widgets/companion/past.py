"""What was entered at a table, line by line in words: what holds, what was taken back, and by whom."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.words import Words
from village_widgets.companion.parts import Told
from village_widgets.companion.shared import Record, Shared
from village_widgets.components.telling import Plain

T = TypeVar("T", bound=Table)
LONGEST: Final = 30
"""Letters of whoever entered a line."""
FEW: Final = 4
"""So many lines that were taken back are told once more, at most."""
LATEST: Final = 253_402_128_000
"""The second, since 1970, at which 30 December 9999 begins: the last day that calendars everywhere can still name."""


def past(shared: Shared[T], told: Told[T], words: Words) -> list[Plain]:
    """Every line of a table: its number, who entered it, when (seconds since 1970), what it says, whether it was taken back,
    and how many steps have to be taken back to stand where it did (0 where nobody can).
    """
    live = sorted(shared.live)
    found: list[Plain] = []
    before = shared.game.start
    turned = _turned(shared, told)
    for record in shared.records:
        undone = record.step is not None and record.number not in shared.live
        later = len(live) - bisect_right(live, record.number) if record.number in shared.live and shared.writes else 0
        said: list[Plain] = [*lines(record, before, told, words), *_what(record, turned, words)]
        found.append([record.number, record.entry.by[:LONGEST], moment(record), said, undone, later])
        before = record.after
    return found


def moment(record: Record) -> int:
    """When a line was entered, in seconds since 1970; 0 where its log doesn't say, or names a time beyond every calendar."""
    return record.entry.at if record.entry.at <= LATEST else 0


def _turned(shared: Shared[T], told: Told[T]) -> dict[int, list[str]]:
    """What each line took back or brought back: the lines of the entries, the first entered first."""
    live, undone, found = list[list[str]](), list[list[str]](), dict[int, list[str]]()
    if not any(record.entry.undo or record.entry.redo for record in shared.records):
        return found
    before = shared.game.start
    for record in shared.records:
        if record.entry.undo:
            steps = live[-record.entry.undo :]
            undone += reversed(steps)
            del live[-record.entry.undo :]
        elif record.entry.redo:
            steps = undone[-record.entry.redo :][::-1]
            live += steps
            del undone[-record.entry.redo :]
        elif record.step is not None:
            live.append([*told.step(record.step, before)])
            undone.clear()
            steps = []
        else:
            steps = []
        if steps:
            found[record.number] = [line for step in steps for line in step]
        before = record.after
    return found


def _what(record: Record, turned: dict[int, list[str]], words: Words) -> Iterable[Plain]:
    """What a line took back or brought back, where it was little enough to be told."""
    what = turned.get(record.number, [])
    if 0 < len(what) <= FEW:
        key = "history-undo-what" if record.entry.undo else "history-redo-what"
        yield words.say(key, what=" ".join(what))


def fold(said: Iterable[str], say: Callable[[str, int], str]) -> list[str]:
    """Each line once; ``say`` tells a line that comes several times, with how often."""
    return [line if count == 1 else say(line, count) for line, count in Counter(said).items()]


def lines(record: Record, before: object, told: Told[T], words: Words) -> tuple[str, ...]:
    """What one line of a table says."""
    if record.entry.undo:
        return (words.say("history-undo", count=record.entry.undo),)
    if record.entry.redo:
        return (words.say("history-redo", count=record.entry.redo),)
    if record.step is None:
        return (words.say("history-checked"),)
    return tuple(fold(told.step(record.step, before), lambda line, count: words.say("history-times", line=line, count=count)))


def meanwhile(records: tuple[Record, ...], shared: Shared[T], told: Told[T], words: Words) -> list[Plain]:
    """What others entered, each with who did."""
    entered: list[Plain] = []
    for record in records:
        before = shared.records[record.number - 2].after if record.number > 1 else shared.game.start
        said: list[Plain] = [*lines(record, before, told, words)]
        entered.append([record.entry.by[:LONGEST], said])
    return entered
