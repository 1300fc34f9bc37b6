"""A round's actions: the active player lifts discs and acts, then each of the others does one action."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from village_core.games.manitoba.choices import Enter, Lift, Move, TurnBerry, Wake, WakeOne, Walk
from village_core.games.manitoba.events import Declined, Lifted, Woke
from village_core.games.manitoba.land import FINISH, Reach, enter, list_land, move, offer_land
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.shells import offer_shells, use_shell
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.vocabulary import TERRAINS, Terrain
from village_core.games.manitoba.walking import list_walks, offer_walks, walk
from village_core.kernel.frames import Frame
from village_core.kernel.judging import LateOffers, Offer, Offers, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Option, Payment, Seat

LIFTS: Final = Offers(Offer(Lift(discs)) for discs in range(1, len(TERRAINS) + 1))
WAKE: Final = Offer(Wake())
NO_WAKE: Final = {
    Rule.ACT_WAKE: bar(Wake(), Rule.ACT_WAKE),
    Rule.FOLLOW_NO_WAKE: bar(Wake(), Rule.FOLLOW_NO_WAKE),
    Rule.SHELL_WAKE: bar(Wake(), Rule.ACT_WAKE, "sleeper", 1, 0),
}


class Lifting(Frame[Table], frozen=True, gc=False):
    """The active player lifts at least one disc of the totem, and may use shells before."""

    seat: Seat

    def find_decider(self, table: Table) -> Seat | None:
        """Return the active player."""
        return self.seat

    def list_offers(self, table: Table) -> Iterable[Offers]:
        """Offer to lift one to five discs, and each use of a shell; bar the uses that a rule closes."""
        return (LIFTS, offer_shells(table, self.seat))

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Use a shell and return this frame, or turn the lifted discs over and return the frame of the player's turn."""
        if isinstance(choice, WakeOne | TurnBerry):
            use_shell(ledger, self.seat, choice)
            return (self,)
        assert isinstance(choice, Lift)
        ledger.emit(Lifted(Rule.TOTEM_LIFT, self.seat, choice.discs, ledger.table.totem[choice.discs - 1]))
        return (Acting(self.seat),)


class Acting(Frame[Table], frozen=True, gc=False):
    """A player's turn: the active player's two actions, or the single action of another player; shells at any time.

    ``landed``: the territory action is done or no longer possible; ``walked``: the same of the path action.
    """

    seat: Seat
    landed: bool = False
    walked: bool = False

    def find_decider(self, table: Table) -> Seat | None:
        """Return the player while there is something to do; None once nothing is possible, shells included."""
        clan, active = table.clans[self.seat], self.seat == table.start
        if active and clan.huts and not (self.landed or self.walked):
            return self.seat
        colours = find_colours(table, self.seat)
        if not self.walked and list_walks(table, self.seat, colours):
            return self.seat
        if not self.landed and list_land(table, self.seat, colours, near=not active):
            return self.seat
        return self.seat if clan.active and offer_shells(table, self.seat).free else None

    def list_offers(self, table: Table) -> Iterable[Offers]:
        """Offer the actions not yet done, in the colours that may be used, shells, and the end of the turn.

        The active player may also wake Cree, instead of both actions. All other choices of a turn are barred.
        """
        seat, clan, active = self.seat, table.clans[self.seat], self.seat == table.start
        colours = find_colours(table, seat)
        ways: list[Option] = []
        if active and clan.huts and not (self.landed or self.walked):
            ways += WAKE.free or ()
        if not self.walked:
            ways += list_walks(table, seat, colours)
        if not self.landed:
            ways += list_land(table, seat, colours, near=not active)
        if clan.active:
            ways += offer_shells(table, seat).free or ()
        ways += FINISH.free or ()
        return (LateOffers(tuple(ways), partial(self._explain, table)),)

    def _explain(self, table: Table) -> Iterator[Offer]:
        """Yield the offer of every choice of a turn, barred ones with the rule against them."""
        active = self.seat == table.start
        colours, other = find_colours(table, self.seat), Rule.ACT_COLOUR if active else Rule.FOLLOW_DISCS
        once = Rule.ACT_ONCE if active else Rule.FOLLOW_ONE
        yield self._offer_wake(table, active)
        yield from offer_walks(table, self.seat, colours, other, once if self.walked else None).each
        yield from offer_land(table, self.seat, Reach(colours, other, not active, once if self.landed else None)).each
        yield from offer_shells(table, self.seat).each
        yield FINISH

    def _offer_wake(self, table: Table, active: bool) -> Offer:
        if not active:
            return NO_WAKE[Rule.FOLLOW_NO_WAKE]
        if self.landed or self.walked:
            return NO_WAKE[Rule.ACT_WAKE]
        return WAKE if table.clans[self.seat].huts else NO_WAKE[Rule.SHELL_WAKE]

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Do an action, use a shell, or end the turn.

        Return the frame of the rest of the turn, and above it those of what the action brings; none after the end of the turn.
        """
        seat = self.seat
        active = seat == ledger.table.start
        match choice:
            case Enter(region):
                return (Acting(seat, True, self.walked or not active), *enter(ledger, seat, region))
            case Walk(path):
                return (Acting(seat, self.landed or not active, True), *walk(ledger, seat, path))
            case Move():
                return (Acting(seat, True, self.walked or not active), *move(ledger, seat, choice))
            case WakeOne() | TurnBerry():
                use_shell(ledger, seat, choice)
                return (self,)
            case Wake():
                sleepers = min(ledger.table.lifted, ledger.table.clans[seat].huts)
                ledger.emit(Woke(Rule.ACT_WAKE, seat, sleepers))
                return (Acting(seat, True, True),)
        ledger.emit(Declined(Rule.ACT_END, seat))
        return ()


def find_colours(table: Table, seat: Seat) -> tuple[Terrain, ...]:
    """Return the colours in which a player may act now, by the discs that the active player has lifted into the village.

    The active player may use only that of the top disc, each other player those of all of them.
    """
    return table.totem[:1] if seat == table.start else table.village


class Others(Frame[Table], frozen=True, gc=False):
    """Clockwise from the active player, each of ``seats`` has still to do one action."""

    seats: tuple[Seat, ...]

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Return the frame of the next seat's turn, and below it that of the seats after it; none once all have acted."""
        return (Others(self.seats[1:]), Acting(self.seats[0])) if self.seats else ()
