"""One table that several pages share, as one page's Python sees it: a game whose log lives in the store."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from random import SystemRandom
from secrets import token_hex
from typing import Final, NamedTuple, TypeAlias, TypeVar

import msgspec

from village_core.kernel import saves
from village_core.kernel.frames import Frame, Table
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.saves import Entry, Misfit
from village_core.kernel.values import CHANCE, Choice, Illegal, Option, Seat
from village_core.store.contract import FoundTable, Storage, StoredLine
from village_core.store.problems import NumberTaken, UnknownTable
from village_widgets.companion.commands import Correct
from village_widgets.companion.correcting import again, corrected, retraced
from village_widgets.companion.keeping import prolong
from village_widgets.companion.logged import Logged, Record

T = TypeVar("T", bound=Table)
Said: TypeAlias = Entry | Callable[[Game[T]], Game[T]]
"""An input before it is a line: the line itself, or what it does to the game as that stands by then."""

log = logging.getLogger(__name__)
CHANCES: Final = SystemRandom()
TRIES: Final = 50
"""How often an input that leaves others' alone is entered again when somebody else was faster."""


class Incoming(NamedTuple):
    """An input on its way: the token its page gave it, how many lines that page had seen, and who sits at the page.

    ``ahead``: the page knew of its own inputs before this one too.
    """

    token: str
    seen: int
    by: str = ""
    ahead: bool = False


class Conflict(Exception):
    """Something else was entered first. ``meanwhile``: what, in order. Nothing was changed, nothing is lost.

    ``own``: the page itself was faster (a double tap), so there is nothing to ask about. ``shorter``: the log has fewer lines
    than the page had seen; then ``meanwhile`` is its last line, if it has any. It is empty too where the store took no line
    however often it was tried.
    """

    def __init__(self, meanwhile: tuple[Record[T], ...], shorter: bool = False) -> None:
        super().__init__(f"{len(meanwhile)} lines were entered meanwhile")
        self.meanwhile = meanwhile
        self.own = bool(meanwhile) and not shorter and all(record.own for record in meanwhile)


class TooEarly(Exception):
    """An input that was made ahead comes after a question that its page's own inputs have brought up; that is answered first."""


class ReadOnly(Exception):
    """The table was opened with the viewer's code, or with a log that can't be read to its end."""


