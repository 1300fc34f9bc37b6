"""Pages of several languages at one table: what they store is the same as what English pages store."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

import msgspec
import pytest

from tests.companion.pages import Page
from tests.grammar import set_language
from tests.languages.pseudo import HAN, LONGER
from tests.languages.speaking import offer_pseudo
from tests.samples import sample
from tests.village.retelling import COLOURS, PEOPLE, play_game, retell
from village_core.store.sql import Store
from village_widgets.companion.shared import SharedTable

SEATS = 4
ENTRIES = sample(usual=60, long=90)
"""The number of entries, among which each kind of report is, the first new round's included."""
STORED = ENTRIES * 8 // 9
"""The least number of entries that the tracker takes: it refuses a few that others made needless."""
MIXED = ("en", LONGER, HAN)


def tell_game(
    store: Store, tongues: Sequence[str], monkeypatch: pytest.MonkeyPatch
) -> tuple[str, list[tuple[str, str]], set[str]]:
    """Report a game at one table, with a page for each of ``tongues``, which enter in turn.

    Returns the first line of its save, the lines, each with its token, and the different histories that the pages show.
    """

    def speak(tongue: str) -> None:
        """Set the tongue of the next page without showing the others again: each stands for a process of its own."""
        set_language(tongue, monkeypatch)

    clock = count(1_800_000_000)
    monkeypatch.setattr(
        SharedTable.__init__, "__defaults__", (lambda: next(clock), *(SharedTable.__init__.__defaults__ or ())[1:])
    )
    pages: list[Page] = []
    for tongue in tongues:
        speak(tongue)
        pages.append(Page(store))
        if len(pages) == 1:
            players = [{"name": name, "colour": colour} for name, colour in zip(PEOPLE[:SEATS], COLOURS, strict=False)]
            code = pages[0].begin(players=players, start=0)
        else:
            pages[-1].do("join", code=code)
    full = play_game(SEATS, seed=7)
    for number, (_, choice) in zip(range(ENTRIES), retell(full), strict=False):
        page = pages[number % len(pages)]
        speak(tongues[number % len(pages)])
        page.look()
        page.enter(token=f"t{number}", **msgspec.to_builtins(choice))
    logs = set()
    for tongue, page in zip(tongues, pages, strict=True):
        speak(tongue)
        page.look()
        logs.add(str(page.do("history")))
    found = store.find(code)
    return found.head, [(line.token, line.text) for line in store.read_lines(found.key)], logs


def test_what_is_stored_holds_no_language(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three pages, two of them in pseudo-languages, store the same bytes as an English one alone; each reads its own language."""
    with offer_pseudo():
        mixed = tell_game(store, MIXED, monkeypatch)
        english = tell_game(store, ("en",), monkeypatch)
    assert len(mixed[1]) >= STORED
    assert mixed[:2] == english[:2]
    assert len(mixed[2]) == 3 and any("⟦" in log for log in mixed[2])
