"""The site: every page as a file, with Python and all that it runs beside it. What is in it comes from this environment and from
the folder of parts, which holds Python for browsers (the package ``pyodide``) and the wheels that are made for it.
"""

from __future__ import annotations

import io
import json
import re
import shutil
import subprocess
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping
from contextlib import chdir
from hashlib import sha256
from importlib.metadata import distribution
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile

import nbformat
from jinja2 import Environment, FileSystemLoader
from nbconvert.filters import markdown2html, strip_files_prefix
from nbformat import NotebookNode

from village_core.games import list_games
from village_core.kernel.words import ENGLISH
from village_core.store.provision import provide_store
from village_widgets.anywhere import stand_in, widgets
from village_widgets.anywhere.journal import Journal
from village_widgets.anywhere.running import Bundle, RunningPage, as_file, cells_run, script
from village_widgets.components.linking import link
from village_widgets.components.modules import Script, read_module
from village_widgets.host import files
from village_widgets.host.headers import policy
from village_widgets.host.outputs import widget
from village_widgets.host.serving import HERE, notebooks
from village_widgets.words import words

TEMPLATES: Final = HERE / "data" / "voila" / "templates" / "village"
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
"""What Python needs in a browser, beside the wheels of the parts."""
NEEDLESS: Final = re.compile(
    r"__pycache__|/voila/|/processes/(?!__init__|warming)|/notebooks/|/commands/|/icons/|\.(pyc|m?js|ts)$|\.dist-info/(?!METADATA)|pytz/zoneinfo|/tests?/"
    r"|babel/locale-data/(?!(root|en|en_001|en_US|en_GB|de|de_DE|ko|ko_KR|zh|zh_Hant|zh_Hant_TW)\.dat)|babel/messages"
)
"""What no page in a browser reads."""
SERVED: Final = ("analysis",)
"""Notebooks that need a server: what they draw with does not run in a browser. Their pages say so."""
PYTHON: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
WORKERS: Final = ("worker.js", "records.js", "apart.js", "thinker.js", "interpreter.js", "life.js", "picturing.js")
PAGE: Final = ("door.js", "process.js", "installing.js", "lasting.js", "life.js", "records.js")
"""What of a page's own script (``host``) is another where it speaks to a worker instead of a process."""
ICONS: Final = ("icon-180.png", "icon-192.png", "icon-512.png", "icon-cut-512.png")
"""The icon where a device takes no drawing (``python -m tests.browser.picturing``): of so many pixels; one for those that cut."""
WAITING: Final = '<script type="application/vnd.village.waiting">{}</script>'
"""What stands for a widget that can't come with its page: what it shows is drawn by lot."""


class Built(NamedTuple):
    """What was built: the site's folder, its pages, and the bytes of all files."""

    folder: Path
    pages: tuple[str, ...]
    size: int


class _Process(NamedTuple):
    """What a process in which cells have run is to the template: it knows the states of all widgets."""

    widget_state: Mapping[str, widgets.State]
    widget_buffers: Mapping[str, object]


