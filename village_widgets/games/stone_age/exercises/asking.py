"""Questions about dice, turns, food, the score, the winner and the setup."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.stone_age.choices import PlaceWorkers, Roll, Work
from village_core.games.stone_age.ending import RULES, score
from village_core.games.stone_age.growing import split_tools
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.rolling import FACES, Rolling
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import GATHERED, GROUNDS, Category, Place
from village_core.kernel.position import Position
from village_core.kernel.values import Option, RuleKey, Seat, Tagged
from village_widgets.games.stone_age.exercises import tables
from village_widgets.games.stone_age.exercises.acting import GROWING, TOPS
from village_widgets.games.stone_age.exercises.ending import feed_all, level_scores
from village_widgets.games.stone_age.exercises.goals import count_pieces
from village_widgets.games.stone_age.exercises.tables import give, pick_table, send_workers, settle, start_acting, start_placing
from village_widgets.games.stone_age.exercises.wording import SAYINGS
from village_widgets.tutor.claims import After, Decides
from village_widgets.tutor.exercise import FIRST, Exercise, ExerciseKind, Unfit, build_question, build_question_kind, pick_rule
from village_widgets.tutor.wording import PositionWords

LINES: Final = {rule: category for category, rule in RULES.items()}
TIED: Final = (Rule.WIN_MOST, Rule.TIE_STRENGTH, Rule.TIE_SHARED)


class HasThen(After[Table], frozen=True):
    """The claim that a tribe has ``count`` of something after the choice; ``what`` has the names of ``goals.count_pieces``."""

    seat: Seat
    what: str
    count: int

    def is_true(self, position: Position[Table]) -> bool:
        """Tell whether the tribe has exactly ``count`` after the choice."""
        return count_pieces(self.carry_out(position).table, self.seat, self.what) == self.count


class Counts(Tagged, frozen=True):
    """The claim that one line of a tribe's final score would bring ``score`` points if the game ended now."""

    seat: Seat
    category: Category
    score: int

    def is_true(self, position: Position[Table]) -> bool:
        """Tell whether the tribe would have exactly ``score`` points in that line of the final score."""
        return score(position.table).sheets[self.seat].points[self.category] == self.score


class Winners(Tagged, frozen=True):
    """The claim that exactly these ``seats`` would win if the game ended now."""

    seats: tuple[Seat, ...]

    def is_true(self, position: Position[Table]) -> bool:
        """Tell whether exactly ``seats`` would win."""
        return score(position.table).winners == self.seats


class Lies(Tagged, frozen=True):
    """The claim that the row has ``count`` spaces for cards, or the village has ``count`` piles of buildings."""

    what: str
    count: int

    def is_true(self, position: Position[Table]) -> bool:
        """Tell whether the row has ``count`` spaces, or the village ``count`` piles, as ``what`` names."""
        return len(position.table.row if self.what == "cards" else position.table.piles) == self.count


