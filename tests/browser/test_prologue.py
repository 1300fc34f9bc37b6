"""The prologue of each course through its pages: points counted on a phone, by keyboard, and the way on to the first chapter."""

from __future__ import annotations

import re

import pytest

from tests.browser import solving
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import PATIENCE, Fingers, Keyboard
from tests.samples import in_long_runs
from village_widgets.tutor.course import Course

PROLOGUE = "00_prologue"
each_course = pytest.mark.parametrize(
    "course",
    [solving.COURSE, solving.STONE_AGE, pytest.param(solving.MANITOBA, marks=in_long_runs)],
    ids=["village", "stone_age", "manitoba"],
)


@each_course
def test_on_a_phone_the_prologue_is_played_and_leads_to_the_first_chapter(host, visit, course: Course) -> None:
    """Each lit source is above the sheet and brings its points, until the page names the winner.

    After the other steps, one press opens the first chapter at once.
    """
    watched = visit(f"{host}/voila/render/{solving.find_page(course, PROLOGUE)}", **PHONE)
    page, lesson, first = solving.wait_for_lesson(watched), course.find_lesson(PROLOGUE), course.chapters[1]
    player = Fingers(page)
    totals = solving.count_points(player, lesson.steps[0], names=False)
    assert len(set(totals)) == len(lesson.steps[0].counts) and totals == sorted(totals)
    solving.wait_for_state(page, "done")
    assert solving.find_card(page).locator(".vc-counted").inner_text().startswith(f"Ada wins with {totals[-1]}")
    assert not page.locator(".vc-score").is_visible()
    for number in range(1, len(lesson.steps)):
        solving.go_on(player)
        solving.solve(player, course, PROLOGUE, number)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    player.press(solving.find_card(page).get_by_role("link", name=re.compile("^Next: ")))
    page.wait_for_function(
        "title => document.querySelector('.vc-chapter')?.textContent.includes(title)", arg=course.word_title(first)
    )
    assert f"/{first}.ipynb#" in page.url


@each_course
def test_points_can_be_counted_by_keyboard(host, visit, course: Course) -> None:
    """By keyboard the name of the lit source in the text counts its points."""
    page = solving.wait_for_lesson(visit(f"{host}/voila/render/{solving.find_page(course, PROLOGUE)}", **DESKTOP))
    totals = solving.count_points(Keyboard(page), course.find_lesson(PROLOGUE).steps[0], names=True)
    assert len(set(totals)) == len(totals) and totals == sorted(totals)
    solving.wait_for_state(page, "done")


def test_a_reader_who_knows_the_game_skips_the_prologue(host, visit) -> None:
    """One press leads from the prologue's first step to the first chapter."""
    page = solving.wait_for_lesson(visit(f"{host}/voila/render/{solving.find_page(solving.COURSE, PROLOGUE)}", **PHONE))
    Fingers(page).press(solving.find_card(page).get_by_role("link", name="Skip to the first chapter"))
    page.wait_for_function("() => document.querySelector('.vc-chapter')?.textContent.startsWith('1 ')", timeout=PATIENCE)
    assert f"/{solving.COURSE.chapters[1]}.ipynb" in page.url
