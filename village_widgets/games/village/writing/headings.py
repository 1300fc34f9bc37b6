"""The headings under which a player looks for a choice: the places of action, time, counts and the turn's end."""

from __future__ import annotations

from typing import Final

from village_core.games.village.choices import ClaimRing, EndRound, EndTurn, Note, Send, Sold, Spend
from village_core.games.village.vocabulary import CITIES, COUNCIL, SPACES, WORKSHOPS, Place, Space, Spending
from village_core.kernel.values import Choice, Seat
from village_core.kernel.words import Words
from village_widgets.games.village.pointing import find_space, find_target

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
"""The heading for each reason to spend time, if it isn't the crafts."""


def name_heading(words: Words, name: str) -> str:
    """Return the words for a heading: those of the place of action, or the tracker's own."""
    return words.format(f"space-{name}" if name in SPACES else f"tracker-kind-{name}")


def find_heading(choice: Choice, seat: Seat | None) -> tuple[Seat | None, str]:
    """Return the seat of a choice, while ``seat`` decides, and the name of its heading; empty if it needs none."""
    match choice:
        case Spend(who, why):
            return who, SPENT.get(why, Space.CRAFTS.value)
        case Send(who, _, _, end):
            return who, _find_space(end).value
        case Note(who):
            return who, COUNTS
        case Sold(who):
            return who, Space.MARKET.value
        case ClaimRing(who):
            return who, Space.COUNCIL.value
        case EndTurn() | EndRound():
            return seat, TURN
    space = None if seat is None else find_space(find_target(choice, seat))
    return seat, "" if space is None else space.value


def _find_space(end: Place) -> Space:
    """Return the action space whose action brings a living member to the place ``end``; the church if no other does."""
    if end is Place.FARM:
        return Space.FAMILY
    if end in WORKSHOPS:
        return Space.CRAFTS
    if end in CITIES:
        return Space.TRAVEL
    return Space.COUNCIL if end in COUNCIL else Space.CHURCH
