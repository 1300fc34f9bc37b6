"""A full game and its retelling to the tracker agree, under every value of every ruling: random and recorded games."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

from tests import laws
from tests.games.record import Wanted
from tests.laws import Subject, each_setup, each_subject, subjects
from tests.retelling import check_retelling
from tests.samples import sample
from village_core.games.editions import BadSettings, EditionSettings, Leaf, list_rulings
from village_core.games.opening import Depth
from village_core.games.owning import choices_of


def can_be_tracked(subject: Subject, edition: str, players: int) -> bool:
    """Tell whether the game has a tracker for this table."""
    try:
        position = subject.game.new_game(EditionSettings(edition), players, 0, Depth.TRACKED)
    except BadSettings:
        return False
    return position.table.depth is Depth.TRACKED


class Ruled(NamedTuple):
    """A table that plays one ruling so."""

    subject: Subject
    ruling: str
    value: Leaf

    def __str__(self) -> str:
        return f"{self.subject.name}-{self.ruling}-{self.value}"

    def wanted(self) -> list[Wanted]:
        """Return the recorded games' settings that a tracker can follow, with this ruling."""
        every = [each for each in self.subject.recorded.wanted if can_be_tracked(self.subject, each.edition, each.players)]
        return [each._replace(rulings=((self.ruling, self.value),)) for each in every]


def list_ruled() -> list[Ruled]:
    """Return every value of every ruling of every game with a tracker, except rulings for one player alone."""
    found = []
    for subject in subjects():
        kind = subject.game.editions.kind
        for name in (name for name, ruling in list_rulings(kind).items() if not ruling.alone):
            found += [Ruled(subject, name, value) for value in choices_of(kind, name).values()]
    return found


EACH_RULED = list_ruled()


@each_subject()
def test_a_game_with_a_tracker_says_how_it_is_retold(subject: Subject) -> None:
    """Every listed game that begins as a tracked one is held to the law of retelling, with all its rulings."""
    assert any(can_be_tracked(subject, *setup) for setup in subject.setups) is (subject.retelling is not None)
    assert {each.subject.name for each in EACH_RULED} >= {subject.name}


@pytest.mark.parametrize("ruled", EACH_RULED, ids=str)
def test_full_and_tracked_games_agree_under_every_ruling(ruled: Ruled) -> None:
    """Games of players who lean towards one end or another come out the same when they are retold."""
    every = ruled.wanted()
    assert every
    first = EACH_RULED.index(ruled)
    for seed in range(sample(4, 10 * len(every))):
        check_retelling(ruled.subject, ruled.subject.recorded.play(every[(first + seed) % len(every)], seed))


@each_setup()
def test_random_games_agree_with_their_retelling(subject: Subject, setup: tuple[str, int]) -> None:
    """Random games, by the edition's own rulings or by any, come out the same when they are retold."""
    if can_be_tracked(subject, *setup):
        for number in range(sample(3, 60)):
            check_retelling(subject, laws.whole_game(subject, setup, Random(f"retold {setup} {number}")))


@each_subject()
def test_recorded_games_agree_with_their_retelling(subject: Subject) -> None:
    """Each recorded game that a tracker could have followed comes out the same when it is retold."""
    wanted = [each for each in subject.recorded.wanted if can_be_tracked(subject, each.edition, each.players)]
    assert wanted
    for each in wanted:
        check_retelling(subject, subject.recorded.load(each.name))
