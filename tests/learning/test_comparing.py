"""One position in both editions of Village: the differences come from the engine and the editions' data."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from html import unescape
from importlib.resources import files
from random import Random

import pytest

from tests.samples import spread
from tests.village.positions import (
    BIG,
    FIRST,
    lay_acting,
    lay_last_turns,
    lay_market_day,
    lay_mass,
    lay_turn,
    lay_village,
    open_game,
    settle,
)
from village_core.games.editions import Mark
from village_core.games.village import new_game, picture
from village_core.games.village.choices import Buy, Grind, Produce, TakeInfluence
from village_core.games.village.conservation import find_flaw
from village_core.games.village.edition import EditionSettings, build_edition
from village_core.games.village.mass import Drawing
from village_core.games.village.rewarding import Privileges
from village_core.games.village.rules import Rule
from village_core.games.village.vocabulary import GOODS, INFLUENCES, Building, Good
from village_core.kernel.picture import BadPicture
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE
from village_core.kernel.words import Words
from village_core.players.random import choose
from village_widgets.games.comparing import compare
from village_widgets.games.differences import Incomparable, with_edition
from village_widgets.games.village.telling import load_words

OTHER = {FIRST: BIG, BIG: FIRST}
WHEELWRIGHT = {0: {"smithy": [1]}}
NO_PLOWS = {0: {"plow": 4, "skill": 1, "knowledge": 1}, 1: {"plow": 4}}


def pick_privileges() -> Position:
    """Return a position in which a seat on the second stage of the council chooses a privilege."""
    return settle(lay_village(3, members={0: {"council-2": [1]}}), Privileges(0, 2))


def list_positions(edition: str, players: int, seed: int) -> Iterator[Position]:
    """Yield every eleventh position of a random game."""
    random = Random(seed)
    position, number = open_game(players, edition, seed), 0
    while not position.over:
        if number % 11 == 0:
            yield position
        position = position.play(choose(position, random)).position
        number += 1


def test_a_checked_copy_is_no_difference() -> None:
    """The note that a copy was checked is no difference between editions."""
    checked = compare(new_game(EditionSettings(FIRST, (("checked", 3),)), 3))
    assert checked.numbers and all(printed.name != "checked" for printed in checked.numbers) and "checked" not in repr(checked)


@pytest.mark.parametrize("edition", [FIRST, BIG])
@pytest.mark.parametrize("players", spread([2, 3, 4]))
def test_wherever_a_game_gets_the_verdicts_are_the_engines(edition: str, players: int) -> None:
    """In random games the other edition's position is valid and converts back, and each verdict is the judge's own.

    All choices that differ are compared, and no others. Only a Big Box table with too many pieces can't be compared.
    """
    compared = 0
    for position in list_positions(edition, players, players):
        if edition == BIG and is_overfull(position):
            with pytest.raises(Incomparable, match="compare-flaw"):
                compare(position)
            continue
        comparison = compare(position)
        compared += 1
        first, second = comparison.positions
        assert position in (first, second) and find_flaw(first) == find_flaw(second) == ""
        assert with_edition(with_edition(position, OTHER[edition]), edition) == position
        told = {judged.choice for judged in comparison.choices}
        for judged in comparison.choices:
            for here, payments, refusal in zip((first, second), judged.payments, judged.refusals, strict=True):
                assert refusal == here.find_refusal(judged.choice) and bool(payments) == (refusal is None)
        either = {option.choice for option in (*first.options, *second.options)}
        same = {choice for choice in either if list_payments(first, choice) == list_payments(second, choice)}
        assert told == either - same
    assert compared > 5


def is_overfull(position: Position) -> bool:
    """Tell if a table of the Big Box uses more pieces of a kind than the box of 2011, the smaller one, has."""
    box, smaller = position.table.edition.box, build_edition(EditionSettings(FIRST)).box
    more = dict.fromkeys(INFLUENCES, box.influence - smaller.influence) | dict.fromkeys(GOODS, box.goods - smaller.goods)
    more |= {"coin": box.coins - smaller.coins, "grain": box.grain - smaller.grain}
    return any(getattr(position.table.supply, what) < count for what, count in more.items())


def list_payments(position: Position, choice: object) -> set[object]:
    """Return all payments with which a choice is possible at a position; none if the choice is refused."""
    return {option.payment for option in position.options if option.choice == choice}


def test_the_second_privilege_is_freer_in_the_first_edition() -> None:
    """Two cubes of one colour: allowed in 2011, refused in the Big Box by its own rule (privilege-different)."""
    comparison = compare(pick_privileges())
    assert {judged.choice for judged in comparison.choices} == {TakeInfluence((kind, kind)) for kind in INFLUENCES}
    assert {judged.refusals[1].rules for judged in comparison.choices} == {(Rule.PRIVILEGE_DIFFERENT,)}
    assert all(judged.refusals[0] is None for judged in comparison.choices)
    said = str(comparison)
    assert "Village: Big Box (2023): Not allowed. The influence of the second privilege must be of different colours." in said


def test_goods_run_out_in_the_first_edition_only() -> None:
    """With eight plows on the farms, 2011 says that the supply has no ninth, and the Big Box allows it (supply-limited)."""
    position = lay_acting(lay_village(2, members=WHEELWRIGHT, stock=NO_PLOWS), "crafts")
    judged = {each.choice: each for each in compare(position).choices}
    for choice in (Buy(Building.SMITHY, Good.PLOW), Produce(Building.SMITHY, Good.PLOW)):
        assert judged[choice].refusals[0].rules == (Rule.SUPPLY_LIMITED,) and judged[choice].refusals[1] is None
    assert "the supply has no plow left" in str(compare(position))


def test_the_consequences_of_a_choice_are_compared() -> None:
    """With one coin left in the box of 2011, the mill pays one coin there and two in the Big Box."""
    position = lay_acting(lay_village(2, stock={0: {"coin": 7, "grain": 2}, 1: {"coin": 7}}), "crafts")
    comparison = compare(position)
    assert [outcome.option.choice for outcome in comparison.outcomes] == [Grind()]
    said = str(comparison)
    assert "At the mill A turns grain into 1 coin." in said and "At the mill A turns grain into 2 coins." in said


@pytest.mark.parametrize(
    "position",
    [
        lay_turn(lay_village(2)),
        lay_market_day(lay_village(3)),
        lay_mass(lay_village(3, members={0: {"bag": [1]}})),
        lay_last_turns(lay_village(4), 1, 2),
        open_game(3),
    ],
    ids=["turn", "market day", "mass", "last turns", "a new game"],
)
def test_most_positions_are_played_alike(position: Position) -> None:
    """A position that both editions play alike is called so; rules and numbers are still compared."""
    comparison = compare(position)
    assert comparison.choices == comparison.outcomes == () and comparison.rules and comparison.numbers
    assert "Whatever can be done here can be done in both" in str(comparison)


def test_chance_can_be_compared() -> None:
    """In the middle of a draw the positions stand side by side; the same pieces can be drawn."""
    position = settle(lay_village(2, members={0: {"bag": [1]}}), Drawing(4))
    assert position.seat == CHANCE and compare(position).choices == compare(position).outcomes == ()


def test_rules_carry_each_editions_own_words_and_citations() -> None:
    """A wording has the edition's own numbers and names, and is left out if the edition doesn't cite the rule."""
    comparison = compare(pick_privileges())
    rules = {worded.rule: worded for worded in comparison.rules}
    assert "bridge" in rules[Rule.DYING_AT_ONCE].wordings[0] and "quill" in rules[Rule.DYING_AT_ONCE].wordings[1]
    assert rules[Rule.TIE_CUSTOMERS].wordings[1] == "" == rules[Rule.TIE_GRAIN].wordings[0]
    for worded in comparison.rules:
        for edition, wording, cited in zip(comparison.editions, worded.wordings, worded.citations, strict=True):
            assert len(cited) == len(edition.citations.get(worded.rule, ())) and bool(wording) == bool(cited)
    unlike = {rule for rule in Rule if (rule in comparison.editions[0].citations) != (rule in comparison.editions[1].citations)}
    assert unlike <= rules.keys() and Rule.HARVEST not in rules


def list_leaves(data: object, name: str = "") -> Iterator[tuple[str, object]]:
    """Yield each value of an edition's file by its dotted name."""
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for part, inside in parts:
        yield from list_leaves(inside, f"{name}.{part}".lstrip("."))
    if not isinstance(data, (dict, list)):
        yield name, data


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_number_that_differs_is_named(players: int) -> None:
    """The numbers are those that differ in the editions' files for this number of players; each has a name in words."""
    folder = files("village_core.games.village") / "editions"
    raw = [dict(list_leaves(tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8")))) for name in (FIRST, BIG)]
    besides = re.compile(rf"(name|year|marks|citations)\b|(setup|chronicle|solo)\.(?!{players}\.)")
    unlike = {name for name in {**raw[0], **raw[1]} if raw[0].get(name) != raw[1].get(name) and not besides.match(name)}
    comparison = compare(lay_turn(lay_village(players)))
    assert {printed.name for printed in comparison.numbers} == unlike
    assert [printed.values for printed in comparison.numbers if printed.name == "box.influence"] == [(18, 33)]
    assert not re.search(r"- \w+(\.\w+)+", str(comparison)), "no dotted name is left without words"


def test_a_comparison_has_the_numbers_for_this_many_players_alone() -> None:
    """Of corrected numbers for three and for four players, a table of three shows those for three."""
    corrections = {"chronicle.3.graves": 5, "chronicle.4.graves": 7}
    named = {printed.name for printed in compare(lay_turn(lay_village(3, corrections=corrections))).numbers}
    assert named & {*corrections} == {"chronicle.3.graves"}


def test_marks_tell_how_sure_a_number_is() -> None:
    """A number of the owner's copy is marked as corrected, the other edition's as certain, likely or reconstructed."""
    comparison = compare(lay_turn(lay_village(2, corrections={"farm.grain": 7, "council.time.2": 4, "council.time.1": 3})))
    marks = {printed.name: (printed.values, printed.marks) for printed in comparison.numbers}
    assert marks["farm.grain"] == ((7, 5), (Mark.CORRECTED, Mark.CERTAIN))
    assert marks["council.time.2"] == ((4, 2), (Mark.CORRECTED, Mark.RECONSTRUCTED))
    assert marks["council.time.1"] == ((3, 2), (Mark.CORRECTED, Mark.LIKELY))
    assert (
        "7 (from your own copy)" in str(comparison)
        and "2 (our best guess)" in str(comparison)
        and "2 (likely)" in str(comparison)
    )


def test_five_players_do_not_fit_into_the_first_edition() -> None:
    """A table of five can't be compared with the first edition, and the reason says for how many players that is."""
    with pytest.raises(Incomparable) as error:
        compare(lay_turn(lay_village(5, BIG)))
    assert load_words().format(error.value.problem, **error.value.values).startswith("Village is for 2 to 4 players")


def test_more_pieces_than_the_smaller_box_has_do_not_fit() -> None:
    """Nine plows can lie on farms in the Big Box only; the reason names the place."""
    with pytest.raises(Incomparable) as error:
        compare(lay_turn(lay_village(2, BIG, stock={0: {"plow": 9}})))
    assert "supply.plow" in load_words().format(error.value.problem, **error.value.values)


def test_a_picture_does_as_well() -> None:
    """A position can be given as its picture in text; other text is refused as no picture."""
    assert compare(picture.write(pick_privileges())).choices == compare(pick_privileges()).choices
    with pytest.raises(BadPicture):
        compare("a fine day in the village")


def test_the_page_shows_everything() -> None:
    """The page has two cells a row, with an edition's name in each, and all that the plain text says of an edition."""
    comparison = compare(pick_privileges())
    page = comparison.build_box().shown.value
    rows = page.count('class="vc-unlike"')
    assert rows == 1 + len(comparison.rules), "the four pairs of cubes share one row"
    assert page.count("<tr>") == 1 + len(comparison.numbers)
    assert page.count("<b>Village (2011)</b>") == page.count("<b>Village: Big Box (2023)</b>") == rows
    shown = [" ".join(unescape(cell).split()) for cell in re.findall(r"(?:<p>|<li>|<td>)([^<]*)", page)]
    said = re.findall(r"(?m)^ +Village(?:: Big Box)? \(\d+\): (.*?)(?: \((?:sure|likely)\))?(?: \[|$)", str(comparison))
    assert len(said) == 2 * (rows + len(comparison.numbers)) and set(said) <= set(shown)


def test_no_tag_comes_from_a_wording(monkeypatch: pytest.MonkeyPatch) -> None:
    """Angle brackets in a wording are escaped on the page."""
    comparison = compare(pick_privileges())
    monkeypatch.setattr(Words, "format", lambda self, key, **values: f"<i>{key}&")
    page = comparison.build_box().shown.value
    assert "<i>" not in page and "&lt;i&gt;compare-rules&amp;" in page


def test_the_text_is_the_same_in_every_process() -> None:
    """A comparison prints the same text in another process, where text hashes differently."""
    code = f"from village_widgets.games.comparing import compare;print(compare({picture.write(pick_privileges())!r}))"
    seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": seed})
    assert done.stdout == f"{compare(pick_privileges())}\n"


def test_the_editions_stand_in_the_order_of_their_years() -> None:
    """The older edition stands first, whichever edition the position has."""
    for edition in (FIRST, BIG):
        comparison = compare(lay_turn(lay_village(3, edition)))
        assert [each.year for each in comparison.editions] == [2011, 2023]
        assert comparison.editions[0] == build_edition(comparison.positions[0].table.copy)
