"""The coach compares moves in the same worlds, reports its errors honestly, and never peeks."""

from __future__ import annotations

from itertools import islice, pairwise
from random import Random
from statistics import fmean, stdev
from types import SimpleNamespace

import pytest

from tests.laws import list_subjects
from tests.orchard_core import GAME as ORCHARD
from tests.players.test_levels import yield_lookalikes, yield_positions
from tests.samples import sample, thin
from village_core.games.editions import EditionSettings
from village_core.games.narration import load_words
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Choice, Option, Payment
from village_core.players.coach import ENOUGH, ERRORS, Coach, MoveEstimate, Playout, Report, compare_playouts, play_until
from village_core.players.coaching import SHOWN, compare_moves, describe_headline, describe_report
from village_core.players.looking import Prospect

ONE, TWO, THREE = ((Option(Choice(), Payment(time=time)),) for time in range(3))
FOREVER = 1000


def build_playouts(*leads: float) -> list[Playout]:
    """Return a move's playouts with these leads, one for each world; ``points`` is their only reason."""
    return [Playout({"points": lead}, lead) for lead in leads]


def collect_decisions() -> list[Position]:
    """Return three decisions, the first included, of each of some games of Orchard, where looks are short."""
    return [position for seed in range(sample(2, 4)) for position in islice(yield_positions(ORCHARD, seed, 2, 0.3), 3)]


def test_moves_are_compared_in_pairs():
    """Moves are sorted by mean lead, each with its distance from the best and that distance's error.

    Luck that a move shares with the best makes a smaller error than luck of its own, by which a move may count as equal.
    """
    best, second, third = compare_playouts(
        {ONE: build_playouts(10, 20, 30), TWO: build_playouts(9, 19, 29), THREE: build_playouts(0, 25, 5)}
    )
    assert (best.plan, second.plan, third.plan) == (ONE, TWO, THREE)
    assert (best.behind, best.error, second.behind, second.lead, third.behind) == (0, 0, 1, 19, 10)
    assert second.error < third.error and third.equal


def test_the_error_is_the_standard_error_of_the_difference():
    """The error of a move is the spread of its differences from the best over the root of their number.

    With a doubt, the error is the root of the sum of both squares.
    """
    random = Random(1)
    luck = [random.gauss(0, 50) for _ in range(80)]
    first, second = ([each + random.gauss(mean, 3) for each in luck] for mean in (2, 0))
    spread = stdev(one - other for one, other in zip(first, second, strict=True)) / 80**0.5
    found = {ONE: build_playouts(*first), TWO: build_playouts(*second)}
    assert compare_playouts(found)[1].error == pytest.approx(spread, rel=0.02)
    assert compare_playouts(found, 2.0)[1].error == pytest.approx((spread**2 + 4) ** 0.5, rel=0.02)


def test_two_errors_hold_the_truth():
    """In 90 to 98 % of drawn cases the true difference of two moves lies within two errors of the reported one."""
    held, random = 0, Random(2)
    for _ in range(400):
        found = {
            ONE: build_playouts(*(random.gauss(0, 4) for _ in range(12))),
            TWO: build_playouts(*(random.gauss(-1, 4) for _ in range(12))),
        }
        best, other = compare_playouts(found)
        held += abs(other.behind - (1 if best.plan == ONE else -1)) <= ERRORS * other.error
    assert 0.9 <= held / 400 <= 0.98


@pytest.mark.parametrize("subject", list_subjects(), ids=lambda subject: subject.recorded.game.name)
def test_the_coach_of_any_game_peeks_at_nothing(subject):
    """Changing hidden parts of the table doesn't change the first report; another seed does, at least with a longer look ahead.

    The report's moves, verdicts and headline have words.
    """
    game = subject.recorded.game
    pairs = yield_lookalikes(subject, yield_positions(game, 8, 2, 0.2), Random(4))
    for position, other in islice(pairs, sample(1, 0), 2):
        coach = Coach(game.judgements, far=1)
        report = next(coach.look(position, "a"))
        assert report == next(coach.look(other, "a"))
        further = (Coach(game.judgements, far=far) for far in (2, 3))
        assert report != next(coach.look(position, "b")) or any(
            next(each.look(position, "a")) != next(each.look(position, "b")) for each in further
        )
        said = describe_report(report, position, game.narrate(load_words(game.words), ("Ann", "Bob"), position))
        assert 1 <= len(said) <= SHOWN and all(move.move and move.verdict for move in said)
        headline = describe_headline(report, position, game.narrate(load_words(game.words), ("Ann", "Bob"), position))
        assert said[0].move in headline


