"""The tracker as a view: what it sends, what it draws, and what it takes although the rules refuse it."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from tests.companion.pages import build_command
from tests.companion.tracking import begin, build_guests, share_in, walk_message
from tests.hearing import decode
from village_core.games.outcome import Scored
from village_core.games.village import choices
from village_core.games.village.choices import Done, DrawMember, DrawMonk, EndRound, EndTurn, Send, Spend
from village_core.games.village.events import MajorityWon
from village_core.games.village.mass import Drawing
from village_core.games.village.rules import Rule
from village_core.games.village.tracking.resting import LaidToRest
from village_core.games.village.tracking.watching import Tracking
from village_core.games.village.vocabulary import Place, Spending
from village_widgets.companion.commands import Draw
from village_widgets.companion.inbox import Inbox
from village_widgets.companion.outcomes import Stored, Unchanged
from village_widgets.companion.tracked import list_news
from village_widgets.companion.views import RestatedInput
from village_widgets.components.commands import ExplainWord
from village_widgets.games.village.companion import load_words
from village_widgets.games.village.glossary import GLOSSARY
from village_widgets.games.village.tracker.coming import find_next_turn
from village_widgets.games.village.tracker.drawn import collect_pictures
from village_widgets.games.village.tracker.tracked import VillageTrackerView
from village_widgets.games.village.tracker.view import VillageTracker


def test_a_sale_of_the_last_round_is_no_sale_of_this_turn(tmp_path: Path) -> None:
    """A player who sold something before the round ended has sold nothing yet in the first turn of the next one."""
    shared = share_in(tmp_path, build_guests(3), begin(3))
    view = VillageTrackerView(shared, load_words())
    shared.enter(choices.Sold(0, 5))
    assert view.build_state((), None).sold
    shared.enter(choices.ClaimRing(0))
    shared.enter(EndRound())
    assert find_next_turn(shared.position).seat == 0 and not view.build_state((), None).sold


def test_the_rule_of_a_shared_majority_is_told_once() -> None:
    """If two players win the majority of the church together, both are told of, and the rule stands beside the first alone."""
    won = [MajorityWon(Rule.MASS_MAJORITY_SHARED, seat, 3) for seat in (0, 2)]
    news = decode(VillageTracker(build_guests(4), load_words()).build_state(begin(), True, won))["news"]
    assert [bool(why) for _, why, _ in news] == [True, False] and all(great for *_, great in news)


def test_a_players_buttons_follow_what_others_took() -> None:
    """A player's buttons are built again once another player has the ring, and once others have served every customer."""
    position, tracker = begin(), VillageTracker(build_guests(4), load_words())
    table = position.table
    every = replace(table.farms[1], customers=tuple(range(len(table.edition.customers))))
    for later in map(position.with_table, (replace(table, ring=1), table.with_farm(1, every))):
        before = tracker.build_state(position, True).pads["0"]
        now = tracker.build_state(later, True).pads["0"]
        assert now != before and now == VillageTracker(build_guests(4), load_words()).build_state(later, True).pads["0"]


def test_pictures_inside_pictures_are_collected_too() -> None:
    """The pictures of a page have those that stand inside others, such as a member in small, each once."""
    drawn = collect_pictures(begin().table.edition, 'href="#vc-small-red" href="#vc-tile"')
    assert re.findall(r'<g id="vc-([\w-]+)">', drawn) == ["p-red", "seal", "small-red", "tile"]


def test_the_view_sends_what_changed(tmp_path: Path) -> None:
    """The first message is whole; later ones hold the parts that differ, and together they are the whole again."""
    shared = share_in(tmp_path, build_guests(3), begin(3))
    side = VillageTrackerView(shared, load_words())
    page = dict(decode(side.snapshot())["views"]["tracker"])
    for choice in (Spend(0, Spending.TRAINING, 3), Send(1, 1, Place.FARM, Place.BAG), EndTurn(), EndRound()):
        shared.enter(choice)
        part = decode(side.patch())["views"]["tracker"]
        assert part and len(part) < len(page)
        page |= {**part, "pads": {**page["pads"], **part.get("pads", {})}}
    fresh = decode(VillageTrackerView(shared, load_words()).snapshot())["views"]["tracker"]
    assert page.pop("after") == 3 and page == fresh
    assert page["asking"]["kind"] == "mass" and page["v"] == 4


def test_a_tracker_sends_the_glossary_once_and_explains_its_words(tmp_path: Path) -> None:
    """The whole message has all words of the glossary with their forms, changes have none; a word asked about has a meaning.

    A word that the glossary lacks has none.
    """
    shared = share_in(tmp_path, build_guests(2), begin(2))
    side = VillageTrackerView(shared, load_words())
    forms = {key: said for key, *said in decode(side.snapshot())["glossary"]}
    assert set(forms) == {entry.key for entry in GLOSSARY} and "plague cube" in forms["plague"]
    shared.enter(EndTurn())
    assert "glossary" not in decode(side.patch())
    meaning = decode(side.answer(ExplainWord("plague")))["meaning"]
    assert meaning["title"] == "Plague" and meaning["text"] and meaning["cited"] and not meaning["pictures"]
    assert side.answer(ExplainWord("nothing")) is None


