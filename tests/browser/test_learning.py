"""The chapters: by clicking, by keyboard, on a phone, and after a reload."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import PATIENCE, Fingers, Keyboard, Player
from tests.browser.obeying import answer, make_first_move
from tests.browser.solving import COURSE, MANITOBA, STONE_AGE, find_card, find_page, go_on, solve, wait_for_lesson, wait_for_state
from tests.learning.courses import COURSES
from tests.samples import LONG, WHOLE, thin
from village_widgets.tutor.course import Course

WAYS = {"clicking": (Player, DESKTOP), "keyboard": (Keyboard, DESKTOP), "phone": (Fingers, PHONE)}
SAMPLE = [
    (COURSE, "05_market", "clicking"),
    (STONE_AGE, "04_buildings", "phone"),
    (MANITOBA, "09_the_end", "keyboard"),
    *([(COURSE, "09_church_and_mass", "keyboard")] if LONG else ()),
]
EVERY = [(course, chapter, way) for course in COURSES.values() for chapter in course.lessons[1:] for way in WAYS]
WALKED = EVERY if WHOLE else SAMPLE


ANSWERED = """() => {
    const places = [...document.querySelectorAll(".vc-picture .vc-taught")].map((place) => place.getBoundingClientRect());
    const edge = document.querySelector(".vc-agenda").getBoundingClientRect().top;
    return !places.length || places.some(({ top, bottom }) => bottom > top && top >= 0 && bottom <= edge);
}"""
"""Script: tell if a target of the answer is above the sheet."""


FRAMED = """() => [...document.querySelectorAll(".vc-picture [data-at]")].filter((place) => {
    const frames = [...place.querySelectorAll(":scope > :is(.h, .fr)")].map((frame) => getComputedStyle(frame).stroke);
    return place.matches(".vc-taught") || (!place.matches(":hover") && frames.some((stroke) => stroke !== "rgba(0, 0, 0, 0)"));
}).map((place) => place.dataset.at)"""
"""Script: return the framed targets of the board; an exercise frames none, because one might be its answer."""


@pytest.mark.parametrize(
    ("course", "chapter", "way"), WALKED, ids=lambda value: value.game.name if isinstance(value, Course) else value
)
def test_a_chapter_is_completed_from_start_to_end(host, visit, course, chapter, way):
    """Every step is solved and every exercise answered; a reload in the middle returns to the same step.

    Then the end lists what the reader can do, and leads to the next chapter on the same page. All chapters in every way with
    ``VILLAGE_SAMPLES=whole``.
    """
    kind, window = WAYS[way]
    page = wait_for_lesson(visit(f"{host}/voila/render/{find_page(course, chapter)}", **window))
    check_reading(page)
    player = kind(page)
    lesson = course.find_lesson(chapter)
    middle = len(lesson.steps) // 2
    for number in range(len(lesson.steps)):
        if number == middle:
            title = page.locator(".vc-told h2").text_content()
            page.reload()
            page.wait_for_selector(".vc-told h2", timeout=PATIENCE * 3)
            assert page.locator(".vc-told h2").text_content() == title
            assert page.locator(".vc-step.vc-done").count() == number
        solve(player, course, chapter, number)
        if way == "phone":
            page.wait_for_function(ANSWERED, timeout=PATIENCE)
        go_on(player)
    for number in range(1, lesson.checks + 1):
        assert f"{number} of {lesson.checks}" in (page.locator(".vc-told h2").text_content() or "")
        assert page.evaluate(FRAMED) == []
        answer(player)
        go_on(player)
    check_the_end(page, course, chapter, way)
    if chapter in (course.core[-1], course.chapters[-1]):
        return
    following = find_card(page).get_by_role("link").filter(has_text="Next: ")
    after = course.chapters[course.chapters.index(chapter) + 1]
    assert (following.get_attribute("href") or "").startswith(after)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    if after in course.lessons:
        check_it_turns_at_once(player, course, following, after)


def check_the_end(page: Page, course: Course, chapter: str, way: str) -> None:
    """Check that a chapter's end counts right answers, shows what its reader can do, and lights the map's next house.

    Check also that nothing moves at the end, and on a phone that its first button is in view.
    """
    lesson = course.find_lesson(chapter)
    assert f"of {lesson.checks} right" in (page.locator(".vc-end .vc-result").text_content() or "")
    assert page.locator(".vc-can li").count() == len(lesson.can)
    if lesson.can:
        assert page.evaluate(SHOWN) == sum(len(can.shows) for can in lesson.can)
        assert page.locator(".vc-pin.vc-done").count() == 1
        expect(page.locator(".vc-told h2")).to_be_in_viewport()
    assert page.locator(".vc-next-light").count() == 1
    beside = page.locator(".vc-agenda > :not(.vc-task)")
    assert beside.evaluate_all("all => all.filter(one => one.checkVisibility()).length") == 0, "no game goes on"
    assert page.evaluate("document.getAnimations().filter((each) => /vc-/.test(each.animationName)).length") == 0
    if way == "phone":
        expect(find_card(page).locator(".vc-tools > *").first).to_be_in_viewport()


def check_it_turns_at_once(player: Player, course: Course, following: Locator, after: str) -> None:
    """Check that the next chapter opens without loading a page, with its address, its title and a step to do.

    Then check that going back in the browser leaves the chapter.
    """
    page, loads = player.page, []
    page.on("framenavigated", lambda frame: loads.append(frame.url))
    page.on("request", lambda request: loads.append(request.url) if request.is_navigation_request() else None)
    player.press(following)
    page.wait_for_function(
        "title => document.querySelector('.vc-chapter')?.textContent.includes(title)", arg=course.word_title(after)
    )
    page.wait_for_selector('.vc-table:is([data-state="asked"], [data-state="find"], [data-state="lay"])', timeout=PATIENCE)
    assert f"/{after}.ipynb#" in page.url and page.title().startswith(course.word_title(after))
    assert not [url for url in loads if "#" not in url and not url.endswith(f"{after}.ipynb")]
    page.go_back()
    page.wait_for_function(
        "title => !document.querySelector('.vc-chapter')?.textContent.includes(title)", arg=course.word_title(after)
    )


SHOWN = """() => [...document.querySelectorAll(".vc-can svg")].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width >= 30 && height >= 30 && one.getBBox().width > 0;
}).length"""
"""Script: count the pictures of a chapter's end that are drawn."""
PINS = """() => [...document.querySelectorAll(".vc-pin")].every((one) => {
    const { width, height } = one.getBoundingClientRect();
    return Math.min(width, height) >= 43;
})"""
"""Script: tell if a finger hits each place of the map."""


