"""Hostile or damaged saves, links and lines break nothing, run nothing and change nothing."""

from __future__ import annotations

import ast
import gzip
import json
import re
import sys
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tests.hostile import attack, list_links, list_originals, watch_process
from tests.mutations import SPOILERS
from tests.samples import LONG, sample
from village_core import __version__
from village_core.games import BadSave, write_first_line
from village_core.games.problems import describe_problem
from village_core.games.reading import LARGEST, MOST_LINES, read
from village_core.games.village import CODEC
from village_core.games.village.narration import load_words
from village_core.kernel.compact import MOST_TEXT, compact
from village_core.kernel.game import Game
from village_core.kernel.words import ENGLISH, list_keys
from village_core.store.contract import StoredLine
from village_core.store.problems import Unstorable
from village_core.store.sql import Store
from village_widgets.companion.shared import SharedTable

ROOT = Path(__file__).parent.parent.parent
CORE_WORDS = files("village_core") / "words"
WORDS = load_words(CORE_WORDS)
COUNT = sample(150, 2_000)
SPOILT = sample(15, 60)
TEXTS, WHOLE_GAME = 9, 3
"""The number of saves that are spoilt, and which of them is a whole tracked game: the one before it is its beginning."""


def read_spoilt(data: bytes | str) -> BadSave:
    """Return the error that reading a damaged save raises; fail if reading it opens, imports or runs anything."""
    with pytest.raises(BadSave) as caught, watch_process():
        read(data)
    return caught.value


def test_each_spoilt_save_is_a_game_or_a_refusal() -> None:
    """Each spoilt save is a legal game, or a refusal with what could be rescued; reading it runs nothing.

    At least one in a hundred is a game, something is rescued of one in ten, and more than twelve kinds of results occur.
    """
    found = attack("test", range(COUNT))
    assert found.total() == COUNT and found["game"] > COUNT / 100 and len(found) > 12
    assert sum(count for result, count in found.items() if result.endswith(" *")) > COUNT / 10, "many files are rescued in part"


@pytest.mark.parametrize(
    "source", ["eval('1')", "open('/dev/null').close()", "__import__('colorsys')", "compile('1', '', 'eval')"]
)
def test_the_watch_sees_what_it_should(source: str) -> None:
    """Code that evaluates, opens, imports or compiles something under ``watch_process`` fails the test."""
    sys.modules.pop("colorsys", None)
    code = compile(source, "source", "exec")
    with pytest.raises(AssertionError, match="reading a file called"), watch_process():
        exec(code)


@pytest.mark.parametrize("text", [at for at in range(TEXTS) if LONG or at != WHOLE_GAME])
def test_the_same_game_however_it_is_written(text: int) -> None:
    """A file is the same game with a byte order mark, in another encoding, with other line ends, or after blank lines.

    A link gives the same position without undone steps, alone, in an address, before padding that is written with percent
    signs, or in a message; the game written as a link gives the same letters.
    """
    assert len(list_originals()) == TEXTS
    data = list_originals()[text]
    game, said = read(data), data.decode()
    for other in (
        b"\xef\xbb\xbf" + data,
        *(said.encode(coding) for coding in ("utf-16", "utf-16-le", "utf-16-be", "utf-32")),
        said.replace("\n", "\r\n"),
        said.replace("\n", "\r"),
        f"\n  {said}",
    ):
        assert read(other) == game
    letters = list_links()[text]
    for address in (
        "{}",
        "#game={}",
        "http://localhost:8866/voila/render/companion.ipynb#game={}",
        "Look: game={} !",
        "game={}\n",
        "game={}%3D%3D",
        "game={}\nand more",
    ):
        again = read(address.format(letters))
        assert again.position == game.position and not again.undone
    assert compact(game, CODEC, __version__) == letters


