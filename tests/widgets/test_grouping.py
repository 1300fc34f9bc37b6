"""Long lists of choices in groups: what is done, then by which piece or with how many."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.samples import thin
from tests.village.positions import lay_acting, lay_village
from village_core.games import list_games, load
from village_core.games.board_game import GameTable
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Player
from village_widgets.components.asked import Sign
from village_widgets.components.composing import FEW_WAYS
from village_widgets.components.grouping import FEW, UNGROUPED, GroupedChoice, find_beside, group_rows
from village_widgets.components.rows import ChoiceRow, list_misplaced_pieces, list_rows
from village_widgets.components.telling import AGENDA, Carry, Telling
from village_widgets.games import find_screen

GAMES = Path(__file__).parents[1] / "games"
RECORDED = [path for game in list_games() for path in thin(sorted((GAMES / game).glob("*.jsonl")), 5)]
"""One in three recorded games of each game, in a long run all."""
MOST = 3
"""The most taps until a choice of a list is made."""


def tell(position: Position[GameTable], players: tuple[Player, ...]) -> Telling[GameTable]:
    """Return the telling of a position for these players."""
    shown = find_screen(position.game)
    return shown.build_telling(players, position, shown.load_words())


def list_positions(path: Path) -> Iterator[tuple[Telling[GameTable], Position[GameTable]]]:
    """Yield the positions of a recorded game at which a player decides, each with its telling."""
    game = load(path.read_text())
    for position in (game.start, *(step.position for step in game.steps)):
        if position.seat is not None and position.seat != CHANCE:
            yield tell(position, game.players), position


def count_taps(row: ChoiceRow, grouping: GroupedChoice) -> int:
    """Count the taps for a choice of a group: the sign, the number or the piece, and the way to pay."""
    pays = 1 < len(row.options) <= FEW_WAYS
    return (3 if grouping.pieces else 2 if grouping.rest else 1) + pays


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_choice_of_a_list_is_told_apart_and_three_taps_away(path: Path) -> None:
    """In the groups of a recorded game's choices no two choices have the same sign, rest of the words and number of pieces.

    Any of them is made with three taps at most, and every sign is used. Each recorded game has groups somewhere.
    """
    grouped = 0
    for telling, position in list_positions(path):
        rows = list_rows(telling, position)
        beside, groups = find_beside(rows, False), group_rows(telling, position, rows)
        known = {row.number: row for row in rows if row.target not in beside}
        if not groups.rows:
            continue
        grouped += 1
        assert groups.rows.keys() <= known.keys() and {each.sign for each in groups.rows.values()} == groups.signs.keys()
        assert len(set(groups.rows.values())) == len(groups.rows)
        assert max(count_taps(known[number], each) for number, each in groups.rows.items()) <= MOST
    assert grouped


@pytest.mark.parametrize(
    ("sizes", "beside"),
    [
        ({"a": FEW}, {"a"}),
        ({"a": FEW + 1}, set()),
        ({"a": FEW - 1, "b": 1, "c": FEW + 1}, {"a", "b"}),
        ({"a": FEW, "b": 1}, set()),
        ({"a": 1, AGENDA: FEW}, set()),
    ],
)
def test_a_few_choices_of_places_stand_beside_the_question(sizes: dict[str, int], beside: set[str]) -> None:
    """Places with few choices each stand there as long as all together are few; choices of no place count too, and always do."""
    rows = [SimpleNamespace(target=target) for target, size in sizes.items() for _ in range(size)]
    assert find_beside(rows, False) == beside | ({AGENDA} & sizes.keys()) and find_beside(rows, True) == {AGENDA} & sizes.keys()


def test_work_is_grouped_by_building() -> None:
    """The work at the stable is under one sign with horse and ox; a row there names the generation and the product."""
    stock = {0: {"skill": 9, "faith": 9, "persuasion": 9, "knowledge": 9, "coin": 9, "grain": 9}}
    position = lay_acting(lay_village(2, stock=stock), "crafts")
    telling = tell(position, (Player("Anna", "red"), Player("Carl", "yellow")))
    grouped = group_rows(telling, position, list_rows(telling, position))
    stable = [row.rest for row in grouped.rows.values() if row.sign == "place-stable"]
    assert grouped.signs["place-stable"] == Sign("Stable", ("#vc-horse", "#vc-ox"))
    assert len(stable) > 1 and "Train a “1” and make a horse" in stable


def test_workers_are_a_place_and_a_number() -> None:
    """More than thirty placements come under ten signs at most: those on the forest differ in the number of workers.

    The four cards share one sign. A choice alone under its sign says neither how many go there nor anything else.
    """
    telling, position = next(list_positions(GAMES / "stone_age" / "cards-of-two.jsonl"))
    rows = list_rows(telling, position)
    grouped = group_rows(telling, position, rows)
    assert len(rows) > 30 and len(grouped.signs) <= 10
    assert {row.pieces for row in grouped.rows.values() if row.sign == "forest"} == {1, 2, 3, 4, 5}
    assert [row.rest[:10] for row in grouped.rows.values() if row.sign == "cards"] == [
        *("First card", "Second car", "Third card", "Fourth car"),
    ]
    alone = [row for row in grouped.rows.values() if row.sign in ("tool-maker", "hut", "field")]
    assert len(alone) == 3 and not any(row.rest or row.pieces for row in alone)


def test_a_short_list_and_a_lesson_have_no_groups() -> None:
    """Six choices stay without groups, and so do all choices of a lesson."""
    telling, position = next(list_positions(GAMES / "stone_age" / "cards-of-two.jsonl"))
    rows = list_rows(telling, position)
    assert group_rows(telling, position, rows[:FEW]) == group_rows(telling, position, rows, taught=True) == UNGROUPED


def test_groups_begin_with_the_seventh_choice_of_a_list() -> None:
    """Six choices of a list have no groups, though one more stands beside the question; a seventh in the list brings groups."""
    telling, position = next(list_positions(GAMES / "stone_age" / "cards-of-two.jsonl"))
    first, *others = list_rows(telling, position)
    beside = first._replace(target=AGENDA)
    for count, has_groups in ((FEW, False), (FEW + 1, True)):
        rows = [beside, *others[:count]]
        assert find_beside(rows, taught=False) == {AGENDA}
        assert bool(group_rows(telling, position, rows).rows) is has_groups


def test_a_piece_that_can_be_carried_to_a_place_is_not_misplaced_there() -> None:
    """A member may be carried to the stable while there are horses, although all oxen are gone: nothing is misplaced there."""
    table = lay_village(2)
    position = lay_acting(lay_village(2, stock={1: {"ox": table.supply.ox}}), "crafts")
    telling = tell(position, (Player("Anna", "red"), Player("Carl", "yellow")))
    rows = list_rows(telling, position)
    legal = {row.carry for row in rows if row.carry}
    assert legal & {telling.carry(refusal.choice, position) for refusal in position.refusals}
    assert not legal & {Carry(each.piece, each.place) for each in list_misplaced_pieces(telling, position, rows)}
