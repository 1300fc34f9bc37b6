"""Seat compensation before the first round."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from village_core.games.village.choices import DrawInfluence
from village_core.games.village.paying import gain
from village_core.games.village.rewarding import Rewarded
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import INFLUENCES
from village_core.kernel.frames import ChanceFrame, Frame
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Payment, RuleKey, Seat


class Compensating(Frame[Table], frozen=True, gc=False):
    """The second to fifth seats are compensated: with grain, a random cube, a cube of choice, and a coin (``setup-seats``).

    They are counted clockwise from the starting player, who is the first.
    """

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Give the second seat grain and the fifth a coin.

        Return frames in which the third draws influence and the fourth chooses.
        """
        seats = ledger.table.list_clockwise(ledger.table.start)
        frames: list[Frame[Table]] = []
        for place, seat in enumerate(seats, 1):
            match place:
                case 2:
                    gain(ledger, seat, "grain", 1, Rule.SETUP_SEATS)
                case 3:
                    frames.append(DrawingInfluence(seat))
                case 4:
                    frames.append(Rewarded(seat, 1, Rule.SETUP_SEATS))
                case 5:
                    gain(ledger, seat, "coin", 1, Rule.SETUP_SEATS)
                case _:
                    continue
        return tuple(reversed(frames))


class DrawingInfluence(ChanceFrame[Table], frozen=True, gc=False):
    """Chance gives the third seat one cube of influence, each kind equally likely."""

    RULE: ClassVar[RuleKey] = Rule.SETUP_SEATS
    seat: Seat

    def list_outcomes(self, table: Table) -> Iterable[tuple[Choice, int]]:
        """Yield the four kinds of influence, all equally likely."""
        return ((DrawInfluence(kind), 1) for kind in INFLUENCES)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Give the seat from the supply a cube of the kind that was drawn."""
        assert isinstance(choice, DrawInfluence)
        gain(ledger, self.seat, choice.influence.value, 1, Rule.SETUP_SEATS)
        return ()
