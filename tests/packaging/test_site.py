"""The site is built only from the parts that we know."""

from __future__ import annotations

import gzip
import json
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.packaging.test_licences import make_parts
from village_widgets.site import packing
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


def test_the_words_of_other_languages_are_apart_from_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program has English words alone; each other language has an archive with its word files and its grammar."""
    for package in packing.OURS:
        (tmp_path / package / "words").mkdir(parents=True)
        for language in ("en", "ko", "de"):
            (tmp_path / package / "words" / f"{language}.ftl").write_text(f"said = {package} in {language}")
    monkeypatch.setattr(packing, "PACKAGES", tmp_path)
    with ZipFile(BytesIO(packing.pack_program(make_parts(tmp_path / "parts"), {}, {}))) as program:
        names = program.namelist()
    assert [name for name in names if name.endswith(".ftl")] == ["village_core/words/en.ftl", "village_widgets/words/en.ftl"]
    assert "babel/locale-data/en.dat" in names and "babel/locale-data/ko.dat" not in names
    index, content = gzip.decompress(packing.pack_words("ko")).split(b"\n", 1)
    sizes = dict(json.loads(index))
    assert [*sizes] == ["village_core/words/ko.ftl", "village_widgets/words/ko.ftl", "babel/locale-data/ko.dat"]
    assert content.startswith(b"said = village_core in kosaid = village_widgets in ko") and len(content) == sum(sizes.values())
