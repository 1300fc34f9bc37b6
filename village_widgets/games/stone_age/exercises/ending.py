"""Tasks about the next round and the end: cards that slide, the end of the game, most points, the winner."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.stone_age.ending import RULES, score, score_seat
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Pile, Table
from village_core.games.stone_age.vocabulary import CARDS, RESOURCES, SITES, Category, Gift, Kind, Place
from village_core.kernel.values import RuleKey, Seat
from village_widgets.games.stone_age.exercises.goals import EndsGame, MostAtEnd, Slides, WinsAlone, play_move
from village_widgets.games.stone_age.exercises.tables import enrich, give, pick_table, send_out, start_acting
from village_widgets.tutor import exercise
from village_widgets.tutor.exercise import LAST, Exercise, Unfit, build_task, pick_rule

PLAIN: Final = (Gift.FOOD, Gift.WOOD, Gift.BRICK, Gift.STONE, Gift.GOLD, Gift.POINTS, Gift.ONE_USE_TOOL, Gift.TOOL, Gift.FIELD)
"""Gifts of cards that need no decision."""
SCORES: Final = frozenset(RULES.values()) - {Rule.SCORE_POINTS, Rule.SCORE_RESOURCES}
BEHIND: Final = 20


def feed_all(table: Table) -> Table:
    """Return the table with as much food as workers, at least, for every tribe."""
    for seat, tribe in enumerate(table.tribes):
        table = give(table, seat, food=max(tribe.food, tribe.workers))
    return table


def lay_plain_row(random: Random, table: Table) -> Table:
    """Return the table with cards in the row whose gifts need no decision. Raises ``Unfit`` if there are too few such cards."""
    cards = table.edition.cards
    able = [card for card in sorted((*table.deck, *(c for c in table.row if c is not None))) if cards[card].gives in PLAIN]
    if len(able) < len(table.row):
        raise Unfit("row")
    row = random.sample(able, len(table.row))
    deck = [card for card in (*table.deck, *(c for c in table.row if c is not None)) if card not in row]
    return replace(table, row=tuple(row), deck=tuple(sorted(deck)))


def set_slide(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to make a card slide to a certain space in the next round, with the last worker of this one.

    May raise ``Unfit``, for example if no card slides.
    """
    table, seat = pick_table(random, level)
    table = feed_all(lay_plain_row(random, table))
    gone = random.randrange(len(CARDS)) if level == LAST else None
    row = tuple(None if at == gone else card for at, card in enumerate(table.row))
    table = replace(table, row=row, deck=tuple(sorted({*table.deck, *table.row} - {*row})))
    here = [place for place, card in zip(CARDS, row, strict=True) if card is not None]
    position = start_acting(send_out(leave_wood(table, seat), seat, random.choice(here[:-1])), seat)
    moved = [
        (card, CARDS[at])
        for option in position.options
        for at, card in enumerate(play_move(position, option).row)
        if card is not None and card in row and row.index(card) != at
    ]
    if not moved:
        raise Unfit("row")
    card, place = random.choice(moved)
    return build_task("slides", level, position, Slides(seat, card, place), (Rule.ROUND_CARDS,))


def leave_wood(table: Table, seat: Seat) -> Table:
    """Return the table with a tribe that has only wood as resources, enough for any card, so that there is one way to pay."""
    return give(table, seat, **{kind.value: 4 * (kind is Kind.WOOD) for kind in RESOURCES})


