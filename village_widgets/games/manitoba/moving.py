"""Moves on the board and the villages when an event happens: the picture, and its way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from village_core.games.manitoba import calendar, events
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.table import SCORED, Table
from village_core.games.manitoba.vocabulary import STORAGES, Good, Path, Place
from village_core.kernel.ledger import Event
from village_core.kernel.values import Player, Seat
from village_widgets.components.drawing import trim
from village_widgets.components.messages import Tone
from village_widgets.components.telling import AGENDA, MovingPieces, Stop, move_piece
from village_widgets.games.manitoba.drawing.paths import locate_space

DEEDS: Final = (
    events.Lifted,
    events.Entered,
    events.Moved,
    events.Walked,
    events.Repeated,
    events.ShellUsed,
    events.FeatherLost,
    events.StorageCleared,
    events.Declined,
    events.Skipped,
)
CHOSEN: Final = (Rule.ACT_WAKE, Rule.CARD_HOME)
"""Rules by which Cree wake or go home because their player wants it."""
MOMENTS: Final = (calendar.SeasonBegan, calendar.RoundBegan, events.Offered)
TOLD: Final = (
    *(Rule.CARD_EACH, Rule.CARD_LAKES, Rule.CARD_MOST, Rule.CARD_GROUP, Rule.TILE_POINTS, Rule.TILE_EMPTY),
    *(Rule.SEASON_HOME, Rule.SEASON_FEATHERS),
)
"""Rules of scorings, of counts, and of losses at the end of a season, which concern the whole table."""


def is_deed(event: Event[Table]) -> bool:
    """Tell whether an event is something that a player does, and not just its consequence."""
    return isinstance(event, DEEDS) or event.rule in CHOSEN


def is_moment(event: Event[Table]) -> bool:
    """Tell whether an event is shown to all players on its own.

    It is a new season or round, a scoring, points for Cree in the land, the final offering, or a loss at the end of a season.
    """
    return isinstance(event, MOMENTS) or event.rule in TOLD


def animate(event: Event[Table], table: Table, players: Sequence[Player], at: str) -> Sequence[MovingPieces]:
    """Return what moves in the picture when ``event`` happens at ``table``.

    ``at`` is the target of the choice that caused the event, or empty.
    """
    return (
        *_move_cree(event, table, players),
        *_move_goods(event, table),
        *_move_points(event, table, at),
        *_move_cards(event, table),
        *_move_totem(event, table),
    )


def _move_cree(event: Event[Table], table: Table, players: Sequence[Player]) -> Iterator[MovingPieces]:
    match event:
        case events.Entered(_, seat, region):
            yield move_piece(_name_cree(players, seat), _locate_square(seat), _locate_region(region), tone=Tone.WOOD)
        case events.Moved(_, seat, origin, region):
            yield move_piece(_name_cree(players, seat), _locate_region(origin), _locate_region(region), tone=Tone.WOOD)
        case events.WentHome(_, seat, regions):
            yield from (move_piece(_name_cree(players, seat), _locate_region(region), _locate_huts(seat)) for region in regions)
        case events.Woke(_, seat, sleepers):
            yield move_piece(_name_cree(players, seat), _locate_huts(seat), _locate_square(seat), times=sleepers, tone=Tone.WOOD)
        case events.Walked(_, seat, path, space):
            start = _locate_square(seat) if space == 1 else _locate_space(table, path, space - 1)
            yield move_piece(_name_cree(players, seat), start, _locate_space(table, path, space), tone=Tone.WOOD)
        case events.Repeated(_, _, path):
            yield MovingPieces("", ((f"path:{path}",),))
        case calendar.RoundBegan(_, start) if start != table.start:
            yield move_piece("eagle", _locate_mark(table.start), _locate_mark(start), tone=Tone.CLOTH)


def _move_goods(event: Event[Table], table: Table) -> Iterator[MovingPieces]:
    match event:
        case events.Endowed(_, seat, goods):
            yield from (
                move_piece(good, _locate_supply(good), _locate_place(seat, Place(good.value)), tone=Tone.WOOD) for good in goods
            )
        case events.Picked(_, seat, region, good):
            yield move_piece(good, _locate_region(region), _locate_hand(seat), tone=Tone.WOOD)
        case events.Gained(_, seat, good):
            yield move_piece(good, _locate_supply(good), _locate_hand(seat), tone=Tone.WOOD)
        case events.Stored(_, seat, good, place):
            yield move_piece(good, _locate_hand(seat), _locate_place(seat, place), tone=Tone.WOOD)
        case events.PutBack(_, seat, good):
            yield move_piece(good, _locate_hand(seat), _locate_supply(good))
        case events.AltarEmptied(_, seat, place):
            yield from (
                move_piece(good, _locate_place(seat, place), _locate_hand(seat)) for good in table.clans[seat].list_lying(place)
            )
        case events.BerryTurned(_, seat, place):
            yield move_piece(Good.BERRIES, _locate_place(seat, Place.BERRIES), _locate_place(seat, place), tone=Tone.WOOD)
        case events.FeatherLost(_, seat, place):
            yield move_piece(Good.FEATHERS, _locate_place(seat, place), _locate_supply(Good.FEATHERS))
        case events.FeathersLost(_, seat):
            stored = zip(STORAGES, table.clans[seat].storages, strict=True)
            yield from (
                move_piece(Good.FEATHERS, _locate_place(seat, place), _locate_supply(Good.FEATHERS), times=count)
                for place, tokens in stored
                if (count := tokens.count(Good.FEATHERS))
            )
        case events.StorageCleared(_, seat, place):
            counts = Counter(table.clans[seat].list_lying(place))
            yield from (
                move_piece(good, _locate_place(seat, place), _locate_supply(good), times=count) for good, count in counts.items()
            )
        case events.Offered(_, seat, places):
            tops = ((place, table.clans[seat].list_lying(place)[-1]) for place in places)
            yield from (
                move_piece(good, _locate_place(seat, place), _locate_supply(good), tone=Tone.SOLEMN) for place, good in tops
            )
        case events.Refilled(_, _, good, regions):
            yield from (move_piece(good, _locate_supply(good), _locate_region(region), tone=Tone.WOOD) for region in regions)


def _move_points(event: Event[Table], table: Table, at: str) -> Iterator[MovingPieces]:
    """Yield the moves of points and shells; ``at`` is the target of the choice that caused the event, or empty."""
    match event:
        case events.PointsGained(rule, seat, points) if points:
            place = (f"card:{table.card}",) if rule in TOLD and table.card is not None else ()
            start = (*place, *((at,) if at and at != AGENDA else ()), "season")
            ways = (start, (f"score:{seat}",)) if points > 0 else ((f"score:{seat}",), start)
            yield move_piece("point", *ways, tone=Tone.METAL if points > 0 else Tone.SOLEMN)
        case events.ShellGained(_, seat):
            yield move_piece("shell", ("supply:shell",), _locate_shells(seat), tone=Tone.METAL)
        case events.ShellUsed(_, seat) | events.ShellRenewed(_, seat):
            yield MovingPieces("", (_locate_shells(seat),))


def _move_cards(event: Event[Table], table: Table) -> Iterator[MovingPieces]:
    """Yield the moves of cards and tiles that are turned over, each to its place in the row."""
    match event:
        case calendar.EventTurned(_, season):
            row = [card for card in range(len(table.events) + 1 + len(SCORED)) if card not in SCORED]
            yield move_piece(f"season-{season}", ("/season:title",), (f"card:{row[len(table.events)]}",), tone=Tone.CLOTH)
        case calendar.CloudTurned():
            yield move_piece("cloud", ("/season:title",), (f"card:{SCORED[len(table.clouds)]}",), tone=Tone.WOOD)


def _move_totem(event: Event[Table], table: Table) -> Iterator[MovingPieces]:
    """Yield the moves of discs: lifted discs turn their order round, and when the totem passes, they go to its bottom."""
    match event:
        case events.Lifted(_, _, discs):
            yield from (
                move_piece(f"disc-{table.totem[at]}", (f"disc:{at + 1}",), (f"disc:{discs - at}",), tone=Tone.WOOD)
                for at in range(discs)
            )
        case events.TotemPassed():
            rest = len(table.totem) - table.lifted
            yield from (
                move_piece(f"disc-{disc}", (f"disc:{at + 1}",), (f"disc:{at + 1 + rest}",))
                for at, disc in enumerate(table.village)
            )


def _name_cree(players: Sequence[Player], seat: Seat) -> str:
    return f"cree-{players[seat].colour}"


def _locate_region(region: int) -> Stop:
    return (f"region:{region}", "land")


def _locate_space(table: Table, path: Path, space: int) -> Stop:
    x, y = locate_space(path, space, len(table.edition.list_steps(path)))
    return (f"paths@{trim(x)},{trim(y + 17)}", "paths")


def _locate_square(seat: Seat) -> Stop:
    return (f"square:{seat}", f"clan:{seat}")


def _locate_huts(seat: Seat) -> Stop:
    return (f"huts:{seat}", f"clan:{seat}")


def _locate_hand(seat: Seat) -> Stop:
    return (f"/clan:{seat}:hand", f"square:{seat}", f"clan:{seat}")


def _locate_place(seat: Seat, place: Place) -> Stop:
    return (f"place:{seat}:{place}", f"clan:{seat}")


def _locate_shells(seat: Seat) -> Stop:
    return (f"shells:{seat}", f"clan:{seat}")


def _locate_mark(seat: Seat) -> Stop:
    return (f"/clan:{seat}:mark", f"clan:{seat}")


def _locate_supply(good: Good) -> Stop:
    return (f"supply:{good}", "season")
