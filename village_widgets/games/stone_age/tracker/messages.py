"""Messages of the tracker. Pictures are names of pictures that several places share."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from village_widgets.companion.tallying import MadeEntry, Reminder, Tally
from village_widgets.components.messages import ShownPlayer, State


class Fact(Struct, frozen=True, array_like=True):
    """A count on a tribe's card: a picture with its number, and both in words."""

    drawn: str
    count: str
    spoken: str


class GrowthButton(Struct, frozen=True):
    """A button by which a tribe grows: its picture and label, the numbers before and after, what it enters, and that in words.

    ``full``: the tribe can't grow further; pressing the button shows the rule.
    """

    drawn: str
    label: str
    small: str
    made: MadeEntry
    spoken: str
    full: bool


class Button(Struct, frozen=True, array_like=True):
    """A button with what it enters; small words say what comes then."""

    label: str
    made: MadeEntry
    small: str = ""


class TribeCard(Struct, frozen=True):
    """A tribe: its place in the order of play, its points, what it has, the food that it has to pay, and how it can grow.

    ``hungry`` enters that it has not fed all workers, while that is possible; ``starved``: it has not.
    """

    seat: int
    number: int
    name: ShownPlayer
    points: str
    facts: tuple[Fact, ...]
    cards: tuple[Fact, ...]
    food: str
    grows: tuple[GrowthButton, ...]
    hungry: Button | None
    starved: bool


class CardButton(Struct, frozen=True, array_like=True):
    """A card that can be taken or shown: what it gives, its lower half with the number of equal cards, and what it enters.

    A card that is taken is entered for a seat yet to be named.
    """

    label: str
    small: str
    made: MadeEntry


class LowerHalf(Struct, frozen=True, array_like=True):
    """A lower half of cards: its picture and name, and the cards with it that are not taken yet."""

    drawn: str
    label: str
    gifts: tuple[CardButton, ...]


class BuildingPile(Struct, frozen=True, array_like=True):
    """A pile of buildings: its name, what is left of it, and what it enters for a seat and points yet to be named.

    It enters nothing if a tile of it was taken this round.
    """

    label: str
    left: str
    made: MadeEntry | None


class TrackerState(State, frozen=True, kw_only=True, omit_defaults=True):
    """The state of the tracker, or the parts of it that have changed.

    ``acting`` are the seats that still act, the present one first, and ``turns`` what ends each of these turns, so that a page
    can go on alone. ``feast`` are the buttons while all players feed their workers, the usual one first. ``showing`` asks for the
    card that is turned over. ``fixed`` are the points of buildings that have a fixed price. ``figures`` are the lower halves of
    cards that can be taken, ``sites`` the piles of buildings, ``changes`` buttons for points. ``tally`` is the final sheet,
    None while rounds are played. ``news`` are the latest events in words, ``notes`` the reminders; ``writes``: this page may
    enter something.
    """

    writes: bool | UnsetType = UNSET
    notes: tuple[Reminder, ...] | UnsetType = UNSET
    news: tuple[str, ...] | UnsetType = UNSET
    acting: tuple[int, ...] | UnsetType = UNSET
    tribes: tuple[TribeCard, ...] | UnsetType = UNSET
    figures: tuple[LowerHalf, ...] | UnsetType = UNSET
    sites: tuple[BuildingPile, ...] | UnsetType = UNSET
    fixed: tuple[int, ...] | UnsetType = UNSET
    changes: tuple[Button, ...] | UnsetType = UNSET
    turns: tuple[Button, ...] | UnsetType = UNSET
    feast: tuple[Button, ...] | UnsetType = UNSET
    showing: str | UnsetType = UNSET
    tally: Tally | UnsetType | None = UNSET
    pictures: str | UnsetType = UNSET
