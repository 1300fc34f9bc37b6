"""Messages for players who enter their own draws: the odds, and a form for draws by the handful."""

from __future__ import annotations

from msgspec import Struct


class Bar(Struct, frozen=True, omit_defaults=True):
    """The chance of one result, or for one player: a label (``who``), a colour, and the chance in words and in whole per cent.

    ``inside`` lists the pieces that the chance is about, or is empty; ``exact`` is the fraction, if it can be read.
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
    """A colour of drawn pieces: its look, its name, the pieces left, and the piece as it is typed."""

    ink: str
    name: str
    left: int
    piece: str


class Cell(Struct, frozen=True, array_like=True):
    """Pieces of one colour at one place: the typed ones, the forced ones (all that can still be drawn), and whether more fit.

    ``told`` is the label of the button that adds one.
    """

    told: str
    typed: int
    forced: int
    open: bool


class FilledSpace(Struct, frozen=True):
    """A place for pieces that are drawn together: its key, its name, and in words how many of its pieces are known, and which.

    ``state`` is ``open``, ``full`` or ``over`` (too many); ``typed`` are the typed pieces, ``cells`` has one entry a colour.
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
    full; ``ready``: at least one piece is known.
    """

    title: str
    about: str
    enter: str
    back: str
    all: bool
    ready: bool
    colours: tuple[DrawnColour, ...]
    spaces: tuple[FilledSpace, ...]
