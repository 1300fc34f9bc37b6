"""The rules, written once more and independently, compared with the engine at random positions."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import msgspec
import pytest

from tests.samples import sample, thin
from tests.village.opinion import Opinion, Way, add_up, find_best, read_ruling
from tests.village.subject import SETUPS as ALL
from tests.village.subject import VILLAGE
from village_core.kernel.values import CHANCE
from village_core.players.random import choose

SETUPS = [setup for setup in ALL if setup[1] > 1]
"""The setups of the second opinion, which knows games of several; for Carla see ``tests/village/solo``."""


def list_engine_ways(position: object) -> list[Way]:
    """Return the engine's legal choices at a position, sorted, in the same plain form as the second opinion's."""
    found = []
    for option in position.options:
        choice = json.loads(msgspec.json.encode(option.choice))
        found.append((json.dumps(choice, sort_keys=True), option.payment.spent, option.payment.time))
    return sorted(found)


@pytest.mark.parametrize("setup", thin(SETUPS, 2), ids=lambda setup: f"{setup[0]}-{setup[1]}")
def test_the_engine_allows_what_the_rules_allow(setup: tuple[str, int]) -> None:
    """Engine and second opinion list the same options at every position of random games.

    turn-take, well, coin-joker, market-surcharge, travel-road, council-stay, dying-eldest
    """
    seen: Counter[str] = Counter()
    for number in range(sample(1, 30)):
        random = Random(f"opinion {setup} {number}")
        position = VILLAGE.start(*setup, random)
        for _ in range(VILLAGE.longest):
            if position.over:
                break
            if position.seat != CHANCE:
                plain = json.loads(msgspec.json.encode(position))
                frame = plain["agenda"][-1]
                seen[frame["type"]] += 1
                assert list_engine_ways(position) == Opinion(plain["table"], position.seat).list_ways(frame), plain
            position = position.play(choose(position, random)).position
    assert set(seen) >= {"turn", "acting", "privileges", "market-day", "dying", "buying-out", "rising"}


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup[0]}-{setup[1]}")
def test_the_engine_counts_as_the_rules_count(setup: tuple[str, int]) -> None:
    """win-most, score-prestige, tie-living: the final score and the winners agree with a second sum."""
    for number in range(sample(1, 40)):
        random = Random(f"score {setup} {number}")
        position = VILLAGE.start(*setup, random)
        for _ in range(VILLAGE.longest):
            if position.over:
                break
            position = position.play(choose(position, random)).position
        table = json.loads(msgspec.json.encode(position.table))
        outcome = table["outcome"]
        assert [sheet["total"] for sheet in outcome["sheets"]] == [add_up(table, seat) for seat in range(setup[1])]
        tie = read_ruling(table, "tie", "customers" if setup[0] == "first_2011" else "grain")
        assert outcome["winners"] == find_best(table, tie)[0]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup[0]}-{setup[1]}")
def test_turns_go_round_as_the_rules_say(setup: tuple[str, int]) -> None:
    """In whole random games turns follow the rules about their order.

    round-start-player, end-last-turns, end-market-caller, end-market-other
    """
    players = setup[1]
    for number in range(sample(2, 40)):
        random = Random(f"turns {setup} {number}")
        position = VILLAGE.start(*setup, random)
        order: list[int] = []
        after: list[int] = []
        start, masses, trigger, caller, ring = position.table.start, 0, None, None, None
        for _ in range(VILLAGE.longest):
            if position.over:
                break
            step = position.play(choose(position, random))
            for event in step.events:
                plain = json.loads(msgspec.json.encode(event))
                match plain["type"]:
                    case "cube-taken" | "cubes-out":
                        (order if trigger is None else after).append(plain["seat"])
                        caller = None
                    case "paid" if plain["rule"] == "well":
                        (order if trigger is None else after).append(plain["seat"])
                        caller = None
                    case "market-called":
                        caller = plain["seat"]
                    case "ring-taken":
                        assert ring is None, "there is one ring"
                        ring = plain["seat"]
                    case "round-began":
                        expected = [(start + at) % players for at in range(len(order))]
                        assert order == expected, "clockwise from the starting player"
                        start, order = (start if ring is None else ring), []
                        assert plain["start"] == start
                        ring = None
                    case "mass-began":
                        masses += 1
                    case "end-rung-in":
                        trigger = (plain["seat"], order[-1], masses, plain["moment"])
                        assert (plain["moment"] == "market-day") <= (caller == order[-1])
            position = step.position
        assert trigger is not None, "a game ends only by being rung in"
        seat, active, before, _ = trigger
        clockwise = [(active + at) % players for at in range(1, players + 1)]
        if seat == active:
            clockwise.pop()
        elif read_ruling(msgspec.to_builtins(position.table), "market_trigger", "caller-last") == "trigger-last":
            clockwise = [(seat + at) % players for at in range(1, players + 1)]
        assert after == clockwise, "everybody's last turn"
        assert masses == before + 1, "one last mass"
