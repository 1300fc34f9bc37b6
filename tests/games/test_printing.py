"""Values print for people who program: as sentences, as tables, and as they can be typed again."""

from __future__ import annotations

from random import Random

import pytest
from IPython.lib.pretty import pretty

from tests.laws import Subject, list_subjects, play_on
from tests.samples import sample
from village_core.games import stone_age, village
from village_core.games.stone_age.choices import PlaceWorkers
from village_core.games.village.choices import JoinChurch, Take
from village_core.kernel.game import Game
from village_core.kernel.values import Illegal, Option, Payment, Player
from village_core.players.coach import Coach
from village_core.players.good import build_cautious
from village_core.players.levels import build_programs
from village_core.players.looking import foresee_options
from village_core.simulation.simulate import Plan, play

FIRST = village.EditionSettings("first_2011")
JUDGEMENTS = village.GAME.judgements
POSITION = village.deal(village.new_game(FIRST, 2), Random(7))
CRAFTS = POSITION.play(Take("crafts", "persuasion")).position
PLACING = stone_age.deal(stone_age.new_game(stone_age.EditionSettings("first_2008"), 2), Random(7))
GAME = Game((Player("Anna", "red"), Player("Ben", "blue", "good")), POSITION)

PRINTED = {
    "an option": (CRAFTS.options[1], "Option(Train(1, 'wainwright', 'wagon'), Payment(time=4))"),
    "a choice": (CRAFTS.options[1].choice, "Train(1, 'wainwright', 'wagon')"),
    "a choice with a default": (CRAFTS.options[0].choice, "Train(1, 'wainwright')"),
    "a choice of nothing": (Take("harvest"), "Take('harvest')"),
    "settings": (FIRST, "EditionSettings('first_2011')"),
    "players": (GAME.players, "(Player('Anna', 'red'), Player('Ben', 'blue', 'good'))"),
    "an agenda": (POSITION.agenda, "(Turns(seat=1), Turn(seat=0))"),
    "a tribe": (PLACING.table.tribes[0], "Tribe(food=12, workers=5)"),
    "rules": (POSITION.find_refusal(JoinChurch(1)).rules, "('turn-take',)"),
    "events": (
        POSITION.play(Take("crafts", "persuasion")).events,
        "(CubeTaken(rule='turn-take', seat=0, space='crafts', cube='persuasion'),)",
    ),
    "a step": (
        POSITION.play(Take("crafts", "persuasion")),
        "a takes a Persuasion (green) cube from the crafts.\na: act at the crafts, or leave the action.",
    ),
    "a step of Stone Age": (
        PLACING.play(PlaceWorkers("hunt", 3)),
        "a sends 3 workers to the hunting ground.\nb: place workers.",
    ),
    "positions": ([POSITION], "[<village first_2011, 2 players, a decides>]"),
    "a draw": ([village.new_game(FIRST, 3)], "[<village first_2011, 3 players, a draw>]"),
    "games": ([GAME], "[<Game of Anna, Ben, 0 steps: <village first_2011, 2 players, a decides>>]"),
    "an edition": (POSITION.table.edition, "<Edition: Village (2011), 2–4 players>"),
    "a board game": (stone_age.GAME, "<BoardGame: stone_age>"),
    "programs": (build_programs(village.GAME), "Programs(beginner, steady, good, strong, following, random)"),
    "a coach": (Coach(JUDGEMENTS), "Coach(Judgements(tuned for 2, 4 players), far=2)"),
    "a judgement": (JUDGEMENTS.find_judgement(2), "Evaluation(22 weights)"),
    "a prospect": (
        foresee_options(POSITION, build_cautious(JUDGEMENTS.find_judgement(2), 0))[0],
        "Prospect(3.6 points: Take('harvest', 'skill'), Harvest())",
    ),
    "a glance": (
        Coach(JUDGEMENTS).list_first_reports(POSITION)._replace(moves=Coach(JUDGEMENTS).list_first_reports(POSITION).moves[3:4]),
        "Report(1 moves, 0 looks):\nMoveEstimate(Take('harvest', 'skill'), Harvest())",
    ),
    "a game's result": (
        play(Plan("village", FIRST, ("random",) * 2), 1),
        "GameResult(10 : 7 points, won by 0; 5 rounds, 243 decisions, graves-end-last-turns)",
    ),
}
CRAFTS_TABLE = """\
0   Train(1, 'wainwright')           Train a “1” at the wainwright                   2 time
1   Train(1, 'wainwright', 'wagon')  Train a “1” at the wainwright and make a wagon  4 time
2   Train(1, 'stable')               Train a “1” at the stable                       3 time
3   Train(1, 'stable', 'horse')      Train a “1” at the stable and make a horse      6 time
4   Train(1, 'stable', 'ox')         Train a “1” at the stable and make an ox        6 time
5   Train(1, 'office')               Train a “1” at the office                       2 time
6   Train(1, 'office', 'scroll')     Train a “1” at the office and make a scroll     4 time
7   Buy('office', 'scroll')          Buy a scroll at the office                      1 coin as influence
8   Train(1, 'smithy')               Train a “1” at the smithy                       3 time
9   Train(1, 'smithy', 'plow')       Train a “1” at the smithy and make a plow       6 time
10  Leave()                          Leave the action"""


