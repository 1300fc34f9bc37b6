"""The modules of our pages as one element, for pages that tests make: linked as a widget's page links them."""

from __future__ import annotations

from functools import cache

from tests.orchard_widgets.companion import OrchardParts
from village_widgets.companion.page import ROOMS
from village_widgets.components.linking import link
from village_widgets.components.modules import find_modules, list_modules


@cache
def build_script(boot: str) -> str:
    """Return an HTML element that runs a module with the source ``boot``, which imports ours as ``../components/board.js``."""
    toy = find_modules(OrchardParts.scripts, "games/orchard/scripts")
    sources = {
        **list_modules(*ROOMS, "games/village/scripts", "games/stone_age/scripts", "games/manitoba/scripts"),
        **toy,
        "test/boot.js": boot,
    }
    return f'<script type="module">{link("test/boot.js", sources)}</script>'
