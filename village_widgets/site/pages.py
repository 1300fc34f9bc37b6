"""Pages of the site: notebooks that have run, each in every language.

English pages lie in the site's folder, those of another language in a folder with its tag, so that links between pages of one
language are the same in all of them.
"""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from contextlib import chdir
from functools import cache
from pathlib import Path
from typing import Final

import nbformat
from jinja2 import Environment, FileSystemLoader
from nbconvert.filters import markdown2html, strip_files_prefix
from nbformat import NotebookNode

from village_core.kernel.words import ENGLISH, languages
from village_widgets.anywhere import widgets
from village_widgets.anywhere.running import Bundle, build_script, run_page, select_cells, write_script
from village_widgets.anywhere.widgets import RunningPage
from village_widgets.components.modules import read_module
from village_widgets.host import files
from village_widgets.host.folders import VOILA
from village_widgets.host.frame import build_context, load_words
from village_widgets.host.headers import build_policy
from village_widgets.host.outputs import WidgetStates, embed_widget, list_children
from village_widgets.host.prose import Prose
from village_widgets.site.licensing import LicensedPart

TEMPLATES: Final = VOILA / "data" / "voila" / "templates" / "village"
PAGE: Final = ("door.js", "process.js", "installing.js", "lasting.js", "life.js", "records.js")
"""Modules that replace those of the page's own script (``host``) if it talks to a worker instead of a process."""
WAITING: Final = '<script type="application/vnd.village.waiting">{}</script>'
"""A placeholder for a widget whose first state is random, so that it cannot come with its page."""

MANIFEST: Final = Path(__file__).with_name("site.webmanifest")
"""The manifest for devices that keep the site, without its words."""


class NotebookPage:
    """A notebook as a page of the site, in the language that the process speaks while it is built.

    ``name`` is its path without suffix, ``script`` what its Python runs.
    """

    def __init__(self, source: Path, name: str) -> None:
        """Read the notebook ``name`` (its path without suffix) in ``source``, the folder of notebooks."""
        self.name = name
        self._folder = (source / name).parent
        self._notebook = nbformat.read(source / f"{name}.ipynb", 4)
        self._run = select_cells(self._notebook.cells)
        self.script = build_script(self._run.values())
        self._fixed: frozenset[str] | None = None

    def build(self, language: str) -> str:
        """Return the HTML of the page in a language, which the process must speak.

        The first time the script runs twice: widgets that differ come only as placeholders, in every language.
        """
        with chdir(self._folder):  # Jupyter runs a notebook in its folder
            page, shown = _run(self.script)
            states = {number: each.get_state() for number, each in page.widgets.items()}
            if self._fixed is None:
                again = _run(self.script)[0].widgets
                same = (number for number, state in states.items() if number in again and again[number].get_state() == state)
                self._fixed = frozenset(same)
        for number, bundle in zip(self._run, shown, strict=True):
            self._notebook.cells[number].outputs = [*_build_outputs(bundle, states, self._fixed)]
        process = WidgetStates({number: state for number, state in states.items() if number in self._fixed}, {})
        return _render(self._notebook, self.name, language, process)


class ServerPage:
    """The page of a notebook that needs a server: its title, and a text that says so. ``name`` is its path without suffix."""

    def __init__(self, source: Path, name: str) -> None:
        """Read the title of the notebook of this name in the folder of notebooks."""
        self.name = name
        self.script = ""
        self._notebook = nbformat.read(source / f"{name}.ipynb", 4)
        self._title, *_ = self._notebook.cells

    def build(self, language: str) -> str:
        """Return the HTML of the page in a language: the notebook's title, and that its figures need a server."""
        said = nbformat.v4.new_markdown_cell(load_words(language).format("anywhere-served"))
        self._notebook.cells = [self._title, said]
        return _render(self._notebook, self.name, language, WidgetStates({}, {}))


def name_folder(language: str) -> str:
    """Return the folder of the pages in a language, relative to the site: empty for English, otherwise with a final slash."""
    return "" if language == ENGLISH else f"{language}/"


def build_licences(language: str, parts: Sequence[LicensedPart]) -> str:
    """Return the HTML of the page with the licences of these parts."""
    template = _load_templates().get_template("licences.html.j2")
    return str(template.render(**_build_context("licences", language), base=_lead_up("licences", language), parts=parts))


