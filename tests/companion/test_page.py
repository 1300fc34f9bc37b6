"""One table on the companion's pages, by messages: no input is doubled, overruled unasked, or lost."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import pytest

from tests.companion.pages import ANNA, BERT, NEW_TABLE, Page
from tests.mutations import strip_seals
from tests.waiting import wait_meanwhile
from village_core.store.problems import StoreUnusable
from village_core.store.sql import Store
from village_widgets.companion import shared, sharing
from village_widgets.companion.messages import CompanionMessage
from village_widgets.companion.page import OVER_VIEWS, ROOMS, STYLES
from village_widgets.components.commands import PlayCommand
from village_widgets.components.modules import list_modules
from village_widgets.components.screen import Screen
from village_widgets.words import load_words

ASKED: Final = re.compile(r'\bwords(?:\.([a-z]\w*)|\["([a-z][\w-]*)"\])')
TURN_OVER: Final = {"type": "end-turn"}


# Inputs


def test_an_input_is_accepted_when_it_is_stored(anna: Page, bert: Page) -> None:
    """An input is accepted by its token, with the new version; another page reads the line from the store and shows it."""
    answer = anna.lose(0, token="a")
    assert answer["accepted"] == ["a"] and answer["shared"]["v"] == 1 and answer["shared"]["after"] == 0
    bert.look()
    assert bert.said[-1]["shared"]["v"] == 1 and bert.said[-1]["views"]["tracker"] and bert.times == [1, 0, 0]


def test_an_input_sent_twice_is_entered_once(store: Store, anna: Page) -> None:
    """An input sent twice is entered once, also after a restart; a page's own earlier input is no conflict."""
    anna.lose(0, token="a")
    assert anna.lose(0, seen=0, token="a") == {"accepted": ["a"]}
    again = Page(store, code=anna.codes[0], pending=["a", "b"])
    assert again.lose(0, seen=0, token="a") == {"accepted": ["a"]}
    assert again.lose(0, seen=0, token="b")["accepted"] == ["b"], "the page's own earlier input is no conflict"
    assert again.times == [2, 0, 0]


def test_a_double_tap_is_passed_over(anna: Page) -> None:
    """The second tap on the same thing is answered without a conflict and enters nothing."""
    anna.enter(0, "a", **TURN_OVER)
    answer = anna.enter(0, "b", **TURN_OVER)
    assert answer["answered"] == ["b"] and "conflict" not in answer and anna.count == 1


def test_two_people_about_two_seats_are_both_entered(anna: Page, bert: Page) -> None:
    """Lost time of two seats, told by two pages at once, is entered without a question."""
    anna.lose(0)
    assert bert.lose(1, seen=0)["accepted"]
    anna.look()
    assert anna.times == bert.times == [1, 1, 0]


def test_the_slower_of_two_is_asked_and_loses_nothing(anna: Page, bert: Page) -> None:
    """The slower page is shown the other input, with its player, and its own, which is not entered.

    If the page says that both happened, both count.
    """
    anna.do("sit", seat=0)
    anna.lose(0)
    answer = bert.enter(0, "b", type="spend", seat=0, why="time", time=3)
    conflict = answer["conflict"]
    assert conflict["token"] == "b" and conflict["meanwhile"][0][0] == "Anna"
    assert conflict["mine"] and answer["shared"]["v"] == 1 and bert.times == [1, 0, 0]
    still = bert.do(do=conflict["again"]["do"], answer=conflict["again"]["answer"], v=1, token="b")
    assert still["accepted"] == ["b"] and bert.times == [4, 0, 0]


def test_the_slower_of_two_reports_of_one_turn_can_replace_the_faster(anna: Page, bert: Page) -> None:
    """A page whose number came too late can put it in place of the stored one; their wordings differ only in the number."""
    anna.lose(0)
    conflict = bert.enter(0, "b", type="spend", seat=0, why="time", time=3)["conflict"]
    [(_, [theirs])], mine, instead = conflict["meanwhile"], conflict["mine"], conflict["instead"]
    assert mine != theirs and mine.replace("3", "1").rstrip("s") in theirs
    assert bert.do(instead.pop("do"), v=1, token="b", **instead)["accepted"] == ["b"] and bert.times == [3, 0, 0]


def test_an_input_about_something_else_is_no_rival(anna: Page, bert: Page) -> None:
    """A late input of time lost to the plague, after another page's spent time, is a conflict that offers no replacement."""
    anna.lose(0)
    other = bert.enter(0, "b", type="spend", seat=0, why="plague", time=1)
    assert other["conflict"]["instead"] is None


