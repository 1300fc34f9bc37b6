"""Tasks of a game against Carla: moves that decide what she does, the ring as a coin, and the majority."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.village import vocabulary
from village_core.games.village.choices import Done, DrawInfluence, TurnFate
from village_core.games.village.events import CustomerServed, MajorityWon, Moved
from village_core.games.village.mass import Rising
from village_core.games.village.position import Position as VillagePosition
from village_core.games.village.rounds import NewRound
from village_core.games.village.rules import Rule
from village_core.games.village.solo.answering import Answering, Rolling, list_colours
from village_core.games.village.solo.board import RIVAL
from village_core.games.village.solo.events import RingSpent
from village_core.games.village.solo.fate import TurningFate
from village_core.games.village.table import Table
from village_core.kernel.position import Position
from village_core.kernel.values import Option, RuleKey, Tagged
from village_widgets.games.village.exercises import positions, solo_tables
from village_widgets.games.village.exercises.asking import has_event
from village_widgets.games.village.exercises.mass_bag import gather_in_church
from village_widgets.games.village.exercises.playing import play_on
from village_widgets.games.village.exercises.positions import clear_spaces, furnish, send_member, start_action, start_turn, stock
from village_widgets.tutor.claims import SeatGoal
from village_widgets.tutor.exercise import READER, Exercise, ExerciseKind, Make, Unfit, build_task, build_task_kind, pick_rule

DIE: Final = {"rulings__rival_cube": "die"}
CARLA_DOES: Final[dict[RuleKey, str]] = {
    Rule.SOLO_MARKET_CALL: "calls",
    Rule.SOLO_CHURCH: "sends",
    Rule.SOLO_CHURCH_NOBODY: "leaves",
    Rule.SOLO_WELL: "rests",
}
"""Carla's deeds beside taking a cube, by rule, in the words of ``task-carla-does``."""


class HerCube(Tagged, frozen=True):
    """The goal that Carla takes this cube from this space, and the player doesn't choose it for her."""

    space: vocabulary.Space
    cube: vocabulary.Cube

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether Carla answers ``option`` by taking ``cube`` from ``space``, with no choice or throw of the die before."""
        taken = solo_tables.find_her_cube(solo_tables.play_answer(position, option)[0])
        return taken is not None and (taken.space, taken.cube) == (self.space, self.cube)


class YouChoose(Tagged, frozen=True):
    """The goal that the player chooses a cube for Carla, from this space."""

    space: vocabulary.Space

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether the player next chooses a cube of ``space`` for Carla."""
        then = solo_tables.play_answer(position, option)[1]
        return (
            isinstance(then.top, Answering) and then.seat is not None and then.top.find_cubes(then.table)[0][0][0] is self.space
        )


class DieCannot(Tagged, frozen=True):
    """The goal that the die is thrown for Carla, and can't show this colour."""

    cube: vocabulary.Cube

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether the die is thrown next, and no cube of the colour is left."""
        then = solo_tables.play_answer(position, option)[1]
        return isinstance(then.top, Rolling) and vocabulary.Influence(self.cube.value) not in list_colours(then.table)


class DieFinds(Tagged, frozen=True):
    """The goal that Carla takes a cube from this space if the die shows the colour of ``cube``."""

    cube: vocabulary.Cube
    space: vocabulary.Space

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether Carla, if the die shows the colour of ``cube``, takes her cube from ``space`` after ``option``."""
        then, thrown = solo_tables.play_answer(position, option)[1], DrawInfluence(vocabulary.Influence(self.cube.value))
        if not isinstance(then.top, Rolling) or then.find_refusal(thrown) is not None:
            return False
        taken = solo_tables.find_her_cube(then.play(thrown).events)
        return taken is not None and taken.space is self.space


class CarlaDoes(Tagged, frozen=True):
    """The goal that Carla calls a market day, sends a member to church, finds no member to send, or doesn't answer (``deed``)."""

    deed: str

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether Carla does ``deed`` in answer to ``option``."""
        return any(CARLA_DOES.get(event.rule) == self.deed for event in solo_tables.play_answer(position, option)[0])


class HersRests(Tagged, frozen=True):
    """The goal that the member of Carla's family who dies comes to lie at ``end``, if her next fate tile is the quill."""

    end: vocabulary.Place

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether Carla's answer to ``option`` passes a fate tile, and a quill there lays a member of hers at ``end``."""
        return any(moved.end is self.end for moved in find_deaths(position, option))


class HersServed(Tagged, frozen=True):
    """The goal that Carla serves this customer on the player's market day."""

    customer: int

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether Carla serves ``customer`` after ``option``."""
        return has_event(position.play(option).events, CustomerServed, seat=RIVAL, customer=self.customer)


class SpendsRing(SeatGoal, frozen=True):
    """The goal to spend the ring as a coin."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` spends the ring."""
        return has_event(position.play(option).events, RingSpent)


