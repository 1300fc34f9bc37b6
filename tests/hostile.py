"""Thousands of spoilt and forged saves, links and table lines: each is a legal game or a clear refusal.

``python -m tests.hostile --count 100000`` makes that many and prints the outcomes; the test run makes some hundreds. None may
run, open or change anything: the interpreter's audit events are watched while they are read. Then a server is attacked with
requests that are never completed (``tests/unfinished.py``).
"""

from __future__ import annotations

import argparse
import gc
import multiprocessing
import resource
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random

import msgspec
from tqdm import tqdm

from tests.laws import play_whole_game
from tests.mutations import SPOILERS, spoil_link, strip_seals
from tests.unfinished import BODIES, HEADS, LOG_MB, MB, SECONDS, measure_damage
from tests.village.subject import VILLAGE
from tests.village.tracked import play_tracked_game
from village_core import __version__
from village_core.games import save
from village_core.games.problems import describe_problem
from village_core.games.reading import read
from village_core.games.village import CODEC, find_flaw
from village_core.games.village.narration import load_words
from village_core.kernel.compact import compact
from village_core.kernel.game import Game
from village_core.kernel.position import Origin
from village_core.kernel.saves import BadSave, Misfit, enter, read_entry
from village_core.players.random import choose

CHUNK = 250
"""The number that one process makes at a time."""
ONWARD = 12
"""Decisions by which a game that was opened is played on."""
MEMORY = 2_000_000_000
"""Bytes that a process of the command may use."""
RECORDED = Path(__file__).parent / "games" / "village"

_watching = False
_seen: list[str] = []


def _audit(event: str, _: tuple[object, ...]) -> None:
    if _watching:
        _seen.append(event)


@contextmanager
def watch_process() -> Iterator[None]:
    """Fail if anything inside runs code, imports, opens a file or connects anywhere. No garbage of others is collected inside."""
    global _watching
    if not hasattr(sys, "_village_audited"):
        sys._village_audited = True
        sys.addaudithook(_audit)
    _seen.clear()
    gc.disable()
    _watching = True
    try:
        yield
    finally:
        _watching = False
        gc.enable()
    assert not _seen, f"reading a file called {_seen}"


@cache
def list_originals() -> tuple[bytes, ...]:
    """Return the games to spoil as saves of all formats: short and long, full and tracked, one with a table laid out by hand."""
    full, tracked = play_whole_game(VILLAGE, ("first_2011", 3), Random(3)), play_tracked_game("first_2011", 3, 2)
    laid = tracked.branch(6).lay(list(full.list_positions())[150])
    for step in full.steps[150:170]:
        laid = laid.play(step.option)
    games = [full.branch(12), full.branch(40), tracked.branch(30), tracked, laid, Game(full.players, full.start)]
    texts = [strip_seals(save(game)) for game in games]
    texts.append(texts[1] + '{"undo":3}\n{"redo":1}\n{"undo":20,"by":"Zoë","at":1795000000,"id":"abc"}\n')
    texts.append(save(games[1]))
    texts.append(next(path for path in sorted(RECORDED.glob("*.jsonl"))).read_text(encoding="utf-8"))
    return tuple(text.encode() for text in texts)


@cache
def list_links() -> tuple[str, ...]:
    """Return the games of ``list_originals`` as links."""
    return tuple(compact(read(text), CODEC, __version__) for text in list_originals())


def make_spoilt(random: Random) -> bytes | str:
    """Return a spoilt save or link."""
    if random.random() < 0.3:
        return spoil_link(random.choice(list_links()), random, random.choice(list_links()))
    texts = list_originals()
    data = random.choice(texts if random.random() < 0.2 else texts[:3])
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        data = random.choice(SPOILERS)(data, random, random.choice(texts)) or b"\x00"
    return data


@cache
def load_problem_words() -> object:
    """Return the words that describe problems."""
    return load_words(files("village_core") / "words")


