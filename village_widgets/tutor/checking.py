"""A check of exercises: the engine agrees with each, and its words can be told apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import msgspec

from village_core.games import find_codec
from village_core.games.board_game import GameTable
from village_core.kernel.saves import Codec
from village_widgets.tutor.exercise import Exercise
from village_widgets.tutor.wording import Wording

T = TypeVar("T", bound=GameTable)


def find_faults(exercise: Exercise[T], wording: Wording[T]) -> Iterator[str]:
    """Yield all faults of an exercise, each in a few words.

    Faults are an impossible position, a missing question or reason, a task that no move or every move solves, a right claim that
    isn't the only true one, and claims that are empty or read alike. Goals and claims are asked of the position after saving and
    loading it, so that cached values don't count.
    """
    codec: Codec[T] = find_codec(exercise.position.game)
    fresh = msgspec.json.decode(msgspec.json.encode(exercise.position), type=codec.position)
    place = codec.find_flaw(fresh)
    if place:
        yield place
    if not (wording.word_question(exercise).strip() and wording.word_reason(exercise).strip()):
        yield "nothing said"
    if exercise.goal is not None:
        reached = [exercise.goal.is_reached(fresh, option) for option in fresh.options]
        if not any(reached) or all(reached):
            yield f"reached by {sum(reached)} of {len(reached)}"
        return
    holding = [number for number, claim in enumerate(exercise.claims) if claim.is_true(fresh)]
    if holding != [exercise.right]:
        yield f"right {exercise.right}, holding {holding}"
    said = wording.word_answers(exercise)
    if len(set(said)) != len(said) or not all(said):
        yield f"alike {said}"
