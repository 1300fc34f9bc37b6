"""The pages around the board: their list, their settings, and what they must never do."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from inspect import iscoroutinefunction
from pathlib import Path

import pytest
from jinja2 import Environment, FileSystemLoader
from jinja2.environment import TemplateModule
from jupyter_server.services.contents.largefilemanager import LargeFileManager
from nbformat import NotebookNode
from traitlets.config import Config, PyFileConfigLoader
from traitlets.utils.importstring import import_item

from village_core.kernel.words import ENGLISH, list_keys
from village_widgets.host import frame, serving
from village_widgets.site import pages

ROOT = Path(__file__).parents[2]
TEMPLATES = serving.VOILA / "data" / "voila" / "templates" / "village"
ROOMS = (serving.VOILA, serving.VOILA.parent / "host")
SAID_BY_SERVERS = {
    *("waiting-place", "anywhere-served", "name-short", "about", "built", "built-look"),
    *("served-here", "served-there", "served-closed", "served-end"),
}
"""Words of the frame that the server or the builder of the site says, not a template."""
OUTSIDE = re.compile(r"https?://(?!www\.w3\.org/)|@import\s+[^\s{]|//cdn")


def load_settings(file: str) -> Config:
    """Return the settings in one of our Jupyter configuration files, by the name of the file."""
    return PyFileConfigLoader(file, path=str(serving.VOILA / "config")).load_config()


def load_template(name: str) -> TemplateModule:
    """Return the macros and values of a template, in English."""
    return Environment(loader=FileSystemLoader(TEMPLATES)).get_template(name).make_module(frame.build_context(ENGLISH))


def test_every_page_in_the_header_exists() -> None:
    """Each link in the header leads to a notebook that is there and has a title, the welcome page first."""
    pages = load_template("pages.j2").pages
    assert pages[0]["file"] == "00_welcome.ipynb"
    assert all((ROOT / "notebooks" / page["file"]).is_file() and page["title"] for page in pages)


def test_from_a_games_folder_the_pages_for_any_game_are_opened_for_it() -> None:
    """In Stone Age's folder the header leads to the welcome page, its course, and to play and companion opened for it.

    The header of the first game's course opens them for no game.
    """
    masthead = load_template("frame.j2").masthead
    links = re.findall(r'href="([^"]+ipynb[^"]*)"', masthead("home", "../", "stone_age/learn.ipynb"))
    own = ["stone_age/learn.ipynb", "play.ipynb#play=stone_age", "companion.ipynb#play=stone_age"]
    assert links == [f"../{page}" for page in ("00_welcome.ipynb", *own)]
    assert "#play" not in masthead("home", "", "learn.ipynb")


@pytest.mark.parametrize(
    ("notebook", "linked"),
    [
        (NotebookNode(up="", file="learn.ipynb"), "{}.ipynb"),
        (NotebookNode(up="../", file="stone_age/learn.ipynb"), "../{}.ipynb#stone_age"),
    ],
)
def test_the_foot_of_a_page_leads_to_glossary_and_rulebook(notebook: NotebookNode, linked: str) -> None:
    """The foot of a page leads to the glossary and the rulebook beside the welcome page, named in each language.

    From another game's folder the links open that game's terms and rules.
    """
    named = {
        "en": ("Glossary", "Rulebook"),
        "ko": ("용어집", "규칙서"),
        "de": ("Glossar", "Regelheft"),
        "zh-Hant": ("詞彙表", "規則書"),
    }
    for language, (glossary, rulebook) in named.items():
        page = pages._load_templates().get_template("index.html.j2")
        cells = NotebookNode(cells=[], metadata=NotebookNode(village=notebook))
        html = page.render(
            **frame.build_context(language),
            nb=cells,
            prose=NotebookNode(title=""),
            resources=NotebookNode(base_url="", metadata=NotebookNode(name="")),
            page_config={},
        )
        foot = html.partition("<footer")[2]
        expected = [(linked.format("glossary"), glossary), (linked.format("rulebook"), rulebook)]
        assert re.findall(r'href="([^"]+)"[^>]*>([^<]+)<', foot) == expected


def test_every_word_of_the_pages_is_used() -> None:
    """Templates, headers, notebooks and the server show each wording of the frame, and ask for no other."""
    texts = [path.read_text() for path in TEMPLATES.iterdir() if path.is_file()]
    asked = {key for text in texts for key in re.findall(r'\bsay\("([\w-]+)"', text)}
    metadata = [json.loads(file.read_text())["metadata"] for file in (ROOT / "notebooks").glob("*.ipynb")]
    titles = {page["title"] for page in load_template("pages.j2").pages}
    titles |= {each["village"]["title"] for each in metadata if "title" in each["village"]}
    assert len(asked) > 30
    assert asked | titles | SAID_BY_SERVERS == list_keys(ENGLISH, frame.WORD_FILES)


def test_a_word_of_the_pages_may_have_any_sign() -> None:
    """A template gets wordings that are safe in HTML, whatever stands in them."""
    say = frame.build_say(ENGLISH)
    assert say("name-refused-add", variable='<b>"&').count("&lt;b&gt;&#34;&amp;") == 1


@pytest.mark.parametrize(
    "path", sorted(p for room in ROOMS for p in room.rglob("*") if p.suffix in {".j2", ".html", ".css", ".js", ".svg"})
)
def test_no_page_names_an_outside_host(path: Path) -> None:
    """Templates, styles and scripts load nothing from another machine."""
    assert not OUTSIDE.search(path.read_text())


def test_the_script_of_a_page_finds_what_it_speaks_with() -> None:
    """The script stands behind the notice of a lost connection and before the page's content, because it runs at once."""
    page = (TEMPLATES / "index.html.j2").read_text()
    assert 0 < page.index("<body") < page.index("{{ lost() }}") < page.index('<script type="module" async') < page.index("<main")


