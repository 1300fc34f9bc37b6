"""What comes out of a command that looks for what was lost: figures, of which some must be 0."""

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
        """Whether nothing is wrong."""
        return not any(getattr(self, name) for name in self.faults)

    def add(self, other: Figures) -> None:
        """Count somebody else's figures in."""
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))


F = TypeVar("F", bound=Figures)


def printed(run: Callable[[], F]) -> int:
    """Print what comes out of a run and how many seconds it took; gives 0 if nothing is wrong."""
    begun = time.monotonic()
    figures = run()
    for name, count in [
        *((one.name, getattr(figures, one.name)) for one in fields(figures)),
        ("seconds", time.monotonic() - begun),
    ]:
        print(f"{name:<13} {count:.0f}")
    return 0 if figures.sound else 1
