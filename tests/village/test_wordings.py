"""The word file of Village: faults of a copy or a save have words, and no word is left over."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from tests.mutations import strip_seals
from village_core.games import load, picturing, save, tallying
from village_core.games.problems import describe_problem
from village_core.games.village import (
    EDITIONS,
    BadSettings,
    EditionSettings,
    build_edition,
    choices,
    events,
    new_game,
    picture,
    read_settings,
    vocabulary,
)
from village_core.games.village.evaluation import Reason
from village_core.games.village.narration import WORD_FILES, Narrator, load_words
from village_core.games.village.nouns import Nouns
from village_core.games.village.position import AnyFrame
from village_core.games.village.rules import Rule
from village_core.games.village.solo import events as solo_events
from village_core.games.village.tracking import events as tracking_events
from village_core.kernel.game import Game
from village_core.kernel.ledger import Event as KernelEvent
from village_core.kernel.saves import BadSave
from village_core.kernel.values import NOT_NOW, Player
from village_core.kernel.words import ENGLISH, list_keys

ONE_VALUE = "needs one whole number, one word, or true or false; if it has parts, name one of them after a dot."
BAD_COPIES = {
    'edition = "third"': "There is no such edition. These would do: first_2011, big_box_2023.",
    "edition = 3": "There is no such edition. These would do: first_2011, big_box_2023.",
    "[council]\ntimes = 3": "council.times is not a name in this edition. Did you mean time?",
    "[farm]\nzzz = 3": "farm.zzz is not a name in this edition. These would do: "
    "lap, grain, harvest, harvest_horse, harvest_ox, coins.",
    "[farm]\ngrain = 50": "farm.grain can’t have that value: it can be at most 20.",
    "[farm]\ngrain = -1": "farm.grain can’t have that value: it has to be at least 1.",
    '[farm]\ngrain = "much"': "farm.grain can’t have that value: a whole number is needed there.",
    "[rulings]\nwell_coins = 3": "rulings.well_coins can’t have that value: it is either true or false.",
    '[rulings]\ntie = "dice"': "rulings.tie can’t have that value: it is not one of the words that fit there.",
    "council = 3": f"council {ONE_VALUE}",
    "[farm]\ngrain = 2.5": f"farm.grain {ONE_VALUE}",
}
PICTURE_FILES = (*Path(picture.__file__).parent.glob("*.py"), Path(picturing.__file__))
PICTURE_SOURCES = "".join(file.read_text(encoding="utf-8") for file in PICTURE_FILES)
FORMS = {"space": ("at", "from"), "place": ("at", "from", "to"), "good": ("a",), "cube": ("a",)}


@pytest.mark.parametrize("text", BAD_COPIES, ids=lambda text: text.replace("\n", " "))
def test_what_is_wrong_with_a_copy_is_said(text: str) -> None:
    """Each mistake in an owner's file has its sentence in ``BAD_COPIES``."""
    with pytest.raises(BadSettings) as error:
        read_settings(text)
    assert describe_problem(load_words(), error.value) == BAD_COPIES[text]


def test_a_copy_that_is_no_toml_is_said_with_the_line() -> None:
    """The refusal of an owner's settings that are not valid TOML names the line at fault."""
    with pytest.raises(BadSettings) as error:
        read_settings("council = = 3")
    assert "line 1" in describe_problem(load_words(), error.value)


def test_too_many_players_are_said_with_how_many_there_can_be() -> None:
    """The refusal of too many players names the numbers that the edition seats."""
    with pytest.raises(BadSettings) as error:
        new_game(EditionSettings("first_2011"), 5)
    assert describe_problem(load_words(), error.value) == "This edition is for 2–4 players."


def spoil_save() -> dict[str, str]:
    """Return spoilt texts of a saved game, and one that is no save, by the key of the problem that each must raise."""
    game = Game((Player("Anna", "red"), Player("Bea", "blue")), new_game(EditionSettings("first_2011"), 2))
    sealed = save(game)
    whole = strip_seals(sealed)
    entry = '{"checkpoint":' + re.search(r'"start":(\{.*\})\}', whole).group(1) + "}\n"
    return {
        "save-not-a-save": "once upon a time",
        "save-too-new": whole.replace('"format":2', '"format":99', 1),
        "save-other-game": whole.replace('"game":"village"', '"game":"whist"', 1),
        "save-bad-position": whole.replace('"coin":1', '"coin":-1', 1),
        "save-bad-line": whole + "{}\n",
        "save-changed": sealed + '{"undo":1}\n',
        "save-changed-head": sealed.replace("Anna", "Anne"),
        "save-misfit": whole + '{"answer":{"choice":{"type":"reveal","customer":99}}}\n',
        "save-other-position": whole + entry.replace('"round":0', '"round":1', 1),
    }


