"""Texts of notebooks: pages show them from word files, and a notebook's own file has the English ones."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbformat import NotebookNode

from tests.notebooks.refreshing import NOTEBOOKS, write_texts
from village_core.kernel.words import ENGLISH, list_keys
from village_widgets.host.prose import Prose, find_words

FILES = [file for file in sorted(NOTEBOOKS.rglob("*.ipynb")) if ".ipynb_checkpoints" not in file.parts]


def list_shown(notebook: NotebookNode) -> list[NotebookNode]:
    """Return the cells of text that a page shows."""
    cells = [cell for cell in notebook.cells if cell.cell_type == "markdown"]
    return [cell for cell in cells if "lab" not in cell.metadata.get("tags", [])]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(NOTEBOOKS).as_posix())
def test_a_notebook_has_the_english_texts_of_its_page(file: Path) -> None:
    """The title and the texts in a notebook's file are those of the word files, so refreshing changes none."""
    notebook = nbformat.read(file, 4)
    prose = Prose(notebook, ENGLISH)
    assert notebook.metadata.title == prose.title
    assert [cell.source for cell in list_shown(notebook)] == [prose.tell(cell) for cell in list_shown(notebook)]
    assert write_texts(nbformat.read(file, 4)) == notebook


def test_every_text_of_a_page_comes_from_a_word_file() -> None:
    """Each cell of text that a page shows names its words, and all words of the notebooks' word files are named."""
    shown = [cell for file in FILES for cell in list_shown(nbformat.read(file, 4))]
    assert len(shown) > 10
    assert {cell.metadata.village.say for cell in shown} == list_keys(ENGLISH, find_words())


def test_a_language_without_words_shows_the_english_ones() -> None:
    """In a language without word files the page of *Welcome* has the English title and texts."""
    welcome = nbformat.read(NOTEBOOKS / "00_welcome.ipynb", 4)
    missing, english = Prose(welcome, "xx"), Prose(welcome, ENGLISH)
    assert [missing.tell(cell) for cell in list_shown(welcome)] == [english.tell(cell) for cell in list_shown(welcome)]
    assert missing.title == "Welcome"


def test_a_chapter_of_another_package_keeps_the_title_of_its_notebook() -> None:
    """A notebook that names a chapter not among ours keeps its title; a cell that names no words keeps its text."""
    notebook = nbformat.v4.new_notebook(metadata={"title": "Gathering", "village": {"lesson": "orchard/01_gathering"}})
    assert Prose(notebook, ENGLISH).title == "Gathering"
    cell = nbformat.v4.new_markdown_cell("*Its own* text.")
    assert (Prose(nbformat.v4.new_notebook(), ENGLISH).title, Prose(notebook, ENGLISH).tell(cell)) == ("", "*Its own* text.")


def test_refreshing_writes_the_words_of_a_page_into_its_notebook() -> None:
    """A text or title that was changed in the notebook's file gets the words of the page again."""
    notebook = nbformat.read(NOTEBOOKS / "11_first_game.ipynb", 4)
    [heading] = list_shown(notebook)
    heading.source = notebook.metadata.title = "something else"
    write_texts(notebook)
    assert heading.source.startswith("# 12 · Your first game\n\n")
    assert notebook.metadata.title == "Your first game"
