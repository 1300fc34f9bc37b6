"""Ways to a table: its code, the links with it, and the whole game as a link, each as a QR code too."""

from __future__ import annotations

import re
from typing import Final, Generic, TypeVar
from urllib.parse import urlsplit

import segno

from village_core import __version__
from village_core.kernel.compact import MOST_STEPS, MOST_TEXT, compact
from village_core.kernel.frames import Table
from village_core.kernel.game import Game
from village_core.kernel.words import Words
from village_core.store.provision import is_local_only
from village_widgets.companion.messages import GameLink, Invitations, WayIn
from village_widgets.companion.shared import SharedTable

T = TypeVar("T", bound=Table)
GAME: Final = "game="
"""The beginning of an address's fragment that holds a whole game."""
GROUP: Final = 5
"""The letters of a code that are read in one go."""
LONGEST: Final = 500
"""The most characters of a page's address."""
MOST: Final = 2_300
"""The most characters of a link that a phone's camera can read off a screen."""
LOCAL: Final = ("localhost", "127.0.0.1", "::1")


def group_code(code: str) -> str:
    """Return a code in groups that can be read aloud: ``KX4P7-M2Q9R``."""
    return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


def clean_address(address: str) -> str:
    """Return a page's address without its fragment, cut after ``LONGEST`` characters; empty for a text that is no web address."""
    text = address[:LONGEST].partition("#")[0]
    return text if re.fullmatch(r"https?://[^\s<>\"]+", text) else ""


def is_local(page: str) -> bool:
    """Tell whether a page's address leads nowhere from another device, as an unreadable one does; False for an empty one."""
    try:
        return (urlsplit(page).hostname or "") in LOCAL
    except ValueError:
        return True


def draw_qr(text: str) -> str:
    """Draw a text as a QR code, and return its image address; empty for no text, and for one too long to read off a screen."""
    if not 0 < len(text) <= MOST:
        return ""
    code = segno.make(text, error="l" if len(text) > LONGEST else "m", micro=False)
    return str(code.svg_data_uri(border=3, light="#fff", omitsize=True))


class Sharing(Generic[T]):
    """The ways to one table."""

    def __init__(self, shared: SharedTable[T], words: Words) -> None:
        self.shared = shared
        self.words = words
        self._compact: tuple[Game[T] | None, str] = (None, "")

    def build_invitations(self, address: str) -> Invitations:
        """List every way to the table for the page at ``address``: by the table's code if this page may write, and the viewers'.

        No way leads to a table that is in this browser alone, but the whole game can be taken elsewhere.
        """
        page, codes, words = clean_address(address), self.shared.found.codes, self.words
        if is_local_only():
            return Invitations((), self._warn("only-here"), self._build_game_link(page))
        found: list[WayIn] = []
        for kind, code in (("table", codes.table), ("viewer", codes.viewer)):
            if code:
                link = f"{page}#{code}" if page else ""
                title, about = words.format(f"share-{kind}"), words.format(f"share-{kind}-about")
                found.append(WayIn(kind, title, about, group_code(code), link, draw_qr(link)))
        warning = self._warn("alone") if is_local(page) else "" if page else self._warn("no-page")
        return Invitations(tuple(found), warning, self._build_game_link(page))

    def _warn(self, why: str) -> str:
        """Say why phones can't come; a page that may write also says how to let them in, which an onlooker can't do."""
        return self.words.format(f"share-{why}" if self.shared.found.writes else f"share-{why}-looking")

    def _build_game_link(self, page: str) -> GameLink:
        """Build the link with the whole game, empty if it is too long; without the page's address it is only the link's text."""
        text = self._write_game()
        if not text:
            return GameLink(self.words.format("share-game"), self.words.format("share-game-long"))
        link = f"{page}#{GAME}{text}" if page else text
        about = self.words.format("share-game-about", count=len(link))
        return GameLink(self.words.format("share-game"), about, link, draw_qr(link if page else ""))

    def _write_game(self) -> str:
        """Return the game as the text of a link, made once for each position; empty if no page could open it again."""
        game, text = self._compact
        if game is not self.shared.game:
            game = self.shared.game
            text = "" if len(game.steps) > MOST_STEPS else compact(game, self.shared.codec, __version__)
            self._compact = (game, text if len(text) <= MOST_TEXT else "")
        return self._compact[1]
