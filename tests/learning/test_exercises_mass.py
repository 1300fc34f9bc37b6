"""Exercises about the mass: right by a second reading of the rules, over plain data."""

from __future__ import annotations

from tests.learning.lots import check_each_rule_is_asked, check_exercises_differ, draw_many, list_places, read_plain
from tests.samples import sample
from village_core.games.village.choices import BuyOut, Done, DrawMember, DrawMonk, Rise
from village_core.games.village.mass import BuyingOut, Drawing
from village_core.games.village.rules import Rule
from village_widgets.games.village.exercises.mass import KINDS, CannotRise, MajorityGoesTo
from village_widgets.games.village.exercises.mass_bag import BagHolds, DecidesNext, DrawnBlindly, MonksGoBack
from village_widgets.games.village.exercises.paying import KINDS as PAYING

GRAIN = {"church-1": 1, "church-2": 1, "church-3": 2}


def list_windows(table: dict, seat: int) -> list[int]:
    """Return the church windows of a family's members, lowest first."""
    return sorted(int(place[-1]) for _, place in list_places(table, seat) if place.startswith("church-"))


def find_majority(church: list[list[int]]) -> tuple[int, ...]:
    """Return the seats with most members in the church; among equals, with the most advanced one; none if the church is empty."""
    most = max(map(len, church))
    if most == 0:
        return ()
    able = [seat for seat, steps in enumerate(church) if len(steps) == most]
    top = max(church[seat][-1] for seat in able)
    return tuple(able) if len(able) == 1 else tuple(seat for seat in able if church[seat][-1] == top)


def test_who_wins_the_majority() -> None:
    """mass-majority, mass-majority-tie, mass-majority-shared: the majority is counted again after the last step or piece."""
    found = set()
    for name in ("majority", "majority-drawn"):
        for drawn, right in draw_many(name, sample(15, 90)):
            assert isinstance(right, MajorityGoesTo)
            table = read_plain(drawn)
            church = [list_windows(table, seat) for seat in range(len(table["farms"]))]
            match right.after:
                case Rise(_, start):
                    seat = drawn.position.seat
                    assert seat is not None
                    church[seat].remove(int(start[-1]))
                    church[seat].append(int(start[-1]) + 1)
                case DrawMember(seat, _):
                    church[seat].append(1)
                case other:
                    assert other in (Done(), DrawMonk())
            winners = find_majority([sorted(steps) for steps in church])
            assert right.seats == winners and right.points == (2 if winners else 0)
            found.add(len(winners))
    assert found >= {0, 1, 2}


def test_who_cannot_rise() -> None:
    """mass-top, mass-rise: of the members offered exactly the right answer can't rise.

    It stands in the highest window, or its step costs more grain than there is.
    """
    for drawn, right in draw_many("rising-barred", sample(15, 60)):
        grain = read_plain(drawn)["farms"][drawn.position.seat]["grain"]
        for claim in drawn.claims:
            assert isinstance(claim, CannotRise)
            assert (claim == right) is (GRAIN.get(claim.place, 9) > grain)


def test_how_many_are_drawn_blindly() -> None:
    """mass-draw, mass-buy-out: the number drawn is four less those who were bought out."""
    for drawn, right in draw_many("drawn-blindly", sample(15, 60)):
        top = drawn.position.top
        assert isinstance(top, BuyingOut) and isinstance(right, DrawnBlindly)
        assert right.count == 4 - top.drawn - isinstance(drawn.about, BuyOut)


def find_next(order: list[int], inside: list[int]) -> int | None:
    """Return the first seat of ``order`` with members ``inside``, which counts them by seat; none if no seat has any."""
    return next((seat for seat in order if inside[seat] > 0), None)


def test_who_decides_next() -> None:
    """mass-buy-out, mass-rise: the first seat in turn order decides that has a member in the bag, or below the highest window.

    Buying out is over once four members are out.
    """
    for name in ("first-to-buy-out", "next-to-buy-out", "next-to-rise"):
        for drawn, right in draw_many(name, sample(15, 60)):
            table, seat = read_plain(drawn), drawn.position.seat
            seats = range(len(table["farms"]))
            order = [(table["start"] + step) % len(seats) for step in seats]
            if name == "next-to-rise":
                inside = [sum(step < 4 for step in list_windows(table, each)) for each in seats]
                if isinstance(drawn.about, Rise):
                    inside[seat] -= drawn.about.start == "church-3"
            else:
                inside = [sum(place == "bag" for _, place in list_places(table, each)) for each in seats]
                inside[seat] -= isinstance(drawn.about, BuyOut)
            if name != "first-to-buy-out":
                order = order[order.index(seat) + isinstance(drawn.about, Done) :]
            expected = find_next(order, inside)
            top = drawn.position.top
            if isinstance(top, BuyingOut) and top.drawn + isinstance(drawn.about, BuyOut) == 4:
                expected = None
            assert (right.seat if isinstance(right, DecidesNext) else None) == expected


def test_monks_and_the_bag() -> None:
    """mass-monks, mass-draw: drawn monks go back, so four monks and the members not drawn are in the bag afterwards."""
    for name in ("monks", "bag-holds"):
        for drawn, right in draw_many(name, sample(15, 60)):
            top = drawn.position.top
            assert isinstance(top, Drawing)
            if isinstance(right, MonksGoBack):
                assert right.count == top.monks + isinstance(drawn.about, DrawMonk)
            else:
                assert isinstance(right, BagHolds)
                table = read_plain(drawn)
                members = sum(place == "bag" for seat in range(len(table["farms"])) for _, place in list_places(table, seat))
                assert right.count == members - isinstance(drawn.about, DrawMember) + 4


def test_every_rule_of_the_mass_is_asked_at_every_level() -> None:
    """Each rule about the mass is asked at every level, in sound exercises."""
    check_each_rule_is_asked((*KINDS, *PAYING), {rule for rule in Rule if rule.startswith("mass")})


def test_exercises_differ() -> None:
    """Hardly any two exercises drawn of each kind about the mass are alike."""
    check_exercises_differ(KINDS)
