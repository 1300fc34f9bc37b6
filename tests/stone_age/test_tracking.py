"""A tracked game of Stone Age: reports, what the companion makes of them, and impossible reports."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.samples import spread
from tests.stone_age.tracked import (
    DICE,
    FARMERS,
    FIELD,
    ONE_USE,
    POINTS,
    TOOL,
    WRITING,
    begin_tracked,
    find_tribe,
    play_reports,
    play_tracked_game,
)
from tests.tracked import find_refusing
from village_core.games import load, save
from village_core.games.opening import Depth
from village_core.games.stone_age import find_flaw, picture
from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.buildings import list_possible_points
from village_core.games.stone_age.choices import (
    Done,
    EndGame,
    EndTurn,
    Fed,
    GoHungry,
    Grow,
    NoteBuilding,
    NoteCard,
    NotePoints,
    ShowCard,
    Tell,
    Work,
)
from village_core.games.stone_age.feeding import find_lowest_points
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import HIDDEN, Tribe
from village_core.games.stone_age.tracking.tallying import Tallying, TurningOver, begin_counting
from village_core.games.stone_age.tracking.watching import Feasting, Watching, are_independent
from village_core.games.stone_age.vocabulary import Category, Emptied, Growth, Place, ScoreLine
from village_core.kernel.game import Game
from village_core.kernel.values import NOT_NOW

ROUND = (EndTurn(), EndTurn(), Fed())


def with_tribe(game: Game, tribe: Tribe) -> Game:
    """Return a game without steps at the same position, with ``tribe`` as the first player's."""
    position = game.position
    return Game(game.players, replace(position, table=position.table.with_tribe(0, tribe)))


@pytest.mark.parametrize(("players", "seed"), spread([(2, 0), (3, 1), (4, 2), (4, 3)]))
def test_whole_games_are_kept(players: int, seed: int) -> None:
    """Every seventh position of a tracked game has no flaw, keeps all cards and buildings, and is read back from its picture.

    The game's save is loaded with the same end.
    """
    game = play_tracked_game(players, seed)
    for at in range(0, len(game.steps), 7):
        position = game.steps[at].position
        assert not find_flaw(position) and picture.read(picture.write(position)) == position
        tribes = position.table.tribes
        cards = sum(len(one.cards) + len(one.secret) for one in tribes) + position.table.row.count(HIDDEN)
        assert cards + position.table.left == 36
        tiles = sum(pile.under + (pile.top is not None) for pile in position.table.piles)
        assert tiles + sum(len(one.buildings) for one in tribes) == 7 * players
    again = load(save(game))
    assert again.position == game.position and again.position.table.outcome is not None


def test_a_round_goes_from_who_starts_to_the_feast() -> None:
    """act-order, round-start: from the starting player on each has one turn; then all are fed, and the next player begins."""
    game = play_reports(start=1, players=3)
    assert game.position.seat == 1 and game.position.agenda[-1] == Watching((1, 2, 0))
    game = game.play(EndTurn()).play(EndTurn())
    assert game.position.seat == 0
    game = game.play(EndTurn())
    assert isinstance(game.position.top, Feasting)
    game = game.play(Fed())
    assert (game.position.seat, game.position.table.round, game.position.table.start) == (2, 2, 2)


def test_tribes_grow_as_far_as_they_go() -> None:
    """tool-maker, hut, field: each report adds one.

    At the ends tool-best, place-hut-full (by a ruling hut-no-effect) and field-top refuse another.
    """
    game = play_reports(*(Grow(0, growth) for growth in Growth), Grow(1, Growth.FIELD))
    assert (find_tribe(game).tools, find_tribe(game).workers, find_tribe(game).field) == ((1, 0, 0), 6, 1) and find_tribe(
        game, 1
    ).field == 1
    full = with_tribe(game, replace(find_tribe(game), tools=(4, 4, 4), workers=10, field=10))
    rules = [find_refusing(full, Grow(0, growth)) for growth in Growth]
    assert rules == [(Rule.TOOL_BEST,), (Rule.PLACE_HUT_FULL,), (Rule.FIELD_TOP,)]
    other = begin_tracked(at_the_top="no-effect")
    most = replace(other, table=other.table.with_tribe(0, replace(find_tribe(game), workers=10)))
    assert find_refusing(Game(game.players, most), Grow(0, Growth.WORKER)) == (Rule.HUT_NO_EFFECT,)
    assert find_refusing(game, Grow(5, Growth.TOOL)) == (NOT_NOW,)


def test_a_card_brings_what_is_counted() -> None:
    """card-take, card-points, card-tool, card-field: the counted part of what a card gives is booked; people hold the rest."""
    game = play_reports(NoteCard(0, POINTS), NoteCard(0, TOOL), NoteCard(1, FIELD), NoteCard(1, DICE))
    assert (find_tribe(game).score, find_tribe(game).tools, find_tribe(game).cards) == (3, (1, 0, 0), (POINTS, TOOL))
    assert (find_tribe(game, 1).field, game.position.table.row) == (1, (None,) * 4)
    assert find_refusing(game, NoteCard(0, FARMERS)) == (Rule.CARD_TAKE,), "the row is empty"
    assert find_refusing(play_reports(NoteCard(0, POINTS)), NoteCard(1, POINTS)) == (Rule.CARD_TAKE,), "somebody has it"
    assert find_refusing(game, NoteCard(0, 99)) == (NOT_NOW,)


