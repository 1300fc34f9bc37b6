"""A warm parent for the kernels that nbval runs: it has imported what most pages need, read English alone and opened a chapter.

``python -m tests.notebooks.warm_parent NUMBER`` starts it, as a server starts ``village_widgets.processes.parent``, which takes
three times as long: it also imports charts, rehearses the pages that visitors open first and reads all languages.
"""

from __future__ import annotations

import sys
from unittest.mock import patch

from ipywidgets import Widget

from village_core.kernel.words import ENGLISH
from village_widgets.processes import parent, warming
from village_widgets.tutor.chapter import Chapter
from village_widgets.tutor.course import Course, list_taught_games


def rehearse() -> None:
    """Build a chapter of each course and discard it: most notebooks show one."""
    for game in list_taught_games():
        course = Course(game)
        Chapter(course, course.core[1])
    Widget.close_all()


def list_languages() -> tuple[str, ...]:
    """Return the only language of these kernels."""
    return (ENGLISH,)


if __name__ == "__main__":
    parent.REHEARSAL = "tests.notebooks.warm_parent"
    parent.list_languages = list_languages
    with patch.object(warming, "NOT_OF_PAGES", warming.NOT_OF_PAGES | {"charts"}):
        parent.main(int(sys.argv[1]))
