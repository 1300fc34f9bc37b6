"""The rule against a choice that belongs to another decision, or to a place where it can't be made."""

from __future__ import annotations

from typing import Final, get_args

from village_core.games.manitoba import choices
from village_core.games.manitoba.acting import Acting, Lifting
from village_core.games.manitoba.happening import RULES, Happening, find_event
from village_core.games.manitoba.land import ExtraLand
from village_core.games.manitoba.opening import SettlingLand, SettlingPath
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.scoring import CLOUD_RULES, Refilling, Scoring, find_cloud
from village_core.games.manitoba.storing import Storing
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.tracking.tallying import Tallying
from village_core.games.manitoba.tracking.watching import Counting, Watching
from village_core.kernel.frames import Frame
from village_core.kernel.values import NOT_NOW, Choice, RuleKey

REPORTS: Final = get_args(choices.Report)
"""Kinds of choices that only a tracked game knows."""
SHELLS: Final = (choices.WakeOne, choices.TurnBerry)
LATER: Final[dict[type[Choice], Rule]] = {
    choices.Lift: Rule.TOTEM_LIFT,
    choices.Enter: Rule.LAND_ENTER,
    choices.Move: Rule.LAND_MOVE,
    choices.Walk: Rule.PATH_STEP,
    choices.Wake: Rule.ACT_WAKE,
    choices.Store: Rule.STORE_GOOD,
    choices.Score: Rule.TILE_POINTS,
    choices.Skip: Rule.TILE_SKIP,
    choices.Refill: Rule.TILE_REFILL,
    choices.SendHome: Rule.CARD_HOME,
    choices.TakeGood: Rule.CARD_GOOD,
    choices.LoseFeather: Rule.CARD_FEATHER,
    choices.LayTile: Rule.SETUP_TILES,
    choices.LayTotem: Rule.SETUP_TOTEM,
    choices.EndRound: Rule.TILE_POINTS,
    **dict.fromkeys((choices.TurnEvent, choices.TurnCloud), Rule.SEASON_CARDS),
    **dict.fromkeys((choices.Tell, choices.Done), Rule.END_AUTUMN),
}
"""The rule about each kind of choice that belongs to another part of a round."""


def find_rule(table: Table, frame: Frame[Table], choice: Choice) -> RuleKey:
    """Return the rule against a choice that ``frame`` neither offers nor bars.

    It is ``NOT_NOW``, which cites no rule, if no rule is about it, such as a report in a full game.
    """
    if isinstance(choice, REPORTS) and not table.tracked:
        return NOT_NOW
    if isinstance(choice, SHELLS):
        if isinstance(frame, Acting | Lifting | Happening | Scoring):
            return Rule.SHELL_BERRY  # the berry would go to its own storage or an altar
        return Rule.SHELL_USE
    match frame:
        case SettlingLand():
            return Rule.SETUP_REGION
        case SettlingPath():
            return Rule.SETUP_PATH
        case Lifting():
            return Rule.TOTEM_LIFT
        case Acting() | ExtraLand() | Watching() | Counting():
            return LATER.get(type(choice), NOT_NOW)
        case Storing():
            return Rule.STORE_GOOD
        case Happening():
            event = find_event(table)
            return NOT_NOW if event is None else RULES[event.happens]
        case Scoring():
            cloud = find_cloud(table)
            return NOT_NOW if cloud is None else CLOUD_RULES[len(cloud)]
        case Refilling():
            return Rule.TILE_REFILL
        case Tallying():
            return Rule.END_AUTUMN
    return NOT_NOW
