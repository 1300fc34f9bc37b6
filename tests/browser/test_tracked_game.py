"""A whole game of Village for four on one phone, from the empty form to the winner, entered by touch."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from tests.browser.conftest import PHONE
from tests.browser.telling import LATER, Teller, load_recorded
from tests.browser.test_companion import COMPANION, wait_for_lines
from tests.samples import in_long_runs
from tests.village.retelling import retell
from tests.watching import MADE, WATCHING
from village_core.games import load
from village_core.games.village.choices import EndTurn
from village_core.games.village.tracking.watching import Tracking
from village_core.kernel.game import Game

COPY = "code => localStorage.getItem(`village-companion.table.${code}`)"


def read_log(page: Page) -> list[str]:
    """Return the lines of the table's log that this page keeps in its browser, the head first."""
    copy = json.loads(page.evaluate(COPY, page.url.split("#")[1]))
    return [copy["head"], *copy["lines"]]


def check_same(game: Game, full: Game) -> None:
    """Check that a tracked game came to the same end as the full one: outcome, round, families, time and cities."""
    table, known = full.position.table, game.position.table
    assert game.position.over and known.outcome == table.outcome
    assert known.round == table.round
    for ours, theirs in zip(known.farms, table.farms, strict=True):
        assert (ours.family, ours.time, ours.cities) == (theirs.family, theirs.time, theirs.cities)


@in_long_runs
def test_a_whole_game_of_four_by_touch(voila, visit, record_property):
    """Every tap is stored once, even across a reload, and the end agrees with the full rules."""
    full = load_recorded()
    watched = visit("about:blank", **PHONE)
    page = watched.page
    page.add_init_script(f"({LATER})(); ({WATCHING})()")
    page.goto(voila + COMPANION)
    teller, reports = Teller(page), [*retell(full)]
    teller.sit_down(full)
    ends = (at for at in range(len(reports) // 2, len(reports)) if isinstance(reports[at][1], EndTurn))
    half = next(at + 1 for at in ends if isinstance(reports[at + 1][0].position.top, Tracking))
    teller.tell(reports[:half])
    page.reload()
    wait_for_lines(page, teller.count)
    teller.look()
    teller.tell(reports[half:])
    assert page.locator(".vc-tally-won").is_visible()
    made = page.evaluate(MADE)
    other = visit(page.url, **PHONE).page
    other.wait_for_selector(f".vc-companion[data-count='{teller.count}']", timeout=60_000)
    stored = read_log(other)
    assert stored == read_log(page)
    tokens = [json.loads(line)["id"].partition(".")[0] for line in stored[1:]]
    assert [*dict.fromkeys(tokens)] == made and len(tokens) == teller.count
    check_same(load("\n".join([*stored, ""])), full)
    record_property("taps", str(teller.taps))
