"""Owners' corrections of an edition."""

from __future__ import annotations

from random import Random

import pytest

from tests.samples import sample
from tests.village.positions import BIG, FIRST, lay_acting, lay_village, list_payments
from tests.village.test_editions import list_leaves, read_data
from village_core.games.editions import Mark
from village_core.games.owning import read_own
from village_core.games.village import BadSettings, EditionSettings, build_edition, find_flaw, new_game, read_settings
from village_core.games.village.choices import EnterCouncil, Produce, Train
from village_core.games.village.edition import EDITIONS, Edition
from village_core.games.village.setup import new_table
from village_core.games.village.vocabulary import SPACES, Building, Place, Row
from village_core.games.village.workplaces.crafts import SHOPS, WORKSHOP_OF
from village_core.players.random import choose


def catch_error(text: str) -> BadSettings:
    """Return the error of an owner's file; fail if the file is accepted."""
    with pytest.raises(BadSettings) as caught:
        read_settings(text)
    return caught.value


def test_a_good_correction_is_used_and_marked() -> None:
    """council-time: entering takes the corrected time, and the mark of a corrected value says so; the edition itself stays."""
    copy = read_settings('edition = "first_2011"\n[council]\ntime = [1, 3, 3, 3]\n[rulings]\ntie = "grain"\n')
    edition = build_edition(copy)
    assert edition.council.time == (1, 3, 3, 3) and edition.rulings.tie == "grain"
    assert edition.find_mark("council.time.1") is edition.find_mark("council.time") is Mark.CORRECTED
    assert edition.find_mark("council.points.1") is Mark.CERTAIN
    assert build_edition(EditionSettings(FIRST)).council.time == (1, 2, 2, 3), "the edition itself stays as it is"
    position = lay_acting(lay_village(2, corrections={"council.time.0": 3}, stock={0: {"scroll": 1}}), "council")
    assert list_payments(position, EnterCouncil(1))[0].time == 3


@pytest.mark.parametrize("shop", SHOPS)
def test_training_and_making_each_take_their_own_time(shop: Building) -> None:
    """crafts-training, crafts-time: the printed times of a workshop are equal, those of an owner's copy need not be."""
    corrections = {f"crafts.{shop}.training": 1, f"crafts.{shop}.time": 4}
    position = lay_acting(lay_village(2, corrections=corrections, members={0: {WORKSHOP_OF[shop]: (2,)}}), "crafts")
    good = position.table.edition.crafts[shop].makes[0]
    expected = {Train(1, shop): 1, Train(1, shop, good): 5, Produce(shop, good): 4}
    assert {choice: list_payments(position, choice)[0].time for choice in expected} == expected


def test_yes_is_no_number_whatever_was_used_before() -> None:
    """A process that has used a correction ``1`` still refuses ``true`` in its place, and the other way round."""
    number, truth = (EditionSettings(FIRST, (("council.time.0", value),)) for value in (1, True))
    assert number != truth and number == EditionSettings(FIRST, (("council.time.0", 1),))
    assert build_edition(number).council.time[0] == 1
    assert catch_error("council.time.0 = true").place == "council.time.0"
    assert build_edition(read_settings("rulings.well_coins = true")).rulings.well_coins is True
    assert catch_error("rulings.well_coins = 1").place == "rulings.well_coins"


