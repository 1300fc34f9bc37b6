"""Final sheets with pieces of no particular game: limits, corrections, gaps, ties and winners."""

from __future__ import annotations

from collections.abc import Iterable
from types import SimpleNamespace
from typing import ClassVar

import msgspec
import pytest

from village_core.games.outcome import Outcome, Sheet
from village_core.games.tallying import MOST, LineTold, Tallying, Tell, apply_told, find_filled
from village_core.kernel.ledger import Event, Ledger
from village_core.kernel.values import FREE, NOT_NOW, Choice, Lack
from village_widgets.companion.tallying import SheetNumber, build_tally
from village_widgets.components.messages import ShownPlayer


class Right(Choice, frozen=True):
    """The sheet is right."""


class Over(Event, frozen=True, gc=False):
    """The game is over."""


class Filling(Tallying, frozen=True, gc=False):
    """A sheet of corn, which may be owed up to 5, and of pigs, which no report tells of seat 1, with rams to break a tie."""

    COUNTING: ClassVar = {"corn": "count-corn", "pigs": "count-pigs", "rams": "count-rams"}
    DONE = Right()

    def list_gaps(self, table: object) -> Iterable[tuple[int, str]]:
        """Return the pigs of seat 1."""
        return [(1, "pigs")]

    def find_least(self, table: object, line: str) -> int:
        """Return the lowest count."""
        return -5 if line == "corn" else 0

    def find_outcome(self, table: object) -> Outcome:
        """Return the score; the first of those with most wins."""
        sheets = apply_told(table.sheets, self.known)
        best = max(sheet.total for sheet in sheets)
        return Outcome(sheets, (next(seat for seat, sheet in enumerate(sheets) if sheet.total == best),), "win-most")

    def conclude(self, ledger: Ledger) -> None:
        """End the game."""
        ledger.emit(Over("over"))


def build_table(*points: tuple[int, int], outcome: Outcome | None = None) -> SimpleNamespace:
    """Return a table whose reports tell corn and pigs of each seat."""
    sheets = tuple(Sheet({"corn": corn, "pigs": pigs}, corn + pigs) for corn, pigs in points)
    return SimpleNamespace(start=1, seats=range(len(points)), sheets=sheets, outcome=outcome)


TABLE = build_table((3, 4), (5, 0), (7, 0))


def test_a_sheet_asks_the_starting_player_and_keeps_its_question() -> None:
    """Anybody may answer for the starting player; the question is the same however much was told; the usual answer is the end."""
    told = Filling(told=((0, "corn", 1),))
    assert told.find_decider(TABLE) == 1 and told.question == Filling() != told
    assert [offer.choice for offer in told.list_offers(TABLE)] == [Right()]


@pytest.mark.parametrize(
    ("choice", "rules"),
    [
        (Right(), ()),
        (Tell(0, "corn", -5), ()),
        (Tell(0, "corn", -6), ("count-corn",)),
        (Tell(2, "pigs", 0), ()),
        (Tell(2, "pigs", -1), ("count-pigs",)),
        (Tell(2, "rams", MOST), ()),
        (Tell(2, "rams", MOST + 1), ("count-rams",)),
        (Tell(3, "corn", 1), (NOT_NOW,)),
        (Tell(-1, "corn", 1), (NOT_NOW,)),
        (Choice(), (NOT_NOW,)),
    ],
)
def test_a_count_lies_between_its_least_and_the_most(choice: Choice, rules: tuple[str, ...]) -> None:
    """Each line takes counts from its least to 999 for players at the table; a wrong count is refused by the line's rule."""
    assert Filling().list_lacks(TABLE, choice) == tuple(Lack(rule) for rule in rules)


@pytest.mark.parametrize(
    ("told", "possible"),
    [
        ((0, "corn", -5), True),
        ((0, "corn", -6), False),
        ((2, "pigs", MOST), True),
        ((2, "pigs", MOST + 1), False),
        ((3, "pigs", 1), False),
    ],
)
def test_counts_that_were_told_must_be_possible(told: tuple[int, str, int], possible: bool) -> None:
    """A sheet is possible if each count is, for a player at the table, in whichever order they stand."""
    for others in ((told,), ((0, "pigs", 1), told), (told, (2, "rams", 1))):
        assert Filling(told=others).are_counts_possible(TABLE) is possible
    assert Filling().are_counts_possible(TABLE)


def test_a_later_count_replaces_an_earlier_one() -> None:
    """A count replaces the same player's of the same line alone; counts stand in order, and each is an event by its rule."""
    ledger, sheet = Ledger(TABLE), Filling()
    for told in ((2, "pigs", 1), (0, "corn", 2), (0, "pigs", 3), (0, "corn", 9)):
        (sheet,) = sheet.answer(ledger, Tell(*told), FREE)
    assert sheet.told == ((0, "corn", 9), (0, "pigs", 3), (2, "pigs", 1))
    assert sheet.known == {(0, "corn"): 9, (0, "pigs"): 3, (2, "pigs"): 1}
    assert ledger.events[-1] == LineTold("count-corn", 0, "corn", 9) and len(ledger.events) == 4
    assert sheet.answer(ledger, Right(), FREE) == () and ledger.events[-1] == Over("over")


