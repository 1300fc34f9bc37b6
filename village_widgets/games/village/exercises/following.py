"""Exercises about the consequences of a choice: what a seat has then, where a member stands, which seat decides next."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from village_core.games.nouns import WordingValues
from village_core.games.village.events import Crossed, EndRungIn, Gained, MassBegan, Moved, PrestigeGained, RoundBegan
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import GOODS
from village_core.kernel.ledger import Event
from village_core.kernel.values import RuleKey
from village_widgets.games.village.exercises import gaining, going
from village_widgets.games.village.exercises.claims import AtHome, Goods, HasPieces, Loses, Stands
from village_widgets.games.village.exercises.refusing import widen
from village_widgets.games.village.exercises.staging import word_scene
from village_widgets.games.village.exercises.wording import SAYINGS, PositionWords, word_claim, word_question
from village_widgets.tutor.claims import After
from village_widgets.tutor.exercise import Exercise
from village_widgets.tutor.following import ConsequenceExercises

UNTOLD: Final = (Crossed, MassBegan, RoundBegan, EndRungIn)
"""Events that would turn an exercise into another question."""


def find_rules(claim: After[Table], events: Iterable[Event[Table]]) -> list[RuleKey]:
    """Return the rules of the events behind a claim: gains of its pieces, or all moves of members; none for other claims."""
    match claim:
        case HasPieces() | Goods():
            return [event.rule for event in events if isinstance(event, (Gained, PrestigeGained)) and _concerns(claim, event)]
        case Stands() | AtHome():
            return [event.rule for event in events if isinstance(event, Moved)]
    return []


def _concerns(claim: HasPieces | Goods, event: Gained | PrestigeGained) -> bool:
    what = event.what if isinstance(event, Gained) else "prestige"
    return what == claim.what if isinstance(claim, HasPieces) else what in dict(claim.pieces)


@word_question("next")
def word_next(telling: PositionWords, exercise: Exercise[Table]) -> str:
    """Word the question about what follows from a choice: the scene, the seat that decides, and the choice.

    The choice is named with its payment if there are several ways to pay.
    """
    claim = exercise.claims[0]
    assert isinstance(claim, After)
    said = telling.word_fields(claim)
    seat = exercise.position.seat
    said["who"] = telling.names[seat] if seat is not None and seat >= 0 else ""
    ways = [option for option in exercise.position.options if option.choice == claim.after.choice]
    if len(ways) == 1:
        said["after"] = telling.describe_choice(claim.after.choice)
    said["scene"] = word_scene(telling)
    return telling.format(f"question-{claim.__struct_config__.tag}", **said)


@word_claim(HasPieces)
def word_has(telling: PositionWords, claim: HasPieces) -> str:
    """Return in words how many pieces or points the claim names."""
    return telling.nouns.describe_amount(claim.what, claim.count)


@word_claim(Goods)
def word_goods(telling: PositionWords, claim: Goods) -> str:
    """Return in words the claimed new counts that differ ("4 Skill and 2 Faith"), or "None" if none does or they are 0."""
    farm = telling.position.table.farms[claim.seat]
    changed = {what: count for what, count in claim.pieces if count != getattr(farm, what)}
    return telling.words.join(telling.nouns.list_amounts(changed)) or telling.format("claim-nothing")


@SAYINGS.word_task(HasPieces)
def word_change(telling: PositionWords, goal: HasPieces) -> WordingValues:
    """Return two values for the task: ``now``, the present number, and ``change``, the pieces gained or lost in words.

    For a good, ``change`` is its name with the article.
    """
    now = getattr(telling.position.table.farms[goal.seat], goal.what)
    gain = telling.format(f"good-{goal.what}.a") if goal.what in GOODS else ""
    return {"now": now, "change": gain or telling.nouns.describe_amount(goal.what, abs(goal.count - now))}


@word_claim(Loses)
def word_loses(telling: PositionWords, claim: Loses) -> str:
    """Return in words the time that the claim names."""
    return telling.nouns.describe_amount("time", claim.time)


OUTCOME, GOING, NEXT = (
    ConsequenceExercises(name, scenes, UNTOLD, find_rules, board, widen)
    for name, scenes, board in (("outcome", gaining.SCENES, True), ("going", going.SCENES, True), ("next", going.NEXT, False))
)
KINDS: Final = (OUTCOME.kind, GOING.kind, NEXT.kind)