MAPPED = thin([(COURSE, DESKTOP), (COURSE, PHONE), (STONE_AGE, PHONE), (MANITOBA, PHONE)], 2)
FIRST_DONE = {COURSE: "The cube is yours", STONE_AGE: "The field is yours", MANITOBA: "Two discs lie in your village"}
"""The remark on the first card of a course once its move is made."""


@pytest.mark.parametrize(("course", "window"), MAPPED)
def test_the_map_leads_into_the_course_and_knows_what_is_done(host, visit, course, window):
    """A place of *Learn*'s map opens its chapter; after its first step the map and the welcome page lead to its second step.

    All chapters have a place that a finger hits. The welcome page still offers the start of the other courses.
    """
    watched = visit(f"{host}/voila/render/{find_page(course, 'learn')}", **window)
    page = watched.page
    page.locator(".vc-onward a").wait_for(timeout=PATIENCE * 3)
    assert page.locator(".vc-pin").count() == len(course.chapters)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.wait_for_function(PINS)
    player = Fingers(page) if window is PHONE else Player(page)
    player.press(page.locator(".vc-pin").nth(1))
    wait_for_lesson(watched)
    player.press(player.table.locator("[data-at].vc-taught").first)
    wait_for_state(page, "done")
    go_on(player)
    first = course.chapters[1]
    for home, chapter in ((find_page(course, "learn"), f"{first}.ipynb"), ("00_welcome.ipynb", find_page(course, first))):
        page.goto(f"{host}/voila/render/{home}")
        way = page.locator(":is(.vc-onward, .vc-ways) a.vc-main")
        expect(way.locator("strong")).to_have_text("Continue: chapter 1, step 2", timeout=PATIENCE * 3)
        expect(way).to_be_in_viewport()
        assert way.get_attribute("href") == f"{chapter}#{course.list_steps(first)[1]}"
    assert page.locator(".vc-ways a", has_text="Begin: The goal").count() == len(COURSES) - 1


