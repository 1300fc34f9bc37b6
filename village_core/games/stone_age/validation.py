"""Impossible tables: a card or a tile too many or too few, or a worker where none can be."""

from __future__ import annotations

from collections.abc import Iterator

from village_core.games.editions import BadSettings
from village_core.games.outcome import Outcome
from village_core.games.position import find_agenda_flaws
from village_core.games.stone_age import vocabulary
from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.any_two import UsingTwo
from village_core.games.stone_age.cards import Drafting, DrawingCard, Throwing
from village_core.games.stone_age.edition import Edition
from village_core.games.stone_age.ending import RULES
from village_core.games.stone_age.feeding import Feeding, Hungry, find_lowest_points
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.rolling import FACES, Adding, Rolling
from village_core.games.stone_age.rounds import RoundOver
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import HIDDEN, Table, Tribe
from village_core.games.stone_age.tracking.tallying import Tallying, TurningOver
from village_core.games.stone_age.tracking.watching import Feasting, Watching
from village_core.kernel.frames import Frame
from village_core.kernel.position import Position

MOST_DICE = 50
"""Most dice of a card or a ground."""


def find_flaw(position: Position[Table]) -> str:
    """Return the dotted place of the first impossible thing in ``position``; empty if all of it can be.

    Every card and every tile must be somewhere, only the score may be below zero, every marker must be within its track, every
    worker at a place that has room, every seat at the table, and the player who is asked must be able to act.
    """
    found = next(_find_table_flaws(position.table), "")
    return found or next(find_agenda_flaws(position, _can_come_about), "")


def _find_table_flaws(table: Table) -> Iterator[str]:
    try:
        edition = table.edition
        edition.check_seats(len(table.tribes))
    except BadSettings as error:
        yield "table.tribes" if error.place == "players" else f"table.copy.{error.place}"
        return
    if len(table.row) != len(edition.row) or len(table.piles) != len(table.tribes):
        yield "table.row" if len(table.row) != len(edition.row) else "table.piles"
        return
    for seat, tribe in enumerate(table.tribes):
        yield from (f"table.tribes.{seat}.{what}" for what in _find_tribe_flaws(tribe, edition))
    cards = [card for tribe in table.tribes for card in (*tribe.cards, *tribe.secret)]
    cards += [card for card in table.row if card is not None]
    if table.tracked:  # a tracked table doesn't say which cards lie face up and which were taken
        if {*table.row} - {HIDDEN, None} or {pile.top for pile in table.piles} - {HIDDEN, None} or table.left < 0:
            yield "table.row"
        cards = [card for card in cards if card != HIDDEN]
    if sorted((*cards, *table.deck)) != [*range(len(edition.cards))] or list(table.deck) != sorted(table.deck):
        yield "table.deck"
    tiles = [tile for tribe in table.tribes for tile in tribe.buildings]
    tiles += [pile.top for pile in table.piles if pile.top is not None]
    if table.tracked:
        tiles = [tile for tile in tiles if tile != HIDDEN]
    if sorted((*tiles, *table.hidden)) != [*range(len(edition.buildings))] or list(table.hidden) != sorted(table.hidden):
        yield "table.hidden"
    in_piles = sum(pile.under + (pile.top is not None) for pile in table.piles)
    built = sum(len(tribe.buildings) for tribe in table.tribes)
    under = [pile.under for pile in table.piles]
    if min(under) < 0 or max(under) > edition.pile or in_piles + built != edition.pile * len(table.piles):
        yield "table.piles"
    yield from _find_place_flaws(table, edition)
    if table.start not in table.seats:
        yield "table.start"
    if not 1 <= table.round <= vocabulary.FARTHEST:
        yield "table.round"
    if table.outcome is not None and not _can_end(table, table.outcome):
        yield "table.outcome"


