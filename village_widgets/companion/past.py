"""What was entered at a table, line by line in words: what holds, what was taken back, and by whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import groupby
from typing import Final, Generic, NamedTuple, TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.game import Player
from village_core.kernel.words import Words
from village_widgets.companion.logged import Record
from village_widgets.companion.messages import Meanwhile, PastEntry
from village_widgets.companion.outcome import content, sentence
from village_widgets.companion.parts import Told
from village_widgets.companion.shared import Shared

T = TypeVar("T", bound=Table)
FEW: Final = 4
"""So many lines that were taken back are told once more, at most."""
LONGEST: Final = 30
"""Letters of whoever entered a line."""
LATEST: Final = 253_402_128_000
"""The second, since 1970, at which 30 December 9999 begins: the last day that calendars everywhere can still name."""


@dataclass(eq=False)
class _Past(Generic[T]):
    """A line of the history: the record that it shows, and the one that holds in its place if something before it was corrected.

    ``corrects`` says what a correction changed.
    """

    shown: Record[T]
    now: Record[T]
    corrects: tuple[str, ...] = ()


class _Replayed(NamedTuple, Generic[T]):
    """The lines that hold after a correction from where it began: all, those that are ``gone``, and those that are new."""

    live: list[_Past[T]]
    gone: list[_Past[T]]
    fresh: list[_Past[T]]


def past(shared: Shared[T], told: Told[T], players: Sequence[Player], words: Words) -> tuple[PastEntry, ...]:
    """Every line of a table. Lines that a correction entered again stand where they were, with whoever entered them first."""
    found, undone = _listed(shared, told, words)
    holding = {number: at for at, number in enumerate(shared.holding)}
    forth = {number: -at for at, number in enumerate(reversed(undone), 1)} if shared.writes else {}
    told_of: list[PastEntry] = []
    for each in found:
        record, number = each.shown, each.now.number
        at = holding.get(number)
        later = forth.get(number, 0)
        if at is not None and shared.writes:
            later = len(holding) - at - 1
        said = each.corrects or (*lines(record, shared, told, words), *_what(record, shared, told, words))
        held = number if at is not None and shared.writes else 0
        taken = record.step is not None and at is None
        turn = "" if record.step is None else _turn(record, shared, told, players, words)
        told_of.append(PastEntry(record.number, record.entry.by[:LONGEST], moment(record), said, taken, later, turn, held))
    return tuple(told_of)


def _turn(record: Record[T], shared: Shared[T], told: Told[T], players: Sequence[Player], words: Words) -> str:
    """The turn that a line belongs to."""
    where = told.bar(shared.before(record.number))[0]
    who = players[record.seat].name if record.seat in shared.people else ""
    return words.format("history-turn", where=where, who=who) if where and who else where or who


def _listed(shared: Shared[T], told: Told[T], words: Words) -> tuple[list[_Past[T]], list[int]]:
    """What the history lists, and the lines that can be brought back, the next one last."""
    listed, live, undone = list[_Past[T]](), list[_Past[T]](), list[_Past[T]]()
    for fix, group in groupby(_grouped(shared.records), key=lambda pair: pair[0]):
        records = [record for _, record in group]
        first = records[0]
        if fix:
            cut = max(0, len(live) - first.entry.undo)
            replayed = _placed(listed, live[cut:], records[1:], shared)
            live, undone = [*live[:cut], *replayed.live], []
            listed.append(_Past(first, first, tuple(_changed(replayed, shared, told, words))))
            continue
        for record in records:
            listed.append(_Past(record, record))
            if record.step is not None:
                live.append(listed[-1])
                undone = []
            elif record.entry.undo:
                cut = max(0, len(live) - record.entry.undo)
                undone += reversed(live[cut:])
                live = live[:cut]
            elif record.entry.redo:
                cut = max(0, len(undone) - record.entry.redo)
                live += reversed(undone[cut:])
                undone = undone[:cut]
    return listed, [each.now.number for each in undone]


def _grouped(records: Sequence[Record[T]]) -> Iterator[tuple[str, Record[T]]]:
    """Each record with the token of the correction that it belongs to, empty for all others: it takes back and enters again."""
    tokens = [record.entry.id.partition(".")[0] for record in records]
    fix = ""
    for at, record in enumerate(records):
        if not fix or tokens[at] != fix:
            begins = record.entry.undo and record.entry.id.endswith(".1") and tokens[at] in tokens[at + 1 : at + 2]
            fix = tokens[at] if begins else ""
        yield fix, record


def _placed(listed: list[_Past[T]], old: Sequence[_Past[T]], records: Sequence[Record[T]], shared: Shared[T]) -> _Replayed[T]:
    """The lines of a correction in the places of those that they repeat; what is new comes after what it replaces."""
    live, gone, fresh = list[_Past[T]](), list[_Past[T]](), list[_Past[T]]()
    place = listed.index(old[0]) if old else len(listed)
    before, after = [content(shared, each.now) for each in old], [content(shared, record) for record in records]
    same = SequenceMatcher(None, before, after, autojunk=False)
    for tag, begin, end, first, last in same.get_opcodes():
        if end > begin:
            place = listed.index(old[end - 1]) + 1
        if tag == "equal":
            for each, record in zip(old[begin:end], records[first:last], strict=True):
                each.now = record
            live += old[begin:end]
            continue
        new = [_Past(record, record) for record in records[first:last]]
        listed[place:place] = new
        place += len(new)
        live, gone, fresh = [*live, *new], [*gone, *old[begin:end]], [*fresh, *new]
    return _Replayed(live, gone, fresh)


def _changed(replayed: _Replayed[T], shared: Shared[T], told: Told[T], words: Words) -> Iterator[str]:
    """What a correction took away, and what it put there."""
    for key, which in (("history-corrected-was", replayed.gone), ("history-corrected-now", replayed.fresh)):
        if which:
            yield words.format(key, what="; ".join(sentence(shared, told, each.shown) for each in which))


def moment(record: Record[T]) -> int:
    """When a line was entered, in seconds since 1970; 0 where its log doesn't say, or names a time beyond every calendar."""
    return record.entry.at if record.entry.at <= LATEST else 0


