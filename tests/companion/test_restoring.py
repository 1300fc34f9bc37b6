"""Tables that the server lost come back from the copies that pages keep; a viewer's copy gives no right to write."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.companion.pages import Page, forget
from village_core.store import rows
from village_core.store.codes import Codes, derive_viewers_code
from village_core.store.sql import Store


def read_kept(page: Page) -> dict[str, object]:
    """Return what a page keeps of its table: codes, head and lines."""
    shared = page.companion.seated.shared
    return {"codes": [*shared.found.codes], "head": shared.found.head, "lines": [*shared.lines]}


@pytest.fixture(scope="module")
def kept_copy(session_store: Store) -> dict[str, object]:
    """Begin a table, enter that Anna lost an hourglass, let the server forget the table, and return what the page kept."""
    page = Page(session_store)
    page.begin()
    page.lose(0)
    kept = read_kept(page)
    page.companion.close()
    forget(session_store, Codes(*kept["codes"]))
    return kept


def test_a_table_that_the_server_forgot_is_put_back(store: Store, tmp_path: Path) -> None:
    """A page's copy restores everything under the same codes, undone entries included; sent again, an input is only confirmed."""
    page = Page(store)
    code = page.begin()
    page.lose(0, token="first")
    page.lose(1)
    page.do("undo", v=2, token="third")
    other = Store(f"sqlite:///{tmp_path / 'other.db'}")
    back = Page(other, code=code)
    assert back.answer["unknown"] == code
    back.do("restore", **read_kept(page))
    assert back.codes == page.codes and back.times == page.times and back.count == 3
    assert back.lose(0, token="first") == {"accepted": ["first"]}
    assert back.times == page.times
    assert Page(other, code=code).count == 3


def test_a_second_copy_put_back_changes_nothing(store: Store) -> None:
    """A second, shorter copy joins the table that is there, with all of its entries."""
    page = Page(store)
    page.begin()
    copied = read_kept(page)
    page.lose(2)
    late = Page(store)
    late.do("restore", **copied)
    assert late.count == 1 and late.times == page.times


@pytest.mark.parametrize(
    "spoilt",
    [{"codes": ["ABC", "DEF"]}, {"codes": "codes"}, {"head": ""}, {"head": "{}"}, {"lines": ["nonsense"]}, {"lines": [3]}],
)
def test_a_copy_that_is_none_puts_nothing_back(store: Store, kept_copy: dict[str, object], spoilt: dict[str, object]) -> None:
    """A copy that can't be read is explained or misheard, and makes no table."""
    page = Page(store)
    answer = page.do("restore", **{**kept_copy, **spoilt})
    assert answer.get("misheard") or answer["problems"][0][1]
    assert page.companion.seated is None


def test_the_longer_copy_wins(store: Store, tmp_path: Path) -> None:
    """A longer copy adds what is missing, with its tokens, also on pages that show the shorter one.

    A copy of another course of the game adds nothing.
    """
    page = Page(store)
    page.begin()
    page.lose(0)
    short = read_kept(page)
    for seat in (1, 2):
        page.lose(seat, token=f"later{seat}")
    other = Store(f"sqlite:///{tmp_path / 'other.db'}")
    first, second, third = Page(other), Page(other), Page(other)
    first.do("restore", **short)
    second.do("restore", **read_kept(page))
    assert second.times == [1, 1, 1] and second.count == 3
    assert second.lose(1, token="later1") == {"accepted": ["later1"]}
    third.do("restore", **{**short, "lines": ['{"answer":{"choice":{"type":"end-turn"}}}'] * 9})
    assert third.count == 3
    first.look()
    assert first.times == [1, 1, 1]


def test_a_copy_for_viewers_adds_nothing(store: Store, tmp_path: Path) -> None:
    """A copy with the viewers' code in the place of the table's adds nothing and makes a page that only looks."""
    page = Page(store)
    page.begin()
    short = read_kept(page)
    page.lose(0)
    other = Store(f"sqlite:///{tmp_path / 'other.db'}")
    Page(other).do("restore", **short)
    guest = Page(other)
    guest.do("restore", **{**read_kept(page), "codes": [page.codes[1], "0000000000"]})
    assert guest.count == 0 and not guest.answer["shared"]["writes"]


def copy_for_viewers(page: Page) -> dict[str, object]:
    """Return the copy of a page's table that a page with the viewers' code keeps."""
    return {**read_kept(page), "codes": ["", page.codes[1]]}


def forge_codes(viewer: str) -> tuple[list[str], ...]:
    """Return six lists of codes that a viewer might forge out of the viewers' code in order to write at the restored table."""
    made = [viewer, derive_viewers_code(viewer)]
    return [viewer], [viewer, ""], [viewer, "0000000000"], ["AAAAAAAAAA", viewer], ["", viewer], made


@pytest.mark.parametrize("way", range(6))
def test_a_viewer_becomes_no_writer_of_a_lost_table(store: Store, kept_copy: dict[str, object], way: int) -> None:
    """In six ways to forge the codes of a copy, a page that comes by the viewers' code finds no table or only looks.

    The writers' copy restores their codes and entries, and viewers see what is entered then.
    """
    codes = Codes(*kept_copy["codes"])
    viewer = Page(store)
    viewer.do("restore", **{**kept_copy, "codes": forge_codes(codes.viewer)[way], "lines": []})
    guest = Page(store, code=codes.viewer)
    if guest.companion.seated is not None:
        assert not guest.answer["shared"]["writes"] and guest.lose(1).get("accepted") is None and guest.count == 0
    back = Page(store)
    back.do("restore", **kept_copy)
    assert back.codes == codes and back.times == [1, 0, 0] and back.lose(2)["accepted"]
    assert Page(store, code=codes.viewer).times == [1, 0, 1]


