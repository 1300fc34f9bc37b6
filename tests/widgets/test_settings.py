"""The settings of a new game: the game that they begin, and the problems of those that can't."""

from __future__ import annotations

import msgspec
import pytest

from tests.hearing import decode
from tests.orchard_core import GAME as ORCHARD
from tests.widgets.tables import SETTINGS
from village_core.commands.files import apply_rulings
from village_core.games import find_game, list_games
from village_core.games.reading import LONGEST_COPY
from village_core.games.village import EDITIONS, GAME, EditionSettings, build_edition, read_settings
from village_core.kernel.values import CHANCE
from village_widgets.games.stone_age.look import load_words as stone_words
from village_widgets.games.village.telling import load_words
from village_widgets.play.offering import Offering
from village_widgets.play.settings import Settings, UnplayableSettings, begin, build_form, format_edition_title


def build_settings(**changed: object) -> Settings:
    """Return the settings of a game of Anna against a random player, with these fields ``changed``."""
    return msgspec.convert({**SETTINGS, **changed}, Settings)


def build_player(name: str = "Anna", colour: str = "red", plays: str = "person") -> dict[str, str]:
    """Return one player as the form of a new game sends it."""
    return {"name": name, "colour": colour, "plays": plays}


def list_problems(**changed: object) -> dict[str, str]:
    """Return the problems of settings by field; fail if a game begins."""
    with pytest.raises(UnplayableSettings) as caught:
        begin(GAME, build_settings(**changed), None, load_words())
    return dict(caught.value.problems)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_begins_with_every_number_of_its_players(edition):
    """In every edition of Village, with every number of players, a game of people begins at the first question to one."""
    least, most = build_edition(EditionSettings(edition)).players
    colours = ("red", "yellow", "blue", "white", "purple")
    for count in range(least, most + 1):
        players = [build_player(f"P{seat}", colours[seat]) for seat in range(count)]
        played = begin(GAME, build_settings(edition=edition, players=players), None, load_words())
        assert played.asked is not None and played.position.seat != CHANCE
        assert len(played.position.table.seats) == count


def test_names_and_colours_have_to_differ():
    """If two players have one name, whatever the capitals and spaces at its end, or one colour, the second gets the problem."""
    said = list_problems(players=[build_player(), build_player("ANNA ", "red")])
    assert said == {"name:1": "Two players are called ANNA.", "colour:1": "Two players are red."}


def test_a_missing_or_endless_name_is_refused_at_its_seat():
    """A name of invisible characters is missing; one of more than 30 letters is too long, and one of 30 is not."""
    longest = [build_player("x" * 30), build_player("Bela", "blue")]
    assert begin(GAME, build_settings(players=longest), None, load_words()).game.players[0].name == "x" * 30
    assert set(list_problems(players=[build_player(" \u202e\u0000 "), build_player("x" * 31, "blue")])) == {"name:0", "name:1"}


def test_a_number_of_players_the_edition_does_not_seat_is_refused():
    """The first edition refuses five players and names its two to four; one player is refused too."""
    players = [build_player(f"P{seat}", colour) for seat, colour in enumerate(("red", "yellow", "blue", "white", "purple"))]
    assert "2 to 4" in list_problems(players=players)["players"]
    assert "players" in list_problems(players=[build_player()])


def test_what_no_form_would_send_is_refused_too():
    """Unknown editions, colours, programs, rulings and values, and a seed that is too long, get a message at their field."""
    assert set(list_problems(edition="third_2030")) == {"edition"}
    players = [build_player(colour="pink"), build_player("B", "blue", "oracle")]
    said = list_problems(players=players, rulings={"tie": "grain", "well_coins": "maybe"})
    assert set(said) == {"colour:0", "plays:1", "ruling:tie", "ruling:well_coins"}
    assert set(list_problems(seed="x" * 31)) == {"seed"}
    assert begin(GAME, build_settings(seed="x" * 30), None, load_words()).seed == "x" * 30


def test_control_characters_are_taken_out_of_a_name():
    """Control characters and line breaks in a name become spaces, except at its ends, where they are dropped."""
    played = begin(
        GAME, build_settings(players=[build_player("An\u202ena\n"), build_player("B", "blue", "random")]), None, load_words()
    )
    assert played.game.players[0].name == "An na"


def test_chosen_rulings_are_played():
    """A ruling that differs from the edition's is played; one that agrees with it makes no correction of the table."""
    chosen = {"market_trigger": "trigger-last", "last_deaths": "removed", "well_coins": "no", "seat_compensation": "no"}
    table = begin(GAME, build_settings(rulings=chosen), None, load_words()).position.table
    rulings = table.edition.rulings
    assert (rulings.market_trigger, rulings.last_deaths, rulings.well_coins) == ("trigger-last", "removed", False)
    assert ("rulings.seat_compensation", False) not in table.copy.corrections