def test_the_same_told_on_two_pages_is_entered_once(anna: Page, bert: Page) -> None:
    """A second page that enters the same is told who had entered it, gets both tokens as accepted, and stores nothing."""
    anna.do("sit", seat=0)
    anna.lose(0, token="a")
    answer = bert.lose(0, seen=0, token="b")
    assert answer["accepted"] == ["b", "a"] and "conflict" not in answer and bert.times == [1, 0, 0]
    assert answer["shared"]["back"].startswith("Anna had already entered this:")
    assert bert.lose(0, seen=0, token="b") == {"accepted": ["b"]}


def test_undo_that_comes_too_late_is_asked_about(anna: Page, bert: Page) -> None:
    """An undo of a page that missed an entry is asked about and takes nothing back."""
    anna.lose(0)
    bert.look()
    anna.lose(0)
    late = bert.do("undo", v=1, token="u")
    assert late["conflict"]["again"] == {"do": "undo"} and bert.times == [2, 0, 0]


def test_what_the_rules_refuse_is_said_and_put_away(anna: Page) -> None:
    """A refused input is answered with the reasons, and nothing is entered."""
    answer = anna.enter(token="a", type="note", seat=0, what="coin", change=-9)
    assert answer["answered"] == ["a"] and answer["refused"]["reasons"] and anna.count == 0


@pytest.mark.parametrize(
    "choice", [{"type": "invented"}, {"type": "spend", "seat": "x"}, {}, {"type": "spend", "seat": 0, "why": "time", "time": 99}]
)
def test_what_can_t_be_understood_is_said(anna: Page, choice: dict[str, object]) -> None:
    """An input that can't be understood is answered as misheard or refused and changes nothing."""
    answer = anna.enter(token="a", **choice)
    assert answer["answered"] == ["a"] and (answer.get("misheard") or answer.get("refused")) and anna.count == 0


