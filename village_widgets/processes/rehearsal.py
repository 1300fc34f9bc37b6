"""Pages made for nobody: what they have looked up, read and put together, those that follow find; and what newcomers will see.

``python -m village_widgets.processes.rehearsal FOLDER`` prints what the notebooks in a folder show to newcomers (``told``). Where
a system can fork, a child of the warm parent says it, which has imported and read all that already.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout, suppress
from pathlib import Path
from typing import Final

from ipywidgets import Widget
from ipywidgets.embed import dependency_state
from msgspec import convert
from msgspec.json import encode

from village_core.games import list_games
from village_core.games.board_game import GameTable
from village_widgets.anywhere.running import as_file, bundle, cells_run, script, values
from village_widgets.companion.page import companion
from village_widgets.host.stills import begins_the_same
from village_widgets.play import play
from village_widgets.processes import Foreseen, Model
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
PATIENT: Final = 10
"""How much whoever is no page lets others go first."""


def rehearse() -> None:
    """Make the pages with which one begins, and forget them. What fails is left to the page itself."""
    for game in list_games():
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
    run = cells_run(json.loads(file.read_text(encoding="utf-8"))["cells"])
    with as_file(script(run.values())) as text:
        shown = values(text)
    for number, value in zip(run, shown, strict=True):
        models = dependency_state([value], drop_defaults=False) if isinstance(value, Widget) else {}
        if begins_the_same(model["state"] for model in models.values()):
            yield Foreseen(path, number, bundle(value), convert(models, dict[str, Model]))


def told(folder: Path) -> bytes:
    """The same as a list in JSON, made in a process that is there for nothing else: it lets everybody else go first."""
    if hasattr(os, "nice"):
        os.nice(PATIENT)
    with redirect_stdout(sys.stderr):  # whatever notebooks print is none of it
        return encode([*foreseen(folder)])


if __name__ == "__main__":
    sys.stdout.buffer.write(told(Path(sys.argv[1])))
