"""Questions about the winners and the rule that decides."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.editions import name_edition
from village_core.games.outcome import Outcome
from village_core.games.village.edition import EDITIONS, EditionSettings, build_edition
from village_core.games.village.ending import list_tie_lines, score
from village_core.games.village.position import Position
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import Category, Place, ScoreLine
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import Seat, Tagged
from village_widgets.games.village.exercises.tables import build_final_table, complete
from village_widgets.games.village.exercises.wording import PositionWords, word_claim, word_question
from village_widgets.tutor.exercise import LAST, Claim, Exercise, ExerciseKind, Unfit, build_question, pick_rule

TIES: Final = (Rule.TIE_CUSTOMERS, Rule.TIE_GRAIN, Rule.TIE_LIVING, Rule.TIE_SHARED)
WINS: Final = (Rule.WIN_MOST, *TIES)
PRINTED: Final = {next(iter(list_tie_lines(build_edition(EditionSettings(name))).values())): name for name in EDITIONS}
"""For each rule that breaks ties first, the edition that does so."""


class WinnersByRule(Tagged, tag="wins", frozen=True):
    """The claim that these seats win, and that this rule decides between them and the others."""

    seats: tuple[Seat, ...]
    by: Rule

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether exactly ``seats`` win, by the rule ``by``."""
        outcome = score(position.table)
        return outcome.winners == self.seats and outcome.rule == self.by


def ask_winner(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask which seats win, and by which rule.

    May raise ``Unfit``, for example if another rule than the one asked decides, or the totals are very low.
    """
    aim = pick_rule(random, wanted, WINS, WINS[: 2 * level + 1])
    edition = PRINTED.get(aim, random.choice(EDITIONS))
    table = build_final_table(random, level, edition=edition, players=random.randint(2, 3) if level == LAST else None)
    table = _tie(random, table, aim) if aim in TIES else table
    outcome = score(table)
    if outcome.rule != aim or max(sheet.total for sheet in outcome.sheets) < 10:
        raise Unfit(aim)
    right = WinnersByRule(outcome.winners, Rule(outcome.rule))
    claims: list[Claim[Table]] = [right, *_list_other_wins(random, table, outcome, right)]
    return build_question("winner", level, Position(table, ()), claims, (aim,), random)


def _tie(random: Random, table: Table, aim: Rule) -> Table:
    """Return the table with two random seats, or all, at the same highest total; ``aim`` tells them apart, or declares a tie.

    May raise ``Unfit``, for example if a seat would need less than 0 prestige.
    """
    seats = random.sample(table.seats, 2 if random.random() < 0.7 else len(table.farms))
    totals = [sheet.total for sheet in score(table).sheets]
    best = max(totals) + random.randint(1, 3)
    grain, served = random.randint(0, 3), random.randint(0, 2)
    lead = random.choice(seats)
    first = next(iter(list_tie_lines(table.edition)))
    for seat in seats:
        farm = table.farms[seat]
        ahead = 1 if seat == lead and aim in TIES[:2] else 0
        match first:
            case ScoreLine.GRAIN:
                farm = replace(farm, grain=grain + ahead)
            case ScoreLine.SERVED:
                farm = replace(farm, customers=(*farm.customers, *table.pile)[: served + ahead])
        table = complete(table.with_farm(seat, farm))
    if aim in TIES[2:]:
        table = _level_living(random, table, seats, lead if aim is Rule.TIE_LIVING else None)
    for seat in seats:
        missing = best - score(table).sheets[seat].total
        farm = table.farms[seat]
        if farm.prestige + missing < 0:
            raise Unfit("points")
        table = table.with_farm(seat, replace(farm, prestige=farm.prestige + missing))
    return complete(table)


def _level_living(random: Random, table: Table, seats: list[Seat], lead: Seat | None) -> Table:
    """Return the table with births until ``seats`` have equally many living members, and ``lead``, if any, has one more.

    Raises ``Unfit`` if a family has too few unborn members.
    """
    most = max(table.farms[seat].living for seat in seats)
    for seat in seats:
        farm = table.farms[seat]
        for _ in range(most + (seat == lead) - farm.living):
            unborn = [generation for generation, place in farm.list_members() if place is Place.UNBORN]
            if not unborn:
                raise Unfit("family")
            farm = farm.move(unborn[0], Place.UNBORN, random.choice((Place.FARM, Place.BAG)))
        table = table.with_farm(seat, farm)
    return table


def _list_other_wins(random: Random, table: Table, outcome: Outcome, right: WinnersByRule) -> list[WinnersByRule]:
    """Return up to three wrong answers: other seats that could seem to win, or the winners by another rule."""
    level_with = outcome.leaders
    rivals = [seat for seat in table.seats if (seat,) != right.seats]
    if len(level_with) > 1:
        found = {WinnersByRule((seat,), rule) for seat in level_with for rule in TIES[:3]}
        found.add(WinnersByRule(level_with, Rule.TIE_SHARED))
    else:
        found = {WinnersByRule((seat,), Rule.WIN_MOST) for seat in rivals}
        found |= {WinnersByRule(tuple(sorted((*level_with, seat))), Rule.TIE_SHARED) for seat in rivals}
    found.discard(right)
    return random.sample(sorted(found, key=lambda claim: (claim.seats, claim.by)), min(3, len(found)))


@word_question("winner")
def _word_question(telling: PositionWords, exercise: Exercise[Table]) -> str:
    """Word the question who wins, with each seat's points; at the highest level only with the points that lie face down."""
    table = exercise.position.table
    sheets = enumerate(score(table).sheets)
    if exercise.level == LAST:
        worth = [(seat, sheet.points[Category.CUSTOMERS]) for seat, sheet in sheets if table.farms[seat].customers]
    else:
        worth = [(seat, sheet.total) for seat, sheet in sheets]
    lines = [telling.format("question-winner-line", who=telling.names[seat], points=points) for seat, points in worth]
    told = ("totals" if exercise.level < LAST else "customers") if lines else "nothing"
    listed = telling.words.join(lines)
    name, year = name_edition(table.edition, telling.words), str(table.edition.year)
    return telling.format("question-winner", told=told, lines=listed, name=name, year=year)


@word_claim(WinnersByRule)
def _word_wins(telling: PositionWords, claim: WinnersByRule) -> str:
    who = telling.words.join([telling.names[seat] for seat in claim.seats])
    return telling.format("claim-wins", who=who, by=str(claim.by))


WINNING: Final[tuple[ExerciseKind[Table], ...]] = (ExerciseKind("winner", frozenset(WINS), ask_winner),)
