"""The glossary of each game: meanings with the numbers of the edition, rules that are written, and pictures of the board."""

from __future__ import annotations

import re

import pytest

from tests.hearing import decode
from tests.village.positions import lay_turn, lay_village
from tests.widgets.tables import open_table
from village_core.games import find_game, list_games
from village_core.games.editions import EditionSettings
from village_core.kernel.values import Player
from village_widgets.components.commands import ExplainWord
from village_widgets.components.glossary import draw_picture
from village_widgets.components.scene import Panel
from village_widgets.components.telling import Telling
from village_widgets.games import find_screen

PANEL = Panel("market", "Market", 360, 320, {"defs": "<defs/>", "market:said-0": "<text/>", "stall": '<g data-at="stall:1"/>'})
EDITIONS = [(name, edition) for name in list_games() for edition in find_game(name).editions]


def lay_out(name: str, edition: str) -> tuple[Telling, list[Panel]]:
    """Return the telling and the panels of a new game for two players."""
    game, shown = find_game(name), find_screen(name)
    position = game.new_game(EditionSettings(edition), 2)
    players = [Player(who, colour) for who, colour in zip(("Anna", "Bert"), game.codec.colours, strict=False)]
    telling = shown.build_telling(players, position, shown.load_words())
    return telling, list(telling.draw_panels(position, 0))


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_each_word_has_a_meaning_its_rules_and_a_picture(name: str, edition: str) -> None:
    """In each edition a word has a short meaning, a passage of the rules, and pictures: shared ones or parts of panels."""
    telling, panels = lay_out(name, edition)
    sizes = {panel.key: (panel.width, panel.height) for panel in panels}
    shared = set(re.findall(r'id="([^"]+)"', "".join(panel.render_parts() for panel in panels)))
    assert len(telling.glossary) > 20
    for entry in telling.glossary:
        meaning = telling.explain_word(entry.key, panels, 0)
        assert meaning is not None
        assert meaning.title[0].isupper() and meaning.text.endswith(".") and len(meaning.text) < 200, entry.key
        assert len(re.findall(r"[.!?](?:\s|$)", meaning.text)) <= 3, entry.key
        assert meaning.cited, entry.key
        assert len(meaning.pictures) == len(entry.shows) > 0
        for shown in entry.shows:
            panel, _, box = shown.replace("own@", f"{telling.OWN}:0@").partition("@")
            left, top, width, height = map(int, box.split(",")) if box else (0, 0, 24, 24)
            assert panel in (sizes if box else shared), shown
            right, bottom = sizes.get(panel, (24, 24))
            assert 0 <= left < left + width <= right and 0 <= top < top + height <= bottom, shown


def test_a_word_has_the_name_that_its_edition_gives_it() -> None:
    """The end of the life track is called a bridge in the first edition and a quill in the Big Box."""
    names = {edition: lay_out("village", edition) for edition in ("first_2011", "big_box_2023")}
    told = {edition: telling.explain_word("bridge", panels, 0) for edition, (telling, panels) in names.items()}
    assert [meaning and meaning.title for meaning in told.values()] == ["Bridge", "Quill"]


def test_a_picture_of_the_board_has_no_target() -> None:
    """A part of a panel comes without its definitions, its spoken words and its targets; a shared picture is used by its name.

    An unknown panel raises ``KeyError``.
    """
    picture = draw_picture("market@0,40,160,120", [PANEL])
    assert (picture.box, picture.drawing) == ("0 40 160 120", "<g><g/></g>")
    assert draw_picture("vc-coin", []).drawing == '<use href="#vc-coin"/>'
    with pytest.raises(KeyError):
        draw_picture("church@0,0,1,1", [PANEL])


def test_a_page_gets_the_forms_with_the_board_and_a_meaning_when_it_asks() -> None:
    """The forms come once, with the whole board, and not with changes; a meaning comes on request.

    A word that the glossary lacks gets no answer.
    """
    table = open_table(lay_turn(lay_village(2, spaces={"family": "skill"})))
    assert ["plague", "plague", "plague cube", "plague cubes"] in decode(table.snapshot())["glossary"]
    assert "glossary" not in decode(table.patch())
    meaning = decode(table.handle(ExplainWord("plague")))["meaning"]
    assert meaning["title"] == "Plague" and "costs 2 time" in meaning["text"]
    assert table.handle(ExplainWord("castle")) is None
