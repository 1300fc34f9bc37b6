"""Strips of what a player has, and what has changed in them."""

from __future__ import annotations

from typing import Final

from village_widgets.components.messages import ChangedStrip, Strip

NOBODY: Final = Strip("", ())
"""The strip of a page without an own seat."""


def shorten_strip(before: Strip | None, now: Strip) -> ChangedStrip:
    """Return what has changed in a strip since the one ``before``; the whole of it if they differ in kind."""
    if before is None or (now.title, len(now.held)) != (before.title, len(before.held)):
        return now
    return {place: one for place, (was, one) in enumerate(zip(before.held, now.held, strict=True)) if one != was}
