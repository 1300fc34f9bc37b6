"""The first message of a page comes with its screen: exactly the answer to its first command, until the page sends one."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.hearing import Heard, decode
from tests.learning.chapters import READER
from village_widgets.companion.page import Companion, build_companion
from village_widgets.play import Play
from village_widgets.tutor.chapter import Chapter
from village_widgets.tutor.course import Course
from village_widgets.tutor.guided import GuidedGame
from village_widgets.tutor.home import CourseHome
from village_widgets.tutor.progress import NOTHING, to_json
from village_widgets.tutor.progress_store import ProgressStore

COURSE = Course("village")
MARKET, EXAM, GAME = "05_market", "90_exam", "11_first_game"
HELLO = {"do": "hello", "reader": READER}


def read_foretold(page: object) -> Heard | None:
    """Return the message that comes with a page's screen; None if there is none, so that the page must ask."""
    packed = getattr(page, "screen", page)._told
    return json.loads(zlib.decompress(packed)) if packed else None


def list_pages(folder: Path) -> dict[str, Callable[[], object]]:
    """Return, by name, functions that open pages of the course, with the readers' progress in a folder."""
    store = ProgressStore(folder)
    return {
        "chapter": lambda: Chapter(COURSE, MARKET, store),
        "exam": lambda: Chapter(COURSE, EXAM, store),
        "game": lambda: GuidedGame(COURSE, GAME, store),
        "home": lambda: CourseHome(COURSE, store),
    }


@pytest.mark.parametrize(("make", "newcomer"), [(Play, "play=village"), (build_companion, "")], ids=["play", "companion"])
def test_a_new_page_brings_the_answer_to_its_first_command(make: Callable[[], Play | Companion], newcomer: str) -> None:
    """The message that comes with a new page of play or companion is the answer to its first command.

    Every reader gets the companion's; only those get play's whose last game was Village, or who have played no game.
    """
    page = make()
    assert read_foretold(page) == decode(page.receive({"do": "hello"})) and page.screen._newcomer == newcomer


@pytest.mark.parametrize("name", ["chapter", "game", "home"])
def test_a_page_of_the_course_foretells_what_a_newcomer_is_answered(name: str, tmp_path: Path) -> None:
    """A page of the course brings with it the answer that a newcomer gets; a chapter leaves out progress and way.

    The answer of a chapter counts only for readers without progress in that chapter; other pages' for readers without any.
    """
    page = list_pages(tmp_path)[name]()
    foretold, answer = read_foretold(page), decode(page.receive(HELLO))
    for message in (foretold, answer):
        message.get("table", {}).pop("v", None)  # the version grows with each whole description
    if name == "chapter":
        assert not {"progress", "way"} & set(foretold)  # these belong to a reader
        assert json.loads(answer.pop("progress")) == {} and answer.pop("way")[2] is False
    assert foretold == answer
    named = getattr(page, "screen", page)._newcomer
    progress = [
        NOTHING,
        NOTHING.with_place("04_crafts", "pay").with_done("04_crafts", "pay"),
        NOTHING.with_place(MARKET, "sell"),
        NOTHING.with_done(MARKET, "sell"),
    ]
    assert [named in to_json(one) for one in progress] == [False, name != "chapter", True, True]


def test_an_exam_is_not_foretold(tmp_path: Path) -> None:
    """A page of an exam brings no first message."""
    assert read_foretold(list_pages(tmp_path)["exam"]()) is None


def test_a_page_that_shows_its_first_message_is_not_sent_it_again(tmp_path: Path) -> None:
    """A chapter or guided game that shows what came with it gets step, progress and way, but no board; the play page nothing."""
    assert Play().receive({**HELLO, "told": True}) is None
    for name in ("chapter", "game"):
        page = list_pages(tmp_path)[name]()
        first = read_foretold(page)
        own = decode(page.receive({**HELLO, "told": True}))
        assert own.keys() == {"lesson", "progress", "way"} and own["lesson"] == first["lesson"], name


def test_a_reader_new_to_a_chapter_keeps_progress_in_others(tmp_path: Path) -> None:
    """A reader new to a chapter gets their progress in others and stays at the first step."""
    copy = to_json(NOTHING.with_done("04_crafts", "pay").with_place("04_crafts", "pay"))
    own = decode(list_pages(tmp_path)["chapter"]().receive({**HELLO, "copy": copy, "told": True}))
    assert own.keys() == {"lesson", "progress", "way"} and own["lesson"]["at"] == COURSE.list_steps(MARKET)[0]
    assert json.loads(own["progress"])["done"] == {"04_crafts": ["pay"]}


def test_a_reader_known_to_the_server_alone_goes_on(tmp_path: Path) -> None:
    """A reader whose progress the server has but not the browser gets the whole board at their own step."""
    make = list_pages(tmp_path)["chapter"]
    second = COURSE.list_steps(MARKET)[1]
    before = make()
    before.receive(HELLO)
    before.receive({"do": "go", "step": second})
    answer = decode(make().receive({**HELLO, "told": True}))
    assert answer["lesson"]["at"] == second and "panels" in answer["table"]


@pytest.mark.parametrize("number", [0, 1, 5])
def test_a_remembered_step_keeps_its_version_and_another_gets_a_later_one(number: int, tmp_path: Path) -> None:
    """A page that shows the reader's step from its browser's memory is told the version that it has.

    With another step in memory it is told the right step, in a later version.
    """
    make = list_pages(tmp_path)["chapter"]
    before = make()
    before.receive(HELLO)
    place = COURSE.list_steps(MARKET)[number]
    last = decode(before.receive({"do": "go", "step": place}))
    kept = last["table"]["v"]
    again = decode(make().receive({**HELLO, "last": [place, kept]}))
    assert again["table"] == last["table"] and again["lesson"] == last["lesson"]
    elsewhere = decode(make().receive({**HELLO, "last": [COURSE.list_steps(MARKET)[number + 1], kept]}))
    assert elsewhere["lesson"] == last["lesson"] and elsewhere["table"]["v"] > kept


def test_a_first_message_ends_with_the_first_command() -> None:
    """Once a page has sent any command, its screen brings no first message; a page that opens then has to ask."""
    page = Play()
    page.screen._on_message(None, {"do": "hello"}, [])
    assert read_foretold(page) is None
