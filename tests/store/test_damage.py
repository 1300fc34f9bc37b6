"""No damage changes a value silently, and no power failure loses an acknowledged line. ``tests.damage`` tries thousands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from tests.damage import power, saves, stores
from tests.damage.stores import RAW, SILENT
from tests.samples import sample
from village_core.kernel import saves as kernel_saves
from village_core.store import readers, rows, sealing


@pytest.mark.parametrize(("damaged", "count"), [(stores.damage_stores, sample(12, 240)), (saves.damage_saves, sample(15, 250))])
def test_no_damage_changes_a_value_silently(damaged: Callable[[int], dict[str, Counter[str]]], count: int) -> None:
    """After each way of damage, no store or save is read with a changed value or raises an error that isn't one of ours."""
    found = damaged(count)
    assert all(sum(figures.values()) for figures in found.values())
    wrong = {way: [what for what in figures if what.startswith((SILENT, RAW))] for way, figures in found.items()}
    assert not any(wrong.values()), wrong


def test_without_seals_values_would_have_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """With seals turned off, overwriting bytes does change values silently, in stores and in saves."""
    for module in (readers, rows, sealing):
        monkeypatch.setattr(module, "make_seal", lambda *texts: "")
    monkeypatch.setattr(stores, "WAYS", (stores.overwrite,))
    assert any(stores.damage_stores(4, seed)["overwrite"][SILENT] for seed in range(6))
    monkeypatch.setattr(kernel_saves, "count_intact", lambda lines: len([*lines]))
    monkeypatch.setattr(saves, "WAYS", (stores.overwrite,))
    assert any(saves.damage_saves(4, seed)["overwrite"][SILENT] for seed in range(20))


def test_power_that_fails_takes_nothing_acknowledged() -> None:
    """No acknowledged line is lost when power fails at random moments, whichever unsynced writes reached the disk."""
    assert set(power.fail_power(sample(10, 60))) == {power.KEPT}


def test_a_disk_that_keeps_nothing_would_have_lost_it() -> None:
    """A simulated disk that ignores syncs loses acknowledged lines when power fails: so such losses are found."""
    assert power.fail_power(4, lies=True)[power.LOST]