@pytest.mark.parametrize("subject", list_subjects(), ids=lambda subject: subject.recorded.game.name)
def test_every_reason_has_a_word(subject):
    """Every reason of a game's judgement has a word, and a clause that begins with "it" or "you" for the coach's sentence."""
    game = subject.recorded.game
    position, said = game.new_game(EditionSettings(game.editions[0]), 2), load_words(game.words)
    for reason in game.judgements.find_judgement(2).evaluate_reasons(position.table, 0):
        assert said.format(f"reason-{reason}") and said.format(f"reason-{reason}.why").startswith(("it ", "you"))


def test_the_headline_names_the_largest_gain_or_both_of_two_equal_moves():
    """The headline names the best move and its largest gain over the second, if that isn't slight; an equal move comes after it.

    A lone move has a sentence of its own; an empty report has no headline.
    """
    position = next(iter(collect_decisions()))
    plans = [(option,) for option in position.options[:2]]
    narrator = ORCHARD.narrate(load_words(ORCHARD.words), ("Ann", "Bob"), position)
    best = MoveEstimate(plans[0], {"points": 5.0, "fruit": 9.0}, 14.0)

    def say(*others: MoveEstimate) -> str:
        return describe_headline(Report((best, *others), 4, 1.0), position, narrator)

    worse = MoveEstimate(plans[1], {"points": 4.0, "fruit": 3.0}, 7.0, behind=7.0, error=0.5)
    moves = [told.move for told in describe_report(Report((best, worse), 4, 1.0), position, narrator)]
    assert say(worse) == f"{moves[0]}: it leaves you with more fruit"
    assert say(worse._replace(points={"points": 1.0, "fruit": 9.0})) == f"{moves[0]}: it brings points"
    assert say(worse._replace(points={"points": 4.98, "fruit": 8.98}, lead=13.96)) == moves[0], "a slight gain is no reason"
    assert say(worse._replace(behind=0.5)) == f"{moves[0]}: it leaves you with more fruit. About as good: {moves[1]}"
    assert say(worse._replace(points=best.points, lead=14.0, behind=0.0)) == f"{moves[0]}. About as good: {moves[1]}"
    assert say() == f"{moves[0]}: there is nothing else to do"
    assert describe_headline(Report((), 0, 0.0), position, narrator) == ""


def test_three_moves_are_described_the_best_beside_the_second_and_the_others_beside_the_best():
    """Of four moves the first three are described, each with its verdict, figures and differences, the largest first.

    A move as good as the best has no figures, and before the first look no move has a verdict.
    """
    position = next(position for position in collect_decisions() if len(position.options) > 3)
    narrator = ORCHARD.narrate(load_words(ORCHARD.words), ("Ann", "Bob"), position)
    say, plans = narrator.words.format, [(option,) for option in position.options[:4]]
    best = MoveEstimate(plans[0], {"points": 5.0, "fruit": 9.0}, 14.0)
    near = MoveEstimate(plans[1], {"points": 4.0, "fruit": 9.5}, 13.5, behind=0.5, error=0.5)
    far = MoveEstimate(plans[2], {"points": 4.0, "fruit": 3.0}, 7.0, behind=7.0, error=0.5)
    told = describe_report(Report((best, near, far, far._replace(plan=plans[3])), 4, 1.0), position, narrator)
    points, fruit = say("reason-points"), say("reason-fruit")
    assert [move.differs for move in told] == [
        ((points, 1.0), (fruit, -0.5)),
        ((points, -1.0), (fruit, 0.5)),
        ((fruit, -6.0), (points, -1.0)),
    ]
    verdicts = [("best", 1, "no"), ("equal", 1, "no"), ("behind", 7, "yes")]
    assert [move.verdict for move in told] == [say(f"coach-{key}", about=about, sure=sure) for key, about, sure in verdicts]
    exact = [say("coach-figures", behind=behind, error=1.0) for behind in (0.5, 7.0)]
    assert [move.figures for move in told] == ["", *exact]
    same = describe_report(Report((best, best._replace(plan=plans[1])), 4, 1.0), position, narrator)[1]
    assert (same.verdict, same.figures, same.differs) == (say("coach-same"), "", ())
    before = describe_report(Report((best, near), 0, 0.0), position, narrator)
    assert [(move.verdict, move.figures) for move in before] == [("", "")] * 2


def test_a_look_leaves_out_more_and_more_moves():
    """Each report has one look more, no move that an earlier one left out, and moves sorted by distance; the last one is done.

    In some decision at least one move is left out on the way.
    """
    left = 0
    for position in collect_decisions():
        reports = list(islice(Coach(ORCHARD.judgements).look(position, "1"), ENOUGH))
        for before, report in pairwise(reports):
            known = {move.plan for move in before.moves}
            assert report.looks == before.looks + 1 and {move.plan for move in report.moves} <= known
            assert [move.behind for move in report.moves] == sorted(move.behind for move in report.moves)
        left += len(reports[0].moves) - len(reports[-1].moves)
        assert reports[-1].done == 1
    assert left > 0


