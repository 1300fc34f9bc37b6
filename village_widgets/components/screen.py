"""One page of a game as one widget: its scripts and styles put together, and plain messages both ways."""

from __future__ import annotations

import json
import logging
import re
import sys
import zlib
from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

import anywidget

from village_widgets.components.table import Message

HERE: Final = files(__package__)
SCRIPTS: Final = (
    "element", "files", "keeping", "reading", "sheet", "board", "agenda", "choices", "log", "score", "toolbar", "lesson",
    "table", "settings", "hearing", "screen",
)  # fmt: skip
"""The parts of the page's script, each using only those before it."""
STYLES: Final = ("screen", "choices", "log", "sheet", "settings", "charts", "lesson")
IMPORT: Final = re.compile(r'^import \{[^}]*\} from "\.{1,2}/[\w/]+\.js";\n', re.MULTILINE)

LONG: Final = 1500
"""Bytes from which a message is packed."""

Part: TypeAlias = tuple[Traversable, tuple[str, ...]]
Hear: TypeAlias = Callable[[Mapping[str, object]], Message | None]
log = logging.getLogger(__name__)


def script(*parts: Part) -> str:
    """Parts of a script as one ES module, those of the pages of a game unless others are named: each a folder and names in it.

    A widget can load no second file, so the imports between them are left out.
    """
    return "\n".join(IMPORT.sub("", text) for text in _texts(parts or ((HERE, SCRIPTS),), ".js"))


def style(*more: str, parts: Iterable[Part] = ()) -> str:
    """Parts of a style sheet, those of the pages of a game unless others are named, with a game's own in front."""
    return "\n".join((*more, *_texts(tuple(parts) or ((HERE, STYLES),), ".css")))


def _texts(parts: Iterable[Part], suffix: str) -> list[str]:
    return [text_of(folder / f"{name}{suffix}") for folder, names in parts for name in names]


def text_of(file: Traversable) -> str:
    """The text of a file that ships with the program."""
    return file.read_text(encoding="utf-8")


def _write_down() -> None:
    """What goes wrong behind a page is written where its server speaks: what a kernel says by itself, nobody reads."""
    ours = logging.getLogger("village_widgets")
    if not ours.handlers and sys.stderr is not sys.__stderr__:
        ours.addHandler(logging.StreamHandler(sys.__stderr__))


class Screen(anywidget.AnyWidget):
    """Hands every message of the page to ``hear`` and sends back what that returns.

    A page says ``{"do": …}``. A message that goes wrong is answered by ``{"failed": true}``; the game stays as it is.
    """

    _esm = script()

    def __init__(self, css: str, hear: Hear) -> None:
        self._css = css
        self._hear = hear
        _write_down()
        super().__init__()
        self.on_msg(self._receive)

    def __repr__(self) -> str:
        return "Screen()"

    def say(self, message: Message) -> None:
        """Send a message to every page that shows this screen, a long one packed: pictures pack to a quarter."""
        text = json.dumps(message, ensure_ascii=False).encode()
        if len(text) < LONG:
            self.send(message)
        else:
            self.send({"packed": True}, [zlib.compress(text)])

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        if not isinstance(content, dict) or not isinstance(content.get("do"), str):
            return
        try:
            answer = self._hear(content)
        except Exception:
            log.exception("a message of the page could not be answered; the game is as it was")
            answer = {"failed": True}
        if answer is not None:
            self.say(answer)
