"""Word files are parsed as by Fluent's own parser."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser

from tests.samples import thin
from village_core.kernel.words.parsing import parse_words

ROOT: Final = Path(__file__).parents[2]
ROOMS: Final = ("village_core", "village_widgets", "notebooks")
FILES: Final = [file for room in ROOMS for file in sorted(ROOT.joinpath(room).rglob("*.ftl"))]
TEXT: Final = """# A comment
### and one of the file
bag-2_b = Bag – {"{"} of { -piece } and { bag.into }é
    .into = into { "the bag" } { LABEL($name, first: "a", most: -1.50) }

    in two lines
-piece = piece
cubes = { $count ->
    [one] one cube
    [2] two
   *[other] { $count } cubes
  }
empty =
1not = a name
open = { $count
    more }
bag = [Bag] *is .all
sold =  { $who } sells {bag.into}  { empty-1 } \x20

  .what = {$what}
   .of =
gone = gone }
left = left {
paid = { $who }{$what}
{ $more }
   [x
odd = one\rtwo
"""


def describe(text: str) -> tuple[str, str]:
    """Return the entries of a text as both parsers read them, ours first."""
    return repr(parse_words(text).to_json()), repr(FluentParser(with_spans=False).parse(text).to_json())


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_texts_are_read_as_by_fluents_parser(ends: str) -> None:
    """Comments, forms, terms, choices, broken entries and beginnings of them are the same, whatever ends the lines."""
    text = TEXT.replace("\n", ends)
    for length in thin(range(len(text) + 1), 7):
        ours, theirs = describe(text[:length])
        assert ours == theirs


def test_word_files_are_read_as_by_fluents_parser() -> None:
    """Every fiftieth word file (in a long run, each) is read as by Fluent's parser."""
    for file in thin(FILES, 50):
        ours, theirs = describe(file.read_text(encoding="utf-8"))
        assert ours == theirs, file
