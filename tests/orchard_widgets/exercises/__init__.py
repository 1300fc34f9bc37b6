"""The exercises of Orchard: whose turn it is next, what is refused, what a cake costs, and what comes of it."""

from __future__ import annotations

from collections.abc import Collection
from importlib.resources import files
from random import Random
from typing import Final

from tests.orchard_core.edition import EDITIONS
from tests.orchard_core.frames import Bake, Rest
from tests.orchard_core.position import Position, new_game
from tests.orchard_core.rules import Rule
from tests.orchard_core.table import FRUIT, Garden, Table
from village_core.games.editions import EditionSettings
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import Option, Refusal, RuleKey, Seat
from village_widgets.tutor.claims import After, Decides
from village_widgets.tutor.drawing import Exercises
from village_widgets.tutor.exercise import Exercise, ExerciseKind, build_exercise
from village_widgets.tutor.following import Consequences, Following, choose_option
from village_widgets.tutor.paying import Paying
from village_widgets.tutor.refusing import Refusing
from village_widgets.tutor.wording import PositionWords, Sayings

SAYINGS: Final[Sayings[Table]] = Sayings()
REFUSING_RULES: Final = (Rule.SUPPLY, Rule.BAKE, Rule.CAKES)


def following(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Somebody rests: who decides next?"""
    position = new_game(EditionSettings(random.choice(EDITIONS)), 3, random.randrange(3))
    claims = [Decides[Table](Option(Rest()), seat, "turn") for seat in position.table.seats]
    return build_exercise("following", level, position, claims, (Rule.REST,), random, Rest())


@SAYINGS.word_reason("following")
def clockwise(told: PositionWords[Table], made: Exercise[Table]) -> str:
    """The reason, with the name of whoever is next."""
    right = made.claims[made.right]
    assert isinstance(right, Decides), "who decides next is what is claimed"
    return told.format("because-clockwise", **told.fields(right))


def begun(random: Random, mine: dict[str, int], theirs: dict[str, int]) -> Position:
    """The first player's turn, with so much in the first garden and in the second; of ``cakes`` and fruit -1 is all there is."""
    position = new_game(EditionSettings(random.choice(EDITIONS)), 2)
    table = position.table
    for seat, held in enumerate((mine, theirs)):
        held = {what: getattr(table.supply, what) if count < 0 else count for what, count in held.items()}
        supply = {what: getattr(table.supply, what) - held.get(what, 0) for what in (*FRUIT, "cakes")}
        table = table.moved(seat, Garden(**supply), **held)
    return Position(table, position.agenda)


def gone(random: Random, level: int) -> Position:
    """Two kinds of fruit are gone, and there is too little for a cake."""
    first, second, third = random.sample(FRUIT, 3)
    return begun(random, {third: random.randint(0, 2)}, {first: -1, second: -1})


def baked(random: Random, level: int) -> Position:
    """All cakes are gone, and so is a kind of fruit."""
    return begun(random, {random.choice(FRUIT): random.randint(0, 9)}, {"cakes": -1})


def rich(random: Random, level: int) -> Position:
    """There is enough for a cake."""
    first, second = random.sample(FRUIT, 2)
    return begun(random, {first: random.randint(2, 4), second: random.randint(2, 4)}, {})


class HasCakes(After[Table], frozen=True):
    """So many cakes are in somebody's garden then."""

    seat: Seat
    cakes: int

    def holds(self, position: KernelPosition[Table]) -> bool:
        """Whether they lie there."""
        return self.carry_out(position).table.gardens[self.seat].cakes == self.cakes


def baking(random: Random, level: int) -> Consequences[Table]:
    """Somebody who has baked before bakes once more."""
    before = random.randint(0, 3)
    position = begun(random, {**dict.fromkeys(random.sample(FRUIT, 2), 3), "cakes": before}, {})
    option = choose_option(random, level, position, Bake)
    return Consequences(position, option, tuple(HasCakes(option, 0, before + more) for more in (1, 0, 2)))


def beside(position: KernelPosition[Table], refusal: Refusal) -> list[RuleKey]:
    """Rules that never refuse anything."""
    return [rule for rule in Rule if rule not in REFUSING_RULES]


REFUSING: Final = Refusing({Rule.SUPPLY: gone, Rule.BAKE: gone, Rule.CAKES: baked}, beside, SAYINGS, (Rest,), (Rule.CAKES,))
PAYING: Final = Paying({Rule.BAKE: rich})
BAKING: Final = Following("outcome", {Rule.BAKE: baking}, SAYINGS)
EXERCISES: Final[Exercises[Table]] = Exercises(
    (ExerciseKind("following", frozenset((Rule.REST,)), following), *REFUSING.kinds, *PAYING.kinds, BAKING.kind),
    files(__package__) / "words",
    SAYINGS,
)
