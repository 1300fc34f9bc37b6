"""What moves on the board and the farms when something happens: which picture, from where to where."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from village_core.games.village import events
from village_core.games.village.rules import Rule
from village_core.games.village.solo.board import RIVAL
from village_core.games.village.solo.events import DieRolled, FateTurned, RingSpent, TrackCleared
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CHRONICLE, CHURCH, CITIES, COUNCIL, CUBES, Building, Cube, Fate, Place
from village_core.kernel.game import Player
from village_core.kernel.ledger import Event
from village_core.kernel.values import Seat
from village_widgets.components.drawing import num
from village_widgets.components.messages import Tone
from village_widgets.components.telling import Moving
from village_widgets.games.village.drawing import farm, prestige, rival

Stop: TypeAlias = tuple[str, ...]
"""One place by its names, from fine to coarse."""

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
"""What somebody does, and what everybody stops for; all else comes along with it."""
MOMENTS: Final = (*GREAT, events.RoundBegan)
"""What is told to everybody for itself, as deaths are."""
DEAD: Final = frozenset((*CHRONICLE.values(), Place.GRAVE, Place.GONE))
BAG: Final[Stop] = ("/land:bag",)
BLACK_BAG: Final[Stop] = ("bag",)
SHAKEN: Final = Moving("bag", (BLACK_BAG,), tone=Tone.CLOTH)
WAY_OUT: Final = (262, 312)
"""Where the path leaves the village, on the panel of the land."""
BESIDE_BAG: Final = (24, 203, 22)
"""Where the first drawn monk waits, on the church's panel, and how far the next one stands from it."""
RING: Final[Stop] = ("/council:ring", "/council:scene")
DRAWN: Final = (Rule.MASS_DRAW, Rule.SOLO_WINDOW, Rule.SOLO_WINDOWS_FULL)
"""Why somebody comes out of the black bag blindly."""
INDOORS: Final = {Place(building.value): building for building in Building if building is not Building.MILL}


def stands_alone(event: Event[Table]) -> bool:
    """Whether something is told to everybody for itself: what everybody stops for, or a death."""
    return isinstance(event, MOMENTS) or (isinstance(event, events.Moved) and event.end in DEAD)


def moves(event: Event[Table], table: Table, players: Sequence[Player], at: str) -> Sequence[Moving]:
    """What moves when ``event`` happens at ``table``; ``at`` is the target of the choice that led to it, empty where it has none.

    What is paid goes where it was asked for, what is gained comes from there; without such a place it leaves the farm's middle.
    """
    return _on_farms(event, table, players, at) or _on_the_board(event, table, players)


