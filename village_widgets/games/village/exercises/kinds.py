"""Every kind of exercise of Village, and which of them can ask a rule."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from village_core.games.village.table import Table
from village_core.kernel.values import RuleKey
from village_widgets.games.village.exercises import dying, following, mass, paying, refusing, rounds, scoring
from village_widgets.tutor.exercise import Kind

KINDS: Final[tuple[Kind[Table], ...]] = (
    *refusing.KINDS,
    *paying.KINDS,
    *following.KINDS,
    *dying.KINDS,
    *mass.KINDS,
    *scoring.KINDS,
    *rounds.KINDS,
)


def fitting(rules: Collection[RuleKey] = (), names: Collection[str] = ()) -> tuple[Kind[Table], ...]:
    """The kinds that can ask at least one of ``rules``, out of those of these ``names``; nothing named asks for all."""
    return tuple(
        kind for kind in KINDS if (not names or kind.name in names) and (not rules or not kind.rules.isdisjoint(rules))
    )
