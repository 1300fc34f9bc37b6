"""A game of Village as other programs and paper know it."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from village_core.games.village.table import Table
from village_core.kernel.words import Words
from village_widgets.companion.exporting.result import Result, shown
from village_widgets.companion.shared import Shared
from village_widgets.games.village.telling import VillageTelling

TITLE: Final = "Village"
BOARDGAMEGEEK: Final = 104006
"""The first edition's id there. The big box has one of its own, which we could not verify; its plays count as the game's."""
INKS: Final = {"red": "#b5342b", "yellow": "#e0b020", "blue": "#2f62a8", "white": "#f4f1ea", "purple": "#7a4a9c"}


def result(shared: Shared[Table], words: Words) -> Result:
    """The game at a shared table, with its score once there is one."""
    game, table = shared.game, shared.position.table
    edition = table.edition
    players = tuple(replace(player, name=shown(player.name)) for player in game.players)
    facts = (
        (words.say("export-edition"), f"{edition.name} ({edition.year})"),
        (words.say("export-players"), str(len(game.players))),
        (words.say("export-rounds"), str(table.round)),
        (words.say("export-depth"), words.say(f"export-depth-{table.depth.value}")),
    )
    return Result(
        slug=TITLE.lower(),
        title=TITLE,
        number=BOARDGAMEGEEK,
        edition=f"{edition.name} ({edition.year})",
        facts=facts,
        players=players,
        inks=tuple(INKS.get(player.colour, "") for player in players),
        colours=tuple(words.say(f"colour-name-{player.colour}") if player.colour in INKS else "" for player in players),
        starter=game.start.table.start,
        score=VillageTelling(players, edition, words).score(shared.position),
    )