@pytest.mark.parametrize("file", ["voila.py", "jupyter_server_config.py"])
def test_forgotten_processes_end_soon_and_idle_ones_late(file: str) -> None:
    """In both configurations the process of a closed page ends before that of an idle one, sooner if clients wait for a place.

    That of an idle page has the time of idle kernels; a connected or busy kernel is not ended. A page has half a minute to come.
    """
    culling, pages = load_settings(file).MappingKernelManager, load_settings(file).Kernels
    assert 0 < culling.cull_interval <= 30 < pages.page_wanted_timeout < pages.page_left_timeout
    assert pages.page_left_timeout < pages.page_idle_timeout == culling.cull_idle_timeout
    assert culling.cull_connected is culling.cull_busy is False
    assert 30 < pages.page_expected_timeout <= pages.page_wanted_timeout


def test_a_healthy_connection_is_not_cut() -> None:
    """The patience with a silent connection is at least two intervals of its signs of life."""
    pinging = load_settings("voila.py").Voila.tornado_settings
    assert pinging["ws_ping_timeout"] >= 2 * pinging["ws_ping_interval"] > 0


def test_a_visitor_cannot_choose_another_look() -> None:
    """Pages have our template; an address can't choose one of Voila's templates or themes, which load from outside hosts."""
    voila = load_settings("voila.py").VoilaConfiguration
    assert (voila.template, voila.allow_template_override, voila.allow_theme_override) == ("village", "NO", "NO")


def test_a_visitor_sees_no_code() -> None:
    """Pages show neither the code of their cells nor where in our code an error happened, and the log has errors alone."""
    voila = load_settings("voila.py")
    assert voila.VoilaConfiguration.strip_sources is True and voila.VoilaConfiguration.show_tracebacks is False
    assert voila.Voila.log_level == "ERROR"


@pytest.mark.parametrize("file", ["voila.py", "jupyter_server_config.py"])
def test_the_cookies_stay_on_our_pages(file: str) -> None:
    """In both configurations no other site's page sends our cookies along, and following a link to us still does."""
    assert load_settings(file).IdentityProvider.cookie_options == {"samesite": "Lax"}


def test_charts_have_their_extensions() -> None:
    """Voila loads the extensions of widgets and charts, and nothing else."""
    allowed = {"@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget", "bqplot", "bqscales"}
    assert {*load_settings("voila.py").VoilaConfiguration.extension_allowlist} == allowed


def test_a_server_keeps_no_signature() -> None:
    """Signatures of notebooks are kept in memory alone, with a new secret for each server."""
    one, other = (load_settings("voila.py").NotebookNotary for _ in range(2))
    assert one.db_file == ":memory:" and len(one.secret) >= 32 and one.secret != other.secret


@pytest.mark.skipif(os.name != "posix", reason="other systems have ports alone")
def test_processes_are_reached_by_files() -> None:
    """Voila reaches its processes by files that other users can't open; the folder's path is short enough for them."""
    voila = load_settings("voila.py")
    assert voila.KernelManager.transport == "ipc" and voila.Voila.connection_dir_root == "/tmp"


