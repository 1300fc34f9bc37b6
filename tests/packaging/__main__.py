"""A trial of the wheel in empty environments, and of Binder's environment: ``python -m tests.packaging``.

pip makes every environment from the pinned versions. It prints one figure a line, and ends with code 1 if anything fails.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.driving import Player
from tests.browser.serving import PREFIX, find_free_port
from tests.browser.test_lab import ACCEPT, run_all_cells
from tests.packaging.building import PINS, ROOT, RULES, build_wheel, find_other_pythons, pin_versions
from tests.waiting import wait_until

PATIENCE: Final = 180
"""Seconds until a server without an address counts as broken."""
MISSING: Final = """
from importlib.util import find_spec
print(*(name for name in ("numpy", "IPython", "ipywidgets", "voila", "sqlalchemy") if find_spec(name)))
"""


class Environment:
    """A separate environment in a folder, with nothing but pip; of this Python or another one."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        subprocess.run([python, "-m", "venv", str(folder)], check=True)
        self.folder = folder
        self.empty_size = self.size

    def install(self, *what: str) -> None:
        """Install into this environment with pip: packages, wheels given by their paths, or pip's own options."""
        self.run("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what)

    def run(self, program: str, *arguments: str) -> str:
        """Run a program of this environment in its folder, without this tree's variables; return its output.

        Raises ``CalledProcessError`` if the program fails.
        """
        command = [str(self.folder / "bin" / program), *arguments]
        return subprocess.run(
            command, cwd=self.folder, check=True, capture_output=True, text=True, env=drop_tree_variables()
        ).stdout

    @property
    def size(self) -> int:
        """The size of the environment's files in whole megabytes; files behind links do not count."""
        files = (file for file in self.folder.rglob("*") if file.is_file() and not file.is_symlink())
        return sum(file.stat().st_size for file in files) // 1_000_000

    @property
    def installed(self) -> int:
        """The size in megabytes of all that was installed into it, without pip."""
        return self.size - self.empty_size


def drop_tree_variables() -> dict[str, str]:
    """Return the environment variables without those that point at this tree, and without ``VILLAGE_STORE``."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV", "VILLAGE_STORE")}


@contextmanager
def run_server(*command: str, folder: Path, **variables: str) -> Iterator[str]:
    """Run a server for a block, in a folder that keeps its data too, and provide its address (``http://host:port``)."""
    with tempfile.TemporaryFile("w+") as output:
        environment = {**drop_tree_variables(), "PYTHONUNBUFFERED": "1", "VILLAGE_DATA": str(folder), **variables}
        process = subprocess.Popen(command, cwd=folder, stdout=output, stderr=subprocess.STDOUT, env=environment)

        def read_address() -> str:
            output.seek(0)
            text = output.read()
            assert process.poll() is None, text
            found = re.search(r"http://(?:localhost|127\.0\.0\.1):\d+", text)
            return found.group() if found else ""

        try:
            wait_until(read_address, "an address", PATIENCE)
            yield read_address()
        finally:
            process.terminate()
            process.wait(30)


def play_pages(address: str, *pages: str) -> None:
    """Open each page at an address, begin a game and make a move on it, and print that."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for page in pages:
            shown = browser.new_page()
            shown.goto(address + page)
            if "/lab/" in page:
                accept = shown.locator(ACCEPT).last
                shown.add_locator_handler(accept, lambda accept=accept: accept.click(), no_wait_after=True)
                run_all_cells(shown)
            player = Player(shown)
            player.begin(seed="from the wheel")
            before = player.version
            player.move()
            assert player.version != before
            print(f"a move at        {page}", flush=True)
        browser.close()


def main() -> int:
    """Make the environments and try each; return 0, as the first failure raises."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        wheel, pins = build_wheel(folder), pin_versions(folder)
        print(f"wheel            {wheel.stat().st_size / 1e6:.1f} MB", flush=True)

        whole = Environment(folder / "whole")
        whole.install(*pins, str(wheel))
        print(f"pages            {whole.installed} MB", flush=True)
        with run_server(str(whole.folder / "bin" / "village"), folder=whole.folder) as address:
            play_pages(address, "/voila/render/play.ipynb")
        print(f"simulate         {len(whole.run('village', 'simulate', '20', '--quiet').splitlines())} lines", flush=True)

        for version, python in islice(find_other_pythons(), 1):
            newest = Environment(folder / "newest", python)
            newest.install(*pins, str(wheel))
            print(f"pages on {version}    {newest.installed} MB", flush=True)
            with run_server(str(newest.folder / "bin" / "village"), folder=newest.folder) as address:
                play_pages(address, "/voila/render/play.ipynb")

        rules = Environment(folder / "rules")
        rules.install("--no-deps", str(wheel))
        rules.install(*pins, *RULES)
        assert not rules.run("python", "-c", MISSING).split(), "the rules have brought Jupyter"
        rules.run("village", "simulate", "20", "--quiet")
        print(f"rules            {rules.installed} MB", flush=True)

        binder = Environment(folder / "binder")
        binder.install("--requirement", str(PINS))
        binder.install("--no-deps", "--editable", str(ROOT))  # as binder/postBuild does
        print(f"binder           {binder.installed} MB", flush=True)
        port, path = find_free_port(), f"{binder.folder / 'bin'}:{os.environ['PATH']}"
        options = (f"--ServerApp.port={port}", f"--ServerApp.base_url={PREFIX}", "--ServerApp.open_browser=False", "--allow-root")
        lab = ("jupyter", "lab", "--notebook-dir", str(ROOT), "--IdentityProvider.token=", *options)
        with run_server("bash", str(ROOT / "binder" / "start"), *lab, folder=binder.folder, PATH=path) as address:
            play_pages(f"{address}{PREFIX}", "/voila/render/notebooks/play.ipynb", "/lab/tree/notebooks/play.ipynb?reset")

        binder.install("--requirement", str(ROOT / "tests" / "requirements.txt"))
        print(f"binder, one list {binder.installed} MB", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
