"""Files of games: the log, the score sheet for spreadsheets and paper, and the result for apps that log plays."""

from __future__ import annotations

import csv
import io
import json
import re
from functools import cache
from html.parser import HTMLParser
from itertools import count
from random import Random
from types import SimpleNamespace
from urllib.parse import unquote

import pytest
from msgspec.structs import replace

from tests.hearing import decode
from tests.laws import play_whole_game
from tests.village.subject import VILLAGE
from tests.village.tracked import play_tracked_game
from village_core.games import write_first_line
from village_core.games.reading import read
from village_core.kernel.game import Game
from village_core.kernel.saves import to_entry
from village_core.kernel.values import Player
from village_core.store.contract import StoredLine
from village_core.store.sql import Store
from village_widgets.companion.exporting import KINDS, Exporting, tables
from village_widgets.companion.exporting.page import write_page
from village_widgets.companion.exporting.result import SHOWN, PlayTime, Result, clip
from village_widgets.companion.exporting.tables import APP, COLUMNS, escape_cell, write_csv, write_play, write_rows, write_sheet
from village_widgets.companion.past import LATEST, read_time
from village_widgets.companion.shared import SharedTable
from village_widgets.components.messages import Score
from village_widgets.games.village.companion import BOARDGAMEGEEK, VillageParts

PARTS = VillageParts()
WORDS = PARTS.words
NAMES = ("=1+2", '<img src=x onerror=alert(1)>"', "שלום\u202e", "x" * 10_000)
BEGUN = 1_795_000_000


def share_game(store: Store, game: Game, begun: int = BEGUN, undone: bool = True) -> SharedTable:
    """Share a game under hostile names, with an entry every minute from ``begun`` on.

    With ``undone``, three steps are taken back and brought again at its end.
    """
    players = tuple(Player(name, colour) for name, colour in zip(NAMES, ("red", "yellow", "blue", "white"), strict=False))
    game = replace(game, players=players[: len(game.players)])
    codes = store.create(write_first_line(Game(game.players, game.start)))
    key = store.find(codes.table).key
    entries = [replace(to_entry(step), at=begun + 60 * at) for at, step in enumerate(game.steps)]
    lines = [entry.to_line() for entry in entries] + (['{"undo":3}', '{"redo":3}'] if undone else [])
    store.extend(key, [StoredLine(number, f"token{number}", line) for number, line in enumerate(lines, 1)])
    return SharedTable(store, store.find(codes.table))


def build_exporting(table: SharedTable) -> Exporting:
    """Return a table's exports, made at the time ``BEGUN``."""
    return Exporting(table, PARTS.build_result, WORDS, clock=lambda: BEGUN)


@cache
def play_tracked(seed: int) -> Game:
    """Play a whole tracked game of four with this seed, and return it."""
    return play_tracked_game("first_2011", 4, seed)


@pytest.fixture
def results(store: Store) -> Exporting:
    """Share a finished tracked game of four with malicious names, and return its exports."""
    return build_exporting(share_game(store, play_tracked(3)))


def export_file(found: Exporting, what: str) -> tuple[str, str, str]:
    """Return a file as the page gets it: its name, its media type and its text."""
    answer = found.export(what)
    assert answer is not None
    return answer.called, answer.media, answer.text


def test_the_file_holds_everything(results: Exporting) -> None:
    """The file is named after game and day, holds the whole log, undone lines included, and opens as the same game."""
    name, media, text = export_file(results, "file")
    assert re.fullmatch(r"village-\d{4}-\d\d-\d\d\.jsonl", name) and media == "application/jsonl"
    assert '{"undo":3,' in text and read(text).position == results.shared.position


def test_the_sheet_for_a_spreadsheet(results: Exporting) -> None:
    """The sheet has a line for each player: points by category that sum to the total, places, and who won.

    A name like a formula has an apostrophe in front, and a long one is cut to at most 60 characters.
    """
    _, _, text = export_file(results, "sheet")
    assert text.startswith("\ufeff")
    head, *lines = csv.reader(io.StringIO(text.removeprefix("\ufeff")))
    assert head[0] == "Player" and head[-3:] == ["Total", "Place", "Winner"] and len(lines) == 4
    outcome = results.shared.position.table.outcome
    assert outcome is not None
    for seat, line in enumerate(lines):
        assert sum(map(int, line[1:8])) == int(line[8]) == outcome.sheets[seat].total
        assert (line[9] == "1") == (line[10] == "yes") == (seat in outcome.winners)
    assert lines[0][0] == "'=1+2" and len(lines[3][0]) <= 60


