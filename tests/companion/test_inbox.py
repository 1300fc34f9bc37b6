"""The inbox of a page: each input comes to exactly one outcome, and views enter nothing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.companion.pages import Page, build_command, list_meanwhile
from village_core.games.village.choices import EndTurn, Spend
from village_core.games.village.vocabulary import Spending
from village_core.store.sql import Store
from village_widgets.companion import outcomes
from village_widgets.companion.inbox import Inbox
from village_widgets.companion.outcomes import Outcome
from village_widgets.companion.shared import SharedTable

SPEND = {"type": "spend", "seat": 0, "why": "time", "time": 1}


@pytest.fixture
def inbox(anna: Page) -> Inbox:
    """Return the inbox of the page that began a tracked table of three."""
    return anna.companion.seated.inbox


def enter(inbox: Inbox, seen: int | None = None, token: str = "", ahead: bool = False, **choice: object) -> Outcome:
    """Let the inbox receive a choice, by default a lost hourglass, and return the outcome.

    The page has ``seen`` this many lines, by default all; ``ahead`` if it shows the input before it is stored.
    """
    v = len(inbox.shared.lines) if seen is None else seen
    return inbox.receive(build_command("enter", choice=choice or SPEND, v=v, token=token, ahead=ahead), None, "Anna")


def test_a_stored_input_names_its_line_and_those_that_held(inbox: Inbox) -> None:
    """A stored input names its line and the lines that held before; each line is signed with the player of the page."""
    assert enter(inbox, token="a") == outcomes.Stored(1) and enter(inbox, token="b") == outcomes.Stored(2, (1,))
    assert [record.entry.by for record in inbox.shared.records] == ["Anna", "Anna"]


def test_a_repeated_token_stores_nothing(inbox: Inbox) -> None:
    """A second input with a token counts as the first, no matter what the page had seen."""
    enter(inbox, token="a")
    assert enter(inbox, 0, "a") == enter(inbox, 99, "a") == outcomes.Repeated() and len(inbox.shared.lines) == 1


def test_an_input_that_the_game_has_not_is_misheard(inbox: Inbox) -> None:
    """A choice of an unknown type is answered as misheard, and nothing is stored."""
    outcome = enter(inbox, type="invented")
    assert isinstance(outcome, outcomes.Unchanged) and outcome.message and outcome.message.misheard is True
    assert not inbox.shared.lines


def test_nothing_to_take_back_changes_nothing(inbox: Inbox) -> None:
    """Undo and redo at the beginning of a table change nothing and store no line."""
    for do in ("undo", "redo"):
        assert inbox.receive(build_command(do, v=0, token=do), None, "") == outcomes.Unchanged()
    assert not inbox.shared.lines


def test_the_rules_refuse_with_their_reasons(inbox: Inbox) -> None:
    """Taking away coins that a player doesn't have is refused with the rules, and nothing is stored."""
    outcome = enter(inbox, type="note", seat=0, what="coin", change=-9)
    assert isinstance(outcome, outcomes.Refused) and outcome.refusal.rules and not inbox.shared.lines


def test_another_page_was_faster(inbox: Inbox, bert: Page) -> None:
    """An input of a page that missed two lines of another page is a conflict, with those lines in order."""
    bert.enter(type="end-turn")
    bert.lose(0)
    outcome = enter(inbox, 0, type="end-round")
    assert isinstance(outcome, outcomes.Conflict) and not outcome.own
    assert [record.step.option.choice for record in outcome.meanwhile] == [EndTurn(), Spend(0, Spending.TIME, 1)]


@pytest.mark.parametrize("pages", ["ab", "ba", "aab", "aba", "baa"])
def test_lines_of_its_own_do_not_hide_another_page_s(inbox: Inbox, bert: Page, pages: str) -> None:
    """A late input of a page that missed lines of its own and one of another page is a conflict; with its own alone it is stored.

    The lines and the input are about the same player, so that the input may mean what the other page has told.
    """
    for at, who in enumerate(pages):
        if who == "a":
            enter(inbox, token=f"own {at}", **{**SPEND, "time": 3})
        else:
            bert.look()
            bert.lose(0)
        inbox.shared.pull()
    outcome = enter(inbox, 0, "late", **{**SPEND, "time": 2})
    assert list_meanwhile(outcome) == [*range(1, len(pages) + 1)] and not outcome.own
    seen = pages.index("b") + 1
    alone = enter(inbox, seen, "alone", **{**SPEND, "time": 2})
    assert isinstance(alone, outcomes.Stored) and len(inbox.shared.lines) == len(pages) + 1


def test_a_turn_told_on_two_pages_is_stored_once(inbox: Inbox, bert: Page) -> None:
    """Inputs that waited while another page told the same are each found in its lines, in order, and nothing is stored."""
    bert.lose(0)
    bert.enter(type="end-turn")
    for token, choice in (("a", SPEND), ("b", {"type": "end-turn"})):
        assert isinstance(enter(inbox, 0, token, ahead=True, **choice), outcomes.AlreadyEntered)
    assert len(inbox.shared.lines) == 2


