"""The choices of a long list in groups: first what they share, such as a place, then which piece, or how many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple, TypeVar

from village_core.games.board_game import GameTable
from village_core.kernel.position import Position
from village_widgets.components.asked import Sign
from village_widgets.components.rows import ChoiceRow
from village_widgets.components.telling import AGENDA, Telling

T = TypeVar("T", bound=GameTable)
FEW: Final = 6
"""Up to this number, choices are buttons beside the question, wherever they belong on the board."""


class GroupedChoice(NamedTuple):
    """A choice in its group: the key of the group's sign, and what tells the choice from the group's others.

    That is the ``rest`` of its label, or the number of ``pieces`` if each takes another number; a choice alone in its group has
    neither. A choice without a ``sign`` is in no group and is shown as it is.
    """

    sign: str = ""
    rest: str = ""
    pieces: int = 0


class GroupedRows(NamedTuple):
    """The rows of a list in groups, by number, and the signs of the groups by key."""

    rows: Mapping[int, GroupedChoice] = MappingProxyType({})
    signs: Mapping[str, Sign] = MappingProxyType({})


UNGROUPED: Final = GroupedRows()


def find_beside(rows: Iterable[ChoiceRow], taught: bool) -> frozenset[str]:
    """Find the targets whose rows stand beside the question: always ``AGENDA``, for choices without a place on the board.

    Except at a ``taught`` table, all targets with up to ``FEW`` rows each are added, if together they have no more than ``FEW``.
    """
    offered = Counter(row.target for row in rows)
    few = sum(count for count in offered.values() if count <= FEW) <= FEW and not taught
    return frozenset(target for target, count in offered.items() if target == AGENDA or (few and count <= FEW))


def group_rows(telling: Telling[T], position: Position[T], rows: Sequence[ChoiceRow], taught: bool = False) -> GroupedRows:
    """Group the rows that stand in the list by what they share, in their order; a row that can't share anything is in no group.

    A short list, or one whose rows share nothing, has no groups; nor has a ``taught`` table, whose groups would be a hint.
    """
    beside = find_beside(rows, taught)
    listed = [row for row in rows if row.target not in beside]
    if taught or len(listed) <= FEW:
        return UNGROUPED
    parted = [(row, telling.part_choice(row.choice, position)) for row in listed]
    sizes = Counter(parts.key for _, parts in parted if parts)
    if sum(size - 1 for size in sizes.values()) == 0:
        return UNGROUPED
    signs = {parts.key: Sign(parts.label, parts.pictures) for _, parts in parted if parts}
    counts = Counter((parts.key, parts.pieces) for _, parts in parted if parts)
    counted = {key for key, size in sizes.items() if size > 1 and sum(key == other for other, _ in counts) == size}
    grouped = {
        row.number: GroupedChoice(
            parts.key,
            "" if sizes[parts.key] == 1 or parts.key in counted else parts.rest,
            parts.pieces if parts.key in counted else 0,
        )
        for row, parts in parted
        if parts
    }
    return GroupedRows(grouped, signs)
