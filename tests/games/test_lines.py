"""Printed values that are lines of words: how they are tidied, checked word by word, compared and kept."""

from __future__ import annotations

import pytest

from village_core.games.editions import EditionSettings, read_toml
from village_core.games.lines import Line, LineFault, find_line
from village_core.games.manitoba import EDITIONS
from village_core.games.owning import OwnerAnswers, are_same, read_own, tell, write_settings

FRUIT = Line("apple|pear|good plum", ("apple", "pear"), least=2, most=3, between=", ")
GRID = Line("a|b", ("a", "b"), least=0, grid=True)


def test_a_line_is_tidied() -> None:
    """People may type capitals and any spaces in a line of words; a grid's signs need no spaces around them."""
    assert FRUIT.tidy(" Apple,pear ,good   plum,") == "apple, pear, good plum"
    assert GRID.tidy("a b/ . A") == "a b / . a"


@pytest.mark.parametrize(
    ("line", "text", "misfit"),
    [
        (FRUIT, "apple, pear", None),
        (FRUIT, "apple, paer, plum", LineFault("copy-bad-word", "paer", 2, ("apple", "pear"))),
        (FRUIT, "apple", LineFault("copy-word-count", "2–3", 1)),
        (GRID, "a . / b", None),
        (GRID, "", None),
        (GRID, "a . / c", LineFault("copy-bad-word", "c", 2, ("a", "b"))),
    ],
)
def test_the_first_word_that_does_not_fit_is_found(line: Line, text: str, misfit: LineFault | None) -> None:
    """The first word that doesn't fit is named with its place among the words, or a wrong number of words with those allowed.

    Gaps and ends of rows don't count as words.
    """
    assert line.find_misfit(text) == misfit


def test_only_values_that_are_lines_have_one() -> None:
    """``find_line`` finds the ``Line`` of a value printed as a row of words, and returns None for a number or an unknown name."""
    assert find_line(EDITIONS.kind, "storages.bison") and find_line(EDITIONS.kind, "territory.5")
    assert find_line(EDITIONS.kind, "setup.2.goods") is None and find_line(EDITIONS.kind, "storages.bison.7.x") is None


def test_the_order_of_rows_counts() -> None:
    """Words of a price are the same in any order; rows and places of a grid are not."""
    assert are_same("a b", "b a") and not are_same("a / b", "b / a") and not are_same("a . b", "b . a")


def test_a_long_line_of_words_can_be_kept() -> None:
    """A whole map, longer than any other line of an owner's file, is written and read back."""
    rows = " / ".join(["forest hills prairie lake mountain forest hills prairie lake mountain"] * 6)
    owned = tell(EDITIONS, OwnerAnswers(EditionSettings(EDITIONS[0])), {"entered.regions": rows.upper()})
    text = write_settings(EDITIONS, owned)
    assert len(rows) > 300 and read_own(EDITIONS, text, EDITIONS[0]) == (owned, ())
    assert read_toml(text)["entered"] == {"regions": rows}
