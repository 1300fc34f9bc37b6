"""Tasks of the second and third phase: workers who are out, tools, dice, cards, and feeding."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from village_core.games.stone_age.cards import Drafting
from village_core.games.stone_age.growing import split_tools
from village_core.games.stone_age.rolling import FACES, Adding
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import CARDS, GATHERED, GROUNDS, RESOURCES, ROLLED, SITES, VILLAGE, Gift, Place
from village_core.kernel.values import RuleKey, Seat
from village_widgets.games.stone_age.exercises import goals, tables
from village_widgets.games.stone_age.exercises.tables import enrich, give, name_place, pick_table, send_out, start_acting
from village_widgets.tutor import exercise
from village_widgets.tutor.exercise import LAST, Exercise, Unfit, build_task, pick_rule

GROWING: Final = {
    Place.FIELD: ("field", Rule.FIELD),
    Place.HUT: ("workers", Rule.HUT),
    Place.TOOL_MAKER: ("tools", Rule.TOOL_MAKER),
}
"""The gain at each place of the village, and its rule."""
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
"""The sources of an immediate gain, by rule."""
TOPS: Final = {Rule.TOOL_BEST: Place.TOOL_MAKER, Rule.FIELD_TOP: Place.FIELD, Rule.HUT_NO_EFFECT: Place.HUT}
"""The places that give nothing to a tribe at its limit, by rule."""
COUNTED: Final = {Gift.ONE_USE_TOOL: "one-use", Gift.TOOL: "tools", Gift.FIELD: "field", Gift.ANY_TWO: "any-two"}


def spread_workers(random: Random, table: Table, seat: Seat, *places: Place, more: int = 2) -> Table:
    """Return the table with a tribe's workers on these places, one each or two in the hut, and on ``more`` other grounds.

    On each of those grounds, chosen at random, stand one or two workers; the tribe has none elsewhere. May raise ``Unfit``.
    """
    workers = {name_place(place): 2 if place is Place.HUT else 1 for place in places}
    for ground in random.sample([place for place in GROUNDS if place not in places], more):
        workers[name_place(ground)] = random.randint(1, 2)
    return tables.send_workers(table, seat, **workers)


def set_grow(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to bring home the gain of one place of the village; workers are out at others too. May raise ``Unfit``."""
    rule = pick_rule(random, wanted, [rule for _, rule in GROWING.values()])
    place = next(place for place, (_, each) in GROWING.items() if each == rule)
    table, seat = pick_table(random, level)
    other = random.choice([other for other in VILLAGE if other is not place])
    table = spread_workers(random, table, seat, place, *((other,) if level > 1 else ()))
    what = GROWING[place][0]
    return build_task(
        "grows", level, start_acting(table, seat), goals.HasAmount(seat, what, goals.count_pieces(table, seat, what) + 1), (rule,)
    )


