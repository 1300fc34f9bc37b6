"""The language changes in place: each page is told whole again from the same state, as if it had always spoken the language."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace

import msgspec
import pytest

import village_widgets
from tests.companion.pages import Page
from tests.grammar import set_language
from tests.hearing import Heard, decode
from tests.languages.pseudo import END, LONGER
from tests.languages.speaking import list_texts, offer_pseudo
from tests.learning.chapters import READER, solve
from tests.samples import thin
from tests.widgets.tables import SETTINGS
from village_core.games import save
from village_core.games.village.market import MarketDay
from village_core.kernel.words import ENGLISH
from village_core.kernel.words.languages import get_language
from village_core.store.sql import Store
from village_widgets.analysis import OwnGames, WhatWins
from village_widgets.companion.page import Companion, build_companion
from village_widgets.games import list_titles
from village_widgets.games.comparing import compare
from village_widgets.games.village.learning import PAGES
from village_widgets.glossary import Glossary
from village_widgets.play import Play
from village_widgets.play.board import Board
from village_widgets.play.yourgames import YourGames
from village_widgets.rulebook.page import Rulebook
from village_widgets.tutor import chapter as chapters
from village_widgets.tutor import guided
from village_widgets.tutor.chapter import Chapter
from village_widgets.tutor.course import Course
from village_widgets.tutor.guided import GuidedGame
from village_widgets.tutor.home import CourseHome, WaysOn
from village_widgets.tutor.lesson import find_option
from village_widgets.tutor.progress import CHECK
from village_widgets.tutor.progress_store import ProgressStore

ROOT = Path(__file__).parents[2]
ENOUGH = 20
"""A page has more texts than this."""


@pytest.fixture(autouse=True, scope="module")
def pseudo() -> Iterator[None]:
    """Offer the pseudo-languages."""
    with offer_pseudo():
        yield


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak English at first."""
    set_language(ENGLISH, monkeypatch)


def drop_version(told: Heard) -> Heard:
    """Return a message without ``v`` of its table, the number by which a page notices that it missed one."""
    table = {key: value for key, value in told.get("table", {}).items() if key != "v"}
    return {**told, **({"table": table} if table else {})}


def check(open_page: Callable[[], SimpleNamespace]) -> Heard:
    """Change the language of a page that ``open_page`` opens in English, check what it is told, and return that.

    Its session and game stay, more than 20 texts are translated, and a page that is opened in the language hears the same.
    """
    village_widgets.speak(ENGLISH)
    page = open_page()
    session = getattr(page, "session", None)
    game = session and session.game
    said: list[Heard] = []
    page.screen.post = lambda message: said.append(decode(message))
    assert page.screen.receive({"do": "speak", "language": LONGER}) is None
    (told,) = said
    assert getattr(page, "session", None) is session and (session and session.game) is game
    again = decode(open_page().screen._build_whole())
    assert drop_version(told) == drop_version(again)
    assert sum(END in text for text in list_texts(told)) > ENOUGH
    assert page.screen._language == LONGER and END in page.screen._unshown
    return told


def begin(**settings: object) -> Play:
    """Begin a game with these settings and return its page."""
    play = Play()
    play.receive({"do": "begin", "settings": {**SETTINGS, **settings}})
    return play


def choose_any(play: Play, random: Random) -> None:
    """Make a person's decision at random."""
    play.session.choose(random.choice(play.session.position.options))


def play_to_a_market_day() -> Play:
    """Return the page of a game with a what-if line on the table, where a person decides on a market day."""
    play, random = begin(), Random(4)
    play.kept = "game.1"
    choose_any(play, random)
    choose_any(play, random)
    step = max(at for at, position in enumerate(play.session.game.list_positions()) if position.seat == 0) - 1
    play.receive({"do": "what-if", "step": step})
    while not any(isinstance(frame, MarketDay) for frame in play.session.position.agenda):
        choose_any(play, random)
    return play


