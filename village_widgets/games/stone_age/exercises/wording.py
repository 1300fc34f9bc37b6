"""Values that sentences of Stone Age's tasks need besides the fields of their goals, returned by functions.

``tutor.wording`` explains how these are registered.
"""

from __future__ import annotations

from typing import Final

from village_core.games.nouns import WordingValues
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import Kind
from village_widgets.games.stone_age.exercises import goals
from village_widgets.tutor.wording import PositionWords, Sayings

SAYINGS: Final[Sayings[Table]] = Sayings()


@SAYINGS.word_task(goals.HasAmount)
def word_change(words: PositionWords[Table], goal: goals.HasAmount) -> WordingValues:
    """Return a dictionary with ``now``, a tribe's number of pieces of a kind, ``change``, those to be added, and ``sum``.

    ``now`` is a number, the others are amounts in words. It is empty for a goal that isn't about food or resources.
    """
    if goal.what not in tuple(Kind):
        return {}
    now = goals.count_pieces(words.position.table, goal.seat, goal.what)
    amounts = {"change": goal.count - now, "sum": goal.count}
    return {"now": now, **{name: words.nouns.describe_amount(goal.what, count) for name, count in amounts.items()}}


@SAYINGS.word_task(goals.Shuts)
@SAYINGS.word_task(goals.Enables)
@SAYINGS.word_task(goals.Slides)
def word_where(words: PositionWords[Table], goal: goals.Shuts | goals.Enables | goals.Slides) -> WordingValues:
    """Return a dictionary with ``where``: the key of the goal's place, by which a sentence chooses its words."""
    return {"where": goal.place.value}
