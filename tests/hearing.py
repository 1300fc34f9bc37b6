"""What a page is told as it gets it: decoded from the JSON that is sent."""

from __future__ import annotations

import json
from typing import Any, Protocol, TypeAlias

import msgspec

Heard: TypeAlias = dict[str, Any]


class Heeding(Protocol):
    """A page: a widget that has a screen and answers what is said there."""

    screen: Any
    receive: Any


def heard(told: msgspec.Struct | None) -> Heard | None:
    """A message, or a part of one, as its page gets it; nothing where it is told nothing."""
    return None if told is None else json.loads(msgspec.json.encode(told))


def listening(page: Heeding) -> list[Heard]:
    """Everything that a page is told from now on without being asked; what it is answered is as it gets it, too."""
    said: list[Heard] = []
    answer = page.screen.receive
    page.screen.post = lambda told: said.append(heard(told))
    page.receive = lambda sent: heard(answer(sent))
    return said
