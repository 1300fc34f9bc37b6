"""A position of Village: its table, and all frames that its agenda can hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias

import msgspec

from village_core.games.position import PrintedPosition
from village_core.games.village.choices import AnyChoice, CodedChoice
from village_core.games.village.compensating import Compensating, DrawingInfluence
from village_core.games.village.dying import Dying
from village_core.games.village.ending import Scoring
from village_core.games.village.market import MarketDay, Revealing
from village_core.games.village.mass import BuyingOut, Drawing, Rising
from village_core.games.village.refusing import find_rule
from village_core.games.village.rewarding import Privileges, Rewarded
from village_core.games.village.rounds import LastTurns, NewRound, Seeding, Turns
from village_core.games.village.solo.answering import Answering, Rolling
from village_core.games.village.solo.fate import TurningFate
from village_core.games.village.solo.reacting import Reacting
from village_core.games.village.table import Table
from village_core.games.village.tracking.resting import LaidToRest
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.tracking.watching import LONGEST, Tracking
from village_core.games.village.turn import Acting, Turn
from village_core.games.village.vocabulary import GENERATIONS
from village_core.kernel.values import NOT_NOW, Choice, Payment, RuleKey

RoundFrame: TypeAlias = Compensating | DrawingInfluence | NewRound | Seeding | Turns | LastTurns | Scoring
TurnFrame: TypeAlias = Turn | Acting | Privileges | Rewarded | MarketDay | Revealing | Dying
MassFrame: TypeAlias = BuyingOut | Drawing | Rising
SoloFrame: TypeAlias = Answering | Rolling | TurningFate | Reacting
TrackedFrame: TypeAlias = Tracking | LaidToRest | Tallying
AnyFrame: TypeAlias = RoundFrame | TurnFrame | MassFrame | SoloFrame | TrackedFrame


class Position(PrintedPosition[Table], frozen=True, dict=True):
    """A table of Village and its open decisions. ``position.options`` lists the legal choices of the decision on top."""

    game: ClassVar[str] = "village"

    table: Table
    agenda: tuple[AnyFrame, ...]

    @property
    def numbers(self) -> Mapping[str, Sequence[int]]:
        """The numbers that a choice may name in this game, by field: seats, generations, customers, hourglasses of one report."""
        edition = self.table.edition
        return {
            "seat": self.table.seats,
            "generation": GENERATIONS,
            "customer": range(len(edition.customers)),
            "time": range(LONGEST + 1),
        }

    def find_rule(self, choice: Choice) -> RuleKey:
        """Return the rule against a choice that belongs to another decision, or to pieces that lie elsewhere.

        It is ``NOT_NOW`` after the game, and if no other rule fits.
        """
        return NOT_NOW if self.top is None else find_rule(self.table, self.top, choice)


class Answer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A choice with its payment, as a saved game holds it."""

    CODED: ClassVar[object] = CodedChoice

    choice: AnyChoice
    payment: Payment = Payment()


def to_json(position: Position) -> str:
    """Write the position as one line of JSON."""
    return msgspec.json.encode(position).decode()


def from_json(text: str | bytes) -> Position:
    """Read a position from JSON, without checking its pieces.

    Raises ``msgspec.ValidationError`` naming the path that is wrong, and ``msgspec.DecodeError`` for text that is no JSON.
    """
    return msgspec.json.decode(text, type=Position)
