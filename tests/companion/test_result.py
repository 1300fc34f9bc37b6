"""The result of a game that is over, as browsers keep it for their list of tables."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.companion.pages import Page
from tests.companion.tracking import begin, build_guests
from village_core.games import write_first_line
from village_core.games.village import Position
from village_core.games.village.choices import Tell
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.vocabulary import ScoreLine
from village_core.kernel.game import Game
from village_core.store.sql import Store

GAMES = Path(__file__).parents[1] / "games"


def read_result(page: Page) -> tuple[list[int], list[int]]:
    """Return the points and the winners that the page's table is shown with, both empty before the end."""
    shared = page.do("look", v=-1)["shared"]
    return shared.get("totals", []), shared.get("winners", [])


@pytest.mark.parametrize(
    ("recorded", "totals", "winners"),
    [
        ("village/chronicle-turn", [29, 31], [1]),
        ("village/solo-chronicle", [22], [0]),
        ("stone_age/cards-of-two", [89, 76], [0]),
        ("manitoba/autumn-of-two", [32, 30], [0]),
    ],
)
def test_a_game_that_is_over_says_who_has_won(store: Store, recorded: str, totals: list[int], winners: list[int]) -> None:
    """At the end of a recorded game, players and onlookers get the points and the winners by seat; undo takes them back."""
    page = Page(store)
    page.do("open", text=(GAMES / f"{recorded}.jsonl").read_text(encoding="utf-8"))
    page.do("take")
    assert read_result(page) == (totals, winners)
    assert read_result(Page(store, code=page.codes[1])) == (totals, winners)
    page.do("undo", v=page.count, token="back")
    assert read_result(page) == ([], [])


def test_a_sheet_with_unknown_numbers_names_no_winner(store: Store) -> None:
    """A sheet without the players' coins has neither points nor winners.

    With all numbers it names all players who share the victory.
    """
    table = begin(2).table
    rich = replace(table, farms=tuple(replace(farm, coin=1) for farm in table.farms))
    codes = store.create(write_first_line(Game(build_guests(2), Position(rich, (Tallying(),)))))
    page = Page(store, code=codes.table)
    done = {"type": "done"}
    page.enter(**done)
    assert page.companion.seated.shared.position.over and read_result(page) == ([], [])
    page.do("undo", v=page.count, token="back")
    page.companion.seated.shared.enter(*(Tell(seat, ScoreLine.COINS, 4) for seat in (0, 1)))
    page.enter(**done)
    assert read_result(page) == ([4, 4], [0, 1])
