"""Flaws of a position: impossible numbers, pieces, places and seats on its table, and frames that can't be on its agenda."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from village_core.games.editions import BadSettings
from village_core.games.outcome import Outcome
from village_core.games.position import find_agenda_flaws
from village_core.games.village import box
from village_core.games.village.compensating import DrawingInfluence
from village_core.games.village.dying import Dying
from village_core.games.village.edition import Edition, build_edition
from village_core.games.village.ending import RULES, list_tie_lines
from village_core.games.village.market import MarketDay
from village_core.games.village.mass import BuyingOut, Drawing, Rising
from village_core.games.village.rewarding import Privileges, Rewarded
from village_core.games.village.rounds import LastTurns, Turns
from village_core.games.village.rules import Rule
from village_core.games.village.solo.answering import Answering, Rolling
from village_core.games.village.solo.conserving import find_rival_flaws, is_solo_frame_possible
from village_core.games.village.solo.fate import TurningFate
from village_core.games.village.solo.reacting import Reacting
from village_core.games.village.table import NO_SPACES, Table
from village_core.games.village.tracking.events import SOME_CUBES
from village_core.games.village.tracking.resting import LaidToRest
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.tracking.watching import Tracking
from village_core.games.village.turn import Acting, Turn
from village_core.games.village.vocabulary import CITIES, GENERATIONS, GOODS, INFLUENCES, SPACES, Row
from village_core.kernel.frames import Frame
from village_core.kernel.position import Position
from village_core.kernel.values import Seat

FARTHEST = 9999
"""A bound beyond all markers on tracks of hourglasses, prestige or rounds."""


def find_flaw(position: Position[Table]) -> str:
    """Return the dotted place of the first flaw in ``position``; empty if it has none.

    Without a flaw the box's pieces are all there, no count is below zero, each farm's grain, the chronicle and the graves are
    within their room, seats are at the table, each frame fits, and the player who is asked can act. In a tracked game cubes,
    goods and stalls are not compared with the box.
    """
    found = next(_find_table_flaws(position.table), "")
    if not found:
        found = next(find_agenda_flaws(position, _is_frame_possible), "")
    return found


def _find_table_flaws(table: Table) -> Iterator[str]:
    try:
        edition = build_edition(table.copy)
    except BadSettings as error:
        yield f"table.copy.{error.place}"
        return
    if len(table.farms) not in edition.setup or len(table.farms) not in edition.chronicle:
        yield "table.farms"
        return
    yield from find_rival_flaws(table, edition)
    yield from _find_farm_flaws(table, edition)
    if table.tracked:
        yield from _find_tracked_flaws(table, edition)
    else:
        yield from _find_piece_flaws(table, edition)
        yield from _find_market_flaws(table, edition)
    yield from (f"table.chronicle.{row.value}" for row in Row if table.count_row_room(row) < 0)
    if table.count_free_graves() < 0:
        yield "table.graves"
    seats = (
        ("start", table.start, _are_seats),
        ("ring", table.ring, _are_seats),
        ("trigger", None if table.trigger is None else table.trigger.seat, _are_farms),
    )
    yield from (f"table.{name}" for name, seat, fits in seats if seat is not None and not fits(table, (seat,)))
    if not 0 <= table.round <= FARTHEST:
        yield "table.round"
    if table.outcome is not None and not _can_end_so(table, table.outcome):
        yield "table.outcome"


def _can_end_so(table: Table, outcome: Outcome) -> bool:
    """Tell whether a game can end like this: whole sheets for all seats, and winners that fit the rule that decided.

    Tie-breakers are not counted again: after a tie any of the leaders may have won.
    """
    sheets, winners = outcome.sheets, outcome.winners
    whole = all(set(sheet.points) == set(RULES) and sheet.total == sum(sheet.points.values()) for sheet in sheets)
    if not (whole and winners and len(sheets) == len(table.seats) and _are_seats(table, winners)):
        return False
    if table.rival:
        return outcome.rule == Rule.SOLO_RANK
    best = max(sheet.total for sheet in sheets)
    first = tuple(seat for seat, sheet in enumerate(sheets) if sheet.total == best)
    if outcome.rule == Rule.WIN_MOST:
        return winners == first and len(winners) == 1
    ties = (Rule.TIE_SHARED,) if len(winners) > 1 else tuple(list_tie_lines(table.edition).values())
    return outcome.rule in ties and len(first) > 1 and tuple(sorted({*winners} & {*first})) == winners


def _find_farm_flaws(table: Table, edition: Edition) -> Iterator[str]:
    for seat, farm in enumerate(table.farms):
        here = f"table.farms.{seat}"
        for generation, places in zip(GENERATIONS, farm.family, strict=True):
            if len(places) != edition.box.family[generation - 1]:
                yield f"{here}.family.{generation - 1}"
        if any(city not in CITIES for city in farm.cities) or len(set(farm.cities)) < len(farm.cities):
            yield f"{here}.cities"
        for what in (*INFLUENCES, *GOODS):
            if getattr(farm, what.value) < 0:
                yield f"{here}.{what.value}"
        if farm.coin < 0:
            yield f"{here}.coin"
        if not 0 <= farm.grain <= edition.farm.grain:
            yield f"{here}.grain"
        for what_track, value in (("time", farm.time), ("prestige", farm.prestige)):
            if not 0 <= value <= FARTHEST:
                yield f"{here}.{what_track}"


def _find_tracked_flaws(table: Table, edition: Edition) -> Iterator[str]:
    """Yield the impossible fields of a tracked game: wrong cubes on spaces, and customers unknown or served twice.

    The spaces must hold no cubes, or the one that stands for all.
    """
    if table.spaces not in (NO_SPACES, SOME_CUBES):
        yield "table.spaces"
    served = [tile for farm in table.farms for tile in farm.customers]
    if len(set(served)) < len(served) or any(tile not in range(len(edition.customers)) for tile in served):
        yield "table.farms.customers"


def _find_piece_flaws(table: Table, edition: Edition) -> Iterator[str]:
    """Yield the impossible fields of pieces: counts below zero, and a supply that isn't what is left of the box.

    Goods and coins may be below zero in the supply if players may replace them.
    """
    if len(table.spaces) != len(SPACES):
        yield "table.spaces"
        return
    yield from (f"table.spaces.{at}" for at, cubes in enumerate(table.spaces) if min(cubes) < 0)
    if min(table.bag) < 0:
        yield "table.bag"
    for what, count in box.derive_supply(table).items():
        if getattr(table.supply, what) != count or (count < 0 and what not in box.list_replaceable(edition)):
            yield f"table.supply.{what}"


def _find_market_flaws(table: Table, edition: Edition) -> Iterator[str]:
    """Yield the impossible fields of the market: a wrong number of stalls, too long a queue, tiles not in exactly one place."""
    if len(table.stalls) != edition.setup[len(table.farms)].stalls:
        yield "table.stalls"
    if len(table.queue) > edition.market.queue:
        yield "table.queue"
    if sorted((*box.list_tiles(table), *table.pile)) != [*range(len(edition.customers))]:
        yield "table.pile"


def _is_frame_possible(table: Table, frame: Frame[Table]) -> bool:
    """Tell whether a frame can be on the agenda of ``table``, with its seats and numbers."""
    match frame:
        case Privileges(seat, stage):
            return _are_seats(table, (seat,)) and 1 <= stage <= 4
        case Rewarded(seat, count, _):
            return _are_seats(table, (seat,)) and 1 <= count <= 2
        case Acting(seat, spaces):
            return _are_seats(table, (seat,)) and bool(spaces)
        case Turns(seat):
            return _are_farms(table, (seat,))
        case Turn(seat) | Dying(seat) | DrawingInfluence(seat):
            return _are_seats(table, (seat,))
        case Answering() | Rolling() | TurningFate() | Reacting():
            return is_solo_frame_possible(table, frame)
        case Tracking(seat) | LaidToRest(seat):
            return table.tracked and _are_seats(table, (seat,))
        case Tallying():
            return table.tracked and frame.are_counts_possible(table)
        case MarketDay(caller, turn, passed, _):
            return _are_seats(table, (turn,)) and _are_farms(table, (caller, *passed))
        case LastTurns(seats):
            return _are_farms(table, seats)
        case Rising(seats):
            return _are_seats(table, seats)
        case BuyingOut(seats, drawn):
            return _are_seats(table, seats) and 0 <= drawn <= 4
        case Drawing(left, monks):
            return left >= 0 and monks >= 0 and left + monks <= 4
        case _:
            return True


def _are_seats(table: Table, seats: Iterable[Seat]) -> bool:
    """Tell whether all ``seats`` are those of players at the table; Carla's is not."""
    return all(seat in table.seats for seat in seats)


def _are_farms(table: Table, seats: Iterable[Seat]) -> bool:
    """Tell whether all ``seats`` are those of players at the table, or Carla's."""
    return all(seat in range(len(table.farms)) for seat in seats)
