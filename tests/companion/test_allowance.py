"""The hourly allowance of a client: tables and codes. A household never notices it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.companion.pages import NEW_TABLE, Page
from tests.samples import sample
from village_core.store.codes import CODE_LENGTH, LETTERS
from village_core.store.sql import Store
from village_widgets.limits import allowance
from village_widgets.limits.allowance import HOUR, RIGHT_CODE, TABLE, TABLES, VARIABLE, Allowance, TooMuch

HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"


class Clock:
    """A clock that moves only when told."""

    now = 1e9

    def __call__(self) -> float:
        """Return ``now``, in seconds since 1970."""
        return self.now


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """Set the variables by which a server tells this process its client, with three tables an hour; return the monkeypatch."""
    for variable, said in allowance.build_variables(HERE, str(tmp_path)).items():
        monkeypatch.setenv(variable, said)
    monkeypatch.setenv(VARIABLE, "3")
    return monkeypatch


def try_wrong_codes(page: Page, count: int) -> list[object]:
    """Try ``count`` different wrong codes, and return what each answer names as unknown: None once the page is refused."""
    return [page.do("join", code=letter * CODE_LENGTH).get("unknown") for letter in LETTERS[:count]]


def test_what_was_used_comes_back_little_by_little(tmp_path: Path) -> None:
    """The allowance comes back little by little, and a client that asks too soon learns how long to wait.

    Pages of one client share an allowance; another client has its own. If the clock is set back, the wait is an hour at most. A
    client that has its whole allowance again is forgotten.
    """
    clock, file = Clock(), str(tmp_path / "counted.db")
    ours, again, theirs = (Allowance(file, client, 4, clock) for client in (HERE, HERE, ELSEWHERE))
    for page in (ours, again, ours, again):
        page.ask(TABLE)
        page.spend(TABLE)
    with pytest.raises(TooMuch) as much:
        again.ask(TABLE)
    assert much.value.wait == pytest.approx(HOUR / 4)
    theirs.ask(TABLE)
    clock.now += HOUR / 4 - 1
    with pytest.raises(TooMuch) as much:
        ours.ask(TABLE)
    assert much.value.wait == pytest.approx(1)
    clock.now += 1
    ours.ask(TABLE)
    clock.now -= 10 * HOUR
    with pytest.raises(TooMuch) as much:
        ours.ask(TABLE)
    assert much.value.wait <= HOUR, "after a clock was corrected, no client waits longer than an hour"
    clock.now += 20 * HOUR
    theirs.spend(TABLE)
    with closing(sqlite3.connect(file)) as counted:
        assert counted.execute("SELECT client FROM clients").fetchall() == [(ELSEWHERE,)], (
            "a client with a whole allowance is forgotten"
        )


def test_five_phones_never_notice(store: Store, environment: pytest.MonkeyPatch) -> None:
    """Ten tables, each joined by five phones, and a dozen wrong codes stay within the usual allowance of one hour.

    In a quick run these are a fifth of the tables and wrong codes, and a fifth of the allowance.
    """
    share = sample(5, 1)
    environment.setenv(VARIABLE, str(TABLES // share))
    begins, *phones = (Page(store) for _ in range(6))
    for _ in range(10 // share):
        code = begins.begin()
        assert all(phone.do("join", code=code)["shared"] for phone in phones)
    assert None not in try_wrong_codes(Page(store), 12 // share)
    assert TABLES > 10 + 12 + 10 * 5 * 6 * RIGHT_CODE / 2, "also if each phone joins six times; half of that is back soon"


def test_who_has_begun_too_many_tables_waits(store: Store, environment: pytest.MonkeyPatch) -> None:
    """A client that began its three tables can neither begin nor repeat one, and is told to try again in 20 minutes.

    It stays at its table and can enter there; another client begins tables.
    """
    page = Page(store)
    for _ in range(3):
        page.begin()
    codes = page.codes
    for asked in ({"do": "begin", "settings": NEW_TABLE}, {"do": "again"}):
        [[field, said]] = page.do(**asked)["problems"]
        assert field == "begin" and "Try again in 20 minutes" in said and "Nothing that was entered is lost" in said
    assert page.codes == codes and page.lose(0)["accepted"]
    environment.setenv(allowance.CLIENT, ELSEWHERE)
    other = Page(store)
    assert other.begin() and other.codes != codes


def test_wrong_codes_count_and_no_right_one_tells_itself_from_them(store: Store, environment: pytest.MonkeyPatch) -> None:
    """After too many guesses a right code is answered like a wrong one: the answer does not say whether a table has it.

    A wrong code that was tried before costs nothing, and a text that can't be a code is still explained.
    """
    code = Page(store).begin()
    page = Page(store)
    assert try_wrong_codes(page, 2) == ["0" * CODE_LENGTH, "1" * CODE_LENGTH]
    assert try_wrong_codes(page, 2) == ["0" * CODE_LENGTH, "1" * CODE_LENGTH], "codes that were tried before cost nothing"
    for tried in (code, "2" * CODE_LENGTH):
        answer = Page(store, code=tried).answer
        assert answer["problems"][0][0] == "code" and "unknown" not in answer and "shared" not in answer
    assert page.do("join", code="AB")["problems"][0][1].startswith("“AB” has no table’s code in it"), (
        "a text that can't be a code is explained"
    )


def test_a_copy_that_is_put_back_counts_as_a_new_table(store: Store, environment: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Restoring a copy costs a table, or as little as joining if the table is there: after five restores a page can still begin.

    With less than a table's cost left, restoring the copy in another store is refused.
    """
    environment.setenv(VARIABLE, "4")
    page = Page(store)
    page.begin()
    kept = {"codes": [*page.codes], "head": page.companion.seated.shared.found.head, "lines": []}
    empty = Store(f"sqlite:///{tmp_path / 'other.db'}")
    assert all("shared" in Page(empty).do("restore", **kept) for _ in range(5))
    Page(empty).begin()
    assert Page(Store(f"sqlite:///{tmp_path / 'third.db'}")).do("restore", **kept)["problems"][0][0] == "open"


def test_nobody_is_kept_out_by_a_file_that_cannot_be_used(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A counting file that can't be used limits no client: each asks and spends freely, and the log says so."""
    broken = Allowance(str(tmp_path / "none" / "counted.db"), HERE, 1)
    for _ in range(3):
        broken.ask(TABLE)
        broken.spend(TABLE)
    assert "could not count" in caplog.text


@pytest.mark.parametrize("wrong", ["0", "-1", "many"])
def test_a_setting_that_is_no_number_is_said(environment: pytest.MonkeyPatch, wrong: str) -> None:
    """A number of tables an hour that is no positive number raises ``ValueError``, which names the variable."""
    environment.setenv(VARIABLE, wrong)
    with pytest.raises(ValueError, match=VARIABLE):
        allowance.read_tables_an_hour()
