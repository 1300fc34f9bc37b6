"""The effects of a correction: which lines stand in the place of others, and what comes out differently after them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import TypeVar

import msgspec

from village_core.games.board_game import GameTable
from village_core.games.copying import find_settings, is_same_game
from village_core.kernel.position import Origin
from village_widgets.companion.account import Account
from village_widgets.companion.commands import Correct
from village_widgets.companion.corrections import ChangeInWords, CorrectionEffects
from village_widgets.companion.logged import LoggedGame, TableLine

T = TypeVar("T", bound=GameTable)


def describe_effects(logged: LoggedGame[T], account: Account[T], correction: Correct, held: Sequence[int]) -> CorrectionEffects:
    """Describe the effects of a correction; ``held`` are the numbers of the lines that counted before it."""
    at = held.index(correction.line)
    old, new = ([logged.records[number - 1] for number in lines[at:]] for lines in (held, logged.holding))
    was = old[: 0 if correction.adds else 1]
    now = new[: 0 if correction.answer is None else 1]
    lines = tuple(line for record in now for line in _describe(logged, account, record))
    change = next(_pair_lines(logged, account, was, now), ChangeInWords("", ""))
    return CorrectionEffects(change, lines, tuple(_compare(logged, account, old[len(was) :], new[len(now) :])))


def describe_decision(logged: LoggedGame[T], account: Account[T], record: TableLine[T]) -> str:
    """Describe in one sentence what was entered, without what it brought about; "" for a line without a step."""
    step = record.step
    if step is None or step.origin is Origin.LAID:
        return account.words.join_sentences(*_describe(logged, account, record))
    return account.describe_option(step.option, logged.find_position(record.number))


def extract_content(logged: LoggedGame[T], record: TableLine[T]) -> tuple[bytes, bytes, bool]:
    """Return what a line is compared by: its answer, what was laid out, and whether it was entered against the rules.

    Of a line that only changed the owner's copy, the copy stands in place of the table that was laid out.
    """
    laid, step = bytes(record.entry.laid), record.step
    if step is not None and step.origin is Origin.LAID and is_same_game(logged.find_position(record.number), step.position):
        laid = msgspec.json.encode(find_settings(step.position))
    return bytes(record.entry.answer), laid, record.entry.anyway


def _describe(logged: LoggedGame[T], account: Account[T], record: TableLine[T]) -> Sequence[str]:
    """Describe the whole outcome of a line, in sentences; empty for a line without a step."""
    return () if record.step is None else account.describe_step(record.step, logged.find_position(record.number))


def _compare(
    logged: LoggedGame[T], account: Account[T], old: Sequence[TableLine[T]], new: Sequence[TableLine[T]]
) -> Iterator[ChangeInWords]:
    """Yield the lines that only ``old`` or only ``new`` has, and of lines in both what differs between their outcomes."""
    contents = [[extract_content(logged, record) for record in records] for records in (old, new)]
    for tag, begin, end, first, last in SequenceMatcher(None, contents[0], contents[1], autojunk=False).get_opcodes():
        if tag != "equal":
            yield from _pair_lines(logged, account, old[begin:end], new[first:last])
            continue
        for pair in zip(old[begin:end], new[first:last], strict=True):
            was, now = (_describe(logged, account, record) for record in pair)
            lost, added = ([line for line in one if line not in other] for one, other in ((was, now), (now, was)))
            gone, come = (account.words.join_sentences(*lines) for lines in (lost, added))
            if gone or come:
                yield ChangeInWords(gone, come)


def _pair_lines(
    logged: LoggedGame[T], account: Account[T], was: Sequence[TableLine[T]], now: Sequence[TableLine[T]]
) -> Iterator[ChangeInWords]:
    """Yield pairs of an old line and the new one in its place; the longer side's surplus is paired with ""."""
    for pair in zip_longest(was, now):
        gone, come = ("" if record is None else describe_decision(logged, account, record) for record in pair)
        yield ChangeInWords(gone, come)
