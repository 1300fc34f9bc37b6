"""The mass, the end and the final sheet of a tracked game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.mutations import strip_seals
from tests.tracked import find_refusing
from tests.village.tracked import find_farm, play_reports, play_to_ending
from village_core.games import load, save
from village_core.games.village import GAME, choices, find_flaw
from village_core.games.village.events import CubesOut
from village_core.games.village.mass import BuyingOut, Drawing, Rising
from village_core.games.village.rules import Rule
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.tracking.watching import Tracking
from village_core.games.village.vocabulary import Category, Place, ScoreLine
from village_core.kernel.saves import BadSave
from village_core.kernel.values import CHANCE, Illegal, Option

FOREIGN = (
    choices.Serve(999),
    choices.Reveal(999),
    choices.DrawMember(-1, 1),
    choices.DrawMember(9, 1),
    choices.DrawMember(0, 0),
    choices.Tell(0, ScoreLine.PRESTIGE, 1),
    choices.TakeRing(),
)


def test_the_mass_is_led_through() -> None:
    """``mass-buy-out`` … ``mass-majority``: the one seat with a member in the bag is asked, and a purchase costs a coin.

    Three monks are drawn without a report, and the majority brings its prestige. Grain that isn't noted can be spent.
    """
    game = play_reports(choices.Send(1, 1, Place.FARM, Place.BAG, 2), choices.EndRound())
    assert game.position.seat == 1 and game.position.play(choices.BuyOut(1)).option.payment.spent == (("coin", 1),)
    game = game.play(choices.BuyOut(1))
    assert find_farm(game, 1).list_generations_at(Place.CHURCH_1) == (1,) and find_farm(game, 1).coin == 0
    assert game.position.seat == 1, "three monks came of themselves, for nobody else is in the bag"
    game = game.play(choices.Rise(1, Place.CHURCH_1)).play(choices.Done())
    assert find_farm(game, 1).prestige == game.position.table.edition.church.majority
    assert find_farm(game, 1).grain == 0, "what isn't counted can't run out"


def test_the_draw_is_typed_in() -> None:
    """``mass-draw``: after the purchases chance asks for the pieces that came out, and monks can be entered one by one."""
    game = play_reports(choices.Send(0, 1, Place.FARM, Place.BAG, 2), choices.EndRound(), choices.Done())
    assert game.position.seat == CHANCE
    drawn = game.play(choices.DrawMonk())
    assert drawn.position.seat == CHANCE and drawn.play(choices.DrawMonk()).position.top is not None


def test_the_end_gives_everybody_else_a_last_turn() -> None:
    """``end-last-turns``, ``end-final-mass``: the other of two players has a last turn, then comes the sheet.

    In this turn the end of a round is refused.
    """
    game = play_to_ending()
    trigger = game.position.table.trigger
    assert trigger.last_turns and game.position.top == Tracking(1 - trigger.seat)
    assert find_refusing(game, choices.EndRound()) == (Rule.END_CUBES_OUT,)
    game = game.play(choices.EndTurn())
    assert isinstance(game.position.top, Tallying)


def test_the_last_cube_makes_the_last_turn_free() -> None:
    """``end-cubes-out``: if the turn that rings in the end also took the last cube, the other player is told to act freely.

    The result names this circumstance. If cubes are left, it does not.
    """
    ended = play_to_ending()
    *_, death = ended.steps
    game = ended.undo(2).play(choices.EndRound()).play(death.option)
    assert game.steps[-1].events[-1] == CubesOut(Rule.END_CUBES_OUT, 1) and game.position.top == Tracking(1)
    assert {*GAME.find_ending(game.list_events()).also} == {"cubes-out", "last-cube"} and GAME.find_ending(
        ended.list_events()
    ).also == ()


def test_what_is_told_goes_before_what_was_entered() -> None:
    """``score-…``: players can tell lines of the sheet, known ones too, more than once; the outcome has the last numbers told.

    Too many points and a seat that doesn't exist are refused.
    """
    game = play_to_ending().play(choices.EndTurn())
    known = find_farm(game).prestige
    told = (
        game.play(choices.Tell(0, ScoreLine.PRESTIGE, known + 40))
        .play(choices.Tell(0, ScoreLine.CUSTOMERS, 7))
        .play(choices.Tell(0, ScoreLine.CUSTOMERS, 8))
    )
    outcome = told.play(choices.Done()).position.table.outcome
    assert outcome.sheets[0].points[Category.PRESTIGE] == known + 40 and outcome.sheets[0].points[Category.CUSTOMERS] == 8
    assert outcome.winners == (0,) and outcome.rule == Rule.WIN_MOST
    assert find_refusing(game, choices.Tell(0, ScoreLine.PRESTIGE, 1000)) == (Rule.SCORE_PRESTIGE,)
    assert find_refusing(game, choices.Tell(5, ScoreLine.PRESTIGE, 1)) == ("not-now",)


def test_ties_are_broken_by_what_is_told() -> None:
    """``tie-customers``, ``tie-living``, ``tie-shared``: players' counts break ties."""
    game = play_to_ending().play(choices.EndTurn())
    for seat in (0, 1):
        for line in list(ScoreLine)[:7]:
            game = game.play(choices.Tell(seat, line, 5))
        game = game.play(choices.Tell(seat, ScoreLine.SERVED, 2)).play(choices.Tell(seat, ScoreLine.LIVING, 3))
    assert game.play(choices.Done()).position.table.outcome.rule == Rule.TIE_SHARED
    living = game.play(choices.Tell(1, ScoreLine.LIVING, 4)).play(choices.Done()).position.table.outcome
    assert (living.winners, living.rule) == ((1,), Rule.TIE_LIVING)
    served = game.play(choices.Tell(0, ScoreLine.SERVED, 3)).play(choices.Done()).position.table.outcome
    assert (served.winners, served.rule) == ((0,), Rule.TIE_CUSTOMERS)


