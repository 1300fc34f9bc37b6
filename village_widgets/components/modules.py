"""The scripts of a page: ES modules that import each other, as they stand in the rooms' folders."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

PACKAGE: Final = files("village_widgets")
LOADER: Final = "components/loader.js"
"""The one script that a widget is handed as such: it links the modules in the browser."""
LIBRARY: Final = ("vendor", "vendor/directives")
"""The folders of the library that draws forms and lists (lit-html), copied from its package."""


def module(path: str) -> str:
    """The text of one script by its path in the package, such as ``components/board.js``."""
    return (PACKAGE / path).read_text(encoding="utf-8")


def modules(*rooms: str) -> dict[str, str]:
    """The text of every script in some folders of the package, by its path there."""
    names = (f"{room}/{file.name}" for room in rooms for file in (PACKAGE / room).iterdir() if file.name.endswith(".js"))
    return {path: module(path) for path in sorted(names) if path != LOADER}


def sheets(room: str) -> tuple[str, ...]:
    """The names of the style sheets in a folder of the package."""
    return tuple(sorted(file.name.removesuffix(".css") for file in (PACKAGE / room).iterdir() if file.name.endswith(".css")))
