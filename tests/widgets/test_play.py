"""The play page in messages: settings, table, saving, loading, programs at a pace, and its still picture."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import zlib
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.hearing import collect_messages, decode
from tests.hosts import drop_hosts
from tests.mutations import strip_seals
from tests.waiting import wait_meanwhile
from tests.widgets.tables import SETTINGS, open_page
from village_core.games import load, save
from village_core.games.village.picture import read
from village_core.kernel.saves import has_seals
from village_core.players.apart import provide_host
from village_widgets.components.charts import Figures, PointsHistory, measure
from village_widgets.components.messages import PlayMessage
from village_widgets.components.modules import list_modules
from village_widgets.games.village.telling import load_words
from village_widgets.play import Play, pacing
from village_widgets.words import format_shown

NEUTRAL = [{"name": "A", "colour": "red", "plays": "random"}, {"name": "B", "colour": "blue", "plays": "random"}]


def make_moves(play, count=1):
    """Let the person make the first legal choice, paid in its first way, ``count`` times; fail if the page gets an answer."""
    for _ in range(count):
        assert play.receive({"do": "pick", "row": 0, "way": 0, "v": play._table.version}) is None


def join_kept(tables):
    """Return the save that a page has put together after these messages about the table."""
    head, lines = "", []
    for table in tables:
        head = table.get("head", head)
        at, more = table["kept"]
        lines[at:] = more
    return "\n".join([head, *lines, ""])


def test_a_page_that_opens_is_told_words_and_settings_and_the_running_game():
    """``hello`` answers words and settings; with a running game the whole board too, with the same question as before."""
    empty = decode(Play().receive({"do": "hello"}))
    assert empty["words"]["begin"] and empty["settings"]["editions"] and "table" not in empty
    play, said = open_page()
    make_moves(play, 3)
    again = play.receive({"do": "hello"})["table"]
    assert len(again["panels"]) == 10
    assert again["agenda"] == said[-1]["table"]["agenda"]
    assert again["rows"] == said[-1]["table"]["rows"]


def test_settings_that_cannot_begin_a_game_are_answered_and_nothing_is_lost():
    """Settings with one player are answered with the problem of that field, and the running game goes on."""
    play, _said = open_page()
    make_moves(play)
    running = play.session
    answer = play.receive({"do": "begin", "settings": {**SETTINGS, "players": SETTINGS["players"][:1]}})
    assert answer["problems"][0][0] == "players"
    assert play.session is running


def test_a_click_on_an_old_picture_is_answered_with_the_new_one():
    """A click on an old board is answered with the whole new one and enters nothing."""
    play, _said = open_page()
    steps = len(play.session.game.steps)
    answer = play.receive({"do": "pick", "row": 0, "way": 0, "v": 0})
    assert "panels" in answer["table"]
    assert len(play.session.game.steps) == steps


def test_a_click_on_the_game_before_is_not_played_in_the_new_one():
    """A click on the earlier game is answered with the whole new one and enters nothing."""
    play, said = open_page()
    seen = said[-1]["table"]["v"]
    play.receive({"do": "begin", "settings": {**SETTINGS, "seed": "2"}})
    before = play.session.game
    answer = play.receive({"do": "pick", "row": 0, "way": 0, "v": seen})
    assert "panels" in answer["table"] and play.session.game is before


def test_each_change_is_sent_as_one_message():
    """A move, undo and redo each make one patch that follows the one before, with what can be undone and redone."""
    play, said = open_page()
    count = len(said)
    make_moves(play)
    play.receive({"do": "undo"})
    play.receive({"do": "redo"})
    patches = [message["table"] for message in said[count:]]
    assert len(patches) == 3
    assert all(after["after"] == before["v"] for before, after in itertools.pairwise(patches))
    assert patches[0]["can"] == [True, False] and patches[1]["can"] == [False, True]


def test_a_saved_game_is_loaded_again():
    """The page's own copy is a sealed save, also after undo and redo; loaded on another page, it asks the same question."""
    play, told = open_page()
    make_moves(play, 12)
    text = join_kept([message["table"] for message in told if "table" in message])
    assert load(text) == play.session.game and has_seals(text)
    play.receive({"do": "undo"})
    play.receive({"do": "redo"})
    assert join_kept([message["table"] for message in told if "table" in message]) == text
    other = Play()
    said = collect_messages(other)
    assert other.receive({"do": "load", "text": text}) is None
    assert other.session.position == play.session.position
    assert said[0]["table"]["rows"] == decode(play._table.snapshot())["rows"]


