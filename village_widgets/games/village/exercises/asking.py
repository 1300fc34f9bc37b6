"""Steps that several kinds of exercise share: questions with one claim that holds, and positions within a seat's turn.

Two checks stand here as well: that a choice can be made, and that an event happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from village_core.games.village.position import AnyFrame, Position
from village_core.games.village.rounds import Turns
from village_core.games.village.table import Table
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import Choice, RuleKey, Seat
from village_widgets.tutor.exercise import Claim, Exercise, Unfit, build_question


def ask_which(
    random: Random,
    level: int,
    kind: str,
    position: KernelPosition[Table],
    claims: Sequence[Claim[Table]],
    rules: Sequence[RuleKey],
    about: Choice | None = None,
) -> Exercise[Table]:
    """Return a question of this kind about these rules, with the one claim that holds and up to three other claims.

    ``about`` is the choice that it speaks of, if any. Raises ``Unfit`` unless exactly one claim holds and another one doesn't.
    """
    right = [claim for claim in claims if claim.is_true(position)]
    wrong = [claim for claim in claims if claim not in right]
    if len(right) != 1 or not wrong:
        raise Unfit(kind)
    return build_question(kind, level, position, [*right, *random.sample(wrong, min(3, len(wrong)))], rules, random, about)


def settle_turn(table: Table, seat: Seat, frame: AnyFrame) -> Position:
    """Return the position in ``seat``'s turn to which ``frame`` leads after all steps that no player decides."""
    return Position(table, (Turns(table.find_next_seat(seat)), frame)).settle()


def require(position: KernelPosition[Table], choice: Choice, lack: str) -> None:
    """Raise ``Unfit``, which names the ``lack``, unless the choice can be made."""
    if not any(option.choice == choice for option in position.options):
        raise Unfit(lack)


def has_event(events: Iterable[Event[Table]], kind: type[Event[Table]], **fields: object) -> bool:
    """Tell whether one of the events is of this kind and has these values in its fields."""
    found = (event for event in events if isinstance(event, kind))
    return any(all(getattr(event, name) == value for name, value in fields.items()) for event in found)