class Shared(Logged[T]):
    """A table of the store. To whatever shows a game it looks like a ``Session``: nothing is decided by itself here.

    ``sent``: tokens of this page's own inputs from before its Python was started anew.
    ``seat`` is whose hidden pieces are face up on this page, if anybody's. ``turned`` counts how often the store came back
    with another log, so that everything had to be read anew. ``unread`` names the first line that could not be
    entered (another version's, say): the game stands as it was before it, and nobody can write.
    """

    people: tuple[Seat, ...]
    seed = ""

    def __init__(
        self, store: Storage, found: FoundTable, clock: Callable[[], float] = time.time, sent: Iterable[str] = ()
    ) -> None:
        self.seat: Seat | None = None
        self.turned = 0
        self._begin(found)
        self.people = tuple(self.game.position.table.seats)
        self._sent: set[str] = {*sent}
        self._store = store
        self._clock = clock
        self._read()

    def _begin(self, found: FoundTable) -> None:
        """The table as it was before its first line."""
        self.found = found
        self.unread: Misfit | None = None
        self.open(found.head)

    def __repr__(self) -> str:
        return f"Shared({', '.join(player.name for player in self.game.players)}; {len(self.lines)} lines)"

    # What is read

    @property
    def writes(self) -> bool:
        """Whether this page may enter anything."""
        return self.found.writes and self.unread is None

    @property
    def asked(self) -> Seat | None:
        """Who is to decide now, chance included: what it brought is typed in. Nobody for a page that only looks."""
        return self.position.seat if self.writes else None

    @property
    def viewer(self) -> Seat | None:
        """Whose hidden pieces are face up."""
        return self.seat

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return self.writes and bool(self.game.steps)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing was entered since."""
        return self.writes and bool(self.game.undone or retraced(self).forth)

    # What is entered. Each is durable on return. ``sent`` says where it comes from; without that its page has seen everything.

    def choose(self, *options: Option | Choice, sent: Incoming | None = None) -> int:
        """A decision, or several in a row of which all are entered or none; gives the number of the last line.

        Raises ``Illegal`` for what the rules refuse, ``Conflict`` where somebody else was faster, ``TooEarly``, ``ReadOnly``, and
        what the store raises. Nothing is changed then.
        """
        return self._enter(sent, *(partial(Game.play, option=option) for option in options))

    def draw(self, sent: Incoming | None = None) -> int:
        """Everything that one draw still brings, drawn by the page. Raises as ``choose``; 0 where nothing is to be drawn."""
        drawn, position = list[Option](), self.position
        kind = type(position.top)
        while position.seat == CHANCE and type(position.top) is kind:
            drawn.append(position.sample(CHANCES))
            position = position.play(drawn[-1]).position
        return self.choose(*drawn, sent=sent)

    def force(self, option: Option, sent: Incoming | None = None) -> int:
        """What happened although the rules refuse it. Raises as ``choose``, and ``Misfit`` where it can't be even so."""
        return self._enter(sent, lambda game: game.force(option))

    def lay(self, position: Position[T], sent: Incoming | None = None) -> int:
        """A position laid out by hand. Raises as ``choose``, and ``Misfit`` for one that can't be."""
        return self._enter(sent, lambda game: game.lay(position))

    def undo(self, count: int | None = 1, sent: Incoming | None = None) -> int:
        """Take steps back, without a count what was entered last, be it a correction; they stay in the log.

        Raises as ``choose``; 0 where there is nothing to take back.
        """
        if count is None and (back := retraced(self).back):
            return self._enter(sent, *again(self, back))
        return self._enter(sent, *([Entry(undo=count or self.last_entered)] if self.can_undo else []))

    def redo(self, count: int | None = 1, sent: Incoming | None = None) -> int:
        """Bring steps back, without a count what was taken back last. Raises as ``choose``; 0 where nothing was taken back."""
        if count is None and (forth := retraced(self).forth):
            return self._enter(sent, *again(self, forth))
        return self._enter(sent, *([Entry(redo=count or self.last_undone)] if self.game.undone else []))

    def correct(self, correction: Correct, sent: Incoming | None = None) -> tuple[int, ...]:
        """A line as it should have been, and everything after it again: all of it or nothing. Gives the lines that held before.

        Raises as ``choose``, and what ``corrected`` raises. What was entered meanwhile is always a conflict: it would be replayed
        unseen.
        """
        self._read()
        if sent is not None and sent.seen != len(self.lines):
            raise Conflict(self._since(sent.seen), shorter=sent.seen > len(self.lines))
        held = self.holding
        self._enter(sent, *corrected(self, correction))
        return held

    def comes_later(self, option: Option, sent: Incoming) -> bool:
        """Whether an input that was too late can't be entered before something is answered that its page had not been asked."""
        if not self._asks_more(sent):
            return False
        try:
            self.position.play(option)
        except Illegal:
            return True
        return False

    def pull(self) -> bool:
        """Look for what others entered; says whether there was anything.

        Raises ``UnknownTable`` where the store has forgotten the table, and whatever else the store raises.
        """
        if self.unread is not None or self._store.count(self.found.key) == len(self.lines):
            return False
        return self._read()

    # Within

    def _enter(self, incoming: Incoming | None, *said: Said[T]) -> int:
        """The number of the last line; where there is nothing to enter, that of the line that came of it before, or 0."""
        if said and not self.writes:
            raise ReadOnly
        sent = incoming or Incoming(token_hex(8), len(self.lines))
        for _ in range(TRIES):
            self._read()
            if number := self.number(sent.token):
                return number
            entries = self._timely(said, sent)
            if not entries:
                return 0
            self._compare(entries, sent)
            self._append(entries, sent)
        raise Conflict(self._since(sent.seen))

    def _since(self, seen: int) -> tuple[Record[T], ...]:
        """What was entered since a page had seen so many lines."""
        return self.records[max(0, seen) :]

    def _unknown(self, sent: Incoming) -> tuple[Record[T], ...]:
        """What was entered since then of which an input's page knew nothing."""
        return tuple(record for record in self._since(sent.seen) if not (sent.ahead and record.own))

    def _timely(self, said: Iterable[Said[T]], sent: Incoming) -> tuple[Entry, ...]:
        """The lines to be. What can't be entered any more because of what others entered is a conflict, not a mistake."""
        try:
            return self._entries(said)
        except (Illegal, Misfit):
            meanwhile = self._unknown(sent)
            if meanwhile:
                raise Conflict(meanwhile) from None
            if sent.ahead and self._asks_more(sent):
                raise TooEarly from None
            raise

    def _asks_more(self, sent: Incoming) -> bool:
        """Whether something has to be answered now that an input's page had not been asked yet."""
        since = self._since(sent.seen)
        return bool(since) and len(self.before(since[0].number).agenda) < len(self.position.agenda)

    def _entries(self, said: Iterable[Said[T]]) -> tuple[Entry, ...]:
        """The lines to be, entered here once as every page will enter them: what the store holds can always be read."""
        entries, game = list[Entry](), self.game
        for what in said:
            entries.append(what if isinstance(what, Entry) else saves.to_entry(what(game).steps[-1]))
            game = saves.enter(game, entries[-1], self.codec)
        return tuple(entries)

    def _append(self, entries: Sequence[Entry], sent: Incoming) -> None:
        """Put the lines into the store, unless somebody else was faster. Raises ``Misfit`` for one that nobody could read."""
        lines, now = list[StoredLine](), max(0, int(self._clock()))
        for at, entry in enumerate(entries, 1):
            token = sent.token if at == len(entries) else f"{sent.token}.{at}"
            text = msgspec.structs.replace(entry, by=sent.by, at=now, id=token).to_line()
            saves.read_entry(text)
            lines.append(StoredLine(len(self.lines) + at, token, text))
        self._sent.add(sent.token)
        try:
            with suppress(NumberTaken):
                self._store.extend(self.found.key, lines)
        except UnknownTable:
            self._turn()

    def _compare(self, entries: Iterable[Entry], sent: Incoming) -> None:
        """Raise ``Conflict`` unless all that the page knew nothing of leaves this alone, or is its own and asks the same."""
        if sent.seen > len(self.records):
            raise Conflict(self.records[-1:], shorter=True)
        meanwhile = self._unknown(sent)
        if not meanwhile:
            return
        try:
            asked, now = self._known(sent), self.position
        except (Illegal, ValueError):
            raise Conflict(meanwhile) from None
        same = _question(asked) == _question(now) and len(asked.agenda) <= len(now.agenda)  # more may wait below a turn
        if same and all(record.own for record in meanwhile):
            return
        independent = all((record.own and same) or self._independent(entry, record) for entry in entries for record in meanwhile)
        if not (independent and self._either_way(asked, entries, meanwhile)):
            raise Conflict(meanwhile)

    def _known(self, sent: Incoming) -> Position[T]:
        """The table as an input's page saw it. Raises ``Illegal`` or ``ValueError`` where that was never so."""
        since = self._since(sent.seen)
        position = self.before(since[0].number)
        for record in since:
            if sent.ahead and record.own:
                if record.step is None:
                    raise ValueError
                position = position.play(record.step.option).position
        return position

    def _independent(self, entry: Entry, record: Record[T]) -> bool:
        if entry.answer == saves.NOTHING or entry.anyway or record.step is None or record.entry.anyway:
            return False
        return self.codec.independent(self._option(entry).choice, record.step.option.choice)

    def _either_way(self, asked: Position[T], entries: Iterable[Entry], meanwhile: Sequence[Record[T]]) -> bool:
        """Whether it all comes to the same if the page had been faster: nothing that follows depends on the order."""
        options = [self._option(entry) for entry in entries]
        others = [record.step.option for record in meanwhile if record.step is not None]
        try:
            return _after(asked, *options, *others) == _after(self.position, *options)
        except Illegal:
            return False

    def _option(self, entry: Entry) -> Option:
        answer = msgspec.json.decode(entry.answer, type=self.codec.answer)
        return Option(answer.choice, answer.payment)

    def _read(self) -> bool:
        """Enter all lines of the store that are not here yet; says whether there were any, or others than are here."""
        if self.unread is not None:
            return False
        new = self._store.lines(self.found.key, max(0, len(self.lines) - 1))
        if not self.lines:
            return self._take_all(new)
        if new and new[0].text == self.lines[-1]:
            return self._take_all(new[1:])
        self._turn()
        return True

    def _turn(self) -> None:
        """Read everything anew from a store that came back without some of it, once it has been given what it lost.

        Raises ``UnknownTable`` where the table is not there any more.
        """
        code = self.found.codes.table or self.found.codes.viewer
        found = self._store.find(code)
        if found.head != self.found.head:
            raise UnknownTable(code)
        prolong(self._store, found, self.lines)
        self._begin(found)
        self.turned += 1
        self._take_all(self._store.lines(found.key))

    def _take_all(self, new: tuple[StoredLine, ...]) -> bool:
        for line in new:
            try:
                self.take(line, line.token.partition(".")[0] in self._sent)
            except Misfit as misfit:
                log.warning("line %d of a table does not fit: %s", line.number, misfit)
                self.unread = misfit
                break
        return bool(new)


def _question(position: Position[T]) -> Frame[T] | None:
    """What is asked there."""
    return None if position.top is None else position.top.question


def _after(position: Position[T], *options: Option) -> Position[T]:
    """The position after some decisions. Raises ``Illegal``."""
    for option in options:
        position = position.play(option).position
    return position