def test_a_game_on_a_market_day_with_a_what_if_line() -> None:
    """After a change of language the page is told whole again: its open what-if line, log, rows of choices and glossary."""
    assert play_to_a_market_day().session.asked == 0
    told = check(play_to_a_market_day)
    assert told["lines"]["open"] == "A" and told["table"]["log"][1] and told["table"]["rows"]
    assert told["words"]["undo"].endswith(END) and END in told["table"]["glossary"][0][-1]


def test_the_charts_of_a_game() -> None:
    """After a change of language the charts that a page shows are drawn again, their four headings in the language."""
    play = play_to_a_market_day()
    play.receive({"do": "charts"})
    shown = play.below.children
    play.screen.receive({"do": "speak", "language": LONGER})
    assert play.below.children != shown
    heads = [chart.children[0].value for chart in play.below.children[0].children if len(getattr(chart, "children", ())) > 1]
    assert len(heads) == 4 and all(END in head for head in heads)


@pytest.mark.parametrize("game", thin([*list_titles()], 3))
def test_the_settings_of_a_new_game_with_an_owners_file(game: str) -> None:
    """The form for a new game is told again in the new language, with what it says of an owner's file that changes nothing."""

    def open_page() -> Play:
        play = Play(game)
        play.receive({"do": "copy", "text": f'edition = "{play.game.editions[0]}"\n'})
        return play

    told = check(open_page)
    assert END in told["copy"][1] and told["settings"]["game"] == game


def test_the_coach_of_a_game() -> None:
    """The coach's answer is told again in the new language, and doesn't open by itself."""

    def open_page() -> Play:
        play = begin()
        play.kept = "game.1"
        play.receive({"do": "coach"})
        return play

    told = check(open_page)
    assert not told["coach"]["opens"] and END in told["coach"]["moves"][0]["move"]


def test_programs_that_play_a_line_to_its_end() -> None:
    """A page that is built whole after the change says in the new language that programs play its game to the end."""
    play = begin()
    play._ahead = play.session
    play.screen.receive({"do": "speak", "language": LONGER})
    assert END in decode(play.screen._build_whole())["finishing"]


def open_chapter(name: str, *commands: dict[str, object], game: str = "village", step: str = "") -> Callable[[], Chapter]:
    """Return a function that opens a chapter at a step and sends it these commands."""

    def open_page() -> Chapter:
        chapter = Chapter(Course(game), name, ProgressStore())
        chapter.receive({"do": "hello", "reader": READER, "step": step})
        for command in commands:
            chapter.receive({"v": chapter._table.version, **command})
        return chapter

    return open_page


def test_a_step_with_the_remark_on_a_wrong_move() -> None:
    """A step, its hint, the remark on a wrong move and the players' names are told again in the new language."""

    def open_page() -> Chapter:
        chapter = open_chapter("01_setup", {"do": "hint"}, step="first-birth")()
        chapter.at.choose(find_option(chapter.position, {"type": "leave"}))
        return chapter

    told = check(open_page)
    assert told["lesson"]["state"] == "wrong" and END in told["lesson"]["answer"]
    assert END in told["table"]["players"][0][0]


def test_a_step_that_is_done_and_its_picture() -> None:
    """A step that is done is told again in the new language.

    Back in English, its picture is drawn again, and the next step's players have English names.
    """
    course = Course("village")
    name, key = next((name, step.key) for name in course.lessons for step in course.find_lesson(name).steps if step.chart)

    def open_page() -> Chapter:
        chapter = open_chapter(name, {"do": "chart"}, step=key)()
        solve(chapter)
        return chapter

    assert check(open_page)["lesson"]["state"] == "done"
    chapter = open_page()
    (picture,) = chapter.below.children
    chapter.screen.receive({"do": "speak", "language": ENGLISH})
    assert chapter.below.children and chapter.below.children != (picture,)
    chapter.receive({"do": "next"})
    assert END not in chapter.game.players[0].name


@pytest.mark.parametrize("game", [*list_titles()])
def test_pieces_that_are_laid_out(game: str) -> None:
    """The pieces that the reader has laid out, and the faults found in them, are told again in the new language."""
    course = Course(game)
    name, key = next((name, step.key) for name in course.lessons for step in course.find_lesson(name).steps if step.lay)
    told = check(open_chapter(name, {"do": "lay", "part": 0, "count": 1}, {"do": "check"}, game=game, step=key))
    first = told["lesson"]["laid"][0]
    assert first["count"] == 1 and END in first["called"] and END in first["slip"]


