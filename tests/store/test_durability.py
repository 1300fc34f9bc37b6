"""Killing kernels while games are entered loses no acknowledged line. ``python -m tests.durability`` kills a thousand."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.durability.entering import Page
from tests.durability.judging import count_damage, judge, run
from tests.samples import sample

KILLS = sample(8, 25)


def test_what_was_acknowledged_outlives_the_kernel(new_address: str) -> None:
    """Two pages enter lines while each one's kernels are killed, one after the other: no acknowledged line is lost or changed.

    None is there twice.
    """
    figures = run(new_address, kills=KILLS, children=2)
    assert figures.sound, figures
    assert figures.acknowledged > KILLS == figures.kills


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ("DELETE FROM village_lines WHERE number = 30", "unreadable"),
        ("DELETE FROM village_lines WHERE number = (SELECT max(number) FROM village_lines)", "lost"),
        ("UPDATE village_lines SET text = '{}' WHERE number = 30", "unreadable"),
        ("UPDATE village_lines SET text = '{\"undo\":3}' WHERE number = (SELECT max(number) FROM village_lines)", "different"),
        ("UPDATE village_lines SET token = 'another' WHERE number = 30", "disordered"),
    ],
)
def test_the_judge_sees_what_is_wrong(tmp_path: Path, change: str, fault: str) -> None:
    """``judge`` calls an unchanged table sound; without seals, it counts one fault of a removed or changed line, by its kind."""
    address = f"sqlite:///{tmp_path / 'village.db'}"
    page = Page(address, 1)
    page.play(kills=0)
    played = page.tables[0]
    _enter_some(page)
    assert judge(address, played).sound and count_damage(address) == 0
    with closing(sqlite3.connect(tmp_path / "village.db")) as database, database:
        database.execute("DELETE FROM village_seals")  # which would find it sooner
        database.execute(change)
    figures = judge(address, played)
    assert getattr(figures, fault) == 1 and not figures.sound


def _enter_some(page: Page) -> None:
    """Prepare 40 inputs for a page's first table and let it enter them."""
    page._waiting = [page.tables[0].prepare(page._random) for _ in range(40)]
    page._live(None)
