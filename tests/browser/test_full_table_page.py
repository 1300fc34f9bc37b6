"""The full table by touch and by keyboard: pieces typed by tapping, choices and payments, refusals."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Browser

from tests.browser.auditing import find_cut_targets
from tests.companion.recording import Driven, begin_table, join_table, open_table, play_until, say, type_cubes
from tests.hearing import decode
from tests.village.positions import lay_acting, lay_turn, lay_village
from village_core.games.village.choices import JoinChurch
from village_core.games.village.rounds import Seeding
from village_core.kernel.position import Origin
from village_core.kernel.values import Payment
from village_core.store.sql import Store


def test_cubes_are_typed_by_tapping_and_kept_while_others_enter(store: Store, browser: Browser):
    """Quick taps all count; if another player enters the first space meanwhile, the numbers of another space stay.

    On a low laptop no target is cut off, and *Draw for us* draws all that is left.
    """
    table = begin_table(store)
    play_until(table, Seeding, Random(1))
    driven = Driven(browser, table)
    driven.page.evaluate("""() => [[0, 0], [0, 1], [0, 4], [1, 2], [1, 3]].forEach(([row, cell]) =>
        document.querySelectorAll(".vc-handful [data-space]")[row].querySelectorAll(".vc-heap")[cell].click())""")
    driven.page.wait_for_selector("[data-space=harvest][data-state=full]")
    driven.page.wait_for_function("() => document.querySelectorAll('[data-space=family] .vc-pip').length === 2")
    window = driven.page.viewport_size
    driven.page.set_viewport_size({"width": 1280, "height": 640})  # a low laptop
    assert find_cut_targets(driven.page) == []
    driven.page.set_viewport_size(window)
    driven.tap("[data-space=harvest] .vc-back")
    driven.page.wait_for_selector("[data-space=harvest][data-state=open]")

    other = join_table(store, table.session.found.codes.table)
    cubes = type_cubes(other.session.position, Random(2))
    say(other, "drawn", typed={"harvest": cubes["harvest"]})
    table.session.pull()
    driven.tell({"table": decode(table.patch())})
    driven.page.wait_for_function("() => document.querySelectorAll('[data-space=family] .vc-pip').length === 2")
    assert driven.count("[data-space=harvest]") == 0

    driven.page.get_by_role("button", name="Draw for us").tap()
    driven.page.wait_for_selector(".vc-handful", state="hidden")
    assert table.session.position.seat == 0 and not driven.wrong
    driven.page.close()


def test_it_happened_anyway_is_two_taps_from_the_refusal(store: Store, browser: Browser):
    """The well without influence is refused; the quiet button asks for the payment, and the log reports it."""
    table = open_table(store, lay_turn(lay_village(2, stock={0: {"skill": 1}}, spaces={"harvest": "skill"})))
    driven = Driven(browser, table)
    driven.tap("[data-at=well]")
    driven.page.get_by_role("button", name="It happened anyway").first.tap()
    driven.page.get_by_role("button", name="1 Skill", exact=True).tap()
    driven.page.wait_for_selector(".vc-lines:has-text('Against the rules')", state="attached")
    assert table.session.game.steps[0].origin is Origin.ANYWAY and not driven.wrong
    driven.page.close()


def test_arrow_keys_go_from_target_to_target_as_they_are_drawn(store: Store, browser: Browser):
    """Right and Down go to the next target of a panel, Left and Up to the previous one, and around at its ends."""
    driven = Driven(
        browser, open_table(store, lay_turn(lay_village(2, spaces={"family": "skill", "harvest": "knowledge faith"})))
    )
    focused = "document.activeElement.closest('[data-at]')?.dataset.at"
    drawn = driven.page.evaluate("""() => {
        const targets = "[data-at].vc-open, [data-at].vc-barred";
        const panel = [...document.querySelectorAll(".vc-panel")].find((one) => one.querySelectorAll(targets).length > 3);
        panel.querySelector(targets).querySelector('.h').focus();
        return [...panel.querySelectorAll(targets)].map((target) => target.dataset.at);
    }""")
    assert driven.page.evaluate(focused) == drawn[0] and len(set(drawn)) == len(drawn)
    for key, expected in (
        *(("ArrowRight", drawn[1]), ("ArrowDown", drawn[2]), ("ArrowLeft", drawn[1]), ("ArrowUp", drawn[0])),
        *(("ArrowLeft", drawn[-1]), ("ArrowUp", drawn[-2]), ("ArrowDown", drawn[-1]), ("ArrowRight", drawn[0])),
    ):
        driven.page.keyboard.press(key)
        assert driven.page.evaluate(focused) == expected, key
    assert not driven.wrong
    driven.page.close()


def test_a_choice_from_the_list_asks_how_to_pay(store: Store, browser: Browser):
    """A player who can join the church for faith, for a coin or for time is asked which, and pays as answered."""
    table = open_table(store, lay_acting(lay_village(2, stock={0: {"faith": 1, "coin": 1}}), "church"))
    driven = Driven(browser, table)
    driven.page.locator(".vc-choices .vc-row", has_text="black bag").tap()
    asked = driven.page.locator(".vc-sheet:popover-open .vc-asked button")
    asked.nth(1).wait_for()
    assert asked.count() == 3 and not table.session.game.steps
    asked.nth(1).tap()
    driven.page.wait_for_function("() => document.querySelector('.vc-table').dataset.version === '1'")
    [step] = table.session.game.steps
    assert step.option.choice == JoinChurch(1) and step.option.payment == Payment((("coin", 1),), jokers=1)
    assert not driven.wrong
    driven.page.close()
