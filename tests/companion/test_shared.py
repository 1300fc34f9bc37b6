"""One table on several pages: the first input wins, none is lost, and every page comes to the same game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.companion.pages import forget, list_meanwhile
from village_core.games import load, write_first_line
from village_core.games.opening import Depth
from village_core.games.village import EditionSettings, choices, new_game
from village_core.games.village.position import Position
from village_core.games.village.tracking.resting import LaidToRest
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.vocabulary import Counted, Place, ScoreLine, Spending
from village_core.kernel.game import Game
from village_core.kernel.saves import SaveEntry, read_entry
from village_core.kernel.values import CHANCE, Option, Player
from village_core.store.codes import Codes
from village_core.store.contract import StoredLine
from village_core.store.problems import UnknownTable
from village_core.store.sql import Store
from village_widgets.companion.outcomes import Conflict, Forced, InputEnvelope, LaidOut, Refused, Rejected
from village_widgets.companion.shared import SharedTable

NOON = 1_800_000_000


@pytest.fixture
def codes(store: Store) -> Codes:
    """Begin a tracked table of three, and return its codes."""
    return begin(store, Depth.TRACKED)


@pytest.fixture
def page(store: Store, codes: Codes) -> Callable[..., SharedTable]:
    """Return a function that opens the table on one more page, by its own code if none is given; the page's clock says noon."""
    return lambda code=codes.table: SharedTable(store, store.find(code), lambda: NOON)


def begin(store: Store, depth: Depth) -> Codes:
    """Begin a table of three at this depth in the store, and return its codes."""
    players = (Player("Anna", "red"), Player("Bert", "blue"), Player("Carl", "yellow"))
    return store.create(write_first_line(Game(players, new_game(EditionSettings("first_2011"), 3, 0, depth))))


def build_loss(seat: int, time: int = 1) -> choices.Spend:
    """Return the choice that a seat loses this many hourglasses."""
    return choices.Spend(seat, Spending.TIME, time)


def test_another_page_sees_a_new_line_once(page: Callable[..., SharedTable]) -> None:
    """Another page's next look brings the line once, with who entered it, when, and its token; it is not that page's own."""
    anna, bert = page(), page()
    assert anna.enter(build_loss(0), sent=InputEnvelope("a1", 0, "Anna")).line == 1
    assert bert.pull() and len(bert.lines) == 1 and not bert.pull()
    record = bert.records[0]
    assert bert.game == anna.game and (record.entry.by, record.entry.at, record.entry.id) == ("Anna", NOON, "a1")
    assert record.own is False and anna.records[0].own is True


def test_reports_about_different_players_both_count(page: Callable[..., SharedTable]) -> None:
    """Reports about different players are both entered, although neither page had seen the other's."""
    anna, bert = page(), page()
    anna.enter(build_loss(0, 2), sent=InputEnvelope("a", 0))
    assert bert.enter(build_loss(1, 3), sent=InputEnvelope("b", 0)).line == 2
    anna.pull()
    assert [farm.time for farm in anna.position.table.farms] == [2, 3, 0] and anna.game == bert.game


def test_the_slower_of_two_meets_a_conflict(page: Callable[..., SharedTable]) -> None:
    """Of two pages that end the turn, the slower one's input is a conflict with the other's line and enters nothing.

    Sent again with its token and the line seen, it is entered.
    """
    anna, bert = page(), page()
    anna.enter(choices.EndTurn())
    conflict = bert.enter(choices.EndTurn(), sent=InputEnvelope("b", 0, "Bert"))
    assert list_meanwhile(conflict) == [1] and not conflict.own
    assert bert.position.seat == 1 and len(bert.lines) == 1
    assert bert.enter(choices.EndTurn(), sent=InputEnvelope("b", 1, "Bert")).line == 2 and bert.position.seat == 2


def test_what_others_made_impossible_is_a_conflict(page: Callable[..., SharedTable]) -> None:
    """An end of turn while a death is asked about elsewhere is a conflict; sent by a page that knows of it, a refusal."""
    anna, bert = page(), page()
    for choice in (build_loss(0, 9), build_loss(0, 9), choices.EndTurn()):
        anna.enter(choice)
    assert isinstance(bert.enter(choices.EndTurn(), sent=InputEnvelope("b", 2)), Conflict)
    assert isinstance(bert.enter(choices.EndTurn(), sent=InputEnvelope("b", 3)), Refused)


