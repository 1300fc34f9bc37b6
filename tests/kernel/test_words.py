"""Words from Fluent files: plurals, forms, the fall back on English, and no silent mistakes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

from village_core.kernel.words import BadWording, Words, list_keys, preload

ENGLISH = """
bag = Bag
    .into = into the bag
greeting = Good morning, { $name }.
cubes =
    { $count ->
        [one] one cube
       *[other] { $count } cubes
    }
inside = It is { bag.into }.
-secret = not for anybody
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with words in English, and one of them in German."""
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "de.ftl").write_text("greeting = Guten Morgen, { $name }.\n", encoding="utf-8")
    return tmp_path


def test_says_a_key_with_its_values(folder: Path) -> None:
    """Values are filled in as they are, without invisible marks around them."""
    assert Words(folder, language="en").format("greeting", name="Anna") == "Good morning, Anna."


def test_a_word_is_made_ready_when_it_is_first_said(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A word is compiled at its first use and only once; asking for keys compiles none."""
    made: list[str] = []
    making = FluentBundle.get_message
    monkeypatch.setattr(FluentBundle, "get_message", lambda bundle, name: made.append(name) or making(bundle, name))
    words = Words(folder, language="en")
    assert words.knows("greeting") and "cubes" in list_keys("en", folder) and made == []
    assert words.format("bag") == words.format("bag") == "Bag" and made == ["bag"]


def test_what_is_read_ahead_is_not_read_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Words that were preloaded are formatted without parsing any file below the folder again."""
    (folder / "below").mkdir()
    (folder / "below" / "en.ftl").write_text("below = Below\n", encoding="utf-8")
    preload("en", folder)
    monkeypatch.setattr("village_core.kernel.words.parsing.parse_words", None)
    assert Words(folder, folder / "below", language="en").format("below") == "Below"


def test_what_is_too_long_to_say_is_cut(folder: Path) -> None:
    """A value of 100,000 letters is cut and ends with an ellipsis; the wording goes on after it."""
    said = Words(folder, language="en").format("greeting", name="A" * 100_000)
    assert said.startswith("Good morning, AAAA") and said.endswith("….") and len(said) < 2500


def test_values_that_stay_are_filled_into_every_wording(folder: Path) -> None:
    """Words with values need no others, know them in every language and further folder, and let a call give another one."""
    (folder / "more").mkdir()
    (folder / "more" / "en.ftl").write_text("more = More for { $name }\n", encoding="utf-8")
    words = Words(folder, language="en").with_values({"name": "Anna", "count": 2}).with_values({"count": 1})
    assert (words.format("greeting"), words.format("cubes")) == ("Good morning, Anna.", "one cube")
    assert words.with_language("de").format("greeting") == "Guten Morgen, Anna."
    assert words.with_folders(folder / "more").format("more") == "More for Anna"
    assert words.format("greeting", name="Ben") == "Good morning, Ben."
    with pytest.raises(BadWording):
        Words(folder, language="en").format("greeting")  # German and the added folder stay apart from these words


def test_numbers_choose_the_plural(folder: Path) -> None:
    """An English wording has its singular for one cube, and its plural for zero and for several."""
    words = Words(folder, language="en")
    assert [words.format("cubes", count=count) for count in (0, 1, 2)] == ["0 cubes", "one cube", "2 cubes"]


def test_a_negative_number_has_a_real_minus(folder: Path) -> None:
    """A negative number is shown with the minus sign, and hyphens of names stay."""
    words = Words(folder, language="en")
    assert [words.format("cubes", count=count) for count in (-3, -0.5)] == ["−3 cubes", "−0.5 cubes"]
    assert words.format("greeting", name="K-9") == "Good morning, K-9."


def test_a_form_of_a_word_has_its_own_key(folder: Path) -> None:
    """An attribute has the key ``word.form``, and other words can refer to it."""
    words = Words(folder, language="en")
    assert words.format("bag.into") == "into the bag"
    assert words.format("inside") == "It is into the bag."


def test_a_language_says_what_it_has_and_falls_back_on_english(folder: Path) -> None:
    """A key that German lacks is formatted in English, with English plurals."""
    words = Words(folder, language="de")
    assert words.format("greeting", name="Anna") == "Guten Morgen, Anna."
    assert words.format("cubes", count=1) == "one cube"
    assert words.knows("cubes")


@pytest.mark.parametrize("key", ["nobody-said-that", "bag.out", "-secret", ""])
def test_a_key_that_no_file_has_is_an_error(folder: Path, key: str) -> None:
    """An unknown word, an unknown form and a private term all raise ``KeyError`` with the key."""
    words = Words(folder, language="de")
    assert not words.knows(key)
    with pytest.raises(KeyError) as error:
        words.format(key)
    assert error.value.args == (key,)


def test_a_value_that_was_not_given_is_an_error(folder: Path) -> None:
    """Formatting without a needed value raises ``BadWording`` with the value's name, the language and the key."""
    with pytest.raises(BadWording, match="name") as error:
        Words(folder, language="de").format("greeting")
    assert (error.value.language, error.value.key) == ("de", "greeting")