def test_what_happened_twice_is_stored_twice(inbox: Inbox, bert: Page) -> None:
    """A line of another page answers one equal input only: a second one is stored; the first, sent again, is a repetition."""
    bert.lose(0)
    assert isinstance(enter(inbox, 0, "a", ahead=True), outcomes.AlreadyEntered)
    assert enter(inbox, 0, "b", ahead=True) == outcomes.Stored(2, (1,))
    assert enter(inbox, 0, "a", ahead=True) == outcomes.Repeated()


def test_each_of_several_decisions_needs_a_line_of_its_own(inbox: Inbox, bert: Page) -> None:
    """Two equal decisions in one input were told by another page only once that has two such lines, which are then both named."""
    both = build_command("several", answers=[{"choice": SPEND}] * 2, v=0, ahead=True)
    bert.lose(0)
    assert not isinstance(inbox.receive(replace(both, token="a"), None, "Anna"), outcomes.AlreadyEntered)
    bert.lose(0)
    found = inbox.receive(replace(both, token="b"), None, "Anna")
    assert isinstance(found, outcomes.AlreadyEntered) and [record.number for record in found.records] == [1, 2]


def test_several_decisions_are_told_in_their_order_alone(inbox: Inbox, bert: Page) -> None:
    """Two decisions that another page told the other way round may mean something else: they are asked about."""
    later = {**SPEND, "time": 3}
    bert.lose(0)
    bert.enter(**later)
    for order, kind in (((later, SPEND), outcomes.Conflict), ((SPEND, later), outcomes.AlreadyEntered)):
        several = build_command("several", answers=[{"choice": choice} for choice in order], v=0, ahead=True, token=kind.__name__)
        assert isinstance(inbox.receive(several, None, "Anna"), kind)


def test_another_number_is_a_rival(inbox: Inbox, bert: Page) -> None:
    """If another page has told the same with another number, the conflict names its line as the rival; nothing is stored."""
    bert.lose(0)
    outcome = enter(inbox, 0, **{**SPEND, "time": 3})
    assert isinstance(outcome, outcomes.Conflict) and outcome.rival == inbox.shared.records[0] and len(inbox.shared.lines) == 1


@pytest.mark.parametrize(("generation", "rivals"), [(1, True), (2, False)])
def test_two_other_numbers_are_no_rival(inbox: Inbox, bert: Page, generation: int, rivals: bool) -> None:
    """The same member sent for another time is a rival of what another page told; another member for another time is not."""
    bert.enter(type="send", seat=0, generation=2, start="unborn", end="farm", time=0)
    sent = {"type": "send", "seat": 0, "start": "farm", "end": "wainwright"}
    bert.enter(**sent, generation=1, time=3)
    outcome = enter(inbox, 1, **sent, generation=generation, time=4)
    assert isinstance(outcome, outcomes.Conflict) and (outcome.rival is not None) is rivals


def test_what_was_taken_back_does_not_count_as_told(inbox: Inbox, bert: Page) -> None:
    """A line that was taken back is no telling of the same input: the page gets a conflict without a rival."""
    bert.lose(0)
    bert.do("undo", v=1, token="u")
    outcome = enter(inbox, 0)
    assert isinstance(outcome, outcomes.Conflict) and outcome.rival is None


def test_a_second_tap_on_the_own_input_changes_nothing(inbox: Inbox) -> None:
    """A second tap on what the page itself has just entered is no conflict and changes nothing."""
    assert isinstance(enter(inbox, 0, "a", type="end-turn"), outcomes.Stored)
    assert enter(inbox, 0, "b", type="end-turn") == outcomes.Unchanged()


def test_an_input_ahead_of_a_question_is_too_early(inbox: Inbox) -> None:
    """An input that a page shows before it is stored is too early if the page's own inputs brought a death unknown to it."""
    enter(inbox, **{**SPEND, "seat": 1, "time": 9})
    enter(inbox, 1, ahead=True, **{**SPEND, "seat": 1, "time": 3})
    assert enter(inbox, 1, "t", ahead=True, **{**SPEND, "seat": 1}) == outcomes.TooEarly()


def test_a_correction_after_which_a_line_no_longer_fits_names_the_line(inbox: Inbox) -> None:
    """A correction after which a death no longer fits names the line of the death and stores nothing."""
    for choice in ({**SPEND, "time": 9}, {**SPEND, "time": 1}, {"type": "end-turn"}):
        enter(inbox, **choice)
    inbox.shared.enter(inbox.shared.position.options[0])
    count = len(inbox.shared.lines)
    outcome = inbox.receive(build_command("correct", line=1, answer={"choice": SPEND}, v=count), None, "")
    assert isinstance(outcome, outcomes.Unfitting) and outcome.line == count == len(inbox.shared.lines)


