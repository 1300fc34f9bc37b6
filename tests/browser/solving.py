"""Readers who know the answers: they make the right move of every step of a chapter, in whatever language its page speaks.

The process of the test has to speak that language too: it names the choices that the reader looks for.
"""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.driving import PATIENCE, Fingers, Player
from tests.learning.courses import COURSES
from village_core.games.stone_age.choices import Decline
from village_core.kernel.game import Game
from village_core.kernel.values import Option, Payment
from village_widgets.components.composing import FEW_WAYS
from village_widgets.tutor.course import Course
from village_widgets.tutor.lesson import LessonStep, begin, find_option
from village_widgets.tutor.lesson_session import LessonSession

COURSE = Course("village")
STONE_AGE = COURSES["stone_age"]
MANITOBA = COURSES["manitoba"]
NEXT = ".vc-tools > .vc-main"
"""The button of an answered card that leads to the next one."""
NAME = ".vc-do .vc-ref"
"""The name in the text of the source of points that is asked for."""
LIT = """() => {
    const edge = document.querySelector(".vc-agenda").getBoundingClientRect().top;
    const places = [...document.querySelectorAll(".vc-picture .vc-taught")].map((place) => place.getBoundingClientRect());
    return places.length > 0 && places.every(({ top, bottom }) => bottom > top && top >= 0 && bottom <= edge);
}"""
"""Script: tell if all that is lit is in view above the sheet."""


def find_page(course: Course, chapter: str) -> str:
    """Return the path of a chapter relative to the notebooks; chapters of games other than Village are in the game's folder."""
    return f"{chapter}.ipynb" if course is COURSE else f"{course.game.name}/{chapter}.ipynb"


def find_card(page: Page) -> Locator:
    """Return the card with the step's task, its answer and its buttons."""
    return page.locator(".vc-task")


def wait_for_state(page: Page, state: str) -> None:
    """Wait until the step has this state."""
    page.wait_for_selector(f'.vc-table[data-state="{state}"]', timeout=PATIENCE)


def wait_for_lesson(watched: object) -> Page:
    """Return the page once its lesson is live, not a still picture."""
    page = watched.page
    page.wait_for_selector("body[data-state=ready] .vc-told h2", timeout=PATIENCE * 3)
    return page


def decide(player: Player, course: Course, game: Game, wanted: Option) -> None:
    """Make a decision at its target or its button beside the board; pick it and its payment in the sheet if this asks."""
    told = course.build_telling(game)
    target, label = told.find_target(wanted.choice, game.position), told.describe_choice(wanted.choice, game.position)
    place = player.table.locator(f'[data-at="{target}"].vc-open').first
    beside = player.table.locator(".vc-choices > :is(.vc-beside, .vc-last) button")
    player.press(place if place.count() else beside.get_by_text(label, exact=True).first)
    asked = player.page.locator(".vc-sheet:popover-open .vc-asked")
    if isinstance(wanted.choice, Decline):  # declining is a button on the sheet that says why the card can't be bought
        player.press(asked.locator("button").filter(has_text=label).first)
        return
    if len({option for option in game.position.options if told.find_target(option.choice, game.position) == target}) == 1:
        return
    if not place.count() and sum(option.choice == wanted.choice for option in game.position.options) == 1:
        return
    asked.wait_for(timeout=PATIENCE)
    group = asked.get_by_role("group", name=label, exact=True)
    paid = told.describe_payment(wanted.payment)
    several = group.count() > 0
    player.press(group.get_by_text(paid, exact=True) if several else asked.locator("button").filter(has_text=label).first)
    if not several and sum(option.choice == wanted.choice for option in game.position.options) > FEW_WAYS:
        compose(player, wanted.payment)


def compose(player: Player, payment: Payment) -> None:
    """Compose a payment piece by piece, and pay."""
    composer = player.page.locator(".vc-sheet:popover-open .vc-composer")
    composer.wait_for(timeout=PATIENCE)
    for kind, count in payment.spent:
        add = composer.locator(f'[data-kind="{kind}"] .vc-add')
        for _ in range(count):
            before = add.text_content() or ""
            player.press(add)
            expect(add).not_to_have_text(before, timeout=PATIENCE)
    player.press(composer.locator(".vc-payments button"))


def lay_out(player: Player, session: LessonSession) -> None:
    """Lay out a step's pieces, one of the first sort too few or too many; check that this is refused, mend it and check again."""
    card, stepper = find_card(player.page), find_card(player.page).locator(".vc-stepper input")
    check = card.locator(".vc-tools > .vc-main")
    for part, (name, count) in enumerate(session.wanted.items()):
        if len(session.wanted) > 1:
            player.press(card.locator(".vc-sort").nth(part))
        begins = session.laid[name]
        sign = "+" if begins < count else "−"
        for _ in range(abs(count - begins) - (part == 0)):
            player.press(card.locator(".vc-by", has_text=sign))
        expect(stepper).to_have_value(str(count - (part == 0) * (1 if begins < count else -1)))
    player.press(check)
    card.locator(".vc-answer.vc-wrong").wait_for(timeout=PATIENCE)
    first = next(iter(session.wanted))
    player.press(card.locator(".vc-by", has_text="+" if session.laid[first] < session.wanted[first] else "−"))
    expect(stepper).to_have_value(str(session.wanted[first]))
    player.press(check)


def find_total(page: Page) -> int:
    """Return the reader's points as the bar beside the board shows them."""
    return int(page.locator(".vc-lane b").first.inner_text())


def count_points(player: Player, step: LessonStep, names: bool) -> list[int]:
    """Press each source of points, or with ``names`` its name in the text, and return the total after each press."""
    totals, counted = [], ""
    for source in step.counts:
        if not names:
            player.page.wait_for_function(LIT, timeout=PATIENCE)
        before = find_card(player.page).text_content()
        if names:
            player.page.wait_for_function(f"counted => document.querySelector('{NAME}')?.textContent !== counted", arg=counted)
            name = player.page.locator(NAME).first
            counted = name.inner_text()
            player.press(name)
        else:  # a finger may hit a gap between the pieces of a part
            at = source.at[0]
            player.page.locator(f'.vc-picture :is([data-panel="{at}"], [data-part="{at}"])').tap(force=True)
        player.page.wait_for_function("before => document.querySelector('.vc-task').textContent !== before", arg=before)
        totals.append(find_total(player.page))
    return totals


def solve(player: Player, course: Course, chapter: str, number: int) -> None:
    """Solve a step of a chapter by pressing places, laying out pieces or deciding, and wait until the page calls it done."""
    lesson = course.find_lesson(chapter)
    step, game = lesson.steps[number], begin(course.players, lesson, number)
    if step.counts:
        count_points(player, step, names=not isinstance(player, Fingers))
    elif step.find:
        player.press(player.table.locator(f'[data-at="{step.find[0]}"]').first)
    elif step.lay:
        lay_out(player, LessonSession(course.players, course.find_lesson(chapter), number, course.teaching.setup))
    else:
        decide(player, course, game, find_option(game.position, step.solution))
    wait_for_state(player.page, "done")


def go_on(player: Player) -> None:
    """Press Next and wait for another card."""
    before = player.page.locator(".vc-told h2").text_content()
    player.press(find_card(player.page).locator(NEXT))
    player.page.wait_for_function("before => document.querySelector('.vc-told h2').textContent !== before", arg=before)
