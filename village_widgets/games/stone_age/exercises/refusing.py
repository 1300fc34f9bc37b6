"""What Stone Age adds to exercises about refusals: where to find them, and rules that are no reason."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.choices import Collect, Decline, Starve
from village_core.games.stone_age.growing import tools_of
from village_core.games.stone_age.rolling import FACES, Adding
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import CARDS, GATHERED, GROUNDS, RESOURCES, SITES, VILLAGE, Place
from village_core.kernel.position import Position
from village_core.kernel.values import Refusal, RuleKey
from village_widgets.games.stone_age.exercises.tables import (
    MANY,
    acting,
    feeding,
    given,
    named,
    out,
    placing,
    raised,
    sent,
    valley,
)
from village_widgets.games.stone_age.exercises.wording import SAYINGS
from village_widgets.tutor.exercise import somebody
from village_widgets.tutor.refusing import Refusing, Scene

PLACING: Final = (
    Rule.PLACE_WORKERS,
    Rule.PLACE_ONCE,
    Rule.PLACE_ROOM,
    Rule.PLACE_ONE,
    Rule.PLACE_TAKEN,
    Rule.PLACE_PAIR,
)
ACTING: Final = (Rule.ACT_OWN, Rule.ACT_ORDER, Rule.HUNT, Rule.GATHER, Rule.FIELD, Rule.HUT, Rule.TOOL_MAKER, Rule.PLACE_PAIR)


def busy(players: int = MANY, more: int = 2) -> Scene[Table]:
    """Everybody has placed some workers; somebody has a few left."""

    def scene(random: Random, level: int) -> Position[Table]:
        table = valley(random, level, players)
        seat = somebody(random, table)
        singles = random.sample((*VILLAGE[: 3 if players == MANY else 1], *CARDS, *SITES[:players]), players)
        for other in table.seats:
            workers = {named(singles[other]): 2 if singles[other] is Place.HUT else 1}
            if players == MANY or other != seat:
                grounds = random.sample(tuple(GATHERED), 1) if players < MANY else random.sample(tuple(GROUNDS), more)
                workers |= {named(ground): 1 for ground in grounds}
            table = sent(table, other, **workers)
        return placing(table, seat)

    return scene


def full(random: Random, level: int) -> Position[Table]:
    """Two tribes have all but filled a place."""
    table = valley(random, level)
    seat = somebody(random, table)
    one, two = random.sample([other for other in table.seats if other != seat], 2)
    name = named(random.choice(tuple(GATHERED)))
    table = sent(sent(table, one, **{name: random.randint(3, 4)}), two, **{name: random.randint(1, 2)})
    return placing(table, seat)


def crowded(random: Random, level: int) -> Position[Table]:
    """With two or three tribes as many gather as may."""
    table = valley(random, level, random.choice((2, 3)))
    seat = somebody(random, table)
    name = named(random.choice(tuple(GATHERED)))
    for other in table.seats:
        if other != seat:
            table = sent(table, other, **{name: random.randint(1, 3)})
    return placing(table, seat)


def two_used(random: Random, level: int) -> Position[Table]:
    """With two or three tribes two places of the village are used."""
    table = valley(random, level, random.choice((2, 3)))
    seat = somebody(random, table)
    other = random.choice([other for other in table.seats if other != seat])
    return placing(out(table, other, *random.sample(VILLAGE, 2)), seat)


def grown(random: Random, level: int) -> Position[Table]:
    """A tribe has all the workers there are."""
    table = valley(random, level)
    seat = somebody(random, table)
    return placing(given(table, seat, workers=table.edition.tribe.most_workers), seat)


def working(random: Random, level: int) -> Position[Table]:
    """Several tribes have workers out, and one of them acts."""
    table = valley(random, level)
    seat = somebody(random, table)
    here = random.sample((*VILLAGE, *GROUNDS), 3)
    away = [place for place in VILLAGE if place not in here]
    other = random.choice([other for other in table.seats if other != seat])
    return acting(out(out(table, other, *away), seat, *here), seat)


def turned(random: Random, level: int) -> Position[Table]:
    """Somebody has rolled, and a tool was used before."""
    table = valley(random, level)
    seat = somebody(random, table)
    held = tools_of(random.randint(2, 4 + level))
    used = random.randrange(sum(value > 0 for value in held))
    table = given(table, seat, tools=held, turned=tuple(space == used for space in range(len(held))))
    ground = random.choice(tuple(GROUNDS))
    pips = sum(random.randint(1, FACES) for _ in range(random.randint(2, 4)))
    rule = Rule.HUNT if ground is Place.HUNT else Rule.GATHER
    return acting(sent(table, seat, field=1), seat, Adding(seat, GROUNDS[ground], pips, rule))


def poor(random: Random, level: int) -> Position[Table]:
    """Workers stand on cards, and there are few resources."""
    table = valley(random, level)
    seat = somebody(random, table)
    table = given(table, seat, **_few(random, random.randint(1, 2)))
    return acting(out(table, seat, *random.sample(CARDS, 3), *random.sample(tuple(GROUNDS), 2)), seat)


def unbuilt(fixed: bool) -> Scene[Table]:
    """Workers stand on buildings, and there are few resources."""

    def scene(random: Random, level: int) -> Position[Table]:
        table = valley(random, level)
        seat = somebody(random, table)
        printed = table.edition
        tile = random.randrange(len(printed.fixed)) if fixed else random.randrange(len(printed.fixed), len(printed.buildings))
        table, site = raised(random, given(table, seat, **_few(random, random.randint(2, 4))), tile)
        places = random.sample((*VILLAGE, *GROUNDS), 3)
        return acting(out(table, seat, site, *places), seat)

    return scene


def hungry(random: Random, level: int) -> Position[Table]:
    """More food is missing than there are resources."""
    table = valley(random, level)
    seat = somebody(random, table)
    table = given(table, seat, field=0, food=random.randint(0, 1), **_few(random, random.randint(1, 2)))
    return feeding(table, seat)


def _few(random: Random, count: int) -> dict[str, int]:
    held = dict.fromkeys((kind.value for kind in RESOURCES), 0)
    for _ in range(count):
        held[random.choice(RESOURCES).value] += 1
    return held


def house(rule: str, value: bool | str, then: Callable[[Random, Table], Position[Table]]) -> Scene[Table]:
    """A table that plays by another ruling."""

    def scene(random: Random, level: int) -> Position[Table]:
        return then(random, valley(random, level, corrections={f"rulings.{rule}": value}))

    return scene


def must_buy(random: Random, table: Table) -> Position[Table]:
    """Workers stand on cards that can be paid."""
    seat = somebody(random, table)
    table = given(table, seat, **{kind.value: 2 for kind in RESOURCES})
    return acting(out(table, seat, *random.sample(CARDS, 2), *random.sample(tuple(GROUNDS), 2)), seat)


def any_two(random: Random, table: Table) -> Position[Table]:
    """There is nothing to pay for."""
    seat = somebody(random, table)
    table = given(table, seat, any_two=1)
    return acting(out(table, seat, *random.sample((*VILLAGE, *GROUNDS), 3)), seat)


def beside(position: Position[Table], refusal: Refusal) -> list[RuleKey]:
    """Rules of the same phase that are no reason here."""
    rules = ACTING if isinstance(position.top, Acting) else PLACING
    return [rule for rule in rules if rule not in refusal.rules]


SCENES: Final[dict[RuleKey, Scene[Table]]] = {
    Rule.PLACE_WORKERS: busy(),
    Rule.PLACE_ONCE: busy(),
    Rule.PLACE_ROOM: full,
    Rule.PLACE_GATHERERS: crowded,
    Rule.PLACE_ONE: busy(),
    Rule.PLACE_TAKEN: busy(),
    Rule.PLACE_PAIR: busy(),
    Rule.PLACE_HUT_FULL: grown,
    Rule.PLACE_VILLAGE: two_used,
    Rule.ACT_OWN: working,
    Rule.TOOL_ONCE: turned,
    Rule.CARD_PRICE: poor,
    Rule.BUILDING_PRICE: unbuilt(fixed=True),
    Rule.BUILDING_KINDS: unbuilt(fixed=False),
    Rule.FEED_RESOURCES: hungry,
    Rule.ACT_MUST_BUY: house("declining", False, must_buy),
    Rule.ANY_TWO_PAYING: house("any_two_when", "paying", any_two),
}
REFUSING: Final = Refusing(SCENES, beside, SAYINGS, idle=(Collect, Decline, Starve), alone=(Rule.TOOL_ONCE, Rule.FEED_RESOURCES))
KINDS: Final = REFUSING.kinds
