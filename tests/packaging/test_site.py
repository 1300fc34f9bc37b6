"""The site is built only from the parts that we know."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from village_widgets.site.building import _copy_checked


def test_a_fetched_file_is_compared_with_its_hash(tmp_path: Path) -> None:
    """A file is copied if it has the expected hash; a changed one stops the build, which names the file and both hashes."""
    source, target = tmp_path / "python.wasm", tmp_path / "copy"
    source.write_bytes(b"as published")
    digest = sha256(b"as published").hexdigest()
    _copy_checked(source, target, digest)
    assert target.read_bytes() == b"as published"
    source.write_bytes(b"changed on its way")
    with pytest.raises(ValueError, match=f"python.wasm has the SHA-256 {sha256(source.read_bytes()).hexdigest()}, not {digest}"):
        _copy_checked(source, target, digest)
    assert target.read_bytes() == b"as published"
