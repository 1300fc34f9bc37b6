"""Positions that show rules: the engine refuses, charges or does what the rule says, on the board as readers see it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from tests.stone_age.positions import lay_placing, lay_stone_age
from village_core.games import read_picture
from village_core.games.board_game import GameTable
from village_core.games.editions import EditionSettings
from village_core.kernel.values import CHANCE, RuleKey
from village_widgets.components.places import map_places
from village_widgets.rulebook.examples import (
    Example,
    _list_moves,
    begin_example,
    confirms,
    find_example,
    list_shown_rules,
    read_examples,
)
from village_widgets.rulebook.page import PlayedExample
from village_widgets.tutor.course import Course, list_taught_games


@cache
def open_course(name: str) -> Course[GameTable]:
    """Return the course of a game, read once for all tests."""
    return Course[GameTable](name)


def list_rules() -> Iterator[tuple[str, RuleKey]]:
    """List the rules of all games that have a course, each with its game."""
    for name in list_taught_games():
        yield from ((name, rule) for rule in open_course(name).rules)


@cache
def find_once(name: str, rule: RuleKey) -> Example[GameTable] | None:
    """Return the position that shows a rule of a game, found once for all tests."""
    return find_example(open_course(name), rule)


def list_standing(course: Course[GameTable]) -> frozenset[str]:
    """Return the rules that the game's narrator lists as named by no refusal, price or event."""
    edition = course.game.editions.build_edition(EditionSettings(course.game.editions[0]))
    return course.game.narrator(course.words, (), edition).STANDING


@pytest.mark.parametrize(("name", "rule"), [*list_rules()])
def test_each_rule_has_a_position_that_shows_it(name: str, rule: RuleKey) -> None:
    """The position of a rule has a move by which the engine names the rule, and a player decides there.

    The page's sentence names the move, and trying it brings an explanation if it is refused. A rule that only stands, or belongs
    to the set-up, may have places to look at instead, and a sentence.
    """
    course = open_course(name)
    example = find_once(name, rule)
    assert example is not None
    assert example.position.seat not in (None, CHANCE) or not example.option
    shown = PlayedExample(course, rule, example, 0)
    said = shown.describe()
    if example.option is None:
        assert rule in list_standing(course) or rule.split("-")[-1] == "setup" or rule.startswith("setup-")
        assert example.shows and said.said.strip() and not said.tried
        assert set(example.shows) <= map_places(shown.view.telling.draw_panels(example.position, 0)).keys()
    else:
        assert confirms(example, rule) and rule not in list_standing(course)
        assert shown.view.telling.describe_choice(example.option.choice, example.position) in said.said and said.tried
        answer = shown.try_move()
        assert (answer is not None) == example.is_refused == (not shown.session.game.steps)


@pytest.mark.parametrize("name", list_taught_games())
def test_a_move_shows_what_refuses_it_and_else_all_that_follows(name: str) -> None:
    """A refused move shows just the rules that refuse it; a legal one those of its events and of what follows by itself."""
    found = [example for rule in open_course(name).rules if (example := find_once(name, rule)) and example.option]
    refused = next(each for each in found if each.is_refused)
    assert refused.option
    why = refused.position.find_refusal(refused.option.choice)
    assert why is not None and list_shown_rules(refused.position, refused.option) == {*why.rules}
    made = next(each for each in found if not each.is_refused)
    assert made.option
    session = begin_example(made.position)
    session.choose(made.option)
    assert {event.rule for step in session.game.steps for event in step.events} <= list_shown_rules(made.position, made.option)


def test_of_the_moves_that_a_text_means_the_refused_ones_come_first() -> None:
    """If a text leaves open how many workers go to the hut, one and three, whom the rules refuse, come before the two who may."""
    position = lay_placing(lay_stone_age(2))
    found = [*_list_moves(position, ({"type": "place", "place": "hut"},))]
    assert [each.is_refused for each in found] == [True, True, False]


@pytest.mark.parametrize("name", list_taught_games())
def test_the_games_own_examples_are_those_that_are_shown(name: str) -> None:
    """Each example in a game's file names a rule and has a move or places; the page shows its picture and places."""
    course = open_course(name)
    assert read_examples(course).keys() <= {*course.rules}
    for rule, written in read_examples(course).items():
        assert bool(written.choice) != bool(written.shows)
        example = find_once(name, rule)
        assert example is not None and example.position == read_picture(written.picture), rule
        assert example.shows == written.shows
