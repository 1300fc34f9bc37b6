"""A position: a table and the decisions that are still open at it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import ClassVar, Final, Generic, Self, TypeVar

import msgspec
from msgspec.structs import replace

from village_core.kernel import judging
from village_core.kernel.frames import ChanceFrame, Frame, ReportFrame, Table
from village_core.kernel.ledger import Event, Ledger
from village_core.kernel.unknown import find_unknown_value
from village_core.kernel.values import (
    CHANCE,
    FREE,
    NOT_NOW,
    Choice,
    Illegal,
    Key,
    Lack,
    Option,
    Player,
    Printer,
    Refusal,
    RuleKey,
    Seat,
)

T = TypeVar("T", bound=Table)


class Options(tuple[Option, ...], Generic[T]):
    """The legal options that one position lists: a tuple that a notebook shows as a table."""

    here: tuple[type[Position[T]], T]
    """The kind of the position, and its table. Not the position itself, which keeps its options: neither would ever be freed."""

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        kind, table = self.here
        return kind.render_options(self, table)

    def _repr_pretty_(self, printer: Printer, cycle: bool) -> None:
        printer.text(str(self))

    def __str__(self) -> str:
        return self._repr_mimebundle_()["text/plain"]


class Position(msgspec.Struct, Generic[T], frozen=True, dict=True, forbid_unknown_fields=True):
    """A table and its agenda: the open decisions as frames, the last one on top.

    Each game's subclass names its table and frames.
    """

    game: ClassVar[str] = ""

    table: T
    agenda: tuple[Frame[T], ...]

    @property
    def top(self) -> Frame[T] | None:
        """The frame on top of the agenda, which owns the decision; None when the game is over."""
        return self.agenda[-1] if self.agenda else None

    @cached_property
    def seat(self) -> Seat | None:
        """The seat that decides now, or ``CHANCE``; None when the game is over, or if the top frame is still to be closed."""
        return self.agenda[-1].find_decider(self.table) if self.agenda else None

    @property
    def over(self) -> bool:
        """True if the agenda is empty: the game is over."""
        return not self.agenda

    @property
    def options(self) -> Options[T]:
        """Every legal choice with every way to pay for it, judged once and then cached; none when the game is over.

        For a report these are only the usual ones: ``find_refusal`` and ``check`` judge any other.
        """
        kept: Options[T] | None = self.__dict__.get("options")
        if kept is None:
            seat = self.seat
            kept = self.__dict__["options"] = Options(() if seat is None else self._list_options(seat))
            kept.here = type(self), self.table
        return kept

    @property
    def has_options(self) -> bool:
        """True if ``options`` has any, which is found without listing all."""
        purse = self._find_purse(self.seat)
        return any(judging.list_options((offer,), purse) for offer in self._list_offers())

    def _list_options(self, seat: Seat) -> list[Option]:
        return judging.list_options(self._list_offers(), self._find_purse(seat))

    def _list_offers(self) -> Iterable[judging.Offer | judging.Offers]:
        return () if self.top is None else self.top.list_offers(self.table)

    @property
    def refusals(self) -> tuple[Refusal, ...]:
        """The refusals of all choices that are offered but barred or can't be paid for, with the reasons; judged at each call."""
        return self._list_refusals(None)

    def describe_refusal(self, refusal: Refusal) -> str:
        """Describe a refusal at this position, by its choice and rule keys; a game with words overrides this."""
        return refusal.plain_text

    @classmethod
    def render_options(cls, options: Sequence[Option], table: T) -> dict[str, str]:
        """Render the options at a table for a notebook, by media type, as their plain ``repr``.

        A game with words overrides this.
        """
        return {"text/plain": repr(options)}

    def describe_step(self, step: Step[T]) -> str:
        """Describe the step that led to this position, by its ``repr``; a game with words overrides this."""
        return repr(step)

    def render_mimebundle(self, players: Sequence[Player] = ()) -> dict[str, str]:
        """Render the position for a notebook, by media type, as its plain ``repr``; a game that draws overrides this.

        ``players`` are those at its seats, if they are known.
        """
        return {"text/plain": repr(self)}

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return self.render_mimebundle()

    @property
    def numbers(self) -> Mapping[str, Sequence[int]]:
        """The numbers that exist in a game, by the field of a choice that holds them: none unless a game overrides this."""
        return {}

    def find_rule(self, choice: Choice) -> RuleKey:
        """Return the rule against a choice that isn't part of the decision: ``NOT_NOW`` unless a game overrides this."""
        return NOT_NOW

    def find_refusal(self, choice: Choice) -> Refusal | None:
        """Return the refusal of ``choice``; None if it can be made now, with at least one payment.

        A choice that belongs to another decision is refused by the rule that ``find_rule`` returns. A choice that can't exist at
        all is refused with the names that would do.
        """
        if not isinstance(choice, Choice) or not self.is_own(choice):
            return self._refuse_unknown(choice)
        found = self._judge(choice)
        if found is None or NOT_NOW not in found.rules:
            return found
        unknown = self._refuse_unknown(choice)
        if unknown is not None or self.top is None:
            return unknown or found
        return Refusal(choice, ((Lack(self.find_rule(choice)),),)).with_wording(self.describe_refusal)

    def _judge(self, choice: Choice) -> Refusal | None:
        """Return the refusal of a choice, None if it is legal; ``NOT_NOW`` refuses one that isn't offered."""
        top = self.top
        if isinstance(top, ReportFrame):
            lacks = top.list_lacks(self.table, choice)
            return Refusal(choice, (lacks,)).with_wording(self.describe_refusal) if lacks else None
        if any(option.choice == choice for option in self.options):
            return None
        found = self._list_refusals(choice)
        return found[0] if found else Refusal(choice, ((Lack(NOT_NOW),),)).with_wording(self.describe_refusal)

    def is_own(self, choice: Choice) -> bool:
        """Tell whether a choice is one of this game's: True unless a game overrides this."""
        return True

    def _refuse_unknown(self, choice: Choice) -> Refusal | None:
        """Return the refusal of a choice that can't exist, with the names that would do; None if it can exist."""
        offered = (offer.choice for bundle in self._list_offers() for offer in bundle.each if not offer.barred)
        known = not isinstance(choice, Choice) or self.is_own(choice)
        lack = find_unknown_value(choice if known else type(choice), self.numbers, offered)
        return None if lack is None else Refusal(choice, ((lack,),)).with_wording(self.describe_refusal)

    def sample(self, random: Random) -> Option:
        """Draw an outcome by its weight and return it as an option, when chance is asked.

        Raises ``ValueError`` unless the frame on top is a ``ChanceFrame``, which lists the outcomes.
        """
        top = self.top
        if not isinstance(top, ChanceFrame):
            raise ValueError("Nothing is being drawn here: a player decides, or the game is over.")
        return Option(top.sample(self.table, random))

    def check(self, option: Option) -> None:
        """Raise ``Illegal`` unless ``option`` is legal at this position, its payment included."""
        reported = isinstance(self.top, ReportFrame)
        if not reported and self.allows(option):
            return
        refusal = self.find_refusal(option.choice)
        if refusal is None and not (reported and option.payment == FREE):
            refusal = Refusal(option.choice, ((Lack(NOT_NOW),),)) if reported else self._refuse_payment(option)
        if refusal is not None:
            raise Illegal(refusal.with_wording(self.describe_refusal))

    def play(self, option: Option | Choice) -> Step[T]:
        """Let the top frame answer an option, close frames that ask no seat, and return the step to the new position.

        A choice alone is paid by the first of its prices that can be paid, with the fewest jokers. Raises ``Illegal`` if the
        option isn't legal.
        """
        if not isinstance(option, Option):
            ways = () if isinstance(self.top, ReportFrame) else self.options
            option = next((way for way in ways if way.choice == option), Option(option))
        self.check(option)
        return self._carry_out(option)

    def take(self, option: Option) -> Step[T]:
        """Return the step of one of ``options``, or of a result of ``sample``, without checking it again. For player programs."""
        return self._carry_out(option)

    def force(self, option: Option) -> Step[T]:
        """Carry out an option that happened whether the rules allow it or not, and return its step, marked ``ANYWAY``.

        Raises ``Illegal`` with the rules against the option if it can't be carried out: because its choice is not part of the
        current decision, or asks for pieces that don't exist.
        """
        judged, refusal = self._judge(option.choice), self.find_refusal(option.choice)
        offered = judged is None or NOT_NOW not in judged.rules
        try:
            if offered:
                return replace(self._carry_out(option), origin=Origin.ANYWAY)
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise Illegal(refusal or self._refuse_payment(option)) from error
        raise Illegal(refusal or self._refuse_payment(option))

    def pick_random_step(self, random: Random) -> Step[T]:
        """Return one step of a random game: chance draws by weight, a player takes one of the options, all equally likely.

        Raises ``ValueError`` when the game is over, and where a frame other than a ``ChanceFrame`` asks chance.
        """
        seat = self.seat
        if seat is None or seat == CHANCE:
            return self._carry_out(self.sample(random))
        options = self._list_options(seat)  # not cached: a random game never returns to a position
        return self._carry_out(options[int(random.random() * len(options))])

    def _carry_out(self, option: Option) -> Step[T]:
        ledger = Ledger(self.table)
        agenda = [*self.agenda]
        agenda += agenda.pop().answer(ledger, option.choice, option.payment)
        return Step(option, self._settle(ledger, agenda), tuple(ledger.events))

    def with_table(self, table: T) -> Self:
        """Return a position with the same agenda at another table.

        The caller must give a table at which the top frame asks the same seat: nothing is closed here (see ``settle``).
        """
        return self if table is self.table else type(self)(table, self.agenda)

    def settle(self) -> Self:
        """Close the uppermost frames until one asks a seat or chance or none is left, and return the position after that.

        Closing carries out what a frame has left to do: it may change the table and open further frames. The events are
        dropped. For positions that were put together by hand; those after a step are settled already.
        """
        return self._settle(Ledger(self.table), list(self.agenda))

    def _settle(self, ledger: Ledger[T], agenda: list[Frame[T]]) -> Self:
        while agenda:
            seat = agenda[-1].find_decider(ledger.table)
            if seat is not None:
                settled = type(self)(ledger.table, tuple(agenda))
                settled.__dict__["seat"] = seat
                return settled
            agenda += agenda.pop().close(ledger)
        return type(self)(ledger.table, ())

    def allows(self, option: Option) -> bool:
        """Tell whether ``option`` is among ``options`` (the usual ones of a report); judge offers until it is found."""
        seat = self.seat
        if "options" in self.__dict__ or seat is None:
            return option in self.options
        return judging.allows(self._list_offers(), self._find_purse(seat), option)

    def _list_refusals(self, choice: Choice | None) -> tuple[Refusal, ...]:
        """List the refusals of ``choice``, or of all offered ones if it is None; a legal choice or one not offered has none."""
        seat = self.seat
        if seat is None:
            return ()
        offers = self._list_offers()
        if choice is not None:
            offers = (offer for bundle in offers for offer in bundle.each if offer.choice == choice)
        found = judging.list_refusals(offers, self._find_purse(seat))
        return tuple([refusal.with_wording(self.describe_refusal) for refusal in found])

    def _find_purse(self, seat: Seat | None) -> object:
        return None if seat is None or seat == CHANCE else self.table.find_purse(seat)

    def _refuse_payment(self, option: Option) -> Refusal:
        return judging.refuse_payment(self._list_offers(), option)


class Origin(Key):
    """The origin of a step: the rules, a play against them that happened anyway, or a table laid out by hand."""

    RULES = "rules"
    ANYWAY = "anyway"
    LAID = "laid"


class Step(msgspec.Struct, Generic[T], frozen=True, gc=False):
    """One decision: the option chosen, the position it led to, and the events on the way. It prints as sentences.

    ``origin`` tells whether the rules allow it, or people played it anyway or laid the table out by hand.
    """

    option: Option
    position: Position[T]
    events: tuple[Event[T], ...]
    origin: Origin = Origin.RULES

    def __str__(self) -> str:
        return self.position.describe_step(self)

    def _repr_pretty_(self, printer: Printer, cycle: bool) -> None:
        printer.text(str(self))


LAYING: Final = Option(Choice())
"""The option of a step that laid the table out by hand; it holds no real choice."""
