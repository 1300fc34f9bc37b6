"""Panels on which the numbers of Village's editions are printed."""

from __future__ import annotations

from tests.village.positions import lay_turn, lay_village
from tests.widgets.printing import Printing
from village_core.games.editions import EditionSettings
from village_core.games.village.edition import build_edition
from village_core.kernel.position import Position


def lay(settings: EditionSettings, name: str) -> Position:
    """Return a position whose table shows the number ``name``: with the players that it counts for, or its customer at a stall.

    The corrections of ``settings`` are left out.
    """
    part, *rest = name.split(".")
    edition = build_edition(settings)
    players = int(rest[0]) if part in edition.COUNTED else max(2, edition.players[0])
    stalls = (int(rest[0]),) if part == "customers" else ()
    return lay_turn(lay_village(players, settings.edition, stalls=stalls))


PRINTING = Printing(
    panels={
        "box.monks": "church",
        "farm.harvest*": "land",
        "farm.*": "farm:*",
        "turn.well": "land",
        "crafts.*": "crafts",
        "market.*": "market",
        "travel.*": "travel",
        "legs.*": "travel",
        "cities.*": "travel",
        "council.*": "council",
        "church.*": "church",
        "chronicle*": "chronicle",
        "customers.*": "market customers",
        "setup.*": "setup",
        "solo.*": "rival",
    },
    unseen={
        "box.[!m]*": "pieces are counted in the box, not on the board",
        "farm.coins": "what a farm begins with lies there as a piece",
        "turn.plague_time": "the rules say it, the board does not",
        "crafts.[wos]*.coins": "a workshop that makes goods shows no coins",
        "crafts.mill.training": "nobody trains at the mill",
        "crafts.mill.[spfk]*": "the mill takes grain alone",
        "solo.1.clockwise.*": "fate is drawn, and only what was drawn lies there",
        "solo.1.beside": "the rules say it, her board does not",
        "solo.1.ranks.*": "ranks stand on the score sheet",
    },
    lay=lay,
    list_backwards=lambda edition: ("church.grain", "church.points") if edition.church.direction == "leftwards" else (),
    times={"solo.*.above.*": 0, "solo.*.below.*": 0},
    beside={"chronicle.*.rows.*": 2},  # the sign of the two counts of what is left
)
