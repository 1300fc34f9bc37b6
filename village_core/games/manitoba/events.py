"""Events at a table of Manitoba. Nothing else changes it."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from village_core.games.manitoba import vocabulary
from village_core.games.manitoba.table import NOBODY, Clan, Table, Tokens
from village_core.games.manitoba.tokens import add_token, change_supply, remove_token, set_storage
from village_core.games.outcome import Outcome
from village_core.games.outcome import Scored as PrintedScored
from village_core.kernel.ledger import Event as KernelEvent
from village_core.kernel.values import Seat

V = TypeVar("V")


class Event(KernelEvent[Table], frozen=True, gc=False):
    """An event at a table of Manitoba."""


class SeatEvent(Event, frozen=True, gc=False):
    """An event that happens to the player at a seat."""

    seat: Seat


class ClanEvent(SeatEvent, frozen=True, gc=False):
    """An event that changes only the clan at its seat."""

    def on(self, table: Table) -> Table:
        """Return the table with the clan of this seat changed (see ``change``)."""
        return table.with_clan(self.seat, self.change(table.clans[self.seat]))

    def change(self, clan: Clan) -> Clan:
        """Return the clan after the event: unchanged unless a kind overrides this."""
        return clan


class Endowed(SeatEvent, frozen=True, gc=False):
    """A clan gets its first goods from the supply: one for each of its storages."""

    goods: Tokens

    def on(self, table: Table) -> Table:
        """Take the goods from the supply and put each into the storage of its own kind."""
        clan = table.clans[self.seat]
        for good in self.goods:
            clan = add_token(clan, vocabulary.OWN[good], good)
        return table.with_clan(self.seat, clan, supply=change_supply(table.supply, self.goods, -1))


class Lifted(SeatEvent, frozen=True, gc=False):
    """Discs are lifted from the totem and turned over in the village, the ``disc`` on top."""

    discs: int
    disc: vocabulary.Terrain

    def on(self, table: Table) -> Table:
        """Turn the upper discs over as a pile, so that the lowest of them comes to the top."""
        upper = table.totem[: self.discs]
        return replace(table, totem=(*reversed(upper), *table.totem[self.discs :]), lifted=self.discs)


class TotemPassed(Event, frozen=True, gc=False):
    """The totem goes to the next round's active player: the discs not lifted are on top, those from the village under them."""

    def on(self, table: Table) -> Table:
        """Put the discs of the village under the others; after that no disc counts as lifted."""
        return replace(table, totem=(*table.totem[table.lifted :], *table.village), lifted=0)


class Entered(SeatEvent, frozen=True, gc=False):
    """A player's Cree goes from the square to a region."""

    region: int
    terrain: vocabulary.Terrain

    def on(self, table: Table) -> Table:
        """Move a Cree of this seat from the square to the region."""
        clan = table.clans[self.seat]
        assert clan.square and table.cree[self.region] == NOBODY
        return table.with_clan(self.seat, replace(clan, square=clan.square - 1), cree=_set(table.cree, self.region, self.seat))


class Moved(SeatEvent, frozen=True, gc=False):
    """A Cree moves to a region beside its own."""

    origin: int
    region: int
    terrain: vocabulary.Terrain

    def on(self, table: Table) -> Table:
        """Move the Cree."""
        assert table.cree[self.region] == NOBODY
        return replace(table, cree=_set(_set(table.cree, self.origin, NOBODY), self.region, self.seat))


class WentHome(SeatEvent, frozen=True, gc=False):
    """A player's Cree on these regions, all of one terrain, return to the huts."""

    regions: tuple[int, ...]
    terrain: vocabulary.Terrain

    def on(self, table: Table) -> Table:
        """Move the Cree from the regions to the huts."""
        clan = table.clans[self.seat]
        return table.with_clan(
            self.seat,
            replace(clan, huts=clan.huts + len(self.regions)),
            cree=tuple([NOBODY if at in self.regions else owner for at, owner in enumerate(table.cree)]),
        )


class Picked(SeatEvent, frozen=True, gc=False):
    """A player takes the good of a region in hand."""

    region: int
    good: vocabulary.Good

    def on(self, table: Table) -> Table:
        """Move the good from the region to the clan's hand."""
        clan = table.clans[self.seat]
        return table.with_clan(
            self.seat, replace(clan, hand=(*clan.hand, self.good)), goods=_set(table.goods, self.region, False)
        )