def test_a_report_counts_after_ones_own_turns_end(page: Callable[..., SharedTable]) -> None:
    """A loss of time that a page enters before it has seen the end of its own turn is entered."""
    anna = page()
    anna.enter(choices.EndTurn())
    assert anna.enter(build_loss(0), sent=InputEnvelope("late", 0)).line == 2


def test_a_second_report_counts_in_the_turn_that_crosses(page: Callable[..., SharedTable]) -> None:
    """If the first of two taps brings a death that waits for the turn's end, a second tap before the page saw it counts too."""
    anna = page()
    anna.enter(build_loss(0, 9))
    for token in ("t1", "t2"):
        anna.enter(build_loss(0, 3), sent=InputEnvelope(token, 1))
    assert anna.position.table.farms[0].time == 15


def test_a_turn_that_crosses_can_end_before_its_death(page: Callable[..., SharedTable]) -> None:
    """The turn's end, tapped before the page heard of the death, is entered, and the death is asked about next."""
    anna = page()
    anna.enter(build_loss(0, 9))
    for token, choice in (("t1", build_loss(0, 3)), ("t2", choices.EndTurn())):
        anna.enter(choice, sent=InputEnvelope(token, 1))
    assert isinstance(anna.position.top, LaidToRest) and len(anna.lines) == 3


def test_what_another_page_notes_meanwhile_is_entered_though_a_death_waits(page: Callable[..., SharedTable]) -> None:
    """A note of a page that has not heard of another player's death, which waits for the turn's end, is entered."""
    anna, bert = page(), page()
    anna.enter(build_loss(0, 9))
    bert.pull()
    anna.enter(build_loss(0, 3), sent=InputEnvelope("a", 1))
    assert len(bert.lines) == 1 and any(isinstance(frame, LaidToRest) for frame in anna.position.agenda)
    assert bert.enter(choices.Note(1, Counted.PRESTIGE, 1), sent=InputEnvelope("b", 1)).line == 3


def test_a_double_tap_buries_one(page: Callable[..., SharedTable]) -> None:
    """Of two deaths, a double tap buries one member: the second tap is a conflict with the page's own line."""
    anna = page()
    anna.enter(*[build_loss(0, 9)] * 3, choices.EndTurn())
    assert sum(isinstance(frame, LaidToRest) for frame in anna.position.agenda) == 2
    anna.enter(choices.Bury(1, Place.FARM), sent=InputEnvelope("t1", 4))
    conflict = anna.enter(choices.Bury(1, Place.FARM), sent=InputEnvelope("t2", 4))
    assert conflict.own and anna.position.table.count_lying(Place.CHRONICLE_FARM) == 1


def test_a_report_that_means_something_else_after_the_turn_is_a_conflict(page: Callable[..., SharedTable]) -> None:
    """Time that brings a death in an ended turn, or the ring of an ended round, is a conflict with the line that ended it."""
    for end, late in ((choices.EndTurn(), build_loss(0, 3)), (choices.EndRound(), choices.ClaimRing(2))):
        anna, bert = page(), page()
        anna.enter(choices.Note(0, Counted.PRESTIGE, 1))
        if isinstance(late, choices.Spend):
            anna.enter(build_loss(0, 8))
        bert.pull()
        seen = len(anna.lines)
        bert.enter(end)
        conflict = anna.enter(late, sent=InputEnvelope(f"late {seen}", seen))
        assert [record.step.option.choice for record in conflict.meanwhile] == [end]
        bert.enter(SaveEntry(undo=len(bert.game.steps)))


