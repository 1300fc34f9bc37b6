"""The language that a process speaks: how it is chosen, and how everything follows when it changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.grammar import set_language
from village_core.kernel.words import Words, get_language
from village_core.kernel.words import languages as choosing

OFFERED = {"en": "English", "de": "Deutsch", "zh-Hant": "繁體中文"}


@pytest.fixture(autouse=True)
def _offer_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer English, German and Chinese, and forget the language that was spoken, so that the environment chooses it."""
    monkeypatch.setattr(choosing, "list_languages", lambda: OFFERED)
    set_language("", monkeypatch)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (("de",), "de"),
        (("de-AT",), "de"),
        (("de_DE.UTF-8",), "de"),
        (("zh-TW",), "zh-Hant"),
        (("zh_Hans_CN",), "zh-Hant"),
        (("ZH-hant",), "zh-Hant"),
        (("fr-FR", "de", "en"), "de"),
        (("C.UTF-8",), "en"),
        ((), "en"),
        (("", "*"), "en"),
    ],
)
def test_the_first_wanted_language_that_has_words_is_spoken(wanted: tuple[str, ...], found: str) -> None:
    """The first wanted tag that names an offered language or a variety of it is matched; if none does, English."""
    assert choosing.match_language(*wanted) == found


def test_a_browser_lists_its_languages_by_weight() -> None:
    """``Accept-Language`` is parsed to tags by falling weight; those of weight 0 or of a wrong weight are left out."""
    assert choosing.parse_accepted("en;q=0.5, ja;q=0, de-AT, ko;q=x, it;q=nan, fr; q=0.9") == ("de-AT", "fr", "en")
    assert choosing.parse_accepted("") == ()


def test_the_environment_names_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's language is spoken, by the most important of its variables, unless ``VILLAGE_LANGUAGE`` names another."""
    monkeypatch.delenv(choosing.VARIABLE)
    for name, value, spoken in (
        ("LANG", "en_GB.UTF-8", "en"),
        ("LC_MESSAGES", "de_AT.UTF-8", "de"),
        ("LC_ALL", "zh_TW.UTF-8", "zh-Hant"),
    ):
        monkeypatch.setenv(name, value)
        assert get_language() == spoken
        set_language("", monkeypatch)
    monkeypatch.setenv(choosing.VARIABLE, "de")
    assert get_language() == "de"


def test_words_follow_the_language_spoken(tmp_path: Path) -> None:
    """Words that name no language of their own speak another one as soon as the process does; words with one keep it."""
    (tmp_path / "en.ftl").write_text("hut = hut", encoding="utf-8")
    (tmp_path / "de.ftl").write_text("hut = Hütte", encoding="utf-8")
    following, own = Words(tmp_path), Words(tmp_path, language="de")
    assert (following.format("hut"), own.format("hut")) == ("hut", "Hütte")
    choosing.speak("de")
    assert (following.format("hut"), following.with_folders().format("hut")) == ("Hütte", "Hütte")
    choosing.speak("en")
    assert (following.format("hut"), own.format("hut")) == ("hut", "Hütte")


class Watcher:
    """An object that watches the language and notes each new one."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        choosing.watch_language(self.show)

    def show(self) -> None:
        """Note the language."""
        self.seen.append(get_language())


def test_what_is_shown_follows_a_change() -> None:
    """A watching object is called once for a change of language, not for the same language again; a deleted one is forgotten.

    The first language that is spoken is no change.
    """
    first, second = Watcher(), Watcher()
    assert get_language() == "en" and not first.seen
    gone = second.seen
    del second
    choosing.speak("de")
    choosing.speak("de")
    assert (first.seen, gone) == (["de"], [])


def test_a_language_without_words_is_refused() -> None:
    """Speaking an unknown tag raises ``ValueError`` with the tags that exist, and the language stays."""
    choosing.speak("de")
    with pytest.raises(ValueError, match="'tlh' is no language of this program; it has en, de, zh-Hant"):
        choosing.speak("tlh")
    assert get_language() == "de"
