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
from village_core.kernel.words import languages
from village_widgets.site import packing
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
PACKED = re.compile(r'"_told": "([^"]+)"')
"""The message that comes with a widget, in a page's HTML."""


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
    listed = json.loads(re.findall(r"const SITE = (\{.*?\});\n(?=const)", (tmp_path / "keeper.js").read_text(), re.DOTALL)[0])
    assert listed["build"] and listed["files"] == ["./", *common[:2], *common[3:], common[2]]
    assert listed["languages"] == own
