"""The line that adds Orchard to the registry for a while."""

from __future__ import annotations

from functools import partial

from tests.games.listing import listing
from tests.orchard_core import GAME

registered = partial(listing, GAME)
"""Lists Orchard in the registry, here and in every process that is started meanwhile."""
