"""Checks that an input still means what its page meant, after lines that the page did not know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TypeVar

from village_core.kernel.frames import Frame, Table
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Illegal, Option
from village_widgets.companion.logged import LoggedGame, TableLine
from village_widgets.companion.outcomes import Conflict, InputEnvelope, Move, TooEarly

T = TypeVar("T", bound=Table)


def find_unseen(logged: LoggedGame[T], sent: InputEnvelope) -> Conflict[T] | None:
    """Return the conflict with the lines that an input's page had not seen; None if it had seen all.

    A page that has seen more lines than there are gets a conflict with the last line.
    Use this for inputs that refer to what the page was shown.
    """
    if sent.seen == len(logged.records):
        return None
    if sent.seen > len(logged.records):
        return Conflict(logged.records[-1:])
    return _build_conflict(_list_since(logged, sent.seen))


def find_conflict(logged: LoggedGame[T], moves: Sequence[Move[T]], sent: InputEnvelope) -> Conflict[T] | None:
    """Return the conflict of an input's ``moves`` with the lines that its page did not know.

    There is none where those lines and the moves leave each other alone, or where the page itself entered the lines and the
    same question is still asked. A page that has seen more lines than there are gets a conflict with the last line.
    """
    if sent.seen > len(logged.records):
        return Conflict(logged.records[-1:])
    unknown = _find_unknown_lines(logged, sent)
    if not unknown:
        return None
    try:
        asked, now = _reconstruct(logged, sent), logged.position
    except (Illegal, ValueError):
        return _build_conflict(unknown)
    same = _find_question(asked) == _find_question(now) and len(asked.agenda) <= len(
        now.agenda
    )  # the agenda may have grown below
    if same and all(record.own for record in unknown):
        return None
    decisions = [move for move in moves if isinstance(move, Option | Choice)]
    if len(decisions) < len(moves):  # an undo or a laid-out table affects every line
        return _build_conflict(unknown)
    apart = all((record.own and same) or _are_independent(logged, each, record) for each in decisions for record in unknown)
    return None if apart and _is_order_free(logged, asked, decisions, unknown) else _build_conflict(unknown)


def find_same(logged: LoggedGame[T], options: Sequence[Option], sent: InputEnvelope) -> tuple[TableLine[T], ...]:
    """Return the lines in which other pages entered exactly the decisions of an input, in its order; empty if one is missing.

    Each line counts once, so that players can report twice what happened twice.
    """
    left = _list_rivals(logged, sent)
    same = list[TableLine[T]]()
    for option in options:
        found = next((at for at, record in enumerate(left) if record.step and record.step.option == option), None)
        if found is None:
            return ()
        same.append(left[found])
        left = left[found + 1 :]
    return tuple(same)


def find_rival(logged: LoggedGame[T], option: Option, sent: InputEnvelope) -> TableLine[T] | None:
    """Return the first line of another page that may report the same event, but differently; None if there is none."""
    return next((record for record in _list_rivals(logged, sent) if record.step and _compete(logged, record, option, sent)), None)


def explain(logged: LoggedGame[T], sent: InputEnvelope) -> Conflict[T] | TooEarly | None:
    """Explain an input that can't be entered by what its page did not know: lines, or a question before it.

    Returns None if the page knew all.
    """
    if unknown := _find_unknown_lines(logged, sent):
        return _build_conflict(unknown)
    return TooEarly() if sent.ahead and _asks_more(logged, sent.seen) else None


def must_wait(logged: LoggedGame[T], option: Option, seen: int) -> bool:
    """Tell whether a late input can be entered only after a question that its page had not been asked."""
    if not _asks_more(logged, seen):
        return False
    try:
        logged.position.play(option)
    except Illegal:
        return True
    return False


def _build_conflict(meanwhile: tuple[TableLine[T], ...]) -> Conflict[T]:
    return Conflict(meanwhile, bool(meanwhile) and all(record.own for record in meanwhile))


def _list_since(logged: LoggedGame[T], seen: int) -> tuple[TableLine[T], ...]:
    """Return the lines after the first ``seen`` ones."""
    return logged.records[max(0, seen) :]


def _find_unknown_lines(logged: LoggedGame[T], sent: InputEnvelope) -> tuple[TableLine[T], ...]:
    """Return the lines of which an input's page knew nothing; if it counted ahead, it knew its own."""
    return tuple(record for record in _list_since(logged, sent.seen) if not (sent.ahead and record.own))