class GainsMajority(SeatGoal, frozen=True):
    """The goal that the seat gains ``points`` prestige for the majority in the church."""

    points: int

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether the seat gains ``points`` for the majority if no member moves up after ``option``."""
        events, _ = play_on(position, option.choice, MajorityWon)
        return has_event(events, MajorityWon, seat=self.seat, points=self.points)


def find_deaths(position: Position[Table], option: Option) -> list[Moved]:
    """Return the events of Carla's members who die, if her answer to ``option`` passes a fate tile and that is the quill."""
    then, quill = solo_tables.play_answer(position, option)[1], TurnFate(vocabulary.Fate.QUILL)
    if not isinstance(then.top, TurningFate) or then.find_refusal(quill) is not None:
        return []
    return [event for event in then.play(quill).events if isinstance(event, Moved) and event.seat == RIVAL]


def _pick_scattered(random: Random, level: int, count: int, **corrections: str) -> Table:
    """Return a table with ``count`` + ``level`` new cubes on the board, and no others.

    They are of a few random kinds, or of all kinds if there are ``corrections``. May raise ``Unfit``.
    """
    table = solo_tables.pick_solo_table(random, level, **corrections)
    return solo_tables.scatter_cubes(
        random, table, vocabulary.CUBES if corrections else random.sample(vocabulary.CUBES, 2 + level), count + level
    )


