"""The words of the game at a tracked table: a list, and texts whose words explain themselves."""

from __future__ import annotations

from tests.companion import showing


def test_words_of_the_game_can_be_tapped_at_a_tracked_table(seated: showing.Driven) -> None:
    """A list of words opens at the tracker, and a tap on a word shows its meaning above everything."""
    page = seated.page
    page.locator("details.vc-lexicon:visible > summary").click()
    page.locator(".vc-lexicon:visible .vc-word", has_text="plague").first.click()
    seated.look()
    card = page.locator(".vc-meaning:popover-open")
    card.wait_for()
    assert "Plague" in card.inner_text() and "black cube" in card.inner_text()
