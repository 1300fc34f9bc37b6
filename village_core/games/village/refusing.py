"""The rule against a choice that belongs to another decision, or to pieces that lie elsewhere."""

from __future__ import annotations

from typing import Final, get_args

from village_core.games.village import choices
from village_core.games.village.compensating import DrawingInfluence
from village_core.games.village.dying import Dying
from village_core.games.village.market import MarketDay
from village_core.games.village.mass import BuyingOut, Rising
from village_core.games.village.rewarding import Privileges, Rewarded
from village_core.games.village.rules import Rule
from village_core.games.village.solo.answering import Answering
from village_core.games.village.table import Table
from village_core.games.village.tracking.resting import LaidToRest, find_eldest
from village_core.games.village.tracking.tallying import COUNTING, Tallying
from village_core.games.village.tracking.watching import Tracking
from village_core.games.village.turn import Acting, Turn
from village_core.games.village.vocabulary import Moment, Place
from village_core.games.village.workplaces import WORKPLACE_OF, WORKPLACES
from village_core.kernel.frames import Frame
from village_core.kernel.values import NOT_NOW, Choice, RuleKey

REPORTS: Final = get_args(choices.Report)
"""Kinds of choices that only a tracked game knows."""
COMMON: Final = (
    choices.Bury,
    choices.BuyOut,
    choices.Rise,
    choices.Done,
    choices.DrawMember,
    choices.DrawMonk,
    choices.DrawInfluence,
    choices.TakeInfluence,
)
"""Kinds of choices that tracked and full games know; every other kind that isn't a report belongs to full games alone."""
MASS: Final[dict[type[Choice], Rule]] = {
    choices.BuyOut: Rule.MASS_BUY_OUT,
    choices.Rise: Rule.MASS_RISE,
    **dict.fromkeys((choices.DrawMember, choices.DrawMonk), Rule.MASS_DRAW),
}
TURN: Final[dict[type[Choice], Rule]] = {
    **MASS,
    **dict.fromkeys((choices.Take, choices.Well), Rule.TURN_TAKE),
    **dict.fromkeys((choices.Pass, choices.Decline, choices.Done), Rule.TURN_LEAVE),
    **dict.fromkeys((choices.TakeRing, choices.TakeInfluence, choices.TakeGood, choices.BuyPrestige), Rule.PRIVILEGE_STAGE),
    choices.Serve: Rule.MARKET_DAY,
    choices.Bury: Rule.DYING_AFTER_ACTION,
}
"""The rule about each kind of choice that isn't an action, for a player who has to act."""
ACTIONS: Final[dict[type[Choice], Rule]] = {
    choices.BringHome: Rule.FAMILY_HOME,
    choices.Train: Rule.CRAFTS_TRAINING,
    choices.Produce: Rule.CRAFTS_TRAINED,
    choices.Buy: Rule.CRAFTS_PRODUCT,
    choices.Travel: Rule.TRAVEL_MOVE,
    choices.EnterCouncil: Rule.COUNCIL_ENTER,
    choices.Advance: Rule.COUNCIL_ADVANCE,
    choices.JoinChurch: Rule.CHURCH_BAG,
}
"""The rule of each action, which says whom it takes and what it brings."""


def find_rule(table: Table, frame: Frame[Table], choice: Choice) -> RuleKey:
    """Return the rule against a choice that ``frame`` neither offers nor bars.

    It is ``NOT_NOW``, which cites no rule, for a report in a full game, and in a tracked game for a choice that is left to
    the people at the table; also if no other rule fits.
    """
    if isinstance(choice, REPORTS) if not table.tracked else not isinstance(choice, (*REPORTS, *COMMON)):
        return NOT_NOW
    match frame:
        case Turn():
            return Rule.TURN_TAKE
        case Acting():
            return _find_rule_of_action(table, frame, choice)
        case Privileges():
            return Rule.PRIVILEGE_INFLUENCE if isinstance(choice, choices.TakeInfluence) else Rule.PRIVILEGE_STAGE
        case Rewarded():
            return frame.rule
        case MarketDay():
            if isinstance(choice, choices.Serve):
                return Rule.MARKET_QUEUE
            return Rule.TURN_LEAVE if isinstance(choice, choices.Leave) else Rule.MARKET_SERVE
        case Dying() | LaidToRest():
            return _find_rule_of_death(table, frame, choice)
        case BuyingOut():
            return Rule.MASS_BUY_OUT
        case Rising():
            return Rule.MASS_RISE
        case Answering():
            return frame.find_cubes(table)[1]
        case Tracking():
            return _find_rule_of_report(choice)
        case Tallying():
            return Rule.END_FINAL_MASS
        case DrawingInfluence():
            return Rule.SETUP_SEATS
    return NOT_NOW


def _find_rule_of_action(table: Table, frame: Acting, choice: Choice) -> Rule:
    """Return the rule against a choice of a player who has to act: that of its action, if one of the spaces has it.

    It is ``turn-leave`` for an action without a rule of its own. If none of the spaces has the action, the rule is that about
    the kind of choice (``TURN``), or else ``turn-leave`` if all spaces are open, and ``well`` on a single space.
    """
    workplace = WORKPLACE_OF.get(type(choice))
    if not any(WORKPLACES[space] is workplace for space in frame.spaces):
        return TURN.get(type(choice), Rule.TURN_LEAVE if len(frame.spaces) > 1 else Rule.WELL)
    if isinstance(choice, choices.Birth):
        unborn = any(Place.UNBORN in places for places in table.farms[frame.seat].family)
        return Rule.FAMILY_SMALLEST if unborn else Rule.FAMILY_ALL_BORN
    return ACTIONS.get(type(choice), Rule.TURN_LEAVE)


def _find_rule_of_death(table: Table, frame: Dying | LaidToRest, choice: Choice) -> Rule:
    """Return the rule against a choice of a player who first has to say which member of the family dies."""
    if isinstance(choice, choices.Bury):
        farm = table.farms[frame.seat]
        oldest = farm.find_eldest() if isinstance(frame, Dying) else find_eldest(farm)
        return Rule.DYING_VISIBLE if choice.generation == oldest else Rule.DYING_ELDEST
    return Rule.DYING_AT_ONCE if frame.moment is Moment.MARKET_DAY else Rule.DYING_AFTER_ACTION


def _find_rule_of_report(choice: Choice) -> Rule:
    """Return the rule against a choice while people report a turn of a tracked game."""
    match choice:
        case choices.Tell(_, line):
            return COUNTING[line]
        case choices.Send(_, _, _, end):
            return Rule.FAMILY_BIRTH if end is Place.UNBORN else Rule.MEMBER_FROM_FARM
        case choices.Bury() | choices.NobodyDies():
            return Rule.DYING_AFTER_ACTION
        case choices.DrawInfluence() | choices.TakeInfluence():
            return Rule.SETUP_SEATS
    return MASS.get(type(choice), Rule.END_FINAL_MASS)
