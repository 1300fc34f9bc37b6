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
from village_widgets.companion.shared import Shared

T = TypeVar("T", bound=Table)
GAME: Final = "game="
"""What the fragment of an address begins with that holds a whole game."""
GROUP: Final = 5
"""Letters of a code that are read in one go."""
LONGEST: Final = 500
"""Characters of a page's address."""
MOST: Final = 2_300
"""Characters of a link that a phone's camera can still read off a screen."""
ALONE: Final = ("localhost", "127.0.0.1", "::1")


def grouped(code: str) -> str:
    """A code in groups that can be read aloud: ``KX4P7-M2Q9R``."""
    return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


def page_of(address: str) -> str:
    """The address of the page that somebody looks at, without what is behind it; empty for what is none."""
    text = address[:LONGEST].partition("#")[0]
    return text if re.fullmatch(r"https?://[^\s<>\"]+", text) else ""


def alone(page: str) -> bool:
    """Whether a page's address leads nowhere from another device."""
    try:
        return (urlsplit(page).hostname or "") in ALONE
    except ValueError:
        return True


def qr(text: str) -> str:
    """A text as a QR code, as an image address; empty for none, and for one too long to be read off a screen."""
    if not 0 < len(text) <= MOST:
        return ""
    code = segno.make(text, error="l" if len(text) > LONGEST else "m", micro=False)
    return str(code.svg_data_uri(border=3, light="#fff", omitsize=True))


class Sharing(Generic[T]):
    """The ways to one table."""

    def __init__(self, shared: Shared[T], words: Words) -> None:
        self.shared = shared
        self.words = words
        self._compact: tuple[Game[T] | None, str] = (None, "")

    def invitations(self, address: str) -> Invitations:
        """Every way to the table, for the page at ``address``: with its code if this page may write, else the viewers'.

        No way leads to a table that is in this browser alone; the whole game can be taken elsewhere.
        """
        page, codes, words = page_of(address), self.shared.found.codes, self.words
        if is_local_only():
            return Invitations((), words.format("share-only-here"), self._game(page))
        found: list[WayIn] = []
        for kind, code in (("table", codes.table), ("viewer", codes.viewer)):
            if code:
                link = f"{page}#{code}" if page else ""
                title, about = words.format(f"share-{kind}"), words.format(f"share-{kind}-about")
                found.append(WayIn(kind, title, about, grouped(code), link, qr(link)))
        warning = words.format("share-alone") if alone(page) else "" if page else words.format("share-no-page")
        return Invitations(tuple(found), warning, self._game(page))

    def _game(self, page: str) -> GameLink:
        """The whole game as a link, or as its text where the page's address is not known; empty where it is too long."""
        text = self._text()
        if not text:
            return GameLink(self.words.format("share-game"), self.words.format("share-game-long"))
        link = f"{page}#{GAME}{text}" if page else text
        about = self.words.format("share-game-about", count=len(link))
        return GameLink(self.words.format("share-game"), about, link, qr(link if page else ""))

    def _text(self) -> str:
        """The game as the text of a link, made once for each position; empty where nothing could open it again."""
        game, text = self._compact
        if game is not self.shared.game:
            game = self.shared.game
            text = "" if len(game.steps) > MOST_STEPS else compact(game, self.shared.codec, __version__)
            self._compact = (game, text if len(text) <= MOST_TEXT else "")
        return self._compact[1]
