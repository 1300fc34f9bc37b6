"""Fewer games in cells of notebooks that simulate many.

A reader should see the mean of 200 games, but a cell of a few tells as well whether its code still runs. So a usual run plays few
and compares all of the output but its numbers; a long run compares these, too. That the rules still bring the same games is
noticed by the cells that play single ones.
"""

from __future__ import annotations

import re
from typing import Final

import pytest
from nbval.plugin import IPyNbCell

from tests.samples import sample

MANY: Final = "range(200)"
FEW: Final = f"range({sample(4, 200)})"
NUMBER: Final = re.compile(r"\d+(\.\d+)?")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let cells that simulate many games play few, and compare their output without numbers."""
    for item in items:
        if isinstance(item, IPyNbCell) and MANY in item.cell.source and FEW != MANY:
            item.cell.source = item.cell.source.replace(MANY, FEW)
            item.sanitize = remove_numbers


def remove_numbers(output: object) -> object:
    """Return an output's text with a sign for each number."""
    return NUMBER.sub("#", output) if isinstance(output, str) else output
