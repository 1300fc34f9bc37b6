"""Stone Age's positions for exercises about refusals, and rules that are not the reason."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.choices import Collect, Decline, Starve
from village_core.games.stone_age.growing import split_tools
from village_core.games.stone_age.rolling import FACES, Adding
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import CARDS, GATHERED, GROUNDS, RESOURCES, SITES, VILLAGE, Place
from village_core.kernel.position import Position
from village_core.kernel.values import Refusal, RuleKey
from village_widgets.games.stone_age.exercises import tables
from village_widgets.games.stone_age.exercises.tables import MANY, give, pick_table, send_out, send_workers, start_acting
from village_widgets.games.stone_age.exercises.wording import SAYINGS
from village_widgets.tutor.exercise import choose_seat
from village_widgets.tutor.refusing import RefusalExercises, Scene

PLACING: Final = (Rule.PLACE_WORKERS, Rule.PLACE_ONCE, Rule.PLACE_ROOM, Rule.PLACE_ONE, Rule.PLACE_TAKEN, Rule.PLACE_PAIR)
ACTING: Final = (Rule.ACT_OWN, Rule.ACT_ORDER, Rule.HUNT, Rule.GATHER, Rule.FIELD, Rule.HUT, Rule.TOOL_MAKER, Rule.PLACE_PAIR)


def place_some(random: Random, level: int) -> Position[Table]:
    """Return a position of four tribes that have placed some workers, in which one of them places the rest.

    Each tribe has workers at a place for single workers or in the hut, and one worker on each of two grounds. May raise
    ``Unfit``.
    """
    table, seat = pick_table(random, level, MANY)
    singles = random.sample((*VILLAGE, *CARDS, *SITES), MANY)
    for other in table.seats:
        workers = {tables.name_place(singles[other]): 2 if singles[other] is Place.HUT else 1}
        workers |= {tables.name_place(ground): 1 for ground in random.sample(tuple(GROUNDS), 2)}
        table = send_workers(table, other, **workers)
    return tables.start_placing(table, seat)


def fill_nearly(random: Random, level: int) -> Position[Table]:
    """Return a position in which two tribes have nearly filled a place for resources, and another places. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    one, two = random.sample([other for other in table.seats if other != seat], 2)
    name = tables.name_place(random.choice(tuple(GATHERED)))
    table = send_workers(send_workers(table, one, **{name: random.randint(3, 4)}), two, **{name: random.randint(1, 2)})
    return tables.start_placing(table, seat)


def crowd_place(random: Random, level: int) -> Position[Table]:
    """Return a position of two or three tribes: one places, the others stand at one place for resources. May raise ``Unfit``."""
    table, seat = pick_table(random, level, random.choice((2, 3)))
    name = tables.name_place(random.choice(tuple(GATHERED)))
    for other in table.seats:
        if other != seat:
            table = send_workers(table, other, **{name: random.randint(1, 3)})
    return tables.start_placing(table, seat)


def use_two_places(random: Random, level: int) -> Position[Table]:
    """Return a position of two or three tribes in which two places of the village are used. May raise ``Unfit``."""
    table, seat = pick_table(random, level, random.choice((2, 3)))
    other = random.choice([other for other in table.seats if other != seat])
    return tables.start_placing(send_out(table, other, *random.sample(VILLAGE, 2)), seat)


def grow_fully(random: Random, level: int) -> Position[Table]:
    """Return a position in which a tribe that has the most workers possible places them. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    return tables.start_placing(give(table, seat, workers=table.edition.tribe.most_workers), seat)


def send_several(random: Random, level: int) -> Position[Table]:
    """Return a position in which a tribe acts at three places; another stands on the rest of the village. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    here = random.sample((*VILLAGE, *GROUNDS), 3)
    away = [place for place in VILLAGE if place not in here]
    other = random.choice([other for other in table.seats if other != seat])
    return start_acting(send_out(send_out(table, other, *away), seat, *here), seat)


def use_tool(random: Random, level: int) -> Position[Table]:
    """Return a position after a tribe's roll, with one of its tools used before. May raise ``Unfit``.

    If its other tools can't raise the yield, it is the next position that asks for a decision.
    """
    table, seat = pick_table(random, level)
    held = split_tools(random.randint(2, 4 + level))
    used = random.randrange(sum(value > 0 for value in held))
    table = give(table, seat, tools=held, turned=tuple(space == used for space in range(len(held))))
    ground = random.choice(tuple(GROUNDS))
    pips = sum(random.randint(1, FACES) for _ in range(random.randint(2, 4)))
    rule = Rule.HUNT if ground is Place.HUNT else Rule.GATHER
    return start_acting(send_workers(table, seat, field=1), seat, Adding(seat, GROUNDS[ground], pips, rule))