def test_a_building_scores_and_its_pile_shrinks() -> None:
    """building-points, place-taken, end-buildings: points at once, one of a pile a round, and none of an empty pile."""
    game = play_reports(NoteBuilding(0, Place.BUILDING_1, 13))
    assert find_tribe(game).score == 13 and game.position.table.piles[0].under == 6
    assert find_refusing(game, NoteBuilding(1, Place.BUILDING_1, 10)) == (Rule.PLACE_TAKEN,)
    assert find_refusing(game, NoteBuilding(1, Place.BUILDING_2, 2)) == (Rule.BUILDING_POINTS,)
    assert find_refusing(game, NoteBuilding(1, Place.BUILDING_3, 10)) == (Rule.SETUP_BUILDINGS,), "two play with two piles"
    for _ in range(6):
        for choice in (*ROUND, NoteBuilding(0, Place.BUILDING_1, 10)):
            game = game.play(choice)
    assert game.position.table.find_emptied() is Emptied.BUILDINGS
    assert find_refusing(game, NoteBuilding(1, Place.BUILDING_1, 10)) == (Rule.END_BUILDINGS,)
    for choice in ROUND:
        game = game.play(choice)
    assert game.position.agenda[-1] == Tallying(emptied=Emptied.BUILDINGS)


def test_possible_points_are_those_of_one_to_seven_resources() -> None:
    """building-points: the lowest is 3, a wood, the highest 42, seven gold; 10, 12, 16, 20 and 24 are among them."""
    found = list_possible_points(begin_tracked().table.edition)
    assert min(found) == 3 and max(found) == 42 and {10, 16, 12, 20, 24} <= found and not {0, 1, 2, 43} & found


def test_hunger_is_reported_once_a_round() -> None:
    """feed-penalty, feed-field: hunger takes ten points, once a round, and only where workers need more than the field gives.

    Points below the lowest possible are refused, and a forgotten report can still be entered.
    """
    game = play_reports(EndTurn(), EndTurn(), GoHungry(1))
    assert find_tribe(game, 1).score == -10
    assert find_refusing(game, GoHungry(1)) == (Rule.FEED_PENALTY,)
    lowest = with_tribe(game, replace(find_tribe(game), score=find_lowest_points(game.position.table.edition)))
    assert find_refusing(lowest, NotePoints(0, -1)) == (Rule.SCORE_POINTS,)
    fed = with_tribe(game, replace(find_tribe(game), field=6))
    assert find_refusing(fed, GoHungry(0)) == (Rule.FEED_FIELD,)
    assert find_refusing(play_reports(), GoHungry(0)) == (Rule.FEED_FIELD,), "nobody is fed while people act"
    late = game.play(Grow(0, Growth.TOOL)).play(Fed())
    assert find_tribe(late).tools == (1, 0, 0) and late.position.table.round == 2, "what was forgotten is entered still"


def test_points_are_put_right() -> None:
    """score-points: reported points move the marker up or down, below zero too; a change by 0 or by 100 is refused."""
    assert find_tribe(play_reports(NotePoints(0, 5), NotePoints(0, -7))).score == -2
    assert (
        find_refusing(play_reports(), NotePoints(0, 0))
        == find_refusing(play_reports(), NotePoints(0, 100))
        == (Rule.SCORE_POINTS,)
    )


def test_too_few_cards_end_the_game_and_hidden_ones_are_turned_over() -> None:
    """end-cards, card-extra: the companion counts the deck; a card drawn face down is named before the sheet is filled."""
    game = play_reports(NoteCard(0, WRITING))
    assert find_tribe(game).secret == (HIDDEN,) and game.position.table.left == 31
    cards = iter(card for card in range(36) if card not in (WRITING, FARMERS))
    while isinstance(game.position.top, Watching | Feasting):
        taken = [NoteCard(1, next(cards)) for _ in range(game.position.table.row.count(HIDDEN))]
        for choice in (*taken, *ROUND):
            game = game.play(choice)
    assert game.position.table.find_emptied() is Emptied.CARDS and game.position.top == TurningOver(0)
    assert find_refusing(game, ShowCard(WRITING)) == (Rule.CARD_EXTRA,)
    game = game.play(ShowCard(FARMERS))
    assert find_tribe(game).secret == (FARMERS,) and isinstance(game.position.top, Tallying)


def test_hidden_cards_are_turned_over_from_the_starting_player_on() -> None:
    """card-extra: players who kept cards face down are asked for them clockwise, beginning with the starting player."""
    table = begin_tracked(3, start=1).table
    for seat in (0, 2):
        table = table.with_tribe(seat, replace(table.tribes[seat], secret=(HIDDEN,)))
    *_, second, first = begin_counting(table, Emptied.CARDS)
    assert (first, second) == (TurningOver(2), TurningOver(0))


