"""Settings of a server's owner, in environment variables."""

from __future__ import annotations

import os
import re


def read_number(variable: str, of: str) -> int | None:
    """Return the number in an environment variable; None if that is empty or missing.

    Raises ``ValueError``, which says what the number is ``of``, for a text that is no number from 1 up.
    """
    said = os.environ.get(variable, "").strip()
    if said and (not said.isdecimal() or int(said) < 1):
        raise ValueError(f"{variable} must be a number of {of} from 1 up, not {said!r}")
    return int(said) if said else None


def read_names(variable: str) -> list[str]:
    """Return the names that an environment variable lists, separated by blanks or commas; an empty list if it is missing."""
    return [name for name in re.split(r"[\s,]+", os.environ.get(variable, "")) if name]
