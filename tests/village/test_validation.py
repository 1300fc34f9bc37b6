"""A layout without problems makes a position without a flaw."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from tests.samples import sample, spread
from tests.village.test_laying import SETUPS, set_cubes, set_farm, set_place, set_supply, yield_turns
from village_core.games.village import EditionSettings, find_flaw
from village_core.games.village.conservation import FARTHEST
from village_core.games.village.laid import OWNED, Laid, LaidEnding
from village_core.games.village.laying import build_layout, lay
from village_core.games.village.table import NO_SPACES
from village_core.games.village.validation import find_problems
from village_core.games.village.vocabulary import CITIES, CUBES, Filled, Moment, Place

TRIES: Final = 80
"""Number of changes tried on a table; possible ones stay, so that it moves away from its game."""


def choose_other(random: Random, count: int) -> int:
    """Return a number that a player may give for ``count``: a near one, at times ``count`` itself, 0, the limit or beyond."""
    return random.choice((count - 1, count + 1, count + 1, count + random.randint(-4, 4), 0, FARTHEST, FARTHEST + 1))


def change_cubes(laid: Laid, random: Random) -> Laid:
    """Return the layout with a random number of cubes of a colour on a space or beside the board, or with all spaces empty."""
    if random.random() < 0.2:
        return replace(laid, spaces=NO_SPACES)
    space, colour = random.randrange(len(laid.spaces)), random.randrange(len(CUBES))
    if random.random() < 0.3:
        return set_supply(laid, colour, choose_other(random, laid.supply[colour]))
    return set_cubes(laid, space, colour, choose_other(random, laid.spaces[space][colour]))


def change_stores(laid: Laid, random: Random) -> Laid:
    """Return the layout with a random number of something on a farm, or a marker of a farm at a random place on its track."""
    seat, what = random.randrange(len(laid.farms)), random.choice((*OWNED, "space", "prestige"))
    return set_farm(laid, seat, **{what: choose_other(random, getattr(laid.farms[seat], what))})


def change_family(laid: Laid, random: Random) -> Laid:
    """Return the layout with a member of a family moved, added or left out."""
    seat, generation = random.randrange(len(laid.farms)), random.randint(1, 4)
    places = laid.farms[seat].family[generation - 1][random.random() < 0.9 :]
    new = (random.choice((*Place, *(Place.GRAVE,) * 9)),) if random.random() < 0.9 else ()
    return set_place(laid, seat, generation, *places, *new)


def change_customers(laid: Laid, random: Random) -> Laid:
    """Return the layout with a customer added to a farm, the queue or a stall, or taken away, or with a stall more or fewer."""
    seat, tile = random.randrange(len(laid.farms)), random.randint(-1, 40)
    own, queue, stalls = laid.farms[seat].customers, laid.queue, laid.stalls
    changes = [set_farm(laid, seat, customers=tiles) for tiles in (own[1:], (*own, tile), (*own, *queue[:1]))]
    changes += [replace(laid, queue=tiles) for tiles in (queue[1:], (*queue, tile), (*queue[1:], tile))]
    changes += [replace(laid, stalls=tiles) for tiles in ((None, *stalls[1:]), (tile, *stalls[1:]), stalls[1:], (*stalls, None))]
    return random.choice(changes)


def change_cities(laid: Laid, random: Random) -> Laid:
    """Return the layout with a marker of a farm added, on a city or on the farm itself, or with a marker taken away."""
    seat = random.randrange(len(laid.farms))
    marked = laid.farms[seat].cities
    return set_farm(laid, seat, cities=random.choice((marked[1:], (*marked, random.choice((*CITIES, Place.FARM))))))


def change_course(laid: Laid, random: Random) -> Laid:
    """Return the layout with a random round, turn, start, ring's holder (or none), or number of seat 0's laps without a death."""
    here = random.randint(-1, len(laid.farms))
    changes = [replace(laid, **{what: here}) for what in ("turn", "start", "ring")]
    changes += [replace(laid, round=choose_other(random, laid.round)), replace(laid, ring=None)]
    changes.append(set_farm(laid, 0, unmourned=laid.farms[0].unmourned + random.randint(-3, 3)))
    return random.choice(changes)


def change_ending(laid: Laid, random: Random) -> Laid:
    """Return the layout with the end rung in at random, possible or not, or without an end."""
    filler, last = (random.randint(0, len(laid.farms)) for _ in range(2))
    rung = LaidEnding(filler, random.choice(tuple(Filled)), random.choice(tuple(Moment)), last)
    return replace(laid, ending=None if random.random() < 0.2 else rung)


CHANGES: Final[tuple[Callable[[Laid, Random], Laid], ...]] = (
    change_cubes,
    change_stores,
    change_family,
    change_customers,
    change_cities,
    change_course,
    change_ending,
)


@pytest.mark.parametrize("setup", spread(SETUPS), ids=str)
def test_a_table_without_misfits_is_a_position_without_a_flaw(setup: tuple[str, int]) -> None:
    """Tables of random games, changed at random again and again, have no flaw while no problem is named.

    Each kind of change makes tables with problems and without.
    """
    random, copy, seen, ended = Random(f"problems_of {setup}"), EditionSettings(setup[0]), set(), 0
    for position in [*yield_turns(setup, 2)][:: -sample(60, 9)]:  # counted from the end: the game's last turn is included
        laid = build_layout(position)
        for _ in range(TRIES):
            change = random.choice(CHANGES)
            changed = change(laid, random)
            named = bool(find_problems(changed, copy, setup[1]))
            seen.add((change, named))
            if not named:
                assert find_flaw(lay(changed, copy, setup[1])) == ""
                laid = changed
                ended += laid.ending is not None
    assert seen == {(change, named) for change in CHANGES for named in (True, False)}, "each change is tried both ways"
    assert ended > 20
