"""Marks of Village's tracker at what is not certain to be printed."""

from __future__ import annotations

from typing import Final

from tests.companion.tracking import begin, find_pad, play_choices, show
from village_core.games.opening import Depth
from village_core.games.village import EditionSettings, new_game
from village_core.games.village.choices import (
    Send,
)
from village_core.games.village.vocabulary import Place

MARKED: Final = 'href="#vc-guess"'
"""The mark of a printed number that is only reconstructed, in a drawing."""


def test_a_guessed_tile_or_reward_is_marked_where_it_is_the_exception() -> None:
    """If most customers or cities are only reconstructed, one line says so and none has a mark.

    Once their owner has confirmed most of them, the others have the mark, in words too, and the line explains it.
    """

    def show_city(*fixed: tuple[str, str | int]) -> tuple[list[int], dict[str, str], str, str]:
        settings = EditionSettings("first_2011", fixed)
        position = play_choices(new_game(settings, 2, 0, Depth.TRACKED), Send(0, 1, Place.FARM, Place.CITY_B, 2))
        state = show(play_choices(position, Send(0, 1, Place.CITY_B, Place.CITY_D, 2)))
        marks = [(MARKED in drawn, "not certain" in spoken) for _, drawn, spoken in state["customers"]]
        assert all(seen == said for seen, said in marks)
        travel = find_pad(state)["travel"]
        cities = {button["label"]: button.get("drawn", "") for row in travel["rows"] for button in row[2]}
        about = state["sales"]["0"][0]["about"]
        return [at for at, (seen, _) in enumerate(marks) if seen], cities, about, travel["note"]

    marks, cities, about, note = show_city()
    assert not marks and not any(MARKED in drawn for drawn in cities.values()) and "seal" in cities["City A"]
    assert about.startswith("Most of what is shown here is our best guess.") and note.endswith("is our best guess.")
    edition = begin().table.edition
    tiles = ((f"customers.{at}", edition.customers[at]) for at in range(20))
    printed = [
        pair for name, card in tiles for pair in ((f"{name}.points", card.points), (f"{name}.demand", " ".join(card.wants)))
    ]
    marks, cities, about, note = show_city(*printed, ("cities.city-c.coins", 2), ("cities.city-d.influence", 2))
    assert marks == [20, 21, 22, 23] and MARKED in cities["City F"] and MARKED not in cities["City C"]
    assert about.startswith("“?”: we are not sure.") and note.endswith("“?”: we are not sure.")
