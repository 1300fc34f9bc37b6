"""The choices of one position as a page lists them: each once, what matters most first, and how they are made by hand."""

from __future__ import annotations

from collections.abc import Container, Iterable
from math import inf
from typing import Generic, NamedTuple, TypeVar

from village_core.games.board_game import GameTable
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Choice, Lack, Option, Refusal, Seat
from village_widgets.components.messages import Aside, Carried
from village_widgets.components.session import GameInPlay, play_forced
from village_widgets.components.telling import Carry, ChoiceStyle, Telling

T = TypeVar("T", bound=GameTable)


class Row(NamedTuple):
    """One choice with all the ways to pay for it, where it is pointed at, how it is made by hand, and how it is shown.

    Its ``number`` is its place among the choices as the rules give them: a page may keep it for long before it says it, and what
    is shown first may be otherwise by then.
    """

    number: int
    choice: Choice
    target: str
    options: tuple[Option, ...]
    carry: Carry | None = None
    look: ChoiceStyle = ChoiceStyle()

    def at(self, place: str, piece: str) -> bool:
        """Whether it may be meant by whoever points at ``place``, or puts ``piece`` down there."""
        return self.carry == (piece, place) if piece else self.target == place


class ForcedRun(NamedTuple, Generic[T]):
    """What several seats did one after the other, at ``starts``, because each of them could do nothing else."""

    choice: Choice
    starts: list[Position[T]]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who did so, each once."""
        return tuple(dict.fromkeys(start.seat for start in self.starts if start.seat is not None))

    def among(self, people: Container[Seat]) -> list[Position[T]]:
        """Where each of the ``people`` among them stood first."""
        return [next(start for start in self.starts if start.seat == seat) for seat in self.seats if seat in people]


class ForcedNote(NamedTuple, Generic[T]):
    """What is done for people who can do nothing else: in words, beforehand with what is lacking; without; where the first is."""

    said: str = ""
    title: str = ""
    at: Position[T] | None = None


def list_asides(telling: Telling[T], session: GameInPlay[T], answering: bool, coached: tuple[Aside, ...]) -> tuple[Aside, ...]:
    """What may be asked besides: by whoever decides, the odds of a game that has any; and what the page's coach says."""
    position = session.position
    deciding = answering and position.seat != CHANCE
    there: dict[Aside, bool] = {
        "odds": deciding and telling.foretells,
        "coach": deciding and "coach" in coached,
        "costly": position.over and "costly" in coached and bool(session.people),
    }
    return tuple(aside for aside, answers in there.items() if answers)


def list_rows(telling: Telling[T], position: Position[T]) -> tuple[Row, ...]:
    """Every choice that can be made, what matters most first and what does nothing last."""
    found: dict[Choice, list[Option]] = {}
    for option in position.options:
        found.setdefault(option.choice, []).append(option)
    rows = (
        Row(
            number,
            choice,
            telling.find_target(choice, position),
            tuple(ways),
            telling.carry(choice, position),
            telling.style_choice(choice, position),
        )
        for number, (choice, ways) in enumerate(found.items())
    )
    return tuple(sorted(rows, key=lambda row: (row.look.quiet, -row.look.weight)))


def find_row(rows: Iterable[Row], number: int) -> Row | None:
    """The row of this number, if there is one."""
    return next((row for row in rows if row.number == number), None)


def list_carried(telling: Telling[T], position: Position[T], rows: Iterable[Row]) -> tuple[Carried, ...]:
    """What can be carried on the board, and where to; also what the rules refuse there just now, and then say why."""
    refused = (telling.carry(refusal.choice, position) for refusal in position.refusals)
    found = dict.fromkeys(refused, False) | dict.fromkeys((row.carry for row in rows), True)
    return tuple(Carried(*carry, may) for carry, may in found.items() if carry is not None)


def warn_idle(telling: Telling[T], position: Position[T], row: Row) -> str:
    """That a choice leaves whoever makes it with nothing more to do, in words; empty where it does not, or one can't know. What
    waits has to wait still: what can be done once that has gone on has nothing to do with the choice.
    """
    seat, waiting = position.seat, position.agenda[:-1]
    if seat is None or seat == CHANCE or row.look.quiet:
        return ""
    after = position.take(row.options[0]).position
    if after.seat != seat or after.agenda[: len(waiting)] != waiting or len(after.options) != 1:
        return ""
    [only] = after.options
    return (
        telling.describe_idle(only.choice, seat, after, _easiest(after)) if telling.style_choice(only.choice, after).quiet else ""
    )


def rank_refusals(position: Position[T]) -> list[Refusal]:
    """What is refused, that first for which the fewest pieces are lacking, and last what no pieces help."""
    return sorted(position.refusals, key=lambda refusal: min(map(_missing, refusal.reasons)))


def _missing(way: tuple[Lack, ...]) -> float:
    """How many pieces are lacking for one way to do what is refused."""
    return sum(lack.needed - lack.has if lack.needed else inf for lack in way)


def _easiest(position: Position[T]) -> Refusal | None:
    """What is refused for the fewest pieces, and only those, if pieces are lacking for anything."""
    ways = (Refusal(refusal.choice, (way,)) for refusal in position.refusals for way in refusal.reasons)
    return min((way for way in ways if _missing(way.reasons[0]) < inf), key=lambda way: _missing(way.reasons[0]), default=None)


def note_forced(telling: Telling[T], played: GameInPlay[T], since: int, soon: bool) -> ForcedNote[T]:
    """What was done from a step on for people who could do nothing else, or what is done so ``soon``; the same by one after the
    other is told together. What each lacks is said beforehand, where only one of them is a person.
    """
    game, runs, going = play_forced(played.game) if soon else played.game, list[ForcedRun[T]](), False
    for at in range(len(played.game.steps) if soon else since, len(game.steps)):
        start = game.steps[at - 1].position if at else game.start
        if start.seat is None or start.seat == CHANCE:
            continue
        choice, only = game.steps[at].option.choice, len(start.options) == 1
        if only and going and runs[-1].choice == choice and type(runs[-1].starts[0].top) is type(start.top):
            runs[-1].starts.append(start)
        elif only:
            runs.append(ForcedRun(choice, [start]))
        going = only
    ours = [(run, people) for run in runs if (people := run.among(played.people))]
    said = (
        telling.describe_forced(run.choice, run.seats, at[0], _easiest(at[0]) if soon and len(at) == 1 else None)
        for run, at in ours
    )
    titles = (telling.describe_forced(run.choice, run.seats, at[0]) for run, at in ours)
    return ForcedNote(" ".join(said), " ".join(titles), ours[0][1][0]) if ours else ForcedNote()
