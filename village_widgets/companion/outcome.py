"""What a correction has come to: what stands in the place of what, and what is otherwise after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import TypeVar

import msgspec

from village_core.games.copying import only_settings_differ, settings_at
from village_core.kernel.frames import Table
from village_core.kernel.position import Origin
from village_widgets.companion.commands import Correct
from village_widgets.companion.corrections import Changed, Corrected
from village_widgets.companion.logged import Logged, Record
from village_widgets.companion.parts import Told

T = TypeVar("T", bound=Table)


def outcome(logged: Logged[T], told: Told[T], correction: Correct, held: Sequence[int]) -> Corrected:
    """What a correction has come to; ``held`` are the lines that held before it."""
    at = held.index(correction.line)
    old, new = ([logged.records[number - 1] for number in lines[at:]] for lines in (held, logged.holding))
    was = old[: 0 if correction.adds else 1]
    now = new[: 0 if correction.answer is None else 1]
    lines = tuple(line for record in now for line in _told(logged, told, record))
    change = next(_replaced(logged, told, was, now), Changed("", ""))
    return Corrected(change, lines, tuple(_later(logged, told, old[len(was) :], new[len(now) :])))


def sentence(logged: Logged[T], told: Told[T], record: Record[T]) -> str:
    """What was entered, in one sentence: the decision alone, without what it brought."""
    step = record.step
    if step is None or step.origin is Origin.LAID:
        return " ".join(_told(logged, told, record))
    return told.option(step.option, logged.before(record.number))


def content(logged: Logged[T], record: Record[T]) -> tuple[bytes, bytes, bool]:
    """What two lines have in common that say the same. Of one that changed the copy alone that is the copy."""
    laid, step = bytes(record.entry.laid), record.step
    if step is not None and step.origin is Origin.LAID and only_settings_differ(logged.before(record.number), step.position):
        laid = msgspec.json.encode(settings_at(step.position))
    return bytes(record.entry.answer), laid, record.entry.anyway


def _told(logged: Logged[T], told: Told[T], record: Record[T]) -> Sequence[str]:
    """All that came of a line."""
    return () if record.step is None else told.step(record.step, logged.before(record.number))


def _later(logged: Logged[T], told: Told[T], old: Sequence[Record[T]], new: Sequence[Record[T]]) -> Iterator[Changed]:
    """What was left out, what came in, and of what was entered again that which came of it otherwise."""
    contents = [[content(logged, record) for record in records] for records in (old, new)]
    for tag, begin, end, first, last in SequenceMatcher(None, contents[0], contents[1], autojunk=False).get_opcodes():
        if tag != "equal":
            yield from _replaced(logged, told, old[begin:end], new[first:last])
            continue
        for pair in zip(old[begin:end], new[first:last], strict=True):
            was, now = (_told(logged, told, record) for record in pair)
            gone, come = (" ".join(line for line in one if line not in other) for one, other in ((was, now), (now, was)))
            if gone or come:
                yield Changed(gone, come)


def _replaced(logged: Logged[T], told: Told[T], was: Sequence[Record[T]], now: Sequence[Record[T]]) -> Iterator[Changed]:
    """Lines that stand in the place of others, one by one."""
    for pair in zip_longest(was, now):
        gone, come = ("" if record is None else sentence(logged, told, record) for record in pair)
        yield Changed(gone, come)
