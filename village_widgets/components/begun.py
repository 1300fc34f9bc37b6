"""Games that a browser keeps, as its list shows them: by name, in words, and as a picture; and saves that can't be read."""

from __future__ import annotations

from msgspec import Struct


class BegunGame(Struct, frozen=True):
    """A game on a page: the name under which it is kept, and its edition in words."""

    name: str
    title: str


class DescribedGame(Struct, frozen=True):
    """A kept game as the list shows it: ``progress`` is its round, or the result if it is ``over``; ``picture`` is a whole SVG.

    ``problem`` tells why the game can't be read; then everything else is empty, except the name under which it is kept.
    """

    begun: BegunGame
    progress: str = ""
    over: bool = False
    picture: str = ""
    problem: str = ""


class LoadFailure(Struct, frozen=True, array_like=True):
    """The reason why a save can't be continued, and how much of it could be read, in words; empty if nothing could."""

    why: str
    rescued: str
