"""How many random games a law is tried on: some with ``make check``, all with ``make test``."""

from __future__ import annotations

import os

LONG = os.environ.get("VILLAGE_SAMPLES") == "long"


def sampled(usual: int, long: int) -> int:
    """So many samples in this run."""
    return long if LONG else usual
