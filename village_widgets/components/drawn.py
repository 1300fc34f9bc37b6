"""Messages about draws: their odds, and a form for pieces that players draw together."""

from __future__ import annotations

from msgspec import Struct


class Bar(Struct, frozen=True, omit_defaults=True):
    """The chance of one result, or for one player: a label (``who``), a colour, and the chance in words and in whole per cent.

    ``inside`` adds details in words, such as the pieces to draw from, or is empty; ``exact`` is the chance as a fraction,
    or empty if that is too long to read.
    """

    who: str
    colour: str
    inside: str
    said: str
    percent: int
    exact: str = ""


class Odds(Struct, frozen=True):
    """The odds of a draw."""

    title: str
    bars: tuple[Bar, ...]


class DrawnColour(Struct, frozen=True, array_like=True):
    """A kind of drawn piece: its look, its name, how many are left (negative if unknown), and how it is typed."""

    ink: str
    name: str
    left: int
    piece: str


class Cell(Struct, frozen=True, array_like=True):
    """The numbers of pieces of one kind at one place: typed ones, and forced ones, which are certain because no others are left.

    ``told`` labels the button that adds one, ``open`` tells whether one can be added.
    """

    told: str
    typed: int
    forced: int
    open: bool


class FilledSpace(Struct, frozen=True):
    """A place for pieces that are drawn together: its key, its name, and in words how many of its pieces are known, and which.

    ``state`` is ``open``, ``full`` or ``over`` (too many); ``typed`` are the typed pieces, ``cells`` has one for each kind.
    """

    space: str
    name: str
    count: str
    lying: str
    state: str
    typed: tuple[str, ...]
    cells: tuple[Cell, ...]


class Handful(Struct, frozen=True):
    """A form for pieces that players draw together, as far as it is filled in.

    ``enter`` and ``back`` label the buttons that enter it and that take back the last piece of a place. ``all``: every place is
    full; ``ready``: the button that enters it is open, but a game may still refuse what is incomplete.
    """

    title: str
    about: str
    enter: str
    back: str
    all: bool
    ready: bool
    colours: tuple[DrawnColour, ...]
    spaces: tuple[FilledSpace, ...]
