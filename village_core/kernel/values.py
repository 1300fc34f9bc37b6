"""Small values that all games share: choices, prices, payments, options and refusals."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from enum import StrEnum
from functools import lru_cache
from typing import Annotated, ClassVar, Final, Protocol, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import FieldInfo

from village_core.kernel.problem import render_mistake

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0."""

CHANCE: Final[Seat] = -1
"""The seat of chance, which rolls dice, draws pieces unseen and turns over tiles."""

RuleKey: TypeAlias = str
"""The key of a rule: its wording is in the word files, its citations in the editions."""

NOT_NOW: Final[RuleKey] = "not-now"
"""The rule broken by a choice that is not part of what is being decided."""


class Printer(Protocol):
    """The part of a notebook's pretty printer that is used here."""

    def text(self, text: str) -> None:
        """Write text."""

    def pretty(self, value: object) -> None:
        """Write a value as the printer prints values of its kind."""

    def breakable(self) -> None:
        """Write a blank, or begin a line if there is no room."""

    def group(self, indent: int, begin: str, end: str) -> AbstractContextManager[None]:
        """Write what the block writes between ``begin`` and ``end``, on one line if there is room, else indented."""


class Key(StrEnum):
    """A member of a fixed set of words. It equals its plain text, prints as that, and can be typed as that."""

    __repr__ = str.__repr__


class Noun(Key):
    """A key that hashes as plain text does, several times faster than an enumeration."""

    __hash__ = str.__hash__


@lru_cache(maxsize=512)
def list_fields(kind: type[msgspec.Struct]) -> tuple[FieldInfo, ...]:
    """Return the fields of a kind of value with their types, which msgspec evaluates again at each call."""
    return msgspec.structs.fields(kind)


