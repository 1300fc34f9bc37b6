"""The wheel, built from this tree, and environments with it."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement

ROOT: Final = Path(__file__).parents[2]
RULES: Final = ("msgspec", "fluent.runtime", "tqdm")
"""All that the rules and the commands need besides the wheel itself."""


def built(folder: Path) -> Path:
    """The wheel, built into a folder."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    [wheel] = folder.glob("*.whl")
    return wheel


def unpacked(wheel: Path, folder: Path) -> Path:
    """The folder that holds the wheel's packages, as an installation has them."""
    with zipfile.ZipFile(wheel) as file:
        file.extractall(folder)
    return folder


def only(names: tuple[str, ...], folder: Path) -> Path:
    """A folder from which nothing can be imported but some installed packages and what they need themselves."""
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
