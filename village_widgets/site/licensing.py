"""Licences of all that the site carries: our packages, Python for browsers, its library, and other libraries."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from email.parser import Parser
from importlib.metadata import distribution
from pathlib import Path
from typing import Final, NamedTuple
from zipfile import ZipFile

OURS: Final = "village-companion"
VENDOR: Final = Path(__file__).parents[1] / "vendor"
"""Our copy of the library that draws the pages, with its licence."""
TEXTS: Final = Path(__file__).with_name("licences")
"""Texts of licences, for parts that only name theirs."""
NAMES: Final = {"APL 2": "Apache-2.0", "BSD License": "BSD", "Apache Software License": "Apache-2.0"}
"""The usual names of licences, by the names that packages give them."""
LICENCE_FILE: Final = re.compile(r"(^|/)(LICEN[CS]E|COPYING|NOTICE)[^/]*$", re.IGNORECASE)


class LicensedPart(NamedTuple):
    """A part of the site: its name, version, the name and the text of its licence, and the address of its source if known."""

    name: str
    version: str
    licence: str
    text: str
    source: str = ""


def list_licensed(parts: Path, libraries: Iterable[str]) -> Iterator[LicensedPart]:
    """Yield all parts of a site made from a folder of ``parts`` and these installed libraries.

    Raises ``FileNotFoundError`` for a part without the text of its licence.
    """
    yield _read_installed(OURS)
    yield _read_vendored()
    yield from _list_python(parts / "node_modules" / "pyodide")
    yield from (_read_installed(name) for name in libraries)
    yield from (_read_wheel(wheel) for wheel in sorted(parts.glob("*.whl")))


def _read_installed(name: str) -> LicensedPart:
    found = distribution(name)
    texts = [path.read_text(encoding="utf-8") for path in found.files or () if LICENCE_FILE.search(path.as_posix())]
    return _describe(found.read_text("METADATA") or "", texts)


def _read_wheel(wheel: Path) -> LicensedPart:
    with ZipFile(wheel) as opened:
        names = opened.namelist()
        [metadata] = (name for name in names if name.endswith(".dist-info/METADATA"))
        texts = [opened.read(name).decode() for name in names if LICENCE_FILE.search(name)]
        return _describe(opened.read(metadata).decode(), texts)


def _describe(text: str, texts: list[str]) -> LicensedPart:
    """Describe a library by the text of its metadata and the licences in its files."""
    metadata = Parser().parsestr(text, headersonly=True)
    classifiers = [str(one).rpartition(" :: ")[2] for one in metadata.get_all("Classifier", []) if str(one).startswith("License")]
    stated = str(metadata.get("License-Expression") or metadata.get("License") or "").partition("\n")[0]
    licence = next(NAMES.get(name, name) for name in (stated, *classifiers, "") if name or not classifiers)
    name, version = str(metadata["Name"]), str(metadata["Version"])
    return LicensedPart(name, version, licence, "\n\n".join(texts) or _read_text(name, licence))


def _read_vendored() -> LicensedPart:
    library = (VENDOR / "lit-html.js").read_text(encoding="utf-8")
    version = re.search(r'litHtmlVersions[^"]*"([\d.]+)"', library)
    text = (VENDOR / "LICENSE").read_text(encoding="utf-8")
    return LicensedPart("lit-html", version[1] if version else "", "BSD-3-Clause", text)


def _list_python(folder: Path) -> Iterator[LicensedPart]:
    """Yield two licensed parts: Pyodide, which is Python for browsers, read from its ``folder``, and the Python in it."""
    package = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((folder / "pyodide-lock.json").read_text(encoding="utf-8"))
    name, licence = package["name"], package["license"]
    yield LicensedPart(name, package["version"], licence, _read_text(name, licence), package["homepage"])
    yield LicensedPart("Python", lock["info"]["python"], "PSF-2.0", _read_text("Python", "PSF-2.0"))


def _read_text(name: str, licence: str) -> str:
    """Return the text of a licence that a part only names. Raises ``FileNotFoundError`` if we have none."""
    if not licence:
        raise FileNotFoundError(f"{name} names no licence, so that none of the texts in {TEXTS} is known to be its own")
    file = TEXTS / f"{licence}.txt"
    if not file.is_file():
        raise FileNotFoundError(f"{name}: there is no text of its licence, {licence}; add {file}")
    return file.read_text(encoding="utf-8")
