"""The prologue of each course through its pages: points counted on a phone, by keyboard, and the way on to the first chapter."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import PATIENCE, Fingers, Keyboard, Player
from tests.browser.solving import COURSE, STONE_AGE, find_card, find_page, go_on, solve, wait_for_lesson, wait_for_state
from tests.learning.courses import COURSES
from tests.samples import in_long_runs
from village_widgets.tutor.course import Course
from village_widgets.tutor.lesson import Lesson

PROLOGUE = "00_prologue"
NAME = ".vc-do .vc-ref"
"""The name in the text of the source that is asked for."""
LIT = """() => {
    const edge = document.querySelector(".vc-agenda").getBoundingClientRect().top;
    const places = [...document.querySelectorAll(".vc-picture .vc-taught")].map((place) => place.getBoundingClientRect());
    return places.length > 0 && places.every(({ top, bottom }) => bottom > top && top >= 0 && bottom <= edge);
}"""
"""Script: tell if all that is lit is in view above the sheet."""

each_course = pytest.mark.parametrize(
    "course",
    [COURSE, STONE_AGE, pytest.param(COURSES["manitoba"], marks=in_long_runs)],
    ids=["village", "stone_age", "manitoba"],
)


def find_total(page: Page) -> int:
    """Return the reader's points as the bar beside the board shows them."""
    return int(page.locator(".vc-lane b").first.inner_text())


def count_points(player: Player, lesson: Lesson, names: bool) -> list[int]:
    """Press each source of points, or its name in the text, and return the total after each press."""
    totals, counted = [], ""
    for source in lesson.steps[0].counts:
        if not names:
            player.page.wait_for_function(LIT, timeout=PATIENCE)
        before = find_total(player.page)
        if names:
            player.page.wait_for_function(f"counted => document.querySelector('{NAME}')?.textContent !== counted", arg=counted)
            name = player.page.locator(NAME).first
            counted = name.inner_text()
            player.press(name)
        else:  # a finger may come down between the pieces of a part
            at = source.at[0]
            player.page.locator(f'.vc-picture :is([data-panel="{at}"], [data-part="{at}"])').tap(force=True)
        player.page.wait_for_function("n => Number(document.querySelector('.vc-lane b').textContent) > n", arg=before)
        totals.append(find_total(player.page))
    return totals


@each_course
def test_on_a_phone_the_prologue_is_played_and_leads_to_the_first_chapter(host, visit, course: Course) -> None:
    """Each lit source is above the sheet and brings its points, until the page names the winner.

    After a turn, one press opens the first chapter at once.
    """
    watched = visit(f"{host}/voila/render/{find_page(course, PROLOGUE)}", **PHONE)
    page, lesson, first = wait_for_lesson(watched), course.lesson(PROLOGUE), course.chapters[1]
    player = Fingers(page)
    totals = count_points(player, lesson, names=False)
    assert len(set(totals)) == len(lesson.steps[0].counts) and totals == sorted(totals)
    wait_for_state(page, "done")
    assert find_card(page).locator(".vc-counted").inner_text().startswith(f"Ada wins with {totals[-1]}")
    assert not page.locator(".vc-score").is_visible()
    for number in range(1, len(lesson.steps)):
        go_on(player)
        solve(player, course, PROLOGUE, number)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    player.press(find_card(page).get_by_role("link", name=re.compile("^Next: ")))
    page.wait_for_function("title => document.querySelector('.vc-chapter')?.textContent.includes(title)", arg=course.title(first))
    assert f"/{first}.ipynb#" in page.url


@each_course
def test_points_can_be_counted_by_keyboard(host, visit, course: Course) -> None:
    """By keyboard the name of the lit source in the text counts its points, also where a panel has nothing to press."""
    page = wait_for_lesson(visit(f"{host}/voila/render/{find_page(course, PROLOGUE)}", **DESKTOP))
    totals = count_points(Keyboard(page), course.lesson(PROLOGUE), names=True)
    assert totals == sorted(totals)
    wait_for_state(page, "done")


def test_a_reader_who_knows_the_game_skips_the_prologue(host, visit) -> None:
    """One press leads from the prologue's first step to the first chapter."""
    page = wait_for_lesson(visit(f"{host}/voila/render/{find_page(COURSE, PROLOGUE)}", **PHONE))
    Fingers(page).press(find_card(page).get_by_role("link", name="Skip to the first chapter"))
    page.wait_for_function("() => document.querySelector('.vc-chapter')?.textContent.startsWith('1 ')", timeout=PATIENCE)
    assert f"/{COURSE.chapters[1]}.ipynb" in page.url
