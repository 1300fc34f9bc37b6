"""Advice in a game of Village: the move, the reason, and how loud it is."""

from __future__ import annotations

from random import Random

import pytest

from tests.village.positions import lay_village
from village_core.games.judgement import SLIGHT, find_reason
from village_core.games.village import EditionSettings, Position, new_game
from village_core.games.village.choices import Train
from village_core.games.village.edition import build_edition
from village_core.games.village.evaluation import Reason
from village_core.games.village.rounds import Turns
from village_core.games.village.turn import Acting, Turn
from village_core.games.village.vocabulary import SPACES, Building, Good, Space
from village_core.kernel.values import CHANCE, Player
from village_core.players.random import choose
from village_widgets.games.village.advice import VillageAdvice
from village_widgets.games.village.telling import VillageTelling, load_words
from village_widgets.tutor.advice import Loudness, find_loudness

PLAYERS = (Player("Ada", "red"), Player("Bela", "blue"))


def build_telling(position: Position) -> VillageTelling:
    """Return the telling of a game of Ada and Bela."""
    return VillageTelling(PLAYERS, position.table.edition, load_words())


def test_advised_moves_are_legal_throughout_a_game():
    """In a random game the advised move is always legal; full advice names it, and a nudge doesn't.

    A nudge begins with a line of the full advice. If it is advised to do nothing, the reason is that nothing else is worth it.
    """
    position, random = new_game(EditionSettings("first_2011"), 2), Random(2)
    telling, stopped = build_telling(position), 0
    while not position.over:
        seat = position.seat
        if seat != CHANCE:
            advice = VillageAdvice(position, telling)
            plan = advice.best.plan
            assert plan[0] in position.options
            full, nudge = advice.describe(Loudness.FULL), advice.describe(Loudness.NUDGE)
            move = telling.describe_choice(plan[0].choice, position)
            assert move in full[0] and nudge[0] in full and len(nudge) - (nudge[-1] == full[-1] != nudge[0]) == 2
            assert not any(move in line for line in nudge)
            assert all("{" not in line and "advice-" not in line for line in (*full, *nudge))
            if telling.style_choice(plan[0].choice, position).quiet and len(position.options) > 1:
                stopped += 1
                assert full[-1 - (nudge[-1] == full[-1] != nudge[0])] == load_words().format("advice-enough")
        position = position.play(choose(position, random)).position
    assert stopped


def test_what_a_move_only_keeps_is_not_told_as_its_gain():
    """Each reason told as a gain of a random game's move brings points; some are told as what other moves would lose."""
    position, random, told = new_game(EditionSettings("first_2011"), 2), Random(2), set()
    telling = build_telling(position)
    while not position.over:
        if position.seat != CHANCE:
            advice = VillageAdvice(position, telling)
            now = advice.judgement.evaluate_reasons(position.table, position.seat)
            for found in Reason:
                for way in ("gained", "kept"):
                    if advice.format(f"advice-{found}", way=way) in advice.describe(Loudness.FULL):
                        told.add(way)
                        assert way == "kept" or advice.has[found] > now[found]
        position = position.play(choose(position, random)).position
    assert told == {"gained", "kept"}


def test_advice_needs_a_seat_that_decides():
    """Advice on request says nothing unasked; a position at which no seat decides raises ``ValueError``."""
    position = Position(lay_village(2), (Turns(1), Turn(0)))
    telling = build_telling(position)
    assert VillageAdvice(position, telling).describe(Loudness.FULL)
    assert VillageAdvice(position, telling).describe(Loudness.ON_REQUEST) == ()
    for nobody in (Position(position.table, ()), new_game(EditionSettings("first_2011"), 2)):
        with pytest.raises(ValueError, match="No seat"):
            VillageAdvice(nobody, telling)


