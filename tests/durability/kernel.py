"""The kernel's part: enter what the page sends, and acknowledge each input once it is durable. This is what gets killed."""

from __future__ import annotations

from multiprocessing.connection import Connection
from typing import NamedTuple

import msgspec

from village_core.games import village
from village_core.kernel.saves import SaveEntry, read_entry
from village_core.kernel.values import Option
from village_core.store.sql import Store
from village_widgets.companion.outcomes import InputEnvelope, Stored
from village_widgets.companion.shared import SharedTable


class Input(NamedTuple):
    """An input: its token, the number of lines that its page has seen, and the line without author, time or token."""

    token: str
    seen: int
    line: str


def run_kernel(page: Connection, address: str, code: str) -> None:
    """Open store and table; until killed, enter each input that the page sends, unless it is stored, and acknowledge it."""
    store = Store(address)
    shared = SharedTable(store, store.find(code))
    while True:
        sent = msgspec.json.decode(page.recv_bytes(), type=Input)
        if not shared.numbers.get(sent.token):
            _enter(shared, read_entry(sent.line), InputEnvelope(sent.token, sent.seen))
        page.send_bytes(sent.token.encode())


def _enter(shared: SharedTable[village.Table], entry: SaveEntry, sent: InputEnvelope) -> None:
    if not entry.undo and not entry.redo:
        answer = msgspec.json.decode(entry.answer, type=shared.codec.answer)
        outcome = shared.enter(Option(answer.choice, answer.payment), sent=sent)
    else:
        outcome = shared.enter(entry, sent=sent)
    if not isinstance(outcome, Stored):
        raise RuntimeError(f"{sent.token} was not stored: {outcome}")
