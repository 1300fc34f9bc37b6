"""The history of a table, line by line in words: what holds, what was taken back, and who entered it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import groupby
from typing import Final, Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from village_core.games.board_game import GameTable
from village_core.kernel.words import Words
from village_widgets.companion.account import Account
from village_widgets.companion.effects import describe_decision, extract_content
from village_widgets.companion.logged import TableLine
from village_widgets.companion.messages import Meanwhile, PastEntry
from village_widgets.companion.shared import SharedTable

T = TypeVar("T", bound=GameTable)
FEW: Final = 4
"""The most sentences about lines taken or brought back that are repeated there."""
LONGEST: Final = 30
"""The most letters of the name of the player who entered a line."""
LATEST: Final = 253_402_128_000
"""The second, since 1970, at which 30 December 9999 begins: the last day that calendars everywhere can still name."""


@dataclass(eq=False)
class _PastLine(Generic[T]):
    """A line of the history: the record that it shows, and the one that stands in its place now, after corrections.

    ``corrects`` says what a correction changed.
    """

    shown: TableLine[T]
    now: TableLine[T]
    corrects: tuple[str, ...] = ()


class _Change(NamedTuple, Generic[T]):
    """One place where a correction changed the log: the lines that are ``gone`` from there, and the ``fresh`` ones."""

    gone: Sequence[_PastLine[T]]
    fresh: Sequence[_PastLine[T]]


def list_past(shared: SharedTable[T], account: Account[T]) -> tuple[PastEntry, ...]:
    """List every line of a table. A line that a correction entered again keeps its place and its first author."""
    found, undone = _list_lines(shared, account)
    holding = {number: at for at, number in enumerate(shared.holding)}
    forth = {number: -at for at, number in enumerate(reversed(undone), 1)} if shared.writes else {}
    entries: list[PastEntry] = []
    for each in found:
        record, number = each.shown, each.now.number
        at = holding.get(number)
        later = forth.get(number, 0)
        if at is not None and shared.writes:
            later = len(holding) - at - 1
        said = each.corrects or (*describe_line(shared, account, record), *_describe_turns(shared, account, record))
        held = number if at is not None and shared.writes else 0
        taken = record.step is not None and at is None
        turn = "" if record.step is None else _describe_turn(shared, account, record)
        entries.append(PastEntry(record.number, record.entry.by[:LONGEST], read_time(record), said, taken, later, turn, held))
    return tuple(_count_turns(entries, account.words))


def _count_turns(entries: Sequence[PastEntry], words: Words) -> Iterator[PastEntry]:
    """Yield the entries; the last of several in a row with the same turn says how many there are."""
    for turn, group in groupby(entries, key=lambda entry: entry.turn):
        *others, last = group
        yield from others
        yield replace(last, count=words.format("history-turn-count", count=len(others) + 1)) if turn and others else last


def list_meanwhile(shared: SharedTable[T], account: Account[T], records: Iterable[TableLine[T]]) -> tuple[Meanwhile, ...]:
    """List what was entered meanwhile, each line with the player who entered it."""
    own = account.words.format("conflict-own")
    return tuple(
        Meanwhile(record.entry.by[:LONGEST] or (own if record.own else ""), describe_line(shared, account, record))
        for record in records
    )


def describe_line(shared: SharedTable[T], account: Account[T], record: TableLine[T]) -> tuple[str, ...]:
    """Describe one line of a table's log, in sentences: a step with its events, or how many steps were taken or brought back.

    A sentence that would come several times stands once, with the number of times. A line without any effect gets a sentence
    that says so.
    """
    words = account.words
    if record.entry.undo:
        return (words.format("history-undo", count=record.entry.undo),)
    if record.entry.redo:
        return (words.format("history-redo", count=record.entry.redo),)
    if record.step is None:
        return (words.format("history-checked"),)
    said = account.describe_step(record.step, shared.find_position(record.number))
    return tuple(fold(said, lambda line, count: words.format("history-times", line=line, count=count)))


def describe_turning(records: Iterable[TableLine[T]], words: Words) -> str:
    """Describe what other pages took back, brought back or corrected, with who did it; empty if they did not."""
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
    return words.join_sentences(*said)


def read_time(record: TableLine[T]) -> int:
    """Return when a line was entered, in seconds since 1970; 0 if its log doesn't say, or names a time beyond every calendar."""
    return record.entry.at if record.entry.at <= LATEST else 0