def _what(record: Record[T], shared: Shared[T], told: Told[T], words: Words) -> Iterable[str]:
    """What a line took back or brought back, where it was little enough to be told."""
    turned = [shared.records[number - 1] for number in record.turned[: FEW + 1]]
    what = [line for each in turned if each.step for line in told.step(each.step, shared.before(each.number))]
    if 0 < len(what) <= FEW:
        key = "history-undo-what" if record.entry.undo else "history-redo-what"
        yield words.format(key, what=" ".join(what))


def went_back(records: Iterable[Record[T]], words: Words) -> str:
    """Who else took something back, brought it back or corrected it, and how much; empty where nobody did."""
    said: list[str] = []
    for record in records:
        if record.own or record.step is not None or not (record.entry.undo or record.entry.redo):
            continue
        what = words.format("history-undo", count=record.entry.undo)
        if record.entry.id.endswith(".1"):
            what = words.format("back-corrected")
        elif record.entry.redo:
            what = words.format("history-redo", count=record.entry.redo)
        said.append(words.format("back-said", who=record.entry.by[:LONGEST] or words.format("back-somebody"), said=what))
    return " ".join(said)


def fold(said: Iterable[str], say: Callable[[str, int], str]) -> list[str]:
    """Each line once; ``say`` tells a line that comes several times, with how often."""
    return [line if count == 1 else say(line, count) for line, count in Counter(said).items()]


def lines(record: Record[T], shared: Shared[T], told: Told[T], words: Words) -> tuple[str, ...]:
    """What one line of a table says."""
    if record.entry.undo:
        return (words.format("history-undo", count=record.entry.undo),)
    if record.entry.redo:
        return (words.format("history-redo", count=record.entry.redo),)
    if record.step is None:
        return (words.format("history-checked"),)
    said = told.step(record.step, shared.before(record.number))
    return tuple(fold(said, lambda line, count: words.format("history-times", line=line, count=count)))


def meanwhile(records: Iterable[Record[T]], shared: Shared[T], told: Told[T], words: Words) -> tuple[Meanwhile, ...]:
    """What others entered, each with who did."""
    return tuple(
        Meanwhile(
            record.entry.by[:LONGEST] or (words.format("conflict-own") if record.own else ""), lines(record, shared, told, words)
        )
        for record in records
    )
