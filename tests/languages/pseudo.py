"""Two languages that only tests speak, made from the English word files.

``xx`` is English with accents on all vowels, 30 % longer, between ⟦ and ⟧: a word with plain vowels comes from no word file, a
text without its end is cut. ``xc`` is written in Han characters without spaces, and a third as long.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Pattern, Placeable, StringLiteral, TextElement
from fluent.syntax.visitor import Transformer

from village_core.kernel.words.parsing import parse_words

LONGER: Final = "xx"
HAN: Final = "xc"
START: Final = "⟦"
END: Final = "⟧"
ACCENTED: Final = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
GROWTH: Final = 0.37
"""The share by which words of ``xx`` are longer: with the spaces between them a text is 30 % longer."""
FIRST_HAN: Final = 0x4E00
HANS: Final = 2000
"""The number of Han characters that ``xc`` uses."""
LETTERS_OF_HAN: Final = 3
"""The number of Latin letters for which one Han character stands."""
UNTRANSLATED: Final = re.compile(r"\]\([^)]*\)|https?:\S+|`[^`]*`|</?\w+[^>]*>|--[\w-]+|%\(\w+\)s|%[sdr]|(?<!\w)\.[a-z]{2,4}\b")
"""Parts of texts that all languages share: targets of links, addresses, code, tags, options, fields and suffixes of files."""
WORD: Final = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")
FULL_WIDTH: Final = str.maketrans({",": "，", ";": "；", ":": "：", "?": "？", "!": "！", "(": "（", ")": "）"})


def lengthen(text: str) -> str:
    """Return a text with accented vowels, of which some are repeated so that it is about 30 % longer."""
    owed = 0.0

    def grow(word: re.Match[str]) -> str:
        nonlocal owed
        owed += GROWTH * len(word[0])
        vowel = re.search("[aeiouy]", word[0])
        at, more = (vowel.end(), int(owed)) if vowel else (len(word[0]), 0)
        owed -= more
        return word[0][:at] + word[0][at - 1 : at] * more + word[0][at:]

    return WORD.sub(grow, text).translate(ACCENTED)


def write_in_han(text: str) -> str:
    """Return a text whose words are Han characters, without spaces between them and with their punctuation."""

    def write(word: re.Match[str]) -> str:
        seed, count = sum(map(ord, word[0])), -(-len(word[0]) // LETTERS_OF_HAN)
        return "".join(chr(FIRST_HAN + (seed * 31 + at * 577) % HANS) for at in range(count))

    written = re.sub(r"(?<!\d)\.(?=\s|$)", "。", WORD.sub(write, text)).translate(FULL_WIDTH)
    return re.sub(r"(?<=[\u3000-\uffef])[ ]+|[ ]+(?=[\u3000-\uffef])|^[ ]+$", "", written)


class _Translator(Transformer):
    """Writes all texts of a word file by ``write``; if ``marked``, marks both ends of each wording that is more than a sign."""

    def __init__(self, write: Callable[[str], str], marked: bool) -> None:
        self.write, self.marked = write, marked
        self._depth = 0

    def visit_Pattern(self, pattern: Pattern) -> Pattern:  # noqa: N802 - Fluent calls it by this name
        """Write the texts of one wording, those of its variants included, and mark its ends."""
        self._depth += 1
        pattern = self.generic_visit(pattern)
        self._depth -= 1
        if self.marked and not self._depth and not _is_sign(pattern):
            pattern.elements = [TextElement(START), *pattern.elements, TextElement(END)]
        return pattern

    def visit_Placeable(self, shown: Placeable) -> Placeable:  # noqa: N802 - Fluent calls it by this name
        """Write a quoted text (as word files spell a space at a wording's end); visit any other placeholder."""
        if isinstance(shown.expression, StringLiteral):
            shown.expression.value = self.write(shown.expression.value)
            return shown
        return self.generic_visit(shown)

    def visit_TextElement(self, text: TextElement) -> TextElement:  # noqa: N802 - Fluent calls it by this name
        """Replace a piece of a wording's text by what ``write`` returns for it, except the parts that all languages share."""
        kept = UNTRANSLATED.findall(text.value)
        pieces = [self.write(piece) for piece in UNTRANSLATED.split(text.value)]
        text.value = "".join(piece + left for piece, left in zip(pieces, [*kept, ""], strict=True))
        return text


def _is_sign(pattern: Pattern) -> bool:
    """Tell whether a wording is only a sign that scripts put between words."""
    texts = [part.value if isinstance(part, TextElement) else part.expression for part in pattern.elements]
    said = "".join(text.value if isinstance(text, StringLiteral) else text if isinstance(text, str) else "x" for text in texts)
    return not any(map(str.isalnum, said))


def translate(english: str, language: str) -> str:
    """Return an English word file in a pseudo-language, ``xx`` or ``xc``."""
    writing = _Translator(lengthen, marked=True) if language == LONGER else _Translator(write_in_han, marked=False)
    return FluentSerializer().serialize(writing.visit(parse_words(english)))
