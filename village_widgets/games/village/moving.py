"""Moves on the board and the farms when an event happens: the picture, and its way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from village_core.games.village import events, vocabulary
from village_core.games.village.rules import Rule
from village_core.games.village.solo.board import RIVAL
from village_core.games.village.solo.events import DieRolled, FateTurned, RingSpent, TrackCleared
from village_core.games.village.table import Table
from village_core.kernel.ledger import Event
from village_core.kernel.values import Player, Seat
from village_widgets.components.drawing import trim
from village_widgets.components.messages import Tone
from village_widgets.components.telling import MovingPieces, Stop, move_piece
from village_widgets.games.village.drawing import farm, prestige, rival
from village_widgets.games.village.drawing.ink import name_member

GREAT: Final = (
    events.MarketCalled,
    events.MassBegan,
    events.MonksDrawn,
    events.MonksReturned,
    events.MajorityWon,
    events.ChurchEmpty,
    events.EndRungIn,
    events.LastTurnsBegan,
)
DEEDS: Final = (
    events.CubeTaken,
    events.Moved,
    events.CustomerServed,
    events.Gained,
    events.MonkDrawn,
    FateTurned,
    DieRolled,
    RingSpent,
    *GREAT,
)
"""Events that a player causes, and those that all players stop for, except a new round; others come along with them."""
MOMENTS: Final = (*GREAT, events.RoundBegan)
"""Events that are shown to all players on their own, as deaths are."""
DEAD: Final = frozenset((*vocabulary.CHRONICLE.values(), vocabulary.Place.GRAVE, vocabulary.Place.GONE))
BAG: Final[Stop] = ("/land:bag",)
BLACK_BAG: Final[Stop] = ("bag",)
SHAKEN: Final = MovingPieces("bag", (BLACK_BAG,), tone=Tone.CLOTH)
WAY_OUT: Final = (262, 312)
"""End of the path out of the village, on the panel of the land."""
BESIDE_BAG: Final = (24, 203, 22)
"""Place of the first drawn monk on the church's panel, and the step to the next one."""
RING: Final[Stop] = ("/council:ring", "/council:scene")
DRAWN: Final = (Rule.MASS_DRAW, Rule.SOLO_WINDOW, Rule.SOLO_WINDOWS_FULL)
"""Rules by which a member comes out of the black bag blindly."""
WITHIN: Final = {
    vocabulary.Place.BAG: "bag",
    **{place: f"building:{place.value}" for place in vocabulary.WORKSHOPS},
    **{place: f"city:{place.value}" for place in vocabulary.CITIES},
    **{place: f"council:{stage}" for stage, place in enumerate(vocabulary.COUNCIL, 1)},
    **{place: f"church:{window}" for window, place in enumerate(vocabulary.CHURCH, 1)},
}
"""The target round each place where living members of a family are, except at home."""


def is_moment(event: Event[Table]) -> bool:
    """Tell whether an event is shown to all players on its own: one of ``MOMENTS``, or a death."""
    return isinstance(event, MOMENTS) or (isinstance(event, events.Moved) and event.end in DEAD)


def animate(event: Event[Table], table: Table, players: Sequence[Player], at: str) -> Sequence[MovingPieces]:
    """Return what moves in the picture when ``event`` happens at ``table``, which is the table before it.

    ``players`` are the farms' owners by seat, in a game for one with Carla. ``at`` is the target of the choice that caused the
    event, or empty. Payments fly from their store on the farm to that target, gains from the target to their store; without a
    target, the farm's middle takes its place.
    """
    return (*_animate_farms(event, table, players, at), *_animate_board(event, table, players))


