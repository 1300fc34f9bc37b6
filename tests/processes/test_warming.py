"""Reading ahead in a Python that starts many pages: the modules and the words of pages, and nothing else."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from village_core.kernel import words
from village_widgets.processes import warming


def make_files(folder: Path, *names: str) -> None:
    """Make empty files of these names in a folder."""
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()


def test_the_list_of_modules_has_source_and_bytecode(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Modules and packages are listed by their names, whether they are compiled or not; stubs and rooms of servers are not."""
    make_files(
        tmp_path / "core", "__init__.py", "a/__init__.pyc", "a/b.py", "a/c.pyc", "a/d.pyi", "__main__.py", "a/words/en.ftl"
    )
    make_files(tmp_path / "widgets", "e.py", "commands/f.py", "a/site/g.py", "serving.py", "a/__pycache__/b.cpython-314.pyc")
    monkeypatch.setattr(warming, "ROOTS", (tmp_path / "core", tmp_path / "widgets"))
    assert sorted(warming._list_modules()) == ["core", "core.a", "core.a.b", "core.a.c", "widgets.e"]


def test_every_page_s_module_is_read_ahead() -> None:
    """The modules of a page are listed in both packages; those of servers, of commands and of the site are not."""
    found = {*warming._list_modules()}
    rooms = ("village_core.kernel.position", "village_core.store.sql", "village_core.games")
    assert {*rooms, "village_widgets", "village_widgets.companion.page", "village_widgets.tutor.charts"} <= found
    left = ("host", "analysis", "commands", "site", "processes", "anywhere", "voila", "__main__", "serving")
    assert [name for name in found if {*name.split(".")} & {*left}] == []


@pytest.mark.parametrize("failing", ["one", "preload", ""])
def test_what_fails_is_left_to_the_page_that_needs_it(monkeypatch: pytest.MonkeyPatch, failing: str) -> None:
    """A module that can't be imported keeps no other back, and wrong words keep no start back.

    Otherwise the English words of both packages are read, and those that each game's screen shows.
    """
    did: list[object] = []

    def note(what: str, *more: object) -> None:
        did.append((what, *more))
        if what == failing:
            raise RuntimeError("it fails")

    def find_screen(game: str) -> SimpleNamespace:
        return SimpleNamespace(load_words=lambda: SimpleNamespace(knows=lambda key: note(game, key)))

    monkeypatch.setattr(warming, "_list_modules", lambda: iter(("one", "two")))
    monkeypatch.setattr(warming, "import_module", note)
    monkeypatch.setattr(words, "preload", lambda *what: note("preload", *what))
    monkeypatch.setattr(warming, "list_games", lambda: {"orchard": "", "barn": ""})
    monkeypatch.setattr(warming, "find_screen", find_screen)
    warming.warm()
    screens = [] if failing == "preload" else [("orchard", ""), ("barn", "")]
    assert did == [("one",), ("two",), ("preload", "en", *warming.ROOTS), *screens]
