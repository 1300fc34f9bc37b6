"""Each event moves a picture from one place of the board to another."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.orchard.registered import registered
from tests.orchard_core import GAME as ORCHARD
from tests.orchard_widgets.shown import SHOWN as ORCHARD_SHOWN
from tests.samples import spread
from tests.village.positions import find_option, lay_acting, lay_turn, settle
from tests.village.positions import lay_village as village_table
from tests.widgets.tables import ANNA, CARL, begin_session, open_table, show
from village_core.games import village
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import EditionSettings
from village_core.games.village.choices import Bury, BuyOut, Done, DrawMember, DrawMonk, Leave, Take
from village_core.games.village.dying import Dying
from village_core.games.village.events import Ended, EndRungIn, LastTurnsBegan, RoundBegan, TimePassed
from village_core.games.village.rounds import Turns
from village_core.games.village.vocabulary import Cube, Place, Space
from village_core.kernel.game import Game
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Player
from village_core.players.levels import build_programs
from village_widgets.components.messages import LogEntry, Movement, Tone
from village_widgets.components.places import map_places
from village_widgets.components.playing import PlayedBoard
from village_widgets.components.scene import Panel
from village_widgets.components.session import Session
from village_widgets.games.shown import ShownGame
from village_widgets.games.village.shown import SHOWN as VILLAGE_SHOWN

STILL = (Ended, EndRungIn, LastTurnsBegan)
"""Events that change a table without moving a piece: the page remembers them."""
GAMES = [
    (village.GAME, VILLAGE_SHOWN, "first_2011", 2, "two"),
    (village.GAME, VILLAGE_SHOWN, "first_2011", 4, "first"),
    (village.GAME, VILLAGE_SHOWN, "big_box_2023", 5, "big"),
    (ORCHARD, ORCHARD_SHOWN, "new", 2, "fruit"),
]
COLOURS = {"village": ("red", "yellow", "blue", "white", "purple"), "orchard": ("green", "orange", "brown")}


@pytest.fixture(autouse=True)
def orchard() -> Iterator[None]:
    """Have Orchard among the games during a test."""
    with registered():
        yield


def pick_games() -> list[object]:
    """Return the games that random players play, as parameters: a few in short runs, all in long ones."""
    return [pytest.param(*game, id=game[-1]) for game in spread(GAMES)]


def start_game(game: BoardGame, shown_as: ShownGame, edition: str, count: int, seed: str) -> PlayedBoard:
    """Return a game that random players are about to play, on a page that shows it as it stands."""
    seated = tuple(Player(f"P{seat}", COLOURS[game.name][seat], "random") for seat in range(count))
    start = game.new_game(EditionSettings(edition), count)
    played = Session(Game(seated, start), seed, build_programs(game))
    table: PlayedBoard[GameTable] = PlayedBoard(played, shown_as.build_telling(seated, start, shown_as.load_words()))
    table.snapshot()
    return table


def list_movements(table: PlayedBoard) -> Iterator[tuple[Movement, tuple[Panel, ...], tuple[Panel, ...]]]:
    """Yield each movement of a game that is played to its end decision by decision, with the boards before and after.

    Fail if an entry's most telling line is not among its lines.
    """
    while table.session.moving:
        before = table._panels
        table.session.go_on(1)
        for entry in table.patch().log.entries:
            assert entry.deed < len(entry.lines)
            yield from ((moved, before, table._panels) for moved in entry.moves)


@pytest.mark.parametrize(("game", "shown_as", "edition", "count", "seed"), pick_games())
def test_what_moves_goes_from_a_place_to_a_place_of_the_board(
    game: BoardGame, shown_as: ShownGame, edition: str, count: int, seed: str
) -> None:
    """In whole random games each movement goes by places of the board before or after it, or by points in panels.

    A picture that it names exists.
    """
    seen = 0
    for moved, before, after in list_movements(start_game(game, shown_as, edition, count, seed)):
        there = {**map_places(before), **map_places(after)}
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


@pytest.mark.parametrize(("game", "shown_as", "edition", "count", "seed"), pick_games())
def test_every_event_that_moves_a_piece_has_its_movement(
    game: BoardGame, shown_as: ShownGame, edition: str, count: int, seed: str
) -> None:
    """An event that changes the table moves a picture, unless the page only remembers it.

    A new round moves one if the ring of the round before was taken.
    """
    table = start_game(game, shown_as, edition, count, seed)
    while table.session.moving:
        table.session.go_on()
    start = table.session.game.start
    kinds: set[type[Event]] = set()
    for step in table.session.game.steps:
        before, at = start.table, table.telling.find_target(step.option.choice, start)
        for event in step.events:
            after = event.on(before)
            remembered = isinstance(event, STILL) or event.__struct_config__.tag in ("ended", "round-began")
            if after != before and (not remembered or (isinstance(event, RoundBegan) and before.ring is not None)):
                assert table.telling.animate(event, before, at), event
                kinds.add(type(event))
            before = after
        start = step.position
    assert len(kinds) >= (10 if game.name == "village" else 2), sorted(kind.__name__ for kind in kinds)


def test_a_page_that_is_told_the_whole_is_told_no_movement() -> None:
    """The changes after a move have movements; the whole board has none."""
    table = show(begin_session(seed="5"))
    table.session.choose(table.session.position.options[0])
    assert any(entry.moves for entry in table.patch().log.entries)
    assert not any(entry.moves for entry in table.snapshot().log.entries)


def test_taking_back_moves_nothing() -> None:
    """An undo logs nothing; a redo logs the same movements again."""
    table = show(begin_session(seed="5"))
    table.session.choose(table.session.position.options[0])
    moved = table.patch().log.entries[0].moves
    table.session.undo()
    assert table.patch().log.entries == ()
    table.session.redo()
    assert table.patch().log.entries[0].moves == moved


def list_entries(position: Position, *choices: Choice) -> list[LogEntry]:
    """Return the page's log of these choices, by the seats that are asked or by chance."""
    table = open_table(position, ANNA, CARL)
    for choice in choices:
        asked = table.session.position
        table.session.game = table.session.game.play(find_option(asked, choice))
    return list(table.patch().log.entries)


