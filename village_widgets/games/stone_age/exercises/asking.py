"""Questions: what dice bring, who is next, what is eaten, what would count at the end, who would win, how a game is set up."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import combinations
from random import Random
from typing import Final, TypeAlias

from msgspec.structs import replace

from village_core.games.stone_age.choices import PlaceWorkers, Roll, Work
from village_core.games.stone_age.ending import RULES, score
from village_core.games.stone_age.growing import tools_of
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.rolling import FACES, Rolling
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import GATHERED, GROUNDS, Category, Place
from village_core.kernel.position import Position
from village_core.kernel.values import Option, RuleKey, Seat, Tagged
from village_widgets.games.stone_age.exercises.acting import GROWING, TOPS, picked
from village_widgets.games.stone_age.exercises.ending import fed, level_with
from village_widgets.games.stone_age.exercises.goals import had
from village_widgets.games.stone_age.exercises.tables import acting, at, given, out, placing, sent, valley
from village_widgets.games.stone_age.exercises.wording import SAYINGS
from village_widgets.tutor.claims import After, Decides
from village_widgets.tutor.exercise import FIRST, Exercise, ExerciseKind, Unfit, exercise, somebody
from village_widgets.tutor.wording import PositionWords

Make: TypeAlias = Callable[[Random, int, Collection[RuleKey]], Exercise[Table]]
LINES: Final = {rule: category for category, rule in RULES.items()}
TIED: Final = (Rule.WIN_MOST, Rule.TIE_STRENGTH, Rule.TIE_SHARED)


class HasThen(After[Table], frozen=True):
    """A tribe has so many of something then; what, is called as in ``goals.had``."""

    seat: Seat
    what: str
    count: int

    def holds(self, position: Position[Table]) -> bool:
        """Whether it has exactly that."""
        return had(self.then(position).table, self.seat, self.what) == self.count


class Counts(Tagged, frozen=True):
    """If the game ended now, one line of a tribe's score would be so many points."""

    seat: Seat
    category: Category
    score: int

    def holds(self, position: Position[Table]) -> bool:
        """Whether that is what the sheet says."""
        return score(position.table).sheets[self.seat].points[self.category] == self.score


class Winners(Tagged, frozen=True):
    """If the game ended now, these would win, together or one alone."""

    seats: tuple[Seat, ...]

    def holds(self, position: Position[Table]) -> bool:
        """Whether they would."""
        return score(position.table).winners == self.seats


class Lies(Tagged, frozen=True):
    """So many cards, or piles of buildings, lie open."""

    what: str
    count: int

    def holds(self, position: Position[Table]) -> bool:
        """Whether that many do."""
        return len(position.table.row if self.what == "cards" else position.table.piles) == self.count


