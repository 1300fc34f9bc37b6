"""Refusals of choices that belong to another decision, and of choices that can't exist."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest

from tests.games.ruled import can_be_tracked
from tests.laws import Subject, list_subjects
from tests.samples import sample
from tests.stone_age.positions import lay_placing
from tests.stone_age.positions import lay_stone_age as stone_table
from tests.stone_age.positions import settle as stone_at
from tests.village.positions import lay_acting as at_work
from tests.village.positions import lay_turn as at_turn
from tests.village.positions import lay_village
from village_core.games.stone_age import choices as stone
from village_core.games.stone_age.cards import Drafting
from village_core.games.stone_age.rules import Rule as Stone
from village_core.games.stone_age.vocabulary import Kind
from village_core.games.village import choices
from village_core.games.village.rules import Rule as Village
from village_core.games.village.vocabulary import Cube, Place, Space
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import NOT_NOW, Choice, Illegal, Option

KEPT = sample(1, 3)
"""Positions of each frame that one game is asked about."""
SAMPLES = sample(2, 8)
"""Choices of each kind that are put to them."""
LISTED = [subject for subject in list_subjects() if subject.retelling is not None and subject.name != "orchard"]


@cache
def play_recorded(name: str) -> tuple[Game, ...]:
    """Return the recorded games of a subject, and the retellings to the tracker of those that it can follow."""
    [subject] = [each for each in LISTED if each.name == name]
    full = [subject.recorded.load(wanted.name) for wanted in subject.recorded.wanted]
    followed = (game for game in full if can_be_tracked(subject, game.start.table.copy.edition, len(game.players)))
    return (*full, *map(subject.retelling.retell, followed))


def list_asked(game: Game) -> Iterator[Position]:
    """Yield the first positions, ``KEPT`` at most, of each kind of frame that a game meets."""
    met: dict[type, int] = defaultdict(int)
    for position in game.list_positions():
        if position.top is not None and met[type(position.top)] < KEPT:
            met[type(position.top)] += 1
            yield position


@pytest.mark.parametrize("subject", LISTED, ids=lambda subject: subject.name)
def test_a_rule_answers_each_choice_that_belongs_to_another_decision(subject: Subject) -> None:
    """A choice of another decision is refused by a rule of the game, if games of that depth have choices of its kind."""
    games = play_recorded(subject.name)
    known: dict[bool, set[type[Choice]]] = {True: set(), False: set()}
    samples: dict[type[Choice], list[Choice]] = defaultdict(list)
    for game in games:
        for step in game.steps:
            choice = step.option.choice
            known[game.start.table.tracked].add(type(choice))
            if choice not in samples[type(choice)] and len(samples[type(choice)]) < SAMPLES:
                samples[type(choice)].append(choice)
    rules, put, silent = {*subject.rules}, 0, set()
    for game in games:
        tracked = game.start.table.tracked
        for position in list_asked(game):
            for kind, each in samples.items():
                for choice in each:
                    refusal = position.find_refusal(choice)
                    put += refusal is not None
                    if refusal is None or (refusal.reasons[0][0].what and NOT_NOW in refusal.rules):
                        continue
                    if NOT_NOW not in refusal.rules:
                        assert rules.issuperset(refusal.rules)
                    elif kind in known[tracked]:
                        silent.add((type(position.top).__name__, kind.__name__))
    assert put > 1000
    assert not silent, "a rule answers"


def check_refused(position: Position, choice: object) -> tuple[str, ...]:
    """Return the rules that refuse a choice; check that it is refused, and by a rule that says why."""
    refusal = position.find_refusal(choice)
    assert refusal is not None
    assert NOT_NOW not in refusal.rules
    return refusal.rules


def test_the_rule_names_why_a_decision_of_village_takes_no_other_choice() -> None:
    """Village names the rule that forbids to leave or pass a turn, leave a market day, bring home the dead or harvest elsewhere.

    Bringing home the dead can't be forced either.
    """
    turn = at_turn(lay_village(2, spaces={"market": "skill"}))
    assert check_refused(turn, choices.Leave()) == check_refused(turn, choices.Pass()) == (Village.TURN_TAKE,)
    day = turn.play(choices.Take(Space.MARKET, Cube.SKILL)).position
    assert check_refused(day, choices.Leave()) == (Village.TURN_LEAVE,)
    home = at_work(lay_village(2, spaces={"market": "skill"}), "family")
    assert check_refused(home, choices.BringHome(1, Place.GRAVE)) == (Village.FAMILY_HOME,)
    assert check_refused(home, choices.Harvest()) == (Village.WELL,)
    with pytest.raises(Illegal):
        home.force(Option(choices.BringHome(1, Place.GRAVE)))


def test_the_rule_names_why_a_decision_of_stone_age_takes_no_other_choice() -> None:
    """Stone Age names the rule if it refuses a tool while everyone takes dice, or two resources from a card too early."""
    tribe = {"tools": (1, 0, 0), "any_two": 1}
    drafting = stone_at(stone_table(2, {0: tribe}), Drafting((0, 1), (1, 4)))
    assert check_refused(drafting, stone.AddTool(0)) == (Stone.CARD_DRAFT,)
    pair = stone.TakeTwo((Kind.WOOD, Kind.GOLD))
    assert check_refused(lay_placing(stone_table(2, {0: tribe})), pair) == (Stone.ANY_TWO_TAKE,)
    paying = stone_table(2, {0: tribe}, corrections={"rulings.any_two_when": "paying"})
    assert check_refused(lay_placing(paying), pair) == (Stone.ANY_TWO_PAYING,)


def test_a_choice_that_can_not_exist_is_refused_with_the_names_that_would_do() -> None:
    """A wrong name, a number out of range and a text for a choice are refused with names that would do.

    A choice with a number out of range can't be forced either.
    """
    turn, home = (
        at_turn(lay_village(2, spaces={"market": "skill"})),
        at_work(lay_village(2, spaces={"market": "skill"}), "family"),
    )
    misspelt = turn.find_refusal(choices.Take("harvst", Cube.SKILL))
    assert misspelt is not None
    assert str(misspelt) == (
        "“harvst” doesn’t exist in this game. These would do: harvest, family, crafts, market, travel, council, church."
    )
    assert str(home.find_refusal(choices.Birth(9))).endswith("“9” doesn’t exist in this game. These would do: 1, 2, 3, 4.")
    assert str(home.find_refusal("birth")) == "“birth” doesn’t exist in this game. These would do: Birth(generation), Leave()."
    assert "These would do: 0, 1, 2." in str(lay_placing(stone_table(2)).find_refusal(stone.AddTool(7)))
    for wrong in (choices.Birth(9), choices.BringHome(9, Place.FARM)):
        with pytest.raises(Illegal, match="These would do"):
            home.force(Option(wrong))