def test_a_mass_is_told_piece_by_piece() -> None:
    """A mass is logged in order (mass-draw): the bells, the member bought out, each piece drawn, the monks back, the majority.

    Each piece moves out of the shaken bag to a place of its own, the monks back from there; bells and majority are moments.
    """
    table = village_table(2, members={0: {"bag": [1], "church-2": [1]}, 1: {"bag": [1, 1]}}, stock={0: {"coin": 1}}, spaces={})
    drawn_then = (DrawMember(1, 1), DrawMonk(), DrawMonk())
    told = list_entries(lay_acting(table, "council"), Leave(), BuyOut(1), Done(), *drawn_then, Done(), Done())
    lines = [entry.lines[entry.deed] for entry in told if entry.deed >= 0]
    begun = [next(at for at, line in enumerate(lines) if part in line) for part in (
        "bells ring for mass", "buys a “1” out", "drawn from the black bag and stands", "A monk is drawn",
        "2 monks were drawn and go back", "most members",
    )]  # fmt: skip
    assert begun == sorted(begun)
    assert sum("A monk is drawn" in line for line in lines) == 2
    drawn = [entry for entry in told if "drawn from the black bag" in " ".join(entry.lines)]
    assert [entry.moves[0].way for entry in drawn] == [("bag",)] * 3 and {entry.panel for entry in drawn} == {"church"}
    assert all(entry.moves[1].way[0] != entry.moves[1].way[-1] for entry in drawn)
    waiting = [entry.moves[1].way[-1] for entry in drawn[1:]]
    back = next(entry for entry in told if "go back" in entry.lines[0])
    assert sorted(moved.way[0] for moved in back.moves) == sorted(waiting) and len(set(waiting)) == 2
    moments = [entry for entry in told if entry.moment]
    assert [entry.moves[0].tone for entry in moments if "bells" in entry.lines[0]] == [Tone.BELL]
    assert any("most members" in entry.lines[0] and entry.panel == "prestige" for entry in moments)


def test_a_mass_without_anybody_is_told_too() -> None:
    """A mass without members has four moments: the bells, four monks side by side out of the bag, their way back, no rising."""
    told = list_entries(lay_acting(village_table(2, spaces={}), "council"), Leave())
    mass = [(entry, " ".join(entry.lines)) for entry in told if entry.moment and entry.panel == "church"]
    said = ["bells ring for mass", "4 monks are drawn", "4 monks were drawn and go back", "Nobody stands in the church"]
    assert len(mass) == 4 and all(part in line for (_, line), part in zip(mass, said, strict=True))
    shaken, *drawn = mass[1][0].moves
    assert shaken.way == ("bag",) and len({moved.way[-1] for moved in drawn}) == 4
    assert sorted(moved.way[::-1] for moved in drawn) == sorted(moved.way for moved in mass[2][0].moves)


@pytest.mark.parametrize(("full", "panel"), [(False, "chronicle"), (True, "land")])
def test_a_death_is_a_moment_for_everybody(full: bool, panel: str) -> None:
    """A death is a moment with its line and one solemn movement (dying-chronicle).

    The page looks at the chronicle, or at the land if no room is left there.
    """
    room = {"chronicle.2.rows.farm": 1, "chronicle.2.graves": 1}
    table = village_table(2, corrections=room, members={1: {"chronicle-farm": [1], "grave": [1]}}) if full else village_table(2)
    position = settle(table, Turns(1), Dying(0))
    (told,) = [entry for entry in list_entries(position, Bury(1, Place.FARM)) if "dies" in " ".join(entry.lines)]
    assert told.moment and told.deed == 0 and told.panel == panel
    assert [moved.tone for moved in told.moves] == [Tone.SOLEMN]


def test_pieces_of_wood_and_coins_sound_otherwise_than_what_is_only_told() -> None:
    """A coin sounds of metal, a pawn and a plague cube of wood; a marker on a track has the plain tone."""
    table = village_table(2, members={0: {"bag": [1]}}, stock={0: {"coin": 1}}, spaces={})
    told = list_entries(lay_acting(table, "council"), Leave(), BuyOut(1))
    tones = {moved.picture: moved.tone for entry in told for moved in entry.moves}
    assert tones["#vc-coin"] is Tone.METAL and tones["#vc-p-red"] is Tone.WOOD
    taken = list_entries(lay_turn(village_table(2, spaces={"harvest": "skill plague"})), Take(Space.HARVEST, Cube.PLAGUE))
    tones = {moved.picture: moved.tone for entry in taken for moved in entry.moves}
    assert tones["#vc-plague"] is Tone.WOOD and tones["#vc-h-red"] is Tone.PLAIN


def test_a_marker_goes_round_its_track_once_at_most() -> None:
    """A marker that passes more than one lap is shown to go round once; less time is shown space by space."""
    table = village_table(2)
    telling = VILLAGE_SHOWN.build_telling((ANNA, CARL), lay_turn(table), VILLAGE_SHOWN.load_words())
    lap, ways = table.edition.farm.lap, []
    for time in (3, lap, 3 * lap):
        [moving] = telling.animate(TimePassed("turn-plague", 0, time), table, "")
        ways.append(len(moving.way))
    assert ways == [4, lap + 1, lap + 1]
