"""Advice in a first game: what the steady player would do, and the plainest reason for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from statistics import median_high
from typing import Final

from village_core.games.village.choices import Take, Well
from village_core.games.village.evaluation import Reason, evaluate
from village_core.games.village.events import Crossed
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import GOODS
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Option, Seat
from village_core.players.steady import Prospect, prospects
from village_widgets.games.village.pointing import AGENDA
from village_widgets.games.village.telling import VillageTelling


class Loudness(StrEnum):
    """How much is said unasked: the move and why, only what matters, or nothing until somebody asks."""

    FULL = "full"
    NUDGE = "nudge"
    ON_REQUEST = "on-request"


FADING: Final = (Loudness.FULL, Loudness.FULL, Loudness.NUDGE)
"""How loud the advice is in the first rounds; in all later ones somebody has to ask."""
SLIGHT: Final = 0.05
"""A gain below this, in points, is no reason."""


def loudness(round: int) -> Loudness:
    """How loud the advice is unasked in a round, counted from 1."""
    return FADING[max(round, 1) - 1] if round <= len(FADING) else Loudness.ON_REQUEST


def recommended(position: Position[Table]) -> Prospect:
    """What the advice would do, its own further decisions of the turn, and what that leads to.

    The first of several that are equally good, so that asking twice gives one answer. Raises ``ValueError`` where no
    seat decides.
    """
    return max(prospects(position, evaluate), key=lambda prospect: prospect.total)


def advise(position: Position[Table], seat: Seat, loudness: Loudness, telling: VillageTelling) -> tuple[str, ...]:
    """What is said to ``seat``, a line each: nothing while another decides. Who asks is told in ``Loudness.FULL``."""
    if loudness is Loudness.ON_REQUEST or position.seat != seat or seat == CHANCE:
        return ()
    found = sorted(prospects(position, evaluate), key=lambda prospect: -prospect.total)
    best = found[0]
    why = _why(position, seat, best, _usual(found), telling)
    say = telling.words.say
    crossed = any(isinstance(event, Crossed) and event.seat == seat for event in _carried_out(position, best)[0])
    warned = (say("advice-death", **telling.narrator.numbers),) if crossed else ()
    if loudness is Loudness.NUDGE:
        return (why[0], _where(position, best, telling), *warned)
    first, *rest = (_said(position, option, telling) for option in _turn(best))
    return (say("advice-move", move=first), *(say("advice-then", move=move) for move in rest), *why, *warned)


def _carried_out(position: Position[Table], best: Prospect) -> tuple[list[Event[Table]], Table]:
    """All that happens when the plan is carried out, and the table after it."""
    events: list[Event[Table]] = []
    for option in best.plan:
        step = position.play(option)
        events += step.events
        position = step.position
    return events, position.table


def reason(best: Mapping[str, float], other: Mapping[str, float]) -> Reason | None:
    """Of what ``best`` has most more than ``other``; nothing where it hardly differs."""
    most = max(Reason, key=lambda reason: best[reason] - other[reason])
    return most if best[most] - other[most] > SLIGHT else None


def _usual(found: Sequence[Prospect]) -> Mapping[str, float]:
    """Of each thing as much as at least half of the options leave or less."""
    return {reason: median_high(prospect.by_reason[reason] for prospect in found) for reason in Reason}


def _why(
    position: Position[Table], seat: Seat, best: Prospect, usual: Mapping[str, float], telling: VillageTelling
) -> tuple[str, ...]:
    """The reason with the largest gain over what other moves leave; if that is only something kept, first what is won."""
    say = telling.words.say
    if len(position.options) == 1:
        return (say("advice-only"),)
    now = evaluate(position.table, seat)
    edge, gain = reason(best.by_reason, usual), reason(best.by_reason, now)
    if edge is not None and best.by_reason[edge] - now[edge] > SLIGHT:
        return (_gained(edge, position, seat, best, telling),)
    said = () if gain is None else (_gained(gain, position, seat, best, telling),)
    if edge is not None:
        return (*said, say(f"advice-{edge}", way="kept"))
    return said or (say("advice-even"),)


def _gained(found: Reason, position: Position[Table], seat: Seat, best: Prospect, telling: VillageTelling) -> str:
    """What is won. Of goods it is said who wants them, or that something else makes a sale of them."""
    table, farm, say = position.table, position.table.farms[seat], telling.words.say
    if found is not Reason.GOODS:
        return say(f"advice-{found}", way="gained")
    after = _carried_out(position, best)[1].farms[seat]
    made = [good for good in GOODS if getattr(after, good) > getattr(farm, good)]
    for place, tiles in (("stalls", table.stalls), ("queue", table.queue)):
        demanded = {what for tile in tiles if tile is not None for what in table.edition.customers[tile].wants}
        for good in made:
            if good in demanded:
                return say("advice-goods-wanted", **telling.narrator.nouns.field("good", good), place=place)
    return say(f"advice-{found}", way="gained") if made else say("advice-goods-ready")


def _where(position: Position[Table], best: Prospect, telling: VillageTelling) -> str:
    """The place where it happens: of a cube its action space, of anything else what one would point at."""
    choice = best.plan[0].choice
    target = f"space:{choice.space.value}" if isinstance(choice, Take) else telling.target(choice, position)
    if target == AGENDA:
        return telling.words.say("advice-where-agenda")
    return telling.words.say("advice-where", place=telling.name(target))


def _turn(best: Prospect) -> tuple[Option, ...]:
    """The choice and what it is made for; later ones are advised when they come up."""
    return best.plan[:2] if isinstance(best.plan[0].choice, (Take, Well)) else best.plan[:1]


def _said(position: Position[Table], option: Option, telling: VillageTelling) -> str:
    price = telling.payment(option.payment)
    move = telling.narrator.choice(option.choice, position.table)
    return telling.words.say("advice-priced", move=move, price=price) if price else move
