"""The sentences that describe Village's panels, and the words for what a city brings."""

from __future__ import annotations

import re
from random import Random

from tests.village.positions import lay_acting, lay_village
from village_core.games.village import EditionSettings, Position, new_game
from village_core.games.village.choices import Travel
from village_core.kernel.values import Player, Seat
from village_widgets.games.village.telling import VillageTelling, load_words

PLAYERS = (Player("Anna", "red"), Player("Bert", "blue"))


def list_sentences(position: Position, viewer: Seat | None = None) -> dict[str, str]:
    """Return the sentences of each panel by its key, without markup, as ``viewer`` sees them; None is an onlooker."""
    panels = VillageTelling(PLAYERS, position.table.edition, load_words()).draw_panels(position, viewer)
    said = {panel.key: [part for key, part in panel.parts.items() if ":said-" in key] for panel in panels}
    return {key: re.sub("<[^>]*>", " ", "".join(parts)) for key, parts in said.items()}


def test_a_board_tells_lives_and_who_stands_where() -> None:
    """The panels tell life, whose turn it is, stores, family, customers, a space without cubes, and free graves and spaces."""
    said = list_sentences(lay_acting(lay_village(2, stock={0: {"faith": 2, "coin": 1}}), "church"))
    assert "Life: at the start, 10 more to the bridge." in said["farm:0"] and "It is Anna’s turn." in said["farm:0"]
    assert "In the stores: 2 Faith and 1 coin." in said["farm:0"] and "At home: 4 of generation 1." in said["farm:1"]
    assert "Harvest: no cubes." in said["land"] and "No customers served yet." in said["farm:0"]
    assert "Farm: nobody; 3 spaces are free." in said["chronicle"] and "Graves: nobody; 3 spaces are free." in said["chronicle"]


def test_the_parts_of_a_panel_keep_their_keys() -> None:
    """From the start of a random game to its third round the parts of each panel keep their keys."""
    position, random = new_game(EditionSettings("first_2011"), 2), Random(3)
    telling = VillageTelling(PLAYERS, position.table.edition, load_words())
    before = telling.draw_panels(position, 0)
    while not position.over and position.table.round < 3:
        position = position.pick_random_step(random).position
        assert [[*panel.parts] for panel in telling.draw_panels(position, 0)] == [[*panel.parts] for panel in before]


def test_a_city_says_what_it_brings() -> None:
    """A city names its reward on the button of a journey there and in its own name."""
    position = lay_acting(lay_village(2, stock={0: {"faith": 4, "skill": 4, "wagon": 2}}), "travel")
    telling = VillageTelling(PLAYERS, position.table.edition, load_words())
    journeys = [
        telling.describe_choice(option.choice, position) for option in position.options if isinstance(option.choice, Travel)
    ]
    assert journeys and all(" for " in journey for journey in journeys)
    assert telling.name_target("city:city-a").endswith("3 prestige points")
