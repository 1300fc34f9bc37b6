"""The scripts of the pages: ES modules in the rooms' folders, which import one another."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from posixpath import dirname
from typing import Final

PACKAGE: Final = files("village_widgets")
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
"""A comment of a style sheet."""
LIBRARY: Final = ("vendor", "vendor/directives")
"""The folders of lit-html, which draws forms and lists, copied from its package."""


@dataclass(frozen=True)
class Script:
    """The script of a page, as a widget gets it; linked when it is first needed.

    ``entry``: the path of the module that shows the page. ``rooms``: the folders of the package from which modules are taken.
    ``folder``: the folder of the entry, if it is elsewhere.
    """

    entry: str
    rooms: tuple[str, ...]
    folder: Traversable | None = None

    def __str__(self) -> str:
        return _read(self)


@cache
def _read(script: Script) -> str:
    from village_widgets.components.linking import link_page  # imported here: a browser has no parser of scripts, and needs none

    beside = find_modules(script.folder, dirname(script.entry)) if script.folder else {}
    return link_page(script.entry, {**list_modules(*script.rooms), **beside})


def read_module(path: str) -> str:
    """Return the text of a script by its path in the package, such as ``components/board.js``."""
    return (PACKAGE / path).read_text(encoding="utf-8")


def list_modules(*rooms: str) -> dict[str, str]:
    """Return the text of every script directly in these folders of the package, by path."""
    return {path: text for room in rooms for path, text in find_modules(PACKAGE / room, room).items()}


def find_modules(folder: Traversable, room: str) -> dict[str, str]:
    """Return the text of every script directly in a folder, by the path that it would have if the folder were this ``room``."""
    scripts = (file for file in folder.iterdir() if file.name.endswith(".js"))
    return {f"{room}/{file.name}": file.read_text(encoding="utf-8") for file in scripts}


def read_style(sheet: Traversable) -> str:
    """Return the text of a style sheet on one line, without its comments."""
    return " ".join(COMMENT.sub("", sheet.read_text(encoding="utf-8")).split())


def list_styles(folder: Traversable) -> tuple[str, ...]:
    """List the names of the style sheets in a folder in alphabetical order, without ``.css``."""
    return tuple(sorted(file.name.removesuffix(".css") for file in folder.iterdir() if file.name.endswith(".css")))
