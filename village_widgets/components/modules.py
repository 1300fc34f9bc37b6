"""The scripts of a page: ES modules that import each other, as they stand in the rooms' folders."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

PACKAGE: Final = files("village_widgets")
LOADER: Final = "components/loader.js"
"""The script that links modules in the browser. It stands in front of them where many are handed over as one."""
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


def linked(entry: str, sources: Mapping[str, str]) -> str:
    """One script that runs the module ``entry``, with all modules that it may import, by their paths, inside."""
    return f"{module(LOADER)}\nawait import(link({_literal(entry)}, {_literal(sources)}));\n"


def page(entry: str, sources: Mapping[str, str]) -> str:
    """One script that shows a page, as a widget is handed it: what the module ``entry`` exports by default renders it."""
    return f"{module(LOADER)}\nexport default page({_literal(entry)}, {_literal(sources)});\n"


def _literal(value: object) -> str:
    """A plain value as it stands in a script, in a page or by itself."""
    return json.dumps(value, ensure_ascii=False).replace("</", r"<\/")
