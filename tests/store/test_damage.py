"""Damaged stores and saves, and power that fails: nothing is silently something else or lost. Thousands are ``tests.damage``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from tests.damage import power, saves, stores
from tests.damage.stores import RAW, SILENT
from tests.samples import sampled
from village_core.kernel import saves as kernel_saves
from village_core.store import rows, sealing


@pytest.mark.parametrize(("damaged", "count"), [(stores.damaged, sampled(24, 240)), (saves.damaged, sampled(25, 250))])
def test_no_damage_changes_a_value_silently(damaged: Callable[[int], dict[str, Counter[str]]], count: int) -> None:
    """Each table or game is what was entered, as it was before, not found, or said to be damaged."""
    found = damaged(count)
    assert all(sum(figures.values()) for figures in found.values())
    wrong = {way: [what for what in figures if what.startswith((SILENT, RAW))] for way, figures in found.items()}
    assert not any(wrong.values()), wrong


def test_without_seals_values_would_have_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the figures above could be others."""
    for module in (rows, sealing):
        monkeypatch.setattr(module, "make_seal", lambda *texts: "")
    monkeypatch.setattr(stores, "WAYS", (stores.written_over,))
    assert stores.damaged(12)["written_over"][SILENT]
    monkeypatch.setattr(kernel_saves, "count_intact", lambda lines: len([*lines]))
    monkeypatch.setattr(saves, "WAYS", (stores.written_over,))
    assert saves.damaged(40)["written_over"][SILENT]


def test_power_that_fails_takes_nothing_acknowledged() -> None:
    """At any moment, whatever of what was not synced is on the disk."""
    assert set(power.failed(sampled(10, 60))) == {power.KEPT}


def test_a_disk_that_keeps_nothing_would_have_lost_it() -> None:
    """So the disk of the test above does forget."""
    assert power.failed(4, lies=True)[power.LOST]