def _on_farms(event: Event[Table], table: Table, players: Sequence[Player], at: str) -> Sequence[Moving]:
    """What a farm gets, gives and lives."""
    match event:
        case events.CubeTaken(_, seat, space, cube) if table.rival and seat == RIVAL:
            lying: Stop = (f"cube:{space.value}:{cube.value}", f"/cubes:{space.value}")
            return (_piece(cube.value, lying, _point("rival", *rival.locate_next_cube(table)), tone=Tone.WOOD),)
        case TrackCleared(_, cubes):
            home = [(cube.value, count) for cube, count in zip(CUBES, cubes, strict=True) if count]
            return tuple(_piece(what, ("rival",), BAG, times=count, tone=Tone.WOOD) for what, count in home)
        case FateTurned(_, _, fate):
            return (Moving("", (("/rival:fate", "rival"),), tone=Tone.SOLEMN if fate is Fate.QUILL else Tone.WOOD),)
        case events.CustomerServed(_, seat, customer) if table.rival and seat == RIVAL:
            return (Moving(f"stall:{customer}", (_waiting(table, customer), ("/rival:customers", "rival")), tone=Tone.WOOD),)
        case RingSpent(_, seat):
            return (_piece("ring", (f"/farm:{seat}:mark", f"farm:{seat}"), _asked(at, seat), tone=Tone.METAL),)
        case events.CubeTaken(_, seat, space, cube):
            end = f"/farm:{seat}:life" if cube is Cube.PLAGUE else f"/farm:{seat}:{cube.value}"
            return (_piece(cube.value, (f"cube:{space.value}:{cube.value}", f"/cubes:{space.value}"), (end,), tone=Tone.WOOD),)
        case events.TimePassed(_, seat, time) if time:
            return (Moving(_head(players, seat), tuple(_lived(table, seat, time))),)
        case events.PrestigeGained(_, seat, points) | events.MajorityWon(_, seat, points) if points:
            return (Moving(_head(players, seat), tuple(_honoured(table, seat, points))),)
        case events.Paid(_, seat, spent):
            return tuple(_piece(what, _store(seat, what), _asked(at, seat), times=n, tone=_sound(what)) for what, n in spent)
        case events.Gained(_, seat, what, count):
            return (_piece(what, _asked(at, seat), _store(seat, what), times=count, tone=_sound(what)),)
        case events.CustomerServed(_, seat, customer):
            path = (_waiting(table, customer), (f"/farm:{seat}:customers", f"farm:{seat}"))
            return (Moving(f"stall:{customer}", path, tone=Tone.WOOD),)
        case events.RingTaken(_, seat):
            return (_piece("ring", RING, (f"/farm:{seat}:mark", f"farm:{seat}"), tone=Tone.METAL),)
        case events.RoundBegan() if table.ring is not None:
            return (_piece("ring", (f"/farm:{table.ring}:mark", f"farm:{table.ring}"), RING),)
    return ()


def _on_the_board(event: Event[Table], table: Table, players: Sequence[Player]) -> Sequence[Moving]:
    """Members and their markers, customers, and what comes out of a bag."""
    match event:
        case events.Moved(rule, seat, generation, start, end):
            hers = table.rival and seat == RIVAL
            places = (_standing(seat, generation, place, "rival" if hers else f"farm:{seat}") for place in (start, end))
            tone = Tone.SOLEMN if end in DEAD else Tone.WOOD if start is Place.BAG else Tone.PLAIN
            shaken = (SHAKEN,) if rule in DRAWN else ()
            return (*shaken, Moving(f"#vc-p-{players[seat].colour}", tuple(places), tone=tone))
        case events.Visited(_, seat, city):
            return (Moving(_head(players, seat), ((f"farm:{seat}",), (f"/visited:{city.value}", f"city:{city.value}"))),)
        case events.QueueMoved():
            return tuple(_stepping_up(table, event.on(table)))
        case events.CustomerRevealed(_, customer):
            return (Moving(f"stall:{customer}", (("/pile",), _waiting(event.on(table), customer))),)
        case events.MarketCalled():
            return (Moving("", (("market",),), tone=Tone.BELL),)
        case events.MassBegan():
            return (Moving("", (("church",),), tone=Tone.BELL),)
        case events.MonkDrawn(_, monks):
            return (SHAKEN, _piece("monk", BLACK_BAG, _beside_bag(monks), tone=Tone.WOOD))
        case events.MonksDrawn(_, before, count):
            waiting = map(_beside_bag, range(before + 1, before + count + 1))
            return (SHAKEN, *(_piece("monk", BLACK_BAG, beside, tone=Tone.WOOD) for beside in waiting))
        case events.ChurchEmpty():
            return (Moving("", (("church",),)),)
        case events.MonksReturned(_, monks):
            return tuple(_piece("monk", _beside_bag(monk + 1), BLACK_BAG) for monk in range(monks))
        case events.BagFilled():
            return (Moving("/land:bag", (BAG,), tone=Tone.CLOTH),)
        case events.CubesPlaced(_, space, cubes):
            drawn = [(cube.value, count) for cube, count in zip(CUBES, cubes, strict=True) if count > 0]
            laid = f"/cubes:{space.value}"
            return tuple(
                _piece(what, BAG, (f"cube:{space.value}:{what}", laid), times=count, tone=Tone.WOOD) for what, count in drawn
            )
    return ()