def test_an_input_that_can_t_be_stored_can_be_sent_again(anna: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """An input that can't be stored is answered only by the reason in words; sent again, it is entered once."""
    with monkeypatch.context() as broken:
        broken.setattr(Store, "extend", lambda *_: (_ for _ in ()).throw(StoreUnusable("store-full")))
        answer = anna.lose(0, token="a")
        assert list(answer) == ["unstored"] and "disk" in answer["unstored"]
    assert anna.lose(0, seen=0, token="a")["accepted"] == ["a"] and anna.times == [1, 0, 0]


def test_an_input_that_finds_no_way_in_is_asked_about(anna: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the tries run out although nothing else was entered, the page asks whether to try again."""
    with monkeypatch.context() as busy:
        busy.setattr(shared, "TRIES", 0)
        conflict = anna.enter(token="a", **TURN_OVER)["conflict"]
    assert conflict["token"] == "a" and conflict["again"] and not conflict["meanwhile"] and anna.count == 0


def test_a_mistake_of_ours_keeps_nobody_waiting(anna: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """An unexpected failure is answered as one, with the input's token, and enters nothing."""
    monkeypatch.setattr(type(anna.companion.seated.shared), "enter", lambda *_, **__: 1 / 0)
    answer = anna.lose(0, token="a")
    assert answer["failed"] and answer["answered"] == ["a"] and anna.count == 0


# Onlookers, and pages that missed lines


def test_an_onlooker_sees_everything_and_enters_nothing(store: Store, anna: Page) -> None:
    """A page with the viewers' code shows the table, but no buttons and not the players' code; its inputs enter nothing."""
    anna.lose(0)
    guest = Page(store, code=anna.codes[1])
    assert guest.answer["shared"]["codes"] == ["", anna.codes[1]] and not guest.answer["shared"]["writes"]
    assert guest.answer["views"]["tracker"]["writes"] is False and guest.times == [1, 0, 0]
    assert guest.lose(0, token="g")["answered"] == ["g"] and guest.do("undo", v=1, token="h")["answered"] == ["h"]
    assert anna.codes[0] not in str(guest.do("share", address="http://192.168.0.5/")) and guest.count == 1


def test_a_page_that_has_missed_something_is_told_all(anna: Page, bert: Page) -> None:
    """A page that names an older version gets everything again; one that names the present gets a sign of life."""
    anna.lose(0)
    assert bert.do("look", v=0)["shared"]["v"] == 1
    assert bert.do("look", v=1) == {"here": True}


def test_what_others_enter_is_told_by_itself(anna: Page, bert: Page) -> None:
    """The page's Python looks again and again and tells what others entered; it stops when the page leaves the table."""

    async def look_on() -> None:
        bert.companion._looking = None  # belongs to the event loop of another test's browser
        bert.companion._start_looking()
        anna.lose(2)

        async def has_news() -> bool:
            return bool(bert.said)

        await wait_meanwhile(has_news, "what others entered")
        looking = bert.companion._looking
        bert.do("leave")

        async def is_at_rest() -> bool:
            return looking.done()

        await wait_meanwhile(is_at_rest, "that it looks no more")

    with ThreadPoolExecutor() as elsewhere:  # this thread's event loop may belong to a browser
        elsewhere.submit(lambda: asyncio.run(look_on())).result()
    assert bert.said[-1]["shared"]["v"] == 1


def test_a_page_has_its_seat(anna: Page) -> None:
    """The page of a seat signs its inputs; a page of the table does not."""
    assert anna.do("sit", seat=1)["shared"]["seat"] == 1
    anna.lose(0)
    assert anna.do("sit", seat="table")["shared"]["seat"] is None
    anna.lose(0)
    assert [line["by"] for line in anna.do("history")["history"]] == ["Bert", ""]


# Ways to the table


def test_ways_to_the_table(anna: Page) -> None:
    """The ways are codes with a hyphen, links for players and viewers, and the whole game, each with a picture."""
    share = anna.do("share", address="http://192.168.0.5:8866/voila/render/companion.ipynb#old")["share"]
    players, viewers = share["ways"]
    assert (players["key"], viewers["key"]) == ("table", "viewer")
    assert players["code"].replace("-", "") == anna.codes[0] and len(players["code"]) == 11
    assert players["link"] == f"http://192.168.0.5:8866/voila/render/companion.ipynb#{anna.codes[0]}"
    assert viewers["link"].endswith(anna.codes[1])
    pictures = (players["qr"], viewers["qr"], share["game"][3])
    assert all(picture.startswith("data:image/svg+xml") for picture in pictures)
    assert share["warning"] == ""


@pytest.mark.parametrize(
    ("address", "warning"),
    [
        ("http://localhost:8866/x", "share-alone"),
        ("http://127.0.0.1/x", "share-alone"),
        ("http://[::1]:80/x", "share-alone"),
        ("http://[bad", "share-alone"),
        ("", "share-no-page"),
        ("javascript:alert(1)", "share-no-page"),
    ],
)
def test_an_address_that_no_phone_reaches_is_said(anna: Page, address: object, warning: str) -> None:
    """For an address that no phone reaches, a warning says how to start the companion; without a page there are no links."""
    share = anna.do("share", address=address)["share"]
    assert share["warning"] == anna.companion.parts.words.format(warning)
    assert all(bool(way["link"]) == bool(way["qr"]) == (warning == "share-alone") for way in share["ways"])
    assert "the command village" in share["warning"]


@pytest.mark.parametrize("address", ["http://localhost:8866/x", ""])
def test_an_onlooker_is_not_told_to_start_anything(anna: Page, store: Store, address: str) -> None:
    """An onlooker learns that no phone can come, but not how to start the companion, as players do."""
    player, onlooker = (page.do("share", address=address)["share"]["warning"] for page in (anna, Page(store, code=anna.codes[1])))
    assert onlooker and player.startswith(onlooker) and "start" not in onlooker


# Other views


def test_a_tracked_table_becomes_a_full_one(anna: Page, bert: Page) -> None:
    """To make a tracked table a full one a page gets a form with what is known; sent back as it is, it has problems.

    Once the form is filled in and entered, this page and another one turn to the board.
    """
    anna.lose(0)
    form = anna.do("promote")
    assert form["view"] == "laying" and form["laying"]["sections"]
    values = {**form["laying"]["values"]}
    assert anna.do("lay", values=values, v=1, token="empty")["laying"]["problems"] and anna.count == 1
    values |= {"stalls": [0, 1, 2, 3], "queue": [4, 5, 6, 7, 8], "spaces.harvest.skill": 2}
    answer = anna.do("lay", values=values, v=1, token="filled")
    assert answer["accepted"] == ["filled"] and answer["view"] == "table" and answer["table"]["panels"]
    bert.look()
    assert bert.said[-1]["view"] == "table" and bert.said[-1]["table"]["panels"]


def test_the_check_of_a_copy_needs_no_table(store: Store) -> None:
    """The check opens in the lobby and at a table."""
    page = Page(store)
    assert page.do("checking", edition="first_2011", players=[3], text="")["checking"]["steps"]
    page.begin()
    assert page.do("checking", edition="first_2011", players=[3], text="")["checking"]["steps"]


def test_names_are_short_and_inert(store: Store) -> None:
    """Names are shown as text, markup included; direction marks and control characters are dropped, and long names are cut."""
    page = Page(store)
    page.begin(players=[{**ANNA, "name": "<img src=x onerror=alert(1)>"}, {**BERT, "name": "\u202eevil\u0000 name"}])
    names = [name for name, _ in page.answer["shared"]["names"]]
    assert names[0].startswith("<img") and len(names[0]) <= 14 and "\u202e" not in names[1] and "\u0000" not in names[1]


def test_an_endless_name_in_a_file_is_shown_short(store: Store, anna: Page) -> None:
    """A player's name of ten thousand letters in a file is cut to fourteen on the page that opens the file."""
    text = strip_seals(anna.companion.seated.shared.write_text()).replace('"Anna"', f'"{"x" * 10_000}"')
    page = Page(store)
    page.do("open", text=text)
    answer = page.do("take")
    assert len(answer["shared"]["names"][0][0]) <= 14 and "x" * 100 not in str(answer["views"]["tracker"])


# The page itself


def test_the_still_page_is_a_picture_and_a_stable_text(anna: Page) -> None:
    """Without a kernel the page is an SVG picture with a constant text."""
    data = anna.companion._repr_mimebundle_()
    assert data["image/svg+xml"].startswith("<svg") and data["text/plain"] == "Companion()"


def test_every_word_of_the_script_is_there(store: Store) -> None:
    """The page gets every word that its scripts name, except scripts of the check, the glossary and the rulebook page."""
    known = set(Page(store).answer["words"])
    scripts = list_modules(*ROOMS, "games/village/scripts")
    others = ("companion/checking", "glossary/", "rulebook/page", "rulebook/search")
    texts = [text for path, text in scripts.items() if not path.startswith(others)]
    asked = {match[1] or match[2] for text in texts for match in ASKED.finditer(text)}
    assert len(asked) > 100 and asked <= known, asked - known


def test_other_pages_are_no_larger(store: Store) -> None:
    """The play page has the modules of the board and none of the companion's; all styles of the companion exist."""
    companion, other = (
        Page(store).companion.screen.get_state()["_esm"],
        Screen("", load_words(), PlayCommand, lambda _: None, CompanionMessage)._esm,
    )
    assert "village$companion_outbox" in companion and "village$companion" not in other and "village$components_board" in other
    assert all((folder / f"{name}.css").is_file() for folder, names in (*STYLES, OVER_VIEWS) for name in names)


def test_settings_are_those_of_the_form(store: Store) -> None:
    """The form's offers begin a table in every edition with every number of its players."""
    page = Page(store)
    offered = page.answer["lobby"]
    for edition in offered["editions"]:
        for count in range(edition["least"], edition["most"] + 1):
            players = [{"name": f"P{at}", "colour": colour} for at, (colour, _) in enumerate(offered["colours"][:count])]
            page.begin(edition=edition["key"], players=players, start=count - 1)
            assert len(page.answer["shared"]["names"]) == count
    assert NEW_TABLE["edition"] in [edition["key"] for edition in offered["editions"]]


def test_who_only_looks_on_sits_nowhere(anna: Page) -> None:
    """The viewers' code gives no seat; a seat that is no number from 0 is misheard, and the page keeps its own."""
    guest = Page(anna.companion.lobby.store, code=anna.codes[1])
    assert guest.do("sit", seat=1)["shared"]["seat"] is None
    assert anna.do("sit", seat=0)["shared"]["seat"] == 0
    assert all(anna.do("sit", seat=seat) == {"misheard": True} for seat in (True, "x", -1, 0.5))
    assert anna.companion.seated.shared.seat == 0


def test_a_link_is_made_once_for_each_position(anna: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """The link is made once for each position, and again after an input."""
    anna.lose(0)
    first = anna.do("share", address="http://192.168.0.5/x")["share"]["game"][2]
    with monkeypatch.context() as broken:
        broken.setattr(sharing, "compact", lambda *_: 1 / 0)
        assert anna.do("share", address="http://192.168.0.5/x")["share"]["game"][2] == first
    anna.lose(1)
    assert anna.do("share", address="http://192.168.0.5/x")["share"]["game"][2] != first


def test_what_happened_anyway_is_marked_once_wherever_it_is_told(store: Store) -> None:
    """A step against the rules has the same lines in history and board log; only the first of these lines has the mark."""
    page = Page(store)
    page.begin(depth="full")
    shared = page.companion.seated.shared
    while shared.position.seat not in shared.people:
        page.do("chance", v=page.count, token=f"c{page.count}")
    answer = {"choice": {"type": "well", "influence": "skill"}, "payment": {"time": 12}}
    assert page.do("anyway", v=page.count, token="a", answer=answer)["accepted"] == ["a"]
    told = page.do("history")["history"][-1]["lines"]
    logged = page.do("whole")["table"]["log"][-1][-1]["lines"]
    assert len(told) > 1 and [*told] == [*logged]
    assert told[0].startswith("✱") and not any(line.startswith("✱") for line in told[1:])
