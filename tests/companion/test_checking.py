"""The check of a copy of Village asks everything once, shows where to look, keeps the answers, and answers malformed input."""

from __future__ import annotations

import re

import pytest

from tests.companion.checkpage import WORDS
from tests.companion.pages import Page, build_command
from tests.companion.recording import PLAYERS
from tests.hearing import decode
from tests.village.positions import BIG, FIRST
from village_core.games import write_first_line
from village_core.games.editions import Mark
from village_core.games.narration import WORD_FILES as PRINTED_WORDS
from village_core.games.owning import list_unsure, list_values
from village_core.games.village import EDITIONS, EditionSettings, build_edition, new_game, read_settings
from village_core.games.village.edition import Edition
from village_core.games.village.vocabulary import CITIES, Space
from village_core.kernel.game import Game
from village_core.kernel.words import ENGLISH, Words, list_keys
from village_core.store.sql import Store
from village_widgets.companion.checking.check import CopyCheck
from village_widgets.companion.checking.checklist import FEW, Spot, _sort_piles
from village_widgets.companion.checking.messages import WORD_FILES as CHECK_WORDS
from village_widgets.companion.checking.running import CopyAtTable
from village_widgets.companion.shared import SharedTable
from village_widgets.games.village.checking import CHECKLIST, WORD_FILES
from village_widgets.games.village.telling import BOARD_WORDS, RULE_WORDS
from village_widgets.words import WORD_FILES as INTERFACE_WORDS

CHECK = CopyCheck(CHECKLIST, WORDS)
SETUPS = [
    (edition, players) for edition in EDITIONS for players in range(2, build_edition(EditionSettings(edition)).players[1] + 1)
]
RING = re.compile(r'class="vc-ring" data-spot="([^"]*)"><rect class="ru" x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"')


def open_check(edition: str = FIRST, *players: int, text: str = "") -> dict:
    """Open the check of an edition, by default for four players, and return its message."""
    return decode(CHECK.answer(build_command("checking", edition=edition, players=list(players or (4,)), text=text)))["checking"]


def tell_values(told: object, edition: str = FIRST, text: str = "") -> dict:
    """Tell values of a copy for four players, on top of the owner's file ``text``, and return the message of the check."""
    return decode(CHECK.answer(build_command("check-values", edition=edition, players=[4], text=text, values=told)))["checking"]


def list_fields(check: dict) -> list[dict]:
    """List every question of a check."""
    return [field for step in check["steps"] for spot in step["spots"] for field in spot["fields"]]


# Questions


@pytest.mark.parametrize(("edition", "players"), SETUPS)
def test_every_unsure_value_is_asked_exactly_once(edition: str, players: int) -> None:
    """In each edition, for two players and more, each value that is unsure and that their table uses is asked once."""
    asked = [field["key"] for field in list_fields(open_check(edition, players))]
    assert sorted(asked) == sorted(value.name for value in list_unsure(build_edition(EditionSettings(edition)), players))
    assert {Edition.find_player_count(name) for name in asked} == {None, players}


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_players_together_leave_no_mark_out(edition: str) -> None:
    """Over all numbers of players the check asks once every value of the edition that isn't marked as certain."""
    least, most = build_edition(EditionSettings(edition)).players
    asked = [field["key"] for field in list_fields(open_check(edition, 4, *range(least, most + 1)))]
    marked = [
        name
        for name in list_values(build_edition(EditionSettings(edition)))
        if build_edition(EditionSettings(edition)).find_mark(name) != "certain"
    ]
    assert sorted(asked) == sorted(marked)


def test_opening_the_check_turns_the_page_to_it() -> None:
    """The answer to ``checking`` names the check's view; the answer to ``check-values`` names none."""
    message = {"edition": FIRST, "players": [4], "text": "", "values": {}}
    assert decode(CHECK.answer(build_command("checking", **message)))["view"] == "checking"
    assert "view" not in decode(CHECK.answer(build_command("check-values", **message)))


