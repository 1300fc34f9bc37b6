"""Flaws of Carla's board and farm."""

from __future__ import annotations

from collections.abc import Iterator

from village_core.games.village.edition import ALONE, SEATED, Edition
from village_core.games.village.printed import SETS
from village_core.games.village.solo.answering import Answering, Rolling, list_colours
from village_core.games.village.solo.board import RIVAL, Rival, find_open_tiles, find_passed_tiles
from village_core.games.village.solo.fate import TurningFate
from village_core.games.village.table import RESTING, Farm, Table
from village_core.games.village.vocabulary import CHURCH, Fate, Place
from village_core.kernel.frames import Frame

HERS = frozenset((Place.FARM, Place.UNBORN, Place.BAG, *CHURCH, *RESTING, Place.GONE))
"""Places where members of Carla's family can be."""
MOST = 9999
"""A bound that the number of Carla's cubes never reaches."""


def find_rival_flaws(table: Table, edition: Edition) -> Iterator[str]:
    """Yield the impossible fields of Carla's board and farm; none in a game without her."""
    if not table.rival:
        return
    printed = edition.solo.get(ALONE)
    if printed is None or len(table.farms) != SEATED:
        yield "table.rival"
        return
    farm = table.farms[RIVAL]
    windows = [place for place in farm.places if place in CHURCH]
    if farm != Farm(farm.family, customers=farm.customers) or not HERS.issuperset(farm.places) or len(windows) > len({*windows}):
        yield f"table.farms.{RIVAL}"
    rival = table.rival
    if not len(rival.cubes) <= rival.laid <= MOST or (rival.laid and not rival.cubes):
        yield "table.rival.laid"
    elif len(rival.fate) != 2 * SETS or not _is_fate_possible(
        rival, find_open_tiles(printed, rival.laid), find_passed_tiles(printed, rival.laid)
    ):
        yield "table.rival.fate"


def _is_fate_possible(rival: Rival, lying: tuple[bool, ...], passed: tuple[int, ...]) -> bool:
    """Tell whether the fate tiles can lie as they do: ``lying`` says which are face up by then, and each set has one quill.

    In the sets of the tiles that the last cube ``passed``, any may be face up or down yet.
    """
    for tile, fate in enumerate(rival.fate):
        alike = rival.list_colleagues(tile)
        if alike.count(Fate.QUILL) > 1 or alike.count(Fate.BLANK) == SETS:
            return False
        just = any(tile // SETS == other // SETS for other in passed)
        if (fate is not Fate.HIDDEN) is not lying[tile] and not just:
            return False
    return True


def is_solo_frame_possible(table: Table, frame: Frame[Table]) -> bool:
    """Tell whether a frame of a game for one can be on the agenda of ``table``."""
    if not table.rival:
        return False
    match frame:
        case Answering():
            return table.has_cubes() and table.rival.asked is not None
        case Rolling():
            return bool(list_colours(table)) and table.rival.asked is not None
        case TurningFate(tile, _):
            return 0 <= tile < 2 * SETS and table.rival.fate[tile] is Fate.HIDDEN
    return True
