"""The line of the registry that adds Stone Age, for a while."""

from __future__ import annotations

from functools import partial

from tests.games.listing import listing
from village_core.games.stone_age import GAME

registered = partial(listing, GAME)
"""The registry knows Stone Age, here and in every process that is started meanwhile."""
