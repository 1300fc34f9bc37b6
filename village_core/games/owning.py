"""An owner's copy: the printed values of which we are not sure, the owner's answers about them, and the file that keeps them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec import inspect

from village_core.games.editions import (
    CHECKED,
    DEEPEST,
    BadSettings,
    Editions,
    EditionSettings,
    Leaf,
    Mark,
    PrintedEdition,
    read_toml,
    write_leaf,
)
from village_core.games.lines import find_line, find_shape, strip_notes

E = TypeVar("E", bound=PrintedEdition)

UNSURE: Final = (Mark.RECONSTRUCTED, Mark.LIKELY)
"""Marks that are asked about, the less sure one first."""
CONFIRMED: Final = re.compile(r"^#\s*confirmed:\s*([\w.-]+)\s*=\s*(.+?)\s*$", re.MULTILINE)


class Unsure(NamedTuple):
    """A value that may be printed otherwise: its dotted name, what we believe, and how sure we are."""

    name: str
    value: Leaf
    mark: Mark


class OwnerAnswers(NamedTuple):
    """An owner's answers: a copy with its corrections, and the names of values found printed as we have them."""

    copy: EditionSettings
    confirmed: tuple[str, ...] = ()

    @property
    def answered(self) -> frozenset[str]:
        """The names of all values that the owner has confirmed or corrected."""
        return frozenset((*self.confirmed, *dict(self.copy.corrections)))


class Range(NamedTuple):
    """The whole numbers that a value may have, from ``least`` to ``most``, both included."""

    least: int
    most: int


AllowedValues: TypeAlias = Range | tuple[Leaf, ...] | None
"""Values that fit: a range of numbers, one of several words, either value of a switch, or (``None``) a line of words."""


class BadCorrections(ValueError):
    """The error for values that can't be printed on any copy: ``problems`` has each with its place."""

    def __init__(self, problems: tuple[BadSettings, ...]) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = problems


def list_printed(edition: PrintedEdition) -> dict[str, Leaf]:
    """Return all values of an edition, corrections applied, by dotted name, in its own order.

    Its title, marks and citations are among them. Empty lists and values that are left open are missing.
    """
    return _list_leaves(msgspec.to_builtins(edition))


@lru_cache(maxsize=64)
def list_values(edition: PrintedEdition) -> Mapping[str, Leaf]:
    """Return every printed value that an owner may correct, by dotted name, in the edition's own order."""
    parts = msgspec.to_builtins(edition).items()
    return MappingProxyType(_list_leaves({part: inside for part, inside in parts if part in edition.CORRECTABLE}))


def _list_leaves(parts: Mapping[str, object]) -> dict[str, Leaf]:
    """Return all values inside the parts by dotted name, except empty lists and values that are left open."""
    found = (named for part, inside in parts.items() for named in _walk(part, inside))
    return {name: value for name, value in found if isinstance(value, (bool, int, str))}


def _walk(name: str, value: object, deep: int = 0) -> Iterator[tuple[str, object]]:
    """Yield each innermost value by its dotted name; what is empty, or deeper than anything printed, is not opened."""
    parts: list[tuple[object, object]] = []
    if isinstance(value, dict):
        parts = list(value.items())
    elif isinstance(value, (list, tuple)):
        parts = list(enumerate(value))
    if not parts or deep == DEEPEST:
        yield name, value
        return
    for part, inside in parts:
        yield from _walk(f"{name}.{part}", inside, deep + 1)


@lru_cache(maxsize=64)
def list_unsure(edition: PrintedEdition, *players: int) -> tuple[Unsure, ...]:
    """Return every value marked likely or reconstructed, in the edition's own order.

    Of values printed for each number of players, those that games of ``players`` use (``PrintedEdition.list_player_counts``);
    without ``players``, only values that all tables share.
    """
    used = {number for count in players for number in edition.list_player_counts(count)}
    return tuple(
        Unsure(name, value, mark)
        for name, value in list_values(edition).items()
        if (mark := edition.find_mark(name)) in UNSURE and edition.find_player_count(name) in (None, *used)
    )