def test_a_finished_table_brings_every_format_that_needs_its_score(store: Store, results: Exporting) -> None:
    """A page at a finished game gets each format but the whole log at once, in the order of the offers, as it can ask for it.

    A page at a game that goes on gets none.
    """
    sheets = results.list_sheets()
    assert [offer.what for offer, _ in sheets] == [kind for kind in KINDS if kind != "file"]
    assert [offer for offer, _ in sheets] == [offer for offer in results.list_offers().offers if offer.what != "file"]
    assert [exported for _, exported in sheets] == [results.export(offer.what) for offer, _ in sheets]
    assert build_exporting(share_game(store, play_tracked(3).undo(1), undone=False)).list_sheets() == ()


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", "|calc", "=cmd|'/c calc'!A0"])
def test_no_name_is_a_formula(name: str) -> None:
    """A name that a spreadsheet would compute gets an apostrophe in front, and has no control character.

    Ordinary names and numbers stay as they are, negative ones too.
    """
    assert str(escape_cell(name)).startswith("'") and str(escape_cell(name)).isprintable()
    assert (
        escape_cell("Ada") == "Ada"
        and escape_cell(-3) == -3
        and escape_cell("Ann-Marie (2) & Co., A.B.") == "Ann-Marie (2) & Co., A.B."
    )


@pytest.mark.parametrize("separator", [",", ";", "\t", "|", ":", " "])
@pytest.mark.parametrize("name", ["a{}=1+1", 'a"{}=1+1', 'a{}"=1+1', "a{} =1+1", "a{}{}@SUM(A1)"])
def test_no_part_of_a_name_is_a_formula(separator: str, name: str) -> None:
    """Every cell is quoted; even with another separator, or without quotation, no cell begins a formula."""
    text = write_csv((name.replace("{}", separator), -1)).removeprefix("\ufeff").rstrip("\r\n")
    assert text.startswith('"') and text.endswith('","-1"')
    for quoting in (csv.QUOTE_MINIMAL, csv.QUOTE_NONE):
        [cells] = csv.reader([text], delimiter=separator, quoting=quoting)
        assert not [cell for cell in cells if cell.strip(' "').startswith(("=", "@"))]


class Inert(HTMLParser):
    """A parser that collects the tags, the names of attributes and the text of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag and the names of its attributes."""
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_data(self, data: str) -> None:
        """Note text."""
        self.text += data


def test_the_page_to_print_is_inert(results: Exporting) -> None:
    """The page to print shows hostile names as short text, has no script, link or picture, and forbids loading anything.

    It has the score, the places, the winner, the reasons, and the note that we are unofficial.
    """
    _, media, text = export_file(results, "print")
    page = Inert()
    page.feed(text)
    assert media == "text/html" and not page.tags & {"script", "img", "link", "iframe", "a", "object", "svg"}
    assert not {name for name in page.attributes if name.startswith("on")} and not page.attributes & {"src", "href"}
    assert "url(" not in text and "http://" not in text and "https://" not in text and "default-src 'none'" in text
    assert '<img src=x onerror=alert(1)>"' in page.text and "x" * 70 not in page.text and "\u202e" not in page.text
    for said in ("Final score", "Village (2011)", "unofficial", "Total", "Place", "winner", "Why"):
        assert said.lower() in page.text.lower(), said


def test_the_page_to_print_loads_nothing(results: Exporting) -> None:
    """The policy of the page to print allows styles in the page itself and nothing else; a source that is added fails here."""
    policies = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">', export_file(results, "print")[2])
    assert policies == ["default-src 'none'; style-src 'unsafe-inline'"]


