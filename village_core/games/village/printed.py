"""Shapes of the edition files: the printed values of one edition, part by part."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from village_core.games.editions import Data, Ruling
from village_core.games.village.rules import Rule
from village_core.games.village.vocabulary import Good, Place, Row, Space

Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Time: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=30)]
Direction: TypeAlias = Literal["leftwards", "rightwards"]
SETS: Final = 3
"""Number of fate tiles in each of the two sets."""


class BoxContents(Data, frozen=True):
    """Numbers of pieces in the box. ``substitutes``: goods and coins may be replaced when they run out.

    ``influence`` counts the cubes of one colour, ``family`` a player's members by generation, ``goods`` those of one kind.
    """

    influence: Annotated[int, Meta(ge=1, le=99)]
    plague: Annotated[int, Meta(ge=1, le=99)]
    monks: Annotated[int, Meta(ge=4, le=9)]
    goods: Count
    coins: Count
    grain: Count
    substitutes: bool
    family: Annotated[tuple[Annotated[int, Meta(ge=1, le=9)], ...], Meta(min_length=4, max_length=4)]


class FarmBoard(Data, frozen=True):
    """Printed values of a farm: spaces of the life track, room for grain, harvests; and the coins to start with.

    A player's time is counted from the start of the game, in hourglasses; a lap is once round the life track.
    """

    lap: Annotated[int, Meta(ge=9, le=20)]
    grain: Annotated[int, Meta(ge=1, le=20)]
    harvest: Count
    harvest_horse: Count
    harvest_ox: Count
    coins: Count

    def count_laps(self, time: int) -> int:
        """Return the number of laps that a marker has completed after ``time`` hourglasses."""
        return time // self.lap

    def find_space(self, time: int) -> int:
        """Return the space of the life track, counted from 0, on which a marker stands after ``time`` hourglasses."""
        return time % self.lap

    def list_lap_ends(self, time: int, count: int) -> tuple[int, ...]:
        """Return after how many further hourglasses each of the next ``count`` laps ends, the nearest first."""
        return tuple(self.find_time(self.count_laps(time) + lap, 0) - time for lap in range(1, count + 1))

    def find_time(self, laps: int, space: int) -> int:
        """Return the hourglasses after which a marker stands on ``space`` with ``laps`` laps completed."""
        return laps * self.lap + space


class TurnCosts(Data, frozen=True):
    """Time lost by a plague cube; influence of one colour paid at the well."""

    plague_time: Time
    well: Annotated[int, Meta(ge=1, le=9)]


class Workshop(Data, frozen=True):
    """One craft building: time to train and to produce, the price of a good, the goods it makes, and the coins of the mill.

    The mill's price is what grinding costs.
    """

    training: Time
    time: Time
    skill: Count
    persuasion: Count
    faith: Count
    knowledge: Count
    grain: Count
    makes: tuple[Good, ...]
    coins: Count


class Market(Data, frozen=True):
    """Length of the queue, and the surcharge on every sale except the caller's first."""

    queue: Count
    surcharge_persuasion: Count
    surcharge_time: Time


class Customer(Data, frozen=True):
    """One customer tile: its points, and its ``demand``, which names each piece with a word of its own ("scroll grain grain")."""

    points: Points
    demand: Annotated[str, Meta(pattern=r"^(scroll|wagon|plow|horse|ox|grain)( (scroll|wagon|plow|horse|ox|grain))*$")]

    @property
    def wants(self) -> tuple[str, ...]:
        """The goods and bags of grain that the customer demands, one entry for each piece."""
        return tuple(self.demand.split())


class Toll(Data, frozen=True):
    """Price of every journey besides influence, and the points for the number of cities visited (1 to 6)."""

    time: Time
    wagons: Count
    points: Annotated[tuple[Points, ...], Meta(min_length=6, max_length=6)]


class Leg(Data, frozen=True):
    """Influence that a journey costs along one leg of the map, between two cities or the farm and a city, in either direction."""

    skill: Count
    persuasion: Count
    faith: Count
    knowledge: Count


def split_leg(leg: str) -> tuple[Place, Place]:
    """Return the two ends in the name of a leg (``farm-city-a``, ``city-a-city-b``)."""
    start, _, end = leg.rpartition("-city-")
    return Place(start), Place(f"city-{end}")