def test_steps_are_short() -> None:
    """For four players no step has more than eight spots, and there are a dozen steps at most."""
    for edition in EDITIONS:
        check = open_check(edition, 4)["steps"]
        assert len(check) <= 12 and all(len(step["spots"]) <= 8 for step in check)


@pytest.fixture
def doubts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mark every part of the editions that an owner may correct as likely; restore the marks after the test."""
    read = EDITIONS.read_text
    parts = ", ".join(f'"{part}"' for part in sorted(Edition.CORRECTABLE))

    def mark_all(name: str) -> str:
        return re.sub(r"\[marks\].*?\n\[citations\]", f"[marks]\nlikely = [{parts}]\n\n[citations]", read(name), flags=re.DOTALL)

    monkeypatch.setattr(EDITIONS, "read_text", mark_all)
    for cache in (EDITIONS._printed, EDITIONS._known):
        cache.cache_clear()
    yield
    for cache in (EDITIONS._printed, EDITIONS._known):
        cache.cache_clear()


@pytest.mark.usefixtures("doubts")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_new_mark_is_asked_without_any_further_work(edition: str) -> None:
    """With every correctable value marked, each is asked once, in words, in steps with different keys.

    A choice has at least two values.
    """
    least, most = build_edition(EditionSettings(edition)).players
    check = open_check(edition, *range(least, most + 1))
    asked = list_fields(check)
    assert sorted(field["key"] for field in asked) == sorted(list_values(build_edition(EditionSettings(edition))))
    assert all(field["name"] and (field["kind"] != "choice" or len(field["choices"]) > 1) for field in asked)
    assert len({step["key"] for step in check["steps"]}) == len(check["steps"])


def test_every_part_of_an_edition_has_its_place_on_the_checklist() -> None:
    """The checklist has each correctable part exactly once."""
    assert sorted(station.part for station in CHECKLIST.stations) == sorted(Edition.CORRECTABLE)


@pytest.mark.parametrize(("edition", "players"), SETUPS)
def test_every_step_shows_where_to_look(edition: str, players: int) -> None:
    """Each spot of a step has a ring inside the step's picture; the spots are numbered from 1."""
    for step in open_check(edition, players)["steps"]:
        _, box, drawn = step["picture"]
        wide, high = map(float, box.split()[2:])
        rings = RING.findall(drawn)
        assert [ring[0] for ring in rings] == [spot["key"] for spot in step["spots"]]
        assert [spot["number"] for spot in step["spots"]] == list(range(1, len(rings) + 1))
        for _, x, y, width, height in rings:
            assert float(x) >= 0 and float(y) >= 0 and float(x) + float(width) <= wide and float(y) + float(height) <= high


def test_rings_of_one_picture_lie_on_different_spots() -> None:
    """The picture of each step has one ring for each spot of the step, and no two rings lie at the same place."""
    for edition, players in SETUPS:
        for step in open_check(edition, players)["steps"]:
            boxes = re.findall(r'<rect class="ro" ([^>]*)/>', step["picture"][2])
            assert len(set(boxes)) == len(boxes) == len(step["spots"])


def test_a_board_is_drawn_for_the_first_number_of_players() -> None:
    """A board that is printed once for all is drawn for the page's own number of players, whichever others are checked."""
    several, first, last = (
        {step["key"]: step["picture"] for step in open_check("big_box_2023", *players)["steps"]}
        for players in ((4, 1), (4,), (1,))
    )
    assert {key: several[key] for key in first} == first and {key: several[key] for key in last} != last


def test_what_we_believe_is_said_with_how_sure_we_are() -> None:
    """A value marked likely is called likely; a road, a city and a customer that are only reconstructed are our best guess."""
    said = {spot["key"]: spot["believed"] for step in open_check()["steps"] for spot in step["spots"]}
    assert said["council.time.3"] == "likely: 3"
    assert said["legs.city-a-city-c"] == "our best guess: 1 Skill and 1 Faith"
    assert said["cities.city-c"] == "our best guess: 1 coin"
    assert said["customers.10"] == "our best guess: 1 plow and 2 grain (5 prestige points)"


