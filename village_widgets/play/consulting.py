"""The coach of the play page: its questions about the game on the table, and what it may know of that."""

from __future__ import annotations

from typing import TypeVar

from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import PrintedEdition
from village_widgets.components.coach import PageCoach, PastGame, build_coach_question, refuse_untracked
from village_widgets.components.commands import AskCoach, Consulting, LeaveCoach, ReviewGame
from village_widgets.components.messages import Message
from village_widgets.components.playing import PlayedBoard
from village_widgets.components.session import Session

T = TypeVar("T", bound=GameTable)
E = TypeVar("E", bound=PrintedEdition)


def consult(
    coach: PageCoach, command: Consulting, game: BoardGame[T, E], session: Session[T], table: PlayedBoard[T]
) -> Message | None:
    """Ask the coach about the next decision, or about all decisions of people once the game is over; or stop the coach.

    Return the first answer, or a refusal where less is tracked than a coach needs; None if the question can't be asked now, and
    after stopping.
    """
    if isinstance(command, AskCoach | ReviewGame) and (refused := refuse_untracked(table.telling.words, session.position)):
        return refused
    match command:
        case AskCoach() if table.answering:
            seed = f"coach {len(session.game.steps)}"
            return coach.ask(build_coach_question(game, table.telling, session.position, table.viewer, seed))
        case ReviewGame() if session.position.over:
            return coach.review(PastGame(game, session.game, session.people, table.telling))
        case LeaveCoach():
            coach.stop()
    return None
