"""A position of Stone Age: its table, and all the frames that can be on its agenda."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias

import msgspec

from village_core.games.position import PrintedPosition
from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.any_two import UsingTwo
from village_core.games.stone_age.buildings import TurningTiles
from village_core.games.stone_age.cards import Drafting, DrawingCard, Throwing, TurningCards
from village_core.games.stone_age.choices import AnyChoice, CodedChoice
from village_core.games.stone_age.feeding import Feeding, Hungry
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.refusing import find_rule
from village_core.games.stone_age.rolling import FACES, Adding, Rolling
from village_core.games.stone_age.rounds import RoundOver
from village_core.games.stone_age.table import READY, Table
from village_core.games.stone_age.tracking.tallying import Tallying, TurningOver
from village_core.games.stone_age.tracking.watching import Feasting, Watching
from village_core.kernel.values import NOT_NOW, Choice, Payment, RuleKey

RoundFrame: TypeAlias = TurningCards | TurningTiles | RoundOver
TurnFrame: TypeAlias = Placing | Acting | Rolling | Adding | Throwing | Drafting | UsingTwo | DrawingCard | Feeding | Hungry
TrackedFrame: TypeAlias = Watching | Feasting | TurningOver | Tallying
AnyFrame: TypeAlias = RoundFrame | TurnFrame | TrackedFrame


class Position(PrintedPosition[Table], frozen=True, dict=True):
    """A table of Stone Age and what still has to be decided at it. ``position.options`` lists what can be done."""

    game: ClassVar[str] = "stone_age"

    table: Table
    agenda: tuple[AnyFrame, ...]

    @property
    def numbers(self) -> Mapping[str, Sequence[int]]:
        """The seats, cards, tiles, spaces for tools and faces of a die that exist."""
        edition = self.table.edition
        return {
            "seat": self.table.seats,
            "card": range(len(edition.cards)),
            "tile": range(len(edition.buildings)),
            "space": range(len(READY)),
            "face": range(1, FACES + 1),
        }

    def find_rule(self, choice: Choice) -> RuleKey:
        """Return the rule against a choice that belongs to another decision, or to a place where it can't be made.

        After the game it is ``NOT_NOW``.
        """
        return NOT_NOW if self.top is None else find_rule(self.table, self.top, choice)


class Answer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A choice with its payment, as a saved game holds it."""

    CODED: ClassVar[object] = CodedChoice

    choice: AnyChoice
    payment: Payment = Payment()
