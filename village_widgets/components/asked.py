"""What a page is told of something that was pointed at: why it can't be done, which choice was meant, how it is paid for.

Rows that come in numbers are sent as lists of their fields.
"""

from __future__ import annotations

from msgspec import Struct

from village_widgets.components.commands import PlainAnswer


class PaidAnyway(Struct, frozen=True, array_like=True):
    """What may have been paid for something that the rules refuse, and the answer that says so."""

    paid: str
    answer: PlainAnswer


class Against(Struct, frozen=True, array_like=True):
    """A choice that a rule stands against: what is lacking for it, and how it may have happened anyway."""

    choice: str
    lacking: str
    ways: tuple[PaidAnyway, ...] = ()


class Reason(Struct, frozen=True, array_like=True):
    """A rule's wording, the choices that it stands against, and where the rule texts say so."""

    choices: tuple[Against, ...]
    wording: str
    cited: tuple[str, ...] = ()


class Refused(Struct, frozen=True, omit_defaults=True):
    """Why nothing can be done at what was pointed at, and what is being decided instead.

    ``right`` says that the table may have to be put right first; ``about`` what lies there, where that isn't plain.
    """

    title: str
    reasons: tuple[Reason, ...]
    decision: str = ""
    rules: tuple[str, ...] = ()
    right: bool = False
    about: str = ""


class Way(Struct, frozen=True, array_like=True):
    """A way to pay: in words, empty where nothing is paid, and pictures of the pieces."""

    said: str
    pictures: tuple[str, ...] = ()


class AskedRow(Struct, frozen=True, array_like=True):
    """A choice that may have been meant, by its number, and the ways to pay for it; none where there are too many to list."""

    row: int
    label: str
    ways: tuple[Way, ...]
    pictures: tuple[str, ...] = ()


class Asked(Struct, frozen=True, array_like=True):
    """A question before something is done: which of several choices, or how to pay; and what is refused at the same place.

    ``about`` says what lies there, where that isn't plain.
    """

    title: str
    rows: tuple[AskedRow, ...]
    refused: tuple[Reason, ...]
    about: str = ""


class ComposerRow(Struct, frozen=True):
    """One kind of piece: how many of those that one holds lie there, in words; whether one more can, or one less.

    ``room`` says how many more of it there can be, ``picture`` is the piece's.
    """

    kind: str
    picture: str
    label: str
    room: str
    more: bool
    less: bool


class Composer(Struct, frozen=True):
    """What lies there of a payment that is put together, kind by kind, and how to go on.

    ``row`` is the number of the choice that is paid for, called ``title``. ``asked`` is what the page said last, nothing where it
    is only opened, and ``put`` what of that can lie there, both piece by piece. ``said`` tells what is missing. ``ways`` are the
    ways to pay that this is, by their numbers in the row; ``fill`` what it comes to once filled in, empty where nothing is.
    """

    row: int
    title: str
    asked: tuple[str, ...] | None
    put: tuple[str, ...]
    kinds: tuple[ComposerRow, ...]
    said: str
    ways: tuple[tuple[int, Way], ...]
    fill: str