def test_advice_names_the_price_of_a_life():
    """The advice warns, in full and as a nudge, exactly if its plan takes the marker over the bridge."""
    position, random, seen = new_game(EditionSettings("first_2011"), 2), Random(3), set()
    telling = build_telling(position)
    while not position.over and len(seen) < 2:
        seat = position.seat
        if seat != CHANCE:
            after, advice = position, VillageAdvice(position, telling)
            for option in advice.best.plan:
                after = after.play(option).position
            spaces = {at.table.farms[seat].time for at in (position, after)}
            crosses = any(min(spaces) < bridge <= max(spaces) for bridge in range(10, 200, 10))
            seen.add(crosses)
            for loud in (Loudness.FULL, Loudness.NUDGE):
                assert ("over the bridge" in " ".join(advice.describe(loud))) is crosses
        position = position.play(choose(position, random)).position
    assert seen == {True, False}


def test_advice_fades():
    """Advice is full in the first two rounds, a nudge in the third, and then comes only on request."""
    said = [find_loudness(round) for round in range(1, 7)]
    assert said == [Loudness.FULL, Loudness.FULL, Loudness.NUDGE, *[Loudness.ON_REQUEST] * 3]


@pytest.mark.parametrize("way", ["gained", "kept"])
def test_every_reason_is_worded(way):
    """Each reason has a sentence of its own, for a gain and for a piece that stays."""
    said = [load_words().format(f"advice-{found}", way=way) for found in Reason]
    assert len(set(said)) == len(Reason) and all(line.endswith(".") for line in said)


def test_the_reason_is_the_largest_gain():
    """The reason is the one by which a move gains most over a middling move; without a gain there is no reason."""
    usual = dict.fromkeys(Reason, 1.0)
    assert find_reason({**usual, Reason.GRAIN: 1.5, Reason.TIME: 3.0, Reason.FAMILY: 0.0}, usual) is Reason.TIME
    assert find_reason(usual, usual) is None
    none = dict.fromkeys(Reason, 0.0)
    assert find_reason({**none, Reason.TIME: SLIGHT}, none) is None, "too small to be told"


def test_a_good_is_recommended_for_the_customer_who_wants_it():
    """With a horse at home and a customer for plow and horse at the stalls, the advice is to make the plow for that customer.

    That holds although other customers for a plow stand in the queue.
    """
    plows = [tile for tile, card in enumerate(build_edition(EditionSettings("first_2011")).customers) if "plow" in card.wants]
    waiting = tuple(tile for tile in plows if tile not in (0, 19, 23))[:2]
    table = lay_village(2, stalls=(0, 19, 23), queue=waiting, stock={0: {"horse": 1}}, members={0: {"smithy": (1,)}})
    assert waiting
    position = Position(table, (Turns(1), Acting(0, (Space.CRAFTS,))))
    advice = VillageAdvice(position, build_telling(position))
    best = advice.best.plan[0].choice
    assert not isinstance(best, Train) and (best.building, best.product) == (Building.SMITHY, Good.PLOW)
    assert "a plow: a customer at the stalls" in advice.describe(Loudness.FULL)[1]


def test_a_cube_is_recommended_together_with_its_action():
    """On a turn the first line of advice names the cube and the second its action."""
    table = lay_village(2, spaces={space.value: "skill" for space in SPACES}, stock={0: {"faith": 1}})
    position = Position(table, (Turns(1), Turn(0)))
    lines = VillageAdvice(position, build_telling(position)).describe(Loudness.FULL)
    assert len(lines) >= 3 and "Take " in lines[0] and lines[1].startswith("Then: ")


def test_a_single_option_needs_no_reason():
    """Advice calls the only possible move so, instead of giving a reason."""
    table = lay_village(2, spaces={}, stock={0: {"time": 0}})
    position = Position(table, (Turns(1), Acting(0, (Space.TRAVEL,))))
    assert len(position.options) == 1
    assert VillageAdvice(position, build_telling(position)).describe(Loudness.FULL)[-1] == load_words().format("advice-only")
