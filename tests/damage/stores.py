"""Stores whose files are damaged in six ways, and the outcomes of reading them.

Bits flip, letters change, files are cut short, pages are swapped or zeroed, and an old file lies beside the log of later
changes. Each damaged store is opened, and every table and every reader's text is read as a page reads it.
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
READERS: Final = 4


def flip_bits(files: Files, random: Random, _size: int) -> Files:
    """Return the file ``now`` with up to eight bits flipped."""
    content = bytearray(files["now"])
    for _ in range(random.randint(1, 8)):
        content[random.randrange(len(content))] ^= 1 << random.randrange(8)
    return {"": bytes(content)}


def overwrite(files: Files, random: Random, _size: int) -> Files:
    """Return the file ``now`` with some letters or digits replaced, which its pages' structure rarely shows."""
    content = bytearray(files["now"])
    places = [at for at, byte in enumerate(content) if chr(byte).isalnum()]
    for at in random.sample(places, random.randint(1, 4)):
        content[at] = ord(random.choice("0123456789abcxyz"))
    return {"": bytes(content)}


def cut_file(files: Files, random: Random, _size: int) -> Files:
    """Return the file ``now`` cut short."""
    return {"": files["now"][: random.randrange(1, len(files["now"]))]}


def swap_pages(files: Files, random: Random, size: int) -> Files:
    """Return the file ``now`` with two of its pages swapped."""
    pages = _split_pages(files["now"], size)
    one, other = random.sample(range(len(pages)), 2)
    pages[one], pages[other] = pages[other], pages[one]
    return {"": b"".join(pages)}


def zero_page(files: Files, random: Random, size: int) -> Files:
    """Return the file ``now`` with one of its pages filled with zeros."""
    pages = _split_pages(files["now"], size)
    pages[random.randrange(len(pages))] = bytes(size)
    return {"": b"".join(pages)}


def make_stale(files: Files, random: Random, _size: int) -> Files:
    """Return the file ``before`` or ``now`` beside the log of the changes between both, which may be cut short."""
    log = files["log"][: random.choice((len(files["log"]), random.randrange(len(files["log"]))))]
    return {"": files[random.choice(("before", "now"))], "-wal": log}


WAYS: Final[tuple[Callable[[Files, Random, int], Files], ...]] = (
    flip_bits,
    overwrite,
    cut_file,
    swap_pages,
    zero_page,
    make_stale,
)


def _split_pages(content: bytes, size: int) -> list[bytes]:
    return [content[at : at + size] for at in range(0, len(content), size)]


def enter_tables(folder: Path) -> tuple[Files, Entered]:
    """Fill a store, and return its files and all entries.

    The files are the store ``before`` its last lines were put into it, the ``log`` with these lines, and the store ``now``.
    """
    file, found = folder / "entered.db", Entered()
    store = Store(f"sqlite:///{file}")
    for table in range(TABLES):
        lines = tuple(StoredLine(at, f"t{table}-{at}", f'{{"undo":{table * 1000 + at}}}') for at in range(1, LINES + 1))
        found[store.create(f"head {table}", lines[: LINES // 2])] = lines
    for reader in range(READERS):
        store.revise(f"reader {reader}", lambda _, reader=reader: (f"before {reader}", ""))
    store.close()
    files = {"before": file.read_bytes()}
    for codes, lines in found.items():
        store.extend(store.find(codes.table).key, lines[LINES // 2 :])
    for reader in range(READERS):
        store.revise(f"reader {reader}", lambda _, reader=reader: (write_progress(reader), ""))
    files["log"] = file.with_name(f"{file.name}-wal").read_bytes()
    store.close()
    return {**files, "now": file.read_bytes()}, found


def write_progress(reader: int) -> str:
    """Return what a reader has done at the end, in a text as long as a real one."""
    return f'{{"{reader}":"{"01_setup " * 200}"}}'


def read_all(address: str, tables: Entered) -> list[str]:
    """Open a store, read each table's entries and each reader's text, and return an outcome for each table and each reader."""
    try:
        store = Store(address)
    except StoreUnusable as error:
        return [error.problem] * (len(tables) + READERS)
    except Exception as error:
        return [f"{RAW}: {type(error).__name__}"] * (len(tables) + READERS)
    found = [read_outcome(store, codes, lines) for codes, lines in tables.items()]
    found += [read_reader(store, reader) for reader in range(READERS)]
    store.close()
    return found


def read_outcome(store: Store, codes: Codes, lines: tuple[StoredLine, ...]) -> str:
    """Read one table as a page does, by both its codes, and return the outcome."""
    try:
        found, seen = store.find(codes.table), store.find(codes.viewer)
        there = store.read_lines(found.key)
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


def read_reader(store: Store, reader: int) -> str:
    """Read the stored text of the reader with this number, and return the outcome."""
    try:
        text = store.read_reader_text(f"reader {reader}")
    except StoreUnusable as error:
        return error.problem
    except Exception as error:
        return f"{RAW}: {type(error).__name__}"
    known = {None: GONE, f"before {reader}": OLDER, write_progress(reader): SOUND}
    return known.get(text, SILENT)


def damage_stores(count: int, seed: int = 1) -> dict[str, Counter[str]]:
    """Damage stores and count the outcomes for each table and reader, by the kind of damage."""
    random, figures = Random(seed), {way.__name__: Counter[str]() for way in WAYS}
    with TemporaryDirectory() as made:
        folder = Path(made)
        files, there = enter_tables(folder)
        for number in range(count):
            way = WAYS[number % len(WAYS)]
            home = folder / "damaged"
            home.mkdir()
            for name, content in way(files, random, PAGE).items():
                (home / f"village.db{name}").write_bytes(content)
            figures[way.__name__].update(read_all(f"sqlite:///{home / 'village.db'}", there))
            shutil.rmtree(home)
    return figures
