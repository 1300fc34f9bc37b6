"""Seals: each line is hashed together with the seal of the line before it, so that a line that has changed is found.

That tells what happened to a line by accident. Whoever changes one on purpose can seal it, and all after it, anew.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Final

BYTES: Final = 6
"""Bytes of a seal in a line of JSON, where it is the last field: written as eight letters."""
FIELD: Final = re.compile(r',"seal":"([\w-]{8})"\}', re.ASCII)
LENGTH: Final = len(',"seal":"abcdefgh"}')


def hash_texts(*texts: str) -> bytes:
    """What a line comes to with all that is hashed with it, none of which has an end of line in it."""
    return sha256("\n".join(texts).encode(errors="surrogatepass")).digest()


def seal_lines(lines: Iterable[str], before: str = "") -> Iterator[str]:
    """Lines of JSON with their seals; ``before`` is the seal of the line before the first of them."""
    for line in lines:
        before = urlsafe_b64encode(hash_texts(before, line)[:BYTES]).decode()
        yield f'{line.removesuffix("}")},"seal":"{before}"}}'


def split_seal(line: str) -> tuple[str, str]:
    """A line as it was before it was sealed, and its seal; the line as it is, and nothing, where it carries none."""
    found = FIELD.fullmatch(line.rstrip()[-LENGTH:])
    return (f"{line.rstrip()[:-LENGTH]}}}", found[1]) if found else (line, "")


def count_intact(lines: Iterable[str]) -> int:
    """How many of the first lines are as they were when they were sealed."""
    count, before = 0, ""
    for line in lines:
        plain, seal = split_seal(line)
        if [line.rstrip()] != [*seal_lines([plain], before)]:
            return count
        count, before = count + 1, seal
    return count
