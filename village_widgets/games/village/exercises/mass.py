"""Exercises about the mass: the majority, members who can't rise, and those of ``mass_bag``."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from village_core.games.nouns import WordingValues
from village_core.games.village.choices import DrawMonk, Rise
from village_core.games.village.events import MajorityWon
from village_core.games.village.mass import DRAWN, Drawing, Rising, find_majority
from village_core.games.village.position import Position
from village_core.games.village.rounds import NewRound
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CHURCH, Place
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import Choice, Option, Seat, Tagged
from village_widgets.games.village.exercises.goals import AfterChoice
from village_widgets.games.village.exercises.mass_bag import MASS_BAG, build_church_table, gather_in_church
from village_widgets.games.village.exercises.playing import play_on
from village_widgets.games.village.exercises.wording import SAYINGS, PositionWords, word_claim
from village_widgets.tutor.exercise import Exercise, ExerciseKind, Unfit, build_question, build_task, choose_seat, pick_rule

MAJORITIES: Final = (Rule.MASS_MAJORITY, Rule.MASS_MAJORITY_TIE, Rule.MASS_MAJORITY_SHARED)
BY_HEIGHT: Final = MAJORITIES[1:]
"""Rules by which rising can change the majority."""
TRIES: Final = 60
"""Number of random congregations to try until one fits the aim."""


class MajorityGoesTo(AfterChoice, frozen=True):
    """The claim that these seats and no others gain ``points`` prestige each at the end of the mass."""

    seats: tuple[Seat, ...]
    points: int

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether exactly these seats gain ``points`` each if no seat does more after the choice; False if one must act."""
        events, _ = play_on(position, self.after, MajorityWon)
        won = {event.seat: event.points for event in events if isinstance(event, MajorityWon)}
        return won == dict.fromkeys(self.seats, self.points)

    def restate_after(self, position: KernelPosition[Table], option: Option) -> MajorityGoesTo:
        """Return this claim with the seats that gain prestige if no seat does more after ``option``, and how much each gains."""
        events, _ = play_on(position, option.choice, MajorityWon)
        won = {event.seat: event.points for event in events if isinstance(event, MajorityWon)}
        return MajorityGoesTo(option.choice, tuple(won), max(won.values(), default=0))


class CannotRise(Tagged, frozen=True):
    """The claim that the member can't rise now."""

    seat: Seat
    generation: int
    place: Place

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether the rules refuse to move the member up."""
        return position.find_refusal(Rise(self.generation, self.place)) is not None


def set_majority(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Set the task to let certain seats, and no others, win the majority: a mass's last seat moves a member up, or none.

    The seats are those that win, by one of the rules ``wanted``, after one of its moves. May raise ``Unfit``, for example if no
    seat can move up, or if another rule decides.
    """
    aim = pick_rule(random, wanted, BY_HEIGHT)
    table = _contest_majority(random, level, aim)
    order = table.list_clockwise(table.start)
    for seat in reversed(order):
        position = Position(table, (NewRound(), Rising((seat,)))).settle()
        if isinstance(position.top, Rising):
            break
    else:
        raise Unfit("church")
    about = random.choice([option.choice for option in position.options])
    events, _ = play_on(position, about, MajorityWon)
    won = [event for event in events if isinstance(event, MajorityWon)]
    if not won or won[0].rule != aim:
        raise Unfit(aim)
    seats = tuple(event.seat for event in won)
    goal = MajorityGoesTo(about, seats, table.edition.church.majority)
    return build_task("majority", level, position, goal, (aim,))