def test_a_viewer_s_input_is_rejected(store: Store, anna: Page) -> None:
    """An input of a page with the viewers' code is rejected."""
    inbox: Inbox = Inbox(SharedTable(store, store.find(anna.codes[1])))
    assert enter(inbox) == outcomes.Rejected("table-only-looking")


def test_reading_a_command_enters_nothing(store: Store) -> None:
    """The views of a table read a pick, a draw, a laid-out table and an owner's file, and leave the log as it was."""
    page = Page(store)
    page.begin(depth="full", players=[{"name": name, "colour": colour} for name, colour in (("Ann", "red"), ("Bo", "blue"))])
    seated, read = page.companion.seated, 0
    said = (
        build_command("pick", row=0, way=0),
        build_command("chance"),
        build_command("lay", values={}),
        build_command("copy", text=""),
    )
    for view in seated.views.values():
        for each in said:
            if isinstance(each, view.commands):
                read += 1
                view.read(each)
    assert read >= len(said) and not seated.shared.lines


def test_an_input_after_a_step_that_the_page_took_back_is_asked_about(inbox: Inbox, bert: Page) -> None:
    """If a page that counts ahead has taken its own line back, its next input is a conflict with what it did not know alone.

    No line is its rival, as nobody knows what the page saw.
    """
    enter(inbox, 0, "a", ahead=True)
    inbox.receive(build_command("undo", v=1, token="u"), None, "Anna")
    bert.look()
    bert.enter(**{**SPEND, "seat": 2, "time": 3})
    outcome = enter(inbox, 0, "b", ahead=True, **{**SPEND, "seat": 2})
    assert list_meanwhile(outcome) == [3]
    assert not outcome.own and outcome.rival is None


def test_an_input_whose_forerunner_needed_another_page_s_line_is_asked_about(inbox: Inbox, bert: Page) -> None:
    """If the page's own lines could not have been entered without another page's line, a late input is a conflict with that."""
    bert.enter(type="send", seat=0, generation=2, start="unborn", end="farm", time=0)
    inbox.shared.pull()
    enter(inbox, token="own", type="send", seat=0, generation=2, start="farm", end="wainwright", time=3)
    outcome = enter(inbox, 0, "late", ahead=True, **{**SPEND, "seat": 1})
    assert list_meanwhile(outcome) == [1]


def test_what_was_entered_against_the_rules_leaves_nothing_independent(inbox: Inbox, bert: Page) -> None:
    """A report about another player is a conflict if the line that its page did not know was entered against the rules."""
    bert.do("anyway", answer={"choice": SPEND}, v=0, token="bert")
    assert bert.companion.seated.shared.records[0].entry.anyway
    outcome = enter(inbox, 0, **{**SPEND, "seat": 1})
    assert list_meanwhile(outcome) == [1]


def test_only_lines_that_hold_take_a_correction(inbox: Inbox) -> None:
    """A correction of a line that was taken back is rejected with the line's number, and nothing is stored."""
    enter(inbox)
    inbox.receive(build_command("undo", v=1, token="u"), None, "Anna")
    outcome = inbox.receive(build_command("correct", line=1, answer={"choice": SPEND}, v=2), None, "")
    assert outcome == outcomes.Rejected("table-misfit", "1") and len(inbox.shared.lines) == 2


def test_no_correction_goes_against_the_rules(inbox: Inbox) -> None:
    """A correction to what the rules refuse is refused with the rules, and nothing is stored."""
    enter(inbox)
    wrong = {"type": "note", "seat": 0, "what": "coin", "change": -9}
    outcome = inbox.receive(build_command("correct", line=1, answer={"choice": wrong}, v=1), None, "")
    assert isinstance(outcome, outcomes.Refused) and outcome.refusal.rules and len(inbox.shared.lines) == 1


def test_a_correction_by_a_page_that_has_seen_more_than_there_is_names_the_last_line(inbox: Inbox) -> None:
    """A correction of a page that knows more lines than the log has is a conflict with the last line alone, not with itself."""
    enter(inbox)
    enter(inbox)
    outcome = inbox.receive(build_command("correct", line=1, answer={"choice": SPEND}, v=9), None, "")
    assert list_meanwhile(outcome) == [2] and not outcome.own


def test_an_input_of_several_lines_is_taken_back_as_a_whole(inbox: Inbox) -> None:
    """Undo takes back all lines of the last input, redo brings them all back, and a second undo goes on with the input before."""
    enter(inbox, token="first")
    both = build_command("several", answers=[{"choice": {**SPEND, "seat": seat}} for seat in (0, 1, 2)], v=1, token="many")
    inbox.receive(both, None, "Anna")
    found = []
    for at, do in enumerate(("undo", "undo", "redo", "redo", "undo")):
        inbox.receive(build_command(do, v=len(inbox.shared.lines), token=f"u{at}"), None, "Anna")
        found.append(len(inbox.shared.game.steps))
    assert found == [1, 0, 1, 4, 1]
