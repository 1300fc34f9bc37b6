"""Stone Age: how fast random games go beside Village's, and what comes of departing from the rules as a known engine does.

That engine plays at random too, but never declines what can be paid, acts place by place in one order, has a supply that ends,
and is asked for missing food one at a time: hunger can be chosen each time, and what was paid till then is lost. Of it is told
that games of two take about 28 rounds and bring 140 to 150 points, games of four 19 rounds and 46 to 50.

What ours give (``stone-age-departing``: 300 games each, the same seeds; the points are sure to 2.4 with two, 1.3 with four):

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

So hunger is what costs most: whoever is asked piece by piece chooses it twice as often. Which order that engine acts in is not
told; with the cards before the buildings it would be 28.0 / 135 and 19.1 / 44.1, for less is left to build with. Ours once came
to 28.9 / 137.5 and 19.9 / 40.1: the cards came first, and whoever went hungry in the middle of paying lost all that was held, not
only what was paid. The rules themselves were not the cause.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from enum import StrEnum
from random import Random
from statistics import fmean, median, stdev
from typing import Final

from msgspec.structs import replace

from tests.benchmarks.playouts import per_second, village_decisions
from village_core.games.stone_age import EditionSettings, Position, Table, new_game
from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.choices import Build, Buy, Decline, Feed, Starve, Work
from village_core.games.stone_age.feeding import Hungry
from village_core.games.stone_age.vocabulary import CARDS, PLACES, RESOURCES, SITES
from village_core.kernel.values import CHANCE, Option
from village_core.players.random import playout

FIRST: Final = "first_2008"
ROUNDS: Final = 5
GAMES: Final = 6
DEPARTED: Final = 300
SUPPLY: Final = {"wood": 28, "brick": 18, "stone": 12, "gold": 10}
ORDER: Final = [*PLACES[: -len(CARDS + SITES)], *SITES, *CARDS]
"""The places in the order in which that engine acts: across the board, the buildings before the cards."""


class Departure(StrEnum):
    """In what that engine departs."""

    MUST_BUY = "must-buy"
    ORDER = "order"
    ONE_AT_A_TIME = "one-at-a-time"
    PART_FED_LOST = "part-fed-lost"
    SUPPLY = "supply"


def stone_age_decisions(seed: int) -> int:
    """Play one random game of four; how many decisions it took."""
    return sum(1 for _ in playout(new_game(EditionSettings(FIRST), 4), Random(seed)))


def departing(position: Position, random: Random, departures: Collection[Departure]) -> tuple[Position, Option]:
    """A random choice as the other engine makes it, and the position at which it is made: some food may have been paid."""
    options, top = position.options, position.top
    if isinstance(top, Acting) and Departure.ORDER in departures:
        at = [(ORDER.index(one.choice.place), one) for one in options if isinstance(one.choice, Work | Buy | Build | Decline)]
        first = min(place for place, _ in at)
        options = tuple(option for place, option in at if place == first)
    elif isinstance(top, Hungry) and Departure.ONE_AT_A_TIME in departures:
        return fed(position, top, random, Departure.PART_FED_LOST in departures)
    return position, options[int(random.random() * len(options))]


def fed(position: Position, top: Hungry, random: Random, lost: bool) -> tuple[Position, Option]:
    """Missing food is paid piece by piece, each time with any kind at hand or not at all: is ``lost`` then what was paid?"""
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


def supplied(table: Table, before: Table) -> Table:
    """The table with no more of a kind than the supply has: whoever has got more since ``before`` got fewer."""
    for kind, most in SUPPLY.items():
        held = [getattr(tribe, kind) for tribe in table.tribes]
        over = sum(held) - most
        if over > 0:
            seat = max(table.seats, key=lambda seat: held[seat] - getattr(before.tribes[seat], kind))
            table = table.with_tribe(seat, replace(table.tribes[seat], **{kind: held[seat] - over}))
    return table


def departed(players: int, seed: int, departures: Collection[Departure] = tuple(Departure)) -> tuple[int, float]:
    """One game with these departures: its rounds, and everybody's points on average."""
    copy = EditionSettings(FIRST, (("rulings.declining", False),) if Departure.MUST_BUY in departures else ())
    position, random = new_game(copy, players, seed), Random(seed)
    while not position.over:
        option = position.sample(random) if position.seat == CHANCE else None
        if option is None:
            position, option = departing(position, random, departures)
        before, position = position.table, position.play(option).position
        if position.agenda and Departure.SUPPLY in departures:
            position = Position(supplied(position.table, before), position.agenda)
    outcome = position.table.outcome
    assert outcome is not None
    return position.table.round, fmean(sheet.total for sheet in outcome.sheets)


def departures() -> Iterator[tuple[str, float, str]]:
    """Rounds and points with all departures, without each of them, and without any: games with the same seeds."""
    wholes = {"all": [*Departure], **{f"without-{one}": [other for other in Departure if other != one] for one in Departure}}
    for players in (2, 4):
        for name, some in {**wholes, "none": list[Departure]()}.items():
            played = [departed(players, seed, some) for seed in range(DEPARTED)]
            points = [each for _, each in played]
            yield f"stone-age-departing-{players}-{name}-rounds", fmean(rounds for rounds, _ in played), "rounds"
            yield f"stone-age-departing-{players}-{name}-points", fmean(points), "points"
            yield f"stone-age-departing-{players}-{name}-error", stdev(points) / len(points) ** 0.5, "points"


def figures() -> Iterator[tuple[str, float, str]]:
    """Decisions a second beside Village's, as the median of rounds played in turn."""
    for play in (village_decisions, stone_age_decisions):
        per_second(play, range(GAMES))
    ours, theirs = [], []
    for number in range(1, ROUNDS + 1):
        seeds = range(number * GAMES, (number + 1) * GAMES)
        theirs.append(per_second(village_decisions, seeds))
        ours.append(per_second(stone_age_decisions, seeds))
    yield "stone-age-decisions", median(ours), "decisions/s"
    yield "stone-age-of-village", median(our / their for our, their in zip(ours, theirs, strict=True)), "ratio"
