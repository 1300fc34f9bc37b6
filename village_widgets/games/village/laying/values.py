"""Conversion of a counted table to the plain values of a form, and back.

Keys are the fields of a problem in full: ``round``, ``turn``, ``start``, ``ring`` (-1 for none), ``filled``, ``filler``,
``moment``, ``last``, ``spaces.harvest.skill``, ``supply.skill``, ``stalls``, ``queue``, ``farms.0.family.1.0`` (one member),
``farms.0.space``, ``farms.0.customers`` and so on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from village_core.games.village.laid import OWNED, Laid, LaidEnding, LaidFarm
from village_core.games.village.table import Cubes
from village_core.games.village.vocabulary import CITIES, CUBES, GENERATIONS, SPACES, Filled, Moment, Place
from village_core.kernel.values import Seat
from village_widgets.companion.laying.entered import Entered
from village_widgets.companion.laying.fields import FieldContent

NOT_YET: Final = "no"
"""The answer if the end has not been rung in."""
NOBODY: Final = -1
MOST_UNMOURNED: Final = 99
"""Bound of the difference between a marker's laps and the dead members."""
TRACKS: Final = ("space", "prestige")
PLACES: Final = tuple(Place)


def list_values(laid: Laid) -> dict[str, FieldContent]:
    """Return the values that the form has for a table that players counted and laid out, by the field's key."""
    ending = laid.ending
    found: dict[str, FieldContent] = {
        "round": laid.round,
        "turn": laid.turn,
        "start": laid.start,
        "ring": NOBODY if laid.ring is None else laid.ring,
        "filled": NOT_YET if ending is None else ending.filled.value,
        "filler": (laid.turn if ending is None else ending.seat),
        "moment": (Moment.TURN_END if ending is None else ending.moment).value,
        "last": (laid.turn if ending is None else ending.last),
    }
    for space, cubes in zip(SPACES, laid.spaces, strict=True):
        found.update({f"spaces.{space}.{cube}": count for cube, count in zip(CUBES, cubes, strict=True)})
    found.update({f"supply.{cube}": count for cube, count in zip(CUBES, laid.supply, strict=True)})
    found["stalls"], found["queue"] = [*laid.stalls], [*laid.queue]
    for seat, farm in enumerate(laid.farms):
        here = f"farms.{seat}"
        found.update({f"{here}.{what}": getattr(farm, what) for what in (*OWNED, *TRACKS, "unmourned")})
        found[f"{here}.cities"] = [city.value for city in farm.cities]
        found[f"{here}.customers"] = [*farm.customers]
        for generation, places in zip(GENERATIONS, farm.family, strict=True):
            found.update({f"{here}.family.{generation}.{at}": place.value for at, place in enumerate(places)})
    return found


def read_laid(entered: Entered, family: Sequence[int], players: int) -> Laid:
    """Return a counted table from what was entered; ``family`` has the number of members of each generation."""
    ring = entered.read_number("ring", NOBODY)
    return Laid(
        farms=tuple(_read_farm(entered, seat, family) for seat in range(players)),
        spaces=tuple(_read_cubes(entered, f"spaces.{space}") for space in SPACES),
        supply=_read_cubes(entered, "supply"),
        stalls=entered.read_slots("stalls"),
        queue=tuple(tile for tile in entered.read_slots("queue") if tile is not None),
        round=entered.read_number("round"),
        turn=entered.read_number("turn"),
        start=entered.read_number("start"),
        ring=None if ring == NOBODY else ring,
        ending=_read_ending(entered, players),
    )


def _read_farm(entered: Entered, seat: Seat, family: Sequence[int]) -> LaidFarm:
    here = f"farms.{seat}"
    one, two, three, four = (
        tuple(sorted(entered.read_word(f"{here}.family.{generation}.{at}", PLACES, Place.UNBORN) for at in range(size)))
        for generation, size in zip(GENERATIONS, family, strict=True)
    )
    counts = {what: entered.read_number(f"{here}.{what}") for what in (*OWNED, *TRACKS, "unmourned")}
    counts["unmourned"] = min(MOST_UNMOURNED, max(-MOST_UNMOURNED, counts["unmourned"]))
    cities, customers = entered.read_several(f"{here}.cities", CITIES), entered.read_tiles(f"{here}.customers")
    return LaidFarm((one, two, three, four), **counts, cities=cities, customers=customers)


def _read_cubes(entered: Entered, key: str) -> Cubes:
    a, b, c, d, e = (entered.read_number(f"{key}.{cube}") for cube in CUBES)
    return (a, b, c, d, e)


def _read_ending(entered: Entered, players: int) -> LaidEnding | None:
    """Return the end of the game that was entered; None if it has not been rung in.

    On a market day the seat that comes last was entered. A seat that filled the last space in its own turn has no further turn,
    so the seat before it comes last.
    """
    filled = entered.read_word("filled", (NOT_YET, *Filled), NOT_YET)
    if filled == NOT_YET:
        return None
    moment = entered.read_word("moment", tuple(Moment))
    filler = entered.read_number("filler")
    last = entered.read_number("last") if moment is Moment.MARKET_DAY else (filler - 1) % players
    return LaidEnding(filler, Filled(filled), moment, last)
