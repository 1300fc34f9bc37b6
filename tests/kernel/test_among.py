"""Prices that ask for pieces among several kinds: buildings paid in four resources, at a position of no particular game."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from village_core.kernel import judging
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, Offers, find_lacks, list_payments
from village_core.kernel.ledger import Event, Ledger
from village_core.kernel.perft import count_leaves
from village_core.kernel.position import Position
from village_core.kernel.values import NOT_NOW, Choice, Due, Illegal, Lack, Option, Payment, Price, Refusal, Seat, Value

RESOURCES = ("wood", "brick", "stone", "gold")
FIVE_OF_TWO = Due("hut", count=5, among=RESOURCES, kinds=2)
UP_TO_SEVEN = Due("hut", count=1, among=RESOURCES, most=7)
ANY_TWO = Due("card", count=2, among=("wood", "brick", "stone"))


class Build(Choice, frozen=True):
    """The choice to build the building of this number."""

    number: int = 0


class Purse(Value, frozen=True):
    """A purse of pieces that can be paid: four resources, and coins."""

    wood: int = 0
    brick: int = 0
    stone: int = 0
    gold: int = 0
    coin: int = 0


class Yard(Value, frozen=True):
    """A table of one seat: its purse, and what the buildings cost."""

    held: Purse
    prices: tuple[Price, ...]

    @property
    def seats(self) -> range:
        """The range of the only seat."""
        return range(1)

    def find_purse(self, seat: Seat) -> Purse:
        """Return the only purse."""
        return self.held


class Paid(Event[Yard], frozen=True):
    """The event of a payment, with the pieces that were spent."""

    spent: tuple[tuple[str, int], ...]

    def on(self, table: Yard) -> Yard:
        """Return the table without the pieces that were paid."""
        left = {what: getattr(table.held, what) - count for what, count in self.spent}
        return replace(table, held=replace(table.held, **left))


class Building(Frame[Yard], frozen=True):
    """The decision which building to build; the game is over after it."""

    def find_decider(self, table: Yard) -> Seat | None:
        """Ask the only seat."""
        return 0

    def list_offers(self, table: Yard) -> Iterable[Offer | Offers]:
        """Offer every building at its price, the last two of them in a bundle."""
        each = [Offer(Build(number), price) for number, price in enumerate(table.prices)]
        return (*each[:-2], Offers(each[-2:]))

    def answer(self, ledger: Ledger[Yard], choice: Choice, payment: Payment) -> tuple[Frame[Yard], ...]:
        """Take the payment and end the game."""
        ledger.emit(Paid("hut", payment.spent))
        return ()


def build_yard(held: Purse, *prices: Price) -> Position[Yard]:
    """Return a position where buildings of these prices are offered to the holder of a purse."""
    return Position(Yard(held, prices), (Building(),))


def find_refusal(position: Position[Yard], option: Option | Choice) -> Refusal:
    """Check that playing an option or a choice is illegal, and return the refusal."""
    with pytest.raises(Illegal) as caught:
        position.play(option)
    return caught.value.refusal


def test_a_due_of_five_pieces_of_two_kinds() -> None:
    """Five resources of exactly two among four kinds can be paid in 24 ways, each of five pieces of two kinds."""
    found = [dict(way.spent) for way in list_payments((FIVE_OF_TWO,))]
    assert len(found) == 24
    assert all(sum(way.values()) == 5 and len(way) == 2 for way in found)


def test_a_due_of_one_to_seven_pieces() -> None:
    """One to seven resources of any of four kinds can be paid in 329 ways, listed once each with fewest pieces first."""
    found = [dict(way.spent) for way in list_payments((UP_TO_SEVEN,))]
    assert len(found) == len({tuple(sorted(way.items())) for way in found}) == 329
    assert [sum(way.values()) for way in found] == sorted(sum(way.values()) for way in found)
    assert found[0] == {"wood": 1} and found[-1] == {"gold": 7}


def test_everything_in_one_price() -> None:
    """A fixed due, one with a joker, one among kinds and time have twelve ways together, those with a joker last."""
    price = (Due("fee", "gold", 1), Due("fee", "brick", 1, "coin"), ANY_TWO, Due("fee", time=3))
    found = list_payments(price)
    assert len(found) == 12 and {way.time for way in found} == {3}
    assert found[0] == Payment((("brick", 1), ("gold", 1), ("wood", 2)), 3)
    assert [way.jokers for way in found] == [0] * 6 + [1] * 6
    assert find_lacks(price, Purse(wood=1, stone=1, gold=1, coin=1)) == ()


def test_dues_over_the_same_kinds() -> None:
    """Pieces that two dues could both take go to the due for which the purse has no other pieces."""
    price = (Due("one", count=2, among=("wood", "brick")), Due("two", count=2, among=("brick", "stone")))
    assert find_lacks(price, Purse(wood=2, brick=2)) == () == find_lacks(price, Purse(brick=2, stone=2))
    assert find_lacks(price, Purse(wood=3, brick=1)) == (Lack("two", "", 2, 1, ("brick", "stone")),)
    assert find_lacks((Due("one", count=1, among=("wood", "brick")), Due("two", "wood", 1)), Purse(wood=1, brick=1)) == ()


@pytest.mark.parametrize(
    ("held", "has"),
    [(Purse(), 0), (Purse(wood=9), 4), (Purse(wood=3, brick=1), 4), (Purse(1, 1, 1, 1), 2), (Purse(wood=2, gold=1), 3)],
)
def test_one_lack_says_it_all(held: Purse, has: int) -> None:
    """A due of five pieces of two kinds that can't be paid is refused with one lack: the kinds, and how many pieces count."""
    lack = Lack("hut", "", 5, has, RESOURCES, 2)
    position = build_yard(held, (UP_TO_SEVEN,), (FIVE_OF_TWO,), (FIVE_OF_TWO,))
    for number in (1, 2):
        expected = Refusal(Build(number), ((lack,),))
        assert find_refusal(position, Build(number)) == position.find_refusal(Build(number)) == expected
        assert expected in position.refusals