def test_the_page_to_print_has_real_minus_signs() -> None:
    """Negative points stand on the page to print with a minus sign, and the hyphen of a name stays."""
    players, facts = (Player("K-9", "red"), Player("Bert", "blue")), (("Edition", "one"),)
    score = Score(("K-9", "Bert"), (("hunger", (-10, 0)),), (-10, 3), (1,), "Bert wins.", ())
    result = Result("a", "A game", 0, "one", facts, players, ("#000000", "#ffffff"), ("red", "blue"), 0, score)
    text = write_page(result, PlayTime(BEGUN, BEGUN), WORDS)
    assert text.count("<td>−10</td>") == 2 and "K-9" in text


def test_the_page_to_print_shows_markup_as_text() -> None:
    """Markup and a wrong colour in a name, a reason, a fact, a heading or the result is text on the page to print.

    Names, the result and facts keep the direction of their own writing.
    """
    bad = '<b>"bold"</b>'
    players = (Player(bad, "red"), Player("Bert", "blue"))
    score = Score((bad, "Bert"), ((bad, (-10, 0)),), (1, 3), (1,), bad, (bad,))
    result = Result("a", "A game", 0, "one", ((bad, bad),), players, ("red;}<b>", "#ffffff"), ("", ""), 0, score)
    text = write_page(result, PlayTime(BEGUN, BEGUN), WORDS)
    page = Inert()
    page.feed(text)
    assert "b" not in page.tags and page.text.count(bad) == 6 and "red;" not in text
    assert re.findall(r'<i style="background:([^"]*)"></i><bdi>', text) == ["#888888", "#ffffff"]
    assert '<p class="result" dir="auto">' in text and "<dd dir=auto>" in text


def test_a_play_whose_length_is_unknown_names_none() -> None:
    """A play of unknown length has an empty cell for it, and no length for an app; one of 90 minutes has 90."""
    players = (Player("ADA", "red"), Player("Straße", "blue"))
    score = Score(("ADA", "Straße"), (("all", (1, 3)),), (1, 3), (1,), "done", ())
    result = Result("a", "A/B game", 0, "one", (), players, ("", ""), ("red", ""), 1, score)
    for when, cell in ((PlayTime(BEGUN, BEGUN), ""), (PlayTime(BEGUN, BEGUN + 5400), "90")):
        _, *lines = csv.reader(io.StringIO(write_rows(result, when).removeprefix("\ufeff")))
        assert [line[3] for line in lines] == [cell] * 2 and [line[7] for line in lines] == ["red", ""]
        play = json.loads(write_play(result, when, "x"))
        assert ("durationMin" in play) == bool(cell) and str(play.get("durationMin", "")) == cell
        assert [player["sourcePlayerId"] for player in play["players"]] == ["ada", "strasse"], "however the name is written"
        assert [player["startPlayer"] for player in play["players"]] == [False, True]
        assert "/" not in tables.build_link(result, when, "x").removeprefix(APP)


def test_the_times_of_a_play_are_those_of_its_first_and_last_entry() -> None:
    """A play is of the day, and of the second in UTC, at which the game ended."""
    when = PlayTime(BEGUN, BEGUN + 86_400)
    assert when.utc == PlayTime(when.ended, when.ended).utc != PlayTime(BEGUN, BEGUN).utc
    assert when.day == PlayTime(when.ended, when.ended).day != PlayTime(BEGUN, BEGUN).day


def read_play_id(found: Exporting) -> str:
    """Return the number by which an app knows a finished game again."""
    return json.loads(found.write("app") or "{}")["sourcePlayId"]


def test_entries_that_were_taken_back_are_no_part_of_the_play(store: Store) -> None:
    """A game whose last step was taken back ended with the step before; it stays the same play, however it ends again."""
    game = play_tracked_game("first_2011", 2, 3)
    table = share_game(store, game, undone=False)
    found, count = build_exporting(table), len(game.steps)
    before = read_play_id(found)
    assert found.times == PlayTime(BEGUN, BEGUN + 60 * (count - 1))
    store.append(table.found.key, count + 1, "later", f'{{"undo":2,"at":{BEGUN + 99 * 3600}}}')
    table.pull()
    assert found.times == PlayTime(BEGUN, BEGUN + 60 * (count - 3))
    store.append(table.found.key, count + 2, "again", f'{{"redo":1,"at":{BEGUN + 99 * 3600}}}')
    table.pull()
    assert found.times == PlayTime(BEGUN, BEGUN + 60 * (count - 2))
    store.append(table.found.key, count + 3, "whole", '{"redo":1}')
    table.pull()
    assert read_play_id(found) == before
    told_again = ('{"undo":1}', *(to_entry(step).to_line() for step in game.steps[-2:]))
    for number, line in enumerate(told_again, count + 4):
        store.append(table.found.key, number, f"longer {number}", line)
    table.pull()
    assert len(table.game.steps) == count + 1 and read_play_id(found) == before


