"""Messages of the tracker. Pictures are given by the names of shared pictures."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from village_widgets.companion.tallying import MadeEntry, Reminder, Tally
from village_widgets.components.messages import ShownPlayer, State


class Fact(Struct, frozen=True, array_like=True):
    """A fact about a clan: its pictures, a short text beside them, and all of it in words."""

    drawn: tuple[str, ...]
    label: str
    spoken: str


class Press(Struct, frozen=True):
    """A button: its pictures, label and small words, all of it in words, and what it enters.

    ``off``: a rule is against it; pressing the button shows that rule.
    """

    drawn: tuple[str, ...]
    label: str
    small: str
    spoken: str
    made: MadeEntry
    off: bool


class Section(Struct, frozen=True, array_like=True):
    """Some buttons under a title."""

    title: str
    presses: tuple[Press, ...]


class Column(Struct, frozen=True, array_like=True):
    """A storage: the pictures of its tokens from the lowest up, and the button that puts its good there.

    ``exempt``: the player need not score it.
    """

    tokens: tuple[str, ...]
    press: Press
    exempt: bool


class ClanTile(Struct, frozen=True):
    """A clan: its points, storages, steps on paths, altars and shells.

    ``ready`` are the buttons that this round's card asks for: what may be scored, or the points of an event. ``more`` are the
    rarer reports. ``active``: the player is active; ``done``: the player has scored this round's tile or skipped it.
    """

    seat: int
    name: ShownPlayer
    points: str
    facts: tuple[Fact, ...]
    columns: tuple[Column, ...]
    steps: tuple[Press, ...]
    ready: Section | None
    more: tuple[Section, ...]
    active: bool
    done: bool


class SeasonCard(Struct, frozen=True):
    """A card of the season: what it shows in pictures, a short text and in words, and whether it is this round's, or over.

    ``picks`` names the cards one of which lies there, ``events`` or ``clouds``, if it isn't known yet and can be entered.
    """

    drawn: tuple[str, ...]
    label: str
    spoken: str
    now: bool
    over: bool
    picks: str


class TrackerState(State, frozen=True, kw_only=True, omit_defaults=True):
    """The state of the tracker, or the parts of it that have changed.

    ``row`` are the season's cards; ``events`` and ``clouds`` the cards that can be entered next; ``asked`` is where the feather
    of a full altar goes, which comes before everything else; ``end`` is the button that ends the round. ``tally`` is the
    final sheet, None while rounds are played. ``news`` are the latest events in words, ``notes`` the reminders; ``writes``: this
    page may enter something.
    """

    writes: bool | UnsetType = UNSET
    notes: tuple[Reminder, ...] | UnsetType = UNSET
    news: tuple[str, ...] | UnsetType = UNSET
    row: tuple[SeasonCard, ...] | UnsetType = UNSET
    events: Section | UnsetType | None = UNSET
    clouds: Section | UnsetType | None = UNSET
    clans: tuple[ClanTile, ...] | UnsetType = UNSET
    asked: Section | UnsetType | None = UNSET
    end: Press | UnsetType | None = UNSET
    tally: Tally | UnsetType | None = UNSET
    pictures: str | UnsetType = UNSET
