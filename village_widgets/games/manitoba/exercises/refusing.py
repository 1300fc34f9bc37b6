"""Manitoba's positions for exercises about refusals, and rules that are not the reason."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from village_core.games.manitoba import vocabulary
from village_core.games.manitoba.choices import Finish
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.scoring import Refilling, Scoring
from village_core.games.manitoba.storing import Storing
from village_core.games.manitoba.table import Table
from village_core.kernel.position import Position
from village_core.kernel.values import Refusal, RuleKey
from village_widgets.games.manitoba.exercises import tables
from village_widgets.games.manitoba.exercises.seasons import drain
from village_widgets.games.manitoba.exercises.tables import give, pick_table, settle_land, start_acting
from village_widgets.games.manitoba.exercises.walking import begin_setup
from village_widgets.games.manitoba.exercises.wording import SAYINGS
from village_widgets.tutor.exercise import READER
from village_widgets.tutor.refusing import RefusalExercises, Scene

ACTING: Final = (Rule.ACT_COLOUR, Rule.ACT_ONCE, Rule.ACT_WAKE, Rule.LAND_FREE, Rule.LAND_MOVE, Rule.PATH_STEP, Rule.LAND_ENTER)
FOLLOWING: Final = (
    Rule.FOLLOW_DISCS,
    Rule.FOLLOW_ONE,
    Rule.FOLLOW_NEIGHBOUR,
    Rule.FOLLOW_NO_WAKE,
    Rule.LAND_FREE,
    Rule.PATH_STEP,
)
PUTTING: Final = (Rule.STORE_GOOD, Rule.STORE_ROOM, Rule.STORE_FEATHER, Rule.ALTAR_KIND, Rule.ALTAR_EMPTY, Rule.ALTAR_PLACE)
RESOLVING: Final = (Rule.TILE_ONE, Rule.TILE_TWO, Rule.TILE_MUST, Rule.TILE_MOST, Rule.TILE_SKIP)
HAPPENING: Final = (Rule.CARD_PATH, Rule.CARD_STEP, Rule.CARD_GOOD, Rule.CARD_FEATHER, Rule.CARD_HOME, Rule.LAND_FREE)
SHELLS: Final = (Rule.SHELL_USE, Rule.SHELL_WAKE, Rule.SHELL_BERRY, Rule.SHELL_LAST, Rule.SHELL_TURN)
BESIDE: Final = {
    "acting": ACTING,
    "storing": PUTTING,
    "scoring": RESOLVING,
    "happening": HAPPENING,
    "refilling": (Rule.TILE_REFILL, Rule.TILE_HOME, Rule.TILE_RETURN, Rule.LAND_FREE, Rule.TILE_MUST),
}
"""For each kind of decision, rules that a reader could take for the reason."""


def act(random: Random, level: int, *, active: bool, **done: bool) -> Position[Table]:
    """Return a position in which the active player acts, or another if not ``active``.

    ``landed`` or ``walked`` in ``done`` tells that the seat's territory or path action is over. May raise ``Unfit``.
    """
    table = tables.build_table(random, level)
    seat = table.start if active else random.choice(table.list_clockwise(table.start)[1:])
    table = settle_land(random, table, seat, random.randint(1, 2))
    return start_acting(tables.lift(table, random.randint(2, 3)), seat, **done)


def act_twice(random: Random, level: int) -> Position[Table]:
    """Return a position in which the active player has done one of their two actions. May raise ``Unfit``."""
    return act(random, level, active=True, **{random.choice(("landed", "walked")): True})


def follow_late(random: Random, level: int) -> Position[Table]:
    """Return a position in which a player who isn't active has done their one action; an active shell keeps the turn open.

    May raise ``Unfit``.
    """
    table = tables.build_table(random, level)
    seat = random.choice(table.list_clockwise(table.start)[1:])
    table = tables.store(
        give(table, seat, active=1, huts=random.randint(1, 3)), seat, {vocabulary.Good.BERRIES: random.randint(1, 2)}
    )
    return start_acting(tables.lift(table, random.randint(2, 3)), seat, landed=True, walked=True)


def lack_cree(random: Random, level: int) -> Position[Table]:
    """Return a position in which a player without a Cree on the square acts. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    table = settle_land(random, table, seat, random.randint(1, 2))
    steps = dict.fromkeys(vocabulary.PATHS, 0) | {random.choice(vocabulary.PATHS): 1}
    table = tables.stack(random, tables.set_out(table, seat, steps), *random.sample(vocabulary.TERRAINS, 3))
    return start_acting(tables.empty_square(table, seat), seat)


