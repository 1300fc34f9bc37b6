"""The folders from which a server takes its pages: the notebooks, and Voila's templates and settings."""

from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[1]
VOILA: Final = PACKAGE / "voila"
NOTEBOOKS: Final = (PACKAGE / "notebooks", PACKAGE.parent / "notebooks")
"""Possible folders of the notebooks: in an installed package, and beside it in a checkout."""


def find_notebooks() -> Path:
    """Return the first of the possible folders of the notebooks that exists, else the last one."""
    return next((place for place in NOTEBOOKS if place.is_dir()), NOTEBOOKS[-1])
