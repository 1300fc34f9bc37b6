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
    """Use a shell to wake a Cree."""


class TurnBerry(Choice, frozen=True, gc=False):
    """Use a shell to put a berry into another storage, where it counts as that good."""

    place: Place


class Store(Choice, frozen=True, gc=False):
    """Put the good in hand into a storage or on an altar."""

    place: Place


class Score(Choice, frozen=True, gc=False):
    """Score the storage of a good."""

    good: Good


class Skip(Choice, frozen=True, gc=False):
    """Leave out a scoring: the player is exempt from its goods, or has none to score."""


class Refill(Choice, frozen=True, gc=False):
    """Put a good on a region, if the supply has too few for all empty regions of its terrain."""

    region: int


class SendHome(Choice, frozen=True, gc=False):
    """Return an own Cree from a region to the huts."""

    region: int


class TakeGood(Choice, frozen=True, gc=False):
    """Take a good from the supply."""

    good: Good


class LoseFeather(Choice, frozen=True, gc=False):
    """Return a feather from a storage to the supply."""

    place: Place


class LayTile(Choice, frozen=True, gc=False):
    """Chance: the territory tile that was drawn."""

    tile: int


class LayTotem(Choice, frozen=True, gc=False):
    """Chance: the totem's discs from top to bottom."""

    order: tuple[Terrain, ...]


class TurnEvent(Choice, frozen=True, gc=False):
    """Chance: the event card that was turned over."""

    card: int


class TurnCloud(Choice, frozen=True, gc=False):
    """Chance: the scoring tile that was turned over."""

    cloud: int


class NoteGood(Choice, frozen=True, gc=False):
    """Tracked game: a player takes a good, and puts it into a storage or on an altar."""

    seat: Seat
    good: Good
    place: Place


class NoteStep(Choice, frozen=True, gc=False):
    """Tracked game: a player does a step on a path."""

    seat: Seat
    path: Path


class NoteWaking(Choice, frozen=True, gc=False):
    """Tracked game: a player uses a shell to wake a Cree."""

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
    """Tracked game: a player scores the storage of a good."""

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
