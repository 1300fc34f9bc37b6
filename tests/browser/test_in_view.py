"""Visibility during play: the player's pieces, the place in question, events, letters, charts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.auditing import find_cut_targets
from tests.browser.conftest import PHONE
from tests.browser.driving import PATIENCE, Fingers, Player
from tests.browser.looking import WINDOWS, find_hidden, look_at
from tests.learning.courses import COURSES
from tests.samples import WHOLE, thin

EVERY = [
    (game, name, window)
    for game, course in COURSES.items()
    for name in course.lessons
    if course.find_lesson(name).steps
    for window in WINDOWS
]
WALKED = [
    ("village", "08_time_and_death", "360×640"),
    ("village", "10b_setting_up", "360×640"),
    ("stone_age", "00_prologue", "390×844"),
    ("manitoba", "04_paths", "360×640"),
    ("village", "06_travel", "1280×640"),
]
PLAY = "/voila/render/play.ipynb"
LAPTOP = {"viewport": {"width": 1280, "height": 800}}
ADVISING = [(PHONE, "no-preference"), (PHONE, "reduce"), (LAPTOP, "reduce"), (LAPTOP, "no-preference")]
"""Windows, and how much motion the browser asks for."""
MARKET_FIRST = ("cube:market", "stall:")
ON_TOP = """selector => {
    const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && top + height <= innerHeight && Boolean(at?.closest(selector));
}"""
"""Script: tell if an element is whole in the window and uncovered."""
ADVISED = """() => {
    const advice = document.querySelector(".vc-answer.vc-done")?.textContent ?? "";
    const beside = [...document.querySelectorAll(":is(.vc-beside, .vc-last) .vc-what")];
    const places = [...document.querySelectorAll(".vc-table .vc-taught")];
    const advised = places.length ? places : beside.filter((button) => advice.includes(button.textContent.trim()));
    const { left = -1, top = -1, width = 0, bottom = -1 } = advised[0]?.getBoundingClientRect() ?? {};
    const at = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
    const clear = advised.length === 1 && advised[0].contains(at);
    const seen = clear && top >= 0 && bottom <= innerHeight && top === window.lay && !document.querySelector(".vc-motion > *");
    Object.assign(window, { lay: top, looks: seen ? (window.looks ?? 0) + 1 : 0 });
    return window.looks > 30;
}"""
"""Script: tell if nothing moves, and the only advised place has been in the window and uncovered for thirty frames.

