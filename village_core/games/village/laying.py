"""Laying out a table by hand: what people can see of it, as plain counts, and the position that this comes to.

People count what lies in view. What nobody needs to count follows from the box: the green bag, the pile, and the stock of
coins, grain and goods are whatever is not somewhere else.
"""

from __future__ import annotations

from msgspec.structs import replace

from village_core.games.laying import Unlayable
from village_core.games.village.box import rest
from village_core.games.village.dying import Dying
from village_core.games.village.edition import EditionSettings, edition_of
from village_core.games.village.laid import OWNED, Ending, Laid, LaidFarm, Rest
from village_core.games.village.position import Position
from village_core.games.village.printed import FarmBoard
from village_core.games.village.rounds import LastTurns, Turns, last_turns
from village_core.games.village.table import NO_CUBES, NO_SPACES, Farm, Supply, Table, Trigger
from village_core.games.village.tracking.resting import LaidToRest
from village_core.games.village.turn import Acting, Turn
from village_core.games.village.validation import problems_of
from village_core.games.village.vocabulary import CUBES, SPACES
from village_core.kernel.frames import Frame
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import Seat

__all__ = [
    "Ending",
    "Laid",
    "LaidFarm",
    "Rest",
    "lay",
    "layout",
    "mourned",
    "problems_of",
    "rest",
    "unknown",
]


def layout(position: KernelPosition[Table]) -> Laid:
    """The table of ``position`` as people would count it, at the beginning of the turn that is being taken.

    What a tracked table doesn't count, and what is not yet laid out at all, is left empty; ``unknown`` names it.
    """
    table = position.table
    turn, ending = _whose(position)
    supply = table.supply
    uncounted = table.tracked or not table.round
    return Laid(
        farms=tuple(_counted(position, seat) for seat in table.seats),
        spaces=NO_SPACES if uncounted else table.spaces,
        supply=NO_CUBES if uncounted else (supply.skill, supply.persuasion, supply.faith, supply.knowledge, supply.plague),
        stalls=table.stalls,
        queue=table.queue,
        round=max(1, table.round),
        turn=turn,
        start=table.start,
        ring=table.ring,
        ending=ending,
    )


def unknown(position: KernelPosition[Table]) -> tuple[str, ...]:
    """The fields of ``layout`` that nobody has told yet: names as in a problem, which may stop early."""
    table = position.table
    if not table.tracked and table.round:
        return ()
    farms = [f"farms.{seat}.{what}" for seat in table.seats for what in (*OWNED, "customers")]
    return ("spaces", "supply", "stalls", "queue", *farms)


def mourned(position: KernelPosition[Table]) -> tuple[Seat, ...]:
    """In whose families somebody has still to die, now or when the turn is over, whoever is asked next in front.

    A layout can't hold such a death: it is the beginning of a turn.
    """
    waiting = (frame for frame in reversed(position.agenda) if isinstance(frame, (Dying, LaidToRest)))
    return tuple(frame.seat for frame in waiting if frame.asks(position.table) is not None)


def lay(laid: Laid, copy: EditionSettings, players: int) -> Position:
    """The position at the beginning of the turn of ``laid.turn``, with ``players`` at the table.

    Raises ``Unlayable`` with everything that can't be.
    """
    problems = problems_of(laid, copy, players)
    if problems:
        raise Unlayable(problems)
    edition, left = edition_of(copy), rest(laid, copy)
    supply = dict(zip((cube.value for cube in CUBES), laid.supply, strict=True))
    missing = edition.setup[players].stalls - len(laid.stalls)
    ending = laid.ending
    table = Table(
        copy=copy,
        farms=tuple(_farm(farm, edition.farm) for farm in laid.farms),
        supply=Supply(**supply, **left.stock),
        spaces=laid.spaces,
        bag=left.bag,
        stalls=(*laid.stalls, *(None,) * missing),
        queue=laid.queue,
        pile=left.pile,
        start=laid.start,
        ring=laid.ring,
        round=laid.round,
        trigger=None if ending is None else Trigger(ending.seat, ending.filled, ending.moment, last_turns=True),
    )
    return Position(table, _agenda(table, laid))


def _counted(position: KernelPosition[Table], seat: Seat) -> LaidFarm:
    """One farm as it lies there; a death that has not been seen to yet is not among those that nobody could die."""
    farm, board = position.table.farms[seat], position.table.edition.farm
    shared = {what: max(0, getattr(farm, what)) for what in OWNED}
    laid = LaidFarm(farm.family, **shared, prestige=max(0, farm.prestige), cities=farm.cities, customers=farm.customers)
    open_ = sum(isinstance(frame, (Dying, LaidToRest)) and frame.seat == seat for frame in position.agenda)
    return replace(laid, space=board.space(farm.time), unmourned=board.laps(farm.time) - laid.dead - open_)


def _farm(laid: LaidFarm, board: FarmBoard) -> Farm:
    shared = {what: getattr(laid, what) for what in OWNED}
    one, two, three, four = (tuple(sorted(places)) for places in laid.family)
    return Farm(
        (one, two, three, four),
        **shared,
        time=board.time(max(0, laid.dead + laid.unmourned), laid.space),
        prestige=laid.prestige,
        cities=tuple(sorted(laid.cities)),
        customers=laid.customers,
    )


def _agenda(table: Table, laid: Laid) -> tuple[Turns | LastTurns | Turn | Acting, ...]:
    """That turn, and what comes after it: the turns of the round, or those that are left of the last ones."""
    seat = laid.turn
    if laid.ending is None:
        return (Turns(table.after(seat)), Turn(seat))
    after = table.clockwise(table.after(seat))
    left = LastTurns(() if laid.ending.last == seat else after[: after.index(laid.ending.last) + 1])
    return (left, Turn(seat) if table.has_cubes() else Acting(seat, SPACES))


def _whose(position: KernelPosition[Table]) -> tuple[Seat, Ending | None]:
    """Whose turn it is, and what is known of the end once it was rung in."""
    table, trigger = position.table, position.table.trigger
    seats = len(table.farms)
    turn = table.start
    for depth, frame in enumerate(position.agenda):
        if isinstance(frame, Turns):
            turn = frame.before(table)
            if trigger is None:
                return turn, None
            order, _ = last_turns(table, turn)
            return order[0], Ending(trigger.seat, trigger.filled, trigger.moment, order[-1])
        if isinstance(frame, LastTurns) and trigger is not None:
            turn = (frame.order[0] - 1) % seats if frame.order else _taking(position.agenda[depth + 1 :], turn)
            last = frame.order[-1] if frame.order else turn
            return turn, Ending(trigger.seat, trigger.filled, trigger.moment, last)
    return turn, None if trigger is None else Ending(trigger.seat, trigger.filled, trigger.moment, turn)


def _taking(agenda: tuple[Frame[Table], ...], otherwise: Seat) -> Seat:
    """Whose turn the first of these frames belongs to: it is its ``seat``, or whoever called a market day."""
    for frame in agenda:
        for name in ("caller", "seat"):
            seat = getattr(frame, name, None)
            if isinstance(seat, int):
                return seat
    return otherwise
