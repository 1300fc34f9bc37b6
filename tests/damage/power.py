"""Power failures at any moment while tables are written: acknowledged lines are neither lost nor changed."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from tests.damage.disk import Disk, Image, record_sqlite
from village_core.store.codes import Codes
from village_core.store.contract import StoredLine
from village_core.store.problems import StoreUnusable, UnknownTable
from village_core.store.sql import Store

FILE: Final = "village.db"
AT_ONCE: Final = 3
"""Lines that are entered at once at most."""
SHARE: Final = 0.05
"""The share of the disk's calls after which an image is kept."""
KEPT: Final = "all of it there"
LOST: Final = "acknowledged and lost"
CHANGED: Final = "silently changed"
UNREADABLE: Final = "unreadable"


class Failure(NamedTuple):
    """The state of the disk when the power failed, and the number of acknowledged lines of each table."""

    image: Image
    told: dict[Codes, int]


def build_line(table: int, number: int) -> StoredLine:
    """Return line ``number`` of the table with the number ``table``; its token and text differ from every other line's."""
    return StoredLine(number, f"t{table}-{number}", f'{{"undo":{1 + 1000 * table + number}}}')


def list_failures(count: int, random: Random, lies: bool = False) -> list[Failure]:
    """Return power failures at random moments in the life of one store, whose disk may ``lie``.

    Tables are begun, lines are entered alone and together, and the store is closed and opened.
    """
    with TemporaryDirectory() as made:
        folder = Path(made).resolve()
        disk, found, told = Disk(folder, lies), list[Failure](), dict[Codes, int]()

        def watch() -> None:
            if random.random() < SHARE and len(found) < count:
                found.append(Failure(disk.pick_image(random), dict(told)))

        disk.watch = watch
        with record_sqlite(disk):
            store, keys = Store(f"sqlite:///{folder / FILE}"), list[int]()
            while len(found) < count:
                if not keys or random.random() < 0.02:
                    codes = store.create(f"head {len(keys)}", [build_line(len(keys), 1)])
                    told[codes] = 1
                    keys.append(store.find(codes.table).key)
                at = random.randrange(len(keys))
                codes = [*told][at]
                lines = [build_line(at, told[codes] + more) for more in range(1, random.randint(1, AT_ONCE) + 1)]
                told[codes] = store.extend(keys[at], lines)
                if random.random() < 0.02:
                    store.close()
            store.close()
    return found


def read_outcome(failure: Failure, folder: Path) -> str:
    """Open a store after a power failure and return what became of it."""
    for name, content in failure.image.items():
        (folder / name).write_bytes(content)
    try:
        store = Store(f"sqlite:///{folder / FILE}")
    except StoreUnusable as error:
        return f"{UNREADABLE}: {error.problem}"
    try:
        for at, (codes, count) in enumerate(failure.told.items()):
            there = store.read_lines(store.find(codes.table).key)
            if len(there) < count:
                return LOST
            if there != tuple(build_line(at, number) for number in range(1, len(there) + 1)) or len(there) > count + AT_ONCE:
                return CHANGED
    except StoreUnusable as error:
        return f"{UNREADABLE}: {error.problem}"
    except UnknownTable:
        return LOST
    finally:
        store.close()
    return KEPT


def fail_power(count: int, seed: int = 1, lies: bool = False) -> Counter[str]:
    """Let the power fail ``count`` times and count the outcomes; a disk that ``lies`` keeps nothing that it says is synced."""
    found = Counter[str]()
    for failure in list_failures(count, Random(seed), lies):
        with TemporaryDirectory() as folder:
            found[read_outcome(failure, Path(folder))] += 1
    return found
