"""Frames and positions with pieces of no particular game: who is asked, what is drawn, reported, forced, closed and refused."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from village_core.kernel import judging, values
from village_core.kernel.frames import ChanceFrame, Frame, ReportFrame
from village_core.kernel.judging import Offer, Offers, bar
from village_core.kernel.ledger import Event, Ledger
from village_core.kernel.position import Options, Origin, Position, Step
from village_core.kernel.values import CHANCE, FREE, NOT_NOW, Choice, Due, Illegal, Lack, Option, Payment


class Purse(values.Value, frozen=True):
    """A purse of coins, and of gems, which stand for coins where a due says so."""

    coin: int = 0
    gem: int = 0


class Plate(values.Value, frozen=True):
    """A table of two seats with a purse each, and a count of what happened at it."""

    purses: tuple[Purse, ...] = (Purse(2, 1), Purse())
    count: int = 0

    @property
    def seats(self) -> range:
        """The numbers of the seats."""
        return range(len(self.purses))

    def find_purse(self, seat: int) -> Purse:
        """Return the purse of a seat; chance has none."""
        assert seat in self.seats
        return self.purses[seat]


class Counted(Event[Plate], frozen=True, gc=False):
    """The count goes up."""

    more: int

    def on(self, table: Plate) -> Plate:
        """Return the table with a higher count."""
        return msgspec.structs.replace(table, count=table.count + self.more)


class Pick(Choice, frozen=True):
    """A choice of a number."""

    number: int = 0


class Other(Choice, frozen=True):
    """A choice of another kind, which no frame here offers."""


class Picking(Frame[Plate], frozen=True, gc=False):
    """A seat picks a number: 1 is free, 2 costs two coins, 3 costs more than anybody has, and a rule bars 4."""

    seat: int = 0

    def find_decider(self, table: Plate) -> int:
        """Return the seat."""
        return self.seat

    def list_offers(self, table: Plate) -> Iterable[Offer]:
        """List the numbers."""
        coins = (Due("two-coins", "coin", 2, "gem"),)
        return (Offer(Pick(1)), Offer(Pick(2), coins), Offer(Pick(3), (Due("nine-coins", "coin", 9),)), bar(Pick(4), "barred"))

    def answer(self, ledger: Ledger[Plate], choice: Choice, payment: Payment) -> tuple[Frame[Plate], ...]:
        """Count up; after 4 nothing can go on."""
        ledger.emit(Counted("counted", choice.number))
        return (Closing(1 // (choice.number - 4)),) if choice.number >= 4 else ()


class Closing(Frame[Plate], frozen=True, gc=False):
    """A frame that asks nobody, counts up and closes into that many others."""

    left: int = 0

    def close(self, ledger: Ledger[Plate]) -> tuple[Frame[Plate], ...]:
        """Count up by ten."""
        ledger.emit(Counted("closed", 10))
        return (Closing(self.left - 1),) if self.left else ()


class Telling(ReportFrame[Plate], frozen=True, gc=False):
    """Seat 1 reports any number below 100; 1 is usual, even numbers can't be."""

    def find_decider(self, table: Plate) -> int:
        """Return seat 1."""
        return 1

    def list_offers(self, table: Plate) -> Iterable[Offer]:
        """List the usual number."""
        yield Offer(Pick(1))

    def list_lacks(self, table: Plate, choice: Choice) -> tuple[Lack, ...]:
        """Refuse even numbers, and what is no number."""
        if not isinstance(choice, Pick):
            return (Lack(NOT_NOW),)
        return () if choice.number % 2 else (Lack("odd"),)


class Drawing(ChanceFrame[Plate], frozen=True, gc=False):
    """A draw of 1, of 2 in three of four cases, and never of 5."""

    RULE = "drawn"

    def list_outcomes(self, table: Plate) -> Iterable[tuple[Choice, int]]:
        """List the numbers with their weights."""
        return ((Pick(5), 0), (Pick(1), 1), (Pick(2), 3))


class Toy(Position[Plate], frozen=True, dict=True, forbid_unknown_fields=True):
    """A position of the toy game, whose choices are ``Pick`` and whose refusals read as their rules in capitals."""

    agenda: tuple[Any, ...]

    def describe_refusal(self, refusal: values.Refusal) -> str:
        """Describe a refusal by its rules in capitals."""
        return " ".join(refusal.rules).upper()

    def find_rule(self, choice: Choice) -> str:
        """Return the rule against choices of another moment."""
        return "another-moment"

    @property
    def numbers(self) -> dict[str, range]:
        """The numbers that exist."""
        return {"number": range(1, 100)}


