"""Messages about what lies where at a glance: the strips of players, and the strip of places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from msgspec import Struct


class HeldThing(Struct, frozen=True, array_like=True):
    """One thing in a player's strip: a shared picture (``#id``, or empty), its count, and both in words."""

    picture: str
    count: str
    said: str


class Strip(Struct, frozen=True, array_like=True):
    """The pieces of one player at a glance: a title, and a count for each kind of thing."""

    title: str
    held: tuple[HeldThing, ...]


ChangedStrip: TypeAlias = Strip | Mapping[int, HeldThing]
"""A strip, or what has changed in one that the page knows: things by their places in it."""


class Other(Struct, frozen=True, array_like=True):
    """The strip of the player at ``seat``, who is not the page's own, or only what has changed in it since the last message.

    A page without a seat of its own gets none of these.
    """

    seat: int
    strip: ChangedStrip


NOBODY: Final = Strip("", ())
"""The strip of a page without an own seat."""


class LyingPieces(Struct, frozen=True, array_like=True):
    """Pieces that lie at a place: their shared picture, how many they are, and both in words.

    ``word`` is the key of the word that a tap on their picture explains besides leading to the place; empty for none.
    """

    picture: str
    count: int
    said: str
    word: str = ""


class ShownPlace(Struct, frozen=True, array_like=True):
    """A place at a glance: the key of its sign, the target or panel that it leads to, and the pieces that lie there."""

    sign: str
    at: str
    lying: tuple[LyingPieces, ...]


def shorten_strip(before: Strip | None, now: Strip) -> ChangedStrip:
    """Return what has changed in a strip since the one ``before``; the whole if none was, or if title or length differ."""
    if before is None or (now.title, len(now.held)) != (before.title, len(before.held)):
        return now
    return {place: one for place, (was, one) in enumerate(zip(before.held, now.held, strict=True)) if one != was}