@cache
def find_allowed_values(kind: type[PrintedEdition], name: str) -> AllowedValues:
    """Return the values that fit this name, by the shape of the edition's file; None for a line of words.

    They are a range of numbers, the words that would do, or both values of a switch. Raises ``KeyError`` if no value can
    have the name, or if its numbers have no bounds.
    """
    match strip_notes(find_shape(kind, name)):
        case inspect.IntType(ge=least, le=most) if least is not None and most is not None:
            return Range(least, most)
        case inspect.BoolType():
            return (True, False)
        case inspect.LiteralType(values=words):
            return tuple(word for word in words if word is not None)
        case inspect.EnumType(cls=cls):
            return tuple(str(member.value) for member in cls)
        case inspect.StrType():
            return None
    raise KeyError(name)


def list_ruling_values(kind: type[PrintedEdition], ruling: str) -> dict[str, Leaf]:
    """Return the values that a ruling can have, by their words (``write_leaf``); empty if they can't be listed.

    Raises ``KeyError`` if editions of this kind have no such ruling.
    """
    found = find_allowed_values(kind, f"rulings.{ruling}")
    return {} if found is None or isinstance(found, Range) else {write_leaf(value): value for value in found}


def are_same(one: Leaf, other: Leaf) -> bool:
    """Tell whether two values are the same: words may be named in any order, but numbers, parts of a list and rows not."""
    if isinstance(one, str) and isinstance(other, str):
        ordered = any(sign.isdigit() or sign in ",/." for sign in one + other)
        return one.split() == other.split() if ordered else sorted(one.split()) == sorted(other.split())
    return type(one) is type(other) and one == other


def tell(editions: Editions[E], owned: OwnerAnswers, told: Mapping[str, object]) -> OwnerAnswers:
    """Return an owner's answers with those of ``told`` added: names and values as printed on the owner's copy.

    A value as we believe it is confirmed, any other is a correction. Raises ``BadCorrections`` with every impossible value.
    """
    believed = list_values(editions.build_edition(EditionSettings(owned.copy.edition)))
    corrections = dict(owned.copy.corrections)
    confirmed = dict.fromkeys(owned.confirmed)
    problems = []
    for name, value in told.items():
        if name == CHECKED:
            problems.append(BadSettings("copy-unknown-name", name))  # says how much was checked: not a printed value
            continue
        if not isinstance(value, (bool, int, str)):
            problems.append(BadSettings("copy-out-of-range", name, "Expected `int`"))
            continue
        if isinstance(value, str) and (line := find_line(editions.kind, name)):
            value = line.tidy(value)
        corrections.pop(name, None)
        confirmed.pop(name, None)
        if name in believed and are_same(value, believed[name]):
            confirmed[name] = None
        else:
            corrections[name] = value
    copy = EditionSettings(owned.copy.edition, tuple(corrections.items()))
    good, bad = _split_usable(editions, copy)
    if problems or bad:
        raise BadCorrections((*problems, *bad))
    return OwnerAnswers(_sort(editions, good), tuple(name for name in believed if name in confirmed))


def _split_usable(editions: Editions[E], copy: EditionSettings) -> tuple[EditionSettings, tuple[BadSettings, ...]]:
    """Return the copy with those corrections that can be used together, in their order, and a problem for each of the rest."""
    try:
        editions.build_edition(copy)
    except BadSettings:
        kept, problems = EditionSettings(copy.edition), []
        for correction in copy.corrections:
            more = EditionSettings(copy.edition, (*kept.corrections, correction))
            try:
                editions.build_edition(more)
            except BadSettings as problem:
                problems.append(problem)
            else:
                kept = more
        return kept, tuple(problems)
    return copy, ()


def _sort(editions: Editions[E], copy: EditionSettings) -> EditionSettings:
    """Return the copy with its corrections in the edition's own order."""
    order = list(list_values(editions.build_edition(EditionSettings(copy.edition))))
    return EditionSettings(copy.edition, tuple(sorted(copy.corrections, key=lambda correction: order.index(correction[0]))))


