"""One page at one table: what it enters, what it is told, and what happens when somebody else was faster."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable
from secrets import token_hex
from typing import Final, Generic, TypeVar

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from village_core.games import listed
from village_core.games.copying import settings_at
from village_core.kernel.frames import Table
from village_core.kernel.saves import Misfit
from village_core.kernel.values import Illegal, Option
from village_core.store.problems import StoreUnusable, UnknownTable, Unstorable
from village_widgets.companion.alternatives import alternatives, unfit_entry
from village_widgets.companion.commands import (
    Alternatives,
    Anyway,
    AtTable,
    Correct,
    Draw,
    Enter,
    EnterSeveral,
    Export,
    History,
    Input,
    InView,
    Look,
    OfferExports,
    Place,
    Share,
    Sit,
)
from village_widgets.companion.correcting import Unfitting
from village_widgets.companion.exporting import Exporting
from village_widgets.companion.logged import Record
from village_widgets.companion.messages import CompanionMessage, SharedState, ShownConflict
from village_widgets.companion.outcome import outcome
from village_widgets.companion.parts import Parts, TableView
from village_widgets.companion.past import lines, meanwhile, past, went_back
from village_widgets.companion.recording import plain_answer
from village_widgets.companion.shared import Conflict, Incoming, ReadOnly, Shared, TooEarly
from village_widgets.companion.sharing import Sharing
from village_widgets.components.coach import PageCoach
from village_widgets.components.commands import AskCoach, Command, Entering, LeaveCoach, Redo, Undo, Whole
from village_widgets.components.messages import Message, ShownPlayer

T = TypeVar("T", bound=Table)
GAP: Final = "store-gap"
"""The problem of a line that comes too early: the table is read anew, and the line comes again."""
TAPS: Final = 20
"""So many of the page's last inputs are still known when they come again."""

log = logging.getLogger(__name__)