@pytest.mark.parametrize(("course", "window"), MAPPED)
def test_the_first_move_takes_one_press_and_few_words(host, visit, course, window):
    """A reader who follows the first card moves after one press, and less than half a minute of reading."""
    first = find_page(course, course.chapters[1])
    page = wait_for_lesson(visit(f"{host}/voila/render/{first}", **window))
    expect(page.locator(":has(> .vc-ref)").first, "one sentence").to_have_css("display", "inline")
    made = make_first_move(page, host, first.removesuffix(".ipynb"), Fingers if window is PHONE else Player)
    assert made.clicks == 1 and made.minutes_read < 0.5
    assert FIRST_DONE[course] in (find_card(page).text_content() or "")


def test_a_refused_move_a_wrong_one_and_why(host, visit):
    """A refused click shows rule and citation, a wrong move is explained and undone, and *Why?* leads into the course."""
    chapter = "05_market"
    page = wait_for_lesson(visit(f"{host}/voila/render/{chapter}.ipynb", **DESKTOP))
    player = Player(page)
    player.press(page.get_by_role("button", name="Show the whole board"))
    player.press(player.table.locator('[data-at="well"]').first)
    sheet = page.locator(".vc-sheet:popover-open")
    sheet.wait_for(timeout=PATIENCE)
    assert len(re.findall(r"[.!?](\s|$)", sheet.locator(".vc-sentence").inner_text())) == 1
    assert not sheet.locator(".vc-cited").is_visible()
    player.press(sheet.locator("summary", has_text="Why?"))
    assert "At the well you pay" in sheet.inner_text() and sheet.locator(".vc-cited").first.is_visible()
    player.press(sheet.get_by_role("button", name="Shown in the course"))
    page.wait_for_selector(".vc-sheet:popover-open .vc-again a", timeout=PATIENCE)
    assert "2011" in (sheet.text_content() or "") and "Big Box" in (sheet.text_content() or "")
    assert "02_a_round.ipynb#" in (sheet.locator(".vc-again a").first.get_attribute("href") or "")
    page.keyboard.press("Escape")
    player.press(player.table.locator('[data-at^="cube:"].vc-open:not([data-at^="cube:market"])').first)
    wait_for_state(page, "wrong")
    assert (find_card(page).locator(".vc-answer").text_content() or "").startswith("Legal, but")
    player.press(find_card(page).get_by_role("button", name="Take it back"))
    wait_for_state(page, "asked")


def test_a_move_is_looked_for_on_the_board_not_among_buttons(host, visit):
    """The list of all choices is folded until a reader opens it; a step to find a place, and a wrong answer, have none."""
    page = wait_for_lesson(visit(f"{host}/voila/render/05_market.ipynb", **DESKTOP))
    listed, choices = page.locator(".vc-table .vc-list"), page.locator(".vc-table .vc-choices")
    steps = page.locator(".vc-step").all()
    for step in (*reversed(steps[1:]), steps[0]):
        step.click()
        expect(step).to_have_attribute("aria-current", "step", timeout=PATIENCE)
        wait_for_state(page, "asked")
        expect(listed.locator("summary")).to_be_visible()
        assert not listed.locator("button").first.is_visible()
    listed.locator("summary").click()
    expect(listed.locator("button").first).to_be_visible()
    player = Player(page)
    player.press(page.get_by_role("button", name="Show the whole board"))
    player.press(page.locator('.vc-table [data-at^="cube:"].vc-open:not([data-at^="cube:market"])').first)
    wait_for_state(page, "wrong")
    expect(choices).to_be_hidden()
    page = wait_for_lesson(visit(f"{host}/voila/render/stone_age/03_cards.ipynb", **DESKTOP))
    page.locator(".vc-step").nth(-2).click()
    wait_for_state(page, "find")
    expect(page.locator(".vc-table .vc-choices")).to_be_hidden()


