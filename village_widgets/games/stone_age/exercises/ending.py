"""Tasks about the next round and the end: what slides, what ends the game, what counts most, who wins."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.stone_age.ending import RULES, score
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Pile, Table
from village_core.games.stone_age.vocabulary import CARDS, RESOURCES, SITES, Category, Gift, Kind, Place
from village_core.kernel.values import RuleKey, Seat
from village_widgets.games.stone_age.exercises.acting import picked
from village_widgets.games.stone_age.exercises.goals import EndsGame, MostAtEnd, Slides, Wins, after
from village_widgets.games.stone_age.exercises.tables import acting, given, out, rich, valley
from village_widgets.tutor import exercise
from village_widgets.tutor.exercise import LAST, Exercise, Unfit, somebody, task

PLAIN: Final = (Gift.FOOD, Gift.WOOD, Gift.BRICK, Gift.STONE, Gift.GOLD, Gift.POINTS, Gift.ONE_USE_TOOL, Gift.TOOL, Gift.FIELD)
"""What a card gives without asking anybody anything."""
SCORES: Final = frozenset(RULES.values()) - {Rule.SCORE_POINTS, Rule.SCORE_RESOURCES}
BEHIND: Final = 20


def fed(table: Table) -> Table:
    """The table with food enough for everybody."""
    for seat, tribe in enumerate(table.tribes):
        table = given(table, seat, food=max(tribe.food, tribe.workers))
    return table


def plain_row(random: Random, table: Table) -> Table:
    """The table with cards in the row that give something without asking anybody anything."""
    cards = table.edition.cards
    able = [card for card in sorted((*table.deck, *(c for c in table.row if c is not None))) if cards[card].gives in PLAIN]
    if len(able) < len(table.row):
        raise Unfit("row")
    row = random.sample(able, len(table.row))
    deck = [card for card in (*table.deck, *(c for c in table.row if c is not None)) if card not in row]
    return replace(table, row=tuple(row), deck=tuple(sorted(deck)))


def slides(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """The last worker of the round stands on a card, and another may be gone: what lets a card move on just so far?"""
    table = valley(random, level)
    seat = somebody(random, table)
    table = fed(plain_row(random, table))
    gone = random.randrange(len(CARDS)) if level == LAST else None
    row = tuple(None if at == gone else card for at, card in enumerate(table.row))
    table = replace(table, row=row, deck=tuple(sorted({*table.deck, *table.row} - {*row})))
    here = [place for place, card in zip(CARDS, row, strict=True) if card is not None]
    position = acting(out(only_wood(table, seat), seat, random.choice(here[:-1])), seat)
    moved = [
        (card, CARDS[at])
        for option in position.options
        for at, card in enumerate(after(position, option).row)
        if card is not None and card in row and row.index(card) != at
    ]
    if not moved:
        raise Unfit("row")
    card, place = random.choice(moved)
    return task("slides", level, position, Slides(seat, card, place), (Rule.ROUND_CARDS,))


def only_wood(table: Table, seat: Seat) -> Table:
    """The table with nothing but wood on a tribe's board, enough for any card: there is one way to pay."""
    return given(table, seat, **{kind.value: 4 * (kind is Kind.WOOD) for kind in RESOURCES})


