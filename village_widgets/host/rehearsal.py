"""Rehearsals: pages run for no visitor, to fill caches and to know the first outputs of notebooks.

``python -m village_widgets.host.rehearsal FOLDER`` prints the first outputs of the notebooks in a folder. If the system can
fork, a child of the warm parent does it instead, which has imported and read everything already.
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
from village_core.kernel.words.languages import ENGLISH, speak
from village_widgets.anywhere.running import build_bundle, build_script, run_script, select_cells, write_script
from village_widgets.companion.page import build_companion
from village_widgets.host.stills import is_newcomer
from village_widgets.play import play
from village_widgets.processes import FirstOutput, Model
from village_widgets.tutor.chapter import Chapter
from village_widgets.tutor.course import Course
from village_widgets.tutor.home import CourseHome


def _build_first_chapters(game: str) -> list[Chapter[GameTable]]:
    course: Course[GameTable] = Course(game)
    return [Chapter(course, name) for name in course.core[:2]]


def _build_home(game: str) -> Widget:
    return CourseHome(Course[GameTable](game))


PAGES: Final[tuple[Callable[[str], object], ...]] = (play, _build_first_chapters, _build_home, build_companion)
"""The pages that visitors open first, for a game."""
PATIENT: Final = 10
"""The niceness of a process that serves no page."""


def rehearse() -> None:
    """Build the pages of each game that visitors open first, and discard them with all other widgets of this process.

    A failure is left for the page itself to report. The process speaks English from now on.
    """
    speak(ENGLISH)
    for game in list_games():
        for page in PAGES:
            with suppress(Exception):
                page(game)
    Widget.close_all()


def rehearse_notebooks(folder: Path) -> Iterator[FirstOutput]:
    """Yield the first outputs of all notebooks in and below a folder, as far as they are the same for every new visitor.

    A notebook that fails is left out. All widgets of this process are closed after each.
    """
    for file in sorted(folder.rglob("*.ipynb")):
        with suppress(Exception):
            yield from _rehearse_notebook(file, file.relative_to(folder).as_posix())
        Widget.close_all()


def _rehearse_notebook(file: Path, path: str) -> Iterator[FirstOutput]:
    run = select_cells(json.loads(file.read_text(encoding="utf-8"))["cells"])
    with write_script(build_script(run.values())) as script:
        shown = run_script(script)
    for number, value in zip(run, shown, strict=True):
        models = dependency_state([value], drop_defaults=False) if isinstance(value, Widget) else {}
        if is_newcomer(model["state"] for model in models.values()):
            yield FirstOutput(path, number, build_bundle(value), convert(models, dict[str, Model]))


def serialize_rehearsal(folder: Path) -> bytes:
    """Return the first outputs of a folder's notebooks that are the same for every new visitor, in English, as a JSON list.

    Run it in a process of its own: it lowers the priority of its process, and makes it speak English.
    """
    speak(ENGLISH)
    if hasattr(os, "nice"):
        os.nice(PATIENT)
    with redirect_stdout(sys.stderr):  # what notebooks print must not mix with the list
        return encode([*rehearse_notebooks(folder)])


if __name__ == "__main__":
    sys.stdout.buffer.write(serialize_rehearsal(Path(sys.argv[1])))
