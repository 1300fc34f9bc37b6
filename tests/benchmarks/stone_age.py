"""Stone Age: the effect of another engine's departures from the rules.

That engine plays at random too, but never declines a card or building that it can pay for, acts at the places in a fixed order,
has a limited supply, and asks for missing food one piece at a time: it can choose hunger each time, and then loses the pieces
paid so far. Its authors report about 28 rounds and 140 to 150 points for games of two, 19 rounds and 46 to 50 points for games
of four.

Our figures (``stone-age-departing``: 300 games each, the same seeds; standard error 2.4 points with two, 1.3 with four):

=====================================  ==========  ===========
rounds / points                        with two    with four
=====================================  ==========  ===========
by the rules                           34.4 / 182  25.1 / 76.8
with all departures                    28.2 / 143  19.4 / 50.0
all, but declining is possible         33.0 / 135  23.6 / 36.3
all, but in any order                  28.5 / 137  20.1 / 43.5
all, but food is paid at once          28.8 / 166  20.0 / 70.5
all, but what was paid is kept         27.3 / 149  18.9 / 58.9
all, but the supply has no end         28.0 / 149  19.1 / 55.9
=====================================  ==========  ===========

Hunger costs most: a random player who is asked piece by piece chooses it twice as often. The order of that engine is not
published; with cards before buildings the result would be 28.0 / 135 and 19.1 / 44.1, because less is left to build with. An
earlier measurement of ours gave 28.9 / 137.5 and 19.9 / 40.1: cards came first, and a player who went hungry in the middle of
paying lost all pieces, not only those paid. The rules themselves were not the cause.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from enum import StrEnum
from random import Random
from statistics import fmean, stdev
from typing import Final

from msgspec.structs import replace

from village_core.games.stone_age import EditionSettings, Position, Table, new_game
from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.choices import Build, Buy, Decline, Feed, Starve, Work
from village_core.games.stone_age.feeding import Hungry
from village_core.games.stone_age.vocabulary import CARDS, PLACES, RESOURCES, SITES
from village_core.kernel.values import CHANCE, Option

FIRST: Final = "first_2008"
DEPARTED: Final = 300
SUPPLY: Final = {"wood": 28, "brick": 18, "stone": 12, "gold": 10}
ORDER: Final = [*PLACES[: -len(CARDS + SITES)], *SITES, *CARDS]
"""The places in the order in which that engine acts: across the board, the buildings before the cards."""


class Departure(StrEnum):
    """A departure of the other engine from the rules."""

    MUST_BUY = "must-buy"
    ORDER = "order"
    ONE_AT_A_TIME = "one-at-a-time"
    PART_FED_LOST = "part-fed-lost"
    SUPPLY = "supply"


def choose_departing(position: Position, random: Random, departures: Collection[Departure]) -> tuple[Position, Option]:
    """Choose at random with these departures; return the position, in which hunger may have cost pieces, and the option."""
    options, top = position.options, position.top
    if isinstance(top, Acting) and Departure.ORDER in departures:
        at = [(ORDER.index(one.choice.place), one) for one in options if isinstance(one.choice, Work | Buy | Build | Decline)]
        first = min(place for place, _ in at)
        options = tuple(option for place, option in at if place == first)
    elif isinstance(top, Hungry) and Departure.ONE_AT_A_TIME in departures:
        return pay_in_pieces(position, top, random, Departure.PART_FED_LOST in departures)
    return position, options[int(random.random() * len(options))]


def pay_in_pieces(position: Position, top: Hungry, random: Random, lost: bool) -> tuple[Position, Option]:
    """Pay missing food piece by piece, each time with a random kind or hunger; if ``lost``, hunger costs pieces paid so far."""
    tribe, paid = position.table.tribes[top.seat], Counter[str]()
    for _ in range(top.missing):
        kinds = [kind.value for kind in RESOURCES if getattr(tribe, kind) > paid[kind]]
        chosen = random.choice([*kinds, ""])
        if not chosen:
            left = replace(tribe, **{kind: getattr(tribe, kind) - count for kind, count in paid.items()}) if lost else tribe
            return Position(position.table.with_tribe(top.seat, left), position.agenda), Option(Starve())
        paid[chosen] += 1
    return position, next(
        option for option in position.options if isinstance(option.choice, Feed) and dict(option.payment.spent) == dict(paid)
    )


def limit_supply(table: Table, before: Table) -> Table:
    """Return the table with at most the supply of each kind; the player who gained most since ``before`` loses the excess."""
    for kind, most in SUPPLY.items():
        held = [getattr(tribe, kind) for tribe in table.tribes]
        over = sum(held) - most
        if over > 0:
            seat = max(table.seats, key=lambda seat: held[seat] - getattr(before.tribes[seat], kind))
            table = table.with_tribe(seat, replace(table.tribes[seat], **{kind: held[seat] - over}))
    return table


def play_departing(players: int, seed: int, departures: Collection[Departure] = tuple(Departure)) -> tuple[int, float]:
    """Play a game with these departures; return its rounds and the average points of its players."""
    copy = EditionSettings(FIRST, (("rulings.declining", False),) if Departure.MUST_BUY in departures else ())
    position, random = new_game(copy, players, seed), Random(seed)
    while not position.over:
        option = position.sample(random) if position.seat == CHANCE else None
        if option is None:
            position, option = choose_departing(position, random, departures)
        before, position = position.table, position.play(option).position
        if position.agenda and Departure.SUPPLY in departures:
            position = Position(limit_supply(position.table, before), position.agenda)
    outcome = position.table.outcome
    assert outcome is not None
    return position.table.round, fmean(sheet.total for sheet in outcome.sheets)


def measure_departures() -> Iterator[tuple[str, float, str]]:
    """Yield rounds and points with all departures, without each of them, and without any: games with the same seeds."""
    wholes = {"all": [*Departure], **{f"without-{one}": [other for other in Departure if other != one] for one in Departure}}
    for players in (2, 4):
        for name, some in {**wholes, "none": list[Departure]()}.items():
            played = [play_departing(players, seed, some) for seed in range(DEPARTED)]
            points = [each for _, each in played]
            yield f"stone-age-departing-{players}-{name}-rounds", fmean(rounds for rounds, _ in played), "rounds"
            yield f"stone-age-departing-{players}-{name}-points", fmean(points), "points"
            yield f"stone-age-departing-{players}-{name}-error", stdev(points) / len(points) ** 0.5, "points"
