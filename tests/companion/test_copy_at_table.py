"""The copy on a running table: what was not used yet can still be changed there, for all pages, and taken back."""

from __future__ import annotations

import pytest

from tests.companion.pages import Page
from village_core import games
from village_core.games import copying
from village_core.games.editions import CHECKED
from village_core.games.owning import OwnerAnswers, list_unsure, write_settings
from village_core.games.village import EDITIONS, EditionSettings, build_edition, new_game
from village_core.games.village.choices import Choice
from village_core.kernel import compact
from village_core.kernel.game import Game
from village_core.kernel.position import Origin
from village_core.kernel.values import Player
from village_core.store.sql import Store

GRAVES = "chronicle.3.graves"


def read_value(page: Page, name: str) -> object:
    """Return the value with this dotted name that is printed on the copy at a page's table."""
    return copying.list_values(page.companion.seated.shared.position.table.edition)[name]


def raise_number(page: Page, name: str, more: int = 1) -> tuple[int, int, str]:
    """Return a number printed at the table, that number with ``more`` added, and an owner's file with the raised number."""
    was = read_value(page, name)
    assert isinstance(was, int)
    return was, was + more, f'edition = "first_2011"\n{name} = {was + more}\n'


def open_check(page: Page, text: str) -> dict:
    """Open the check at the table of three with an owner's file, and return its message."""
    return page.do("checking", edition="first_2011", players=[3], text=text, table=True)["checking"]


def use(page: Page, text: str, token: str = "copy-1") -> dict:
    """Let the table use the numbers of a file, and return the answer."""
    return page.do("copy", text=text, v=page.count, token=token)


@pytest.mark.parametrize("depth", ["tracked", "full"])
def test_an_unused_number_takes_effect_for_everybody(anna: Page, store: Store, depth: str) -> None:
    """A change is one line of the log, in words; other phones have it, undo takes it back and redo brings it again.

    The button for it is gone afterwards.
    """
    code = anna.begin(depth=depth)
    bert = Page(store, code=code)
    was, now, text = raise_number(anna, GRAVES)
    said, button = open_check(anna, text)["table"]
    assert button == "Use at this table" and f"{was} → {now}" in said[0] and "Not used yet" in said[0]
    answer = use(anna, text)
    assert answer["accepted"] == ["copy-1"] and answer["checking"]["table"][1] == ""
    assert (anna.count, read_value(anna, GRAVES)) == (1, now)
    bert.look()
    assert read_value(bert, GRAVES) == now and bert.said
    for seated in (anna.companion.seated, bert.companion.seated):
        described = copying.list_values(seated.account.telling.narrator.nouns.edition)
        assert described[GRAVES] == now, "the table is described by the changed number"
    (line,) = bert.do("history")["history"]
    assert "The copy’s numbers were changed" in line["lines"][0] and f"{was} → {now}" in line["lines"][0]
    bert.do("undo", v=1, token="u1")
    assert read_value(bert, GRAVES) == was
    anna.look()
    assert read_value(anna, GRAVES) == was
    anna.do("redo", v=2, token="r1")
    assert read_value(anna, GRAVES) == now


def test_a_used_number_is_told_and_stays(anna: Page) -> None:
    """A number that the table has used gets no button but a sentence with the change and the advice to begin a new table.

    A command for it enters nothing.
    """
    anna.begin(depth="full")
    was, now, text = raise_number(anna, "setup.3.stalls", -1)
    said, button = open_check(anna, text)["table"]
    assert button == "" and "Used already" in said[0] and f"{was} → {now}" in said[0] and "new table" in said[0]
    use(anna, text)
    assert (anna.count, read_value(anna, "setup.3.stalls")) == (0, was)


