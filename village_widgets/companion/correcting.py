"""Correcting one line of a table: everything after it is entered again, as if the line had been right the first time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Generic, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from village_core.games.copying import only_settings_differ, settings_at, with_settings
from village_core.kernel import saves
from village_core.kernel.frames import Table
from village_core.kernel.position import Origin
from village_core.kernel.saves import Entry, Misfit
from village_widgets.companion.commands import Correct, Decided
from village_widgets.companion.logged import Logged, Record
from village_widgets.components.commands import PlainAnswer

T = TypeVar("T", bound=Table)


class Unfitting(Exception):
    """A later line does not fit any more after ``entries``, and nobody has said yet what becomes of it."""

    def __init__(self, line: int, entries: Sequence[Entry]) -> None:
        super().__init__(f"line {line} does not fit any more")
        self.line = line
        self.entries = (*entries,)


def corrected(logged: Logged[T], correction: Correct) -> tuple[Entry, ...]:
    """Everything from a line on taken back, the line as it should be, and everything after it again.

    Raises ``Misfit`` for a line that doesn't hold, ``Illegal`` for a decision that can't stand there, ``ValidationError`` for
    one that is none, and ``Unfitting`` where a later line does not fit any more.
    """
    live = logged.holding
    if correction.line not in live:
        raise Misfit("save-misfit", str(correction.line))
    at = live.index(correction.line)
    retold = _Retelling(logged, len(live) - at, correction.decided)
    if correction.answer is not None:
        retold.put(correction.answer)
    for number in live[at + (not correction.adds) :]:
        retold.again(logged.records[number - 1])
    return (*retold.entries,)


class Retraced(NamedTuple):
    """The lines that held before the correction that was entered last, and those that held after the one that was taken back."""

    back: tuple[int, ...] = ()
    forth: tuple[int, ...] = ()


def retraced(logged: Logged[T]) -> Retraced:
    """Where undo and redo lead while nothing but corrections was entered last: a correction is taken back as a whole.

    Taking one back is a correction too, by which everything is as it was: only what holds tells them apart.
    """
    held = [logged.holding]
    for first, last in _corrections(logged):
        turned = logged.records[first - 1].turned
        kept = tuple(number for number in held[0] if not first < number <= last)
        held.insert(0, (*kept, *turned))
    done, at = held[:1], 0
    for lines in held[1:]:
        around = [step for step in (at - 1, at + 1) if 0 <= step < len(done) and _same(logged, done[step], lines)]
        if around:
            at = around[0]
        else:
            done, at = [*done[: at + 1], lines], at + 1
    return Retraced(done[at - 1] if at else (), done[at + 1] if at + 1 < len(done) else ())


def again(logged: Logged[T], lines: Sequence[int]) -> tuple[Entry, ...]:
    """Everything taken back that is not among ``lines``, and the rest of them once more: they hold again."""
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(logged.holding, lines, strict=False)))
    entries = (logged.records[number - 1].entry for number in lines[shared:])
    return (Entry(undo=len(logged.holding) - shared), *(replace(entry, by="", at=0, id="") for entry in entries))


def _corrections(logged: Logged[T]) -> Iterator[tuple[int, int]]:
    """The first and the last line of each correction after which nothing else was entered, the latest first."""
    last = len(logged.records)
    while last:
        token = logged.records[last - 1].entry.id
        first = last
        while token and first > 1 and logged.records[first - 2].entry.id.startswith(f"{token}."):
            first -= 1
        if first == last or not logged.records[first - 1].entry.undo:
            return
        yield first, last
        last = first - 1


def _same(logged: Logged[T], lines: Sequence[int], others: Sequence[int]) -> bool:
    """Whether the same was entered in both."""
    one, other = ([replace(logged.records[number - 1].entry, by="", at=0, id="") for number in each] for each in (lines, others))
    return one == other


class _Retelling(Generic[T]):
    """The last ``steps`` of a game told again, with what was decided about lines that don't fit any more, in order for each."""

    def __init__(self, logged: Logged[T], steps: int, decided: Sequence[Decided]) -> None:
        self.logged = logged
        self.game = logged.game
        self.entries: list[Entry] = []
        self._take(Entry(undo=steps))
        self._decided: dict[int, list[Decided]] = {}
        for one in decided:
            self._decided.setdefault(one.line, []).append(one)

    def put(self, answer: PlainAnswer) -> None:
        """A decision that was not there before. Raises ``Illegal``."""
        after = self.game.play(self.logged.option(answer))
        self._take(saves.to_entry(after.steps[-1]))

    def again(self, record: Record[T]) -> None:
        """A line once more; where it does not fit, as was decided about it. Raises ``Unfitting`` where nothing was."""
        entry, about = replace(record.entry, by="", at=0, id=""), self._decided.get(record.number, [])
        if record.step is not None and record.step.origin is Origin.LAID:
            before, after = self.logged.before(record.number), record.step.position
            if only_settings_differ(before, after):  # the copy alone was changed: the table is as it is by now
                entry = Entry(laid=msgspec.Raw(msgspec.json.encode(with_settings(self.game.position, settings_at(after)))))
        while True:
            try:
                return self._take(entry)
            except Misfit:
                if not about:
                    raise Unfitting(record.number, self.entries) from None
            decided = about.pop(0)
            if decided.does == "leave":
                return None
            if decided.does == "anyway":
                entry = replace(entry, anyway=True)
            elif decided.answer is not None:
                self.put(decided.answer)

    def _take(self, entry: Entry) -> None:
        self.game = saves.enter(self.game, entry, self.logged.codec)
        self.entries.append(entry)
