"""A game on the screen, message by message: the choices, their targets and prices, and the answer to a click."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from village_core.games.board_game import GameTable
from village_core.kernel.position import Position
from village_core.kernel.values import Option, Refusal, Seat
from village_core.players.because import can_explain
from village_widgets.components import commands, rows
from village_widgets.components.asked import AskedRow, BarringRule, ChoiceQuestion, PaidAnyway, ShownRefusal, Sign, Way
from village_widgets.components.board import DrawnBoard
from village_widgets.components.composing import FEW_WAYS, build_composer, build_way
from village_widgets.components.glance import Strips
from village_widgets.components.glossary import list_forms
from village_widgets.components.grouping import UNGROUPED, GroupedChoice, GroupedRows, find_beside, group_rows
from village_widgets.components.keptgame import KeptGame
from village_widgets.components.logbook import Logbook
from village_widgets.components.messages import Agenda, Aside, BoardPlayer, BoardState, Message, Score, ShownRow
from village_widgets.components.places import POINT, find_targets
from village_widgets.components.scene import Panel, find_changes
from village_widgets.components.session import GameInPlay
from village_widgets.components.strips import ShownPlace
from village_widgets.components.telling import AGENDA, Telling, list_reasons, list_rules

T = TypeVar("T", bound=GameTable)
V = TypeVar("V", bound=Hashable)
K = TypeVar("K", str, int)


class BoardView(Generic[T]):
    """One session as one page sees it.

    ``version`` counts the messages, so that a page notices a missed one; it goes on where another session was shown before.
    ``taught`` is a table of a lesson: the page keeps no copy of its game, and choices on the board have no buttons, which would
    give the answer away. ``copied``: the page keeps a copy. ``coached``: the questions that its coach answers. ``habits``:
    whether forced moves are made automatically, and whether the page is covered when it changes hands.
    """

    def __init__(self, session: GameInPlay[T], telling: Telling[T], taught: bool = False, version: int = 0) -> None:
        self.session = session
        self.telling = telling
        self.taught = taught
        self.copied = not taught
        self.coached: tuple[Aside, ...] = ()
        self.habits = commands.Habits(forced=False, cover=False)
        self.version = version
        self._panels: tuple[Panel, ...] = ()
        self._board = DrawnBoard(telling)
        self.logbook = Logbook(telling)
        self._kept: KeptGame[T] = KeptGame()
        self._rows: tuple[rows.ChoiceRow, ...] = ()
        self._named: set[str] = set()
        self._holder: Seat | None = None
        self._forced: rows.ForcedNote[T] = rows.ForcedNote()
        self._strips = Strips(telling)
        self._sent: dict[str, Hashable] = {}

    @property
    def viewer(self) -> Seat | None:
        """The seat whose hidden pieces are face up on this page; None if all stay hidden."""
        return self._holder if self.soon and len(self.session.people) > 1 else None if self.covered else self.session.viewer

    @property
    def answering(self) -> bool:
        """True if this page makes the next decision now; False while it is ``covered``, until the page has changed hands."""
        return self.session.asked is not None and not self.covered

    @property
    def covered(self) -> bool:
        """True if the page must change hands first: another person decides, and hidden pieces would turn over.

        Always False without the reader's habit ``cover``.
        """
        asked = self.session.asked
        if asked is None or asked == self._holder or self.soon or not self.habits.cover or len(self.session.people) < 2:
            return False
        return self.telling.has_hidden_pieces(self.session.position, asked)

    @property
    def soon(self) -> bool:
        """True if a person's next move is forced and, by a habit, made in a moment; until then the page doesn't change hands."""
        return self.habits.forced and self.session.asked is not None and len(self.session.position.options) == 1

    # Describing the table

    def snapshot(self) -> BoardState:
        """Return the whole board, for a page that knows nothing yet, and go on to the next version, as ``patch`` does."""
        self._panels, self._named, self._sent = (), set(), {}
        self._strips.forget()
        self.logbook.forget()
        players = self.session.game.players
        head = self._kept.begin(self.telling.write_head(self.session.game)) if self.copied else UNSET
        return replace(
            self.patch(),
            after=UNSET,
            parts=UNSET,
            panels=tuple(map(Panel.render, self._panels)),
            glossary=list_forms(self.telling.glossary, self.telling.words),
            game=self.session.position.game,
            head=head,
            players=tuple(BoardPlayer(*each, can_explain(players, seat)) for seat, each in enumerate(self.telling.list_seats())),
            seed=self.session.seed,
        )

    def patch(self) -> BoardState:
        """Return the changes since the last message, and go on to the next version; the page then counts as knowing them."""
        position, owner, cover = self.session.position, self._find_owner(), self._ask_to_hand_on()
        panels = self._draw_panels(position)
        parts = find_changes(self._panels, panels)
        moving, soon, self._panels = bool(self._panels), self.soon, panels
        self._rows = self._find_rows(position)
        grouped = group_rows(self.telling, position, self._rows, self.taught)
        seen = () if self.taught else self.telling.list_places(position, owner)
        before, self.version = self.version, self._find_version()
        same, log = self.logbook.describe_news(self.session.game, panels, moving)
        score = self._build_score(position)
        told = soon or (moving and self.habits.forced)
        self._forced = rows.note_forced(self.telling, self.session, log.since, soon) if told else rows.ForcedNote()
        return BoardState(
            v=self.version,
            after=before,
            parts=parts,
            names=self._name_new(parts) or UNSET,
            own=self._take_if_new("own", self.telling.find_own_panel(owner)),
            strip=self._strips.render_own(position, owner),
            others=UNSET if self.taught else self._strips.render_others(position, owner),
            asides=self._take_if_new("asides", self._list_asides()),
            agenda=self._build_agenda(position),
            watching=not self.session.people and not position.over,
            rows=self._list_rows(grouped),
            signs=self._list_new({**grouped.signs, **{place.key: Sign(place.label, place.pictures) for place in seen}}),
            places=self._list_new({n: ShownPlace(place.key, place.at, place.lying) for n, place in enumerate(seen)}),
            barred=self._find_barred(position, self._rows),
            misplaced=rows.list_misplaced_pieces(self.telling, position, self._rows) if self.answering else (),
            forced=self._forced.said,
            soon=soon,
            cover=cover,
            alike=(self.telling.list_aliases(position) if self._rows else {}) or UNSET,
            log=log,
            kept=self._kept.continue_from(same, self.session.game.steps) if self.copied else UNSET,
            progress=self._describe_stage(position) if self.copied else UNSET,
            can=self._take_if_new("can", (self.session.can_undo, self.session.can_redo)),
            score=UNSET if score is None else score,
        )

    def _describe_stage(self, position: Position[T]) -> str | UnsetType:
        """Say how far the game is; UNSET if its round has not changed and it is not newly over."""
        new = self._take_if_new("stage", (position.table.round, position.over))
        return UNSET if new is UNSET else self.telling.describe_stage(position)

    def uncover(self) -> Message:
        """Show the board, because the player who decides has the page in their hands: return the message with the changes."""
        self._holder = self.session.asked
        return Message(table=self.patch())

    def _ask_to_hand_on(self) -> str:
        """Ask in words to hand the page on if it is ``covered``, else return "" and note that the person who decides has it.

        Nothing is noted while no person decides, and while a forced move is made ``soon``.
        """
        if (asked := self.session.asked) is None:
            return ""
        if self.covered:
            return self.telling.words.format("cover-for", who=self.session.game.players[asked].name)
        self._holder = self._holder if self.soon else asked
        return ""

    def _find_version(self) -> int:
        """Return the number of the next message, which its page has from then on as its version."""
        return self.version + 1

    def _find_owner(self) -> Seat | None:
        """Return the seat whose panel stands apart from the others; None if no panel does."""
        return self.viewer if self.soon else self.session.viewer

    def _draw_panels(self, position: Position[T]) -> tuple[Panel, ...]:
        """Draw the panels of a position; every position has the same panels with the same parts."""
        return self._board.draw(position, self.viewer)

    def _build_score(self, position: Position[T]) -> Score | None:
        """Build the final score, or None while the game goes on."""
        return self.telling.build_score(position)

    def _take_if_new(self, field: str, value: V) -> V | UnsetType:
        """Return the value of a field, which the page is taken to have from then on; UNSET if it has it already."""
        if field in self._sent and self._sent[field] == value:
            return UNSET
        self._sent[field] = value
        return value

    def _list_new(self, values: Mapping[K, V]) -> Mapping[K, V] | UnsetType:
        """Return, by key, the values that are new or changed for the page, and take it to have them; UNSET if there is none."""
        return {key: value for key, value in values.items() if self._take_if_new(f"of {key}", value) is not UNSET} or UNSET

    def _list_asides(self) -> tuple[Aside, ...]:
        """List the questions that can be asked beside the decision, such as the coach's; none in a lesson."""
        return () if self.taught else rows.list_asides(self.telling, self.session, self.answering, self.coached)

    def _name_new(self, parts: Mapping[str, str]) -> Mapping[str, str]:
        """Return, by target, the names in ``parts`` that were not sent since the last snapshot; now they count as sent."""
        new = sorted(find_targets(parts) - self._named)
        self._named.update(new)
        return {at: self.telling.name_target(at) for at in new}

    def _find_rows(self, position: Position[T]) -> tuple[rows.ChoiceRow, ...]:
        return rows.list_rows(self.telling, position) if self.answering else ()

    def _list_rows(self, grouped: GroupedRows = UNGROUPED) -> tuple[ShownRow, ...]:
        """List the rows for the page, some of them in groups."""
        beside = find_beside(self._rows, self.taught)
        shown = (self._render_row(row, row.target in beside) for row in self._rows)
        groups = (grouped.rows.get(row.number, GroupedChoice())._asdict() for row in self._rows)
        listed = (replace(row, **group) for row, group in zip(shown, groups, strict=True))
        return tuple(row if row.number != place else replace(row, number=UNSET) for place, row in enumerate(listed))

    def _render_row(self, row: rows.ChoiceRow, beside: bool) -> ShownRow:
        """Render a row, ``beside`` the question or in the list."""
        ways = tuple(build_way(self.telling, option.payment, self.session.position.table) for option in row.options[:2])
        said, look = self.telling.describe_choice(row.choice, self.session.position), row.look
        note = "" if self.taught else rows.warn_idle(self.telling, self.session.position, row)
        asked = ways if any(way.said for way in ways) else ()
        piece, place = (UNSET if name == row.target else name for name in row.carry or (row.target, row.target))
        return ShownRow(row.target, said, row.number, piece, place, asked, beside, look.pictures, look.quiet, note)

    def _find_barred(self, position: Position[T], legal: Iterable[rows.ChoiceRow]) -> tuple[str, ...]:
        """Find the targets on the board where the rules refuse all that is offered; those of ``legal`` are left out.

        Empty unless this page makes the next decision.
        """
        if not self.answering:
            return ()
        open_ = {row.target for row in legal}
        targets = (self.telling.find_target(refusal.choice, position) for refusal in position.refusals)
        return tuple(dict.fromkeys(target for target in targets if target not in open_ and target != AGENDA))

    def _build_agenda(self, position: Position[T]) -> Agenda:
        notes = self.telling.list_notes(position)
        asked = self.session.asked
        if asked in self.session.people and asked != self._find_owner():
            notes = (*notes, self.telling.describe_purse(position, asked))
        return Agenda(position.seat, "" if self.soon else self.telling.describe_decision(position), notes)

    # Answering a click

    def interpret(self, command: commands.TableCommand) -> Option | Message | None:
        """Return the decision that a command means, or the answer to it; None if nothing is to be said. The game stays as it is.

        The caller must check that the page which sent it is up to date.
        """
        match command:
            case commands.PointAt(at, piece):
                return self.point(at, piece)
            case commands.Pick(row, way):
                return self.pick(row, way)
            case commands.PickRow(row):
                return self.pick(row)
            case commands.Compose(row, put, fill):
                return self.compose(row, put, fill)
            case commands.WhyNot(forced):
                return self.explain_forced() if forced else self.explain_refusals()
            case commands.AskReason(step):
                said = self.telling.explain_step(self.session.game, step)
                return Message(because=(step, said)) if said else None
            case commands.ExplainWord(word):
                meaning = self.telling.explain_word(word, self._panels, self.viewer)
                return None if meaning is None else Message(meaning=meaning)
            case commands.ShowOdds():
                return Message(odds=() if self.covered else self.telling.describe_odds(self.session.position, self.viewer))
            case commands.Whole():
                return Message(table=self.snapshot())

    def name_place(self, at: str) -> str:
        """Name a place: a target by its name, a point of a panel (its key and ``@``) by the panel's title."""
        return next((panel.title for panel in self._panels if at == f"{panel.key}{POINT}"), "") or self.telling.name_target(at)

    def point(self, at: str, piece: str = "") -> Option | Message:
        """Answer pointing at a target, or putting a piece down there.

        The answer is the only choice with its only payment, a question, or the reasons against all choices there. A question
        chooses between several choices or payments, or shows a description of the target before its only choice is made.
        """
        at = self.telling.list_aliases(self.session.position).get(at, at) if self.answering else at
        found = [row for row in self._rows if row.is_meant_at(at, piece)]
        if not found:
            return self.explain_refusal(at, piece)
        about = "" if piece else self.telling.describe_target(at)
        if len(found) == 1 and len(found[0].options) == 1 and not about:
            return found[0].options[0]
        return self._ask(self.telling.name_target(piece or at), found, self._find_refusals(at, piece), about)

    def pick(self, number: int, way: int | None = None) -> Option | Message | None:
        """Return the option that a picked row stands for, paid in this ``way``.

        Without a ``way`` return the question how to pay, if there are several ways. None for a row or a way that doesn't exist.
        """
        row = rows.find_row(self._rows, number)
        if row is None:
            return None
        if way is None and len(row.options) > 1:
            return self._ask(self.telling.describe_choice(row.choice, self.session.position), [row], [])
        return row.options[way or 0] if (way or 0) < len(row.options) else None

    def compose(self, number: int, put: Sequence[str], fill: bool = False) -> Message | None:
        """Say what the pieces ``put`` for a row's payment come to so far; ``fill`` adds the rest.

        None if the row doesn't exist, or its ways to pay are few enough to be listed.
        """
        row = rows.find_row(self._rows, number)
        return None if row is None or len(row.options) <= FEW_WAYS else self._build_composer(row, put, fill)

    def _build_composer(self, row: rows.ChoiceRow, put: Sequence[str] | None = None, fill: bool = False) -> Message:
        """Build the message for a payment with the pieces ``put``, None at its beginning; ``fill``: the game adds the rest."""
        position = self.session.position
        assert position.seat is not None
        purse, title = position.table.find_purse(position.seat), self.telling.describe_choice(row.choice, position)
        return Message(compose=build_composer(self.telling, row.number, title, row.options, purse, put, fill, position.table))

    def explain_refusal(self, at: str, piece: str = "") -> Message:
        """Explain why nothing can be done at ``at``, or with ``piece`` there: rules, lacking pieces, citations.

        If no rule refuses anything there, or this page doesn't make the next decision, say that it can't be done now.
        """
        position = self.session.position
        refusals = self._find_refusals(at, piece) if self.answering else []
        why, rules = self._list_reasons(refusals), list_rules(refusals)
        if not why:
            text, rules = self.telling.explain_not_now(at, position, self.viewer)
            why = (BarringRule((), text, self.telling.cite(rules)),)
        tell, there = self.telling, piece or at
        name, decision, about = tell.name_target(there), tell.describe_decision(position), tell.describe_target(there)
        return Message(refused=ShownRefusal(name, why, decision, rules, about=about))

    def explain_refusals(self) -> Message:
        """Explain every choice that the rules refuse now; nothing if this page doesn't make the next decision."""
        return Message(why=self._list_reasons(self.session.position.refusals if self.answering else ()))

    def explain_forced(self) -> Message | None:
        """Return why the forced move that the page shows had no alternative, what lacked least first; None without one."""
        _, title, at = self._forced
        if at is None:
            return None
        return Message(refused=ShownRefusal(title, list_reasons(self.telling, at, rows.rank_refusals(at))))

    def refuse(self, refusal: Refusal) -> Message:
        """Return the message that explains why the rules refuse the choice of ``refusal``."""
        decision = self.telling.describe_decision(self.session.position)
        return Message(refused=ShownRefusal("", self._list_reasons([refusal]), decision, list_rules([refusal])))

    def _ask(self, title: str, found: list[rows.ChoiceRow], refused: list[Refusal], about: str = "") -> Message:
        """Ask which of several choices is meant, or how to pay; many ways to pay for a single choice are composed, not listed."""
        if len(found) == 1 and len(found[0].options) > FEW_WAYS:
            return replace(self._build_composer(found[0]), barred=self._list_reasons(refused))
        position = self.session.position
        say = self.telling.describe_choice
        asked = (AskedRow(row.number, say(row.choice, position), self._list_ways(row), row.look.pictures) for row in found)
        return Message(ask=ChoiceQuestion(title, tuple(asked), self._list_reasons(refused), about))

    def _list_ways(self, row: rows.ChoiceRow) -> tuple[Way, ...]:
        """List the ways to pay for a row; none if there are more than ``FEW_WAYS``."""
        options = row.options if len(row.options) <= FEW_WAYS else ()
        return tuple(build_way(self.telling, option.payment, self.session.position.table) for option in options)

    def _find_refusals(self, at: str, piece: str = "") -> list[Refusal]:
        """Return the refusals of choices whose target is ``at``; with a ``piece``, of choices that carry this piece to ``at``."""
        position, tell = self.session.position, self.telling
        if piece:
            return [refusal for refusal in position.refusals if tell.carry(refusal.choice, position) == (piece, at)]
        return [refusal for refusal in position.refusals if tell.find_target(refusal.choice, position) == at]

    def _list_reasons(self, refusals: Iterable[Refusal]) -> tuple[BarringRule, ...]:
        return list_reasons(self.telling, self.session.position, refusals, self._find_anyway)

    def _find_anyway(self, refusal: Refusal) -> tuple[PaidAnyway, ...]:
        """List how a refused choice may have happened anyway; empty unless a page on which people report overrides it."""
        return ()
