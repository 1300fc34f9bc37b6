"""Mishaps on the companion's pages: every input is answered, asked about or kept, and the table stays whole."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import pytest
from sqlalchemy.event import listen

from tests.companion.pages import Page
from tests.hearing import decode
from tests.waiting import wait_meanwhile
from village_core.store.problems import StoreUnusable, UnknownTable
from village_core.store.sql import Store
from village_widgets.companion import page as pages
from village_widgets.companion import sharing

TURN_OVER: Final = {"type": "end-turn"}


def test_another_input_of_one_s_own_before_an_answer_is_asked_about(anna: Page) -> None:
    """Before an answer, only a second tap on the same thing is passed over; another input, and an undo, are asked about.

    The page learns that its own input was the faster one.
    """
    seat = anna.companion.seated.shared.position.seat
    for _ in range(2):
        anna.enter(type="spend", seat=seat, why="time", time=9)
    seen = anna.count
    anna.enter(seen, "end", **TURN_OVER)
    answer = anna.enter(seen, "next", type="spend", seat=1, why="training", time=3)
    assert answer["answered"] == ["next"] and answer["conflict"]["mine"] and answer["conflict"]["again"]
    assert answer["conflict"]["own"], "the conflict is with the page's own input"
    assert "conflict" not in anna.enter(seen, "end again", **TURN_OVER)
    anna.enter(type="bury", generation=1, place="farm")
    anna.enter(token="over", **TURN_OVER)
    back = anna.do("undo", v=seen, token="back")
    assert back["conflict"]["token"] == "back", "the undo was meant for another step"


def test_what_was_entered_ahead_waits_for_the_question_that_came_before_it(anna: Page) -> None:
    """A page that heard no answer goes on by itself; its input ahead of a death that it missed is neither entered nor refused.

    The same input is entered after the death.
    """
    spend = {"type": "spend", "seat": 1, "why": "time"}
    later = {"choice": {**spend, "time": 1}, "token": "t3", "v": 1, "ahead": True}
    anna.enter(time=9, **spend)
    anna.do("enter", choice={**spend, "time": 3}, token="t2", v=1, ahead=True)
    told = anna.do("enter", **later)
    assert "t3" not in (*told.get("answered", ()), *told.get("accepted", ())) and told["shared"]["v"] == 2
    anna.enter(type="bury", generation=1, place="farm")
    assert anna.do("enter", **later)["accepted"] == ["t3"] and anna.times[1] == 13


def test_what_is_to_be_entered_still_waits_for_the_question_before_it(anna: Page, bert: Page) -> None:
    """If another page was faster and brought a death, a page's late input is a conflict that offers to send it again later.

    Sent again after the death is answered, it is entered.
    """
    spend = {"type": "spend", "seat": 1, "why": "time"}
    bert.enter(time=9, **spend)
    bert.enter(time=3, **spend)
    late = anna.enter(0, "late", type="spend", seat=0, why="time", time=1)["conflict"]
    again = late["again"]
    assert again["ahead"] and not late["own"], "the page keeps it until the question is answered"
    bert.enter(type="bury", generation=1, place="farm")
    anna.look()
    assert anna.do(again.pop("do"), v=anna.count, token="late", **again)["accepted"] == ["late"]


def test_the_same_time_lost_twice_is_asked_about_where_the_first_crosses(anna: Page) -> None:
    """If the first of two equal taps on lost time brings a death, the second is asked about, and is entered after the death."""
    anna.enter(type="spend", seat=1, why="time", time=8)
    for token in ("one", "two"):
        answer = anna.enter(1, token, type="spend", seat=1, why="time", time=2)
    assert answer["answered"] == ["two"] and answer["conflict"]["again"]
    anna.enter(type="bury", generation=1, place="farm")
    assert anna.do(token="two", v=anna.count, do=answer["conflict"]["again"].pop("do"), **answer["conflict"]["again"])
    assert anna.times[1] == 12


def test_a_double_tap_on_undo_takes_back_once(anna: Page) -> None:
    """A second tap on undo is answered and takes nothing more back."""
    anna.lose(0)
    anna.enter(**TURN_OVER)
    assert anna.do("undo", v=2, token="u1")["accepted"] == ["u1"]
    answer = anna.do("undo", v=2, token="u2")
    assert answer["answered"] == ["u2"] and "conflict" not in answer and anna.times == [1, 0, 0]


def test_several_steps_that_come_too_late_are_not_taken_back(anna: Page, bert: Page) -> None:
    """An undo of three steps that misses an entry is a conflict that names the number of steps and doesn't offer to repeat it."""
    for _ in range(3):
        anna.lose(0)
    bert.look()
    anna.lose(1)
    conflict = bert.do("undo", count=3, v=3, token="u")["conflict"]
    assert "3" in conflict["mine"] and conflict["again"] is None and bert.times == [3, 1, 0]


