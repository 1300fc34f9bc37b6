"""What the owner of a server says about it, in variables of the environment."""

from __future__ import annotations

import os
import re


def number(variable: str, of: str) -> int | None:
    """The number that a variable says; nothing where it says none. Raises ``ValueError``, which names what it is a number ``of``,
    for what is no number from 1 up.
    """
    said = os.environ.get(variable, "").strip()
    if said and (not said.isdecimal() or int(said) < 1):
        raise ValueError(f"{variable} is a number of {of} from 1 up, not {said}")
    return int(said) if said else None


def names(variable: str) -> list[str]:
    """The names that a variable lists, between them blanks or commas."""
    return [name for name in re.split(r"[\s,]+", os.environ.get(variable, "")) if name]
