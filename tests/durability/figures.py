"""Figures of a command that looks for losses; some of them must be 0."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import ClassVar, TypeVar


@dataclass
class Figures:
    """Counts by name; those that are ``faults`` must be 0."""

    faults: ClassVar[tuple[str, ...]] = ()

    @property
    def sound(self) -> bool:
        """Tell whether no fault was found."""
        return not any(getattr(self, name) for name in self.faults)

    def add(self, other: Figures) -> None:
        """Add another run's figures."""
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))


F = TypeVar("F", bound=Figures)


def print_figures(run: Callable[[], F]) -> int:
    """Print the figures of a run and its seconds; return 0 if no fault was found."""
    begun = time.monotonic()
    figures = run()
    for name, count in [
        *((one.name, getattr(figures, one.name)) for one in fields(figures)),
        ("seconds", time.monotonic() - begun),
    ]:
        print(f"{name:<13} {count:.0f}")
    return 0 if figures.sound else 1