# Answers


def test_a_step_as_shown_confirms_all_of_it() -> None:
    """Values sent back as shown are no corrections: the step counts as checked and nothing differs.

    The file remembers the step without a correction, and opens the check with the same state.
    """
    council = next(step for step in open_check()["steps"] if step["key"] == "council")
    answer = tell_values({field["key"]: field["believed"] for spot in council["spots"] for field in spot["fields"]})
    (changed,) = answer["changed"]
    assert (changed["key"], changed["state"], answer["differs"]) == ("council", "same", [])
    assert read_settings(answer["text"]) == EditionSettings(FIRST)
    again = open_check(text=answer["text"])
    assert {step["key"]: step["state"] for step in again["steps"]}["council"] == "same"
    assert again["text"] == answer["text"]


def test_what_differs_is_told_in_words_and_drawn() -> None:
    """A correction names the spot, our value and the owner's; each changed step has a new picture."""
    before = {step["key"]: step for step in open_check()["steps"]}
    answer = tell_values({"council.time.2": 3, "customers.1.points": 5, "setup.4.added": 6, "legs.city-a-city-b.skill": 1})
    assert answer["differs"] == [
        ["Customer for 1 plow and 1 ox", "1 plow and 1 ox (6 prestige points)", "on yours: 1 plow and 1 ox (5 prestige points)"],
        ["City A – City B", "2 Skill", "on yours: 1 Skill"],
        ["Time of stage\u00a03", "2", "on yours: 3"],
        ["Setup card for 4 players: Cubes of each colour into the bag", "5", "on yours: 6"],
    ]
    for step in answer["changed"]:
        assert step["picture"] != before[step["key"]]["picture"]


def test_answers_come_on_top_of_what_was_said_before() -> None:
    """An answer keeps the owner's other numbers, also those that were not asked."""
    text = f'edition = "{FIRST}"\nfarm.grain = 6\nrulings.well_coins = false\n'
    answer = tell_values({"council.time.2": 3}, text=text)
    kept = dict(read_settings(answer["text"]).corrections)
    assert kept == {"farm.grain": 6, "rulings.well_coins": False, "council.time.2": 3}


def test_what_cannot_be_printed_is_told_at_its_place_in_words() -> None:
    """Each impossible value is named with its problem, in the words of the board instead of the file; no value is taken."""
    answer = tell_values({"council.time.2": 33, "council.time.3": None, "customers.3.demand": "", "cities.city-c.coins": "x"})
    said = dict(answer["problems"])
    assert said["council.time.2"] == "Time of stage\u00a03 can’t have that value: it can be at most 9."
    assert "whole number" in said["council.time.3"] and "City C: Coins" in said["cities.city-c.coins"]
    assert said["customers.3.demand"] == WORDS.format("check-problem-demand")
    assert set(answer) == {"problems"}


def test_a_card_without_cubes_is_told() -> None:
    """round-seeding: a setup card with no cube on any space is refused with one problem, about its spaces together."""
    answer = tell_values({field["key"]: 0 for field in list_fields(open_check()) if field["key"].startswith("setup.4.spaces.")})
    assert answer["problems"] == [["setup.4.spaces", WORDS.format("check-problem-spaces")]]


def test_no_ring_lies_on_the_letter_of_a_city() -> None:
    """In the picture of the roads the letters of the cities are drawn above the rings."""
    inside = next(step for step in open_check()["steps"] if step["key"] == "legs")["picture"][2]
    letters = inside[inside.rindex("vc-ring") :]
    assert all(f">{WORDS.format(f'board-place-{city}')}<" in letters for city in CITIES)


# Invalid messages


