"""What moves on the board and the tribes when something happens: which picture, from where to where."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

from village_core.games.stone_age.events import (
    AnyTwoUsed,
    BuildingTaken,
    CardDrawn,
    CardTaken,
    CardTurned,
    Declined,
    DiceThrown,
    FieldGained,
    Gained,
    OneUseToolGained,
    OneUseToolUsed,
    Paid,
    PileEmptied,
    Placed,
    PointsGained,
    Returned,
    Rolled,
    RoundBegan,
    RowMoved,
    Starved,
    TileTurned,
    ToolGained,
    ToolUsed,
    WorkerGained,
)
from village_core.games.stone_age.rolling import FACES
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import SITES, Kind
from village_core.kernel.game import Player
from village_core.kernel.ledger import Event
from village_core.kernel.values import Seat
from village_widgets.components.drawing import num
from village_widgets.components.messages import Tone
from village_widgets.components.telling import AGENDA, Moving
from village_widgets.games.stone_age.drawing import hearth, wilds
from village_widgets.games.stone_age.pointing import lying_at

Stop: TypeAlias = tuple[str, ...]
"""One place by its names, from fine to coarse."""

DEEDS: Final = (Placed, Rolled, CardTaken, BuildingTaken, ToolGained, WorkerGained, FieldGained, Declined, DiceThrown, Starved)
MOMENTS: Final = (PileEmptied, RoundBegan, Starved)
FED: Final = (Rule.FEED_FIELD, Rule.FEED_FOOD)
GATHERED: Final = (Rule.HUNT, Rule.GATHER, Rule.CARD_ROLL)
SPREAD: Final = 25
"""How far the dice of a roll lie apart."""


def stands_alone(event: Event[Table]) -> bool:
    """Whether an event is told to everybody for itself: an empty pile, a new round, and at its end how each tribe is fed."""
    return isinstance(event, MOMENTS) or event.rule in FED


def moves(event: Event[Table], table: Table, players: Sequence[Player], at: str, faces: bool) -> Sequence[Moving]:
    """What moves when ``event`` happens at ``table``; ``at`` is the target of the choice that led to it, empty where it has none.

    ``faces``: whether dice show faces that come to their sum, or nothing, because only people know what lies there.
    """
    return _workers(event, table, players) or _rolls(event, table, faces) or _supplies(event, at) or _cards(event, table)


def _workers(event: Event[Table], table: Table, players: Sequence[Player]) -> Sequence[Moving]:
    match event:
        case Placed(_, seat, place, workers):
            return (_piece(_worker(players, seat), _home(seat), (lying_at(table, place),), times=workers, tone=Tone.WOOD),)
        case Returned(_, seat, place):
            return (_piece(_worker(players, seat), (lying_at(table, place),), _home(seat), times=table.tribes[seat].at(place)),)
        case WorkerGained(_, seat):
            return (_piece(_worker(players, seat), ("place:hut",), _home(seat), tone=Tone.WOOD),)
        case RoundBegan(_, seat) if seat != table.start:
            return (
                _piece(
                    "starts", (f"/tribe:{table.start}:mark", f"tribe:{table.start}"), (f"/tribe:{seat}:mark", f"tribe:{seat}")
                ),
            )
    return ()


def _rolls(event: Event[Table], table: Table, faces: bool) -> Sequence[Moving]:
    """Dice come from the tribe and lie where they count."""
    match event:
        case Rolled(_, seat, what, dice, pips):
            x, y = wilds.locate_middle(wilds.find_ground(what))
            shown = split(pips, dice, Random(f"{table.round} {seat} {what} {pips}")) if faces else (0,) * dice
            wide = min(SPREAD, 150 / dice)
            spots = [(x + wide * (at - (dice - 1) / 2), y) for at in range(dice)]
            return tuple(_die(face, seat, "wilds", *spot) for face, spot in zip(shown, spots, strict=True))
        case DiceThrown(_, seat, thrown):
            half = hearth.DIE / 2
            corners = [hearth.locate_die(at, len(thrown)) for at in range(len(thrown))]
            return tuple(_die(face, seat, "hearth", x + half, y + half) for face, (x, y) in zip(thrown, corners, strict=True))
    return ()


def split(pips: int, dice: int, random: Random) -> tuple[int, ...]:
    """Faces of so many dice that come to a sum."""
    faces = [1] * dice
    for _ in range(pips - dice):
        faces[random.choice([at for at, face in enumerate(faces) if face < FACES])] += 1
    return tuple(faces)


def _die(face: int, seat: Seat, panel: str, x: float, y: float) -> Moving:
    return _piece(f"die-{face}", (f"home:{seat}", f"tribe:{seat}"), (f"{panel}@{num(x)},{num(y)}",), tone=Tone.DICE)


def _supplies(event: Event[Table], at: str) -> Sequence[Moving]:
    """What a tribe gets and gives: it comes from where it was asked for, and goes there."""
    match event:
        case Gained(rule, seat, what, count) if count:
            start = (f"place:{wilds.find_ground(what)}",) if rule in GATHERED else _asked(at, seat)
            if rule == Rule.FEED_FIELD:
                start = (f"/tribe:{seat}:field",)
            return (_piece(what, start, _store(seat, what), times=count, tone=Tone.METAL if what is Kind.GOLD else Tone.WOOD),)
        case Paid(rule, seat, spent):
            end = _home(seat) if rule == Rule.FEED_FOOD else _asked(at, seat)
            return tuple(_piece(what, _store(seat, what), end, times=count, tone=Tone.WOOD) for what, count in spent)
        case ToolGained(_, seat) | OneUseToolGained(_, seat):
            return (_piece("tool", _asked(at, seat), (f"/tribe:{seat}:tools",), tone=Tone.WOOD),)
        case ToolUsed(_, seat, space):
            return (_piece("tool", (f"tool:{seat}:{space}", f"tribe:{seat}"), ("roll", "wilds"), tone=Tone.WOOD),)
        case OneUseToolUsed(_, seat, value):
            return (_piece("tool", (f"one-use:{seat}:{value}", f"tribe:{seat}"), ("roll", "wilds"), tone=Tone.WOOD),)
        case AnyTwoUsed(_, seat):
            return (Moving("", ((f"any-two:{seat}", f"tribe:{seat}"),)),)
        case FieldGained(_, seat):
            return (_piece("field", _asked(at, seat), (f"/tribe:{seat}:field",), tone=Tone.WOOD),)
        case PointsGained(_, seat):
            return (_piece("points", _asked(at, seat), (f"/hearth:{seat}",), tone=Tone.METAL),)
        case Starved(_, seat):
            return (_piece("points", (f"/hearth:{seat}",), (f"tribe:{seat}",), tone=Tone.SOLEMN),)
    return ()


def _cards(event: Event[Table], table: Table) -> Sequence[Moving]:
    """Cards and buildings, as they are seen."""
    match event:
        case CardTaken(_, seat, _, card):
            return (Moving(f"card:{card}", ((f"card:{card}", "cards"), (f"/tribe:{seat}:kept",)), tone=Tone.CLOTH),)
        case CardDrawn(_, seat):
            return (_piece("card", ("/deck",), (f"/tribe:{seat}:kept",), tone=Tone.CLOTH),)
        case CardTurned(_, _, card):
            return (Moving(f"card:{card}", (("/deck",), (f"card:{card}", "cards")), tone=Tone.CLOTH),)
        case RowMoved():
            left = [at for at, card in enumerate(table.row) if card is not None]
            slides = [(table.row[start], start, end) for end, start in enumerate(left) if start != end]
            return tuple(Moving(f"card:{card}", ((f"/card:{start}",), (f"/card:{end}",))) for card, start, end in slides)
        case BuildingTaken(_, seat, _, tile):
            return (Moving(f"tile:{tile}", ((f"tile:{tile}", "sites"), (f"/tribe:{seat}:kept",)), tone=Tone.WOOD),)
        case TileTurned(_, place, tile):
            return (
                Moving(f"tile:{tile}", ((f"/site:{SITES.index(place)}", "sites"), (f"tile:{tile}", "sites")), tone=Tone.WOOD),
            )
    return ()


def _piece(picture: str, *way: Stop, times: int = 1, tone: Tone = Tone.PLAIN) -> Moving:
    return Moving(
        f"#vc-{picture}", tuple(tuple(name for name in stop if name != AGENDA) or ("hearth",) for stop in way), times, tone
    )


def _worker(players: Sequence[Player], seat: Seat) -> str:
    return f"w-{players[seat].colour}"


def _home(seat: Seat) -> Stop:
    return (f"home:{seat}", f"/tribe:{seat}:home", f"tribe:{seat}")


def _store(seat: Seat, what: str) -> Stop:
    """Where pieces lie on a tribe's board."""
    return (f"/tribe:{seat}:{what}", f"tribe:{seat}")


def _asked(at: str, seat: Seat) -> Stop:
    """Where something is paid or gained."""
    return (at, "hearth") if at else ("hearth", f"tribe:{seat}")
