"""Answers to a click on the board: why it is refused, which choice it means, how to pay.

Values with ``array_like`` are sent as lists of their fields.
"""

from __future__ import annotations

from msgspec import Struct

from village_widgets.components.commands import PlainAnswer


class Sign(Struct, frozen=True, array_like=True):
    """The sign of a group of choices in a long list, or of a place at a glance: its name, and its shared pictures (``#id``)."""

    label: str
    pictures: tuple[str, ...]


class PaidAnyway(Struct, frozen=True, array_like=True):
    """A way in which a refused choice may have happened anyway: its payment in words, or empty, and the answer to report it."""

    paid: str
    answer: PlainAnswer


class BarredChoice(Struct, frozen=True, array_like=True):
    """A choice that a rule bars: what it lacks, and how it may have happened anyway."""

    choice: str
    lacking: str
    ways: tuple[PaidAnyway, ...] = ()


class BarringRule(Struct, frozen=True, array_like=True):
    """The wording of a rule, or of another reason, the choices that it bars, if it bars certain ones, and its citations."""

    choices: tuple[BarredChoice, ...]
    wording: str
    cited: tuple[str, ...] = ()


class ShownRefusal(Struct, frozen=True, omit_defaults=True):
    """The reasons why a click led to nothing or a request is refused, and what is being decided instead, if that helps.

    ``rules`` are the keys of the rules that refuse. ``right``: players may have to put the table right first. ``about`` describes
    what lies at the target if its picture doesn't.
    """

    title: str
    reasons: tuple[BarringRule, ...]
    decision: str = ""
    rules: tuple[str, ...] = ()
    right: bool = False
    about: str = ""


class Way(Struct, frozen=True, array_like=True):
    """A way to pay: the words ``said``, empty if nothing is paid, and pictures of the pieces and of time."""

    said: str
    pictures: tuple[str, ...] = ()


class AskedRow(Struct, frozen=True, array_like=True):
    """A choice that a click may mean: its number in the list of choices, label, pictures and ways to pay, none if too many."""

    row: int
    label: str
    ways: tuple[Way, ...]
    pictures: tuple[str, ...] = ()


class ChoiceQuestion(Struct, frozen=True, array_like=True):
    """A question before the move: which of several choices, or how to pay; and the refusals at the same place.

    ``about`` describes what lies at the target if its picture doesn't.
    """

    title: str
    rows: tuple[AskedRow, ...]
    refused: tuple[BarringRule, ...]
    about: str = ""


class ComposerRow(Struct, frozen=True):
    """One kind of piece in a payment: how many are put of how many the player has (``label``), and how many fit still (``room``).

    One can be added if ``more``, and taken back if ``less``; ``picture`` is that of the piece.
    """

    kind: str
    picture: str
    label: str
    room: str
    more: bool
    less: bool


class Composer(Struct, frozen=True):
    """A payment that a player puts together, kind by kind.

    ``row`` is the number of the choice, ``title`` its name. ``asked`` lists the pieces that the page sent last (None when it has
    just been opened), ``put`` those of them that fit and those that the game added, piece by piece. ``said`` names the pieces so
    far, and says how many are missing or may be added. ``ways`` are the ways to pay with exactly these pieces, by their numbers
    in the row; ``fill`` describes the payment once filled in, empty if nothing can be added.
    """

    row: int
    title: str
    asked: tuple[str, ...] | None
    put: tuple[str, ...]
    kinds: tuple[ComposerRow, ...]
    said: str
    ways: tuple[tuple[int, Way], ...]
    fill: str
