"""The installed wheel: the pages, the notebooks, the commands, and the rules without Jupyter."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from urllib.request import urlopen

import pytest
from PIL import Image

from tests.browser.picturing import PICTURES
from tests.packaging.building import COMPILED, ROOT, RULES, find_other_pythons, link_packages, pin_versions, unpack_wheel
from tests.samples import LONG, sample, thin
from tests.waiting import wait_until
from village_core.games import list_games
from village_core.kernel.words.languages import list_languages
from village_widgets.host import serving
from village_widgets.site.building import ICONS

PLAY = "voila%2Frender%2Fnotebooks%2Fplay.ipynb"
ALONE = """
import importlib.util, io, json, sys
from contextlib import redirect_stderr, redirect_stdout
sys.path[:0] = sys.argv[1:3]
from village_widgets.__main__ import main
found = []
for arguments in json.loads(sys.argv[3]):
    sys.argv[1:] = arguments
    with redirect_stdout(io.StringIO()) as said, redirect_stderr(said):
        found.append([main(), said.getvalue()])
missing = [name for name in ("numpy", "IPython", "ipywidgets", "voila", "sqlalchemy") if importlib.util.find_spec(name) is None]
print(json.dumps([found, missing]))
"""
"""Calls ``village`` with several lists of arguments; prints each code with what was said, and the packages that are missing."""


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Unpack the wheel as an installation does, and return the folder with its packages."""
    return unpack_wheel(wheel, tmp_path_factory.mktemp("site"))


def run_alone(python: str, packages: Path, rules: Path, *commands: Sequence[str]) -> tuple[list[tuple[int, str]], list[str]]:
    """Call ``village`` from the wheel in a process that has only the packages of the rules besides.

    Returns each code with what was said, and which packages of Jupyter are missing.
    """
    told = [python, "-I", "-S", "-c", ALONE, str(packages), str(rules), json.dumps(commands)]
    played = subprocess.run(told, capture_output=True, text=True, cwd=packages.parent)
    assert played.returncode == 0, played.stderr
    found, missing = json.loads(played.stdout)
    return [(code, said) for code, said in found], missing


def test_the_wheel_has_all_that_the_pages_need(wheel: Path) -> None:
    """The wheel has every notebook and every file of the two packages, and no tests."""
    with zipfile.ZipFile(wheel) as file:
        names = set(file.namelist())
    rooms = ("village_core", "village_widgets", "notebooks")
    tree = {path.relative_to(ROOT).as_posix() for room in rooms for path in list_files(room)}
    notebooks = {f"village_widgets/{name}" for name in tree if name.startswith("notebooks/")}
    ours = {name for name in tree if name.startswith("village")}
    assert ours and notebooks and ours | notebooks <= names
    assert not [name for name in names if name.startswith(("tests/", "notebooks/"))]


def test_the_wheel_carries_the_licence_of_its_vendored_library(wheel: Path) -> None:
    """The wheel's metadata names our licence and that of the vendored library, and the wheel has the texts of both."""
    with zipfile.ZipFile(wheel) as file:
        [metadata] = (name for name in file.namelist() if name.endswith(".dist-info/METADATA"))
        licences = [file.read(name).decode() for name in file.namelist() if ".dist-info/licenses/" in name]
        assert "License-Expression: MIT AND BSD-3-Clause" in file.read(metadata).decode()
    assert {text.split("\n")[0] for text in licences} == {"MIT License", "BSD 3-Clause License"}


def list_files(room: str) -> Iterator[Path]:
    """Yield the files of a room, without caches of Python and Jupyter."""
    left = {"__pycache__", ".ipynb_checkpoints"}
    return (path for path in (ROOT / room).rglob("*") if path.is_file() and not left & {*path.parts})


def test_the_command_opens_the_pages_from_anywhere(installed: Path, tmp_path: Path) -> None:
    """Outside a checkout ``village`` serves the notebooks of the package, and prints its address, for phones too."""
    kept = {"VILLAGE_STORE": "", "VILLAGE_DATA": str(tmp_path)}
    environment = {**os.environ, "PYTHONPATH": str(installed), "PYTHONUNBUFFERED": "1", **kept}
    output, command = tmp_path / "said", [sys.executable, "-m", "village_widgets"]
    with output.open("w") as out:
        server = subprocess.Popen(command, cwd=tmp_path, stdout=out, stderr=subprocess.STDOUT, env=environment)
    try:
        wait_until(lambda: server.poll() is not None or "Ctrl+C" in output.read_text(), "an address", 120)
        said = output.read_text()
        found = re.search(r"open at +(http://localhost:\d+/)", said)
        assert found, said
        with urlopen(f"{found[1]}voila/render/play.ipynb", timeout=120) as answer:
            assert "Village Companion" in answer.read().decode()
        there = serving.find_network_address()
        assert not there or (there in said and "▄" in said), "the address of this machine, and a QR code of it"
    finally:
        server.terminate()
        server.wait(30)


