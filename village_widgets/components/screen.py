"""One page of a game as one widget: its modules and styles, and its messages both ways."""

from __future__ import annotations

import logging
import sys
import zlib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Generic, TypeAlias, TypeVar

import anywidget
import msgspec
from msgspec import UNSET
from traitlets import Bytes, Unicode

from village_core.kernel.words import Words
from village_core.kernel.words.languages import get_language, speak, watch_language
from village_widgets.components.commands import LONGEST_TOKEN, Speak
from village_widgets.components.messages import Message
from village_widgets.components.modules import LIBRARY, Script, read_style
from village_widgets.components.scene import read_theme

HERE: Final = files(__package__)
SCREEN: Final = ("screen", "table", "wide", "score")
"""The style sheets that every page has first."""
STYLES: Final = (
    *(*SCREEN, "choices", "log", "sheet", "composer", "settings", "yourgames"),
    *("charts", "lesson", "motion", "odds", "coach"),
)

ANYTHING: Final = '"'
"""A text that a browser's memory contains if it remembers anything of a course."""
LONG: Final = 1500
"""Bytes from which a message is packed."""

StyleFolder: TypeAlias = tuple[Traversable, tuple[str, ...]]
"""A folder and the names of style sheets in it."""
C = TypeVar("C")
log = logging.getLogger(__name__)


def build_style(*more: str, parts: tuple[StyleFolder, ...] = ()) -> str:
    """Join the style of every board, ``more`` styles, such as a game's, and the sheets in ``parts``: by default a game page's."""
    return "\n".join((read_theme(), *more, _read_sheets(parts or ((HERE, STYLES),))))


@cache
def _read_sheets(parts: tuple[StyleFolder, ...]) -> str:
    return "\n".join(read_style(folder / f"{name}.css") for folder, names in parts for name in names)


def log_to_server() -> None:
    """Log errors of a page to the server's terminal, because the log of a kernel has no reader.

    Nothing changes outside a kernel, or if the errors are logged there already.
    """
    ours = logging.getLogger("village_widgets")
    if not ours.handlers and sys.stderr is not sys.__stderr__:
        ours.addHandler(logging.StreamHandler(sys.__stderr__))


class Screen(anywidget.AnyWidget, Generic[C]):
    """Decodes the commands of a page, passes them to ``handle`` and sends back the answers.

    ``commands`` is the type of the commands, a union of ``Command``. A message with another command is answered by ``misheard``,
    one without a command not at all, and neither changes anything. An error is answered by ``failed``, and the game
    stays as it is. When the process speaks another language, the page gets all that it shows once more, as ``build_whole``
    returns it: the words, and everything from the same state.
    """

    _esm = Script("components/page.js", ("components", *LIBRARY))
    _unshown = Unicode().tag(sync=True)
    _unrun = Unicode().tag(sync=True)
    _told = Bytes().tag(sync=True)
    _newcomer = Unicode().tag(sync=True)
    _language = Unicode().tag(sync=True)

    def __init__(
        self,
        css: str,
        words: Words,
        commands: object,
        handle: Callable[[C], Message | None],
        build_whole: Callable[[], Message],
    ) -> None:
        self._css = css
        self._words = words
        self._commands = commands
        self._handle = handle
        self._build_whole = build_whole
        self._word_states()
        log_to_server()
        super().__init__()
        self.on_msg(self._on_message)
        watch_language(self._show_again)

    def __repr__(self) -> str:
        return "Screen()"

    def restyle(self, css: str) -> None:
        """Replace the page's style sheet."""
        self._css = css

    def foretell(self, message: Message, newcomer: str = "") -> None:
        """Send this message with the screen itself, before the page says anything, until the next message.

        ``newcomer``: only readers get it whose browser remembers nothing that contains this text; for a page that begins games
        ``play=<game>``: only those who did not play another game last. Messages for newcomers are shown as still pictures.
        """
        self._newcomer = newcomer
        self._told = pack(message)

    def post(self, message: Message) -> None:
        """Send a message to every page that shows this screen, a long one packed: pictures pack to a quarter.

        The message that was foretold no longer goes with the screen.
        """
        self._told = b""
        text = msgspec.json.encode(message)
        if len(text) < LONG:
            self.send(msgspec.json.decode(text))
        else:
            self.send({"packed": True}, [zlib.compress(text)])

    def receive(self, said: object) -> Message | None:
        """Answer a message of the page, plain JSON values; None if it names no command or its command needs no answer.

        A command to speak a language is carried out without an answer. A wrong command is answered as ``misheard`` with its
        token, so that it is not sent again.
        """
        if not isinstance(said, dict) or not isinstance(said.get("do"), str):
            log.warning("a page sent a message that names no command")
            return None
        try:
            if said["do"] == Speak.__struct_config__.tag:
                _follow(msgspec.convert(said, Speak))
                return None
            command: C = msgspec.convert(said, self._commands)
        except msgspec.ValidationError as error:
            log.warning("a page sent an invalid command: %s", error)
            token = said.get("token")
            return Message(misheard=True, answered=(token[:LONGEST_TOKEN],) if isinstance(token, str) else UNSET)
        return self._handle(command)

    def _word_states(self) -> None:
        """Write what a page reads before its first message: its language, and what it says where no process runs."""
        self._language = get_language()
        self._unshown = self._words.format("page-unshown")
        self._unrun = self._words.format("page-unrun")

    def _show_again(self) -> None:
        """Show the whole page in the language that the process speaks by now, unless the page is closed."""
        if self.comm is None:
            return
        try:
            self._word_states()
            self.post(self._build_whole())
        except Exception:
            log.exception("a page failed to change its language; it stays as it is")

    def _on_message(self, _widget: object, said: object, _buffers: object) -> None:
        try:
            answer = self.receive(said)
        except Exception:
            log.exception("a page's command failed; the game is as it was")
            answer = Message(failed=True)
        if answer is not None:
            self.post(answer)


def _follow(command: Speak) -> None:
    """Let the process speak the language that a page asks for; one without words changes nothing."""
    try:
        speak(command.language)
    except ValueError as error:
        log.warning("a page asked for an unknown language: %s", error)


def pack(message: Message) -> bytes:
    """Return a message as the state of a screen carries it, and as long ones are sent: JSON, compressed with zlib."""
    return zlib.compress(msgspec.json.encode(message))