def _animate_farms(event: Event[Table], table: Table, players: Sequence[Player], at: str) -> Iterator[MovingPieces]:
    """Yield the moves to and from farms and Carla's board, except members': cubes, customers, the ring, gains and payments.

    Time and points move the player's marker on its track. Carla's fate tiles and the cubes that leave her track move too. ``at``
    is the target of the choice behind the event, or empty.
    """
    match event:
        case events.CubeTaken(_, seat, space, cube) if table.rival and seat == RIVAL:
            lying: Stop = (f"cube:{space.value}:{cube.value}", f"/cubes:{space.value}")
            yield move_piece(cube.value, lying, _point("rival", *rival.locate_next_cube(table)), tone=Tone.WOOD)
        case TrackCleared(_, cubes):
            home = [(cube.value, count) for cube, count in zip(vocabulary.CUBES, cubes, strict=True) if count]
            yield from (move_piece(what, ("rival",), BAG, times=count, tone=Tone.WOOD) for what, count in home)
        case FateTurned(_, _, fate):
            yield MovingPieces("", (("/rival:fate", "rival"),), tone=Tone.SOLEMN if fate is vocabulary.Fate.QUILL else Tone.WOOD)
        case events.CustomerServed(_, seat, customer) if table.rival and seat == RIVAL:
            yield MovingPieces(
                f"stall:{customer}", (_locate_customer(table, customer), ("/rival:customers", "rival")), tone=Tone.WOOD
            )
        case RingSpent(_, seat):
            yield move_piece("ring", (f"/farm:{seat}:mark", f"farm:{seat}"), _locate_payment(at, seat), tone=Tone.METAL)
        case events.CubeTaken(_, seat, space, cube):
            end = f"/farm:{seat}:life" if cube is vocabulary.Cube.PLAGUE else f"/farm:{seat}:{cube.value}"
            yield move_piece(cube.value, (f"cube:{space.value}:{cube.value}", f"/cubes:{space.value}"), (end,), tone=Tone.WOOD)
        case events.TimePassed(_, seat, time) if time:
            yield MovingPieces(_name_marker(players, seat), tuple(_trace_life(table, seat, time)))
        case events.PrestigeGained(_, seat, points) | events.MajorityWon(_, seat, points) if points:
            yield MovingPieces(_name_marker(players, seat), tuple(_trace_prestige(table, seat, points)))
        case events.Paid(_, seat, spent):
            yield from (
                move_piece(what, _locate_store(seat, what), _locate_payment(at, seat), times=n, tone=_choose_tone(what))
                for what, n in spent
            )
        case events.Gained(_, seat, what, count):
            yield move_piece(what, _locate_payment(at, seat), _locate_store(seat, what), times=count, tone=_choose_tone(what))
        case events.CustomerServed(_, seat, customer):
            path = (_locate_customer(table, customer), (f"/farm:{seat}:customers", f"farm:{seat}"))
            yield MovingPieces(f"stall:{customer}", path, tone=Tone.WOOD)
        case events.RingTaken(_, seat):
            yield move_piece("ring", RING, (f"/farm:{seat}:mark", f"farm:{seat}"), tone=Tone.METAL)
        case events.RoundBegan() if table.ring is not None:
            yield move_piece("ring", (f"/farm:{table.ring}:mark", f"farm:{table.ring}"), RING)


def _animate_board(event: Event[Table], table: Table, players: Sequence[Player]) -> Iterator[MovingPieces]:
    """Yield the moves of members, markers of visits, new customers, and pieces out of or into a bag, and the bells."""
    match event:
        case events.Moved(rule, seat, generation, start, end):
            hers = table.rival and seat == RIVAL
            places = (_locate_member(seat, generation, place, "rival" if hers else f"farm:{seat}") for place in (start, end))
            tone = Tone.SOLEMN if end in DEAD else Tone.WOOD if start is vocabulary.Place.BAG else Tone.PLAIN
            if rule in DRAWN:
                yield SHAKEN
            yield MovingPieces(f"#vc-p-{players[seat].colour}", tuple(places), tone=tone)
        case events.Visited(_, seat, city):
            yield MovingPieces(_name_marker(players, seat), ((f"farm:{seat}",), (f"/visited:{city.value}", f"city:{city.value}")))
        case events.QueueMoved():
            yield from _move_queue(table, event.on(table))
        case events.CustomerRevealed(_, customer):
            yield MovingPieces(f"stall:{customer}", (("/pile",), _locate_customer(event.on(table), customer)))
        case events.MarketCalled():
            yield MovingPieces("", (("market",),), tone=Tone.BELL)
        case events.MassBegan():
            yield MovingPieces("", (("church",),), tone=Tone.BELL)
        case events.MonkDrawn(_, monks):
            yield SHAKEN
            yield move_piece("monk", BLACK_BAG, _locate_monk(monks), tone=Tone.WOOD)
        case events.MonksDrawn(_, before, count):
            waiting = map(_locate_monk, range(before + 1, before + count + 1))
            yield SHAKEN
            yield from (move_piece("monk", BLACK_BAG, beside, tone=Tone.WOOD) for beside in waiting)
        case events.ChurchEmpty():
            yield MovingPieces("", (("church",),))
        case events.MonksReturned(_, monks):
            yield from (move_piece("monk", _locate_monk(monk + 1), BLACK_BAG) for monk in range(monks))
        case events.BagFilled():
            yield MovingPieces("/land:bag", (BAG,), tone=Tone.CLOTH)
        case events.CubesPlaced(_, space, cubes):
            drawn = [(cube.value, count) for cube, count in zip(vocabulary.CUBES, cubes, strict=True) if count > 0]
            laid = f"/cubes:{space.value}"
            yield from (
                move_piece(what, BAG, (f"cube:{space.value}:{what}", laid), times=count, tone=Tone.WOOD) for what, count in drawn
            )


