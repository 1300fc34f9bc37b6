"""Complete recorded games, one for each way a game can end, replay to what is written beside them."""

from __future__ import annotations

import re

import pytest

from tests.games.record import LARGEST, Recorded, Wanted, recorded
from village_core.kernel.words import ENGLISH, keys

EACH = [(each, wanted) for each in recorded() for wanted in each.wanted]
each_game = pytest.mark.parametrize("each", recorded(), ids=lambda each: each.game.name)
each_wanted = pytest.mark.parametrize(("each", "wanted"), EACH, ids=[f"{each.game.name}-{wanted.name}" for each, wanted in EACH])


def unversioned(text: str) -> str:
    """A save without what versions differ in: a recorded game of the first format replays in later versions too."""
    text = re.sub(r'"format":\d+,"engine":"[^"]*"', "", text, count=1)
    return text.replace(',"depth":"full"', "")


@each_wanted
def test_a_recorded_game_replays_to_its_final_score(each: Recorded, wanted: Wanted) -> None:
    """Answer by answer, checkpoints included, to the same totals, winner and ending."""
    game = each.load(wanted.name)
    assert game.position.over
    assert each.expected(game) == each.known[wanted.name]
    assert unversioned(each.save(game)) == unversioned(each.text(wanted.name))
    assert len(each.save(game).encode()) < LARGEST


@each_wanted
def test_a_recorded_game_ends_as_it_was_wanted_to(each: Recorded, wanted: Wanted) -> None:
    """Each recorded game is one of the way to end that it stands for."""
    game = each.load(wanted.name)
    assert wanted.fits(game)
    copy = game.start.table.copy
    assert (copy.edition, len(game.players)) == (wanted.edition, wanted.players)
    assert copy.corrections == tuple((f"rulings.{name}", value) for name, value in wanted.rulings)


@each_wanted
def test_every_position_of_a_recorded_game_is_its_picture(each: Recorded, wanted: Wanted) -> None:
    """Written as a text picture and read again, each position of the game is the same."""
    for position in each.load(wanted.name).positions():
        assert each.game.read_picture(each.game.write_picture(position)) == position


@each_game
def test_every_way_to_end_is_recorded(each: Recorded) -> None:
    """Whatever the game has a wording for: what rings in the end, and what else is remarkable about it; in every edition, with
    every number of players.
    """
    worded = {key.removeprefix("ending-") for key in keys(ENGLISH, each.game.words) if key.startswith("ending-")}
    ends = each.known.values()
    assert {end["way"] for end in ends} | {f"also-{what}" for end in ends for what in end["also"]} == worded
    tables = [each.load(wanted.name).start.table for wanted in each.wanted]
    assert {table.copy.edition for table in tables} == {*each.game.editions}
    assert {len(table.seats) for table in tables} == {count for table in tables for count in range_of(table.edition.players)}
    assert {*each.known} == {wanted.name for wanted in each.wanted} == {file.stem for file in each.folder.glob("*.jsonl")}


def range_of(players: tuple[int, int]) -> range:
    """All numbers from the least to the most."""
    return range(players[0], players[1] + 1)


@each_game
def test_the_recorder_makes_the_same_game_again(each: Recorded) -> None:
    """Regenerating from the seed beside a game's name gives the file that is there."""
    wanted = each.wanted[0]
    assert unversioned(each.save(each.play(wanted, wanted.seed))) == unversioned(each.text(wanted.name))
