"""A position of Manitoba: its table, and all the frames that can be on its agenda."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias

import msgspec

from village_core.games.manitoba.acting import Acting, Lifting, Others
from village_core.games.manitoba.choices import AnyChoice
from village_core.games.manitoba.happening import Happening
from village_core.games.manitoba.land import ExtraLand
from village_core.games.manitoba.opening import DrawingTiles, LayingTotem, SettlingLand, SettlingPath
from village_core.games.manitoba.refusing import find_rule
from village_core.games.manitoba.rounds import Resolving, RoundOver
from village_core.games.manitoba.scoring import Refilling, Scoring
from village_core.games.manitoba.seasons import Descending, SeasonOver, TurningClouds, TurningEvents, Waking
from village_core.games.manitoba.storing import AltarCompleted, Storing
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.tracking.tallying import Tallying
from village_core.games.manitoba.tracking.watching import Counting, Watching
from village_core.games.manitoba.vocabulary import TERRAINS
from village_core.games.position import PrintedPosition
from village_core.kernel.values import NOT_NOW, Choice, Payment, RuleKey

SetupFrame: TypeAlias = DrawingTiles | LayingTotem | SettlingLand | SettlingPath
TurnFrame: TypeAlias = RoundOver | Lifting | Acting | Others | Resolving | Storing | AltarCompleted | ExtraLand
SeasonFrame: TypeAlias = Happening | Scoring | Refilling | SeasonOver | Descending | Waking | TurningEvents | TurningClouds
TrackedFrame: TypeAlias = Watching | Counting | Tallying
AnyFrame: TypeAlias = SetupFrame | TurnFrame | SeasonFrame | TrackedFrame


class Position(PrintedPosition[Table], frozen=True, dict=True):
    """A table of Manitoba and what still has to be decided at it. ``position.options`` lists what can be done."""

    game: ClassVar[str] = "manitoba"

    table: Table
    agenda: tuple[AnyFrame, ...]

    @property
    def numbers(self) -> Mapping[str, Sequence[int]]:
        """The numbers of seats, regions, discs, tiles, event cards and scoring tiles, by the field of a choice that has them."""
        table, edition = self.table, self.table.edition
        regions = range(len(table.cree))
        return {
            "seat": table.seats,
            "region": regions,
            "origin": regions,
            "discs": range(1, len(TERRAINS) + 1),
            "tile": range(len(edition.tiles)),
            "card": range(6),
            "cloud": range(len(edition.clouds)),
        }

    def find_rule(self, choice: Choice) -> RuleKey:
        """Return the rule against a choice that belongs to another decision, or to a place where it can't be made.

        After the game it is ``NOT_NOW``.
        """
        return NOT_NOW if self.top is None else find_rule(self.table, self.top, choice)


class Answer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A choice with its payment, as a saved game holds it."""

    choice: AnyChoice
    payment: Payment = Payment()
