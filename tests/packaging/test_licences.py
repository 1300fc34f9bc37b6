"""Licences: the site names that of each part it carries."""

from __future__ import annotations

import json
from pathlib import Path
from zipfile import ZipFile

import pytest

from village_widgets.site.licensing import list_licensed
from village_widgets.site.packing import LIBRARIES

METADATA = "Metadata-Version: 2.4\nName: {}\nVersion: 1.2\nLicense-Expression: {}\n\nLicense: of the description\n"


def make_parts(folder: Path, licence: str = "BSD-3-Clause", text: str = "its text") -> Path:
    """Fill and return a folder of parts: Python for browsers, and a wheel with this licence's name and its ``text``, if any."""
    python = folder / "node_modules" / "pyodide"
    python.mkdir(parents=True)
    about = {"name": "pyodide", "version": "1", "license": "MPL-2.0", "homepage": "https://example.org"}
    (python / "package.json").write_text(json.dumps(about))
    (python / "pyodide-lock.json").write_text('{"info": {"python": "3.14"}}')
    with ZipFile(folder / "part-1.2-py3-none-any.whl", "w") as wheel:
        wheel.writestr("part-1.2.dist-info/METADATA", METADATA.format("part", licence))
        if text:
            wheel.writestr("part-1.2.dist-info/licenses/LICENSE", text)
    return folder


def test_each_part_of_the_site_has_the_text_of_its_licence(tmp_path: Path) -> None:
    """Our packages, the library that draws, Python and its library, each installed library and each wheel are listed.

    Each has its version, its licence and a text.
    """
    parts = [*list_licensed(make_parts(tmp_path), LIBRARIES)]
    names = {part.name.lower().replace("_", "-") for part in parts}
    libraries = {name.replace("_", "-") for name in LIBRARIES}
    assert names == {"village-companion", "lit-html", "pyodide", "python", "part"} | libraries
    assert all(part.version and part.licence and len(part.text) > 7 for part in parts)
    by_name = {part.name: part for part in parts}
    assert by_name["part"].text == "its text" and by_name["part"].licence == "BSD-3-Clause"
    assert "Mozilla Public License" in by_name["pyodide"].text and by_name["pyodide"].source == "https://example.org"
    assert "Apache License" in by_name["fluent.runtime"].text, "it only names its licence"


def test_a_part_without_the_text_of_its_licence_stops_the_build(tmp_path: Path) -> None:
    """A part that has no text of its licence stops the build with its name and licence."""
    with pytest.raises(FileNotFoundError, match="part: there is no text of its licence, Proprietary"):
        [*list_licensed(make_parts(tmp_path, "Proprietary", text=""), ())]


def test_a_licence_that_is_written_out_is_named_by_its_first_line(tmp_path: Path) -> None:
    """A wheel whose metadata has the whole licence has its first line as the name."""
    with ZipFile(make_parts(tmp_path) / "old-1-py3-none-any.whl", "w") as wheel:
        about = "Metadata-Version: 2.1\nName: old\nVersion: 1\nLicense: MIT\n        Permission is hereby granted\n"
        wheel.writestr("old-1.dist-info/METADATA", about)
        wheel.writestr("old-1.dist-info/LICENSE", "the whole")
    *_, old, part = list_licensed(tmp_path, ())
    assert part.name == "part", "wheels are listed by name"
    assert (old.licence, old.text) == ("MIT", "the whole")