def test_the_lab_asks_no_other_host() -> None:
    """JupyterLab fetches neither news nor newer versions nor extensions, and its contents manager is one that Voila can use."""
    server = load_settings("jupyter_server_config.py")
    lab, manager = server.LabApp, import_item(server.ServerApp.contents_manager_class)
    assert (lab.news_url, lab.extension_manager) == (None, "readonly")
    assert lab.check_for_updates_class.endswith(".NeverCheckForUpdate")
    assert issubclass(manager, LargeFileManager) and not iscoroutinefunction(manager.get)


def test_exported_notebooks_show_pictures_and_pages_live_boards() -> None:
    """A notebook exported as a page prefers still pictures and has no script; Voila's pages prefer the live board."""
    found = load_settings("jupyter_server_config.py")
    still = found.HTMLExporter.WidgetsDataTypeFilter.display_data_priority
    live = found.VoilaExporter.WidgetsDataTypeFilter.display_data_priority
    assert still[0] == "image/svg+xml" and not [kind for kind in still if "javascript" in kind or "widget" in kind]
    assert live == ["application/vnd.jupyter.widget-view+json", "application/javascript", *still]


def test_our_look_is_found_before_what_a_user_has_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our data folder comes before the user's in Jupyter's path; our configuration folder is alone if the user has set none."""
    monkeypatch.setenv("JUPYTER_PATH", "mine")
    monkeypatch.delenv("JUPYTER_CONFIG_PATH", raising=False)
    paths = serving.build_environment()
    assert paths["JUPYTER_PATH"].split(os.pathsep) == [str(serving.VOILA / "data"), "mine"]
    assert paths["JUPYTER_CONFIG_PATH"] == str(serving.VOILA / "config")


def test_the_data_are_kept_where_the_pages_were_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server gets the full path of a relative data folder; an absolute one, or none, stays as it is."""
    served: list[str] = []
    monkeypatch.setattr(serving, "serve", lambda _: served.append(os.environ["VILLAGE_DATA"]))
    for name in ("JUPYTER_PATH", "JUPYTER_CONFIG_PATH"):
        monkeypatch.setenv(name, "")
    monkeypatch.chdir(ROOT)
    for named in ("kept", "", "/somewhere"):
        monkeypatch.setenv("VILLAGE_DATA", named)
        serving.main([])
    assert served == [str(ROOT / "kept"), "", "/somewhere"]


def test_the_environment_is_printed_without_a_warning() -> None:
    """With ``--environment`` the server's command prints two variables and no warning."""
    command = [sys.executable, "-m", "village_widgets.host.serving", "--environment"]
    started = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    assert started.stderr == "" and started.stdout.count("export ") == 2


def test_two_lists_pin_everything_by_version() -> None:
    """Two lists pin every package once by name, version and the hashes of its files: for the pages, and for tests.

    The first has all that the project needs and nothing for tests, the second the extras.
    """
    texts = [(ROOT / place / "requirements.txt").read_text() for place in ("binder", "tests")]
    lists = [re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", "").splitlines() for text in texts]
    assert all(
        re.fullmatch(r"[\w.-]+(\[[\w-]+\])?==[\w.]+ ( +--hash=sha256:[0-9a-f]{64} ?)+", pin) for pins in lists for pin in pins
    )
    pins = [[pin.split()[0] for pin in pins] for pins in lists]
    run, tested = ({normalize(re.split(r"[\[=]", pin)[0]) for pin in found} for found in pins)
    assert len(run | tested) == len(pins[0]) + len(pins[1]), "no package stands twice"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = {normalize(re.split(r"[\[<]", name)[0]) for name in project["dependencies"]}
    assert asked | {"psycopg-binary"} <= run, "a package with an extra brings another package"
    extras = {normalize(re.split(r"[\[<]", name)[0]) for extra in project["optional-dependencies"].values() for name in extra}
    assert extras - {project["name"]} <= tested
    assert not run & {"pytest", "playwright", "mypy", "ruff", "catanatron", "hatchling"}, "Binder gets nothing for tests"


def normalize(package: str) -> str:
    """Return the name of a package in small letters, with a hyphen for each run of dots, hyphens and underscores."""
    return re.sub(r"[-_.]+", "-", package).lower()
