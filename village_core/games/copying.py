"""Another copy of the game on a running table, and which of its numbers the game has used already.

A number is not used yet if the whole game, replayed with it from the start, takes the same decisions to the same positions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from village_core.games import import_package
from village_core.games.editions import CHECKED, Editions, EditionSettings, Leaf, PrintedEdition
from village_core.games.opening import Depth, NewGame, PrintedTable
from village_core.games.owning import are_same, list_values
from village_core.kernel.frames import Table
from village_core.kernel.game import Game
from village_core.kernel.position import Origin, Position
from village_core.kernel.saves import Codec
from village_core.kernel.values import Illegal

T = TypeVar("T", bound=Table)
E = TypeVar("E", bound=PrintedEdition)
NamedValue: TypeAlias = tuple[str, Leaf]
"""A value by its dotted name."""


def find_settings(position: Position[T]) -> EditionSettings:
    """Return the settings of a position's edition: its name and the corrections with which the table plays."""
    copy: EditionSettings = getattr(position.table, "copy")  # noqa: B009  (tables of printed games have it; T doesn't say so)
    return copy


def with_settings(position: Position[T], copy: EditionSettings) -> Position[T]:
    """Return the position with another copy on the table; supplies change accordingly (see ``BoardGame.change_edition``)."""
    change_edition: Callable[[T, EditionSettings], T] = import_package(position.game).GAME.change_edition
    return replace(position, table=change_edition(position.table, copy))


def is_same_game(before: Position[T], after: Position[T]) -> bool:
    """Tell whether ``after`` is ``before`` with another copy on the table, and differs only in what follows from that copy."""
    return find_settings(before) != find_settings(after) and with_settings(before, find_settings(after)) == after


def restart(start: Position[T], copy: EditionSettings) -> Position[T]:
    """Return the start of a game with another copy: set up from that copy, if the rules set it up at all.

    A start that they didn't set up (laid out by hand, for example) is returned ``with_settings``. Raises ``BadSettings`` for a
    copy that can't be used or, if the rules set up the start, can't seat as many players.
    """
    begin: NewGame[PrintedTable] = import_package(start.game).GAME.new_game
    depth: Depth = getattr(start.table, "depth")  # noqa: B009
    first: int = getattr(start.table, "start")  # noqa: B009
    players = len(start.table.seats)
    if begin(find_settings(start), players, first, depth) != start:
        return with_settings(start, copy)
    fresh: Position[T] = import_package(start.game).GAME.new_game(copy, players, first, depth)
    return fresh


def list_changes(before: EditionSettings, after: EditionSettings, editions: Editions[E]) -> tuple[str, ...]:
    """Return the dotted names of the values that owners may correct and that differ in two copies of one edition."""
    theirs = list_values(editions.build_edition(after))
    return tuple(name for name, value in list_values(editions.build_edition(before)).items() if not are_same(value, theirs[name]))


def correct(copy: EditionSettings, told: Iterable[NamedValue], editions: Editions[E]) -> EditionSettings:
    """Return the copy with other values by dotted name; a value that equals the edition's own is not kept as a correction.

    The setting ``checked`` stays; it comes after the corrections. Raises ``KeyError`` for a name of no value
    that an owner may correct.
    """
    believed, corrections = list_values(editions.build_edition(EditionSettings(copy.edition))), dict(copy.corrections)
    for name, value in told:
        corrections.pop(name, None)
        if not are_same(value, believed[name]):
            corrections[name] = value
    checked = corrections.pop(CHECKED, None)
    marks = () if checked is None else ((CHECKED, checked),)
    return EditionSettings(copy.edition, (*corrections.items(), *marks))


def would_go_the_same(game: Game[T], copy: EditionSettings) -> bool:
    """Tell whether the game so far would have gone the same with another ``copy`` on the table from its start on.

    It would if the start and the position after each decision are the same with that copy, if each decision is legal with it
    unless it was entered against the rules, and if the last position is possible.
    """
    codec: Codec[T] = import_package(game.start.game).GAME.codec
    try:
        position = restart(game.start, copy)
        if position != with_settings(game.start, copy):
            return False
        for step in game.steps:
            same_copy = with_settings(step.position, copy)
            if step.origin is Origin.LAID:
                position = same_copy
            elif step.origin is Origin.ANYWAY:
                position = position.force(step.option).position
            else:
                position = position.play(step.option).position
            if position != same_copy:
                return False
    except (Illegal, ValueError, LookupError):
        return False
    return not codec.find_flaw(position)


def list_usable(
    game: Game[T], told: Sequence[NamedValue], editions: Editions[E], good: tuple[NamedValue, ...] = ()
) -> tuple[NamedValue, ...]:
    """Return ``good`` and those values of ``told`` that the game has not used yet; all of the result can be changed at once.

    ``good``: values that are known to be unused.
    """
    more = (*good, *told)
    if not told or would_go_the_same(game, correct(find_settings(game.position), more, editions)):
        return more
    if len(told) == 1:
        return good
    half = len(told) // 2
    return list_usable(game, told[half:], editions, list_usable(game, told[:half], editions, good))
