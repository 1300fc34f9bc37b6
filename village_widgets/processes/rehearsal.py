"""Pages made for nobody: what they have looked up, read and put together, those that follow find; and what newcomers will see."""

from __future__ import annotations

import ast
import json
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from ipywidgets import Widget
from ipywidgets.widgets.widget import _remove_buffers

from village_core.games import listed
from village_core.games.board_game import GameTable
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
    names: dict[str, object] = {}
    for number, cell in enumerate(json.loads(file.read_text(encoding="utf-8"))["cells"]):
        if cell["cell_type"] == "code" and LAB not in cell["metadata"].get("tags", ()):
            shown = _run("".join(cell["source"]), names)
            if not isinstance(shown, Widget):
                continue
            widgets = [*_within(shown)]
            if any(getattr(widget, "_newcomer", "") for widget in widgets):
                told = {widget.model_id: _remove_buffers(widget.get_state()) for widget in widgets}
                states = {model: state for model, (state, *_) in told.items()}
                binary = {model: _binary(paths, parts) for model, (_, paths, parts) in told.items()}
                yield Foreseen(path, number, shown.model_id, states, binary)


def _run(source: str, names: dict[str, object]) -> object:
    """Run a cell; the value of its last expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "", "exec"), names)
    return eval(compile(ast.Expression(last.value), "", "eval"), names) if isinstance(last, ast.Expr) else None


def _within(widget: Widget) -> Iterator[Widget]:
    """A widget, how it is laid out, and all that is in it."""
    yield widget
    if layout := getattr(widget, "layout", None):
        yield layout
    for child in getattr(widget, "children", ()):
        yield from _within(child)


def _binary(paths: list[list[str]], parts: list[bytes]) -> dict[str, str]:
    return {path[0]: b64encode(part).decode() for path, part in zip(paths, parts, strict=True)}
