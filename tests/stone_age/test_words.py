"""Stone Age in words: choices, refusals and what isn't printed; no word is left over."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from tests.stone_age.positions import lay_acting, lay_placing, lay_stone_age, refuse
from village_core.games import tallying
from village_core.games.narration import WORD_FILES as PRINTED_FILES
from village_core.games.narration import load_words
from village_core.games.stone_age import GAME, EditionSettings, build_edition, choices, events, picture, vocabulary
from village_core.games.stone_age.choices import Build, Buy, Decline, PlaceWorkers
from village_core.games.stone_age.evaluation import Reason
from village_core.games.stone_age.narration import WORD_FILES, Narrator
from village_core.games.stone_age.nouns import Nouns
from village_core.games.stone_age.position import AnyFrame
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.tracking import events as tracked
from village_core.kernel.ledger import Event
from village_core.kernel.words import ENGLISH, Words, list_keys
from village_core.kernel.words.languages import list_languages

SAID = load_words(GAME.words)
EDITION = build_edition(EditionSettings("first_2008"))
NOUNS = Nouns(SAID, ("Ann", "Bob"), EDITION)


def build_narrator(players: int = 2) -> Narrator:
    """Return an English narrator for this many players at a table of the first edition."""
    return Narrator(SAID, ("Ann", "Bob", "Cy", "Di")[:players], EDITION)


def test_a_choice_names_what_lies_there() -> None:
    """The choice to send a worker to a card says what is on the card, the choice to build the building's price and points."""
    table = lay_stone_age(2, {0: {"wood": 2, "brick": 1, "at": {"building-1": 1}}})
    said = build_narrator()
    assert (
        said.describe_choice(PlaceWorkers(vocabulary.Place.CARD_1, 1), table)
        == "Send 1 worker to the first card: 7 food / pottery"
    )
    assert said.describe_choice(PlaceWorkers(vocabulary.Place.FOREST, 3), table) == "Send 3 workers to the forest"
    [build] = [option for option in lay_acting(table).options if type(option.choice).__name__ == "Build"]
    assert said.describe_choice(build.choice, table) == "Build: 2 wood and 1 brick for 10 points"
    assert said.describe_payment(build.payment) == "2 wood, 1 brick"


@pytest.mark.parametrize("language", [*list_languages()])
def test_a_choice_where_nothing_lies_names_no_thing(language: str) -> None:
    """A choice at a place without a card or building is worded without a colon, and doesn't say “nothing” there."""
    said = Narrator(Words(PRINTED_FILES, WORD_FILES, language=language), ("Ann", "Bob"), EDITION)
    table = replace(lay_stone_age(2), row=(None, None, None, None))
    for choice in (Buy(vocabulary.Place.CARD_1), Build(vocabulary.Place.BUILDING_4), Decline(vocabulary.Place.CARD_1)):
        assert not re.search("[:：]|nothing", said.describe_choice(choice, table))


def test_refusals_say_what_is_lacking() -> None:
    """place-workers, place-room: a refusal says how many workers the player has, or for how many there is room."""
    position = lay_placing(lay_stone_age(4, {1: {"at": {"forest": 5}}}))
    said = build_narrator(4)
    assert said.describe_refusal(refuse(position, PlaceWorkers(vocabulary.Place.FOREST, 6))).endswith(
        "This needs 6 workers (you have 5)."
    )
    assert said.describe_refusal(refuse(position, PlaceWorkers(vocabulary.Place.FOREST, 3))).endswith(
        "Right now there is room for 2 workers."
    )


def test_what_is_not_printed_is_said_by_its_number() -> None:
    """A card, a building or a die's face that there isn't is called by its number."""
    assert (NOUNS.describe_card(99), NOUNS.describe_tile(99), NOUNS.describe_face(7)) == ("99", "99", "7 (nothing)")


def test_each_number_has_its_words() -> None:
    """Cards, buildings, faces and amounts are said by the name of their field; a space for tools is counted from 1."""
    assert NOUNS.describe_number("workers", 2) == {"workers": "2 workers"}
    assert NOUNS.describe_number("card", 0) == {"card": "dice for everyone / pottery"}
    assert NOUNS.describe_number("card", 35) == {"card": "any two resources / healing"}
    assert NOUNS.describe_number("tile", 0) == {"tile": "2 wood and 1 brick for 10 points"}
    assert NOUNS.describe_number("tile", 27) == {"tile": "1 to 7 resources of any kinds for their value"}
    assert NOUNS.describe_number("face", 1) == {"face": "1 (wood)"} and NOUNS.describe_face(0) == "0 (nothing)"
    assert NOUNS.describe_number("space", 0) == {"space": 1}
    assert (NOUNS.describe_card(36), NOUNS.describe_tile(28), NOUNS.describe_tile(-1)) == ("36", "28", "-1")
    assert NOUNS.describe_several("faces", (1, 6)) == "1 (wood) and 6 (a field)"
    assert NOUNS.describe_field("place", vocabulary.Place.RIVER) == {
        "place": "River",
        "place-at": "at the river",
        "place-to": "to the river",
    }


def list_tags(union: object) -> set[str]:
    """Return the tags of the classes in a union."""
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def test_no_word_is_left_over() -> None:
    """Every key of the English file, except those of rulings, is used by the program."""
    happened = {
        str(kind.__struct_config__.tag)
        for kind in (*vars(events).values(), *vars(tracked).values(), *vars(tallying).values())
        if isinstance(kind, type) and issubclass(kind, Event)
    }
    known = {*Rule, "card", "building-fixed", "building-free", "face", "text-001", "text-data", "lack-place-room"}
    known |= {f"event-{tag}-{rule}" for tag in happened for rule in Rule} | {f"event-{tag}" for tag in happened}
    known |= {f"{word}-{tag}" for word in ("decision", "waiting") for tag in list_tags(AnyFrame)} | {"event-ended-shared"}
    known |= {f"choice-{tag}" for tag in list_tags(choices.AnyChoice)}
    known |= {f"choice-grow-{growth}" for growth in vocabulary.Growth} | {
        f"choice-end-game-{emptied}" for emptied in vocabulary.Emptied
    }
    known |= {"tie-line-strength"}
    named = {
        "kind": vocabulary.Kind,
        "gift": vocabulary.Gift,
        "figure": vocabulary.Figure,
        "category": vocabulary.Category,
        "reward": (*vocabulary.Reward, "nothing"),
    }
    known |= {f"{noun}-{value}" for noun, values in named.items() for value in values}
    known |= {f"amount-{what}" for what in (*vocabulary.Kind, "worker")}
    known |= {f"place-{place}{form}" for place in vocabulary.Place for form in ("", ".at", ".to")}
    known |= {f"edition-{edition}" for edition in GAME.editions}
    known |= {f"ending-{rule}" for rule in (Rule.END_CARDS, Rule.END_BUILDINGS)}
    known |= {f"reason-{reason}{form}" for reason in Reason for form in ("", ".why")}
    known |= set(re.findall(r'"(picture-[a-z-]+)"', Path(picture.__file__).read_text(encoding="utf-8"))) | {"picture-no-head"}
    left = list_keys(ENGLISH, WORD_FILES) - known
    assert {key for key in left if not key.startswith("ruling-")} == set(), "test_rulings.py holds those of rulings"