def test_a_save_without_seals_is_opened_and_that_is_said():
    """A save without seals is opened with a note, and the page's own copy has seals."""
    play, told = open_page()
    make_moves(play, 3)
    answer = play.receive({"do": "load", "text": strip_seals(save(play.session.game))})
    assert "without the seals" in answer["unsealed"]
    assert has_seals(join_kept([message["table"] for message in told if "table" in message]))


def test_a_game_against_the_steady_player_is_played_saved_and_loaded():
    """A steady player decides after a person in a new game; the saved game is loaded equal, and the player goes on deciding."""
    seats = [{"name": "A", "colour": "red", "plays": "person"}, {"name": "S", "colour": "blue", "plays": "steady"}]
    play, _said = open_page(players=seats)
    make_moves(play, 6)
    assert {0, 1} <= set(play.session.game.list_deciders())
    other = Play()
    other.screen.post = lambda message: None
    assert other.receive({"do": "load", "text": save(play.session.game)}) is None
    assert other.session.game == play.session.game
    count = len(other.session.game.steps)
    make_moves(other, 2)
    assert 1 in other.session.game.list_deciders()[count:]


def test_a_bad_file_is_refused_in_words_and_what_can_be_read_is_offered():
    """A foreign file changes nothing; of a save with a bad line the game before it is offered, and played on request."""
    play, _ = open_page()
    make_moves(play, 6)
    running = play.session
    why, rescued = play.receive({"do": "load", "text": "holiday photos"})["unloaded"]
    assert "not a saved game" in why and not rescued
    assert play.session is running
    assert play.receive({"do": "rescue"}) is None and play.session is running
    text = save(play.session.game)
    lines = text.splitlines()
    why, rescued = play.receive({"do": "load", "text": "\n".join([*lines[:15], "{broken", *lines[15:]])})["unloaded"]
    assert "16" in why and "14 decisions" in rescued
    assert play.session is running
    play.receive({"do": "rescue"})
    assert len(play.session.game.steps) == 14


def test_only_what_can_be_played_on_is_offered_for_rescue():
    """A broken save with an unknown player program is refused without an offer; the command ``rescue`` then does nothing."""
    play, _ = open_page()
    make_moves(play, 6)
    running = play.session
    broken = strip_seals(save(running.game)).replace('"random"', '"oracle"') + "{broken"
    why, rescued = play.receive({"do": "load", "text": broken})["unloaded"]
    assert why and not rescued
    assert play.receive({"do": "rescue"}) is None and play.session is running


def test_an_owners_file_is_read_or_refused_with_its_place():
    """An owner's numbers are counted and used in the next game; one out of range is named, and an empty text drops all."""
    play = Play()
    collect_messages(play)
    edition, told, rulings = play.receive({"do": "copy", "text": 'edition = "big_box_2023"\n[church]\nmajority = 3\n'})["copy"]
    assert edition == "big_box_2023" and "One number" in told and rulings["well_coins"] == "yes"
    play.receive({"do": "begin", "settings": {**SETTINGS, "edition": "big_box_2023"}})
    assert play.session.position.table.edition.church.majority == 3
    field, why = play.receive({"do": "copy", "text": "church.majority = 300"})["problems"][0]
    assert field == "copy" and "church.majority" in why
    assert play.receive({"do": "copy", "text": ""}) == {"copy": None}


def test_a_failure_is_answered_and_the_game_stays():
    """A command whose handling fails is answered as failed, and the game is as it was."""
    play, said = open_page()
    before = play.session.game
    play.receive = None
    play.screen._handle = lambda message: 1 / 0
    play.screen._on_message(None, {"do": "undo"}, [])
    assert said[-1] == {"failed": True}
    assert play.session.game is before


def test_messages_without_a_command_are_ignored():
    """A message that isn't a map, or whose ``do`` is missing or no text, gets no answer."""
    play, said = open_page()
    count = len(said)
    for content in (None, [], "at", {}, {"do": 7}, {"at": "well"}):
        play.screen._on_message(None, content, [])
    assert len(said) == count


