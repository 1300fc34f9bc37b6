"""Games that are played with a certain value of a ruling: every value of every ruling of every game with a tracker."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.games.record import WantedGame
from tests.laws import Subject, list_subjects_with_tracker
from tests.samples import sample
from village_core.games.editions import BadSettings, EditionSettings, Leaf, list_rulings
from village_core.games.opening import Depth
from village_core.games.owning import list_ruling_values
from village_core.kernel.game import Game


def can_be_tracked(subject: Subject, edition: str, players: int) -> bool:
    """Tell whether a game can begin as a tracked one in this edition with this number of players."""
    try:
        position = subject.game.new_game(EditionSettings(edition), players, 0, Depth.TRACKED)
    except BadSettings:
        return False
    return position.table.depth is Depth.TRACKED


class Ruled(NamedTuple):
    """A value of a ruling of a game, for tables that play it."""

    subject: Subject
    ruling: str
    value: Leaf

    def __str__(self) -> str:
        return f"{self.subject.name}-{self.ruling}-{self.value}"

    def list_wanted_games(self) -> list[WantedGame]:
        """Return the settings of the recorded games that a tracker can follow, each with this ruling instead of its own ones."""
        every = [each for each in self.subject.recorded.wanted if can_be_tracked(self.subject, each.edition, each.players)]
        return [each._replace(rulings=((self.ruling, self.value),)) for each in every]

    def play_games(self, long: int) -> Iterator[Game]:
        """Yield games of players who lean towards one end or another.

        A long run has ``long`` of them for each wanted game, a short one as many in all as the subject's ``samples``.
        """
        every, first = self.list_wanted_games(), EACH_RULED.index(self)
        assert every
        for seed in range(sample(self.subject.samples, long * len(every))):
            yield self.subject.recorded.play(every[(first + seed) % len(every)], seed)


def list_ruled() -> list[Ruled]:
    """Return every value of every ruling of every game with a tracker, except rulings for one player alone."""
    found = []
    for subject in list_subjects_with_tracker():
        kind = subject.game.editions.kind
        for name in (name for name, ruling in list_rulings(kind).items() if not ruling.alone):
            found += [Ruled(subject, name, value) for value in list_ruling_values(kind, name).values()]
    return found


EACH_RULED = list_ruled()
