"""Games told in every language have no fault in their texts, and each kind of fault is found."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.languages.renderings import Rendering, Terms, check_games, find_faults, list_subjects_with_words, list_told_games
from tests.laws import Subject
from tests.samples import sample
from village_core.games import stone_age, village

ENGLISH = "Mia gets 1 scroll."
each_translated = pytest.mark.parametrize("subject", list_subjects_with_words(), ids=lambda subject: subject.name)


@each_translated
def test_a_game_is_told_whole_in_every_language(subject: Subject) -> None:
    """Events, decisions, choices and refusals of a recorded game (in a long run, of many games) have no fault in any language."""
    games = list_told_games(subject, sample(usual=1, long=2000))
    told, faults = check_games(subject, islice(games, sample(usual=1, long=1000)))
    assert faults == []
    assert {*told} == {"decision", "choice", "refusal", "event"} and told.total() > 5_000


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("ko", "", "says nothing"),
        ("de", "Mia bekommt: { $pieces }.", "a value is missing"),
        ("de", "Mia bekommt: .  ", "a value is missing"),
        ("ko", "Mia 님이 두루마리을(를) 얻었어요.", "an undecided particle"),
        ("ko", "Mia 님이 scroll 1개를 얻었어요.", "scroll"),
        ("zh-Hant", "Mia獲得1個卷軸,", "half-width punctuation"),
    ],
)
def test_each_fault_of_a_text_is_found(language: str, text: str, fault: str) -> None:
    """Sound texts have no fault; each kind of fault is named with its language."""
    sound = {
        "en": ENGLISH,
        "de": "Mia bekommt: 1 Schriftrolle.",
        "ko": "Mia 님이 두루마리 1개를 얻었어요.",
        "zh-Hant": "Mia獲得1個卷軸。",
    }
    assert [*find_faults(Rendering("event", sound))] == []
    assert [found.partition(":")[0] for found in find_faults(Rendering("event", {**sound, language: text}))] == [
        f"{language}, {fault}"
    ]


def test_a_noun_of_the_game_is_found_in_each_language() -> None:
    """A noun that English has must stand in each language, in whatever form, unless it means something else in its phrase."""
    told = {
        "en": "Mia gets 1 horse and 2 oxen.",
        "de": "Mia bekommt: 1 Gaul.",
        "ko": "Mia 님이 말을 얻었어요.",
        "zh-Hant": "Mia獲得1個馬匹。",
    }
    assert [found.partition(":")[0] for found in Terms(village.GAME).find_missing(Rendering("event", told))] == [
        "de, without good-horse"
    ]
    other = {"en": "1 hut builder moves to the hut.", "de": "In die Hütte.", "ko": "오두막으로.", "zh-Hant": "到小屋。"}
    assert [*Terms(stone_age.GAME).find_missing(Rendering("event", other))] == []