def ends(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """The last worker of the round can end the game: too few cards are left, or a pile has its last building."""
    aim = picked(random, wanted, (Rule.END_CARDS, Rule.END_BUILDINGS))
    table = valley(random, level)
    seat = somebody(random, table)
    table = fed(rich(random, table, seat, level))
    if aim is Rule.END_CARDS:
        table = nearly_out(random, plain_row(random, table), 0)
        table = out(only_wood(table, seat), seat, random.choice(CARDS))
        return task("ends", level, acting(table, seat), EndsGame(seat, aim), (aim,))
    table = last_tile(random, table)
    site = next(place for place, pile in zip(SITES, table.piles, strict=False) if not pile.under)
    return task("ends", level, acting(out(table, seat, site), seat), EndsGame(seat, aim), (aim,))


def nearly_out(random: Random, table: Table, left: int) -> Table:
    """The table with so few cards in the deck; the others have been bought."""
    cards = random.sample(table.deck, len(table.deck))
    kept, gone = cards[:left], cards[left:]
    for seat in table.seats:
        bought = (*table.tribes[seat].cards, *gone[seat :: len(table.seats)])
        table = given(table, seat, cards=tuple(sorted(bought)))
    return replace(table, deck=tuple(sorted(kept)))


def last_tile(random: Random, table: Table) -> Table:
    """The table with nothing under the top building of one pile; what lay there has been built."""
    at = random.randrange(len(table.piles))
    built = random.sample(table.hidden, table.piles[at].under)
    for seat in table.seats:
        own = (*table.tribes[seat].buildings, *built[seat :: len(table.seats)])
        table = given(table, seat, buildings=tuple(sorted(own)))
    piles = (*table.piles[:at], Pile(table.piles[at].top, 0), *table.piles[at + 1 :])
    return replace(table, piles=piles, hidden=tuple(tile for tile in table.hidden if tile not in built))


def most(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """The last cards of the game: which is worth most at the end?"""
    table = valley(random, max(level, 2))
    seat = somebody(random, table)
    table = fed(nearly_out(random, plain_row(random, table), random.randint(0, 1)))
    table = given(table, seat, **{kind.value: 1 if kind in RESOURCES[:2] else 2 for kind in RESOURCES})
    places = random.sample(CARDS, 3)
    position = acting(out(table, seat, *places, Place.RIVER), seat)
    totals = [(score(after(position, option)).sheets[seat], option) for option in position.options]
    best = max(totals, key=lambda each: each[0].total)[0]
    least = min(totals, key=lambda each: each[0].total)[0]
    rules = [RULES[line] for line in Category if best.points[line] > least.points[line]]
    if not SCORES.intersection(rules) or (SCORES.intersection(wanted) and set(wanted).isdisjoint(rules)):
        raise Unfit("scores")
    return task("most", level, position, MostAtEnd(seat, best.total), [*rules, Rule.SCORE_RESOURCES])


def wins(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """The last purchase of the game: with what does one overtake the tribe that is ahead?"""
    table = valley(random, max(level, 2))
    seat = somebody(random, table)
    rival = random.choice([other for other in table.seats if other != seat])
    table = emptied(last_tile(random, fed(plain_row(random, rich(random, table, seat, level)))), rival)
    table = out(table, seat, random.choice(CARDS))
    position = acting(table, seat)
    totals = {score(after(position, option)).sheets[seat].total for option in position.options}
    if len(totals) < 2:
        raise Unfit("totals")
    table = level_with(table, seat, rival, max(totals) - 1)
    return task("wins", level, acting(table, seat), Wins(seat), (Rule.WIN_MOST,))


def emptied(table: Table, seat: Seat) -> Table:
    """The table with the pile that has its last building emptied by a tribe: the game ends with this round."""
    at = next(number for number, pile in enumerate(table.piles) if not pile.under)
    top = table.piles[at].top
    assert top is not None
    table = given(table, seat, buildings=tuple(sorted((*table.tribes[seat].buildings, top))))
    return replace(table, piles=(*table.piles[:at], Pile(None, 0), *table.piles[at + 1 :]))


def level_with(table: Table, seat: Seat, rival: Seat, total: int) -> Table:
    """The table with the rival at so many points in the end, and all others but ``seat`` far behind."""
    for other, each in enumerate(score(table).sheets):
        if other != seat:
            wanted = total if other == rival else total - BEHIND
            table = given(table, other, score=table.tribes[other].score + wanted - each.total)
    return table


KINDS: Final[tuple[exercise.ExerciseKind[Table], ...]] = (
    exercise.ExerciseKind("slides", frozenset((Rule.ROUND_CARDS,)), slides, board=True),
    exercise.ExerciseKind("ends", frozenset((Rule.END_CARDS, Rule.END_BUILDINGS)), ends, board=True),
    exercise.ExerciseKind("most", SCORES, most, board=True),
    exercise.ExerciseKind("wins", frozenset((Rule.WIN_MOST,)), wins, board=True),
)
