"""The screen of a game as one value: all that the general pages ask of the room that draws it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Generic, NamedTuple, TypeVar

from village_core.games.board_game import GameTable
from village_core.kernel.position import Position
from village_core.kernel.values import Player
from village_core.kernel.words import Words
from village_widgets.components.inks import Ink
from village_widgets.components.telling import Telling
from village_widgets.rulebook.book import RuleBook
from village_widgets.tutor.teaching import Teaching

T = TypeVar("T", bound=GameTable)


class ShownGame(NamedTuple, Generic[T]):
    """The screen of one game.

    ``load_words`` returns its texts. ``build_telling`` makes the telling of one table, given its players by seat, a position
    with its copy, and words. ``build_css`` returns the style sheet of its pictures, painted with ``inks``, one for each colour
    of a player. ``load_parts`` returns its companion's ``Parts``; only the companion knows that type. ``teaching`` is its part
    of a course, if it has one; ``book`` is its part of the rulebook.
    """

    load_words: Callable[[], Words]
    build_telling: Callable[[Sequence[Player], Position[T], Words], Telling[T]]
    build_css: Callable[[], str]
    load_parts: Callable[[], object]
    inks: Mapping[str, Ink] = MappingProxyType({})
    teaching: Teaching[T] | None = None
    book: RuleBook | None = None