class Gained(SeatEvent, frozen=True, gc=False):
    """A player takes a good from the supply in hand."""

    good: vocabulary.Good

    def on(self, table: Table) -> Table:
        """Move the good from the supply to the clan's hand."""
        clan = table.clans[self.seat]
        return table.with_clan(
            self.seat, replace(clan, hand=(*clan.hand, self.good)), supply=change_supply(table.supply, (self.good,), -1)
        )


class Stored(ClanEvent, frozen=True, gc=False):
    """The good that was taken in hand last goes to a storage or an altar."""

    good: vocabulary.Good
    place: vocabulary.Place

    def change(self, clan: Clan) -> Clan:
        """Move the good that was taken last from the hand to the place."""
        assert self.place not in vocabulary.ALTARS or self.good not in clan.list_lying(self.place)
        return add_token(replace(clan, hand=clan.hand[:-1]), self.place, self.good)


class PutBack(SeatEvent, frozen=True, gc=False):
    """The good in hand goes to the supply, because there is no room for it."""

    good: vocabulary.Good

    def on(self, table: Table) -> Table:
        """Move ``good``, which is the last in hand, from the hand to the supply."""
        clan = table.clans[self.seat]
        return table.with_clan(self.seat, replace(clan, hand=clan.hand[:-1]), supply=change_supply(table.supply, (self.good,), 1))


class AltarEmptied(ClanEvent, frozen=True, gc=False):
    """The goods of a full altar are taken in hand, to be put into storages."""

    place: vocabulary.Place

    def change(self, clan: Clan) -> Clan:
        """Take the goods in hand: a feather first, then the others in reverse order.

        The last good in hand is put down first.
        """
        goods = clan.list_lying(self.place)
        sorted_goods = (
            *(good for good in goods if good not in vocabulary.AT),
            *(good for good in reversed(goods) if good in vocabulary.AT),
        )
        field = self.place.value.replace("-", "_")
        return replace(clan, hand=(*clan.hand, *sorted_goods), **{field: ()})


class ShellGained(SeatEvent, frozen=True, gc=False):
    """A player gets an active shell from the supply."""

    def on(self, table: Table) -> Table:
        """Move a shell from the supply to the clan's active ones."""
        clan, supply = table.clans[self.seat], table.supply
        return table.with_clan(self.seat, replace(clan, active=clan.active + 1), supply=replace(supply, shells=supply.shells - 1))


class ShellRenewed(ClanEvent, frozen=True, gc=False):
    """A player turns a used shell over, which is active again."""

    def change(self, clan: Clan) -> Clan:
        """Turn a used shell over to its active side."""
        return replace(clan, active=clan.active + 1, used=clan.used - 1)


class ShellUsed(ClanEvent, frozen=True, gc=False):
    """A player uses an active shell, which is turned over."""

    def change(self, clan: Clan) -> Clan:
        """Turn an active shell over to its used side."""
        assert clan.active
        return replace(clan, active=clan.active - 1, used=clan.used + 1)


class BerryTurned(ClanEvent, frozen=True, gc=False):
    """The uppermost berry of the storage of berries goes to another storage."""

    place: vocabulary.Place

    def change(self, clan: Clan) -> Clan:
        """Move the uppermost berry from the storage of berries to the storage ``place``."""
        return add_token(
            remove_token(clan, vocabulary.Place.BERRIES, vocabulary.Good.BERRIES), self.place, vocabulary.Good.BERRIES
        )


class Woke(ClanEvent, frozen=True, gc=False):
    """Some of a clan's Cree, ``sleepers`` in number, go from its huts to its square."""

    sleepers: int

    def change(self, clan: Clan) -> Clan:
        """Move ``sleepers`` Cree from the huts to the square."""
        assert clan.huts >= self.sleepers
        return replace(clan, huts=clan.huts - self.sleepers, square=clan.square + self.sleepers)


class Walked(ClanEvent, frozen=True, gc=False):
    """A Cree comes to a space of a path: to the first from the square, to any other from the one before it."""

    path: vocabulary.Path
    space: int

    def change(self, clan: Clan) -> Clan:
        """Move the Cree to the space; if that is the first one, take it from the square."""
        assert self.space > 1 or clan.square
        square = clan.square - (self.space == 1)
        return replace(clan, square=square, paths=_set(clan.paths, vocabulary.PATH_AT[self.path], self.space))


class Repeated(SeatEvent, frozen=True, gc=False):
    """A player uses the action of a path at whose end a Cree of that player stands: the Cree stays, and the bonus follows."""

    path: vocabulary.Path


