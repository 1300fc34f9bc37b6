"""The form that lays a table out takes what is possible, names what isn't, and answers any input."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tests.companion.pages import build_command
from tests.hearing import decode
from tests.village.positions import lay_turn, lay_village
from tests.village.test_laying import SETUPS, yield_turns
from village_core import games
from village_core.games import write_first_line
from village_core.games.laying import LayingProblem
from village_core.games.narration import WORD_FILES as PRINTED_WORDS
from village_core.games.opening import Depth
from village_core.games.village import EditionSettings, Position, find_flaw, new_game
from village_core.games.village.choices import Bury, EndTurn, Send, Spend
from village_core.games.village.dying import Dying
from village_core.games.village.laying import build_layout, list_pending_deaths
from village_core.games.village.vocabulary import Place, Row, Space, Spending
from village_core.kernel.game import Game
from village_core.kernel.saves import SaveEntry
from village_core.kernel.values import Player
from village_core.kernel.words import ENGLISH, Words, list_keys
from village_core.store.sql import Store
from village_widgets.companion import laying
from village_widgets.companion.inbox import Inbox
from village_widgets.companion.laying import WORD_FILES as FORM_WORDS
from village_widgets.companion.laying.entered import Entered
from village_widgets.companion.laying.view import Laying
from village_widgets.companion.messages import LayingMessage
from village_widgets.companion.outcomes import Conflict, Stored
from village_widgets.companion.shared import SharedTable
from village_widgets.games.village.laying import WORD_FILES, VillageLayingForm
from village_widgets.games.village.laying.values import list_values, read_laid
from village_widgets.games.village.telling import BOARD_WORDS, RULE_WORDS

WORDS = Words(PRINTED_WORDS, RULE_WORDS, BOARD_WORDS, FORM_WORDS, WORD_FILES)
GENERAL = Path(laying.__file__).parent
GAMES = Path(games.__file__).parent
MISFITS = (GAMES / "laying.py", GAMES / "village" / "validation.py", GENERAL / "entered.py")
COLOURS = ("red", "blue", "yellow", "white", "purple")


def build_players(count: int) -> tuple[Player, ...]:
    """Return this many players, at most five, each with another colour."""
    return tuple(Player(name, colour) for name, colour in zip(("Anna", "Bert", "Carl", "Dora", "Ede"), COLOURS, strict=True))[
        :count
    ]


def build_form(edition: str = "first_2011", count: int = 2, words: Words = WORDS) -> VillageLayingForm:
    """Build the form for this many players of an edition."""
    return VillageLayingForm(words, build_players(count), EditionSettings(edition))


def find_middle(count: int = 2, edition: str = "first_2011") -> Position:
    """Return the position at a turn in the middle of a random game."""
    found = list(yield_turns((edition, count), 1))
    return found[len(found) // 2]


def list_problems(answer: LayingMessage) -> list[str]:
    """Return the texts of an answer's problems."""
    return [flaw.said for flaw in answer.problems]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_the_form_is_opened_with_can_be_entered(setup: tuple[str, int]) -> None:
    """At every eleventh turn of a random game, the opened form sent back as JSON gives the position itself."""
    asking = build_form(*setup)
    for position in yield_turns(setup, 1, every=11):
        opened = decode(asking.open(position))
        assert opened["problems"] == [] and opened["unknown"] == []
        assert asking.read(opened["values"]) == position


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_value_has_its_field(setup: tuple[str, int]) -> None:
    """Each value of the form is a field that people can fill in, except the number of deaths without a member."""
    opened = decode(build_form(*setup).open(new_game(EditionSettings(setup[0]), setup[1])))
    fields = [field["key"] for section in opened["sections"] for field in section["fields"]]
    assert len(set(fields)) == len(fields)
    assert {key for key in opened["values"] if not key.endswith(".unmourned")} == set(fields)


def test_values_that_nobody_was_asked_for_are_named_or_left_out() -> None:
    """A form with a wrong value gives a sound position or problems in words; wrong words and lists are named by their fields."""
    asking, laid = build_form(), list_values(build_layout(find_middle()))
    rubbish = [None, True, -1, 1.5, 10**9, "3x", "", [], [1], {}, "<img src=x onerror=alert(1)>", [[]], ["city-a"] * 500]
    random = Random(4)
    for key in [*laid, "nonsense"]:
        for value in random.sample(rubbish, 6):
            answer = asking.read({**laid, key: value})
            if isinstance(answer, Position):
                assert find_flaw(answer) == ""
            else:
                assert list_problems(answer) and all(list_problems(answer))
                decode(asking.check({**laid, key: value}))
    entered = Entered({**laid, "round": "3x", "queue": "all", "farms.0.family.1.0": "moon"})
    read_laid(entered, (4, 3, 2, 2), 2)
    assert {problem.fields for problem in entered.problems} == {("round",), ("queue",), ("farms.0.family.1.0",)}


