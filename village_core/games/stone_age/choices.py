"""All choices of players of Stone Age, all results of chance, and the reports of tracked games."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from village_core.games.stone_age.vocabulary import Emptied, Growth, Kind, Place, ScoreLine
from village_core.games.tallying import Tell as PrintedTell
from village_core.kernel.values import Choice, Seat


class PlaceWorkers(Choice, frozen=True, gc=False, tag="place"):
    """Place this many workers at one place."""

    place: Place
    workers: int


class Work(Choice, frozen=True, gc=False):
    """Let the workers at a place of the village or a ground do their work."""

    place: Place


class Buy(Choice, frozen=True, gc=False):
    """Pay for the card at a place and take it."""

    place: Place


class Build(Choice, frozen=True, gc=False):
    """Pay for the building at a place and take it."""

    place: Place


class Decline(Choice, frozen=True, gc=False):
    """Take the worker at a place back without buying the card or building there."""

    place: Place


class AddTool(Choice, frozen=True, gc=False):
    """Add the value of the tool on one of the three spaces, counted from 0, to what was rolled."""

    space: int


class AddOneUse(Choice, frozen=True, gc=False):
    """Add a one-use tool of this value to what was rolled."""

    value: int


class Collect(Choice, frozen=True, gc=False):
    """Take the food or resources that the dice and the tools used so far are worth."""


class TakeTwo(Choice, frozen=True, gc=False):
    """Use a card for any two resources to take these two."""

    kinds: tuple[Kind, Kind]


class Keep(Choice, frozen=True, gc=False):
    """Leave a card for any two resources unused for now, to use it later."""


class TakeDie(Choice, frozen=True, gc=False):
    """Take the die that shows this face, of those that were rolled for all players."""

    face: int


class Feed(Choice, frozen=True, gc=False):
    """Pay one resource for each piece of food that is missing."""


class Starve(Choice, frozen=True, gc=False):
    """Let workers go hungry: lose the points of the penalty, however much food is missing."""


class Roll(Choice, frozen=True, gc=False):
    """Chance: the sum that some dice show."""

    pips: int


class Throw(Choice, frozen=True, gc=False):
    """Chance: the faces of one roll with a die for each player, from which every player takes one."""

    faces: tuple[int, ...]


class TurnCard(Choice, frozen=True, gc=False):
    """Chance: the card that is turned over for the next free space of the row."""

    card: int


class DrawCard(Choice, frozen=True, gc=False):
    """Chance: the card on top of the deck, which only its owner sees."""

    card: int


class TurnTile(Choice, frozen=True, gc=False):
    """Chance: the building that is turned over on top of a pile."""

    tile: int


class Grow(Choice, frozen=True, gc=False):
    """Tracked game: a tribe has one tool, one worker or one space of the food track more."""

    seat: Seat
    growth: Growth


class NoteCard(Choice, frozen=True, gc=False):
    """Tracked game: a player took a card, by its number."""

    seat: Seat
    card: int


class NoteBuilding(Choice, frozen=True, gc=False):
    """Tracked game: a player took the building at a place, for these points."""

    seat: Seat
    place: Place
    points: int


class NotePoints(Choice, frozen=True, gc=False):
    """Tracked game: a player has this many points more or fewer."""

    seat: Seat
    points: Annotated[int, Meta(ge=-999, le=999)]


class EndTurn(Choice, frozen=True, gc=False):
    """Tracked game: the player whose turn it is has acted with all workers."""


class GoHungry(Choice, frozen=True, gc=False):
    """Tracked game: a player has not fed all workers."""

    seat: Seat


class Fed(Choice, frozen=True, gc=False):
    """Tracked game: all players who were not reported as hungry have fed their workers, and the round is over."""


class EndGame(Choice, frozen=True, gc=False):
    """Tracked game: all players who were not reported as hungry have fed their workers, and the game is over.

    ``emptied``: the cards or the buildings, which have run out.
    """

    emptied: Emptied


class ShowCard(Choice, frozen=True, gc=False):
    """Tracked game: the card that was drawn face down, turned over at the end."""

    card: int


class Tell(PrintedTell[ScoreLine], frozen=True, gc=False):
    """Tracked game: a player's count for a line of the final sheet, or for the measure that breaks ties."""


class Done(Choice, frozen=True, gc=False):
    """Tracked game: the final sheet is right."""


Action: TypeAlias = (
    PlaceWorkers | Work | Buy | Build | Decline | AddTool | AddOneUse | Collect | TakeTwo | TakeDie | Feed | Starve
)
Chance: TypeAlias = Roll | Throw | TurnCard | DrawCard | TurnTile
Report: TypeAlias = Grow | NoteCard | NoteBuilding | NotePoints | EndTurn | GoHungry | Fed | EndGame | ShowCard | Tell | Done
CodedChoice: TypeAlias = Action | Chance | Report
"""Choices that links encode. Old links depend on this list: add nothing, take nothing away."""
AnyChoice: TypeAlias = CodedChoice | Keep
