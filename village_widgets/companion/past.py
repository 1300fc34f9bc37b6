"""What was entered at a table, line by line in words: what holds, what was taken back, and by whom."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.words import Words
from village_widgets.companion.logged import FEW, Record
from village_widgets.companion.messages import Meanwhile, PastEntry
from village_widgets.companion.parts import Told
from village_widgets.companion.shared import Shared

T = TypeVar("T", bound=Table)
LONGEST: Final = 30
"""Letters of whoever entered a line."""
LATEST: Final = 253_402_128_000
"""The second, since 1970, at which 30 December 9999 begins: the last day that calendars everywhere can still name."""


def past(shared: Shared[T], told: Told[T], words: Words) -> tuple[PastEntry, ...]:
    """Every line of a table."""
    holding = shared.live
    live = sorted(holding)
    forth = {number: -at for at, number in enumerate(shared.undone, 1)} if shared.writes else {}
    found: list[PastEntry] = []
    for record in shared.records:
        undone = record.step is not None and record.number not in holding
        later = forth.get(record.number, 0)
        if record.number in holding and shared.writes:
            later = len(live) - bisect_right(live, record.number)
        said = (*lines(record, shared, told, words), *_what(record, shared, told, words))
        found.append(PastEntry(record.number, record.entry.by[:LONGEST], moment(record), said, undone, later))
    return tuple(found)


def moment(record: Record[T]) -> int:
    """When a line was entered, in seconds since 1970; 0 where its log doesn't say, or names a time beyond every calendar."""
    return record.entry.at if record.entry.at <= LATEST else 0


def _what(record: Record[T], shared: Shared[T], told: Told[T], words: Words) -> Iterable[str]:
    """What a line took back or brought back, where it was little enough to be told."""
    turned = [shared.records[number - 1] for number in record.turned]
    what = [line for each in turned if each.step for line in told.step(each.step, shared.before(each.number))]
    if 0 < len(what) <= FEW:
        key = "history-undo-what" if record.entry.undo else "history-redo-what"
        yield words.say(key, what=" ".join(what))


def fold(said: Iterable[str], say: Callable[[str, int], str]) -> list[str]:
    """Each line once; ``say`` tells a line that comes several times, with how often."""
    return [line if count == 1 else say(line, count) for line, count in Counter(said).items()]


def lines(record: Record[T], shared: Shared[T], told: Told[T], words: Words) -> tuple[str, ...]:
    """What one line of a table says."""
    if record.entry.undo:
        return (words.say("history-undo", count=record.entry.undo),)
    if record.entry.redo:
        return (words.say("history-redo", count=record.entry.redo),)
    if record.step is None:
        return (words.say("history-checked"),)
    said = told.step(record.step, shared.before(record.number))
    return tuple(fold(said, lambda line, count: words.say("history-times", line=line, count=count)))


def meanwhile(records: Iterable[Record[T]], shared: Shared[T], told: Told[T], words: Words) -> tuple[Meanwhile, ...]:
    """What others entered, each with who did."""
    return tuple(
        Meanwhile(
            record.entry.by[:LONGEST] or (words.say("conflict-own") if record.own else ""), lines(record, shared, told, words)
        )
        for record in records
    )
