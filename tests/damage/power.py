"""The power fails while tables are written, at any moment: nothing that a store has said it has is lost or changed."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from tests.damage.disk import Disk, Image, below_sqlite
from village_core.store.codes import Codes
from village_core.store.contract import StoredLine
from village_core.store.problems import StoreUnusable, UnknownTable
from village_core.store.sql import Store

FILE: Final = "village.db"
AT_ONCE: Final = 3
"""Lines that are entered at once at most."""
SHARE: Final = 0.05
"""Of so much of what the disk is told an image is kept."""
KEPT: Final = "all of it there"
LOST: Final = "acknowledged and lost"
CHANGED: Final = "silently changed"
UNREADABLE: Final = "unreadable"


class Failure(NamedTuple):
    """What was on the disk when the power failed, and how many lines of which table the store had said it has."""

    image: Image
    told: dict[Codes, int]


def line(table: int, number: int) -> StoredLine:
    """What is entered at a table as this line."""
    return StoredLine(number, f"t{table}-{number}", f'{{"undo":{1 + 1000 * table + number}}}')


def failures(count: int, random: Random, lies: bool = False) -> list[Failure]:
    """So many moments in the life of one store: tables begun, lines entered alone and together, the store closed and opened."""
    with TemporaryDirectory() as made:
        folder = Path(made).resolve()
        disk, found, told = Disk(folder, lies), list[Failure](), dict[Codes, int]()

        def watch() -> None:
            if random.random() < SHARE and len(found) < count:
                found.append(Failure(disk.image(random), dict(told)))

        disk.watch = watch
        with below_sqlite(disk):
            store, keys = Store(f"sqlite:///{folder / FILE}"), list[int]()
            while len(found) < count:
                if not keys or random.random() < 0.02:
                    codes = store.create(f"head {len(keys)}", [line(len(keys), 1)])
                    told[codes] = 1
                    keys.append(store.find(codes.table).key)
                at = random.randrange(len(keys))
                codes = [*told][at]
                lines = [line(at, told[codes] + more) for more in range(1, random.randint(1, AT_ONCE) + 1)]
                told[codes] = store.extend(keys[at], lines)
                if random.random() < 0.02:
                    store.close()
            store.close()
    return found


def outcome(failure: Failure, folder: Path) -> str:
    """What a store finds after the power has failed."""
    for name, content in failure.image.items():
        (folder / name).write_bytes(content)
    try:
        store = Store(f"sqlite:///{folder / FILE}")
    except StoreUnusable as error:
        return f"{UNREADABLE}: {error.problem}"
    try:
        for at, (codes, count) in enumerate(failure.told.items()):
            there = store.lines(store.find(codes.table).key)
            if len(there) < count:
                return LOST
            if there != tuple(line(at, number) for number in range(1, len(there) + 1)) or len(there) > count + AT_ONCE:
                return CHANGED
    except StoreUnusable as error:
        return f"{UNREADABLE}: {error.problem}"
    except UnknownTable:
        return LOST
    finally:
        store.close()
    return KEPT


def failed(count: int, seed: int = 1, lies: bool = False) -> Counter[str]:
    """What came of so many failures of the power."""
    found = Counter[str]()
    for failure in failures(count, Random(seed), lies):
        with TemporaryDirectory() as folder:
            found[outcome(failure, Path(folder))] += 1
    return found
