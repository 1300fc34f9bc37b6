"""The history of a table: its lines with their numbers, and what was taken or brought back."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Final

import msgspec
import pytest

from tests.companion.pages import Page
from tests.samples import sample
from village_core.kernel.saves import SaveEntry
from village_core.kernel.values import CHANCE
from village_core.store.contract import StoredLine
from village_core.store.sql import Store
from village_widgets.companion.commands import to_answer
from village_widgets.companion.past import FEW, LONGEST, describe_turning, list_meanwhile

PLAYERS: Final = 3


def add_lines(store: Store, page: Page, *lines: str) -> None:
    """Enter lines at a page's table as other pages do, and let the page read them."""
    found, count = page.companion.seated.shared.found, page.count
    store.extend(found.key, [StoredLine(count + at, f"other-{count + at}", line) for at, line in enumerate(lines, 1)])
    page.look()


def list_holding_lines(page: Page) -> list[int]:
    """Return the numbers of the lines that hold, as the history shows them."""
    return [line["number"] for line in page.do("history")["history"] if line["turn"] and not line["undone"]]


def test_the_history_keeps_what_was_taken_back(anna: Page) -> None:
    """The history has each line with its number, what was taken or brought back, and how many undos or redos lead there."""
    for seat in range(PLAYERS):
        anna.lose(seat)
    anna.do("undo", v=3, token="u", count=2)
    history = anna.do("history")["history"]
    assert [line["number"] for line in history] == [1, 2, 3, 4]
    assert [line["undone"] for line in history] == [False, True, True, False] and "2 entries" in history[3]["lines"][0]
    assert history[3]["lines"][1] == f"Taken back: {' '.join(line for entry in history[1:3] for line in entry['lines'])}"
    anna.do("redo", v=4, token="r")
    history = anna.do("history")["history"]
    assert [line["undone"] for line in history] == [False, False, True, False, False]
    assert [line["later"] for line in history] == [1, 0, -1, 0, 0], "each line counts the lines taken back or restored after it"
    assert history[4]["lines"][1] == f"Brought back: {' '.join(history[1]['lines'])}"


def test_an_entry_added_later_has_its_place(anna: Page) -> None:
    """An entry that is added before all others is the first line of the history, the correction's own line the last."""
    anna.lose(0)
    anna.lose(1)
    answer = {"choice": {"type": "spend", "seat": 1, "why": "time", "time": 2}}
    anna.do("correct", line=1, adds=True, answer=answer, v=2, token="c")
    history = anna.do("history")["history"]
    assert [(line["number"], line["line"]) for line in history] == [(4, 4), (1, 5), (2, 6), (3, 0)]


@pytest.mark.parametrize(("count", "quoted"), [(FEW, True), (FEW + 1, False)])
def test_only_a_few_entries_are_repeated_where_they_were_taken_back(anna: Page, count: int, quoted: bool) -> None:
    """An undo of up to four entries, each told in one sentence, repeats them in the history; one of more only counts them."""
    for at in range(count):
        anna.lose(at % PLAYERS)
    anna.do("undo", v=count, token="u", count=count)
    assert len(anna.do("history")["history"][-1]["lines"]) == (2 if quoted else 1)


@pytest.mark.parametrize("count", [0, -3, 10**6, 10**9, "all", None])
def test_a_strange_number_of_steps_harms_nothing(anna: Page, count: object) -> None:
    """More steps than there are undo all of them, no number undoes one; a number out of bounds or a text is misheard."""
    anna.lose(0)
    anna.lose(1)
    answer = anna.do("undo", v=2, token="u", count=count)
    if count in (10**6, None):
        assert answer["accepted"] == ["u"] and sum(anna.times) == (0 if count else 1)
    else:
        assert answer == {"misheard": True, "answered": ["u"]} and anna.times == [1, 1, 0]


@pytest.mark.parametrize("seed", range(sample(3, 20)))
def test_the_history_tells_how_far_each_line_is_away(anna: Page, seed: int) -> None:
    """After any undos, redos and entries each line names the undos or redos after which it is the last that holds."""
    random = Random(seed)
    for at in range(14):
        do = random.choice(("lose", "lose", "undo", "undo", "redo"))
        anna.lose(at % PLAYERS) if do == "lose" else anna.do(do, v=anna.count, token=f"{do}{at}", count=random.randint(1, 3))
    history = [line for line in anna.do("history")["history"] if line["turn"]]
    held, game = list_holding_lines(anna), anna.companion.seated.shared.game
    assert [line["later"] for line in history if not line["undone"]] == [*range(len(held) - 1, -1, -1)]
    assert [line["line"] for line in history] == [0 if line["undone"] else line["number"] for line in history]
    back = {line["number"]: -line["later"] for line in history if line["later"] < 0}
    assert sorted(back.values()) == [*range(1, len(game.undone) + 1)] and not {*back} & {*held}
    for number, _ in sorted(back.items(), key=lambda pair: pair[1]):
        anna.do("redo", v=anna.count, token=f"forth-{number}")
        held.append(number)
        assert list_holding_lines(anna) == held


def test_lines_that_are_brought_back_together_keep_their_order(anna: Page) -> None:
    """After three lines were taken back and brought back at once, the first undo takes back the last of them again."""
    for seat in range(PLAYERS):
        anna.lose(seat)
    for do, count in (("undo", 3), ("redo", 3), ("undo", 1), ("undo", 1)):
        anna.do(do, v=anna.count, token=f"{do}{anna.count}", count=count)
    assert [line["later"] for line in anna.do("history")["history"]][:3] == [0, -1, -2]


