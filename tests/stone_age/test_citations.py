"""Every rule of Stone Age is cited by file and section."""

from __future__ import annotations

import re

import pytest

from village_core.games.narration import load_words
from village_core.games.stone_age import EDITIONS, GAME, EditionSettings, build_edition
from village_core.games.stone_age.narration import Narrator
from village_core.games.stone_age.rules import Rule

CITATION = re.compile(r'(?P<file>001) "[^"]+"|data/stone_age\.md §(\d|Rulings)')


@pytest.mark.parametrize("edition", EDITIONS)
def test_citations_name_file_and_section(edition: str) -> None:
    """A citation names a section of a rule text or a chapter of our notes; each edition cites every rule.

    A citation has at most 44 signs, and a narrator tells it in words.
    """
    citations = build_edition(EditionSettings(edition)).citations
    assert set(citations) == set(Rule)
    for key, texts in citations.items():
        assert all(CITATION.fullmatch(text) and len(text) < 45 for text in texts), f"{key}: {texts}"
    narrator = Narrator(load_words(GAME.words), ("Ann", "Bob"), build_edition(EditionSettings(edition)))
    assert narrator.list_citations(Rule.HUT) == ("the rules of the game (written in Korean), under “오두막”",)
    assert narrator.list_citations(Rule.TOOL_BEST) == ("our own notes on this game, under “Rulings”",)