def set_end(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to end the game with the last worker of the round: too few cards, or the last building of a pile.

    May raise ``Unfit``.
    """
    aim = pick_rule(random, wanted, (Rule.END_CARDS, Rule.END_BUILDINGS))
    table, seat = pick_table(random, level)
    table = feed_all(enrich(random, table, seat, level))
    if aim is Rule.END_CARDS:
        table = shorten_deck(random, lay_plain_row(random, table), 0)
        table = send_out(leave_wood(table, seat), seat, random.choice(CARDS))
        return build_task("ends", level, start_acting(table, seat), EndsGame(seat, aim), (aim,))
    table = clear_under_tile(random, table)
    site = next(place for place, pile in zip(SITES, table.piles, strict=False) if not pile.under)
    return build_task("ends", level, start_acting(send_out(table, seat, site), seat), EndsGame(seat, aim), (aim,))


def shorten_deck(random: Random, table: Table, left: int) -> Table:
    """Return the table with ``left`` cards in the deck; the tribes own the others."""
    cards = random.sample(table.deck, len(table.deck))
    kept, gone = cards[:left], cards[left:]
    for seat in table.seats:
        bought = (*table.tribes[seat].cards, *gone[seat :: len(table.seats)])
        table = give(table, seat, cards=tuple(sorted(bought)))
    return replace(table, deck=tuple(sorted(kept)))


def clear_under_tile(random: Random, table: Table) -> Table:
    """Return the table with no building under the top one of a pile; the tribes own those that lay there."""
    at = random.randrange(len(table.piles))
    built = random.sample(table.hidden, table.piles[at].under)
    for seat in table.seats:
        own = (*table.tribes[seat].buildings, *built[seat :: len(table.seats)])
        table = give(table, seat, buildings=tuple(sorted(own)))
    piles = (*table.piles[:at], Pile(table.piles[at].top, 0), *table.piles[at + 1 :])
    return replace(table, piles=piles, hidden=tuple(tile for tile in table.hidden if tile not in built))


def set_most_points(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to make the move, usually a purchase, after which the tribe has most points if the game ends with it.

    May raise ``Unfit``, for example if the points don't depend on any of the rules to ask.
    """
    table, seat = pick_table(random, max(level, 2))
    table = feed_all(shorten_deck(random, lay_plain_row(random, table), random.randint(0, 1)))
    table = give(table, seat, **{kind.value: 1 if kind in RESOURCES[:2] else 2 for kind in RESOURCES})
    places = random.sample(CARDS, 3)
    position = start_acting(send_out(table, seat, *places, Place.RIVER), seat)
    sheets = [score_seat(play_move(position, option), seat) for option in position.options]
    best = max(sheets, key=lambda sheet: sheet.total)
    least = min(sheets, key=lambda sheet: sheet.total)
    rules = [RULES[line] for line in Category if best.points[line] > least.points[line]]
    if not SCORES.intersection(rules) or (SCORES.intersection(wanted) and set(wanted).isdisjoint(rules)):
        raise Unfit("scores")
    return build_task("most", level, position, MostAtEnd(seat, best.total), [*rules, Rule.SCORE_RESOURCES])


def set_win(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to overtake the leading tribe with the last purchase.

    May raise ``Unfit``, for example if all purchases are worth the same.
    """
    table, seat = pick_table(random, max(level, 2))
    rival = random.choice([other for other in table.seats if other != seat])
    table = empty_pile(clear_under_tile(random, feed_all(lay_plain_row(random, enrich(random, table, seat, level)))), rival)
    table = send_out(table, seat, random.choice(CARDS))
    position = start_acting(table, seat)
    totals = {score_seat(play_move(position, option), seat).total for option in position.options}
    if len(totals) < 2:
        raise Unfit("totals")
    table = level_scores(table, seat, rival, max(totals) - 1)
    return build_task("wins", level, start_acting(table, seat), WinsAlone(seat), (Rule.WIN_MOST,))


def empty_pile(table: Table, seat: Seat) -> Table:
    """Return the table with the last building of a pile in a tribe's hands, so that the game ends with this round.

    The caller must see to it that a pile has just one building.
    """
    at = next(number for number, pile in enumerate(table.piles) if not pile.under)
    top = table.piles[at].top
    assert top is not None
    table = give(table, seat, buildings=tuple(sorted((*table.tribes[seat].buildings, top))))
    return replace(table, piles=(*table.piles[:at], Pile(None, 0), *table.piles[at + 1 :]))


def level_scores(table: Table, seat: Seat, rival: Seat, total: int) -> Table:
    """Return the table with the ``rival`` at ``total`` final points, and all except those two ``BEHIND`` points behind it.

    The tribe of ``seat`` stays as it is.
    """
    for other, each in enumerate(score(table).sheets):
        if other != seat:
            wanted = total if other == rival else total - BEHIND
            table = give(table, other, score=table.tribes[other].score + wanted - each.total)
    return table


KINDS: Final[tuple[exercise.ExerciseKind[Table], ...]] = (
    exercise.ExerciseKind("slides", frozenset((Rule.ROUND_CARDS,)), set_slide, board=True),
    exercise.ExerciseKind("ends", frozenset((Rule.END_CARDS, Rule.END_BUILDINGS)), set_end, board=True),
    exercise.ExerciseKind("most", SCORES, set_most_points, board=True),
    exercise.ExerciseKind("wins", frozenset((Rule.WIN_MOST,)), set_win, board=True),
)
