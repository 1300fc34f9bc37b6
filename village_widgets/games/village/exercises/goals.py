"""Goals of Village's tasks: what a move is to bring, judged by its events, the table after it, or the rest of the turn."""

from __future__ import annotations

from msgspec.structs import replace

from village_core.games.village.choices import Serve, Travel
from village_core.games.village.dying import Dying
from village_core.games.village.ending import score
from village_core.games.village.events import Crossed, Forgotten, Moved
from village_core.games.village.market import MarketDay
from village_core.games.village.position import Position as VillagePosition
from village_core.games.village.rewarding import Privileges, Rewarded
from village_core.games.village.rounds import Turns
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CHRONICLE, Place
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Option, Seat, Tagged
from village_widgets.games.village.exercises.asking import has_event
from village_widgets.tutor.claims import RestatedGoal, SeatGoal

OWN: tuple[type, ...] = (Rewarded, Privileges, Dying)
"""Frames in which the same seat decides on in its turn."""
GRAVE = Place.GRAVE.value


class AfterChoice(Tagged, frozen=True):
    """A claim about the position after the choice ``after``."""

    after: Choice

    def is_true(self, position: Position[Table]) -> bool:
        """Tell whether the claim is true once ``after`` is played at ``position``, the one before it.

        False unless a kind overrides this.
        """
        return False

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether the claim is true after ``option``."""
        return replace(self, after=option.choice).is_true(position)


class Rests(SeatGoal, frozen=True):
    """The goal that a member of this family dies and lies in the chronicle or in a grave, whichever ``where`` names."""

    where: str

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` lays one of the family's members to rest in ``where``."""
        ends = [e.end for e in position.play(option).events if isinstance(e, Moved) and e.seat == self.seat]
        return Place.GRAVE in ends if self.where == GRAVE else any(end in CHRONICLE.values() for end in ends)


class GetsSafely(SeatGoal, frozen=True):
    """The goal that the seat gets more of ``what``, and its marker doesn't pass the end of a lap."""

    what: str

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether the farm has more of ``what`` after ``option``, and the marker doesn't pass the end of a lap."""
        step = position.play(option)
        farms = (position.table.farms[self.seat], step.position.table.farms[self.seat])
        crossed = has_event(step.events, Crossed, seat=self.seat)
        return bool(getattr(farms[1], self.what) > getattr(farms[0], self.what)) and not crossed

    def explain_miss(self, position: Position[Table], option: Option) -> str:
        """Return ``dies`` if the marker passes the end of a lap, else ``without``: the piece is missing."""
        return "dies" if has_event(position.play(option).events, Crossed, seat=self.seat) else "without"


class CrossesUnseen(SeatGoal, frozen=True):
    """The goal that the marker passes the end of a lap, and no member dies for that, now or later."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether the marker passes the end of a lap by ``option``, but no member dies, because none is visible."""
        return has_event(position.play(option).events, Forgotten, seat=self.seat)

    def explain_miss(self, position: Position[Table], option: Option) -> str:
        """Return ``dies`` if the marker passes the end of a lap, so that a member dies, else ``short``."""
        return "dies" if has_event(position.play(option).events, Crossed, seat=self.seat) else "short"


class WellCloses(SeatGoal, frozen=True):
    """The goal that the board has no cube left, which closes the well for the rest of the round."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether the board has no cube after ``option``."""
        return not position.play(option).position.table.has_cubes()


class NewMark(SeatGoal, frozen=True):
    """The goal that the family marks a city that it has not visited before."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether the farm has more marked cities after ``option``."""
        farms = (position.table.farms[self.seat], position.play(option).position.table.farms[self.seat])
        return len(farms[1].cities) > len(farms[0].cities)

    def explain_miss(self, position: Position[Table], option: Option) -> str:
        """Return ``known`` if ``option`` travels to a city that is marked already, else ``stays``: it is no journey."""
        return "known" if isinstance(option.choice, Travel) else "stays"


class SellsAgain(SeatGoal, frozen=True):
    """The goal to serve a customer so that the same family can serve another one after that."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether the family serves a customer, and could serve another one if its turn came again at once."""
        day = position.top
        if not isinstance(option.choice, Serve) or not isinstance(day, MarketDay):
            return False
        after = position.play(option).position.table
        again = MarketDay(day.caller, self.seat, day.passed, True)
        then = VillagePosition(after, (Turns(after.find_next_seat(day.caller)), again)).settle()
        return any(isinstance(other.choice, Serve) and then.top == again for other in then.options)

    def explain_miss(self, position: Position[Table], option: Option) -> str:
        """Return ``poor`` if ``option`` is a sale that leaves too little for another one, else ``passes``: it is no sale."""
        return "poor" if isinstance(option.choice, Serve) else "passes"


class MostPoints(RestatedGoal[Table], frozen=True):
    """The goal to have the best score that a move can bring if the game ends after this turn."""

    seat: Seat
    points: int

    def restate_after(self, position: Position[Table], option: Option) -> MostPoints:
        """Return this goal with the best score that the seat can reach in this turn after ``option``."""
        return replace(self, points=find_best(position, option, self.seat)[0])


def find_best(position: Position[Table], option: Option, seat: Seat) -> tuple[int, Table]:
    """Return the best score that a seat can reach by ``option`` and its later decisions in the turn, and the table then."""
    then = position.play(option).position
    if isinstance(then.top, OWN) and then.seat == seat:
        return max((find_best(then, further, seat) for further in then.options), key=lambda found: found[0])
    return score(then.table).sheets[seat].total, then.table
