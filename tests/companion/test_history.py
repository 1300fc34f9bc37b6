"""The history of a table: its lines with their numbers, and what was taken or brought back."""

from __future__ import annotations

from typing import Final

import pytest

from tests.companion.pages import Page
from village_widgets.companion.past import FEW

PLAYERS: Final = 3


def test_the_history_keeps_what_was_taken_back(anna: Page) -> None:
    """The history has each line with its number, what was taken or brought back, and how many undos or redos lead there."""
    for seat in range(PLAYERS):
        anna.lose(seat)
    anna.do("undo", v=3, token="u", count=2)
    history = anna.do("history")["history"]
    assert [line["number"] for line in history] == [1, 2, 3, 4]
    assert [line["undone"] for line in history] == [False, True, True, False] and "2 entries" in history[3]["lines"][0]
    assert history[3]["lines"][1] == f"Taken back: {' '.join(line for entry in history[1:3] for line in entry['lines'])}"
    anna.do("redo", v=4, token="r")
    history = anna.do("history")["history"]
    assert [line["undone"] for line in history] == [False, False, True, False, False]
    assert [line["later"] for line in history] == [1, 0, -1, 0, 0], "each line counts the lines taken back or restored after it"
    assert history[4]["lines"][1] == f"Brought back: {' '.join(history[1]['lines'])}"


@pytest.mark.parametrize(("count", "quoted"), [(FEW, True), (FEW + 1, False)])
def test_only_a_few_entries_are_repeated_where_they_were_taken_back(anna: Page, count: int, quoted: bool) -> None:
    """An undo of up to four entries, each told in one sentence, repeats them in the history; one of more only counts them."""
    for at in range(count):
        anna.lose(at % PLAYERS)
    anna.do("undo", v=count, token="u", count=count)
    assert len(anna.do("history")["history"][-1]["lines"]) == (2 if quoted else 1)


@pytest.mark.parametrize("count", [0, -3, 10**6, 10**9, "all", None])
def test_a_strange_number_of_steps_harms_nothing(anna: Page, count: object) -> None:
    """More steps than there are undo all of them, no number undoes one; a number out of bounds or a text is misheard."""
    anna.lose(0)
    anna.lose(1)
    answer = anna.do("undo", v=2, token="u", count=count)
    if count in (10**6, None):
        assert answer["accepted"] == ["u"] and sum(anna.times) == (0 if count else 1)
    else:
        assert answer == {"misheard": True, "answered": ["u"]} and anna.times == [1, 1, 0]
