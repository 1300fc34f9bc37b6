"""Building the site: every page as a file, with Python and all that it runs beside it.

The contents come from this environment and from the folder of parts, which has Python for browsers (the package ``pyodide``) and
the wheels built for it.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable, Iterator, Sequence
from gc import collect
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from village_core.games import list_games
from village_core.kernel.words import ENGLISH, languages
from village_core.store.provision import provide_store
from village_widgets.anywhere import install_replacements, widgets
from village_widgets.anywhere.journal import Journal
from village_widgets.components.modules import Script, read_module
from village_widgets.host import files
from village_widgets.host.folders import find_notebooks
from village_widgets.site.licensing import LicensedPart, list_licensed
from village_widgets.site.packing import LIBRARIES, PROGRAM, name_words, pack_words, write_program
from village_widgets.site.pages import MANIFEST, NotebookPage, ServerPage, build_licences, build_manifest, name_folder

WELCOME: Final = "00_welcome"
SERVER_ONLY: Final = ("analysis",)
"""Notebooks that need a server: their charts do not run in a browser. Their pages say so."""
PYTHON: Final = {
    "pyodide.mjs": "6f1d60f7bf529beb300f0f47983c921d3982363640ba20af0e38efdddbc66109",
    "pyodide.asm.mjs": "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635",
    "pyodide.asm.wasm": "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6",
    "python_stdlib.zip": "fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a",
    "pyodide-lock.json": "5dc2fc119108bc148c7457dc86e7675b5c87e1cafd420b9c34c1eaef7b36c010",
}
"""The files of Python for browsers, with the SHA-256 of the pinned version (``PYODIDE`` in the Makefile)."""
WORKERS: Final = ("worker.js", "records.js", "apart.js", "thinker.js", "interpreter.js", "life.js", "picturing.js")
ICONS: Final = ("icon-180.png", "icon-192.png", "icon-512.png", "icon-cut-512.png")
"""Icons for devices that take no SVG, by size in pixels, one of them with a margin (``python -m tests.browser.picturing``)."""


class Site(NamedTuple):
    """A site: its folder, the names of its ``pages`` on which Python runs, and its size in bytes."""

    folder: Path
    pages: tuple[str, ...]
    size: int


def build(folder: Path, parts: Path) -> Site:
    """Write the site into ``folder``, whose old contents are removed, and return what it has.

    From then on this process has the replacements for Jupyter's widgets, and a store in memory. Raises ``FileNotFoundError`` if a
    part or the program ``node`` is missing, ``ValueError`` for a file of Python whose digest is not the one in ``PYTHON``, and
    ``CalledProcessError`` if ``node`` fails.
    """
    install_replacements()
    provide_store(lambda: Journal(lambda _key, _record: None))
    folder = folder.absolute()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    source = find_notebooks()
    pages: list[NotebookPage | ServerPage] = [
        *(NotebookPage(source, name) for name in _list_names(source)),
        *(ServerPage(source, name) for name in SERVER_ONLY),
    ]
    licensed = [*list_licensed(parts, LIBRARIES)]
    for language in languages.list_languages():
        write_pages(folder / name_folder(language), language, pages, licensed)
    scripts = {page.name: page.script for page in pages}
    shutil.copytree(source / "pictures", folder / "pictures", ignore=shutil.ignore_patterns("*.webp"))  # the README's pictures
    addresses = {each.entry: files.keep(str(each), "js") for each in _list_scripts()}
    for name, content in files.list_files():
        (folder / files.FOLDER).mkdir(parents=True, exist_ok=True)
        (folder / files.FOLDER / name).write_bytes(content)
    (folder / "python").mkdir()
    for name, digest in PYTHON.items():
        _copy_checked(parts / "node_modules" / "pyodide" / name, folder / "python" / name, digest)
    for name in WORKERS:
        (folder / name).write_text(read_module(f"anywhere/{name}"), encoding="utf-8")
    write_program(folder, parts, scripts, addresses)
    words = {name_words(language): pack_words(language) for language in languages.list_languages() if language != ENGLISH}
    for name, packed in words.items():
        (folder / name).write_bytes(packed)
    started = (*(f"python/{name}" for name in PYTHON), PROGRAM, *words, "interpreter.js")
    _set_build(folder / "interpreter.js", _compute_digest(folder, started))
    shutil.copy(files.STATIC / "icon.svg", folder / "icon.svg")
    for icon in ICONS:
        shutil.copy(Path(__file__).parent / "icons" / icon, folder / icon)
    add_keeper(folder)
    runs = tuple(page.name for page in pages if page.script)
    return Site(folder, runs, sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()))


def write_pages(
    folder: Path, language: str, pages: Iterable[NotebookPage | ServerPage], licensed: Sequence[LicensedPart]
) -> None:
    """Write all pages in a language, and what devices that keep them need to know, into a folder; then speak as before."""
    spoken = languages.get_language()
    languages.speak(language)
    texts = {page.name: page.build(language) for page in pages}
    texts |= {"licences": build_licences(language, licensed), "index": texts[WELCOME]}
    for name, text in texts.items():
        file = folder / f"{name}.html"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (folder / "site.webmanifest").write_text(build_manifest(language), encoding="utf-8")
    collect()  # frees the widgets, which would follow the change of language
    languages.speak(spoken)


def _copy_checked(source: Path, target: Path, digest: str) -> None:
    """Copy a fetched file if it has this SHA-256. Raises ``ValueError`` otherwise."""
    content = source.read_bytes()
    found = sha256(content).hexdigest()
    if found != digest:
        raise ValueError(f"{source} has the SHA-256 {found}, not {digest}: it is another version, or was changed on its way")
    target.write_bytes(content)


def _list_names(source: Path) -> Iterator[str]:
    """Yield the paths, without suffix, of the notebooks that need no server, except those with a dot, such as checkpoints."""
    for file in sorted(source.rglob("*.ipynb")):
        name = file.relative_to(source).with_suffix("").as_posix()
        if name not in SERVER_ONLY and "." not in name:
            yield name


def _list_scripts() -> Iterator[Script]:
    """Yield the scripts of all pages, which Python in a browser cannot link."""
    from village_widgets.companion import page, parts  # imported here: these import widgets, which have been replaced meanwhile
    from village_widgets.components.screen import Screen
    from village_widgets.glossary import Glossary
    from village_widgets.play.yourgames import YourGames
    from village_widgets.rulebook.page import Rulebook
    from village_widgets.tutor.home import HomePage

    shown = (Screen, HomePage, YourGames, Glossary, Rulebook)
    yield from (*(screen._esm for screen in shown), widgets.HTML._esm, widgets.Dropdown._esm)
    yield from (page.build_script(parts.load_parts(game)) for game in list_games())


def _compute_digest(folder: Path, names: Iterable[str]) -> str:
    """Return a digest of the names and contents of files in ``folder``."""
    whole = sha256()
    for name in names:
        whole.update(name.encode() + b"\0" + sha256((folder / name).read_bytes()).digest())
    return whole.hexdigest()[:16]


def _set_build(script: Path, build: str) -> None:
    """Write the digest of the site's build into one of its scripts."""
    script.write_text(script.read_text(encoding="utf-8").replace('BUILD = ""', f'BUILD = "{build}"'), encoding="utf-8")


def add_keeper(folder: Path) -> None:
    """Add the script that lets browsers keep the site, with lists of its files, each language's apart, and their digest.

    Manifests are not in the lists.
    """
    found = sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())
    names = [name for name in found if not name.endswith(MANIFEST.name)]  # browsers fetch it without the page
    apart = {language: [name for name in names if find_language(name) == language] for language in languages.list_languages()}
    common = ["./", *(name for name in names if not find_language(name))]
    listed = json.dumps({"build": _compute_digest(folder, names), "files": common, "languages": apart}, indent=0)
    keeper = read_module("anywhere/keeper.js").replace('{ build: "", files: [], languages: {} }', listed)
    (folder / "keeper.js").write_text(keeper, encoding="utf-8")


def find_language(name: str) -> str:
    """Return the language of a file of the site; empty if pages of all languages need it."""
    own = (
        language
        for language in languages.list_languages()
        if name == name_words(language) or name.startswith(name_folder(language) or "/")
    )
    return next(own, ENGLISH if name.endswith(".html") and name != "index.html" else "")
