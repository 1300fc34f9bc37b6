"""The ring of a game for one, as it is told: on buttons, in prices, in the log, by the coach and on the board."""

from __future__ import annotations

import pytest

from tests.village.positions import lay_acting, lay_village, play, settle
from tests.village.solo.positions import ME, lay_solo
from village_core.games.narration import load_words
from village_core.games.village import GAME
from village_core.games.village.choices import JoinChurch, TakeRing
from village_core.games.village.evaluation import Reason
from village_core.games.village.events import RingTaken
from village_core.games.village.rewarding import Privileges
from village_core.games.village.rules import Rule
from village_core.kernel.position import Position
from village_core.kernel.values import Option, Payment, Player
from village_widgets.games import find_screen

START = "next round"


def build_narrator(position: Position):
    """Return the narrator of a position, in English."""
    return GAME.narrate(load_words(GAME.words), ("Ann", "Bob")[: len(position.table.seats)], position)


def test_the_ring_is_a_coin_for_a_player_alone() -> None:
    """solo-ring, privilege-ring: button, log, rule and coach speak of a coin, not of the next round."""
    position = settle(lay_solo(mine={"council-1": [1]}), Privileges(ME, 1))
    told = build_narrator(position)
    taken = play(position, TakeRing()).table
    reasons = [reason for reason in GAME.judgements.find_judgement(1).evaluate_reasons(taken, ME) if reason.startswith("ring")]
    said = (
        told.describe_choice(TakeRing(), position.table),
        told.describe_event(RingTaken(Rule.PRIVILEGE_RING, ME)),
        told.word_rule(Rule.PRIVILEGE_RING),
        *(told.format(f"reason-{reason}") for reason in reasons),
    )
    assert reasons == [Reason.RING_ALONE]
    assert all("coin" in sentence and START not in sentence and "first turn" not in sentence for sentence in said)


def test_the_ring_starts_the_next_round_among_several() -> None:
    """privilege-ring: with other players button, log and rule speak of the next round, not of a coin."""
    position = settle(lay_village(2, members={0: {"council-1": [1]}}), Privileges(0, 1))
    told = build_narrator(position)
    said = (
        told.describe_choice(TakeRing(), position.table),
        told.describe_event(RingTaken(Rule.PRIVILEGE_RING, 0)),
        told.word_rule(Rule.PRIVILEGE_RING),
    )
    assert all(START in sentence and "coin" not in sentence for sentence in said)


@pytest.mark.parametrize(
    ("ring", "payment", "said"),
    [
        (ME, Payment((("coin", 1),), 0, 1), "the ring as influence"),
        (None, Payment((("coin", 1),), 0, 1), "1 coin as influence"),
        (ME, Payment((("coin", 1),)), "the ring"),
        (ME, Payment((("coin", 3),), 0, 1), "the ring, 1 coin, 1 coin as influence"),
        (ME, Payment((("faith", 1),)), "1 Faith"),
    ],
)
def test_a_payment_that_spends_the_ring_names_it(ring: int | None, payment: Payment, said: str) -> None:
    """solo-ring: a payment in coins by the ring's holder names the ring in place of one coin; others name no ring."""
    table = lay_solo(ring=ring)
    assert build_narrator(lay_acting(table, "church")).describe_payment(payment, table) == said


def test_among_several_a_coin_stays_a_coin_while_a_player_holds_the_ring() -> None:
    """coin-joker: among several players the ring pays nothing, so a price names the coin."""
    table = lay_village(3, ring=1)
    assert (
        build_narrator(lay_acting(table, "church")).describe_payment(Payment((("coin", 1),), 0, 1), table)
        == "1 coin as influence"
    )


def test_the_board_of_a_player_alone_says_what_the_ring_is() -> None:
    """solo-ring: the board's description and the privilege say that the ring is a coin, not that its owner begins.

    A payment with the ring names it.
    """
    position = lay_acting(lay_solo(ring=ME, stock={"coin": 0}), "church")
    shown = find_screen("village")
    telling = shown.build_telling((Player("Ann", "red"),), position, shown.load_words())
    drawn = "".join(part for panel in telling.draw_panels(position, ME) for part in panel.parts.values())
    assert "as a coin" in drawn and "begins the next round" not in drawn
    assert "coin" in telling.name_target("privilege:ring")
    option = next(option for option in position.options if option == Option(JoinChurch(1), Payment((("coin", 1),), 0, 1)))
    assert telling.describe_payment(option.payment, position.table) == "the ring as influence"


@pytest.mark.parametrize(("ring", "spent", "drawn"), [(None, False, True), (ME, False, False), (None, True, False)])
def test_a_spent_ring_is_not_drawn_in_the_council(ring: int | None, spent: bool, drawn: bool) -> None:
    """solo-ring-spent: the council's picture has the ring unless the player holds it or has spent it in this round."""
    position = lay_acting(lay_solo(ring=ring, ring_spent=spent), "council")
    shown = find_screen("village")
    panels = shown.build_telling((Player("Ann", "red"),), position, shown.load_words()).draw_panels(position, ME)
    council = next(panel for panel in panels if panel.key == "council")
    assert bool(council.parts["council:ring"]) == drawn
