"""Files that are damaged in every way a disk knows, and what a store makes of them.

Bits that flip, files cut short, pages swapped or zeroed, and a file of before beside the log of what was written since. Each
damaged store is opened and every table read as a page reads it.
"""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from village_core.store.codes import Codes
from village_core.store.contract import StoredLine
from village_core.store.problems import StoreUnusable, UnknownTable
from village_core.store.sql import Store

PAGE: Final = 4096
"""Bytes of a page of SQLite."""
TABLES: Final = 4
LINES: Final = 60
SILENT: Final = "silently changed"
RAW: Final = "no sentence"
SOUND: Final = "sound"
OLDER: Final = "as it was before"
GONE: Final = "table not found"
Files = dict[str, bytes]
Entered = dict[Codes, tuple[StoredLine, ...]]


def flipped(files: Files, random: Random, _size: int) -> Files:
    """Some bits of the file are others."""
    content = bytearray(files["now"])
    for _ in range(random.randint(1, 8)):
        content[random.randrange(len(content))] ^= 1 << random.randrange(8)
    return {"": bytes(content)}


def written_over(files: Files, random: Random, _size: int) -> Files:
    """Some letters or digits among the texts are others: what no page of SQLite notices."""
    content = bytearray(files["now"])
    places = [at for at, byte in enumerate(content) if chr(byte).isalnum()]
    for at in random.sample(places, random.randint(1, 4)):
        content[at] = ord(random.choice("0123456789abcxyz"))
    return {"": bytes(content)}


def cut(files: Files, random: Random, _size: int) -> Files:
    """The file ends too early."""
    return {"": files["now"][: random.randrange(1, len(files["now"]))]}


def swapped(files: Files, random: Random, size: int) -> Files:
    """Two pages are in each other's place."""
    pages = _pages(files["now"], size)
    one, other = random.sample(range(len(pages)), 2)
    pages[one], pages[other] = pages[other], pages[one]
    return {"": b"".join(pages)}


def zeroed(files: Files, random: Random, size: int) -> Files:
    """A page is empty."""
    pages = _pages(files["now"], size)
    pages[random.randrange(len(pages))] = bytes(size)
    return {"": b"".join(pages)}


def stale(files: Files, random: Random, _size: int) -> Files:
    """A file of before lies beside the log of what was written since, or one without the other, or a log that is cut short."""
    log = files["log"][: random.choice((len(files["log"]), random.randrange(len(files["log"]))))]
    return {"": files[random.choice(("before", "now"))], "-wal": log}


WAYS: Final[tuple[Callable[[Files, Random, int], Files], ...]] = (flipped, written_over, cut, swapped, zeroed, stale)


def _pages(content: bytes, size: int) -> list[bytes]:
    return [content[at : at + size] for at in range(0, len(content), size)]


def entered(folder: Path) -> tuple[Files, Entered]:
    """A store before and after its last lines were put into the file, the log between, and all that was entered."""
    file, found = folder / "entered.db", Entered()
    store = Store(f"sqlite:///{file}")
    for table in range(TABLES):
        lines = tuple(StoredLine(at, f"t{table}-{at}", f'{{"undo":{table * 1000 + at}}}') for at in range(1, LINES + 1))
        found[store.create(f"head {table}", lines[: LINES // 2])] = lines
    store.close()
    files = {"before": file.read_bytes()}
    for codes, lines in found.items():
        store.extend(store.find(codes.table).key, lines[LINES // 2 :])
    files["log"] = file.with_name(f"{file.name}-wal").read_bytes()
    store.close()
    return {**files, "now": file.read_bytes()}, found


def outcomes(address: str, tables: Entered) -> list[str]:
    """What comes of opening a store and reading all that was entered."""
    try:
        store = Store(address)
    except StoreUnusable as error:
        return [error.problem] * len(tables)
    except Exception as error:
        return [f"{RAW}: {type(error).__name__}"] * len(tables)
    found = [outcome(store, codes, lines) for codes, lines in tables.items()]
    store.close()
    return found


def outcome(store: Store, codes: Codes, lines: tuple[StoredLine, ...]) -> str:
    """What comes of reading one table as a page does, by both its codes."""
    try:
        found, seen = store.find(codes.table), store.find(codes.viewer)
        there = store.lines(found.key)
    except StoreUnusable as error:
        return error.problem
    except UnknownTable:
        return GONE
    except Exception as error:
        return f"{RAW}: {type(error).__name__}"
    if found.codes != codes or not found.writes or seen.writes or seen.key != found.key or found.head != seen.head:
        return SILENT
    if found.head != f"head {lines[0].token[1:].partition('-')[0]}" or there != lines[: len(there)]:
        return SILENT
    return SOUND if len(there) == len(lines) else OLDER if len(there) == LINES // 2 else SILENT


def damaged(count: int, seed: int = 1) -> dict[str, Counter[str]]:
    """What came of so many damaged stores, table by table, by the way in which they were damaged."""
    random, figures = Random(seed), {way.__name__: Counter[str]() for way in WAYS}
    with TemporaryDirectory() as made:
        folder = Path(made)
        files, there = entered(folder)
        for number in range(count):
            way = WAYS[number % len(WAYS)]
            home = folder / "damaged"
            home.mkdir()
            for name, content in way(files, random, PAGE).items():
                (home / f"village.db{name}").write_bytes(content)
            figures[way.__name__].update(outcomes(f"sqlite:///{home / 'village.db'}", there))
            shutil.rmtree(home)
    return figures
