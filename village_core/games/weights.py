"""The weights of a judgement as data: read from a game's ``weights.json``, handed out to be tuned, and taken back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from random import Random
from typing import Final, Generic, Self, TypeVar

import msgspec

from village_core.games.judgement import Judgement, Judgements
from village_core.kernel.frames import Table
from village_core.kernel.values import Seat, Value

T = TypeVar("T", bound=Table)
W = TypeVar("W", bound=Value)

FILE: Final = "weights.json"
BY_HAND: Final = 0
"""The number of players in the file for the weights by hand, which fit any."""


class TunedWeights(Value, frozen=True):
    """Weights that count for a number of players (``BY_HAND``: for any); ``got`` says how they were found."""

    players: int
    got: str
    weights: msgspec.Raw


class ByWeights(Generic[W]):
    """The part of a judgement that holds its weights."""

    def __init__(self, weights: W) -> None:
        self._weights = weights

    def __repr__(self) -> str:
        return f"{type(self).__name__}({len(self.weights)} weights)"

    @property
    def weights(self) -> Mapping[str, tuple[float, ...]]:
        """The numbers that the judgement reckons with, by name; a single number is a tuple of one."""
        return name_numbers(self._weights)

    def with_weights(self, weights: Mapping[str, tuple[float, ...]]) -> Self:
        """Return a judgement of the same kind with these numbers instead of its own, all of them by name."""
        return type(self)(read_named(type(self._weights), weights))


def load_judgements(
    package: str,
    kind: type[W],
    judge: Callable[[W], Judgement[T]],
    imagine: Callable[[T, Seat, Random], T],
    find_phase: Callable[[T], int],
    doubt: float = 0.0,
) -> Judgements[T]:
    """Return the judgements of a game, by the weights in its package.

    ``judge`` makes a judgement of weights of this ``kind``; ``imagine``, ``find_phase`` and ``doubt`` are fields of
    ``Judgements``.
    """
    text = files(package).joinpath(FILE).read_bytes()
    found = msgspec.json.decode(text, type=tuple[TunedWeights, ...])
    judged = {tuned.players: judge(msgspec.json.decode(tuned.weights, type=kind)) for tuned in found}
    return Judgements(judged.pop(BY_HAND), judged, imagine, find_phase, doubt)


def name_numbers(weights: Value) -> Mapping[str, tuple[float, ...]]:
    """Return the numbers of a judgement's weights by the field's name, each as a tuple; a single number is a tuple of one."""
    found: dict[str, float | tuple[float, ...]] = msgspec.structs.asdict(weights)
    return {name: value if isinstance(value, tuple) else (value,) for name, value in found.items()}


def read_named(kind: type[W], numbers: Mapping[str, tuple[float, ...]]) -> W:
    """Return weights of a ``kind`` with these numbers by name: the reverse of ``name_numbers``."""
    single = {field.name for field in msgspec.structs.fields(kind) if field.type is float}
    return msgspec.convert({name: value[0] if name in single else value for name, value in numbers.items()}, kind)
