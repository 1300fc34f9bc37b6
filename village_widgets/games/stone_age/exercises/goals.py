"""Goals of Stone Age's tasks: the state of the table after one move."""

from __future__ import annotations

from msgspec.structs import replace

from village_core.games.stone_age.buildings import TurningTiles
from village_core.games.stone_age.cards import DrawingCard, Throwing
from village_core.games.stone_age.choices import Collect, PlaceWorkers
from village_core.games.stone_age.ending import score
from village_core.games.stone_age.events import Declined, Ended, NothingGained, PointsGained, Starved
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.position import Position as StoneAgePosition
from village_core.games.stone_age.rolling import Adding, Rolling
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import CARDS, Kind, Place
from village_core.kernel.position import Position
from village_core.kernel.values import Option, RuleKey, Seat
from village_widgets.tutor.claims import RestatedGoal, SeatGoal


def play_move(position: Position[Table], option: Option) -> Table:
    """Return the table after ``option``."""
    return position.play(option).position.table


def list_barring(table: Table, seat: Seat, place: Place) -> tuple[RuleKey, ...]:
    """Return the rules by which a tribe can't place a worker (two in the hut) at a place, whichever tribe's turn it is.

    It is empty if the tribe can place them. If the tribe can place no worker anywhere, it tells of the next tribe that can.
    """
    choice, placing = PlaceWorkers(place, 2 if place is Place.HUT else 1), Placing(seat)
    offered = () if placing.find_decider(table) is None else placing.list_offers(table)
    found = next((offer for offers in offered for offer in offers.each if offer.choice == choice), None)
    if found is not None:  # placing costs nothing: only a bar can refuse it, and judging all offers would take longer
        return tuple(lack.rule for lack in found.barred)
    refusal = StoneAgePosition(table, (placing,)).find_refusal(choice)
    return () if refusal is None else tuple(refusal.rules)


def is_open_to_others(table: Table, seat: Seat, place: Place) -> bool:
    """Tell whether a tribe other than that of ``seat`` has workers at home and may place some at ``place``."""
    return any(other != seat and tribe.home and not list_barring(table, other, place) for other, tribe in enumerate(table.tribes))


class Fills(SeatGoal, frozen=True):
    """The goal that the tribe's workers close a place to all others."""

    place: Place

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` places workers at ``place``, and no other tribe can place any there afterwards."""
        choice = option.choice
        there = isinstance(choice, PlaceWorkers) and choice.place == self.place
        return there and not is_open_to_others(play_move(position, option), self.seat, self.place)

    def explain_miss(self, position: Position[Table], option: Option) -> str:
        """Return how ``option`` misses the goal, as the value of ``$miss`` in ``remark-fills``.

        It is ``open`` if workers are placed at ``place``, where another tribe can still place some, else ``elsewhere``.
        ``option`` must be one that misses the goal.
        """
        choice = option.choice
        return "open" if isinstance(choice, PlaceWorkers) and choice.place == self.place else "elsewhere"


class Alone(SeatGoal, frozen=True):
    """The goal that the tribe places workers where no other tribe can join them."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` places workers where no other tribe can join them."""
        choice = option.choice
        return isinstance(choice, PlaceWorkers) and not is_open_to_others(play_move(position, option), self.seat, choice.place)


class AllOut(SeatGoal, frozen=True):
    """The goal that all workers of this tribe are out."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` places the tribe's last workers from home."""
        return isinstance(option.choice, PlaceWorkers) and not play_move(position, option).tribes[self.seat].home


class Shuts(SeatGoal, frozen=True):
    """The goal that a place of the village is empty, and this rule closes it to all other tribes.

    The rule must be one that bars only empty places.
    """

    place: Place
    rule: RuleKey

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``rule`` bars all other tribes from ``place`` after ``option``."""
        table = play_move(position, option)
        others = (seat for seat in table.seats if seat != self.seat)
        return all(self.rule in list_barring(table, seat, self.place) for seat in others)


class Rolls(RestatedGoal[Table], frozen=True):
    """The goal that a number of dice is rolled for pieces of a kind."""

    what: Kind
    dice: int

    def restate_after(self, position: Position[Table], option: Option) -> Rolls:
        """Return the goal with the dice that are rolled after ``option``, and their kind; with 0 dice for no roll."""
        top = position.play(option).position.top
        return Rolls(top.what, top.dice) if isinstance(top, Rolling) else Rolls(self.what, 0)


class Throws(SeatGoal, frozen=True):
    """The goal that dice are rolled for a card, one for each tribe."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` leads at once to a roll of the dice of a card that gives each tribe one."""
        return isinstance(position.play(option).position.top, Throwing)


class Draws(SeatGoal, frozen=True):
    """The goal that a card is drawn in secret."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` leads at once to a card drawn in secret."""
        return isinstance(position.play(option).position.top, DrawingCard)


class TurnsUp(SeatGoal, frozen=True):
    """The goal that the next building of a pile is turned over."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` leads at once to a building being turned over."""
        return isinstance(position.play(option).position.top, TurningTiles)


class HasAmount(RestatedGoal[Table], tag="has", frozen=True):
    """The goal that a tribe has ``count`` of something; ``what`` has the names of ``count_pieces``."""

    seat: Seat
    what: str
    count: int

    def sort(self, position: Position[Table]) -> str:
        """Return ``piece`` for food and resources, else ``what``."""
        return "piece" if self.what in tuple(Kind) else self.what

    def restate_after(self, position: Position[Table], option: Option) -> HasAmount:
        """Return this goal with the amount that the tribe has after ``option``."""
        return replace(self, count=count_pieces(play_move(position, option), self.seat, self.what))


