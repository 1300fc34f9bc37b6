"""Manitoba in a browser: a game by mouse and by touch, and targets that a finger can hit."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from tests.browser.auditing import COLOURS, SCHEMES, Scheme, find_faults, find_small_targets
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import PATIENCE, Fingers, Player
from tests.browser.test_composing_page import Played
from tests.manitoba.recorded import MANITOBA
from tests.samples import choose_start, thin
from village_core.games.manitoba import GAME
from village_core.kernel.game import Player as Seated
from village_core.players.levels import build_programs
from village_widgets.components.session import Session

SCHEMES_SEEN: Final[tuple[Scheme, ...]] = (("light", "none", COLOURS), *SCHEMES[1:])
"""By day, by night and in forced colours, colours alone are tried: the page of this test has no frame."""
PREFERRED = ("disc:", "region:", "path:", "place:", "supply:")


@pytest.mark.parametrize("window", thin([PHONE, DESKTOP], 2), ids=lambda window: "phone" if window is PHONE else "desktop")
def test_a_game_is_played_to_its_end(browser: Browser, window: dict[str, object]) -> None:
    """The last part of a game against a beginner is played by clicks or taps, and no target is too small.

    At the end nothing is wider than the window, and the colours have no fault by axe. The whole game with
    ``VILLAGE_SAMPLES=whole``.
    """
    recorded = MANITOBA.load("autumn-of-two")
    after = choose_start(len(recorded.steps))
    game = replace(recorded, players=(Seated("Ann", "red"), Seated("Bob", "blue", "beginner"))).branch(after)
    session = Session(game, "32", build_programs(GAME))
    session.go_on()
    played = Played(browser, {**window, "reduced_motion": "reduce"}, session)
    player = (Fingers if window is PHONE else Player)(played.page, PREFERRED)
    small: set[str] = set()

    def is_over() -> bool:
        small.update(find_small_targets(played.page))
        return player.is_over()

    player.play_until(is_over)
    expect(played.page.locator(".vc-score")).to_contain_text("wins", timeout=PATIENCE)
    chosen = {type(step.option.choice).__name__ for step in session.game.steps[after:]}
    assert {"Lift", "Enter", "Walk", "Store"} <= chosen and session.position.over and small == set()
    assert played.page.evaluate("document.documentElement.scrollWidth") <= window["viewport"]["width"]
    assert played.wrong == [] and find_faults(played.page, SCHEMES_SEEN) == []
    played.page.context.close()