def _find_tribe_flaws(tribe: Tribe, edition: Edition) -> Iterator[str]:
    board = edition.tribe
    tracks = {
        **{kind.value: vocabulary.FARTHEST for kind in vocabulary.RESOURCES},
        "food": vocabulary.FARTHEST,
        "workers": board.most_workers,
        "field": board.most_field,
        "any_two": len(edition.cards),
    }
    yield from (what for what, most in tracks.items() if not 0 <= getattr(tribe, what) <= most)
    if not find_lowest_points(edition) <= tribe.score <= vocabulary.FARTHEST:
        yield "score"
    first, last = min(tribe.tools), max(tribe.tools)
    if first < 0 or last > board.best_tool or last - first > 1 or list(tribe.tools) != sorted(tribe.tools, reverse=True):
        yield "tools"
    if any(turned and not value for value, turned in zip(tribe.tools, tribe.turned, strict=True)):
        yield "turned"
    if any(value < 0 for value in tribe.one_use) or list(tribe.one_use) != sorted(tribe.one_use, reverse=True):
        yield "one_use"
    if len(tribe.placed) != len(vocabulary.PLACES) or min(tribe.placed) < 0 or tribe.home < 0:
        yield "placed"


def _find_place_flaws(table: Table, edition: Edition) -> Iterator[str]:
    """Yield the field of each place with a number of workers or tribes that can't be, or with workers but no card or building.

    If too many places of the village are used, yield the first place of the village.
    """
    if any(len(tribe.placed) != len(vocabulary.PLACES) for tribe in table.tribes):
        return
    setup = edition.setup[len(table.tribes)]
    for place in vocabulary.PLACES:
        standing = table.count_standing(place)
        tribes, workers = sum(map(bool, standing)), sum(standing)
        if place in vocabulary.GATHERED:
            fits = workers <= edition.room and tribes <= setup.gatherers
        elif place is vocabulary.Place.HUNT:
            fits = True
        elif place is vocabulary.Place.HUT:
            fits = workers in (0, 2) and tribes <= 1
        else:
            fits = workers <= 1
        if not fits or (workers and place in (*vocabulary.CARDS, *vocabulary.SITES) and table.find_lying(place) is None):
            yield f"table.tribes.{max(table.seats, key=standing.__getitem__)}.placed.{vocabulary.AT[place]}"
    if table.count_village_used() > setup.village:
        yield f"table.tribes.0.placed.{vocabulary.AT[vocabulary.VILLAGE[0]]}"


def _can_end(table: Table, outcome: Outcome) -> bool:
    """Tell whether a game can end like this: whole sheets for all, and a rule that can decide for these winners."""
    whole = all(set(each.points) == set(RULES) and each.total == sum(each.points.values()) for each in outcome.sheets)
    if not whole or len(outcome.sheets) != len(table.tribes) or not outcome.winners:
        return False
    leaders, winners = outcome.leaders, outcome.winners
    if not set(winners) <= set(leaders) or list(winners) != sorted(set(winners)):
        return False
    if outcome.rule == Rule.WIN_MOST:
        return len(leaders) == 1
    return len(leaders) > 1 and outcome.rule == (Rule.TIE_STRENGTH if len(winners) == 1 else Rule.TIE_SHARED)


def _can_come_about(table: Table, frame: Frame[Table]) -> bool:
    """Tell whether a frame can be on the agenda of ``table``, with its seats and numbers.

    Some kinds belong to tracked games only, ``RoundOver`` to both kinds of game, and all others to full ones.
    """
    if table.tracked != isinstance(frame, Watching | Feasting | TurningOver | Tallying) and not isinstance(frame, RoundOver):
        return False
    match frame:
        case Placing(seat) | UsingTwo(seat) | Throwing(seat) | DrawingCard(seat) | TurningOver(seat):
            return seat in table.seats
        case Acting(seats) | Feeding(seats) | Watching(seats) | Feasting(seats):
            return set(seats) <= set(table.seats)
        case Tallying():
            return frame.are_counts_possible(table)
        case Rolling(seat, _, dice, _):
            return seat in table.seats and 1 <= dice <= MOST_DICE
        case Adding(seat, _, pips, _):
            return seat in table.seats and 1 <= pips <= vocabulary.FARTHEST
        case Drafting(seats, faces):
            fits = set(seats) <= set(table.seats) and len(seats) == len(faces)
            return fits and all(1 <= face <= FACES for face in faces) and list(faces) == sorted(faces)
        case Hungry(seat, missing):
            return seat in table.seats and 1 <= missing <= table.edition.tribe.most_workers
        case _:
            return True
