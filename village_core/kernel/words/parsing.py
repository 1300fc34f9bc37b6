"""Parse word files like Fluent's own parser, in a third of the time: names, texts and lines are read whole, not sign by sign."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Identifier, Message, MessageReference, Pattern, Placeable, TextElement, VariableReference

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource
    from fluent.syntax.stream import FluentParserStream

NAME: Final = re.compile(r"[a-zA-Z][\w-]*", re.ASCII)
TEXT: Final = re.compile(r"(?:[^{}\r\n]|\r(?!\n))*")
"""Text up to a placeholder or the end of its line."""
HEAD: Final = re.compile(rf"({NAME.pattern}) *=", re.ASCII)
"""The beginning of an entry, or of a form without its point."""
FORM: Final = re.compile(rf"[ \n]*+\.(?={NAME.pattern} *=)", re.ASCII)
"""What stands before the name of a form: its point, on a line of its own."""
LAST: Final = re.compile(r"\n+(?=[a-zA-Z])")
"""The end of an entry without further forms."""
SHOWN: Final = re.compile(rf"\{{ *(?:\$({NAME.pattern})|({NAME.pattern})(?:\.({NAME.pattern}))?) *\}}", re.ASCII)
"""A placeholder with a value, or with a wording or one form of it."""
LINE: Final = re.compile(
    rf" *(?! )((?:[^{{}}\r\n]++|{SHOWN.pattern})++)(?=\n(?: *\n)*+(?:[a-zA-Z#-]| *[.\[*}}]| *\Z)|\Z)", re.ASCII
)
"""A wording of one line with such placeholders alone, before a line that begins something else, or at the end."""


class QuickParser(FluentParser):
    """Fluent's parser without the places of what it parses."""

    def __init__(self) -> None:
        super().__init__(with_spans=False)

    def get_identifier(self, ps: FluentParserStream) -> Identifier:
        """Return the name that stands next; a text without one raises the parser's error."""
        found = NAME.match(ps.string, ps.index)
        if not found:
            return super().get_identifier(ps)
        ps.index, ps.peek_offset = found.end(), 0
        return Identifier(found[0])

    def get_message(self, ps: FluentParserStream) -> Message:
        """Return the entry that stands next; a text without one raises the parser's error."""
        start, head = ps.index, HEAD.match(ps.string, ps.index)
        if head:
            ps.index, ps.peek_offset = head.end(), 0
            value, forms = self.maybe_get_pattern(ps), self.get_attributes(ps)
            if value is not None or forms:
                return Message(Identifier(head[1]), value, forms)
            ps.index, ps.peek_offset = start, 0
        return super().get_message(ps)

    def get_attributes(self, ps: FluentParserStream) -> list[Attribute]:
        """Return the forms of an entry that stand next."""
        forms = []
        while found := FORM.match(ps.string, ps.index):
            ps.index, ps.peek_offset = found.end() - 1, 0
            forms.append(self.get_attribute(ps))
        return forms if LAST.match(ps.string, ps.index) else [*forms, *super().get_attributes(ps)]

    def maybe_get_pattern(self, ps: FluentParserStream) -> Pattern | None:
        """Return the wording that stands next, if there is one."""
        found = LINE.match(ps.string, ps.index)
        if not found:
            return super().maybe_get_pattern(ps)
        ps.index, ps.peek_offset = found.end(), 0
        return Pattern([*split_line(found[1])])

    def get_text_element(self, ps: FluentParserStream) -> TextElement:
        """Return the text that stands next."""
        start = ps.index
        found = TEXT.match(ps.string, start)
        ps.index, ps.peek_offset = found.end() if found else start, 0
        return TextElement(ps.string[start : ps.index])


def split_line(line: str) -> Iterator[TextElement | Placeable]:
    """Yield the texts and placeholders of a wording of one line, without spaces at its end."""
    at = 0
    for shown in SHOWN.finditer(line):
        if shown.start() > at:
            yield TextElement(line[at : shown.start()])
        value, key, form = shown.groups()
        own = Identifier(form) if form else None
        yield Placeable(VariableReference(Identifier(value)) if value else MessageReference(Identifier(key), own))
        at = shown.end()
    if text := line[at:].rstrip(" "):
        yield TextElement(text)


def parse_words(text: str) -> Resource:
    """Parse a word file; what isn't Fluent becomes an entry of its own (``Junk``)."""
    return QuickParser().parse(text)