def test_random_players_move_at_a_pace_that_can_be_stopped(monkeypatch):
    """A game of programs moves by itself, stops where it is paused, and is then played to its end at once."""
    monkeypatch.setattr(pacing, "PAUSE", 0.001)

    async def watch():
        play, said = open_page(players=NEUTRAL)

        async def is_long():
            return len(play.session.game.steps) > 30

        await wait_meanwhile(is_long, "thirty moves of programs")
        mover = play.pacing.task
        play.receive({"do": "pause"})
        stopped = len(play.session.game.steps)
        await asyncio.wait([mover])
        assert len(play.session.game.steps) == stopped > 30
        assert {"running": True} in said and said[-1] == {"running": False}
        play.receive({"do": "end"})
        assert play.session.position.over
        assert said[-1]["table"]["score"]

    with ThreadPoolExecutor(1) as apart:  # this thread's event loop may belong to a browser
        apart.submit(asyncio.run, watch()).result()


async def find_nothing():
    """Stand in for a program that never finds anything."""
    await asyncio.Event().wait()
    yield b""


@pytest.mark.parametrize(("hurried", "found"), [(False, True), (True, True), (True, False)])
def test_a_program_thinks_while_the_page_is_heard(monkeypatch, hurried, found):
    """A strong opponent thinks bit by bit, while the page is answered; its progress is told, and that it has ended.

    It can be told to move at once, even without any finding; left alone, it plays the same game as one that waited for it.
    """
    if not found:
        drop_hosts(monkeypatch)
        provide_host(lambda _: find_nothing(), lambda: None)
    seats = [{"name": "A", "colour": "red", "plays": "person"}, {"name": "S", "colour": "blue", "plays": "strong"}]

    def hear(play):
        assert play.receive({"do": "pick", "row": 0, "way": 0, "v": play._table.version}) is None

    async def watch_game():
        play, told = open_page(players=seats)

        async def is_thinking():
            return any("thinking" in message for message in told)

        async def has_question():
            if hurried and play.session.thinks:
                assert play.receive({"do": "hurry"}) is None
            return play.session.asked is not None

        async def is_at_rest():
            return {"running": False} in told

        await wait_meanwhile(has_question, "the first question")
        while not play.session.thinks:
            hear(play)
        await wait_meanwhile(is_thinking, "a program that thinks")
        assert play.receive({"do": "why"}) is not None and play.session.thinks
        await wait_meanwhile(has_question, "the next question")
        await wait_meanwhile(is_at_rest, "that it is told that nobody thinks")
        return play.session.game

    with ThreadPoolExecutor(1) as aside:  # this thread's event loop may belong to a browser
        game = aside.submit(asyncio.run, watch_game()).result()
    if not hurried:
        waited, _ = open_page(players=seats)
        while len(waited.session.game.steps) < len(game.steps):
            hear(waited)
        assert waited.session.game.steps[: len(game.steps)] == game.steps


@pytest.mark.parametrize("said", ["undo", "redo", "end"])
def test_whatever_stops_the_programs_says_so(said):
    """Undo, redo and playing to the end stop the programs and tell the page that they no longer run."""

    async def stop_game():
        play, told = open_page(players=NEUTRAL)

        async def runs():
            return {"running": True} in told and "table" in told[-1]

        await wait_meanwhile(runs, "the first move of a program")
        count = len(told)
        play.receive({"do": said})
        return told[count:]

    with ThreadPoolExecutor(1) as apart:  # this thread's event loop may belong to a browser
        assert {"running": False} in apart.submit(asyncio.run, stop_game()).result()


def test_the_end_shows_the_score_by_category_and_how_it_was_decided():
    """The last message has seven categories that sum to the totals, the winner, the reasons, and nothing left to choose."""
    play, said = open_page(players=NEUTRAL)
    play.receive({"do": "end"})
    score = said[-1]["table"]["score"]
    assert score["players"] == ["A", "B"] and len(score["lines"]) == 7
    assert score["totals"] == [sum(points[seat] for _, points in score["lines"]) for seat in (0, 1)]
    winner = score["winners"][0]
    assert score["totals"][winner] == max(score["totals"])
    assert score["players"][winner] in score["result"] and score["reasons"]
    assert said[-1]["table"]["rows"] == []