def yields(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Somebody without tools rolls: how much is it?"""
    rule = picked(random, wanted, (Rule.HUNT, Rule.GATHER))
    ground = Place.HUNT if rule is Rule.HUNT else random.choice(tuple(GATHERED))
    table = valley(random, level)
    seat = somebody(random, table)
    dice, what = random.randint(2, 3 + level), GROUNDS[ground]
    table = given(table, seat, **{"tools": tools_of(0), what.value: 0})
    position = acting(sent(table, seat, field=1), seat, Rolling(seat, what, dice, rule))
    pips = sum(random.randint(1, FACES) for _ in range(dice))
    divisor = table.edition.divisor(what)
    near = (pips // divisor, -(-pips // divisor), pips // (divisor + 1), pips // divisor + 2, pips // divisor - 1)
    counts = list(dict.fromkeys(count for count in near if count >= 0))[: 3 if level == FIRST else 4]
    claims = [HasThen(Option(Roll(pips)), seat, what, count) for count in counts]
    return exercise("yields", level, position, claims, (rule,), random, Roll(pips))


def turn(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Some have placed everybody: whose turn is it next?"""
    table = valley(random, level)
    seat = somebody(random, table)
    for other in table.seats:
        if random.random() < 0.4:
            table = sent(table, other, hunt=table.tribes[other].workers)
    table = given(sent(table, seat, hunt=0), seat, workers=5)
    option = Option(PlaceWorkers(Place.HUNT, random.randint(1, 2)))
    claims = [Decides[Table](option, other, "placing") for other in table.seats]
    return exercise("turn", level, placing(table, seat), claims, (Rule.PLACE_TURN,), random, option.choice)


def begins(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """The last worker goes home: who begins the next round?"""
    table = fed(valley(random, level))
    seat = somebody(random, table)
    option = Option(Work(Place.FIELD))
    position = acting(sent(table, seat, field=1), seat)
    claims = [Decides[Table](option, other, "placing") for other in table.seats]
    return exercise("begins", level, position, claims, (Rule.ROUND_START,), random, option.choice)


def eats(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """The last worker goes home, then everybody eats: how much food is left?"""
    table = fed(valley(random, level))
    seat = somebody(random, table)
    table = given(table, seat, field=random.randint(1, 2 + level))
    tribe = table.tribes[seat]
    option = Option(Work(Place.TOOL_MAKER))
    near = (tribe.food + tribe.field - tribe.workers, tribe.food - tribe.workers, tribe.food + tribe.field, tribe.field)
    claims = [HasThen(option, seat, "food", count) for count in dict.fromkeys(near) if count >= 0]
    rules = (Rule.FEED_FIELD, Rule.FEED_FOOD)
    return exercise("eats", level, acting(sent(table, seat, tool_maker=1), seat), claims, rules, random, option.choice)


def at_the_top(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """A worker comes back from a place of the village: how far has the tribe come? Now and then as far as can be already."""
    rule = picked(random, wanted, (Rule.TOOL_MAKER, Rule.TOOL_BEST, Rule.FIELD_TOP, Rule.HUT_NO_EFFECT))
    place = TOPS.get(rule, Place.TOOL_MAKER)
    table = fed(valley(random, level, corrections={"rulings.at_the_top": "no-effect"} if rule is Rule.HUT_NO_EFFECT else None))
    seat, most = somebody(random, table), table.edition.tribe
    full = {"tools": tools_of(3 * most.best_tool), "field": most.most_field, "workers": most.most_workers}
    what = GROWING[place][0]
    table = given(table, seat, **({what: full[what]} if rule in TOPS else {"tools": tools_of(random.randint(0, 8))}))
    option, now = Option(Work(place)), had(table, seat, what)
    claims = [HasThen(option, seat, what, count) for count in (now, now + 1, now + 2, now + 3)]
    return exercise("at-the-top", level, acting(out(fed(table), seat, place), seat), claims, (rule,), random, option.choice)


def counts(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """If the game ended now: how many points in this line?"""
    rule = picked(random, wanted, tuple(LINES))
    category = LINES[rule]
    table = valley(random, max(level, 2))
    seat = somebody(random, table)
    cards = random.sample(table.deck, min(len(table.deck), 3 + 2 * level))
    table = given(table, seat, cards=tuple(sorted((*table.tribes[seat].cards, *cards))))
    table = replace(table, deck=tuple(card for card in table.deck if card not in cards))
    points = score(table).sheets[seat].points[category]
    near = dict.fromkeys((points, points + random.randint(1, 4), points - random.randint(1, 4), points + random.randint(5, 9)))
    claims = [Counts(seat, category, count) for count in near if count >= 0]
    if points <= 0:
        raise Unfit("points")
    return exercise("counts", level, placing(sent(table, seat), seat), claims, (rule,), random)


def winner(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """If the game ended now: who would win?"""
    rule = picked(random, wanted, TIED)
    table = valley(random, max(level, 2))
    seat = somebody(random, table)
    rival = random.choice([other for other in table.seats if other != seat])
    behind = random.randint(-3, 3) if rule is Rule.WIN_MOST else 0
    table = level_with(table, seat, rival, score(table).sheets[seat].total - behind)
    if rule is Rule.TIE_SHARED:
        own = table.tribes[seat]
        total = score(table).sheets[seat].total
        table = given(table, rival, workers=own.workers, field=own.field, tools=own.tools)
        table = level_with(table, seat, rival, total)
    if score(table).rule != rule:
        raise Unfit("tie")
    position = placing(table, seat)
    pairs = list(combinations(sorted((seat, rival)), 2))
    claims = [Winners(seats) for seats in ((seat,), (rival,), *pairs)]
    return exercise("winner", level, position, claims, (rule,), random)


def setup(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """A game begins: how many cards, or piles of buildings, lie open?"""
    rule = picked(random, wanted, (Rule.SETUP_CARDS, Rule.SETUP_BUILDINGS))
    table = valley(random, FIRST, random.randint(2, 4))
    what = "cards" if rule is Rule.SETUP_CARDS else "buildings"
    claims = [Lies(what, count) for count in (2, 3, 4, 5)]
    return exercise("setup", level, at(table, Placing(table.start)), claims, (rule,), random)


@SAYINGS.asked("yields")
def rolled(told: PositionWords[Table], made: Exercise[Table]) -> str:
    """What is rolled for, with how many dice, and what they show."""
    claim = made.claims[0]
    assert isinstance(claim, HasThen) and isinstance(made.about, Roll)
    decision = told.narrator.decision(told.position)
    return told.say("question-yields", decision=decision, pips=made.about.pips, who=told.names[claim.seat])


@SAYINGS.asked("counts")
def counted(told: PositionWords[Table], made: Exercise[Table]) -> str:
    """Which line of whose score is asked about."""
    claim = made.claims[0]
    assert isinstance(claim, Counts)
    return told.say("question-counts", who=told.names[claim.seat], line=told.say(f"category-{claim.category}"))


def _kind(name: str, make: Make, *rules: Rule) -> ExerciseKind[Table]:
    return ExerciseKind(name, frozenset(map(str, rules)), make)


KINDS: Final[tuple[ExerciseKind[Table], ...]] = (
    _kind("yields", yields, Rule.HUNT, Rule.GATHER),
    _kind("turn", turn, Rule.PLACE_TURN),
    _kind("begins", begins, Rule.ROUND_START),
    _kind("eats", eats, Rule.FEED_FIELD, Rule.FEED_FOOD),
    _kind("at-the-top", at_the_top, Rule.TOOL_MAKER, *TOPS),
    _kind("counts", counts, *LINES),
    _kind("winner", winner, *TIED),
    _kind("setup", setup, Rule.SETUP_CARDS, Rule.SETUP_BUILDINGS),
)
