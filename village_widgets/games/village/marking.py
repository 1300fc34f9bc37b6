"""Pictures of lessons that are drawn on the board itself: a life on the life track, the odds on the black bag."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from village_core.games.village.odds import find_next_draw
from village_core.games.village.table import Table
from village_core.kernel.position import Position
from village_core.kernel.values import Player, Seat
from village_core.kernel.words import Words
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing import church, farm
from village_widgets.games.village.drawing.ink import add_rival
from village_widgets.games.village.reckoning import list_stops as life_of
from village_widgets.words import format_percent


def mark_life(
    panels: Sequence[Panel], players: Sequence[Player], position: Position[Table], words: Words, seat: Seat
) -> tuple[Panel, ...]:
    """Return the panels with the time drawn on each space of the life track to which a choice of ``seat`` leads.

    Nothing is drawn unless ``seat`` decides.
    """
    edition = position.table.edition
    plates = [
        farm.Plate(
            stop.space,
            stop.time,
            stop.passed > 0,
            words.format(
                "picture-way", count=stop.time, passed=int(stop.passed > 0), end=words.format(f"chart-{edition.lap_end}")
            ),
        )
        for stop in (life_of(position, seat) if position.seat == seat else ())
    ]
    return _add_part(panels, f"farm:{seat}", "plates", farm.draw_plates(edition.farm.lap, plates))


def mark_odds(
    panels: Sequence[Panel], players: Sequence[Player], position: Position[Table], words: Words, seat: Seat
) -> tuple[Panel, ...]:
    """Return the panels with, on the black bag, the chance of each family in it that at least one member comes out.

    All marks get ``seat``; this one doesn't use it.
    """
    bag, families = find_next_draw(position), add_rival(players, words)
    chances = [
        (families[at], format_percent(1 - bag.compute_odds(at)[0], words)) for at, count in enumerate(bag.members) if count
    ]
    said = [words.format("picture-odds", who=player.name, chance=chance) for player, chance in chances]
    shown = [church.FamilyChance(player.colour, chance, each) for (player, chance), each in zip(chances, said, strict=True)]
    return _add_part(panels, "church", "odds", church.draw_chances(shown))


def _add_part(panels: Sequence[Panel], panel: str, name: str, drawn: str) -> tuple[Panel, ...]:
    """Return the panels; the one with the key ``panel`` gets ``drawn``, a part called ``name``, above its other parts."""
    return tuple(replace(each, parts={**each.parts, f"{panel}:{name}": drawn}) if each.key == panel else each for each in panels)
