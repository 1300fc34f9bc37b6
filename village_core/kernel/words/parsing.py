"""Parse word files like Fluent's own parser, in less than half the time: names and texts are read whole, not sign by sign."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, TextElement

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource
    from fluent.syntax.stream import FluentParserStream

NAME: Final = re.compile(r"[a-zA-Z][\w-]*", re.ASCII)
TEXT: Final = re.compile(r"(?:[^{}\r\n]|\r(?!\n))*")
"""Text up to a placeholder or the end of its line."""


class QuickParser(FluentParser):
    """Fluent's parser, but faster; it doesn't note where in the text each part stands."""

    def __init__(self) -> None:
        super().__init__(with_spans=False)

    def get_identifier(self, ps: FluentParserStream) -> Identifier:
        """Return the name that stands next; a text without one raises the parser's error."""
        found = NAME.match(ps.string, ps.index)
        if not found:
            return super().get_identifier(ps)
        ps.index, ps.peek_offset = found.end(), 0
        return Identifier(found[0])

    def get_text_element(self, ps: FluentParserStream) -> TextElement:
        """Return the text that stands next, up to a placeholder or the end of its line."""
        start = ps.index
        found = TEXT.match(ps.string, start)
        ps.index, ps.peek_offset = found.end() if found else start, 0
        return TextElement(ps.string[start : ps.index])


def parse_words(text: str) -> Resource:
    """Parse a word file; what isn't Fluent becomes an entry of its own (``Junk``)."""
    return QuickParser().parse(text)
