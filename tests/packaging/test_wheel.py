"""What people get who install the wheel: the pages, the notebooks, the commands, and the rules without Jupyter."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from PIL import Image

from tests.browser.picturing import PICTURES
from tests.packaging.building import PINS, ROOT, RULES, built, only, other_pythons, unpacked
from tests.waiting import until
from village_core.games import list_games
from village_widgets.anywhere.building import ICONS
from village_widgets.host import serving

PLAY = "voila%2Frender%2Fnotebooks%2Fplay.ipynb"
ALONE = """
import importlib.util, sys
sys.path[:0] = sys.argv[1:3]
from village_widgets.__main__ import main
missing = [name for name in ("numpy", "IPython", "ipywidgets", "voila", "sqlalchemy") if importlib.util.find_spec(name) is None]
sys.argv[1:] = sys.argv[3:]
code = main()
print("missing", *missing)
sys.exit(code)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this tree."""
    return built(tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the wheel's packages."""
    return unpacked(wheel, tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def alone(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The command where nothing is installed but the wheel and the three packages of the rules."""
    rules = only(RULES, tmp_path_factory.mktemp("alone") / "rules")
    return [sys.executable, "-I", "-S", "-c", ALONE, str(installed), str(rules)]


def test_the_wheel_has_all_that_the_pages_need(wheel: Path) -> None:
    """Every notebook, every file of the two packages, and nothing of the tests."""
    with zipfile.ZipFile(wheel) as file:
        names = set(file.namelist())
    rooms = ("village_core", "village_widgets", "notebooks")
    tree = {path.relative_to(ROOT).as_posix() for room in rooms for path in files(room)}
    notebooks = {f"village_widgets/{name}" for name in tree if name.startswith("notebooks/")}
    ours = {name for name in tree if name.startswith("village")}
    assert ours and notebooks and ours | notebooks <= names
    assert not [name for name in names if name.startswith(("tests/", "notebooks/"))]


def files(room: str) -> Iterator[Path]:
    """The files of a room, without what Python and Jupyter leave there."""
    left = {"__pycache__", ".ipynb_checkpoints"}
    return (path for path in (ROOT / room).rglob("*") if path.is_file() and not left & {*path.parts})


def test_the_command_opens_the_pages_from_anywhere(installed: Path, tmp_path: Path) -> None:
    """Outside a checkout ``village`` serves the notebooks of the package, and says where, for phones of the same network too."""
    kept = {"VILLAGE_STORE": "", "VILLAGE_DATA": str(tmp_path)}
    environment = {**os.environ, "PYTHONPATH": str(installed), "PYTHONUNBUFFERED": "1", **kept}
    output, command = tmp_path / "said", [sys.executable, "-m", "village_widgets"]
    with output.open("w") as out:
        server = subprocess.Popen(command, cwd=tmp_path, stdout=out, stderr=subprocess.STDOUT, env=environment)
    try:
        until(lambda: server.poll() is not None or "Ctrl+C" in output.read_text(), "an address", 120)
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


@pytest.mark.parametrize("game", list_games())
def test_the_rules_need_no_jupyter(alone: list[str], tmp_path: Path, game: str) -> None:
    """With the three packages of the rules alone, games are played."""
    played = subprocess.run([*alone, "simulate", "3", "--game", game, "--quiet"], capture_output=True, text=True, cwd=tmp_path)
    assert played.returncode == 0, played.stderr
    assert "missing numpy IPython ipywidgets voila sqlalchemy" in played.stdout


def test_the_rules_run_with_every_other_python_that_is_here(installed: Path, tmp_path: Path) -> None:
    """From 3.11 on: both packages compile, and games are played. ``python -m tests.packaging`` opens pages with the newest."""
    found = other_pythons()
    if not found:
        pytest.skip("there is no other Python here")
    for version, python in found.items():
        rules = tmp_path / version
        wanted = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--target", str(rules)]
        subprocess.run([*wanted, "--only-binary=:all:", *PINS, *RULES], check=True, capture_output=True)
        packages = [str(installed / name) for name in ("village_core", "village_widgets")]
        subprocess.run([python, "-m", "compileall", "-q", *packages], check=True)
        alone = [python, "-I", "-S", "-c", ALONE, str(installed), str(rules), "simulate", "3", "--quiet"]
        played = subprocess.run(alone, capture_output=True, text=True, cwd=tmp_path)
        assert played.returncode == 0 and "3 games of Village" in played.stdout, (version, played.stderr)


def test_the_pages_say_what_they_lack(alone: list[str], tmp_path: Path) -> None:
    """Where the rules are alone there are no pages."""
    pages = subprocess.run(alone, capture_output=True, text=True, cwd=tmp_path)
    assert pages.returncode == 2 and "which is not installed here" in pages.stderr


def test_an_address_is_printed_for_phones_where_others_are_let_in() -> None:
    """A server for this computer alone has one address; one that listens to its network draws the other one."""
    alone = serving.format_welcome(8866, "/", "127.0.0.1")
    assert "http://127.0.0.1:8866/" in alone and "Phones" not in alone
    if serving.find_network_address():
        assert "Phones" in serving.format_welcome(8867, "/tables/", "0.0.0.0")


def test_the_badge_names_whoever_hosts_the_repository(tmp_path: Path) -> None:
    """The README has no button that leads nowhere; one command writes it, and writes it anew for somebody else."""
    for name in ("README.md", "Makefile"):
        shutil.copy(ROOT / name, tmp_path)

    def made(*owner: str) -> tuple[int, str]:
        done = subprocess.run(["make", "-s", "badge", *owner], cwd=tmp_path, capture_output=True, text=True)
        return done.returncode, (tmp_path / "README.md").read_text()

    _, before = unfilled = made()
    assert unfilled == (2, (ROOT / "README.md").read_text()) and "gh/OWNER" not in before
    for nobody in ("OWNER=a b", "OWNER=OWNER"):
        assert made(nobody) == unfilled, "no name of anybody"
    for owner in ("somebody", "else-1"):
        code, after = made(f"OWNER={owner}")
        found = re.findall(r"\[!\[[^]]+\]\(\S+\)\]\((\S+)\)", after)
        assert code == 0 and found == [f"https://mybinder.org/v2/gh/{owner}/village-companion/HEAD?urlpath={PLAY}"]


def test_the_readme_shows_pictures_that_are_there() -> None:
    """Each that it names is one that the command makes from the running pages, and the other way round."""
    shown = re.findall(r"\(notebooks/pictures/(\S+)\)", (ROOT / "README.md").read_text())
    assert sorted(shown) == sorted(PICTURES) and all((ROOT / "notebooks" / "pictures" / name).is_file() for name in shown)


def test_devices_that_take_no_drawing_have_an_icon() -> None:
    """The pages without a server name each in its size, and one that may be cut to some shape."""
    room = ROOT / "village_widgets" / "anywhere"
    named = json.loads((room / "site.webmanifest").read_text(encoding="utf-8"))["icons"]
    sizes = {icon["src"]: icon["sizes"] for icon in named if icon["type"] == "image/png"}
    assert {*sizes, "icon-180.png"} == {*ICONS} and [icon["src"] for icon in named if icon["purpose"] == "maskable"] == [
        ICONS[-1]
    ]
    for name in ICONS:
        with Image.open(room / "icons" / name) as icon:
            assert icon.format == "PNG" and sizes.get(name, "180x180") == f"{icon.width}x{icon.height}"
