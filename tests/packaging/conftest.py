"""The wheel, built once for all tests of packaging."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaging.building import build_wheel


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel, built from this tree."""
    return build_wheel(tmp_path_factory.mktemp("dist"))