def test_settings_are_compared_once_with_those_that_were_used_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings that equal older ones are compared with these only once, though their edition is asked for three times."""
    edition = build_edition(EditionSettings(FIRST))
    loaded, compared = EditionSettings(FIRST), []
    monkeypatch.setattr(EditionSettings, "__eq__", lambda one, other: compared.append(other) or one.edition == other.edition)
    assert all(build_edition(loaded) is edition for _ in range(3)) and len(compared) == 1


CHANGES = [
    ("farm.coins", 2, lambda table: table.farms[0].coin, 2),
    ("box.family.0", 5, lambda table: len(table.farms[0].list_generations_at(Place.FARM)), 5),
    ("box.influence", 20, lambda table: table.supply.faith, 20),
    ("box.plague", 7, lambda table: table.supply.plague, 7),
    ("setup.2.stalls", 4, lambda table: len(table.stalls), 4),
    ("chronicle.2.graves", 6, lambda table: table.count_free_graves(), 6),
    ("chronicle.2.rows.farm", 4, lambda table: table.count_row_room(Row.FARM), 4),
]


@pytest.mark.parametrize(("place", "value", "read", "expected"), CHANGES)
def test_corrections_change_the_first_table(place: str, value: int, read: object, expected: int) -> None:
    """setup-customers: a corrected number of the box or the board shows on the first table."""
    assert read(new_table(EditionSettings(FIRST, ((place, value),)), 2)) == expected


BAD = [  # file, problem, place
    ("= 3", "copy-not-toml", ""),
    ("[council\ntime = 3", "copy-not-toml", ""),
    ('edition = "second_2015"', "copy-unknown-edition", "edition"),
    ("edition = 3", "copy-unknown-edition", "edition"),
    ("[counsil]\ntime = [1]", "copy-unknown-name", "counsil"),
    ("[council]\ntimes = [1]", "copy-unknown-name", "council.times"),
    ("[council]\ntime = [1, 2, 2, 3, 4]", "copy-unknown-name", "council.time.4"),
    ("[council]\ntime = [1, 99]", "copy-out-of-range", "council.time.1"),
    ("[council]\ntime = [-1]", "copy-out-of-range", "council.time.0"),
    ('[council]\ntime = ["two"]', "copy-out-of-range", "council.time.0"),
    ("[council]\ntime = [true]", "copy-out-of-range", "council.time.0"),
    ("[council]\ntime = [1.5]", "copy-not-a-value", "council.time.0"),
    ("[council]\ntime = [1979-05-27]", "copy-not-a-value", "council.time.0"),
    ("[council]\ntime = []", "copy-not-a-value", "council.time"),
    ("[council]\ntime = 3", "copy-not-a-value", "council.time"),
    ("council = 3", "copy-not-a-value", "council"),
    ("[council.persuasion]\nx = 1", "copy-unknown-name", "council.persuasion.x"),
    ("players = [2, 9]", "copy-unknown-name", "players"),
    ('name = "Mine"', "copy-unknown-name", "name"),
    ('[marks]\nlikely = ["council"]', "copy-unknown-name", "marks"),
    ("[setup.5]\nadded = 7", "copy-unknown-name", "setup.5"),
    ("[setup.2.spaces]\ncrafts = 21", "copy-out-of-range", "setup.2.spaces.crafts"),
    ("[setup.2.spaces]\nharbour = 2", "copy-unknown-name", "setup.2.spaces.harbour"),
    ('[customers.3]\ndemand = "gold"', "copy-out-of-range", "customers.3.demand"),
    ('[customers.3]\ndemand = ""', "copy-out-of-range", "customers.3.demand"),
    ("[customers.24]\npoints = 2", "copy-unknown-name", "customers.24"),
    ("[customers.-1]\npoints = 2", "copy-unknown-name", "customers.-1"),
    ('[rulings]\ntie = "coins"', "copy-out-of-range", "rulings.tie"),
    ("[rulings]\nwell_coins = 1", "copy-out-of-range", "rulings.well_coins"),
    ("[farm]\nlap = 3", "copy-out-of-range", "farm.lap"),
    ("[box]\nmonks = 3", "copy-out-of-range", "box.monks"),
    ("[box]\nplague = 0", "copy-out-of-range", "box.plague"),
    ("[box]\ngrain = 999999999999999999999", "copy-out-of-range", "box.grain"),
    ("[setup.2.spaces]\n" + "".join(f"{space} = 0\n" for space in SPACES), "copy-out-of-range", "setup.2.spaces"),
    ("[farm]\ncoins = 4", "copy-out-of-range", "farm.coins"),  # enough for three farms, not for four
]


@pytest.mark.parametrize(("text", "problem", "place"), BAD)
def test_bad_corrections_are_refused_with_their_place(text: str, problem: str, place: str) -> None:
    """An unusable correction, edition or file is refused with its problem, and with its place if the file can be read."""
    error = catch_error(text)
    assert (error.problem, error.place) == (problem, place)


def test_a_misspelt_name_gets_a_suggestion() -> None:
    """A correction with an unknown section or field is refused, and the refusal suggests the nearest name that exists."""
    assert catch_error("[counsil]\ntime = [1]").detail == "council"
    assert catch_error("[church]\ngrian = [1]").detail == "grain"


def test_a_name_like_no_other_gets_all_that_are_possible() -> None:
    """A name that is like none gets, in the order of the alphabet, the names that an owner may correct there."""
    assert list(catch_error("[zz]\ntime = [1]").names) == sorted(Edition.CORRECTABLE)
    assert list(catch_error("[setup.2.spaces]\nzz = 2").names) == list(SPACES)


def test_an_empty_file_is_the_first_edition() -> None:
    """An empty file is the first edition, a file that names an edition is that one; only the values it names are corrections."""
    assert read_settings("") == EditionSettings(FIRST) and read_settings(f'edition = "{BIG}"\n[council]\n') == EditionSettings(
        BIG
    )
    assert read_settings(f'edition = "{BIG}"\n[setup.5]\nadded = 8').corrections == (("setup.5.added", 8),)


def test_every_correctable_name_is_part_of_an_edition() -> None:
    """All correctable names are fields of an edition and stand in both files, except Carla's board, in the Big Box's alone."""
    assert set(Edition.__struct_fields__) >= Edition.CORRECTABLE
    assert all(name in read_data(FIRST) and name in read_data(BIG) for name in Edition.CORRECTABLE - {"solo"})
    assert "solo" in read_data(BIG) and "solo" not in read_data(FIRST)


def correct_at_random(name: str, random: Random) -> EditionSettings:
    """Return a copy with up to forty numbers corrected at random, as far as the corrections are usable together."""
    numbers = [
        place
        for place, value in list_leaves({k: v for k, v in read_data(name).items() if k in Edition.CORRECTABLE}).items()
        if type(value) is int
    ]
    copy = EditionSettings(name)
    for place in random.sample(numbers, 40):
        tried = EditionSettings(name, (*copy.corrections, (place, random.choice((0, 1, 2, 3, 4, 7, 9, 12, 20, 30)))))
        try:
            build_edition(tried)
        except BadSettings:
            continue
        copy = tried
    return copy


@pytest.mark.parametrize("number", range(sample(4, 60)))
def test_any_copy_that_is_accepted_can_be_played(number: int) -> None:
    """supply-limited: on odd but accepted copies each tenth position and the last one of up to 900 steps have no flaw."""
    random = Random(number)
    copy = correct_at_random((FIRST, BIG)[number % 2], random)
    position = new_game(copy, random.randint(2, 4))
    for count in range(900):
        if position.over:
            break
        assert count % 10 or not find_flaw(position), (copy, find_flaw(position))
        position = position.play(choose(position, random)).position
    assert not find_flaw(position)


def test_a_line_that_no_file_of_numbers_needs_is_refused() -> None:
    """``read_settings`` and ``read_own`` refuse a name of hundreds of parts as too long a line.

    ``read_settings`` accepts a long remark.
    """
    for text in ("a." * 8_000 + "a = 1", f'edition = "first_2011"\n[{"a." * 8_000}a]', ".".join(['"\u2028"'] * 400) + "=1"):
        for reading in (read_settings, lambda text: read_own(EDITIONS, text, "first_2011")):
            with pytest.raises(BadSettings) as caught:
                reading(text)
            assert caught.value.problem == "copy-long-line" and caught.value.detail in ("1", "2")
    assert read_settings("#" + "x" * 1_000 + "\n[council]\ntime = [2, 2, 3]").edition == "first_2011"