def count_pieces(table: Table, seat: Seat, what: str) -> int:
    """Return how much of something a tribe has.

    ``tools`` is their total value, ``one-use`` the number of one-use tools, ``cards`` that of all cards, face-down ones too, and
    ``any-two`` the uses of cards for any two resources. Anything else is a field of the tribe, as ``food`` or ``workers``.
    """
    tribe = table.tribes[seat]
    match what:
        case "tools":
            return sum(tribe.tools)
        case "one-use":
            return len(tribe.one_use)
        case "cards":
            return len(tribe.cards) + len(tribe.secret)
        case "any-two":
            return tribe.any_two
    number: int = getattr(tribe, what)
    return number


class Brings(SeatGoal, frozen=True):
    """The goal that a roll yields ``count`` pieces with at most one more tool; ``keeps``: "yes" if one-use tools must stay."""

    what: Kind
    count: int
    keeps: str = "no"

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether the roll brings exactly ``count`` if it is collected after ``option``, and uses no tool that must stay."""
        return self.restate_after(position, option).count == self.count and self.explain_miss(position, option) == "count"

    def restate_after(self, position: Position[Table], option: Option) -> Brings:
        """Return this goal with the yield of the roll if it is collected after ``option``."""
        before, then = position.table.tribes[self.seat], self._collect(position, option).tribes[self.seat]
        return replace(self, count=getattr(then, self.what) - getattr(before, self.what))

    def explain_miss(self, position: Position[Table], option: Option) -> str:
        """Return ``used`` if ``option`` uses up a one-use tool that must stay, else ``count``: the yield is to be another one."""
        kept = self._collect(position, option).tribes[self.seat].one_use == position.table.tribes[self.seat].one_use
        return "count" if kept or self.keeps == "no" else "used"

    def _collect(self, position: Position[Table], option: Option) -> Table:
        then = position.play(option).position
        return (then.play(Collect()).position if isinstance(then.top, Adding) else then).table

    def sort(self, position: Position[Table]) -> str:
        """Return ``keeping`` if the one-use tools must stay, else ``adding``."""
        return "keeping" if self.keeps == "yes" else "adding"


class Scores(RestatedGoal[Table], frozen=True):
    """The goal that the move scores ``points`` at once."""

    seat: Seat
    points: int

    def restate_after(self, position: Position[Table], option: Option) -> Scores:
        """Return this goal with the points that ``option`` scores."""
        return replace(self, points=count_scored(position, option))


class ScoresMost(Scores, frozen=True):
    """The goal of ``Scores`` with the most points that any move can score, worded without their number."""


def count_scored(position: Position[Table], option: Option) -> int:
    """Return the points that a move brings at once, summed over all tribes."""
    return sum(event.points for event in position.play(option).events if isinstance(event, PointsGained))


class Leaves(SeatGoal, frozen=True):
    """The goal that the player leaves a card or a building where it is; the worker there goes home without a purchase."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` leaves the card or building on its space."""
        return any(isinstance(event, Declined) for event in position.play(option).events)


class Idles(SeatGoal, frozen=True):
    """The goal that a tribe gains nothing by its move, or less than it could, being at its limit of tools, workers or fields."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether a gain is lost after ``option``, by a limit of tools, workers or fields, or as no card is left to draw."""
        return any(isinstance(event, NothingGained) for event in position.play(option).events)


class Enables(SeatGoal, frozen=True):
    """The goal that the tribe can build at a place right after the move."""

    place: Place

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether the tribe decides next after ``option``, and can build at ``place`` then."""
        then = position.play(option).position
        builds = [other.choice for other in then.options if getattr(other.choice, "place", None) == self.place]
        return then.seat == self.seat and any(choice.__struct_config__.tag == "build" for choice in builds)


class FeedsKeeping(SeatGoal, frozen=True):
    """The goal that all workers are fed, and all pieces of the kind ``what`` stay."""

    what: Kind

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` feeds all workers and pays nothing of the kind ``what``."""
        return self.explain_miss(position, option) == "none"

    def explain_miss(self, position: Position[Table], option: Option) -> str:
        """Return ``hungry`` if workers stay hungry, ``paid`` if ``option`` pays with ``what``, ``none`` if it is right."""
        if any(isinstance(event, Starved) for event in position.play(option).events):
            return "hungry"
        return "paid" if dict(option.payment.spent).get(self.what) else "none"


class KeepsAll(SeatGoal, frozen=True):
    """The goal that all resources stay, at any cost in points."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether the tribe has as many resources after ``option`` as before."""
        return play_move(position, option).tribes[self.seat].resources == position.table.tribes[self.seat].resources


class Slides(SeatGoal, frozen=True):
    """The goal that a tribe makes a card lie on this cheaper space in the next round."""

    card: int
    place: Place

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``card`` lies on ``place`` after ``option`` and the round's end."""
        return play_move(position, option).row[CARDS.index(self.place)] == self.card


class EndsGame(SeatGoal, frozen=True):
    """The goal that a tribe's move ends the game, by this rule."""

    rule: RuleKey

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` ends the game by ``rule``."""
        return any(isinstance(event, Ended) and event.rule == self.rule for event in position.play(option).events)


class MostAtEnd(RestatedGoal[Table], frozen=True):
    """The goal that the game ends with this move and the tribe has ``points``; its task calls them the most that it can reach."""

    seat: Seat
    points: int

    def restate_after(self, position: Position[Table], option: Option) -> MostAtEnd:
        """Return this goal with the final score of the tribe if the game ends after ``option``."""
        return replace(self, points=score(play_move(position, option)).sheets[self.seat].total)


class WinsAlone(SeatGoal, tag="wins", frozen=True):
    """The goal that the game ends with this move, and this tribe wins it alone."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` ends the game with the tribe as the only winner."""
        outcome = play_move(position, option).outcome
        return outcome is not None and outcome.winners == (self.seat,)
