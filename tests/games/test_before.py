"""Files of version 0.3.0 open as they did then: saves, links, positions, an owner's file, a store, a reader's progress.

The files in ``before/`` were made before there was a second game, and are never written again. A change that makes one of these
tests fail takes a player's game away. ``expected.json`` has what each of them held, as 0.3.0 read it.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest

from tests.mutations import strip_seals
from tests.samples import thin
from village_core.games import load, save
from village_core.games.owning import read_own, write_settings
from village_core.games.reading import read
from village_core.games.village import CODEC, EDITIONS, from_json, picture, read_settings, to_json
from village_core.kernel.compact import compact, read_game_name
from village_core.kernel.game import Game
from village_core.store.sql import Store
from village_widgets.companion.lobby import Lobby
from village_widgets.limits.allowance import Allowance
from village_widgets.tutor.progress import from_json as read_progress
from village_widgets.tutor.progress_store import ProgressStore

BEFORE = Path(__file__).parent / "before"
ENGINE = "0.3.0"
FILE = "village.db"
"""The store in a folder of data."""
IN_FILE, IN_STORE = "0123456789abcdef" * 2, "f" * 32
"""Two readers: an earlier version kept a file of the one, and the store knows the other."""
EXPECTED = json.loads((BEFORE / "expected.json").read_text(encoding="utf-8"))
SAVES = sorted(file.stem for file in BEFORE.glob("*.jsonl") if file.stem != "positions")
LINKS = dict(line.split(" ") for line in (BEFORE / "links.txt").read_text(encoding="utf-8").splitlines())
SETUPS = [name for name in LINKS if re.fullmatch(r"(full|tracked)-[a-z]+_\w+-\d", name)]
"""The links of random games, of each setup a full and a tracked one."""
POSITIONS = (BEFORE / "positions.jsonl").read_text(encoding="utf-8").splitlines()
PICTURES = (BEFORE / "positions.txt").read_text(encoding="utf-8").split("\n\n")


def read_text(name: str) -> str:
    """Return the text of a file in ``before/``."""
    return (BEFORE / name).read_text(encoding="utf-8")


def hash_lines(parts: Iterable[bytes]) -> str:
    """Return a hash of lines."""
    return blake2b(b"\n".join(parts), digest_size=12).hexdigest()


def strip_version(saved: str) -> str:
    """Return a save without its seals, format and engine, which differ between versions."""
    return re.sub(r'"format":\d+,"engine":"[^"]*"', "", strip_seals(saved), count=1)


def summarize(game: Game) -> dict[str, object]:
    """Return a game's players, number of steps, totals and winners, and hashes of its positions, undone steps and save."""
    outcome = game.position.table.outcome
    return {
        "players": [[player.name, player.colour, player.plays] for player in game.players],
        "steps": len(game.steps),
        "positions": hash_lines(map(msgspec.json.encode, game.list_positions())),
        "undone": hash_lines(msgspec.json.encode(step.position) for step in game.undone),
        "saved": hash_lines([strip_version(save(game)).encode()]),
        "totals": [sheet.total for sheet in outcome.sheets] if outcome else [],
        "winners": [*outcome.winners] if outcome else [],
    }


def list_logged(name: str) -> list[str]:
    """Return the lines of an old save after its first, without checkpoints."""
    return [line for line in read_text(name).splitlines()[1:] if not line.startswith('{"checkpoint"')]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Make a folder of data as 0.3.0 left it: two tables and a reader in a store, and the file of another reader."""
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.executescript(read_text("store.sql"))
    (tmp_path / "readers").mkdir()
    (tmp_path / "readers" / f"{IN_FILE}.json").write_text(read_text("reader.json"), encoding="utf-8")
    return tmp_path


@pytest.fixture
def store(folder: Path) -> Iterator[Store]:
    """Open the old store of the folder, and close it after the test."""
    opened = Store(f"sqlite:///{folder / FILE}")
    yield opened
    opened.close()


def open_lobby(store: Store) -> Lobby:
    """Return a lobby of the store with a fresh allowance."""
    return Lobby(store, Allowance())


def load_table(store: Store, code: str) -> Game:
    """Load the game of the table with this code from the store's head and lines."""
    found = store.find(code)
    return load("\n".join((found.head, *(line.text for line in store.read_lines(found.key)))))


@pytest.mark.parametrize("name", SAVES)
def test_a_save_opens_at_every_entrance(name: str, store: Store) -> None:
    """An old save, read as bytes, opened in the lobby or placed at a new table, is the game that 0.3.0 read, with its log."""
    saved = read_text(f"{name}.jsonl")
    assert summarize(read(saved.encode())) == EXPECTED["saves"][name]
    opened = open_lobby(store).open(saved.encode())
    assert summarize(opened.game) == EXPECTED["saves"][name] and opened.wrong is None
    assert [*opened.lines] == list_logged(f"{name}.jsonl")
    assert summarize(load_table(store, open_lobby(store).create(opened).codes.table)) == EXPECTED["saves"][name]


@pytest.mark.parametrize("name", [name for name in SAVES if "logged" not in name])
def test_a_save_is_written_as_it_was(name: str) -> None:
    """An old save that is not a shared table's log is loaded and saved as the same text, except format, engine and seals."""
    assert strip_version(save(load(read_text(f"{name}.jsonl")))) == strip_version(read_text(f"{name}.jsonl"))


