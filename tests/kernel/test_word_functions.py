"""Functions in wordings: Korean particles after names, numbers and letters; capitals and number formats."""

from __future__ import annotations

from pathlib import Path

import pytest

from village_core.kernel.words import Words
from village_core.kernel.words.functions import add_particle

AFTER_CONSONANT = (
    "민준 서연 지훈 예진 동원 은석 태양 "
    "Kim Ben Jack Bob Philip Karin Martin Sam Tom Eric Jakob 3 6 10 13 20 100 1000 2000 0 30000 N M"
)
AFTER_VOWEL = "지우 하나 철수 영희 유리 소라 Anna Max Kurt Peter Mia Noah Otto Emma Julia Leo 2 4 5 9 12 25 94 W A Z"
AFTER_RIEUL = "서울 지철 하늘 별 Paul Michelle Rachel Karl 1 7 8 21 L R"


def _end(text: str, form: str) -> list[str]:
    return [f"{name}{form}" for name in text.split()]


def test_particles_follow_the_last_sound() -> None:
    """은/는 and 이/가 go by consonant and vowel; 으로/로 takes ㄹ for a vowel."""
    assert [add_particle(name, "은/는") for name in AFTER_CONSONANT.split()] == _end(AFTER_CONSONANT, "은")
    assert [add_particle(name, "은/는") for name in AFTER_VOWEL.split()] == _end(AFTER_VOWEL, "는")
    assert [add_particle(name, "이/가") for name in AFTER_CONSONANT.split()] == _end(AFTER_CONSONANT, "이")
    assert [add_particle(name, "이/가") for name in AFTER_VOWEL.split()] == _end(AFTER_VOWEL, "가")
    assert [add_particle(name, "은/는") for name in AFTER_RIEUL.split()] == _end(AFTER_RIEUL, "은")
    assert [add_particle(name, "이/가") for name in AFTER_RIEUL.split()] == _end(AFTER_RIEUL, "이")
    assert [add_particle(name, "으로/로") for name in AFTER_VOWEL.split()] == _end(AFTER_VOWEL, "로")
    assert [add_particle(name, "으로/로") for name in AFTER_RIEUL.split()] == _end(AFTER_RIEUL, "로")
    assert [add_particle(name, "으로/로") for name in AFTER_CONSONANT.split()] == _end(AFTER_CONSONANT, "으로")


@pytest.mark.parametrize(
    ("said", "particled"),
    [
        ("“하나”", "“하나”를"),
        ("밀 1개(지금은 없음)", "밀 1개(지금은 없음)를"),
        ("민준 (파랑)", "민준 (파랑)을"),
        ("민준 😀", "민준 😀을"),
        ("🦊", "🦊를"),
        ("", "를"),
        ("(3)", "(3)을"),
        ("1,000", "1,000을"),
    ],
)
def test_particles_look_past_brackets_quotes_and_pictures(said: str, particled: str) -> None:
    """Signs without a sound are passed over, and a text without any sound gets the particle after a vowel."""
    assert add_particle(said, "을/를") == particled


def test_wordings_call_functions(tmp_path: Path) -> None:
    """Wordings may call ``CAPITAL`` on a wording, ``JOSA`` on a number, and ``NUMBER``, which writes a real minus."""
    (tmp_path / "en.ftl").write_text(
        "buy = { CAPITAL($where) } one buys { $count }.\n"
        'to = { JOSA($count, "으로/로") }\n'
        "share = { NUMBER($share, minimumFractionDigits: 1) }\n",
        encoding="utf-8",
    )
    words = Words(tmp_path)
    assert words.format("buy", where="in the village", count=2) == "In the village one buys 2."
    assert (words.format("to", count=1), words.format("to", count=3)) == ("1로", "3으로")
    assert (words.format("share", share=2.0), words.format("share", share=-1.25)) == ("2.0", "−1.25")
