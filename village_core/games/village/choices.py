"""All choices of players of Village, all results of chance, and the reports of tracked games."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from village_core.games.tallying import Tell as PrintedTell
from village_core.games.village import vocabulary
from village_core.games.village.table import Cubes
from village_core.kernel.values import Choice, Seat


class Take(Choice, frozen=True, gc=False):
    """Take a cube from an action space. An empty space is offered without a cube, and always refused."""

    space: vocabulary.Space
    cube: vocabulary.Cube | None = None


class Well(Choice, frozen=True, gc=False):
    """Go to the well with influence of one kind, or with coins alone if ``influence`` is None, for any one action.

    Coins may stand in for all but one cube of the named kind, unless a ruling bars them at the well.
    """

    influence: vocabulary.Influence | None


class Leave(Choice, frozen=True, gc=False):
    """Leave the action of the turn undone."""


class Harvest(Choice, frozen=True, gc=False):
    """Bring in the grain from the fields."""


class Birth(Choice, frozen=True, gc=False):
    """Add an unborn member of a generation to the farm."""

    generation: int


class BringHome(Choice, frozen=True, gc=False):
    """Bring a member of a generation from a place on the board home to the farm."""

    generation: int
    place: vocabulary.Place


class Train(Choice, frozen=True, gc=False):
    """Send a member from the farm to a building for training. ``product``: the good that the member makes at once, if any."""

    generation: int
    building: vocabulary.Building
    product: vocabulary.Good | None = None


class Produce(Choice, frozen=True, gc=False):
    """Have a member trained at a building make a good there, for time."""

    building: vocabulary.Building
    product: vocabulary.Good


class Buy(Choice, frozen=True, gc=False):
    """Buy a good at a building, for influence or grain."""

    building: vocabulary.Building
    product: vocabulary.Good


class Grind(Choice, frozen=True, gc=False):
    """Grind grain into coins at the mill."""


class HoldMarket(Choice, frozen=True, gc=False):
    """Call a market day (from the well, or in a last turn without cubes)."""


class Serve(Choice, frozen=True, gc=False):
    """Serve a customer: ``customer`` is the tile's place among the edition's ``customers``, counted from 0."""

    customer: int


class Pass(Choice, frozen=True, gc=False):
    """Stay out of the rest of the market day."""


class Travel(Choice, frozen=True, gc=False):
    """Send a member from the farm or a city to a city."""

    generation: int
    start: vocabulary.Place
    end: vocabulary.Place


class EnterCouncil(Choice, frozen=True, gc=False):
    """Send a member from the farm to the first stage of the council."""

    generation: int


class Advance(Choice, frozen=True, gc=False):
    """Move a member in the council up one stage."""

    generation: int
    start: vocabulary.Place

    @property
    def stage(self) -> int:
        """The stage that the member moves to, from 2; beyond the last stage for a member who already sits there."""
        return vocabulary.COUNCIL.index(self.start) + 2


class StayInCouncil(Choice, frozen=True, gc=False):
    """Use a privilege of a member in the council without moving any."""


class TakeRing(Choice, frozen=True, gc=False):
    """First privilege: take the marker for the next starting player."""


class TakeInfluence(Choice, frozen=True, gc=False):
    """Take influence of choice from the supply: second privilege, a city's reward, a seat's compensation."""

    kinds: tuple[vocabulary.Influence, ...]


class TakeGood(Choice, frozen=True, gc=False):
    """Third privilege: take a good of choice."""

    good: vocabulary.Good


class BuyPrestige(Choice, frozen=True, gc=False):
    """Fourth privilege: pay coins for prestige."""


class Decline(Choice, frozen=True, gc=False):
    """Use none of the privileges."""


class JoinChurch(Choice, frozen=True, gc=False):
    """Put a member from the farm into the black bag."""

    generation: int


class Bury(Choice, frozen=True, gc=False):
    """Name the member who dies, by generation and the place where the member stands."""

    generation: int
    place: vocabulary.Place


class BuyOut(Choice, frozen=True, gc=False):
    """Pay to take a member of one's own family out of the black bag, before a mass draws from it."""

    generation: int


