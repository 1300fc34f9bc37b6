"""Advice in a first game: what the good player would do, and the plainest reason for it."""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property
from typing import Final, Generic, TypeVar

from village_core.games import find_game
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import PrintedEdition
from village_core.games.judgement import SLIGHT, find_reason, take_usual
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Choice, Option
from village_core.players.good import cautious_evaluator
from village_core.players.looking import prospects
from village_widgets.components.telling import AGENDA, Telling

T = TypeVar("T", bound=GameTable)


class Loudness(StrEnum):
    """How much is said unasked: the move and why, only what matters, or nothing until somebody asks."""

    FULL = "full"
    NUDGE = "nudge"
    ON_REQUEST = "on-request"


FADING: Final = (Loudness.FULL, Loudness.FULL, Loudness.NUDGE)
"""How loud the advice is in the first rounds; in all later ones somebody has to ask."""


def loudness(round: int) -> Loudness:
    """How loud the advice is unasked in a round, counted from 1."""
    return FADING[max(round, 1) - 1] if round <= len(FADING) else Loudness.ON_REQUEST


class Advice(Generic[T]):
    """What would be good to do at one position, for the seat that decides there, and why. Raises ``ValueError`` where none does.

    ``best`` is what leaves that seat with most by the game's judgement, with its own further decisions and what they lead to:
    the first of several that are equally good, so that asking twice gives one answer.

    A game has a wording ``advice-<reason>`` for each reason of its judgement, which may use ``$way``: the move brings something
    (``gained``), or most other moves leave less of it (``kept``). What else it has to say, its own kind of advice says.
    """

    def __init__(self, position: Position[T], telling: Telling[T]) -> None:
        self.game: BoardGame[T, PrintedEdition] = find_game(position.game)
        self.position = position
        self.telling = telling
        self.narrator = self.game.narrate(telling.words, tuple(name for name, _ in telling.list_seats()), position)
        self.judgement = self.game.judgements.of(len(position.table.seats))
        seat = CHANCE if position.seat is None else position.seat
        found = prospects(position, cautious_evaluator(self.judgement, seat))
        self.best = max(found, key=lambda prospect: prospect.total)
        left = [self.judgement.reasons(prospect.position.table, seat) for prospect in found]
        self.has = left[found.index(self.best)]
        """What the plan leaves, in points by reason."""
        self.usual = take_usual(left)

    # What a game may say otherwise

    def moves(self) -> tuple[Option, ...]:
        """What is told of the plan: the decision that is made now, and those without which it makes no sense."""
        return self.best.plan[:1]

    def place(self, choice: Choice) -> str:
        """The target that a nudge names for a choice."""
        return self.telling.find_target(choice, self.position)

    def gained(self, reason: str) -> str:
        """That the plan brings something."""
        return self.say(f"advice-{reason}", way="gained")

    def warnings(self) -> tuple[str, ...]:
        """What the plan costs that somebody might not see."""
        return ()

    # What follows from it

    def said(self, loudness: Loudness) -> tuple[str, ...]:
        """What is said to whoever decides, a line each. Who asks is told in ``Loudness.FULL``."""
        if loudness is Loudness.ON_REQUEST:
            return ()
        why = self._why()
        if loudness is Loudness.NUDGE:
            return (why[0], self._where(), *self.warnings())
        first, *rest = map(self._move, self.moves())
        moves = (self.say("advice-move", move=first), *(self.say("advice-then", move=move) for move in rest))
        return (*moves, *why, *self.warnings())

    def say(self, key: str, **values: str | int) -> str:
        """A wording with ``values`` and the edition's numbers filled in."""
        return self.telling.words.format(key, **{**self.narrator.numbers, **values})

    @cached_property
    def carried_out(self) -> tuple[tuple[Event[T], ...], T]:
        """All that happens when the plan is carried out, and the table after it."""
        events: list[Event[T]] = []
        position = self.position
        for option in self.best.plan:
            step = position.play(option)
            events += step.events
            position = step.position
        return tuple(events), position.table

    def _why(self) -> tuple[str, ...]:
        """The reason with the largest gain over what other moves leave; if that is only something kept, first what is won."""
        if len(self.position.options) == 1:
            return (self.say("advice-only"),)
        seat, has = self.position.seat, self.has
        assert seat is not None
        now = self.judgement.reasons(self.position.table, seat)
        edge, gain = find_reason(has, self.usual), find_reason(has, now)
        if edge is not None and has[edge] - now[edge] > SLIGHT:
            return (self.gained(edge),)
        won = () if gain is None else (self.gained(gain),)
        if edge is not None:
            return (*won, self.say(f"advice-{edge}", way="kept"))
        return won or (self.say("advice-even"),)

    def _where(self) -> str:
        """The place where it happens."""
        target = self.place(self.best.plan[0].choice)
        if target == AGENDA:
            return self.say("advice-where-agenda")
        return self.say("advice-where", place=self.telling.name_target(target))

    def _move(self, option: Option) -> str:
        move, price = self.telling.describe_choice(option.choice, self.position), self.telling.describe_payment(option.payment)
        return self.say("advice-priced", move=move, price=price) if price else move
