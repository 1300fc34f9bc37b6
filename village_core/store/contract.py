"""What any store of shared tables has in common: its values, what is refused, and the way to the program's own."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import Final, NamedTuple, Protocol

from village_core.store.address import default_address

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's 32: no I, L, O and U, which are misread."""
CODE_LENGTH: Final = 10
"""Letters of a code, of five random bits each."""
MARK: Final = 2
"""So many letters at the end of a viewers' code follow from the others, and tell it from a table's code."""
HASHES: Final = 4096
"""How often a table's code is hashed for its viewers' code: some milliseconds, and too long for trying all codes."""
LONGEST_LINE: Final = 100_000
"""Characters of a line or a head; the longest of ours, a whole position, has some ten thousand."""
MOST_LINES: Final = 20_000
"""Lines of a table; a long game has some hundreds."""
LAST_KEY: Final = 2**31 - 1
LONGEST_TOKEN: Final = 80
LONGEST_TEXT: Final = 256_000
"""Characters of what is kept for a reader."""
UNWRITABLE: Final = re.compile("[\x00\n\r\ud800-\udfff]")
"""What no line can have in it: the ends of lines, and what one database or the other can't write."""


class StorageProblem(Exception):
    """Something can't be kept or read. ``problem`` is a key of the interface's words, ``detail`` says what, or where."""

    def __init__(self, problem: str, detail: str = "") -> None:
        super().__init__(f"{problem}{f' ({detail})' if detail else ''}")
        self.problem = problem
        self.detail = detail


class StoreUnusable(StorageProblem):
    """The database can't be used; ``detail`` is what it said."""


class UnknownTable(LookupError):
    """No table has this code or key."""


class NumberTaken(Exception):
    """Another line has this ``number`` already: somebody else entered something meanwhile."""

    def __init__(self, number: int) -> None:
        super().__init__(str(number))
        self.number = number


class Unstorable(StorageProblem, ValueError):
    """Something that can't be stored."""


class Codes(NamedTuple):
    """What a table is called by those who may write (ten letters, 50 random bits) and by those who may only look.

    The second is made from the first, so that a copy of the table proves what may be done with it.
    """

    table: str
    viewer: str


class FoundTable(NamedTuple):
    """A table that was found by a code.

    ``key`` names it to the store; ``writes`` says whether the code allows to add lines. Whoever only looks is not told the
    code of those who write: ``codes.table`` is empty then.
    """

    key: int
    codes: Codes
    head: str
    writes: bool


class StoredLine(NamedTuple):
    """One line of a table: its number from 1, the token of whoever entered it, and the text."""

    number: int
    token: str
    text: str


def normalize_code(code: str) -> str:
    """A code as it is stored, however people typed it: small letters, blanks and hyphens, O for 0, I or L for 1.

    Raises ``UnknownTable`` for what can't be a code.
    """
    letters = re.sub(r"[\s-]+", "", code[:200]).upper().translate(str.maketrans("OIL", "011"))
    if len(letters) != CODE_LENGTH or set(letters) - set(LETTERS):
        raise UnknownTable(code[:40])
    return letters


class Storage(Protocol):
    """Shared tables and what readers have got done, wherever they are kept. ``village_core.store.sql.Store`` says what each does.

    Every one of them raises ``StoreUnusable`` where nothing can be kept or read.
    """

    def close(self) -> None:
        """Let go of whatever is held open; the next use takes it up again."""

    def create(self, head: str, lines: Iterable[StoredLine] = ()) -> Codes:
        """A new table with this head and these lines, if any."""

    def find(self, code: str) -> FoundTable:
        """The table of a code, however it is typed. Raises ``UnknownTable``."""

    def append(self, key: int, number: int, token: str, line: str) -> int:
        """Add a line to a table and give its number. Raises ``Taken``, ``UnknownTable``, ``Unstorable``."""

    def extend(self, key: int, lines: Sequence[StoredLine]) -> int:
        """Add lines to a table, all or none, and give the number of the last. Raises what ``append`` raises."""

    def lines(self, key: int, after: int = 0) -> tuple[StoredLine, ...]:
        """The lines of a table with a number above ``after``, in order."""

    def count(self, key: int) -> int:
        """How many lines a table has."""

    def restore(self, codes: Codes, head: str, lines: Iterable[StoredLine]) -> bool:
        """Put back a table that was forgotten, under its ``proven`` codes; false if either is in use. Raises ``Unstorable``."""

    def reader_text(self, reader: str) -> str | None:
        """What is kept for a reader; None for somebody new."""

    def revise(self, reader: str, change: Callable[[str | None], tuple[str, str]]) -> None:
        """Change what is kept for a reader. Raises ``Unstorable``."""


