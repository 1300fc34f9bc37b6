"""Copies of a table that pages have kept: as lines of the store, and to put back what the store has lost."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from secrets import token_hex

from village_core.kernel import saves
from village_core.store.contract import FoundTable, Storage, StoredLine
from village_core.store.problems import NumberTaken


def number_lines(texts: Sequence[str]) -> tuple[StoredLine, ...]:
    """Convert texts to lines of the store. Each keeps the token that it was entered with.

    A line without a token, or with that of an earlier line, gets a new one. Raises ``Misfit`` for a text that is no line.
    """
    found: dict[str, StoredLine] = {}
    for number, text in enumerate(texts, 1):
        token = saves.read_entry(text).id
        if not token or token in found:
            token = token_hex(8)
        found[token] = StoredLine(number, token, text)
    return tuple(found.values())


def prolong(store: Storage, found: FoundTable, texts: Sequence[str]) -> None:
    """Add those lines of a copy (``texts``) that follow the table's last line, if the copy begins with all lines of the table.

    Nothing is added to a table that may only be looked at, nor if another page is faster. The caller must have checked that the
    whole copy can be read. Raises what the store raises.
    """
    if not found.writes:
        return
    there = [line.text for line in store.read_lines(found.key)]
    if len(there) < len(texts) and [*texts[: len(there)]] == there:
        with suppress(NumberTaken):
            store.extend(found.key, number_lines(texts)[len(there) :])


def vouch(store: Storage, found: FoundTable, head: str, texts: Sequence[str]) -> FoundTable:
    """Make a table that came back from a viewer's copy the writers' own, with the head and lines of a writer's page.

    Returns the table as its writers find it from then on. If another writer is faster, that one's table stays. A table that is
    not ``unproven`` is returned as it is.
    """
    if not found.unproven:
        return found
    store.restore(found.codes, head, number_lines(texts))
    return store.find(found.codes.table)
