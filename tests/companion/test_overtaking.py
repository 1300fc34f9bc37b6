"""Other pages that store something, or a store that loses something, between the moment a page reads its table and it stores."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from tests.companion.pages import forget, list_meanwhile
from tests.companion.test_shared import begin, build_loss, codes
from village_core.games.opening import Depth
from village_core.games.village import choices
from village_core.store.codes import Codes
from village_core.store.contract import StoredLine
from village_core.store.problems import UnknownTable, Unstorable
from village_core.store.sql import Store
from village_widgets.companion import shared as sharing
from village_widgets.companion.outcomes import InputEnvelope, Rejected, Stored
from village_widgets.companion.shared import SharedTable

__all__ = ["codes"]

Meanwhile = Callable[..., None]


@pytest.fixture
def pages(store: Store, codes: Codes) -> tuple[SharedTable, SharedTable]:
    """Open the table on two pages."""
    found = store.find(codes.table)
    return SharedTable(store, found), SharedTable(store, found)


@pytest.fixture
def meanwhile(monkeypatch: pytest.MonkeyPatch) -> Meanwhile:
    """Return a function that lets each of some things happen once, just before the next lines are stored or restored."""

    def let_happen(*happens: Callable[[], object], when: str = "extend") -> None:
        store, due = getattr(Store, when), list(happens)

        def store_late(*said: object) -> object:
            happen, later = due[:1], due[1:]
            due.clear()  # what happens now stores something itself
            for each in happen:
                each()
            due.extend(later)
            return store(*said)

        monkeypatch.setattr(Store, when, store_late)

    return let_happen


def test_a_line_whose_number_is_taken_meanwhile_comes_after_it(
    store: Store, codes: Codes, pages: tuple[SharedTable, SharedTable], meanwhile: Meanwhile
) -> None:
    """If another page takes the number of a line before it is stored, it gets the next number, and no line is lost."""
    anna, bert = pages
    meanwhile(lambda: bert.enter(build_loss(1)), lambda: bert.enter(build_loss(2)))
    assert anna.enter(build_loss(0), sent=InputEnvelope("a", 0)).line == 3
    assert [record.own for record in anna.records] == [False, False, True]
    assert anna.lines == SharedTable(store, store.find(codes.table)).lines


def test_what_is_taken_meanwhile_is_decided_again(pages: tuple[SharedTable, SharedTable], meanwhile: Meanwhile) -> None:
    """If another page ends the turn just before this page's end of turn is stored, this page's input becomes a conflict."""
    anna, bert = pages
    meanwhile(lambda: bert.enter(choices.EndTurn()))
    conflict = anna.enter(choices.EndTurn(), sent=InputEnvelope("a", 0))
    assert list_meanwhile(conflict) == [1] and not conflict.own
    assert anna.position.seat == 1 and len(anna.lines) == 1


def test_pages_that_overtake_an_input_too_often_make_a_conflict(
    pages: tuple[SharedTable, SharedTable], meanwhile: Meanwhile, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An input that other pages overtake at each try is a conflict with the lines that its page had not seen."""
    anna, bert = pages
    bert.enter(build_loss(1))
    monkeypatch.setattr(sharing, "TRIES", 2)
    anna.pull()
    meanwhile(*[lambda: bert.enter(build_loss(2))] * 2)
    conflict = anna.enter(build_loss(0), sent=InputEnvelope("a", 1))
    assert list_meanwhile(conflict) == [2]


def test_a_table_lost_before_a_line_is_stored_comes_back_with_it(
    store: Store, codes: Codes, pages: tuple[SharedTable, SharedTable], meanwhile: Meanwhile
) -> None:
    """If the store comes back empty just before a line is stored, the page puts its lines back and stores the new one after."""
    anna, _ = pages
    anna.enter(build_loss(0))
    meanwhile(lambda: forget(store, codes, anna.found.head))
    assert anna.enter(build_loss(1), sent=InputEnvelope("a", 1)).line == 2 and anna.turned == 1
    assert SharedTable(store, store.find(codes.table)).lines == anna.lines


def test_a_line_that_the_store_can_t_keep_is_rejected_with_its_reason(
    pages: tuple[SharedTable, SharedTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line that the store refuses for good is rejected with the store's reason and detail, and the page keeps no line."""
    anna, _ = pages

    def refuse(*_: object) -> None:
        raise Unstorable("store-table-full", "7")

    monkeypatch.setattr(Store, "extend", refuse)
    assert anna.enter(build_loss(0)) == Rejected("store-table-full", "7") and not anna.lines


def read_texts(shared: SharedTable) -> Sequence[StoredLine]:
    """Return a page's lines as the store keeps them."""
    return [StoredLine(number, f"t{number}", said) for number, said in enumerate(shared.lines, 1)]


def test_of_two_writers_who_vouch_at_once_the_faster_one_s_lines_stay(
    store: Store, codes: Codes, pages: tuple[SharedTable, SharedTable], meanwhile: Meanwhile
) -> None:
    """If another writer vouches for a viewer's copy first and goes on, a page reads that and enters its line after it."""
    known, _ = pages
    known.enter(build_loss(0))
    forget(store, codes)
    store.restore(Codes("", codes.viewer), known.found.head, read_texts(known))
    anna, bert = (SharedTable(store, store.find(codes.table)) for _ in range(2))
    assert anna.found.unproven and len(anna.lines) == 1
    meanwhile(lambda: bert.enter(build_loss(1)), when="restore")
    assert isinstance(anna.enter(build_loss(2), sent=InputEnvelope("a", 1)), Stored)
    assert [farm.time for farm in anna.position.table.farms] == [1, 1, 1]
    assert anna.lines == SharedTable(store, store.find(codes.table)).lines and not anna.found.unproven


def test_a_code_of_another_game_by_now_leads_nowhere(store: Store, codes: Codes, pages: tuple[SharedTable, SharedTable]) -> None:
    """If the code leads to a table with another first line, the page's table is unknown, and nothing is added to the other."""
    anna, _ = pages
    anna.enter(build_loss(0))
    other = store.find(begin(store, Depth.FULL).table).head
    forget(store, codes, other)
    for act in (anna.pull, lambda: anna.enter(build_loss(1))):
        with pytest.raises(UnknownTable, match=codes.table):
            act()
    assert not store.count_lines(store.find(codes.table).key) and len(anna.lines) == 1