def test_a_sheet_that_goes_on_asks_the_same(page: Callable[..., SharedTable]) -> None:
    """On the final sheet a page may enter a number and finish before it hears that the number is stored: both are entered.

    To finish on another page is a conflict. Numbers of different players are both entered, whichever page is faster.
    """
    anna, bert = page(), page()
    anna.enter(LaidOut(Position(anna.position.table, (Tallying(),))))
    bert.pull()
    seen = len(anna.lines)
    for shared, choice in ((anna, choices.Tell(1, ScoreLine.COINS, 1)), (bert, choices.Tell(2, ScoreLine.COINS, 2))):
        shared.enter(choice, sent=InputEnvelope(f"both {choice.seat}", seen))
    bert.pull()
    anna.pull()
    seen += 2
    for at, choice in enumerate((choices.Tell(0, ScoreLine.COINS, 3), choices.Tell(0, ScoreLine.PRESTIGE, 5), choices.Done())):
        anna.enter(choice, sent=InputEnvelope(f"tell {at}", seen))
    assert anna.position.over
    assert isinstance(bert.enter(choices.Done(), sent=InputEnvelope("late", seen)), Conflict)


def test_several_lines_are_entered_together_or_not_at_all(page: Callable[..., SharedTable], store: Store) -> None:
    """Several lines are entered together under one token, which the last has and the others extend; sent again, they are found.

    If one line is impossible, none is entered.
    """
    anna = page()
    assert isinstance(anna.enter(build_loss(0), choices.Note(0, Counted.COIN, -9)), Refused)
    assert anna.lines == () == page().lines
    for shared in (anna, anna, page()):
        assert shared.enter(build_loss(0), build_loss(1), choices.EndTurn(), sent=InputEnvelope("all", 0)).line == 3
    assert [record.entry.id for record in page().records] == ["all.1", "all.2", "all"] and anna.position.seat == 1
    again = SharedTable(store, anna.found, sent=["all"])
    assert [record.own for record in again.records] == [True, True, True]


def test_a_log_shorter_than_the_page_knows_is_a_conflict(store: Store, page: Callable[..., SharedTable]) -> None:
    """An input of a page that knows more lines than the log has is a conflict with its last line, or with none in an empty log.

    Such a conflict isn't one of the page with itself.
    """
    anna = page()
    for seen in (0, 1):
        again = SharedTable(store, anna.found, sent=[line.id for line in map(read_entry, anna.lines)])
        conflict = again.enter(build_loss(0), sent=InputEnvelope(f"late {seen}", 3))
        assert len(conflict.meanwhile) == seen and not (seen and conflict.own)
        anna.enter(build_loss(0))


def test_undo_and_redo_name_their_lines(page: Callable[..., SharedTable]) -> None:
    """Each undo and redo names in order the numbers of the lines that it takes or brings back, however often it happens."""
    anna = page()
    for _ in range(9):
        anna.enter(build_loss(0))
    anna.enter(SaveEntry(undo=2))
    anna.enter(SaveEntry(redo=2))
    anna.enter(SaveEntry(undo=9))
    assert [record.turned for record in anna.records[9:]] == [(8, 9), (8, 9), (*range(1, 10),)]


def test_an_input_is_entered_once(page: Callable[..., SharedTable]) -> None:
    """An input sent again with its token, by the same page or after a reload, is the same line."""
    anna = page()
    for shared in (anna, anna, page()):
        assert shared.enter(build_loss(0), sent=InputEnvelope("once", 0)).line == 1
    assert page().position.table.farms[0].time == 1


def test_a_double_tap_ends_one_turn(page: Callable[..., SharedTable]) -> None:
    """Before the end of a turn two taps count twice; of two taps on the end, the second enters nothing.

    Its conflict is with the page's own line.
    """
    anna = page()
    for token in ("t1", "t2"):
        anna.enter(build_loss(0), sent=InputEnvelope(token, 0))
    anna.enter(choices.EndTurn(), sent=InputEnvelope("t3", 0))
    conflict = anna.enter(choices.EndTurn(), sent=InputEnvelope("t4", 0))
    assert conflict.own and anna.position.seat == 1


