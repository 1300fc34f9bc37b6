"""What a task of Stone Age can ask for: how things are to stand after one move."""

from __future__ import annotations

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
from village_core.kernel.values import Option, RuleKey, Seat, Tagged


def after(position: Position[Table], option: Option) -> Table:
    """The table once ``option`` has been carried out."""
    return position.play(option).position.table


def barred(table: Table, seat: Seat, place: Place) -> tuple[RuleKey, ...]:
    """The rules by which a tribe can't place anybody at a place; none where it can, whoever's turn it is."""
    workers = 2 if place is Place.HUT else 1
    refusal = StoneAgePosition(table, (Placing(seat),)).why_not(PlaceWorkers(place, workers))
    return () if refusal is None else tuple(refusal.rules)


def open_to(table: Table, seat: Seat, place: Place) -> bool:
    """Whether somebody else with workers at home could still come to a place."""
    return any(other != seat and tribe.home and not barred(table, other, place) for other, tribe in enumerate(table.tribes))


class Fills(Tagged, frozen=True):
    """Nobody else can come to this place any more, for this tribe has gone there."""

    seat: Seat
    place: Place

    def reached(self, position: Position[Table], option: Option) -> bool:
        """Whether it is closed to everybody else."""
        choice = option.choice
        there = isinstance(choice, PlaceWorkers) and choice.place == self.place
        return there and not open_to(after(position, option), self.seat, self.place)


class Alone(Tagged, frozen=True):
    """This tribe goes where nobody can join it."""

    seat: Seat

    def reached(self, position: Position[Table], option: Option) -> bool:
        """Whether the place that it goes to is closed to everybody else."""
        choice = option.choice
        return isinstance(choice, PlaceWorkers) and not open_to(after(position, option), self.seat, choice.place)


class AllOut(Tagged, frozen=True):
    """All workers of this tribe are out."""

    seat: Seat

    def reached(self, position: Position[Table], option: Option) -> bool:
        """Whether none is left at home."""
        return isinstance(option.choice, PlaceWorkers) and not after(position, option).tribes[self.seat].home


class Shuts(Tagged, frozen=True):
    """A place of the village stays empty, and is closed to everybody by this rule."""

    seat: Seat
    place: Place
    rule: RuleKey

    def reached(self, position: Position[Table], option: Option) -> bool:
        """Whether that rule bars it to the others."""
        table = after(position, option)
        others = (seat for seat in table.seats if seat != self.seat)
        return all(self.rule in barred(table, seat, self.place) for seat in others)


class Rolls(Tagged, frozen=True):
    """So many dice are rolled for something."""

    what: Kind
    dice: int

    def reached(self, position: Position[Table], option: Option) -> bool:
        """Whether that is what comes up next."""
        top = position.play(option).position.top
        return isinstance(top, Rolling) and (top.what, top.dice) == (self.what, self.dice)


class Throws(Tagged, frozen=True):
    """The dice for everyone are rolled."""

    seat: Seat

    def reached(self, position: Position[Table], option: Option) -> bool:
        """Whether that is what comes up next."""
        return isinstance(position.play(option).position.top, Throwing)


class Draws(Tagged, frozen=True):
    """A card is drawn that nobody else sees."""

    seat: Seat

    def reached(self, position: Position[Table], option: Option) -> bool:
        """Whether that is what comes up next."""
        return isinstance(position.play(option).position.top, DrawingCard)


class TurnsUp(Tagged, frozen=True):
    """The next building of a pile is turned over."""

    seat: Seat

    def reached(self, position: Position[Table], option: Option) -> bool:
        """Whether that is what comes up next."""
        return isinstance(position.play(option).position.top, TurningTiles)


class Has(Tagged, frozen=True):
    """A tribe has so many of a kind, or so many workers, or its marker is so far up the food track."""

    seat: Seat
    what: str
    count: int

    def reached(self, position: Position[Table], option: Option) -> bool:
        """Whether it has exactly that."""
        return had(after(position, option), self.seat, self.what) == self.count


def had(table: Table, seat: Seat, what: str) -> int:
    """How many of a kind a tribe has; of ``tools`` their value together, of ``one-use`` how many."""
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


