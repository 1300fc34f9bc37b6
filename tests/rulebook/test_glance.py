"""Setting up at a glance: the numbers are those of a table that is set up, for each game, edition and number of players."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.hearing import decode
from village_core.games.board_game import GameTable
from village_core.games.editions import EditionSettings
from village_widgets.rulebook.glance import describe_setup
from village_widgets.rulebook.page import Rulebook
from village_widgets.tutor.course import Course, list_taught_games
from village_widgets.tutor.setup import TOGETHER


def list_setups() -> Iterator[tuple[str, str, int]]:
    """List each game with each edition and each number of players that it seats together."""
    for name in list_taught_games():
        editions = Course[GameTable](name).game.editions
        for edition in editions:
            least, most = editions.of(EditionSettings(edition)).players
            yield from ((name, edition, players) for players in range(max(least, TOGETHER), most + 1))


@pytest.mark.parametrize(("game", "edition", "players"), [*list_setups()])
def test_the_numbers_are_those_of_the_table(game: str, edition: str, players: int) -> None:
    """Each step counts the pieces of a new table, once each; the picture's position is of that edition and number."""
    course = Course[GameTable](game)
    shown, position = describe_setup(course, edition, players, "")
    table = course.game.new_game(EditionSettings(edition), players).table
    steps = [step for group in shown.groups for step in group.steps]
    assert {step.key: step.count for step in steps} == {
        name: part.count(table) for name, part in course.teaching.setup.parts.items()
    }
    assert (shown.edition, shown.players, shown.note) == (edition, players, "") and len(steps) == len(
        {step.key for step in steps}
    )
    assert len(position.table.seats) == players and position.table.copy == EditionSettings(edition)


def test_an_owners_numbers_are_used() -> None:
    """A file of an owner's numbers counts for its own edition alone, and it is said; one that can't be read says why."""
    course = Course[GameTable]("stone_age")
    owned = 'edition = "first_2008"\ntribe.food = 15\n'
    shown, position = describe_setup(course, "first_2008", 3, owned)
    assert {step.key: step.count for group in shown.groups for step in group.steps}["food"] == 15
    assert shown.note == "With the numbers of your copy: 1 differs." and position.table.tribes[0].food == 15
    wrong, _ = describe_setup(course, "first_2008", 3, 'edition = "first_2008"\ntribe.fod = 15\n')
    assert "fod" in wrong.note and {step.key: step.count for group in wrong.groups for step in group.steps}["food"] == 12
    village = Course[GameTable]("village")
    other, _ = describe_setup(village, "big_box_2023", 3, 'edition = "first_2011"\nbox.coins = 30\n')
    assert other.note == ""


def test_a_number_that_nobody_plays_with_becomes_the_nearest() -> None:
    """An unknown edition becomes the first one, and a number of players the nearest that it seats."""
    shown, _ = describe_setup(Course[GameTable]("village"), "none", 9, "")
    assert (shown.edition, shown.players, shown.numbers) == ("first_2011", 4, (2, 3, 4))
    assert describe_setup(Course[GameTable]("village"), "big_box_2023", 9, "")[0].players == 5


def test_the_page_shows_it_with_the_table() -> None:
    """The answer to a page has the steps and the board; an unknown game has no answer, and a rule takes the board again."""
    page = Rulebook()
    said = decode(page.receive({"do": "lay-out", "game": "stone_age", "players": 3}))
    assert said["setup"]["players"] == 3 and len(said["table"]["panels"]) > 3 and "example" not in said
    assert page.receive({"do": "lay-out", "game": "chess"}) is None
    rule = decode(page.receive({"do": "show-rule", "game": "stone_age", "rule": "place-pair"}))
    assert rule["example"]["rule"] == "place-pair" and "setup" not in rule