class Value(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An immutable value that can be written as JSON. Reading an unknown field is an error.

    It prints as it can be typed, without the fields that have their defaults. A notebook breaks long values into lines.
    """

    OMITS_FIELD_NAMES: ClassVar[bool] = False
    """True if fields print without their names, as far as they can be typed so."""

    def list_typed(self) -> Iterator[tuple[str, object]]:
        """Yield for each field the text typed before its value (``name=`` or nothing), and the value; defaults are left out."""
        nameless = self.OMITS_FIELD_NAMES
        for field in list_fields(type(self)):
            value = getattr(self, field.name)
            if field.default is not msgspec.NODEFAULT and value == field.default:
                nameless = False
            else:
                yield "" if nameless else f"{field.name}=", value

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{before}{value!r}' for before, value in self.list_typed())})"

    def _repr_pretty_(self, printer: Printer, cycle: bool) -> None:
        name = f"{type(self).__name__}("
        with printer.group(len(name), name, ")"):
            for at, (before, value) in enumerate(self.list_typed()):
                if at:
                    printer.text(",")
                    printer.breakable()
                with printer.group(len(before), before, ""):
                    if _is_row(value):
                        printer.text(repr(value))
                    else:
                        printer.pretty(value)


def _is_row(value: object) -> bool:
    """Tell whether a value is a tuple of plain numbers and words, which is printed on one line."""
    return isinstance(value, tuple) and all(isinstance(each, int | str) for each in value)


def build_tag(name: str) -> str:
    """Return the tag of a class from its name: ``bring-home`` for ``BringHome``."""
    return re.sub(r"(?<=.)(?=[A-Z])", "-", name).lower()


class Tagged(Value, frozen=True, gc=False, tag=build_tag):
    """A value of one of several kinds; its JSON names the kind by a tag made from the name of the class.

    Saves, links and browsers keep tags, so a class that gets another name states its old tag: ``tag="bring-home"``. The test
    ``tests/games/test_tags.py`` fails if a tag that earlier versions wrote is gone.
    """


class Choice(Tagged, frozen=True, gc=False):
    """A choice that a person can point at, or a result of chance; each kind is a subclass with its fields."""

    OMITS_FIELD_NAMES: ClassVar[bool] = True


class Due(Tagged, frozen=True, gc=False, omit_defaults=True):
    """One component of a price: pieces of one kind or among several, and time, asked for by one rule.

    It asks for ``count`` pieces of ``what``, each of which one ``joker`` can replace if a joker is named, and for ``time``.
    Instead of ``what``, ``among`` can name several kinds that count alike, beginning with those that people would rather give
    away. Up to ``most`` pieces of these may be paid if that is more than ``count``, and of exactly ``kinds`` different kinds
    unless that is 0; a joker stands for a piece of any of them. Raises ``ValueError`` for fields that contradict each other.
    """

    rule: RuleKey
    what: str = ""
    count: int = 0
    joker: str = ""
    time: int = 0
    among: tuple[str, ...] = ()
    most: int = 0
    kinds: int = 0

    def __post_init__(self) -> None:
        if self.what and self.among:
            raise ValueError(f"a due asks for one kind or among several kinds, not for both {self.what!r} and {self.among!r}")
        if (self.most or self.kinds) and not self.among:
            raise ValueError(f"`most` and `kinds` are for a due among several kinds, not for one of {self.what!r}")
        if self.kinds > min(len(self.among), self.count):
            raise ValueError(f"{self.count} pieces among {len(self.among)} kinds can't be of {self.kinds} kinds")


Price: TypeAlias = tuple[Due, ...]


Amount: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
"""An amount read from a file or a page: more is never held, paid or missing at once."""


class Payment(Value, frozen=True, gc=False, omit_defaults=True):
    """One way to pay a price: pieces by kind, and time. ``jokers`` counts the pieces that stand in for another kind."""

    spent: tuple[tuple[str, Amount], ...] = ()
    time: Amount = 0
    jokers: Amount = 0


FREE: Final = Payment()


class Option(Tagged, frozen=True, gc=False):
    """A choice together with one way to pay for it; those that a position lists are legal."""

    OMITS_FIELD_NAMES: ClassVar[bool] = True

    choice: Choice
    payment: Payment = FREE


class Lack(Value, frozen=True, gc=False, omit_defaults=True):
    """One reason against a choice: the rule, and which pieces are missing (``needed`` is 0 if the rule counts none).

    ``what`` is one kind. If several kinds count alike it is empty, and ``among`` names them: ``needed`` pieces of them, of
    exactly ``kinds`` different ones unless that is 0. ``has`` counts the pieces that could be paid for it: ``needed - has`` are
    missing.
    """

    rule: RuleKey
    what: str = ""
    needed: int = 0
    has: int = 0
    among: tuple[str, ...] = ()
    kinds: int = 0


class Refusal(Tagged, frozen=True, gc=True, dict=True):
    """An illegal choice with its reasons. Each inner tuple lists what one way to make it lacks; mending one of them is enough.

    A refusal that a position returns prints as a sentence.
    """

    choice: Choice
    reasons: tuple[tuple[Lack, ...], ...]

    @property
    def rules(self) -> tuple[RuleKey, ...]:
        """The keys of the rules that refuse, each once, in the order of the reasons."""
        return tuple(dict.fromkeys(lack.rule for way in self.reasons for lack in way))

    @property
    def plain_text(self) -> str:
        """The choice and the keys of the rules, for readers without words."""
        return f"{self.choice} is refused by {', '.join(self.rules)}"

    def with_wording(self, describe: Callable[[Refusal], str]) -> Refusal:
        """Return this refusal itself, which ``describe`` prints from now on."""
        self.__dict__["describe"] = describe
        return self

    def __str__(self) -> str:
        describe: Callable[[Refusal], str] | None = self.__dict__.get("describe")
        return self.plain_text if describe is None else describe(self)

    def _repr_pretty_(self, printer: Printer, cycle: bool) -> None:
        printer.text(str(self))


class Illegal(Exception):
    """The error that is raised when the rules refuse a choice.

    It prints as ``refusal``, the value that the judge returns for it.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def _render_traceback_(self) -> list[str]:
        return render_mistake(self)

    def __str__(self) -> str:
        return str(self.refusal)


class Player(Value, frozen=True, gc=False):
    """The player at a seat: a name, a colour, and who decides (``person`` or the name of a player program)."""

    OMITS_FIELD_NAMES: ClassVar[bool] = True

    name: str
    colour: str
    plays: str = "person"