If the advice is to leave something, which has no place on the board, it is the button that the advice names.
"""
SCROLLED = "part => scrollTo({ top: part * document.querySelector('.vc-table').scrollHeight, behavior: 'instant' })"
CLEAR = """() => {
    const edge = (selector, side) => document.querySelector(selector).getBoundingClientRect()[side];
    const sheet = document.querySelector(".vc-sheet:popover-open");
    const [top, bottom] = [edge(".vc-strip", "bottom"), sheet ? sheet.getBoundingClientRect().top : edge(".vc-agenda", "top")];
    const asked = sheet ? `.vc-lit, [data-at="${window.pointed}"]` : ".vc-open";
    const places = [...document.querySelectorAll(asked)].filter((place) => place.checkVisibility());
    const seen = ({ top: from, bottom: to }) => from >= top - 1 && to <= bottom + 1;
    return !places.length || places.some((place) => seen(place.getBoundingClientRect()));
}"""
"""Script: tell if the place in question is between the player's strip and the question, or the sheet."""
POINTED = """document.addEventListener("click", ({ target }) => {
    window.pointed = target.closest("[data-at]")?.dataset.at;
}, true)"""
"""Script: remember the last target that was pointed at."""
SMALL = """() => [...document.querySelectorAll(".vc-app *")].flatMap((each) => {
    const own = [...each.childNodes].some((inside) => inside.nodeType === 3 && inside.data.trim());
    if (!own || each.matches(".vc-said, title, style") || each.closest(".vc-spoken") || !each.checkVisibility()) return [];
    if (!each.getBoundingClientRect().width) return [];
    const high = parseFloat(getComputedStyle(each).fontSize) * (each.ownerSVGElement ? each.getScreenCTM().a : 1);
    return high < 11.99 ? [`${each.textContent} ${high}`] : [];
})"""
"""Script: return the texts whose letters are smaller than 12 pixels."""
LAID = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    return { board: box(".vc-grid").top + scrollY, high: box(".vc-grid").height, table: box(".vc-table").height,
        lines: box(".vc-lines").height, log: box(".vc-log").bottom, why: box(".vc-why").top };
}"""


def open_page(visit, voila: str, window: dict[str, object]) -> Page:
    """Open the play page, and return it when a new game can be started."""
    page = visit(voila + PLAY, **window).page
    page.wait_for_selector(".vc-settings .vc-main", timeout=PATIENCE * 3)
    return page


@pytest.mark.parametrize("window", [LAPTOP, PHONE])
def test_one_press_begins_a_game_against_a_steady_program(voila, visit, window):
    """Without filling in anything one press starts a game; a returning player sees its settings and may continue it."""
    page = open_page(visit, voila, window)
    start = page.locator(".vc-settings .vc-main")
    assert page.evaluate(ON_TOP, ".vc-settings .vc-main") and not page.get_by_label("Edition").is_visible()
    start.click()
    page.wait_for_selector(".vc-table[data-version]:not([hidden]) .vc-open", timeout=PATIENCE)
    assert page.evaluate("document.querySelectorAll('.vc-panel[data-panel^=farm]').length") == 2
    assert page.evaluate(CLEAR) or window is LAPTOP
    assert find_cut_targets(page) == []
    page.reload()
    page.wait_for_selector(".vc-resume:not([hidden])", timeout=PATIENCE * 3)
    assert "Steady 1 (the computer)" in page.locator(".vc-summed").inner_text()
    assert page.locator(".vc-start .vc-main").inner_text().startswith("Continue your game\nVillage (2011)")
    assert not page.locator(".vc-your-games").is_visible(), "no game is offered twice"


def test_on_a_small_phone_tools_are_one_row_and_two_choices_of_a_place_are_in_view(voila, visit):
    """On a small phone all tools of a game are one row within the width of the page; a place shows two of its choices at once.

    The settings name the game's number.
    """
    page = open_page(visit, voila, {**PHONE, "viewport": {"width": 360, "height": 640}})
    player = Fingers(page)
    player.begin(seed="tools")
    assert page.evaluate("document.querySelector('.vc-toolbar').getBoundingClientRect().height") < 50
    player.press(page.locator(".vc-sign[aria-expanded]").first)
    assert page.locator(".vc-members .vc-row").evaluate_all(LOWER_ENDS)[1] <= 640
    ends = "[...document.querySelectorAll('.vc-toolbar :is(button, select)')].map((each) => each.getBoundingClientRect().right)"
    page.get_by_role("button", name="Settings").tap()
    number = page.locator(".vc-sheet:popover-open .vc-habit").last.inner_text()
    assert number.startswith("Number of this game: tools") and "same luck" in number
    page.keyboard.press("Escape")
    assert max(page.evaluate(ends)) <= page.evaluate("innerWidth")


LOWER_ENDS = "all => all.map((each) => each.getBoundingClientRect().bottom)"
"""Script: return where elements end below, in pixels."""
BAR = """() => {
    const bar = document.querySelector(".vc-agenda").getBoundingClientRect();
    const seen = (selector) => {
        const { top, bottom, height } = document.querySelector(selector).getBoundingClientRect();
        return height > 0 && top >= bar.top - 1 && bottom <= Math.min(bar.bottom, innerHeight) + 1;
    };
    return { high: bar.height / innerHeight, question: seen(".vc-decision"), undo: seen(".vc-undoing button") };
}"""
"""Script: return how much of the window the bar takes, and whether the question and *Undo* are seen in it."""
RESTS = "() => !document.querySelector('.vc-motion > *')"


@pytest.mark.parametrize("high", thin([640, 844], 2))
def test_on_a_phone_the_bar_takes_a_third_and_begins_with_the_question(voila, visit, high):
    """At each decision of twenty moves, ten on a what-if line, the bar has question and *Undo* in at most a third of the window.

    Its grip shows more.
    """
    page = open_page(visit, voila, {**PHONE, "viewport": {"width": 390 if high > 800 else 360, "height": high}})
    player = Fingers(page)
    player.begin(seed="a third")
    seen = [page.evaluate(BAR)]
    for moves in range(20):
        if moves == 10:
            player.press(page.locator(".vc-imagine").last)
            which = page.locator(".vc-sheet:popover-open .vc-asked button")
            if which.count():
                player.press(which.last)
            page.locator('.vc-what-if[data-line="A"]').wait_for(timeout=PATIENCE)
        player.move()
        page.keyboard.press("Shift")  # any key ends the motion
        page.wait_for_function(RESTS, timeout=PATIENCE)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if page.locator(".vc-decision").is_visible():
            seen.append(page.evaluate(BAR))
    assert len(seen) > 10 and page.locator('.vc-what-if[data-line="A"]').is_visible()
    assert max(each["high"] for each in seen) <= 0.34
    assert [each for each in seen if not (each["question"] and each["undo"])] == []
    grip = page.locator(".vc-grip")
    grip.tap()
    assert grip.get_attribute("aria-expanded") == "true"
    assert 0.34 < page.evaluate(BAR)["high"] <= 0.81


def test_on_a_laptop_a_step_fits_the_window_and_the_whole_board_is_a_press_away(voila, visit):
    """A step shows only its panels; Enter on a button shows all panels or leads back, and another step shows only its own."""
    page = visit(voila + "/voila/render/07_council.ipynb", **LAPTOP).page
    page.wait_for_selector(".vc-panel.vc-first", timeout=PATIENCE * 3)
    panels = page.locator(".vc-panel:visible")
    assert page.locator(".vc-panel").count() > 8 and panels.count() == 2
    page.locator(".vc-scope").focus()
    page.keyboard.press("Enter")
    assert panels.count() == page.locator(".vc-panel").count()
    page.keyboard.press("Enter")
    assert panels.count() == 2 and find_hidden(page, ["council"]) == []
    page.keyboard.press("Enter")
    page.locator(".vc-step").nth(2).click(timeout=PATIENCE)
    page.locator(".vc-steps li:nth-child(3) [aria-current]").wait_for()
    assert panels.count() < 4 and find_hidden(page, ["council"]) == []


@pytest.mark.parametrize(("window", "motion"), thin(ADVISING, 4))
def test_what_a_guided_game_advises_is_seen_with_it(voila, visit, window, motion):
    """The advised place or button and the advice in words are in view as the page opens, and after each of three moves."""
    page = visit(voila + "/voila/render/11_first_game.ipynb", **window, reduced_motion=motion).page
    player = Player(page)
    for move in range(4):
        before = player.version
        while move and player.version == before:  # a sheet may ask for more, which takes another press
            player.move()
        page.evaluate("window.looks = 0")
        page.wait_for_function(ADVISED, timeout=PATIENCE * 3)
        assert page.evaluate(ON_TOP, ".vc-answer.vc-done")


@pytest.mark.parametrize(("game", "chapter", "window"), EVERY if WHOLE else WALKED)
def test_all_that_a_step_speaks_of_is_in_view_at_once(voila, browser, game, chapter, window):
    """At every step of five chapters the places that text and task name, the text, the task and its button are in view.

    The reader turns to each step but the first from the foot of the page; each chapter has one window. All chapters and windows
    with ``VILLAGE_SAMPLES=whole``.
    """
    looked = list(look_at(browser, voila, game, chapter, window))
    assert len(looked) > 1
    assert {key: hidden for key, hidden, _ in looked if hidden} == {}


def test_a_press_on_the_background_of_a_panel_announces_it(voila, visit):
    """A press on the background of a panel announces the panel's title."""
    page = visit(voila + "/voila/render/02_a_round.ipynb#bag", **LAPTOP).page
    page.locator(".vc-panel.vc-first").wait_for(timeout=PATIENCE * 3)
    page.locator(".vc-panel.vc-first").click(position={"x": 4, "y": 4})
    sheet = page.locator(".vc-sheet:popover-open")
    sheet.wait_for(timeout=PATIENCE)
    said = sheet.locator(".vc-sentence").inner_text()
    assert sheet.locator("h2").inner_text() == "Church" and said == sheet.get_attribute("aria-description")
    assert "You pointed at this: Church" in said


