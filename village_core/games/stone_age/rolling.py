"""Dice for food and resources, and the tools that are added to them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Final

from village_core.games.stone_age.any_two import offer_any_two, take_two
from village_core.games.stone_age.choices import AddOneUse, AddTool, Collect, Roll, TakeTwo
from village_core.games.stone_age.events import Gained, OneUseToolUsed, Rolled, ToolUsed
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table, Tribe
from village_core.games.stone_age.vocabulary import Kind
from village_core.kernel.frames import ChanceFrame, Frame
from village_core.kernel.judging import Offer, Offers, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Lack, Payment, Seat

FACES: Final = 6
COLLECT: Final = Offers((Offer(Collect()),))


@cache
def list_sums(dice: int) -> tuple[tuple[int, int], ...]:
    """Return every sum of this many dice, with the number of ways in which they show it."""
    found = {0: 1}
    for _ in range(dice):
        more: dict[int, int] = {}
        for pips, count in found.items():
            for face in range(1, FACES + 1):
                more[pips + face] = more.get(pips + face, 0) + count
        found = more
    return tuple(found.items())


class Rolling(ChanceFrame[Table], frozen=True, gc=False):
    """Chance rolls a die for each worker, or the dice of a card; their sum counts (``hunt``, ``gather``, ``card-roll``)."""

    seat: Seat
    what: Kind
    dice: int
    rule: Rule

    def list_outcomes(self, table: Table) -> Iterable[tuple[Choice, int]]:
        """Yield every sum of the dice, with the number of ways to roll it."""
        return ((Roll(pips), count) for pips, count in list_sums(self.dice))

    def sample(self, table: Table, random: Random) -> Choice:
        """Roll the dice, and return their sum."""
        return Roll(sum([int(random.random() * FACES) for _ in range(self.dice)]) + self.dice)

    def list_lacks(self, table: Table, choice: Choice) -> tuple[Lack, ...]:
        """Return the lack of this frame's rule for every choice except a sum that the dice can show."""
        shown = isinstance(choice, Roll) and self.dice <= choice.pips <= FACES * self.dice
        return () if shown else (Lack(self.rule),)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Enter the roll; return the frame in which the player adds tools and takes the yield."""
        assert isinstance(choice, Roll)
        ledger.emit(Rolled(self.rule, self.seat, self.what, self.dice, choice.pips))
        return (Adding(self.seat, self.what, choice.pips, self.rule),)


class Adding(Frame[Table], frozen=True, gc=False):
    """The player who rolled may add tools, each with its whole value; ``pips``: the sum of the dice and the tools added so far.

    The player is not asked if all the tools at hand would bring no more, or if a ruling bars tools for a card's dice.
    """

    seat: Seat
    what: Kind
    pips: int
    rule: Rule

    def find_decider(self, table: Table) -> Seat | None:
        """Return the player who rolled if tools can help, and a ruling doesn't bar them for a card's dice; else None."""
        reach = sum_ready_tools(table.tribes[self.seat])
        if not reach:
            return None
        divisor = table.edition.find_divisor(self.what)
        if (self.pips + reach) // divisor == self.pips // divisor:
            return None
        return self.seat if self.rule != Rule.CARD_ROLL or table.edition.rulings.card_tools else None

    def list_offers(self, table: Table) -> Iterable[Offer | Offers]:
        """Offer the tools and the yield of the sum; an owner of a card for any two resources may also use that.

        Used tools are barred, and so are the uses of that card where a ruling allows them only while paying.
        """
        tribe = table.tribes[self.seat]
        for space, (value, turned) in enumerate(zip(tribe.tools, tribe.turned, strict=True)):
            if value:
                yield _offer_tool(space, turned)
        for value in dict.fromkeys(tribe.one_use):
            yield _offer_one_use(value)
        yield COLLECT
        yield from offer_any_two(table, self.seat, paying=False)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Add a tool or use a card for any two resources, and return the frame that asks again; or take the sum's yield."""
        match choice:
            case AddTool(space):
                value = ledger.table.tribes[self.seat].tools[space]
                ledger.emit(ToolUsed(Rule.TOOL_USE, self.seat, space, value))
                return (Adding(self.seat, self.what, self.pips + value, self.rule),)
            case AddOneUse(value):
                ledger.emit(OneUseToolUsed(Rule.TOOL_ONE_USE, self.seat, value))
                return (Adding(self.seat, self.what, self.pips + value, self.rule),)
            case TakeTwo():
                take_two(ledger, self.seat, choice)
                return (self,)
            case _:
                assert isinstance(choice, Collect)
                return self.close(ledger)

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Give the player the sum, divided and rounded down, from the supply."""
        ledger.emit(Gained(self.rule, self.seat, self.what, self.pips // ledger.table.edition.find_divisor(self.what)))
        return ()


def sum_ready_tools(tribe: Tribe) -> int:
    """Return the sum of the values of all tools not used in this round, and of all one-use tools."""
    tools = sum([value for value, turned in zip(tribe.tools, tribe.turned, strict=True) if not turned])
    return tools + sum(tribe.one_use)


@cache
def _offer_tool(space: int, turned: bool) -> Offer:
    return bar(AddTool(space), Rule.TOOL_ONCE) if turned else Offer(AddTool(space))


@cache
def _offer_one_use(value: int) -> Offer:
    return Offer(AddOneUse(value))