def stand_poor(random: Random, level: int) -> Position[Table]:
    """Return a position in which a tribe stands on cards with few resources to pay for them. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    table = give(table, seat, **_pick_few(random, random.randint(1, 2)))
    return start_acting(send_out(table, seat, *random.sample(CARDS, 3), *random.sample(tuple(GROUNDS), 2)), seat)


def stand_unbuilt(random: Random, level: int, *, fixed: bool) -> Position[Table]:
    """Return a position in which a tribe with few resources stands on a building; ``fixed``: the building names its resources.

    May raise ``Unfit``.
    """
    table, seat = pick_table(random, level)
    printed = table.edition
    tile = random.randrange(len(printed.fixed)) if fixed else random.randrange(len(printed.fixed), len(printed.buildings))
    table, site = tables.raise_building(random, give(table, seat, **_pick_few(random, random.randint(2, 4))), tile)
    places = random.sample((*VILLAGE, *GROUNDS), 3)
    return start_acting(send_out(table, seat, site, *places), seat)


def starve(random: Random, level: int) -> Position[Table]:
    """Return a position in which a tribe must feed its workers and lacks more food than it has resources. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    table = give(table, seat, field=0, food=random.randint(0, 1), **_pick_few(random, random.randint(1, 2)))
    return tables.start_feeding(table, seat)


def _pick_few(random: Random, count: int) -> dict[str, int]:
    held = dict.fromkeys((kind.value for kind in RESOURCES), 0)
    for _ in range(count):
        held[random.choice(RESOURCES).value] += 1
    return held


def play_ruling(
    rule: str, value: bool | str, then: Callable[[Random, Table], Position[Table]], random: Random, level: int
) -> Position[Table]:
    """Return the position that ``then`` builds at a table which plays by this ``value`` of the ruling called ``rule``.

    May raise ``Unfit``.
    """
    return then(random, tables.build_table(random, level, corrections={f"rulings.{rule}": value}))


def stand_able(random: Random, table: Table) -> Position[Table]:
    """Return a position in which a tribe stands on cards that it can pay. May raise ``Unfit``."""
    seat = choose_seat(random, table)
    table = give(table, seat, **{kind.value: 2 for kind in RESOURCES})
    return start_acting(send_out(table, seat, *random.sample(CARDS, 2), *random.sample(tuple(GROUNDS), 2)), seat)


def lack_price(random: Random, table: Table) -> Position[Table]:
    """Return a position in which a tribe has a card for any two resources and nothing to pay for with it. May raise ``Unfit``."""
    seat = choose_seat(random, table)
    table = give(table, seat, any_two=1)
    return start_acting(send_out(table, seat, *random.sample((*VILLAGE, *GROUNDS), 3)), seat)


def find_beside(position: Position[Table], refusal: Refusal) -> list[RuleKey]:
    """Return the wrong answers to a question: rules that don't refuse this, of acting while a tribe acts, else of placing."""
    rules = ACTING if isinstance(position.top, Acting) else PLACING
    return [rule for rule in rules if rule not in refusal.rules]


SCENES: Final[dict[RuleKey, Scene[Table]]] = {
    Rule.PLACE_WORKERS: place_some,
    Rule.PLACE_ONCE: place_some,
    Rule.PLACE_ROOM: fill_nearly,
    Rule.PLACE_GATHERERS: crowd_place,
    Rule.PLACE_ONE: place_some,
    Rule.PLACE_TAKEN: place_some,
    Rule.PLACE_PAIR: place_some,
    Rule.PLACE_HUT_FULL: grow_fully,
    Rule.PLACE_VILLAGE: use_two_places,
    Rule.ACT_OWN: send_several,
    Rule.TOOL_ONCE: use_tool,
    Rule.CARD_PRICE: stand_poor,
    Rule.BUILDING_PRICE: partial(stand_unbuilt, fixed=True),
    Rule.BUILDING_KINDS: partial(stand_unbuilt, fixed=False),
    Rule.FEED_RESOURCES: starve,
    Rule.ACT_MUST_BUY: partial(play_ruling, "declining", False, stand_able),
    Rule.ANY_TWO_PAYING: partial(play_ruling, "any_two_when", "paying", lack_price),
}
REFUSING: Final = RefusalExercises(
    SCENES, find_beside, SAYINGS, idle=(Collect, Decline, Starve), alone=(Rule.TOOL_ONCE, Rule.FEED_RESOURCES)
)
KINDS: Final = REFUSING.kinds