@pytest.mark.parametrize("window", [LAPTOP, PHONE])
def test_what_one_has_and_the_others_stays_in_view(voila, visit, window):
    """The strip stays in view on a scrolled page, and a move changes it; each other player has a line."""
    page = open_page(visit, voila, window)
    player = (Fingers if window is PHONE else Player)(page, ("cube:harvest",))
    player.begin(seed="at a glance", players=4)
    held, others = page.locator(".vc-strip li"), page.locator(".vc-other")
    lists = others.locator("ul")
    assert [lists.nth(at).get_attribute("aria-label") for at in range(3)] == [f"What Random {at} has" for at in (1, 2, 3)]
    before = held.locator("b").all_inner_texts()
    assert len(before) == 14 and before[0] == "0/10"
    player.move()
    assert held.locator("b").all_inner_texts() != before
    for high in (760, 640):  # a low laptop, which the column fills
        page.set_viewport_size({**window["viewport"], "height": high})
        for part in (0.3, 0.6, 0.9, 1):
            page.evaluate(SCROLLED, part)
            assert page.evaluate(ON_TOP, ".vc-strips"), (high, part)
    player.press(page.locator(".vc-why > summary"))
    page.get_by_text("Nothing is refused here").wait_for(timeout=PATIENCE)  # at a harvest
    for at in range(3):
        line, life = others.nth(at), others.nth(at).locator("b").first.inner_text()
        assert line.bounding_box()["height"] <= (48 if window is PHONE else 26) and life.endswith("/10")


