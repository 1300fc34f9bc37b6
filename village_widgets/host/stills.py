"""Still pictures: the last output of a cell, shown to the next new visitor before the page has a process.

A chapter begins the same for every new visitor; only the ids of its widgets differ between processes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

WIDGET: Final = re.compile(r'<script type="application/vnd\.village\.widgets\+json">(.*?)</script>', re.DOTALL)
"""A widget in the output of a cell."""
ID: Final = re.compile(r"(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])")
PLACEHOLDER: Final = re.compile(r"@\d+@")
"""Stands for an id in a still picture."""


class Still(NamedTuple):
    """The output of a cell, with placeholders for ids, and the ids."""

    html: str
    ids: tuple[str, ...]


def take_still(html: str) -> Still | None:
    """Return a cell's HTML as a still picture; None unless a widget in it shows what every new visitor sees.

    It is None as well if the HTML already has a text like a placeholder.
    """
    if PLACEHOLDER.search(html) or not any(is_newcomer(json.loads(text)["states"].values()) for text in WIDGET.findall(html)):
        return None
    ids = tuple(dict.fromkeys(ID.findall(html)))
    return Still(ID.sub(lambda match: f"@{ids.index(match.group())}@", html), ids)


def is_newcomer(states: Iterable[Mapping[str, object]]) -> bool:
    """Tell whether one of the widgets with these states shows what every new visitor sees."""
    return any(state.get("_newcomer") for state in states)