def test_a_count_that_nobody_told_is_missing() -> None:
    """A count that no report tells is missing until a player tells it; other lines and seats don't fill the gap."""
    assert Filling().list_missing(TABLE) == Filling(told=((0, "pigs", 1), (1, "corn", 1))).list_missing(TABLE) == {(1, "pigs")}
    assert Filling(told=((1, "pigs", 0),)).list_missing(TABLE) == frozenset()


def test_told_counts_replace_reported_ones() -> None:
    """Counts of players replace those of reports, 0 too, and totals follow; a line that isn't on the sheet adds nothing."""
    sheets = apply_told(TABLE.sheets, {(0, "corn"): 0, (1, "pigs"): -2, (1, "rams"): 50})
    assert [(sheet.points, sheet.total) for sheet in sheets] == [
        ({"corn": 0, "pigs": 4}, 4),
        ({"corn": 5, "pigs": -2}, 3),
        ({"corn": 7, "pigs": 0}, 7),
    ]


def build_game(over: bool, start: object, *tops: object) -> SimpleNamespace:
    """Return a game whose positions have these frames on top, the first at its start."""
    steps = tuple(SimpleNamespace(position=SimpleNamespace(top=top)) for top in tops)
    return SimpleNamespace(position=SimpleNamespace(over=over), steps=steps, start=SimpleNamespace(top=start))


def test_a_filled_sheet_is_the_last_before_the_end() -> None:
    """The sheet of a game that is over is the last one that was open, that of its start too; a game without one has none."""
    first, last = Filling(), Filling(told=((1, "pigs", 7),))
    assert find_filled(build_game(True, None, first, last, None)) is last
    assert find_filled(build_game(True, first, None)) is first
    assert find_filled(build_game(False, first, last)) is find_filled(build_game(True, None, None)) is None


WORDS = SimpleNamespace(format=lambda key, **more: " ".join((key, *map(str, more.values()))), join=" and ".join)
TELLING = SimpleNamespace(
    words=WORDS,
    narrator=SimpleNamespace(format=WORDS.format, nouns=SimpleNamespace(describe_amount=lambda what, count: f"{count} {what}")),
    players=[SimpleNamespace(name=name, colour=name.lower()) for name in ("Ann", "Bob", "Cy")],
    describe_result=lambda found: f"{found.winners} won",
    explain_result=lambda rule: (f"by {rule}",),
)
LINES = {"corn": "Corn", "pigs": "Pigs"}
TIES = {"rams": ("Rams", [4, 5, 6])}


def test_a_sheet_with_a_gap_names_no_winner() -> None:
    """While a count is missing, its cell, its player's total and the winner are unknown, and no tie is looked at."""
    shown = build_tally(TELLING, build_table((3, 4), (7, 0), (0, 0)), Filling(), LINES, TIES, Tell, worked=("worked",))
    assert (shown.title, shown.about, shown.result) == ("tally-title", "tally-about", "tally-missing 1")
    assert shown.totals == (7, None, 0) and shown.winners == shown.ties == () and shown.done == {"type": "right"}
    corn, pigs = shown.lines
    assert (corn.label, corn.least, pigs.label, pigs.least) == ("Corn", -5, "Pigs", 0)
    assert [cell.count for cell in pigs.cells] == [4, None, 0]
    assert pigs.cells[1].choice == msgspec.to_builtins(Tell(1, "pigs", 0)) and not pigs.cells[1].told
    assert shown.reasons == ("worked", "by win-most")


def test_an_unfinished_sheet_shows_its_ties() -> None:
    """All with most are winners so far, and what breaks the tie is shown, with players' own counts; who leads is said."""
    told = Filling(told=((1, "pigs", 2), (0, "rams", 9)))
    shown = build_tally(TELLING, build_table((3, 4), (5, 0), (0, 0)), told, LINES, TIES, Tell)
    assert shown.winners == (0, 1) and shown.totals == (7, 7, 0) and shown.result == "tracker-leads-win-most Ann 7 score"
    [rams] = shown.ties
    assert [(cell.count, cell.told) for cell in rams.cells] == [(9, True), (5, False), (6, False)] and rams.label == "Rams"
    assert [(cell.count, cell.told) for cell in shown.lines[1].cells] == [(4, False), (2, True), (0, False)]
    assert shown.players == (ShownPlayer("Ann", "ann"), ShownPlayer("Bob", "bob"), ShownPlayer("Cy", "cy"))
    apart = build_tally(TELLING, build_table((3, 5), (5, 0), (0, 0)), told, LINES, TIES, Tell)
    assert apart.ties == () and apart.winners == (0,)


def test_a_finished_sheet_can_be_changed_no_more() -> None:
    """A finished sheet has the table's own outcome, its winners alone, no button and no choices; a gap is no gap any more."""
    table = build_table((3, 4), (7, 0), (0, 0))
    table.outcome = Outcome(table.sheets, (1,), "win-rams")
    shown = build_tally(TELLING, table, Filling(), LINES, TIES, None)
    assert (shown.title, shown.about, shown.result, shown.done) == ("tally-over", "", "(1,) won", None)
    assert shown.winners == (1,) and shown.totals == (7, 7, 0) and shown.reasons == ("by win-rams",)
    assert shown.lines[1].cells == (SheetNumber(4, False), SheetNumber(0, False), SheetNumber(0, False))
    assert [cell.count for cell in shown.ties[0].cells] == [4, 5, 6]
