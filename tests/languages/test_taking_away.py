"""Exports of a game in a language: paper speaks it, other programs read English."""

from __future__ import annotations

import html
import re
from typing import Final

from tests.companion.test_exporting import NAMES, build_exporting, play_tracked, share_game
from tests.languages.pseudo import LONGER, START
from tests.languages.speaking import find_plain, offer_pseudo
from village_core.kernel.words.languages import speak
from village_core.store.sql import Store

MARKUP: Final = re.compile(r"<style>.*?</style>|<[^>]*>", re.DOTALL)


def test_every_word_of_a_score_sheet_is_in_the_word_files(store: Store) -> None:
    """Every word of the printed sheet and of the one for spreadsheets is in the language, except players' names."""
    found = build_exporting(share_game(store, play_tracked(3)))
    known = {word for name in NAMES for word in re.findall(r"[^\W\d_]{2,}", name)}
    with offer_pseudo():
        speak(LONGER)
        for kind in ("print", "sheet"):
            said = html.unescape(MARKUP.sub("\n", found.write(kind) or ""))
            assert said.count(START) > 10, kind
            assert find_plain(said, known) == [], kind


def test_paper_speaks_the_language_and_other_programs_read_english(store: Store) -> None:
    """The printed sheet says its language and the game's title in it; a log of plays is the same in every language."""
    found = build_exporting(share_game(store, play_tracked(3)))
    plays = found.write("plays")
    with offer_pseudo():
        speak(LONGER)
        page = found.write("print") or ""
        assert found.write("plays") == plays
    assert '<html lang="xx">' in page
    heading = page.partition("<h1>")[2].partition("</h1>")[0]
    assert heading.count(START) == 2, "the heading, and the title in it"