def check_game(game: Game) -> None:
    """Check that a game is legal.

    Its start and its last position are possible, every step follows by the rules or is marked, and it can be played on.
    """
    assert not find_flaw(game.start) and len(game.players) == len(game.start.table.seats)
    position = game.start
    for step in game.steps:
        match step.origin:
            case Origin.RULES:
                assert position.play(step.option).position == step.position
            case Origin.ANYWAY:
                assert position.force(step.option).position == step.position
            case Origin.LAID:
                assert not find_flaw(step.position)
        position = step.position
    assert not find_flaw(position)
    random = Random(len(game.steps))
    for _ in range(ONWARD):
        if position.over:
            break
        position = position.play(choose(position, random)).position


def read_outcome(data: bytes | str) -> str:
    """Read data and return ``game``, with or without marked steps, or the problem's key, with a star if a part was rescued."""
    try:
        with watch_process():
            game = read(data)
    except BadSave as error:
        bad = error
    else:
        check_game(game)
        return "game" if all(step.origin is Origin.RULES for step in game.steps) else "game with marked steps"
    told = describe_problem(load_problem_words(), bad)
    assert told and bad.line >= 1 and len(told) < 2000
    if bad.rescued is None:
        return bad.problem
    assert isinstance(bad.rescued, Game)
    check_game(bad.rescued)
    return f"{bad.problem} *"


def enter_spoilt(random: Random) -> str:
    """Enter a spoilt line in a running game and return the outcome; the game itself stays as it was."""
    base = read(list_originals()[random.choice((1, 2))])
    before = msgspec.json.encode(base.position), len(base.steps)
    line = random.choice(list_originals()[random.choice((1, 2))].split(b"\n")[1:-1])
    line = random.choice(SPOILERS)(line, random, random.choice(list_originals()))
    try:
        with watch_process():
            game = enter(base, read_entry(line.decode(errors="surrogateescape")), CODEC)
    except Misfit as misfit:
        result = f"line: {misfit.problem}"
    else:
        assert not find_flaw(game.position)
        result = "line: entered"
    assert (msgspec.json.encode(base.position), len(base.steps)) == before
    return result


@cache
def check_originals() -> None:
    """Check the games before they are spoilt, so that everything that is read once and kept is read before the watch begins."""
    load_problem_words()
    for text in (*list_originals(), *list_links()):
        check_game(read(text))


def attack(seed: str, numbers: range) -> Counter[str]:
    """Read a spoilt save or link, or enter a spoilt line, for each of these numbers, and count the outcomes."""
    found: Counter[str] = Counter()
    check_originals()
    for number in numbers:
        random = Random(f"{seed} {number}")
        try:
            found[enter_spoilt(random) if number % 5 == 4 else read_outcome(make_spoilt(random))] += 1
        except Exception as error:
            raise AssertionError(f"seed {seed!r}, number {number}: {repr(error)[:400]}") from error
    return found


def _limit_memory() -> None:
    """Limit the memory of this process, so that reading fails if it asks for far too much."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _attack(job: tuple[str, range]) -> Counter[str]:
    return attack(*job)


def main() -> None:
    """Read as many spoilt saves, links and lines as asked for, then attack a server; print what came of both."""
    parser = argparse.ArgumentParser(prog="python -m tests.hostile", description=__doc__)
    parser.add_argument("--count", type=int, default=100_000, help="files and links to open")
    parser.add_argument("--seed", default="hostile", help="another text makes other files")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    wanted = parser.parse_args()
    jobs = [(wanted.seed, range(at, min(at + CHUNK, wanted.count))) for at in range(0, wanted.count, CHUNK)]
    total: Counter[str] = Counter()
    with multiprocessing.Pool(wanted.jobs, _limit_memory) as pool:
        for found in tqdm(pool.imap_unordered(_attack, jobs), total=len(jobs), unit_scale=CHUNK):
            total += found
    for result, count in total.most_common():
        tqdm.write(f"{count:8}  {result}")
    tqdm.write(f"{total.total():8}  in all: no uncaught exception, no changed table, no code run")
    damage = measure_damage()
    tqdm.write(f"{HEADS:8}  unfinished heads and {BODIES} bodies: {damage}")
    if not damage.is_harmless:
        raise SystemExit(f"at most {SECONDS} seconds, {MB} MB of memory and {LOG_MB} MB of log were allowed")


if __name__ == "__main__":
    main()
