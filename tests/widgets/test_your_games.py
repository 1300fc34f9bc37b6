"""The games that a browser keeps: their names, how each is described, and the list on the start page."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

import pytest
from defusedxml import ElementTree
from msgspec.structs import replace

from tests.hearing import Heard, collect_messages, decode
from tests.widgets.tables import SETTINGS, open_page
from village_core.games import list_games, save
from village_widgets.components.commands import Describe
from village_widgets.games import list_inks
from village_widgets.games.village.learning import PAGES
from village_widgets.play import Play
from village_widgets.play.yourgames import YourGames, describe_kept
from village_widgets.tutor.course import Course
from village_widgets.tutor.guided import GuidedGame
from village_widgets.tutor.progress_store import ProgressStore

RECORDED = Path(__file__).parents[1] / "games"


def play_some(play: Play, count: int = 6) -> None:
    """Let the person take the first row ``count`` times."""
    for _ in range(count):
        play.receive({"do": "pick", "row": 0, "way": 0, "v": play._table.version})


def list_names(said: list[Heard]) -> list[str]:
    """Return the names of the games that these messages put on the table, in order."""
    return [message["begun"]["name"] for message in said if "begun" in message]


def test_each_game_of_a_page_has_a_name_of_its_own() -> None:
    """A second game and a file get names of their own; one loaded from the browser keeps its name and its seed."""
    play, said = open_page()
    play_some(play)
    kept = save(play.session.game)
    play.receive({"do": "begin", "settings": {**SETTINGS, "seed": "2"}})
    first, second = list_names(said)
    assert first != second and all(name.startswith("game.") for name in (first, second))
    play.receive({"do": "load", "text": kept, "game": first, "seed": "1"})
    assert list_names(said)[-1] == first and play.session.seed == "1"
    play.receive({"do": "load", "text": kept})
    assert list_names(said)[-1] not in (first, second), "a file is another game"


def test_the_same_decisions_after_loading_have_the_same_luck() -> None:
    """A game that is loaded with its name and seed goes on with the same luck as the one that was left."""
    play, _ = open_page()
    play_some(play, 3)
    other = Play()
    collect_messages(other)
    other.receive({"do": "load", "text": save(play.session.game), "game": play.kept, "seed": "1"})
    for each in (play, other):
        play_some(each, 12)
    assert play.session.game.steps == other.session.game.steps


def test_what_if_lines_do_not_change_the_name() -> None:
    """Beginning a what-if line puts no game of another name on the table."""
    play, said = open_page()
    play_some(play)
    play.receive({"do": "what-if", "step": len(play.session.game.steps) - 1})
    assert len(set(list_names(said))) == 1


def test_a_page_that_comes_back_is_told_the_name(tmp_path: Path) -> None:
    """A page that asks for everything learns which game is on the table; without a game it learns none.

    The games of a chapter have names that begin with the chapter's.
    """
    play, said = open_page()
    assert play.receive({"do": "hello"})["begun"] == said[-1]["begun"]
    assert "begun" not in decode(Play().receive({"do": "hello"}))
    chapter = GuidedGame(Course(PAGES.game), PAGES.guided, ProgressStore(tmp_path))
    told = collect_messages(chapter)
    chapter.receive({"do": "again"})
    assert list_names(told)[0].startswith(f"{PAGES.guided}.") and list_names(told)[0] == chapter.kept


def test_the_page_learns_how_far_its_game_is() -> None:
    """The round is sent once, and not again while it lasts."""
    play, said = open_page()
    play_some(play, 3)
    told = [message["table"].get("progress") for message in said if "table" in message]
    assert told[0] == "Round 1" and set(told[1:]) == {None}


@pytest.mark.parametrize("game", list_games())
def test_a_kept_game_is_described_with_its_picture(game: str) -> None:
    """A finished game is described with its edition, its result in a sentence, and an SVG of two panels."""
    recorded = sorted((RECORDED / game).glob("*.jsonl"))[0].read_text()
    told = describe_kept(Describe("game.00000001", recorded))
    assert told.begun.name == "game.00000001" and told.begun.title.endswith(")") and told.over and told.progress.endswith(".")
    picture = ElementTree.fromstring(told.picture)
    assert len([part for part in picture if part.get("data-panel")]) == 2 and not told.problem


def test_a_running_game_is_pictured_with_the_panel_of_its_only_person() -> None:
    """A running game is described with its round; the second panel is that of the only person, whatever the seat."""
    players = [dict(SETTINGS["players"][1]), dict(SETTINGS["players"][0])]
    play, _ = open_page(players=players)
    told = describe_kept(Describe("game.00000001", save(play.session.game)))
    assert (told.progress, told.over) == ("Round 1", False)
    assert 'data-panel="farm:1"' in told.picture
    both = tuple(replace(player, plays="person") for player in play.session.game.players)
    told = describe_kept(Describe("game.00000001", save(replace(play.session.game, players=both))))
    assert told.picture.count("data-panel") == 2 and 'data-panel="farm:' not in told.picture, "of two people, neither's"


def test_a_text_that_is_no_game_is_described_as_such() -> None:
    """A kept text that is no game is described with the problem alone, also by the play page."""
    told = describe_kept(Describe("game.before", '{"broken'))
    assert told.problem and not told.picture and not told.begun.title
    play, _ = open_page()
    assert play.receive({"do": "describe", "game": "x", "text": ""})["described"]["problem"]


def test_the_start_page_has_words_and_titles_at_once_and_describes_games() -> None:
    """The list comes with its words and the titles of all games, and describes a kept game on request."""
    games = YourGames()
    told = json.loads(zlib.decompress(games._told))
    assert set(told["titles"]) == set(list_games()) and told["words"]["your-games"] == "Your games"
    assert decode(games.receive({"do": "hello"})) == told
    play, _ = open_page()
    answer = decode(games.receive({"do": "describe", "game": "game.00000001", "text": save(play.session.game)}))
    assert answer["described"]["begun"]["name"] == "game.00000001" and answer["described"]["picture"]
    assert repr(games) == "YourGames()"


def test_players_have_the_colours_of_their_game() -> None:
    """The list of kept games and the play page of each game know the inks of all games."""
    for style in (YourGames()._css, *(Play(name).screen._css for name in list_games())):
        assert all(
            f'[data-game="{name}"] [data-colour="{colour}"]' in style for name, inks in list_inks().items() for colour in inks
        )


def test_a_game_that_comes_back_brings_its_own_settings() -> None:
    """If the page offers another game meanwhile, one that is loaded brings the form of its own game with it."""
    play, said = open_page()
    kept = save(play.session.game)
    play.receive({"do": "turn", "game": "stone_age"})
    play.receive({"do": "load", "text": kept})
    assert [message["settings"]["game"] for message in said if "settings" in message] == ["village"]


def test_a_game_that_was_left_tells_the_page_nothing() -> None:
    """Once another game is on the table, a decision in the one before sends no message."""
    play, said = open_page()
    left = play.session
    play.receive({"do": "begin", "settings": {**SETTINGS, "seed": "2"}})
    del said[:]
    left.choose(left.position.options[0])
    assert said == [] and play.session is not left


def test_a_broken_game_is_rescued_once_and_only_if_it_was_loaded_last() -> None:
    """A game that was loaded after a broken one stays when that is to be rescued; one begun after a rescue isn't replaced."""
    play, _ = open_page()
    play_some(play, 3)
    kept = save(play.session.game)
    assert play.receive({"do": "load", "text": kept[:-30]})["unloaded"][1]
    play.receive({"do": "load", "text": kept})
    running = play.session
    play.receive({"do": "rescue"})
    assert play.session is running
    play.receive({"do": "load", "text": kept[:-30]})
    play.receive({"do": "rescue"})
    assert play.session is not running and play.session.game.steps == running.game.steps[: len(play.session.game.steps)]
    play.receive({"do": "begin", "settings": {**SETTINGS, "seed": "2"}})
    another = play.session
    play.receive({"do": "rescue"})
    assert play.session is another
