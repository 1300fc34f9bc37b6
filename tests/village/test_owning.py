"""An owner's copy: the questions, the answers, and the file that keeps them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.samples import sample
from tests.village.positions import BIG, FIRST
from tests.village.test_editions import read_data
from village_core.games import owning
from village_core.games.editions import CHECKED, Leaf, Mark
from village_core.games.village import (
    CODEC,
    EDITIONS,
    BadSettings,
    EditionSettings,
    build_edition,
    new_game,
    picture,
    read_settings,
)
from village_core.games.village.edition import Edition
from village_core.kernel.compact import compact, expand
from village_core.kernel.game import Game
from village_core.kernel.values import Player

WORDS = ("scroll", "wagon", "plow", "horse", "ox", "grain")


def choose_other(name: str, value: Leaf) -> Leaf:
    """Return a value other than ``value`` that may be printed under this name."""
    may = owning.find_allowed_values(Edition, name)
    if isinstance(may, owning.Range):
        return may.most if value != may.most else may.least
    if may is None:
        return "grain grain grain" if value != "grain grain grain" else "ox"
    return next(one for one in may if one != value)


def list_numbers(edition: str) -> range:
    """Return the numbers of players with which an edition can be played."""
    least, most = build_edition(EditionSettings(edition)).players
    return range(least, most + 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_mark_is_asked_about_once(edition: str) -> None:
    """The unsure values are exactly those under a likely or reconstructed mark of the edition's file, each once."""
    marks = [place for mark in ("likely", "reconstructed") for place in read_data(edition)["marks"][mark]]
    marked = {
        name
        for name in owning.list_values(build_edition(EditionSettings(edition)))
        if any(f"{name}.".startswith(f"{place}.") for place in marks)
    }
    asked = [value.name for value in owning.list_unsure(build_edition(EditionSettings(edition)), *list_numbers(edition))]
    assert sorted(asked) == sorted(marked)
    assert all(any(f"{name}.".startswith(f"{place}.") for name in asked) for place in marks), "no mark is without a value"


@pytest.mark.parametrize("edition", EDITIONS)
def test_other_numbers_of_players_are_not_asked(edition: str) -> None:
    """For one number of players its own card and chronicle are asked, and all that is printed once.

    For one player the card and chronicle of two are asked, and Carla's board.
    """
    shared = {value.name for value in owning.list_unsure(build_edition(EditionSettings(edition)))}
    assert all(Edition.find_player_count(name) is None for name in shared)
    for players in list_numbers(edition):
        names = {value.name for value in owning.list_unsure(build_edition(EditionSettings(edition)), players)}
        used = (1, 2) if players == 1 else (players,)
        assert {Edition.find_player_count(name) for name in names} == {None, *used} and shared < names


def test_a_value_is_asked_with_what_we_believe_and_how_sure_we_are() -> None:
    """The third stage's time is our own guess, the fourth's is likely; the first is certain and not asked."""
    found = {value.name: value for value in owning.list_unsure(build_edition(EditionSettings(FIRST)), 4)}
    assert found["council.time.2"][1:] == (2, Mark.RECONSTRUCTED)
    assert found["council.time.3"][1:] == (3, Mark.LIKELY)
    assert "council.time.0" not in found


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_value_has_a_shape_and_fits_it(edition: str) -> None:
    """Every value of an edition is correctable and lies in its own range, or among the words that may stand there."""
    values = owning.list_values(build_edition(EditionSettings(edition)))
    assert len(values) > 100
    for name, value in values.items():
        may = owning.find_allowed_values(Edition, name)
        if isinstance(may, owning.Range):
            assert may.least <= value <= may.most, name
        elif may is not None:
            assert value in may, name
        else:
            assert name.endswith(".demand")
        assert name.partition(".")[0] in Edition.CORRECTABLE


