"""Civilization cards: their price, what they give at once, and the filling of the row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from random import Random
from typing import ClassVar

from village_core.games.stone_age import events, vocabulary
from village_core.games.stone_age.any_two import UsingTwo, offer_any_two, take_two
from village_core.games.stone_age.choices import Buy, DrawCard, TakeDie, TakeTwo, Throw, TurnCard
from village_core.games.stone_age.edition import Edition
from village_core.games.stone_age.growing import grow
from village_core.games.stone_age.rolling import FACES, Rolling
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.tracking.events import CardKept
from village_core.kernel.frames import ChanceFrame, Frame
from village_core.kernel.judging import Offer, Offers
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import CHANCE, Choice, Due, Lack, Payment, RuleKey, Seat


@cache
def offer_card(edition: Edition, place: vocabulary.Place) -> Offers:
    """Offer the card on a space of the row, for as many resources of any kinds as the space says."""
    count = edition.row[vocabulary.CARDS.index(place)]
    return Offers((Offer(Buy(place), (Due(Rule.CARD_PRICE, count=count, among=vocabulary.RESOURCES),)),))


def buy(ledger: Ledger[Table], seat: Seat, place: vocabulary.Place, payment: Payment) -> tuple[Frame[Table], ...]:
    """Pay, take the card, and receive what it gives; return the frames of what dice, chance or the player still decide."""
    card = ledger.table.find_lying(place)
    assert card is not None
    ledger.emit(events.Paid(Rule.CARD_PRICE, seat, payment.spent))
    ledger.emit(events.CardTaken(Rule.CARD_TAKE, seat, place, card))
    return give(ledger, seat, card)


def give(ledger: Ledger[Table], seat: Seat, card: int) -> tuple[Frame[Table], ...]:
    """Give a seat the gift of a card, and return the frames of what dice, chance or the player still decide about it.

    In a tracked game the people at the table take pieces that aren't counted.
    """
    printed = ledger.table.edition.cards[card]
    gift, amount = printed.gives, printed.amount
    match gift:
        case vocabulary.Gift.POINTS:
            ledger.emit(events.PointsGained(Rule.CARD_POINTS, seat, amount))
        case vocabulary.Gift.TOOL:
            for _ in range(amount):
                grow(ledger, seat, vocabulary.Growth.TOOL, Rule.CARD_TOOL)
        case vocabulary.Gift.FIELD:
            for _ in range(amount):
                grow(ledger, seat, vocabulary.Growth.FIELD, Rule.CARD_FIELD)
        case vocabulary.Gift.CARD:
            return (DrawingCard(seat),) * amount
        case _ if not ledger.table.tracked:
            return _give_uncounted(ledger, seat, gift, amount)
    return ()


def _give_uncounted(ledger: Ledger[Table], seat: Seat, gift: vocabulary.Gift, amount: int) -> tuple[Frame[Table], ...]:
    """Give a gift that a tracked game does not count (dice, food, resources, one-use tools, resources of choice) in a full game.

    Return the frames of what dice or the player still decide about it.
    """
    match gift:
        case vocabulary.Gift.DICE:
            return (Throwing(seat),)
        case vocabulary.Gift.ROLL_WOOD | vocabulary.Gift.ROLL_BRICK | vocabulary.Gift.ROLL_STONE | vocabulary.Gift.ROLL_GOLD:
            return (Rolling(seat, vocabulary.ROLLED[gift], amount, Rule.CARD_ROLL),)
        case vocabulary.Gift.ONE_USE_TOOL:
            ledger.emit(events.OneUseToolGained(Rule.CARD_ONE_USE, seat, amount))
        case vocabulary.Gift.ANY_TWO:
            ledger.emit(events.AnyTwoKept(Rule.CARD_ANY_TWO, seat, amount))
            return (UsingTwo(seat),)
        case _:
            ledger.emit(events.Gained(Rule.CARD_SUPPLIES, seat, vocabulary.Kind(gift.value), amount))
    return ()


class Throwing(ChanceFrame[Table], frozen=True, gc=False):
    """A card's buyer rolls as many dice as there are players (``card-dice``)."""

    seat: Seat

    def list_outcomes(self, table: Table) -> Iterable[tuple[Choice, int]]:
        """Return every combination of faces of one die for each player, sorted, with the number of ways to roll it."""
        return list_throws(len(table.tribes))

    def sample(self, table: Table, random: Random) -> Choice:
        """Roll one die for each player, and return the faces, sorted."""
        return Throw(tuple(sorted([int(random.random() * FACES) + 1 for _ in table.tribes])))

    def list_lacks(self, table: Table, choice: Choice) -> tuple[Lack, ...]:
        """Return the lack of this frame's rule, unless the choice has as many faces from 1 to 6 as there are players."""
        if isinstance(choice, Throw) and len(choice.faces) == len(table.tribes) and {*choice.faces} <= {*range(1, FACES + 1)}:
            return ()
        return (Lack(Rule.CARD_DICE),)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Note the faces, and return the frame in which every player takes a die, the buyer first."""
        assert isinstance(choice, Throw)
        faces = tuple(sorted(choice.faces))
        ledger.emit(events.DiceThrown(Rule.CARD_DICE, self.seat, faces))
        return (Drafting(ledger.table.list_clockwise(self.seat), faces),)


@cache
def list_throws(dice: int) -> tuple[tuple[Throw, int], ...]:
    """Return every combination of faces that this many dice can show, with the number of ways to roll it."""
    handfuls = combinations_with_replacement(range(1, FACES + 1), dice)
    return tuple((Throw(faces), factorial(dice) // prod(map(factorial, Counter(faces).values()))) for faces in handfuls)


class Drafting(Frame[Table], frozen=True, gc=False):
    """Clockwise, each player takes one of the dice and what its face is worth.

    Once all dice that are left show the same, they are dealt unasked. ``seats`` have none yet, the next one in front; ``faces``
    are left to take.
    """

    seats: tuple[Seat, ...]
    faces: tuple[int, ...]

    def find_decider(self, table: Table) -> Seat | None:
        """Return the next seat while the dice differ; None once all that are left show the same."""
        return self.seats[0] if len(set(self.faces)) > 1 else None

    def list_offers(self, table: Table) -> Iterable[Offer | Offers]:
        """Offer each face that is left, once; an owner of a card for any two resources may also use that.

        The uses of that card are barred where a ruling allows them only while paying.
        """
        return (*map(_offer_die, dict.fromkeys(self.faces)), *offer_any_two(table, self.seats[0], paying=False))

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Give the seat what its die is worth and return the next seat's frame; or use a card for any two resources first."""
        if isinstance(choice, TakeTwo):
            take_two(ledger, self.seats[0], choice)
            return (self,)
        assert isinstance(choice, TakeDie)
        return (self._hand_die(ledger, choice.face),)

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Give the next seat one of the equal dice unasked, and return the frame of the others; none if no die is left."""
        return (self._hand_die(ledger, self.faces[0]),) if self.faces else ()

    def _hand_die(self, ledger: Ledger[Table], face: int) -> Drafting:
        _give_reward(ledger, self.seats[0], ledger.table.edition.die[face - 1])
        at = self.faces.index(face)
        return Drafting(self.seats[1:], (*self.faces[:at], *self.faces[at + 1 :]))


def _give_reward(ledger: Ledger[Table], seat: Seat, reward: vocabulary.Reward) -> None:
    """Give a seat the tool, field or piece that a face of the dice for everyone is worth."""
    if reward in (vocabulary.Reward.TOOL, vocabulary.Reward.FIELD):
        grow(ledger, seat, vocabulary.Growth(reward.value), Rule.CARD_DRAFT)
    else:
        ledger.emit(events.Gained(Rule.CARD_DRAFT, seat, vocabulary.Kind(reward.value), 1))


class DrawingCard(ChanceFrame[Table], frozen=True, gc=False):
    """Chance draws the top card of the deck, face down, for a seat; only its lower half will count (``card-extra``)."""

    RULE: ClassVar[RuleKey] = Rule.CARD_EXTRA
    seat: Seat

    def find_decider(self, table: Table) -> Seat | None:
        """Return ``CHANCE`` while the deck has cards, else None, as in a tracked game, where the card stays unknown."""
        return CHANCE if table.deck and not table.tracked else None

    def list_outcomes(self, table: Table) -> Iterable[tuple[Choice, int]]:
        """Yield every card of the deck, equally likely."""
        return ((DrawCard(card), 1) for card in table.deck)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Hand the card that was drawn to its owner, who keeps it to the end."""
        assert isinstance(choice, DrawCard)
        ledger.emit(events.CardDrawn(Rule.CARD_EXTRA, self.seat, choice.card))
        return ()

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Let the owner keep an unknown card, or give nothing if none is left."""
        ledger.emit((CardKept if ledger.table.left else events.NothingGained)(Rule.CARD_EXTRA, self.seat))
        return ()


class TurningCards(ChanceFrame[Table], frozen=True, gc=False):
    """Chance turns over cards until the row is full or the deck is empty (``setup-cards``, ``round-cards``)."""

    rule: Rule

    def find_decider(self, table: Table) -> Seat | None:
        """Return ``CHANCE`` while a space of the row is free and the deck has cards; else None."""
        return CHANCE if None in table.row and table.deck else None

    def find_next(self, table: Table) -> vocabulary.Place:
        """Return the free space on which the next card is laid: the last one, or by a ruling (``row_from``) the first."""
        free = [place for place, card in zip(vocabulary.CARDS, table.row, strict=True) if card is None]
        return free[-1] if table.edition.rulings.row_from == "left" else free[0]

    def list_outcomes(self, table: Table) -> Iterable[tuple[Choice, int]]:
        """Yield every card of the deck, equally likely."""
        return ((TurnCard(card), 1) for card in table.deck)

    def sample(self, table: Table, random: Random) -> Choice:
        """Draw any card of the deck at random."""
        return TurnCard(table.deck[int(random.random() * len(table.deck))])

    def list_lacks(self, table: Table, choice: Choice) -> tuple[Lack, ...]:
        """Return the lack of this frame's rule for every choice except a card of the deck."""
        return () if isinstance(choice, TurnCard) and choice.card in table.deck else (Lack(self.rule),)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Lay the card on the next free space of the row, and return this frame for the space after it."""
        assert isinstance(choice, TurnCard)
        ledger.emit(events.CardTurned(self.rule, self.find_next(ledger.table), choice.card))
        return (self,)


@cache
def _offer_die(face: int) -> Offer:
    return Offer(TakeDie(face))
