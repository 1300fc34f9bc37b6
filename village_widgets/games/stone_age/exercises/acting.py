"""Tasks of the second and third phase: what to do with workers who are out, with tools, dice and cards, and for the hungry."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random
from typing import Final, TypeAlias

from village_core.games.stone_age.cards import Drafting
from village_core.games.stone_age.growing import tools_of
from village_core.games.stone_age.rolling import FACES, Adding
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import CARDS, GATHERED, GROUNDS, RESOURCES, ROLLED, SITES, VILLAGE, Gift, Place
from village_core.kernel.values import RuleKey, Seat
from village_widgets.games.stone_age.exercises.goals import (
    Brings,
    Draws,
    Enables,
    FeedsKeeping,
    Has,
    Idles,
    KeepsAll,
    Leaves,
    Rolls,
    Scores,
    ScoresMost,
    Throws,
    TurnsUp,
    had,
    scored,
)
from village_widgets.games.stone_age.exercises.tables import acting, feeding, given, laid, named, out, raised, rich, sent, valley
from village_widgets.tutor import exercise
from village_widgets.tutor.exercise import LAST, Exercise, Unfit, somebody, task

Make: TypeAlias = Callable[[Random, int, Collection[RuleKey]], Exercise[Table]]
GROWING: Final = {
    Place.FIELD: ("field", Rule.FIELD),
    Place.HUT: ("workers", Rule.HUT),
    Place.TOOL_MAKER: ("tools", Rule.TOOL_MAKER),
}
"""What a place of the village adds to, and by which rule."""
GIVING: Final = {
    Rule.CARD_SUPPLIES: (Gift.FOOD, Gift.WOOD, Gift.BRICK, Gift.STONE, Gift.GOLD),
    Rule.CARD_POINTS: (Gift.POINTS,),
    Rule.CARD_ONE_USE: (Gift.ONE_USE_TOOL,),
    Rule.CARD_TOOL: (Gift.TOOL,),
    Rule.CARD_FIELD: (Gift.FIELD,),
    Rule.CARD_ROLL: tuple(ROLLED),
    Rule.CARD_DICE: (Gift.DICE,),
    Rule.CARD_EXTRA: (Gift.CARD,),
    Rule.CARD_ANY_TWO: (Gift.ANY_TWO,),
}
"""What gives something at once, by the rule that says so."""
TOPS: Final = {Rule.TOOL_BEST: Place.TOOL_MAKER, Rule.FIELD_TOP: Place.FIELD, Rule.HUT_NO_EFFECT: Place.HUT}
"""Where a tribe that has come as far as can be gets nothing, by the rule that says so."""
COUNTED: Final = {Gift.ONE_USE_TOOL: "one-use", Gift.TOOL: "tools", Gift.FIELD: "field", Gift.ANY_TWO: "any-two"}


def picked(random: Random, wanted: Collection[RuleKey], rules: Collection[Rule]) -> Rule:
    """One of these rules, of those that are wanted if there are such."""
    return random.choice([rule for rule in rules if rule in wanted] or list(rules))


def spread(random: Random, table: Table, seat: Seat, *places: Place, more: int = 2) -> Table:
    """The table with a tribe's workers on these places, a few of the grounds and some others."""
    workers = {named(place): 2 if place is Place.HUT else 1 for place in places}
    for ground in random.sample([place for place in GROUNDS if place not in places], more):
        workers[named(ground)] = random.randint(1, 2)
    return sent(table, seat, **workers)


