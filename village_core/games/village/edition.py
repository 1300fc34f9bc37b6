"""Editions as data: numbers with their marks, rulings, citations and skins, and an owner's corrections on top."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from enum import StrEnum
from functools import cache, lru_cache
from importlib.resources import files
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from village_core.games.village.printed import (
    Box,
    ChronicleRows,
    ChurchTrack,
    City,
    CouncilTrack,
    Customer,
    Data,
    FarmBoard,
    Leg,
    Market,
    Points,
    Rulings,
    Setup,
    Toll,
    Turn,
    Workshop,
)
from village_core.games.village.vocabulary import Building, Influence, Place
from village_core.kernel.values import Value

Leaf: TypeAlias = int | str | bool

EDITIONS: Final = ("first_2011", "big_box_2023")
DEEPEST: Final = 8
"""No name in an edition has more parts."""
LONGEST_LINE: Final = 300
"""Characters of a line of an owner's file, remarks aside: names of hundreds of parts would take minutes to read."""
CHECKED: Final = "checked"
"""A copy's note that its owner has looked at everything printed that a table of so many players uses (``checked = 3``)."""
COUNTED: Final = ("setup", "chronicle")
"""Parts of an edition that are printed once for each number of players."""


class Mark(StrEnum):
    """How sure we are that a number is what is printed."""

    CERTAIN = "certain"
    LIKELY = "likely"
    RECONSTRUCTED = "reconstructed"
    CORRECTED = "corrected"


class EditionSettings(Value, frozen=True, gc=False, cache_hash=True):
    """Which edition lies on the table, with its owner's corrections: dotted names (``council.time.1``) and values."""

    edition: str
    corrections: tuple[tuple[str, Leaf], ...] = ()


class Edition(Data, frozen=True, eq=False):
    """All that is printed in one edition."""

    name: str
    year: int
    players: Annotated[tuple[int, ...], Meta(min_length=2, max_length=2)]
    box: Box
    farm: FarmBoard
    turn: Turn
    crafts: dict[Building, Workshop]
    market: Market
    customers: tuple[Customer, ...]
    travel: Toll
    legs: dict[str, Leg]
    cities: dict[Place, City]
    council: CouncilTrack
    church: ChurchTrack
    chronicle_points: Annotated[tuple[Points, ...], Meta(min_length=6, max_length=6)]
    setup: dict[int, Setup]
    chronicle: dict[int, ChronicleRows]
    rulings: Rulings
    colours: dict[Influence, str]
    lap_end: Literal["bridge", "quill"]
    marks: dict[Mark, tuple[str, ...]]
    citations: dict[str, tuple[str, ...]]
    corrected: tuple[str, ...] = ()
    checked: Annotated[int, Meta(ge=0, le=9)] = 0

    def mark(self, name: str) -> Mark:
        """How sure the value of the dotted ``name`` is (``council.time.1``); what no mark names is certain.

        So is what an owner has looked at: ``checked`` is the number of players for which that is everything.
        """
        if any(_covers(name, other) or _covers(other, name) for other in self.corrected):
            return Mark.CORRECTED
        if self.checked and players_of(name) in (None, self.checked):
            return Mark.CERTAIN
        for mark in (Mark.RECONSTRUCTED, Mark.LIKELY):
            if any(_covers(place, name) for place in self.marks.get(mark, ())):
                return mark
        return Mark.CERTAIN


class BadSettings(ValueError):
    """A correction that can't be used. ``place`` is its dotted name in the file, ``problem`` a key of the
    word files.
    """

    def __init__(self, problem: str, place: str, detail: str = "") -> None:
        super().__init__(f"{place}: {problem}{f' ({detail})' if detail else ''}")
        self.problem = problem
        self.place = place
        self.detail = detail


def players_of(name: str) -> int | None:
    """The number of players for which alone a value counts, if it does so for one number alone."""
    part, _, rest = name.partition(".")
    return int(rest.partition(".")[0]) if part in COUNTED and rest else None


def _covers(place: str, name: str) -> bool:
    return name == place or name.startswith(place + ".")


