"""Exercises of a game against Carla: right by a second reading of her rules, over plain data."""

from __future__ import annotations

import re

from tests.learning.lots import WORDING, check_each_rule_is_asked, check_exercises_differ, draw_many, list_places, read_plain
from tests.samples import sample
from village_core.games.village.choices import Leave, Pass, Take, TurnFate, Well
from village_core.games.village.narration import Narrator
from village_core.games.village.rules import Rule
from village_core.games.village.turn import Turn
from village_core.games.village.vocabulary import CUBES, SPACES, Fate
from village_core.kernel.position import Position
from village_core.kernel.values import Option
from village_widgets.games.village.exercises.solo_rounds import SOLO_ROUNDS, FaceDown, HersDies, HerWindow, LiesOn, Ranks
from village_widgets.games.village.exercises.solo_turns import SOLO_TURNS, HerCube, HersRests, YouChoose

KINDS = (*SOLO_TURNS, *SOLO_ROUNDS)
CLOCKWISE = ["market", "travel", "council", "church", "family", "harvest", "crafts"]
ROWS = {"harvest": "farm", "family": "farm"}


def list_left(position: Position, option: Option) -> dict[str, list[str]]:
    """Return the cubes that lie on each action space after an option has taken its cube."""
    assert isinstance(option.choice, Take) and option.choice.cube is not None
    lying = {
        space: [cube.value for cube, count in zip(CUBES, cubes, strict=True) for _ in range(count)]
        for space, cubes in zip(SPACES, position.table.spaces, strict=True)
    }
    lying[option.choice.space].remove(option.choice.cube.value)
    return lying


def find_hers(position: Position, option: Option) -> list[tuple[str, str]]:
    """Return the cubes that Carla can take, each with its space.

    Clockwise from the player's own space, the first with a cube of the taken kind gives that; if there is none, the first with
    cubes gives any.
    """
    lying, choice = list_left(position, option), option.choice
    assert isinstance(choice, Take) and choice.cube is not None
    at = CLOCKWISE.index(choice.space)
    order = CLOCKWISE[at:] + CLOCKWISE[:at]
    for space in order:
        if choice.cube.value in lying[space]:
            return [(space, choice.cube.value)]
    first = next((space for space in order if lying[space]), "")
    return [(first, cube) for cube in sorted(set(lying[first]))] if first else []


def test_which_cube_is_hers() -> None:
    """solo-match, solo-match-next, solo-any, solo-any-next: after the right moves Carla gets the cube that the task names.

    In tasks to choose for her, they leave her several kinds on the space that the task names.
    """
    for drawn, goal in (
        *draw_many("her-cube", sample(9, 90)),
        *draw_many("you-choose", sample(9, 60), "solo-any", "solo-any-next"),
    ):
        assert isinstance(drawn.position.top, Turn)
        for answer, option in enumerate(drawn.position.options):
            if isinstance(option.choice, Well):
                assert not drawn.is_right(answer)
                continue
            found = find_hers(drawn.position, option)
            if isinstance(goal, HerCube):
                expected = found == [(goal.space, goal.cube)]
            else:
                assert isinstance(goal, YouChoose)
                expected = len(found) > 1 and found[0][0] == goal.space
            assert drawn.is_right(answer) is expected, (option, found)


def test_where_her_dead_lie() -> None:
    """solo-dying, solo-dying-market: Carla's dead lie in the row of the space that her cube comes from, or in a grave.

    If it comes from the market, they lie in a grave.
    """
    for drawn, goal in draw_many("hers-rests", sample(9, 60)):
        assert isinstance(goal, HersRests)
        does = next(option for answer, option in enumerate(drawn.position.options) if drawn.is_right(answer))
        (space, _), *others = find_hers(drawn.position, does)
        row = ROWS.get(space, space)
        assert not others and goal.end in (f"chronicle-{row}", "grave")
        assert (goal.end == "grave") or space != "market"


def test_her_track_and_her_tiles() -> None:
    """solo-track, solo-new-round, solo-fate, solo-shuffle: Carla's cubes go space after space; an open set is shuffled."""
    for drawn, right in draw_many("her-track", sample(9, 60)):
        assert isinstance(right, LiesOn) and right.after == Leave()
        assert right.spot == read_plain(drawn)["rival"]["laid"] % 12 + 1
    for drawn, right in draw_many("face-down", sample(9, 60)):
        assert isinstance(right, FaceDown)
        tile, fate = drawn.position.top.tile, read_plain(drawn)["rival"]["fate"]
        hidden = fate[tile // 3 * 3 : tile // 3 * 3 + 3].count("hidden")
        assert right.count == (3 if hidden == 1 else hidden - 1)


def test_who_of_hers_dies_and_who_is_drawn() -> None:
    """solo-quill, solo-window, solo-windows-full: who of Carla's family dies, and where her member who is drawn goes.

    One on the farm dies, else one who is unborn, else the one in the lowest window; of several the lowest generation. A drawn
    member goes to her first free window, or back into the bag.
    """
    for drawn, right in draw_many("hers-dies", sample(9, 60)):
        assert isinstance(right, HersDies) and right.after == TurnFate(Fate.QUILL)
        order = ["farm", "unborn", "church-1", "church-2", "church-3", "church-4"]
        living = [(order.index(place), generation) for generation, place in list_places(read_plain(drawn), 1) if place in order]
        assert (order.index(right.place), right.generation) == min(living)
    for drawn, right in draw_many("her-window", sample(9, 60)):
        assert isinstance(right, HerWindow)
        taken = {place for _, place in list_places(read_plain(drawn), 1)}
        free = [place for place in ("church-1", "church-2", "church-3", "church-4") if place not in taken]
        assert right.place == (free[0] if free else "bag")


def test_what_points_are_worth() -> None:
    """solo-rank: the right answer of each drawn exercise is the rank of the points it names, from 40, 50, 60, 70 and 80 on."""
    for drawn, right in draw_many("rank", sample(9, 60)):
        (points,) = re.findall(r"\d+", WORDING.word_question(drawn))
        assert isinstance(right, Ranks) and right.rank == sum(int(points) >= least for least in (40, 50, 60, 70, 80))


def test_a_sale_leaves_her_the_next_customer() -> None:
    """solo-market-serve: Carla gets the front customer, or the second if the player serves that one."""
    for drawn, goal in draw_many("hers-served", sample(9, 40)):
        front = [tile for tile in read_plain(drawn)["stalls"] if tile is not None]
        for answer, option in enumerate(drawn.position.options):
            served = None if option.choice == Pass() else option.choice.customer
            assert drawn.is_right(answer) is (next(tile for tile in front if tile != served) == goal.customer)


def test_every_rule_of_the_game_for_one_is_asked() -> None:
    """Each rule of the game for one, except standing ones, is asked at each level, in sound exercises."""
    check_each_rule_is_asked(KINDS, {rule for rule in Rule if rule.startswith("solo-")} - Narrator.STANDING)


def test_exercises_differ() -> None:
    """Hardly any two exercises drawn of each kind about Carla are alike."""
    check_exercises_differ(KINDS, sample(10, 40))
