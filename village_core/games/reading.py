"""Reading what people bring: a saved game, a link, or something else, which is then called by its name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, TypeVar
from urllib.parse import unquote

from village_core.games import find_codec, find_game, list_games, load
from village_core.games.editions import BadSettings
from village_core.games.problems import word_problems
from village_core.kernel import compact
from village_core.kernel.frames import Table
from village_core.kernel.game import Game
from village_core.kernel.saves import BadSave, has_seals

T = TypeVar("T", bound=Table)

LARGEST: Final = 6_000_000
"""Most bytes that are looked at; the log of a very long game has a tenth of it."""
MOST_LINES: Final = 20_000
"""Most lines that are entered; a long game has some hundreds."""
LONGEST_COPY: Final = 100_000
"""Most characters of an owner's file; a real one has a few hundred."""
SHORTEST_LINK: Final = 40
"""Letters of the shortest possible link, roughly; fewer are a word or a code."""

PACKED: Final = {
    b"\x1f\x8b": "gzip",
    b"PK\x03\x04": "zip",
    b"PK\x05\x06": "zip",
    b"7z\xbc\xaf\x27\x1c": "7z",
    b"BZh": "bzip2",
    b"\xfd7zXZ\x00": "xz",
    b"\x28\xb5\x2f\xfd": "zstd",
    b"Rar!": "rar",
}
PICTURES: Final = (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"RIFF", b"%PDF", b"II*\x00", b"MM\x00*")
MARKED: Final = {
    b"\xff\xfe\x00\x00": "utf-32",
    b"\x00\x00\xfe\xff": "utf-32",
    b"\xef\xbb\xbf": "utf-8-sig",
    b"\xff\xfe": "utf-16",
    b"\xfe\xff": "utf-16",
    b"{\x00": "utf-16-le",
    b"\x00{": "utf-16-be",
}
"""Encodings of texts, by their first bytes; a text without any of them is UTF-8."""
OFFICE: Final = (b"[Content_Types].xml", b"mimetypeapplication/vnd.oasis")
"""Names in the packed files that office programs write."""
OLD_OFFICE: Final = b"\xd0\xcf\x11\xe0"
IN_ADDRESS: Final = (re.compile(r"\bgame=([\w\-%=]+)", re.ASCII), re.compile(r"\bgame=([\w\-%=\s]+)", re.ASCII))
"""The game in an address: up to the first blank, or beyond it if a mail broke the address into lines."""
LETTERS: Final = re.compile(r"[A-Za-z0-9_\-=\s]+")
ADDRESS: Final = re.compile(r"(?:https?://|www\.)\S+\s*", re.IGNORECASE)
CODE: Final = re.compile(r"(?:.*#)?\s*[0-9A-Za-z](?:[\s-]?[0-9A-Za-z]){9}\s*", re.DOTALL)


@word_problems()
def read(data: bytes | str) -> Game[T]:
    """Return the game in a file's bytes or in a text: that of a save, or of a link with or without an address before it.

    Raises ``BadSave`` for everything else, its problem named by a key of the core's word file; ``rescued`` holds the readable
    part of a saved game. Nothing in ``data`` is run, fetched or opened.
    """
    text = decode_text(data)
    return load(text) if is_save(text) else _read_link(text, isinstance(data, bytes))


def decode_text(data: bytes | str) -> str:
    """Return data as text that may be a save (with line feeds as line ends) or a link, without blanks at its beginning.

    Raises ``BadSave`` for bytes that are not text, and for anything empty, too long, or with too many lines for a save.
    """
    if len(data) > LARGEST:
        raise BadSave("file-too-large", 1, str(LARGEST // 1_000_000))
    text = (data if isinstance(data, str) else _decode(data)).lstrip("\ufeff \t\r\n")
    if not text:
        raise BadSave("file-empty", 1)
    if is_save(text):
        text = text.replace("\r\n", "\n") if "\n" in text else text.replace("\r", "\n")
        if text.count("\n") > MOST_LINES:
            raise BadSave("file-too-many-lines", 1, str(MOST_LINES))
    return text


def is_save(text: str) -> bool:
    """Tell whether a text that ``decode_text`` gave is to be read as a saved game: it begins with ``{``."""
    return text.startswith("{")


def is_unsealed(data: bytes | str) -> bool:
    """Tell whether the data is a saved game of a version that didn't seal games.

    Raises ``BadSave`` if it can't be read at all.
    """
    text = decode_text(data)
    return is_save(text) and not has_seals(text)


def is_link(text: str) -> bool:
    """Tell whether a text that ``decode_text`` gave may be a link to a game, with or without an address before it."""
    return any(_find_links(text))


def _decode(data: bytes) -> str:
    """Decode the bytes.

    Unreadable ones become a character that no line of a save can have, so that their place remains visible. Raises ``BadSave``
    for an office document, a packed file, a picture, or other bytes whose first line is no text.
    """
    if data.startswith(OLD_OFFICE) or (data.startswith(b"PK") and any(mark in data for mark in OFFICE)):
        raise BadSave("file-document", 1)
    for begin, kind in PACKED.items():
        if data.startswith(begin):
            raise BadSave("file-packed", 1, kind)
    if data.startswith(PICTURES) or data[4:8] == b"ftyp":
        raise BadSave("file-picture", 1)
    coding = next((coding for begin, coding in MARKED.items() if data.startswith(begin)), "utf-8")
    text = data.decode(coding, errors="surrogateescape" if coding.startswith("utf-8") else "replace")
    first = text.split("\n", 1)[0]
    if not first.lstrip("\ufeff \t\r").startswith("{") and ("\x00" in first or not _is_writable(first)):
        raise BadSave("file-binary", 1)
    return text


def _is_writable(text: str) -> bool:
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def _read_link(text: str, filed: bool) -> Game[T]:
    """Return the game of the first link that can be read in a text that is not a saved game.

    Raises ``BadSave`` if none can: with the problem of the first link tried, else with what the text seems to be. ``filed``: the
    text came from a file; then letters that are too many for a link are not taken for one.
    """
    wrong = None
    for letters in _find_links(text):
        if filed and len(letters) > compact.MOST_TEXT:
            break
        try:
            return compact.expand(letters, find_codec(compact.read_game_name(letters)))
        except BadSave as error:
            wrong = wrong or error
    raise wrong or BadSave(_guess_problem(text), 1)


def _find_links(text: str) -> Iterator[str]:
    """Yield the parts of a text that may be a link: those after ``game=`` in an address, or else a text that looks like one."""
    found = [unquote(match[1]) for form in IN_ADDRESS if (match := form.search(text))]
    yield from dict.fromkeys(found)
    if not found and LETTERS.fullmatch(text) and len("".join(text.split())) >= SHORTEST_LINK:
        yield text


def _guess_problem(text: str) -> str:
    """Return the key of the problem of a text without a game: a web page, a code, a foreign address, an owner's copy or other."""
    if text.startswith("<"):
        return "file-web-page"
    if CODE.fullmatch(text[:300]) and len(text) <= 300:
        return "file-is-code"
    if ADDRESS.fullmatch(text):
        return "link-foreign"
    return "file-is-copy" if len(text) <= LONGEST_COPY and _is_copy(text) else "save-not-a-save"


def _is_copy(text: str) -> bool:
    return "=" in text and any(_is_copy_of(name, text) for name in list_games())


def _is_copy_of(name: str, text: str) -> bool:
    try:
        return bool(find_game(name).editions.read(text))
    except BadSettings as error:
        return error.problem not in ("copy-not-toml", "copy-long-line") and "edition" in text
    except RecursionError:
        return False
