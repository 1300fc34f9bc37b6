"""Advice in a first game: the move of the good player, and the plainest reason for it."""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property
from typing import Final, Generic, TypeVar

from village_core.games import find_game
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import PrintedEdition
from village_core.games.judgement import SLIGHT, find_reason, find_usual
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Choice, Option
from village_core.players.good import build_cautious
from village_core.players.looking import foresee_options
from village_widgets.components.telling import AGENDA, Telling

T = TypeVar("T", bound=GameTable)


class Loudness(StrEnum):
    """The advice that a reader gets unasked: the move and its reason, a reason and the place of the move, or none."""

    FULL = "full"
    NUDGE = "nudge"
    ON_REQUEST = "on-request"


FADING: Final = (Loudness.FULL, Loudness.FULL, Loudness.NUDGE)
"""The loudness of the first rounds; in later ones the reader has to ask."""


def find_loudness(round: int) -> Loudness:
    """Return the loudness of unasked advice in this round, counted from 1: the whole move, later a nudge, then none."""
    return FADING[max(round, 1) - 1] if round <= len(FADING) else Loudness.ON_REQUEST


class Advice(Generic[T]):
    """Advice for the seat that decides at one position. Raises ``ValueError`` if no seat decides.

    ``best`` is the move, with further decisions of the seat, after which its lead by ``build_cautious`` is greatest: its
    points less a share of the best opponent's. Of equal moves it is the first, so that asking twice gives one answer. A game has
    a wording ``advice-<reason>`` for each reason of its judgement, which may use ``$way``: the move brings it (``gained``), or
    most other moves leave less of it (``kept``). A game's own subclass may add sentences.
    """

    def __init__(self, position: Position[T], telling: Telling[T]) -> None:
        self.game: BoardGame[T, PrintedEdition] = find_game(position.game)
        self.position = position
        self.telling = telling
        self.narrator = self.game.narrate(telling.words, tuple(name for name, _ in telling.list_seats()), position)
        self.judgement = self.game.judgements.find_judgement(len(position.table.seats))
        seat = CHANCE if position.seat is None else position.seat
        found = foresee_options(position, build_cautious(self.judgement, seat))
        self.best = max(found, key=lambda prospect: prospect.total)
        left = [self.judgement.evaluate_reasons(prospect.position.table, seat) for prospect in found]
        self.has = left[found.index(self.best)]
        """The points that the plan leaves, by reason."""
        self.usual = find_usual(left)

    # Overridden by games

    def list_moves(self) -> tuple[Option, ...]:
        """Return the first decisions of the plan, as many as advice names: the present one alone unless a game overrides this."""
        return self.best.plan[:1]

    def find_place(self, choice: Choice) -> str:
        """Return the target that a nudge names as the place of ``choice``."""
        return self.telling.find_target(choice, self.position)

    def describe_gain(self, reason: str) -> str:
        """Return a sentence about what the plan gains by ``reason``."""
        return self.format(f"advice-{reason}", way="gained")

    def list_warnings(self) -> tuple[str, ...]:
        """Return sentences about costs of the plan that a reader may not see; none unless a game overrides this."""
        return ()

    # Common to all games

    def describe(self, loud: Loudness) -> tuple[str, ...]:
        """Return the advice in sentences: the moves of ``list_moves``, their reason, and warnings.

        For ``Loudness.NUDGE`` it is the first sentence of the reason, the place of the move, and warnings; for
        ``Loudness.ON_REQUEST`` it is empty.
        """
        if loud is Loudness.ON_REQUEST:
            return ()
        why = self._describe_reason()
        if loud is Loudness.NUDGE:
            return (why[0], self._describe_place(), *self.list_warnings())
        first, *rest = map(self._describe_move, self.list_moves())
        moves = (self.format("advice-move", move=first), *(self.format("advice-then", move=move) for move in rest))
        return (*moves, *why, *self.list_warnings())

    def format(self, key: str, **values: str | int) -> str:
        """Return a wording with ``values`` and the edition's numbers filled in."""
        return self.narrator.format_with_numbers(key, **values)

    @cached_property
    def consequences(self) -> tuple[tuple[Event[T], ...], T]:
        """The events of the plan, and the table after it."""
        events: list[Event[T]] = []
        position = self.position
        for option in self.best.plan:
            step = position.play(option)
            events += step.events
            position = step.position
        return tuple(events), position.table

    def _describe_reason(self) -> tuple[str, ...]:
        """Return a sentence or two about the reason in which the plan is furthest ahead of most other moves.

        If the plan only keeps those points, a sentence about its greatest gain comes first, if it has a gain. A plan without a
        lead is explained by its greatest gain alone. A sole option, doing nothing, and a plan without lead and gain have
        sentences of their own.
        """
        if len(self.position.options) == 1:
            return (self.format("advice-only"),)
        if self.telling.style_choice(self.best.plan[0].choice, self.position).quiet:
            return (self.format("advice-enough"),)
        seat, has = self.position.seat, self.has
        assert seat is not None
        now = self.judgement.evaluate_reasons(self.position.table, seat)
        edge, gain = find_reason(has, self.usual), find_reason(has, now)
        if edge is not None and has[edge] - now[edge] > SLIGHT:
            return (self.describe_gain(edge),)
        won = () if gain is None else (self.describe_gain(gain),)
        if edge is not None:
            return (*won, self.format(f"advice-{edge}", way="kept"))
        return won or (self.format("advice-even"),)

    def _describe_place(self) -> str:
        """Return a sentence about the place on the board where the advised move is made, or that it is made beside the board."""
        target = self.find_place(self.best.plan[0].choice)
        if target == AGENDA:
            return self.format("advice-where-agenda")
        return self.format("advice-where", place=self.telling.name_target(target))

    def _describe_move(self, option: Option) -> str:
        move, price = (
            self.telling.describe_choice(option.choice, self.position),
            self.telling.describe_payment(option.payment, self.position.table),
        )
        return self.format("advice-priced", move=move, price=price) if price else move
