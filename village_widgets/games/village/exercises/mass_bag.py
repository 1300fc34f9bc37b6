"""Questions about the steps of a mass: the seat that decides next, the pieces drawn from the bag, and those that go back."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.narration import get_tag
from village_core.games.village.choices import BuyOut, Done, DrawMonk, Leave
from village_core.games.village.events import MonksReturned
from village_core.games.village.mass import DRAWN, BuyingOut, Drawing, Rising
from village_core.games.village.position import Position
from village_core.games.village.rounds import NewRound
from village_core.games.village.rules import Rule
from village_core.games.village.table import NO_SPACES, Table
from village_core.games.village.turn import Acting
from village_core.games.village.vocabulary import ALIVE, CHURCH, SPACES, VISIBLE, Place, Space
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import Choice, Seat
from village_widgets.games.village.exercises.asking import ask_which, settle_turn
from village_widgets.games.village.exercises.goals import AfterChoice
from village_widgets.games.village.exercises.playing import play_on
from village_widgets.games.village.exercises.tables import build_table, complete
from village_widgets.games.village.exercises.wording import PositionWords, word_question
from village_widgets.tutor.exercise import Claim, Exercise, ExerciseKind, Unfit, build_question


class DrawnBlindly(AfterChoice, frozen=True):
    """The claim that ``count`` pieces are drawn from the black bag if no seat buys out more members."""

    count: int

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether ``count`` pieces are left to draw if no further seat buys out members."""
        then = position.play(self.after).position
        while isinstance(then.top, BuyingOut):
            then = then.play(Done()).position
        return self.count == (then.top.left if isinstance(then.top, Drawing) else 0)


class DecidesNext(AfterChoice, frozen=True):
    """The claim that the seat decides next, in the same step of the mass as before the choice."""

    seat: Seat

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether ``seat`` decides next, in the same step of the mass."""
        then = position.play(self.after).position
        return then.seat == self.seat and isinstance(then.top, _find_step(position))


class StepIsOver(AfterChoice, frozen=True):
    """The claim that the choice ends the mass's step in which it is made; ``step`` is the name of that step."""

    step: str

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether the choice ends the step of the mass."""
        then = position.play(self.after).position
        return not isinstance(then.top, _find_step(position))


class MonksGoBack(AfterChoice, frozen=True):
    """The claim that ``count`` monks go back into the black bag."""

    count: int

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether the choice puts ``count`` monks back into the bag."""
        events = position.play(self.after).events
        return self.count == sum(event.monks for event in events if isinstance(event, MonksReturned))


class BagHolds(AfterChoice, frozen=True):
    """The claim that the black bag holds ``count`` pieces, members and monks, when the mass is over."""

    count: int

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether the bag holds ``count`` pieces once the monks are back."""
        _, then = play_on(position, self.after, MonksReturned)
        return self.count == sum(weight for _, weight in Drawing(DRAWN).list_outcomes(then.table))


def _find_step(position: KernelPosition[Table]) -> type[BuyingOut] | type[Rising]:
    """Return the step of the mass that the question is about; before a mass, the first step."""
    return Rising if isinstance(position.top, Rising) else BuyingOut


def build_church_table(random: Random, level: int) -> Table:
    """Return a table whose action spaces are empty, so that a mass comes next. May raise ``Unfit``."""
    return complete(replace(build_table(random, level), spaces=NO_SPACES))


def gather_in_church(random: Random, table: Table, seat: Seat, church: Sequence[Place], bag: int, **stock: int) -> Table:
    """Return the table with members of ``seat`` in the windows ``church``, ``bag`` more in the bag, and ``stock`` on its farm.

    Its other members leave the church and the bag for home. Raises ``Unfit`` if too few of the family live, or the box has too
    few pieces.
    """
    farm = table.farms[seat]
    for generation, place in list(farm.list_members()):
        if place is Place.BAG or place in CHURCH:
            farm = farm.move(generation, place, Place.FARM)
    living = [who for who in farm.list_members() if who[1] in ALIVE]
    ends = [*church, *[Place.BAG] * bag]
    if len(living) < len(ends):
        raise Unfit("family")
    for (generation, place), end in zip(random.sample(living, len(ends)), ends, strict=True):
        farm = farm.move(generation, place, end)
    table = table.with_farm(seat, replace(farm, **stock))
    return complete(table) if stock else table  # moving members leaves the supply as it was


def ask_blind_draws(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask how many pieces are drawn blindly after a seat buys a member out; at level 1 it may also be done with that.

    May raise ``Unfit``, for example if no member is left in the bag.
    """
    position = _start_buying_out(random, level, random.randint(1, 2) if level > 1 else 0)
    options = [option.choice for option in position.options]
    about = random.choice([choice for choice in options if isinstance(choice, BuyOut) or level == 1])
    if not any(Place.BAG in farm.places for farm in position.play(about).position.table.farms):
        raise Unfit("bag")
    counts = [DrawnBlindly(about, count) for count in range(DRAWN + 1)]
    return ask_which(random, level, "drawn-blindly", position, counts, (Rule.MASS_DRAW, Rule.MASS_BUY_OUT), about)


