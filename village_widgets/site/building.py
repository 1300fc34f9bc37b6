"""Building the site: every page as a file, with Python and all that it runs beside it.

The contents come from this environment and from the folder of parts, which has Python for browsers (the package ``pyodide``) and
the wheels built for it.
"""

from __future__ import annotations

import json
import re
import shutil
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping
from contextlib import chdir
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import nbformat
from jinja2 import Environment, FileSystemLoader
from nbconvert.filters import markdown2html, strip_files_prefix
from nbformat import NotebookNode

from village_core.games import list_games
from village_core.kernel.words import ENGLISH
from village_core.kernel.words.languages import list_languages
from village_core.store.provision import provide_store
from village_widgets.anywhere import install_replacements, widgets
from village_widgets.anywhere.journal import Journal
from village_widgets.anywhere.running import Bundle, RunningPage, build_script, select_cells, write_script
from village_widgets.components.modules import Script, read_module
from village_widgets.host import files
from village_widgets.host.frame import build_context, load_words
from village_widgets.host.headers import build_policy
from village_widgets.host.outputs import WidgetStates, embed_widget, list_children
from village_widgets.host.serving import VOILA, find_notebooks
from village_widgets.site.licensing import list_licensed
from village_widgets.site.packing import LIBRARIES, PROGRAM, name_words, pack_words, write_program

TEMPLATES: Final = VOILA / "data" / "voila" / "templates" / "village"
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
PAGE: Final = ("door.js", "process.js", "installing.js", "lasting.js", "life.js", "records.js")
"""Modules that replace those of the page's own script (``host``) if it talks to a worker instead of a process."""
ICONS: Final = ("icon-180.png", "icon-192.png", "icon-512.png", "icon-cut-512.png")
"""Icons for devices that take no SVG, by size in pixels, one of them with a margin (``python -m tests.browser.picturing``)."""
WAITING: Final = '<script type="application/vnd.village.waiting">{}</script>'
"""A placeholder for a widget whose first state is random, so that it cannot come with its page."""


class Site(NamedTuple):
    """A site: its folder, its pages, and its size in bytes."""

    folder: Path
    pages: tuple[str, ...]
    size: int


def build(folder: Path, parts: Path) -> Site:
    """Write the site into ``folder``, whose old contents go.

    Raises ``FileNotFoundError`` if a part or node is missing, ``ValueError`` for a part that is not the one that we know.
    """
    install_replacements()
    provide_store(lambda: Journal(lambda _key, _record: None))
    folder = folder.absolute()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    source = find_notebooks()
    names = [*_list_names(source)]
    scripts: dict[str, str] = {}
    for name in names:
        text, scripts[name] = _build_page(source, name)
        (folder / f"{name}.html").parent.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.html").write_text(text, encoding="utf-8")
    for name in SERVER_ONLY:
        text, scripts[name] = _build_server_page(source, name), ""
        (folder / f"{name}.html").write_text(text, encoding="utf-8")
    (folder / "licences.html").write_text(_build_licences(parts), encoding="utf-8")
    shutil.copy(folder / "00_welcome.html", folder / "index.html")
    shutil.copytree(source / "pictures", folder / "pictures", ignore=shutil.ignore_patterns("*.webp"))  # those are the README's
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
    words = {name_words(language): pack_words(language) for language in list_languages() if language != ENGLISH}
    for name, packed in words.items():
        (folder / name).write_bytes(packed)
    started = (*(f"python/{name}" for name in PYTHON), PROGRAM, *words, "interpreter.js")
    _set_build(folder / "interpreter.js", _compute_digest(folder, started))
    (folder / "icon.svg").write_text((TEMPLATES / "static" / "icon.svg").read_text(encoding="utf-8"), encoding="utf-8")
    for icon in ICONS:
        shutil.copy(Path(__file__).parent / "icons" / icon, folder / icon)
    _add_keeper(folder)
    return Site(folder, tuple(names), sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()))


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


def _build_page(source: Path, name: str) -> tuple[str, str]:
    """Return the HTML of a notebook's page, and the script that its Python runs.

    The script runs twice: widgets that differ come only as placeholders.
    """
    notebook = nbformat.read(source / f"{name}.ipynb", 4)
    run = select_cells(notebook.cells)
    text = build_script(run.values())
    with chdir((source / name).parent):  # as Jupyter runs it
        page, shown = _run(text)
        again, _ = _run(text)
    states = {number: each.get_state() for number, each in page.widgets.items()}
    fixed = {number for number, state in states.items() if number in again.widgets and again.widgets[number].get_state() == state}
    for number, bundle in zip(run, shown, strict=True):
        notebook.cells[number].outputs = [*_build_outputs(bundle, states, fixed)]
    process = WidgetStates({number: state for number, state in states.items() if number in fixed}, {})
    return _render(notebook, name, process), text


