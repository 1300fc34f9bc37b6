"""Texts of notebooks as their pages show them: in one language, from word files. A notebook's file has the English ones.

Our metadata of a notebook and of its cells names the words: ``lesson`` is the chapter that a notebook shows, as game and name
(``GAME/01_setup``), ``title`` another page's title among the words of the frame, ``say`` the text of a cell in the folder
``words`` of the notebooks.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from nbformat import NotebookNode

from village_core.kernel.words import ENGLISH, SUFFIX, Words
from village_widgets.host.folders import find_notebooks
from village_widgets.host.frame import load_words

GAMES: Final = Path(__file__).parents[1] / "games"
"""The folder of the games, each with the chapters of its course."""
LESSONS: Final = "lessons"


def find_words() -> Path:
    """Return the folder with the texts of notebooks."""
    return find_notebooks() / "words"


class Prose:
    """The texts of a notebook in a language: its ``title``, and with ``tell`` those of its cells."""

    def __init__(self, notebook: NotebookNode, language: str) -> None:
        self._ours = notebook.metadata.get("village", {})
        self._named = str(notebook.metadata.get("title", ""))
        self._language = language

    @property
    def title(self) -> str:
        """The page's title: its chapter's in our games, else the words that our metadata names, else the notebook's own."""
        game, _, lesson = str(self._ours.get("lesson", "")).partition("/")
        if lesson and (GAMES / game / LESSONS / lesson).is_dir():
            return self._find_title(game, lesson)
        if "title" in self._ours:
            return load_words(self._language).format(self._ours["title"])
        return self._named

    def tell(self, cell: NotebookNode) -> str:
        """Return the text of a cell of Markdown: the words that it names, or its own."""
        ours = cell.metadata.get("village", {})
        if "say" not in ours:
            return str(cell.source)
        words = Words(find_words(), language=self._language)
        return words.format(ours["say"], number=int(ours.get("number", 0)), title=self.title, **self._find_titles())

    def _find_title(self, game: str, lesson: str) -> str:
        return Words(GAMES / game / LESSONS / lesson, language=self._language).format("lesson-title")

    def _find_titles(self) -> dict[str, str]:
        """Return the titles of all chapters, by game and chapter (``GAME-01_setup``)."""
        chapters = [file.parent for file in GAMES.glob(f"*/{LESSONS}/*/{ENGLISH}{SUFFIX}")]
        places = [(chapter.parents[1].name, chapter.name) for chapter in chapters]
        return {f"{game}-{lesson}": self._find_title(game, lesson) for game, lesson in places}
