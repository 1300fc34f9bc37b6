"""The command: ``python -m tests.durability --kills 1000 [--children 4] [--postgres | --store ADDRESS]``."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.durability.figures import print_figures
from tests.durability.judging import run
from tests.store.postgres import run_new_server


@contextmanager
def provide_file() -> Iterator[str]:
    """Provide the address of a store in a new file, which is removed afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{Path(folder) / 'village.db'}"


def main() -> int:
    """Kill kernels, judge their tables and print the figures; return 0 if no fault was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.durability")
    parser.add_argument("--kills", type=int, default=1000, help="how often the writing process is killed")
    parser.add_argument("--children", type=int, default=4, help="writing processes at a time")
    parser.add_argument("--seed", type=int, default=1, help="another number kills at other moments")
    parser.add_argument("--store", help="the address of the store; by default a new SQLite file")
    parser.add_argument("--postgres", action="store_true", help="keep the tables in a PostgreSQL server of its own")
    told = parser.parse_args()
    with ExitStack() as stack:
        address = told.store or stack.enter_context(run_new_server() if told.postgres else provide_file())
        return print_figures(lambda: run(address, told.kills, told.children, told.seed))


if __name__ == "__main__":
    sys.exit(main())
