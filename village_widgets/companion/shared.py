"""A table that several pages share, as the Python of one page has it: a game whose log lies in the store."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable, Sequence
from random import SystemRandom
from secrets import token_hex
from typing import Final, TypeVar

import msgspec

from village_core.kernel import saves
from village_core.kernel.frames import Table
from village_core.kernel.saves import Misfit, SaveEntry
from village_core.kernel.values import CHANCE, Illegal, Option, Seat
from village_core.store.contract import FoundTable, Storage, StoredLine
from village_core.store.problems import NumberTaken, UnknownTable, Unstorable
from village_widgets.companion import outcomes
from village_widgets.companion.correcting import find_retraced_lines
from village_widgets.companion.keeping import prolong, vouch
from village_widgets.companion.logged import LoggedGame, TableLine
from village_widgets.companion.timely import explain, find_conflict

T = TypeVar("T", bound=Table)

log = logging.getLogger(__name__)
CHANCES: Final = SystemRandom()
TRIES: Final = 50
"""The times that an input is tried again while other pages keep taking the number of its line."""


class SharedTable(LoggedGame[T]):
    """A table of the store. What shows a game can use it like a ``Session``, but it decides nothing by itself.

    ``sent`` are tokens that this page used before its Python was restarted. ``seat`` is the seat whose hidden pieces lie face up
    on this page, if any. ``turned`` counts how often the store came back with another log, so that all of it was read again.
    ``unread`` is the error of the first line that can't be entered (another version wrote it, say), None without one: the game
    stands as it was before that line, and no page can enter anything. ``following`` is the code of the table where the same
    players play again, empty until that begins.
    """

    people: tuple[Seat, ...]
    seed = ""

    def __init__(
        self, store: Storage, found: FoundTable, clock: Callable[[], float] = time.time, sent: Iterable[str] = ()
    ) -> None:
        self.seat: Seat | None = None
        self.turned = 0
        self.following = ""
        self._begin(found)
        self.people = tuple(self.game.position.table.seats)
        self._sent: set[str] = {*sent}
        self._store = store
        self._clock = clock
        self._read()
        self._find_following()

    def _begin(self, found: FoundTable) -> None:
        """Go back to the table as it was before its first line."""
        self.found = found
        self.unread: Misfit | None = None
        self.open(found.head)

    def __repr__(self) -> str:
        return f"Shared({', '.join(player.name for player in self.game.players)}; {len(self.lines)} lines)"

    # State

    @property
    def writes(self) -> bool:
        """True if this page may enter something: its code allows that, and it could read every line of the log."""
        return self.found.writes and self.unread is None

    @property
    def asked(self) -> Seat | None:
        """The seat that is to decide, chance included: people type in what it brought. None for a page that may only look."""
        return self.position.seat if self.writes else None

    @property
    def viewer(self) -> Seat | None:
        """The seat whose hidden pieces this page shows: its own; None for a page of the whole table or one that only looks."""
        return self.seat

    @property
    def can_undo(self) -> bool:
        """True if there is a step to take back; never on a page that may only look."""
        return self.writes and bool(self.game.steps)

    @property
    def can_redo(self) -> bool:
        """True if a step or a correction was taken back and nothing was entered since; never on a page that may only look."""
        return self.writes and bool(self.game.undone or find_retraced_lines(self).forth)

    def draw(self) -> tuple[Option, ...]:
        """Draw by chance all that is due now, while draws of one kind follow each other; the caller must still enter them."""
        drawn, position = list[Option](), self.position
        kind = type(position.top)
        while position.seat == CHANCE and type(position.top) is kind:
            drawn.append(position.sample(CHANCES))
            position = position.play(drawn[-1]).position
        return (*drawn,)

    # Inputs

    def enter(self, *moves: outcomes.Move[T], sent: outcomes.InputEnvelope | None = None) -> outcomes.Outcome[T]:
        """Store all of these moves or none, each as a line of its own, and return what became of them. ``Stored`` is durable.

        Without ``sent`` the page has seen everything. Raises ``StoreUnusable`` and ``UnknownTable``; nothing is stored then, and
        the same input can be sent again.
        """
        if moves and not self.writes:
            return outcomes.Rejected("table-only-looking")
        sent, held = sent or outcomes.InputEnvelope(token_hex(8), len(self.lines)), self.holding
        try:
            for _ in range(TRIES):
                self._read()
                if number := self.numbers.get(sent.token):
                    return outcomes.Stored(number, held)
                if not moves:
                    return outcomes.Unchanged()
                held, lines = self.holding, self._make_lines(moves, sent)
                if not isinstance(lines, tuple):
                    return explain(self, sent) or lines
                if sent.seen != len(self.records) and (conflict := find_conflict(self, moves, sent)):
                    return conflict
                self._sent.add(sent.token)
                try:
                    if self._vouch():
                        self._store.extend(self.found.key, lines)
                except NumberTaken:
                    continue
                except UnknownTable:
                    self._turn()
        except Unstorable as error:
            return outcomes.Rejected(error.problem, error.detail)
        return outcomes.Conflict(self.records[max(0, sent.seen) :])

    def adopt(self, records: Iterable[TableLine[T]], token: str) -> None:
        """Count these lines of another page as this page's own, because this page's input with ``token`` enters the same."""
        for record in records:
            at = record.number - 1
            self.records = (*self.records[:at], record._replace(own=True), *self.records[at + 1 :])
            self.numbers[token] = record.number
            self._sent.add(record.entry.id.partition(".")[0])

    def pull(self) -> bool:
        """Read what other pages entered; return whether there was anything, or the players' next table was just found.

        After a line that can't be entered (``unread``) no more is read.
        Raises ``UnknownTable`` if the store has forgotten the table, and whatever else the store raises.
        """
        if self.unread is not None or self._store.count_lines(self.found.key) == len(self.lines):
            return self._find_following()
        return self._read()

    def _find_following(self) -> bool:
        """Find the next table of the same players; return whether it was found just now. Only a game that is over has one."""
        if self.following or not self.position.over:
            return False
        self.following = self._store.find_next(self.found)
        return bool(self.following)

    # Internals

    def _make_lines(
        self, moves: Sequence[outcomes.Move[T]], sent: outcomes.InputEnvelope
    ) -> tuple[StoredLine, ...] | outcomes.Refused | outcomes.Rejected:
        """Return the lines that store these moves, or ``Refused`` or ``Rejected`` if one can't be entered; enter nothing.

        Each line is read back as every page will read it, so that what the store holds can always be read.
        """
        lines, game, now = list[StoredLine](), self.game, max(0, int(self._clock()))
        try:
            for at, move in enumerate(moves, 1):
                match move:
                    case SaveEntry():
                        entry = move
                    case outcomes.Forced(option):
                        entry = saves.to_entry(game.force(option).steps[-1])
                    case outcomes.LaidOut(position):
                        entry = saves.to_entry(game.lay(position).steps[-1])
                    case _:
                        entry = saves.to_entry(game.play(move).steps[-1])
                token = sent.token if at == len(moves) else f"{sent.token}.{at}"
                text = msgspec.structs.replace(entry, by=sent.by, at=now, id=token).to_line()
                game = saves.enter(game, saves.read_entry(text), self.codec)
                lines.append(StoredLine(len(self.lines) + at, token, text))
        except Illegal as illegal:
            return outcomes.Refused(illegal.refusal)
        except Misfit as misfit:
            return outcomes.Rejected("table-misfit", misfit.detail)
        return tuple(lines)

    def _vouch(self) -> bool:
        """Make a table that came back from a viewer's copy the writers' own, as this page has it; True if it is theirs now.

        False if another writer was faster: the table is then read again. A page calls this before it stores lines.
        """
        if not self.found.unproven:
            return True
        found = vouch(self._store, self.found, self.found.head, self.lines)
        if [line.text for line in self._store.read_lines(found.key)] != [*self.lines]:
            self._turn()
            return False
        self.found = found
        return True

    def _read(self) -> bool:
        """Enter the store's lines that are not here yet; return whether anything has changed here.

        If the store's log is another one by now, all of it is read again (``_turn``). A line that can't be entered ends the
        reading for good (``unread``).
        """
        if self.unread is not None:
            return False
        new = self._store.read_lines(self.found.key, max(0, len(self.lines) - 1))
        if self.lines:
            if not new or new[0].text != self.lines[-1]:
                self._turn()
                return True
            new = new[1:]
        for line in new:
            try:
                self.take(line, line.token.partition(".")[0] in self._sent)
            except Misfit as misfit:
                log.warning("the page reads a table only up to its line %d, which does not fit: %s", line.number, misfit)
                self.unread = misfit
                break
        return bool(new)

    def _turn(self) -> None:
        """Give a store that came back without some of the log what it lost, and read everything again.

        A viewer's copy gives way to this writer's log; lines that no writer has vouched for are not given to the store. Raises
        ``UnknownTable`` if the table is gone, or its code leads to a table with another first line.
        """
        code = self.found.codes.table or self.found.codes.viewer
        found = self._store.find(code)
        if not self.found.unproven:
            found = vouch(self._store, found, self.found.head, self.lines)
        if found.head != self.found.head:
            raise UnknownTable(code)
        if not self.found.unproven:
            prolong(self._store, found, self.lines)
        self._begin(found)
        self.turned += 1
        self._read()
