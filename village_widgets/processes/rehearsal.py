"""Pages made for nobody: what they have looked up, read and put together, those that follow find; and what newcomers will see."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from runpy import run_path
from tempfile import TemporaryDirectory
from typing import Final

from ipywidgets import Widget
from ipywidgets.widgets.widget import _remove_buffers

from village_core.games import listed
from village_core.games.board_game import GameTable
from village_widgets.anywhere.running import SHOWN, script
from village_widgets.companion.page import companion
from village_widgets.play import play
from village_widgets.processes import Foreseen
from village_widgets.tutor.chapter import Chapter
from village_widgets.tutor.course import Course
from village_widgets.tutor.home import CourseHome


def _first_chapter(game: str) -> Widget:
    course: Course[GameTable] = Course(game)
    return Chapter(course, course.core[0])


def _home(game: str) -> Widget:
    return CourseHome(Course[GameTable](game))


PAGES: Final[tuple[Callable[[str], Widget], ...]] = (play, _first_chapter, _home, companion)
"""With which one begins, for a game."""
LAB: Final = "lab"
"""Marks a cell that no page shows."""


def rehearse() -> None:
    """Make the pages with which one begins, and forget them. What fails is left to the page itself."""
    for game in listed():
        for page in PAGES:
            with suppress(Exception):
                page(game)
    Widget.close_all()


def foreseen(folder: Path) -> Iterator[Foreseen]:
    """What the notebooks in a folder, and in those below, show to newcomers, for whom they begin the same each time."""
    for file in sorted(folder.rglob("*.ipynb")):
        with suppress(Exception):
            yield from _foreseen(file, file.relative_to(folder).as_posix())
        Widget.close_all()


def _foreseen(file: Path, path: str) -> Iterator[Foreseen]:
    cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
    run = {
        number: "".join(cell["source"])
        for number, cell in enumerate(cells)
        if cell["cell_type"] == "code" and LAB not in cell["metadata"].get("tags", ())
    }
    for number, shown in zip(run, _shown(run.values()), strict=True):
        widgets = [*_within(shown)] if isinstance(shown, Widget) else []
        if any(getattr(widget, "_newcomer", "") for widget in widgets):
            told = {widget.model_id: _remove_buffers(widget.get_state()) for widget in widgets}
            states = {model: state for model, (state, *_) in told.items()}
            binary = {model: _binary(paths, parts) for model, (_, paths, parts) in told.items()}
            yield Foreseen(path, number, widgets[0].model_id, states, binary)


def _shown(cells: Iterable[str]) -> list[object]:
    """What each of some cells shows, run one after the other."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "notebook.py"
        file.write_text(script(cells), encoding="utf-8")
        names = run_path(str(file))
    return [value for name, value in names.items() if name.startswith(SHOWN.format(""))]


def _within(widget: Widget) -> Iterator[Widget]:
    """A widget, how it is laid out, and all that is in it."""
    yield widget
    if layout := getattr(widget, "layout", None):
        yield layout
    for child in getattr(widget, "children", ()):
        yield from _within(child)


def _binary(paths: list[list[str]], parts: list[bytes]) -> dict[str, str]:
    return {path[0]: b64encode(part).decode() for path, part in zip(paths, parts, strict=True)}