def ask_yield(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Ask what a roll without tools yields. May raise ``Unfit``."""
    rule = pick_rule(random, wanted, (Rule.HUNT, Rule.GATHER))
    ground = Place.HUNT if rule is Rule.HUNT else random.choice(tuple(GATHERED))
    table, seat = pick_table(random, level)
    dice, what = random.randint(2, 3 + level), GROUNDS[ground]
    table = give(table, seat, **{"tools": split_tools(0), what.value: 0})
    position = start_acting(send_workers(table, seat, field=1), seat, Rolling(seat, what, dice, rule))
    pips = sum(random.randint(1, FACES) for _ in range(dice))
    divisor = table.edition.find_divisor(what)
    near = (pips // divisor, -(-pips // divisor), pips // (divisor + 1), pips // divisor + 2, pips // divisor - 1)
    counts = list(dict.fromkeys(count for count in near if count >= 0))[: 3 if level == FIRST else 4]
    claims = [HasThen(Option(Roll(pips)), seat, what, count) for count in counts]
    return build_question("yields", level, position, claims, (rule,), random, Roll(pips))


def ask_turn(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Ask which tribe places next after one has placed workers; others may have placed all theirs. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    for other in table.seats:
        if random.random() < 0.4:
            table = send_workers(table, other, hunt=table.tribes[other].workers)
    table = give(send_workers(table, seat, hunt=0), seat, workers=5)
    option = Option(PlaceWorkers(Place.HUNT, random.randint(1, 2)))
    claims = [Decides[Table](option, other, "placing") for other in table.seats]
    return build_question("turn", level, start_placing(table, seat), claims, (Rule.PLACE_TURN,), random, option.choice)


def ask_start(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Ask which tribe begins the next round, after the last worker goes home. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    option = Option(Work(Place.FIELD))
    position = start_acting(send_workers(feed_all(table), seat, field=1), seat)
    claims = [Decides[Table](option, other, "placing") for other in table.seats]
    return build_question("begins", level, position, claims, (Rule.ROUND_START,), random, option.choice)


def ask_food(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Ask how much food a tribe has once the last worker is home and all are fed, whatever is ``wanted``. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    table = give(feed_all(table), seat, field=random.randint(1, 2 + level))
    tribe = table.tribes[seat]
    option = Option(Work(Place.TOOL_MAKER))
    near = (tribe.food + tribe.field - tribe.workers, tribe.food - tribe.workers, tribe.food + tribe.field, tribe.field)
    claims = [HasThen(option, seat, "food", count) for count in dict.fromkeys(near) if count >= 0]
    rules = (Rule.FEED_FIELD, Rule.FEED_FOOD)
    position = start_acting(send_workers(table, seat, tool_maker=1), seat)
    return build_question("eats", level, position, claims, rules, random, option.choice)


def ask_limit(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Ask how much of tools, workers or fields a tribe has after workers come back from the village. May raise ``Unfit``.

    The tribe is at its limit, unless the rule to ask is ``tool-maker``.
    """
    rule = pick_rule(random, wanted, (Rule.TOOL_MAKER, Rule.TOOL_BEST, Rule.FIELD_TOP, Rule.HUT_NO_EFFECT))
    place = TOPS.get(rule, Place.TOOL_MAKER)
    corrections = {"rulings.at_the_top": "no-effect"} if rule is Rule.HUT_NO_EFFECT else None
    table, seat = pick_table(random, level, corrections=corrections)
    most = table.edition.tribe
    full = {"tools": split_tools(3 * most.best_tool), "field": most.most_field, "workers": most.most_workers}
    what = GROWING[place][0]
    table = give(table, seat, **({what: full[what]} if rule in TOPS else {"tools": split_tools(random.randint(0, 8))}))
    option, now = Option(Work(place)), count_pieces(table, seat, what)
    claims = [HasThen(option, seat, what, count) for count in (now, now + 1, now + 2, now + 3)]
    position = start_acting(tables.send_out(feed_all(table), seat, place), seat)
    return build_question("at-the-top", level, position, claims, (rule,), random, option.choice)


def ask_count(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Ask for the points of a line of the score if the game ended now. May raise ``Unfit``, for example if the line has none."""
    rule = pick_rule(random, wanted, tuple(LINES))
    category = LINES[rule]
    table, seat = pick_table(random, max(level, 2))
    cards = random.sample(table.deck, min(len(table.deck), 3 + 2 * level))
    table = give(table, seat, cards=tuple(sorted((*table.tribes[seat].cards, *cards))))
    table = replace(table, deck=tuple(card for card in table.deck if card not in cards))
    points = score(table).sheets[seat].points[category]
    near = dict.fromkeys((points, points + random.randint(1, 4), points - random.randint(1, 4), points + random.randint(5, 9)))
    claims = [Counts(seat, category, count) for count in near if count >= 0]
    if points <= 0:
        raise Unfit("points")
    return build_question("counts", level, start_placing(send_workers(table, seat), seat), claims, (rule,), random)


def ask_winner(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Ask which tribe would win if the game ended now, or which two together.

    May raise ``Unfit``, for example if another rule than the one asked decides.
    """
    rule = pick_rule(random, wanted, TIED)
    table, seat = pick_table(random, max(level, 2))
    rival = random.choice([other for other in table.seats if other != seat])
    behind = random.randint(-3, 3) if rule is Rule.WIN_MOST else 0
    table = level_scores(table, seat, rival, score(table).sheets[seat].total - behind)
    if rule is Rule.TIE_SHARED:
        own = table.tribes[seat]
        total = score(table).sheets[seat].total
        table = give(table, rival, workers=own.workers, field=own.field, tools=own.tools)
        table = level_scores(table, seat, rival, total)
    if score(table).rule != rule:
        raise Unfit("tie")
    position = start_placing(table, seat)
    pairs = list(combinations(sorted((seat, rival)), 2))
    claims = [Winners(seats) for seats in ((seat,), (rival,), *pairs)]
    return build_question("winner", level, position, claims, (rule,), random)


def ask_setup(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Ask how many cards, or piles of buildings, lie open when a game begins. May raise ``Unfit``."""
    rule = pick_rule(random, wanted, (Rule.SETUP_CARDS, Rule.SETUP_BUILDINGS))
    table = tables.build_table(random, FIRST, random.randint(2, 4))
    what = "cards" if rule is Rule.SETUP_CARDS else "buildings"
    claims = [Lies(what, count) for count in (2, 3, 4, 5)]
    return build_question("setup", level, settle(table, Placing(table.start)), claims, (rule,), random)


@SAYINGS.word_question("yields")
def word_roll(words: PositionWords[Table], made: Exercise[Table]) -> str:
    """Word the question about a roll: who rolls for which resource or food, the number of dice, and their sum."""
    top = words.position.top
    assert isinstance(top, Rolling) and isinstance(made.about, Roll)
    return words.format("question-yields", **{**words.word_fields(top), "pips": made.about.pips})


@SAYINGS.word_question("counts")
def word_count(words: PositionWords[Table], made: Exercise[Table]) -> str:
    """Word the question about points: the line of the score and the tribe."""
    claim = made.claims[0]
    assert isinstance(claim, Counts)
    return words.format("question-counts", who=words.names[claim.seat], line=claim.category.value)


@SAYINGS.word_question("setup")
def word_setup(words: PositionWords[Table], made: Exercise[Table]) -> str:
    """Word the question about the setup: the number of players, for cards or for buildings."""
    claim = made.claims[0]
    assert isinstance(claim, Lies)
    return words.format("question-setup", players=len(words.names), what=claim.what)


KINDS: Final[tuple[ExerciseKind[Table], ...]] = (
    build_question_kind("yields", ask_yield, Rule.HUNT, Rule.GATHER),
    build_question_kind("turn", ask_turn, Rule.PLACE_TURN),
    build_question_kind("begins", ask_start, Rule.ROUND_START),
    build_question_kind("eats", ask_food, Rule.FEED_FIELD, Rule.FEED_FOOD),
    build_question_kind("at-the-top", ask_limit, Rule.TOOL_MAKER, *TOPS),
    build_question_kind("counts", ask_count, *LINES),
    build_question_kind("winner", ask_winner, *TIED),
    build_question_kind("setup", ask_setup, Rule.SETUP_CARDS, Rule.SETUP_BUILDINGS),
)
