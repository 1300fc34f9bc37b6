"""One page of a game as one widget: its modules and styles, and plain messages both ways."""

from __future__ import annotations

import json
import logging
import sys
import zlib
from collections.abc import Callable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

import anywidget
from traitlets import Dict, Unicode

from village_core.kernel.words import Words
from village_widgets.components.modules import LOADER, module, modules
from village_widgets.components.table import Message

HERE: Final = files(__package__)
STYLES: Final = ("screen", "choices", "log", "sheet", "composer", "settings", "charts", "lesson")

LONG: Final = 1500
"""Bytes from which a message is packed."""

Part: TypeAlias = tuple[Traversable, tuple[str, ...]]
Hear: TypeAlias = Callable[[Mapping[str, object]], Message | None]
log = logging.getLogger(__name__)


def style(*more: str, parts: tuple[Part, ...] = ()) -> str:
    """Parts of a style sheet, those of the pages of a game unless others are named, with a game's own in front."""
    sheets = (folder / f"{name}.css" for folder, names in parts or ((HERE, STYLES),) for name in names)
    return "\n".join((*more, *(sheet.read_text(encoding="utf-8") for sheet in sheets)))


def _write_down() -> None:
    """What goes wrong behind a page is written where its server speaks: what a kernel says by itself, nobody reads."""
    ours = logging.getLogger("village_widgets")
    if not ours.handlers and sys.stderr is not sys.__stderr__:
        ours.addHandler(logging.StreamHandler(sys.__stderr__))


class Screen(anywidget.AnyWidget):
    """Hands every message of the page to ``hear`` and sends back what that returns.

    A page says ``{"do": …}``. A message that goes wrong is answered by ``{"failed": true}``; the game stays as it is.
    """

    _esm = module(LOADER)
    _entry = Unicode("components/screen.js").tag(sync=True)
    _modules = Dict(modules("components")).tag(sync=True)
    _unshown = Unicode().tag(sync=True)

    def __init__(self, css: str, hear: Hear, words: Words) -> None:
        self._css = css
        self._hear = hear
        self._unshown = words.say("page-unshown")
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