def lay(*frames: Frame[Plate]) -> Toy:
    """Return a position with these frames, the last on top."""
    return Toy(Plate(), frames)


def refuse(position: Toy, option: Option | Choice) -> values.Refusal:
    """Return the refusal with which a position refuses an option; check that it has the position's words."""
    with pytest.raises(Illegal) as illegal:
        position.play(option)
    assert str(illegal.value) == position.describe_refusal(illegal.value.refusal)
    return illegal.value.refusal


def test_a_frame_asks_nobody_unless_it_says_so() -> None:
    """A plain frame decides nothing, offers nothing and closes into nothing; a draw asks chance; a report lacks nothing."""
    table, ledger = Plate(), Ledger(Plate())
    frame, reported, drawn = Frame[Plate](), ReportFrame[Plate](), ChanceFrame[Plate]()
    assert frame.find_decider(table) is reported.find_decider(table) is None and drawn.find_decider(table) == CHANCE
    assert [*frame.list_offers(table)] == [*drawn.list_offers(table)] == [] and frame.question is frame
    assert frame.answer(ledger, Choice(), FREE) == frame.close(ledger) == reported.list_lacks(table, Choice()) == ()
    assert drawn.list_lacks(table, Pick(1)) == (Lack(NOT_NOW),) and ledger.events == []


def test_a_draw_takes_each_outcome_as_often_as_it_weighs() -> None:
    """The generator's number leads to the outcome into whose share of the weights it falls; one without weight never comes."""
    numbers = ((0.0, 1), (0.2499, 1), (0.25, 2), (0.5, 2), (0.9999, 2), (1.0, 2))
    for number, drawn in numbers:
        assert Drawing().sample(Plate(), SimpleNamespace(random=lambda number=number: number)) == Pick(drawn), number
    position = lay(Drawing())
    counts = [position.sample(Random(seed)).choice.number for seed in range(400)]
    assert {*counts} == {1, 2} and 60 < counts.count(1) < 140


def test_what_is_drawn_is_one_of_the_outcomes() -> None:
    """A draw offers its outcomes free, takes each, and refuses everything else by its rule."""
    position = lay(Drawing())
    assert [*position.options] == [Option(Pick(5)), Option(Pick(1)), Option(Pick(2))] and position.seat == CHANCE
    assert position.play(Pick(2)).option == Option(Pick(2)) and position.refusals == ()
    assert refuse(position, Pick(3)).rules == refuse(position, Other()).rules == ("drawn",)
    assert refuse(position, Option(Pick(2), Payment((("coin", 1),)))).rules == (NOT_NOW,)


def test_only_a_draw_has_samples() -> None:
    """A player's decision and a game that is over can't be drawn."""
    for position in (lay(Picking()), lay(Telling()), lay()):
        with pytest.raises(ValueError, match="Nothing is being drawn here"):
            position.sample(Random(1))


def test_the_first_price_within_means_pays_a_choice() -> None:
    """A choice alone is paid with fewest jokers; an option is paid as it says, if the purse has that."""
    position = lay(Picking())
    paid = [Payment((("coin", 2),)), Payment((("coin", 1), ("gem", 1)), 0, 1)]
    assert [option.payment for option in position.options if option.choice == Pick(2)] == paid
    assert position.play(Pick(2)).option.payment == paid[0]
    assert position.play(Option(Pick(2), paid[1])).option.payment == paid[1]
    assert refuse(position, Option(Pick(2), Payment((("gem", 2),), 0, 2))).rules == (NOT_NOW,)


def test_what_is_refused_has_the_rule_that_refuses_it() -> None:
    """A choice that can't be paid lacks its pieces, a barred one has its bar, one of another decision the rule about that.

    A choice that can't exist is refused with the names that would do.
    """
    position = lay(Picking())
    assert position.find_refusal(Pick(1)) is None and position.find_refusal(Pick(2)) is None
    assert position.find_refusal(Pick(3)).reasons == ((Lack("nine-coins", "coin", 9, 2),),)
    assert refuse(position, Pick(4)).rules == ("barred",) and refuse(position, Pick(7)).rules == ("another-moment",)
    assert refuse(position, Pick(100)).reasons == ((Lack(NOT_NOW, "100", among=tuple(map(str, range(1, 100)))),),)
    assert refuse(position, Other()).rules == ("another-moment",)
    ended = lay().find_refusal(Pick(1))
    assert ended.rules == (NOT_NOW,) and lay().find_refusal(Pick(100)).reasons[0][0].what == "100"
    wrong = position.find_refusal("two")
    assert wrong.reasons == ((Lack(NOT_NOW, "two", among=("Pick(number)",)),),) and str(wrong) == NOT_NOW.upper()
    assert [refusal.choice for refusal in position.refusals] == [Pick(3), Pick(4)]
    assert [str(refusal) for refusal in position.refusals] == ["NINE-COINS", "BARRED"]


