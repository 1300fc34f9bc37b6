"""The mass: buying out, drawing, rising and the majority."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import chain
from random import Random
from typing import ClassVar

from msgspec.structs import replace

from village_core.games.village import prices
from village_core.games.village.choices import BuyOut, Done, DrawMember, DrawMonk, Rise
from village_core.games.village.edition import Edition
from village_core.games.village.events import ChurchEmpty, MajorityWon, MassBegan, MonkDrawn, MonksDrawn, MonksReturned, Moved
from village_core.games.village.paying import pay
from village_core.games.village.rules import Rule
from village_core.games.village.solo.board import RIVAL
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CHURCH, GENERATIONS, Place
from village_core.kernel.frames import ChanceFrame, Frame
from village_core.kernel.judging import Offer, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import CHANCE, Choice, Payment, RuleKey, Seat

DRAWN = 4
DONE = Offer(Done())
BAG = Place.BAG
TOP = CHURCH[-1]
BELOW_TOP = frozenset(CHURCH[:-1])


def hold_mass(ledger: Ledger[Table], rule: Rule) -> tuple[Frame[Table], ...]:
    """Begin a mass by ``rule``, and return its first frame, in which members are bought out."""
    ledger.emit(MassBegan(rule))
    return (BuyingOut(ledger.table.list_clockwise(ledger.table.start)),)


class BuyingOut(Frame[Table], frozen=True, gc=False):
    """In turn order players may take their own members out of the black bag, for coins, until four are out.

    ``seats`` may still do so, the next one in front; ``drawn`` members are out already.
    """

    seats: tuple[Seat, ...]
    drawn: int = 0

    def find_decider(self, table: Table) -> Seat | None:
        """Return the first of the seats with a member in the bag; None if there is none or four members are out."""
        if self.drawn >= DRAWN:
            return None
        for seat in self.seats:
            if BAG in table.farms[seat].places:
                return seat
        return None

    def list_offers(self, table: Table) -> Iterable[Offer]:
        """Offer to buy out a member of each generation that the seat has in the bag, and to stop."""
        seat, edition = self.find_decider(table), table.edition
        family = () if seat is None else table.farms[seat].family
        return [*[_buy_out(edition, generation) for generation, places in enumerate(family, 1) if BAG in places], DONE]

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Pay for a member and move it to the first window of the church, or pass; return the frame that asks next."""
        seat = self.find_decider(ledger.table)
        assert seat is not None
        if not isinstance(choice, BuyOut):
            assert isinstance(choice, Done)
            return (replace(self, seats=self.seats[self.seats.index(seat) + 1 :]),)
        pay(ledger, seat, payment, Rule.MASS_BUY_OUT)
        ledger.emit(Moved(Rule.MASS_BUY_OUT, seat, choice.generation, BAG, CHURCH[0]))
        return (replace(self, drawn=self.drawn + 1),)

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Return the frame in which chance draws the pieces that are missing to four."""
        return (Drawing(DRAWN - self.drawn),)


class Drawing(ChanceFrame[Table], frozen=True, gc=False):
    """Chance draws ``left`` more pieces, members or monks, from the black bag; ``monks`` counts the monks already out."""

    RULE: ClassVar[RuleKey] = Rule.MASS_DRAW
    left: int
    monks: int = 0

    def find_decider(self, table: Table) -> Seat | None:
        """Return ``CHANCE`` while pieces are missing and the bag holds a member, then None."""
        return CHANCE if self.left and any(BAG in farm.places for farm in table.farms) else None

    def list_outcomes(self, table: Table) -> Iterable[tuple[Choice, int]]:
        """Yield each seat's members in the bag by generation, and a monk, each weighted by its number in the bag."""
        for seat, farm in enumerate(table.farms):
            inside = farm.list_generations_at(BAG)
            for generation in dict.fromkeys(inside):
                yield DrawMember(seat, generation), inside.count(generation)
        if table.edition.box.monks > self.monks:
            yield DrawMonk(), table.edition.box.monks - self.monks

    def sample(self, table: Table, random: Random) -> Choice:
        """Draw any piece in the bag at random: a member or a monk."""
        inside = [(seat, generation) for seat, farm in enumerate(table.farms) for generation in farm.list_generations_at(BAG)]
        at = int(random.random() * (len(inside) + table.edition.box.monks - self.monks))
        return DrawMember(*inside[at]) if at < len(inside) else DrawMonk()

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Move a member to the first window, or lay a monk beside the bag; return the frame that draws the next piece.

        Carla's member goes to the first window without one of hers, or back into the bag if there is none.
        """
        if isinstance(choice, DrawMember):
            assert choice.seat in range(len(ledger.table.farms)) and choice.generation in GENERATIONS
            window, rule = _find_window(ledger.table, choice.seat)
            ledger.emit(Moved(rule, choice.seat, choice.generation, BAG, window))
            return (Drawing(self.left - 1, self.monks),)
        assert isinstance(choice, DrawMonk)
        ledger.emit(MonkDrawn(Rule.MASS_DRAW, self.monks + 1))
        return (Drawing(self.left - 1, self.monks + 1),)

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """If the bag holds no member, draw monks for all missing pieces; put the monks back, and return the frame of rising."""
        if self.left:
            ledger.emit(MonksDrawn(Rule.MASS_DRAW, self.monks, self.left))
        if self.monks + self.left:
            ledger.emit(MonksReturned(Rule.MASS_MONKS, self.monks + self.left))
        return (Rising(ledger.table.list_clockwise(ledger.table.start)),)


class Rising(Frame[Table], frozen=True, gc=False):
    """In turn order each player may once move own members up the windows of the church, any number of steps, for grain.

    ``seats`` may still do so, the next one in front.
    """

    seats: tuple[Seat, ...]

    def find_decider(self, table: Table) -> Seat | None:
        """Return the first of the seats with a member in the church below its highest window; None if there is none."""
        for seat in self.seats:
            if not BELOW_TOP.isdisjoint(table.farms[seat].places):
                return seat
        return None

    def list_offers(self, table: Table) -> Iterable[Offer]:
        """Offer one step for each generation and window that has a member, barred in the highest window, and stopping."""
        seat, edition = self.find_decider(table), table.edition
        family = () if seat is None else table.farms[seat].family
        steps = (_offer_steps(edition, generation, places) for generation, places in enumerate(family, 1))
        return [*chain.from_iterable(steps), DONE]

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Pay the grain and move the member one window up, or pass; return the frame that asks the same seat, or the next."""
        seat = self.find_decider(ledger.table)
        assert seat is not None
        if not isinstance(choice, Rise):
            assert isinstance(choice, Done)
            return (Rising(self.seats[self.seats.index(seat) + 1 :]),)
        pay(ledger, seat, payment, Rule.MASS_RISE)
        ledger.emit(Moved(Rule.MASS_RISE, seat, choice.generation, choice.start, CHURCH[choice.window - 1]))
        return (Rising(self.seats[self.seats.index(seat) :]),)

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Give the majority's prestige to each seat that shares it (none to Carla), or note that the church is empty."""
        seats, rule = find_majority(ledger.table)
        if not seats:
            ledger.emit(ChurchEmpty(rule))
        for seat in seats:
            if seat in ledger.table.seats:
                ledger.emit(MajorityWon(rule, seat, ledger.table.edition.church.majority))
            else:
                ledger.emit(MajorityWon(Rule.SOLO_MAJORITY, seat, 0))
        return ()


