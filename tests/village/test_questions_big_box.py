"""Questions of players about the Big Box and the game for one, as the rulebook has them: the engine gives the answer."""

from __future__ import annotations

from tests.village import positions
from tests.village.solo.positions import collect_rules, lay_solo
from tests.village.solo.test_reacting import CALLING, PLOW, SCROLL, WAGON, set_market
from tests.village.test_compensating import begin_compensated
from village_core.games.village import EditionSettings, choices, new_game
from village_core.games.village.ending import score
from village_core.games.village.events import MajorityWon
from village_core.games.village.rules import Rule
from village_core.games.village.solo.board import RIVAL
from village_core.games.village.vocabulary import Building, Cube, Good, Influence, Space
from village_core.kernel.values import CHANCE

ANNA, BEN, CARL = 0, 1, 2
SKILLS = choices.TakeInfluence((Influence.SKILL, Influence.SKILL))


def test_two_cubes_of_a_colour() -> None:
    """b01: two Skill are possible in 2011 and refused by privilege-different in the Big Box."""
    for edition in (positions.FIRST, positions.BIG):
        position = positions.play(
            positions.lay_acting(positions.lay_village(2, edition, members={ANNA: {"council-2": [1]}}), "council"),
            choices.StayInCouncil(),
        )
        if edition == positions.FIRST:
            assert SKILLS in positions.list_choices(position)
        else:
            assert positions.refuse(position, SKILLS).rules == (Rule.PRIVILEGE_DIFFERENT,)


def test_ties_by_edition() -> None:
    """b02: customers decide in 2011 (tie-customers), grain in the Big Box (tie-grain), and then the living."""
    for edition, stock, winner, rule in (
        (positions.FIRST, {ANNA: {"prestige": 2, "grain": 5}}, BEN, Rule.TIE_CUSTOMERS),
        (positions.BIG, {ANNA: {"prestige": 2, "grain": 1}}, ANNA, Rule.TIE_GRAIN),
    ):
        outcome = score(positions.lay_village(2, edition, stock=stock, served={BEN: (23,)}))
        assert outcome.winners == (winner,) and outcome.rule == rule
    assert score(positions.lay_village(2, members={BEN: {"grave": [1]}})).rule == Rule.TIE_LIVING


def test_what_runs_out() -> None:
    """b03: without plows in the supply none is made in 2011 (supply-limited), one is in the Big Box (supply-unlimited)."""
    for edition, plows in ((positions.FIRST, 8), (positions.BIG, 12)):
        table = positions.lay_village(2, edition, members={ANNA: {"smithy": [1]}}, stock={BEN: {"plow": plows}})
        position = positions.lay_acting(table, "crafts")
        if edition == positions.FIRST:
            assert Rule.SUPPLY_LIMITED in positions.refuse(position, choices.Produce(Building.SMITHY, Good.PLOW)).rules
        else:
            assert choices.Produce(Building.SMITHY, Good.PLOW) in positions.list_choices(position)


def test_later_seats_get_something_if_the_table_plays_so() -> None:
    """b04: with seat compensation the second seat alone has a grain, without it no seat differs in grain (setup-seats)."""
    assert [farm.grain for farm in begin_compensated(positions.BIG, 5).table.farms] == [0, 1, 0, 0, 0]
    assert len({farm.grain for farm in new_game(EditionSettings(positions.BIG), 5).table.farms}) == 1


def test_carla_answers_every_cube() -> None:
    """b05: Chris takes a Skill and leaves the action; Carla takes the other Skill (solo-match)."""
    table = lay_solo(spaces={"harvest": "skill skill", "crafts": "faith"})
    done = positions.play(positions.lay_turn(table), choices.Take(Space.HARVEST, Cube.SKILL)).play(choices.Leave())
    assert Rule.SOLO_MATCH in collect_rules(done) and not sum(done.position.table.spaces[0])


def test_carla_looks_clockwise() -> None:
    """b06: Chris took the only green of the family; Carla's comes from the crafts, before the council (solo-match-next)."""
    table = lay_solo(spaces={"family": "persuasion", "crafts": "persuasion", "council": "persuasion"})
    done = positions.play(positions.lay_turn(table), choices.Take(Space.FAMILY, Cube.PERSUASION)).play(choices.Leave())
    assert Rule.SOLO_MATCH_NEXT in collect_rules(done)
    left = {
        space
        for space in (Space.CRAFTS, Space.COUNCIL)
        if choices.Take(space, Cube.PERSUASION) in positions.list_choices(done.position)
    }
    assert left == {Space.COUNCIL}


def test_any_cube_of_the_same_space_for_carla() -> None:
    """b07: Carla's cube can be Skill or plague of the same crafts; Faith of the harvest is refused (solo-any)."""
    table = lay_solo(spaces={"crafts": "persuasion skill plague", "harvest": "faith"})
    position = positions.play(positions.lay_turn(table), choices.Take(Space.CRAFTS, Cube.PERSUASION), choices.Leave())
    assert positions.list_choices(position) == {choices.Take(Space.CRAFTS, Cube.SKILL), choices.Take(Space.CRAFTS, Cube.PLAGUE)}
    assert position.find_refusal(choices.Take(Space.HARVEST, Cube.FAITH)) is not None


def test_carla_serves_the_one_that_was_second() -> None:
    """b08: Chris serves the front customer, Carla the next (solo-market-serve), and he may go on at the extra cost."""
    position = positions.play(positions.lay_turn(lay_solo(**set_market())), CALLING, choices.Serve(WAGON))
    assert position.table.farms[RIVAL].customers == (PLOW,) and choices.Serve(SCROLL) in positions.list_choices(position)


def test_the_ring_is_a_coin() -> None:
    """b09: with the ring and one Persuasion the council can be entered, without the ring it can't (solo-ring)."""
    position = positions.lay_acting(lay_solo(ring=ANNA, stock={"persuasion": 1}), "council")
    assert choices.EnterCouncil(1) in positions.list_choices(position)
    assert choices.EnterCouncil(1) not in positions.list_choices(
        positions.lay_acting(lay_solo(stock={"persuasion": 1}), "council")
    )


def test_carla_keeps_the_prestige_from_you() -> None:
    """b10: Carla has two in the church, Chris one: the majority is hers, and no player gains prestige (solo-majority)."""
    done = positions.decide(
        positions.lay_mass(
            lay_solo(mine={"church-1": [1], "bag": [2]}, hers={"church-1": [1], "church-2": [1]}, stock={"coin": 1})
        ),
        choices.Done(),
    )
    while not done.position.over:
        done = done.position.play(choices.DrawMonk() if done.position.seat == CHANCE else choices.Done())
    assert MajorityWon(Rule.SOLO_MAJORITY, RIVAL, 0) in done.events
    assert [farm.prestige for farm in done.position.table.farms] == [0, 0]
