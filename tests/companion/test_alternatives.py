"""Decisions that could stand in a line instead: their order, and what is said of a line that no longer fits."""

from __future__ import annotations

from types import SimpleNamespace

from tests.companion.pages import Page
from village_core.games.opening import Depth
from village_core.kernel.position import Origin
from village_core.kernel.saves import SaveEntry
from village_core.kernel.values import Choice, Option
from village_core.store.sql import Store
from village_widgets.companion.alternatives import LIKELY, describe_unfitting, list_alternatives
from village_widgets.companion.commands import Correct
from village_widgets.companion.outcomes import LaidOut, Stored, Unfitting


class Deed(Choice, frozen=True):
    """A decision about how many of something."""

    what: str
    count: int


def list_likely(meant: Option, said: dict[Option, str]) -> list[str]:
    """List what is offered first in the place of a decision, in words, at a position that offers all that is ``said``."""
    account = SimpleNamespace(players=(), find_heading=lambda *_: (0, "deeds"), describe_option=lambda option, _: said[option])
    position = SimpleNamespace(options=tuple(said), table=SimpleNamespace(depth=Depth.FULL))
    record = SimpleNamespace(number=1, step=SimpleNamespace(option=meant, origin=Origin.RULES))
    logged = SimpleNamespace(holding=[1], records=[record], find_position=lambda _: position)
    return [each.said for each in list_alternatives(logged, account, 1).near]


def test_what_reads_alike_goes_before_near_numbers() -> None:
    """Of decisions that differ in as many values, the one that reads more alike comes first, however far its number is."""
    meant, alike, near = (Option(Deed(what, count)) for what, count in (("a", 1), ("b", 9), ("c", 2)))
    said = {near: "eight", meant: "one two three", alike: "one two four"}
    assert list_likely(meant, said) == [said[alike], said[near]]


def test_the_nearest_of_many_decisions_come_first() -> None:
    """Of more decisions than are listed, those with the nearest numbers are, though the rules offer them last."""
    counts = range(LIKELY + 10, 0, -1)
    said = {Option(Deed("a", count)): f"take {count:03}" for count in counts}
    assert list_likely(Option(Deed("a", 1)), said) == [f"take {count:03}" for count in range(2, LIKELY + 2)]


def test_a_laid_table_that_no_longer_fits_breaks_no_rule(store: Store) -> None:
    """No rule is named against a table laid out by hand that no longer fits after a correction."""
    page = Page(store)
    page.begin()
    page.lose(0)
    seated = page.companion.seated
    stored = seated.shared.enter(LaidOut(seated.shared.position))
    assert isinstance(stored, Stored)
    correction = Correct(line=1)
    wrong = describe_unfitting(seated.shared, seated.account, Unfitting(stored.line, (SaveEntry(undo=2),)), correction)
    assert (wrong.line, wrong.why, wrong.again) == (stored.line, "", correction) and wrong.said and wrong.asked
