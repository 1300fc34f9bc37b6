"""Carla in words: she is no player, and a language may show it."""

from __future__ import annotations

from tests.village.positions import settle
from tests.village.solo.positions import ME, lay_solo
from village_core.games import narration as printed
from village_core.games.village import EditionSettings, build_edition, narration
from village_core.games.village.events import CubeTaken
from village_core.games.village.market import MarketDay
from village_core.games.village.narration import Narrator
from village_core.games.village.rules import Rule
from village_core.games.village.solo.board import RIVAL
from village_core.games.village.vocabulary import Cube, Space
from village_core.kernel.words import Words

HERS = CubeTaken(Rule.SOLO_MATCH, RIVAL, Space.MARKET, Cube.PLAGUE)
THEIRS = CubeTaken(Rule.TURN_TAKE, RIVAL, Space.MARKET, Cube.PLAGUE)
KOREAN = Words(printed.WORD_FILES, narration.WORD_FILES, language="ko")


def test_carla_is_not_addressed_as_a_player() -> None:
    """Korean addresses players (님) but not Carla; the player with her number at a table for two is addressed."""
    edition = build_edition(EditionSettings("big_box_2023"))
    assert Narrator(KOREAN, ("민준",), edition).describe_event(HERS) == "카를라가 시장에서 질병(검정) 큐브 1개를 가져왔어요."
    assert (
        Narrator(KOREAN, ("민준", "서연"), edition).describe_event(THEIRS)
        == "서연 님이 시장에서 질병(검정) 큐브 1개를 가져왔어요."
    )


def test_her_market_day_is_told_without_addressing_her() -> None:
    """Korean tells a player who may sell on Carla's market day that she has called it, and addresses the player alone (님)."""
    position = settle(lay_solo(stalls=(1, 2, 3)), MarketDay(RIVAL, ME, (RIVAL,), opened=True))
    said = Narrator(KOREAN, ("민준",), position.table.edition).describe_decision(position)
    assert said.startswith("민준 님, 카를라가 장날을 열었어요.")
