"""A table laid out by hand is the running game that lies there, for games with a tracker under every value of every ruling.

General tests say which counts and seats are problems of such a table, and how problems are told.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from random import Random

import pytest

from tests import laws
from tests.games.listing import list_game
from tests.games.ruled import EACH_RULED, Ruled, can_be_tracked
from tests.hearing import decode
from tests.laws import Subject, list_subjects_with_tracker, try_each_setup
from tests.samples import sample, thin
from village_core.games import write_first_line
from village_core.games.laying import LayingProblem, Unlayable, find_uncountable, find_unseated, list_holding
from village_core.kernel.game import Game
from village_core.store.sql import Store
from village_widgets.companion.laying.form import LayingForm
from village_widgets.companion.laying.view import Laying
from village_widgets.companion.parts import load_parts
from village_widgets.companion.shared import SharedTable

EVERY = sample(7, 1)
"""Positions from one that is laid out to the next, of those at which the form asks for everything on the table."""
POSSIBLE = sample(3, 1)
"""Positions from one that is asked for what is impossible about it to the next."""


def open_form(subject: Subject, game: Game, store: Store) -> LayingForm:
    """Return the companion's form to lay out the table of a game, at a new table in the store."""
    with list_game(subject.game):
        codes = store.create(write_first_line(Game(game.players, game.start)))
        laying = load_parts(subject.name).build_laying(SharedTable(store, store.find(codes.table)))
        assert isinstance(laying, Laying)
        return laying.form


def check_laying(subject: Subject, games: Iterable[Game], store: Store) -> None:
    """Check that all positions of the games are possible, and that the form reads those where a turn or round begins unchanged.

    The form opens them without problems. In a short run one in three is asked for flaws, and the form opens one in seven.
    """
    laid = 0
    for game in games:
        form = open_form(subject, game, store)
        asked = islice(game.list_positions(), 0, None, POSSIBLE)
        assert not any(map(subject.game.codec.find_flaw, asked)), "every position of a game can be"
        for position in islice(filter(subject.begins, game.list_positions()), laid % EVERY, None, EVERY):
            opened = decode(form.open(position))
            assert opened["problems"] == [], "a running game is laid out without a problem"
            assert form.read(opened["values"]) == position, "the table that was laid out is the same"
            laid += 1
    assert laid > sample(1, 5)


@pytest.mark.parametrize("ruled", EACH_RULED, ids=str)
def test_a_running_game_is_laid_out_under_every_ruling(ruled: Ruled, store: Store) -> None:
    """Under each value of each ruling, tables of leaning players' games can be laid out by hand where turns or rounds begin."""
    check_laying(ruled.subject, ruled.play_games(5), store)


@try_each_setup(can_be_tracked)
def test_a_random_game_is_laid_out(subject: Subject, setup: tuple[str, int], store: Store) -> None:
    """Tables of random games, by the edition's own rulings or any, can be laid out by hand where turns or rounds begin."""
    games = (
        laws.play_whole_game(subject, setup, Random(f"laid {setup} {number}")) for number in range(sample(subject.samples, 20))
    )
    check_laying(subject, games, store)


@pytest.mark.parametrize("subject", list_subjects_with_tracker(), ids=lambda subject: subject.name)
def test_a_recorded_game_is_laid_out(subject: Subject, store: Store) -> None:
    """All positions of each recorded game that a companion could have followed are possible.

    Where turns or rounds begin the table can be laid out by hand. In a short run every second game is tried: one position in
    three, and of those where a turn or round begins one in seven.
    """
    wanted = [each for each in subject.recorded.wanted if can_be_tracked(subject, each.edition, each.players)]
    assert wanted
    check_laying(subject, (subject.recorded.load(each.name) for each in thin(wanted, 2)), store)


def test_a_count_of_a_table_laid_out_has_both_ends() -> None:
    """Counts from 0 to the most are possible; one below or above is a problem of its field, with the count and the most."""
    assert [*find_uncountable([("a", 0), ("b", 7)], 7)] == []
    assert [*find_uncountable([("a", -1), ("b", 3), ("c", 8)], 7)] == [
        LayingProblem("laying-below-zero", ("a",), count=-1),
        LayingProblem("laying-too-high", ("c",), count=8, most=7),
    ]


def test_a_seat_of_a_table_laid_out_is_at_the_table() -> None:
    """Seats from 0 on are at the table, and nobody is no problem; every other seat is one of its field."""
    seats = [("a", None), ("b", 0), ("c", 2), ("d", 3), ("e", -1)]
    assert [*find_unseated(seats, 3)] == [LayingProblem("laying-nobody", (field,)) for field in ("d", "e")]


def test_fields_that_hold_something_come_with_the_fullest_first() -> None:
    """Fields are listed by their counts, equal ones as they stand, empty ones not at all."""
    assert list_holding([("a", 1), ("b", 0), ("c", 3), ("d", 1), ("e", 3)]) == ("c", "e", "a", "d") and list_holding([]) == ()


def test_a_table_that_can_t_be_laid_out_tells_everything() -> None:
    """The error has all problems, and prints the key and the fields of each."""
    error = Unlayable([LayingProblem("one", ("a", "b")), LayingProblem("two", ("c",))])
    assert str(error) == "one (a, b); two (c)" and [problem.key for problem in error.problems] == ["one", "two"]
    assert isinstance(error.problems, tuple)
