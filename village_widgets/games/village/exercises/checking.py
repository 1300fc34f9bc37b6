"""What could be wrong with an exercise: nothing, if the engine agrees with it and its words can be told apart."""

from __future__ import annotations

from collections.abc import Iterator

from village_core.games.village import Position, flaw, from_json, to_json
from village_core.games.village.table import Table
from village_widgets.games.village.exercises.wording import Wording
from village_widgets.tutor.exercise import Exercise


def faults(exercise: Exercise[Table], wording: Wording) -> Iterator[str]:
    """Everything wrong with an exercise: pieces that don't add up, none or several right claims, claims that read alike.

    The claims are asked once more of the position as it comes back from its JSON, so that nothing kept with it counts.
    """
    assert isinstance(exercise.position, Position)
    fresh = from_json(to_json(exercise.position))
    place = flaw(fresh)
    if place:
        yield place
    holding = [number for number, claim in enumerate(exercise.claims) if claim.holds(fresh)]
    if holding != [exercise.right]:
        yield f"right {exercise.right}, holding {holding}"
    said = [wording.claim(claim, exercise) for claim in exercise.claims]
    if len(set(said)) != len(said) or not all(said):
        yield f"alike {said}"
    if not (wording.question(exercise).strip() and wording.because(exercise).strip()):
        yield "nothing said"
