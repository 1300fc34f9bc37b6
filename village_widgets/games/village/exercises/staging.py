"""Facts that a reader needs for an answer and that the drawn table doesn't show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from village_core.games.editions import name_edition
from village_core.games.village.box import list_replaceable
from village_core.games.village.choices import TakeInfluence
from village_core.games.village.market import MarketDay
from village_core.games.village.prices import COIN
from village_core.games.village.rewarding import STAGES, Privileges, Rewarded
from village_core.games.village.turn import Acting, Turn
from village_core.games.village.vocabulary import GOODS, INFLUENCES, Space
from village_widgets.games.village.exercises.wording import SAYINGS, PositionWords

LOW: Final = 1
"""A supply up to this number can matter."""


@SAYINGS.word_scene
def word_scene(telling: PositionWords) -> str:
    """Return in words how the decision came about, after notes on what the table doesn't show."""
    return telling.words.join_sentences(*list_notes(telling), *_word_frame(telling))


def list_notes(telling: PositionWords) -> Iterator[str]:
    """Yield sentences: the edition if it matters, the pieces that have nearly run out, and that the last cubes are gone."""
    table, top = telling.position.table, telling.position.top
    low = telling.words.join(_list_low(telling))
    if low or (isinstance(top, Privileges) and top.stage >= STAGES[TakeInfluence]):
        yield telling.format("scene-edition", name=name_edition(table.edition, telling.words), year=str(table.edition.year))
    if low:
        yield telling.format("scene-supply", pieces=low)
    if not table.has_cubes():
        yield telling.format("scene-cubes-out")


def _list_low(telling: PositionWords) -> list[str]:
    """Return in words, each with the number left, the pieces of which the supply is so small that it could matter now."""
    table = telling.position.table
    kinds: tuple[str, ...] = ()
    match telling.position.top:
        case Privileges(_, stage) if stage >= STAGES[TakeInfluence]:
            kinds = (*INFLUENCES, *GOODS)
        case Rewarded():
            kinds = INFLUENCES
        case Acting(_, spaces) if Space.CRAFTS in spaces:
            kinds = (*GOODS, COIN)
    found = {kind: getattr(table.supply, kind) for kind in kinds if kind not in list_replaceable(table.edition)}
    enough = {kind: LOW if kind in INFLUENCES or kind == COIN else 0 for kind in kinds}
    return [telling.nouns.describe_amount(kind, count) for kind, count in found.items() if count <= enough[kind]]


def _word_frame(telling: PositionWords) -> Iterator[str]:
    """Yield in words what is decided: a turn, a sale and who has passed, an action and its space, a privilege or a reward.

    Nothing is yielded for other decisions.
    """
    names = telling.names
    match telling.position.top:
        case Turn(seat):
            yield telling.format("scene-turn", who=names[seat])
        case MarketDay(caller, turn, passed, opened):
            free = "no" if opened or turn != caller else "yes"
            yield telling.format("scene-market", caller=names[caller], who=names[turn], free=free)
            if passed:
                out = telling.words.join([names[seat] for seat in passed])
                yield telling.format("scene-passed", out=out, count=len(passed))
        case Privileges(seat, stage):
            yield telling.format("scene-privileges", who=names[seat], stage=stage)
        case Rewarded(seat, count):
            yield telling.format("scene-rewarded", who=names[seat], count=count)
        case Acting(seat, (space,)):
            yield telling.format("scene-acting", who=names[seat], **telling.nouns.describe_field("space", space))
        case Acting(seat):
            paid = telling.position.table.has_cubes()
            yield telling.format("scene-anywhere" if paid else "scene-free", who=names[seat])