class Exempted(SeatEvent, frozen=True, gc=False):
    """A clan's path frees it from having to score a good, for the rest of the game; nothing moves."""

    good: vocabulary.Good


class Spared(SeatEvent, frozen=True, gc=False):
    """A clan need not make the final offering: its path brings that, or the offering now passes it over; nothing moves."""


class PointsGained(ClanEvent, frozen=True, gc=False):
    """A player gains points, or loses them if ``points`` is below 0."""

    points: int

    def change(self, clan: Clan) -> Clan:
        """Add the points, which may be negative, to the score."""
        return replace(clan, score=clan.score + self.points)


class NothingGained(SeatEvent, frozen=True, gc=False):
    """A player should gain something but gets nothing, by the rule of the event."""


class Declined(SeatEvent, frozen=True, gc=False):
    """A player ends the turn, or declines an additional action or an event."""


class Skipped(SeatEvent, frozen=True, gc=False):
    """A player leaves out a season's scoring, or at the end the scoring of a storage from which the clan is exempt."""


class FeatherLost(SeatEvent, frozen=True, gc=False):
    """A feather goes from a clan's storage to the supply."""

    place: vocabulary.Place

    def on(self, table: Table) -> Table:
        """Take the feather from its place and return it to the supply."""
        clan = remove_token(table.clans[self.seat], self.place, vocabulary.Good.FEATHERS)
        return table.with_clan(self.seat, clan, supply=change_supply(table.supply, (vocabulary.Good.FEATHERS,), 1))


class FeathersLost(SeatEvent, frozen=True, gc=False):
    """All feathers in a clan's storages, ``feathers`` in number, go to the supply; those on its altars stay."""

    feathers: int

    def on(self, table: Table) -> Table:
        """Move the feathers from the storages to the supply."""
        clan = table.clans[self.seat]
        one, two, three, four = (
            tuple([good for good in stored if good is not vocabulary.Good.FEATHERS]) for stored in clan.storages
        )
        return table.with_clan(
            self.seat,
            replace(clan, storages=(one, two, three, four)),
            supply=change_supply(table.supply, (vocabulary.Good.FEATHERS,) * self.feathers, 1),
        )


class StorageCleared(SeatEvent, frozen=True, gc=False):
    """All tokens of one of a clan's storages go to the supply."""

    place: vocabulary.Place

    def on(self, table: Table) -> Table:
        """Move all tokens from the storage to the supply."""
        clan = table.clans[self.seat]
        return table.with_clan(
            self.seat, set_storage(clan, self.place, ()), supply=change_supply(table.supply, clan.list_lying(self.place), 1)
        )


class Offered(SeatEvent, frozen=True, gc=False):
    """A clan gives the uppermost token of each of these storages to the supply, as the final offering."""

    places: tuple[vocabulary.Place, ...]

    def on(self, table: Table) -> Table:
        """Move the uppermost token of each storage to the supply."""
        clan, supply = table.clans[self.seat], table.supply
        for place in self.places:
            stored = clan.list_lying(place)
            clan, supply = set_storage(clan, place, stored[:-1]), change_supply(supply, stored[-1:], 1)
        return table.with_clan(self.seat, clan, supply=supply)


class Refilled(SeatEvent, frozen=True, gc=False):
    """A good of one kind from the supply is laid on each of these regions."""

    good: vocabulary.Good
    regions: tuple[int, ...]

    def on(self, table: Table) -> Table:
        """Lay the goods from the supply on the regions, which must have neither a good nor a Cree."""
        assert not any(table.goods[region] or table.cree[region] != NOBODY for region in self.regions)
        goods = tuple([lies or at in self.regions for at, lies in enumerate(table.goods)])
        return replace(table, goods=goods, supply=change_supply(table.supply, (self.good,) * len(self.regions), -1))


class Scored(PrintedScored[Table], frozen=True, gc=False):
    """One line of a player's final score, named by its rule; the table stays as it is (``Ended`` sets the outcome)."""


class Ended(Event, frozen=True, gc=False):
    """The game is over."""

    outcome: Outcome

    def on(self, table: Table) -> Table:
        """Set the table's outcome, which ends the game."""
        return replace(table, outcome=self.outcome)


def _set(row: tuple[V, ...], at: int, value: V) -> tuple[V, ...]:
    return (*row[:at], value, *row[at + 1 :])
