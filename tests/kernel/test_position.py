"""Positions: what is asked, offered and refused, and that they never change."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.village.positions import lay_acting, lay_mass, lay_turn, lay_village, open_game, play, settle
from village_core.games.village.choices import Buy, DrawMonk, Harvest, JoinChurch, Leave, Reveal, Take
from village_core.games.village.mass import Drawing
from village_core.games.village.rules import Rule
from village_core.games.village.vocabulary import Building, Cube, Good, Space
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, NOT_NOW, Illegal, Option, Payment


def find_illegal(position: Position, option: Option) -> Illegal:
    """Check that an option is illegal and return the exception that it raises."""
    with pytest.raises(Illegal) as caught:
        position.play(option)
    return caught.value


def test_playing_leaves_the_position_as_it_was() -> None:
    """Playing any option gives another position and leaves the first one unchanged."""
    position = open_game(3)
    before = msgspec.json.encode(position)
    for option in position.options:
        assert position.play(option).position != position
    assert msgspec.json.encode(position) == before


def test_a_choice_of_another_moment_is_refused() -> None:
    """A choice that belongs to another decision is refused by the rule of the one that is open."""
    error = find_illegal(lay_turn(lay_village(2)), Option(Harvest()))
    assert error.refusal.rules == (Rule.TURN_TAKE,) and "On your turn you take exactly one cube" in str(error)


def test_a_payment_must_be_one_of_those_offered() -> None:
    """Joining the church for too little or much, wrong pieces or an unmarked joker is refused; an offered payment is taken."""
    position = lay_acting(lay_village(2, stock={0: {"faith": 1, "coin": 1}}), "church")
    for payment in (
        Payment(),
        Payment(time=2),
        Payment((("faith", 1),), 3),
        Payment((("faith", 2),)),
        Payment((("coin", 1),)),
        Payment((("skill", 1),)),
        Payment((("faith", -1),)),
    ):
        assert find_illegal(position, Option(JoinChurch(1), payment)).refusal.choice == JoinChurch(1)
    assert position.play(Option(JoinChurch(1), Payment((("coin", 1),), 0, 1))).position.seat == 1


def test_a_free_choice_takes_no_payment() -> None:
    """A payment for a free choice is refused as not now, on a person's turn and in a draw."""
    paid = Payment((("coin", 1),))
    stock = {0: {"coin": 1}}
    taking = Option(Take(Space.COUNCIL, Cube.PERSUASION), paid)
    assert find_illegal(lay_turn(lay_village(2, stock=stock)), taking).refusal.rules == (NOT_NOW,)
    drawing = settle(lay_village(2, members={0: {"bag": [1]}}), Drawing(4))
    assert find_illegal(drawing, Option(DrawMonk(), paid)).refusal.rules == (NOT_NOW,)


def test_chance_cannot_be_cheated() -> None:
    """A draw that is not in the bag is refused with the rule of drawing."""
    position = settle(lay_village(2, members={0: {"bag": [1]}}), Drawing(1, 4))
    assert position.seat == CHANCE and find_illegal(position, Option(DrawMonk())).refusal.rules == (Rule.MASS_DRAW,)
    assert find_illegal(position, Option(Reveal(3))).refusal.rules == (Rule.MASS_DRAW,)


def test_a_finished_game_takes_nothing() -> None:
    """A position with an empty agenda is over, has no seat, options or refusals, and refuses a choice as not now."""
    position = settle(lay_village(2))
    assert position.over and position.seat is None and position.options == position.refusals == ()
    assert find_illegal(position, Option(Leave())).refusal.rules == (NOT_NOW,)


def test_only_chance_is_sampled() -> None:
    """Sampling a person's decision raises ``ValueError``."""
    with pytest.raises(ValueError, match="Nothing is being drawn here"):
        lay_turn(lay_village(2)).sample(Random(1))


def test_refused_choices_are_no_options() -> None:
    """A choice that can't be paid for is among the refusals, and no choice is among both refusals and options."""
    position = lay_acting(lay_village(2), "crafts")
    refused = {refusal.choice for refusal in position.refusals}
    assert Buy(Building.OFFICE, Good.SCROLL) in refused
    assert not refused & {option.choice for option in position.options}


def test_a_position_compares_by_value() -> None:
    """Two positions put together alike are equal, before and after their options were asked for."""
    one, other = lay_mass(lay_village(2)), lay_mass(lay_village(2))
    assert one == other and one.options == other.options and one == other


def test_a_step_tells_what_happened() -> None:
    """A step holds the option, the events, and the position after it, whose table the last event gives."""
    position = lay_turn(lay_village(2))
    step = position.play(position.options[0])
    assert step.option == position.options[0] and step.events and step.position.table == step.events[-1].on(position.table)
    assert play(position, step.option.choice) == step.position
