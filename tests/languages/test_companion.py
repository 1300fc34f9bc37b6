"""The companion's messages in a language without spaces: code puts no space or Latin sign between their parts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec
import pytest

from tests.companion.pages import Page
from tests.languages.pseudo import HAN
from tests.languages.speaking import JOINED, list_texts, offer_pseudo
from tests.manitoba.recorded import MANITOBA
from tests.manitoba.retelling import retell as retell_manitoba
from tests.samples import sample
from tests.stone_age.tracked import play_tracked_game
from tests.village.retelling import COLOURS, PEOPLE, play_game, retell
from village_core.games import save
from village_core.kernel.words.languages import speak
from village_core.store.sql import Store

SEATS: Final = 3
ENTRIES: Final = 60
LOOKS: Final = sample(usual=12, long=1)
"""The whole page is asked for after each ``LOOKS``-th entry; the answer to an entry has what changed."""
GAMES: Final = Path(__file__).parents[1] / "games"


@pytest.fixture(autouse=True, scope="module")
def han() -> Iterator[None]:
    """Speak Han."""
    with offer_pseudo():
        speak(HAN)
        yield


def read_recorded(name: str) -> str:
    """Return the text of a recorded game's save."""
    return (GAMES / f"{name}.jsonl").read_text(encoding="utf-8")


def tell_backwards(page: Page, pace: int) -> Iterator[str]:
    """Yield the texts of a finished table: history, exports, sharing, laying form, and alternatives at every ``pace``-th line.

    Then undo the table, ``pace`` lines at once, and yield the texts of the page each time.
    """
    for command in ("history", "exports", "share", "laying"):
        yield from list_texts(page.do(command))
    for line in page.companion.seated.shared.holding[::pace]:
        yield from list_texts(page.do("alternatives", line=line))
    while page.companion.seated.shared.can_undo:
        yield from list_texts(page.do("undo", count=pace, v=page.count, token=f"u{page.count}"))
        yield from list_texts(page.do("look", v=-1))


def tell_evening(store: Store) -> Iterator[str]:
    """Yield the texts of a tracked game of Village's first sixty entries: the page after some, then what a player can open.

    That is the history, exports, sharing, the laying form, the check of a copy, alternatives at every ninth line, and the history
    while a line is corrected.
    """
    page = Page(store)
    players = [{"name": name, "colour": colour} for name, colour in zip(PEOPLE[:SEATS], COLOURS, strict=False)]
    page.begin(players=players, start=0)
    for number, (_, choice) in zip(range(ENTRIES), retell(play_game(SEATS, seed=7)), strict=False):
        yield from list_texts(page.enter(token=f"t{number}", **msgspec.to_builtins(choice)))
        if number % LOOKS == 0:
            yield from list_texts(page.do("look", v=-1))
    for command in ("history", "exports", "share", "laying"):
        yield from list_texts(page.do(command))
    yield from list_texts(page.do("checking", edition="first_2011", players=[SEATS]))
    for line in page.companion.seated.shared.holding[::9]:
        yield from list_texts(page.do("alternatives", line=line))
    page.do("correct", line=page.companion.seated.shared.holding[3], v=page.count, token="c")
    yield from list_texts(page.do("history"))


def test_no_text_of_the_companion_is_put_together_with_spaces(store: Store) -> None:
    """In Han, all texts of the companion at a tracked game of Village have the language's signs between their parts."""
    texts = {*tell_evening(store)}
    han = [text for text in texts if re.search("[\u4e00-\u9fff]", text)]
    assert len(han) > 300
    assert [text for text in han if JOINED.search(text)] == []


@pytest.mark.parametrize(
    ("game", "pace"),
    [
        pytest.param(lambda: save(play_tracked_game(3, 5)), 11, id="tracker of Stone Age"),
        pytest.param(lambda: read_recorded("stone_age/cards-of-two"), 30, id="Stone Age"),
        pytest.param(lambda: read_recorded("village/last-cube"), 30, id="Village"),
        pytest.param(lambda: save(retell_manitoba(MANITOBA.load("autumn-of-two"))), 30, id="tracker of Manitoba"),
        pytest.param(lambda: read_recorded("manitoba/autumn-of-two"), 60, id="Manitoba"),
    ],
)
def test_no_text_of_a_finished_table_is_put_together_with_spaces(store: Store, game: Callable[[], str], pace: int) -> None:
    """In Han, the texts of a finished table, and while it is undone to its start, have the language's signs between parts."""
    page = Page(store)
    page.do("open", text=game())
    page.do("take")
    texts = {*tell_backwards(page, pace)}
    assert len(texts) > 100
    assert [text for text in texts if JOINED.search(text)] == []