def test_the_result_for_an_app(results: Exporting) -> None:
    """The play for BG Stats has the game's number, date, length, and each player's points, one start player and the winners.

    The link holds the same play.
    """
    play = json.loads(export_file(results, "app")[2])
    outcome = results.shared.position.table.outcome
    assert outcome is not None and play["game"]["bggId"] == BOARDGAMEGEEK == 104006
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", play["playDate"]) and play["durationMin"] > 100
    assert [each["score"] for each in play["players"]] == [sheet.total for sheet in outcome.sheets]
    assert [each["winner"] for each in play["players"]] == [seat in outcome.winners for seat in range(4)]
    assert [each["startPlayer"] for each in play["players"]].count(True) == 1
    assert {"sourceName", "sourcePlayId", "board", "comments"} < set(play) and all(each["name"] for each in play["players"])
    link = results.list_offers().link
    assert isinstance(link, str) and link.startswith(APP) and json.loads(unquote(link.removeprefix(APP))) == play


def test_the_result_for_other_logs(results: Exporting) -> None:
    """The table of plays has BoardGameGeek's columns, the game's number in each line, the start positions 1 to 4 and a winner."""
    head, *lines = csv.reader(io.StringIO(export_file(results, "plays")[2].removeprefix("\ufeff")))
    assert tuple(head) == COLUMNS and [line[2] for line in lines] == ["104006"] * 4
    assert sorted(line[6] for line in lines) == ["1", "2", "3", "4"] and {line[9] for line in lines} == {"0", "1"}


def test_start_positions_count_from_the_first_round(store: Store) -> None:
    """The player who began the first round has start position 1, not the one who began the last; the others follow clockwise.

    In a game that the second of four began, counting the other way round would give other numbers.
    """
    games = map(play_tracked, range(9))
    game = next(game for game in games if game.start.table.start == 1 != game.position.table.start)
    found = build_exporting(share_game(store, game))
    _, *lines = csv.reader(io.StringIO(export_file(found, "plays")[2].removeprefix("\ufeff")))
    assert [line[6] for line in lines] == ["4", "1", "2", "3"]
    play = json.loads(export_file(found, "app")[2])
    assert [each["startPlayer"] for each in play["players"]] == [False, True, False, False]


def test_the_same_game_is_the_same_play_and_another_is_not(store: Store) -> None:
    """Exporting twice gives the same play; a game that began a second later is another one. No format has the table's code."""
    game = play_tracked_game("first_2011", 2, 3)
    one, other = build_exporting(share_game(store, game)), build_exporting(share_game(store, game, BEGUN + 1))
    assert one.write("app") == one.write("app")
    plays = [json.loads(each.write("app") or "{}") for each in (one, other)]
    assert plays[0]["sourcePlayId"] != plays[1]["sourcePlayId"] and plays[0]["players"] == plays[1]["players"]
    assert not any(code in (one.write(what) or "") for code in one.shared.found.codes for what in KINDS)


def test_a_game_from_a_link_is_the_same_play_whenever_it_is_exported(store: Store) -> None:
    """A game from a link has no times: its answers identify the play, at any time and at any table."""
    clock, ids = count(BEGUN, 3600), []
    for seed in (3, 3, 4):
        game = share_game(store, play_tracked_game("first_2011", 2, seed)).game
        head, steps = write_first_line(Game(game.players, game.start)), [to_entry(step).to_line() for step in game.steps]
        codes = store.create(head, [StoredLine(at, f"token{at}", line) for at, line in enumerate(steps, 1)])
        table = SharedTable(store, store.find(codes.table))
        found = Exporting(table, PARTS.build_result, WORDS, clock=lambda: next(clock))
        ids.append([read_play_id(found) for _ in range(2)])
    assert ids[0] == ids[1] and len({*ids[0], *ids[1]}) == 1 and ids[2][0] == ids[2][1] != ids[0][0]