def test_a_payment_that_is_not_one_of_the_ways() -> None:
    """A payment too large, too small or of wrong kinds is refused; each lack has the number asked for and the number paid."""
    position = build_yard(Purse(9, 9, 9, 9, 9), (FIVE_OF_TWO,), (UP_TO_SEVEN, Due("fee", "coin", 1)), (ANY_TWO,))
    for spent, given in ({"wood": 5}, 5), ({"wood": 2, "brick": 2}, 4), ({"wood": 2, "brick": 2, "gold": 2}, 6), ({"coin": 5}, 0):
        option = Option(Build(0), Payment(tuple(sorted(spent.items()))))
        assert find_refusal(position, option) == Refusal(Build(0), ((Lack(NOT_NOW, "", 5, given, RESOURCES, 2),),))
    short = find_refusal(position, Option(Build(1), Payment((("wood", 8),))))
    assert short.reasons == ((Lack(NOT_NOW, "", 1, 8, RESOURCES), Lack(NOT_NOW, "coin", 1, 0)),)


def test_every_payment_is_an_option() -> None:
    """All payments that the purse allows are listed and can be made, and perft counts them."""
    held = Purse(3, 2, 1, 1)
    position = build_yard(held, (UP_TO_SEVEN,), (FIVE_OF_TWO,), (ANY_TWO,))
    counts = [vector for vector in product(range(4), range(3), range(2), range(2)) if 1 <= sum(vector) <= 7]
    paid = [dict(option.payment.spent) for option in position.options if option.choice == Build(0)]
    assert {tuple(way.get(kind, 0) for kind in RESOURCES) for way in paid} == set(counts) and len(paid) == len(counts)
    assert count_leaves(position, 1) == len(position.options) == len(counts) + 1 + 5
    for option in position.options:
        left = position.play(option).position.table.held
        assert all(getattr(left, what) == getattr(held, what) - count for what, count in option.payment.spent)


def test_a_bare_choice_is_paid_the_cheapest_way() -> None:
    """A choice alone is paid with fewest jokers, then fewest pieces, then the kinds that are named first."""
    price = (UP_TO_SEVEN, Due("fee", "gold", 1, "coin"))

    def pay(held: Purse) -> Payment:
        return build_yard(held, (), price, ()).play(Build(1)).option.payment

    assert pay(Purse(brick=3, gold=1, coin=1)) == Payment((("brick", 1), ("gold", 1)))
    assert pay(Purse(brick=3, coin=1)) == Payment((("brick", 1), ("coin", 1)), 0, 1)
    assert pay(Purse(wood=1, brick=1, gold=1)) == Payment((("gold", 1), ("wood", 1)))


def test_a_bundle_does_not_remember_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many purses it is shown, a bundle keeps at most ``MOST_KNOWN`` options, and lists the same as its offer alone."""
    monkeypatch.setattr(judging, "MOST_KNOWN", 500)
    bundle, random = Offers([Offer(Build(), (UP_TO_SEVEN,))]), Random(1)
    for _ in range(200):
        purse = Purse(*(random.randrange(4) for _ in RESOURCES))
        assert bundle.list_options(purse) == bundle.each[0].list_options(purse)
        assert sum(map(len, bundle._known.values())) <= 500


@pytest.mark.parametrize(
    "wrong",
    [
        {"what": "wood", "among": RESOURCES},
        {"what": "wood", "most": 7},
        {"what": "wood", "kinds": 1},
        {"among": RESOURCES, "count": 6, "kinds": 5},
        {"among": RESOURCES, "count": 1, "most": 7, "kinds": 2},
    ],
)
def test_a_due_that_makes_no_sense(wrong: dict[str, object]) -> None:
    """A due of one kind and several, with bounds for one kind, or with more kinds than exist or than pieces, is an error."""
    with pytest.raises(ValueError, match="kinds"):
        Due("hut", **wrong)


def test_the_form_of_lacks_and_dues_in_saves() -> None:
    """A lack of one kind is encoded as in older saves, and a due of one kind is decoded from them.

    Lacks and dues among several kinds decode as they were encoded.
    """
    assert msgspec.json.encode(Lack("r", "wood", 2, 1)) == b'{"rule":"r","what":"wood","needed":2,"has":1}'
    written = b'{"type":"due","rule":"r","what":"wood","count":2,"joker":"","time":0}'
    assert msgspec.json.decode(written, type=Due) == Due("r", "wood", 2)
    for value in FIVE_OF_TWO, UP_TO_SEVEN, Lack("r", "", 5, 3, RESOURCES, 2):
        assert msgspec.json.decode(msgspec.json.encode(value), type=type(value)) == value
