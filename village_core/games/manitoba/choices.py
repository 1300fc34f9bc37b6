"""All choices of players of Manitoba, all results of chance, and the reports of tracked games."""

from __future__ import annotations

from typing import TypeAlias

from village_core.games.manitoba.vocabulary import Category, Good, Path, Place, Terrain
from village_core.games.tallying import Tell as PrintedTell
from village_core.kernel.values import Choice, Seat


class Lift(Choice, frozen=True, gc=False):
    """Lift this many discs from the top of the totem."""

    discs: int


class Enter(Choice, frozen=True, gc=False):
    """Put a Cree from the square on a region."""

    region: int


class Move(Choice, frozen=True, gc=False):
    """Move an own Cree from a region to one beside it."""

    origin: int
    region: int


class Walk(Choice, frozen=True, gc=False):
    """Put a Cree on a path, or move the own one a space forward; if it stands at the end, get the bonus of the end."""

    path: Path


class Wake(Choice, frozen=True, gc=False):
    """Instead of both actions wake as many Cree as discs lie in the active player's village, or all if fewer sleep."""


class Finish(Choice, frozen=True, gc=False):
    """Do nothing more in one's turn, or decline an additional action or an event."""


class WakeOne(Choice, frozen=True, gc=False):
    """Use a shell to bring one own Cree from the huts to the square."""


class TurnBerry(Choice, frozen=True, gc=False):
    """Use a shell to put a berry into another storage, where it counts as that good."""

    place: Place


class Store(Choice, frozen=True, gc=False):
    """Put the good that was taken in hand last into a storage or on an altar."""

    place: Place


class Score(Choice, frozen=True, gc=False):
    """Score the own storage of a good at this round's scoring."""

    good: Good


class Skip(Choice, frozen=True, gc=False):
    """Leave out a scoring: the player is exempt from its goods, or has none to score."""


class Refill(Choice, frozen=True, gc=False):
    """Put a good on a region, if the supply has too few for all empty regions of its terrain."""

    region: int


class SendHome(Choice, frozen=True, gc=False):
    """Return an own Cree from a region to the huts, as an event demands."""

    region: int


class TakeGood(Choice, frozen=True, gc=False):
    """Take a good from the supply, as an event gives it."""

    good: Good


class LoseFeather(Choice, frozen=True, gc=False):
    """Return a feather from an own storage to the supply, as an event demands."""

    place: Place


class LayTile(Choice, frozen=True, gc=False):
    """Chance: the territory tile that was drawn, by its number from 0."""

    tile: int


class LayTotem(Choice, frozen=True, gc=False):
    """Chance: the totem's discs from top to bottom."""

    order: tuple[Terrain, ...]


class TurnEvent(Choice, frozen=True, gc=False):
    """Chance: the event card that was turned over, by its number in the season, from 0."""

    card: int


class TurnCloud(Choice, frozen=True, gc=False):
    """Chance: the scoring tile that was turned over, by its number from 0."""

    cloud: int


class NoteGood(Choice, frozen=True, gc=False):
    """Tracked game: a player takes a good, and puts it into a storage or on an altar."""

    seat: Seat
    good: Good
    place: Place


class NoteStep(Choice, frozen=True, gc=False):
    """Tracked game: a player puts a Cree on a path, moves the own one a space forward, or gets the bonus at the path's end."""

    seat: Seat
    path: Path


class NoteWaking(Choice, frozen=True, gc=False):
    """Tracked game: a player uses a shell to bring one own Cree from the huts to the square."""

    seat: Seat


class NoteBerry(Choice, frozen=True, gc=False):
    """Tracked game: a player uses a shell to put a berry into another storage."""

    seat: Seat
    place: Place


class NoteFeatherLost(Choice, frozen=True, gc=False):
    """Tracked game: a player returns a feather from a storage to the supply."""

    seat: Seat
    place: Place


class NotePoints(Choice, frozen=True, gc=False):
    """Tracked game: a player gains points by an event, or a score is put right; less than 0 if points are lost."""

    seat: Seat
    points: int


class NoteScore(Choice, frozen=True, gc=False):
    """Tracked game: a player scores the own storage of a good at this round's scoring."""

    seat: Seat
    good: Good


class NoteSkip(Choice, frozen=True, gc=False):
    """Tracked game: a player who is exempt, or has no good to score, leaves the scoring out."""

    seat: Seat


class EndRound(Choice, frozen=True, gc=False):
    """Tracked game: all players have acted, and the event of the round is over; before the first round: the set-up is done."""


class Tell(PrintedTell[Category], frozen=True, gc=False):
    """Tracked game: a player's count for a line of the final sheet."""


class Done(Choice, frozen=True, gc=False):
    """Tracked game: the final sheet is right."""


Action: TypeAlias = Lift | Enter | Move | Walk | Wake | Finish | WakeOne | TurnBerry | Store
SeasonChoice: TypeAlias = Score | Skip | Refill | SendHome | TakeGood | LoseFeather
Chance: TypeAlias = LayTile | LayTotem | TurnEvent | TurnCloud
Report: TypeAlias = (
    NoteGood | NoteStep | NoteWaking | NoteBerry | NoteFeatherLost | NotePoints | NoteScore | NoteSkip | EndRound | Tell | Done
)
AnyChoice: TypeAlias = Action | SeasonChoice | Chance | Report
