"""The exercises of Orchard: the next turn, refused choices, the price of a cake, and its consequence."""

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
from village_widgets.tutor.exercise import Exercise, ExerciseKind, build_question
from village_widgets.tutor.following import ConsequenceExercises, Consequences, choose_option
from village_widgets.tutor.paying import PriceExercises
from village_widgets.tutor.refusing import RefusalExercises, Scene
from village_widgets.tutor.wording import PositionWords, Sayings

SAYINGS: Final[Sayings[Table]] = Sayings()
REFUSING_RULES: Final = (Rule.SUPPLY, Rule.BAKE, Rule.CAKES)


def ask_next(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Ask which of three players decides after a rest."""
    position = new_game(EditionSettings(random.choice(EDITIONS)), 3, random.randrange(3))
    claims = [Decides[Table](Option(Rest()), seat, "turn") for seat in position.table.seats]
    return build_question("following", level, position, claims, (Rule.REST,), random, Rest())


@SAYINGS.word_reason("following")
def explain_next(words: PositionWords[Table], made: Exercise[Table]) -> str:
    """Explain an exercise's right claim with the name of the next player."""
    right = made.claims[made.right]
    assert isinstance(right, Decides), "the claim names the next player"
    return words.format("because-clockwise", **words.word_fields(right))


def build_turn(random: Random, mine: dict[str, int], theirs: dict[str, int]) -> Position:
    """Return the first player's turn with these pieces in the first and the second garden; -1 means the whole supply."""
    position = new_game(EditionSettings(random.choice(EDITIONS)), 2)
    table = position.table
    for seat, held in enumerate((mine, theirs)):
        held = {what: getattr(table.supply, what) if count < 0 else count for what, count in held.items()}
        supply = {what: getattr(table.supply, what) - held.get(what, 0) for what in (*FRUIT, "cakes")}
        table = table.with_pieces(seat, Garden(**supply), **held)
    return Position(table, position.agenda)


def empty_trees(random: Random, level: int) -> Position:
    """Return a position whose supply lacks two kinds of fruit, and whose first garden has too little for a cake."""
    first, second, third = random.sample(FRUIT, 3)
    return build_turn(random, {third: random.randint(0, 2)}, {first: -1, second: -1})


def sell_out(random: Random, level: int) -> Position:
    """Return a position in which the second garden has all cakes, and the first up to nine pieces of one kind of fruit."""
    return build_turn(random, {random.choice(FRUIT): random.randint(0, 9)}, {"cakes": -1})


def fill_garden(random: Random, level: int) -> Position:
    """Return a position in which the first garden has enough fruit for a cake."""
    first, second = random.sample(FRUIT, 2)
    return build_turn(random, {first: random.randint(2, 4), second: random.randint(2, 4)}, {})


class HasCakes(After[Table], frozen=True):
    """The claim that a seat has this number of cakes after a move."""

    seat: Seat
    cakes: int

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether the seat has this number of cakes after the move."""
        return self.carry_out(position).table.gardens[self.seat].cakes == self.cakes


def bake_again(random: Random, level: int) -> Consequences[Table]:
    """Return a position with the option to bake, in a garden that may have cakes, and claims about their number afterwards."""
    before = random.randint(0, 3)
    position = build_turn(random, {**dict.fromkeys(random.sample(FRUIT, 2), 3), "cakes": before}, {})
    option = choose_option(random, level, position, Bake)
    return Consequences(position, option, tuple(HasCakes(option, 0, before + more) for more in (1, 0, 2)))


def list_harmless(position: KernelPosition[Table], refusal: Refusal) -> list[RuleKey]:
    """Return the rules that no refusal ever names, whatever the position and the refusal in question."""
    return [rule for rule in Rule if rule not in REFUSING_RULES]


SCENES: Final[dict[RuleKey, Scene[Table]]] = {Rule.SUPPLY: empty_trees, Rule.BAKE: empty_trees, Rule.CAKES: sell_out}
REFUSING: Final = RefusalExercises(SCENES, list_harmless, SAYINGS, (Rest,), (Rule.CAKES,))
PAYING: Final = PriceExercises({Rule.BAKE: fill_garden})
BAKING: Final = ConsequenceExercises("outcome", {Rule.BAKE: bake_again})
EXERCISES: Final[Exercises[Table]] = Exercises(
    (ExerciseKind("following", frozenset((Rule.REST,)), ask_next), *REFUSING.kinds, *PAYING.kinds, BAKING.kind),
    files(__package__) / "words",
    SAYINGS,
)