def test_undo_deletes_nothing(page: Callable[..., SharedTable]) -> None:
    """The log keeps undone lines; the lines that hold are known by number, and redo brings them back from any page.

    A new entry ends what can be brought back; the file and a new page give the same game.
    """
    anna, bert = page(), page()
    for choice in (build_loss(0), build_loss(1), choices.EndTurn()):
        anna.enter(choice)
    anna.enter(SaveEntry(undo=2))
    assert anna.live == {1} and anna.can_redo and len(anna.lines) == 4
    bert.pull()
    bert.enter(SaveEntry(redo=1))
    assert bert.live == {1, 2} and bert.position.table.farms[1].time == 1
    bert.enter(choices.Note(2, Counted.PRESTIGE, 3))
    assert bert.live == {1, 2, 6} and not bert.can_redo
    bert.enter(SaveEntry(undo=3))
    assert bert.live == frozenset() and load(bert.write_text()) == bert.game
    assert page().game == bert.game and page().live == frozenset()


def test_undo_waits_for_lines_of_others(page: Callable[..., SharedTable]) -> None:
    """An undo of a page that has not seen the last line is a conflict and takes nothing back."""
    anna, bert = page(), page()
    anna.enter(build_loss(0))
    bert.pull()
    anna.enter(build_loss(0))
    assert isinstance(bert.enter(SaveEntry(undo=1), sent=InputEnvelope("u", 1)), Conflict)
    assert len(bert.live) == 2


def test_a_viewer_writes_nothing(page: Callable[..., SharedTable], codes: Codes) -> None:
    """The viewers' code shows everything; its inputs and undo are rejected."""
    anna, guest = page(), page(codes.viewer)
    anna.enter(build_loss(0))
    guest.pull()
    assert guest.game == anna.game and not guest.writes and guest.asked is None and not guest.can_undo
    assert isinstance(guest.enter(choices.EndTurn()), Rejected)
    assert isinstance(guest.enter(SaveEntry(undo=1)), Rejected) and page().game == anna.game


def test_what_the_rules_refuse_changes_nothing(page: Callable[..., SharedTable]) -> None:
    """A choice against the rules is refused and makes no line."""
    anna = page()
    for choice in (choices.Note(0, Counted.COIN, -9), choices.Bury(1, Place.FARM), choices.Send(9, 1, Place.FARM, Place.BAG)):
        assert isinstance(anna.enter(choice), Refused)
    assert anna.lines == () and page().lines == ()


def test_chance_is_typed_in_at_a_full_table(store: Store) -> None:
    """A full table asks for what chance brings and draws nothing by itself; a choice typed in is one line."""
    shared = SharedTable(store, store.find(begin(store, Depth.FULL).table))
    assert shared.asked == CHANCE
    shared.enter(next(iter(shared.position.options)).choice)
    assert len(shared.lines) == 1


def test_rules_set_aside_are_marked(store: Store) -> None:
    """A refused choice that happened anyway is entered with its mark.

    Laying out a table with another number of players is rejected; laying out a tracked one is entered, and a new page reads it.
    """
    shared = SharedTable(store, store.find(begin(store, Depth.FULL).table))
    while shared.asked == CHANCE:
        shared.enter(shared.position.options[0].choice)
    refused = next(refusal for refusal in shared.position.refusals if isinstance(refusal.choice, choices.Well))
    assert isinstance(shared.enter(refused.choice), Refused)
    shared.enter(Forced(Option(refused.choice)))
    assert shared.records[-1].entry.anyway
    other = new_game(EditionSettings("first_2011"), 2)
    assert isinstance(shared.enter(LaidOut(other)), Rejected)
    tracked = new_game(EditionSettings("first_2011"), 3, 1, Depth.TRACKED)
    shared.enter(LaidOut(tracked))
    assert shared.position == tracked and SharedTable(store, shared.found).game == shared.game


def test_a_log_of_another_version_is_read_as_far_as_it_goes(store: Store, page: Callable[..., SharedTable]) -> None:
    """A line that can't be read is named; the table keeps the lines before it and takes no input."""
    anna = page()
    anna.enter(build_loss(0))
    store.append(anna.found.key, 2, "future", '{"answer":{"choice":{"type":"invented"}}}')
    assert anna.pull() and not anna.pull()
    assert anna.unread.problem == "save-bad-line" and not anna.writes and len(anna.lines) == 1
    assert isinstance(anna.enter(choices.EndTurn()), Rejected)


