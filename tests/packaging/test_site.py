"""The site: fetched parts are checked, and each language has its own words, pages, manifest and list of files."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
import zlib
from base64 import b64decode
from hashlib import sha256
from html import unescape
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.languages.pseudo import END, LONGER, START
from tests.packaging.test_licences import make_parts
from village_core.games import list_games
from village_core.kernel.words import languages
from village_widgets.site import __main__ as command
from village_widgets.site import building, packing
from village_widgets.site.building import _copy_checked, add_keeper

BUILD = """
import sys
from pathlib import Path
from tests.languages.pseudo import LONGER
from tests.languages.speaking import offer_pseudo
from village_core.kernel.words.languages import get_language
from village_widgets.anywhere import install_replacements
install_replacements()
from village_widgets.host.folders import find_notebooks
from village_widgets.site.building import write_pages
from village_widgets.site.pages import NotebookPage
folder, source = Path(sys.argv[1]), find_notebooks()
pages = [NotebookPage(source, name) for name in ("00_welcome", "stone_age/01_first_round")]
with offer_pseudo():
    write_pages(folder, "en", pages, [])
    write_pages(folder / LONGER, LONGER, pages, [])
    print(get_language())
"""
"""Builds two pages in English and in a pseudo-language, and prints the language that is spoken afterwards."""
UNLISTED = ("site.webmanifest", "keeper.js")
"""The ends of files without a place in the keeper's lists; each language's folder has a manifest."""
PACKED = re.compile(r'"_told": "([^"]+)"')
"""The message that comes with a widget, in a page's HTML."""