@pytest.mark.parametrize("window", thin([PHONE, DESKTOP], 2))
def test_the_exam_goes_on_after_a_reload(host, visit, window):
    """After a reload the third question is the same, and a given answer stays."""
    page = wait_for_lesson(visit(f"{host}/voila/render/90_exam.ipynb", **window))
    player = Fingers(page) if window is PHONE else Player(page)
    for _ in range(2):
        answer(player)
        go_on(player)
    question = find_card(page).locator(".vc-do").text_content()
    answer(player)
    page.reload()
    find_card(page).locator(".vc-answer").wait_for(timeout=PATIENCE * 3)
    assert "3 of 20" in (page.locator(".vc-told h2").text_content() or "")
    assert find_card(page).locator(".vc-do").text_content() == question


def test_what_is_worth_reading_again_leads_there(host, visit):
    """After mistakes the end names the steps to repeat, and those of this chapter open at once.

    Without any it says that all answers were right.
    """
    chapter = "05_market"
    page = wait_for_lesson(visit(f"{host}/voila/render/{chapter}.ipynb#check", **DESKTOP))
    player = Player(page)
    lesson = COURSE.find_lesson(chapter)
    for _ in range(lesson.checks):
        answer(player)
        go_on(player)
    again = page.locator(".vc-end .vc-again button")
    slips = page.locator(".vc-end .vc-again li").count()
    assert slips or f"got {lesson.checks} of" in page.locator(".vc-end .vc-result").inner_text()
    if again.count():
        player.press(page.locator(".vc-reread summary"))
        player.press(again.first)
        page.wait_for_selector('.vc-table[data-state="asked"], .vc-table[data-state="find"]', timeout=PATIENCE)


@pytest.mark.parametrize("window", thin([DESKTOP, PHONE], 2))
def test_a_first_game_advises_and_goes_on_after_a_reload(host, visit, window):
    """Advice is there at once, and can be hidden and shown again; after a reload the question is the same."""
    page = wait_for_lesson(visit(f"{host}/voila/render/11_first_game.ipynb", **window))
    player = Fingers(page) if window is PHONE else Player(page)
    assert "Try this" in (find_card(page).text_content() or "")
    for _ in range(4):
        player.move()
    question = player.table.locator(".vc-decision").first.text_content()
    page.reload()
    page.wait_for_selector(".vc-told h2", timeout=PATIENCE * 3)
    page.wait_for_function("said => document.querySelector('.vc-table .vc-decision').textContent === said", arg=question)
    player.press(find_card(page).get_by_role("button", name="No more advice"))
    find_card(page).locator(".vc-answer").wait_for(state="detached", timeout=PATIENCE)
    player.press(find_card(page).get_by_role("button", name="Ask for advice"))
    find_card(page).locator(".vc-answer").wait_for(timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.parametrize("chapter", thin(COURSE.chapters, 9))
def test_no_code_shows_and_a_board_comes(host, visit, chapter):
    """A chapter of Village has a board, no code, no parts for JupyterLab, and nothing that is wider than a phone."""
    check_reading(visit(f"{host}/voila/render/{chapter}.ipynb", **PHONE).page)


def check_reading(page: Page) -> None:
    """Check that a board appears, no code is shown, and nothing is wider than the window."""
    page.wait_for_selector(".vc-table[data-version]", timeout=PATIENCE * 3)
    text = page.locator("main").text_content() or ""
    assert "import" not in text.split() and "To try out" not in text
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
