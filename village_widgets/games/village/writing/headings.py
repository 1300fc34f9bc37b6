"""Under which heading a choice is looked for: the tiles of the tracker, which are the places of action."""

from __future__ import annotations

from typing import Final

from village_core.games.village.choices import ClaimRing, EndRound, EndTurn, Note, Send, Sold, Spend
from village_core.games.village.vocabulary import CITIES, COUNCIL, WORKSHOPS, Place, Space, Spending
from village_core.kernel.values import Choice, Seat
from village_widgets.games.village.pointing import space_of, target

TIME: Final = "time"
COUNTS: Final = "counts"
TURN: Final = "turn"
SPENT: Final = {
    Spending.TIME: TIME,
    Spending.PLAGUE: TIME,
    Spending.TRAVEL: Space.TRAVEL.value,
    Spending.COUNCIL: Space.COUNCIL.value,
    Spending.CHURCH: Space.CHURCH.value,
    Spending.MARKET: Space.MARKET.value,
}
"""Where time is spent; all else takes it in the crafts."""


def heading(choice: Choice, seat: Seat | None) -> tuple[Seat | None, str]:
    """Whose choice it is, while ``seat`` decides, and the name of the heading; empty for what needs none."""
    match choice:
        case Spend(who, why):
            return who, SPENT.get(why, Space.CRAFTS.value)
        case Send(who, _, _, end):
            return who, _sent(end).value
        case Note(who):
            return who, COUNTS
        case Sold(who):
            return who, Space.MARKET.value
        case ClaimRing(who):
            return who, Space.COUNCIL.value
        case EndTurn() | EndRound():
            return seat, TURN
    space = None if seat is None else space_of(target(choice, seat))
    return seat, "" if space is None else space.value


def _sent(end: Place) -> Space:
    """The place of action that sends somebody to ``end``."""
    if end is Place.FARM:
        return Space.FAMILY
    if end in WORKSHOPS:
        return Space.CRAFTS
    if end in CITIES:
        return Space.TRAVEL
    return Space.COUNCIL if end in COUNCIL else Space.CHURCH
