"""Each language's word files beside the English ones: the same keys, values and links, and the grammar of the language."""

from __future__ import annotations

import pytest

from tests.languages.comparing import find_faults
from tests.languages.pseudo import HAN, LONGER
from tests.languages.speaking import translate_once
from tests.languages.trees import PACKAGES, ROOT
from tests.samples import thin
from village_core.kernel.words.languages import list_languages

FILES = sorted(file for package in (*PACKAGES, "notebooks") for file in (ROOT / package).rglob("en.ftl"))
LINED = "sold = { $who } sells [one scroll](scroll), **now**.\nleft = { $count } left\n    .of = of it\n"


@pytest.mark.parametrize("language", [*list_languages()])
def test_a_language_says_what_english_says(language: str) -> None:
    """Each English file has one of the language, with the same keys, values, targets and emphasis, by the language's grammar."""
    faults = [
        f"{beside.relative_to(ROOT)}: {fault}"
        for file in FILES
        for beside in [file.with_name(f"{language}.ftl")]
        for fault in find_faults(file.read_text(encoding="utf-8"), beside.read_text(encoding="utf-8"), language)
    ]
    assert len(FILES) > 40
    assert faults == []


@pytest.mark.parametrize("language", [LONGER, HAN])
def test_pseudo_languages_have_no_fault(language: str) -> None:
    """Every third word file of the pseudo-languages (in a long run, each), made by rule, passes the comparison with English."""
    texts = [file.read_text(encoding="utf-8") for file in thin(FILES, 3)]
    assert len(texts) > 20
    assert [fault for text in texts for fault in find_faults(text, translate_once(text, language), language)] == []


@pytest.mark.parametrize(
    ("translated", "language", "fault"),
    [
        ("sold = { $who } verkauft [eine Rolle](scroll), **jetzt**.\nleft = { $count } da", "de", "left.of: missing"),
        ("sold = { $wer } verkauft [eine Rolle](scroll), **jetzt**.", "de", "sold: $wer is not a value of English"),
        ("sold = [Eine Rolle](scroll) wird **jetzt** verkauft.", "de", "sold: without $who"),
        ("sold = { $who } verkauft [eine Rolle](rolle), **jetzt**.", "de", "sold: other link targets: ['rolle'] for ['scroll']"),
        ("sold = { $who } verkauft [eine Rolle](scroll).", "de", "sold: other emphasis"),
        ("lost = verloren", "de", "lost: not a key of English"),
        ("left = { $count ->\n    [one] 한 개\n   *[other] { $count }개\n }", "ko", "left: [one] never matches in this language"),
        ("left = { $count }을 갖다", "ko", "left: a particle that JOSA should choose: 을 갖다"),
        ("left = { $count } 곡식을(를)", "ko", "left: an undecided particle: 을(를)"),
        ("left = 剩下{ $count }個,好", "zh-Hant", "left: half-width punctuation or a space beside a Han character: 個,"),
        ("left = 剩下 了{ $count }", "zh-Hant", "left: half-width punctuation or a space beside a Han character: 下 了"),
        ("left ! 3", "de", "the file is not Fluent"),
    ],
)
def test_each_kind_of_fault_is_found(translated: str, language: str, fault: str) -> None:
    """A missing or left-over key, another value, target or emphasis, and what the language's grammar forbids are faults."""
    assert fault in [*find_faults(LINED, translated, language)]


def test_a_wording_that_refers_to_another_has_its_values() -> None:
    """A language may say in full what English refers to, and the other way round; both have its values."""
    shown, full = "sold = { $who } sells\nbought = { sold }", "sold = { $who } sells\nbought = { $who } buys"
    assert [*find_faults(shown, full, "de")] == [*find_faults(full, shown, "de")] == []
    assert [*find_faults(shown, "sold = { $who } sells\nbought = gone", "de")] == ["bought: without $who"]
