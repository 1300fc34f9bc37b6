"""Codes of shared tables: ten letters for those who may write, and ten that follow from them for those who may only look."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import Final, NamedTuple

from village_core.store.problems import UnknownTable, Unstorable

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's 32: no I, L, O and U, which are misread."""
CODE_LENGTH: Final = 10
"""Letters of a code, of five random bits each."""
MARK: Final = 2
"""Letters at the end of a viewers' code that follow from its others, and tell it from a table's code."""
HASHES: Final = 4096
"""The number of times a table's code is hashed for its viewers' code: milliseconds each, too long for trying all codes."""


class Codes(NamedTuple):
    """The code of a table for those who may write (50 random bits), and the one for those who may only look.

    The second is derived from the first, except at the oldest tables, so a copy of the table proves what its holder may do. If
    only the second is known, ``table`` is empty.
    """

    table: str
    viewer: str


def normalize_code(code: str) -> str:
    """Return a code as it is stored: capitals without blanks and hyphens, with 0 for O and 1 for I or L.

    Raises ``UnknownTable`` for a text that can't be a code.
    """
    letters = _spell(re.sub(r"[\s-]+", "", code[:200]).upper())
    if not _is_code(letters):
        raise UnknownTable(code[:40])
    return letters


def draw_codes() -> Codes:
    """Draw a new table's code at random, and derive its viewers' code; a table's code never looks like a viewers' code."""
    table = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
    return draw_codes() if is_viewers_code(table) else Codes(table, derive_viewers_code(table))


def derive_viewers_code(table: str) -> str:
    """Return the viewers' code that belongs to a table's code, always the same. The way back is as hard as trying all codes."""
    return _add_mark(_to_letters(_hash(table.encode()), CODE_LENGTH - MARK))


def derive_next_code(table: str) -> str:
    """Return the code of the table at which the same players play again: always the same for one table, and no viewers' code."""
    digest = _hash(f"next {table}".encode())
    while is_viewers_code(code := _to_letters(digest, CODE_LENGTH)):
        digest = sha256(digest).digest()
    return code


def is_viewers_code(code: str) -> bool:
    """Tell whether a normalized code is one for viewers, by its mark.

    One of a thousand table codes older than the mark looks like one.
    """
    return code == _add_mark(code[:-MARK])


def prove_codes(codes: Codes) -> Codes | None:
    """Return the codes under which a page's copy of a table may be put back; None if the two don't belong together.

    For a viewer's copy only the viewers' code is returned, in whichever field it was given. A missing viewers' code is derived.
    Codes older than derived viewers' codes are taken as they are. Raises ``Unstorable`` for a text that can't be a code, and if
    both are equal or empty.
    """
    try:
        table, viewer = (normalize_code(code) if code else "" for code in codes)
    except UnknownTable as error:
        raise Unstorable("store-bad-codes") from error
    if table == viewer:
        raise Unstorable("store-bad-codes")
    if not table or is_viewers_code(table):
        return Codes("", table or viewer)
    own = derive_viewers_code(table)
    return None if viewer != own and is_viewers_code(viewer) else Codes(table, viewer or own)


def _spell(letters: str) -> str:
    return letters.translate(str.maketrans("OIL", "011"))


def _is_code(letters: str) -> bool:
    return len(letters) == CODE_LENGTH and set(letters) <= set(LETTERS)


def _hash(text: bytes) -> bytes:
    for _ in range(HASHES):
        text = sha256(text).digest()
    return text


def _add_mark(start: str) -> str:
    return start + _to_letters(sha256(start.encode()).digest(), MARK)


def _to_letters(digest: bytes, count: int) -> str:
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:count])