def test_before_the_end_there_is_only_the_file(store: Store) -> None:
    """A running game offers the file alone, without a link, and a note says what comes at the end.

    Every other format, known or not, gives nothing.
    """
    found = build_exporting(share_game(store, play_whole_game(VILLAGE, ("first_2011", 3), Random(3)).branch(50), undone=False))
    offers, link, note = decode(found.list_offers())
    assert "when the game has ended" in note and "link" in note
    assert [offer[0] for offer in offers] == ["file"] and link == ""
    for what in ("sheet", "print", "app", "plays", "nothing", "__class__", ""):
        assert found.export(what) is None
    assert read(export_file(found, "file")[2]).position == found.shared.position


def test_places_are_shared_like_totals(results: Exporting) -> None:
    """Players with equal totals share a place, and the next place is left out.

    Of players with the highest total only winners are first.
    """
    found = PARTS.build_result(results.shared)
    assert found.score is not None
    score = replace(found.score, totals=(40, 50, 40, 50), winners=(1,))
    assert found._replace(score=score).ranks == (3, 1, 3, 2)
    assert found._replace(score=replace(score, winners=(1, 3))).ranks == (3, 1, 3, 1)


def test_the_length_of_a_game_is_in_minutes() -> None:
    """The length of a game is in minutes; it is 0 for a single entry, and for entries more than 12 hours apart.

    Time 0 is a valid time, in 1970.
    """
    assert PlayTime(BEGUN, BEGUN + 5400).minutes == 90 and PlayTime(BEGUN, BEGUN).minutes == 0
    assert [PlayTime(BEGUN, BEGUN + 60 * minutes).minutes for minutes in (720, 721)] == [720, 0]
    assert PlayTime(BEGUN, BEGUN + 90_000).minutes == 0 and PlayTime(0, 0).utc == "1970-01-01 00:00:00"


@pytest.mark.parametrize("second", [253_402_128_001, 2**53 - 100_000])
def test_a_time_beyond_every_calendar_is_none(store: Store, second: int) -> None:
    """Lines with a time beyond every calendar count as without one, and every format is still written with the present day."""
    table = share_game(store, play_tracked_game("first_2011", 2, 3), begun=second, undone=False)
    found = build_exporting(table)
    assert found.times == PlayTime(BEGUN, BEGUN)
    for what in KINDS:
        assert export_file(found, what)[2]
    assert not any(read_time(record) for record in table.records)


def test_the_last_day_that_can_be_named_is_named() -> None:
    """The last day that calendars can name is a day of December 9999, by the server's clock and in UTC."""
    last = PlayTime(LATEST, LATEST)
    assert read_time(SimpleNamespace(entry=SimpleNamespace(at=LATEST))) == LATEST
    assert last.day.startswith("9999-12-") and last.utc == "9999-12-30 00:00:00"


def test_without_a_score_no_line_comes(results: Exporting) -> None:
    """A result without a score has no places, and every format of it is empty; an unknown format gives ``None``."""
    found = PARTS.build_result(results.shared)._replace(score=None)
    when = PlayTime(BEGUN, BEGUN)
    assert found.ranks == () and results.write("nothing") is None
    written = (write_page(found, when, WORDS), write_sheet(found, WORDS), write_rows(found, when), write_play(found, when, "x"))
    assert written == ("",) * 4


def test_a_name_goes_out_with_forty_letters_at_most() -> None:
    """A name of forty letters goes out whole; a longer one ends in a dot of three with forty letters in all."""
    assert SHOWN == 40 and clip("x" * 40) == "x" * 40 and clip("x" * 41) == f"{'x' * 39}…"
    assert clip(f"  a\n\t b{' ' * 50}") == "a b"
    assert clip(f"a{' ' * 158}b{' ' * 99}c") == "a b", "after 160 letters nothing is looked at"
