"""Taking back, bringing back, and correcting one line: all after it is entered again, as if it had been right at first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Generic, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from village_core.games.copying import find_settings, is_same_game, with_settings
from village_core.kernel import saves
from village_core.kernel.frames import Table
from village_core.kernel.position import Origin
from village_core.kernel.saves import Misfit, SaveEntry
from village_core.kernel.values import Illegal
from village_widgets.companion.commands import Correct, Decided
from village_widgets.companion.logged import LoggedGame, TableLine
from village_widgets.companion.outcomes import Refused, Rejected, Unfitting
from village_widgets.components.commands import PlainAnswer

T = TypeVar("T", bound=Table)


def correct(logged: LoggedGame[T], correction: Correct) -> tuple[SaveEntry, ...] | Refused | Rejected | Unfitting:
    """Return entries that take back all lines from the corrected one on, and enter it as it should be and the later ones again.

    Nothing is stored. Returns instead ``Refused`` if the rules refuse a new decision, ``Rejected`` if the line doesn't hold, and
    ``Unfitting`` for the first later line that no longer fits and that ``correction.decided`` doesn't settle. Raises
    ``ValidationError`` for an answer that is no decision of the game.
    """
    live = logged.holding
    if correction.line not in live:
        return Rejected("table-misfit", str(correction.line))
    at = live.index(correction.line)
    replay = _Replay(logged, len(live) - at, correction.decided)
    try:
        if correction.answer is not None:
            replay.put(correction.answer)
        for number in live[at + (not correction.adds) :]:
            if not replay.repeat(logged.records[number - 1]):
                return Unfitting(number, tuple(replay.entries))
    except Illegal as illegal:
        return Refused(illegal.refusal)
    return tuple(replay.entries)


def take_back(logged: LoggedGame[T], count: int | None) -> tuple[SaveEntry, ...]:
    """Return entries that take ``count`` steps back; without a count the last input, a correction as a whole.

    Returns an empty tuple if there is nothing to take back.
    """
    if count is None and (back := find_retraced_lines(logged).back):
        return _restore(logged, back)
    return (SaveEntry(undo=count or logged.last_entered),) if logged.game.steps else ()


def bring_back(logged: LoggedGame[T], count: int | None) -> tuple[SaveEntry, ...]:
    """Return entries that bring ``count`` steps back; without a count what was taken back last, a correction as a whole.

    Returns an empty tuple if nothing was taken back.
    """
    if count is None and (forth := find_retraced_lines(logged).forth):
        return _restore(logged, forth)
    return (SaveEntry(redo=count or logged.last_undone),) if logged.game.undone else ()


class RetracedLines(NamedTuple):
    """The numbers of the lines that held before the last correction, and of those that held after one that was taken back.

    ``back`` are the former, ``forth`` the latter; each is empty if there is no such correction.
    """

    back: tuple[int, ...] = ()
    forth: tuple[int, ...] = ()


def find_retraced_lines(logged: LoggedGame[T]) -> RetracedLines:
    """Return the lines to which undo and redo lead if the last inputs are corrections; each goes back or forth as a whole.

    ``back`` or ``forth`` is empty if there is no such correction. Taking a correction back is logged as a correction too, to the
    lines that held before it: it is recognized by holding the same lines again.
    """
    held = [logged.holding]
    for first, last in _list_corrections(logged):
        turned = logged.records[first - 1].turned
        kept = tuple(number for number in held[0] if not first < number <= last)
        held.insert(0, (*kept, *turned))
    done, at = held[:1], 0
    for lines in held[1:]:
        around = [step for step in (at - 1, at + 1) if 0 <= step < len(done) and _hold_same(logged, done[step], lines)]
        if around:
            at = around[0]
        else:
            done, at = [*done[: at + 1], lines], at + 1
    return RetracedLines(done[at - 1] if at else (), done[at + 1] if at + 1 < len(done) else ())


def _restore(logged: LoggedGame[T], lines: Sequence[int]) -> tuple[SaveEntry, ...]:
    """Return entries that make ``lines`` hold again: an undo back to the last common line, then the other ``lines``."""
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(logged.holding, lines, strict=False)))
    entries = (logged.records[number - 1].entry for number in lines[shared:])
    return (SaveEntry(undo=len(logged.holding) - shared), *map(_strip_signature, entries))


def _list_corrections(logged: LoggedGame[T]) -> Iterator[tuple[int, int]]:
    """Yield the first and the last line of each correction at the end of the log, the latest first."""
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


def _hold_same(logged: LoggedGame[T], lines: Sequence[int], others: Sequence[int]) -> bool:
    """Tell whether two lists of lines have the same entries, whoever entered them and when."""
    one, other = ([_strip_signature(logged.records[number - 1].entry) for number in each] for each in (lines, others))
    return one == other


def _strip_signature(entry: SaveEntry) -> SaveEntry:
    """Return an entry without who entered it, when, and its token."""
    return replace(entry, by="", at=0, id="")


class _Replay(Generic[T]):
    """Takes back the last ``steps`` of a game and collects the entries that enter them again, without storing anything.

    For a line that no longer fits it does what the page ``decided``.
    """

    def __init__(self, logged: LoggedGame[T], steps: int, decided: Sequence[Decided]) -> None:
        self.logged = logged
        self.game = logged.game
        self.entries: list[SaveEntry] = []
        self._take(SaveEntry(undo=steps))
        self._decided: dict[int, list[Decided]] = {}
        for one in decided:
            self._decided.setdefault(one.line, []).append(one)

    def put(self, answer: PlainAnswer) -> None:
        """Enter a decision that was not there before. Raises ``Illegal``, or ``ValidationError`` for no decision of the game."""
        after = self.game.play(self.logged.read_option(answer))
        self._take(saves.to_entry(after.steps[-1]))

    def repeat(self, record: TableLine[T]) -> bool:
        """Enter a line once more; if it doesn't fit, do what the page decided about it. Return False if that doesn't settle it.

        Of a line that only changed the copy, the copy alone is taken over. Raises ``Illegal`` if an answer that the page decided
        on is refused, and ``ValidationError`` if it is no decision of the game.
        """
        entry, about = _strip_signature(record.entry), self._decided.get(record.number, [])
        if record.step is not None and record.step.origin is Origin.LAID:
            before, after = self.logged.find_position(record.number), record.step.position
            if is_same_game(before, after):  # the line changed the copy alone: keep the table as it is
                entry = SaveEntry(laid=msgspec.Raw(msgspec.json.encode(with_settings(self.game.position, find_settings(after)))))
        while True:
            try:
                self._take(entry)
            except Misfit:
                if not about:
                    return False
            else:
                return True
            decided = about.pop(0)
            if decided.does == "leave":
                return True
            if decided.does == "anyway":
                entry = replace(entry, anyway=True)
            elif decided.answer is not None:
                self.put(decided.answer)

    def _take(self, entry: SaveEntry) -> None:
        self.game = saves.enter(self.game, entry, self.logged.codec)
        self.entries.append(entry)
