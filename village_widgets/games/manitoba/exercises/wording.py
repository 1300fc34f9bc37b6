"""Functions that word Manitoba's exercises, or return values that their sentences need besides the fields of goals.

``tutor.wording`` explains how these are registered.
"""

from __future__ import annotations

from typing import Final

from village_core.games.manitoba.acting import Acting
from village_core.games.manitoba.storing import Storing
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.vocabulary import ALTARS, GROUND
from village_core.games.narration import get_tag
from village_core.games.nouns import WordingValues
from village_widgets.games.manitoba.exercises import goals, outcomes
from village_widgets.tutor.wording import PositionWords, Sayings

SAYINGS: Final[Sayings[Table]] = Sayings()


@SAYINGS.word_scene
def word_scene(words: PositionWords[Table]) -> str:
    """Return a sentence about how the decision came about and which actions are over; else what is to be decided."""
    top = words.position.top
    assert top is not None
    part = f"scene-{get_tag(top)}"
    if isinstance(top, Acting):
        active = top.seat == words.position.table.start
        done = "both" if top.landed and top.walked else "landed" if top.landed else "walked" if top.walked else "none"
        part = f"scene-active-{done}" if active else f"scene-other-{'both' if done == 'both' else 'none'}"
    if isinstance(top, Storing) and top.emptied:
        part = f"{part}-emptied"
    key = part if words.words.knows(part) else ""
    return (
        words.format(key, **words.narrator.describe_frame(top, words.position))
        if key
        else words.narrator.describe_decision(words.position)
    )


@SAYINGS.word_task(goals.Shares)
def word_barred_disc(words: PositionWords[Table], goal: goals.Shares) -> WordingValues:
    """Return a dictionary with ``barred``: the name of the disc that must stay beside the village."""
    return {"barred": words.format(f"disc-{goal.barred}")}


@SAYINGS.word_task(goals.OpensLand)
def word_top(words: PositionWords[Table], goal: goals.OpensLand) -> WordingValues:
    """Return a dictionary with ``disc``: the name of the disc that has the colour of the good's terrain."""
    return {"disc": words.format(f"disc-{GROUND[goal.good]}")}


@SAYINGS.word_task(goals.Takes)
@SAYINGS.word_task(outcomes.Frees)
def word_good(words: PositionWords[Table], goal: goals.Takes | outcomes.Frees) -> WordingValues:
    """Return a dictionary with ``which``, the good's key, by which a sentence chooses words, and ``kind``, the good's name."""
    return {"which": goal.good.value, "kind": words.format(f"kind-{goal.good}")}


@SAYINGS.word_task(goals.Worth)
@SAYINGS.word_task(goals.Stocks)
@SAYINGS.word_task(goals.OnAltar)
@SAYINGS.word_task(outcomes.Keeps)
def word_where(words: PositionWords[Table], goal: goals.Worth | goals.Stocks | goals.OnAltar | outcomes.Keeps) -> WordingValues:
    """Return a dictionary with ``where``, the place's key, and ``kind``, the name of a storage's goods, empty for an altar."""
    return {"where": goal.place.value, "kind": "" if goal.place in ALTARS else words.format(f"kind-{goal.place}")}


@SAYINGS.word_task(goals.Blocks)
def word_rival(words: PositionWords[Table], goal: goals.Blocks) -> WordingValues:
    """Return a dictionary with ``rival``: the name of the player whose turn is next."""
    return {"rival": words.names[goal.start]}


@SAYINGS.word_task(outcomes.Scores)
@SAYINGS.word_task(outcomes.ScoresByEvent)
def word_loss(words: PositionWords[Table], goal: outcomes.Scores) -> WordingValues:
    """Return a dictionary with ``lost``, the points with their sign turned, and ``way``: ``lose`` for a loss, else ``gain``."""
    return {"lost": -goal.points, "way": "lose" if goal.points < 0 else "gain"}