NOT_GAMES = {
    "file-empty": (b"", b" \r\n\t", "\ufeff"),
    "file-too-large": (b"x" * (LARGEST + 1),),
    "file-too-many-lines": ("{}\n" * (MOST_LINES + 1),),
    "file-packed": (gzip.compress(b"{}"), b"PK\x03\x04abc", b"7z\xbc\xaf\x27\x1cabc"),
    "file-document": (
        b"PK\x03\x04\x14\x00[Content_Types].xml",
        b"PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.text",
        b"\xd0\xcf\x11\xe0\xa1",
    ),
    "file-picture": (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff\xe0", b"%PDF-1.7", b"\x00\x00\x00\x20ftypheic"),
    "file-binary": (b"\x7fELF\x02\x01\x01\x00", bytes(range(256)), b"\xff\xff\xff"),
    "file-web-page": ("<!doctype html><p>{}", "<svg/>"),
    "file-is-code": ("KX4P7M2Q9R", "kx4p7-m2q9r\n", "http://host/companion.ipynb#KX4P7M2Q9R"),
    "file-is-copy": (
        'edition = "first_2011"\n',
        "[council]\ntime = [1, 2, 3, 3]\n",
        'edition = "first_2011"\n[farm]\ngrain = 99\n',
    ),
    "save-not-a-save": ("hello", "{}", "[1]", "{" * 3000, "a = " + "[" * 50_000, "game=", "\ud800", "NaN", '{"game":NaN}'),
    "save-other-game": ('{"game":"chess","format":2,"engine":"1","players":[],"start":{}}',),
    "link-foreign": ("https://example.org/games/village", "http://host/companion.ipynb\n", "www.example.org/x?y=1#z"),
    "link-damaged": ("A" * 60, "game=" + "A" * 60, "#game=%zz"),
}


@pytest.mark.parametrize("key", NOT_GAMES)
def test_what_is_no_game_is_called_by_its_name(key: str) -> None:
    """A file or text that holds no game is refused with words for what it seems to be, and nothing is rescued of it."""
    for data in NOT_GAMES[key]:
        error = read_spoilt(data)
        assert (error.problem, error.rescued) == (key, None), data[:40]
        said = describe_problem(WORDS, error)
        assert said[0].isupper() and "{" not in said


@pytest.mark.parametrize("data", [b"x" * LARGEST, "{}\n" * MOST_LINES], ids=["letters", "lines"])
def test_a_file_of_the_largest_size_opens(data: bytes | str) -> None:
    """A file with exactly as many bytes, or lines, as one may have is read; it is refused for what stands in it."""
    assert read_spoilt(data).problem == "save-not-a-save"


def test_a_link_names_its_first_problem() -> None:
    """If a link can't be read with or without the text after it, the problem without it is told."""
    link = compact(read(list_originals()[0]), replace(CODEC, name="chess"), __version__)
    error = read_spoilt(f"game={link} and more")
    assert (error.problem, error.detail) == ("save-other-game", "chess")


def test_a_file_is_no_link_that_is_too_long() -> None:
    """More letters than a link can have are a link that is too long if they were typed, and no saved game if they are a file."""
    letters = "A" * (MOST_TEXT + 1)
    for text in (letters, f"game={letters}"):
        assert (read_spoilt(text).problem, read_spoilt(text.encode()).problem) == ("link-too-long", "save-not-a-save")


def test_every_problem_of_files_and_links_has_words() -> None:
    """The word file has exactly the keys of problems with files and links that the code names."""
    named: set[str] = set()
    for path in (ROOT / "village_core/games/reading.py", ROOT / "village_core/kernel/compact.py"):
        named |= set(re.findall(r'"((?:file|link)-[a-z-]+)"', path.read_text(encoding="utf-8")))
    there = {key for key in list_keys(ENGLISH, CORE_WORDS) if key.startswith(("file-", "link-"))}
    assert named == there and len(there) > 10


def test_a_hundred_megabytes_are_refused() -> None:
    """A file of a hundred megabytes is refused as too large, with the limit in megabytes."""
    error = read_spoilt(bytes(100_000_000))
    assert error.problem == "file-too-large" and "6 megabytes" in describe_problem(WORDS, error)


def test_long_nonsense_is_quoted_short() -> None:
    """A refusal of a foreign game with a name of 100,000 letters quotes little of it: it has fewer than 400 letters."""
    error = read_spoilt('{"game":"' + "y" * 100_000 + '","format":2,"engine":"1","players":[],"start":{}}')
    assert error.problem == "save-other-game" and len(describe_problem(WORDS, error)) < 400


def test_bytes_that_are_no_text_cost_only_their_line() -> None:
    """A file with bytes in its middle that are no text is refused at that line, and the steps before it are rescued."""
    lines = list_originals()[0].split(b"\n")
    lines[6] = lines[6][:12] + b"\xff\xfe\x80" + lines[6][12:]
    error = read_spoilt(b"\n".join(lines))
    assert (error.problem, error.line) == ("save-bad-line", 7) and isinstance(error.rescued, Game)
    assert error.rescued.steps == read(list_originals()[0]).steps[:5]


ABSURD = (
    {"choice": {"type": "spend", "seat": 0, "why": "time", "time": 10**15}},
    {"choice": {"type": "send", "seat": 0, "generation": 1, "start": "farm", "end": "smithy", "time": 10**15}},
    {"choice": {"type": "note", "seat": 0, "what": "coin", "change": -(10**15)}},
    {"choice": {"type": "end-turn"}, "payment": {"time": 10**15}},
    {"choice": {"type": "end-turn"}, "payment": {"spent": [["coin", -1]]}},
)


@pytest.mark.parametrize("answer", ABSURD, ids=lambda answer: str(answer["choice"]["type"]))
def test_absurd_amounts_are_refused(answer: dict[str, object]) -> None:
    """A line with an absurd amount is refused as unreadable, with its number; the game before it is rescued."""
    text = list_originals()[2].decode()
    error = read_spoilt(text + json.dumps({"answer": answer, "anyway": True}) + "\n")
    assert error.problem == "save-bad-line" and error.line == text.count("\n") + 1
    assert isinstance(error.rescued, Game) and error.rescued == read(text)


@pytest.mark.parametrize("what", ["foo", "__class__", "cities", "", "living"])
def test_pieces_that_do_not_exist_are_not_paid(what: str) -> None:
    """A save whose payment names no piece is refused with the number of that line, even if it is marked as happened anyway.

    An unknown name, the name of another field and an empty name are tried.
    """
    lines = list_originals()[1].decode().splitlines()
    paid = next(at for at, line in enumerate(lines) if '"spent"' in line)
    entry = json.loads(lines[paid])
    entry["answer"]["payment"]["spent"] = [[what, 1]]
    for anyway in (False, True):
        text = "\n".join([*lines[:paid], json.dumps({**entry, "anyway": anyway})])
        assert read_spoilt(text).problem in ("save-misfit", "save-bad-position") and read_spoilt(text).line == paid + 1


def test_nothing_that_is_read_changes_a_table(tmp_path: Path) -> None:
    """A stored table stays the same while many damaged saves are read beside it."""
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    game = read(list_originals()[0])
    found = store.find(store.create(write_first_line(Game(game.players, game.start))).table)
    lines = list_originals()[0].decode().splitlines()[1:]
    store.extend(found.key, [StoredLine(number, f"t{number}", line) for number, line in enumerate(lines, 1)])
    before = store.read_lines(found.key), store.find(found.codes.table)
    attack("beside", range(sample(20, 300)))
    assert (store.read_lines(found.key), store.find(found.codes.table)) == before
    assert SharedTable(store, found).game == game
    store.close()


def test_spoilt_lines_in_a_store_cost_only_themselves(tmp_path: Path) -> None:
    """A table with a damaged line opens with it if it can be read, else as it was before it, and then takes no input.

    The store may refuse to add the damaged line; it takes all others.
    """
    store, random, unread = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}"), Random(7), 0
    head, *lines = list_originals()[0].decode().splitlines()
    stored = [StoredLine(number, f"t{number}", text) for number, text in enumerate(lines, 1)]
    for _ in range(SPOILT):
        good = random.randrange(1, len(lines))
        line = random.choice(SPOILERS)(lines[good].encode(), random, list_originals()[1]).decode(errors="replace")
        found = store.find(store.create(head, stored[:good]).table)
        with suppress(Unstorable):
            store.append(found.key, good + 1, "spoilt", line.replace("\n", " "))
        shared = SharedTable(store, found)
        assert not CODEC.find_flaw(shared.position) and len(shared.records) in (good, good + 1)
        unread += shared.unread is not None
        assert shared.writes == (shared.unread is None)
    assert unread > SPOILT / 3
    store.close()


