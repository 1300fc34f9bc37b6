"""Seals of stored lines: each line is hashed together with the seal of the line before, so that a changed line is found.

The first seal, number 0, is made of the table's codes and head. Lines older than seals carry none; they are taken as they are,
and the seal of the first line after them vouches for them from then on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from village_core.kernel.sealing import hash_texts
from village_core.store.contract import StoredLine
from village_core.store.problems import StoreUnusable

LENGTH: Final = 32
"""Letters of a seal, of four bits each."""
HEAD: Final = "head"
"""The place that an error names if codes or head aren't those that the table began with."""


class SealedLine(NamedTuple):
    """A line as it is stored; ``seal`` is None for one older than seals."""

    line: StoredLine
    seal: str | None


def make_seal(*texts: str) -> str:
    """Return the seal of some texts: 32 letters that follow from all of them in their order."""
    return hash_texts(*texts).hex()[:LENGTH]


def chain_lines(lines: Iterable[StoredLine], before: str) -> Iterator[SealedLine]:
    """Yield lines with their seals, each made with the seal before it; the first line follows the seal ``before``."""
    for line in lines:
        before = make_seal(before, line.token, line.text)
        yield SealedLine(line, before)


def verify_lines(sealed: Iterable[SealedLine], before: str, after: int) -> Iterator[StoredLine]:
    """Check the lines that follow line ``after``, whose seal is ``before`` (empty if unknown), and yield each.

    A line without a seal is taken as it is, and the next seal vouches for it. Raises ``StoreUnusable``, naming the line, for one
    that is missing or isn't what was entered.
    """
    for number, (line, seal) in enumerate(sealed, after + 1):
        if line.number != number or not isinstance(line.text, str) or not isinstance(line.token, str):
            raise StoreUnusable("store-changed", str(number))
        found = make_seal(before, line.token, line.text) if before else ""
        if seal and found and seal != found:
            raise StoreUnusable("store-changed", str(number))
        before = seal or found
        yield line
