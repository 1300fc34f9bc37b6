"""Moves on the board and the tribes when an event happens: the picture, and its way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from village_core.games.stone_age import events
from village_core.games.stone_age.rolling import FACES
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import SITES, Kind, Place
from village_core.kernel.ledger import Event
from village_core.kernel.values import Player, Seat
from village_widgets.components.drawing import trim
from village_widgets.components.messages import Tone
from village_widgets.components.telling import AGENDA, MovingPieces, Stop, move_piece
from village_widgets.games.stone_age.drawing import hearth, wilds
from village_widgets.games.stone_age.pointing import find_lying

DEEDS: Final = (
    events.Placed,
    events.Rolled,
    events.CardTaken,
    events.BuildingTaken,
    events.ToolGained,
    events.WorkerGained,
    events.FieldGained,
    events.Declined,
    events.DiceThrown,
    events.Starved,
)
MOMENTS: Final = (events.PileEmptied, events.RoundBegan, events.Starved)
FED: Final = (Rule.FEED_FIELD, Rule.FEED_FOOD)
GATHERED: Final = (Rule.HUNT, Rule.GATHER, Rule.CARD_ROLL)
SPREAD: Final = 25
"""Distance between the dice of a roll."""


def is_moment(event: Event[Table]) -> bool:
    """Tell whether an event is shown to all players on its own: a new round, feeding, hunger, or the last building of a pile."""
    return isinstance(event, MOMENTS) or event.rule in FED


def animate(event: Event[Table], table: Table, players: Sequence[Player], at: str, faces: bool) -> Sequence[MovingPieces]:
    """Return what moves in the picture when ``event`` happens at ``table``.

    ``at`` is the target of the choice that caused the event, or empty. With ``faces``, dice show some that make
    their sum; without, a roll shows none, because only the players know them.
    """
    return (
        *_move_workers(event, table, players),
        *_move_dice(event, table, faces),
        *_move_supplies(event, at),
        *_move_cards(event, table),
    )


def _move_workers(event: Event[Table], table: Table, players: Sequence[Player]) -> Iterator[MovingPieces]:
    match event:
        case events.Placed(_, seat, place, workers):
            yield move_piece(
                _name_worker(players, seat), _locate_home(seat), _locate_place(table, place), times=workers, tone=Tone.WOOD
            )
        case events.Returned(_, seat, place):
            yield move_piece(
                _name_worker(players, seat),
                _locate_place(table, place),
                _locate_home(seat),
                times=table.tribes[seat].count_at(place),
            )
        case events.WorkerGained(_, seat):
            yield move_piece(_name_worker(players, seat), ("place:hut",), _locate_home(seat), tone=Tone.WOOD)
        case events.RoundBegan(_, seat):
            yield move_piece(
                "starts", (f"/tribe:{table.start}:mark", f"tribe:{table.start}"), (f"/tribe:{seat}:mark", f"tribe:{seat}")
            )


def _move_dice(event: Event[Table], table: Table, faces: bool) -> Iterator[MovingPieces]:
    """Yield the moves of an event's dice from the tribe to the place where they count; none for other events.

    Dice of which only the sum is known show random faces that make it if ``faces``, else none.
    """
    match event:
        case events.Rolled(_, seat, what, dice, pips):
            x, y = wilds.locate_middle(wilds.find_ground(what))
            shown = split_sum(pips, dice, Random(f"{table.round} {seat} {what} {pips}")) if faces else (0,) * dice
            wide = min(SPREAD, 150 / dice)
            spots = [(x + wide * (at - (dice - 1) / 2), y) for at in range(dice)]
            yield from (_move_die(face, seat, "wilds", *spot) for face, spot in zip(shown, spots, strict=True))
        case events.DiceThrown(_, seat, thrown):
            half = hearth.DIE / 2
            corners = [hearth.locate_die(at, len(thrown)) for at in range(len(thrown))]
            yield from (_move_die(face, seat, "hearth", x + half, y + half) for face, (x, y) in zip(thrown, corners, strict=True))


def split_sum(pips: int, dice: int, random: Random) -> tuple[int, ...]:
    """Return random faces of this number of ``dice`` whose sum is ``pips``, which must be a possible one."""
    faces = [1] * dice
    for _ in range(pips - dice):
        faces[random.choice([at for at, face in enumerate(faces) if face < FACES])] += 1
    return tuple(faces)


def _move_die(face: int, seat: Seat, panel: str, x: float, y: float) -> MovingPieces:
    return move_piece(f"die-{face}", (f"home:{seat}", f"tribe:{seat}"), (f"{panel}@{trim(x)},{trim(y)}",), tone=Tone.DICE)


def _move_supplies(event: Event[Table], at: str) -> Iterator[MovingPieces]:
    """Yield the moves of a tribe's gains, payments, tools, points and hunger.

    ``at`` is the target of the choice that caused the event, or empty.
    """
    match event:
        case events.Gained(rule, seat, what, count) if count:
            start = (f"place:{wilds.find_ground(what)}",) if rule in GATHERED else _locate_payment(at, seat)
            if rule == Rule.FEED_FIELD:
                start = (f"/tribe:{seat}:field",)
            yield move_piece(
                what, start, _locate_store(seat, what), times=count, tone=Tone.METAL if what is Kind.GOLD else Tone.WOOD
            )
        case events.Paid(rule, seat, spent):
            end = _locate_home(seat) if rule == Rule.FEED_FOOD else _locate_payment(at, seat)
            yield from (move_piece(what, _locate_store(seat, what), end, times=count, tone=Tone.WOOD) for what, count in spent)
        case events.ToolGained(_, seat) | events.OneUseToolGained(_, seat):
            yield move_piece("tool", _locate_payment(at, seat), (f"/tribe:{seat}:tools",), tone=Tone.WOOD)
        case events.ToolUsed(_, seat, space):
            yield move_piece("tool", (f"tool:{seat}:{space}", f"tribe:{seat}"), ("roll", "wilds"), tone=Tone.WOOD)
        case events.OneUseToolUsed(_, seat, value):
            yield move_piece("tool", (f"one-use:{seat}:{value}", f"tribe:{seat}"), ("roll", "wilds"), tone=Tone.WOOD)
        case events.AnyTwoUsed(_, seat):
            yield MovingPieces("", ((f"any-two:{seat}", f"tribe:{seat}"),))
        case events.FieldGained(_, seat):
            yield move_piece("field", _locate_payment(at, seat), (f"/tribe:{seat}:field",), tone=Tone.WOOD)
        case events.PointsGained(_, seat):
            yield move_piece("points", _locate_payment(at, seat), (f"/hearth:{seat}",), tone=Tone.METAL)
        case events.Starved(_, seat):
            yield move_piece("points", (f"/hearth:{seat}",), (f"tribe:{seat}",), tone=Tone.SOLEMN)


def _move_cards(event: Event[Table], table: Table) -> Iterator[MovingPieces]:
    """Yield the moves of cards and buildings; none for other events."""
    match event:
        case events.CardTaken(_, seat, _, card):
            yield MovingPieces(f"card:{card}", ((f"card:{card}", "cards"), (f"/tribe:{seat}:kept",)), tone=Tone.CLOTH)
        case events.CardDrawn(_, seat):
            yield move_piece("card", ("/deck",), (f"/tribe:{seat}:kept",), tone=Tone.CLOTH)
        case events.CardTurned(_, _, card):
            yield MovingPieces(f"card:{card}", (("/deck",), (f"card:{card}", "cards")), tone=Tone.CLOTH)
        case events.RowMoved():
            left = [at for at, card in enumerate(table.row) if card is not None]
            slides = [(table.row[start], start, end) for end, start in enumerate(left) if start != end]
            yield from (MovingPieces(f"card:{card}", ((f"/card:{start}",), (f"/card:{end}",))) for card, start, end in slides)
        case events.BuildingTaken(_, seat, _, tile):
            yield MovingPieces(f"tile:{tile}", ((f"tile:{tile}", "sites"), (f"/tribe:{seat}:kept",)), tone=Tone.WOOD)
        case events.TileTurned(_, place, tile):
            yield MovingPieces(
                f"tile:{tile}", ((f"/site:{SITES.index(place)}", "sites"), (f"tile:{tile}", "sites")), tone=Tone.WOOD
            )


def _name_worker(players: Sequence[Player], seat: Seat) -> str:
    return f"w-{players[seat].colour}"


def _locate_home(seat: Seat) -> Stop:
    return (f"home:{seat}", f"/tribe:{seat}:home", f"tribe:{seat}")


def _locate_place(table: Table, place: Place) -> Stop:
    """Return a place for workers; the camp fire if the card or building that lay there is gone."""
    lying = find_lying(table, place)
    return ("hearth",) if lying == AGENDA else (lying,)


def _locate_store(seat: Seat, what: str) -> Stop:
    """Return where pieces of the kind ``what`` lie on a tribe's board: the start or the end of a move."""
    return (f"/tribe:{seat}:{what}", f"tribe:{seat}")


def _locate_payment(at: str, seat: Seat) -> Stop:
    """Return the place to which a payment goes, or from which a gain comes: a choice's target ``at``, else the camp fire."""
    return (at, "hearth") if at and at != AGENDA else ("hearth", f"tribe:{seat}")