def test_the_view_draws_and_takes_what_happened_anyway(tmp_path: Path) -> None:
    """A draw is entered only at the mass, with all that comes out of the bag, a line for each piece.

    A death that the rules refuse is offered as one that happened anyway, and entered with its mark.
    """
    shared = share_in(tmp_path, build_guests(2), begin(2))
    side, inbox = VillageTrackerView(shared, load_words()), Inbox(shared)
    assert inbox.receive(build_command("chance", token="a", v=0), side, "") == Unchanged() and shared.lines == ()
    for choice in (Send(1, 1, Place.FARM, Place.BAG), EndRound(), Done()):
        shared.enter(choice)
    assert isinstance(shared.position.top, Drawing)
    assert isinstance(inbox.receive(build_command("chance", token="b", v=3), side, ""), Stored)
    drawn = [record.step.option.choice for record in shared.records[3:]]
    assert (
        drawn and all(isinstance(choice, (DrawMember, DrawMonk)) for choice in drawn) and shared.numbers["b"] == len(shared.lines)
    )
    assert not isinstance(shared.position.top, Drawing)
    while not isinstance(shared.position.top, Tracking):
        top = shared.position.top
        shared.enter(shared.position.sample(Random(1)) if isinstance(top, Drawing) else shared.position.options[-1])
    seat = shared.position.seat
    for choice in (
        Send(seat, 2, Place.UNBORN, Place.FARM),
        Spend(seat, Spending.TIME, 9),
        Spend(seat, Spending.TIME, 1),
        EndTurn(),
    ):
        shared.enter(choice)
    refused = decode(side.snapshot())["views"]["tracker"]["asking"]["refused"]
    answer = next(each[2][0][1] for group in refused for each in group[0] if each[2][0][1]["choice"]["type"] == "bury")
    assert side.restate(build_command("anyway", answer=answer)).again == build_command("anyway", answer=answer)
    assert isinstance(inbox.receive(build_command("anyway", answer=answer), side, ""), Stored)
    assert shared.records[-1].entry.anyway and not isinstance(shared.position.top, LaidToRest)


def find_taken_back(side: VillageTrackerView, seat: int) -> dict[str, object] | None:
    """Return what the button that takes an hourglass back from a seat's last loss sends; None without such a button."""
    pad = decode(side.snapshot())["views"]["tracker"]["pads"][str(seat)]
    made = [part["made"] for part in walk_message(pad) if isinstance(part, dict) and part.get("made")]
    found = [each for each in made if each.get("do") == "correct"]
    assert len(found) <= 1
    return found[0] if found else None


@pytest.mark.parametrize(
    ("choice", "left"),
    [
        *[(Spend(0, why, 2), [1, None]) for why in Spending],
        (Spend(0, Spending.TIME, 1), [None]),
        (Send(0, 1, Place.FARM, Place.WAINWRIGHT, 3), [2, 1, 0]),
        (Send(0, 1, Place.FARM, Place.WAINWRIGHT, 1), [0]),
        (Send(0, 1, Place.FARM, Place.BAG, 1), [0]),
        (Send(0, 1, Place.FARM, Place.BAG), []),
    ],
)
def test_hourglasses_are_taken_back_one_by_one(tmp_path: Path, choice: Spend | Send, left: list[int | None]) -> None:
    """Each press takes one hourglass back from a player's last loss of time; the last one removes a loss, but no member's move.

    Other players' losses and earlier ones stay; a move without time is passed over. A third player loses none.
    """
    shared = share_in(tmp_path, build_guests(3), begin(3))
    side, inbox = VillageTrackerView(shared, load_words()), Inbox(shared)
    for entered in (Spend(0, Spending.TIME, 4), Spend(1, Spending.TIME, 2), choice, Send(1, 1, Place.FARM, Place.BAG)):
        shared.enter(entered)
    moved = shared.position.table.farms[0].places
    for number, time in enumerate(left):
        made = find_taken_back(side, 0)
        assert made is not None
        assert isinstance(inbox.receive(build_command(**made, token=f"t{number}", v=len(shared.lines)), side, ""), Stored)
        assert [farm.time for farm in shared.position.table.farms] == [4 + (time or 0), 2, 0]
        held = [step.option.choice for step in shared.game.steps]
        assert [each for each in held if each == replace(choice, time=time or 0)] == ([] if time is None else [held[2]])
        assert shared.position.table.farms[0].places == moved
    for time in (3, 2, 1, 0):
        made = find_taken_back(side, 0)
        assert made is not None
        inbox.receive(build_command(**made, token=f"first{time}", v=len(shared.lines)), side, "")
        assert [farm.time for farm in shared.position.table.farms] == [time, 2, 0]
    assert find_taken_back(side, 0) is None and find_taken_back(side, 1) is not None
    assert shared.position.table.farms[0].places == moved


def test_a_late_draw_is_described_as_its_page_showed_it(tmp_path: Path) -> None:
    """A draw that came too late can be made again while the bag is open, and is only described after that."""
    shared = share_in(tmp_path, build_guests(2), begin(2))
    side = VillageTrackerView(shared, load_words())
    for choice in (Send(1, 1, Place.FARM, Place.BAG), EndRound(), Done()):
        shared.enter(choice)
    assert side.restate(Draw()) == RestatedInput("Draw for us", Draw())
    while isinstance(shared.position.top, Drawing):
        shared.enter(shared.position.sample(Random(1)))
    assert side.restate(Draw()) == RestatedInput("Draw for us", None)


def test_the_last_four_events_are_news() -> None:
    """News are the last four events that have words, in order; lines of the score are left out, as the sheet shows them."""
    events = ["one", "two", "", "three", Scored("points", 0, 5), "four", "five", ""]
    telling = SimpleNamespace(describe_event=lambda event: event if isinstance(event, str) else "scored")
    assert list_news(events, telling) == ("two", "three", "four", "five")
