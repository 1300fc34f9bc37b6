"""The vision paths."""

from __future__ import annotations

import pytest

from tests.manitoba.positions import lay_acting, lay_manitoba, list_choices, list_rules, play, refuse, settle
from village_core.games.manitoba import EditionSettings, Position, build_edition
from village_core.games.manitoba.acting import Acting
from village_core.games.manitoba.choices import Enter, Finish, Move, Score, Skip, Walk
from village_core.games.manitoba.edition import EDITIONS
from village_core.games.manitoba.land import ExtraLand
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.scoring import Scoring
from village_core.games.manitoba.vocabulary import Good, Path
from village_core.games.manitoba.walking import find_exempt, is_spared

LIFTED = {Path.GATHERER: 1, Path.WARRIOR: 2, Path.HUNTER: 3, Path.SHAMAN: 5}
EDITION = build_edition(EditionSettings(EDITIONS[0]))


def walk(
    path: Path, clan: str = "", other: str = "", corrections: dict[str, str | bool] | None = None
) -> tuple[list[str], Position]:
    """Let the active player step on a path, and return the rules of the events and the position.

    ``clan`` and ``other`` say, as in a text picture, what the active player and the other one have.
    """
    step = lay_acting(lay_manitoba(2, {0: clan, 1: other}, corrections=corrections), lifted=LIFTED[path]).play(Walk(path))
    return list_rules(step), step.position


def test_a_path_begins_on_its_first_space() -> None:
    """path-step: a Cree from the square begins a path; the next action moves it one space forward."""
    found, position = walk(Path.WARRIOR)
    assert found[0] == Rule.PATH_STEP and position.table.clans[0].paths == (0, 1, 0, 0)
    assert position.table.clans[0].square == 4 + 1, "one came from the square, one was woken"
    _, position = walk(Path.WARRIOR, "warrior 1")
    assert position.table.clans[0].paths == (0, 2, 0, 0)
    refusal = lay_acting(lay_manitoba(2, {0: "huts 8"}), lifted=2).find_refusal(Walk(Path.WARRIOR))
    assert refusal is not None and refusal.rules == (Rule.PATH_STEP,) and refusal.reasons[0][0].what == "awake"


@pytest.mark.parametrize(
    ("path", "clan", "rule"),
    [
        (Path.GATHERER, "", Rule.PATH_GOOD),
        (Path.WARRIOR, "", Rule.PATH_WAKE),
        (Path.HUNTER, "", Rule.PATH_POINTS),
        (Path.HUNTER, "hunter 2", Rule.PATH_FIRST),
        (Path.HUNTER, "hunter 3", Rule.PATH_EXEMPT),
        (Path.GATHERER, "gatherer 4", Rule.PATH_SHELL),
        (Path.SHAMAN, "shaman 4", Rule.PATH_RENEW),
        (Path.SHAMAN, "shaman 5", Rule.PATH_SPARED),
    ],
)
def test_a_space_gives_its_bonus_at_once(path: Path, clan: str, rule: Rule) -> None:
    """path-good, path-wake, path-points, path-first, path-exempt, path-shell, path-renew, path-spared: the step gives it."""
    found, _ = walk(path, clan)
    assert found[:2] == [Rule.PATH_STEP, rule]


def test_a_bonus_of_no_use_is_lost() -> None:
    """path-lost: a bonus is lost if no Cree sleeps, if the supply lacks its good or shell, or without feather and used shell."""
    assert walk(Path.WARRIOR, "huts 0")[0][1] == Rule.PATH_LOST
    assert walk(Path.GATHERER, "gatherer 4", "active 10")[0][1] == Rule.PATH_LOST
    other = "berries berries berries berries berries berries"
    assert walk(Path.GATHERER, "", other)[0][1] == Rule.PATH_LOST
    assert walk(Path.SHAMAN, "shaman 4", "bison feathers feathers feathers")[0][1] == Rule.PATH_LOST


def test_only_the_first_to_arrive_gets_points() -> None:
    """path-first: the points are lost if another clan's Cree is already on the space or beyond it."""
    assert walk(Path.HUNTER, "hunter 2", "hunter 2")[0][1] == Rule.PATH_FIRST
    assert walk(Path.HUNTER, "hunter 2", "hunter 3")[0][1] == Rule.PATH_LOST
    assert walk(Path.HUNTER, "hunter 2", "hunter 5")[0][1] == Rule.PATH_LOST


