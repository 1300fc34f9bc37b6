"""The live board and the pages of Village Companion: everything that needs a notebook or a browser.

Importing this in a notebook makes a cell that ends with a position or a game show it as a picture.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Protocol

SHOWN = (
    ("village_core.games.village.position", "Position", "still_of", "text_of"),
    ("village_core.kernel.game", "Game", "of_game", "text_of_game"),
)
"""Module and name of what is shown, and what in ``games.village.view`` draws it and writes it."""


class Printer(Protocol):
    """IPython's pretty printer, as far as it is needed here."""

    def text(self, text: str) -> None:
        """Write text."""


def show_in_notebooks() -> None:
    """Tell IPython, where it runs, how to show positions and games. The drawing is imported when the first one is shown."""
    shell = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
    if shell is None:
        return
    formatters = shell.display_formatter.formatters
    for module, name, draws, writes in SHOWN:
        formatters["image/svg+xml"].for_type_by_name(module, name, _drawn(draws))
        formatters["text/plain"].for_type_by_name(module, name, _written(writes))


def _view(name: str) -> Callable[[object], str]:
    view: Callable[[object], str] = getattr(import_module("village_widgets.games.village.view"), name)
    return view


def _drawn(name: str) -> Callable[[object], str]:
    return lambda shown: _view(name)(shown)


def _written(name: str) -> Callable[[object, Printer, bool], None]:
    return lambda shown, printer, cycle: printer.text(_view(name)(shown))


show_in_notebooks()