@pytest.mark.parametrize(("swing", "done"), [(5, 3 / ENOUGH), (1, 1.0)])
def test_two_moves_behind_the_best_must_be_clearly_worse(swing: int, done: float, monkeypatch: pytest.MonkeyPatch):
    """The coach goes on although the second move is clearly worse, until the third is, too."""
    worlds = iter([build_playouts(20, 15, 14 + luck) for luck in (-swing, 0, swing)])
    monkeypatch.setattr(Coach, "play_candidates", lambda *_: next(worlds))
    report = next(Coach(SimpleNamespace(doubt=0.0)).look(None, "1", (ONE, TWO, THREE)))
    assert report.done == done and [move.clear for move in report.moves[1:]] == [True, done == 1]


def test_a_move_is_planned_with_its_best_payment(monkeypatch: pytest.MonkeyPatch):
    """Of several ways to pay for a choice the best is the candidate, unless one was paid already."""
    found = [Prospect(plan, total, None) for plan, total in ((ONE, 1.0), (TWO, 3.0), (THREE, 2.0))]
    monkeypatch.setattr("village_core.players.coach.foresee_options", lambda *_: found)
    position = SimpleNamespace(seat=0, table=SimpleNamespace(seats=range(2)), with_table=lambda table: position)
    coach = Coach(ORCHARD.judgements._replace(imagine=lambda table, *_: table))
    assert (coach.list_candidates(position), coach.list_candidates(position, done=THREE[0])) == ((TWO,), (THREE,))


def test_the_luck_of_a_round_is_the_same_whatever_was_drawn_before():
    """A seed and a round fix the draws of chance in the round: more draws in the round before change nothing."""
    drawn: list[list[tuple[int, float]]] = [[], []]

    class Draws:
        """A position at which chance draws once for each phase of a list, and then the game is over."""

        def __init__(self, phases, noted):
            self.table, self.rest, self.noted = SimpleNamespace(seats=(0,), phase=phases[0] if phases else 9), phases[1:], noted
            self.seat = CHANCE if phases else None

        def sample(self, random):
            """Draw a number from ``random``, and note it with the phase in which it was drawn."""
            self.noted.append((self.table.phase, random.random()))

        def take(self, option):
            """Return a step to the position in which chance draws next, whatever the option."""
            return SimpleNamespace(position=Draws(self.rest, self.noted))

    judgements = SimpleNamespace(find_judgement=lambda seats: None, find_phase=lambda table: table.phase)
    for noted, phases in zip(drawn, ((1, 2, 2, 3), (1, 1, 1, 2, 2, 3)), strict=True):
        play_until(Draws(phases, noted), judgements, 3, "seed")
    few, many = drawn
    assert [phase for phase, _ in many] == [1, 1, 1, 2, 2] and few == [many[0], *many[3:]]


@pytest.mark.parametrize(("totals", "lead"), [((7.0, 3.0, 4.0), 3.0), ((7.0, 8.0), -1.0), ((7.0,), 7.0)])
def test_a_lead_is_measured_from_the_best_opponent(totals: tuple[float, ...], lead: float):
    """A playout's lead is the seat's total less that of the best opponent; alone, it is the total."""
    reasons = {"points": 5.0, "fruit": 2.0}
    judgement = SimpleNamespace(evaluate_reasons=lambda table, seat: reasons, evaluate_seats=lambda table: list(totals))
    judgements = SimpleNamespace(
        find_judgement=lambda seats: judgement, find_phase=lambda table: 0, imagine=lambda table, seat, random: table
    )
    position = SimpleNamespace(seat=0, table=SimpleNamespace(seats=range(len(totals))))
    position.with_table = lambda table: position
    assert Coach(judgements, far=0).play_candidates(position, ((),), "seed") == [Playout(reasons, lead)]


def test_the_differences_of_moves_add_up():
    """The differences of two moves, reason by reason, add up to the difference of their leads."""
    for position in collect_decisions():
        best, *others = next(Coach(ORCHARD.judgements).look(position, "1")).moves
        for other in others:
            assert sum(compare_moves(best, other).values()) == pytest.approx(other.behind)


def test_the_coach_is_right_to_the_end_of_the_game():
    """In playouts to the end with other luck, no move beats the coach's best by more than a point and three times both errors."""
    whole = Coach(ORCHARD.judgements, far=FOREVER)
    for position in thin(collect_decisions(), 2):
        (*_, report) = Coach(ORCHARD.judgements).look(position, "coach")
        plans = tuple(move.plan for move in report.moves)
        ends = [
            [playout.lead for playout in whole.play_candidates(position, plans, f"end {world}")] for world in range(sample(6, 10))
        ]
        for at, move in enumerate(report.moves):
            gains = [leads[at] - leads[0] for leads in ends]
            assert fmean(gains) <= 3 * (stdev(gains) / len(ends) ** 0.5 + move.error) + 1
