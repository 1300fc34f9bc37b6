"""The panels that print the values of Manitoba's edition, and positions that show them."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tests.manitoba.positions import FIRST, lay_acting, lay_manitoba
from tests.widgets.printing import Printing
from village_core.games.copying import with_settings
from village_core.games.editions import EditionSettings
from village_core.games.manitoba import Position
from village_core.games.manitoba.edition import build_edition
from village_core.kernel.position import Position as KernelPosition

EVENTS: Final = {"each": (4, 0, 1), "lakes": (4, 0, 1), "most": (5, 0, 1), "second": (5, 0, 1)}
"""Events that show a worth: cards of summer for lakes, of spring for the others."""


def lay(settings: EditionSettings, name: str) -> KernelPosition:
    """Build a turn that shows the value ``name``, with the number of players for which it counts, or two, and its event first.

    The corrections of ``settings`` are left out.
    """
    part, *rest = name.split(".")
    edition = build_edition(settings)
    players = int(rest[0]) if part in edition.COUNTED else 2
    events = EVENTS.get(rest[-1], (0, 1, 2))
    return lay_acting(
        lay_manitoba(players, round=7 if rest[-1] == "lakes" else 2, events=", ".join(map(str, events)), clouds="0, 1")
    )


PRINTING: Final = Printing(
    panels={
        "worth.empty": "clan:*",
        "worth.each": "season",
        "worth.lakes": "season",
        "worth.most": "season",
        "worth.second": "season",
        "clan.altars.*": "clan:*",
        "setup.*.tiles": "land",
        "setup.*": "season",
    },
    unseen={
        "worth.active": "the rules say it, the board does not",
        "worth.used": "the rules say it, the board does not",
        "clan.huts": "Cree are drawn as they stand",
        "clan.square": "Cree are drawn as they stand",
        "setup.*.[fgs]*": "pieces in the box: what is left of them in the supply is drawn",
        "setup.*.tiles": "tiles are drawn as they lie",
        "rulings.*": "the rules say it, the board does not",
        "setup.*.winter": "the rounds of the whole game are counted",
    },
    lay=lay,
    times={"worth.empty": 4},
)

PARTS: Final = {
    **dict.fromkeys(("storages.berries", "storages.bison", "storages.horses", "storages.canoes"), "clan"),
    **dict.fromkeys(("paths.gatherer", "paths.warrior", "paths.hunter", "paths.shaman"), "paths"),
    **dict.fromkeys(("again.gatherer", "again.warrior", "again.hunter", "again.shaman"), "paths"),
    "cards.spring": "season",
    "scoring": "season",
    "territory.0": "land",
}
"""Values that are words, with the panel that prints them."""
OTHERS: Final = {
    "storages": "1 2 4 6 9 13 17",
    "paths": "wake, points 1, good bison, first 4, exempt canoes, shell, points 5",
    "again": "points 3",
    "cards": "group step home feather each most",
    "scoring": " ".join(["most"] * 12),
    "territory": "lake lake hills prairie mountain",
}
"""Another value for each part of the edition."""


def correct(name: str) -> tuple[Position, Position]:
    """Return a turn in spring that shows the line of words with this dotted name, and the same turn with other words."""
    before = lay_acting(lay_manitoba(2, round=2, events="0, 1, 2", clouds="0, 1"))
    settings = EditionSettings(FIRST, ((name, OTHERS[name.partition(".")[0]]),))
    after = with_settings(before, settings)
    assert isinstance(after, Position)
    return before, replace(after, agenda=before.agenda)