def build(folder: Path, parts: Path) -> Built:
    """Write the site into ``folder``, anew. Raises ``FileNotFoundError`` for what is missing of the ``parts``, or node."""
    stand_in()
    provide_store(lambda: Journal(lambda _key, _record: None))
    folder = folder.absolute()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    source = notebooks()
    names = [*_names(source)]
    scripts: dict[str, str] = {}
    for name in names:
        text, scripts[name] = _page(source, name)
        (folder / f"{name}.html").parent.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.html").write_text(text, encoding="utf-8")
    for name in SERVED:
        text, scripts[name] = _served(source, name), ""
        (folder / f"{name}.html").write_text(text, encoding="utf-8")
    shutil.copy(folder / "00_welcome.html", folder / "index.html")
    shutil.copytree(source / "pictures", folder / "pictures", ignore=shutil.ignore_patterns("*.webp"))  # those are the README's
    addresses = {each.entry: files.keep(str(each), "js") for each in _scripts()}
    for name, content in files.kept():
        (folder / files.FOLDER).mkdir(parents=True, exist_ok=True)
        (folder / files.FOLDER / name).write_bytes(content)
    (folder / "python").mkdir()
    for name in PYTHON:
        shutil.copy(parts / "node_modules" / "pyodide" / name, folder / "python" / name)
    for name in WORKERS:
        (folder / name).write_text(read_module(f"anywhere/{name}"), encoding="utf-8")
    with TemporaryDirectory() as aside:
        program = Path(aside) / "program.zip"
        program.write_bytes(_program(parts, scripts, addresses))
        compiling = Path(__file__).with_name("compile.mjs"), folder / "python", program, folder / "program.gz"
        subprocess.run(["node", *map(str, compiling)], check=True)
    _name(folder / "interpreter.js", _digest(folder, [*(f"python/{name}" for name in PYTHON), "program.gz", "interpreter.js"]))
    (folder / "icon.svg").write_text((TEMPLATES / "static" / "icon.svg").read_text(encoding="utf-8"), encoding="utf-8")
    for icon in ICONS:
        shutil.copy(Path(__file__).parent / "icons" / icon, folder / icon)
    _install(folder)
    return Built(folder, tuple(names), sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()))


def _names(source: Path) -> Iterator[str]:
    """The notebooks that need no server, by their paths without an ending."""
    for file in sorted(source.rglob("*.ipynb")):
        name = file.relative_to(source).with_suffix("").as_posix()
        if name not in SERVED and "." not in name:
            yield name


def _page(source: Path, name: str) -> tuple[str, str]:
    """The HTML of a notebook's page, and the script that its Python runs."""
    notebook = nbformat.read(source / f"{name}.ipynb", 4)
    run = cells_run(notebook.cells)
    text = script(run.values())
    with chdir((source / name).parent):  # as Jupyter runs it
        page, shown = _run(text)
        again, _ = _run(text)
    states = {number: each.state() for number, each in page.widgets.items()}
    fixed = {number for number, state in states.items() if number in again.widgets and again.widgets[number].state() == state}
    for number, bundle in zip(run, shown, strict=True):
        notebook.cells[number].outputs = [*_outputs(bundle, states, fixed)]
    process = _Process({number: state for number, state in states.items() if number in fixed}, {})
    return _html(notebook, name, process), text


def _served(source: Path, name: str) -> str:
    """The HTML of a page that there is only where a server runs: what it is about, and where it is to be had."""
    notebook = nbformat.read(source / f"{name}.ipynb", 4)
    title, *_ = notebook.cells
    notebook.cells = [title, nbformat.v4.new_markdown_cell(words(ENGLISH).format("anywhere-served"))]
    return _html(notebook, name, _Process({}, {}))


def _html(notebook: NotebookNode, name: str, process: _Process) -> str:
    """A page of these cells, by the template that Voila fills in, too."""
    base = "../" * name.count("/")
    environment = Environment(loader=FileSystemLoader(TEMPLATES))
    environment.filters |= {
        "ansi2html": str,
        "markdown2html": markdown2html,
        "strip_files_prefix": strip_files_prefix,
        "shared_file": _shared,
        "widget": _widget,
    }
    html = environment.get_template("index.html.j2").render(
        nb=notebook,
        resources={"metadata": {"name": name}, "base_url": base},
        page_config={},
        main_js="",
        anywhere=True,
        policy=policy(),
        notebook=name,
        process=process,
    )
    return re.sub(r'(href="[^":]*)\.ipynb(?=[#"])', r"\1.html", html)


def _run(text: str) -> tuple[RunningPage, list[Bundle]]:
    page = RunningPage(lambda _text, _buffers: None)
    with as_file(text) as file:
        return page, page.run(file)


def _outputs(bundle: Bundle, states: Mapping[str, widgets.State], fixed: set[str]) -> Iterator[NotebookNode]:
    """What a cell shows, as a notebook has it. A widget that is not the same each time comes late."""
    view = bundle.get(widgets.VIEW)
    if isinstance(view, dict) and not _within(str(view["model_id"]), states) <= fixed:
        bundle = {"text/html": WAITING.format(view["model_id"])}
    if bundle:
        yield nbformat.v4.new_output("display_data", data=bundle)