def read_own(editions: Editions[E], text: str, edition: str) -> tuple[OwnerAnswers, tuple[BadSettings, ...]]:
    """Return the usable part of an owner's file, and the problems in the rest. A file without an edition is one of ``edition``.

    The setting ``checked`` is left out. Raises ``BadSettings`` for text that is not TOML, has too long a line, or is of an
    unknown edition: then nothing of it can be used.
    """
    data = read_toml(text)
    name = data.pop("edition", edition)
    data.pop(CHECKED, None)
    believed = list_values(editions.build_edition(EditionSettings(name if isinstance(name, str) else "")))
    corrections: dict[str, Leaf] = {}
    problems = []
    for place, value in _walk("", data):
        where = place.removeprefix(".")
        if isinstance(value, (bool, int, str)):
            corrections[where] = value
        elif data:
            problems.append(BadSettings("copy-not-a-value", where))
    alike = {place for place, value in corrections.items() if place in believed and are_same(value, believed[place])}
    differing = tuple((place, value) for place, value in corrections.items() if place not in alike)
    copy, bad = _split_usable(editions, EditionSettings(str(name), differing))
    known = (alike | set(_find_confirmed(text, believed))) - set(dict(copy.corrections))
    return OwnerAnswers(_sort(editions, copy), tuple(place for place in believed if place in known)), (*problems, *bad)


def read_for(editions: Editions[E], text: str, players: int) -> EditionSettings:
    """Return the copy in an owner's file with all its corrections, and ``checked`` set for a table of ``players`` players.

    ``checked`` is ``players`` if the owner has answered about every value that such a table uses and of which we are not sure;
    otherwise it is left out, and the copy counts as unchecked. The file's own ``checked`` is ignored. Raises ``BadSettings`` for
    a file that can't be used.
    """
    copy = editions.read(text)
    owned, _ = read_own(editions, text, copy.edition)
    corrections = tuple(correction for correction in copy.corrections if correction[0] != CHECKED)
    asked = {value.name for value in list_unsure(editions.build_edition(EditionSettings(copy.edition)), players)}
    looked = ((CHECKED, players),) if asked <= owned.answered else ()
    return EditionSettings(copy.edition, (*corrections, *looked))


def _find_confirmed(text: str, believed: Mapping[str, Leaf]) -> Iterator[str]:
    """Yield the names that an owner's file notes as confirmed (``# confirmed: name = value``), if we still believe that value."""
    for name, value in CONFIRMED.findall(text):
        if name in believed and value == _format(believed[name]):
            yield name


def write_settings(
    editions: Editions[E], owned: OwnerAnswers, heading: str = "", meant: Mapping[str, str] = MappingProxyType({})
) -> str:
    """Return the text of the file that ``Editions.read`` reads back as the same copy, and ``read_own`` with the confirmed names.

    For readers of the file there are comment lines: the ``heading`` above everything, and above a correction its meaning, if
    ``meant`` has one for its dotted name. Raises ``BadSettings`` for answers that can't be read back.
    """
    believed = list_values(editions.build_edition(EditionSettings(owned.copy.edition)))
    above = [_write_comment(line) for line in heading.splitlines()]
    corrections: list[str] = []
    for name, value in _sort(editions, owned.copy).corrections:
        corrections += [_write_comment(meant[name])] if meant.get(name) else []
        corrections.append(f"{name} = {_format(value)}")
    confirmed = [f"# confirmed: {name} = {_format(believed[name])}" for name in owned.confirmed]
    text = "\n".join((*above, f"edition = {_format(owned.copy.edition)}", "", *corrections, "", *confirmed)).rstrip() + "\n"
    editions.read(text)
    return text


def _write_comment(line: str) -> str:
    return f"# {' '.join(line.split())}"


def _format(value: Leaf) -> str:
    """Format a value as TOML, which for the words and numbers of an edition is the same as JSON."""
    return json.dumps(value, ensure_ascii=False)
