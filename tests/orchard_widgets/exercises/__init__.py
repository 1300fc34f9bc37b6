"""The exercises of Orchard: whose turn it is next."""

from __future__ import annotations

from collections.abc import Collection
from importlib.resources import files
from random import Random
from typing import Final

from tests.orchard_core.edition import EDITIONS
from tests.orchard_core.frames import Rest
from tests.orchard_core.position import new_game
from tests.orchard_core.rules import Rule
from tests.orchard_core.table import Table
from village_core.games.editions import EditionSettings
from village_core.kernel.values import Option, RuleKey
from village_widgets.tutor.claims import Decides
from village_widgets.tutor.drawing import Exercises
from village_widgets.tutor.exercise import Exercise, Kind, exercise
from village_widgets.tutor.wording import PositionWords, Sayings

SAYINGS: Final[Sayings[Table]] = Sayings()


def following(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Somebody rests: who decides next?"""
    position = new_game(EditionSettings(random.choice(EDITIONS)), 3, random.randrange(3))
    claims = [Decides[Table](Option(Rest()), seat, "turn") for seat in position.table.seats]
    return exercise("following", level, position, claims, (Rule.REST,), random, Rest())


@SAYINGS.explained("following")
def clockwise(told: PositionWords[Table], made: Exercise[Table]) -> str:
    """The reason, with the name of whoever is next."""
    return told.say("because-clockwise", **told.fields(made.claims[made.right]))


EXERCISES: Final[Exercises[Table]] = Exercises(
    (Kind("following", frozenset((Rule.REST,)), following),), files(__package__) / "words", SAYINGS
)