def test_what_is_barred_twice_is_refused_by_the_first_rule() -> None:
    """A choice that is offered twice and barred both times is refused as the first offer of it is."""

    class Twice(Picking, frozen=True, gc=False):
        def list_offers(self, table: Plate) -> Iterable[Offer]:
            return (bar(Pick(4), "first"), bar(Pick(4), "second"), bar(Pick(5), "other"))

    assert refuse(lay(Twice()), Pick(4)).rules == ("first",) and refuse(lay(Twice()), Pick(5)).rules == ("other",)


def test_a_wrong_payment_is_measured_against_each_price() -> None:
    """The refusal of a payment has what each price asks for and what was paid of it, jokers apart, each way once."""
    two, gem, free = (Due("two", "coin", 2, "gem"),), (Due("one", "gem", 1), Due("none", "coin", 0)), ()
    paid = Payment((("coin", 1), ("gem", 1)))
    ways = ((Lack(NOT_NOW, "coin", 2, 1),), (Lack(NOT_NOW, "gem", 1, 1),), (Lack(NOT_NOW),))
    offers = (Offer(Pick(9), two), Offers([Offer(Pick(1), two, gem), Offer(Pick(1), two), Offer(Pick(1), free)]))
    assert judging.refuse_payment(offers, Option(Pick(1), paid)).reasons == ways
    either = (Due("any", "", 3, "", 0, ("coin", "gem"), 0, 1),)
    assert judging.refuse_payment([Offer(Pick(1), either)], Option(Pick(1), paid)).reasons == (
        (Lack(NOT_NOW, "", 3, 2, ("coin", "gem"), 1),),
    )
    for nothing in ((), (Offer(Pick(1)),)):
        assert judging.refuse_payment(nothing, Option(Pick(1), paid)).reasons == ((Lack(NOT_NOW),),)


def test_a_report_may_stand_outside_the_list() -> None:
    """A report that can be is taken though only the usual one is listed; one that can't, or with a payment, is refused."""
    position = lay(Telling())
    assert [*position.options] == [Option(Pick(1))] and position.refusals == ()
    assert position.play(Pick(7)).option == Option(Pick(7)) and position.find_refusal(Pick(7)) is None
    assert refuse(position, Pick(8)).rules == ("odd",) and refuse(position, Other()).rules == ("another-moment",)
    assert refuse(position, Option(Pick(7), Payment((("coin", 1),)))).rules == (NOT_NOW,)


def test_usual_reports_are_not_listed_to_take_one() -> None:
    """A report is judged by itself: the usual ones, of which there can be many, aren't listed for it."""

    class Many(Telling, frozen=True, gc=False):
        def list_offers(self, table: Plate) -> Iterable[Offer]:
            raise RuntimeError("these take long to list")

    assert lay(Many()).play(Pick(7)).option == Option(Pick(7)) and lay(Many()).play(Option(Pick(1))).option.payment == FREE


def test_a_frame_that_asks_nobody_allows_nothing() -> None:
    """A frame that asks no seat has no options, whatever could be pointed at, and none is allowed."""

    class Waiting(Picking, frozen=True, gc=False):
        def find_decider(self, table: Plate) -> None:
            return None

    position = lay(Waiting())
    assert not position.allows(Option(Pick(1))) and [*position.options] == [] and position.refusals == ()


def test_a_choice_against_the_rules_carries_a_mark() -> None:
    """A refused choice is carried out if it belongs to the decision; one that breaks on the way is refused as it was.

    A choice of another decision is refused without being tried.
    """
    position = lay(Picking())
    for choice in (Pick(1), Pick(3)):
        step = position.force(Option(choice))
        assert step.origin is Origin.ANYWAY and step.position.table.count == choice.number
    assert position.play(Pick(1)).origin is Origin.RULES
    for choice, rules in ((Pick(4), ("barred",)), (Pick(7), ("another-moment",)), (Other(), ("another-moment",))):
        with pytest.raises(Illegal) as illegal:
            position.force(Option(choice))
        assert illegal.value.refusal.rules == rules
    assert lay(Telling()).force(Option(Pick(8))).origin is Origin.ANYWAY


