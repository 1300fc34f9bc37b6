"""The scripts of a page: ES modules that import each other, as they stand in the rooms' folders."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
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
    found = {path: text for room in rooms for path, text in modules_of(PACKAGE / room, room).items()}
    return {path: found[path] for path in sorted(found) if path != LOADER}


def modules_of(folder: Traversable, room: str) -> dict[str, str]:
    """The text of every script in a folder, wherever that is, as if it stood in the package under the path of ``room``."""
    scripts = {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".js")}
    return {f"{room}/{name}": scripts[name] for name in sorted(scripts)}


def sheets(folder: Traversable) -> tuple[str, ...]:
    """The names of the style sheets in a folder."""
    return tuple(sorted(file.name.removesuffix(".css") for file in folder.iterdir() if file.name.endswith(".css")))
