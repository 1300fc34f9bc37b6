"""Importing the modules and reading the words of pages ahead, for a Python that starts many pages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Final

import village_core
import village_widgets
from village_core.games import list_games
from village_core.kernel import words
from village_widgets.games import find_screen

ROOTS: Final = tuple(Path(package.__path__[0]) for package in (village_core, village_widgets))
NOT_OF_PAGES: Final = frozenset(
    ("__main__", "__pycache__", "analysis", "anywhere", "commands", "host", "notebooks", "processes", "serving", "site", "voila")
)
"""Modules and folders that few pages import, or none. The charts are not among them: preloading them costs a page without charts
4 MB, and saves a page with charts 80 MB.
"""


def warm() -> None:
    """Import the modules of pages and read their English words. The page that needs a module reports that it fails."""
    for name in _list_modules():
        with suppress(Exception):
            import_module(name)
    with suppress(Exception):
        words.preload(words.ENGLISH, *ROOTS)
        for game in list_games():
            find_screen(game).load_words().knows("")


def _list_modules() -> Iterator[str]:
    """Yield the names of the modules that pages may import, from source or compiled files."""
    for root in ROOTS:
        for file in root.rglob("*.py*"):
            parts = file.relative_to(root.parent).with_suffix("").parts
            if file.suffix in (".py", ".pyc") and NOT_OF_PAGES.isdisjoint(parts):
                yield ".".join(parts).removesuffix(".__init__")