def set_roll(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to roll the dice of the right ground: workers stand on several grounds. May raise ``Unfit``."""
    rule = pick_rule(random, wanted, (Rule.HUNT, Rule.GATHER))
    ground = Place.HUNT if rule is Rule.HUNT else random.choice(tuple(GATHERED))
    table, seat = pick_table(random, level)
    workers = {name_place(ground): random.randint(1, 3)}
    for other in random.sample([place for place in GROUNDS if place is not ground], 2):
        workers[name_place(other)] = random.randint(1, 2)
    table = tables.send_workers(table, seat, **workers)
    goal = goals.Rolls(GROUNDS[ground], workers[name_place(ground)])
    return build_task("goes-for", level, start_acting(table, seat), goal, (rule, Rule.ACT_ORDER))


def set_add_tool(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to reach a higher yield of a roll with the right tool; at times all one-use tools must stay.

    May raise ``Unfit``, for example if no tool helps.
    """
    aim = pick_rule(random, wanted, (Rule.TOOL_USE, Rule.TOOL_ONE_USE))
    table, seat = pick_table(random, level)
    ground = random.choice(tuple(GROUNDS))
    dice = random.randint(2, 4)
    held = split_tools(random.randint(4, 4 + 2 * level))
    one_use = (random.randint(2, 4),) if aim is Rule.TOOL_ONE_USE else ()
    turned = tuple(random.random() < (0.25 if level > 1 else 0) for _ in held)
    table = give(table, seat, tools=held, turned=turned, one_use=one_use)
    what, rule = GROUNDS[ground], Rule.HUNT if ground is Place.HUNT else Rule.GATHER
    pips = sum(random.randint(1, FACES) for _ in range(dice))
    position = start_acting(tables.send_workers(table, seat, field=1), seat, Adding(seat, what, pips, rule))
    if not isinstance(position.top, Adding):
        raise Unfit("tools")
    keeps = "yes" if one_use and random.random() < 0.5 else "no"
    more = pips // table.edition.find_divisor(what) + random.randint(1, 2)
    rules = (Rule.TOOL_USE, *((Rule.TOOL_ONE_USE,) if one_use else ()))
    return build_task("adds", level, position, goals.Brings(seat, what, more, keeps), rules)


def set_buy(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to buy the card that at once gives a certain thing. May raise ``Unfit``."""
    rule = pick_rule(random, wanted, tuple(GIVING))
    table, seat = pick_table(random, level)
    card = random.choice([number for number, card in enumerate(table.edition.cards) if card.gives in GIVING[rule]])
    gift = table.edition.cards[card].gives
    table, place = tables.lay_card(random, enrich(random, table, seat, level), card)
    others = random.sample([other for other in CARDS if other is not place], min(level, 3))
    position = start_acting(send_out(table, seat, place, *others), seat)
    printed = table.edition.cards[card]
    rules = (rule, Rule.CARD_TAKE, Rule.CARD_PRICE)
    if gift in ROLLED:
        return build_task("buys", level, position, goals.Rolls(ROLLED[gift], printed.amount), rules)
    if gift is Gift.DICE:
        return build_task("buys", level, position, goals.Throws(seat), rules)
    if gift is Gift.CARD:
        return build_task("buys", level, position, goals.Draws(seat), rules)
    if gift is Gift.POINTS:
        return build_task("buys", level, position, goals.Scores(seat, printed.amount), rules)
    what, more = COUNTED.get(gift, gift.value), 1 if gift is Gift.ONE_USE_TOOL else printed.amount
    return build_task("buys", level, position, goals.HasAmount(seat, what, goals.count_pieces(table, seat, what) + more), rules)


def set_draft(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to take the die that brings a named gain, of those rolled for all tribes. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    faces = tuple(sorted(random.randint(1, FACES) for _ in table.seats))
    position = start_acting(tables.send_workers(table, seat, hunt=1), seat, Drafting(table.list_clockwise(seat), faces))
    reward = table.edition.die[random.choice(faces) - 1].value
    what = {"tool": "tools"}.get(reward, reward)
    return build_task(
        "drafts", level, position, goals.HasAmount(seat, what, goals.count_pieces(table, seat, what) + 1), (Rule.CARD_DRAFT,)
    )


def set_idle(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to do the work that brings nothing, because the tribe is at its limit. May raise ``Unfit``."""
    rule = pick_rule(random, wanted, tuple(TOPS))
    place = TOPS[rule]
    table, seat = pick_table(
        random, level, corrections={"rulings.at_the_top": "no-effect"} if rule is Rule.HUT_NO_EFFECT else None
    )
    most = table.edition.tribe
    full: dict[Place, dict[str, object]] = {
        Place.TOOL_MAKER: {"tools": split_tools(3 * most.best_tool)},
        Place.FIELD: {"field": most.most_field},
        Place.HUT: {"workers": most.most_workers},
    }
    others = random.sample([other for other in VILLAGE if other is not place], 1 if level == 1 else 2)
    ground = random.choice(tuple(GATHERED))
    position = start_acting(send_out(give(table, seat, **full[place]), seat, place, *others, ground), seat)
    return build_task("idles", level, position, goals.Idles(seat), (rule,))


def set_leave_despite_duty(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to send a worker home from the card that the tribe can't pay; one that it can pay it must buy by a ruling.

    May raise ``Unfit``.
    """
    table, seat = pick_table(random, level, corrections={"rulings.declining": False})
    held = dict.fromkeys((kind.value for kind in RESOURCES), 0) | {random.choice(RESOURCES).value: random.randint(1, 2)}
    cheap, dear = CARDS[0], random.choice(CARDS[2:])
    position = start_acting(spread_workers(random, give(table, seat, **held), seat, cheap, dear), seat)
    return build_task("leaves-what-it-must", level, position, goals.Leaves(seat), (Rule.ACT_MUST_BUY, Rule.ACT_DECLINE))


def set_enable(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to use the card for any two resources, so that a building can be paid. May raise ``Unfit``."""
    aim = pick_rule(random, wanted, (Rule.ANY_TWO_TAKE, Rule.CARD_ANY_TWO, Rule.ANY_TWO_PAYING))
    paying = aim is Rule.ANY_TWO_PAYING
    table, seat = pick_table(random, level, corrections={"rulings.any_two_when": "paying"} if paying else None)
    table, site = tables.raise_building(random, table, random.randrange(len(table.edition.fixed)))
    tile = table.find_lying(site)
    assert tile is not None
    pieces = list(table.edition.fixed[tile].pieces)
    random.shuffle(pieces)
    held = dict.fromkeys((kind.value for kind in RESOURCES), 0)
    for piece in pieces[2:]:
        held[piece] += 1
    if level == LAST:
        held[random.choice(RESOURCES).value] += 1
    table = give(send_out(table, seat, site, Place.FIELD), seat, any_two=1, **held)
    return build_task(
        "takes-two", level, start_acting(table, seat), goals.Enables(seat, site), (aim, Rule.ANY_TWO_TAKE, Rule.CARD_ANY_TWO)
    )


def set_leave(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to send a worker home without a purchase, though the tribe has resources. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    place = random.choice((*CARDS, *SITES[: len(table.piles)]))
    table = spread_workers(random, enrich(random, table, seat, level), seat, place)
    return build_task("leaves", level, start_acting(table, seat), goals.Leaves(seat), (Rule.ACT_DECLINE,))


def set_build(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to score a number of points with a building, or the most, or to reveal the next one.

    May raise ``Unfit``, for example for fewer than three different points.
    """
    aim = pick_rule(random, wanted, (Rule.BUILDING_POINTS, Rule.BUILDING_KINDS, Rule.BUILDING_PRICE, Rule.BUILDING_NEXT))
    table, seat = pick_table(random, level)
    edition = table.edition
    free = aim is Rule.BUILDING_KINDS or (aim is Rule.BUILDING_POINTS and random.random() < 0.5)
    tile = random.randrange(len(edition.fixed), len(edition.buildings)) if free else random.randrange(len(edition.fixed))
    table, site = tables.raise_building(random, enrich(random, table, seat, level), tile)
    more = random.sample([other for other in SITES[: len(table.piles)] if other is not site], 1 if level < LAST else 2)
    card = random.choice(CARDS)
    position = start_acting(send_out(table, seat, site, *more, *((card,) if aim is Rule.BUILDING_NEXT else ())), seat)
    found = sorted({goals.count_scored(position, option) for option in position.options})
    if len(found) < 3:
        raise Unfit("points")
    kind = Rule.BUILDING_KINDS if free else Rule.BUILDING_PRICE
    if aim is Rule.BUILDING_NEXT:
        return build_task("builds", level, position, goals.TurnsUp(seat), (Rule.BUILDING_NEXT,))
    rules = (kind, Rule.BUILDING_POINTS)
    if random.random() < 0.5:
        return build_task("builds", level, position, goals.ScoresMost(seat, found[-1]), rules)
    return build_task("builds", level, position, goals.Scores(seat, random.choice(found[1:])), rules)


def set_feed(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to feed all workers without a certain resource, or to keep all resources at any cost. May raise ``Unfit``."""
    aim = pick_rule(random, wanted, (Rule.FEED_RESOURCES, Rule.FEED_PENALTY))
    table, seat = pick_table(random, level)
    tribe = table.tribes[seat]
    missing = random.randint(1, 3)
    table = give(enrich(random, table, seat, level), seat, field=0, food=tribe.workers - missing)
    position = tables.start_feeding(table, seat)
    if aim is Rule.FEED_PENALTY:
        return build_task("feeds", level, position, goals.KeepsAll(seat), (Rule.FEED_PENALTY,))
    held = [kind for kind in RESOURCES if goals.count_pieces(table, seat, kind)]
    return build_task("feeds", level, position, goals.FeedsKeeping(seat, random.choice(held)), (Rule.FEED_RESOURCES,))


KINDS: Final[tuple[exercise.ExerciseKind[Table], ...]] = (
    exercise.build_task_kind("grows", set_grow, *(rule for _, rule in GROWING.values())),
    exercise.build_task_kind("goes-for", set_roll, Rule.HUNT, Rule.GATHER, Rule.ACT_ORDER),
    exercise.build_task_kind("adds", set_add_tool, Rule.TOOL_USE, Rule.TOOL_ONE_USE),
    exercise.build_task_kind("buys", set_buy, *GIVING, Rule.CARD_TAKE, Rule.CARD_PRICE),
    exercise.build_task_kind("drafts", set_draft, Rule.CARD_DRAFT),
    exercise.build_task_kind("takes-two", set_enable, Rule.ANY_TWO_TAKE, Rule.CARD_ANY_TWO, Rule.ANY_TWO_PAYING),
    exercise.build_task_kind("leaves", set_leave, Rule.ACT_DECLINE),
    exercise.build_task_kind("leaves-what-it-must", set_leave_despite_duty, Rule.ACT_MUST_BUY),
    exercise.build_task_kind("idles", set_idle, *TOPS),
    exercise.build_task_kind(
        "builds", set_build, Rule.BUILDING_POINTS, Rule.BUILDING_KINDS, Rule.BUILDING_PRICE, Rule.BUILDING_NEXT
    ),
    exercise.build_task_kind("feeds", set_feed, Rule.FEED_RESOURCES, Rule.FEED_PENALTY),
)