def test_a_table_of_a_copy_that_was_looked_at_opens_its_check(anna: Page) -> None:
    """The note that a copy was looked at is no printed number: the table's own file has its corrections alone."""
    unsure = [value.name for value in list_unsure(build_edition(EditionSettings("first_2011")), 3) if value.name != GRAVES]
    own = OwnerAnswers(EditionSettings("first_2011", ((GRAVES, 9),)), tuple(unsure))
    anna.begin(depth="full", copy=write_settings(EDITIONS, own))
    assert dict(anna.companion.seated.shared.position.table.copy.corrections) == {GRAVES: 9, CHECKED: 3}
    written = open_check(anna, "")["text"]
    assert f"{GRAVES} = 9" in written and CHECKED not in written


def test_of_several_those_not_used_take_effect(anna: Page) -> None:
    """Of a file with a used and an unused number both are named, and the unused one takes effect.

    After that only the used one is named, without a button.
    """
    anna.begin(depth="full")
    _, stalls, one = raise_number(anna, "setup.3.stalls", -1)
    _, graves, two = raise_number(anna, GRAVES)
    text = one + two.partition("\n")[2]
    said, button = open_check(anna, text)["table"]
    assert len(said) == 2 and button
    use(anna, text)
    assert read_value(anna, GRAVES) == graves and read_value(anna, "setup.3.stalls") != stalls
    (late,), button = open_check(anna, text)["table"]
    assert "Used already" in late and button == ""


def test_what_the_table_uses_next_comes_first(anna: Page) -> None:
    """The parts that the table uses next come first; at a full table in its first round the setup is past.

    Away from a table no step says when it is used.
    """
    anna.begin(depth="tracked")
    check = open_check(anna, "")
    assert check["table"] == [[], ""]
    assert [step["key"] for step in check["steps"]][:2] == ["chronicle:3", "setup:3"]
    anna.begin(depth="full")
    while not anna.companion.seated.shared.position.table.round:
        anna.do("chance", v=anna.count, token=f"drawn {anna.count}")
    steps = open_check(anna, "")["steps"]
    assert (steps[0]["key"], steps[0]["when"]) == ("chronicle:3", "next")
    assert [step["key"] for step in steps if step["when"] == "past"] == ["setup:3"]
    assert {step["when"] for step in anna.do("checking", edition="first_2011", players=[3])["checking"]["steps"]} == {""}


def test_viewers_change_nothing(anna: Page, store: Store) -> None:
    """A page that may only look has no button for its numbers; its command is refused in words and enters nothing."""
    anna.begin(depth="tracked")
    viewer = Page(store, code=anna.codes[1])
    _, _, text = raise_number(anna, GRAVES)
    assert open_check(viewer, text)["table"][1] == ""
    assert "only looks on" in use(viewer, text)["wrong"]
    assert anna.count == 0


def test_what_was_entered_meanwhile_is_asked_about_first(anna: Page, store: Store) -> None:
    """If another phone was faster, the change is not entered and the page asks first.

    Sent again as the answer proposes, it applies to the table as it is then.
    """
    bert = Page(store, code=anna.codes[0])
    was, now, text = raise_number(anna, GRAVES)
    bert.lose(0)
    answer = anna.do("copy", text=text, v=0, token="late")
    assert answer["conflict"]["mine"] == "Use at this table" and read_value(anna, GRAVES) == was
    again = answer["conflict"]["again"]
    anna.do(again.pop("do"), v=1, token="again", **again)
    assert (read_value(anna, GRAVES), anna.times, anna.count) == (now, [1, 0, 0], 2)


@pytest.mark.parametrize("depth", ["tracked", "full"])
def test_a_changed_copy_is_saved_and_loaded_and_begun_again(anna: Page, depth: str) -> None:
    """The save, the table's file and the link hold the change; the same players' next table begins with it and has no line."""
    anna.begin(depth=depth)
    _, now, text = raise_number(anna, GRAVES)
    use(anna, text)
    game = anna.companion.seated.shared.game
    assert games.load(games.save(game)) == game and [step.origin for step in game.steps] == [Origin.LAID]
    loaded = games.load(anna.companion.seated.shared.write_text())
    assert loaded.position == game.position
    codec = games.find_codec("village")
    assert compact.expand(compact.compact(game, codec, "1"), codec) == game
    anna.do("again")
    assert anna.count == 0 and read_value(anna, GRAVES) == now


