"""The rules that a game's recorded games meet, and random ones from positions for what those seldom meet."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

from tests.laws import list_subjects, play_on
from village_core.games.editions import PrintedEdition
from village_core.kernel.game import Game
from village_core.kernel.values import CHANCE


class Met(NamedTuple):
    """The rules that one game meets in refusals, prices, events and its outcome, and the edition on its table."""

    edition: PrintedEdition
    rules: frozenset[str]


@cache
def meet(name: str) -> tuple[Met, ...]:
    """Return edition and rules of each recorded game of the subject ``name``, and of a random game from each rare position."""
    [subject] = [each for each in list_subjects() if each.name == name]
    games = [subject.recorded.load(wanted.name) for wanted in subject.recorded.wanted]
    games += [play_on(subject, position, Random(0)) for position in subject.list_rare()]
    return tuple(Met(game.start.table.edition, frozenset(list_met(game))) for game in games)


def list_met(game: Game) -> set[str]:
    """Return the rules that events, prices and refusals of a game name, and if it is over, the rule that decided who won."""
    outcome = game.position.table.outcome
    found = {event.rule for event in game.list_events()} | (set() if outcome is None else {outcome.rule})
    for position in game.list_positions():
        if position.seat not in (None, CHANCE):
            offers = [offer for bundle in position.top.list_offers(position.table) for offer in bundle.each]
            found.update(due.rule for offer in offers for price in offer.prices for due in price)
            found.update(rule for refusal in position.refusals for rule in refusal.rules)
    return found