def test_the_longest_token_of_a_page_spoils_no_table(store: Store) -> None:
    """The longest token of a page is accepted though its lines have longer ones, and every page reads them.

    A token that is longer is misheard.
    """
    page = Page(store)
    code = page.begin(depth="full")
    page.do("chance", v=page.count, token="x" * 40)
    shared = page.companion.seated.shared
    assert len(shared.lines) > 1 and shared.unread is None and page.answer["accepted"] == ["x" * 40]
    assert Page(store, code=code).companion.seated.shared.writes
    assert page.do("chance", v=page.count, token="x" * 41) == {"misheard": True, "answered": ["x" * 40]}


def test_what_fails_while_it_is_said_is_still_answered(anna: Page, bert: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """An input whose conflict or refusal can't be put into words is answered by its token, the refused one as failed."""
    anna.lose(0)
    monkeypatch.setattr(type(bert.companion.seated.account), "describe_choice", lambda *_: 1 / 0)
    monkeypatch.setattr(type(bert.companion.seated.account), "explain_refusal", lambda *_: 1 / 0)
    assert bert.enter(0, "late", type="spend", seat=0, why="time", time=2)["answered"] == ["late"]
    refused = bert.enter(token="wrong", type="note", seat=0, what="coin", change=-9)
    assert refused["answered"] == ["wrong"] and refused["failed"]


def test_what_is_stored_is_not_said_to_have_failed(anna: Page, bert: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """An input that was written is accepted and told to others, although an error follows it."""
    shared = anna.companion.seated.shared
    enter = type(shared).enter
    monkeypatch.setattr(type(shared), "enter", lambda *said, **more: (enter(*said, **more), 1 / 0))
    answer = anna.lose(0, token="a")
    assert answer["accepted"] == ["a"] and "failed" not in answer
    monkeypatch.undo()
    bert.look()
    assert bert.times == [1, 0, 0]


def test_a_view_that_fails_keeps_no_answer_back(anna: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """An input is accepted although a view fails; the next answer shows both lines."""
    with monkeypatch.context() as broken:
        broken.setattr(type(anna.companion.seated.account), "describe_bar", lambda *_: 1 / 0)
        assert anna.lose(0, token="a") == {"accepted": ["a"]}
    answer = anna.lose(1, token="b")
    assert answer["shared"]["after"] == 0 and len(answer["shared"]["lines"]) == 2


def test_a_gap_is_no_answer(anna: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """If an input leaves a gap in a database that lost lines, the answer says only that it isn't stored; sent again, it is."""
    with monkeypatch.context() as broken:
        broken.setattr(Store, "extend", lambda *_: (_ for _ in ()).throw(StoreUnusable("store-gap", "7")))
        assert list(anna.lose(0, token="a")) == ["unstored"]
    assert anna.lose(0, seen=0, token="a")["accepted"] == ["a"]


def test_what_others_entered_is_told_although_the_store_fails(anna: Page, bert: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page whose input can't be written still learns the lines of others; the input is neither accepted nor dropped.

    Sent again, it is accepted.
    """
    bert.lose(1)
    with monkeypatch.context() as broken:
        broken.setattr(Store, "extend", lambda *_: (_ for _ in ()).throw(StoreUnusable("store-full")))
        answer = anna.lose(0, seen=0, token="a")
    assert answer["unstored"] and answer["shared"]["v"] == 1 and "answered" not in answer and "accepted" not in answer
    assert anna.lose(0, seen=1, token="a")["accepted"] == ["a"] and anna.times == [1, 1, 0]


@pytest.mark.parametrize("held", [0, 1, 3])
def test_a_line_of_another_version_is_named_on_every_page(store: Store, anna: Page, bert: Page, held: int) -> None:
    """A page at the table, one that asks for everything and one that comes later name the first line that they can't read.

    They show the lines before it, and enter nothing. A page whose lines can all be read names none.
    """
    for _ in range(held):
        anna.lose(0)
    assert anna.do("whole")["shared"]["unread"] == ""
    store.append(anna.companion.seated.shared.found.key, held + 1, "future", '{"answer":{"choice":{"type":"invented"}}}')
    bert.look()
    late = Page(store, code=anna.codes[0])
    for state in (bert.said[-1]["shared"], bert.do("whole")["shared"], late.answer["shared"]):
        assert state["unread"].startswith(f"Line {held + 1} of this table can’t be read") and state["v"] == held
        assert not state["writes"]
    assert bert.lose(1, token="no")["answered"] == ["no"] and bert.times == [held, 0, 0]


def test_a_table_that_the_server_forgot_leads_to_the_page_s_own_copy(anna: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """An input to a table that the server forgot is neither accepted nor dropped.

    The page learns the unknown code and is back in the lobby.
    """
    code = anna.codes[0]
    shared = anna.companion.seated.shared
    monkeypatch.setattr(type(shared), "enter", lambda *_, **__: (_ for _ in ()).throw(UnknownTable(code)))
    answer = anna.lose(0, token="a")
    assert answer["unknown"] == code and answer["view"] == "lobby" and "answered" not in answer and "accepted" not in answer
    assert anna.companion.seated is None


def watch_looking(page: Page, *steps: Callable[[], object]) -> list[bool]:
    """Tell after each of some steps whether the page's Python still looks at what others enter."""
    shared, looks = page.companion.seated.shared, []

    async def look() -> list[bool]:
        page.companion._looking = None  # belongs to the event loop of another test's browser
        page.companion._start_looking()
        found = []
        for step in steps:
            step()
            looks.clear()

            async def looks_on_or_ends() -> bool:
                return page.companion._looking is None or page.companion._looking.done() or len(looks) > 3

            await wait_meanwhile(looks_on_or_ends, "looks at what others enter")
            task = page.companion._looking
            found.append(task is not None and not task.done())
        page.companion._stop_looking()
        return found

    with pytest.MonkeyPatch.context() as quick, ThreadPoolExecutor() as elsewhere:  # a browser may own this thread's loop
        quick.setattr(pages, "LOOKING", 0.01)
        quick.setattr(shared, "pull", lambda: (looks.append(1), type(shared).pull(shared)))
        return elsewhere.submit(lambda: asyncio.run(look())).result()


def test_a_look_that_fails_is_tried_again(anna: Page, bert: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a look that fails, the page goes on looking and hears what others entered."""
    monkeypatch.setattr(pages, "RESTING", pages.LOOKING / 4)
    pull, failing = type(bert.companion.seated.shared).pull, [True]
    monkeypatch.setattr(type(bert.companion.seated.shared), "pull", lambda self: 1 / 0 if failing else pull(self))
    assert watch_looking(bert, lambda: anna.lose(0), failing.clear) == [True, True]
    assert bert.said[-1]["shared"]["v"] == 1


def test_a_page_that_is_gone_is_looked_for_no_more(anna: Page, bert: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a page that stays silent its Python no longer looks at what others enter; the page's next command starts that again.

    A closed page stops looking and leaves its table.
    """
    assert watch_looking(anna, lambda: None) == [True]
    monkeypatch.setattr(pages, "QUIET", 0.0)
    silent = watch_looking(anna, lambda: None)
    monkeypatch.setattr(pages, "QUIET", 60.0)
    assert silent == [False] and watch_looking(anna, lambda: anna.do("look", v=0)) == [True]
    assert watch_looking(bert, bert.companion.close) == [False] and bert.companion.seated is None


def test_a_page_looks_at_one_table_at_a_time(store: Store, anna: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that goes from table to table looks only at the last one; one that leaves looks at none."""
    monkeypatch.setattr(pages, "LOOKING", 0.01)
    codes = [anna.codes[0], Page(store).begin(), Page(store).begin()]

    async def count_looking(*said: dict[str, object]) -> int:
        anna.companion._looking = None
        for each in said:
            anna.do(**each)
        others = asyncio.all_tasks() - {asyncio.current_task()}
        if ended := [task for task in others if task.cancelling()]:
            await asyncio.wait(ended, timeout=60)
        looking = [task for task in others if not task.done()]
        anna.companion._stop_looking()
        return len(looking)

    visits = [{"do": "join", "code": code} for code in (*codes, codes[0])]
    with ThreadPoolExecutor() as elsewhere:  # a browser may own this thread's loop
        found = [
            elsewhere.submit(lambda said=said: asyncio.run(count_looking(*said))).result()
            for said in (visits[:1], visits, [*visits, {"do": "leave"}])
        ]
    assert found == [1, 1, 0]


def test_who_is_away_keeps_no_connection(store: Store, anna: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """A silent page, one that left and a closed one hold no connection; the next input takes one again.

    A join by a wrong code gives it back.
    """
    held: list[int] = []

    def count() -> None:
        held.append(store._engine.pool.checkedin())

    watch_looking(anna, lambda: None, count)
    monkeypatch.setattr(pages, "QUIET", 0.0)
    anna.lose(0)
    count()
    watch_looking(anna, lambda: None, count)
    assert held == [1, 1, 0] and anna.lose(0)["accepted"] and anna.times == [2, 0, 0]
    code = anna.codes[0]
    for away in (lambda: anna.do("leave"), anna.companion.close):
        count()
        away()
        count()
        assert anna.do("join", code="0000000000")["problems"]
        count()
        anna.do("join", code=code)
    assert held[3:] == [1, 0, 0] * 2


def test_a_closed_page_takes_no_connection_from_others(store: Store, anna: Page, bert: Page) -> None:
    """Closing a page a second time, as garbage collection does, leaves the connection that another page holds."""
    bert.companion.close()
    anna.lose(0)
    bert.companion.close()
    assert store._engine.pool.checkedin() == 1


def test_a_tap_costs_no_new_connection(store: Store, anna: Page) -> None:
    """Five inputs of a page open no new connection."""
    made: list[object] = []
    listen(store._engine, "connect", lambda *_: made.append(1))
    for _ in range(5):
        assert anna.lose(0)["accepted"]
    assert made == []


def test_a_game_too_long_for_a_link_is_taken_away_as_a_file(anna: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with too many steps or letters for a link has a sentence instead; the links of both codes stay."""
    anna.lose(0)
    anna.lose(1)
    for name in ("MOST_STEPS", "MOST_TEXT"):
        with monkeypatch.context() as short:
            short.setattr(sharing, name, 1)
            anna.companion.seated.sharing._compact = (None, "")
            share = anna.do("share", address="http://192.168.0.5/x")["share"]
            assert share["game"][1:] == [anna.companion.parts.words.format("share-game-long"), "", ""] and len(share["ways"]) == 2


def test_what_is_entered_while_somebody_lays_the_table_out_is_asked_about(store: Store) -> None:
    """A form that was filled in before another input is answered with a conflict; sent again, the table is laid out."""
    page = Page(store)
    other = Page(store, code=page.begin(depth="full"))
    for number in range(2):
        page.do("chance", v=page.count, token=f"d{number}")
    form, seen = page.do("laying")["laying"], page.count
    other.look()
    row = decode(other.companion.seated.snapshot())["table"]["rows"][0]
    assert other.do("at", at=row["target"], v=other.count, token="o")["accepted"] == ["o"]
    late = page.do("lay", values=form["values"], v=form["seen"], token="l")
    assert form["seen"] == seen and late["answered"] == ["l"] and late["conflict"]["again"]["do"] == "lay"
    assert page.do("lay", values=form["values"], v=page.count, token="l")["accepted"] == ["l"]


def test_what_the_page_draws_is_said(store: Store) -> None:
    """The answer to a draw describes each line that was drawn; later answers don't repeat it."""
    page = Page(store)
    page.begin(depth="full")
    drawn = page.do("chance", v=page.count, token="d")["drawn"]
    assert len(drawn) >= page.count > 1 and all(isinstance(line, str) and line for line in drawn)
    assert "drawn" not in page.do("history")


def test_drawn_cubes_are_named_with_their_colours(store: Store) -> None:
    """The description of drawn cubes names each kind with its colour in brackets."""
    page = Page(store)
    page.begin(depth="full")
    page.do("chance", v=page.count, token="customers")
    drawn = " ".join(page.do("chance", v=page.count, token="cubes")["drawn"])
    colours = {"Skill": "orange", "Persuasion": "green", "Faith": "brown", "Knowledge": "pink", "plague": "black"}
    cubes = re.findall(rf"\d+ ({'|'.join(colours)})(?: \((\w+)\))?", drawn)
    assert len(cubes) > 7 and all(colours[kind] == colour for kind, colour in cubes)
