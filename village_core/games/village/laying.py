"""Laying out a table by hand: from the counts that people see to a position.

People count what lies in view. The rest follows from the box: the green bag, the pile, and the stock of coins, grain and goods
are all pieces that lie nowhere else.
"""

from __future__ import annotations

from msgspec.structs import replace

from village_core.games.laying import Unlayable
from village_core.games.village.box import derive_rest
from village_core.games.village.dying import Dying
from village_core.games.village.edition import EditionSettings, build_edition
from village_core.games.village.laid import OWNED, Laid, LaidEnding, LaidFarm
from village_core.games.village.position import Position
from village_core.games.village.printed import FarmBoard
from village_core.games.village.rounds import LastTurns, Turns, find_last_turns
from village_core.games.village.table import NO_CUBES, NO_SPACES, Farm, Supply, Table, Trigger
from village_core.games.village.tracking.resting import LaidToRest
from village_core.games.village.turn import Acting, Turn
from village_core.games.village.validation import find_problems
from village_core.games.village.vocabulary import CUBES, SPACES
from village_core.kernel.frames import Frame
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import Seat


def build_layout(position: KernelPosition[Table]) -> Laid:
    """Return the table of ``position``: its pieces as people would count them now, even within a turn, and whose turn it is.

    Laid out so, this turn has yet to begin. If the end is rung in and the last turns have not begun, it is the first of them.
    In a tracked game and before the first round, spaces and supply are empty; ``list_unknown_fields`` names all unsure fields.
    """
    table = position.table
    turn, ending = _find_turn(position)
    supply = table.supply
    uncounted = table.tracked or not table.round
    return Laid(
        farms=tuple(_count_farm(position, seat) for seat in table.seats),
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


def list_unknown_fields(position: KernelPosition[Table]) -> tuple[str, ...]:
    """Return the fields of ``build_layout`` that a tracked game doesn't count, or that are not laid out yet.

    There is none in a full game once its first round has begun. They are dotted names (``farms.0.coin``); a name without its
    last parts means all fields below it.
    """
    table = position.table
    if not table.tracked and table.round:
        return ()
    farms = [f"farms.{seat}.{what}" for seat in table.seats for what in (*OWNED, "customers")]
    return ("spaces", "supply", "stalls", "queue", *farms)


def list_pending_deaths(position: KernelPosition[Table]) -> tuple[Seat, ...]:
    """Return the seats in whose families a member has still to die, now or after the turn, the next one first.

    A seat is listed once for each death. A layout can't hold such a death: it is the beginning of a turn.
    """
    waiting = (frame for frame in reversed(position.agenda) if isinstance(frame, (Dying, LaidToRest)))
    return tuple(frame.seat for frame in waiting if frame.find_decider(position.table) is not None)


def lay(laid: Laid, copy: EditionSettings, players: int) -> Position:
    """Return the position at the beginning of the turn of ``laid.turn``, with ``players`` at the table.

    Raises ``Unlayable`` with the problems of the layout that ``find_problems`` returns.
    """
    problems = find_problems(laid, copy, players)
    if problems:
        raise Unlayable(problems)
    edition, left = build_edition(copy), derive_rest(laid, copy)
    supply = dict(zip((cube.value for cube in CUBES), laid.supply, strict=True))
    missing = edition.setup[players].stalls - len(laid.stalls)
    ending = laid.ending
    table = Table(
        copy=copy,
        farms=tuple(_build_farm(farm, edition.farm) for farm in laid.farms),
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
    return Position(table, _build_agenda(table, laid))


def _count_farm(position: KernelPosition[Table], seat: Seat) -> LaidFarm:
    """Return one farm as people count it, negative counts as 0; a death that is still to come is not among the ``unmourned``."""
    farm, board = position.table.farms[seat], position.table.edition.farm
    shared = {what: max(0, getattr(farm, what)) for what in OWNED}
    laid = LaidFarm(farm.family, **shared, prestige=max(0, farm.prestige), cities=farm.cities, customers=farm.customers)
    open_ = sum(isinstance(frame, (Dying, LaidToRest)) and frame.seat == seat for frame in position.agenda)
    return replace(laid, space=board.find_space(farm.time), unmourned=board.count_laps(farm.time) - laid.dead - open_)


def _build_farm(laid: LaidFarm, board: FarmBoard) -> Farm:
    shared = {what: getattr(laid, what) for what in OWNED}
    one, two, three, four = (tuple(sorted(places)) for places in laid.family)
    return Farm(
        (one, two, three, four),
        **shared,
        time=board.find_time(max(0, laid.dead + laid.unmourned), laid.space),
        prestige=laid.prestige,
        cities=tuple(sorted(laid.cities)),
        customers=laid.customers,
    )


def _build_agenda(table: Table, laid: Laid) -> tuple[Turns | LastTurns | Turn | Acting, ...]:
    """Return the agenda of a laid-out turn: the turn on top, below it the turns of the round, or the remaining last turns.

    If no cube is left on the board in the last turns, an action at any space stands on top in place of the turn.
    """
    seat = laid.turn
    if laid.ending is None:
        return (Turns(table.find_next_seat(seat)), Turn(seat))
    after = table.list_clockwise(table.find_next_seat(seat))
    left = LastTurns(() if laid.ending.last == seat else after[: after.index(laid.ending.last) + 1])
    return (left, Turn(seat) if table.has_cubes() else Acting(seat, SPACES))


def _find_turn(position: KernelPosition[Table]) -> tuple[Seat, LaidEnding | None]:
    """Return the seat whose turn it is, and the state of the last turns: None before the end is rung in.

    If the end was rung in and the last turns have not begun, the seat is that of the first of them.
    """
    table, trigger = position.table, position.table.trigger
    seats = len(table.farms)
    turn = table.start
    for depth, frame in enumerate(position.agenda):
        if isinstance(frame, Turns):
            turn = frame.find_previous_seat(table)
            if trigger is None:
                return turn, None
            order, _ = find_last_turns(table, turn)
            return order[0], LaidEnding(trigger.seat, trigger.filled, trigger.moment, order[-1])
        if isinstance(frame, LastTurns) and trigger is not None:
            turn = (frame.order[0] - 1) % seats if frame.order else _find_seat(position.agenda[depth + 1 :], turn)
            last = frame.order[-1] if frame.order else turn
            return turn, LaidEnding(trigger.seat, trigger.filled, trigger.moment, last)
    return turn, None if trigger is None else LaidEnding(trigger.seat, trigger.filled, trigger.moment, turn)


def _find_seat(agenda: tuple[Frame[Table], ...], otherwise: Seat) -> Seat:
    """Return the seat of the first frame from the bottom with a ``caller`` (market day) or ``seat``; else ``otherwise``."""
    for frame in agenda:
        for name in ("caller", "seat"):
            seat = getattr(frame, name, None)
            if isinstance(seat, int):
                return seat
    return otherwise