def test_charts_follow_the_game():
    """The charts hold every decision, columns add up to the totals, undo shortens lines, a second command hides all."""
    play, _ = open_page(players=NEUTRAL)
    play.receive({"do": "charts"})
    play.session.go_on(40)
    charts = play.charting.charts
    assert play.below.children[0].children == charts.figures.parts
    lines = charts.figures._totals
    assert lines.y.shape == (2, 41) and lines.x.shape == (2, 41)
    assert charts.figures._bars.y.sum(axis=0).tolist() == lines.y[:, -1].tolist()
    play.session.undo()
    assert charts.figures._totals.y.shape == (2, 40)
    play.receive({"do": "charts"})
    assert play.below.children == ()


def test_charts_reach_down_to_points_that_were_lost():
    """The axes of both charts reach down to negative points, with a tick at 0 and a real minus; else to 0. Up to 8 steps fit."""
    shown = Figures([("Ada", "red"), ("Bela", "blue")], ("lost", "won"), load_words(), ("points", "categories"))
    shown.draw([PointsHistory((0, -10), ((0, 0), (-10, 3))), PointsHistory((0, -20), ((0, 0), (-20, 1)))])
    for axis in (shown._score, shown._points):
        assert (axis.scale.min, axis.scale.max >= 0, 0 in axis.tick_values) == (-20, True, True)
        assert axis.tick_labels["-20"] == "−20"
    assert shown._points.scale.max >= 3
    shown.draw([PointsHistory((4,), ((4, 0),)), PointsHistory((0,), ((0, 2),))])
    assert (shown._score.scale.min, shown._points.scale.min) == (0, 0)
    for most, step in ((8, 1), (9, 2), (16, 2), (17, 5)):
        measure(shown._score, most)
        assert [*shown._score.tick_values][:2] == [0, step], most


def test_the_page_keeps_a_still_picture_with_a_stable_text():
    """Without a kernel the page is an SVG picture, of the table if a game runs; its text is always the same."""
    one, two = Play()._repr_mimebundle_(), Play()._repr_mimebundle_()
    assert one["image/svg+xml"] == two["image/svg+xml"]
    assert one["image/svg+xml"].startswith("<svg xmlns=")
    assert one["text/plain"] == two["text/plain"] == "Play()"
    play, _ = open_page()
    assert "Anna" in play._repr_mimebundle_()["image/svg+xml"]


def test_a_long_message_is_packed_and_says_the_same():
    """A short message goes as it is; a long one is packed to less than a third, and unpacks to itself."""
    play, _ = open_page()
    sent = []
    screen = Play().screen
    screen.send = lambda content, buffers=(): sent.append((content, buffers))
    screen.post(PlayMessage(running=True))
    whole = PlayMessage(table=play._table.snapshot())
    screen.post(whole)
    assert sent[0] == ({"running": True}, ())
    content, [packed] = sent[1]
    assert content == {"packed": True}
    assert json.loads(zlib.decompress(packed)) == decode(whole)
    assert len(packed) < len(json.dumps(decode(whole))) / 3


def test_a_page_that_cannot_be_shown_says_so():
    """The notice for a page whose modules can't run comes with them, from the word files."""
    screen = Play().screen
    assert screen._unshown == Play().words.format("page-unshown") and "village$components_screen" in screen._esm


def test_the_scripts_and_the_words_know_each_other():
    """The keys that the scripts of ``components`` name are the page's words, except those that begin with ``plays-``."""
    said = {key for key in format_shown(Play().words) if not key.startswith("plays-")}
    text = "".join(list_modules("components").values())
    used = set(re.findall(r"words\.([a-z]+)", text)) | set(re.findall(r'words\["([a-z-]+)"\]', text))
    used |= set(re.findall(r'(?:captionButton|entitle)\(\s*(?:this\.)?words,\s*"([a-z-]+)"', text))
    assert used == said


def test_a_position_is_shown_as_a_picture_in_a_notebook():
    """IPython shows a position and a game as a picture, with a text that reads back as the position; a refusal is a sentence."""
    from IPython.core.interactiveshell import InteractiveShell

    play, _ = open_page()
    shell = InteractiveShell.instance()
    for shows in (play.session.position, play.session.game):
        data, _ = shell.display_formatter.format(shows)
        assert data["image/svg+xml"].startswith("<svg xmlns=")
        assert read(data["text/plain"]) == play.session.position
    refusal = play.session.position.refusals[0]
    data, _ = shell.display_formatter.format(refusal)
    assert data["text/plain"] == str(refusal) == play.session.position.describe_refusal(refusal) and str(refusal)[0].isupper()
    InteractiveShell.clear_instance()
