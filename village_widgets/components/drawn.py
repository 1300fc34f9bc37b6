"""What people are told who say what they drew: how likely it was, and a form for what is drawn by the handful."""

from __future__ import annotations

from msgspec import Struct


class Bar(Struct, frozen=True, omit_defaults=True):
    """How likely something is for one player; ``exact`` is the fraction, where it is one to be read."""

    who: str
    colour: str
    inside: str
    said: str
    percent: int
    exact: str = ""


class Odds(Struct, frozen=True):
    """How likely what is hoped for is, before it is drawn."""

    title: str
    bars: tuple[Bar, ...]


class DrawnColour(Struct, frozen=True, array_like=True):
    """A colour of pieces that are drawn: how it looks, what it is called, how many are left, and the piece as it is typed."""

    ink: str
    name: str
    left: int
    piece: str


class Cell(Struct, frozen=True, array_like=True):
    """Pieces of one colour at one place: typed, forced because nothing else is left to draw, and whether more can come."""

    told: str
    typed: int
    forced: int
    open: bool


class Space(Struct, frozen=True):
    """A place that is filled by the handful: what was typed for it, and how many of how many lie there, in words."""

    space: str
    name: str
    count: str
    lying: str
    state: str
    typed: tuple[str, ...]
    cells: tuple[Cell, ...]


class Handful(Struct, frozen=True):
    """A form for pieces that people draw by the handful, as far as they have typed them in.

    ``enter`` and ``back`` are the labels of the buttons that enter it and that take back a place's last piece.
    """

    title: str
    about: str
    enter: str
    back: str
    all: bool
    ready: bool
    colours: tuple[DrawnColour, ...]
    spaces: tuple[Space, ...]