def test_an_exercise_with_a_slip(monkeypatch: pytest.MonkeyPatch) -> None:
    """An exercise with a wrong answer, its question and its remark are told again in the new language."""
    monkeypatch.setattr(chapters, "SystemRandom", lambda: Random(7))

    def open_page() -> Chapter:
        chapter = open_chapter("05_market", {"do": "go", "step": CHECK})()
        exercise = chapter.at.exercise
        wrong = next(number for number in range(exercise.answers) if not exercise.is_right(number))
        if chapter.at.waits:
            chapter._session.choose(exercise.position.options[wrong])
        else:
            chapter.receive({"do": "answer", "claim": wrong})
        return chapter

    lesson = check(open_page)["lesson"]
    assert END in lesson["question"] and END in lesson["remark"]


def test_a_guided_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guided game's advice and table are told again in the new language. The players keep their names."""
    monkeypatch.setattr(guided, "SystemRandom", lambda: Random(7))
    page = GuidedGame(Course(PAGES.game), PAGES.guided, ProgressStore())
    said: list[Heard] = []
    page.screen.post = lambda message: said.append(decode(message))
    page.screen.receive({"do": "speak", "language": LONGER})
    (told,) = said
    assert END in told["lesson"]["text"] and all(END in line for line in told["lesson"]["advice"])
    assert told["table"]["head"] and "settings" not in told and [name for name, *_ in told["table"]["players"]] == ["Ada", "Bela"]


@pytest.mark.parametrize("game", thin([*list_titles()], 3))
def test_homes(game: str) -> None:
    """The home of a course is told again in the new language."""
    assert END in check(lambda: SimpleNamespace(screen=CourseHome(Course(game), ProgressStore())))["homes"][0]["onward"][2]


def test_what_a_reader_can_go_on_with() -> None:
    """The ways on and the list of the reader's games are told again in the new language."""
    check(lambda: SimpleNamespace(screen=WaysOn(ProgressStore())))
    check(lambda: SimpleNamespace(screen=YourGames()))


def test_the_glossary_page() -> None:
    """The page's words, sentences and headings come in the new language; each term keeps its names in all of them."""
    before = json.loads(zlib.decompress(Glossary()._told))["games"]
    told = check(lambda: SimpleNamespace(screen=Glossary()))
    assert told["games"] != before
    for game, old in zip(told["games"], before, strict=True):
        for group, other in zip(game["groups"], old["groups"], strict=True):
            assert group["title"].endswith(END)
            assert [term["names"] for term in group["terms"]] == [term["names"] for term in other["terms"]]
            assert all(END in term["text"] for term in group["terms"] if "text" in term)


def test_the_rulebook_page() -> None:
    """The page's rules, and the board with what to try on it, come in the new language."""

    def open_page() -> SimpleNamespace:
        page = Rulebook()
        page.receive({"do": "show-rule", "game": "village", "rule": "well"})
        return SimpleNamespace(screen=page)

    told = check(open_page)
    said = [rule["wordings"][0][0] for book in told["books"] for group in book["groups"] for rule in group["rules"]]
    assert len(said) > 100 and all(END in text for text in said)
    assert END in told["example"]["said"] and END in told["table"]["panels"][0][1]


def test_a_board_in_a_notebook() -> None:
    """A board that no page shows yet comes in the new language; one that is shown is told whole again."""
    assert END in check(lambda: Board(begin().session.game))["table"]["panels"][0][1]


@pytest.mark.parametrize("game", thin([*list_titles()], 3))
def test_a_lobby_with_an_opened_game(game: str, store: Store) -> None:
    """A game's lobby, and its report of an opened save of Village, come again in the new language; it stays a lobby."""
    text = save(begin().session.game)
    told = check(lambda: open_companion(store, game, {"do": "open", "text": text}))
    assert END in told["opened"][1] and told["lobby"]["game"] == game and "view" not in told


