"""Packing what Python runs in a browser: one archive for all languages, and one for each language with its words.

Archives are compressed as a whole: a line of JSON with the path and the size of each file, then the files one after the other
(``anywhere/interpreter.js`` unpacks them).
"""

from __future__ import annotations

import gzip
import io
import json
import re
import subprocess
from collections.abc import Iterator, Mapping
from importlib.metadata import distribution
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

from village_core.kernel.words import ENGLISH, SUFFIX
from village_widgets.anywhere import widgets

PACKAGES: Final = Path(__file__).parents[2]
OURS: Final = ("village_core", "village_widgets")
LIBRARIES: Final = (
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "platformdirs",
    "pytz",
    "segno",
    "traitlets",
    "typing_extensions",
)
"""Libraries that Python needs in a browser, beside the wheels of the parts."""
NEEDLESS: Final = re.compile(
    r"__pycache__|/voila/|/processes/(?!__init__|warming)|/notebooks/|/commands/|village_widgets/site/|\.(pyc|m?js|ts)$|\.dist-info/(?!METADATA)|pytz/zoneinfo|/tests?/"
    r"|babel/locale-data/(?!(root|en|en_001|en_US|en_GB)\.dat)|babel/messages"
)
"""Files that no page in a browser reads."""
PROGRAM: Final = "program.gz"


def write_program(folder: Path, parts: Path, scripts: Mapping[str, str], addresses: Mapping[str, str]) -> None:
    """Write the archive of all that Python runs into a folder of a site, compiled by the Python for browsers that lies there.

    ``parts`` has the wheels. ``scripts`` are those of the notebooks, ``addresses`` those of the pages' own scripts.
    """
    with TemporaryDirectory() as aside:
        sources = Path(aside) / "program.zip"
        sources.write_bytes(pack_program(parts, scripts, addresses))
        compiling = Path(__file__).with_name("compile.mjs"), folder / "python", sources, folder / PROGRAM
        subprocess.run(["node", *map(str, compiling)], check=True)


def pack_words(language: str) -> bytes:
    """Return the archive of a language: its word files, to lie beside the program's English ones, and Babel's data of it.

    A language that Babel doesn't know has only the word files.
    """
    grammar = f"babel/locale-data/{language.replace('-', '_')}.dat"
    files = [(inside, file) for inside, file in _list_ours() if file.name == f"{language}{SUFFIX}"]
    files += [(grammar, file) for file in [Path(str(distribution("babel").locate_file(grammar)))] if file.exists()]
    found = [(inside, file.read_bytes()) for inside, file in files]
    index = json.dumps([(inside, len(content)) for inside, content in found])
    return gzip.compress(b"".join((index.encode(), b"\n", *(content for _, content in found))), mtime=0)


def name_words(language: str) -> str:
    """Return the file name of the archive with the words of a language."""
    return f"words-{language}.gz"


def _list_ours() -> Iterator[tuple[str, Path]]:
    """Yield the files of our packages that Python reads in a browser, each with its path in the archive."""
    for package in OURS:
        for file in sorted((PACKAGES / package).rglob("*")):
            inside = file.relative_to(PACKAGES).as_posix()
            if file.is_file() and not NEEDLESS.search(inside):
                yield inside, file


def pack_program(parts: Path, scripts: Mapping[str, str], addresses: Mapping[str, str]) -> bytes:
    """Return a ZIP archive of all that Python runs, and of the addresses of the pages' own scripts.

    It has our packages with their English words, the libraries, the wheels of the parts, and the notebooks' scripts. Raises
    ``FileNotFoundError`` if ``parts`` has no wheels.
    """
    packed = io.BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED, compresslevel=9) as program:
        for inside, file in _list_ours():
            if file.suffix != SUFFIX or file.stem == ENGLISH:
                program.write(file, inside)
        for library in LIBRARIES:
            for part in sorted(distribution(library).files or ()):
                if ".." not in part.parts and not NEEDLESS.search(str(part)):
                    program.write(str(part.locate()), str(part))
        wheels = sorted(parts.glob("*.whl"))
        if not wheels:
            raise FileNotFoundError(f"{parts} has no wheels for Python in a browser: `make site` fetches them")
        for wheel in wheels:
            with ZipFile(wheel) as opened:
                for inside in opened.namelist():
                    program.writestr(inside, opened.read(inside))
        for name, text in scripts.items():
            program.writestr(f"village_widgets/notebooks/{name}.py", text)
        program.writestr(f"village_widgets/anywhere/{widgets.ADDRESSES.name}", json.dumps(addresses))
    return packed.getvalue()