def _asks_more(logged: LoggedGame[T], seen: int) -> bool:
    """Tell whether more waits on the agenda now than when an input's page last looked, after ``seen`` lines."""
    since = _list_since(logged, seen)
    return bool(since) and len(logged.find_position(since[0].number).agenda) < len(logged.position.agenda)


def _reconstruct(logged: LoggedGame[T], sent: InputEnvelope) -> Position[T]:
    """Return the position that a page saw when it sent an input; there must be lines after those that it had seen.

    Raises ``Illegal`` or ``ValueError`` if the page's own lines don't lead to one.
    """
    since = _list_since(logged, sent.seen)
    position = logged.find_position(since[0].number)
    for record in since:
        if sent.ahead and record.own:
            if record.step is None:
                raise ValueError
            position = position.play(record.step.option).position
    return position


def _list_rivals(logged: LoggedGame[T], sent: InputEnvelope) -> Sequence[TableLine[T]]:
    """Return the lines that still hold in which other pages entered decisions of the turn in which an input was made.

    Lines that the input's page had seen are left out. There are none if what the page saw can't be reconstructed.
    """
    since = _list_since(logged, sent.seen)
    if not since:
        return ()
    try:
        seat = _reconstruct(logged, sent).seat
    except (Illegal, ValueError):
        return ()
    turn = takewhile(lambda record: record.seat == seat, (record for record in since if not record.own))
    return [record for record in turn if record.step is not None and record.entry.answer and record.number in logged.live]


def _compete(logged: LoggedGame[T], record: TableLine[T], option: Option, sent: InputEnvelope) -> bool:
    """Tell whether a line and a decision answer the same question, or report the same about a seat, one number apart at most."""
    assert record.step is not None
    one, other = record.step.option.choice, option.choice
    if not hasattr(one, "seat") and not hasattr(other, "seat"):
        return _find_question(logged.find_position(record.number)) == _find_question(_reconstruct(logged, sent))
    if type(one) is not type(other):
        return False
    apart = [(getattr(one, name), getattr(other, name)) for name in one.__struct_fields__ if name != "seat"]
    differing = [pair for pair in apart if pair[0] != pair[1]]
    same_seat = getattr(one, "seat", None) == getattr(other, "seat", None)
    return same_seat and len(differing) <= 1 and all(isinstance(value, int) for pair in differing for value in pair)


def _are_independent(logged: LoggedGame[T], decision: Option | Choice, record: TableLine[T]) -> bool:
    """Tell whether the game knows that a decision and the line ``record`` are independent; False for a line entered anyway."""
    if record.step is None or record.entry.anyway:
        return False
    choice = decision.choice if isinstance(decision, Option) else decision
    return logged.codec.are_independent(choice, record.step.option.choice)


def _is_order_free(
    logged: LoggedGame[T], asked: Position[T], decisions: Sequence[Option | Choice], unknown: Sequence[TableLine[T]]
) -> bool:
    """Tell whether the ``decisions`` lead to the same position before the ``unknown`` lines, at ``asked``, as after them.

    If one of them can't be played there, they don't.
    """
    others = [record.step.option for record in unknown if record.step is not None]
    try:
        return _play_on(asked, *decisions, *others) == _play_on(logged.position, *decisions)
    except Illegal:
        return False


def _find_question(position: Position[T]) -> Frame[T] | None:
    """Return the question of a position's top frame; None at the end of a game."""
    return None if position.top is None else position.top.question


def _play_on(position: Position[T], *decisions: Option | Choice) -> Position[T]:
    """Return the position after some decisions. Raises ``Illegal``."""
    for decision in decisions:
        position = position.play(decision).position
    return position