def test_an_exemption_lasts() -> None:
    """path-exempt: a clan stays exempt from a good after its Cree has moved on along the path, and may then skip scoring it."""
    assert find_exempt(EDITION, (4, 0, 0, 0)) == find_exempt(EDITION, (6, 3, 0, 0)) == {Good.BERRIES}
    table = lay_manitoba(2, {0: "gatherer 6, berries berries"}, {0: "-"}, 4, clouds="0 4")
    assert list_choices(settle(table, Scoring((0, 1)))) == {Score(Good.BERRIES), Skip()}


def test_a_space_renews_a_used_shell() -> None:
    """path-renew: the space renews one used shell, or gives a feather if there is none."""
    _, position = walk(Path.SHAMAN, "shaman 4, used 1")
    assert (position.table.clans[0].active, position.table.clans[0].used) == (1, 0)
    _, position = walk(Path.SHAMAN, "shaman 4")
    assert position.table.clans[0].hand == (Good.FEATHERS,)


def test_a_space_gives_a_territory_action_more() -> None:
    """path-land: the action may use any region, also far from own Cree, and may be declined; if impossible, it is not asked."""
    table = lay_manitoba(2, {0: "warrior 4"}, {0: "a"})
    position = play(lay_acting(table, lifted=2), Walk(Path.WARRIOR))
    assert isinstance(position.top, ExtraLand)
    assert {Enter(14), Enter(5), Move(0, 1), Finish()} < list_choices(position)
    assert list_rules(position.play(Enter(14)))[0] == list_rules(position.play(Finish()))[0] == Rule.PATH_LAND
    nobody = play(lay_acting(lay_manitoba(2, {0: "warrior 4, huts 7, square 0"}), lifted=2), Walk(Path.WARRIOR))
    assert not isinstance(nobody.top, ExtraLand)


def test_the_end_of_a_path_brings_five_points_once() -> None:
    """path-points: arrival brings five points; path-again: each later action gives the bonus beside the end; the Cree stays."""
    found, position = walk(Path.HUNTER, "hunter 5")
    assert found[:2] == [Rule.PATH_STEP, Rule.PATH_POINTS] and position.table.clans[0].score == 5
    found, position = walk(Path.HUNTER, "hunter 6")
    assert found[:2] == [Rule.PATH_AGAIN, Rule.PATH_POINTS]
    assert position.table.clans[0].score == 2 and position.table.clans[0].paths[2] == 6


def test_the_later_bonus_may_come_on_arrival() -> None:
    """path-again: by the ruling ``end_bonus_on_arrival`` arrival also brings the later bonus, if the path has one."""
    ruling = {"rulings.end_bonus_on_arrival": True}
    assert walk(Path.HUNTER, "hunter 5", corrections=ruling)[1].table.clans[0].score == 7
    assert walk(Path.HUNTER, "hunter 5", corrections={**ruling, "again.hunter": "first 3"})[1].table.clans[0].score == 8
    _, position = walk(Path.SHAMAN, "shaman 5", corrections=ruling)
    assert not position.table.clans[0].hand


def test_nothing_is_left_at_the_end_of_the_shaman_path() -> None:
    """path-over, path-spared: the path has no later bonus, and its end alone spares a clan the offering."""
    position = lay_acting(lay_manitoba(2, {0: "shaman 6"}), lifted=5)
    assert refuse(position, Walk(Path.SHAMAN)) == (Rule.PATH_OVER,)
    assert is_spared(EDITION, (0, 0, 0, 6)) and not is_spared(EDITION, (6, 6, 6, 5))


def test_several_cree_may_share_a_space() -> None:
    """path-step: a Cree may step on a space where another clan's Cree stands."""
    _, position = walk(Path.HUNTER, "hunter 1", "hunter 2")
    assert [clan.paths[2] for clan in position.table.clans] == [2, 2]


def test_a_path_may_have_any_length() -> None:
    """path-again: an owner's copy may print fewer spaces or more; the last one counts."""
    found, position = walk(Path.HUNTER, "hunter 1", corrections={"paths.hunter": "points 1, points 9"})
    assert found[:2] == [Rule.PATH_STEP, Rule.PATH_POINTS] and position.table.clans[0].score == 9
    long = ", ".join(["wake"] * 9 + ["no-offering"])
    assert is_spared(build_edition(EditionSettings(EDITIONS[0], (("paths.hunter", long),))), (0, 0, 10, 0))
    assert isinstance(walk(Path.HUNTER, "hunter 8, huts 1", corrections={"paths.hunter": long})[1].top, Acting)
