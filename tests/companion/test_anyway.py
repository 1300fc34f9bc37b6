"""Moves that the rules refuse and that happened anyway, entered at a full table."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from types import SimpleNamespace

import msgspec
import pytest

from tests.companion.recording import begin_table, open_table, pick_option, say
from tests.hearing import decode
from tests.samples import sample
from tests.village.positions import lay_acting, lay_turn, lay_village, settle
from village_core.games.village.choices import Done, Harvest, Produce
from village_core.games.village.laid import STOCK
from village_core.games.village.market import Revealing
from village_core.games.village.vocabulary import CUBES
from village_core.kernel.position import Origin
from village_core.kernel.saves import SaveEntry
from village_core.kernel.values import CHANCE, Option, Refusal
from village_core.store.sql import Store
from village_widgets.companion.anyway import is_full_price, list_payments


def test_what_the_rules_refuse_can_be_entered_all_the_same(store: Store):
    """A refusal offers what may have been paid; entered anyway, it is a line that says so and takes what was paid.

    The log marks it as against the rules, and the game goes on with the chosen action.
    """
    table = open_table(store, lay_turn(lay_village(2, stock={0: {"skill": 1}}, spaces={"harvest": "skill"})))
    refused = say(table, "at", at="well")["refused"]
    choice, lacking, ways = refused["reasons"][0][0][0]
    assert "Skill" in choice and lacking
    assert [way[0] for way in ways] == ["1 Skill", "nothing was paid"]
    assert say(table, "anyway", answer=ways[0][1], token="t1") is None
    [step] = table.session.game.steps
    assert step.origin is Origin.ANYWAY and step.position.table.farms[0].skill == 0
    assert '"anyway":true' in table.session.lines[0]
    [entry] = decode(table.snapshot())["log"][1]
    said = entry["lines"]
    assert said[0].startswith("✱") and "Against the rules" in said[0]
    assert table.session.position.seat == 0 and decode(table.snapshot())["rows"], "the refused action at the well is now possible"


def test_what_a_rule_bars_may_have_cost_nothing(store: Store):
    """For what a rule bars, “nothing was paid” is offered first of several different ways to pay, and can be entered."""
    table = open_table(
        store, lay_acting(lay_village(2, members={0: {"wainwright": (1, 1, 1, 1)}}, stock={0: {"grain": 5}}), "harvest")
    )
    refusal = next(refusal for refusal in table.session.position.refusals if refusal.choice == Harvest())
    assert refusal.reasons
    ways = table.board._find_anyway(refusal)
    assert ways[0].paid == "nothing was paid" and len({str(way.answer) for way in ways}) == len(ways) > 1
    assert len({way.paid for way in ways}) == len(ways), "a way that costs time alone says so"
    assert say(table, "anyway", answer=ways[0].answer) is None
    assert len(table.session.lines) == 1


@pytest.mark.parametrize("what", [*CUBES, *STOCK, "time", "prestige"])
def test_pieces_that_are_not_there_are_named_by_a_word_of_their_own(store: Store, what: str):
    """The answer about missing pieces names each kind with a word of its own, never cut out of an amount."""
    table = open_table(store, lay_turn(lay_village(2)))
    told = table.writing.explain_impossible(f"table.farms.0.{what}", table.session.position)
    assert told == f"Even so, the pieces for this are not there: Anna, {table.writing.words.format(f'flaw-{what}')}."


def test_pieces_that_are_not_there_cannot_be_moved_even_so(store: Store):
    """Each way to enter a refused move anyway is entered, or refused because its pieces are not there.

    That answer offers to put the table right.
    """
    table, random, found = begin_table(store, 2), Random(3), 0
    while not table.session.position.over and found < sample(1, 5):
        position = table.session.position
        for refusal in position.refusals if position.seat not in (CHANCE, None) else ():
            for answer in [way.answer for way in table.board._find_anyway(refusal)]:
                before = len(table.session.lines)
                said = say(table, "anyway", answer=answer)
                if said is None:
                    table.session.enter(SaveEntry(undo=1))
                    continue
                assert len(table.session.lines) == before
                refused = said["refused"]
                assert refused["right"] is True and "pieces" in refused["reasons"][0][1]
                assert "put it right" in refused["decision"]
                found += 1
        table.session.enter(pick_option(table.session.position, random))
        table.patch()
    assert found


@pytest.mark.parametrize("answer", [None, "take", {}, {"choice": {"type": "fly"}}, {"choice": {"type": "take", "space": "pond"}}])
def test_nonsense_that_happened_anyway_changes_nothing(store: Store, answer: object):
    """An answer that is no decision of the game enters nothing; it is misheard or no command."""
    table = open_table(store, lay_turn(lay_village(2)))
    with suppress(msgspec.ValidationError):
        assert say(table, "anyway", answer=answer) == {"misheard": True}
    assert not table.session.lines


def test_only_a_choice_of_the_moment_can_happen_anyway(store: Store):
    """A choice of another moment can't be entered anyway: it is refused with its rules and the offer to put the table right."""
    table = open_table(store, lay_turn(lay_village(2)))
    said = say(table, "anyway", answer={"choice": {"type": "done"}})
    assert said["refused"]["right"] is True and not table.session.lines
    missing, ruled = said["refused"]["reasons"]
    assert "pieces" in missing[1] and ruled[1] and ruled[1] != missing[1]


def test_the_printed_price_is_marked_as_such(store: Store):
    """Of the payments by which a refused move may have been made, the printed price alone is marked as what the rules ask."""
    table = open_table(store, lay_acting(lay_village(2, stock={0: {"skill": 1}}), "crafts"))
    refusals = table.session.position.refusals
    refusal = next(refusal for refusal in refusals if refusal.choice == Produce("wainwright", "wagon"))
    asked = [way.paid.endswith(" (as the rules ask)") for way in table.board._find_anyway(refusal)]
    assert asked[0] and len(asked) > 1 and not any(asked[1:])


def test_what_is_not_being_decided_has_no_price():
    """While pieces are drawn, a player's move has no price: it comes alone, without a payment, and none is a full price."""
    position = settle(lay_village(2, stalls=(1, None, None), queue=(2, 3, 4, 5, 6)), Revealing("market-refill"))
    assert position.seat == CHANCE
    assert list_payments(position, Refusal(Done(), ())) == [Option(Done())]
    draw = Option(position.options[0].choice)
    assert not is_full_price(position, draw) and not is_full_price(position, Option(Done()))


def test_payments_that_come_to_the_same_are_offered_once():
    """A choice without a price is offered without a payment; with times from 1 to 6 too, unless they lead to the same table."""
    same, spent = (
        SimpleNamespace(
            top=None, force=lambda option, read=read: SimpleNamespace(position=SimpleNamespace(table=read(option.payment.time)))
        )
        for read in (lambda time: "the table", lambda time: time)
    )
    assert list_payments(same, Refusal(Done(), ())) == [Option(Done())]
    assert [way.payment.time for way in list_payments(spent, Refusal(Done(), ()))] == [*range(7)]
