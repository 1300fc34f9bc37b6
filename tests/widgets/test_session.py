"""A session of a game: choices, chance, programs, undo, redo, watchers and viewer."""

from __future__ import annotations

import pytest

from tests.widgets.tables import ANNA, BERT, CARL, DORA, begin_session
from village_core.games.village.choices import HoldMarket
from village_core.games.village.rules import Rule
from village_core.kernel.values import Illegal, Option, Player


def play_some(played, count):
    """Let the person take the first option ``count`` times, or until no person is asked."""
    for _ in range(count):
        if played.asked is None:
            return
        played.choose(played.position.options[0])


def test_chance_and_random_players_play_on_until_a_person_is_asked():
    """After every choice it is the person's turn again, or the game is over; both programs have decided something."""
    played = begin_session(ANNA, BERT, DORA)
    for _ in range(60):
        assert played.asked == 0 or played.position.over
        play_some(played, 1)
    assert {1, 2} <= set(played.game.list_deciders())


def test_the_same_seed_and_the_same_choices_give_the_same_game():
    """Chance and programs draw from the session's seed alone: one seed gives one game, another seed another."""
    one, two, other = begin_session(seed="5"), begin_session(seed="5"), begin_session(seed="6")
    for played in (one, two, other):
        play_some(played, 30)
    assert one.game == two.game
    assert one.game != other.game


def test_what_was_taken_back_changes_nothing_of_what_comes():
    """Undo, also after another choice, and the same decisions lead to the same game, with its luck and its programs."""
    one, two = begin_session(seed="5"), begin_session(seed="5")
    for played in (one, two):
        play_some(played, 10)
    for _ in range(3):
        two.undo()
    two.choose(two.position.options[-1])
    two.undo()
    while len(two.game.steps) < len(one.game.steps):
        play_some(two, 1)
    assert two.game.steps == one.game.steps


def test_an_illegal_choice_leaves_the_game_as_it_was():
    """A refused choice raises ``Illegal`` and changes nothing."""
    played = begin_session()
    before = played.game
    with pytest.raises(Illegal) as caught:
        played.choose(Option(HoldMarket()))
    assert played.game is before
    assert caught.value.refusal.rules == (Rule.TURN_TAKE,)


def test_undo_returns_to_the_last_decision_of_a_person():
    """One undo takes back the person's choice and all that chance and programs did since; redo brings all of it, once."""
    played = begin_session(ANNA, BERT, DORA)
    play_some(played, 4)
    before = played.position
    play_some(played, 1)
    after = played.position
    played.undo()
    assert played.position is before
    assert played.can_redo
    played.redo()
    assert played.position == after
    assert not played.can_redo


def test_undo_goes_back_to_the_first_decision_and_no_further():
    """Undo goes back to the first question of a person; a further one does nothing, so setting up stays."""
    played = begin_session()
    start = played.position
    play_some(played, 5)
    while played.can_undo:
        played.undo()
    assert played.position == start
    played.undo()
    assert played.position == start


def test_a_new_choice_ends_what_could_be_redone():
    """A choice after undo leaves nothing to redo."""
    played = begin_session()
    play_some(played, 3)
    played.undo()
    played.choose(played.position.options[-1])
    assert not played.can_redo


def test_a_failing_watcher_stops_neither_the_game_nor_the_others(caplog):
    """An exception in one watcher is logged; the game has moved and other watchers hear of it, until they end their watch."""
    played = begin_session()
    told = []

    def fails():
        raise RuntimeError("broken view")

    played.watch(fails)
    end = played.watch(lambda: told.append(len(played.game.steps)))
    play_some(played, 1)
    assert told == [len(played.game.steps)]
    assert "broken view" in caplog.text
    end()
    play_some(played, 1)
    assert len(told) == 1


def test_a_game_of_random_players_goes_on_by_as_many_decisions_as_asked():
    """Without people ``go_on(n)`` is n decisions of programs and the draws around them; repeated, it plays to the end."""
    played = begin_session(BERT, DORA)
    assert played.moving and played.asked is None
    played.go_on(1)
    assert sum(who in (0, 1) for who in played.game.list_deciders()) == 1
    played.go_on(3)
    assert sum(who in (0, 1) for who in played.game.list_deciders()) == 4
    while played.moving:
        played.go_on()
    assert played.position.over


def test_the_viewer_is_the_only_person_or_the_one_who_decides():
    """The viewer of a session is its only person, or of several persons the one who decides; None without persons."""
    assert begin_session(BERT, ANNA).viewer == 1
    two = begin_session(ANNA, CARL)
    assert two.viewer == two.position.seat
    assert begin_session(BERT, DORA).viewer is None


def test_nobody_plays_by_an_unknown_name():
    """A session with an unknown player program raises ``ValueError``, which names the program."""
    with pytest.raises(ValueError, match="chess"):
        begin_session(ANNA, Player("Deep", "blue", "chess"))