def test_a_page_gives_a_shorter_store_its_lines_back(store: Store, codes: Codes, page: Callable[..., SharedTable]) -> None:
    """A page that knows more of the log than the database puts it back at its next look, and counts one turn in ``turned``.

    All pages then have the whole log and go on with it.
    """
    anna, bert = page(), page()
    for seat in (0, 1, 2):
        anna.enter(build_loss(seat))
    bert.pull()
    texts = [StoredLine(number, f"t{number}", said) for number, said in enumerate(anna.lines, 1)]
    forget(store, codes, anna.found.head, texts[:1])
    assert bert.pull() and bert.turned == 1 and len(bert.lines) == 3 and not bert.pull()
    assert page().lines == anna.lines == bert.lines
    assert anna.enter(build_loss(0)).line == 4 and page().lines == anna.lines


def test_what_another_page_told_first_stays_own_in_a_store_that_came_back(
    store: Store, codes: Codes, page: Callable[..., SharedTable]
) -> None:
    """A line of another page that a page's input has matched is still the page's own after the store has lost it."""
    anna, bert = page(), page()
    bert.enter(build_loss(0))
    anna.pull()
    anna.adopt(anna.records, "a")
    forget(store, codes, anna.found.head)
    assert anna.pull() and anna.turned == 1
    assert [record.own for record in anna.records] == [True]


def test_a_store_that_came_back_different_is_read_anew(store: Store, codes: Codes, page: Callable[..., SharedTable]) -> None:
    """The log of a store that came back different counts on a page at its next look.

    An input of a page that hasn't looked yet is a conflict with that log; sent again, it is entered.
    """
    anna, bert = page(), page()
    for _ in range(3):
        anna.enter(build_loss(0))
    bert.pull()
    forget(store, codes, anna.found.head, [StoredLine(1, "other", '{"answer":{"choice":{"type":"end-turn"}}}')])
    assert anna.pull() and anna.position.seat == 1 and len(anna.lines) == 1
    conflict = bert.enter(build_loss(2), sent=InputEnvelope("b", 3))
    assert [record.step.option.choice for record in conflict.meanwhile] == [choices.EndTurn()]
    assert (
        bert.enter(build_loss(2), sent=InputEnvelope("b", 1)).line == 2 and bert.lines == page().lines and bert.numbers["b"] == 2
    )


def test_a_table_that_the_store_forgot_takes_no_input(store: Store, codes: Codes, page: Callable[..., SharedTable]) -> None:
    """Inputs and looks raise ``UnknownTable`` as long as the store lacks the table, and the page keeps its lines.

    Once the table is back without its lines, the page's lines are stored again, and the input, sent again, after them.
    """
    anna, empty = page(), page(begin(store, Depth.TRACKED).table)
    anna.enter(build_loss(0))
    forget(store, codes)
    for shared in (anna, anna):
        with pytest.raises(UnknownTable):
            shared.enter(build_loss(1), sent=InputEnvelope("a", 1))
    with pytest.raises(UnknownTable):
        anna.pull()
    assert len(anna.lines) == 1
    store.restore(codes, anna.found.head, ())
    assert anna.enter(build_loss(1), sent=InputEnvelope("a", 1)).line == 2 and page().lines == anna.lines
    forget(store, empty.found.codes, empty.found.head)
    assert empty.enter(build_loss(2)).line == 1 and empty.position.table.farms[2].time == 1


def test_long_tokens_and_names_stay_out_of_the_log(page: Callable[..., SharedTable], store: Store, codes: Codes) -> None:
    """An input with a token or a name of more than 60 letters is rejected.

    If Python's own clock stands before 1970, the line of an input gets the time 0.
    """
    anna = page()
    for incoming in (InputEnvelope("t" * 61, 0), InputEnvelope("a", 0, "x" * 61)):
        assert isinstance(anna.enter(build_loss(0), sent=incoming), Rejected)
    early = SharedTable(store, store.find(codes.table), lambda: -5.0)
    assert early.enter(build_loss(0)).line == 1 and page().records[0].entry.at == 0
