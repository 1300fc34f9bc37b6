"""Samples of every chance frame of every game follow its outcomes."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from math import sqrt
from random import Random
from typing import get_args, get_type_hints

import pytest

from tests.laws import Subject, list_subjects, play_on
from tests.samples import sample
from village_core.kernel.frames import ChanceFrame
from village_core.kernel.position import Position
from village_core.kernel.values import Choice

DRAWS = sample(6_000, 60_000)
LOOKED_AT = 60
"""Positions of each kind of chance frame from which those to be sampled are taken."""
POSITIONS = sample(2, 30)
"""Positions of each kind that are sampled, from the fewest outcomes to the most."""
ENOUGH = 8.0
"""Draws that a cell of the comparison expects at least; outcomes that expect fewer share one."""
SURE = 5.0
"""Standard deviations from the mean that an honest sample does not reach: less than once in a million."""


def list_chance_frames(subject: Subject) -> list[type[ChanceFrame]]:
    """Return the kinds of chance frames that can be on the agenda of a game."""
    frames = get_args(get_args(get_type_hints(subject.game.codec.position)["agenda"])[0])
    return [kind for kind in frames if issubclass(kind, ChanceFrame)]


EACH_FRAME = [(subject, kind) for subject in list_subjects() for kind in list_chance_frames(subject)]


@cache
def find_draws(name: str) -> dict[type, list[Position]]:
    """Return up to sixty positions of each kind of chance frame, from recorded games and from games begun at rare positions."""
    [subject] = [each for each in list_subjects() if each.name == name]
    found = defaultdict(list)
    for position in list_positions(subject):
        if isinstance(position.top, ChanceFrame) and len(found[type(position.top)]) < LOOKED_AT:
            found[type(position.top)].append(position)
    return found


def list_positions(subject: Subject) -> Iterator[Position]:
    """Yield all positions of a game's recorded games, and of games that are played on from its rare positions."""
    for wanted in subject.recorded.wanted:
        yield from subject.recorded.load(wanted.name).list_positions()
    for position in subject.list_rare():
        yield from play_on(subject, position, Random(0)).list_positions()


def compare(weights: dict[Choice, int], drawn: Counter[Choice]) -> tuple[float, float]:
    """Return how far draws are from what their weights expect (chi-square), and the most that chance explains."""
    whole, count = sum(weights.values()), drawn.total()
    cells, rest = [], (0.0, 0)
    for choice, weight in sorted(weights.items(), key=lambda each: -each[1]):
        expected = count * weight / whole
        if expected >= ENOUGH:
            cells.append((expected, drawn[choice]))
        else:
            rest = (rest[0] + expected, rest[1] + drawn[choice])
    if rest[0] >= ENOUGH or not cells:
        cells.append(rest)
    elif rest[0]:
        cells[-1] = (cells[-1][0] + rest[0], cells[-1][1] + rest[1])
    free = max(1, len(cells) - 1)
    distance = sum((seen - expected) ** 2 / expected for expected, seen in cells)
    return distance, free * (1 - 2 / (9 * free) + SURE * sqrt(2 / (9 * free))) ** 3  # Wilson and Hilferty


@pytest.mark.parametrize(("subject", "kind"), EACH_FRAME, ids=[f"{each.name}-{kind.__name__}" for each, kind in EACH_FRAME])
def test_a_sample_follows_the_outcomes(subject: Subject, kind: type[ChanceFrame]) -> None:
    """At some positions of each kind of chance frame, each outcome is drawn about as often as its weight says, and no other is.

    No two outcomes are alike, and every weight is above 0.
    """
    found = sorted(find_draws(subject.name)[kind], key=lambda each: len([*each.top.list_outcomes(each.table)]))
    assert found, "no recorded game and no rare position meets it"
    for position in found[:: max(1, len(found) // POSITIONS)]:
        outcomes = [*position.top.list_outcomes(position.table)]
        weights = dict(outcomes)
        assert len(weights) == len(outcomes) and min(weights.values()) > 0
        random = Random(f"{subject.name} {kind.__name__}")
        drawn = Counter(position.sample(random).choice for _ in range(DRAWS))
        assert drawn.keys() <= weights.keys(), "only outcomes are drawn"
        distance, bound = compare(weights, drawn)
        assert distance <= bound, f"{distance:.0f} is more than {bound:.0f} for {len(weights)} outcomes"


def test_every_game_draws_something() -> None:
    """Each game that the laws are tested on has a chance frame."""
    assert {subject.name for subject, _ in EACH_FRAME} == {subject.name for subject in list_subjects()}