def end_path(random: Random, level: int) -> Position[Table]:
    """Return a position in which a player stands at the end of the shaman's path. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    table = tables.set_out(table, seat, {vocabulary.Path.SHAMAN: len(table.edition.list_steps(vocabulary.Path.SHAMAN))})
    colours = [vocabulary.COLOUR_OF[path] for path in (vocabulary.Path.SHAMAN, *random.sample(vocabulary.PATHS[:3], 2))]
    return start_acting(tables.stack(random, table, *colours), seat)


def put_down(goods: Sequence[vocabulary.Good], random: Random, level: int) -> Position[Table]:
    """Return a position in which a player puts down one of these ``goods``. May raise ``Unfit``.

    One altar holds one or two goods, often that kind too. For a feather, one storage is full.
    """
    table, seat = pick_table(random, level)
    good = random.choice(goods)
    kinds = [good, *random.sample([each for each in vocabulary.Good if each is not good], 1)]
    name = random.choice(vocabulary.ALTARS).value.replace("-", "_")
    table = give(table, seat, **{name: tuple(random.sample(kinds, random.randint(1, 2)))}, hand=(good,))
    if good is vocabulary.Good.FEATHERS:
        full = random.choice(vocabulary.STORED)
        table = tables.store(table, seat, {full: len(table.edition.list_storage_points(full))})
    return start_acting(tables.lift(table, random.randint(1, 3)), seat, Storing(seat), landed=True, walked=True)


def empty_altar(random: Random, level: int) -> Position[Table]:
    """Return a position in which a player puts down the feather of a full altar. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    table = give(tables.lift(table, random.randint(1, 3)), seat, hand=(vocabulary.Good.FEATHERS,))
    return start_acting(table, seat, Storing(seat, emptied=True), landed=True, walked=True)


def settle_feather(random: Random, level: int) -> Position[Table]:
    """Return a position of the set-up in which the reader puts down a feather. May raise ``Unfit``."""
    table = begin_setup(random, level)
    region = random.choice(tables.list_free(table, vocabulary.GROUND[vocabulary.Good.FEATHERS]))
    table = tables.put_cree(tables.store(table, READER, dict.fromkeys(vocabulary.STORED, 1)), READER, (region,))
    frames = tables.list_frames_after(table, READER)
    return tables.open_frames(give(table, READER, hand=(vocabulary.Good.FEATHERS,)), *frames, Storing(READER))


def use_shell(random: Random, level: int, *, last: bool = False, **things: object) -> Position[Table]:
    """Return a position in which a player with an active shell and berries acts, in the ``last`` round or any other.

    ``things`` are fields of the player's clan, and may change the number of shells. May raise ``Unfit``.
    """
    table, seat = pick_table(random, level)
    table = give(tables.store(table, seat, {vocabulary.Good.BERRIES: random.randint(1, 3)}), seat, **{"active": 1, **things})
    if last:
        table = tables.lay_cards(random, table, vocabulary.Season.AUTUMN, 4)
    return start_acting(tables.lift(table, random.randint(2, 3)), seat)


def lack_berry(random: Random, level: int) -> Position[Table]:
    """Return a position in which a player has a shell, but no berry. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    table = give(tables.store(table, seat, {vocabulary.Good.BERRIES: 0}), seat, active=1, huts=random.randint(1, 3))
    return start_acting(tables.lift(table, random.randint(2, 3)), seat)


def happen(event: vocabulary.Happens, random: Random, level: int) -> Position[Table]:
    """Return a position in which a player carries out an event of this kind. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    table = settle_land(random, table, seat, 2)
    feathers = dict.fromkeys(random.sample(vocabulary.STORED, 2), 1)
    table = tables.store(table, seat, {}, feathers)
    return tables.start_event(tables.lay_event(random, table, event), seat)


