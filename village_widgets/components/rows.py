"""The choices of a position as a page lists them: each once, the most important first, and how they are made by hand."""

from __future__ import annotations

from collections.abc import Container, Iterable
from math import inf
from typing import Generic, NamedTuple, TypeVar

from village_core.games.board_game import GameTable
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Choice, Lack, Option, Refusal, Seat
from village_widgets.components.messages import Aside, MisplacedPiece
from village_widgets.components.session import GameInPlay, play_forced
from village_widgets.components.telling import Carry, ChoiceStyle, Telling

T = TypeVar("T", bound=GameTable)


class ChoiceRow(NamedTuple):
    """One choice with all ways to pay for it, its target, how it is made by hand, and its style.

    ``number`` is its place among the choices in the order of the rules: a page may send it much later, when the list is sorted
    otherwise.
    """

    number: int
    choice: Choice
    target: str
    options: tuple[Option, ...]
    carry: Carry | None = None
    look: ChoiceStyle = ChoiceStyle()

    def is_meant_at(self, place: str, piece: str) -> bool:
        """Tell whether putting ``piece`` down at ``place``, or pointing there if no piece is named, can mean this choice."""
        return self.carry == (piece, place) if piece else self.target == place


class ForcedRun(NamedTuple, Generic[T]):
    """A choice that one seat or several made one after the other, at the positions ``starts``, because each had no other."""

    choice: Choice
    starts: list[Position[T]]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that made the choice, each once, in order."""
        return tuple(dict.fromkeys(start.seat for start in self.starts if start.seat is not None))

    def find_starts(self, people: Container[Seat]) -> list[Position[T]]:
        """List, for each of these ``people`` who made the choice, the first position at which they did."""
        return [next(start for start in self.starts if start.seat == seat) for seat in self.seats if seat in people]


class ForcedNote(NamedTuple, Generic[T]):
    """A note about forced moves of people, in words: ``said``, and ``title``, which never names lacking pieces.

    ``at`` is the position of the first of these moves, None if there is no such move; both texts are empty then.
    """

    said: str = ""
    title: str = ""
    at: Position[T] | None = None


def list_asides(telling: Telling[T], session: GameInPlay[T], answering: bool, coached: tuple[Aside, ...]) -> tuple[Aside, ...]:
    """List what a page may ask besides: the odds and the coach while its player decides, the costly moves once a game is over.

    ``answering``: the page's player decides. ``coached`` are the questions that the page's coach answers; other questions to it
    are left out, as are the odds in a game without any, and the costly moves if no person played.
    """
    position = session.position
    deciding = answering and position.seat != CHANCE
    there: dict[Aside, bool] = {
        "odds": deciding and telling.foretells,
        "coach": deciding and "coach" in coached,
        "costly": position.over and "costly" in coached and bool(session.people),
    }
    return tuple(aside for aside, answers in there.items() if answers)


def list_rows(telling: Telling[T], position: Position[T]) -> tuple[ChoiceRow, ...]:
    """List every legal choice, the most important first and doing nothing last."""
    found: dict[Choice, list[Option]] = {}
    for option in position.options:
        found.setdefault(option.choice, []).append(option)
    rows = (
        ChoiceRow(
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


def find_row(rows: Iterable[ChoiceRow], number: int) -> ChoiceRow | None:
    """Return the row with this number, or None."""
    return next((row for row in rows if row.number == number), None)


def list_misplaced_pieces(telling: Telling[T], position: Position[T], rows: Iterable[ChoiceRow]) -> tuple[MisplacedPiece, ...]:
    """List pieces that could be carried to places where the rules refuse them just now, so that the page can say why."""
    legal = {row.carry for row in rows}
    refused = dict.fromkeys(telling.carry(refusal.choice, position) for refusal in position.refusals)
    return tuple(MisplacedPiece(*carry) for carry in refused if carry is not None and carry not in legal)


def warn_idle(telling: Telling[T], position: Position[T], row: ChoiceRow) -> str:
    """Warn that after this choice, paid in its first way, its player decides again but can do nothing; else return "".

    Also "" for a quiet choice, if doing nothing was possible already, and if the choice lets a frame that waited on the agenda
    go on: what can be done in that frame has another cause.
    """
    seat, waiting = position.seat, position.agenda[:-1]
    if seat is None or seat == CHANCE or row.look.quiet:
        return ""
    after = position.take(row.options[0]).position
    if after.seat != seat or after.agenda[: len(waiting)] != waiting or len(after.options) != 1:
        return ""
    [only] = after.options
    if any(option.choice == only.choice for option in position.options):
        return ""  # the player can decline it without this option, too
    return telling.describe_idle(_find_easiest(after)) if telling.style_choice(only.choice, after).quiet else ""


def rank_refusals(position: Position[T]) -> list[Refusal]:
    """Return a position's refusals, those with the fewest lacking pieces first; refusals that no pieces help come last."""
    return sorted(position.refusals, key=lambda refusal: min(map(_count_missing, refusal.reasons)))


def _count_missing(way: tuple[Lack, ...]) -> float:
    """Count the pieces that one way to make a choice lacks; infinite if something else than pieces is lacking."""
    return sum(lack.needed - lack.has if lack.needed else inf for lack in way)


def _find_easiest(position: Position[T]) -> Refusal | None:
    """Return the refusal that lacks the fewest pieces and nothing else, with only that way as its reason; None without one."""
    ways = (Refusal(refusal.choice, (way,)) for refusal in position.refusals for way in refusal.reasons)
    return min(
        (way for way in ways if _count_missing(way.reasons[0]) < inf),
        key=lambda way: _count_missing(way.reasons[0]),
        default=None,
    )


def note_forced(telling: Telling[T], played: GameInPlay[T], since: int, soon: bool) -> ForcedNote[T]:
    """Return a note about the forced moves of people from the step ``since`` on, or about those that come ``soon``.

    The same move by several players in a row is one sentence. If ``soon`` and if only one person makes it, ``said`` names the
    lacking pieces.
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
    ours = [(run, people) for run in runs if (people := run.find_starts(played.people))]
    said = (
        telling.describe_forced(run.choice, run.seats, at[0], _find_easiest(at[0]) if soon and len(at) == 1 else None)
        for run, at in ours
    )
    titles = (telling.describe_forced(run.choice, run.seats, at[0]) for run, at in ours)
    if not ours:
        return ForcedNote()
    return ForcedNote(telling.words.join_sentences(*said), telling.words.join_sentences(*titles), ours[0][1][0])