@pytest.mark.parametrize(
    "sent",
    [
        {}, {"edition": 3, "players": "x", "text": 7}, {"edition": "third", "players": [99, True, None, "4"]},
        {"players": {"a": 1}, "values": 3}, {"values": {"council.time.2": {"a": 1}, "": 2, "council": [1]}},
        {"values": {"council.time.2": 1.5, "__class__": 3, "customers.3.demand": "x" * 10_000}},
    ],
)  # fmt: skip
@pytest.mark.parametrize("do", ["checking", "check-values"])
def test_whatever_a_page_sends_is_answered(sent: dict, do: str, store: Store) -> None:
    """The check answers malformed messages: it names or drops what it can't use, or says that it didn't understand."""
    page = Page(store)
    answer = page.do(do, **sent)
    check = answer.get("checking", {})
    assert check.get("steps") or "changed" in check or check.get("problems") or answer == {"misheard": True}


class ListeningWords(Words):
    """Words that collect the keys of the wordings that were used."""

    def __init__(self) -> None:
        super().__init__(PRINTED_WORDS, RULE_WORDS, BOARD_WORDS, CHECK_WORDS, WORD_FILES, INTERFACE_WORDS)
        self.heard: set[str] = set()

    def format(self, key: str, **values: str | int) -> str:
        """Note the key of a wording, and format it."""
        self.heard.add(key)
        return super().format(key, **values)


@pytest.mark.usefixtures("doubts")
def test_every_wording_of_the_check_is_used(store: Store) -> None:
    """Every wording of the check is used by checks of doubtful editions, of files, and at a running table.

    Wordings for scripts are left out. In the doubtful editions all values are marked as likely or reconstructed.
    """
    words = ListeningWords()
    check = CopyCheck(CHECKLIST, words)
    for edition in EDITIONS:
        decode(check.answer(build_command("checking", edition=edition, players=[4, 2, 3, 5, 1], text="")))
        bad = {"customers.3.demand": "", "cities.city-c.coins": -1, **{f"setup.4.spaces.{space.value}": 0 for space in Space}}
        decode(check.answer(build_command("check-values", edition=edition, players=[4], text="", values=bad)))
        good = {
            **list_values(build_edition(EditionSettings(edition))),
            "setup.4.added": 9,
            "customers.3.points": 1,
            "church.grain.0": 3,
        }
        decode(check.answer(build_command("check-values", edition=edition, players=[4], text="", values=good)))
    for text in ("farm.grain = 6", '{"game":"village"}'):
        decode(check.answer(build_command("checking", text=text, file=True)))
    with pytest.MonkeyPatch.context() as certain:
        certain.setattr(Edition, "find_mark", lambda edition, name: Mark.RECONSTRUCTED)
        list_unsure.cache_clear()
        decode(check.answer(build_command("checking", edition=BIG, players=[4], text="")))
    list_unsure.cache_clear()
    table = store.create(write_first_line(Game(PLAYERS[:3], new_game(EditionSettings(FIRST), 3)))).table
    running = CopyAtTable(SharedTable(store, store.find(table)), CHECKLIST, words)
    stalls = "setup.3.stalls = 1\n"
    for edition, text in ((FIRST, "chronicle.3.graves = 4\n"), (FIRST, f"chronicle.3.graves = 9\n{stalls}"), (BIG, stalls)):
        decode(running.answer(build_command("checking", edition=edition, text=text, table=True)))
    said = {key for key in list_keys(ENGLISH, CHECK_WORDS, WORD_FILES) if not key.startswith("ui-")}
    assert said and said <= words.heard


def test_piles_share_a_step_up_to_the_number_that_one_step_holds() -> None:
    """Small piles of neighbouring points share a step while it has no more than six spots; the highest points come first."""
    piles = {5: 1, 4: 3, 3: FEW - 4, 2: 1, 1: FEW}
    worth = {Spot(f"{points}.{at}", ()): points for points, count in reversed(piles.items()) for at in range(count)}
    assert [[worth[spot] for spot in pile] for pile in _sort_piles(worth)] == [[5, 4, 4, 4, *[3] * (FEW - 4)], [2], [1] * FEW]