def test_an_owners_numbers_count_for_their_edition():
    """Corrections count in their own edition alone; a chosen ruling outranks them."""
    copy = read_settings('edition = "first_2011"\nfarm.grain = 7\nrulings.well_coins = false\n')
    mine = begin(GAME, build_settings(rulings={"well_coins": "yes"}), copy, load_words()).position.table.edition
    assert (mine.farm.grain, mine.rulings.well_coins) == (7, True)
    other = begin(GAME, build_settings(edition="big_box_2023"), copy, load_words()).position.table.edition
    assert other.farm.grain == build_edition(EditionSettings("big_box_2023")).farm.grain


@pytest.mark.parametrize("text", ["", "farm.grain = ", "#" * (LONGEST_COPY + 1)])
def test_another_file_takes_the_owners_numbers_away(text):
    """An empty, unreadable or huge file drops the numbers of the one before, and the next game is as printed."""
    offering = Offering("village")
    assert offering.read_copy('edition = "first_2011"\nfarm.grain = 7\n').copy and offering.describe_copy()
    offering.read_copy(text)
    assert offering.describe_copy() is None
    assert offering.begin(build_settings(), unhurried=False).position.table.edition.farm.grain == 5


def test_without_a_seed_one_is_found_that_repeats_the_game():
    """Without a seed one is found, and the same settings with this seed give the same game."""
    first = begin(GAME, build_settings(seed=""), None, load_words())
    again = begin(GAME, build_settings(seed=first.seed), None, load_words())
    assert first.seed
    assert again.game == first.game


def test_the_form_offers_words_for_everything():
    """The form names editions with years, selectable rulings with two values each, and the kinds of players.

    Only rulings about the rival are marked as ones that matter to a player alone.
    """
    form = decode(build_form(GAME, load_words()))
    assert [edition["key"] for edition in form["editions"]] == list(EDITIONS)
    assert "2011" in form["editions"][0]["label"] and "2,011" not in form["editions"][0]["label"]
    assert [ruling[0] for ruling in form["rulings"]] == list(GAME.selectable)
    for name, label, choices, matters in form["rulings"]:
        assert (matters == "alone") == name.startswith("rival_")
        assert label and len(choices) == 2
        assert form["editions"][0]["rulings"][name] in [value for value, _ in choices]
    assert {value for value, _ in form["plays"]} == {"person", "beginner", "steady", "good", "strong", "random"}


def test_settings_without_effect_are_not_offered_to_a_player_alone():
    """Only the rulings about later seats and the caller of a market day matter to several players alone; two others always."""
    found = {ruling[0]: ruling[3] for ruling in decode(build_form(GAME, load_words()))["rulings"]}
    together = [name for name, matters in found.items() if matters == "together"]
    assert together == ["market_trigger", "seat_compensation"]
    assert "last_deaths" in found and found["last_deaths"] == found["well_coins"] == "always"


def test_a_game_is_offered_to_one_player_if_an_edition_is_for_one():
    """Village's form offers a game against the rival, with its chapter; Stone Age's, which is for two and more, offers none."""
    offer = build_form(GAME, load_words()).alone
    assert (offer.said, offer.chapter) == ("Play alone against Carla", "14_solo")
    assert build_form(find_game("stone_age"), stone_words()).alone is msgspec.UNSET


def test_a_table_may_choose_the_side_from_which_cards_are_laid():
    """Stone Age's row is filled from the left or the right: the form offers both, and ``--ruling`` takes one."""
    stone = find_game("stone_age")
    rulings = {ruling[0]: ruling[2] for ruling in decode(build_form(stone, stone_words()))["rulings"]}
    assert [value for value, _ in rulings["row_from"]] == ["left", "right"]
    chosen = apply_rulings(stone_words(), stone, EditionSettings("first_2008"), ["row_from=right"])
    assert stone.editions.build_edition(chosen).rulings.row_from == "right"


@pytest.mark.parametrize(("players", "said"), [((2, 4), "2 to 4 players"), ((3, 3), "3 players"), ((1, 1), "1 player")])
def test_an_edition_says_how_many_can_play_it(players, said):
    """An edition's title tells the range of players, a fixed number, or one player."""
    edition = msgspec.structs.replace(build_edition(EditionSettings("first_2011")), players=players)
    assert format_edition_title(edition, load_words()) == f"{edition.name} (2011, {said})"


@pytest.mark.parametrize("game", [*map(find_game, list_games()), ORCHARD], ids=lambda game: game.name)
def test_what_nobody_plays_yet_is_shown_for_as_few_as_can_play_it(game):
    """An unplayed table of any game has as many seats as the first edition's fewest players."""
    seats = game.begin_unplayed().table.seats
    assert len(seats) == game.editions.build_edition(EditionSettings(game.editions[0])).players[0]
