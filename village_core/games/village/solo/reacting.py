"""Carla's actions besides taking cubes: she holds a market day, and sends a member to church."""

from __future__ import annotations

from village_core.games.village.events import ActionLeft, Moved
from village_core.games.village.market import open_market
from village_core.games.village.rules import Rule
from village_core.games.village.solo.board import RIVAL
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import GENERATIONS, Place, Space
from village_core.kernel.frames import Frame
from village_core.kernel.ledger import Ledger


class Reacting(Frame[Table], frozen=True, gc=False):
    """Carla has taken a cube from ``space`` and laid it on her track: at the market or the church she acts (``solo-church``)."""

    space: Space

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Return the frames of Carla's market day, or move the lowest of her members who wait at the church into the black bag.

        An event notes if none waits there. After a cube from any other space she does nothing.
        """
        if self.space is Space.MARKET:
            return open_market(ledger, RIVAL)
        if self.space is Space.CHURCH:
            family = ledger.table.farms[RIVAL].family
            for generation, places in zip(GENERATIONS, family, strict=True):
                if Place.UNBORN in places:
                    ledger.emit(Moved(Rule.SOLO_CHURCH, RIVAL, generation, Place.UNBORN, Place.BAG))
                    return ()
            ledger.emit(ActionLeft(Rule.SOLO_CHURCH_NOBODY, RIVAL))
        return ()