def test_nothing_else_can_have_happened_at_a_mass() -> None:
    """A mass refuses choices of other decisions and unknown members, even as something that happened anyway."""
    sent = [choices.Send(seat, 1, Place.FARM, Place.BAG) for seat in (0, 0, 1, 1)]
    game = play_reports(*sent, choices.EndRound())
    seen = set()
    while isinstance(game.position.top, (BuyingOut, Drawing, Rising)):
        seen.add(type(game.position.top))
        for choice in FOREIGN:
            with pytest.raises(Illegal):
                game.force(Option(choice))
        game = game.play(game.position.options[0] if isinstance(game.position.top, Drawing) else Option(choices.Done()))
    assert seen == {BuyingOut, Drawing, Rising}


def test_a_file_in_which_something_else_happened_at_a_mass_is_read_up_to_there() -> None:
    """A saved game with a foreign choice at a mass is refused, and the game up to that line is rescued."""
    game = play_reports(*[choices.Send(0, 1, Place.FARM, Place.BAG)] * 2, choices.EndRound(), choices.Done())
    line = '{"answer":{"choice":{"type":"serve","customer":999},"payment":{}},"anyway":true}'
    with pytest.raises(BadSave) as caught:
        load(f"{strip_seals(save(game))}{line}\n")
    assert caught.value.problem == "save-misfit" and caught.value.rescued == game


def test_a_count_that_no_sheet_has_is_a_flaw() -> None:
    """A count of 1000 on the final sheet is the position's flaw; a count of 900 is possible."""
    game = play_to_ending().play(choices.EndTurn())
    assert not find_flaw(game.force(Option(choices.Tell(0, ScoreLine.PRESTIGE, 900))).position)
    forced = replace(game.position, agenda=(Tallying(((0, ScoreLine.PRESTIGE, 1000),)),))
    assert find_flaw(forced) == "agenda.0"
