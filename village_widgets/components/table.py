"""A game on the screen, as plain messages: what can be done, where, at what price, and what a click comes to."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import unescape
from typing import Final, Generic, NamedTuple, TypeVar

import msgspec

from village_core.kernel.frames import Table
from village_core.kernel.position import Position, Step
from village_core.kernel.saves import step_line
from village_core.kernel.values import CHANCE, Choice, Illegal, Option, Refusal, Seat
from village_widgets.components.commands import Compose, Pick, PickRow, PointAt, TableCommand, Whole, WhyNot
from village_widgets.components.composing import FEW_WAYS, composer
from village_widgets.components.scene import Panel, changed
from village_widgets.components.telling import AGENDA, Message, Plain, Played, Telling, reasons

T = TypeVar("T", bound=Table)
POINTED: Final = re.compile(r'data-at="([^"]*)"')
FEW: Final = 6
"""So many choices are shown as buttons beside the question, wherever they belong on the board."""


class Row(NamedTuple):
    """One choice with all the ways to pay for it, and where it is pointed at."""

    choice: Choice
    target: str
    options: tuple[Option, ...]


class BoardView(Generic[T]):
    """One session as one page sees it. ``version`` counts what was sent, so that a page knows when it has missed something;
    it goes on where another session was shown before.

    ``taught`` is a table of a lesson: the page keeps no copy of its game, and choices that belong on the board are not
    shown as buttons besides, for they would give the answer away. ``copied`` tells whether the page keeps a copy.
    """

    def __init__(self, session: Played[T], telling: Telling[T], taught: bool = False, version: int = 0) -> None:
        self.session = session
        self.telling = telling
        self.taught = taught
        self.copied = not taught
        self.version = version
        self._panels: tuple[Panel, ...] = ()
        self._steps: tuple[Step[T], ...] = ()
        self._rows: tuple[Row, ...] = ()
        self._named: set[str] = set()

    @property
    def viewer(self) -> Seat | None:
        """Whose hidden pieces are face up on this page."""
        return self.session.viewer

    @property
    def answering(self) -> bool:
        """Whether somebody at this page can say what is decided now."""
        return self.session.asked is not None

    # What is shown

    def whole(self) -> Message:
        """Everything, for a page that knows nothing yet."""
        self._panels, self._steps, self._named = (), (), set()
        message = self.patch()
        del message["parts"]
        message["panels"] = [*map(_whole, self._panels)]
        if self.copied:
            message["head"] = self.telling.head(self.session.game)
        message["players"] = [[name, colour] for name, colour in self.telling.seated()]
        message["seed"] = self.session.seed
        return message

    def patch(self) -> Message:
        """What has changed since the last message."""
        position = self.session.position
        viewer = self.viewer
        panels = tuple(self.telling.panels(position, viewer))
        parts = changed(self._panels, panels)
        self._panels = panels
        self._rows = self._rows_of(position)
        self.version += 1
        message: Message = {
            "v": self.version,
            "after": self.version - 1,
            "parts": {**parts},
            "names": self._names(parts),
            "own": self.telling.own(self._owner()),
            "agenda": self._agenda(position),
            "rows": [self._shown(row) for row in self._rows],
            "barred": [*self._barred(position)],
            **self._news(),
            "can": [self.session.can_undo, self.session.can_redo],
        }
        score = self.telling.score(position)
        if score is not None:
            message["score"] = [
                [*score.players],
                [[label, *points] for label, points in score.lines],
                [*score.totals],
                [*score.winners],
                score.result,
                [*score.reasons],
            ]
        return message

    def _owner(self) -> Seat | None:
        """Whose own panel stands apart from the others."""
        return self.viewer

    def _names(self, parts: dict[str, str]) -> Plain:
        """What the targets in ``parts`` are called that the page has not heard of yet."""
        found = {unescape(at) for part in parts.values() for at in POINTED.findall(part)}
        new = sorted(found - self._named)
        self._named.update(new)
        return {at: self.telling.name(at) for at in new}

    def _rows_of(self, position: Position[T]) -> tuple[Row, ...]:
        if not self.answering:
            return ()
        found: dict[Choice, list[Option]] = {}
        for option in position.options:
            found.setdefault(option.choice, []).append(option)
        return tuple(Row(choice, self.telling.target(choice, position), tuple(options)) for choice, options in found.items())

    def _shown(self, row: Row) -> Plain:
        """A row as target, label and how to pay, and whether it stands beside the question; of several ways to pay, two."""
        ways: list[Plain] = [self.telling.payment(option.payment) for option in row.options[:2]]
        beside = row.target == AGENDA or (len(self._rows) <= FEW and not self.taught)
        return [row.target, self.telling.choice(row.choice, self.session.position), ways if any(ways) else [], beside]

    def _barred(self, position: Position[T]) -> tuple[str, ...]:
        """Targets that can't be used now for a reason of their own."""
        if not self.answering:
            return ()
        open_ = {row.target for row in self._rows}
        targets = (self.telling.target(refusal.choice, position) for refusal in position.refusals)
        return tuple(dict.fromkeys(target for target in targets if target not in open_ and target != AGENDA))

    def _agenda(self, position: Position[T]) -> Plain:
        seat = position.seat
        notes = [*self.telling.notes(position)]
        if self.session.asked in self.session.people:
            notes.append(self.telling.purse(position, self.session.asked, self.viewer))
        told: list[Plain] = [seat, self.telling.decision(position), [*notes]]
        return [*told, not self.session.people and not position.over]

    def _news(self) -> Message:
        """What happened in words and as a save has it: how many steps still hold, and the lines of the steps since."""
        steps = self.session.game.steps
        same = next(
            (at for at, (old, new) in enumerate(zip(self._steps, steps, strict=False)) if old is not new),
            min(len(self._steps), len(steps)),
        )
        lines: list[Plain] = []
        for at in range(same, len(steps)):
            before = steps[at - 1].position if at else self.session.game.start
            said = self._told(steps[at], before)
            if said:
                lines.append([at, CHANCE if before.seat is None else before.seat, *said])
        self._steps = steps
        if not self.copied:
            return {"log": [same, lines]}
        return {"log": [same, lines], "kept": [same, [step_line(step) for step in steps[same:]]]}

    def _told(self, step: Step[T], before: Position[T]) -> list[str]:
        """What happened in one step, which began at ``before``, line by line."""
        return [line for event in step.events if (line := self.telling.event(event))]

    # What a click comes to

    def obey(self, command: TableCommand) -> Message | None:
        """Do what the page says about this table; a change of the game is told by whoever watches the session."""
        stale = isinstance(command, PointAt | PickRow | Pick | Compose) and command.v != self.version
        meant: Option | Message | None = {"table": self.whole()} if stale else self.meaning(command)
        return self._play(meant) if isinstance(meant, Option) else meant

    def meaning(self, command: TableCommand) -> Option | Message | None:
        """What a command of a page that has seen everything comes to: a decision, or what it is answered. Changes nothing."""
        match command:
            case PointAt(at):
                return self.point(at)
            case Pick(row, way):
                return self.pick(row, way)
            case PickRow(row):
                return self.pick(row)
            case Compose(row, put, fill):
                return self.compose(row, put, fill)
            case WhyNot():
                return self.why_not()
            case Whole():
                return {"table": self.whole()}

    def point(self, at: str) -> Option | Message:
        """What can be done at a target: the only thing that there is, a question which, or why nothing can be done."""
        rows = [(number, row) for number, row in enumerate(self._rows) if row.target == at]
        if not rows:
            return self.refuse(at)
        if len(rows) == 1 and len(rows[0][1].options) == 1:
            return rows[0][1].options[0]
        return self._ask(self.telling.name(at), rows, self._refusals(at))

    def pick(self, number: int, way: int | None = None) -> Option | Message | None:
        """A row of the list; ``way`` is which way to pay, if that was said already. Nothing for what isn't there."""
        if number >= len(self._rows):
            return None
        row = self._rows[number]
        if way is None and len(row.options) > 1:
            return self._ask(self.telling.choice(row.choice, self.session.position), [(number, row)], [])
        return row.options[way or 0] if (way or 0) < len(row.options) else None

    def compose(self, number: int, put: Sequence[str], fill: bool = False) -> Message | None:
        """Somebody puts a payment together for a row: ``put`` lies there piece by piece; ``fill`` in the rest, or not."""
        if number >= len(self._rows) or len(self._rows[number].options) <= FEW_WAYS:
            return None
        return self._composer(number, put, fill)

    def _composer(self, number: int, put: Sequence[str] | None = None, fill: bool = False) -> Message:
        """What lies there of a payment for a row, and how to go on with it."""
        position, row = self.session.position, self._rows[number]
        assert position.seat is not None
        purse, title = position.table.purse(position.seat), self.telling.choice(row.choice, position)
        return {"compose": msgspec.to_builtins(composer(self.telling, number, title, row.options, purse, put, fill))}

    def refuse(self, at: str) -> Message:
        """Why nothing can be done at ``at``: the rules with what is lacking, and where the rule texts say so."""
        position = self.session.position
        refusals = self._refusals(at) if self.answering else []
        why, rules = self._reasons(refusals), [rule for refusal in refusals for rule in refusal.rules]
        if not why:
            text, cited = self.telling.not_now(at, position)
            why = [[[], text, [*cited]]]
        return {"refused": [self.telling.name(at), why, self.telling.decision(position), [*dict.fromkeys(rules)]]}

    def why_not(self) -> Message:
        """Everything that can't be done now, and why."""
        refusals = self.session.position.refusals if self.answering else ()
        return {"why": [*self._reasons(refusals)]}

    def _play(self, option: Option) -> Message | None:
        try:
            self.session.choose(option)
        except Illegal as illegal:
            refusal, decision = illegal.refusal, self.telling.decision(self.session.position)
            return {"refused": ["", [*self._reasons([refusal])], decision, [*refusal.rules]]}
        return None

    def _ask(self, title: str, rows: list[tuple[int, Row]], refused: list[Refusal]) -> Message:
        """The one small step: which of several choices, or how to pay. Of a choice with many ways to pay none is listed."""
        position = self.session.position
        if len(rows) == 1 and len(rows[0][1].options) > FEW_WAYS:
            return self._composer(rows[0][0]) | {"barred": [*self._reasons(refused)]}
        shown: list[Plain] = []
        for number, row in rows:
            few = len(row.options) <= FEW_WAYS
            ways: list[Plain] = [self.telling.payment(option.payment) for option in row.options] if few else []
            shown.append([number, self.telling.choice(row.choice, position), ways])
        return {"ask": [title, shown, [*self._reasons(refused)]]}

    def _refusals(self, at: str) -> list[Refusal]:
        position = self.session.position
        return [refusal for refusal in position.refusals if self.telling.target(refusal.choice, position) == at]

    def _reasons(self, refusals: Iterable[Refusal]) -> list[Plain]:
        return reasons(self.telling, self.session.position, refusals, self._besides)

    def _besides(self, refusal: Refusal) -> list[Plain]:
        """What else a page is told about a choice that is refused."""
        return []


def _whole(panel: Panel) -> Plain:
    """A panel with all its parts."""
    return [panel.key, panel.title, panel.view_box, [[key, part] for key, part in panel.parts.items()]]