def _beside_bag(monk: int) -> Stop:
    """Where a drawn monk waits, counted from 1."""
    x, y, step = BESIDE_BAG
    return _point("church", x + step * (monk - 1), y)


def _sound(what: str) -> Tone:
    """What pieces sound like that are paid or gained."""
    return Tone.METAL if what == "coin" else Tone.WOOD


def _asked(at: str, seat: Seat) -> Stop:
    """Where something is paid or gained."""
    return (at, f"farm:{seat}") if at else (f"farm:{seat}",)


def _piece(picture: str, *way: Stop, times: int = 1, tone: Tone = Tone.PLAIN) -> Moving:
    return Moving(f"#vc-{picture}", way, times, tone)


def _head(players: Sequence[Player], seat: Seat) -> str:
    """The marker of a family."""
    return f"#vc-h-{players[seat].colour}"


def _store(seat: Seat, what: str) -> Stop:
    """Where pieces lie on a farm."""
    return (f"/farm:{seat}:{what}", f"farm:{seat}")


def _lived(table: Table, seat: Seat, time: int) -> list[Stop]:
    """Every space of the life track from where a marker stands; no more than once round."""
    printed, now = table.edition.farm, table.farms[seat].time
    ahead = range(min(time, printed.lap) + 1) if time > 0 else (0, time)
    spots = (farm.locate_hour(printed.lap, printed.space(max(now + space, 0))) for space in ahead)
    return [_point(f"farm:{seat}", x, y) for x, y in spots]


def _honoured(table: Table, seat: Seat, points: int) -> list[Stop]:
    """Where the prestige track turns between where a marker stands and where it comes to."""
    now = table.farms[seat].prestige
    step = 1 if points > 0 else -1
    passed = pairwise(range(now, now + points + step, step))
    turns = [spot for pair in passed if pair[0] // prestige.ACROSS != pair[1] // prestige.ACROSS for spot in pair]
    stops = dict.fromkeys((now, *turns, now + points))
    corners = (prestige.locate_points(max(stop, 0)) for stop in stops)
    return [_point("prestige", x + prestige.WIDE / 2, y + prestige.HIGH / 2) for x, y in corners]


def _point(panel: str, x: float, y: float) -> Stop:
    return (f"{panel}@{num(x)},{num(y)}",)


def _standing(seat: Seat, generation: int, place: Place, home: str) -> Stop:
    """Where a member stands, lies or waits to be born; ``home`` is the panel of its family."""
    here = f"member:{seat}:{generation}:{place.value}"
    if place is Place.UNBORN:
        return (f"unborn:{seat}:{generation}", home)
    if place is Place.FARM:
        return (here, home)
    if place is Place.BAG:
        return (here, "bag")
    if place in INDOORS:
        return (here, f"building:{place.value}")
    if place in CITIES:
        return (here, f"city:{place.value}")
    if place in COUNCIL:
        return (here, f"council:{COUNCIL.index(place) + 1}")
    if place in CHURCH:
        return (here, f"church:{CHURCH.index(place) + 1}")
    if place is Place.GRAVE:
        return ("/graves", "chronicle")
    if place is Place.GONE:
        return _point("land", *WAY_OUT)
    return (f"/chronicle:{place.value.removeprefix('chronicle-')}", "chronicle")


def _waiting(table: Table, customer: int) -> Stop:
    """Where a customer stands: at a stall or in the queue."""
    if customer in table.stalls:
        return (f"/stall:{table.stalls.index(customer)}", "queue")
    return (f"/queue:{table.queue.index(customer)}", "queue")


def _stepping_up(before: Table, after: Table) -> list[Moving]:
    """Everybody in the queue who stands somewhere else than before."""
    paths = ((tile, (_waiting(before, tile), _waiting(after, tile))) for tile in before.queue)
    return [Moving(f"stall:{tile}", path) for tile, path in paths if path[0] != path[1]]