def fold(lines: Iterable[str], count: Callable[[str, int], str]) -> list[str]:
    """Return each line once, in the order of first appearance; ``count`` describes a line that comes several times."""
    return [line if times == 1 else count(line, times) for line, times in Counter(lines).items()]


def _describe_turn(shared: SharedTable[T], account: Account[T], record: TableLine[T]) -> str:
    """Describe the turn to which a line belongs: where the game is, and the player's name if there is one."""
    where = account.describe_bar(shared.find_position(record.number))[0]
    who = account.players[record.seat].name if record.seat in shared.people else ""
    return account.words.format("history-turn", where=where, who=who) if where and who else where or who


def _describe_turns(shared: SharedTable[T], account: Account[T], record: TableLine[T]) -> Iterable[str]:
    """Yield one text with what a line took back or brought back; nothing for another line, or for more than ``FEW`` sentences."""
    turned = [shared.records[number - 1] for number in record.turned[: FEW + 1]]
    what = [line for each in turned if each.step for line in account.describe_step(each.step, shared.find_position(each.number))]
    if 0 < len(what) <= FEW:
        key = "history-undo-what" if record.entry.undo else "history-redo-what"
        yield account.words.format(key, what=account.words.join_sentences(*what))


def _list_lines(shared: SharedTable[T], account: Account[T]) -> tuple[list[_PastLine[T]], list[int]]:
    """List the lines of the history, and the numbers of those that can be brought back, the next one last."""
    listed, live, undone = list[_PastLine[T]](), list[_PastLine[T]](), list[_PastLine[T]]()
    for fix, group in groupby(_group(shared.records), key=lambda pair: pair[0]):
        records = [record for _, record in group]
        first = records[0]
        if fix:
            cut = max(0, len(live) - first.entry.undo)
            replayed, changes = _place(listed, live[cut:], records[1:], shared)
            live, undone = [*live[:cut], *replayed], []
            said = tuple(line for change in changes for line in _describe_change(shared, account, change))
            listed.append(_PastLine(first, first, said))
            continue
        for record in records:
            listed.append(_PastLine(record, record))
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


def _group(records: Sequence[TableLine[T]]) -> Iterator[tuple[str, TableLine[T]]]:
    """Yield each record with the token of the correction that it belongs to, empty if it belongs to none."""
    tokens = [record.entry.id.partition(".")[0] for record in records]
    fix = ""
    for at, record in enumerate(records):
        if not fix or tokens[at] != fix:
            begins = record.entry.undo and record.entry.id.endswith(".1") and tokens[at] in tokens[at + 1 : at + 2]
            fix = tokens[at] if begins else ""
        yield fix, record


def _place(
    listed: list[_PastLine[T]], old: Sequence[_PastLine[T]], records: Sequence[TableLine[T]], shared: SharedTable[T]
) -> tuple[list[_PastLine[T]], list[_Change[T]]]:
    """Put the ``records`` of a correction among the ``listed`` lines: where they repeat one of the ``old`` lines, in its place.

    New ones come after the lines that they replace. Return the lines that hold from where the correction began, and what it
    changed.
    """
    live, changes = list[_PastLine[T]](), list[_Change[T]]()
    place = listed.index(old[0]) if old else len(listed)
    before, after = [extract_content(shared, each.now) for each in old], [extract_content(shared, record) for record in records]
    same = SequenceMatcher(None, before, after, autojunk=False)
    for tag, begin, end, first, last in same.get_opcodes():
        if end > begin:
            place = listed.index(old[end - 1]) + 1
        if tag == "equal":
            for each, record in zip(old[begin:end], records[first:last], strict=True):
                each.now = record
            live += old[begin:end]
            continue
        new = [_PastLine(record, record) for record in records[first:last]]
        listed[place:place] = new
        place += len(new)
        live += new
        changes.append(_Change(old[begin:end], new))
    return live, changes


def _describe_change(shared: SharedTable[T], account: Account[T], change: _Change[T]) -> Iterator[str]:
    """Yield the lines about a correction: what it replaced and by what, or only what it left out or added."""
    was, now = ("was", "now") if change.gone and change.fresh else ("left", "added")
    for key, which in ((was, change.gone), (now, change.fresh)):
        if which:
            what = [describe_decision(shared, account, each.shown) for each in which]
            yield account.words.format(f"history-corrected-{key}", what=account.words.join(what, "history-several"))
