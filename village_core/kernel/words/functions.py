"""Functions that wordings may call, by the names they have there: ``{ JOSA($who, "은/는") }``."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import Any, Final

FIRST_HANGUL: Final = 0xAC00
LAST_HANGUL: Final = 0xD7A3
FINALS: Final = 28
"""The number of final sounds that a Hangul syllable may have; the first is none."""
RIEUL: Final = 8
"""The final ㄹ, after which 으로 is 로."""
DIGIT_FINALS: Final = MappingProxyType({"0": 21, "1": 8, "2": 0, "3": 16, "4": 0, "5": 0, "6": 1, "7": 8, "8": 8, "9": 0})
"""The finals of the digits' Sino-Korean names: 영 일 이 삼 사 오 육 칠 팔 구."""
TENS_FINALS: Final = MappingProxyType({1: 17, 2: 1, 3: 4, 4: 4})
"""The finals of 십 백 천 만, by the number of zeros at the end; more zeros end in 만 or 억, which take the same particles."""
LETTER_FINALS: Final = MappingProxyType({"L": 8, "M": 16, "N": 4, "R": 8})
"""The finals of the names of single letters: 엘 엠 엔 알."""
ENDING_FINALS: Final = (
    (re.compile(r"(?:l|le)$"), RIEUL),
    (re.compile(r"(?:[aeiouy](?:[bcp]|c?k)|[mn]|ng)$"), 4),
)
"""The finals of Latin words by their last letters, as Koreans write them; any other ending has none."""
BRACKETED: Final = re.compile(r"\([^()]*\)|\[[^\[\]]*\]|（[^（）]*）")
"""A remark in brackets: the particle follows the word before it."""
LAST_WORD: Final = re.compile(r"[0-9]+$|[A-Za-z\u00c0-\u024f]+$|[\uac00-\ud7a3]$")


def add_particle(word: object, forms: str) -> str:
    """Return a word with the Korean particle that fits its last sound, of the two in ``forms`` (``은/는``).

    The first form follows a consonant, the second a vowel; 로 follows ㄹ too. Brackets, quotation marks and pictures at the end
    are passed over. Latin names are judged by their letters, which is right for most.
    """
    said = str(word)
    after_consonant, _, after_vowel = forms.partition("/")
    final = _find_final(said)
    if final == 0 or (final == RIEUL and after_consonant == "으로"):
        return said + after_vowel
    return said + after_consonant


def _find_final(said: str) -> int:
    """Return the number of the final sound of a text, 0 if it ends in a vowel or in a sign without a sound."""
    bare = re.sub(r"[^\w]+$", "", BRACKETED.sub("", said) or said)
    found = LAST_WORD.search(bare)
    if found is None:
        return 0
    word = found[0]
    if FIRST_HANGUL <= ord(word[-1]) <= LAST_HANGUL:
        return (ord(word[-1]) - FIRST_HANGUL) % FINALS
    if word.isdigit():
        return _find_final_of_number(word)
    if len(word) == 1 or (word.isupper() and word.isascii()):
        return LETTER_FINALS.get(word[-1].upper(), 0)
    return next((final for ending, final in ENDING_FINALS if ending.search(word.lower())), 0)


def _find_final_of_number(digits: str) -> int:
    zeros = len(digits) - len(digits.rstrip("0"))
    if not zeros or zeros == len(digits):
        return DIGIT_FINALS[digits[-1]]
    return TENS_FINALS[min(zeros, 4)]


def capitalize(text: object) -> str:
    """Return a text whose first letter is a capital: a wording that begins with a value begins a sentence."""
    said = str(text)
    return said[:1].upper() + said[1:]


FUNCTIONS: Final[dict[str, Any]] = {"JOSA": add_particle, "CAPITAL": capitalize}
"""The functions of wordings, beside Fluent's own ``NUMBER`` and ``DATETIME``, which write in the manner of the language."""
