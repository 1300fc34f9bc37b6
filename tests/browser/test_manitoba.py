"""Manitoba in a browser: a whole game by mouse and by touch, and targets that a finger can hit."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.auditing import COLOURS, SCHEMES, Scheme, find_faults, find_small_targets
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import PATIENCE, Fingers, Player
from tests.browser.test_composing_page import Played
from tests.manitoba.positions import FIRST
from tests.samples import thin
from village_core.games.editions import EditionSettings
from village_core.games.manitoba import GAME, new_game
from village_core.kernel.game import Game
from village_core.kernel.game import Player as Seated
from village_core.players.levels import programs
from village_widgets.components.session import Session

SCHEMES_SEEN: Final[tuple[Scheme, ...]] = (("light", "none", COLOURS), *SCHEMES[1:])
"""By day, by night and in forced colours, colours alone are tried: the page of this test has no frame."""
PREFERRED = ("disc:", "region:", "path:", "place:", "supply:")


@pytest.mark.parametrize("window", thin([PHONE, DESKTOP], 2), ids=lambda window: "phone" if window is PHONE else "desktop")
def test_a_whole_game_is_played(browser: Browser, window: dict[str, object]) -> None:
    """A game against a beginner is played by clicks or taps to its end, and no target is too small.

    At the end nothing is wider than the window, and the colours have no fault by axe.
    """
    session = Session(
        Game((Seated("Ann", "red"), Seated("Bob", "blue", "beginner")), new_game(EditionSettings(FIRST), 2)), "32", programs(GAME)
    )
    session.go_on()
    played = Played(browser, {**window, "reduced_motion": "reduce"}, session)
    player = (Fingers if window is PHONE else Player)(played.page, PREFERRED)
    small: set[str] = set()

    def is_over() -> bool:
        small.update(find_small_targets(played.page))
        return player.is_over()

    player.play_until(is_over)
    expect(played.page.locator(".vc-score")).to_contain_text("wins", timeout=PATIENCE)
    chosen = {type(step.option.choice).__name__ for step in session.game.steps}
    assert {"Lift", "Enter", "Walk", "Store"} <= chosen and session.position.over and small == set()
    assert played.page.evaluate("document.documentElement.scrollWidth") <= window["viewport"]["width"]
    assert played.wrong == [] and find_faults(played.page, SCHEMES_SEEN) == []
    played.page.context.close()
