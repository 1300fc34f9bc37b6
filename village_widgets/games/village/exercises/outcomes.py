"""Claims about what a seat has after a choice."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from village_core.games.village.position import Position
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import Place
from village_core.kernel.values import Option, Seat
from village_widgets.games.village.exercises.barring import pick_table
from village_widgets.games.village.exercises.claims import AtHome, Goods, HasPieces
from village_widgets.tutor.following import Consequences


def claim_amounts(position: Position, option: Option, seat: Seat, what: str, *counts: int) -> Consequences[Table]:
    """Return claims about how much of ``what`` the seat has after ``option``.

    The amounts are as now, as now with one of ``counts`` added, and from one less to three more than now; none is below 0.
    """
    now = getattr(position.table.farms[seat], what)
    numbers = [now + count for count in (*counts, 0, 1, 2, -1, 3) if now + count >= 0]
    return Consequences(position, option, tuple(HasPieces(option, seat, what, number) for number in dict.fromkeys(numbers)))


def claim_at_home(position: Position, option: Option, seat: Seat, *steps: int) -> Consequences[Table]:
    """Return a claim for each of ``steps``: that many more members (or fewer, if negative) at home after ``option`` than now.

    Claims with a number below 0 are left out.
    """
    now = position.table.farms[seat].places.count(Place.FARM)
    return Consequences(position, option, tuple(AtHome(option, seat, now + step) for step in steps if now + step >= 0))


def claim_piles(
    position: Position, option: Option, seat: Seat, sorts: Iterable[str], *changes: dict[str, int]
) -> Consequences[Table]:
    """Return claims about what the seat has of ``sorts`` after ``option``: as much as now, or with one of ``changes`` added.

    Claims with a number below 0 are left out.
    """
    farm = position.table.farms[seat]
    now = {what: getattr(farm, what) for what in sorts}
    piles = [{**now, **{what: now[what] + more for what, more in change.items()}} for change in (*changes, {})]
    fit = [tuple(pile.items()) for pile in piles if min(pile.values()) >= 0]
    return Consequences(position, option, tuple(Goods(option, seat, pile) for pile in dict.fromkeys(fit)))


def pick_rich_table(random: Random, level: int) -> tuple[Table, Seat]:
    """Return a table, and a seat that has enough pieces for nearly every choice. May raise ``Unfit``."""
    return pick_table(random, level, plenty=True)
