"""Privileges of the council, and influence of choice."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from village_core.games.village import prices
from village_core.games.village.choices import BuyPrestige, Decline, TakeGood, TakeInfluence, TakeRing
from village_core.games.village.edition import Edition
from village_core.games.village.events import ActionLeft, PrestigeGained, RingTaken
from village_core.games.village.paying import can_supply, gain, pay
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import GOODS, INFLUENCES, Influence
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Payment, Seat

RING: Final = Offer(TakeRing())
RING_GONE: Final = bar(TakeRing(), Rule.PRIVILEGE_RING_TAKEN)
RING_SPENT: Final = bar(TakeRing(), Rule.SOLO_RING_SPENT)
DECLINE: Final = Offer(Decline())
STAGES: Final = {TakeInfluence: 2, TakeGood: 3, BuyPrestige: 4}
_offer: Final = cache(Offer)
_bar: Final = cache(bar)


class Privileges(Frame[Table], frozen=True, gc=False):
    """A member in the council gives one privilege, of the member's own stage or a lower one (``privilege-stage``)."""

    seat: Seat
    stage: int

    def find_decider(self, table: Table) -> Seat | None:
        """Return the owner; None if the ring is the only privilege, and taken or spent."""
        return self.seat if self.stage > 1 or table.ring_in_council else None

    def list_offers(self, table: Table) -> Iterable[Offer]:
        """Offer the ring, influence in each combination, each good, prestige and declining.

        What is of a higher stage than the member's, or is not there, is barred.
        """
        edition = table.edition
        yield RING if table.ring_in_council else RING_GONE if table.ring is not None else RING_SPENT
        if self.stage >= STAGES[TakeInfluence]:
            different = edition.rulings.second_privilege == "different"
            yield from offer_influence(table, edition.council.influence, different)
        else:
            yield _bar_stage(TakeInfluence((INFLUENCES[0],) * edition.council.influence), self.stage)
        for good in GOODS:
            if self.stage < STAGES[TakeGood]:
                yield _bar_stage(TakeGood(good), self.stage)
            else:
                take = TakeGood(good)
                yield _offer(take) if can_supply(table, good.value) else _bar(take, Rule.SUPPLY_LIMITED, good.value, 1, 0)
        yield _offer_prestige(edition) if self.stage >= STAGES[BuyPrestige] else _bar_stage(BuyPrestige(), self.stage)
        yield DECLINE

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Give what the privilege gives, prestige after its payment; or note that the player declines."""
        match choice:
            case TakeRing():
                ledger.emit(RingTaken(Rule.PRIVILEGE_RING, self.seat))
            case TakeInfluence(kinds):
                take_influence(ledger, self.seat, kinds, Rule.PRIVILEGE_INFLUENCE)
            case TakeGood(good):
                gain(ledger, self.seat, good.value, 1, Rule.PRIVILEGE_GOOD)
            case BuyPrestige():
                pay(ledger, self.seat, payment, Rule.PRIVILEGE_PRESTIGE)
                points = ledger.table.edition.council.prestige
                ledger.emit(PrestigeGained(Rule.PRIVILEGE_PRESTIGE, self.seat, points))
            case _:
                assert isinstance(choice, Decline)
                ledger.emit(ActionLeft(Rule.TURN_LEAVE, self.seat))
        return ()


class Rewarded(Frame[Table], frozen=True, gc=False):
    """A player chooses ``count`` influence cubes from the supply, fewer if it has fewer (``supply-influence``).

    ``rule`` is the rule that grants them.
    """

    seat: Seat
    count: int
    rule: Rule

    def find_decider(self, table: Table) -> Seat | None:
        """Return the rewarded player; None if the supply has no influence."""
        return self.seat if any(getattr(table.supply, kind.value) for kind in INFLUENCES) else None

    def list_offers(self, table: Table) -> Iterable[Offer]:
        """Offer every combination of ``count`` influence cubes, or fewer if the supply has fewer; bar what it can't give."""
        return offer_influence(table, self.count, False)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Move all the chosen cubes from the supply to the farm; no frame follows."""
        assert isinstance(choice, TakeInfluence)
        take_influence(ledger, self.seat, choice.kinds, self.rule)
        return ()


def take_influence(ledger: Ledger[Table], seat: Seat, kinds: tuple[Influence, ...], rule: Rule) -> None:
    """Give a seat one cube for each of ``kinds``, as far as the supply goes."""
    for kind in dict.fromkeys(kinds):
        gain(ledger, seat, kind.value, kinds.count(kind), rule)


def offer_influence(table: Table, count: int, different: bool) -> Iterable[Offer]:
    """Offer every combination of ``count`` cubes, or of as many as the supply can give if that is fewer.

    If the cubes must be ``different``, each has another colour. Combinations with a colour twice are barred then, and so are
    those that the supply can't give.
    """
    supply = table.supply
    stock = tuple(getattr(supply, kind.value) for kind in INFLUENCES)
    reach = sum(min(n, 1) for n in stock) if different else sum(stock)
    size = min(count, reach)
    for handful in _list_handfuls(size):
        kinds = handful.kinds
        if different and len(set(kinds)) < len(kinds):
            yield _bar(handful, Rule.PRIVILEGE_DIFFERENT)
        elif any(getattr(supply, kind.value) < kinds.count(kind) for kind in kinds):
            yield _bar(handful, Rule.SUPPLY_INFLUENCE)
        else:
            yield _offer(handful)
    if size < count:
        for handful in _list_handfuls(count):
            yield _bar(handful, Rule.SUPPLY_INFLUENCE)


@cache
def _list_handfuls(size: int) -> tuple[TakeInfluence, ...]:
    return tuple(TakeInfluence(kinds) for kinds in combinations_with_replacement(INFLUENCES, size)) if size else ()


def _bar_stage(choice: TakeInfluence | TakeGood | BuyPrestige, stage: int) -> Offer:
    return _bar(choice, Rule.PRIVILEGE_STAGE, "stage", STAGES[type(choice)], stage)


@cache
def _offer_prestige(edition: Edition) -> Offer:
    return Offer(BuyPrestige(), prices.price_pieces(Rule.PRIVILEGE_PRESTIGE, "coin", edition.council.coins))