@pytest.mark.parametrize("expected", spoil_save())
def test_what_is_wrong_with_a_save_is_said(expected: str) -> None:
    """Each fault of a save raises its problem, told in a sentence that names the line unless it is the first."""
    with pytest.raises(BadSave) as error:
        load(spoil_save()[expected])
    assert error.value.problem == expected
    said = describe_problem(load_words(), error.value)
    assert said[0].isupper() and "{" not in said
    assert ("Line" in said or "line" in said) or error.value.line == 1


def list_nouns() -> set[str]:
    """Return the keys of all nouns, forms included, and of some short phrases that narration joins to them."""
    colours = {colour for edition in EDITIONS for colour in build_edition(EditionSettings(edition)).colours.values()}
    named = {
        "influence": vocabulary.INFLUENCES,
        "colour": colours,
        "cube": tuple(vocabulary.Cube),
        "good": vocabulary.GOODS,
        "amount": (*Nouns.PIECES, "cubes", "time", "prestige", "joker", "ring", "ring-joker"),
        "space": vocabulary.SPACES,
        "place": {*map(str, vocabulary.Place), *map(str, vocabulary.Building)},
        "list": ("and", "or", "comma"),
        "category": tuple(vocabulary.Category),
        "spending": tuple(vocabulary.Spending),
        "tie-line": set(vocabulary.ScoreLine) - set(vocabulary.Category),
    }
    found = {"member", "customer", "citation", "payment-free", "refusal-lacking", "good-coin"}
    found |= {"rival-name", "rival-beside", "rival-waiting", *(f"rank-{number}" for number in range(6))}
    for noun, values in named.items():
        for value in values:
            found.add(f"{noun}-{value}")
            found |= {f"{noun}-{value}.{form}" for form in FORMS.get(noun, ())}
    return found


def list_tags(union: object) -> set[str]:
    """Return the tags of the classes of a union, by which files name them."""
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def test_no_word_is_left_over() -> None:
    """Every key of the English file, except those of rulings, belongs to something that the program names."""
    happened = {
        str(kind.__struct_config__.tag)
        for module in (events, tracking_events, solo_events, tallying)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, KernelEvent)
    }
    told = {f"event-{tag}-{rule}" for tag in happened for rule in Rule} | {f"event-{tag}" for tag in happened}
    told |= {f"{key}-rival" for key in told}
    asked = {f"decision-{tag}" for tag in list_tags(AnyFrame)} | {f"waiting-{tag}" for tag in list_tags(AnyFrame)}
    asked |= {"decision-over", "decision-acting-any", "decision-market-day-free", "decision-market-day-called"}
    asked |= {"decision-market-day-called-rival"}
    lacks = {*Narrator.OWN_LACKS.values(), "lack-pieces", "lack-influence"} - {"lack-seeding"}
    lacks |= {"lack-seeding-count", "lack-seeding-colour"}
    rules = (Rule.END_LAST_TURNS, Rule.END_MARKET_CALLER, Rule.END_MARKET_OTHER)
    endings = {f"ending-{filled}-{rule}" for filled in vocabulary.Filled for rule in rules}
    endings |= {"ending-also-cubes-out", "ending-also-last-cube", "ending-by-player", "ending-by-rival"}
    cited = [
        text for edition in EDITIONS for texts in build_edition(EditionSettings(edition)).citations.values() for text in texts
    ]
    sources = {f"text-{re.split('[ /]', text)[0]}" for text in cited}
    limits = {f"copy-limit-{kind}" for kind in ("most", "least", "int", "bool", "other")}
    problems = {"copy-players", "copy-alone"}
    problems |= {
        f"copy-{kind}" for kind in ("unknown-edition", "unknown-name", "out-of-range", "not-a-value", "not-toml", "long-line")
    }
    pictured = set(re.findall(r'"(picture-[a-z-]+)"', PICTURE_SOURCES))
    known = pictured | {*Rule, NOT_NOW} | list_nouns() | {f"choice-{tag}" for tag in list_tags(choices.AnyChoice)}
    known |= {f"edition-{edition}" for edition in EDITIONS}
    known |= {f"reason-{reason}{form}" for reason in Reason for form in ("", ".why")}
    known |= told | asked | lacks | endings | sources | limits | problems | set(spoil_save())
    left = list_keys(ENGLISH, WORD_FILES) - known
    assert {key for key in left if not key.startswith("ruling-")} == set(), "test_rulings.py holds those of rulings"
