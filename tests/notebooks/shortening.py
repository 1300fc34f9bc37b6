"""Fewer games in the cells of notebooks that play many.

A reader should see the mean of 200 games, or try a program in a few, but fewer tell as well whether the cell's code runs. So a
usual run plays the first of a few games and compares that one, and in place of 200 plays four and compares the output but for
its numbers. A long run plays and compares them all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

import pytest
from nbval.plugin import IPyNbCell

from tests.samples import LONG

NUMBER: Final = re.compile(r"\d+(\.\d+)?")
LATER: Final = re.compile(r",\s*GameResult\([^)]*\)")


def remove_numbers(output: str) -> str:
    """Return an output with a sign for each number."""
    return NUMBER.sub("#", output)


def keep_first(output: str) -> str:
    """Return an output without the results of games after the first."""
    return LATER.sub("", output)


SHORTER: Final[Mapping[str, tuple[str, Callable[[str], str]]]] = {
    "range(200)": ("range(4)", remove_numbers),
    "for number in range(3)": ("for number in range(1)", keep_first),
    "for number in range(2)": ("for number in range(1)", keep_first),
}
"""Code that plays games, each with what a usual run does instead, and how it shortens outputs before it compares them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let cells play fewer games, except in a long run."""
    for item in () if LONG else items:
        if isinstance(item, IPyNbCell):
            for many, (few, shorten) in SHORTER.items():
                if many in item.cell.source:
                    item.cell.source = item.cell.source.replace(many, few)
                    item.sanitize = shorten
