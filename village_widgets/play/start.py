"""The start page: links to the pages of each game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from village_core.games import list_games
from village_core.games.board_game import GameTable
from village_core.kernel.words import Words
from village_widgets.games import find_screen
from village_widgets.games.shown import ShownGame
from village_widgets.words import load_words as own_words

PLAYS: Final = "play="
"""Prefix of a game's name in an address of the play page: ``play.ipynb#play=<name>``."""


def find_named_game(fragment: str) -> str:
    """Return the name of the game in the part of an address behind ``#`` (``play=<game>``); empty if it names no known game."""
    name = fragment.removeprefix(PLAYS) if fragment.startswith(PLAYS) else ""
    return name if name in list_games() else ""


class Start:
    """The start page, shown as Markdown; ``folder`` has the notebooks behind its links, by default the current folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or Path()

    def __repr__(self) -> str:
        return f"Start({', '.join(list_games())})"

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"text/markdown": "\n\n".join(self._build_paragraphs()), "text/plain": repr(self)}

    def _build_paragraphs(self) -> Iterator[str]:
        """Yield paragraphs of Markdown with every game's links, then one with a link to the analysis page, if that is there.

        Several games stand side by side, each under its name.
        """
        several = len(list_games()) > 1
        if several:
            yield '<div class="vc-start-games">'
        for name in list_games():
            shown: ShownGame[GameTable] = find_screen(name)
            words = shown.load_words()
            title = words.format("game-title")
            if several:
                yield f"<div>\n\n## {title}"
            yield words.format("game-about")
            if words.knows("game-printed"):
                yield words.format("game-printed")
            address = f"#{PLAYS}{name}" if several else ""  # without it a page opens the game that was played last
            pages = (("learn", self._find_course(shown, name)), ("play", "play.ipynb"), ("table", "companion.ipynb"))
            for way, page in pages:
                if page:
                    leads = page if way == "learn" else f"{page}{address}"
                    yield from _render_way_in(words, way, title, leads, several)
                if way == "play" and (alone := self._find_solo_chapter(shown, name)):
                    yield words.format("begin-alone", link=f"[{words.format('begin-alone-link', game=title)}]({alone})")
            if several:
                yield "</div>"
        if several:
            yield "</div>"
        if figures := self._find_page("analysis.ipynb"):
            words = own_words()
            yield words.format("begin-figures", link=f"[{words.format('begin-figures-link')}]({figures})")

    def _find_course(self, shown: ShownGame[GameTable], name: str) -> str:
        """Return the path of the home of the game's course, else of its first lesson that has a page, else "".

        The default game's home is beside this page, any other in its game's folder; lessons may be in either place.
        """
        lessons = sorted(folder.name for folder in shown.teaching.lessons.iterdir()) if shown.teaching else []
        home = "learn.ipynb" if name == next(iter(list_games())) else f"{name}/learn.ipynb"
        return self._find_page(home, *_list_paths(name, *lessons)) if lessons else ""

    def _find_solo_chapter(self, shown: ShownGame[GameTable], name: str) -> str:
        """Return the path of the chapter about the game for one; empty if there is none."""
        chapter = shown.teaching.alone if shown.teaching else ""
        return self._find_page(*_list_paths(name, chapter)) if chapter else ""

    def _find_page(self, *places: str) -> str:
        """Return the first of ``places`` that is a page; "" if none is."""
        return next((place for place in places if (self._folder / place).is_file()), "")


def _list_paths(name: str, *lessons: str) -> tuple[str, ...]:
    """Return the possible paths of a game's lessons, below the folder of the notebooks."""
    return tuple(f"{place}{lesson}.ipynb" for lesson in lessons for place in ("", f"{name}/"))


def _render_way_in(words: Words, way: str, title: str, leads: str, several: bool) -> Iterator[str]:
    yield f"{'###' if several else '##'} {words.format(f'begin-{way}')}"
    yield words.format(f"begin-{way}-about")
    yield f"**[{words.format(f'begin-{way}-link', game=title)}]({leads})**"


def start() -> Start:
    """Open the start page, for the notebook in whose folder the others lie."""
    return Start()
