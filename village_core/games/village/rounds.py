"""The course of the game: rounds, turns, and the last turns."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from math import comb, prod
from operator import le
from random import Random

from msgspec.structs import replace

from village_core.games.village.choices import Seed
from village_core.games.village.edition import Edition
from village_core.games.village.ending import Scoring
from village_core.games.village.events import BagFilled, CubesOut, CubesPlaced, LastTurnsBegan, RoundBegan
from village_core.games.village.mass import hold_mass
from village_core.games.village.rules import Rule
from village_core.games.village.solo.answering import begin_carla_turn
from village_core.games.village.solo.board import RIVAL
from village_core.games.village.solo.events import RivalCame, TrackCleared
from village_core.games.village.table import NO_CUBES, Table
from village_core.games.village.tracking.events import BoardSeeded
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.tracking.watching import Tracking
from village_core.games.village.turn import Acting, Turn
from village_core.games.village.vocabulary import CUBES, INFLUENCES, SPACES, Moment, Space
from village_core.kernel.frames import ChanceFrame, Frame
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import CHANCE, Choice, Lack, Payment, Seat


class NewRound(Frame[Table], frozen=True, gc=False):
    """A round begins: the ring's holder, or else the last starting player, starts; bag and spaces are filled (``round-bag``)."""

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Begin the round, and fill the bag from the supply: a fixed number of each influence, as far as it goes, and all plague.

        Against Carla, first note in the first round that she comes, and in later ones return her older cubes to the supply. A
        tracked game has no bag: its board is seeded at once.
        """
        table = ledger.table
        start = table.start if table.ring is None else table.ring
        if table.rival and not table.round:
            ledger.emit(RivalCame(Rule.SOLO_SETUP))
        ledger.emit(RoundBegan(Rule.SOLO_START if table.rival else Rule.ROUND_START_PLAYER, start))
        if table.tracked:
            ledger.emit(BoardSeeded(Rule.ROUND_SEEDING))
            return (Turns(start),)
        _clear_track(ledger)
        added = table.edition.setup[len(table.farms)].added
        supply = ledger.table.supply
        a, b, c, d = (min(added, getattr(supply, kind)) for kind in INFLUENCES)
        ledger.emit(BagFilled(Rule.ROUND_BAG, (a, b, c, d, supply.plague)))
        return (Turns(start), Seeding(SPACES))


def _clear_track(ledger: Ledger[Table]) -> None:
    """Move all cubes on Carla's board except the last to the supply, for the new round."""
    rival = ledger.table.rival
    if rival and len(rival.cubes) > 1:
        ledger.emit(TrackCleared(Rule.SOLO_NEW_ROUND, replace(rival, cubes=rival.cubes[:-1]).heap))


