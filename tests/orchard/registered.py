"""The line of the registry that adds Orchard, for a while."""

from __future__ import annotations

from functools import partial

from tests.games.listing import listing
from tests.orchard_core import GAME

registered = partial(listing, GAME)
"""The registry knows Orchard, here and in every process that is started meanwhile."""
