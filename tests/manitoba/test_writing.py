"""Manitoba with one's own pieces: what people draw is found by its look, and the totem is typed disc by disc."""

from __future__ import annotations

from random import Random

from tests.manitoba.positions import begin
from village_core.games.manitoba import EditionSettings, new_game
from village_core.games.manitoba.choices import LayTile, LayTotem
from village_core.games.manitoba.seasons import TurningClouds, TurningEvents
from village_core.games.manitoba.vocabulary import TERRAINS
from village_core.kernel.position import Position
from village_core.kernel.values import Player
from village_widgets.games.manitoba.companion import ManitobaParts

ADA_AND_BELA = (Player("Ada", "red"), Player("Bela", "blue"))
DISCS = ["lake", "forest", "hills", "mountain", "prairie"]


def draw_tiles() -> Position:
    """Return the beginning of a game of two, after three tiles were drawn."""
    position: Position = new_game(EditionSettings("first_2018"), 2)
    for tile in (4, 2, 0):
        position = position.play(LayTile(tile)).position
    return position


def test_a_tile_is_found_by_its_terrains() -> None:
    """setup-tiles: at first there are six tiles to choose from; each is listed with the terrains of both rows."""
    position = new_game(EditionSettings("first_2018"), 2)
    listed = ManitobaParts().build_writing(ADA_AND_BELA, position).list_drawables(position)
    assert listed and len(listed) == 6
    assert listed[1].besides == "mountain, prairie / lake, forest, hills"


def test_the_totem_is_typed_from_the_top() -> None:
    """setup-totem: each disc is typed once; an incomplete totem can't be entered, but chance can complete it."""
    position = draw_tiles()
    writing = ManitobaParts().build_writing(ADA_AND_BELA, position)
    assert writing.list_drawables(position) is None
    form = writing.build_handful(position, {"totem": ["lake", "lake", "x"]})
    assert form and form.spaces[0].typed == ("lake",) and not form.ready
    assert [cell.open for cell in form.spaces[0].cells] == [disc != "lake" for disc in TERRAINS]
    assert writing.read_handful(position, {"totem": ["lake"]}) == ()
    [choice] = writing.complete(position, {"totem": ["lake"]}, Random(1))
    assert isinstance(choice, LayTotem) and choice.order[0] == "lake"
    [whole] = writing.read_handful(position, {"totem": DISCS})
    assert position.play(whole).position.table.totem == tuple(DISCS)
    assert writing.complete(position, {}, Random(1)) == () and writing.build_handful(begin(2), {}) is None


def test_cards_of_a_season_are_found_by_their_look() -> None:
    """season-cards: six events are listed with their odds; the two tiles for most goods, which look alike, are listed once."""
    position = begin(3)
    while not isinstance(position.top, TurningEvents):
        position = position.play(position.options[0]).position
    writing = ManitobaParts().build_writing((*ADA_AND_BELA, Player("Cara", "green")), position)
    events = writing.list_drawables(position)
    assert events and len(events) == 6 and all(each.besides for each in events)
    for event in events[:3]:
        position = position.play(event.option).position
    tiles = writing.list_drawables(position)
    assert isinstance(position.top, TurningClouds) and tiles
    assert len(tiles) == 11 and "most goods" in tiles[-1].label