def set_her_cube(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Set the task to take a cube that Carla answers with a certain one, from the same space or a later one.

    May raise ``Unfit``, for example if she answers by another rule than the one asked.
    """
    aim = pick_rule(random, wanted, (Rule.SOLO_MATCH, Rule.SOLO_MATCH_NEXT))
    position = start_turn(_pick_scattered(random, level, 5), READER)
    option = random.choice(position.options)
    taken = solo_tables.find_her_cube(solo_tables.play_answer(position, option)[0])
    if taken is None or taken.rule != aim:
        raise Unfit(aim)
    return build_task("her-cube", level, position, HerCube(taken.space, taken.cube), (aim,))


def set_you_choose(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Set the task to take a cube after which the player chooses Carla's, from the same space or from a certain later one.

    May raise ``Unfit``, for example if no cube brings this about by the rule asked.
    """
    aim = pick_rule(random, wanted, (Rule.SOLO_ANY, Rule.SOLO_ANY_NEXT, Rule.SOLO_DIE_ONE))
    table = solo_tables.pick_solo_table(random, level, **(DIE if aim is Rule.SOLO_DIE_ONE else {}))
    kinds = (
        [*random.sample(vocabulary.CUBES[:-1], 2), vocabulary.CUBES[-1]]
        if aim is Rule.SOLO_DIE_ONE
        else random.sample(vocabulary.CUBES, 2 + level)
    )
    position = start_turn(solo_tables.scatter_cubes(random, table, kinds, 4 + level), READER)
    for option in random.sample(position.options, len(position.options)):
        then = solo_tables.play_answer(position, option)[1]
        if isinstance(then.top, Answering) and then.seat is not None:
            found, rule = then.top.find_cubes(then.table)
            if rule is aim:
                return build_task("you-choose", level, position, YouChoose(found[0][0]), (aim,))
    raise Unfit(aim)


def set_die_cannot(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Set the task to take the last cube of a colour, which the die can't show after that. May raise ``Unfit``."""
    position = start_turn(_pick_scattered(random, level, 5, **DIE), READER)
    goal = DieCannot(vocabulary.Cube(random.choice(list_colours(position.table)).value))
    return build_task("die-cannot", level, position, goal, (Rule.SOLO_DIE,))


def set_die_finds(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Set the task to take a cube after which Carla takes hers from a certain space, if the die shows a certain colour.

    May raise ``Unfit``.
    """
    position = start_turn(_pick_scattered(random, level, 6, **DIE), READER)
    goal = DieFinds(vocabulary.Cube(random.choice(vocabulary.INFLUENCES).value), random.choice(vocabulary.SPACES))
    return build_task("die-finds", level, position, goal, (Rule.SOLO_DIE_CUBE,))


def set_carla_does(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Set the task to make Carla call a market day, send a member to church, find no member to send, or not answer at all.

    May raise ``Unfit``, for example if she passes a fate tile.
    """
    aim = pick_rule(random, wanted, (rule for rule in Rule if rule in CARLA_DOES))
    table = _pick_scattered(random, level, 6)
    if solo_tables.passes_fate(table):
        raise Unfit("tile")
    if aim is Rule.SOLO_CHURCH_NOBODY:
        for generation in solo_tables.list_waiting(table):
            table = send_member(table, RIVAL, generation, vocabulary.Place.UNBORN, vocabulary.Place.BAG)
    if aim is Rule.SOLO_WELL:
        table = stock(table, READER, coin=0, **{random.choice(vocabulary.INFLUENCES).value: table.edition.turn.well})
    return build_task("carla-does", level, start_turn(table, READER), CarlaDoes(CARLA_DOES[aim]), (aim,))


def set_hers_rests(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Set the task to take a cube after which the quill, if turned over, lays Carla's member in a certain row or grave.

    May raise ``Unfit``, for example if the cube passes none, or no member rests as the rule asks.
    """
    aim = pick_rule(random, wanted, (Rule.SOLO_DYING, Rule.SOLO_DYING_MARKET))
    table = _pick_scattered(random, level, 5)
    if not solo_tables.passes_fate(table):
        raise Unfit("tile")
    position = start_turn(table, READER)
    found = [moved.end for option in position.options for moved in find_deaths(position, option) if moved.rule == aim]
    if not found:
        raise Unfit(aim)
    return build_task("hers-rests", level, position, HersRests(random.choice(found)), (aim,))


def set_hers_served(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Set the task to leave Carla a certain customer at the first sale of the player's market day.

    May raise ``Unfit``, for example if fewer than two customers are at the stalls.
    """
    table = furnish(random, solo_tables.pick_solo_table(random, level), READER, level, plenty=True)
    front = [tile for tile in table.stalls if tile is not None]
    if len(front) < 2:
        raise Unfit("stalls")
    position = positions.start_market_day(table, READER, READER, opened=False)
    return build_task("hers-served", level, position, HersServed(front[1]), (Rule.SOLO_MARKET_SERVE,))


def set_spends_ring(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Set the task to pay with the ring, because there is no coin. May raise ``Unfit``."""
    table = stock(furnish(random, solo_tables.pick_solo_table(random, level), READER, level), READER, coin=0)
    assert table.rival
    table = replace(table, ring=READER, rival=replace(table.rival, ring_spent=False))
    return build_task("spends-ring", level, start_action(table, READER), SpendsRing(READER), (Rule.SOLO_RING,))


def set_gains_majority(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Set the task to take the majority with one step in the church, where Carla's members are.

    May raise ``Unfit``, for example if no seat may move up, or the task is done already.
    """
    table = clear_spaces(solo_tables.clear_church(solo_tables.pick_solo_table(random, level)), *vocabulary.SPACES)
    hers = random.sample(solo_tables.list_waiting(table), min(len(solo_tables.list_waiting(table)), 1 + level))
    for generation, window in zip(hers, vocabulary.CHURCH, strict=False):
        table = send_member(table, RIVAL, generation, vocabulary.Place.UNBORN, window)
    mine = [random.choice(vocabulary.CHURCH[:3]) for _ in hers]
    table = stock(gather_in_church(random, table, READER, mine, 0), READER, grain=random.randint(1, 2))
    position = VillagePosition(table, (NewRound(), Rising((READER,)))).settle()
    goal = GainsMajority(READER, table.edition.church.majority)
    if not isinstance(position.top, Rising) or goal.is_reached(position, Option(Done())):
        raise Unfit("church")
    return build_task("gains-majority", level, position, goal, (Rule.SOLO_MAJORITY,))


def _build_kind(name: str, make: Make[Table], *rules: RuleKey) -> ExerciseKind[Table]:
    return build_task_kind(name, solo_tables.retry(make), *rules)


SOLO_TURNS: Final[tuple[ExerciseKind[Table], ...]] = (
    _build_kind("her-cube", set_her_cube, Rule.SOLO_MATCH, Rule.SOLO_MATCH_NEXT),
    _build_kind("you-choose", set_you_choose, Rule.SOLO_ANY, Rule.SOLO_ANY_NEXT, Rule.SOLO_DIE_ONE),
    _build_kind("die-cannot", set_die_cannot, Rule.SOLO_DIE),
    _build_kind("die-finds", set_die_finds, Rule.SOLO_DIE_CUBE),
    _build_kind("carla-does", set_carla_does, *CARLA_DOES),
    _build_kind("hers-rests", set_hers_rests, Rule.SOLO_DYING, Rule.SOLO_DYING_MARKET),
    _build_kind("hers-served", set_hers_served, Rule.SOLO_MARKET_SERVE),
    _build_kind("spends-ring", set_spends_ring, Rule.SOLO_RING),
    _build_kind("gains-majority", set_gains_majority, Rule.SOLO_MAJORITY),
)
