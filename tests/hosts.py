"""A process as it is before a host provides a store or answers for it, for tests that are such a host."""

from __future__ import annotations

import pytest

from village_core.players import apart
from village_core.store import provision


def drop_hosts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no host provide a store or answers; one that a test provides from now on goes with the end of the test."""
    monkeypatch.setattr(provision, "_provided", [])
    monkeypatch.setattr(apart, "_provided", [])