def _start_buying_out(random: Random, level: int, drawn: int) -> Position:
    """Return a mass in which a seat may buy members out of the black bag; it and those before it have bought out ``drawn``.

    May raise ``Unfit``, for example if no member is in the bag.
    """
    table = _build_bag_table(random, level)
    order = table.list_clockwise(table.start)
    first = random.randrange(len(order)) if drawn else 0
    for _ in range(drawn):
        seat = random.choice(order[: first + 1])
        inside = [who for who in table.farms[seat].list_members() if who[1] in VISIBLE and who[1] not in CHURCH]
        if not inside:
            raise Unfit("family")
        generation, place = random.choice(inside)
        table = table.with_farm(seat, table.farms[seat].move(generation, place, CHURCH[0]))
    position = Position(table, (NewRound(), BuyingOut(order[first:], drawn))).settle()
    if not isinstance(position.top, BuyingOut):
        raise Unfit("bag")
    return position


def _build_bag_table(random: Random, level: int) -> Table:
    """Return a table with members of some seats in the bag; every seat can pay for them. May raise ``Unfit``."""
    table = build_church_table(random, level)
    for seat in table.seats:
        church = [random.choice(CHURCH)] * random.randint(0, 1)
        bag = random.randint(0, 1 if level < 3 else 2)
        table = gather_in_church(random, table, seat, church, bag, coin=random.randint(2, 3))
    return table


