"""The first phase of a round: workers are placed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.choices import PlaceWorkers
from village_core.games.stone_age.events import Placed
from village_core.games.stone_age.feeding import Feeding
from village_core.games.stone_age.growing import is_hut_closed
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import AT, CARDS, GATHERED, SITES, VILLAGE, Place
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, Offers, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Payment, Seat

HUNT = AT[Place.HUNT]
NO_RULE = ""


class Placing(Frame[Table], frozen=True, gc=False):
    """Players place workers, clockwise, each at one place in a turn, until none can (``place-turn``).

    ``seat`` is the next whose turn it may be: players without a worker at home, or without a place for it, are passed over.
    """

    seat: Seat

    def find_decider(self, table: Table) -> Seat | None:
        """Return the next seat, clockwise, that has a worker at home and a place for it; None if there is none."""
        for seat in table.list_clockwise(self.seat):
            tribe = table.tribes[seat]
            if tribe.home and (not tribe.placed[HUNT] or any(offers.free for offers in _offer_places(table, seat))):
                return seat
        return None

    def list_offers(self, table: Table) -> Iterator[Offers]:
        """Offer numbers of workers at each place, but not at an empty space of a card or building; bar those against a rule."""
        seat = self.find_decider(table)
        assert seat is not None
        return _offer_places(table, seat)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Place the workers, and return the frame that asks the next seat."""
        seat = self.find_decider(ledger.table)
        assert isinstance(choice, PlaceWorkers) and seat is not None
        ledger.emit(Placed(Rule.PLACE_TURN, seat, choice.place, choice.workers))
        return (Placing(ledger.table.find_next_seat(seat)),)

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Return the frames of the round's other phases: all players act, then all workers are fed."""
        seats = ledger.table.list_clockwise(ledger.table.start)
        return (Feeding(seats), Acting(seats))


def _offer_places(table: Table, seat: Seat) -> Iterator[Offers]:
    """Offer the numbers of workers that one seat can place at each place; bar those that break a rule."""
    edition, tribe = table.edition, table.tribes[seat]
    setup, home = edition.setup[len(table.tribes)], tribe.home
    standing = [*zip(*[other.placed for other in table.tribes], strict=True)]
    yield _offer_ground(Place.HUNT, home, edition.tribe.most_workers, home, Rule.PLACE_ONCE if tribe.placed[HUNT] else NO_RULE)
    for place in GATHERED:
        workers = standing[AT[place]]
        room = edition.room - sum(workers)
        rule = NO_RULE
        if workers[seat]:
            rule = Rule.PLACE_ONCE
        elif sum(map(bool, workers)) >= setup.gatherers:
            rule = Rule.PLACE_GATHERERS
        yield _offer_ground(place, home, edition.room, room, rule)
    closed = table.count_village_used() >= setup.village
    for place in VILLAGE:
        taken = any(standing[AT[place]])
        rule = Rule.PLACE_TAKEN if taken else Rule.PLACE_VILLAGE if closed else NO_RULE
        if place is not Place.HUT:
            yield _offer_single(place, rule)
            continue
        yield _offer_hut(home, rule or (Rule.PLACE_HUT_FULL if is_hut_closed(tribe, edition) else NO_RULE))
    for place in (*CARDS, *SITES[: len(table.piles)]):
        if table.find_lying(place) is not None:
            yield _offer_single(place, Rule.PLACE_TAKEN if any(standing[AT[place]]) else NO_RULE)


@cache
def _offer_ground(place: Place, home: int, most: int, room: int, rule: str) -> Offers:
    """Offer numbers of workers up to ``most``; bar more than are at ``home`` or have ``room``, or all by a ``rule``."""
    return Offers(_offer_some(place, count, home, room, rule) for count in range(1, most + 1))


def _offer_some(place: Place, count: int, home: int, room: int, rule: str) -> Offer:
    choice = PlaceWorkers(place, count)
    if rule:
        return bar(choice, rule)
    if count > home:
        return bar(choice, Rule.PLACE_WORKERS, "worker", count, home)
    return bar(choice, Rule.PLACE_ROOM, "worker", count, room) if count > room else Offer(choice)


@cache
def _offer_single(place: Place, rule: str) -> Offers:
    """Offer a place for one worker, barred if there is a ``rule`` against it; bar two, who never fit."""
    one, two = PlaceWorkers(place, 1), PlaceWorkers(place, 2)
    return Offers((bar(one, rule) if rule else Offer(one), bar(two, rule or Rule.PLACE_ONE)))


@cache
def _offer_hut(home: int, rule: str) -> Offers:
    """Offer the hut for exactly two workers; bar one and three, and two if fewer are at ``home`` or a ``rule`` is against it."""
    one, two, three = (PlaceWorkers(Place.HUT, count) for count in (1, 2, 3))
    pair = _offer_some(Place.HUT, two.workers, home, two.workers, rule)
    return Offers((pair, *(bar(other, rule or Rule.PLACE_PAIR) for other in (one, three))))
