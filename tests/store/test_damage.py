"""Damaged stores: nothing that was entered is silently something else. Two thousand of them are a command (``tests.damage``)."""

from __future__ import annotations

import pytest

from tests import damage
from tests.samples import sampled
from village_core import seals


def test_no_damage_changes_a_value_silently() -> None:
    """Each table is what was entered, as it was before, not found, or said to be damaged."""
    found = damage.damaged(sampled(24, 240))
    assert all(sum(figures.values()) for figures in found.values())
    wrong = {way: [what for what in figures if what.startswith((damage.SILENT, damage.RAW))] for way, figures in found.items()}
    assert not any(wrong.values()), wrong


def test_without_seals_values_would_have_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the figures above could be others."""
    monkeypatch.setattr(seals, "_of", lambda *texts: "")
    monkeypatch.setattr(damage, "WAYS", (damage.written_over,))
    assert damage.damaged(12)["written_over"][damage.SILENT]