def grows(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Workers are out in several places: bring home what one of the village gives."""
    rule = picked(random, wanted, [rule for _, rule in GROWING.values()])
    place = next(place for place, (_, each) in GROWING.items() if each == rule)
    table = valley(random, level)
    seat = somebody(random, table)
    other = random.choice([other for other in VILLAGE if other is not place])
    table = spread(random, table, seat, place, *((other,) if level > 1 else ()))
    what = GROWING[place][0]
    return task("grows", level, acting(table, seat), Has(seat, what, had(table, seat, what) + 1), (rule,))


def goes_for(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Hunters and gatherers are out: roll the right dice."""
    rule = picked(random, wanted, (Rule.HUNT, Rule.GATHER))
    ground = Place.HUNT if rule is Rule.HUNT else random.choice(tuple(GATHERED))
    table = valley(random, level)
    seat = somebody(random, table)
    workers = {named(ground): random.randint(1, 3)}
    for other in random.sample([place for place in GROUNDS if place is not ground], 2):
        workers[named(other)] = random.randint(1, 2)
    table = sent(table, seat, **workers)
    goal = Rolls(GROUNDS[ground], workers[named(ground)])
    return task("goes-for", level, acting(table, seat), goal, (rule, Rule.ACT_ORDER))


def adds(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Somebody has rolled: which tool, if any, brings so much?"""
    aim = picked(random, wanted, (Rule.TOOL_USE, Rule.TOOL_ONE_USE))
    table = valley(random, level)
    seat = somebody(random, table)
    ground = random.choice(tuple(GROUNDS))
    dice = random.randint(2, 4)
    held = tools_of(random.randint(4, 4 + 2 * level))
    one_use = (random.randint(2, 4),) if aim is Rule.TOOL_ONE_USE else ()
    turned = tuple(random.random() < (0.25 if level > 1 else 0) for _ in held)
    table = given(table, seat, tools=held, turned=turned, one_use=one_use)
    what, rule = GROUNDS[ground], Rule.HUNT if ground is Place.HUNT else Rule.GATHER
    pips = sum(random.randint(1, FACES) for _ in range(dice))
    position = acting(sent(table, seat, field=1), seat, Adding(seat, what, pips, rule))
    if not isinstance(position.top, Adding):
        raise Unfit("tools")
    keeps = "yes" if one_use and random.random() < 0.5 else "no"
    more = pips // table.edition.divisor(what) + random.randint(1, 2)
    rules = (Rule.TOOL_USE, *((Rule.TOOL_ONE_USE,) if one_use else ()))
    return task("adds", level, position, Brings(seat, what, more, keeps), rules)


def buys(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Workers stand on cards: buy the one that gives this at once."""
    rule = picked(random, wanted, tuple(GIVING))
    table = valley(random, level)
    seat = somebody(random, table)
    card = random.choice([number for number, card in enumerate(table.edition.cards) if card.gives in GIVING[rule]])
    gift = table.edition.cards[card].gives
    table, place = laid(random, rich(random, table, seat, level), card)
    others = random.sample([other for other in CARDS if other is not place], min(level, 3))
    position = acting(out(table, seat, place, *others), seat)
    printed = table.edition.cards[card]
    rules = (rule, Rule.CARD_TAKE, Rule.CARD_PRICE)
    if gift in ROLLED:
        return task("buys", level, position, Rolls(ROLLED[gift], printed.amount), rules)
    if gift is Gift.DICE:
        return task("buys", level, position, Throws(seat), rules)
    if gift is Gift.CARD:
        return task("buys", level, position, Draws(seat), rules)
    if gift is Gift.POINTS:
        return task("buys", level, position, Scores(seat, printed.amount), rules)
    what, more = COUNTED.get(gift, gift.value), 1 if gift is Gift.ONE_USE_TOOL else printed.amount
    return task("buys", level, position, Has(seat, what, had(table, seat, what) + more), rules)


def drafts(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """The dice for everyone lie there: take what brings this."""
    table = valley(random, level)
    seat = somebody(random, table)
    faces = tuple(sorted(random.randint(1, FACES) for _ in table.seats))
    position = acting(sent(table, seat, hunt=1), seat, Drafting(table.clockwise(seat), faces))
    reward = table.edition.die[random.choice(faces) - 1].value
    what = {"tool": "tools"}.get(reward, reward)
    return task("drafts", level, position, Has(seat, what, had(table, seat, what) + 1), (Rule.CARD_DRAFT,))


def idles(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """A tribe has come as far as can be in something: which work brings it nothing?"""
    rule = picked(random, wanted, tuple(TOPS))
    place = TOPS[rule]
    table = valley(random, level, corrections={"rulings.at_the_top": "no-effect"} if rule is Rule.HUT_NO_EFFECT else None)
    seat, most = somebody(random, table), table.edition.tribe
    full: dict[Place, dict[str, object]] = {
        Place.TOOL_MAKER: {"tools": tools_of(3 * most.best_tool)},
        Place.FIELD: {"field": most.most_field},
        Place.HUT: {"workers": most.most_workers},
    }
    others = random.sample([other for other in VILLAGE if other is not place], 1 if level == 1 else 2)
    ground = random.choice(tuple(GATHERED))
    position = acting(out(given(table, seat, **full[place]), seat, place, *others, ground), seat)
    return task("idles", level, position, Idles(seat), (rule,))


def leaves_what_it_must(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Where whoever can pay must buy: which worker can go home all the same?"""
    table = valley(random, level, corrections={"rulings.declining": False})
    seat = somebody(random, table)
    held = dict.fromkeys((kind.value for kind in RESOURCES), 0) | {random.choice(RESOURCES).value: random.randint(1, 2)}
    cheap, dear = CARDS[0], random.choice(CARDS[2:])
    position = acting(spread(random, given(table, seat, **held), seat, cheap, dear), seat)
    return task("leaves-what-it-must", level, position, Leaves(seat), (Rule.ACT_MUST_BUY, Rule.ACT_DECLINE))


def takes_two(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """A building can't be paid, but with the card for any two it could."""
    aim = picked(random, wanted, (Rule.ANY_TWO_TAKE, Rule.CARD_ANY_TWO, Rule.ANY_TWO_PAYING))
    paying = aim is Rule.ANY_TWO_PAYING
    table = valley(random, level, corrections={"rulings.any_two_when": "paying"} if paying else None)
    seat = somebody(random, table)
    table, site = raised(random, table, random.randrange(len(table.edition.fixed)))
    tile = table.lying(site)
    assert tile is not None
    pieces = list(table.edition.fixed[tile].pieces)
    random.shuffle(pieces)
    held = dict.fromkeys((kind.value for kind in RESOURCES), 0)
    for piece in pieces[2:]:
        held[piece] += 1
    if level == LAST:
        held[random.choice(RESOURCES).value] += 1
    table = given(out(table, seat, site, Place.FIELD), seat, any_two=1, **held)
    return task("takes-two", level, acting(table, seat), Enables(seat, site), (aim, Rule.ANY_TWO_TAKE, Rule.CARD_ANY_TWO))


def leaves(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """A worker stands on something that could be paid: leave it."""
    table = valley(random, level)
    seat = somebody(random, table)
    place = random.choice((*CARDS, *SITES[: len(table.piles)]))
    table = spread(random, rich(random, table, seat, level), seat, place)
    return task("leaves", level, acting(table, seat), Leaves(seat), (Rule.ACT_DECLINE,))


def builds(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Workers stand on buildings: score so many points, or as many as can be; or see the next one of a pile."""
    aim = picked(random, wanted, (Rule.BUILDING_POINTS, Rule.BUILDING_KINDS, Rule.BUILDING_PRICE, Rule.BUILDING_NEXT))
    table = valley(random, level)
    seat = somebody(random, table)
    edition = table.edition
    free = aim is Rule.BUILDING_KINDS or (aim is Rule.BUILDING_POINTS and random.random() < 0.5)
    tile = random.randrange(len(edition.fixed), len(edition.buildings)) if free else random.randrange(len(edition.fixed))
    table, site = raised(random, rich(random, table, seat, level), tile)
    more = random.sample([other for other in SITES[: len(table.piles)] if other is not site], 1 if level < LAST else 2)
    card = random.choice(CARDS)
    position = acting(out(table, seat, site, *more, *((card,) if aim is Rule.BUILDING_NEXT else ())), seat)
    found = sorted({scored(position, option) for option in position.options})
    if len(found) < 3:
        raise Unfit("points")
    kind = Rule.BUILDING_KINDS if free else Rule.BUILDING_PRICE
    if aim is Rule.BUILDING_NEXT:
        return task("builds", level, position, TurnsUp(seat), (Rule.BUILDING_NEXT,))
    rules = (kind, Rule.BUILDING_POINTS)
    if random.random() < 0.5:
        return task("builds", level, position, ScoresMost(seat, found[-1]), rules)
    return task("builds", level, position, Scores(seat, random.choice(found[1:])), rules)


def feeds(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Food is short: feed everybody and keep what is dear, or keep everything and lose points."""
    aim = picked(random, wanted, (Rule.FEED_RESOURCES, Rule.FEED_PENALTY))
    table = valley(random, level)
    seat = somebody(random, table)
    tribe = table.tribes[seat]
    missing = random.randint(1, 3)
    table = given(rich(random, table, seat, level), seat, field=0, food=tribe.workers - missing)
    position = feeding(table, seat)
    if aim is Rule.FEED_PENALTY:
        return task("feeds", level, position, KeepsAll(seat), (Rule.FEED_PENALTY,))
    held = [kind for kind in RESOURCES if had(table, seat, kind)]
    return task("feeds", level, position, FeedsKeeping(seat, random.choice(held)), (Rule.FEED_RESOURCES,))


def _kind(name: str, make: Make, *rules: Rule) -> exercise.ExerciseKind[Table]:
    return exercise.ExerciseKind(name, frozenset(map(str, rules)), make, board=True)


KINDS: Final[tuple[exercise.ExerciseKind[Table], ...]] = (
    _kind("grows", grows, *(rule for _, rule in GROWING.values())),
    _kind("goes-for", goes_for, Rule.HUNT, Rule.GATHER, Rule.ACT_ORDER),
    _kind("adds", adds, Rule.TOOL_USE, Rule.TOOL_ONE_USE),
    _kind("buys", buys, *GIVING, Rule.CARD_TAKE, Rule.CARD_PRICE),
    _kind("drafts", drafts, Rule.CARD_DRAFT),
    _kind("takes-two", takes_two, Rule.ANY_TWO_TAKE, Rule.CARD_ANY_TWO, Rule.ANY_TWO_PAYING),
    _kind("leaves", leaves, Rule.ACT_DECLINE),
    _kind("leaves-what-it-must", leaves_what_it_must, Rule.ACT_MUST_BUY),
    _kind("idles", idles, *TOPS),
    _kind("builds", builds, Rule.BUILDING_POINTS, Rule.BUILDING_KINDS, Rule.BUILDING_PRICE, Rule.BUILDING_NEXT),
    _kind("feeds", feeds, Rule.FEED_RESOURCES, Rule.FEED_PENALTY),
)