def ask_majority(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask which seats win the majority after the last piece comes out of the black bag and no member rises.

    May raise ``Unfit``, for example if no majority comes about by the rule asked.
    """
    aim = pick_rule(random, wanted, MAJORITIES, MAJORITIES[: level + 1])
    for _ in range(TRIES):
        empty = aim is Rule.MASS_MAJORITY and random.random() < 0.05
        table = _contest_majority(random, level, aim, most=0 if empty else 2)
        monks = random.randint(0, DRAWN - 1)
        position = Position(table, (NewRound(), Drawing(1, monks))).settle()
        if not isinstance(position.top, Drawing):
            continue
        pieces = [option.choice for option in position.options]
        about = DrawMonk() if empty else random.choice(pieces)
        if about in pieces and find_majority(position.play(about).position.table)[1] is aim:
            return _ask_winners(random, level, position, about, aim)
    raise Unfit(aim)


def _contest_majority(random: Random, level: int, aim: Rule, most: int = 3) -> Table:
    """Return a table on which each seat has up to ``most`` members in the windows, at random.

    If ``most`` is at least 3, the majority is won by the rule ``aim``. Raises ``Unfit`` if no such table is found.
    """
    table = build_church_table(random, level)
    for _ in range(TRIES):
        for seat in table.seats:
            church = [random.choice(CHURCH) for _ in range(random.randint(0, most))]
            table = gather_in_church(random, table, seat, church, random.randint(0, 1))
        if most < 3 or (find_majority(table)[1] is aim and find_majority(table)[0]):
            return table
    raise Unfit(aim)


def _ask_winners(random: Random, level: int, position: Position, about: Choice, aim: Rule) -> Exercise[Table]:
    """Return an exercise that asks which seats win the majority; wrong claims name other winners or none, or split the prestige.

    ``about`` is the draw of the last piece. Raises ``Unfit`` if another rule than the one asked decides.
    """
    events, _ = play_on(position, about, MajorityWon)
    won = [event for event in events if isinstance(event, MajorityWon)]
    rule = won[0].rule if won else Rule.MASS_MAJORITY
    if rule != aim:
        raise Unfit(aim)
    seats, points = tuple(event.seat for event in won), position.table.edition.church.majority
    right = MajorityGoesTo(about, seats, points if seats else 0)
    table = position.table
    others: set[tuple[tuple[Seat, ...], int]] = {((seat,), points) for seat in table.seats}
    others |= {((seat, other), points) for seat in table.seats for other in table.seats if seat < other}
    others |= {((), 0)}
    if len(seats) > 1:
        others.add((seats, points // len(seats)))
    wrong = [claim for each in sorted(others) if (claim := MajorityGoesTo(about, *each)) != right]
    split = [claim for claim in wrong if claim.seats == seats and claim.points]
    rest = [claim for claim in wrong if claim not in split]
    claims = [right, *split, *random.sample(rest, min(len(rest), 3 - len(split)))]
    return build_question("majority-drawn", level, position, claims, (rule,), random, about)


def ask_rising_barred(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask which of a family's members in the church can't go up one window now.

    May raise ``Unfit``, for example if too few members are there, or the rule asked bars none.
    """
    aim = pick_rule(random, wanted, (Rule.MASS_TOP, Rule.MASS_RISE))
    table = build_church_table(random, level)
    seat = choose_seat(random, table)
    barred, grain = (CHURCH[3], random.randint(2, 4)) if aim is Rule.MASS_TOP else (CHURCH[2], 1)
    able = CHURCH[:3] if aim is Rule.MASS_TOP else CHURCH[:2]
    church = [barred, *random.choices(able, k=2 if level == 1 else 3)]
    table = gather_in_church(random, table, seat, church, random.randint(0, 1), grain=grain)
    position = Position(table, (NewRound(), Rising(table.list_clockwise(seat)))).settle()
    members = sorted({(g, place) for g, place in table.farms[seat].list_members() if place in CHURCH})
    claims = [CannotRise(seat, generation, place) for generation, place in members]
    if len(claims) < 3:
        raise Unfit("claims")
    refusal = position.find_refusal(next(Rise(g, place) for g, place in members if place is barred))
    rules = tuple(Rule(rule) for rule in refusal.rules) if refusal else ()
    if aim not in rules:
        raise Unfit(aim)
    return build_question("rising-barred", level, position, claims, rules, random)


@SAYINGS.word_task(MajorityGoesTo)
def _word_winners(telling: PositionWords, goal: MajorityGoesTo) -> WordingValues:
    return {"winner": str(telling.word_fields(goal)["seats"]), "winners": len(goal.seats)}


@SAYINGS.word_remark(CannotRise)
def _word_rise(telling: PositionWords, claim: CannotRise) -> WordingValues:
    """Return the value ``cost`` for the remark: in words, the price at which the member can rise."""
    rise = Rise(claim.generation, claim.place)
    option = next(option for option in telling.position.options if option.choice == rise)
    return {"cost": telling.narrator.describe_payment(option.payment, telling.position.table)}


@word_claim(MajorityGoesTo)
def _word_majority(telling: PositionWords, claim: MajorityGoesTo) -> str:
    said = telling.word_fields(claim)
    return telling.format("claim-majority-goes-to", who=str(said["seats"]), winners=len(claim.seats), prestige=said["prestige"])


KINDS: Final[tuple[ExerciseKind[Table], ...]] = (
    ExerciseKind("majority", frozenset(BY_HEIGHT), set_majority, board=True),
    ExerciseKind("majority-drawn", frozenset(MAJORITIES), ask_majority),
    ExerciseKind("rising-barred", frozenset((Rule.MASS_TOP, Rule.MASS_RISE)), ask_rising_barred),
    *MASS_BAG,
)
