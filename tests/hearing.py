"""Messages as a page receives them: decoded from the JSON that is sent."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

import msgspec

Heard: TypeAlias = dict[str, Any]


class AnsweringPage(Protocol):
    """A page: a widget with a screen that answers what it receives."""

    screen: Any
    receive: Any


def decode(told: msgspec.Struct | None) -> Heard | None:
    """Return a message, or a part of one, as its page gets it; None if there is no message."""
    return None if told is None else msgspec.json.decode(msgspec.json.encode(told))


def collect_messages(page: AnsweringPage) -> list[Heard]:
    """Return a list that collects all messages that a page is sent unasked; ``page.receive`` now returns decoded answers."""
    said: list[Heard] = []
    answer = page.screen.receive
    page.screen.post = lambda told: said.append(decode(told))
    page.receive = lambda sent: decode(answer(sent))
    return said