class Seeding(ChanceFrame[Table], frozen=True, gc=False):
    """Chance draws cubes from the green bag for each of ``spaces`` in order, as far as the bag goes (``round-seeding``)."""

    spaces: tuple[Space, ...]

    def find_decider(self, table: Table) -> Seat | None:
        """Return ``CHANCE`` while any of ``spaces`` is left and the bag has a cube; else None."""
        return CHANCE if self.spaces and table.bag != NO_CUBES else None

    def count_cubes(self, table: Table) -> int:
        """Return the number of cubes that the next space gets: as many as the setup card says, as far as the bag goes."""
        return min(_list_places(table.edition, len(table.farms))[self.spaces[0]], sum(table.bag))

    def list_outcomes(self, table: Table) -> Iterable[tuple[Choice, int]]:
        """Yield every combination of cubes that the bag can give, with the number of ways to draw it."""
        size, bag = self.count_cubes(table), table.bag
        for counts in product(*(range(min(size, n) + 1) for n in bag[:-1])):
            plague = size - sum(counts)
            if 0 <= plague <= bag[-1]:
                a, b, c, d = counts
                cubes = (a, b, c, d, plague)
                yield Seed(self.spaces[0], cubes), prod(comb(n, k) for n, k in zip(bag, cubes, strict=True))

    def sample(self, table: Table, random: Random) -> Choice:
        """Draw the cubes of the next space at random from the bag."""
        left, cubes = list(table.bag), [0, 0, 0, 0, 0]
        inside = sum(left)
        for there in range(inside, inside - self.count_cubes(table), -1):
            at = int(random.random() * there)
            colour = 0
            while at >= left[colour]:
                at -= left[colour]
                colour += 1
            left[colour] -= 1
            cubes[colour] += 1
        a, b, c, d, e = cubes
        return Seed(self.spaces[0], (a, b, c, d, e))

    def list_lacks(self, table: Table, choice: Choice) -> tuple[Lack, ...]:
        """Return the reasons against a choice other than the right number of cubes, all in the bag, for the next space."""
        if not isinstance(choice, Seed) or choice.space is not self.spaces[0] or min(choice.cubes) < 0:
            return (Lack(Rule.ROUND_SEEDING),)
        size = self.count_cubes(table)
        if sum(choice.cubes) != size:
            return (Lack(Rule.ROUND_SEEDING, "cubes", size, sum(choice.cubes)),)
        if all(map(le, choice.cubes, table.bag)):
            return ()
        pairs = zip(CUBES, choice.cubes, table.bag, strict=True)
        return tuple(Lack(Rule.ROUND_SEEDING, cube, wanted, n) for cube, wanted, n in pairs if wanted > n)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Move the cubes from the bag to the space, and return the frame for the next space."""
        assert isinstance(choice, Seed)
        ledger.emit(CubesPlaced(Rule.ROUND_SEEDING, choice.space, choice.cubes))
        return (Seeding(self.spaces[1:]),)


class Turns(Frame[Table], frozen=True, gc=False):
    """The frame between turns, which asks no seat: ``seat``'s turn comes next, or a mass and a new round, or the last turns."""

    seat: Seat

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Return the frames of what comes next: the last turns, a mass and a new round, or a turn.

        The last turns begin if the end was rung in; else a mass is held if no cube is left on the board.
        """
        table = ledger.table
        if table.trigger is not None:
            order, rule = find_last_turns(table, self.find_previous_seat(table))
            ledger.emit(LastTurnsBegan(rule, order))
            return (LastTurns(order),)
        if not table.has_cubes():
            return (NewRound(), *hold_mass(ledger, Rule.ROUND_END))
        if table.tracked:
            return (Turns(table.find_next_seat(self.seat)), Tracking(self.seat))
        if table.rival and self.seat == RIVAL:
            return (Turns(table.find_next_seat(RIVAL)), *begin_carla_turn(ledger))
        return _turn_and_next(self.seat, len(table.farms))

    def find_previous_seat(self, table: Table) -> Seat:
        """Return the seat whose turn comes before this frame's ``seat``; in a game for one, Carla has a seat, too."""
        return (self.seat - 1) % len(table.farms)


class LastTurns(Frame[Table], frozen=True, gc=False):
    """The seats in ``order`` have one more turn each; without cubes on the board, one free action (``end-cubes-out``)."""

    order: tuple[Seat, ...]

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Return the frames of the next last turn, or of the last mass and the score (in a tracked game the final sheet).

        An event notes if no cube is left for a player's turn.
        """
        if not self.order:
            tracked = ledger.table.tracked
            return (Tallying() if tracked else Scoring(), *hold_mass(ledger, Rule.END_FINAL_MASS))
        seat, rest = self.order[0], LastTurns(self.order[1:])
        if ledger.table.rival and seat == RIVAL:
            return (rest, *begin_carla_turn(ledger))
        if not ledger.table.has_cubes():
            ledger.emit(CubesOut(Rule.END_CUBES_OUT, seat))
        if ledger.table.tracked:
            return (rest, Tracking(seat))
        return (rest, Turn(seat) if ledger.table.has_cubes() else Acting(seat, SPACES))


def find_last_turns(table: Table, active: Seat) -> tuple[tuple[Seat, ...], Rule]:
    """Return the seats that have one more turn, in order, if the end was rung in during the turn of ``active``; and the rule.

    ``active`` has no more turn after ringing it in; else ``active`` is last, or by a ruling, except against Carla, the
    player who rang it in.
    """
    trigger = table.trigger
    assert trigger is not None
    after = _turn_order(table, active)
    if trigger.seat == active:
        in_market = trigger.moment is Moment.MARKET_DAY
        return after[:-1], Rule.END_MARKET_CALLER if in_market else Rule.END_LAST_TURNS
    if table.edition.rulings.market_trigger == "trigger-last" and not table.rival:
        return _turn_order(table, trigger.seat), Rule.END_MARKET_OTHER
    return after, Rule.END_MARKET_OTHER


def _turn_order(table: Table, last: Seat) -> tuple[Seat, ...]:
    """Return every seat that has turns, ending with ``last``: Carla's too, unless she is first with nothing to answer or take."""
    first = table.find_next_seat(last)
    order = (*range(first, len(table.farms)), *range(first))
    if table.rival and order[0] == RIVAL and (table.rival.asked is None or not table.has_cubes()):
        return order[1:]  # Carla has no question to answer, or no cube to take
    return order


@cache
def _turn_and_next(seat: Seat, players: int) -> tuple[Frame[Table], ...]:
    return (Turns((seat + 1) % players), Turn(seat))


@cache
def _list_places(edition: Edition, players: int) -> dict[Space, int]:
    return edition.setup[players].spaces
