"""Tracked games of any game: people's reports are played, or refused."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from village_core.kernel.game import Game
from village_core.kernel.values import Choice, Illegal, RuleKey


def play_all(game: Game, reports: Iterable[Choice]) -> Game:
    """Return the game after these reports; an illegal one raises ``Illegal``."""
    for choice in reports:
        game = game.play(choice)
    return game


def find_refusing(game: Game, choice: Choice) -> tuple[RuleKey, ...]:
    """Return the rules that refuse a report; check that playing the report raises the same refusal."""
    refusal = game.position.find_refusal(choice)
    assert refusal is not None
    with pytest.raises(Illegal) as caught:
        game.play(choice)
    assert caught.value.refusal == refusal
    return refusal.rules