@pytest.mark.parametrize("reference", ["{ somewhere }", "{ -nothing }", "{ bag.out }", "{ NOTHING() }"])
def test_a_reference_to_nothing_is_an_error(tmp_path: Path, reference: str) -> None:
    """A wording that refers to a missing word, term, form or function raises ``BadWording`` with its key."""
    (tmp_path / "en.ftl").write_text(f"bag = Bag\nbroken = See {reference}.\n", encoding="utf-8")
    with pytest.raises(BadWording) as error:
        Words(tmp_path, language="en").format("broken")
    assert error.value.key == "broken"


def test_a_file_that_is_not_fluent_is_an_error(tmp_path: Path) -> None:
    """A file with a text that can't be parsed raises ``BadWording`` that quotes it, for its sound keys too."""
    (tmp_path / "en.ftl").write_text("fine = Fine\nbroken = { $count ->\n", encoding="utf-8")
    with pytest.raises(BadWording, match="broken"):
        Words(tmp_path, language="en").format("fine")


def test_the_same_key_twice_is_an_error(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Two folders that define the same word raise ``BadWording`` with its key at the first formatting of any word."""
    other = tmp_path_factory.mktemp("other")
    (other / "en.ftl").write_text("bag = Another bag\n", encoding="utf-8")
    with pytest.raises(BadWording, match="twice") as error:
        Words(folder, other, language="en").format("greeting", name="Anna")
    assert error.value.key == "bag"


def test_words_come_from_several_folders(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Every folder adds its words; a folder without the language does not hide those of another."""
    other = tmp_path_factory.mktemp("other")
    (other / "en.ftl").write_text("board = Board, not { bag.into }\n", encoding="utf-8")
    assert Words(folder, other, language="en").format("board") == "Board, not into the bag"
    assert Words(folder, other, language="de").format("greeting", name="Bea") == "Guten Morgen, Bea."


def test_a_language_without_a_file_speaks_english(folder: Path) -> None:
    """A language that has no file in any folder formats words in English."""
    assert Words(folder, language="tlh").format("bag") == "Bag"


def test_a_wording_may_show_one_that_only_english_has(folder: Path) -> None:
    """A translated wording that refers to a word which only English has shows the English word."""
    (folder / "de.ftl").write_text("inside = Er ist { bag.into }.\n", encoding="utf-8")
    assert Words(folder, language="de").format("inside") == "Er ist into the bag."


def test_a_folder_without_an_english_file_is_an_error(tmp_path: Path) -> None:
    """A folder without an English file raises ``LookupError`` as soon as a key is looked up in German."""
    with pytest.raises(LookupError, match="en"):
        Words(tmp_path, language="de").knows("bag")


def test_keys_are_those_of_the_language_itself(folder: Path) -> None:
    """``list_keys`` lists the words and forms of a language's own files: English fills no gaps, private terms are left out."""
    assert list_keys("en", folder) == {"bag", "bag.into", "greeting", "cubes", "inside"}
    assert list_keys("de", folder) == {"greeting"}


def test_importing_a_narration_loads_no_fluent() -> None:
    """Importing Village's narration does not load the Fluent library."""
    program = "import sys, village_core.games.village.narration; print(any('fluent' in name for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_lists_have_commas_before_the_last_part() -> None:
    """A list is joined by commas and its last part by its kind's wording; a semicolon list by semicolons throughout.

    An empty list gives an empty text, and a single part itself.
    """
    words = Words(language="en")
    assert words.join(["A", "B", "C"]) == "A, B and C"
    assert words.join(["A", "B", "C"], "list-or") == "A, B, or C"
    assert words.join(["A", "B", "C"], "list-semicolon") == "A; B; C"
    assert (words.join([]), words.join(["A"], "list-or")) == ("", "A")
