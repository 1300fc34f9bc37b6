"""The judgement of a seat of Orchard, in points by reason."""

from __future__ import annotations

from collections.abc import Mapping

from tests.orchard_core.frames import score
from tests.orchard_core.table import FRUIT, Table
from village_core.kernel.values import Seat


def evaluate(table: Table, seat: Seat) -> Mapping[str, float]:
    """Return the points as if the game ended now and, until it is over, a little for fruit, which may become cakes; by reason."""
    garden = table.gardens[seat]
    hope = 0.3 if table.outcome is None else 0.0
    return {"points": score(table).sheets[seat].total, "fruit": hope * sum(getattr(garden, what) for what in FRUIT)}
