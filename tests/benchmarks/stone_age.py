"""Stone Age: how fast random games go beside Village's, and what comes of departing from the rules as a known engine does.

That engine plays at random too, but never declines what can be paid, acts place by place in one order, has a supply that ends,
and is asked for missing food one at a time: hunger can be chosen each time, and what was paid till then is lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import fmean, median
from typing import Final

from msgspec.structs import replace

from tests.benchmarks.playouts import per_second, village_decisions
from village_core.games.stone_age import EditionSettings, Position, Table, new_game
from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.choices import Build, Buy, Decline, Feed, Starve, TakeTwo, Work
from village_core.games.stone_age.feeding import Hungry
from village_core.games.stone_age.vocabulary import AT, RESOURCES
from village_core.kernel.values import CHANCE, Option
from village_core.players.random import playout

FIRST: Final = "first_2008"
ROUNDS: Final = 5
GAMES: Final = 6
DEPARTED: Final = 200
SUPPLY: Final = {"wood": 28, "brick": 18, "stone": 12, "gold": 10}
DEPARTING: Final = EditionSettings(FIRST, (("rulings.declining", False), ("rulings.part_fed", "lost")))


def stone_age_decisions(seed: int) -> int:
    """Play one random game of four; how many decisions it took."""
    return sum(1 for _ in playout(new_game(EditionSettings(FIRST), 4), Random(seed)))


def departing(position: Position, random: Random) -> tuple[Position, Option]:
    """A random choice as the other engine makes it, and the position at which it is made: some food may have been paid."""
    options = position.options
    match position.top:
        case Acting():
            here = [option for option in options if not isinstance(option.choice, TakeTwo)]
            at = min(AT[option.choice.place] for option in here if isinstance(option.choice, Work | Buy | Build | Decline))
            options = tuple(option for option in here if AT[option.choice.place] == at)
        case Hungry() as top:
            return fed(position, top, random)
    return position, options[int(random.random() * len(options))]


def fed(position: Position, top: Hungry, random: Random) -> tuple[Position, Option]:
    """Missing food is paid piece by piece, each time with any kind at hand or not at all."""
    tribe, paid = position.table.tribes[top.seat], Counter[str]()
    for _ in range(top.missing):
        kinds = [kind.value for kind in RESOURCES if getattr(tribe, kind) > paid[kind]]
        chosen = random.choice([*kinds, ""])
        if not chosen:
            left = replace(tribe, **{kind: getattr(tribe, kind) - count for kind, count in paid.items()})
            return Position(position.table.with_tribe(top.seat, left), position.agenda), Option(Starve())
        paid[chosen] += 1
    return position, next(
        option for option in position.options if isinstance(option.choice, Feed) and dict(option.payment.spent) == dict(paid)
    )


def supplied(table: Table) -> Table:
    """The table with no more of a kind than the supply has: whoever got the last ones got fewer."""
    for kind, most in SUPPLY.items():
        over = sum(getattr(tribe, kind) for tribe in table.tribes) - most
        if over > 0:
            seat = max(table.seats, key=lambda seat: getattr(table.tribes[seat], kind))
            table = table.with_tribe(seat, replace(table.tribes[seat], **{kind: getattr(table.tribes[seat], kind) - over}))
    return table


def departed(players: int, seed: int) -> tuple[int, float]:
    """One game by that policy: its rounds, and everybody's points on average."""
    position, random = new_game(DEPARTING, players, seed), Random(seed)
    while not position.over:
        option = position.sample(random) if position.seat == CHANCE else None
        if option is None:
            position, option = departing(position, random)
        after = position.play(option).position
        position = Position(supplied(after.table), after.agenda) if after.agenda else after
    outcome = position.table.outcome
    assert outcome is not None
    return position.table.round, fmean(sheet.total for sheet in outcome.sheets)


def figures() -> Iterator[tuple[str, float, str]]:
    """Decisions a second beside Village's, as the median of rounds played in turn; rounds and points of the departing policy."""
    for play in (village_decisions, stone_age_decisions):
        per_second(play, range(GAMES))
    ours, theirs = [], []
    for number in range(1, ROUNDS + 1):
        seeds = range(number * GAMES, (number + 1) * GAMES)
        theirs.append(per_second(village_decisions, seeds))
        ours.append(per_second(stone_age_decisions, seeds))
    yield "stone-age-decisions", median(ours), "decisions/s"
    yield "stone-age-of-village", median(our / their for our, their in zip(ours, theirs, strict=True)), "ratio"
    for players in (2, 4):
        played = [departed(players, seed) for seed in range(DEPARTED)]
        yield f"stone-age-departing-{players}-rounds", fmean(rounds for rounds, _ in played), "rounds"
        yield f"stone-age-departing-{players}-points", fmean(points for _, points in played), "points"
