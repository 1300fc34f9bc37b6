"""The rule against a choice that belongs to another decision, or to a place where it can't be made."""

from __future__ import annotations

from typing import Final, get_args

from village_core.games.stone_age import choices
from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.any_two import UsingTwo
from village_core.games.stone_age.cards import Drafting
from village_core.games.stone_age.ending import ENDS
from village_core.games.stone_age.feeding import Hungry
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.rolling import Adding
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.tracking.tallying import COUNTING, Tallying
from village_core.games.stone_age.tracking.watching import Feasting, Watching
from village_core.games.stone_age.vocabulary import CARDS, GATHERED, SITES, Place
from village_core.kernel.frames import Frame
from village_core.kernel.values import NOT_NOW, Choice, RuleKey

REPORTS: Final = get_args(choices.Report)
"""Kinds of choices that only a tracked game knows; full games alone know every other kind."""
USES: Final[dict[type[Choice], Rule]] = {
    choices.AddTool: Rule.TOOL_USE,
    choices.AddOneUse: Rule.TOOL_ONE_USE,
    choices.TakeTwo: Rule.ANY_TWO_TAKE,
}
"""The rule about each choice that uses a thing kept for later."""
ROUND: Final[dict[type[Choice], Rule]] = {
    **USES,
    choices.TakeDie: Rule.CARD_DRAFT,
    **dict.fromkeys((choices.Feed, choices.Starve), Rule.FEED_FIELD),
    **dict.fromkeys((choices.Work, choices.Buy, choices.Build, choices.Decline), Rule.ACT_OWN),
}
"""The rule about each kind of choice, for a player who acts with workers."""


def find_rule(table: Table, frame: Frame[Table], choice: Choice) -> RuleKey:
    """Return the rule against a choice that ``frame`` neither offers nor bars.

    It is ``NOT_NOW``, which cites no rule, for a report in a full game, and in a tracked game for any choice that isn't a
    report; also if no other rule fits.
    """
    if isinstance(choice, REPORTS) is not table.tracked:
        return NOT_NOW
    match frame:
        case Placing():
            if isinstance(choice, choices.TakeTwo):
                return Rule.ANY_TWO_PAYING if table.edition.rulings.any_two_when == "paying" else Rule.ANY_TWO_TAKE
            return _find_rule_of_place(table, choice) if isinstance(choice, choices.PlaceWorkers) else Rule.PLACE_TURN
        case Acting():
            return ROUND.get(type(choice), Rule.ACT_ORDER)
        case Adding():
            return USES.get(type(choice), Rule.TOOL_USE)
        case Drafting():
            return Rule.ANY_TWO_TAKE if isinstance(choice, choices.TakeTwo) else Rule.CARD_DRAFT
        case UsingTwo():
            return Rule.ANY_TWO_TAKE
        case Hungry():
            return USES.get(type(choice), Rule.FEED_RESOURCES)
        case Watching() | Feasting():
            return _find_rule_of_report(choice)
        case Tallying(emptied=emptied):
            return ENDS[emptied]
    return NOT_NOW


def _find_rule_of_place(table: Table, choice: choices.PlaceWorkers) -> Rule:
    """Return the rule against a number of workers that is never offered at their place."""
    place = choice.place
    if choice.workers < 1:
        return Rule.PLACE_TURN
    if place in (*CARDS, *SITES) and table.find_lying(place) is None:
        return Rule.SETUP_BUILDINGS if place in SITES[len(table.piles) :] else Rule.END_BUILDINGS
    if place is Place.HUT:
        return Rule.PLACE_PAIR
    return Rule.PLACE_WORKERS if place is Place.HUNT else Rule.PLACE_ROOM if place in GATHERED else Rule.PLACE_ONE


def _find_rule_of_report(choice: Choice) -> Rule:
    """Return the rule against a choice while people report a round of a tracked game."""
    match choice:
        case choices.NoteBuilding():
            return Rule.SETUP_BUILDINGS
        case choices.EndTurn():
            return Rule.ACT_ORDER
        case choices.GoHungry() | choices.Fed():
            return Rule.FEED_FIELD
        case choices.EndGame(emptied):
            return ENDS[emptied]
        case choices.Tell(_, line):
            return COUNTING[line]
        case choices.ShowCard():
            return Rule.CARD_EXTRA
    return Rule.WIN_MOST
