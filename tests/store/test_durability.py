"""Killing kernels while games are entered loses no acknowledged line. ``python -m tests.durability`` kills a thousand."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from tests.durability.entering import Page, PlayedTable
from tests.durability.judging import count_damage, judge, run
from tests.mutations import change_store
from tests.samples import sample

KILLS = sample(4, 25)
FILE = "village.db"


def test_what_was_acknowledged_outlives_the_kernel(new_address: str) -> None:
    """Two pages enter lines while each one's kernels are killed, one after the other: no acknowledged line is lost or changed.

    None is there twice.
    """
    figures = run(new_address, kills=KILLS, children=2)
    assert figures.sound, figures
    assert figures.acknowledged > KILLS == figures.kills


@pytest.fixture(scope="module")
def played_table(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, PlayedTable]:
    """Give the folder of a store's file with a table for which a page has entered 40 inputs, and what it entered."""
    folder = tmp_path_factory.mktemp("played")
    page = Page(f"sqlite:///{folder / FILE}", 1)
    page.play(kills=0)
    page._waiting = [page.tables[0].prepare(page._random) for _ in range(40)]
    page._live(None)
    return folder, page.tables[0]


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
def test_the_judge_sees_what_is_wrong(played_table: tuple[Path, PlayedTable], tmp_path: Path, change: str, fault: str) -> None:
    """``judge`` calls an unchanged table sound; without seals, it counts one fault of a removed or changed line, by its kind."""
    folder, played = played_table
    file = copytree(folder, tmp_path / "copy") / FILE
    address = f"sqlite:///{file}"
    assert judge(address, played).sound and count_damage(address) == 0
    change_store(file, "DELETE FROM village_seals", change)  # seals would reveal the change first
    figures = judge(address, played)
    assert getattr(figures, fault) == 1 and not figures.sound