def build_manifest(language: str) -> str:
    """Return the web app manifest in a language, as JSON. In every language the site begins at its own top folder."""
    say, up = load_words(language).format, _lead_up("", language)
    manifest = json.loads(MANIFEST.read_text(encoding="utf-8"))
    said = {"name": say("name"), "short_name": say("name-short"), "description": say("about"), "lang": language}
    icons = [{**icon, "src": f"{up}{icon['src']}"} for icon in manifest["icons"]]
    places = {"start_url": f"{up or './'}index.html", "scope": up or "./"}
    return json.dumps({**manifest, **said, **places, "icons": icons}, ensure_ascii=False, indent=2) + "\n"


def _lead_up(name: str, language: str) -> str:
    """Return the address of the site's folder, relative to the page of this name."""
    return "../" * f"{name_folder(language)}{name}".count("/")


def _build_context(name: str, language: str) -> dict[str, object]:
    """Return variables for the template of a page; ``addresses`` are those of the page in all languages, if there are several."""
    up = _lead_up(name, language)
    addresses = {other: f"{up}{name_folder(other)}{name}.html" for other in languages.list_languages()}
    return {
        **build_context(language),
        "addresses": addresses if len(addresses) > 1 else {},
        "anywhere": True,
        "policy": build_policy(),
    }


@cache
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


def _render(notebook: NotebookNode, name: str, language: str, process: WidgetStates) -> str:
    """Return the HTML of a notebook, from the template that Voila uses too.

    Links to other notebooks lead to their pages in the same language; all languages share the pictures.
    """
    base = _lead_up(name, language)
    html = (
        _load_templates()
        .get_template("index.html.j2")
        .render(
            **_build_context(name, language),
            nb=notebook,
            prose=Prose(notebook, language),
            resources={"metadata": {"name": name}, "base_url": base},
            page_config={},
            main_js="",
            notebook=name,
            process=process,
        )
    )
    html = re.sub(r'(src=")(?=pictures/)', rf"\1{base}", html)
    return re.sub(r'(href="[^":]*)\.ipynb(?=[#"])', r"\1.html", html)


def _run(text: str) -> tuple[RunningPage, list[Bundle]]:
    """Run a script; return its page and the outputs of its cells."""
    page = RunningPage(lambda _text, _buffers: None)
    with write_script(text) as file:
        return page, run_page(page, file)


def _build_outputs(bundle: Bundle, states: Mapping[str, widgets.WidgetState], fixed: frozenset[str]) -> Iterator[NotebookNode]:
    """Yield the output of a cell, as a notebook has it. A widget that differs between runs gets a placeholder."""
    view = bundle.get(widgets.VIEW)
    if isinstance(view, dict) and not _collect_ids(str(view["model_id"]), states) <= fixed:
        bundle = {"text/html": WAITING.format(view["model_id"])}
    if bundle:
        yield nbformat.v4.new_output("display_data", data=bundle)


def _collect_ids(root: str, states: Mapping[str, widgets.WidgetState]) -> set[str]:
    """Return the id of a widget and the ids of all widgets inside it."""
    return {root}.union(*(_collect_ids(child, states) for child in list_children(states[root])))


def _embed(root: str, states: Mapping[str, widgets.WidgetState], _buffers: object, base: str) -> object:
    """Return the widget of the model ``root`` for a page's HTML (``host.outputs``), its binary traits apart, in base64.

    The result is None if the widget needs JupyterLab. ``base`` leads from the page to the site's folder.
    """
    split = {number: widgets.split_binary(state) for number, state in states.items()}
    buffers = {
        number: {tuple(path): {"data": b64encode(value).decode()} for path, value in zip(paths, values, strict=True)}
        for number, (_, paths, values) in split.items()
    }
    return embed_widget(root, {number: plain for number, (plain, _, _) in split.items()}, buffers, base)


def _keep_shared(name: str) -> str:
    """Keep a file that all pages share, and return its path. The script ``page.js`` talks to a worker instead of a process."""
    if name != "page.js":
        return files.keep_shared(name)
    return files.keep_page_script({f"host/{name}": read_module(f"anywhere/{name}") for name in PAGE})