def test_a_correction_before_it_keeps_the_change(anna: Page) -> None:
    """A change of the copy still holds after a correction leaves out an earlier line; the history has the change once."""
    anna.begin(depth="tracked")
    anna.lose(0)
    _, now, text = raise_number(anna, GRAVES)
    use(anna, text)
    anna.lose(1)
    assert anna.times == [1, 1, 0]
    anna.do("correct", line=1, v=anna.count, token="c1")
    assert anna.times == [0, 1, 0] and read_value(anna, GRAVES) == now
    told = anna.do("history")["history"]
    assert sum("numbers were changed" in line for entry in told for line in entry["lines"]) == 1


def test_a_number_that_is_replayed_the_same_is_unused() -> None:
    """A number is unused if the whole log gives the same positions with the changed copy: the graves are, filled stalls aren't.

    Correcting a number back to what was printed gives the first settings.
    """
    start = new_game(EditionSettings(EDITIONS[0]), 3)
    game: Game = Game((Player("Anna", "red"), Player("Bert", "blue"), Player("Carl", "yellow")), start)
    game = game.play(start.options[0] if start.options else Choice())
    first = copying.find_settings(start)
    graves = copying.correct(first, [(GRAVES, 9)], EDITIONS)
    assert copying.would_go_the_same(game, graves) and copying.is_same_game(
        game.position, copying.with_settings(game.position, graves)
    )
    stalls = copying.correct(first, [("setup.3.stalls", 1)], EDITIONS)
    assert not copying.would_go_the_same(game, stalls)
    assert copying.correct(graves, [(GRAVES, copying.list_values(start.table.edition)[GRAVES])], EDITIONS) == first


def test_a_row_in_which_somebody_lies_is_used(anna: Page) -> None:
    """After the first death no copy without room in the dead member's row can be used: the table says so and enters nothing.

    More room and another number of graves take effect in one line.
    """
    anna.begin(depth="tracked")
    for _ in range(10):
        anna.lose(0)
    anna.do("several", answers=[{"choice": {"type": "end-turn"}}], v=anna.count, token="end")
    while "chronicle-farm" not in anna.companion.seated.shared.position.table.farms[0].places:
        anna.enter(type="bury", generation=1, place="farm")
    row = "chronicle.3.rows.farm"
    lines = anna.count
    said, button = open_check(anna, f'edition = "first_2011"\n{row} = 0\n')["table"]
    assert button == "" and "Used already" in said[0]
    use(anna, f'edition = "first_2011"\n{row} = 0\n')
    assert anna.count == lines
    _, more, text = raise_number(anna, row)
    _, graves, both = raise_number(anna, GRAVES)
    use(anna, text + both.partition("\n")[2])
    assert (anna.count, read_value(anna, row), read_value(anna, GRAVES)) == (lines + 1, more, graves)


@pytest.mark.parametrize("text", ["no file [", f'edition = "{EDITIONS[1]}"\n{GRAVES} = 9\n'], ids=["damaged", "another edition"])
def test_a_file_about_something_else_changes_nothing(anna: Page, text: str) -> None:
    """A file that can't be read, or with numbers of another edition, enters nothing and brings no button."""
    was = read_value(anna, GRAVES)
    assert use(anna, text)["checking"]["table"] == [["This table plays with the numbers you told so far."], ""]
    assert anna.count == 0 and read_value(anna, GRAVES) == was


def test_numbers_of_another_edition_are_said_to_be_so(anna: Page) -> None:
    """The check of another edition's copy says at a table that its numbers are another edition's, without a button."""
    text = f'edition = "{EDITIONS[1]}"\n{GRAVES} = 9\n'
    check = anna.do("checking", edition=EDITIONS[1], players=[3], text=text, table=True)["checking"]
    assert check["table"] == [["These are numbers of another edition than the one at this table."], ""]
