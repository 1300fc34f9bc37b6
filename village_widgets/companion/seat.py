"""One page at one table: the messages that it gets, and the answers to its commands."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from village_core.games.board_game import GameTable
from village_core.games.copying import find_settings
from village_core.games.outcome import Outcome
from village_core.games.tallying import find_filled
from village_core.kernel.values import Option
from village_core.store.problems import StoreUnusable, UnknownTable
from village_widgets.companion import commands, outcomes
from village_widgets.companion.alternatives import describe_unfitting, list_alternatives
from village_widgets.companion.commands import Asking, Correct, Draw, Enter, EnterSeveral, Input
from village_widgets.companion.effects import describe_effects
from village_widgets.companion.exporting import Exporting
from village_widgets.companion.inbox import Inbox
from village_widgets.companion.messages import CompanionMessage, SharedState, ShownConflict
from village_widgets.companion.parts import AnyParts
from village_widgets.companion.past import LONGEST, describe_line, describe_turning, list_meanwhile, list_past
from village_widgets.companion.shared import SharedTable
from village_widgets.companion.sharing import Sharing
from village_widgets.companion.timely import must_wait
from village_widgets.companion.views import RestatedInput, TableView
from village_widgets.components.coach import PageCoach
from village_widgets.components.commands import AskCoach, Command, Entering, LeaveCoach, Redo, Undo, Whole
from village_widgets.components.messages import Message, ShownPlayer

T = TypeVar("T", bound=GameTable)

log = logging.getLogger(__name__)


class SentState(NamedTuple):
    """The part of a table that a page was told: the number of its lines, and whether one after them can't be read.

    ``turned`` counts how often the log was read again, ``following`` is the code of the players' next table.
    """

    lines: int
    turned: int
    following: str
    unread: bool


class TableSession(Generic[T]):
    """A page at a shared table. ``send`` sends the page what its coach finds later.

    ``by`` is the player who enters what this page enters; empty for a page of the whole table.
    """

    def __init__(self, shared: SharedTable[T], parts: AnyParts[T], send: Callable[[Message], None]) -> None:
        self.shared = shared
        self.parts = parts
        self.inbox = Inbox(shared)
        self.by = ""
        self._prepare()
        self.sharing = Sharing(shared, parts.words)
        self.exporting = Exporting(shared, parts.build_result, parts.words)
        self.coach = PageCoach(send)
        self._told = SentState(0, shared.turned, "", unread=False)
        self._base = parts.find_view(shared.position)

    def _prepare(self) -> None:
        """Build the account and the views for the copy that lies on the table."""
        self._settings = find_settings(self.shared.position)
        self.account = self.parts.build_account(self.shared.game)
        self.players = self.account.players
        self.views = self.parts.build_views(self.shared, self.account)

    def sit(self, place: commands.PagePlace) -> None:
        """Give this page to a seat, or to the whole table; a page that may only look belongs to the whole table.

        So does one that asks for a seat that the table doesn't have.
        """
        sits = isinstance(place, int) and place in self.shared.people and self.shared.found.writes
        seat = self.shared.seat = place if sits and isinstance(place, int) else None
        self.by = "" if seat is None else self.players[seat].name

    # Messages to the page

    def snapshot(self) -> CompanionMessage:
        """Return the message that shows everything about the table, whose lines then count as sent to the page."""
        if self._settings != find_settings(self.shared.position):
            self._prepare()
        self._base = self.parts.find_view(self.shared.position)
        shared = replace(
            self._build_state(0),
            after=UNSET,
            head=self.shared.found.head,
            names=tuple(ShownPlayer(player.name, player.colour) for player in self.players),
            codes=self.shared.found.codes,
            edition=find_settings(self.shared.position).edition,
            game=self.parts.codec.name,
        )
        return replace(self.views[self._base].snapshot(), shared=shared, view=self._base)

    def read_news(self) -> CompanionMessage | None:
        """Return the changes since the last message to the page, which then count as sent; None without any, or if a view fails.

        The changes of a view that failed come with the next message, so that it delays no answer.
        """
        told, base = self._told, self._base
        if told == self._describe_state():
            return None
        try:
            return self._build_news()
        except Exception:
            log.exception("a view of the table failed; the table goes on")
            self._told, self._base = told, base
            return None

    def _describe_state(self) -> SentState:
        """Describe what a page is told of the table as it is now."""
        shared = self.shared
        return SentState(len(shared.lines), shared.turned, shared.following, shared.unread is not None)

    def _build_news(self) -> CompanionMessage:
        """Build the news: the changes, or everything if the log was read again or the copy has changed.

        A position of another kind brings its own view.
        """
        if self._told.turned != self.shared.turned or self._settings != find_settings(self.shared.position):
            return self._build_again()
        shared = self._build_state(self._told.lines)
        base = self.parts.find_view(self.shared.position)
        if base != self._base:
            self._base = base
            return replace(self.views[base].snapshot(), shared=shared, view=base)
        return replace(self.views[base].patch(), shared=shared)

    def _build_state(self, after: int) -> SharedState:
        """Return the state of the table with its lines after the first ``after`` ones, and what stands above every view.

        From then on these lines count as sent to the page. The page's coach stops.
        """
        shared = self.shared
        self.coach.stop()
        self._told = self._describe_state()
        outcome = self._find_outcome()
        unread = shared.unread and self.parts.words.format("table-unread", number=len(shared.lines) + 1)
        return SharedState(
            v=len(shared.lines),
            after=after,
            lines=tuple(shared.lines[after:]),
            writes=shared.writes,
            unproven=shared.writes and shared.found.unproven,
            unread=unread or "",
            seat=shared.seat,
            can=(shared.can_undo, shared.can_redo),
            bar=self.account.describe_bar(shared.position),
            over=shared.position.over,
            back=describe_turning(shared.records[after:], self.parts.words) if after else "",
            sheets=self.exporting.list_sheets() if shared.position.over else (),
            totals=tuple(sheet.total for sheet in outcome.sheets) if outcome else (),
            winners=outcome.winners if outcome else (),
            next=shared.following if shared.position.over else "",
        )

    def _find_outcome(self) -> Outcome | None:
        """Return the outcome of a game that is over; None before that, and if numbers of the final sheet are unknown."""
        table, filled = self.shared.position.table, find_filled(self.shared.game)
        return None if filled is not None and filled.list_missing(table) else table.outcome

    def pull(self) -> CompanionMessage | None:
        """Read what other pages entered, and return the news, which may be only that the players' next table has begun.

        Returns None if there are none, or if a view fails.
        """
        return self.read_news() if self.shared.pull() else None

    def _build_again(self) -> CompanionMessage:
        """Return the message that shows everything once more; it names a view only if the table's view has changed."""
        before = self._base
        message = self.snapshot()
        return replace(message, view=UNSET) if self._base == before else message

    def tell_again(self) -> CompanionMessage:
        """Build the account and the views in the language spoken by now, and return the message that shows everything.

        The coach's last answer is included.
        """
        self._prepare()
        return self._build_again().join(self.coach.tell_again())

    # Commands of the page

    @property
    def _about(self) -> Mapping[type[Command], TableView[T]]:
        """The view that each kind of command is about: the table's own view goes before the others."""
        views = (*self.views.values(), self.views[self._base])
        return {kind: view for view in views for kind in view.commands}

    def answer(self, command: Asking) -> Message | None:
        """Answer a command that enters nothing. Raises ``StoreUnusable`` and ``UnknownTable``.

        A page that asks about a line that it can't correct gets the history instead.
        """
        match command:
            case commands.Look(seen):
                return self._look(seen)
            case Whole():
                return self._build_again()
            case commands.History():
                return self._build_history()
            case commands.Alternatives(line):
                found = list_alternatives(self.shared, self.account, line) if self.shared.writes else None
                return self._build_history() if found is None else CompanionMessage(correcting=found)
            case commands.ShareTable(address):
                return CompanionMessage(share=self.sharing.build_invitations(address))
            case commands.Sit(seat):
                self.sit(seat)
                return self._build_again()
            case AskCoach():
                return self.parts.ask_coach(self.coach, self.shared)
            case LeaveCoach():
                self.coach.stop()
                return None
            case commands.OfferExports():
                return CompanionMessage(exports=self.exporting.list_offers())
            case commands.Export(what):
                exported = self.exporting.export(what)
                return None if exported is None else CompanionMessage(exported=exported)
        view = self._about.get(type(command))
        return None if view is None else view.answer(command)

    def _look(self, seen: int) -> CompanionMessage:
        """Answer a sign of life: with everything if the page has missed something, else only that its process is alive."""
        self.shared.pull()
        missed = seen != self._told.lines or self._told != self._describe_state()
        return self._build_again() if missed else CompanionMessage(here=True)

    def _build_history(self) -> CompanionMessage:
        return CompanionMessage(history=list_past(self.shared, self.account))

    def enter(self, command: Input) -> Message | None:
        """Enter an input, and return the message about its result, with the news. Raises ``StoreUnusable`` and ``UnknownTable``.

        Whatever else fails, its token is answered: tokens ``accepted`` are stored for good, those ``answered`` were not
        stored. An input that is too early stays at the page, which learns what is asked first.
        """
        view = self._about.get(type(command))
        answer: Message | None = Message(failed=True)
        try:
            outcome = self.inbox.receive(command, view, self.by)
            if isinstance(outcome, outcomes.TooEarly):
                return self._build_again()
            answer = self._show(outcome, command, view)
        except (StoreUnusable, UnknownTable):
            raise
        except Exception:
            log.exception("a page's command failed; the table goes on")
        if command.token and command.token in self.shared.numbers:
            done = CompanionMessage(accepted=(command.token,))
            answer = done if answer is None or answer.failed is True else done.join(answer)
        elif command.token:
            answer = CompanionMessage(answered=(command.token,)).join(answer)
        if (news := self.read_news()) is None:
            return answer
        both = news.join(answer)
        return both if news.view is UNSET else replace(both, view=news.view)  # of a new kind: the page can't return

    # Outcomes of inputs

    def _tell_already(self, told: outcomes.AlreadyEntered[T], token: str) -> CompanionMessage:
        """Return the news, with a sentence (``back``) that another page had entered the same before.

        The tokens of those lines are ``accepted`` too: this browser remembers them as its own.
        """
        news = self.read_news() or CompanionMessage()
        who = told.records[0].entry.by[:LONGEST] or self.parts.words.format("back-somebody")
        lines = " ".join(line for record in told.records for line in describe_line(self.shared, self.account, record))
        state = news.shared
        if state is UNSET:
            before = self._told
            state = self._build_state(len(self.shared.lines))
            self._told = before  # news that a view failed to show are still to be told
        back = self.parts.words.format("back-already", who=who, said=lines)
        return replace(
            news,
            shared=replace(state, back=back),
            accepted=(token, *(record.entry.id.partition(".")[0] for record in told.records)),
        )

    def _show(self, outcome: outcomes.Outcome[T], command: Entering, view: TableView[T] | None) -> Message | None:
        """Return the message about the result of an input to ``view``, if it is about one; None if the news say all."""
        match outcome, command:
            case outcomes.Stored(_, held), Correct():  # the table doesn't show what a correction changed
                return replace(self._build_history(), corrected=describe_effects(self.shared, self.account, command, held))
            case outcomes.Stored(), Draw() if command.token:  # players now lay out what was drawn
                drawn = [record for record in self.shared.records if record.entry.id.partition(".")[0] == command.token]
                lines = (line for record in drawn for line in describe_line(self.shared, self.account, record))
                return CompanionMessage(drawn=tuple(lines))
            case outcomes.Stored(), _:
                return None if view is None else view.confirm(command)
            case outcomes.AlreadyEntered(), _:
                return self._tell_already(outcome, command.token)
            case outcomes.Unchanged(message), _:
                return message
            case outcomes.Conflict(), _:
                return self._ask(outcome, command, view)
            case outcomes.Refused(refusal), _:
                own = None if view is None else view.explain_refusal(refusal)
                return own or self.account.explain_refusal(refusal, self.shared.position)
            case outcomes.Unfitting(), Correct():
                again = replace(command, token="", v=-1)
                return CompanionMessage(unfit=describe_unfitting(self.shared, self.account, outcome, again))
            case outcomes.Rejected(problem, detail), _:
                return CompanionMessage(wrong=self.parts.words.format(problem, detail=detail))
        return None

    def _ask(self, conflict: outcomes.Conflict[T], command: Entering, view: TableView[T] | None) -> CompanionMessage:
        """Ask whether an input is to be entered still, after what was entered meanwhile, or in the place of a rival line."""
        mine, again, _ = self._restate(command, conflict.options, view)
        others = list_meanwhile(self.shared, self.account, conflict.meanwhile)
        instead = None
        if (rival := conflict.rival) is not None and rival.step is not None:  # worded alike, to compare them
            option, before = conflict.options[0], self.shared.find_position(rival.number)
            mine, theirs = (self.account.describe_option(each, before) for each in (option, rival.step.option))
            first = conflict.meanwhile[0].number
            others = tuple(
                replace(other, lines=(theirs,)) if at == rival.number else other for at, other in enumerate(others, first)
            )
            instead = Correct(line=rival.number, answer=commands.to_answer(option))
        if isinstance(again, Enter | EnterSeveral) and command.v >= 0 and must_wait(self.shared, conflict.options[0], command.v):
            again = replace(again, ahead=True)  # the page keeps the input until the open question is answered
        return CompanionMessage(conflict=ShownConflict(command.token, mine, again, instead, conflict.own, others))

    def _restate(self, command: Entering, options: Sequence[Option], view: TableView[T] | None) -> RestatedInput:
        """Describe a late input, with the command that still enters it, if any; ``view`` describes its own inputs."""
        words, position = self.parts.words, self.shared.position
        match command:
            case Undo(count):  # going back n steps would lead elsewhere by now
                return RestatedInput(words.format("conflict-undo", count=count or 1), Undo() if count is None else None)
            case Redo(count):
                return RestatedInput(words.format("conflict-redo", count=count or 1), Redo() if count is None else None)
            case Correct():  # a correction would replay other lines by now
                return RestatedInput(words.format("conflict-correct"))
            case Enter() | EnterSeveral():  # the player meant the last decision; the others lead to it
                again = Enter(commands.to_answer(options[0])) if isinstance(command, Enter) else EnterSeveral(command.answers)
                return RestatedInput(self.account.describe_choice(options[-1].choice, position), again)
        return RestatedInput() if view is None else view.restate(command)
