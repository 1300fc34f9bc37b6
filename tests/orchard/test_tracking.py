"""A tracked game of Orchard: reports, impossible reports, and a table of it that two pages share."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from tests import laws
from tests.companion.pages import Page, show_tracker
from tests.orchard.subject import ORCHARD, SETUPS
from tests.orchard_core import Position, find_flaw, new_game, picture
from tests.orchard_core.frames import Turn
from tests.orchard_core.rules import Rule
from tests.orchard_core.table import Category
from tests.orchard_core.tracking import Done, EndRound, NoteCake, Tallying, Tell, Watching
from tests.tracked import find_refusing, play_all
from village_core.games.editions import EditionSettings
from village_core.games.opening import Depth
from village_core.kernel.game import Game
from village_core.kernel.values import NOT_NOW, Choice
from village_core.store.sql import Store

SITTING = {"edition": "old", "players": [{"name": "Ann", "colour": "green"}, {"name": "Bob", "colour": "brown"}]}


def begin(edition: str = "old", players: int = 2, start: int = 0) -> Position:
    """Return the first position of a tracked game."""
    return new_game(EditionSettings(edition), players, start, Depth.TRACKED)


def play_tracked(*choices: Choice, edition: str = "old") -> Game:
    """Play a tracked game of two with these reports."""
    return play_all(Game((), begin(edition)), choices)


@pytest.mark.parametrize("setup", SETUPS)
def test_random_tracked_games_keep_the_laws(setup: tuple[str, int]) -> None:
    """Random tracked games keep the laws of full games, pieces included, and their positions are pictures that can be read."""
    subject = ORCHARD._replace(start=lambda edition, players, random: begin(edition, players, random.randrange(players)))
    laws.check_laws(subject, setup, subject.samples, laws.make_record())
    for position in laws.play_whole_game(subject, setup, Random(1)).list_positions():
        assert picture.read(picture.write(position)) == position and not find_flaw(position)


def test_cakes_are_reported() -> None:
    """bake, cakes: cakes are reported for any player in any order, but no more than the box has.

    A report of a missing seat, and a count before the end, are refused as not now.
    """
    game = play_tracked(NoteCake(1), NoteCake(0), EndRound(), NoteCake(1))
    assert [garden.cakes for garden in game.position.table.gardens] == [1, 2] and game.position.table.round == 2
    assert find_refusing(game, NoteCake(7)) == find_refusing(game, Tell(0, Category.CAKES, 5)) == (NOT_NOW,)
    assert find_refusing(play_tracked(*[NoteCake(0)] * 6), NoteCake(1)) == (Rule.CAKES,)


@pytest.mark.parametrize(("reports", "way"), [([NoteCake(0)] * 6, Rule.END_CAKES), ([EndRound()] * 11, Rule.END_ROUNDS)])
def test_the_sheet_is_filled_when_the_game_is_over(reports: list[Choice], way: Rule) -> None:
    """end-cakes, end-rounds: after the round with the last cake, or after the last round, all count; that rule ends the game."""
    game = play_tracked(*reports, EndRound())
    assert game.position.top == Tallying() and way in {event.rule for event in game.play(Done()).steps[-1].events}


def test_what_is_told_goes_before_what_was_reported() -> None:
    """score-cakes, score-fruit: people count fruit and unreported cakes, but no fruit where it is worth nothing or below 0."""
    game = play_tracked(NoteCake(0), *[EndRound()] * 12, Tell(1, Category.CAKES, 5), Tell(1, Category.FRUIT, 2), Done())
    outcome = game.position.table.outcome
    assert [sheet.points for sheet in outcome.sheets] == [{"cakes": 5, "fruit": 0}, {"cakes": 5, "fruit": 2}]
    assert (outcome.winners, outcome.rule) == ((1,), Rule.WIN_MOST)
    worthless = play_tracked(*[EndRound()] * 10, edition="new")
    assert find_refusing(worthless, Tell(0, Category.FRUIT, 1)) == (Rule.SCORE_FRUIT,)
    assert find_refusing(game.undo(), Tell(0, Category.FRUIT, -1)) == (Rule.SCORE_FRUIT,)


def test_frames_belong_to_their_depth() -> None:
    """Frames of turns are for full tables, frames of reports for tracked ones; no final sheet has a count of a missing seat."""
    full, position = new_game(EditionSettings("old"), 2), begin()
    sheet = Tallying(told=((7, Category.FRUIT, 1),))
    wrong = [(full, Watching()), (full, Tallying()), (position, Turn(0)), (position, sheet)]
    assert [find_flaw(replace(table, agenda=(frame,))) for table, frame in wrong] == ["agenda.0"] * 4


@pytest.fixture
def ann(store: Store) -> Page:
    """Return the page that began a tracked table of two."""
    page = Page(store, "orchard")
    page.do("begin", settings={**SITTING, "depth": "tracked"})
    return page


@pytest.fixture
def bob(store: Store, ann: Page) -> Page:
    """Return another page at the same table."""
    return Page(store, "orchard", code=ann.codes[0])


def test_two_pages_share_a_tracked_table(ann: Page, bob: Page) -> None:
    """Cakes of two people are entered at once, the end of one round only once; Ann's page gets what has changed."""
    assert ann.answer["view"] == "tracker" and [label for label, _ in show_tracker(ann)["reports"]] == [
        "The round is over",
        "Ann bakes a cake",
        "Bob bakes a cake",
    ]
    ann.enter(type="note-cake", seat=0)
    assert {*ann.answer["views"]["tracker"]} == {"v", "after", "gardens"}
    bob.enter(0, type="note-cake", seat=1)
    ann.look()
    assert ann.said[-1]["views"]["tracker"]["gardens"] == [[["Ann", "green"], "1 cake"], [["Bob", "brown"], "1 cake"]]
    ann.enter(type="end-round")
    assert "conflict" not in bob.enter(2, type="end-round") and ann.count == bob.count == 3


def test_a_tracked_table_is_laid_out_as_a_full_one(ann: Page) -> None:
    """The form of a tracked table has fruit as unknown and reported cakes as known; the table laid out is followed in full."""
    ann.enter(type="note-cake", seat=0)
    laying = ann.do("laying")["laying"]
    assert {"gardens.0.apple", "gardens.1.plum"} < {*laying["unknown"]} and "gardens.0.cakes" not in laying["unknown"]
    ann.do("lay", values={**laying["values"], "gardens.1.plum": 4}, v=1, token="laid")
    position = ann.companion.seated.shared.position
    assert position.agenda == (Turn(0),) and [garden.cakes for garden in position.table.gardens] == [1, 0]
    assert ann.answer["view"] == "table"


def test_history_and_exports_tell_a_tracked_game(ann: Page) -> None:
    """The history tells the reports in words, the tracker the result, and an export that cakes and scores were followed."""
    for choice in (NoteCake(0), *[EndRound()] * 12, Tell(1, Category.FRUIT, 3), Done()):
        ann.enter(**msgspec.to_builtins(choice))
    history = json.dumps(ann.do("history")["history"])
    assert all(said in history for said in ("Ann bakes a cake.", "The round is over", "Bob, fruit left over: 3."))
    assert show_tracker(ann)["tally"]["result"] == "Ann wins with 5 points."
    kinds = [kind for kind, *_ in ann.do("exports")["exports"][0]]
    assert "cakes and scores" in json.dumps([ann.do("export", what=kind)["exported"] for kind in kinds])