@cache
def _raw(name: str) -> str:
    if name not in EDITIONS:
        raise BadSettings("copy-unknown-edition", "edition", ", ".join(EDITIONS))
    return (files(__package__) / "editions" / f"{name}.toml").read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def edition_of(copy: EditionSettings) -> Edition:
    """The edition with the corrections applied. Raises ``BadSettings`` naming the place of the first one that can't be
    used.
    """
    data = tomllib.loads(_raw(copy.edition))
    for name, value in copy.corrections:
        if name == CHECKED:
            data[CHECKED] = value
        else:
            _correct(data, name, value)
        _convert(data, name)
    data["corrected"] = [name for name, _ in copy.corrections if name != CHECKED]
    edition = _convert(data, "")
    _check(edition)
    return edition


def _convert(data: dict[str, object], name: str) -> Edition:
    """The edition's file as an edition. Raises ``BadSettings`` that blames ``name``."""
    try:
        return msgspec.convert(data, Edition, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadSettings("copy-out-of-range", name, str(error).partition(" - at `")[0]) from error


def _check(edition: Edition) -> None:
    """What no single number shows: a round needs a cube on the board, and everybody needs the coins to start with."""
    for players, card in edition.setup.items():
        if not any(card.spaces.values()):
            raise BadSettings("copy-out-of-range", f"setup.{players}.spaces", ">= 1")
    if not edition.box.substitutes and edition.farm.coins * edition.players[1] > edition.box.coins:
        raise BadSettings("copy-out-of-range", "farm.coins", f"<= {edition.box.coins // edition.players[1]}")


def _correct(data: dict[str, object], name: str, value: Leaf) -> None:
    """Put ``value`` where ``name`` points to in the edition's data."""
    parts = name.split(".")
    here: object = data
    for depth, part in enumerate(parts):
        if not _has(here, part) or (depth == 0 and part not in CORRECTABLE):
            near = get_close_matches(part, CORRECTABLE if depth == 0 else _names(here), n=1)
            raise BadSettings("copy-unknown-name", ".".join(parts[: depth + 1]), near[0] if near else "")
        above, here = here, _part(here, part)
    if isinstance(here, (dict, list)):
        raise BadSettings("copy-not-a-value", name)
    if isinstance(above, list):
        above[int(parts[-1])] = value
    elif isinstance(above, dict):
        above[parts[-1]] = value


def _names(data: object) -> list[str]:
    return [str(name) for name in data] if isinstance(data, dict) else []


def _has(data: object, part: str) -> bool:
    if isinstance(data, list):
        return part in map(str, range(len(data)))
    return isinstance(data, dict) and part in data


def _part(data: object, part: str) -> object:
    return data[int(part)] if isinstance(data, list) else data[part] if isinstance(data, dict) else None


CORRECTABLE: Final = frozenset(
    ("box", "farm", "turn", "crafts", "market", "customers", "travel", "legs", "cities", "council", "church")
) | {"chronicle_points", "setup", "chronicle", "rulings"}
"""The parts of an edition that an owner's file may correct."""


def read_settings(text: str) -> EditionSettings:
    """An owner's file: TOML with ``edition = "…"`` and any values of that edition under their own names.

    Raises ``BadSettings`` for text that is not TOML, an edition, a name or a value that can't be used.
    """
    data = read_toml(text)
    name = data.pop("edition", "first_2011")
    if not isinstance(name, str):
        raise BadSettings("copy-unknown-edition", "edition", ", ".join(EDITIONS))
    copy = EditionSettings(name, tuple(_leaves(data, "")))
    edition_of(copy)
    return copy


def read_toml(text: str) -> dict[str, object]:
    """An owner's file as it stands. Raises ``BadSettings`` for text that is not TOML, or has a line that no such file needs."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE and not line.startswith("#"):
            raise BadSettings("copy-long-line", "", str(number))
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSettings("copy-not-toml", "", str(error)) from error


def _leaves(data: object, name: str) -> list[tuple[str, Leaf]]:
    if name.count(".") > DEEPEST:
        raise BadSettings("copy-unknown-name", name)
    if isinstance(data, dict) or (isinstance(data, list) and data):
        pairs = data.items() if isinstance(data, dict) else enumerate(data)
        return [leaf for key, value in pairs for leaf in _leaves(value, f"{name}.{key}".lstrip("."))]
    if isinstance(data, (bool, int, str)):
        return [(name, data)]
    raise BadSettings("copy-not-a-value", name)