def test_a_problem_leads_to_its_fields() -> None:
    """Problems come with their fields and sections: too many horses (the fullest farm first), too much grain, a double tile."""
    asking, values = build_form(), list_values(build_layout(find_middle()))
    full = {**values, "farms.1.horse": 40, "farms.0.grain": 9, "stalls": [0, 0, 1]}
    problems = {text: (fields, sections) for text, fields, sections in decode(asking.check(full))["problems"]}
    horses = next(text for text in problems if "horses too many" in text)
    assert problems[horses][0][0] == "farms.1.horse" and problems[horses][1][0] == "farms.1.stores"
    assert problems["Anna has 9 grain; a farm has room for 5."] == (["farms.0.grain"], ["farms.0.stores"])
    twice = next(text for text in problems if "lies in" in text)
    assert "1 plow and 1 horse" in twice and problems[twice][1][0] == "market"


def test_what_follows_is_told() -> None:
    """Pile, bag and stock are described beside the form, so that people can compare."""
    position = find_middle()
    told = build_form().open(position).told
    table = position.table
    assert told["market"].startswith(f"{len(table.pile)} customer") and set(told) >= {"market", "cubes", "farms.1.stores"}
    assert f"{table.supply.coin} coin" in told["farms.0.stores"]


def test_laps_without_a_death_are_told() -> None:
    """dying-nobody: the form tells the marker's laps beside the dead of a family, also if a lap brought no death."""
    told = build_form().open(lay_turn(lay_village(2, stock={0: {"time": 12}}))).told
    assert told["farms.0.life"] == "Nobody of this family has died. The marker has been round once."
    assert told["farms.1.life"] == "Nobody of this family has died. The marker is on its first time round."


class ListeningWords(Words):
    """Words that collect the keys of the wordings that were used in ``heard``, a set that the caller must give them."""

    __slots__ = ("heard",)

    def format(self, key: str, **values: str | int) -> str:
        """Note the key of a wording, and format it."""
        self.heard.add(key)
        return super().format(key, **values)


def test_every_word_is_said_and_none_is_missing() -> None:
    """The form or its script uses each wording of the file, and each problem has a text without gaps."""
    words = ListeningWords(PRINTED_WORDS, RULE_WORDS, BOARD_WORDS, FORM_WORDS, WORD_FILES)
    words.heard = set()
    asking = build_form(words=words)
    asking.open(find_middle())
    empty = asking.open(new_game(EditionSettings("first_2011"), 2)).values
    everything = dict.fromkeys((f"farms.0.{good}" for good in ("scroll", "wagon", "plow", "horse", "ox")), 8)
    asking.check({**empty, **everything, "farms.0.coin": 15, "farms.0.grain": 20})
    for waiting in ((Dying(1),), (Dying(1), find_middle().top)):
        assert asking.explain_wait(replace(find_middle(), agenda=waiting))
    assert "Carla" in asking.explain_wait(new_game(EditionSettings("big_box_2023"), 1)), "her board has no form"
    asking.check(
        {**empty, **{f"supply.{cube}": 18 for cube in ("skill", "persuasion", "faith", "knowledge")}, "supply.plague": 6}
    )
    problems = set(re.findall(r'"(laying-[a-z-]+)"', "".join(path.read_text() for path in MISFITS)))
    problems |= {"laying-chronicle-not-full", "laying-graves-not-full"}
    whats = {"laying-too-many-cubes": ["plague"], "laying-too-many": ["coin"], "laying-space-over": Space, "laying-row": Row}
    for key in problems:
        for what in whats.get(key, ["city-a"]):
            problem = LayingProblem(key, ("round",), seat=0, what=what, which=2, count=3, most=2)
            text = asking.describe_problem(problem)
            assert text and "{" not in text
    script = "".join(path.read_text() for path in GENERAL.glob("*.js"))
    shown = {f"ui-{key}" for key in re.findall(r'"(laying-[a-z-]+)"', script)} | {"ui-laying"}
    shown |= {f"ui-laying-{kind}" for kind in ("seen", "unseen", "wrong")}
    known = list_keys(ENGLISH, FORM_WORDS, WORD_FILES)
    assert known - words.heard == shown & known
    assert {key.removeprefix("ui-") for key in shown} >= set(re.findall(r'words\["(laying[a-z-]*)"\]', script))


# On a shared table


def share_table(tmp_path: Path, depth: Depth) -> SharedTable:
    """Share a new table of two at this depth."""
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    codes = store.create(write_first_line(Game(build_players(2), new_game(EditionSettings("first_2011"), 2, 0, depth))))
    return SharedTable(store, store.find(codes.table))