def _find_window(table: Table, seat: Seat) -> tuple[Place, Rule]:
    """Return the window of a drawn member: the first one; for Carla's the first without one of hers, or the bag again."""
    if not (table.rival and seat == RIVAL):
        return CHURCH[0], Rule.MASS_DRAW
    free = (window for window in CHURCH if window not in table.farms[seat].places)
    window = next(free, None)
    return (BAG, Rule.SOLO_WINDOWS_FULL) if window is None else (window, Rule.SOLO_WINDOW)


def find_majority(table: Table) -> tuple[tuple[Seat, ...], Rule]:
    """Return the seats with the most members in the church, and the rule that decides: number, highest member, or shared.

    No seat if the church is empty. Carla counts too.
    """
    steps = {seat: table.list_windows(seat) for seat in range(len(table.farms))}
    most = max(len(members) for members in steps.values())
    if not most:
        return (), Rule.MASS_MAJORITY
    leaders = tuple(seat for seat, members in steps.items() if len(members) == most)
    if len(leaders) == 1:
        return leaders, Rule.MASS_MAJORITY
    highest = max(steps[seat][0] for seat in leaders)
    leaders = tuple(seat for seat in leaders if steps[seat][0] == highest)
    return leaders, Rule.MASS_MAJORITY_TIE if len(leaders) == 1 else Rule.MASS_MAJORITY_SHARED


@cache
def _buy_out(edition: Edition, generation: int) -> Offer:
    return Offer(BuyOut(generation), prices.price_pieces(Rule.MASS_BUY_OUT, "coin", edition.church.coins))


@cache
def _offer_steps(edition: Edition, generation: int, places: tuple[Place, ...]) -> tuple[Offer, ...]:
    """Offer one window up to the members of a generation who stand in the church; bar it in the highest window."""
    grain = dict(zip(CHURCH, edition.church.grain, strict=False))
    return tuple(
        bar(Rise(generation, start), Rule.MASS_TOP)
        if start is TOP
        else Offer(Rise(generation, start), prices.price_pieces(Rule.MASS_RISE, "grain", grain[start]))
        for start in dict.fromkeys(places)
        if start in CHURCH
    )
