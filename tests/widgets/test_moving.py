"""Whatever happens moves something on the board: from a place to a place that the board has."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.orchard.registered import registered
from tests.orchard_core import GAME as ORCHARD
from tests.orchard_widgets.shown import SHOWN as ORCHARD_SHOWN
from tests.samples import spread
from tests.widgets.tables import session, shown
from village_core.games import village
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import EditionSettings
from village_core.games.village.events import Ended, EndRungIn, LastTurnsBegan, RoundBegan
from village_core.kernel.game import Game, Player
from village_core.kernel.ledger import Event
from village_widgets.components.messages import Movement
from village_widgets.components.scene import Panel
from village_widgets.components.table import BoardView, places
from village_widgets.games.shown import ShownGame
from village_widgets.games.village.shown import SHOWN as VILLAGE_SHOWN
from village_widgets.session import Session, programs

STILL = (Ended, EndRungIn, LastTurnsBegan)
"""What changes a table without moving a piece: it is remembered."""
GAMES = [
    (village.GAME, VILLAGE_SHOWN, "first_2011", 4, "first"),
    (village.GAME, VILLAGE_SHOWN, "big_box_2023", 5, "big"),
    (village.GAME, VILLAGE_SHOWN, "first_2011", 2, "two"),
    (ORCHARD, ORCHARD_SHOWN, "new", 2, "fruit"),
]
COLOURS = {"village": ("red", "yellow", "blue", "white", "purple"), "orchard": ("green", "orange", "brown")}


@pytest.fixture(autouse=True)
def orchard() -> Iterator[None]:
    """The registry knows Orchard here."""
    with registered():
        yield


def games() -> list[object]:
    """Whole games of random players, each by its seed."""
    return [pytest.param(*game, id=game[-1]) for game in spread(GAMES)]


def begun(game: BoardGame, shown_as: ShownGame, edition: str, count: int, seed: str) -> BoardView:
    """A game that random players are about to play, on a page that has it as it stands."""
    seated = tuple(Player(f"P{seat}", COLOURS[game.name][seat], "random") for seat in range(count))
    start = game.new_game(EditionSettings(edition), count)
    played = Session(Game(seated, start), seed, programs(game))
    table: BoardView[GameTable] = BoardView(played, shown_as.telling(seated, start, shown_as.words("en")))
    table.whole()
    return table


def told(table: BoardView) -> Iterator[tuple[Movement, tuple[Panel, ...], tuple[Panel, ...]]]:
    """Every movement of a game that is played to its end decision by decision, with the boards before and after."""
    while table.session.moving:
        before = table._panels
        table.session.go_on(1)
        for entry in table.patch().log.entries:
            assert entry.deed < len(entry.lines)
            yield from ((moved, before, table._panels) for moved in entry.moves)


@pytest.mark.parametrize(("game", "shown_as", "edition", "count", "seed"), games())
def test_what_moves_goes_from_a_place_to_a_place_of_the_board(
    game: BoardGame, shown_as: ShownGame, edition: str, count: int, seed: str
) -> None:
    """In whole random games each place is on the board before or after, and each point lies inside its panel; pictures exist."""
    seen = 0
    for moved, before, after in told(begun(game, shown_as, edition, count, seed)):
        there = places(before) | places(after)
        pictures = "".join(part for panel in after for part in panel.parts.values())
        assert moved.way and moved.times > 0
        for place in moved.way:
            panel, _, point = place.partition("@")
            assert panel in there, moved
            if point:
                x, y = map(float, point.split(","))
                box = next(each for each in after if each.key == panel)
                assert 0 < x < box.width and 0 < y < box.height
        assert not moved.picture.startswith("#") or f'id="{moved.picture[1:]}"' in pictures
        assert moved.picture.startswith("#") or not moved.picture or moved.picture in there
        seen += 1
    assert seen > 20


@pytest.mark.parametrize(("game", "shown_as", "edition", "count", "seed"), games())
def test_every_event_that_moves_a_piece_has_its_movement(
    game: BoardGame, shown_as: ShownGame, edition: str, count: int, seed: str
) -> None:
    """An event after which the table is another one moves something, unless it is only remembered or counts rounds."""
    table = begun(game, shown_as, edition, count, seed)
    while table.session.moving:
        table.session.go_on()
    start = table.session.game.start
    kinds: set[type[Event]] = set()
    for step in table.session.game.steps:
        before, at = start.table, table.telling.target(step.option.choice, start)
        for event in step.events:
            after = event.on(before)
            remembered = isinstance(event, STILL) or event.__struct_config__.tag in ("ended", "round-began")
            if after != before and (not remembered or (isinstance(event, RoundBegan) and before.ring is not None)):
                assert table.telling.moves(event, before, at), event
                kinds.add(type(event))
            before = after
        start = step.position
    assert len(kinds) >= (10 if game.name == "village" else 2), sorted(kind.__name__ for kind in kinds)


def test_a_page_that_is_told_the_whole_is_told_no_movement() -> None:
    """Nobody saw the board before, so nothing has moved on it."""
    table = shown(session(seed="5"))
    table.session.choose(table.session.position.options[0])
    assert any(entry.moves for entry in table.patch().log.entries)
    assert not any(entry.moves for entry in table.whole().log.entries)


def test_taking_back_moves_nothing() -> None:
    """After an undo nothing has happened; what is done again moves again."""
    table = shown(session(seed="5"))
    table.session.choose(table.session.position.options[0])
    moved = table.patch().log.entries[0].moves
    table.session.undo()
    assert table.patch().log.entries == ()
    table.session.redo()
    assert table.patch().log.entries[0].moves == moved
