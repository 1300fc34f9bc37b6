"""Text pictures: what they show, parts that may be left out, and errors in a line."""

from __future__ import annotations

import pytest

from tests.stone_age.positions import lay_placing, lay_stone_age
from village_core.commands.words import load_command_words
from village_core.games.stone_age import GAME, find_flaw, picture
from village_core.games.stone_age.picture import BadPicture
from village_core.games.stone_age.table import Pile

HEAD = "stone_age first_2008, 2 players\n"
WRONG = {
    "chess first_2008, 2 players": ("picture-no-head", 1),
    "stone_age first_2008": ("picture-no-head", 1),
    "stone_age third, 2 players": ("copy-unknown-edition", 1),
    "stone_age first_2008, 5 players": ("picture-players", 1),
    "stone_age first_2008, 2 players, start c": ("picture-unknown-seat", 1),
    "stone_age first_2008, 2 players, moon full": ("picture-unknown-part", 1),
    HEAD + "correction rulings.moon = 3": ("copy-unknown-name", 2),
    HEAD + "correction rulings.moon": ("picture-bad-correction", 2),
    HEAD + "stalls 3": ("picture-unknown-line", 2),
    HEAD + "tribe a 1 wood\ntribe a 2 wood": ("picture-twice", 3),
    HEAD + "cards 1\ncards 2": ("picture-twice", 3),
    HEAD + "tribe c 1 wood": ("picture-unknown-seat", 2),
    HEAD + "tribe a 1 silver": ("picture-unknown-part", 2),
    HEAD + "tribe a x wood": ("picture-bad-number", 2),
    HEAD + "tribe a 100000 wood": ("picture-bad-number", 2),
    HEAD + "tribe a tools 1 1": ("picture-unknown-part", 2),
    HEAD + "tribe a at moon 3": ("picture-unknown-part", 2),
    HEAD + "tribe a cards 36": ("picture-no-such-card", 2),
    HEAD + "tribe a cards 3:music1": ("picture-card-differs", 2),
    HEAD + "cards 1, 2, 3, 4, 5": ("picture-too-many-spaces", 2),
    HEAD + "cards 1, 1": ("picture-card-twice", 2),
    HEAD + "cards 1\ntribe b cards 1": ("picture-card-twice", 3),
    HEAD + "buildings 28 6": ("picture-no-such-tile", 2),
    HEAD + "buildings 3": ("picture-unknown-part", 2),
    HEAD + "buildings 0:3gold 6": ("picture-tile-differs", 2),
    HEAD + "buildings 0 6, 1 6, 2 6": ("picture-too-many-spaces", 2),
    HEAD + "buildings 0 6\ntribe a built 0": ("picture-tile-twice", 3),
    HEAD + "agenda dreaming a": ("picture-unknown-frame", 2),
    HEAD + "agenda placing": ("picture-unknown-seat", 2),
    HEAD + "agenda rolling a moon 3 hunt": ("picture-bad-frame", 2),
    HEAD + "agenda placing a moon": ("picture-bad-frame", 2),
    HEAD + "score a points 3, total 3": ("picture-no-winners", 2),
    HEAD + "score a points 3\nwinners a win-most": ("picture-no-score", 3),
    HEAD + "score a moons 3\nscore b points 3\nwinners a win-most": ("picture-unknown-part", 2),
}


def test_a_picture_shows_what_is_printed() -> None:
    """A picture says what is on cards and buildings, which tool is used and where workers stand, and is read as its position."""
    tribe = {"wood": 2, "tools": (2, 1, 1), "turned": (False, True, False), "one_use": (4,), "any_two": 1, "score": -4}
    table = lay_stone_age(2, {0: {**tribe, "cards": (20,), "secret": (9,), "buildings": (5,), "at": {"forest": 3}}}, tops=(18, 1))
    text = picture.write(lay_placing(table))
    for part in ("10:food7/pottery1, 12:", "18:4-4of2 5, 1:2wood+1stone 6", "tools 2 1x 1", "cards 20:brick1/shaman2"):
        assert part in text
    assert "secret 9:dice/farmer2" in text and "built 5:2brick+1stone, at forest 3" in text
    assert "score -4" in text and picture.read(text) == lay_placing(table)


def test_a_picture_may_leave_out_what_is_not_there() -> None:
    """The head alone is a table before anything was turned over, where the starting player would place workers.

    One-use tools may stand in any order, and a count may have five digits.
    """
    position = picture.read("stone_age first_2008, 3 players, start b  # a beginning")
    assert position.seat == 1 and position.table.piles == (Pile(None, 7),) * 3
    assert position.table.tribes[0].workers == 5 and len(position.table.deck) == 36 and not find_flaw(position)
    assert picture.read(HEAD + "tribe a one-use 2 4 3").table.tribes[0].one_use == (4, 3, 2)
    assert picture.read(HEAD + "tribe a 99999 wood").table.tribes[0].wood == 99999


def test_a_tracked_game_and_corrections_are_shown() -> None:
    """A picture's head can say that a game is tracked, and lines below it correct values; both are written again."""
    text = HEAD.replace("players", "players, tracked") + "correction rulings.declining = false\n"
    position = picture.read(text)
    assert position.table.depth == "tracked" and position.table.edition.rulings.declining is False
    assert picture.read(picture.write(position)) == position


@pytest.mark.parametrize("text", WRONG, ids=lambda text: text.splitlines()[-1])
def test_what_is_wrong_with_a_picture_is_said(text: str) -> None:
    """Each mistake is named by its key and line, and a key of the picture has words."""
    with pytest.raises(BadPicture) as error:
        picture.read(text)
    assert (error.value.problem, error.value.line) == WRONG[text]
    assert load_command_words().with_folders(GAME.words).knows(error.value.problem) or error.value.problem.startswith("copy-")