_provided: list[Callable[[], Storage]] = []


def provide_store(opener: Callable[[], Storage]) -> None:
    """From now on this opens the program's own store: for a host that has no database."""
    _provided[:] = [opener]


def open_own_store() -> Storage:
    """The program's own store: the host's, if it provides one, else the database at ``default_address``."""
    for opener in _provided:
        return opener()
    from village_core.store.sql import Store  # only now: a host without databases hasn't got what it is made of

    return Store(default_address())


def is_local_only() -> bool:
    """Whether the program's own store is this browser's alone: where its host provides one, no other device reaches it."""
    return bool(_provided)


def draw_key() -> int:
    """What a new table is called within the store. It is drawn by lot: one that is still known from a store that was replaced
    leads to nobody else's table.
    """
    return 1 + secrets.randbelow(LAST_KEY)


def draw_codes() -> Codes:
    """Codes that nobody can guess."""
    table = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
    return draw_codes() if is_viewers_code(table) else Codes(table, derive_viewers_code(table))


def derive_viewers_code(table: str) -> str:
    """The viewers' code that belongs to a table's code. Nobody finds the way back."""
    digest = table.encode()
    for _ in range(HASHES):
        digest = sha256(digest).digest()
    return _marked(_letters(digest, CODE_LENGTH - MARK))


def is_viewers_code(code: str) -> bool:
    """Whether a code is one for viewers. Of a table's codes from before these were marked, one of a thousand looks like it."""
    return code == _marked(code[:-MARK])


def prove_codes(codes: Codes) -> Codes | None:
    """The codes under which a page's copy of a table may be put back; nothing where they don't belong together.

    A copy of somebody who only looked comes back as one to look at, whichever place its code is given in. What a copy lacks of
    the codes is made anew. Codes from before viewers' codes were made from tables' are taken as they are. Raises ``Unstorable``.
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


def _marked(start: str) -> str:
    return start + _letters(sha256(start.encode()).digest(), MARK)


def _letters(digest: bytes, count: int) -> str:
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:count])


def check_reader_text(text: str) -> None:
    """Raise ``Unstorable`` for a text that can't be kept for a reader."""
    if len(text) > LONGEST_TEXT:
        raise Unstorable("store-line-too-long", str(LONGEST_TEXT))
    if UNWRITABLE.search(text):
        raise Unstorable("store-bad-line")


def check_line(line: str) -> None:
    """Raise ``Unstorable`` for a text that is no line, or far too long a one."""
    if len(line) > LONGEST_LINE:
        raise Unstorable("store-line-too-long", str(LONGEST_LINE))
    if found := UNWRITABLE.search(line):
        raise Unstorable("store-bad-line", f"U+{ord(found.group()):04X}")


def check_token(token: str) -> None:
    """Raise ``Unstorable`` for a text that no line can be entered with."""
    if not 0 < len(token) <= LONGEST_TOKEN or UNWRITABLE.search(token):
        raise Unstorable("store-bad-token")


def check_lines(lines: Iterable[StoredLine]) -> tuple[StoredLine, ...]:
    """The lines, if they can be those of a table."""
    found: list[StoredLine] = []
    for line in lines:
        if len(found) == MOST_LINES:
            raise Unstorable("store-table-full", str(MOST_LINES))
        if line.number != len(found) + 1:
            raise Unstorable("store-gap", str(line.number))
        check_line(line.text)
        check_token(line.token)
        found.append(line)
    if len({line.token for line in found}) != len(found):
        raise Unstorable("store-bad-token")
    return tuple(found)
