"""The pseudo-languages: every text is written in them, and what code reads in a text is left alone."""

from __future__ import annotations

import pytest

from tests.languages.pseudo import HAN, LONGER, lengthen, translate, write_in_han

ENGLISH = """sold = { $who } sells a [scroll](glossary:scroll) for **two** coins.
    .what = { $count ->
        [one] one coin
       *[other] { $count } coins
    }
"""


def test_a_lengthened_text_has_accents_and_is_longer() -> None:
    """In the longer language no word keeps a plain vowel, and a text is about 30 % longer."""
    text = "The market day is over, and each of the players gets as many coins as the stalls have left."
    longer = lengthen(text)
    assert not set(longer) & set("aeiouy")
    assert 1.27 < len(longer) / len(text) < 1.32


def test_a_text_in_han_has_no_letters_and_no_spaces() -> None:
    """Words become Han characters, and punctuation is that of Han."""
    written = write_in_han("Sell a scroll, then stop: it is enough.")
    assert written.endswith("。") and "，" in written and "：" in written
    assert not any(letter.isascii() for letter in written)


@pytest.mark.parametrize("language", [LONGER, HAN])
def test_a_file_keeps_its_keys_variables_and_links(language: str) -> None:
    """A file made from English keeps its keys, variables, variants, bold marks and targets of links; its words are others."""
    written = translate(ENGLISH, language)
    assert all(kept in written for kept in ("sold =", "{ $who }", "](glossary:scroll)", "**", ".what =", "[one]", "*[other]"))
    assert "coins" not in written and "scroll]" not in written


def test_each_wording_is_marked_once_at_its_ends() -> None:
    """A wording of the longer language stands between its marks, however many variants it has."""
    assert translate(ENGLISH, LONGER).count("⟦") == translate(ENGLISH, LONGER).count("⟧") == 2


def test_signs_between_words_are_those_of_the_language() -> None:
    """A wording that is only a sign has no marks, and in Han no space."""
    signs = 'between = {" "}\ncomma = ,{" "}\n'
    assert translate(signs, LONGER) == 'between = { " " }\ncomma = ,{ " " }\n'
    assert translate(signs, HAN) == 'between = { "" }\ncomma = ，{ "" }\n'