def count_open_lines(*cards: int, **rulings: bool) -> set[tuple[int, str]]:
    """Return (seat, line) pairs that people must count at a game's end, by ``rulings``, if Ann got a tool and ``cards``."""
    start = begin_tracked(**rulings)
    for choice in (Grow(0, Growth.TOOL), *(NoteCard(0, card) for card in cards), EndTurn(), EndTurn(), EndGame(Emptied.CARDS)):
        start = start.play(choice).position
    assert isinstance(start.top, Tallying)
    return {*start.top.list_missing(start.table)}


def test_people_count_what_reports_can_not_tell() -> None:
    """score-resources, score-tool-makers: people count leftover resources and one-use tools that may be unused, nothing else."""
    left = {(0, "resources"), (1, "resources")}
    assert count_open_lines(ONE_USE, one_use_scored=True) == {*left, (0, "tool-makers")}
    assert count_open_lines(one_use_scored=True) == count_open_lines(DICE, one_use_scored=True) == left
    assert count_open_lines(ONE_USE, one_use_scored=False) == left
    told = begin_tracked(one_use_scored=True)
    for choice in (Grow(0, Growth.TOOL), NoteCard(0, ONE_USE), EndTurn(), EndTurn(), EndGame(Emptied.CARDS)):
        told = told.play(choice).position
    for choice in (*(Tell(seat, ScoreLine.RESOURCES, 0) for seat in (0, 1)), Tell(0, ScoreLine.TOOL_MAKERS, 5)):
        told = told.play(choice).position
    assert not told.top.list_missing(told.table) and told.top.find_outcome(told.table).sheets[0].points["tool-makers"] == 5


def test_a_sheet_of_an_older_version_may_leave_lines_out() -> None:
    """score-resources: a final sheet that is confirmed without a count of resources, as in older versions, gives 0 for them."""
    game = play_reports(EndTurn(), EndTurn(), EndGame(Emptied.CARDS), Done())
    assert game.position.table.outcome.sheets[0].points["resources"] == 0


def test_people_know_when_the_game_is_over() -> None:
    """end-buildings: a report that the buildings have run out ends the tracked game by that rule."""
    game = play_reports(EndTurn(), EndTurn(), EndGame(Emptied.BUILDINGS), Done())
    assert game.position.over and game.steps[-1].events[-1].rule == Rule.END_BUILDINGS


def test_what_is_told_on_the_sheet_goes_before_what_was_reported() -> None:
    """score-farmers, score-resources, tie-strength: people's numbers replace the sheet's own, also the strength that breaks ties.

    The sheet counts farmers by itself; fewer than 0 points for them are refused.
    """
    game = play_reports(NoteCard(0, FARMERS), Grow(0, Growth.FIELD), *ROUND[:2], EndGame(Emptied.CARDS))
    assert game.position.top.find_outcome(game.position.table).sheets[0].points[Category.FARMERS] == 2
    told = game.play(Tell(0, ScoreLine.RESOURCES, 3)).play(Tell(1, ScoreLine.POINTS, 8)).play(Tell(0, ScoreLine.CULTURE, 3))
    tied = told.play(Done()).position.table.outcome
    assert tied.rule == Rule.TIE_STRENGTH and tied.winners == (0,)
    assert told.play(Tell(1, ScoreLine.STRENGTH, 9)).play(Done()).position.table.outcome.winners == (1,)
    assert find_refusing(game, Tell(0, ScoreLine.FARMERS, -1)) == (Rule.SCORE_FARMERS,)
    assert game.play(Tell(0, ScoreLine.POINTS, -10)).position.table == game.position.table, "hunger brings one below nothing"


def test_reports_about_others_leave_each_other_alone() -> None:
    """Reports about two players, or about one and a turn's end, are independent; two about one player or turn are not."""
    one, two = Grow(0, Growth.TOOL), NoteCard(1, POINTS)
    assert are_independent(one, two) and are_independent(one, EndTurn()) and not are_independent(one, one)
    assert (
        not are_independent(EndTurn(), EndTurn())
        and not are_independent(Work(Place.HUNT), one)
        and not are_independent(Fed(), one)
    )


def test_frames_belong_to_their_depth() -> None:
    """A tracked table with a full game's frame, a seat that isn't there, a negative count or a known card is flawed.

    So is a tracked table that calls itself full.
    """
    position = begin_tracked()
    assert find_flaw(replace(position, agenda=(Acting((0,)),))) == "agenda.0"
    assert find_flaw(replace(position, agenda=(Watching((7,)),))) == "agenda.0"
    assert find_flaw(replace(position, agenda=(Tallying(told=((0, ScoreLine.FARMERS, -1),)),))) == "agenda.0"
    assert find_flaw(replace(position, table=replace(position.table, row=(3, HIDDEN, HIDDEN, HIDDEN)))) == "table.row"
    assert find_flaw(replace(position, table=replace(position.table, depth=Depth.FULL)))
