"""Building the wheel from this tree, and environments with it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement

ROOT: Final = Path(__file__).parents[2]
RULES: Final = ("msgspec", "fluent.runtime", "tqdm")
"""The packages that the rules and the commands need, besides the wheel itself."""
PINS: Final = ROOT / "binder" / "requirements.txt"
ASK: Final = "import sys, venv, pip; print(*sys.version_info[:2])"


def find_other_pythons() -> dict[str, str]:
    """Return the paths of the other working Pythons from 3.11 on that this machine has, by version, newest first."""
    named = (shutil.which(f"python3.{minor}") for minor in range(11, 20))
    places = [*filter(None, named), *map(str, Path.home().glob(".pyenv/versions/3.*/bin/python"))]
    found: dict[tuple[int, int], str] = {}
    for place in places:
        asked = subprocess.run([place, "-c", ASK], capture_output=True, text=True)
        version = tuple(map(int, asked.stdout.split()))
        if asked.returncode == 0 and version >= (3, 11) and version != sys.version_info[:2]:
            found.setdefault(version, place)  # a name may stand for a Python that isn't there
    return {".".join(map(str, version)): found[version] for version in sorted(found, reverse=True)}


def pin_versions(folder: Path) -> tuple[str, str]:
    """Write the pinned versions without hashes and extras into a folder, and return the option that holds pip to them."""
    pins = folder / "pins.txt"
    found = re.findall(r"^([\w.-]+)(?:\[.*\])?(==[\w.]+)", PINS.read_text(encoding="utf-8"), re.MULTILINE)
    pins.write_text("\n".join(map("".join, found)))
    return "--constraint", str(pins)


def build_wheel(folder: Path) -> Path:
    """Build the wheel into a folder, and return its file."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    [wheel] = folder.glob("*.whl")
    return wheel


def unpack_wheel(wheel: Path, folder: Path) -> Path:
    """Unpack a wheel as an installation does, and return its folder."""
    with zipfile.ZipFile(wheel) as file:
        file.extractall(folder)
    return folder


def link_packages(names: tuple[str, ...], folder: Path) -> Path:
    """Make and return a folder from which only these installed packages and their requirements can be imported."""
    folder.mkdir()
    todo, seen = [*names], set[str]()
    while todo:
        name = todo.pop()
        if name in seen:
            continue
        seen.add(name)
        try:
            found = distribution(name)
        except PackageNotFoundError:  # something for other systems only
            continue
        tops = {Path(str(file)).parts[0] for file in found.files or () if ".." not in Path(str(file)).parts}
        for top in tops:
            if not (folder / top).exists():
                (folder / top).symlink_to(found.locate_file(top))
        needs = map(Requirement, found.requires or ())
        todo += [need.name for need in needs if need.marker is None or need.marker.evaluate({"extra": ""})]
    return folder
