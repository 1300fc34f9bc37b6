"""The weights of a judgement as data: read from a game's ``weights.json``, handed out to be tuned, and taken back."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final, TypeVar

import msgspec

from village_core.kernel.values import Value

W = TypeVar("W", bound=Value)

FILE: Final = "weights.json"
BY_HAND: Final = 0
"""The number of players that the weights by hand are written under: any."""


class Tuned(Value, frozen=True):
    """Weights for a number of players (``BY_HAND``: any), and how they were got."""

    players: int
    got: str
    weights: msgspec.Raw


def read(package: str, kind: type[W]) -> dict[int, W]:
    """The weights that lie in a game's package, by the number of players; those by hand under ``BY_HAND``."""
    text = files(package).joinpath(FILE).read_bytes()
    found = msgspec.json.decode(text, type=tuple[Tuned, ...])
    return {tuned.players: msgspec.json.decode(tuned.weights, type=kind) for tuned in found}


def by_name(weights: Value) -> Mapping[str, tuple[float, ...]]:
    """The numbers by name, a single one as one of several."""
    found: dict[str, float | tuple[float, ...]] = msgspec.structs.asdict(weights)
    return {name: value if isinstance(value, tuple) else (value,) for name, value in found.items()}


def named(kind: type[W], numbers: Mapping[str, tuple[float, ...]]) -> W:
    """The weights of a kind that ``by_name`` would name so."""
    single = {field.name for field in msgspec.structs.fields(kind) if field.type is float}
    return msgspec.convert({name: value[0] if name in single else value for name, value in numbers.items()}, kind)
