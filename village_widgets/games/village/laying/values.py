"""A counted table as the plain values of a form, and back. Nothing that a page sends is trusted to be what was asked for.

Keys are the fields of ``laid.Problem`` in full: ``round``, ``turn``, ``start``, ``ring`` (-1 for nobody), ``filled``,
``filler``, ``moment``, ``last``, ``spaces.harvest.skill``, ``supply.skill``, ``stalls``, ``queue``,
``farms.0.family.1.0`` (one member), ``farms.0.space``, ``farms.0.customers`` and so on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from village_core.games.village.laid import OWNED, Ending, Laid, LaidFarm, Problem
from village_core.games.village.table import Cubes
from village_core.games.village.vocabulary import CITIES, CUBES, GENERATIONS, SPACES, Filled, Moment, Place
from village_core.kernel.values import Seat
from village_widgets.components.telling import Message

NOT_YET: Final = "no"
"""The answer to whether the end has been rung in, when it has not."""
NOBODY: Final = -1
FAR: Final = 10**6
"""Numbers are read as far as this; what is more is no number that anybody counted."""
LONGEST: Final = 99
TRACKS: Final = ("space", "prestige")
W = TypeVar("W", bound=str)


class Unreadable(ValueError):
    """Values that are not what was asked for, each as a problem with its field."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(problem.fields[0] for problem in problems))
        self.problems = problems


def values_of(laid: Laid) -> Message:
    """Everything that is entered in the form, by field."""
    ending = laid.ending
    found: Message = {
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


def laid_of(values: Mapping[str, object], family: Sequence[int], players: int) -> Laid:
    """The table that was entered; ``family``: how many members each generation has.

    Raises ``Unreadable`` with everything that is not a value of its field.
    """
    reading = _Reading(values)
    farms = tuple(_farm(reading, seat, family) for seat in range(players))
    spaces = tuple(_cubes(reading, f"spaces.{space}") for space in SPACES)
    ring = reading.number("ring", NOBODY)
    stalls = reading.several("stalls")
    laid = Laid(
        farms=farms,
        spaces=spaces,
        supply=_cubes(reading, "supply"),
        stalls=tuple(reading.tile("stalls", tile) if tile is not None else None for tile in stalls),
        queue=tuple(reading.tile("queue", tile) for tile in reading.several("queue") if tile is not None),
        round=reading.number("round"),
        turn=reading.number("turn"),
        start=reading.number("start"),
        ring=None if ring == NOBODY else ring,
        ending=_ending(reading, players),
    )
    if reading.problems:
        raise Unreadable(tuple(reading.problems))
    return laid


def _farm(reading: _Reading, seat: Seat, family: Sequence[int]) -> LaidFarm:
    here = f"farms.{seat}"
    one, two, three, four = (
        tuple(sorted(reading.place(f"{here}.family.{generation}.{at}") for at in range(size)))
        for generation, size in zip(GENERATIONS, family, strict=True)
    )
    cities = [reading.word(f"{here}.cities", city, CITIES) for city in reading.several(f"{here}.cities")]
    customers = [reading.tile(f"{here}.customers", tile) for tile in reading.several(f"{here}.customers")]
    counts = {what: reading.number(f"{here}.{what}") for what in (*OWNED, *TRACKS, "unmourned")}
    counts["unmourned"] = min(LONGEST, max(-LONGEST, counts["unmourned"]))
    return LaidFarm((one, two, three, four), **counts, cities=tuple(cities), customers=tuple(customers))


def _cubes(reading: _Reading, key: str) -> Cubes:
    a, b, c, d, e = (reading.number(f"{key}.{cube}") for cube in CUBES)
    return (a, b, c, d, e)


def _ending(reading: _Reading, players: int) -> Ending | None:
    """The end, once rung in. Whoever filled the last space on a turn of their own has no more turn, so the one before
    them comes last.
    """
    if reading.values.get("filled", NOT_YET) == NOT_YET:
        return None
    filled = reading.word("filled", reading.values["filled"], tuple(Filled))
    moment = reading.word("moment", reading.values.get("moment"), tuple(Moment))
    filler = reading.number("filler")
    last = reading.number("last") if moment is Moment.MARKET_DAY else (filler - 1) % players
    return Ending(filler, filled, moment, last)


class _Reading:
    """Reads values one by one; what is wrong is noted as a problem, and something harmless stands in for it."""

    def __init__(self, values: Mapping[str, object]) -> None:
        self.values = values
        self.problems: list[Problem] = []

    def number(self, key: str, otherwise: int = 0) -> int:
        """A whole number."""
        value = self.values.get(key, otherwise)
        if isinstance(value, bool) or not isinstance(value, int) or not -FAR <= value <= FAR:
            self.problems.append(Problem("laying-not-a-number", (key,)))
            return otherwise
        return value

    def several(self, key: str) -> list[object]:
        """A list that is no longer than anything on the table."""
        value = self.values.get(key, [])
        if not isinstance(value, list) or len(value) > LONGEST:
            self.problems.append(Problem("laying-not-a-choice", (key,)))
            return []
        return value

    def tile(self, key: str, value: object) -> int:
        """The number of a customer."""
        if isinstance(value, bool) or not isinstance(value, int) or not -FAR <= value <= FAR:
            self.problems.append(Problem("laying-not-a-choice", (key,)))
            return 0
        return value

    def place(self, key: str) -> Place:
        """Where a member is."""
        return self.word(key, self.values.get(key, Place.UNBORN.value), tuple(Place))

    def word(self, key: str, value: object, known: Sequence[W]) -> W:
        """One of the known words."""
        for word in known:
            if isinstance(value, str) and word == value:
                return word
        self.problems.append(Problem("laying-not-a-choice", (key,)))
        return known[0]