class City(Data, frozen=True):
    """Rewards for the first visit to a city: prestige, coins, and cubes of influence."""

    prestige: Points
    coins: Count
    influence: Annotated[int, Meta(ge=0, le=2)]


class CouncilTrack(Data, frozen=True):
    """The council: ``time`` and ``points`` of each of its four stages, and the one price of a step.

    A step costs ``persuasion`` or ``scrolls``. ``influence`` is what the second privilege gives; ``coins`` buy the fourth one's
    ``prestige``.
    """

    time: Annotated[tuple[Time, ...], Meta(min_length=4, max_length=4)]
    points: Annotated[tuple[Points, ...], Meta(min_length=4, max_length=4)]
    persuasion: Count
    scrolls: Count
    influence: Annotated[int, Meta(ge=1, le=2)]
    coins: Count
    prestige: Points


class ChurchTrack(Data, frozen=True):
    """The church's four windows: prices of joining and of buying out, grain for each step, points, and the majority's prize.

    ``direction``: the way in which members climb, from the first window on.
    """

    faith: Count
    time: Time
    grain: Annotated[tuple[Count, ...], Meta(min_length=3, max_length=3)]
    points: Annotated[tuple[Points, ...], Meta(min_length=4, max_length=4)]
    majority: Points
    coins: Count
    direction: Direction


class Setup(Data, frozen=True):
    """A setup card: cubes of each kind of influence added to the bag each round, cubes on each action space, and stalls."""

    added: Annotated[int, Meta(ge=1, le=33)]
    spaces: dict[Space, Annotated[int, Meta(ge=0, le=20)]]
    stalls: Annotated[int, Meta(ge=1, le=10)]


class ChronicleRows(Data, frozen=True):
    """The number of spaces in each row of the chronicle, and of anonymous graves."""

    rows: dict[Row, Annotated[int, Meta(ge=0, le=20)]]
    graves: Annotated[int, Meta(ge=1, le=20)]


class Solo(Data, frozen=True):
    """Carla's board, and the ranks that a game against her is worth.

    ``track``: spaces of her track; ``above`` and ``below``: the spaces, from 1, after which the tiles of the two sets of fate
    lie; ``clockwise``: the order in which she searches the action spaces; ``beside``: the highest generation that lies beside
    her board, the others wait at the church; ``ranks``: the points from which each rank counts, the lowest first.
    """

    track: Annotated[int, Meta(ge=4, le=24)]
    above: Annotated[tuple[Annotated[int, Meta(ge=1, le=24)], ...], Meta(min_length=3, max_length=3)]
    below: Annotated[tuple[Annotated[int, Meta(ge=1, le=24)], ...], Meta(min_length=3, max_length=3)]
    clockwise: Annotated[tuple[Space, ...], Meta(min_length=7, max_length=7)]
    beside: Annotated[int, Meta(ge=1, le=4)]
    ranks: Annotated[tuple[Annotated[int, Meta(ge=0, le=199)], ...], Meta(min_length=6, max_length=6)]

    def rank(self, points: int) -> int:
        """Return the number of the rank, from 0, that ``points`` are worth; 0 too for less than the lowest rank."""
        return max(rank for rank, least in enumerate(self.ranks) if points >= least or not rank)


class Rulings(Data, frozen=True):
    """Choices where texts differ or are silent; the first two are those of the copy on the table."""

    second_privilege: Annotated[Literal["any", "different"], Ruling(worded=Rule.PRIVILEGE_INFLUENCE, chosen=False)]
    tie: Annotated[Literal["customers", "grain"], Ruling(adds=Rule.TIE_GRAIN, chosen=False)]
    market_trigger: Annotated[Literal["caller-last", "trigger-last"], Ruling(worded=Rule.END_MARKET_OTHER, together=True)]
    last_deaths: Annotated[Literal["placed", "removed"], Ruling(adds=Rule.DYING_LAST_TURNS)]
    well_coins: Annotated[bool, Ruling(worded=Rule.WELL_COINS)]
    seat_compensation: Annotated[bool, Ruling(adds=Rule.SETUP_SEATS, together=True)]
    rival_cube: Annotated[Literal["match", "die"], Ruling(worded=Rule.SOLO_DIE, alone=True)]
    rival_market: Annotated[bool, Ruling(worded=Rule.SOLO_MARKET_CALL, alone=True)]
    rival_well: Annotated[bool, Ruling(worded=Rule.SOLO_WELL, alone=True)]