@pytest.mark.parametrize("edition", EDITIONS)
def test_both_ends_of_every_range_can_be_printed_and_nothing_beyond(edition: str) -> None:
    """A correction to either end of a value's range is accepted, and one number beyond is refused.

    Coins of the box and of a farm are left out, because they are judged together.
    """
    tried = 0
    for name, value in owning.list_values(build_edition(EditionSettings(edition))).items():
        may = owning.find_allowed_values(Edition, name)
        if not isinstance(may, owning.Range) or name in ("box.coins", "farm.coins"):  # these two are judged together
            continue
        for end in {may.least, may.most} - {value}:
            assert build_edition(EditionSettings(edition, ((name, end),))).find_mark(name) is Mark.CORRECTED
        for beyond in (may.least - 1, may.most + 1):
            with pytest.raises(BadSettings):
                build_edition(EditionSettings(edition, ((name, beyond),)))
        tried += 1
    assert tried > 100


def test_a_name_that_is_not_printed_has_no_shape() -> None:
    """A name without a printed value raises ``KeyError`` when its allowed values are asked for."""
    for name in ("zzz", "council.zzz", "council", "council.time.0.0"):
        with pytest.raises(KeyError):
            owning.find_allowed_values(Edition, name)


def test_what_is_as_we_have_it_is_confirmed_and_the_rest_corrected() -> None:
    """A value as we believe it is no correction; a customer's demand may be named in any order."""
    owned = owning.tell(
        EDITIONS,
        owning.OwnerAnswers(EditionSettings(FIRST)),
        {"council.time.2": 3, "church.grain.1": 1, "customers.3.demand": "ox wagon"},
    )
    assert owned.copy.corrections == (("council.time.2", 3),)
    assert owned.confirmed == ("customers.3.demand", "church.grain.1")
    assert owned.answered == {"council.time.2", "customers.3.demand", "church.grain.1"}


def test_an_owner_may_change_their_mind() -> None:
    """A correction taken back is a confirmation, and the other way round."""
    once = owning.tell(EDITIONS, owning.OwnerAnswers(EditionSettings(FIRST)), {"council.time.2": 3, "church.grain.1": 1})
    twice = owning.tell(EDITIONS, once, {"council.time.2": 2, "church.grain.1": 2})
    assert twice == owning.OwnerAnswers(EditionSettings(FIRST, (("church.grain.1", 2),)), ("council.time.2",))


def test_every_value_that_cannot_be_is_named() -> None:
    """All impossible values are named at once, each by its place; a possible one beside them is not."""
    told = {"council.time.2": 33, "council.time.3": None, "customers.3.demand": "", "church.grain.1": 2, "zz": 1, "checked": 3}
    with pytest.raises(owning.BadCorrections) as caught:
        owning.tell(EDITIONS, owning.OwnerAnswers(EditionSettings(FIRST)), told)
    assert {problem.place for problem in caught.value.problems} == set(told) - {"church.grain.1"}


def test_what_no_single_value_shows_is_told_too() -> None:
    """round-seeding: a card that places no cube is refused, though each space may have none."""
    with pytest.raises(owning.BadCorrections) as caught:
        owning.tell(
            EDITIONS,
            owning.OwnerAnswers(EditionSettings(FIRST)),
            {name: 0 for name in owning.list_values(build_edition(EditionSettings(FIRST))) if name.startswith("setup.4.spaces.")},
        )
    assert [problem.place for problem in caught.value.problems] == ["setup.4.spaces"]


@settings(max_examples=sample(20, 60))
@given(st.sampled_from(EDITIONS), st.data())
def test_a_file_brings_everything_back(edition: str, data: st.DataObject) -> None:
    """The file holds all confirmations and corrections, and a new game reads the same corrections from it."""
    printed = owning.list_values(build_edition(EditionSettings(edition)))
    names = data.draw(st.lists(st.sampled_from(sorted(printed)), unique=True, max_size=12))
    told = {name: printed[name] if data.draw(st.booleans()) else choose_other(name, printed[name]) for name in names}
    told.pop("farm.coins", None)
    owned = owning.tell(EDITIONS, owning.OwnerAnswers(EditionSettings(edition)), told)
    text = owning.write_settings(EDITIONS, owned, "My copy,\nas it is")
    assert owning.read_own(EDITIONS, text, "") == (owned, ())
    assert read_settings(text) == owned.copy
    assert owned.answered == set(told)


