"""The file of an owner's numbers: how it is recognized, which values are used, and where it goes."""

from __future__ import annotations

import pytest

from tests.companion.checkpage import WORDS
from tests.companion.pages import build_command
from tests.companion.test_checking import CHECK, open_check, tell_values
from tests.hearing import decode
from tests.village.positions import BIG, FIRST
from village_core.games import write_first_line
from village_core.games.owning import list_unsure
from village_core.games.reading import LONGEST_COPY
from village_core.games.village import EditionSettings, build_edition, new_game, read_settings
from village_core.kernel.game import Game
from village_core.kernel.values import Player
from village_core.kernel.words import Words
from village_widgets.companion.parts import WORD_FILES as COMPANION_WORDS
from village_widgets.games.village.companion import VillageParts
from village_widgets.play import Play


def test_the_file_is_one_that_a_new_game_takes() -> None:
    """The file that the check writes has a TOML name, and the play page reads it.

    Its corrections count; confirmations change nothing.
    """
    answer = tell_values({"council.time.2": 3, "church.grain.1": 1}, BIG)
    play = Play()
    assert play.receive({"do": "copy", "text": answer["text"]}).copy.edition == BIG
    assert answer["file"].endswith(".toml")
    assert read_settings(answer["text"]) == EditionSettings(BIG, (("council.time.2", 3),))


def test_a_saved_game_is_called_one() -> None:
    """A saved game, with a byte order mark and however long, or the link of one, is answered only by where to open it."""
    game = write_first_line(Game((Player("A", "red"), Player("B", "blue")), new_game(EditionSettings(FIRST), 2)))
    for text in (game, f"\ufeff\n{game}{'x' * 200_000}", f"http://127.0.0.1/companion.ipynb#game={'A' * 900}"):
        answer = decode(CHECK.answer(build_command("checking", edition=FIRST, players=[4], text=text, file=True)))["checking"]
        assert answer == {"unread": [WORDS.format("check-is-game")]}


def test_a_file_is_opened_for_as_many_players_as_it_covers() -> None:
    """A file opens the check for each number of players that it is about, those asked for first, and counts the numbers taken.

    No step that the file answers is open. A file about no number of players opens the check for those asked for.
    """
    three = {value.name: value.value for value in list_unsure(build_edition(EditionSettings(FIRST)), 3)}
    text = tell_values({**three, "council.time.2": 3, "setup.3.added": 6})["text"]
    check = decode(CHECK.answer(build_command("checking", text=text, file=True)))["checking"]
    assert check["players"] == [3] and "open" not in {step["state"] for step in check["steps"]}
    assert check["taken"] == WORDS.format("check-taken", count=2, confirmed=len(three) - 2)
    both = tell_values({"setup.4.added": 6, "chronicle.2.graves": 5}, text=text)["text"]
    for asked, players in (([], [4, 3, 2]), ([3], [3, 4, 2])):
        assert (
            decode(CHECK.answer(build_command("checking", text=both, players=asked, file=True)))["checking"]["players"] == players
        )
    check = decode(CHECK.answer(build_command("checking", text="council.time.2 = 3\n", players=[2], file=True)))["checking"]
    assert check["players"] == [2]


def test_where_the_numbers_go_is_said_in_the_words_that_stand_there() -> None:
    """The note about the file quotes the words that stand in the form of a new table and on the play page."""
    lobby = Words(COMPANION_WORDS)
    owned = WORDS.format("check-used")
    for answers in ({}, {"council.time.2": 3}, {"council.time.2": 3, "council.time.1": 3}):
        answer = tell_values(answers)
        offer = f"{owned} ({answer['corrected']})" if answer["corrected"] else owned
        quoted = (offer, lobby.format("ui-lobby-file"), WORDS.format("ui-copy"))
        assert all(f"“{words}”" in answer["stay"] for words in quoted)


def test_a_spoilt_file_gives_what_it_can_and_says_the_rest() -> None:
    """Of a damaged file the good value is used and the two others named; with an unreadable text the check opens all the same."""
    check = open_check(text="council.time.2 = 3\ncouncil.time.3 = 99\nzzz = 1\n")
    assert len(check["unread"]) == 2 and "council.time.2 = 3" in check["text"]
    assert len(open_check(text="= 3")["unread"]) == 1 and open_check(text="= 3")["steps"]


def test_a_file_that_cannot_be_read_is_only_explained() -> None:
    """A file that is useless, of an unknown edition or far too large is answered by one explanation and nothing else."""
    for text in ("= 3", 'edition = "third"', "x" * 200_000):
        answer = decode(CHECK.answer(build_command("checking", edition=FIRST, players=[4], text=text, file=True)))["checking"]
        assert set(answer) == {"unread"} and answer["unread"][0]


def test_a_file_of_the_other_edition_opens_that_edition() -> None:
    """A file opens the check of the edition that it names."""
    check = open_check(FIRST, 4, text=f'edition = "{BIG}"\ncouncil.time.2 = 3\n')
    assert check["edition"] == BIG and "quill" not in check["unread"]


@pytest.mark.parametrize("depth", ["tracked", "full"])
def test_at_a_table_of_a_copy_that_was_looked_at_nothing_is_a_guess(depth: str) -> None:
    """A table, full or tracked, uses the owner's file that the form of a new table sends.

    The still picture of its board says that numbers are guessed if the owner has not checked them for this number of players.
    """
    parts = VillageParts()
    text = tell_values(
        {value.name: value.value for value in list_unsure(build_edition(EditionSettings(FIRST)), 3)} | {"council.time.2": 3}
    )["text"]
    for count, guessing in ((3, False), (2, True)):
        players = [{"name": name, "colour": colour} for name, colour in (("A", "red"), ("B", "blue"), ("C", "white"))[:count]]
        asked = {"edition": FIRST, "players": players, "start": 0, "depth": depth, "rulings": {}, "copy": text}
        game = parts.begin(build_command("begin", settings=asked).settings)
        assert game.position.table.edition.council.time[2] == 3
        assert (f"<title>{WORDS.format('board-guessed-about')}</title>" in parts.draw_still(game)) is guessing


def test_a_file_of_the_greatest_length_opens() -> None:
    """A file that is as long as one may be is read; with a letter more it is too large, and nothing else is said of it."""
    told = 'edition = "first_2011"\nchronicle.3.graves = 9\n'
    longest = told + "#" * (LONGEST_COPY - len(told))
    assert open_check(text=longest)["corrected"] == 1
    assert [*open_check(text=f"{longest}#")] == ["unread"]
