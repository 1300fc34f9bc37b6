"""Setting up at a glance: the steps and their numbers, for each game, edition and number of players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from tests.hearing import decode
from village_core.games.board_game import GameTable
from village_core.games.editions import EditionSettings
from village_widgets.rulebook.glance import describe_setup
from village_widgets.rulebook.page import Rulebook
from village_widgets.tutor.course import Course, list_taught_games

EACH: Final = {"family": 4, "coins": 1, "queue": 5, "monks": 4, "plague": 6}
"""Village's pieces of which there are as many for every number of players."""
SPACES: Final = ("at-harvest", "at-family", "at-crafts", "at-market", "at-travel", "at-council", "at-church")
ROWS: Final = ("row-farm", "row-crafts", "row-travel", "row-church", "row-council", "graves")
HANDED: Final = {
    ("village", 2): {**EACH, "stalls": 3, "colours": 4, **dict(zip(SPACES, (3, 2, 5, 1, 3, 2, 2), strict=True))},
    ("village", 3): {**EACH, "stalls": 4, "colours": 5, **dict(zip(SPACES, (3, 3, 6, 1, 3, 2, 3), strict=True))},
    ("village", 4): {**EACH, "stalls": 5, "colours": 5, **dict(zip(SPACES, (3, 3, 7, 1, 3, 3, 4), strict=True))},
    ("village", 5): {**EACH, "stalls": 5, "colours": 7, **dict(zip(SPACES, (4, 4, 7, 1, 5, 4, 5), strict=True))},
    ("stone_age", 2): {"workers": 5, "food": 12, "piles": 2, "tiles": 7, "cards": 4, "village": 2, "gatherers": 1},
    ("stone_age", 3): {"workers": 5, "food": 12, "piles": 3, "tiles": 7, "cards": 4, "village": 2, "gatherers": 2},
    ("stone_age", 4): {"workers": 5, "food": 12, "piles": 4, "tiles": 7, "cards": 4},
    ("manitoba", 2): {"huts": 3, "square": 5, "first": 1, "tiles": 3},
    ("manitoba", 3): {"huts": 3, "square": 5, "first": 1, "tiles": 4},
    ("manitoba", 4): {"huts": 3, "square": 5, "first": 1, "tiles": 5},
}
"""Pieces by game and number of players, written down from the rule texts; a game for one is set up as one for two."""


def list_setups() -> Iterator[tuple[str, str, int]]:
    """List each game that has a course, with each edition and each number of players that it seats."""
    for name in list_taught_games():
        editions = Course[GameTable](name).game.editions
        for edition in editions:
            least, most = editions.build_edition(EditionSettings(edition)).players
            yield from ((name, edition, players) for players in range(least, most + 1))


@pytest.mark.parametrize(("game", "edition", "players"), [*list_setups()])
def test_the_numbers_are_those_of_the_rule_texts(game: str, edition: str, players: int) -> None:
    """Each step is told once, with its number; the numbers in ``HANDED`` are those of the rule texts.

    The picture's position is of that edition and number of players.
    """
    course = Course[GameTable](game)
    shown, position = describe_setup(course, edition, players, "")
    steps = [step for group in shown.groups for step in group.steps]
    counts = {step.key: step.count for step in steps if step.count}
    handed = HANDED[game, max(players, 2)]
    assert {key: counts[key] for key in handed} == handed
    assert all(str(step.count) in step.told for step in steps if step.count)
    assert (shown.edition, shown.players, shown.note) == (edition, players, "")
    assert len(steps) == len({step.key for step in steps}) == len({step.told for step in steps})
    assert len(position.table.seats) == players and position.table.copy == EditionSettings(edition)
    unlisted = {*course.teaching.setup.parts} - {*counts}
    assert unlisted == ({"village", "gatherers"} if (game, players) == ("stone_age", 4) else set())


@pytest.mark.parametrize(("players", "open_spaces"), [(2, (3, 2, 2, 2, 2, 3)), (5, (6, 5, 4, 3, 3, 6))])
def test_the_chronicle_of_fewer_players_has_fewer_spaces(players: int, open_spaces: tuple[int, ...]) -> None:
    """In the Big Box the chronicle's rows have the spaces for two or for five players; a step for two covers the others."""
    shown, _ = describe_setup(Course[GameTable]("village"), "big_box_2023", players, "")
    counts = {step.key: step.count for group in shown.groups for step in group.steps}
    assert tuple(counts[row] for row in ROWS) == open_spaces
    assert ("cover" in counts) == (players < 5)


def test_some_numbers_of_players_have_steps_of_their_own() -> None:
    """Village for one ends with Carla's steps, for two with the starting player's and the seats'.

    Manitoba has a step ``winter`` for two players only, and a step ``solstice`` for three.
    """
    village, manitoba = Course[GameTable]("village"), Course[GameTable]("manitoba")
    alone, _ = describe_setup(village, "big_box_2023", 1, "")
    assert [step.key for step in alone.groups[-1].steps] == ["solo-setup", "fate", "front", "solo-start"]
    together, _ = describe_setup(village, "big_box_2023", 2, "")
    assert [step.key for step in together.groups[-1].steps] == ["setup-start-player", "setup-seats"]
    keys = [
        {step.key for group in describe_setup(manitoba, "", players, "")[0].groups for step in group.steps} for players in (2, 3)
    ]
    assert keys[0] - keys[1] == {"winter"} and keys[1] - keys[0] == {"solstice"}


def test_an_owners_numbers_are_used() -> None:
    """An owner's numbers count for their own edition, with a note, and for no other; for an unreadable file the note says why."""
    course = Course[GameTable]("stone_age")
    owned = 'edition = "first_2008"\ntribe.food = 15\n'
    shown, position = describe_setup(course, "first_2008", 3, owned)
    assert {step.key: step.count for group in shown.groups for step in group.steps}["food"] == 15
    assert shown.note == "With the numbers of your copy: 1 differs." and position.table.tribes[0].food == 15
    wrong, _ = describe_setup(course, "first_2008", 3, 'edition = "first_2008"\ntribe.fod = 15\n')
    assert "fod" in wrong.note and {step.key: step.count for group in wrong.groups for step in group.steps}["food"] == 12
    village = Course[GameTable]("village")
    other, _ = describe_setup(village, "big_box_2023", 3, 'edition = "first_2011"\nbox.coins = 30\n')
    assert other.note == "" and other == describe_setup(village, "big_box_2023", 3, "")[0]


def test_an_edition_or_number_that_is_not_offered_is_replaced() -> None:
    """An unknown edition becomes the first one, too many players the most that it seats, and 0 players two."""
    shown, _ = describe_setup(Course[GameTable]("village"), "none", 9, "")
    assert (shown.edition, shown.players, shown.numbers) == ("first_2011", 4, (2, 3, 4))
    big_box = [describe_setup(Course[GameTable]("village"), "big_box_2023", players, "")[0] for players in (9, 0)]
    assert [shown.players for shown in big_box] == [5, 2]


def test_the_answer_to_lay_out_has_the_set_up_and_the_board() -> None:
    """``lay-out`` is answered with a game's set-up and board, not at all for an unknown game; a rule comes without set-up."""
    page = Rulebook()
    said = decode(page.receive({"do": "lay-out", "game": "stone_age", "players": 3}))
    assert said["setup"]["players"] == 3 and len(said["table"]["panels"]) > 3 and "example" not in said
    assert page.receive({"do": "lay-out", "game": "chess"}) is None
    rule = decode(page.receive({"do": "show-rule", "game": "stone_age", "rule": "place-pair"}))
    assert rule["example"]["rule"] == "place-pair" and "setup" not in rule
