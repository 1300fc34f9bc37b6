"""Correcting one line comes to what a game entered right at first gives, and drops nothing silently."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import SimpleNamespace

import msgspec
import pytest

from tests.companion.pages import Page
from tests.companion.tracking import begin, build_guests, share_in
from tests.samples import sample
from village_core.games import load
from village_core.games.village.choices import EndRound, EndTurn, Note, Send, Spend
from village_core.games.village.vocabulary import Place, Spending
from village_core.kernel.position import Origin
from village_core.kernel.values import CHANCE, Option
from village_core.store.sql import Store
from village_widgets.companion.alternatives import LIKELY, count_alike
from village_widgets.companion.commands import Correct, Decided, to_answer
from village_widgets.companion.correcting import correct
from village_widgets.companion.effects import describe_effects
from village_widgets.companion.outcomes import Stored, Unfitting
from village_widgets.companion.shared import SharedTable

GAMES = (1, 0, *range(2, 8))[: sample(1, 8)]
"""The random games that are corrected; a hundred by ``python -m tests.companion.test_correcting``.

Lines after the corrected one no longer fit in the first of them.
"""


def report_rounds(random: Random, shared: SharedTable) -> None:
    """Enter up to 90 random reports at a tracked table: time, moves, notes, ends of turns and rounds, or what a question asks."""
    for _ in range(90):
        position = shared.position
        if position.over:
            return
        if position.seat == CHANCE:
            assert isinstance(shared.enter(position.sample(random)), Stored)
            continue
        kinds = random.choice(((EndTurn,), (Spend,), (Spend,), (Send,), (Note,), (EndRound,)))
        options = [option for option in position.options if isinstance(option.choice, kinds)] or position.options
        assert isinstance(shared.enter(random.choice(options)), Stored)


def settle_correction(shared: SharedTable, line: int, option: Option | None) -> Correct:
    """Correct a line, leave out each later line that no longer fits, and store the result; return the correction with those."""
    correction = Correct(line, None if option is None else to_answer(option))
    while True:
        entries = correct(shared, correction)
        if not isinstance(entries, Unfitting):
            assert isinstance(shared.enter(*entries), Stored)
            return correction
        correction = msgspec.structs.replace(correction, decided=(*correction.decided, Decided(entries.line, "leave")))


def enter_right(before: tuple[str, ...], correction: Correct, start: SharedTable) -> None:
    """Enter the corrected game into the new table ``start``.

    These are the lines ``before`` the correction, with the right one in the place of the corrected line, and without those
    that the correction left out.
    """
    left = {one.line for one in correction.decided}
    for number, text in enumerate(before, 1):
        if number in left:
            continue
        answer = msgspec.json.decode(text)["answer"] if number != correction.line else correction.answer
        if answer is not None:
            assert isinstance(start.enter(start.read_option(answer)), Stored)


def check_game(number: int, folder: Path) -> int:
    """Correct a random line of a tracked game with this seed; in about one of five games the correction removes the line.

    The two tables are stored in ``folder``. Fail unless position and decisions are those of a table where the right line was
    entered at first, and the file reads back as the game. Return how many later lines no longer fitted.
    """
    random = Random(number)
    (folder / "a").mkdir(parents=True)
    (folder / "b").mkdir()
    players = build_guests(2 + number % 3)
    shared, right = (share_in(folder / name, players, begin(len(players))) for name in "ab")
    report_rounds(random, shared)
    before = shared.lines
    line = random.randrange(1, len(before))
    others = [option for option in shared.find_position(line).options if option != shared.records[line - 1].step.option]
    option = None if not others or random.random() < 0.2 else random.choice(others)
    correction = settle_correction(shared, line, option)
    enter_right(before, correction, right)
    assert shared.position == right.position and [step.option for step in shared.game.steps] == [
        step.option for step in right.game.steps
    ]
    assert load(shared.write_text()) == shared.game
    return len(correction.decided)


@pytest.mark.parametrize("number", GAMES)
def test_a_correction_comes_to_what_was_right_the_first_time(tmp_path, number: int) -> None:
    """A corrected game equals the game entered right at first, and so does its file."""
    check_game(number, tmp_path)


# Messages of a page


def build_spend(seat: int, time: int = 1) -> dict[str, object]:
    """Return the answer of a page that a seat lost this many hourglasses."""
    return {"choice": {"type": "spend", "seat": seat, "why": "time", "time": time}}


@pytest.fixture
def dying(store: Store) -> Page:
    """Return a page at a table of five lines: Anna lost time twice, ended her turn and buried a member; Bert lost time."""
    page = Page(store)
    page.begin()
    shared = page.companion.seated.shared
    for choice in (Spend(0, Spending.TIME, 3), Spend(0, Spending.TIME, 8), EndTurn()):
        shared.enter(choice)
    shared.enter(shared.position.options[0])
    page.lose(1)
    return page


def test_what_can_stand_there_instead_is_offered(dying: Page) -> None:
    """Nearly equal decisions come first: another amount, another player. All decisions are sorted by player and kind.

    The line's own decision is among all, not among the likely ones. A line that was taken back gets the history instead.
    """
    correcting = dying.do("alternatives", line=1)["correcting"]
    near = [answer["choice"] for _, answer in correcting["near"]]
    assert build_spend(0, 2)["choice"] in near and build_spend(1, 3)["choice"] in near
    assert all(choice["type"] == "spend" for choice in near) and correcting["said"]
    every = [(who[0], [(kind, len(answers)) for kind, answers in kinds]) for who, kinds in correcting["every"]]
    assert [who for who, _ in every] == ["Anna", "Bert", "Carl"] and every[0][1][0] == ("End of the turn", 2)
    first = [kind for kind, _ in every[0][1]]
    assert {"Time", "Family", "Crafts", "Market", "Travel", "Council", "Church", "Points"} < {*first}
    assert max(count for _, kinds in every for _, count in kinds) < 30
    assert correcting["said"] in [said for _, kinds in correcting["every"] for _, answers in kinds for said, _ in answers]
    assert correcting["said"] not in [said for said, _ in correcting["near"]], "but it may have been made once before"
    dying.do("undo", v=dying.count, token="u")
    assert "history" in dying.do("alternatives", line=5)


def test_what_was_likely_meant_is_offered_first(store: Store) -> None:
    """In place of a journey, the same member's to the other city comes first, then the player's other members', then others'.

    All offers are journeys. For the birth before it there are at most ``LIKELY`` offers.
    """
    page = Page(store)
    page.begin()
    journey = Send(0, 1, Place.FARM, Place.CITY_A, 2)
    page.do("enter", answer=to_answer(Option(Send(0, 2, Place.UNBORN, Place.FARM))), v=0, token="birth")
    page.do("enter", answer=to_answer(Option(journey)), v=1, token="away")
    correcting = page.do("alternatives", line=2)["correcting"]
    near = [answer["choice"] for _, answer in correcting["near"]]
    assert [(choice["seat"], choice["generation"], choice["end"]) for choice in near] == [
        (0, 1, "city-b"), (0, 2, "city-a"), (0, 2, "city-b"), (1, 1, "city-a"), (2, 1, "city-a"),
    ]  # fmt: skip
    assert correcting["said"] == "Anna: the “1” goes from the farm to city A, 2 time"
    assert len(page.do("alternatives", line=1)["correcting"]["near"]) <= LIKELY


def test_a_correction_is_confirmed_in_sentences(dying: Page) -> None:
    """Sentences tell the line before and after, the events of the right line, and later lines only if they differ.

    A later line that was left out is told without a successor.
    """
    corrected = dying.do("correct", line=1, answer=build_spend(0, 2), v=5, token="c")["corrected"]
    assert corrected["change"] == ["Anna: 3 time", "Anna: 2 time"]
    assert corrected["lines"] == ["Anna loses 2 time."] and corrected["differs"] == []
    unfit = dying.do("correct", line=8, answer=build_spend(0, 1), v=dying.count, token="d")["unfit"]
    again = {**unfit["again"], "decided": [[unfit["line"], "leave", None]]}
    corrected = dying.do(again.pop("do"), **again, v=dying.count, token="e")["corrected"]
    assert [now for _, now in corrected["differs"]] == [""] and "die" in corrected["differs"][0][0]


def build_record(number: int, entered: str, *told: str) -> SimpleNamespace:
    """Return a line as records have it: its number, what was ``entered``, and the sentences that are ``told`` of its outcome."""
    entry = SimpleNamespace(answer=entered.encode(), laid=b"", anyway=False)
    return SimpleNamespace(number=number, entry=entry, step=SimpleNamespace(origin=Origin.RULES, option=entered, told=told))


def test_a_later_line_that_brings_more_or_less_is_told_in_part() -> None:
    """Of a later line only sentences that a correction adds or takes away are told, also if there is none to compare with."""
    old = [("wrong", "0"), ("same", "1"), ("more", "2"), ("less", "3", "4"), ("other", "5")]
    new = [("same", "1"), ("more", "2", "9"), ("less", "3"), ("other", "6")]
    records = [build_record(number, *said) for number, said in enumerate((*old, *new), 1)]
    logged = SimpleNamespace(records=records, holding=range(6, 10), find_position=lambda _: None)
    words = SimpleNamespace(join_sentences=lambda *lines: " ".join(lines))
    account = SimpleNamespace(words=words, describe_step=lambda step, _: step.told, describe_option=lambda option, _: option)
    found = describe_effects(logged, account, Correct(line=1), range(1, 6))
    changes = [(change.was, change.now) for change in (found.change, *found.differs)]
    assert changes == [("wrong", ""), ("", "9"), ("4", ""), ("5", "6")]


def test_undo_takes_back_a_correction_as_a_whole(dying: Page) -> None:
    """Undo takes a correction back as one input, and redo brings it again; further undos take back the entries before it.

    After all undos and redos the file still gives the same game.
    """
    shared = dying.companion.seated.shared
    before = [step.option for step in shared.game.steps]
    dying.do("correct", line=2, answer=build_spend(0, 1), decided=[[4, "leave", None]], v=5, token="c")
    after = [step.option for step in shared.game.steps]
    for does, options in (("undo", before), ("redo", after), ("undo", before)):
        dying.do(does, v=dying.count, token=f"back{dying.count}")
        assert [step.option for step in shared.game.steps] == options
    dying.do("correct", line=shared.holding[0], answer=build_spend(0, 2), v=dying.count, token="d")
    for options in (before, before[:-1], before[:-2]):
        dying.do("undo", v=dying.count, token=f"back{dying.count}")
        assert [step.option for step in shared.game.steps] == options
    assert load(shared.write_text()) == shared.game


def test_what_no_longer_fits_is_decided_one_by_one(dying: Page) -> None:
    """If a correction of Anna's loss saves her member, the page asks about the grave before anything is entered.

    Once the page decides to leave the grave out, the correction is stored with the other lines.
    """
    answer = dying.do("correct", line=2, answer=build_spend(0, 1), v=5, token="c1")
    assert answer["unfit"]["line"] == 4 and answer["answered"] == ["c1"] and dying.count == 5
    again = answer["unfit"]["again"]
    again.pop("do")
    answer = dying.do("correct", **{**again, "decided": [[4, "leave", None]]}, v=5, token="c2")
    assert answer["accepted"] == ["c2"] and dying.times == [4, 1, 0]
    assert len(dying.companion.seated.shared.game.steps) == 4


def test_a_death_that_a_correction_brings_is_answered_first(dying: Page) -> None:
    """If added losses of time bring a death in Bert's family, the page asks about it, and it can't be skipped against the rules.

    Nothing is entered until the page answers the death; then the whole correction is stored.
    """
    unfit = dying.do("correct", line=1, adds=True, answer=build_spend(1, 9), v=5, token="c")
    assert unfit["accepted"] == ["c"]
    unfit = dying.do("correct", line=7, adds=True, answer=build_spend(1, 1), v=dying.count, token="e")["unfit"]
    assert unfit["asked"] and not unfit["anyway"] and dying.count == 12
    again = {**unfit["again"], "decided": [[unfit["line"], "first", unfit["instead"][0][1][0][1][0][1]]]}
    assert dying.do(again.pop("do"), **again, v=12, token="d")["accepted"] == ["d"]
    assert dying.times == [11, 11, 0] and len(dying.companion.seated.shared.game.steps) == 8


def test_a_late_correction_is_a_conflict_and_one_sent_twice_counts_once(dying: Page, store: Store) -> None:
    """A correction of a page that had not seen the last line is a conflict that offers no repetition, and enters nothing.

    A correction sent twice with one token is entered once, and another page reads the same table.
    """
    other = Page(store, code=dying.codes[0])
    other.lose(2)
    assert dying.do("correct", line=1, answer=build_spend(0, 2), v=5, token="c")["conflict"]["again"] is None
    assert dying.times == [11, 1, 1]
    for _ in range(2):
        assert "c2" in dying.do("correct", line=1, answer=build_spend(0, 2), v=6, token="c2")["accepted"]
    assert dying.times == [10, 1, 1] and dying.count == 6 + 1 + 6
    store.extend = None  # a correction stores its lines with one call, which is not this one
    assert Page(store, code=dying.codes[0]).times == dying.times


@pytest.mark.parametrize(
    ("meant", "near", "far"),
    [
        ("Anna: the “1” goes to city A", "Anna: the “1” goes to city B", "Anna: the “2” trains in the mill"),
        ("安娜：1號去城市甲", "安娜：1號去城市乙", "安娜：2號在磨坊受訓"),
    ],
)
def test_likeness_needs_no_spaces(meant: str, near: str, far: str) -> None:
    """Sentences that differ in one word are more alike than others, in languages with and without spaces.

    Numbers of one and of two digits count the same.
    """
    assert count_alike(meant, near) > count_alike(meant, far) > 0
    assert count_alike(meant, meant.replace("1", "3")) == count_alike(meant, meant.replace("1", "10")) < count_alike(meant, meant)


def test_a_turn_of_several_entries_says_how_many(dying: Page) -> None:
    """The newest entry of a turn says how many entries the turn has, once there are several."""
    counts = [(entry["turn"], entry["count"]) for entry in dying.do("history")["history"]]
    assert counts[2:] == [("Round 1 · Anna", ""), ("Round 1 · Anna", "4 entries"), ("Round 1 · Bert", "")]


def test_the_history_keeps_its_places(dying: Page) -> None:
    """The history shows the wrong line as taken back, then the right one; the correction's line, the last, quotes both.

    The other lines keep their order. Each line that holds names how many come after it, and each line that undo took back how
    many redos bring it back.
    """
    dying.do("correct", line=1, answer=build_spend(0, 2), v=5, token="c")
    history = dying.do("history")["history"]
    assert [(entry["number"], entry["undone"], entry["line"]) for entry in history] == [
        (1, True, 0), (7, False, 7), (2, False, 8), (3, False, 9), (4, False, 10), (5, False, 11), (6, False, 0),
    ]  # fmt: skip
    assert "Corrected. It was" in history[-1]["lines"][0] and len(history[-1]["lines"]) == 2
    assert [entry["later"] for entry in history] == [0, 4, 3, 2, 1, 0, 0]
    dying.do("correct", line=8, v=dying.count, token="d")
    dying.do("undo", count=2, v=dying.count, token="u")
    history = dying.do("history")["history"]
    assert [entry["later"] for entry in history if entry["later"] < 0] == [-1, -2]


def test_the_history_says_what_was_added_or_left_out(dying: Page) -> None:
    """The history says in sentences of their own that an entry was added later, left out later, or corrected from one to another.

    A correction that leaves out a later line tells both.
    """
    dying.do("correct", line=1, adds=True, answer=build_spend(1, 2), v=5, token="c")
    assert dying.do("history")["history"][-1]["lines"] == ["Added later: Bert: 2 time"]
    dying.do("correct", line=7, v=dying.count, token="d")
    assert dying.do("history")["history"][-1]["lines"] == ["Left out later: Bert: 2 time"]
    line, grave = dying.companion.seated.shared.holding[1], dying.companion.seated.shared.holding[3]
    decided = [[grave, "leave", None]]
    dying.do("correct", line=line, answer=build_spend(0, 1), decided=decided, v=dying.count, token="e")
    said = dying.do("history")["history"][-1]["lines"]
    assert said[:2] == ["Corrected. It was: Anna: 8 time", "It is now: Anna: 1 time"]
    assert len(said) == 3 and said[2].startswith("Left out later: ") and "die" in said[2]


def test_something_else_than_a_death_was_forgotten_before_a_death(dying: Page) -> None:
    """Before a death, where only deaths are offered, all that the turn offers is listed for an earlier line, its player first.

    A move entered there comes before the turn's end and the death. For a line that isn't a death there is no such list.
    """
    told = dying.do("alternatives", line=4)["correcting"]
    assert [kind for _, kinds in told["every"] for kind, _ in kinds] == [""], "nothing else answers who dies"
    first, *others = told["forgotten"]
    assert told["gap"] == 3 and first[0][0] == "Anna" and len(others) == 2
    assert {"Time", "Family", "Crafts", "Travel", "Council", "Church", "Points"} < {kind for kind, _ in first[1]}
    move = to_answer(Option(Send(0, 1, Place.FARM, Place.SMITHY, 3)))
    assert move in [answer for kind, answers in first[1] for _, answer in answers]
    dying.do("correct", line=3, adds=True, answer=move, v=5, token="c")
    shared = dying.companion.seated.shared
    assert [type(step.option.choice).__name__ for step in shared.game.steps] == [
        "Spend",
        "Spend",
        "Send",
        "EndTurn",
        "Bury",
        "Spend",
    ]
    own = dying.do("alternatives", line=shared.holding[0])["correcting"]
    assert own["gap"] == own["line"] and own["forgotten"] == []


def test_something_else_than_a_draw_was_forgotten_before_a_draw(store: Store) -> None:
    """A decision forgotten between the draws of a mass belongs before the line that begins the mass, whichever draw is chosen."""
    page = Page(store)
    page.begin()
    shared = page.companion.seated.shared
    shared.enter(Send(0, 1, Place.FARM, Place.BAG), EndRound())
    while shared.position.seat != CHANCE:
        shared.enter(shared.position.options[-1])
    while shared.position.seat == CHANCE:
        shared.enter(shared.position.options[-1])
    draws = [record.number for record in shared.records if record.seat == CHANCE]
    gaps = {page.do("alternatives", line=line)["correcting"]["gap"] for line in draws}
    assert len(draws) > 1 and gaps == {2}


def test_an_hourglass_too_many_is_taken_back(dying: Page) -> None:
    """The tracker offers to take one hourglass back from the player's last loss of time: seven instead of eight.

    A loss of one is left out altogether.
    """
    told = dying.do("whole")["views"]["tracker"]
    row = next(tile for tile in told["pads"]["0"]["tiles"] if tile["key"] == "counts")["rows"][0]
    made = row[2][0]["made"]
    assert made["line"] == 2 and made["answer"]["choice"]["time"] == 7
    bert = next(tile for tile in told["pads"]["1"]["tiles"] if tile["key"] == "counts")["rows"][0][2][0]["made"]
    assert "answer" not in bert or bert["answer"] is None
    dying.do(bert.pop("do"), **bert, v=5, token="less")
    assert dying.times == [11, 0, 0]


def test_everybody_is_told_who_went_back(dying: Page, store: Store) -> None:
    """Other pages learn who took back or corrected something, and how many entries; the page that did it does not."""
    bert = Page(store, code=dying.codes[0], seat=1)
    assert "back" not in bert.do("undo", count=2, v=5, token="u")["shared"]
    dying.look()
    assert dying.said[-1]["shared"]["back"] == "Bert: 2 entries were taken back."
    assert "back" not in dying.do("whole")["shared"] and "back" not in Page(store, code=dying.codes[0]).answer["shared"]
    bert.do("correct", line=1, answer=build_spend(0, 2), v=6, token="c")
    dying.look()
    assert dying.said[-1]["shared"]["back"] == "Bert: One entry was corrected."
    grave = to_answer(dying.companion.seated.shared.position.options[0])
    assert "back" not in dying.do("enter", answer=grave, v=dying.count, token="g")["shared"]


def main() -> None:
    """Correct a hundred games, and print how many lines no longer fitted."""
    with TemporaryDirectory() as folder:
        unfit = [check_game(number, Path(folder) / str(number)) for number in range(100)]
    sys.stdout.write(f"{len(unfit)} corrected games are what was right the first time; {sum(unfit)} lines did not fit any more\n")


if __name__ == "__main__":
    main()
