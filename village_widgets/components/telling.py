"""What the screen asks of a game's room: how a game is drawn, named and told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple, Protocol, TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.game import Game
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Option, Payment, Refusal, RuleKey, Seat
from village_core.kernel.words import Words
from village_widgets.components.asked import Against, PaidAnyway, Reason
from village_widgets.components.drawn import Handful, Odds
from village_widgets.components.messages import Score, Strip, Tone
from village_widgets.components.scene import Panel

T = TypeVar("T", bound=Table)

AGENDA = "agenda"
"""The target of what has no place on the board: it is shown as a button beside the question."""


class Moving(NamedTuple):
    """Something that moves: what is seen of it, and its way as a ``Movement`` has them; each place by names from fine to coarse,
    of which the first one counts that is on the board."""

    picture: str
    way: tuple[tuple[str, ...], ...]
    times: int = 1
    tone: Tone = Tone.PLAIN


class Look(NamedTuple):
    """How a choice is shown among others: shared pictures (``#id``), each in a box of 24 by 24, and where it stands.

    What has more ``weight`` comes first; what is ``quiet`` (doing nothing) comes last.
    """

    pictures: tuple[str, ...] = ()
    weight: int = 0
    quiet: bool = False


class Carry(NamedTuple):
    """How a choice is made by hand: the target that is carried, and the target or panel that it is put down on."""

    piece: str
    place: str


class Standing(NamedTuple):
    """How everybody stands in the middle of a game: points so far, and by category as if the game ended now."""

    points: tuple[int, ...]
    categories: tuple[tuple[int, ...], ...]


class Played(Protocol[T]):
    """A game being played, as a page sees it: a session of its own, or a table that others share."""

    game: Game[T]
    seed: str

    @property
    def position(self) -> Position[T]:
        """Where the game stands."""

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats at which people sit."""

    @property
    def asked(self) -> Seat | None:
        """Who is to decide now, if that is said at this page."""

    @property
    def viewer(self) -> Seat | None:
        """Whose hidden pieces are face up."""

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back."""

    def choose(self, option: Option) -> object:
        """A decision. Raises ``Illegal`` for what the rules refuse, the game unchanged."""


class Telling(Protocol[T]):
    """A game as the people at the screen see and read it."""

    @property
    def words(self) -> Words:
        """All that is said to them, the interface's words included."""

    @property
    def foretells(self) -> bool:
        """Whether this game has ``odds`` to tell."""

    def seated(self) -> Sequence[tuple[str, str]]:
        """Who sits where: a name that is short enough to be shown, and a colour."""

    def panels(self, position: Position[T], viewer: Seat | None) -> Sequence[Panel]:
        """The pictures, as ``viewer`` sees them."""

    def odds(self, position: Position[T], viewer: Seat | None) -> tuple[Odds, ...]:
        """How likely is what a decision may hang on and nobody has drawn yet, as far as ``viewer`` may know."""

    def own(self, viewer: Seat | None) -> str:
        """The key of the panel that belongs to ``viewer``; empty where there is none."""

    def target(self, choice: Choice, position: Position[T]) -> str:
        """Where on the pictures a choice is pointed at; ``AGENDA`` if nowhere."""

    def alike(self, position: Position[T]) -> Mapping[str, str]:
        """Places where a click means another target: a place that stands for what is done there."""

    def name(self, target: str) -> str:
        """What a target is called, for those who can't see it."""

    def about(self, target: str) -> str:
        """What lies at a target and what it does, where nobody could know that by its picture alone; else nothing. Pointing there
        then says it before anything is done.
        """

    def choice(self, choice: Choice, position: Position[T]) -> str:
        """A choice as on a button."""

    def look(self, choice: Choice, position: Position[T]) -> Look:
        """How a choice is shown among others."""

    def carry(self, choice: Choice, position: Position[T]) -> Carry | None:
        """What is carried where to make a choice; nothing where that would not be natural."""

    def payment(self, payment: Payment) -> str:
        """One way to pay; empty where nothing is paid."""

    def picture(self, what: str) -> str:
        """The shared picture (``#id``) of a kind of piece, or of ``time``, in a box of 24 by 24; empty where there is none."""

    def pieces(self) -> Sequence[str]:
        """The kinds of piece that are paid with, in the order in which people sort them."""

    def event(self, event: Event[T]) -> str:
        """What happened; empty for what isn't worth telling."""

    def because(self, game: Game[T], step: int) -> str:
        """Why a program did what it did from a step on, until somebody else was asked; empty where none did anything."""

    def together(self, events: Sequence[Event[T]]) -> str:
        """One line for events of one kind, of several one after the other; empty where each is told for itself."""

    def deed(self, event: Event[T]) -> bool:
        """Whether this is what somebody did, and not only what came along with it."""

    def moment(self, event: Event[T]) -> bool:
        """Whether this is told to everybody for itself, whoever brought it about: what everybody stops for."""

    def moves(self, event: Event[T], table: T, at: str) -> Sequence[Moving]:
        """What moves on the pictures when ``event`` happens at ``table``; ``at`` is the target of the choice that led to it."""

    def refusal(self, refusal: Refusal) -> tuple[str, str]:
        """Why a choice can't be made: the wording of the rules, and what is lacking (empty where nothing is counted)."""

    def citations(self, rules: Sequence[str]) -> tuple[str, ...]:
        """Where the rule texts say so."""

    def not_now(self, target: str, position: Position[T], viewer: Seat | None) -> tuple[str, tuple[str, ...]]:
        """Why ``target`` is not part of what is being decided, as far as ``viewer`` may know, with the rules that say so."""

    def strip(self, position: Position[T], seat: Seat) -> Strip:
        """What ``seat`` has, at a glance."""

    def purse(self, position: Position[T], seat: Seat) -> str:
        """What ``seat`` has to pay with, in a few words for somebody else."""

    def forced(self, choice: Choice, seats: Sequence[Seat], position: Position[T], why: Refusal | None = None) -> str:
        """What was done for ``seats`` one after the other, at ``position`` say: it was all that they could do. ``why``: what
        one of them lacked fewest pieces for.
        """

    def idle(self, choice: Choice, seat: Seat, position: Position[T], why: Refusal | None) -> str:
        """That ``seat`` could do nothing else at ``position``, shortly, before it comes to that; ``why`` as for ``forced``."""

    def hides(self, position: Position[T], seat: Seat) -> bool:
        """Whether ``seat`` sees what the others must not."""

    def head(self, game: Game[T]) -> str:
        """The first line of the game's save."""

    def decision(self, position: Position[T]) -> str:
        """What is being decided, and by whom."""

    def notes(self, position: Position[T]) -> tuple[str, ...]:
        """What else should be kept in mind: the round, what waits, the last turns."""

    def score(self, position: Position[T]) -> Score | None:
        """The final score, once there is one."""

    def standing(self, position: Position[T]) -> Standing:
        """How everybody stands now, as far as the whole table can know it."""

    def categories(self) -> tuple[str, ...]:
        """The names of the categories of ``standing``."""


def reasons(
    telling: Telling[T],
    position: Position[T],
    refusals: Iterable[Refusal],
    anyway: Callable[[Refusal], tuple[PaidAnyway, ...]] = lambda refusal: (),
) -> tuple[Reason, ...]:
    """Each rule's wording once, with its citations, and the choices it stands against, each with what it lacks.

    ``anyway``: what may have been paid for a choice although it is refused.
    """
    found: dict[str, tuple[list[Against], tuple[RuleKey, ...]]] = {}
    for refusal in refusals:
        wording, lacking = telling.refusal(refusal)
        against = Against(telling.choice(refusal.choice, position), lacking, anyway(refusal))
        found.setdefault(wording, ([], refusal.rules))[0].append(against)
    return tuple(Reason(tuple(against), text, telling.citations(rules)) for text, (against, rules) in found.items())


class Drawable(NamedTuple):
    """One thing that can be drawn, as a small card: what it is, and what else helps to tell it from others."""

    option: Option
    label: str
    besides: str


class Writing(Protocol[T]):
    """What it takes to write down a game that people play with their own pieces: what they drew, and what happened anyway."""

    def drawables(self, position: Position[T]) -> tuple[Drawable, ...] | None:
        """Everything that can be drawn one by one, in the order in which people look for it; nothing where a handful is."""

    def handful(self, position: Position[T], typed: Mapping[str, Sequence[str]]) -> Handful | None:
        """A form for what is drawn by the handful, with what was typed so far; nothing where single things are drawn."""

    def drawn(self, position: Position[T], typed: Mapping[str, Sequence[str]]) -> tuple[Choice, ...]:
        """What a form holds that can be entered now: one answer for each handful, at least one."""

    def completed(self, position: Position[T], typed: Mapping[str, Sequence[str]], random: Random) -> tuple[Choice, ...]:
        """What a form holds with the rest drawn by ``random``; nothing where nothing was typed into one."""

    def odds(self, position: Position[T]) -> Odds | None:
        """How likely what is hoped for is, before it is drawn; nothing where nobody would ask."""

    def anyway(self, line: str) -> str:
        """A line of what happened, marked as against the rules."""

    def laid(self) -> str:
        """That the table was laid out by hand."""

    def paid(self, payment: Payment, asked: bool = False) -> str:
        """What was paid for something that the rules refuse; marked if it is what they ask for it."""

    def impossible(self, flaw: str, position: Position[T]) -> str:
        """That the pieces for something are not there; ``flaw`` names the place that would be wrong, if that is known."""

    def put_right(self) -> str:
        """That the table can be put right by hand first."""