def end_path_by_event(random: Random, level: int) -> Position[Table]:
    """Return a position in which a player at the end of a path carries out the event of paths. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    path = random.choice(vocabulary.PATHS[:3])
    table = tables.set_out(table, seat, {path: len(table.edition.list_steps(path))})
    return tables.start_event(tables.lay_event(random, table, vocabulary.Happens.PATH), seat)


def must_move(random: Random, level: int) -> Position[Table]:
    """Return a position in which a player must carry out the event of a step on a path, or of a move in the land.

    May raise ``Unfit``.
    """
    table, seat = pick_table(random, level, corrections={"rulings.events_optional": False})
    table = settle_land(random, table, seat, 2)
    return tables.start_event(
        tables.lay_event(random, table, random.choice((vocabulary.Happens.PATH, vocabulary.Happens.STEP))), seat
    )


def score_tile(goods: int, random: Random, level: int, **things: object) -> Position[Table]:
    """Return a position in which a player scores by a tile for two goods, one good, or the most goods (``goods`` is 2, 1 or 0).

    One good is one from which the player's place on a path frees; of most goods, two are level. ``things`` are values for
    the fields of the player's clan, by name. May raise ``Unfit``.
    """
    table, seat = pick_table(random, level)
    shown = random.sample(vocabulary.STORED, 2)
    counts = {good: random.randint(0, 3) for good in vocabulary.STORED}
    if goods == 1:
        path, space, good = tables.pick_exemption(random, table)
        table, shown = tables.set_out(table, seat, {path: space}), [good]
    if goods == 0:
        counts = {good: 3 if good in shown else random.randint(0, 2) for good in vocabulary.STORED}
    table = tables.lay_cloud(random, table, *(good for good in vocabulary.STORED if goods and good in shown))
    return tables.start_scoring(give(tables.store(table, seat, counts), seat, **things), seat)


def refill_few(random: Random, level: int) -> Position[Table]:
    """Return a position in which a player refills regions with the last goods. May raise ``Unfit``."""
    table, seat = pick_table(random, level, random.choice((3, 4)))
    good = random.choice(vocabulary.STORED)
    table = tables.lay_cloud(random, table, good)
    table = drain(random, tables.lay_goods(table, False, vocabulary.GROUND[good]), good, random.randint(1, 2))
    refilling = Refilling(seat, vocabulary.GROUND[good], Rule.TILE_REFILL)
    return tables.open_frames(tables.lift_some(table), Scoring(tables.list_later(table, seat)), refilling)


def find_beside(position: Position[Table], refusal: Refusal) -> list[RuleKey]:
    """Return rules that can refuse something at the same decision but do not refuse this: the wrong answers to a question."""
    top = position.top
    assert top is not None
    rules = BESIDE[str(top.__struct_config__.tag)]
    if rules is ACTING and position.seat != position.table.start:
        rules = FOLLOWING
    if any(rule.startswith("shell-") for rule in refusal.rules):
        rules = SHELLS
    return [rule for rule in rules if rule not in refusal.rules]


SCENES: Final[dict[RuleKey, Scene[Table]]] = {
    Rule.ACT_COLOUR: partial(act, active=True),
    Rule.ACT_ONCE: act_twice,
    Rule.ACT_WAKE: act_twice,
    Rule.FOLLOW_DISCS: partial(act, active=False),
    Rule.FOLLOW_ONE: follow_late,
    Rule.FOLLOW_NEIGHBOUR: partial(act, active=False),
    Rule.FOLLOW_NO_WAKE: partial(act, active=False),
    Rule.LAND_FREE: partial(act, active=False),
    Rule.LAND_ENTER: lack_cree,
    Rule.PATH_STEP: lack_cree,
    Rule.PATH_OVER: end_path,
    Rule.STORE_GOOD: partial(put_down, vocabulary.STORED),
    Rule.STORE_ROOM: partial(put_down, (vocabulary.Good.FEATHERS,)),
    Rule.ALTAR_KIND: partial(put_down, tuple(vocabulary.Good)),
    Rule.ALTAR_EMPTY: empty_altar,
    Rule.SETUP_STORAGE: settle_feather,
    Rule.SHELL_USE: partial(use_shell, active=0, used=1),
    Rule.SHELL_WAKE: partial(use_shell, huts=0),
    Rule.SHELL_BERRY: lack_berry,
    Rule.SHELL_TURN: partial(score_tile, 2, active=1, huts=2),
    Rule.SHELL_LAST: partial(use_shell, last=True, huts=2),
    Rule.CARD_PATH_END: end_path_by_event,
    Rule.CARD_MUST: must_move,
    Rule.CARD_GOOD: partial(happen, vocabulary.Happens.GOOD),
    Rule.CARD_FEATHER: partial(happen, vocabulary.Happens.FEATHER),
    Rule.TILE_ONE: partial(score_tile, 1),
    Rule.TILE_TWO: partial(score_tile, 2),
    Rule.TILE_MOST: partial(score_tile, 0),
    Rule.TILE_MUST: partial(score_tile, 2),
    Rule.TILE_REFILL: refill_few,
}
REFUSING: Final = RefusalExercises(SCENES, find_beside, SAYINGS, idle=(Finish,), alone=(Rule.FOLLOW_ONE, Rule.SHELL_TURN))
KINDS: Final = REFUSING.kinds
