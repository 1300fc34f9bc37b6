"""What pages are made of, imported and read before one is opened: for whatever begins many pages from one Python."""

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
from village_widgets.games import shown_game

ROOTS: Final = tuple(Path(package.__path__[0]) for package in (village_core, village_widgets))
NOT_OF_PAGES: Final = frozenset(
    ("__main__", "__pycache__", "analysis", "anywhere", "commands", "host", "notebooks", "processes", "serving", "voila")
)
"""Modules and folders that no page imports, or few do. What draws charts is not among them: it costs a page without charts 4 MB,
and spares one with them 80.
"""


def warm() -> None:
    """Import what pages are made of, and read their words. What fails is left to the page that needs it: it says so itself."""
    for name in _modules():
        with suppress(Exception):
            import_module(name)
    with suppress(Exception):
        words.preload(words.ENGLISH, *ROOTS)
        for game in list_games():
            shown_game(game).words(words.ENGLISH).knows("")


def _modules() -> Iterator[str]:
    """The modules that pages may import, as they are or compiled."""
    for root in ROOTS:
        for file in root.rglob("*.py*"):
            parts = file.relative_to(root.parent).with_suffix("").parts
            if file.suffix in (".py", ".pyc") and NOT_OF_PAGES.isdisjoint(parts):
                yield ".".join(parts).removesuffix(".__init__")