class Rise(Choice, frozen=True, gc=False):
    """Move a member in the church up one window."""

    generation: int
    start: vocabulary.Place

    @property
    def window(self) -> int:
        """The window that the member moves to, from 2; beyond the last window for a member who already stands there."""
        return vocabulary.CHURCH.index(self.start) + 2


class Done(Choice, frozen=True, gc=False):
    """Do no more at this step of the mass. In a tracked game also: the final sheet is right."""


Hourglasses: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Change: TypeAlias = Annotated[int, Meta(ge=-999, le=999)]


class Spend(Choice, frozen=True, gc=False):
    """Tracked game: report the hourglasses that a player spent, and for what."""

    seat: Seat
    why: vocabulary.Spending
    time: Hourglasses


class Send(Choice, frozen=True, gc=False):
    """Tracked game: report that a member moved, was born or came home, and the hourglasses for it."""

    seat: Seat
    generation: int
    start: vocabulary.Place
    end: vocabulary.Place
    time: Hourglasses = 0


class Note(Choice, frozen=True, gc=False):
    """Tracked game: report that a player has ``change`` more (or fewer, if negative) of ``what``."""

    seat: Seat
    what: vocabulary.Counted
    change: Change


class Sold(Choice, frozen=True, gc=False):
    """Tracked game: report that a player served a customer, given as in ``Serve``."""

    seat: Seat
    customer: int


class ClaimRing(Choice, frozen=True, gc=False):
    """Tracked game: report that a player took the marker for the next starting player."""

    seat: Seat


class EndTurn(Choice, frozen=True, gc=False):
    """Tracked game: report the end of the turn."""


class EndRound(Choice, frozen=True, gc=False):
    """Tracked game: report the end of the turn in which the last cube was taken, which ends the round too."""


class NobodyDies(Choice, frozen=True, gc=False):
    """Tracked game: report that the family has no member in sight (all are dead, unborn or in the black bag)."""


class Tell(PrintedTell[vocabulary.ScoreLine], frozen=True, gc=False):
    """Tracked game: report a player's count for a line of the final sheet, or for a tie-breaker."""


class Reveal(Choice, frozen=True, gc=False):
    """Chance: the customer tile that is turned over."""

    customer: int


class Seed(Choice, frozen=True, gc=False):
    """Chance: the cubes drawn from the green bag for an action space, counted by colour."""

    space: vocabulary.Space
    cubes: Cubes


class DrawMember(Choice, frozen=True, gc=False):
    """Chance: a member drawn from the black bag."""

    seat: Seat
    generation: int


class DrawMonk(Choice, frozen=True, gc=False):
    """Chance: a monk drawn from the black bag."""


class DrawInfluence(Choice, frozen=True, gc=False):
    """Chance: the cube that the third seat gets as compensation, or the colour of the die for Carla."""

    influence: vocabulary.Influence


class TurnFate(Choice, frozen=True, gc=False):
    """Chance: the side of a fate tile of Carla's that is turned over."""

    fate: vocabulary.Fate


Report: TypeAlias = Spend | Send | Note | Sold | ClaimRing | EndTurn | EndRound | NobodyDies | Tell
Work: TypeAlias = Harvest | Birth | BringHome | Train | Produce | Buy | Grind | HoldMarket
Action: TypeAlias = Work | Travel | EnterCouncil | Advance | StayInCouncil | JoinChurch
Privilege: TypeAlias = TakeRing | TakeInfluence | TakeGood | BuyPrestige | Decline
Chance: TypeAlias = Reveal | Seed | DrawMember | DrawMonk | DrawInfluence
CodedChoice: TypeAlias = Take | Well | Leave | Action | Serve | Pass | Privilege | Bury | BuyOut | Rise | Done | Chance | Report
"""Choices that links encode. Old links depend on this list: add nothing, take nothing away."""
AnyChoice: TypeAlias = CodedChoice | TurnFate