def test_what_a_new_entry_replaces_never_comes_back(anna: Page) -> None:
    """Lines taken back before a new entry have no number of redos, in the order of entry, of undo or after a correction."""
    for seat in range(PLAYERS):
        anna.lose(seat)
    anna.do("undo", v=3, token="u", count=2)
    anna.lose(2)
    assert [line["later"] for line in anna.do("history")["history"]] == [1, 0, 0, 0, 0]
    anna.do("undo", v=5, token="u2")
    anna.do("correct", line=1, answer={"choice": {"type": "spend", "seat": 0, "why": "time", "time": 2}}, v=6, token="c")
    assert [line["later"] for line in anna.do("history")["history"] if line["later"] < 0] == []


def test_an_onlooker_s_history_leads_nowhere(anna: Page, store: Store) -> None:
    """The history of a page that may only look has the same lines, but no way back or forth, and no line to correct."""
    for seat in range(PLAYERS):
        anna.lose(seat)
    anna.do("undo", v=3, token="u")
    ours, theirs = (page.do("history")["history"] for page in (anna, Page(store, code=anna.codes[1])))
    assert [line["later"] for line in ours] == [1, 0, -1, 0] and [line["line"] for line in ours] == [1, 2, 0, 0]
    assert {line["later"] for line in theirs} == {line["line"] for line in theirs} == {0}
    assert [line["lines"] for line in theirs] == [line["lines"] for line in ours]
    assert [line["undone"] for line in theirs] == [False, False, True, False]


def test_a_check_of_the_table_is_a_line_of_its_own(anna: Page, store: Store) -> None:
    """A checkpoint is told as a check of the table: it is of no turn, holds nothing and can't be taken back."""
    anna.lose(0)
    position = msgspec.json.encode(anna.companion.seated.shared.position)
    add_lines(store, anna, msgspec.json.encode(SaveEntry(checkpoint=msgspec.Raw(position))).decode())
    checked = anna.do("history")["history"][-1]
    assert checked["lines"] == ["The state of the table was checked."]
    assert (checked["undone"], checked["later"], checked["line"], checked["turn"]) == (False, 0, 0, "")


def test_an_undo_that_only_looks_like_a_correction_is_an_undo(anna: Page, store: Store) -> None:
    """An undo whose token looks like that of a correction, but which no line of the same token follows, is told as an undo."""
    anna.lose(0)
    anna.lose(1)
    add_lines(store, anna, '{"undo":1,"id":"alone.1"}')
    anna.lose(2)
    history = anna.do("history")["history"]
    assert [line["undone"] for line in history] == [False, True, False, False]
    assert history[2]["lines"][0] == "One entry was taken back." and len(history[2]["lines"]) == 2


def test_a_draw_is_nobody_s_turn(store: Store) -> None:
    """A draw is told without a player; a player's move after it has the player's name beside it."""
    page = Page(store)
    page.begin(depth="full")
    shared = page.companion.seated.shared
    while shared.position.seat == CHANCE:
        page.do("chance", v=page.count, token=f"draw {page.count}")
    page.do("enter", answer=to_answer(shared.position.options[0]), v=page.count, token="first")
    *drawn, first = (line["turn"] for line in page.do("history")["history"])
    assert len(drawn) > 9 and not [turn for turn in drawn if "Carl" in turn or not turn] and first == "Round 1 · Anna"


def build_record(**entry: object) -> SimpleNamespace:
    """Return a line of another page's that undoes or redoes steps."""
    own = entry.pop("own", False)
    return SimpleNamespace(own=own, step=entry.pop("step", None), entry=SaveEntry(**entry))


def test_people_are_told_what_others_took_back(anna: Page) -> None:
    """Each line of another page that undoes, redoes or corrects is told with its player's name, cut, or as somebody's.

    What this page did, an entry and a check of the table are left out.
    """
    words = anna.companion.parts.words
    told = describe_turning(
        (
            build_record(undo=2, by="Bert"),
            build_record(redo=1, by="x" * 99),
            build_record(undo=3, by="", id="c.1"),
            build_record(undo=3, by="Anna", own=True),
            build_record(undo=3, by="Emma", step="a step"),
            build_record(by="Dora"),
        ),
        words,
    )
    somebody = words.format("back-somebody")
    assert told == (
        f"Bert: 2 entries were taken back. {'x' * LONGEST}: One entry was brought back. {somebody}: One entry was corrected."
    )
    assert describe_turning((), words) == ""


def test_entries_made_meanwhile_name_who_made_them(anna: Page, bert: Page) -> None:
    """An entry made meanwhile has its player's name, cut; without one it is this page's if it made it, else nobody's."""
    anna.lose(0)
    seated = anna.companion.seated
    [record] = seated.shared.records
    changed = [(True, ""), (False, ""), (True, "Bert"), (False, "x" * 99)]
    records = [record._replace(own=own, entry=msgspec.structs.replace(record.entry, by=by)) for own, by in changed]
    found = list_meanwhile(seated.shared, seated.account, records)
    assert [each.by for each in found] == [
        "This page",
        "",
        "Bert",
        "x" * LONGEST,
    ]
