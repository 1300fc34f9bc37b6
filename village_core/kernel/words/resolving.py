"""Filling values into wordings, as Fluent does, without converting the values that a wording does not name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.utils import native_to_fluent

LONGEST: Final = 2000
"""The number of characters of a value that are shown; Fluent refuses a few more."""


class Arguments(dict[str, object]):
    """The values that a wording has named so far, cut and converted to Fluent's types: often one or two of a hundred."""

    def __init__(self, values: Mapping[str, object]) -> None:
        super().__init__()
        self._values = values

    def __missing__(self, name: str) -> object:
        value = self._values[name]
        cut = f"{value[: LONGEST - 1]}…" if isinstance(value, str) and len(value) > LONGEST else value
        self[name] = converted = native_to_fluent(cut)
        return converted


def resolve(bundle: FluentBundle, pattern: Pattern, values: Mapping[str, object]) -> tuple[str, list[Exception]]:
    """Return the text of a pattern with the values filled in, and the errors in it."""
    errors: list[Exception] = []
    environment = ResolverEnvironment(context=bundle, current=CurrentEnvironment(args=Arguments(values)), errors=errors)
    try:
        return str(pattern(environment)), errors
    except ValueError as error:
        return "", [*errors, error]
