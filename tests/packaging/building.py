"""Building the wheel from this tree, and environments with it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement

ROOT: Final = Path(__file__).parents[2]
RULES: Final = ("msgspec", "fluent.runtime", "tqdm")
"""The packages that the rules and the commands need, besides the wheel itself."""
COMPILED: Final = ("msgspec",)
"""Those of them that are compiled for one Python; the others run with any."""
PINS: Final = ROOT / "binder" / "requirements.txt"
ASK: Final = "import sys, venv, pip; print(*sys.version_info[:2])"


def find_other_pythons() -> Iterator[tuple[str, str]]:
    """Yield the version and the path of a working Python of each other version from 3.11 on that is found here, newest first."""
    for minor in range(19, 10, -1):
        places = [*map(str, Path.home().glob(f".pyenv/versions/3.{minor}.*/bin/python")), shutil.which(f"python3.{minor}")]
        for place in filter(None, places if (3, minor) != sys.version_info[:2] else ()):
            asked = subprocess.run([place, "-c", ASK], capture_output=True, text=True)
            if asked.returncode == 0 and asked.stdout.split() == ["3", str(minor)]:
                yield f"3.{minor}", place
                break  # one Python of each version; a name may lead to none


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
    """Return a folder, made if needed, from which these installed packages and their requirements can be imported.

    Packages that are in the folder already stay.
    """
    folder.mkdir(exist_ok=True)
    todo, seen = [*names], set[str]()
    while todo:
        name = todo.pop()
        if name in seen:
            continue
        seen.add(name)
        try:
            found = distribution(name)
        except PackageNotFoundError:  # a package for other systems
            continue
        tops = {Path(str(file)).parts[0] for file in found.files or () if ".." not in Path(str(file)).parts}
        for top in tops:
            if not (folder / top).exists():
                (folder / top).symlink_to(found.locate_file(top))
        needs = map(Requirement, found.requires or ())
        todo += [need.name for need in needs if need.marker is None or need.marker.evaluate({"extra": ""})]
    return folder