class Seated(Generic[T]):
    """A page at a shared table. What it is told is sent by ``say``, unless it is the answer to something that it said."""

    def __init__(self, shared: Shared[T], parts: Parts[T], say: Callable[[Message], None]) -> None:
        self.shared = shared
        self.parts = parts
        self._furnish()
        self.sharing = Sharing(shared, parts.words)
        self.exporting = Exporting(shared, parts.result, parts.words)
        self.coach = PageCoach(say)
        self._say = say
        self._kept = 0
        self._turned = shared.turned
        self._taps: deque[Entering] = deque(maxlen=TAPS)
        self._base = ""

    def _furnish(self) -> None:
        """How the table is told and shown; all of it is made for the copy that lies there."""
        self._settings = settings_at(self.shared.position)
        self.told = self.parts.told(self.shared.game)
        self.players = tuple(self.parts.seated(self.shared.game))
        self.views = self.parts.views(self.shared)

    def sit(self, place: Place) -> None:
        """Whose page this is: a seat's, or the whole table's, as for everybody who only looks on."""
        sits = isinstance(place, int) and place in self.shared.people and self.shared.found.writes
        self.shared.seat = place if sits and isinstance(place, int) else None

    @property
    def by(self) -> str:
        """Who enters what this page enters; empty for a page of the whole table."""
        return "" if self.shared.seat is None else self.players[self.shared.seat].name

    # What the page is told

    def snapshot(self) -> CompanionMessage:
        """Everything."""
        self._turned = self.shared.turned
        if self._settings != settings_at(self.shared.position):
            self._furnish()
        self._base = self.parts.base(self.shared.position)
        shared = replace(
            self._about(0),
            after=UNSET,
            head=self.shared.found.head,
            names=tuple(ShownPlayer(player.name, player.colour) for player in self.players),
            codes=self.shared.found.codes,
            edition=settings_at(self.shared.position).edition,
            title=self.parts.title if len(listed()) > 1 else "",
        )
        return replace(self.views[self._base].snapshot(), shared=shared, view=self._base)

    def _news(self) -> CompanionMessage:
        """What has changed since the page was told last. Another kind of position brings its own view."""
        if self._turned != self.shared.turned or self._settings != settings_at(self.shared.position):
            return self._again()
        shared = self._about(self._kept)
        base = self.parts.base(self.shared.position)
        if base != self._base:
            self._base = base
            return replace(self.views[base].snapshot(), shared=shared, view=base)
        return replace(self.views[base].patch(), shared=shared)

    def _about(self, after: int) -> SharedState:
        """How far the table is, its lines after so many of them, and what stands above every view."""
        shared = self.shared
        self.coach.stop()
        self._kept = len(shared.lines)
        unread = shared.unread and self.parts.words.format("table-unread", number=len(shared.lines) + 1)
        return SharedState(
            v=len(shared.lines),
            after=after,
            lines=tuple(shared.lines[after:]),
            writes=shared.writes,
            unread=unread or "",
            seat=shared.seat,
            can=(shared.can_undo, shared.can_redo),
            bar=self.told.bar(shared.position),
            over=shared.position.over,
            back=went_back(shared.records[after:], self.parts.words) if after else "",
            sheets=self.exporting.sheets() if shared.position.over else (),
        )

    @property
    def _behind(self) -> bool:
        """Whether there is something that the page was not told."""
        return len(self.shared.lines) != self._kept or self._turned != self.shared.turned

    def pull(self) -> None:
        """See what others entered, and tell the page."""
        if self.shared.pull() and (news := self._seen()):
            self._say(news)

    # What the page says

    def _alternatives(self, line: int) -> CompanionMessage | None:
        """What could stand in a line instead; the history once more where the line doesn't hold any longer."""
        found = alternatives(self.shared, self.told, self.players, line) if self.shared.writes else None
        return self._past() if found is None else CompanionMessage(correcting=found)

    def _past(self) -> CompanionMessage:
        return CompanionMessage(history=past(self.shared, self.told, self.players, self.parts.words))

    def handle(self, command: AtTable) -> Message | None:
        """Do what the page says. Tokens among ``accepted`` are durable; those ``answered`` came to something else.

        Raises ``StoreUnusable`` where an input can't be stored now, and ``UnknownTable`` where the store has forgotten the
        table: the page will send it again.
        """
        match command:
            case Look(seen):
                return self._look(seen)
            case Whole():
                return self._again()
            case History():
                return self._past()
            case Alternatives(line):
                return self._alternatives(line)
            case Share(address):
                return CompanionMessage(share=self.sharing.invitations(address))
            case Sit(seat):
                self.sit(seat)
                return self._again()
            case AskCoach():
                return self.parts.ask(self.coach, self.shared)
            case LeaveCoach():
                self.coach.stop()
                return None
            case OfferExports():
                return CompanionMessage(exports=self.exporting.offer())
            case Export(what):
                exported = self.exporting.export(what)
                return None if exported is None else CompanionMessage(exported=exported)
        try:
            answer = self._tried(command)
        except StoreUnusable:
            if self._behind and (news := self._seen()):
                self._say(news)
            raise
        if not self._behind:
            return answer
        news = self._seen() or CompanionMessage()
        both = news.join(answer)
        return both if news.view is UNSET else replace(both, view=news.view)  # another kind of position: no way back to it

    def _seen(self) -> CompanionMessage | None:
        """The news, if they can be shown: a view that fails keeps back no answer. What was not told is told next time."""
        kept, turned, base = self._kept, self._turned, self._base
        try:
            return self._news()
        except Exception:
            log.exception("a view of the table failed; the table goes on")
            self._kept, self._turned, self._base = kept, turned, base
            return None

    def _look(self, seen: int) -> CompanionMessage:
        """The page is there; it is told what it has missed, if anything."""
        self.shared.pull()
        return self._again() if self._behind or seen != len(self.shared.lines) else CompanionMessage(here=True)

    def _again(self) -> CompanionMessage:
        """Everything once more, for a page that stays where it is unless the table has another view by now."""
        before = self._base
        message = self.snapshot()
        return replace(message, view=UNSET) if self._base == before else message

    def _tried(self, command: InView) -> Message | None:
        """Enter what was said, or say why it can't be entered: whatever happens, its token is not left without an answer."""
        if not isinstance(command, Entering) or not command.token:
            return self._safely(command)
        token = command.token
        accepted = CompanionMessage(accepted=(token,))
        if self.shared.number(token):
            return accepted
        try:
            answer = self._safely(command)
        except TooEarly:
            return self._again()  # it waits at the page, which learns what is asked first
        if not self.shared.number(token):
            return CompanionMessage(answered=(token,)).join(answer)
        self._taps.append(_tap(command))
        if isinstance(command, Draw):
            accepted = replace(accepted, drawn=self._drawn(token))
        # what is stored did not fail, whatever did
        return accepted if answer is None or answer.failed is True else accepted.join(answer)

    def _safely(self, command: InView) -> Message | None:
        """Enter what was said; whatever goes wrong is told, but for what the page has to say again."""
        try:
            return self._said(command)
        except (StoreUnusable, UnknownTable, TooEarly):
            raise
        except Exception:
            log.exception("an input could not be answered; the table is as it was")
            return Message(failed=True)

    def _drawn(self, token: str) -> tuple[str, ...]:
        """What the page drew for people who are to put it out now, line by line."""
        drawn = [record for record in self.shared.records if record.entry.id.partition(".")[0] == token]
        return tuple(line for record in drawn for line in lines(record, self.shared, self.told, self.parts.words))

    def _said(self, command: InView) -> Message | None:
        words = self.parts.words
        try:
            return self._do(command)
        except Conflict as conflict:
            assert isinstance(command, Entering)
            return None if self._doubled(conflict, command) else self._conflict(conflict, command)
        except Illegal as illegal:
            return self.told.refusal(illegal.refusal, self.shared.position)
        except Unfitting as unfitting:
            assert isinstance(command, Correct)
            again = replace(command, token="", v=-1)
            return CompanionMessage(unfit=unfit_entry(self.shared, self.told, self.players, unfitting, again))
        except Misfit as misfit:
            return CompanionMessage(wrong=words.format("table-misfit", detail=misfit.detail))
        except ReadOnly:
            return CompanionMessage(wrong=words.format("table-only-looking"))
        except Unstorable as error:
            if error.problem == GAP:
                raise StoreUnusable(error.problem, error.detail) from error
            return CompanionMessage(wrong=words.format(error.problem, detail=error.detail))
        except msgspec.ValidationError:
            return Message(misheard=True)

    def _do(self, command: InView) -> Message | None:
        sent = self._sent(command)
        match command:
            case Enter():
                self.shared.choose(self.shared.option(command.plain), sent=sent)
                return None
            case EnterSeveral(answers):
                self.shared.choose(*map(self.shared.option, answers), sent=sent)
                return None
            case Undo(count):
                self.shared.undo(count or None, sent)
                return None
            case Redo(count):
                self.shared.redo(count or None, sent)
                return None
            case Correct():
                return self._correct(command, sent)
        view = self._view_of(command)
        return None if view is None else view.handle(command, sent)

    def _correct(self, correction: Correct, sent: Incoming) -> CompanionMessage:
        """Correct a line, and show the history with what was entered there."""
        held = self.shared.correct(correction, sent)
        return replace(self._past(), corrected=outcome(self.shared, self.told, correction, held))

    def _sent(self, command: InView | Entering) -> Incoming:
        """Where an input comes from; one that doesn't say what its page had seen has seen everything."""
        if not isinstance(command, Entering):
            return Incoming(token_hex(8), len(self.shared.lines), self.by)
        seen = len(self.shared.lines) if command.v < 0 else command.v
        return Incoming(command.token or token_hex(8), seen, self.by, command.ahead)

    def _view_of(self, command: Command) -> TableView | None:
        """The view that answers a command, the one that belongs to the position before others."""
        first = self.views[self.parts.base(self.shared.position)]
        return next((view for view in (first, *self.views.values()) if isinstance(command, view.commands)), None)

    def _conflict(self, conflict: Conflict, command: Entering) -> CompanionMessage:
        """What was entered meanwhile, and the page's own input, to be entered still or left."""
        entered = tuple(self.shared.records[record.number - 1] for record in conflict.meanwhile)
        others = meanwhile(entered, self.shared, self.told, self.parts.words)
        mine, again = self._meant(command)
        same = isinstance(again, Enter | Anyway) and self._read(again) in _options(conflict.meanwhile)
        again = self._in_turn(again, self._sent(command))
        return CompanionMessage(conflict=ShownConflict(command.token, mine, again, same, conflict.own, others))

    def _in_turn(self, again: Input | None, sent: Incoming) -> Input | None:
        """An input to be said once more; its page keeps one that does not answer what is asked by now until that is answered."""
        match again:
            case Enter():
                first = again.plain
            case EnterSeveral(answers):
                first = answers[0]
            case _:
                return again
        return replace(again, ahead=True) if self.shared.comes_later(self.shared.option(first), sent) else again

    def _doubled(self, conflict: Conflict, command: Entering) -> bool:
        """Whether an input is nothing but the second tap on what the page itself has entered meanwhile.

        Where the question still waits below another one, as a turn below what it brought about, it may
        well have been meant twice.
        """
        if not conflict.own:
            return False
        if not isinstance(command, Enter):
            return _tap(command) in self._taps
        if self.shared.before(conflict.meanwhile[0].number).top in self.shared.position.agenda[:-1]:
            return False
        chosen = self._read(command).choice
        return any(option.choice == chosen for option in _options(conflict.meanwhile))

    def _meant(self, command: Entering) -> tuple[str, Input | None]:
        """What an input was, in words, and how it is said once more; nothing where it would mean something else by now."""
        match command:
            case Undo(count):  # so many steps lead somewhere else by now
                return self.parts.words.format("conflict-undo", count=count or 1), Undo() if count is None else None
            case Redo(count):
                return self.parts.words.format("conflict-redo", count=count or 1), Redo() if count is None else None
            case Correct():  # what it would replay is something else by now
                return self.parts.words.format("conflict-correct"), None
            case Enter():
                option = self._read(command)
                return self.told.choice(option.choice, self.shared.position), Enter(plain_answer(option))
            case EnterSeveral(answers):  # the last is what was meant, the others lead to it
                return self.told.choice(self.shared.option(answers[-1]).choice, self.shared.position), EnterSeveral(answers)
        view = self._view_of(command)
        return ("", None) if view is None else view.meant(command)

    def _read(self, command: Enter | Anyway) -> Option:
        return self.shared.option(command.plain if isinstance(command, Enter) else command.answer)


def _tap(command: Entering) -> Entering:
    """What an input says, all but its token: the same for two taps on one button."""
    return replace(command, token="")


def _options(records: Iterable[Record[T]]) -> list[Option]:
    """What was chosen in some lines, with what was paid for it."""
    return [record.step.option for record in records if record.step is not None and record.entry.answer]