def test_frames_close_until_one_asks() -> None:
    """After a step the frames that ask nobody close from the top, in the order of the agenda; the next that asks is left."""
    step = lay(Picking(1), Closing(2), Picking()).play(Pick(1))
    assert step.position.agenda == (Picking(1),) and step.position.seat == 1 and step.position.table.count == 31
    assert [(event.rule, event.more) for event in step.events] == [("counted", 1)] + [("closed", 10)] * 3
    ended = lay(Closing(), Picking()).play(Pick(1)).position
    assert ended.over and ended.top is ended.seat is None and ended.table.count == 11
    laid = lay(Picking(1), Closing(1))
    assert laid.seat is None and laid.settle().agenda == (Picking(1),) and laid.settle().table.count == 20
    assert lay(Picking(1)).settle() == lay(Picking(1)) and laid.agenda == (Picking(1), Closing(1))


def test_a_position_at_another_table_asks_the_same() -> None:
    """With its own table a position is itself; with another it has the same agenda, and judges anew."""
    position = lay(Picking())
    assert position.with_table(position.table) is position and len(position.options) == 3
    poor = position.with_table(Plate((Purse(1), Purse(9))))
    assert poor.agenda == position.agenda and [option.choice for option in poor.options] == [Pick(1)]
    assert isinstance(poor, Toy)


@pytest.mark.parametrize("asked_before", [False, True])
def test_an_option_is_allowed_whether_options_were_listed_or_not(asked_before: bool) -> None:
    """Exactly the options are allowed, before and after they were listed, and none when the game is over."""
    for position in (lay(Picking()), lay(Drawing()), lay(Telling()), lay()):
        options = [*lay(*position.agenda).options]
        assert not asked_before or [*position.options] == options
        assert all(position.allows(option) for option in options)
        for wrong in (Option(Pick(3)), Option(Pick(9)), Option(Pick(1), Payment((("coin", 1),)))):
            assert not position.allows(wrong)


def test_having_options_is_found_without_listing_all() -> None:
    """A position has options if any offer can be taken; a decision that nobody can answer and an ended game have none."""
    assert lay(Picking()).has_options and lay(Drawing()).has_options and not lay().has_options

    class Barred(Picking, frozen=True, gc=False):
        def list_offers(self, table: Plate) -> Iterable[Offer]:
            return [*super().list_offers(table)][2:]

    assert not lay(Barred()).has_options and [*lay(Barred()).options] == []


def test_a_random_step_takes_each_option_alike() -> None:
    """A player's options are equally likely, the first and the last too; a draw goes by its weights; an ended game has none."""
    position = lay(Picking())
    for number, option in ((0.0, 0), (0.34, 1), (0.67, 2), (0.9999, 2)):
        assert position.pick_random_step(SimpleNamespace(random=lambda n=number: n)).option == position.options[option]
    assert lay(Drawing()).pick_random_step(SimpleNamespace(random=lambda: 0.3)).option == Option(Pick(2))
    for wrong in (lay(), lay(Closing())):
        with pytest.raises(ValueError, match="Nothing is being drawn here"):
            wrong.pick_random_step(Random(1))


def test_options_print_as_their_game_renders_them() -> None:
    """Options know the kind of their position and its table, and print as that kind renders them."""
    options = lay(Picking()).options
    assert isinstance(options, Options) and options.here == (Toy, Plate())
    assert str(options) == repr(options) == options._repr_mimebundle_()["text/plain"] == repr((*options,))
    said: list[str] = []
    options._repr_pretty_(SimpleNamespace(text=said.append), False)
    step = lay(Picking()).play(Pick(1))
    step._repr_pretty_(SimpleNamespace(text=said.append), False)
    assert said == [str(options), str(step)] and str(step) == repr(step) and isinstance(step, Step)
    assert lay(Picking())._repr_mimebundle_() == {"text/plain": repr(lay(Picking()))}


def test_a_full_cache_of_options_starts_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bundle remembers the options of equally good purses, and no more than its limit; its answers stay the same.

    Purses beyond the highest amounts asked are equally good.
    """
    monkeypatch.setattr(judging, "MOST_KNOWN", 40)
    bundle = Offers([Offer(Pick(number), (Due("some", "coin", number, "gem"),)) for number in (1, 3)])
    assert bundle.list_options(Purse(3, 3)) is bundle.list_options(Purse(7, 9)) is bundle.list_options(Purse(3, 9))
    seen, kept = list[int](), list[int]()
    for coin in range(4):
        for gem in range(4):
            purse = Purse(coin, gem)
            assert [*bundle.list_options(purse)] == [option for each in bundle.each for option in each.list_options(purse)]
            seen.append(sum(len(options) + 1 for options in bundle._known.values()))
            kept.append(len(bundle._known))
    drops = [at for at, (before, later) in enumerate(pairwise(kept)) if later < before]
    assert max(seen) <= 40 and drops and max(kept[drops[0] + 1 :]) > 4, "an emptied cache fills again"