def test_the_rules_need_no_jupyter(installed: Path, tmp_path: Path) -> None:
    """With only the three packages of the rules every game can be simulated; the pages' command names what it lacks.

    That command returns 2.
    """
    games = [("simulate", "1", "--game", game, "--quiet") for game in list_games()]
    rules = link_packages(RULES, tmp_path / "rules")
    [*played, pages], missing = run_alone(sys.executable, installed, rules, *games, ())
    assert [code for code, _ in played] == [0] * len(list_games()) and all("One game of" in said for _, said in played)
    assert missing == ["numpy", "IPython", "ipywidgets", "voila", "sqlalchemy"]
    assert pages[0] == 2 and re.search(r"need \w[\w.]*, which is not installed here", pages[1])


def test_the_rules_run_with_every_other_python_that_is_here(installed: Path, tmp_path: Path) -> None:
    """With the newest other Python (in a long run, with each from 3.11 on) every third module compiles, and a game runs.

    In a long run every module compiles. Packages that are compiled come from pip, in a long run the others too.
    ``python -m tests.packaging`` opens pages with the newest.
    """
    found = [*islice(find_other_pythons(), sample(1, 9))]
    if not found:
        pytest.skip("there is no other Python here")
    modules = thin(
        sorted(str(file) for name in ("village_core", "village_widgets") for file in (installed / name).rglob("*.py")), 3
    )
    assert len(modules) > 100
    for version, python in found:
        rules = tmp_path / version
        wanted = [
            python,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--no-compile",
            "--target",
            str(rules),
        ]
        needed = RULES if LONG else COMPILED
        subprocess.run([*wanted, "--only-binary=:all:", *pin_versions(tmp_path), *needed], check=True, capture_output=True)
        subprocess.run([python, "-m", "compileall", "-q", *modules], check=True)
        [(code, said)], _ = run_alone(python, installed, link_packages(RULES, rules), ("simulate", "1", "--quiet"))
        assert code == 0 and "One game of Village" in said, (version, said)


def test_an_address_is_printed_for_phones_where_others_are_let_in() -> None:
    """A server for this computer prints no address for phones; one for a network, if there is one, prints it."""
    alone = serving.format_welcome(8866, "/", "127.0.0.1")
    assert "http://127.0.0.1:8866/" in alone and "Phones" not in alone
    if serving.find_network_address():
        assert "Phones" in serving.format_welcome(8867, "/tables/", "0.0.0.0")


def test_the_badge_names_the_repository_s_owner(tmp_path: Path) -> None:
    """The README has no broken button; a command writes it for an owner, replaces it for another, and refuses wrong names."""
    for name in ("README.md", "Makefile"):
        shutil.copy(ROOT / name, tmp_path)

    def make_badge(*owner: str) -> tuple[int, str]:
        done = subprocess.run(["make", "-s", "badge", *owner], cwd=tmp_path, capture_output=True, text=True)
        return done.returncode, (tmp_path / "README.md").read_text()

    _, before = unfilled = make_badge()
    assert unfilled == (2, (ROOT / "README.md").read_text()) and "gh/OWNER" not in before
    for wrong in ("OWNER=a b", "OWNER=OWNER"):
        assert make_badge(wrong) == unfilled, "a wrong owner changes nothing"
    for owner in ("somebody", "else-1"):
        code, after = make_badge(f"OWNER={owner}")
        found = re.findall(r"\[!\[[^]]+\]\(\S+\)\]\((\S+)\)", after)
        pages = f"https://mybinder.org/v2/gh/{owner}/village-companion/HEAD?urlpath="
        assert code == 0 and found == [f"{pages}{PLAY}"]
        welcome = f"{pages}{PLAY.replace('play', '00_welcome')}%3Flang%3D"
        assert {tag for tag in list_languages() if f"({welcome}{tag})" in after} == {*list_languages()}


def test_the_readme_links_to_the_pages_in_each_language() -> None:
    """The README has one link for each language, to the running pages in that language."""
    lines = (ROOT / "README.md").read_text().splitlines()
    links = [re.findall(r"\(http://localhost:8866/\?lang=(\S+)\)", line) for line in lines]
    assert sorted(tag for found in links for tag in found) == sorted(list_languages())


def test_the_readme_shows_pictures_that_are_there() -> None:
    """The README shows exactly the pictures that the command makes from the running pages."""
    shown = re.findall(r"\(notebooks/pictures/(\S+)\)", (ROOT / "README.md").read_text())
    assert sorted(shown) == sorted(PICTURES) and all((ROOT / "notebooks" / "pictures" / name).is_file() for name in shown)


def test_devices_that_take_no_drawing_have_an_icon() -> None:
    """The manifest names each PNG icon of ``ICONS`` but that of 180 pixels, with its size; it marks only the last as cuttable."""
    room = ROOT / "village_widgets" / "site"
    named = json.loads((room / "site.webmanifest").read_text(encoding="utf-8"))["icons"]
    sizes = {icon["src"]: icon["sizes"] for icon in named if icon["type"] == "image/png"}
    assert {*sizes, "icon-180.png"} == {*ICONS} and [icon["src"] for icon in named if icon["purpose"] == "maskable"] == [
        ICONS[-1]
    ]
    for name in ICONS:
        with Image.open(room / "icons" / name) as icon:
            assert icon.format == "PNG" and sizes.get(name, "180x180") == f"{icon.width}x{icon.height}"
