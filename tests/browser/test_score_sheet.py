"""The final sheet of a tracked table on a phone: typing numbers while other players report theirs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.companion.tracking import Driven, begin, list_entered
from village_core.games.village import Position
from village_core.games.village.choices import Tell
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.vocabulary import ScoreLine


def test_a_half_typed_number_survives_what_others_tell(table: Callable[..., Driven]) -> None:
    """A half-typed number on the final sheet stays while another player's number arrives, and counts when it is complete.

    *Done* then names the winner and ends the typing.
    """
    start = Position(begin(2).table, (Tallying(),))
    driven = table(players=2, position=start)
    field = driven.page.get_by_label("coins, Anna")
    field.click()
    field.press_sequentially("1")
    driven.enter_elsewhere(Tell(1, ScoreLine.COINS, 7), Tell(0, ScoreLine.PRESTIGE, 6))
    field.press_sequentially("4")
    field.press("Enter")
    driven.rest()
    assert list_entered(driven)[-1] == Tell(0, ScoreLine.COINS, 14)
    assert driven.page.get_by_label("coins, Bert").input_value() == "7"
    driven.tap(".vc-tally-done")
    assert (
        "Anna wins" in driven.find_visible(".vc-tally-result").inner_text()
        and driven.find_visible(".vc-tally input").count() == 0
    )


def test_what_is_no_number_stays_and_is_told(table: Callable[..., Driven]) -> None:
    """Text that is no number stays on the final sheet, marked, through other reports, until it is corrected."""
    driven = table(players=2, position=Position(begin(2).table, (Tallying(),)))
    field, told = driven.page.get_by_label("coins, Anna"), driven.find_visible(".vc-tally .vc-problem")
    field.fill("-3")
    field.press("Enter")
    assert "whole number" in told.inner_text() and field.get_attribute("aria-invalid") == "true"
    driven.enter_elsewhere(Tell(1, ScoreLine.COINS, 7))
    assert field.input_value() == "-3" and told.count() == 1
    field.fill("3")
    field.press("Enter")
    driven.rest()
    assert told.count() == 0 and field.get_attribute("aria-invalid") == "false"
    assert list_entered(driven) == [Tell(1, ScoreLine.COINS, 7), Tell(0, ScoreLine.COINS, 3)]


@pytest.mark.parametrize("key", ["Enter", "Tab"])
def test_an_emptied_number_is_no_zero(table: Callable[..., Driven], key: str) -> None:
    """An emptied field of the final sheet reports nothing: it shows the known number again."""
    driven = table(players=2, position=Position(begin(2).table, (Tallying(),)))
    field = driven.page.get_by_label("travel, Anna")
    assert field.input_value() == "0"
    field.fill("")
    field.press(key)
    assert field.input_value() == "0" and field.get_attribute("aria-invalid") == "false"
    other = driven.page.get_by_label("coins, Bert")
    other.fill("0")
    other.press("Enter")
    driven.find_visible(".vc-tally input.vc-told").wait_for()
    assert list_entered(driven) == [Tell(1, ScoreLine.COINS, 0)]


def test_a_sheet_drawn_again_is_full(table: Callable[..., Driven]) -> None:
    """A number that breaks the tie removes the tie's lines; the field reached by Tab still has its known number."""
    driven = table(players=2, position=Position(begin(2).table, (Tallying(),)))
    for name in ("Anna", "Bert"):
        driven.page.get_by_label(f"coins, {name}").fill("1")
        driven.page.keyboard.press("Enter")
    driven.find_visible(".vc-tally-tie").wait_for()
    driven.page.get_by_label("coins, Anna").fill("3")
    driven.page.keyboard.press("Tab")
    driven.find_visible(".vc-tally-tie").wait_for(state="detached")
    field = driven.page.get_by_label("coins, Bert")
    assert field.evaluate("field => field === document.activeElement") and field.input_value() == "1"