def ask_first_to_buy_out(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask which seat may first take members out of the black bag, once the last cube of a round is gone. May raise ``Unfit``."""
    table = _build_bag_table(random, level)
    seat = random.choice(table.seats)
    space = random.choice([space for space in SPACES if space is not Space.MARKET])
    position = settle_turn(table, seat, Acting(seat, (space,)))
    return _ask_decider(random, level, position, Leave(), "first-to-buy-out", (Rule.MASS_BUY_OUT,))


def ask_next_to_buy_out(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask which seat may next take members out of the black bag, after one buys out a member or is done. May raise ``Unfit``."""
    position = _start_buying_out(random, level, random.choice((0, 1, 3)) if level > 1 else 0)
    about = random.choice([option.choice for option in position.options])
    return _ask_decider(random, level, position, about, "next-to-buy-out", (Rule.MASS_BUY_OUT,))


def ask_next_to_rise(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask which seat may move members up next, after one does so or is done.

    May raise ``Unfit``, for example if no member can move up.
    """
    table = build_church_table(random, level)
    for seat in table.seats:
        church = [random.choice(CHURCH) for _ in range(random.randint(0, level))]
        table = gather_in_church(random, table, seat, church, 0, grain=random.randint(4, 5))
    position = Position(table, (NewRound(), Rising(table.list_clockwise(table.start)))).settle()
    if not isinstance(position.top, Rising):
        raise Unfit("church")
    about = Done() if level < 3 else random.choice([option.choice for option in position.options])
    return _ask_decider(random, level, position, about, "next-to-rise", (Rule.MASS_RISE,))


def _ask_decider(
    random: Random, level: int, position: Position, about: Choice, kind: str, rules: tuple[Rule, ...]
) -> Exercise[Table]:
    """Return an exercise that asks which seat decides next after the choice ``about``, or whether none does."""
    step = "rising" if _find_step(position) is Rising else "buying-out"
    claims: list[Claim[Table]] = [DecidesNext(about, seat) for seat in position.table.seats]
    return build_question(kind, level, position, [*claims, StepIsOver(about, step)], rules, random, about)


def ask_monks(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask how many monks go back into the black bag after the last piece is drawn. May raise ``Unfit``."""
    position, about, _ = _prepare_last_piece(random, level)
    claims = [MonksGoBack(about, count) for count in range(DRAWN + 1)]
    return ask_which(random, level, "monks", position, claims, (Rule.MASS_MONKS,), about)


def ask_bag(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask, before the last draw of a mass, how many pieces the black bag holds once the mass is over. May raise ``Unfit``."""
    position, about, inside = _prepare_last_piece(random, level)
    least = max(0, inside - 1)
    claims = [BagHolds(about, count) for count in range(least, least + DRAWN + 3)]
    return ask_which(random, level, "bag-holds", position, claims, (Rule.MASS_MONKS, Rule.MASS_DRAW), about)


def _prepare_last_piece(random: Random, level: int) -> tuple[Position, Choice, int]:
    """Return a mass at which one piece is still to be drawn, that piece, and the number of members in the bag.

    May raise ``Unfit``, for example if nothing is left to draw.
    """
    table = build_church_table(random, level)
    monks = random.randint(0, DRAWN - 1)
    bags = [random.randint(0, level) for _ in table.seats]
    church = [random.randint(0, 1) for _ in table.seats]
    church[0] = max(church[0], DRAWN - 1 - monks - sum(church[1:]))
    for seat in table.seats:
        table = gather_in_church(random, table, seat, [CHURCH[0]] * church[seat], bags[seat])
    position = Position(table, (NewRound(), Drawing(1, monks))).settle()
    if not isinstance(position.top, Drawing):
        raise Unfit("bag")
    pieces = [option.choice for option in position.options]
    about = DrawMonk() if DrawMonk() in pieces and random.random() < 0.5 else random.choice(pieces)
    return position, about, sum(bags)


@word_question("drawn-blindly", "next-to-buy-out", "monks", "bag-holds")
def _word_question(telling: PositionWords, exercise: Exercise[Table]) -> str:
    """Word the question with what the board doesn't show: how many members were bought out, or how many monks were drawn."""
    top, seat, about = exercise.position.top, exercise.position.seat, exercise.about
    assert about is not None and seat is not None
    said = {
        **telling.word_fields(about),
        "who": telling.names[seat],
        "about": telling.describe_choice(about),
        "deed": get_tag(about),
    }
    count = top.drawn if isinstance(top, BuyingOut) else top.monks if isinstance(top, Drawing) else 0
    return telling.format(f"question-{exercise.kind}", count=count, **said)


MASS_BAG: Final[tuple[ExerciseKind[Table], ...]] = (
    ExerciseKind("drawn-blindly", frozenset((Rule.MASS_DRAW, Rule.MASS_BUY_OUT)), ask_blind_draws),
    ExerciseKind("first-to-buy-out", frozenset((Rule.MASS_BUY_OUT,)), ask_first_to_buy_out),
    ExerciseKind("next-to-buy-out", frozenset((Rule.MASS_BUY_OUT,)), ask_next_to_buy_out),
    ExerciseKind("next-to-rise", frozenset((Rule.MASS_RISE,)), ask_next_to_rise),
    ExerciseKind("monks", frozenset((Rule.MASS_MONKS,)), ask_monks),
    ExerciseKind("bag-holds", frozenset((Rule.MASS_MONKS, Rule.MASS_DRAW)), ask_bag),
)