def read_keeper(folder: Path) -> dict:
    """Return the lists in the keeper of the site in a folder."""
    return json.loads(re.findall(r"const SITE = (\{.*?\});\n(?=const)", (folder / "keeper.js").read_text(), re.DOTALL)[0])


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
    """The program has English words alone; the archive of another language has its word files and what Babel knows of it."""
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


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with two pages in English and in a pseudo-language; check that their builder then speaks English again."""
    folder = tmp_path_factory.mktemp("pages")
    built = subprocess.run([sys.executable, "-c", BUILD, folder], check=True, capture_output=True, text=True)
    assert built.stdout.splitlines()[-1] == "en"
    return folder


def test_each_language_has_pages_of_its_own(pages: Path) -> None:
    """Pages of another language lie in its folder: words and links are of the language, scripts and pictures shared."""
    for language, up in (("en", ""), (LONGER, "../")):
        folder = pages if language == "en" else pages / language
        welcome, chapter = ((folder / name).read_text() for name in ("index.html", "stone_age/01_first_round.html"))
        assert welcome == (folder / "00_welcome.html").read_text()
        assert f'<html lang="{language}"' in welcome and f'<html lang="{language}"' in chapter
        assert f'src="{up}pictures/village.svg"' in welcome
        assert f'data-python="{up}worker.js"' in welcome and f'data-python="../{up}worker.js"' in chapter
        assert f'src="../{up}voila/village/' in chapter
        assert all(f'href="{name}.html"' in welcome for name in ("learn", "glossary", "rulebook", "licences"))
        assert 'href="../glossary.html#stone_age"' in chapter and 'href="glossary.html"' in (folder / "licences.html").read_text()
        assert 'href="../licences.html"' in chapter
        [told] = (json.loads(zlib.decompress(b64decode(packed)))["words"] for packed in PACKED.findall(chapter))
        worded = [said for said in told.values() if any(map(str.isalpha, said))]  # texts without letters are signs between words
        assert len(worded) > 100 and all((said[0], said[-1]) == (START, END) for said in worded) == (language == LONGER)
        addresses = json.loads(unescape(re.findall('data-addresses="([^"]+)"', chapter)[0]))
        assert addresses["en"] == f"../{up}stone_age/01_first_round.html"
        assert addresses[LONGER] == f"../{up}{LONGER}/stone_age/01_first_round.html"


def test_devices_that_keep_the_site_get_its_name_in_their_language(pages: Path) -> None:
    """English and a pseudo-language have manifests with their own words, the same first page and the same icons."""
    english, longer = (json.loads((folder / "site.webmanifest").read_text()) for folder in (pages, pages / LONGER))
    assert (english["name"], english["lang"], english["start_url"], english["scope"]) == (
        "Village Companion",
        "en",
        "./index.html",
        "./",
    )
    assert (longer["lang"], longer["start_url"], longer["scope"]) == (LONGER, "../index.html", "../")
    assert all(longer[key].startswith(START) for key in ("name", "short_name", "description"))
    assert [f"../{icon['src']}" for icon in english["icons"]] == [icon["src"] for icon in longer["icons"]] != []


def test_the_keeper_knows_the_files_of_each_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``keeper.js`` lists the files of each language apart from those that all need, such as the site's first page."""
    monkeypatch.setattr(languages, "list_languages", lambda: {"en": "English", "ko": "Korean"})
    common = ("index.html", "program.gz", "worker.js", "python/python.zip", "voila/village/0.js")
    own = {"en": ["learn.html", "stone_age/learn.html"], "ko": ["ko/index.html", "ko/stone_age/learn.html", "words-ko.gz"]}
    for name in (*common, *own["en"], *own["ko"], "site.webmanifest", "ko/site.webmanifest"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    add_keeper(tmp_path)
    listed = read_keeper(tmp_path)
    assert listed["build"] and listed["files"] == ["./", *common[:2], *common[3:], common[2]]
    assert listed["languages"] == own


class FakePage:
    """A page whose HTML names it and its language; pages of notebooks that need no server have a script."""

    def __init__(self, source: Path, name: str) -> None:
        self.name = name
        self.script = f"run {name}"

    def build(self, language: str) -> str:
        """Return the name of the page and its language."""
        return f"{self.name} in {language}"


class FakeServerPage(FakePage):
    """A page without a script."""

    def __init__(self, source: Path, name: str) -> None:
        super().__init__(source, name)
        self.script = ""


class Builder:
    """A builder of small sites: ``parts`` and ``source`` are its folders, ``asked`` has the calls for things too slow to make."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.parts, self.source = folder / "site", folder / "parts", folder / "source"
        self.program = b"program"
        self.asked: list[str] = []
        self.scripts: dict[str, str] = {}
        self.addresses: dict[str, str] = {}
        python = self.parts / "node_modules" / "pyodide"
        for file in (python / "pyodide.mjs", *(self.source / name for name in self._list_sources())):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text("content")
        for name, fake in (
            ("install_replacements", lambda: self.asked.append("replaced")),
            ("provide_store", lambda opener: self.asked.append(repr(opener()))),
            ("find_notebooks", lambda: self.source),
            ("list_licensed", lambda parts, _: [self.asked.append(parts.name)]),
            ("build_licences", lambda language, parts: f"{len(parts)} licences in {language}"),
            ("NotebookPage", FakePage),
            ("ServerPage", FakeServerPage),
            ("PYTHON", {"pyodide.mjs": sha256(b"content").hexdigest()}),
            ("write_program", self.write_program),
            ("pack_words", lambda language: f"words of {language}".encode()),
            ("collect", lambda: None),  # these pages have no widgets, and a process of many tests has much to look through
        ):
            monkeypatch.setattr(building, name, fake)
        monkeypatch.setattr(languages, "list_languages", lambda: {"en": "English", "ko": "Korean", "de": "German"})

    @staticmethod
    def _list_sources() -> tuple[str, ...]:
        checkpoint = ".ipynb_checkpoints/00_welcome-checkpoint.ipynb"
        notebooks = ("analysis.ipynb", "00_welcome.ipynb", "orchard/01_first.ipynb", "play.v2.ipynb", checkpoint)
        return (*notebooks, "pictures/board.svg", "pictures/photo.webp")

    def write_program(self, folder: Path, parts: Path, scripts: dict[str, str], addresses: dict[str, str]) -> None:
        """Write a program of these bytes, and keep what it was asked to have."""
        assert (folder / "python" / "pyodide.mjs").is_file(), "it is compiled by the Python that lies there"
        (folder / packing.PROGRAM).write_bytes(self.program)
        self.scripts, self.addresses = scripts, addresses

    def build(self) -> building.Site:
        """Build the site."""
        return building.build(self.folder, self.parts)

    def read_build(self) -> tuple[str, str]:
        """Return the build that the interpreter names, and the one that the keeper names."""
        [build] = re.findall(r'BUILD = "(\w*)"', (self.folder / "interpreter.js").read_text())
        return build, read_keeper(self.folder)["build"]


@pytest.fixture
def builder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Builder:
    """Return a builder of small sites in three languages."""
    return Builder(tmp_path, monkeypatch)


def test_a_site_has_the_pages_of_all_notebooks_in_each_language(builder: Builder) -> None:
    """Notebooks that need no server run, the others have pages too; those with a dot in their path, as checkpoints, are left out.

    What was in the folder before is gone.
    """
    (builder.folder / "old").mkdir(parents=True)
    site = builder.build()
    assert site.folder == builder.folder and site.pages == ("00_welcome", "orchard/01_first")
    assert builder.scripts == {name: f"run {name}" for name in site.pages} | {"analysis": ""}
    for language, folder in (("en", ""), ("ko", "ko/"), ("de", "de/")):
        written = {file.name: file.read_text() for file in (builder.folder / folder).glob("*.html")}
        named = {f"{name}.html": f"{name} in {language}" for name in ("00_welcome", "analysis")}
        assert written == named | {"index.html": f"00_welcome in {language}", "licences.html": f"1 licences in {language}"}
        assert (builder.folder / folder / "orchard" / "01_first.html").read_text() == f"orchard/01_first in {language}"
        assert json.loads((builder.folder / folder / "site.webmanifest").read_text())["lang"] == language
    assert not (builder.folder / "old").exists() and builder.asked == ["replaced", "Journal(0 tables)", "parts"]
    assert languages.get_language() == "en"


def test_a_site_has_all_files_that_its_pages_fetch(builder: Builder) -> None:
    """Words of English come with the program, those of other languages apart; pictures for the README alone are left out.

    The keeper lists all files but the manifests and itself, and the size is that of all files.
    """
    site = builder.build()
    files = {file.relative_to(site.folder).as_posix() for file in site.folder.rglob("*") if file.is_file()}
    assert {name for name in files if name.startswith("words-")} == {"words-ko.gz", "words-de.gz"}
    assert (site.folder / "words-ko.gz").read_bytes() == b"words of ko" and "pictures/board.svg" in files
    assert {*building.WORKERS, *building.ICONS, "icon.svg", "python/pyodide.mjs", "program.gz"} <= files
    assert not [name for name in files if name.endswith(".webp")]
    kept = read_keeper(site.folder)
    listed = [*kept["files"], *(name for names in kept["languages"].values() for name in names)]
    assert sorted(listed) == sorted({"./", *(name for name in files if not name.endswith(UNLISTED))})
    assert site.size == sum((site.folder / name).stat().st_size for name in files)


def test_a_site_has_a_script_for_each_kind_of_page_and_each_game(builder: Builder) -> None:
    """Each script that Python in a browser can't link has an address, at which its file lies; each game's companion has one."""
    site = builder.build()
    pages = ("components/page.js", "components/home.js", "components/start.js", "glossary/page.js", "rulebook/page.js")
    markup = ("anywhere/markup.js", "anywhere/dropdown.js")
    assert {*builder.addresses} == {*pages, *markup, *(f"games/{game}/scripts/companion.js" for game in list_games())}
    assert all((site.folder / address).is_file() for address in builder.addresses.values())


def test_a_build_is_known_by_what_python_reads(builder: Builder, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same parts give the same builds; another program, other words and another Python give others.

    Other pages change the keeper's build alone.
    """
    builder.build()
    first = builder.read_build()
    builder.build()
    assert builder.read_build() == first and re.fullmatch("[0-9a-f]{16}", first[0])
    with monkeypatch.context() as changed:
        changed.setattr(FakePage, "build", lambda *_: "another page")
        builder.build()
    assert builder.read_build()[0] == first[0] and builder.read_build()[1] != first[1]
    found = {first[0]}
    builder.program = b"another program"
    builder.build()
    found.add(builder.read_build()[0])
    monkeypatch.setattr(building, "pack_words", lambda language: f"{language} words".encode())
    builder.build()
    found.add(builder.read_build()[0])
    (builder.parts / "node_modules" / "pyodide" / "pyodide.mjs").write_text("another")
    monkeypatch.setattr(building, "PYTHON", {"pyodide.mjs": sha256(b"another").hexdigest()})
    builder.build()
    assert len(found | {builder.read_build()[0]}) == 4


def test_a_part_that_was_changed_stops_the_build(builder: Builder) -> None:
    """A file of Python with another hash stops the build, and a part that is missing does."""
    part = builder.parts / "node_modules" / "pyodide" / "pyodide.mjs"
    part.write_text("changed on its way")
    with pytest.raises(ValueError, match=r"pyodide\.mjs has the SHA-256"):
        builder.build()
    part.unlink()
    with pytest.raises(FileNotFoundError, match=r"pyodide\.mjs"):
        builder.build()


def test_the_command_names_its_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command builds the parts named second into the folder named first, and says how large it is and how to look at it."""
    asked: list[tuple[Path, Path]] = []
    made = building.Site(tmp_path, ("one", "two"), 12_340_000)
    monkeypatch.setattr(command, "build", lambda *folders: (asked.append(folders), made)[1])
    command.main("site", "parts")
    assert asked == [(Path("site"), Path("parts"))]
    built, look = capsys.readouterr().out.splitlines()
    assert "2 pages" in built and "12.3" in built and str(tmp_path) in built
    assert look.endswith(f"python -m http.server --directory {tmp_path}")


def test_a_page_that_only_begins_like_a_language_s_folder_is_english() -> None:
    """Files in a language's folder and its words belong to the language, pages beside the folders to English, others to all."""
    names = ("koala.html", "ko/koala.html", "words-ko.gz", "index.html", "ko/index.html", "komet.js")
    assert [building.find_language(name) for name in names] == ["en", "ko", "ko", "", "ko", ""]