def _locate_monk(monk: int) -> Stop:
    """Return the place beside the bag for a drawn monk, counted from 1."""
    x, y, step = BESIDE_BAG
    return _point("church", x + step * (monk - 1), y)


def _choose_tone(what: str) -> Tone:
    """Return the tone of pieces that are paid or gained."""
    return Tone.METAL if what == "coin" else Tone.WOOD


def _locate_payment(at: str, seat: Seat) -> Stop:
    """Return the place to which a payment goes, or from which a gain comes: a choice's target ``at``, else the farm."""
    return (at, f"farm:{seat}") if at else (f"farm:{seat}",)


def _name_marker(players: Sequence[Player], seat: Seat) -> str:
    """Return the shared picture (``#id``) of a family's marker."""
    return f"#vc-h-{players[seat].colour}"


def _locate_store(seat: Seat, what: str) -> Stop:
    """Return the place of pieces on a farm."""
    return (f"/farm:{seat}:{what}", f"farm:{seat}")


def _trace_life(table: Table, seat: Seat, time: int) -> list[Stop]:
    """Return the spaces of the life track that a marker passes in ``time``, at most one lap; for a step back, both ends."""
    printed, now = table.edition.farm, table.farms[seat].time
    ahead = range(min(time, printed.lap) + 1) if time > 0 else (0, time)
    spots = (farm.locate_life_space(printed.lap, printed.find_space(max(now + space, 0))) for space in ahead)
    return [_point(f"farm:{seat}", x, y) for x, y in spots]


def _trace_prestige(table: Table, seat: Seat, points: int) -> list[Stop]:
    """Return the stops of a marker that moves by ``points`` on the prestige track: both ends, and the corners between them."""
    now = table.farms[seat].prestige
    step = 1 if points > 0 else -1
    passed = pairwise(range(now, now + points + step, step))
    turns = [spot for pair in passed if pair[0] // prestige.ACROSS != pair[1] // prestige.ACROSS for spot in pair]
    stops = dict.fromkeys((now, *turns, now + points))
    corners = (prestige.locate_points(max(stop, 0)) for stop in stops)
    return [_point("prestige", x + prestige.WIDE / 2, y + prestige.HIGH / 2) for x, y in corners]


def _point(panel: str, x: float, y: float) -> Stop:
    return (f"{panel}@{trim(x)},{trim(y)}",)


def _locate_member(seat: Seat, generation: int, place: vocabulary.Place, home: str) -> Stop:
    """Return the place of a member, living, dead or unborn; ``home`` is the panel of its family."""
    here = name_member(seat, generation, place)
    if place in (vocabulary.Place.UNBORN, vocabulary.Place.FARM):
        return (here, home)
    if place in WITHIN:
        return (here, WITHIN[place])
    if place is vocabulary.Place.GONE:
        return _point("land", *WAY_OUT)
    return ("/graves" if place is vocabulary.Place.GRAVE else f"/chronicle:{place.value.removeprefix('chronicle-')}", "chronicle")


def _locate_customer(table: Table, customer: int) -> Stop:
    """Return the place of a customer, in a stall or in the queue. Raises ``ValueError`` if it lies in neither."""
    if customer in table.stalls:
        return (f"/stall:{table.stalls.index(customer)}", "queue")
    return (f"/queue:{table.queue.index(customer)}", "queue")


def _move_queue(before: Table, after: Table) -> list[MovingPieces]:
    """Return the moves of the customers in the queue from the table ``before`` an event to that ``after`` it."""
    paths = ((tile, (_locate_customer(before, tile), _locate_customer(after, tile))) for tile in before.queue)
    return [MovingPieces(f"stall:{tile}", path) for tile, path in paths if path[0] != path[1]]
