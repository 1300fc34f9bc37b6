"""The glossary page: the terms of each game, named in every language as the game itself names them, with sentence and picture."""

from __future__ import annotations

import re

import pytest

from tests.hearing import decode
from village_core.games import find_game, list_games
from village_core.kernel.words import ENGLISH, languages
from village_core.kernel.words.languages import list_languages
from village_widgets.anywhere.running import build_bundle
from village_widgets.anywhere.widgets import VIEW
from village_widgets.components.inks import keep_apart
from village_widgets.games import find_screen
from village_widgets.glossary import Glossary, describe_terms, lay_out
from village_widgets.glossary.messages import GameTerms, ShownTerm

ENOUGH = {"village": 60, "stone_age": 45, "manitoba": 50}
"""The number of terms that a game lists at least."""
SAME = {"Carla", "Ring", "Generation", "Gold", "Transport", "Clan", "Cree", "Totem", "Altar", "Bonus"}
"""English names that a term also has in German."""
SILENT = {"Pottery", "Writing", "Time", "Transport", "Healing", "Weaving", "Art", "Music"}
"""Terms whose name says all."""
GAMES = pytest.mark.parametrize("name", list_games())


@pytest.fixture(scope="module")
def told() -> dict[str, GameTerms]:
    """Return the terms of each game."""
    return {name: describe_terms(find_game(name)) for name in list_games()}


def list_terms(game: GameTerms) -> list[ShownTerm]:
    """Return the terms of a game in one list."""
    return [term for group in game.groups for term in group.terms]


@GAMES
def test_each_term_has_a_name_of_its_own_in_every_language(told: dict[str, GameTerms], name: str) -> None:
    """Every term has a name in every language; the German one is the English one for a few alone, the Korean and Chinese are new.

    No two terms have the same name in English, nor in German except for two of Village.
    """
    terms = list_terms(told[name])
    assert len(terms) >= ENOUGH[name]
    for term in terms:
        english = term.names[ENGLISH]
        assert list(term.names) == [*list_languages()] and all(map(str.strip, term.names.values()))
        assert english[0].isupper() and {term.names[tag] for tag in ("ko", "zh-Hant")}.isdisjoint({english, term.names["de"]})
        assert (term.names["de"] == english) == (english in SAME), english
    for tag in (ENGLISH, "de"):
        assert len({term.names[tag] for term in terms}) == len(terms) - (tag == "de" and name == "village"), "Reise is two terms"


@GAMES
def test_each_term_has_a_picture_and_most_have_a_sentence(told: dict[str, GameTerms], name: str) -> None:
    """Every term has a picture of the game's list, and all of the list are used, with shared pictures that exist.

    All have a short sentence, except the symbols that their name explains.
    """
    terms, drawings = list_terms(told[name]), told[name].drawings
    assert all(term.pictures for term in terms)
    assert {part.drawing for term in terms for part in term.pictures} | {0} == {*range(len(drawings))}
    assert {term.names[ENGLISH] for term in terms if not term.text} == (SILENT if name == "stone_age" else set())
    assert all(term.text.endswith(".") and len(term.text) < 200 for term in terms if term.text)
    shared = set(re.findall(r'id="([^"]+)"', drawings[0]))
    assert {used for drawn in drawings for used in re.findall(r'href="#([^"]+)"', drawn)} <= shared


@GAMES
def test_all_words_that_texts_explain_are_terms(name: str) -> None:
    """The page lists each word of the game's glossary, and no term twice."""
    telling = lay_out(find_game(name), find_game(name).editions[0], 2).telling
    listed = [key for group in telling.terms.values() for key in group]
    assert len(listed) == len({*listed}) and {entry.key for entry in telling.glossary} <= {*listed}


@pytest.mark.parametrize(
    ("game", "keys"),
    [
        ("village", ("good-ox", "place-mill", "space-church", "influence-faith", "place-bag")),
        ("stone_age", ("kind-brick", "place-quarry", "place-hut", "figure-music")),
        ("manitoba", ("good-feathers", "terrain-lake", "path-shaman")),
    ],
)
def test_names_are_those_of_the_game(told: dict[str, GameTerms], game: str, keys: tuple[str, ...]) -> None:
    """In each language the game's words for these goods, places and other terms are names of terms, whatever their case."""
    for tag in list_languages():
        words = find_screen(game).load_words().with_language(tag)
        names = {term.names[tag].lower() for term in list_terms(told[game])}
        assert {words.format(key).lower() for key in keys} <= names


def test_a_term_is_listed_under_each_name_that_editions_give_it(told: dict[str, GameTerms]) -> None:
    """The end of the life track is a bridge in the first edition and a quill in the Big Box; each has its own picture."""
    ends = [term for term in list_terms(told["village"]) if term.names["de"] in ("Brücke", "Federkiel")]
    assert [term.names[ENGLISH] for term in ends] == ["Bridge", "Quill"]
    assert ends[0].pictures[0].drawing != ends[1].pictures[0].drawing


def test_the_page_comes_with_its_first_message() -> None:
    """The page brings its first message for new visitors; a page that asks gets games, words and languages."""
    page = Glossary()
    assert page._newcomer and page._told
    said = decode(page.receive({"do": "hello"}))
    assert said["languages"] == dict(list_languages()) and said["words"]["terms-find"] == "Find a term"
    assert [game["title"] for game in said["games"]] == ["Village", "Stone Age", "Manitoba"]


def test_the_page_is_displayed_as_a_widget() -> None:
    """A cell displays the page as a widget with the page's id."""
    page = Glossary()
    view = build_bundle(page)[VIEW]
    assert isinstance(view, dict) and view["model_id"] == page.model_id


def test_a_python_that_has_few_languages_names_terms_in_these(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Python with English and German alone names terms in these two; English does not stand in for the others."""
    monkeypatch.setattr("village_widgets.glossary.list_languages", lambda: {"en": "English", "de": "Deutsch"})
    assert {tuple(term.names) for term in list_terms(describe_terms(find_game("village")))} == {("en", "de")}
    assert languages.list_languages() != {}


def test_the_shades_of_games_on_one_page_are_kept_apart() -> None:
    """A game's shades are limited to the elements of that game; its classes paint with the shade that holds there.

    The style of each game can be limited in this way.
    """
    style = ".vc-board { --vc-gold: red; } .vc-board .f-gold, .vc-f-gold { fill: var(--vc-gold); }"
    assert keep_apart(style, "orchard") == (
        '.vc-board [data-game="orchard"] { --vc-gold: red; } .vc-board .f-gold, .vc-f-gold { fill: var(--vc-gold); }'
    )
    for name in list_games():
        css = keep_apart(find_screen(name).build_css(), name)
        assert ".vc-board {" not in css and css.count(f'[data-game="{name}"]') >= 2