def test_a_tracked_game_is_promoted_in_the_middle(tmp_path: Path) -> None:
    """The form has what the tracker knows and marks what it doesn't; as it stands it is refused.

    Filled in, it is one signed line, and the game goes on with everything; undo brings the tracker back.
    """
    shared = share_table(tmp_path, Depth.TRACKED)
    shared.enter(Send(0, 1, Place.FARM, Place.SMITHY, 3))
    shared.enter(Spend(1, Spending.PLAGUE, 2))
    shared.enter(EndTurn())
    side = Laying(shared, build_form())
    opened = decode(side.answer(build_command("laying")))
    values, unknown = opened["laying"]["values"], opened["laying"]["unknown"]
    assert opened["view"] == "laying" and {"spaces.harvest.skill", "supply.plague", "stalls", "farms.0.ox"} <= {*unknown}
    assert not {"turn", "farms.0.space", "farms.0.family.1.0", "farms.1.prestige"} & {*unknown}
    assert (values["turn"], values["farms.0.space"], values["farms.1.space"]) == (1, 3, 2)
    assert "smithy" in [values[f"farms.0.family.1.{at}"] for at in range(4)]
    inbox = Inbox(shared)
    refused = inbox.receive(build_command("lay", values=values, token="l1", v=3), side, "")
    assert refused.message.laying.refused and shared.position.table.tracked
    filled = {**values, "stalls": [0, 1, 2], "queue": [3, 4, 5, 6, 7], "spaces.harvest.skill": 2, "supply.plague": 1}
    lay = build_command("lay", values=filled, token="l2", v=3)
    assert inbox.receive(lay, side, "Anna") == Stored(4, (1, 2, 3))
    assert decode(side.confirm(lay)) == {"laying": {"laid": True}, "view": ""}
    assert not shared.position.table.tracked and shared.position.seat == 1 and shared.position.options
    assert shared.position.table.farms[0].time == 3 and shared.records[-1].entry.by == "Anna"
    shared.enter(SaveEntry(undo=1))
    assert shared.position.table.tracked


def test_what_others_entered_meanwhile_stops_the_laying(tmp_path: Path) -> None:
    """A page that had not seen the last input gets a conflict when it lays the table out, and the table stays tracked."""
    shared = share_table(tmp_path, Depth.TRACKED)
    other = SharedTable(shared._store, shared.found)
    side = Laying(other, build_form())
    values = decode(side.answer(build_command("laying")))["laying"]["values"]
    filled = {**values, "stalls": [0, 1, 2], "queue": [3, 4, 5, 6, 7], "spaces.harvest.skill": 2}
    shared.enter(EndTurn())
    assert isinstance(Inbox(other).receive(build_command("lay", values=filled, v=0), side, ""), Conflict)
    assert other.position.table.tracked


def test_nothing_is_laid_out_while_somebody_has_to_die(tmp_path: Path) -> None:
    """The form can't be opened or entered as long as a death waits or is asked about: a sentence says why.

    A filled-in form can still be checked. After the death the form opens and counts it.
    """
    shared = share_table(tmp_path, Depth.TRACKED)
    side = Laying(shared, build_form())
    values = decode(side.answer(build_command("laying")))["laying"]["values"]
    filled = {**values, "stalls": [0, 1, 2], "queue": [3, 4, 5, 6, 7], "spaces.harvest.skill": 2}
    for _ in range(2):
        shared.enter(Spend(0, Spending.TIME, 9))
    for word in ("laying-dies-later", "laying-dies-now"):
        lay = build_command("lay", values=filled)
        for answer in (side.answer(build_command("promote")), side.answer(build_command("laying")), side.read(lay)):
            assert decode(answer) == {"wrong": WORDS.format(word, who="Anna")}
        assert "problems" in decode(side.answer(build_command("lay-check", values=filled)))["laying"]
        shared.enter(EndTurn() if word == "laying-dies-later" else Bury(1, Place.FARM))
    assert decode(side.answer(build_command("promote")))["view"] == "laying"
    assert build_layout(shared.position).farms[0].dead == 1


def test_a_death_at_the_board_comes_first_too() -> None:
    """In the full game the seats whose deaths wait on the agenda are listed, that of the top one first.

    A family without members has no death.
    """
    waiting = find_middle()
    assert list_pending_deaths(waiting) == ()
    turns_of, running = waiting.agenda[0], waiting.agenda[-1]
    assert list_pending_deaths(replace(waiting, agenda=(turns_of, Dying(1), running))) == (1,)
    assert list_pending_deaths(replace(waiting, agenda=(turns_of, Dying(0), Dying(1)))) == (1, 0)
    gone = tuple((Place.GONE,) * len(places) for places in waiting.table.farms[1].family)
    nobody = waiting.table.with_farm(1, replace(waiting.table.farms[1], family=gone))
    assert list_pending_deaths(replace(waiting, table=nobody, agenda=(turns_of, Dying(1), running))) == ()
