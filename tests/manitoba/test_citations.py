"""Every rule of Manitoba is cited by file and section."""

from __future__ import annotations

import re

import pytest

from village_core.games.manitoba import EDITIONS, GAME, EditionSettings, build_edition
from village_core.games.manitoba.narration import Narrator
from village_core.games.manitoba.rules import Rule
from village_core.games.narration import load_words

CITATION = re.compile(r'(?P<file>003) "[^"]+"|data/manitoba\.md §\d+')


@pytest.mark.parametrize("edition", EDITIONS)
def test_citations_name_file_and_section(edition: str) -> None:
    """A citation names a section of a rule text or a chapter of our notes; each edition cites every rule.

    A citation has at most 59 signs, and a narrator tells it in words.
    """
    citations = build_edition(EditionSettings(edition)).citations
    assert set(citations) == set(Rule)
    for key, texts in citations.items():
        assert all(CITATION.fullmatch(text) and len(text) < 60 for text in texts), f"{key}: {texts}"
    narrator = Narrator(load_words(GAME.words), ("Ann", "Bob"), build_edition(EditionSettings(edition)))
    assert narrator.list_citations(Rule.ALTAR_KIND) == ("the rules of Manitoba (written in Korean), under “제단”",)
    assert narrator.list_citations(Rule.PATH_OVER) == ("our own notes on this game, under “11”",)
