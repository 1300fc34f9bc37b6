"""Setting up a game in a chapter: pieces laid out, wrong numbers answered, and the sheet with all numbers."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from tests.learning.chapters import ask, lay_out, open_chapter, solve
from tests.learning.courses import COURSES
from tests.samples import LONG, thin
from village_core.games.editions import EditionSettings
from village_core.games.manitoba.validation import count_goods
from village_core.games.manitoba.vocabulary import STORED, Good
from village_widgets.tutor.chapter import Chapter
from village_widgets.tutor.lesson import BadLesson, LessonStep, begin, parse_lesson
from village_widgets.tutor.lesson_session import MOST, LessonSession, StepState
from village_widgets.tutor.progress_store import ProgressStore
from village_widgets.tutor.setup import begin_tables

CHAPTERS = {"village": "10b_setting_up", "stone_age": "07b_setting_up", "manitoba": "09b_setting_up"}


def find_step(game: str, key: str) -> LessonStep:
    """Return a step of the chapter about setting up."""
    lesson = COURSES[game].find_lesson(CHAPTERS[game])
    return lesson.steps[lesson.find_number(key)]


LAYING = [(game, step.key) for game, chapter in CHAPTERS.items() for step in COURSES[game].find_lesson(chapter).steps if step.lay]
"""The steps in which pieces are laid out."""
each_laying = pytest.mark.parametrize(("game", "key"), LAYING)
FIRST = {(game, name): key for game, key in reversed(LAYING) for name in find_step(game, key).lay}
"""The first step in which each sort of piece is laid out, by game and sort."""


def find_fewest(session: LessonSession, name: str) -> int:
    """Return the fewest pieces of a sort of which one more changes the picture: 0, except for graves and Manitoba's goods.

    The picture needs a grave. Of Manitoba's goods it shows the supply, so it changes once there are more than lie elsewhere.
    """
    counted = {"goods": STORED, "feathers": (Good.FEATHERS,)}.get(name)
    return max(map(count_goods(session.beginning.table).__getitem__, counted)) if counted else int(name == "graves")


def open_laying(game: str, key: str) -> LessonSession:
    """Return a session at a step of the chapter about setting up."""
    course = COURSES[game]
    lesson = course.find_lesson(CHAPTERS[game])
    return LessonSession(course.players, lesson, lesson.find_number(key), course.teaching.setup)


@each_laying
def test_the_right_numbers_show_the_table_as_it_is_set_up(game: str, key: str) -> None:
    """With the wanted number of each sort laid out, the table has these numbers, and the check completes the step as it is."""
    session = open_laying(game, key)
    for name, count in session.wanted.items():
        session.lay(name, count)
    parts, table = COURSES[game].teaching.setup.parts, session.game.position.table
    assert {name: parts[name].count(table) for name in session.laid} == session.wanted
    session.check()
    assert session.state is StepState.DONE and session.game.position.table == table


@pytest.mark.parametrize(("game", "key"), LAYING if LONG else sorted({(game, key) for (game, _), key in FIRST.items()}))
def test_each_number_of_pieces_is_drawn(game: str, key: str) -> None:
    """The board can be drawn with none, too few, the right number and too many of a sort.

    Up to the right number each piece changes the picture.
    """
    session, course = open_laying(game, key), COURSES[game]
    for name, right in session.wanted.items():
        seen = []
        for count in (*range(right + 1), right + 1, MOST + 1):
            session.lay(name, count)
            panels = course.build_telling(session.game).draw_panels(session.position, session.viewer)
            seen.append("".join(panel.render_parts() for panel in panels))
        assert all(before != after for before, after in pairwise(seen[find_fewest(session, name) : right + 1])), name


@pytest.mark.parametrize("key", ["cards", "three"])
def test_cards_that_are_not_laid_out_yet_are_in_the_deck(key: str) -> None:
    """The deck of Stone Age and its row have 36 cards in all, however many cards lie in the row."""
    session = open_laying("stone_age", key)
    for count in range(session.wanted["cards"] + 1):
        session.lay("cards", count)
        table = session.position.table
        assert (len(table.deck), sum(card is not None for card in table.row)) == (36 - count, count)


@pytest.mark.parametrize(("game", "key"), thin(LAYING, 3))
def test_a_wrong_number_is_answered_and_marked(game: str, key: str, tmp_path: Path) -> None:
    """One piece too few or too many of a sort has that sort's remark; the step stays open, and the next change clears it."""
    chapter = Chapter(COURSES[game], CHAPTERS[game], ProgressStore(tmp_path))
    chapter.receive({"do": "go", "step": key})
    session = chapter.at
    lay_out(chapter, session.wanted)
    for part, name in enumerate(session.step.lay):
        for by, said in ((-1, "too few"), (1, "too many")):
            lay_out(chapter, {name: session.wanted[name] + by})
            chapter.receive({"do": "check"})
            card = chapter._build_card()
            assert card.state is StepState.ASKED and card.remark == chapter._say(f"step-{key}.{name}")
            assert [(at, each.slip) for at, each in enumerate(card.laid) if each.slip] == [(part, said)]
        lay_out(chapter, {name: session.wanted[name]})
    card = chapter._build_card()
    assert not card.remark and not any(each.slip for each in card.laid)
    chapter.receive({"do": "check"})
    assert session.state is StepState.DONE