def test_words_above_a_file_stay_comments() -> None:
    """Lines of a heading that look like values or confirmations correct and confirm no value."""
    text = owning.write_settings(
        EDITIONS,
        owning.OwnerAnswers(EditionSettings(BIG)),
        "council.time.2 = 9\r\u2028council.time.2 = 8\n# confirmed: council.time.2 = 2",
    )
    assert read_settings(text) == EditionSettings(BIG)
    assert owning.read_own(EDITIONS, text, FIRST) == (owning.OwnerAnswers(EditionSettings(BIG)), ())


RESCUED = [  # an owner's file, the corrections that are used, the places that are not
    ("council.time.2 = 77\nchurch.grain.1 = 2\n", (("church.grain.1", 2),), ["council.time.2"]),
    ("zzz = 1\ncouncil.time.2 = 3\n", (("council.time.2", 3),), ["zzz"]),
    ("council = 3\n", (), ["council"]),
    ("farm.grain = 2.5\nfarm.lap = 12\n", (("farm.lap", 12),), ["farm.grain"]),
    ("crafts.mill.makes = []\n", (), ["crafts.mill.makes"]),
    ("customers.01.points = 3\n", (), ["customers.01"]),
    ('customers."²".points = 3\n', (), ["customers.²"]),
    (f"a{'.a' * 140} = 1\n", (), ["a.a.a.a.a.a.a.a"]),
    ("", (), []),
]


@pytest.mark.parametrize(("text", "used", "unused"), RESCUED, ids=range(len(RESCUED)))
def test_a_spoilt_file_gives_what_it_can(text: str, used: tuple[tuple[str, Leaf], ...], unused: list[str]) -> None:
    """A value of an owner's file that can't be used is named, and all others are used."""
    owned, problems = owning.read_own(EDITIONS, text, FIRST)
    assert owned.copy == EditionSettings(FIRST, used)
    assert [problem.place for problem in problems] == unused


@pytest.mark.parametrize("text", ["= 3", "x = " + "9" * 6000, "x = " + "[" * 60_000, 'edition = "third"', "edition = 3"])
def test_a_file_of_which_nothing_can_be_used_is_refused(text: str) -> None:
    """``read_settings`` and ``read_own`` refuse other texts than TOML, excessive numbers and nesting, and unknown editions."""
    with pytest.raises(BadSettings):
        owning.read_own(EDITIONS, text, FIRST)
    with pytest.raises(BadSettings):
        read_settings(text)


@pytest.mark.parametrize("text", [text for text, used, unused in RESCUED if unused])
def test_a_new_game_takes_no_half_of_a_file(text: str) -> None:
    """``read_settings``, for new games, refuses a whole file with an unusable value, although ``read_own`` uses the rest."""
    with pytest.raises(BadSettings):
        read_settings(text)


def test_a_confirmation_counts_as_long_as_we_believe_the_same() -> None:
    """A confirmation counts only if it is of the value that we believe now, and if no line of the file corrects that."""
    text = "# confirmed: council.time.2 = 3\n# confirmed: church.grain.1 = 1\n# confirmed: zzz = 1\n"
    owned, _ = owning.read_own(EDITIONS, text, FIRST)
    assert owned == owning.OwnerAnswers(EditionSettings(FIRST), ("church.grain.1",))
    owned, _ = owning.read_own(EDITIONS, f"{text}church.grain.1 = 3\n", FIRST)
    assert owned == owning.OwnerAnswers(EditionSettings(FIRST, (("church.grain.1", 3),)))


