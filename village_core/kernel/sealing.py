"""Seals: each line is hashed together with the seal of the line before it, so that a changed line is found.

They find accidents. Changing a line on purpose is possible by sealing it and all lines after it again.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Final

BYTES: Final = 6
"""Bytes of a seal, the last field of a JSON line, written as eight letters."""
FIELD: Final = re.compile(r',"seal":"([\w-]{8})"\}', re.ASCII)
LENGTH: Final = len(',"seal":"abcdefgh"}')


def hash_texts(*texts: str) -> bytes:
    """Return the SHA-256 hash of some texts in their order; the caller must pass texts without ends of lines."""
    return sha256("\n".join(texts).encode(errors="surrogatepass")).digest()


def seal_lines(lines: Iterable[str], before: str = "") -> Iterator[str]:
    """Yield lines of JSON with a seal as their last field, each made of the line and the seal before it.

    ``before`` is the seal of the line before the first.
    """
    for line in lines:
        before = urlsafe_b64encode(hash_texts(before, line)[:BYTES]).decode()
        yield f'{line.removesuffix("}")},"seal":"{before}"}}'


def split_seal(line: str) -> tuple[str, str]:
    """Split a line into the unsealed line and its seal.

    White space after a seal is dropped. A line without a seal is returned as it is, with an empty seal.
    """
    found = FIELD.fullmatch(line.rstrip()[-LENGTH:])
    return (f"{line.rstrip()[:-LENGTH]}}}", found[1]) if found else (line, "")


def count_intact(lines: Iterable[str]) -> int:
    """Count the lines before the first one that was changed or carries no seal."""
    count, before = 0, ""
    for line in lines:
        plain, seal = split_seal(line)
        if [line.rstrip()] != [*seal_lines([plain], before)]:
            return count
        count, before = count + 1, seal
    return count