def test_on_a_phone_the_place_that_is_asked_about_is_never_covered(voila, visit):
    """After every move of a round, even with an open sheet, the place in question is visible; *Show on the board* leads to it.

    Letters are at least 12 pixels high.
    """
    page = open_page(visit, voila, PHONE)
    player = Fingers(page, MARKET_FIRST)
    player.begin(seed="market and mass")
    page.evaluate(POINTED)
    moves = 0
    while "Round 2" not in page.locator(".vc-notes").inner_text():
        page.wait_for_function(CLEAR, timeout=PATIENCE)
        assert page.evaluate(SMALL) == []
        player.move()
        moves += 1
    assert moves > 5
    page.evaluate(SCROLLED, 0.95)
    assert not page.evaluate(CLEAR)
    player.press(page.get_by_role("button", name="Show on the board"))
    assert page.evaluate(CLEAR)
    happened = page.locator(".vc-log > summary")
    happened.scroll_into_view_if_needed()
    assert not page.evaluate(CLEAR)
    player.press(happened)
    page.wait_for_function(CLEAR, timeout=PATIENCE)


def test_on_a_laptop_nothing_is_pushed_about_and_what_happened_keeps_its_room(voila, visit):
    """After each move of a round the board is where it was, and events are above the refused moves.

    Letters are at least 12 pixels high at the end.
    """
    page = open_page(visit, voila, LAPTOP)
    player = Player(page, MARKET_FIRST)
    player.begin(seed="market and mass")
    page.evaluate("document.querySelector('.vc-table').scrollIntoView({ block: 'start' })")
    first = page.evaluate(LAID)
    while "Round 2" not in page.locator(".vc-notes").inner_text() and not player.is_over():
        laid = page.evaluate(LAID)
        assert [laid[what] for what in ("board", "high", "table")] == [first[what] for what in ("board", "high", "table")]
        assert laid["lines"] >= 100 and laid["log"] <= laid["why"]
        player.move()
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("window", thin([PHONE, LAPTOP], 2))
def test_charts_are_announced_where_they_will_be_and_lead_back_to_the_board(voila, visit, window):
    """A line in the window says that charts are being prepared; then they appear, and the way back stays in view."""
    page = open_page(visit, voila, window)
    player = (Fingers if window is PHONE else Player)(page)
    player.begin(seed="charts")
    page.evaluate("[...document.querySelectorAll('.vc-toolbar button')].find((one) => one.textContent === 'Charts').click()")
    assert page.evaluate(ON_TOP, ".vc-coming")
    page.wait_for_function("() => document.querySelectorAll('.vc-charts .bqplot svg .axis').length >= 2", timeout=PATIENCE)
    page.wait_for_selector(".vc-coming", state="hidden", timeout=PATIENCE)
    page.wait_for_function(ON_TOP, arg=".vc-onboard", timeout=PATIENCE)
    page.locator(".vc-charts .bqplot").last.scroll_into_view_if_needed()
    assert page.evaluate(ON_TOP, ".vc-onboard")
    for way in ("Back to the board", "Close the charts"):
        page.get_by_role("button", name=way).click()
        page.wait_for_function(ON_TOP, arg=".vc-toolbar", timeout=PATIENCE)
    page.wait_for_selector(".vc-charts", state="detached", timeout=PATIENCE)


def test_leaving_the_charts_early_cancels_the_scrolling(voila, visit):
    """Going back to the board before the charts are scrolled into view cancels that scrolling."""
    page = open_page(visit, voila, LAPTOP)
    Player(page).begin(seed="charts")
    page.clock.install()
    page.evaluate("""() => {
        const { scrollIntoView } = Element.prototype;
        window.seen = [];
        Element.prototype.scrollIntoView = function (...how) {
            window.seen.push(this.className);
            return scrollIntoView.apply(this, how);
        };
        new MutationObserver((_, watch) => {
            const back = document.querySelector('.vc-onboard button');
            if (!back) return;
            watch.disconnect();
            back.click();
            window.went = true;
        }).observe(document.body, { childList: true, subtree: true });
        [...document.querySelectorAll('.vc-toolbar button')].find((one) => one.textContent === 'Charts').click();
    }""")
    page.wait_for_function("() => window.went", timeout=PATIENCE)
    page.clock.fast_forward(1000)
    *_, last = page.evaluate("window.seen")
    assert "vc-table" in last.split()