def test_values_are_alike_only_if_they_are_of_one_kind() -> None:
    """``true`` is not the number 1; words are the same in any order if each is as often there, but not with commas between."""
    assert (
        not owning.are_same("1 2", "2 1") and not owning.are_same("wake, shell", "shell, wake") and owning.are_same("1  2", "1 2")
    )
    assert (
        not owning.are_same(True, 1)
        and owning.are_same(1, 1)
        and owning.are_same("ox grain", "grain ox")
        and not owning.are_same("ox", "ox ox")
    )


# At a table


def write_checked_file(edition: str, players: int, **told: object) -> str:
    """Return the file of an owner who has checked all unsure values that a table of ``players`` uses.

    The owner found ``told`` printed, and all others as we believe them.
    """
    asked = {value.name: value.value for value in owning.list_unsure(build_edition(EditionSettings(edition)), players)}
    return owning.write_settings(
        EDITIONS, owning.tell(EDITIONS, owning.OwnerAnswers(EditionSettings(edition)), {**asked, **told})
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_an_owner_has_looked_at_is_certain_at_their_table(edition: str) -> None:
    """All numbers of the checked table are certain, or corrected; those that only other tables use are as unsure as before."""
    copy = owning.read_for(EDITIONS, write_checked_file(edition, 3, **{"council.time.2": 3}), 3)
    assert copy == EditionSettings(edition, (("council.time.2", 3), (CHECKED, 3)))
    table = build_edition(copy)
    assert (
        owning.list_unsure(table, 3) == ()
        and table.find_mark("council.time.2") is Mark.CORRECTED
        and table.find_mark("legs") is Mark.CERTAIN
    )
    assert table.corrected == ("council.time.2",)
    assert owning.list_unsure(table, 2) == tuple(
        value
        for value in owning.list_unsure(build_edition(EditionSettings(edition)), 2)
        if Edition.find_player_count(value.name) == 2
    )


def test_who_has_looked_at_less_is_promised_nothing() -> None:
    """The copy has the file's correction and no note that all was checked, in three cases.

    One number is left out, the table has another number of players, or the note was written into the file by hand.
    """
    text = write_checked_file(FIRST, 3, **{"council.time.2": 3})
    less = "\n".join(line for line in text.splitlines() if "church.grain.1" not in line)
    for file, players in ((text, 4), (less, 3), ("council.time.2 = 3\nchecked = 3\n", 3)):
        assert owning.read_for(EDITIONS, file, players) == EditionSettings(FIRST, (("council.time.2", 3),))


def test_that_everything_was_looked_at_travels_with_the_game() -> None:
    """The text picture and the link keep that all was looked at, the link in fewer than 30 signs more.

    An owner's file that is written never says it.
    """
    game = Game(
        (Player("A", "red"), Player("B", "blue"), Player("C", "white")),
        new_game(owning.read_for(EDITIONS, write_checked_file(FIRST, 3), 3), 3),
    )
    plain = Game(game.players, new_game(EditionSettings(FIRST), 3))
    assert picture.read(picture.write(game.position)) == game.position
    links = [compact(one, CODEC, "1") for one in (game, plain)]
    assert expand(links[0], CODEC).position == game.position and len(links[0]) - len(links[1]) < 30
    owned, problems = owning.read_own(EDITIONS, f"checked = 3\n{write_checked_file(FIRST, 3)}", FIRST)
    assert CHECKED not in owning.write_settings(EDITIONS, owned) and problems == ()


@pytest.mark.parametrize("value", ["10", "-1", "true", '"all"'])
def test_nothing_else_can_be_looked_at(value: str) -> None:
    """The note that a copy was checked has to be a number of players; other values are refused at its place."""
    with pytest.raises(BadSettings) as caught:
        read_settings(f"checked = {value}\n")
    assert (caught.value.problem, caught.value.place) == ("copy-out-of-range", "checked")
