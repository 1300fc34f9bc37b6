"""Pages that tests make: the modules of our pages linked in a browser as a widget's page links them."""

from __future__ import annotations

from functools import cache

from tests.orchard_widgets.companion import OrchardParts
from village_widgets.companion.page import ROOMS
from village_widgets.components.linking import link
from village_widgets.components.modules import find_modules, list_modules


@cache
def script(boot: str) -> str:
    """Return an element that runs the module ``boot`` on a page; it imports ours as, for example, ``../components/board.js``."""
    toy = find_modules(OrchardParts.scripts, "games/orchard/scripts")
    sources = {
        **list_modules(*ROOMS, "games/village/scripts", "games/stone_age/scripts", "games/manitoba/scripts"),
        **toy,
        "test/boot.js": boot,
    }
    return f'<script type="module">{link("test/boot.js", sources)}</script>'