@pytest.mark.parametrize("game", CHAPTERS)
def test_pieces_of_later_steps_are_not_on_the_table_yet(game: str) -> None:
    """At the first step the table is bare, though the position that the step is written with isn't changed."""
    course = COURSES[game]
    lesson, setup = course.find_lesson(CHAPTERS[game]), course.teaching.setup
    session = open_laying(game, lesson.steps[0].key)
    later = [name for name in lesson.list_later(0) if name != "graves"]
    assert later and not any(session.laid.values())
    bare = session.game.position.table
    if game == "village":
        assert not any(map(sum, bare.spaces)) and not sum(bare.bag) and not bare.stalls and not bare.queue
        assert not any(farm.coin or farm.at_home for farm in bare.farms)
    elif game == "stone_age":
        assert not bare.piles and not any(card is not None for card in bare.row)
        assert not any(tribe.workers or tribe.food for tribe in bare.tribes)
    else:
        assert not bare.laid and not any(clan.huts or clan.square or any(clan.storages) for clan in bare.clans)
    assert setup.parts and begin(course.players, lesson, 0).position == session.beginning


@pytest.mark.parametrize("game", CHAPTERS)
def test_the_sheet_has_each_number_for_each_number_of_players(game: str) -> None:
    """The sheet has a column for each number of players, counted on a new game; Village's fifth is the Big Box's."""
    course = COURSES[game]
    lesson = course.find_lesson(CHAPTERS[game])
    table = begin(course.players, lesson, len(lesson.steps) - 1).position.table
    sheet = course.teaching.setup.build_sheet(course.game, table, course.words)
    numbers = [line.numbers for line in sheet.lines if line.numbers]
    assert len(numbers) == len(course.teaching.setup.parts)
    tables = begin_tables(course.game, table.copy)
    if game == "village":
        tables[5] = begin_tables(course.game, EditionSettings("big_box_2023"))[5]
        assert "5" in sheet.note and "Big Box" in sheet.note
    assert sheet.heads == tuple(map(str, tables))
    for players, column in zip(tables, zip(*numbers, strict=True), strict=True):
        assert column == tuple(part.count(tables[players]) for part in course.teaching.setup.parts.values())


def test_villages_numbers_are_those_of_the_setup_cards() -> None:
    """For three players: four stalls, five cubes of each colour, 21 cubes on the spaces, four graves; four monks, six plague."""
    session = open_laying("village", "three-cubes")
    counts = COURSES["village"].teaching.setup.count_pieces(COURSES["village"].game, session.beginning.table)
    assert counts["setup-stalls"] == counts["setup-stalls-3"] == 4 and counts["setup-colours-3"] == 5
    assert counts["setup-graves-3"] == 4 and counts["setup-monks"] == 4 and counts["setup-plague"] == 6
    assert sum(count for name, count in counts.items() if name.startswith("setup-at-") and name.endswith("-3")) == 21


def test_cubes_on_a_bare_space_are_of_each_influence_in_turn() -> None:
    """Seven cubes that are laid on a bare space of Village are two of each influence but the last, and no plague."""
    table = COURSES["village"].game.new_game(EditionSettings("first_2011"), 4).table
    part = COURSES["village"].teaching.setup.parts["at-harvest"]
    assert part.lay(part.lay(table, 0), 7).spaces[0] == (2, 2, 2, 1, 0)


def test_no_storage_gets_more_goods_than_it_has_spaces() -> None:
    """Too many first goods of Manitoba fill the shortest storage, however long the others are on an owner's board."""
    settings = EditionSettings("first_2018", (("storages.bison", "1 2 4"),))
    table = COURSES["manitoba"].game.new_game(settings, 2).table
    laid = COURSES["manitoba"].teaching.setup.parts["first"].lay(table, MOST)
    assert {len(storage) for clan in laid.clans for storage in clan.storages} == {3}


def test_undo_begins_the_step_again_and_a_click_on_the_board_is_answered(tmp_path: Path) -> None:
    """A click on the board says that buttons lay out the pieces, and undo begins the step again.

    Commands for sorts that a step lacks, or after its end, change nothing; nor do they in another chapter.
    """
    chapter, said = open_chapter(tmp_path, CHAPTERS["village"], "customers")
    answer = ask(chapter, said, do="at", at="queue")
    assert "buttons" in answer["refused"]["reasons"][0][1]
    before = chapter.position
    assert not ask(chapter, said, do="lay", part=7, count=2) and chapter.position == before
    solve(chapter)
    assert not ask(chapter, said, do="lay", part=0, count=2) and not ask(chapter, said, do="check")
    chapter.receive({"do": "undo"})
    assert chapter.at.state is StepState.ASKED and not any(chapter.at.laid.values())
    market, _ = open_chapter(tmp_path, "05_market")
    position = market.position
    market.receive({"do": "lay", "part": 0, "count": 3})
    market.receive({"do": "check"})
    assert market.position == position and market.at.state is StepState.ASKED


def test_a_step_to_lay_out_has_no_other_task() -> None:
    """A lesson with a step that lays out pieces and asks for a place too is a fault of its author."""
    with pytest.raises(BadLesson, match="pieces to lay out"):
        parse_lesson('[[steps]]\nkey = "a"\nlay = ["coins"]\nfind = ["bag"]\npicture = "x"')