def test_the_saves_hold_every_kind_of_line() -> None:
    """The old saves have among them every kind of line, both editions, both depths and an owner's corrections.

    The logs of a full and of a tracked table have each kind except checkpoints.
    """
    every = "".join(read_text(f"{name}.jsonl") for name in SAVES)
    kinds = ('{"undo":', '{"redo":', '{"laid":', '{"checkpoint":', '"anyway":true', '"id":"phone-', '"by":"', '"at":17')
    for kind in (*kinds, '"edition":"first_2011"', '"edition":"big_box_2023"', '"depth":"tracked"', '"corrections":[["'):
        assert kind in every
    for depth in ("full", "tracked"):
        logged = next(name for name in SAVES if name.startswith(depth) and name.endswith("logged"))
        assert all(kind in read_text(f"{logged}.jsonl") for kind in kinds if kind != '{"checkpoint":')


@pytest.mark.parametrize("name", [*thin(SETUPS, 3), *(name for name in LINKS if name not in SETUPS)])
def test_a_link_opens_and_is_the_same_when_made_again(name: str) -> None:
    """An old link is the game that 0.3.0 read; made again it is the same text. A short run opens some setups, full or tracked."""
    game = read(LINKS[name])
    assert summarize(game) == EXPECTED["links"][name]
    assert read_game_name(LINKS[name]) == "village" and compact(game, CODEC, ENGINE) == LINKS[name]


@pytest.mark.parametrize("name", thin([*LINKS], 8))
def test_a_link_in_an_address_opens_in_the_lobby(name: str, store: Store) -> None:
    """An address that ends in an old link, entered in the lobby, opens the game that version 0.3.0 read from it."""
    address = f"https://example.org/voila/render/companion.ipynb#game={LINKS[name]}"
    assert summarize(open_lobby(store).open(address).game) == EXPECTED["links"][name]


def test_positions_open_as_json_and_as_pictures() -> None:
    """Each old position is the same read from JSON and from its picture, is possible, and is written as the same texts again."""
    for written, drawn in zip(POSITIONS, PICTURES, strict=True):
        position = from_json(written)
        assert to_json(position) == written
        assert picture.read(drawn) == position and picture.write(position).strip() == drawn.strip()
        assert not CODEC.find_flaw(position)


def test_an_owner_s_file_says_what_it_said() -> None:
    """An old owner's file is read without problems, with its corrections and confirmed values, and written as the same text."""
    written = read_text("copy.toml")
    owned, problems = read_own(EDITIONS, written, "first_2011")
    assert not problems and read_settings(written) == owned.copy
    assert [owned.copy.edition, dict(owned.copy.corrections), [*owned.confirmed]] == EXPECTED["copy"]
    meant = {name: f"meant: {name}" for name in dict(owned.copy.corrections)}
    assert write_settings(EDITIONS, owned, "What is printed on our copy\nof the Big Box", meant) == written


@pytest.mark.parametrize("code", EXPECTED["store"])
def test_a_table_of_the_store_is_found_by_both_codes(code: str, store: Store) -> None:
    """Both codes find an old table with its log and tokens; the viewer's code may only look, and a line sent again is known."""
    found = open_lobby(store).join(f"{code[:5].lower()}-{code[5:]}")
    viewing = store.find(found.codes.viewer)
    assert found.writes and not viewing.writes and viewing.key == found.key
    assert summarize(load_table(store, found.codes.viewer)) == EXPECTED["store"][code]
    line = store.read_lines(found.key)[4]
    assert store.append(found.key, line.number, line.token, line.text) == line.number


@pytest.mark.parametrize("code", EXPECTED["store"])
def test_a_page_s_copy_of_a_table_is_put_back(code: str, store: Store, tmp_path: Path) -> None:
    """The codes, the head and the lines that a browser has kept make the same table, with the same tokens, in an empty store."""
    found = store.find(code)
    lines = [line.text for line in store.read_lines(found.key)]
    empty = Store(f"sqlite:///{tmp_path / 'empty.db'}")
    back = open_lobby(empty).restore([*found.codes], found.head, lines)
    assert back.codes == found.codes and summarize(load_table(empty, code)) == EXPECTED["store"][code]
    assert [line.token for line in empty.read_lines(back.key)] == [line.token for line in store.read_lines(found.key)]
    empty.close()


def test_readers_find_what_they_have_got_done(folder: Path) -> None:
    """Readers' steps, places and results of exercises are loaded from the store, or from the file of an older version."""
    written = read_progress(read_text("reader.json"))
    for reader, dying in ((IN_FILE, ()), (IN_STORE, ("dying",))):
        found, problem = ProgressStore(folder).load(reader)
        assert not problem and found.beginnings == written.beginnings == 1
        assert found.list_steps("01_setup") == ("board", "farm") and found.find_place("01_setup") == "farm"
        assert found.list_steps("05_market") == ("serve",) and found.find_place("05_market") == "pass"
        assert found.list_steps("08_time_and_death") == dying
        market, exam = found.find_result("05_market"), found.find_result("90_exam")
        assert (market.asked, market.right, market.best, market.level, market.sitting, market.row) == (4, 3, 3, 2, 3, 0)
        assert (exam.asked, exam.right, exam.best, exam.level, exam.sitting, exam.row) == (1, 1, 4, 1, 4, 1)