FORBIDDEN_MODULES = {
    "pickle",
    "cPickle",
    "marshal",
    "shelve",
    "dill",
    "cloudpickle",
    "joblib",
    "yaml",
    "jsonpickle",
    "code",
    "codeop",
}
SIDE_BY_SIDE = {"Parallel", "delayed", "parallel_config"}
"""The names of ``joblib`` that run our own functions in processes of our own and read only our own results."""
FORBIDDEN_CALLS = {"eval", "exec", "compile", "__import__", "execfile"}

FORBIDDEN_TEXTS = {
    "eval": r"\beval\s*\(",
    "new Function": r"new Function\b",
    "document.write": r"document\.write\b",
    "pickle": r"\bpickle\b",
}
"""Patterns that no script and no notebook has, by a text that each match contains."""


@pytest.mark.parametrize("folder", ["village_core", "village_widgets", "notebooks"])
def test_pickle_is_nowhere(folder: str) -> None:
    """The code has no pickle, marshal, yaml, eval or exec that could turn input into code."""
    seen, forbidden = 0, re.compile(rf"\b(?:{'|'.join(FORBIDDEN_MODULES | FORBIDDEN_CALLS)})\b")
    for path in sorted((ROOT / folder).rglob("*.py")):
        seen += 1
        text = path.read_text(encoding="utf-8")
        if text.isascii() and not forbidden.search(text):
            continue  # the file names no forbidden function
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Import(names=names):
                    imported = {alias.name.partition(".")[0] for alias in names}
                case ast.ImportFrom(module="joblib", names=names) if {alias.name for alias in names} <= SIDE_BY_SIDE:
                    imported = set()
                case ast.ImportFrom(module=str(module)):
                    imported = {module.partition(".")[0]}
                case ast.Call(func=ast.Name(id=called)):
                    imported = {called} if called in FORBIDDEN_CALLS else set()
                case _:
                    imported = set()
            assert not imported & (FORBIDDEN_MODULES | FORBIDDEN_CALLS), f"{path}:{node.lineno}"
    for path in (*(ROOT / folder).rglob("*.js"), *(ROOT / folder).rglob("*.ipynb")):
        seen += 1
        text = path.read_text(encoding="utf-8")
        assert not any(name in text and re.search(pattern, text) for name, pattern in FORBIDDEN_TEXTS.items()), path
    assert seen > 0


def test_a_page_sends_no_larger_file_than_is_read() -> None:
    """The page's script and the reader of files have the same limit."""
    script = (files("village_widgets") / "companion" / "opening.js").read_text(encoding="utf-8")
    assert f"const LARGEST_FILE = {LARGEST:_};" in script
