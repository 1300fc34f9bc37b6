"""Market: calling a market day."""

from __future__ import annotations

from typing import Final

from village_core.games.village.choices import HoldMarket
from village_core.games.village.edition import Edition
from village_core.games.village.market import open_market
from village_core.games.village.table import Table
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Seat

CHOICES: Final[tuple[type[Choice], ...]] = (HoldMarket,)
HOLD: Final = Offer(HoldMarket())


def list_offers(table: Table, seat: Seat, edition: Edition) -> tuple[Offer]:
    """Offer to call a market day, which is free and always possible."""
    return (HOLD,)


def work(ledger: Ledger[Table], seat: Seat, choice: Choice) -> tuple[Frame[Table], ...]:
    """Begin a market day called from the well, or in a last turn without cubes, with the caller first, and return its frames.

    At the well cubes are left on some space, and Carla stays away unless the ruling ``rival_well`` lets her in.
    """
    table = ledger.table
    return open_market(ledger, seat, alone=table.has_cubes() and not table.edition.rulings.rival_well)
