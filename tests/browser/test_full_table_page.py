"""The full table under a finger: cubes that are typed in by tapping, and what happened although the rules refuse it."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Browser

from tests.companion.recording import Driven, begun, opened, page_of, say, typed, until
from tests.village.positions import turn, village
from village_core.games.village.rounds import Seeding
from village_core.kernel.position import Made
from village_core.store import Store


def test_cubes_are_typed_by_tapping_and_kept_while_others_enter(store: Store, browser: Browser):
    """Quick taps all count; when somebody else enters the first space meanwhile, what was typed for the others stays."""
    table = begun(store)
    until(table, Seeding, Random(1))
    driven = Driven(browser, table)
    driven.page.evaluate("""() => [[0, 0], [0, 1], [0, 4], [1, 2], [1, 3]].forEach(([row, cell]) =>
        document.querySelectorAll(".vc-handful [data-space]")[row].querySelectorAll(".vc-heap")[cell].click())""")
    driven.page.wait_for_selector("[data-space=harvest][data-state=full]")
    driven.page.wait_for_function("document.querySelectorAll('[data-space=family] .vc-pip').length === 2")
    driven.tap("[data-space=harvest] .vc-back")
    driven.page.wait_for_selector("[data-space=harvest][data-state=open]")

    other = page_of(store, table.session.found.codes.table)
    cubes = typed(other.session.position, Random(2))
    say(other, "drawn", typed={"harvest": cubes["harvest"]})
    table.session.pull()
    driven.tell({"table": table.patch()})
    driven.page.wait_for_function("document.querySelectorAll('[data-space=family] .vc-pip').length === 2")
    assert driven.count("[data-space=harvest]") == 0

    driven.page.get_by_role("button", name="Draw for us").tap()
    driven.page.wait_for_selector(".vc-handful", state="hidden")
    assert table.session.position.seat == 0 and not driven.wrong
    driven.page.close()


def test_it_happened_anyway_is_two_taps_from_the_refusal(store: Store, browser: Browser):
    """On the page: the well without influence is refused; the quiet button asks what was paid; the log says so."""
    table = opened(store, turn(village(2, stock={0: {"skill": 1}}, spaces={"harvest": "skill"})))
    driven = Driven(browser, table)
    driven.tap("[data-at=well]")
    driven.page.get_by_role("button", name="It happened anyway").first.tap()
    driven.page.get_by_role("button", name="1 Skill").tap()
    driven.page.wait_for_selector(".vc-lines:has-text('Against the rules')", state="attached")
    assert table.session.game.steps[0].made is Made.ANYWAY and not driven.wrong
    driven.page.close()