def open_companion(store: Store, game: str, *commands: dict[str, object]) -> Companion:
    """Open the companion's page, greet it, send it these commands, and return it."""
    page = build_companion(game, store)
    for command in ({"do": "hello"}, *commands):
        page.receive(command)
    return page


@pytest.mark.parametrize("depth", ["tracked", "full"])
@pytest.mark.parametrize("game", [*list_titles()])
def test_a_table_with_a_log(game: str, depth: str, store: Store) -> None:
    """A table is told again in the new language with its view; its lines stay, and another page of the process follows."""
    page = Page(store, game)
    page.begin(edition=page.companion.parts.game.editions[0], depth=depth)
    shared, random = page.companion.seated.shared, Random(3)
    for _ in range(12):
        shared.enter(*(shared.draw() or (random.choice(shared.position.options),)))
    lines = shared.lines
    told = check(lambda: open_companion(store, game, {"do": "hello", "code": page.codes[0]}))
    assert END in told["shared"]["bar"][1] and "view" not in told
    assert shared.lines == lines and END not in "".join(lines)
    if depth == "tracked":
        assert any(END in text for text in list_texts(told["views"]["tracker"]))
    assert page.said[-1]["words"]["undo"].endswith(END)


def test_the_same_inputs_make_the_same_lines_in_two_languages(store: Store) -> None:
    """Lines hold no prose: except for their ids, the same inputs make the same lines in English and in a pseudo-language."""

    def play() -> list[Heard]:
        page = Page(store)
        page.begin(depth="full")
        shared, random = page.companion.seated.shared, Random(3)
        shared._clock = lambda: 0.0
        for _ in range(40):
            shared.enter(random.choice(shared.position.options))
        return [msgspec.json.decode(line) | {"id": ""} for line in shared.lines]

    english = play()
    village_widgets.speak(LONGER)
    assert len(english) == 40 and play() == english


def test_the_figures_of_many_games() -> None:
    """Menus, figures and conclusions change to the language; the reader's choices stay."""
    shown = WhatWins(ROOT / "notebooks/results")
    shown.game.index = 1
    analysis = shown.analysis
    analysis.players.index = 1
    chosen = analysis.edition.value, analysis.players.value, analysis.category.value
    own = OwnGames()
    village_widgets.speak(LONGER)
    assert shown.analysis is analysis and shown.game.index == 1
    assert (analysis.edition.value, analysis.players.value, analysis.category.value) == chosen
    assert all(END in said for said in (shown.game.description, analysis.conclusions.value))
    assert own.files.description.endswith(END) and own.files.tooltip.endswith(END)
    heads = [chart.children[0].value for chart in analysis.children[2].children if len(getattr(chart, "children", ())) > 1]
    assert len(heads) == 5 and all(END in head for head in heads)


def test_editions_side_by_side() -> None:
    """A comparison reads as one that was made in the language."""
    position = begin().session.position
    comparison = compare(position)
    box = comparison.build_box()
    village_widgets.speak(LONGER)
    assert box.shown.value == compare(position).build_box().shown.value and END in box.shown.value
    assert str(comparison) == str(compare(position))


def test_a_language_without_words_changes_nothing(caplog: pytest.LogCaptureFixture) -> None:
    """A page that asks for a language without words is not answered; the log says so."""
    play = begin()
    said: list[Heard] = []
    play.screen.post = said.append
    assert play.screen.receive({"do": "speak", "language": "tlh"}) is None
    assert said == [] and get_language() == ENGLISH and "unknown language" in caplog.text


def test_a_closed_page_and_one_that_fails_stop_no_other() -> None:
    """A closed page is told nothing; one that can't be shown stays as it is, and the others follow."""
    closed, broken, other = begin(), begin(), begin()
    said: list[Heard] = []
    closed.screen.close()
    closed.screen.post = other.screen.post = lambda message: said.append(decode(message))
    broken.screen._build_whole = lambda: broken.lines.nothing
    village_widgets.speak(LONGER)
    assert len(said) == 1 and said[0]["words"]["undo"].endswith(END)
