"""The names of what is printed on a copy: spots, values among those of their spot, and several values in one text."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from village_widgets.companion.checking.naming import Naming, find_spot, join_dashed
from village_widgets.games.side_by_side import describe_value


class KeyWords:
    """Words that are their keys with their values; of rulings only ``ruling-last_deaths`` and its value ``nobody`` are known."""

    def knows(self, key: str) -> bool:
        """Tell whether a key has a wording."""
        return key in ("ruling-last_deaths", "ruling-last_deaths-nobody")

    def format(self, key: str, **values: object) -> str:
        """Return the key and the values."""
        said = ", ".join(f"{name}={value}" for name, value in values.items())
        return f"{key}({said})" if said else key

    def join(self, parts: list[str]) -> str:
        """Join parts by `` & ``; no parts give an empty text."""
        return " & ".join(parts)


def find_player_count(name: str) -> int | None:
    """Return the number of players in names of the part ``setup``."""
    part, _, rest = name.partition(".")
    return int(rest.partition(".")[0]) if part == "setup" else None


WORDS = KeyWords()
NOUNS = SimpleNamespace(
    edition=SimpleNamespace(find_player_count=find_player_count),
    POINTS="points",
    describe_amount=lambda what, count: f"{count} {what}",
)
NAMING = Naming(WORDS, NOUNS, ("customers", "tiles"))


@pytest.mark.parametrize(
    ("name", "spot"),
    [
        ("customers.3.price", "customers.3"),
        ("customers.3.goods.first", "customers.3"),
        ("farm.lap", "farm.lap"),
        ("setup.2.stalls", "setup.2.stalls"),
    ],
)
def test_values_of_an_entry_may_share_a_spot(name: str, spot: str) -> None:
    """All values of an entry lie on one spot if its part has a spot for each entry; any other value is its own spot."""
    assert find_spot(name, ("customers", "tiles")) == spot


def test_a_name_becomes_a_key() -> None:
    """The parts of a name are joined by dashes, which take the place of underscores too."""
    assert join_dashed(("farm", "life_track", "long_way_round")) == "farm-life-track-long-way-round" and join_dashed(()) == ""


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("farm.lap", "check-spot-farm-lap"),
        ("life_track.second_row", "check-spot-life-track-second-row"),
        ("customers.3", "check-spot-customers(number=4, count=3)"),
        ("setup.4.stalls", "check-spot-setup-stalls"),
        ("setup.4.rows.2", "check-spot-setup-rows(number=3, count=2)"),
        ("rulings.last_deaths", "ruling-last_deaths"),
        ("rulings.other", "check-spot-rulings-other"),
    ],
)
def test_a_spot_is_named_without_the_number_of_players(name: str, said: str) -> None:
    """A spot's wording is found by its name; a number at its end counts from one, and a ruling has words of its own."""
    assert NAMING.name_spot(name) == said


def test_a_spot_for_some_players_is_named_with_their_number() -> None:
    """A spot's name says for how many players it counts if no heading does; a spot for all is named as ever."""
    together = "check-both(spot=check-step-setup(players=4), field=check-spot-setup-stalls)"
    assert NAMING.name_place("setup.4.stalls") == NAMING.name_value("setup.4.stalls") == together
    assert NAMING.name_place("farm.lap") == NAMING.name_value("farm.lap") == "check-spot-farm-lap"


def test_a_value_is_named_with_its_spot() -> None:
    """Of a value among others on a spot both the spot and the value are named, each number as it counts there."""
    spot = "check-spot-customers(number=4, count=3)"
    assert NAMING.name_value("customers.3.price") == f"check-both(spot={spot}, field=check-field-price)"
    assert NAMING.name_value("customers.3.goods.0") == f"check-both(spot={spot}, field=check-field-goods(number=1, count=0))"
    assert NAMING.name_field("customers.3.goods_kind") == "check-field-goods-kind"


def test_a_ruling_s_value_has_words_of_its_own() -> None:
    """The value of a ruling is described by its own words if there are any, every other value as elsewhere."""
    assert NAMING.describe_value("rulings.last_deaths", "nobody") == "ruling-last_deaths-nobody"
    plain = [("rulings.last_deaths", "all"), ("farm.lap", 7), ("customers.3.goods", ("ox", "ox")), ("farm.open", True)]
    assert [NAMING.describe_value(name, value) for name, value in plain] == [describe_value(WORDS, value) for _, value in plain]
    assert NAMING.describe_word("rulings.last_deaths", "nobody") == "ruling-last_deaths-nobody"


def test_a_spot_tells_all_its_values_and_no_other_s() -> None:
    """A spot with one value tells it alone; another tells each of its values by name; nothing printed is said too."""
    values = {"customers.1.price": 2, "customers.1.goods.0": 5, "customers.10.price": 9, "farm.lap": 7}
    price, goods = ("check-field-price", "check-field-goods(number=1, count=0)")
    told = [f"check-value(field={field}, value={describe_value(WORDS, value)})" for field, value in ((price, 2), (goods, 5))]
    assert NAMING.describe_spot("customers.1", values) == " & ".join(told)
    assert NAMING.describe_spot("farm.lap", values) == describe_value(WORDS, 7)
    assert NAMING.describe_spot("customers.2", values) == NAMING.join([]) == "printed-nothing"


def test_points_are_a_number_or_a_range() -> None:
    """One number of points is said alone, a range with its lowest and its highest."""
    assert NAMING.describe_points(3, 3) == "3 points" and NAMING.describe_points(1, 3) == "check-from-to(least=1, most=3 points)"