def _build_server_page(source: Path, name: str) -> str:
    """Return the HTML of a page that needs a server: its title, and where to find it."""
    notebook = nbformat.read(source / f"{name}.ipynb", 4)
    title, *_ = notebook.cells
    notebook.cells = [title, nbformat.v4.new_markdown_cell(load_words(ENGLISH).format("anywhere-served"))]
    return _render(notebook, name, WidgetStates({}, {}))


def _build_licences(parts: Path) -> str:
    """Return the HTML of the page with the licences of all that the site carries."""
    template = _load_templates().get_template("licences.html.j2")
    return str(template.render(**build_context(ENGLISH), parts=[*list_licensed(parts, LIBRARIES)], policy=build_policy()))


def _load_templates() -> Environment:
    """Return the templates that Voila uses too, with filters for pages without a server."""
    environment = Environment(loader=FileSystemLoader(TEMPLATES))
    environment.filters |= {
        "ansi2html": str,
        "markdown2html": markdown2html,
        "strip_files_prefix": strip_files_prefix,
        "shared_file": _keep_shared,
        "widget": _embed,
    }
    return environment


def _render(notebook: NotebookNode, name: str, process: WidgetStates) -> str:
    """Return the HTML of a notebook, from the template that Voila uses too. Links to other notebooks lead to their pages."""
    base = "../" * name.count("/")
    html = (
        _load_templates()
        .get_template("index.html.j2")
        .render(
            **build_context(ENGLISH),
            nb=notebook,
            resources={"metadata": {"name": name}, "base_url": base},
            page_config={},
            main_js="",
            anywhere=True,
            policy=build_policy(),
            notebook=name,
            process=process,
        )
    )
    return re.sub(r'(href="[^":]*)\.ipynb(?=[#"])', r"\1.html", html)


def _run(text: str) -> tuple[RunningPage, list[Bundle]]:
    """Run a script; return its page and the outputs of its cells."""
    page = RunningPage(lambda _text, _buffers: None)
    with write_script(text) as file:
        return page, page.run(file)


def _build_outputs(bundle: Bundle, states: Mapping[str, widgets.State], fixed: set[str]) -> Iterator[NotebookNode]:
    """Yield the output of a cell, as a notebook has it. A widget that differs between runs gets a placeholder."""
    view = bundle.get(widgets.VIEW)
    if isinstance(view, dict) and not _collect(str(view["model_id"]), states) <= fixed:
        bundle = {"text/html": WAITING.format(view["model_id"])}
    if bundle:
        yield nbformat.v4.new_output("display_data", data=bundle)


def _collect(root: str, states: Mapping[str, widgets.State]) -> set[str]:
    """Return the id of a widget and the ids of all widgets inside it."""
    return {root}.union(*(_collect(child, states) for child in list_children(states[root])))


def _embed(root: str, states: Mapping[str, widgets.State], _buffers: object, base: str) -> object:
    """Return a widget for a page's HTML (``host.outputs``), with its binary traits apart."""
    split = {number: widgets.split_binary(state) for number, state in states.items()}
    buffers = {
        number: {tuple(path): {"data": b64encode(value).decode()} for path, value in zip(paths, values, strict=True)}
        for number, (_, paths, values) in split.items()
    }
    return embed_widget(root, {number: plain for number, (plain, _, _) in split.items()}, buffers, base)


def _keep_shared(name: str) -> str:
    """Keep a file that all pages share, and return its path. Their script talks to a worker instead of a process."""
    if name != "page.js":
        return files.keep_shared(name)
    return files.keep_page_script({f"host/{name}": read_module(f"anywhere/{name}") for name in PAGE})


def _list_scripts() -> Iterator[Script]:
    """Yield the scripts of all pages, which Python in a browser cannot link."""
    from village_widgets.companion import page, parts  # imports widgets, which are replaced by now
    from village_widgets.components.screen import Screen
    from village_widgets.play.yourgames import YourGames
    from village_widgets.tutor.home import HomePage

    yield from (Screen._esm, HomePage._esm, YourGames._esm, widgets.HTML._esm, widgets.Dropdown._esm)
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


def _add_keeper(folder: Path) -> None:
    """Add the script that lets browsers keep the site, with a list of its files and their digest, and the manifest."""
    names = sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())
    listed = json.dumps({"build": _compute_digest(folder, names), "files": ["./", *names]}, indent=0)
    keeper = read_module("anywhere/keeper.js").replace('{ build: "", files: [] }', listed)
    (folder / "keeper.js").write_text(keeper, encoding="utf-8")
    shutil.copy(Path(__file__).with_name("site.webmanifest"), folder / "site.webmanifest")
