"""The printed values: the sums of data/stone_age.md, the marks, and what an owner may correct."""

from __future__ import annotations

from collections import Counter

import pytest

from village_core.games.editions import BadSettings, Mark
from village_core.games.owning import find_allowed_values, list_unsure, list_values
from village_core.games.stone_age import EDITIONS, EditionSettings, build_edition, new_game
from village_core.games.stone_age.edition import Edition
from village_core.games.stone_age.setup import change_edition
from village_core.games.stone_age.vocabulary import PEOPLE, SYMBOLS, Figure, Gift

EDITION = build_edition(EditionSettings("first_2008"))
CARDS = EDITION.cards
VALUES = {"wood": 3, "brick": 4, "stone": 5, "gold": 6}


def test_the_upper_halves() -> None:
    """Ten cards with dice for everyone, seven with food, five with a resource, three to roll for one, and so on: 36."""
    counts = Counter(card.gives for card in CARDS)
    assert len(CARDS) == 36
    assert (counts[Gift.DICE], counts[Gift.FOOD], counts[Gift.POINTS], counts[Gift.ONE_USE_TOOL]) == (10, 7, 3, 3)
    assert sum(counts[gift] for gift in (Gift.WOOD, Gift.BRICK, Gift.STONE, Gift.GOLD)) == 5
    assert sum(counts[gift] for gift in (Gift.ROLL_WOOD, Gift.ROLL_BRICK, Gift.ROLL_STONE, Gift.ROLL_GOLD)) == 3
    assert [counts[gift] for gift in (Gift.FIELD, Gift.TOOL, Gift.CARD, Gift.ANY_TWO)] == [2, 1, 1, 1]
    assert sum(card.amount for card in CARDS if card.gives is Gift.FOOD) == 7 + 5 + 4 + 3 + 3 + 2 + 1


def test_the_lower_halves() -> None:
    """Sixteen cards show a symbol, two of each of eight, and twenty show people, five of each of four."""
    counts = Counter(card.shows for card in CARDS)
    assert [counts[symbol] for symbol in SYMBOLS] == [2] * 8 and [counts[people] for people in PEOPLE] == [5] * 4
    assert all(card.number == 1 for card in CARDS if card.shows in SYMBOLS)


@pytest.mark.parametrize(
    ("people", "numbers"),
    [
        (Figure.FARMER, (1, 1, 1, 2, 2)),
        (Figure.TOOL_MAKER, (1, 1, 2, 2, 2)),
        (Figure.HUT_BUILDER, (1, 1, 2, 2, 3)),
        (Figure.SHAMAN, (1, 1, 1, 2, 2)),
    ],
)
def test_people_on_the_cards(people: Figure, numbers: tuple[int, ...]) -> None:
    """Each kind of people is on five cards: seven farmers in all, eight tool makers, nine hut builders and seven shamans."""
    assert tuple(sorted(card.number for card in CARDS if card.shows is people)) == numbers


def test_the_two_upper_halves_of_each_symbol() -> None:
    """The two cards with each symbol give on their upper halves what our notes on the game list."""
    found = {symbol: sorted(f"{card.gives} {card.amount}" for card in CARDS if card.shows is symbol) for symbol in SYMBOLS}
    assert found == {
        Figure.POTTERY: ["dice 0", "food 7"],
        Figure.WRITING: ["card 1", "dice 0"],
        Figure.TIME: ["dice 0", "field 1"],
        Figure.TRANSPORT: ["dice 0", "stone 2"],
        Figure.HEALING: ["any-two 1", "food 5"],
        Figure.WEAVING: ["food 1", "food 3"],
        Figure.ART: ["roll-gold 2", "tool 1"],
        Figure.MUSIC: ["points 3", "points 3"],
    }


def test_distinct_faces() -> None:
    """There are 34 different cards and 22 different buildings."""
    assert len({(card.gives, card.amount, card.shows, card.number) for card in CARDS}) == 34
    fixed = {(building.cost, building.points) for building in EDITION.fixed}
    assert len(fixed) + len({(free.pieces, free.most, free.kinds) for free in EDITION.free}) == 22


def test_fixed_buildings() -> None:
    """Seventeen buildings have a fixed price, each worth its resources, 222 points in all.

    Nine take two of one kind and one of another, but never two gold; eight take three different ones.
    """
    assert len(EDITION.fixed) == 17 and sum(building.points for building in EDITION.fixed) == 222
    assert all(sum(VALUES[what] for what in building.pieces) == building.points for building in EDITION.fixed)
    shapes = Counter(tuple(sorted(Counter(building.pieces).values())) for building in EDITION.fixed)
    assert shapes == {(1, 2): 9, (1, 1, 1): 8}
    assert not any(building.pieces.count("gold") > 1 for building in EDITION.fixed)


def test_free_buildings() -> None:
    """Eight buildings take four or five resources of one to four kinds, three take one to seven of any; there are 28 in all."""
    found = [(free.pieces, free.most, free.kinds) for free in EDITION.free]
    assert found == [(count, count, kinds) for count in (4, 5) for kinds in (1, 2, 3, 4)] + [(1, 7, 0)] * 3
    assert len(EDITION.buildings) == 28


def test_another_copy_on_the_same_table() -> None:
    """With piles of five there are two buildings fewer in each; all else lies as it was."""
    table, smaller = new_game(EditionSettings("first_2008"), 2).table, EditionSettings("first_2008", (("pile", 5),))
    other = change_edition(table, smaller)
    assert [pile.under for pile in other.piles] == [5, 5] and other == new_game(smaller, 2).table
    assert change_edition(other, table.copy) == table


def test_what_we_are_not_sure_of_can_be_asked() -> None:
    """Only the end of the food track and rulings are unsure; every printed value except a price has allowed values."""
    names = [value.name for value in list_unsure(EDITION, 2, 3, 4)]
    assert "tribe.most_field" in names and all(name.startswith("rulings.") for name in names if name != "tribe.most_field")
    assert EDITION.find_mark("cards.0.gives") is Mark.CERTAIN
    assert all(find_allowed_values(Edition, name) is not None for name in list_values(EDITION) if not name.endswith(".cost"))


def test_an_owner_s_copy_is_played_by() -> None:
    """Corrections of printed values count; an impossible one is refused with its place; a fifth player is refused."""
    copy = EDITIONS.read('edition = "first_2008"\nsetup.2.village = 3\n[tribe]\nfood = 15\n[cards.10]\namount = 8\n')
    assert build_edition(copy).cards[10].amount == 8 and new_game(copy, 2).table.tribes[0].food == 15
    assert EDITIONS.read("tribe.workers = 9\ntribe.most_workers = 9").corrections
    for text, place in (
        ("[tribe]\nworkers = 1", "tribe.workers"),
        ("tribe.workers = 9\ntribe.most_workers = 8", "tribe.workers"),
        ("[free.0]\nkinds = 4\npieces = 3", "free.0.kinds"),
        ("[free.0]\nmost = 3", "free.0.most"),
        ("[divisors]\nhut = 3", "divisors.hut"),
        ("[citations]\nhunt = 3", "citations"),
    ):
        with pytest.raises(BadSettings) as error:
            EDITIONS.read(text)
        assert error.value.place == place
    with pytest.raises(BadSettings, match="players"):
        new_game(EditionSettings("first_2008"), 5)