class Brings(Tagged, frozen=True):
    """Somebody who has rolled gets so many with one tool more, or none; ``keeps`` is "yes" where all one-use tools are kept."""

    seat: Seat
    what: Kind
    count: int
    keeps: str = "no"

    def reached(self, position: Position[Table], option: Option) -> bool:
        """Whether that is what there would be if it were taken then."""
        before, step = position.table.tribes[self.seat], position.play(option)
        then = step.position
        if isinstance(then.top, Adding):
            then = then.play(Collect()).position
        tribe = then.table.tribes[self.seat]
        kept = self.keeps == "no" or tribe.one_use == before.one_use
        gained: int = getattr(tribe, self.what) - getattr(before, self.what)
        return kept and gained == self.count


class Scores(Tagged, frozen=True):
    """So many points are scored at once."""

    seat: Seat
    points: int

    def reached(self, position: Position[Table], option: Option) -> bool:
        """Whether that many are."""
        return scored(position, option) == self.points


class ScoresMost(Tagged, frozen=True):
    """As many points as can be had now are scored at once: ``points``."""

    seat: Seat
    points: int

    def reached(self, position: Position[Table], option: Option) -> bool:
        """Whether that many are."""
        return scored(position, option) == self.points


def scored(position: Position[Table], option: Option) -> int:
    """The points that a move brings at once."""
    return sum(event.points for event in position.play(option).events if isinstance(event, PointsGained))


class Leaves(Tagged, frozen=True):
    """A worker goes home, and what could be bought stays."""

    seat: Seat

    def reached(self, position: Position[Table], option: Option) -> bool:
        """Whether nothing was bought."""
        return any(isinstance(event, Declined) for event in position.play(option).events)


class Idles(Tagged, frozen=True):
    """A tribe's workers come back with nothing, for it has come as far as can be."""

    seat: Seat

    def reached(self, position: Position[Table], option: Option) -> bool:
        """Whether nothing was gained where otherwise something is."""
        return any(isinstance(event, NothingGained) for event in position.play(option).events)


class Enables(Tagged, frozen=True):
    """Something can be built that couldn't be paid before."""

    seat: Seat
    place: Place

    def reached(self, position: Position[Table], option: Option) -> bool:
        """Whether it can be built then."""
        then = position.play(option).position
        builds = [other.choice for other in then.options if getattr(other.choice, "place", None) == self.place]
        return then.seat == self.seat and any(choice.__struct_config__.tag == "build" for choice in builds)


class FeedsKeeping(Tagged, frozen=True):
    """All workers are fed, and all of one kind is kept."""

    seat: Seat
    what: Kind

    def reached(self, position: Position[Table], option: Option) -> bool:
        """Whether nobody goes hungry, and none of it was paid."""
        hungry = any(isinstance(event, Starved) for event in position.play(option).events)
        return not hungry and not dict(option.payment.spent).get(self.what)


class KeepsAll(Tagged, frozen=True):
    """All resources are kept, whatever that costs."""

    seat: Seat

    def reached(self, position: Position[Table], option: Option) -> bool:
        """Whether as many are there as before."""
        return after(position, option).tribes[self.seat].resources == position.table.tribes[self.seat].resources


class Slides(Tagged, frozen=True):
    """In the next round a card lies on a cheaper space: this one. A tribe sees to it."""

    seat: Seat
    card: int
    place: Place

    def reached(self, position: Position[Table], option: Option) -> bool:
        """Whether it has moved there."""
        return after(position, option).row[CARDS.index(self.place)] == self.card


class EndsGame(Tagged, frozen=True):
    """The game ends with this move of a tribe, by this rule."""

    seat: Seat
    rule: RuleKey

    def reached(self, position: Position[Table], option: Option) -> bool:
        """Whether it does."""
        return any(isinstance(event, Ended) and event.rule == self.rule for event in position.play(option).events)


class MostAtEnd(Tagged, frozen=True):
    """If the game ended with this move, a tribe would have as many points as it can: ``points``."""

    seat: Seat
    points: int

    def reached(self, position: Position[Table], option: Option) -> bool:
        """Whether it would."""
        return score(after(position, option)).sheets[self.seat].total == self.points


class Wins(Tagged, frozen=True):
    """The game ends with this move, and this tribe wins it alone."""

    seat: Seat

    def reached(self, position: Position[Table], option: Option) -> bool:
        """Whether it does."""
        outcome = after(position, option).outcome
        return outcome is not None and outcome.winners == (self.seat,)
