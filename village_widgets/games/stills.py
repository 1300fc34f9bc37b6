"""Positions as still pictures, for places without a running process: a saved notebook, an exported page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from village_core.games import find_codec
from village_core.games.board_game import GameTable
from village_core.kernel.picture import name_seat_letter
from village_core.kernel.position import Position
from village_core.kernel.saves import Codec
from village_core.kernel.values import Player
from village_widgets.components import scene
from village_widgets.games import find_screen
from village_widgets.games.shown import ShownGame

T = TypeVar("T", bound=GameTable)


def seat_players(position: Position[T], players: Sequence[Player] = ()) -> tuple[Player, ...]:
    """Return ``players``, or by default A, B … at each seat, as in the text picture."""
    codec: Codec[T] = find_codec(position.game)
    return tuple(players) or tuple(Player(name_seat_letter(seat).upper(), codec.colours[seat]) for seat in position.table.seats)


def draw_position(position: Position[T], players: Sequence[Player] = ()) -> str:
    """Draw what is open to all of the position as one standalone SVG document."""
    shown: ShownGame[T] = find_screen(position.game)
    words = shown.load_words()
    telling = shown.build_telling(seat_players(position, players), position, words)
    return scene.draw_still(telling.draw_panels(position, None), shown.build_css(), words.language)
