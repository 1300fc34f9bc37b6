"""The targets of Village's choices."""

from __future__ import annotations

from random import Random
from typing import get_args

from tests.samples import sample, thin
from tests.village.positions import BIG, FIRST, lay_acting, lay_market_day, lay_mass, lay_turn, lay_village
from tests.widgets.sample import WORDS, lay_busy, list_targets, seat_guests
from village_core.games.village import EditionSettings, Position, choices, deal, new_game
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import Cube, Place, Space
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import CHANCE, Choice
from village_core.players.random import choose
from village_widgets.components.telling import AGENDA
from village_widgets.games.village import drawing
from village_widgets.games.village.pointing import find_target

BESIDE = {
    choices.Leave,
    choices.StayInCouncil,
    choices.Pass,
    choices.Decline,
    choices.Done,
    choices.Reveal,
    choices.Seed,
    choices.DrawMember,
    choices.DrawMonk,
    choices.DrawInfluence,
    choices.TurnFate,
}
"""Choices that the board shows nothing for."""


def list_offered(position: KernelPosition[Table]) -> set[Choice]:
    """Return each choice that a position offers or refuses a player; none where chance decides or the game is over."""
    if position.seat is None or position.seat == CHANCE:
        return set()
    return {option.choice for option in position.options} | {refusal.choice for refusal in position.refusals}


def find_nowhere(position: KernelPosition[Table]) -> set[str]:
    """Return the targets of a position's choices that its drawing lacks, except the agenda."""
    seat = position.seat
    assert seat is not None
    drawn = list_targets(drawing.draw_panels(position.table, seat, seat_guests(len(position.table.seats)), WORDS, seat))
    return {find_target(choice, seat) for choice in list_offered(position)} - {AGENDA} - set(drawn)


def test_every_choice_has_a_place() -> None:
    """In random games choices offered or refused have the agenda or a place on the drawn board as their target.

    All kinds of choices that have a place are met. In a long run every position is looked at, else every ninth one.
    """
    met: set[type[Choice]] = set()
    for edition, count, seed in thin(((BIG, 1, 5), (FIRST, 3, 2), (FIRST, 2, 1), (BIG, 5, 4), (BIG, 4, 3)), 3):
        random = Random(seed)
        position = deal(new_game(EditionSettings(edition), count), random)
        at = 0
        while not position.over:
            met |= {type(choice) for choice in list_offered(position)}
            assert at % sample(9, 1) or find_nowhere(position) == set()
            at += 1
            position = deal(position.play(choose(position, random)).position, random)
    assert met >= set(get_args(choices.AnyChoice)) - BESIDE - set(get_args(choices.Report))


def test_written_positions_have_their_targets() -> None:
    """On a busy table of three, turns, market days, masses and all actions of each seat have their targets drawn."""
    table = lay_busy(3)
    positions: tuple[Position, ...] = (
        lay_turn(table),
        lay_turn(lay_village(2)),
        lay_market_day(table),
        lay_mass(table),
        *(lay_acting(table, space.value, seat=seat) for space in Space for seat in table.seats),
    )
    assert [find_nowhere(position) for position in positions] == [set()] * len(positions)


def test_choices_without_a_place_stand_beside_the_question() -> None:
    """Leaving, passing, declining, staying, being done and draws have the agenda as their target instead of a place."""
    assert (
        find_target(choices.Pass(), 0)
        == find_target(choices.Leave(), 0)
        == find_target(choices.Done(), 0)
        == find_target(choices.StayInCouncil(), 0)
        == AGENDA
    )
    assert (
        find_target(choices.Decline(), 1)
        == find_target(choices.Reveal(3), CHANCE)
        == find_target(choices.DrawMonk(), CHANCE)
        == AGENDA
    )


def test_places_are_named_as_the_board_names_them() -> None:
    """Choices have targets by the names that lessons and tests use: a cube, a stall, a member, a city, the next step."""
    assert find_target(choices.Take(Space.CRAFTS, Cube.SKILL), 0) == "cube:crafts:skill"
    assert find_target(choices.Take(Space.CRAFTS, None), 0) == "space:crafts"
    assert find_target(choices.Serve(17), 1) == "stall:17"
    assert find_target(choices.Birth(2), 3) == "unborn:3:2"
    assert find_target(choices.Bury(1, Place.CITY_A), 2) == "member:2:1:city-a"
    assert find_target(choices.Travel(1, Place.FARM, Place.CITY_B), 0) == "city:city-b"
    assert find_target(choices.Travel(1, Place.CITY_B, Place.FARM), 0) == "city:farm"
    assert find_target(choices.Advance(1, Place.COUNCIL_2), 0) == "council:3"
    assert find_target(choices.Advance(1, Place.COUNCIL_4), 0) == "council:4"
    assert find_target(choices.Rise(1, Place.CHURCH_1), 0) == "church:2"
    assert find_target(choices.Rise(1, Place.CHURCH_4), 0) == "church:4"
    assert find_target(choices.BuyOut(3), 0) == "bag"
