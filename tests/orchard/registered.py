"""The line that adds Orchard to the registry for a while."""

from __future__ import annotations

from functools import partial

from tests.games.listing import list_game
from tests.orchard_core import GAME

registered = partial(list_game, GAME)
"""Lists Orchard in the registry, here and in every process that is started meanwhile."""
