"""Carla's fate tiles: one of three has the quill, which brings a death."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from village_core.games.village.choices import TurnFate
from village_core.games.village.dying import find_resting_place_for_row, lay_down
from village_core.games.village.events import Forgotten
from village_core.games.village.printed import SETS
from village_core.games.village.rules import Rule
from village_core.games.village.solo.board import RIVAL
from village_core.games.village.solo.events import FateShuffled, FateTurned
from village_core.games.village.table import Farm, Table
from village_core.games.village.vocabulary import CHURCH, GENERATIONS, Fate, Moment, Place, Row, Space
from village_core.kernel.frames import ChanceFrame, Frame
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Payment, RuleKey

ROWS = {
    Space.HARVEST: Row.FARM,
    Space.FAMILY: Row.FARM,
    Space.CRAFTS: Row.CRAFTS,
    Space.TRAVEL: Row.TRAVEL,
    Space.COUNCIL: Row.COUNCIL,
    Space.CHURCH: Row.CHURCH,
}
"""The row of the chronicle for a death, by the action space of the cube that passed the quill; the market has none."""
WAITING = Place.UNBORN
"""The place of Carla's members who wait at the church."""


class TurningFate(ChanceFrame[Table], frozen=True, gc=False):
    """Chance turns over the fate tile of this number: Carla's cube from ``space`` passed it on her track (``solo-fate``)."""

    RULE: ClassVar[RuleKey] = Rule.SOLO_FATE
    tile: int
    space: Space

    def list_outcomes(self, table: Table) -> Iterable[tuple[Choice, int]]:
        """Return the quill, unless the set shows it, and a blank tile, weighted by those of the set that are still face down."""
        assert table.rival
        alike = table.rival.list_colleagues(self.tile)
        quills = 0 if Fate.QUILL in alike else 1
        blanks = alike.count(Fate.HIDDEN) - quills
        return [(TurnFate(fate), count) for fate, count in ((Fate.QUILL, quills), (Fate.BLANK, blanks)) if count]

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Turn the tile: a quill brings a death at once; a set that lies open is shuffled again."""
        assert isinstance(choice, TurnFate)
        quill = choice.fate is Fate.QUILL
        ledger.emit(FateTurned(Rule.SOLO_QUILL if quill else Rule.SOLO_FATE, self.tile, choice.fate))
        if quill:
            _lose_member(ledger, self.space)
        assert ledger.table.rival
        if Fate.HIDDEN not in ledger.table.rival.list_colleagues(self.tile):
            ledger.emit(FateShuffled(Rule.SOLO_SHUFFLE, self.tile // SETS * SETS))
        return ()


def _find_next_to_die(farm: Farm) -> tuple[int, Place] | None:
    """Return the generation and place of Carla's next member to die; None if she has none.

    First come those beside her board, the lowest generation first, then those who wait, then those in the church, the lowest
    window first.
    """
    for place in (Place.FARM, WAITING):
        for generation, places in zip(GENERATIONS, farm.family, strict=True):
            if place in places:
                return generation, place
    standing = ((generation, window) for window in CHURCH for generation in farm.list_generations_at(window))
    return next(standing, None)


def _lose_member(ledger: Ledger[Table], space: Space) -> None:
    table = ledger.table
    dead = _find_next_to_die(table.farms[RIVAL])
    if dead is None:
        ledger.emit(Forgotten(Rule.DYING_NOBODY, RIVAL))
        return
    row = ROWS.get(space)
    end, rule = find_resting_place_for_row(table, row)
    if end is Place.GRAVE and row is None:
        rule = Rule.SOLO_DYING_MARKET
    elif rule == Rule.DYING_CHRONICLE:
        rule = Rule.SOLO_DYING
    lay_down(ledger, RIVAL, *dead, end, rule, Moment.TURN_END)