@pytest.mark.parametrize(("value", "text"), [pytest.param(*case, id=name) for name, case in PRINTED.items()])
def test_a_value_prints_short(value: object, text: str) -> None:
    """Each of the values that programmers meet first is pretty-printed as the expected one or two lines."""
    assert pretty(value) == text


def test_options_print_as_a_table() -> None:
    """Each row of a table of options has a number, what to type, the choice in words and its price, also in a notebook."""
    assert pretty(CRAFTS.options) == str(CRAFTS.options) == CRAFTS_TABLE
    drawn = CRAFTS.options._repr_mimebundle_()
    assert drawn["text/plain"] == CRAFTS_TABLE and drawn["text/html"].count("<tr>") == len(CRAFTS.options)
    assert "<code>Train(1, &#x27;stable&#x27;)</code>" in drawn["text/html"]


def test_options_remain_a_tuple() -> None:
    """Options compare, hash and print by ``repr`` as a tuple, and a slice of them is a plain tuple."""
    plain = tuple(CRAFTS.options)
    assert CRAFTS.options == plain and hash(CRAFTS.options) == hash(plain) and repr(CRAFTS.options) == repr(plain)
    assert pretty(CRAFTS.options[9:]) == "(Option(Train(1, 'smithy', 'plow'), Payment(time=6)), Option(Leave()))"


def test_a_second_way_to_pay_is_typed_with_its_payment() -> None:
    """In the table of options the first way to pay a choice is typed as the choice alone, the others with their payment."""
    church = village.picture.read("village first_2011, 2 players\nagenda turns b > acting a church\nfarm a 1, F, 1 coin")
    typed = [line.split("  ")[1] for line in str(church.options).splitlines()]
    assert typed[:3] == [
        "JoinChurch(1)",
        "Option(JoinChurch(1), Payment(spent=(('coin', 1),), jokers=1))",
        "Option(JoinChurch(1), Payment(time=3))",
    ]


def test_many_options_are_cut_and_none_is_said() -> None:
    """A table of options has at most sixty rows and says how many are left out; if there are none, it says so."""
    assert str(type(PLACING)(PLACING.table, ()).options) == "There is nothing to choose here."
    rendered = type(PLACING).render_options(PLACING.options * 2, PLACING.table)["text/plain"].splitlines()
    assert len(rendered) == 61 and rendered[-1] == f"{2 * len(PLACING.options) - 60} more are left out here."


def test_a_position_prints_its_picture() -> None:
    """``str`` of a position of Village is its text picture, read as the same position; a game prints as its position."""
    assert village.picture.read(str(POSITION)) == POSITION and str(GAME) == str(POSITION)


@pytest.mark.parametrize("subject", list_subjects(), ids=lambda subject: subject.name)
def test_options_can_be_typed_again(subject: Subject) -> None:
    """In a random game, evaluating the ``repr`` of a position's first twenty options gives them again.

    A short run tries one position in five.

    A table of options has a row for each up to sixty, and for more one that says how many are left out.
    """
    random, (edition, players) = Random(4), subject.setups[0]
    game, seen = play_on(subject, subject.start(edition, players, random), random), 0
    for position in [*game.list_positions()][: -1 : sample(5, 1)]:
        for option in position.options[:20]:
            known = {kind.__name__: kind for kind in (type(option.choice), Option, Payment)}
            assert eval(repr(option), known) == option
            seen += 1
        if seen % 7 == 0:
            assert len(str(position.options).splitlines()) == min(len(position.options), 60) + (len(position.options) > 60)
    assert seen > sample(20, 100)


def test_a_notebook_shows_the_line_and_the_sentence() -> None:
    """The traceback that a notebook renders of a mistake has two lines: the caller's own line number, and the sentence."""
    cell = {"__name__": "__main__", "position": POSITION, "Take": Take, "new_game": village.new_game, "FIRST": FIRST}
    for source, said in (
        ("position.play(Take('harvst', 'skill'))", "Illegal: “harvst” doesn’t exist in this game."),
        ("new_game(FIRST, 7)", "BadSettings: This edition is for 2–4 players."),
    ):
        with pytest.raises((Illegal, ValueError)) as caught:
            exec(compile(source, "<cell>", "exec"), cell)
        first, last = caught.value._render_traceback_()
        assert first.startswith("line 1: ") and last.startswith(said)
