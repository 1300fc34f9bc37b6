"""Games: undo, redo, branches, deciders, events in order, illegal and forced choices, and tables laid out by hand."""

from __future__ import annotations

from random import Random

import pytest

from tests.kernel.test_entries import begin_broke
from tests.village.positions import open_game
from village_core.games.village.choices import Bury, Rise, Take, Well
from village_core.games.village.turn import Acting
from village_core.games.village.vocabulary import Place, Space
from village_core.kernel.game import Game
from village_core.kernel.position import Origin
from village_core.kernel.values import CHANCE, Illegal, Option, Player
from village_core.players.random import choose

PLAYERS = (Player("Ann", "red"), Player("Bo", "blue", "random"))


def play_steps(steps: int, seed: int = 3) -> Game:
    """Return a game for two after this many random decisions and draws."""
    game, random = Game(PLAYERS, open_game(2)), Random(seed)
    for _ in range(steps):
        game = game.play(choose(game.position, random))
    return game


def test_undo_and_redo_one_by_one() -> None:
    """Every undo brings back exactly the position before, every redo the one after."""
    game = play_steps(40)
    positions = list(game.list_positions())
    for at in range(39, -1, -1):
        game = game.undo()
        assert game.position == positions[at] and len(game.undone) == 40 - at
    for at in range(1, 41):
        game = game.redo()
        assert game.position == positions[at]
    assert game == play_steps(40)


@pytest.mark.parametrize("count", [0, 1, 7, 40, 1000])
def test_undo_many(count: int) -> None:
    """Undoing several decisions at once keeps them to redo, equals undoing in two parts, and stops at the start."""
    game = play_steps(40)
    back = game.undo(count)
    assert len(back.steps) == max(0, 40 - count)
    assert back.redo(count) == game
    assert game.undo(count // 2).undo(count - count // 2) == back


def test_nothing_to_redo_after_playing_on() -> None:
    """After undo, playing another decision leaves nothing to redo."""
    game = play_steps(10).undo(4)
    on = game.play(choose(game.position, Random(9)))
    assert on.undone == () and on.redo() == on


def test_an_illegal_option_changes_nothing() -> None:
    """An illegal option raises ``Illegal``; the game's position and steps stay as they are."""
    game = play_steps(5)
    before = game.position
    with pytest.raises(Illegal):
        game.play(Option(Rise(4, Place.CHURCH_4)))
    assert game.position == before and len(game.steps) == 5


def test_branches_share_their_beginning() -> None:
    """A branch at step 8 has the game's position there and its first steps themselves; the game keeps all its steps."""
    game = play_steps(20)
    branch = game.branch(8)
    assert branch.position == list(game.list_positions())[8] and branch.steps == game.steps[:8]
    assert branch.steps[0] is game.steps[0] and len(game.steps) == 20


def test_who_decided() -> None:
    """A game lists a decider for each step: a seat or chance; the first is the first seat."""
    game = play_steps(60)
    assert len(game.list_deciders()) == 60 and set(game.list_deciders()) <= {0, 1, CHANCE}
    assert game.list_deciders()[0] == 0


def test_all_events_in_order() -> None:
    """Folding all events of a game over its first table gives its last one."""
    game = play_steps(80)
    table = game.start.table
    for event in game.list_events():
        table = event.on(table)
    assert table == game.position.table


def test_what_happened_anyway_is_marked_and_the_game_goes_on() -> None:
    """A refused choice can be forced: its step is marked ``ANYWAY`` and the game goes on. A choice that wasn't offered can't."""
    game = begin_broke()
    refused = next(refusal for refusal in game.position.refusals if isinstance(refusal.choice, Well))
    with pytest.raises(Illegal):
        game.play(Option(refused.choice))
    forced = game.force(Option(refused.choice))
    assert forced.steps[-1].origin is Origin.ANYWAY and isinstance(forced.position.top, Acting)
    for nonsense in (Take(Space.MARKET, None), Bury(1, Place.FARM)):
        with pytest.raises(Illegal):
            game.force(Option(nonsense))


def test_a_table_laid_out_by_hand_is_a_step() -> None:
    """Laying another position is a step marked ``LAID``, without events, which is undone and redone like any other."""
    game = begin_broke()
    other = game.play(game.position.options[0]).position
    laid = game.lay(other)
    assert laid.position == other and laid.steps[-1].origin is Origin.LAID and laid.steps[-1].events == ()
    assert laid.undo().position == game.position and laid.undo().redo() == laid
