"""What a cell showed the last time, for those to whom it would show the same: they see it before there is a process.

A chapter begins the same for everybody who is new to it. Only the ids of its widgets are others in each process.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

TOLD: Final = re.compile(r'<script type="application/vnd\.village\.widgets\+json">(.*?)</script>', re.DOTALL)
"""A widget in what a cell shows."""
ID: Final = re.compile(r"(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])")
PLACE: Final = re.compile(r"@\d+@")
"""What stands for an id."""


class Still(NamedTuple):
    """What a cell shows, with a place for each id; and the ids."""

    html: str
    ids: tuple[str, ...]


def still(html: str) -> Still | None:
    """What this HTML of a cell is as a still picture; nothing for what does not begin the same for all who are new to it."""
    if PLACE.search(html) or not any(begins_the_same(json.loads(told)["states"].values()) for told in TOLD.findall(html)):
        return None
    ids = tuple(dict.fromkeys(ID.findall(html)))
    return Still(ID.sub(lambda found: f"@{ids.index(found.group())}@", html), ids)


def begins_the_same(states: Iterable[Mapping[str, object]]) -> bool:
    """Whether widgets that are in these states show the same to all who are new to them."""
    return any(state.get("_newcomer") for state in states)