def test_a_viewer_s_copy_is_there_to_be_looked_at_until_a_writer_comes(store: Store, tmp_path: Path) -> None:
    """A viewer's copy restores a table to be looked at; a writer who comes by its own code goes on, and the viewer sees it."""
    page = Page(store)
    page.begin()
    page.lose(0)
    other = Store(f"sqlite:///{tmp_path / 'other.db'}")
    viewer = Page(other)
    viewer.do("restore", **copy_for_viewers(page))
    assert viewer.times == [1, 0, 0] and viewer.codes == ("", page.codes[1]) and not viewer.answer["shared"]["writes"]
    writer = Page(other, code=page.codes[0])
    assert writer.codes == page.codes and writer.lose(1)["accepted"]
    viewer.look()
    assert viewer.times == [1, 1, 0]


def forge_longer(page: Page, tmp_path: Path) -> tuple[Store, dict[str, object]]:
    """Begin a page's table, and let a viewer restore it in another store with two more lines.

    Return that store, and the page's own copy, which has one line.
    """
    page.begin()
    page.lose(0)
    own = read_kept(page)
    for seat in (1, 2):
        page.lose(seat)
    other = Store(f"sqlite:///{tmp_path / 'other.db'}")
    viewer = Page(other)
    viewer.do("restore", **copy_for_viewers(page))
    assert viewer.times == [1, 1, 1]
    return other, own


def test_a_viewer_s_lines_go_when_the_writers_copy_comes(store: Store, tmp_path: Path) -> None:
    """The writers' shorter copy replaces a viewer's longer one, also on pages that show the longer one already.

    Before that a writer's page, but no viewer's, calls the table unproven.
    """
    page = Page(store)
    other, own = forge_longer(page, tmp_path)
    guest, late = Page(other, code=page.codes[1]), Page(other, code=page.codes[0])
    assert guest.times == [1, 1, 1] and late.answer["shared"]["unproven"] and "unproven" not in guest.answer["shared"]
    back = Page(other)
    back.do("restore", **own)
    assert back.codes == page.codes and back.times == [1, 0, 0] and "unproven" not in back.answer["shared"]
    for other_page in (guest, late):
        other_page.look()
        assert other_page.times == [1, 0, 0]
    assert late.lose(2)["accepted"] and Page(other, code=page.codes[0]).times == [1, 0, 1]


def test_a_writer_vouches_for_a_viewer_s_lines_with_the_next_entry(store: Store, tmp_path: Path) -> None:
    """A writer's page without a copy calls a viewer's lines unproven until it enters something.

    After that the viewer's lines stay, and no shorter copy takes them back.
    """
    page = Page(store)
    other, own = forge_longer(page, tmp_path)
    writer, second = Page(other, code=page.codes[0]), Page(other, code=page.codes[0])
    assert writer.answer["shared"]["unproven"] and writer.lose(0)["accepted"]
    writer.do("whole")
    assert "unproven" not in writer.answer["shared"]
    back = Page(other)
    back.do("restore", **own)
    assert back.times == writer.times == [2, 1, 1]
    assert second.lose(1)["accepted"] and Page(other, code=page.codes[1]).times == [2, 2, 1]


def test_a_page_at_a_lost_table_puts_its_own_lines_before_a_viewer_s(store: Store, tmp_path: Path) -> None:
    """A page whose table was lost and put back longer by a viewer puts its own lines there instead; the table is proven again."""
    page = Page(store)
    code = page.begin()
    page.lose(0)
    shared = Page(store, code=code)
    longer = Page(Store(f"sqlite:///{tmp_path / 'longer.db'}"))
    longer.do("restore", **read_kept(page))
    longer.lose(1)
    with store._engine.begin() as connection:
        rows.remove_table(connection, store.find(code).key)
    Page(store).do("restore", **copy_for_viewers(longer))
    shared.look()
    assert shared.times == Page(store, code=code).times == [1, 0, 0] and not store.find(code).unproven


def test_another_course_of_the_game_gives_way_to_the_writers_own(store: Store, tmp_path: Path) -> None:
    """A course of the game that a viewer made up gives way to the writers' own."""
    page = Page(store)
    page.begin()
    page.lose(0)
    other = Store(f"sqlite:///{tmp_path / 'other.db'}")
    made_up = Page(other)
    made_up.begin()
    made_up.lose(2)
    Page(other).do("restore", **{**copy_for_viewers(page), "lines": read_kept(made_up)["lines"]})
    assert Page(other, code=page.codes[1]).times == [0, 0, 1]
    back = Page(other)
    back.do("restore", **read_kept(page))
    assert back.codes == page.codes and back.times == Page(other, code=page.codes[1]).times == [1, 0, 0]


def test_older_codes_come_back_as_they_were(store: Store) -> None:
    """Older codes, which don't prove each other, come back as they were.

    A viewers' code that belongs to another table by now is replaced by the one that the table's code proves.
    """
    page = Page(store)
    page.begin()
    kept = read_kept(page)
    for code, viewers in (("BEFRE00000", "V1EWER0000"), ("BEFRE11111", derive_viewers_code("BEFRE11111"))):
        back = Page(store)
        back.do("restore", **{**kept, "codes": [code, "V1EWER0000"]})
        assert back.codes == (code, viewers) and back.answer["shared"]["writes"]