def _within(root: str, states: Mapping[str, widgets.State]) -> set[str]:
    """A widget and all that is in it."""
    children = states[root].get("children", ())
    referred = [str(child).removeprefix(widgets.REFERS) for child in children] if isinstance(children, list) else []
    return {root}.union(*(_within(child, states) for child in referred))


def _widget(root: str, states: Mapping[str, widgets.State], _buffers: object, base: str) -> object:
    """What a page brings along of a widget (``host.outputs``), its binary traits apart."""
    plain = {number: widgets.parted(dict(state))[0] for number, state in states.items()}
    return widget(root, plain, {number: _binary(state) for number, state in states.items()}, base)


def _binary(state: widgets.State) -> Mapping[tuple[str, ...], Mapping[str, str]]:
    return {(name,): {"data": b64encode(value).decode()} for name, value in state.items() if isinstance(value, bytes)}


def _shared(name: str) -> str:
    """The path of a file that all pages have; their script speaks to a worker instead of a process."""
    if name != "page.js":
        return files.shared(name)
    ours = {f"host/{name}": read_module(f"anywhere/{name}") for name in PAGE}
    return files.keep(link("host/page.js", {**files.page_scripts(), **ours}), "js")


def _program(parts: Path, scripts: Mapping[str, str], addresses: Mapping[str, str]) -> bytes:
    """All that Python runs, packed: our packages, the libraries, the wheels of the parts, the notebooks' scripts, and where the
    pages' own are.
    """
    packed = io.BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED, compresslevel=9) as program:
        for package in OURS:
            for file in sorted((PACKAGES / package).rglob("*")):
                inside = file.relative_to(PACKAGES).as_posix()
                if file.is_file() and not NEEDLESS.search(inside):
                    program.write(file, inside)
        for library in LIBRARIES:
            for part in sorted(distribution(library).files or ()):
                if ".." not in part.parts and not NEEDLESS.search(str(part)):
                    program.write(str(part.locate()), str(part))
        wheels = sorted(parts.glob("*.whl"))
        if not wheels:
            raise FileNotFoundError(f"{parts}: there are no wheels for Python in a browser")
        for wheel in wheels:
            with ZipFile(wheel) as opened:
                for inside in opened.namelist():
                    program.writestr(inside, opened.read(inside))
        for name, text in scripts.items():
            program.writestr(f"village_widgets/notebooks/{name}.py", text)
        program.writestr(f"village_widgets/anywhere/{widgets.ADDRESSES.name}", json.dumps(addresses))
    return packed.getvalue()


def _scripts() -> Iterator[Script]:
    """The scripts of all pages: no browser's Python can link them."""
    from village_widgets.companion import page  # widgets: what stands in for them is there by now
    from village_widgets.components.screen import Screen
    from village_widgets.tutor.home import HomePage

    yield from (Screen._esm, HomePage._esm)
    yield from (page.build_script(page.load_parts(game, ENGLISH)) for game in list_games())


def _digest(folder: Path, names: Iterable[str]) -> str:
    """What changes with any of these files."""
    whole = sha256()
    for name in names:
        whole.update(name.encode() + b"\0" + sha256((folder / name).read_bytes()).digest())
    return whole.hexdigest()[:16]


def _name(script: Path, build: str) -> None:
    """Let a script know what it was built with."""
    script.write_text(script.read_text(encoding="utf-8").replace('BUILD = ""', f'BUILD = "{build}"'), encoding="utf-8")


def _install(folder: Path) -> None:
    """Let browsers keep the site: the list of its files, by a name that changes with any of them, and how it is installed."""
    names = sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())
    listed = json.dumps({"build": _digest(folder, names), "files": ["./", *names]}, indent=0)
    keeper = read_module("anywhere/keeper.js").replace('{ build: "", files: [] }', listed)
    (folder / "keeper.js").write_text(keeper, encoding="utf-8")
    shutil.copy(Path(__file__).with_name("site.webmanifest"), folder / "site.webmanifest")
