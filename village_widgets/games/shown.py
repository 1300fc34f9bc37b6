"""One game as the screen shows it, as one value: what the general pages ask of the room that draws it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from village_core.games.board_game import GameTable
from village_core.kernel.game import Player
from village_core.kernel.position import Position
from village_core.kernel.words import Words
from village_widgets.components.inks import Ink
from village_widgets.components.telling import Telling
from village_widgets.tutor.teaching import Teaching

if TYPE_CHECKING:
    from village_widgets.companion.parts import AnyParts

T = TypeVar("T", bound=GameTable)


class ShownGame(NamedTuple, Generic[T]):
    """What the screen asks of one game.

    ``words`` says everything about it in a language; ``telling`` draws and tells one table: given its players by seat, a
    position of it for the copy that lies there, and words. ``css`` is the style sheet of its pictures, painted with its
    ``inks`` (``components/inks.py``), of which there is one for each colour that a player can have. ``parts`` gives the page
    for people at a table what it asks of the game, in a language. ``teaching`` is what it brings to a course, if it has one.
    """

    words: Callable[[str], Words]
    telling: Callable[[Sequence[Player], Position[T], Words], Telling[T]]
    css: Callable[[], str]
    parts: Callable[[str], AnyParts[T]]
    inks: Mapping[str, Ink] = MappingProxyType({})
    teaching: Teaching[T] | None = None
